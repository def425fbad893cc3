"""What decides a duel: the numbers that the evaluation of a state looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.bots.duel.routes import distances
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import (
    ALL_KINDS,
    DECK,
    DRACULA,
    EACH,
    KINDS_OF,
    NONE,
    SYMBOL,
    TARGET,
    VAN_HELSING,
    mine,
)
from whitby.games.duel.state import Duel

if TYPE_CHECKING:
    from mypy_extensions import i64

NEAR: Final[tuple[float, ...]] = (1.0, 1.0, 0.95, 0.8, 0.6, 0.4, 0.25, 0.15, 0.1, 0.1, 0.1, 0.1)
"""How likely a place is reached next turn, by the number of steps."""
STRONG: Final = 3
"""The strength of a card from which it wins most fights."""
LONG: Final = 50.0

OF_SIDE: Final = (
    "one life",
    "two lives",
    "three lives",
    "a target to save the last life with",
    "one target collected",
    "two targets collected",
    "three targets collected",
    "four targets collected",
    "no target on the board",
    "one target on the board",
    "two targets on the board",
    "the only target on the board, and its hand known",
    "targets known to the enemy near them",
    "the same, on turn",
    "targets near the enemy on places known to be the side's",
    "the same, on turn",
    "targets near the enemy on other places",
    "the same, on turn",
    "share of targets among the places the enemy may look at",
    "no target on the board and the enemy near",
    "the same, on turn",
    "fighters of strength 3 hidden on the board",
    "symbol hidden on the board",
    "own undiscovered cards",
    "fighters lost",
    "action cards",
    "greatest strength",
    "strong action cards",
    "greatest number of steps",
)
"""The features of one side; there are as many of the other."""
OF_TABLE: Final = ("Van Helsing on turn", "breath", "whisper", "ward", "turned", "turn")


def features(state: Duel) -> list[float]:
    """Return the features of Dracula, of Van Helsing and of the table."""
    table = state.public
    found: list[float] = []
    dist = distances(table.walls)
    _add_side(found, state, DRACULA, dist)
    _add_side(found, state, VAN_HELSING, dist)
    found.append(1.0 if table.active == VAN_HELSING else 0.0)
    found.append(1.0 if table.breath else 0.0)
    found.append(1.0 if table.whisper else 0.0)
    found.append(1.0 if table.ward else 0.0)
    found.append(1.0 if table.turned != NONE else 0.0)
    found.append(float(table.turn) / LONG)
    return found


def _add_side(found: list[float], state: Duel, side: i64, dist: list[int]) -> None:
    """Add the features of one side."""
    table = state.public
    lives: i64 = table.lives[side]
    held: i64 = state.hand[side * EACH + TARGET]
    won: i64 = table.targets[side]
    found.append(1.0 if lives == 1 else 0.0)
    found.append(1.0 if lives == 2 else 0.0)
    found.append(1.0 if lives == 3 else 0.0)
    found.append(1.0 if lives == 1 and held > 0 else 0.0)
    found.append(1.0 if won == 1 else 0.0)
    found.append(1.0 if won == 2 else 0.0)
    found.append(1.0 if won == 3 else 0.0)
    found.append(1.0 if won == 4 else 0.0)
    _add_board(found, state, side, dist)
    first: i64 = side * EACH
    discard = table.discard
    found.append(float(discard[first] + discard[first + 1] + discard[first + 2]))
    ready: i64 = state.ready[side]
    count = 0.0
    top: i64 = 0
    strong = 0.0
    strengths = state.deck.strengths
    for at in range(DECK):
        if ready >> at & 1:
            count += 1.0
            strength: i64 = strengths[side * DECK + at]
            top = max(top, strength)
            if strength >= STRONG:
                strong += 1.0
    found.append(count)
    found.append(float(top))
    found.append(strong)
    found.append(float(state.deck.best[side << 10 | ready]))


def _add_board(found: list[float], state: Duel, side: i64, dist: list[int]) -> None:
    """Add the features of a side's cards on the board."""
    table = state.public
    board = state.board
    notes = state.notes
    enemy: i64 = 1 - side
    target: i64 = mine(side, TARGET)
    symbol: i64 = mine(side, SYMBOL)
    best_fighter: i64 = mine(side, SYMBOL - 1)
    whole: i64 = KINDS_OF[side]
    bit: i64 = 1 << target
    base: i64 = table.figures[enemy] * LOCATIONS
    sight: i64 = enemy * LOCATIONS
    own: i64 = side * LOCATIONS
    lying = 0
    places = 0.0
    known = announced = other = 0.0
    guards = symbols = undiscovered = 0.0
    for at in range(LOCATIONS):
        kind: i64 = board[at]
        mask: i64 = notes[sight + at]
        if mask & bit:
            places += 1.0
        if kind == target:
            lying += 1
            near = NEAR[dist[base + at]]
            if mask == bit:
                known += near
            elif mask == whole:
                announced += near
            else:
                other += near
        elif kind == symbol:
            if mask & (mask - 1):
                symbols += 1.0
        elif kind == best_fighter and mask & (mask - 1):
            guards += 1.0
        if kind != NONE and kind // EACH == side and notes[own + at] == ALL_KINDS:
            undiscovered += 1.0
    on_turn = table.active == enemy
    found.append(1.0 if lying == 0 else 0.0)
    found.append(1.0 if lying == 1 else 0.0)
    found.append(1.0 if lying == 2 else 0.0)
    found.append(1.0 if lying == 1 and table.fresh[enemy] else 0.0)
    found.append(known)
    found.append(known if on_turn else 0.0)
    found.append(announced)
    found.append(announced if on_turn else 0.0)
    found.append(other)
    found.append(other if on_turn else 0.0)
    found.append(lying / places if places > 0.0 else 0.0)
    close = NEAR[dist[base + table.figures[side]]] if lying == 0 else 0.0
    found.append(close)
    found.append(close if on_turn else 0.0)
    found.append(guards)
    found.append(symbols)
    found.append(undiscovered)
