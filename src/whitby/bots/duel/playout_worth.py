"""What a playout takes lives, action cards and encounters to be worth, from a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.bots.duel import worth
from whitby.bots.duel.cards import ARMED, INSIGHT, KEPT, STEP
from whitby.games.duel import cards
from whitby.games.duel.cards import ALL_TARGETS, DECK, EACH, SYMBOL, TARGET
from whitby.games.duel.state import Duel

if TYPE_CHECKING:
    from mypy_extensions import i64

SPECIAL: Final[tuple[float, ...]] = (
    0.15,  # Flügel
    0.1,  # Puls
    0.12,  # Tiefe
    0.15,  # Atem
    0.05,  # Rauschen
    0.1,  # Augen
    0.0,  # Dunkel
    0.05,  # Flüstern
    0.0,
    0.0,
    0.0,  # Eingebung
    0.25,  # Gelassenheit
    0.0,  # Kampfeslust
    0.2,  # Scharfsinn
    0.0,  # Täuschung
    0.05,  # Verstärkung
    0.12,  # Wachsamkeit
    0.1,  # Widerstand
    0.0,
    0.0,
)
"""The value of a special action at an average moment."""
KEEP: Final = tuple([KEPT.get(card, 0.0) for card in range(2 * DECK)])
"""The value of special actions that should be kept for the right moment."""


def life_cost(state: Duel, side: int) -> float:
    """Return the cost of losing a life; less in a game that drags on."""
    table = state.public
    lives = table.lives[side]
    cost: float = worth.LIVES[lives]
    held = state.hand[side * EACH + TARGET]
    if lives == 1 and held > 0 and table.targets[1 - side] < ALL_TARGETS - 1:
        cost = worth.SAVED
    limit = state.rulings.turn_limit
    late = float(table.turn) - min(worth.PATIENT, limit // 4)
    haste = min(max(late / min(worth.HURRIED, limit // 3), 0.0), 1.0)
    return cost * (1.0 - worth.HASTE * haste)


def kept(state: Duel, card: int) -> float:
    """Return the value of having a card in the action hand."""
    deck = state.deck
    found: float = ARMED[deck.strengths[card]] + STEP * deck.moves[card]
    return found + KEEP[card]


def special(state: Duel, card: int) -> float:
    """Return the value of a special action besides the encounter."""
    table = state.public
    found: float = SPECIAL[card]
    if card == cards.PULS or card == cards.VERSTAERKUNG:
        first = 0 if card == cards.PULS else EACH
        beaten = table.discard[first] + table.discard[first + 1] + table.discard[first + 2]
        return found if beaten else 0.0
    if card == cards.SCHARFSINN and table.fresh[1]:
        return found - INSIGHT
    return found


def encounter(state: Duel, card: int, rank: i64, used: bool, life: float, prize: float) -> float:
    """Return the value of meeting a card of a rank with an action card."""
    if card == cards.EINGEBUNG and used:
        return worth.MET
    if rank == TARGET:
        return prize
    if rank == SYMBOL:
        return worth.MET if card == cards.DUNKEL and used else worth.MET - life
    table = state.public
    strength: i64 = state.deck.strengths[card]
    against: i64 = rank + (2 if table.breath and table.active == cards.VAN_HELSING else 1)
    if strength > against:
        return worth.BEATEN + (worth.AGAIN if card == cards.KAMPFESLUST and used else 0.0)
    if strength == against or (strength == 0 and state.rulings.unarmed_draws):
        return worth.MET
    return worth.MET - life


assert len(SPECIAL) == 2 * DECK
