"""Which action card to play, and whether to use its special action."""

from __future__ import annotations

from typing import Final

from whitby.bots.duel import worth
from whitby.bots.duel.hands import exchange_gain
from whitby.bots.duel.routes import nearness
from whitby.bots.duel.standing import Standing
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel import cards
from whitby.games.duel.board import HARBOUR, LOCATIONS, STATION
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.options import uses_special
from whitby.games.duel.parts import CARD
from whitby.games.duel.view import DuelView

# The value of a card in hand: for combats by its strength, and for each step it pays for.
ARMED: Final[tuple[float, ...]] = (0.0, 0.05, 0.15, 0.33, 0.6)
STEP: Final = 0.025
KEPT: Final[dict[int, float]] = {
    cards.DUNKEL: 0.1,
    cards.EINGEBUNG: 0.15,
    cards.KAMPFESLUST: 0.1,
    cards.TIEFE: 0.1,
    cards.SCHARFSINN: 0.1,
}
"""The value of special actions that should be kept for the right moment."""

CANCELLING: Final = (cards.EINGEBUNG, cards.DUNKEL, cards.KAMPFESLUST)
"""Cards whose special actions change an encounter."""

BREATH: Final = 0.15
WHISPER: Final = 0.05
EYES: Final = 0.1
FETCHED: Final = 0.25
INSIGHT: Final = 0.2
VIGILANCE: Final = 0.12
RESISTANCE: Final = 0.15
RECRUIT: Final = 0.08


class Purse:
    """The cards in one's action hand, each with the cost of spending it and its effect."""

    def __init__(self, view: DuelView, belief: Belief, stand: Standing) -> None:
        me = belief.me
        self.cards: list[int] = []
        self.keep: list[float] = []
        self.special: list[float] = []
        self.idle: list[float] = []  # the value left without an encounter
        self.met: list[float] = []  # and with an encounter, by rank
        self.moves: list[int] = []  # the steps that each pays for
        self.most = 0  # the greatest number of steps that a card pays for
        self.silent = me == cards.DRACULA and view.public.ward
        self.life = worth.life_cost(view, me)
        self.prize = capture_worth(view, belief)
        self.spare = view.public.lives[me] - 1 + 2 * belief.held
        ready = view.ready[me]
        share = (view.ready_sizes[me] - 1) / 4
        deck = view.deck
        for at in range(cards.DECK):
            if ready >> at & 1:
                card = me * cards.DECK + at
                self.cards.append(card)
                kept = ARMED[deck.strengths[card]] + STEP * deck.moves[card]
                kept += KEPT.get(card, 0.0)
                self.keep.append(kept * share)
                use = 0.0 if self.silent else special_worth(view, belief, card, stand)
                self.special.append(use)
                self.moves.append(deck.moves[card])
                self.most = max(self.most, deck.moves[card])
        for index in range(len(self.cards)):
            kept = self.keep[index]
            self.idle.append(max(self.special[index], 0.0) - kept)
            for rank in range(cards.EACH):
                score = encounter_worth(view, self, index, rank, False)
                if not self.silent and (
                    self.special[index] > 0.0 or self.cards[index] in CANCELLING
                ):
                    score = max(score, encounter_worth(view, self, index, rank, True))
                self.met.append(score - kept)


def capture_worth(view: DuelView, belief: Belief) -> float:
    """Return the value of one more target of the enemy: perhaps the game (DUEL-119)."""
    collected = view.public.targets[belief.me]
    held = view.hands[belief.other]
    if held and collected + 1 + held[cards.TARGET] == cards.ALL_TARGETS:
        return worth.WIN
    return worth.TARGETS[min(collected, cards.ALL_TARGETS - 1)]


def special_worth(view: DuelView, belief: Belief, card: int, stand: Standing) -> float:
    """Return the current value of a card's special action, without an encounter."""
    table = view.public
    if not view.deck.has_special(card):
        return 0.0
    me = belief.me
    if me == cards.DRACULA:
        return _night(view, belief, card, stand)
    if card == cards.GELASSENHEIT:
        return FETCHED
    if card == cards.SCHARFSINN:
        if table.fresh[me]:
            return 0.0
        return belief.bare * worth.WIN + INSIGHT
    if card == cards.TAEUSCHUNG:
        return feint_worth(view, belief)
    if card == cards.VERSTAERKUNG:
        near = nearness(table.walls)
        he = table.figures[cards.DRACULA]
        moved = stand.value(STATION, he, near)
        moved -= stand.value(table.figures[me], he, near)
        return _recruited(view, me) + moved
    if card == cards.WACHSAMKEIT:
        return VIGILANCE
    if card == cards.WIDERSTAND:
        return RESISTANCE if belief.guarded else 0.05
    if card == cards.KAMPFESLUST and view.options["battle_lust"] == "always":
        return worth.AGAIN
    return 0.0


