"""Quick answers for playouts: which action card to play, and which to take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whitby.bots.duel import worth
from whitby.bots.duel.playout import whim
from whitby.bots.duel.playout_worth import encounter, kept, life_cost, special
from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel import cards
from whitby.games.duel.cards import ALL_TARGETS, EACH, NONE
from whitby.games.duel.options import uses_special
from whitby.games.duel.state import Duel

if TYPE_CHECKING:
    from mypy_extensions import i64


def answer_play(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Play the card that costs least for what it does."""
    table = state.public
    side: i64 = table.active
    life = life_cost(state, side)
    prize = worth.TARGETS[min(table.targets[side], ALL_TARGETS - 1)]
    left = len(cards.bits(state.ready[side]))
    share = (left - 1) / 4
    chosen = decision.options[0]
    top = -1000.0
    for option in decision.options:
        card = option.first
        used = uses_special(option)
        score = whim(rng, 0.03) - share * kept(state, card)
        excess: i64 = table.steps - state.deck.moves[card]
        if excess > 0:
            score -= float(excess) * (life + worth.DEAR)
        if table.revealed != NONE:
            score += encounter(state, card, table.revealed % EACH, used, life, prize)
        if used:
            score += special(state, card) - 0.005
        if score > top:
            top = score
            chosen = option
    return chosen


def answer_fetch(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Take back the most useful card."""
    chosen = decision.options[0]
    top = -1000.0
    for option in decision.options:
        card = option.first
        score = kept(state, card) + special(state, card) + whim(rng, 0.1)
        if score > top:
            top = score
            chosen = option
    return chosen