def _night(view: DuelView, belief: Belief, card: int, stand: Standing) -> float:
    """Return the same for Dracula's cards."""
    table = view.public
    near = nearness(table.walls)
    here = table.figures[cards.DRACULA]
    he = table.figures[cards.VAN_HELSING]
    if card == cards.FLUEGEL:
        there = stand.best_place(table, cards.DRACULA, near)
        return stand.value(there, he, near) - stand.value(here, he, near)
    if card == cards.RAUSCHEN:
        now = stand.value(here, he, near)
        home = stand.value(HARBOUR, he, near)
        if table.turned == HARBOUR:
            home = now
        return max(home, stand.value(here, HARBOUR, near)) - now
    if card == cards.PULS:
        return _recruited(view, cards.DRACULA)
    if card == cards.TIEFE:
        top = 0.0
        for at in range(LOCATIONS):
            if belief.own[at] > 0.0:
                top = max(top, belief.own[at] * exchange_gain(view, belief, at))
        return top
    if card == cards.ATEM:
        return BREATH
    if card == cards.FLUESTERN:
        return WHISPER
    if card == cards.AUGEN:
        return EYES
    return 0.0


def _recruited(view: DuelView, side: int) -> float:
    """Return the value of the best fighter in one's discard pile."""
    for rank in range(cards.FIGHTERS - 1, -1, -1):
        if view.public.discard[cards.mine(side, rank)] > 0:
            return RECRUIT * (rank + 1)
    return 0.0


def feint_worth(view: DuelView, belief: Belief) -> float:
    """Return the value of drawing a card from Dracula's hand (DUEL-138 to DUEL-143)."""
    size = view.hand_sizes[cards.DRACULA]
    if size == 0:
        return 0.0
    held = belief.hand
    bad = held.two + held.three + held.symbol
    if view.public.breath:
        bad += held.one
    life = worth.life_cost(view, cards.VAN_HELSING)
    return (held.target * capture_worth(view, belief) - bad * life) / size


def encounter_worth(view: DuelView, purse: Purse, index: int, rank: int, used: bool) -> float:
    """Return the value of an encounter with a card of this rank, using this action card."""
    card = purse.cards[index]
    special = purse.special[index] if used else 0.0
    if card == cards.EINGEBUNG and used:
        return worth.MET
    if rank == cards.TARGET:
        return purse.prize + special
    if rank == cards.SYMBOL:
        if card == cards.DUNKEL and used:
            return worth.MET
        return worth.MET - purse.life + special
    strength = view.deck.strengths[card]
    against = rank + 1
    if view.public.breath and view.public.active == cards.VAN_HELSING:
        against += 1
    if strength > against:
        if card == cards.KAMPFESLUST and used:
            special += worth.AGAIN
        return worth.BEATEN + special
    if strength == against or (strength == 0 and view.options["no_strength"] == "draws"):
        return worth.MET + special
    return worth.MET - purse.life + special


def dearness(view: DuelView, purse: Purse, card: int, steps: int) -> float:
    """Return the cost of the steps that a card does not pay for (DUEL-096)."""
    excess = steps - view.deck.moves[card]
    if excess <= 0:
        return 0.0
    return excess_cost(purse, excess)


def excess_cost(purse: Purse, excess: int) -> float:
    """Return the cost of this many steps that a card does not pay for."""
    if excess > purse.spare:
        return 2.0 * worth.WIN
    return excess * (purse.life + worth.DEAR)


def choose_card(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Return the card that costs least for what it does."""
    table = view.public
    purse = Purse(view, belief, Standing(belief))
    rank = cards.NONE if table.revealed == cards.NONE else table.revealed % cards.EACH
    worths: list[float] = []
    for option in decision.options:
        card = option[CARD]
        index = purse.cards.index(card)
        used = uses_special(option)
        score = -purse.keep[index] - dearness(view, purse, card, table.steps)
        if rank != cards.NONE:
            score += encounter_worth(view, purse, index, rank, used)
        elif used:
            score += purse.special[index]
        if used and purse.special[index] <= 0.0:
            score -= 0.01 if rank == cards.NONE else 0.005
        worths.append(score)
    return worth.chosen(decision.options, worths, rng, 0.02)


def choose_fetched(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Take back the most useful card: strength, steps, and a special action for now."""
    worths: list[float] = []
    stand = Standing(belief)
    for option in decision.options:
        card = option[CARD]
        score = ARMED[view.deck.strengths[card]] + STEP * view.deck.moves[card]
        score += KEPT.get(card, 0.0) + max(special_worth(view, belief, card, stand), 0.0)
        worths.append(score)
    return worth.chosen(decision.options, worths, rng, 0.05)
