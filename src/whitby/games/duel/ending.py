"""Winning: the two proofs, and what follows the end of a game (DUEL-112 to DUEL-119)."""

from __future__ import annotations

from whitby.core.facts import Fact
from whitby.games.duel.cards import (
    ALL_TARGETS,
    BY_HAND,
    BY_TARGETS,
    DECK,
    EACH,
    NONE,
    OVER,
    TARGET,
)
from whitby.games.duel.events import SCORE, UNCOVERED, WON
from whitby.games.duel.state import Duel, pair, seat_of


def prove(state: Duel, side: int) -> bool:
    """End the game if a side can prove that no target is left for it on the board.

    Its look at the other hand counts as long as that hand has not changed (DUEL-119).
    """
    targets = state.public.targets[side]
    if targets == ALL_TARGETS:
        finish(state, side, BY_TARGETS)
        return True
    other = 1 - side
    if state.public.fresh[side] and targets + state.hand[other * EACH + TARGET] == ALL_TARGETS:
        finish(state, side, BY_HAND)
        return True
    return False


def finish(state: Duel, winner: int, reason: int) -> None:
    """End the game at once; nothing that was pending is carried out (DUEL-175).

    The next game of the match waits at the bottom of the stack.
    """
    table = state.public
    table.winner = winner
    table.reason = reason
    table.phase = OVER
    state.tell(Fact(WON, (winner, reason)))
    ready = state.ready[0] | state.ready[1] << DECK
    state.tell(Fact(UNCOVERED, (tuple(state.board), tuple(state.hand), ready)))
    if winner != NONE:
        seat = seat_of(state, winner)
        table.wins = pair(table.wins, seat, table.wins[seat] + 1)
    if state.rulings.games > 1:
        state.tell(Fact(SCORE, (table.wins[0], table.wins[1])))
    del state.stack[0 if match_over(state) else 1 :]


def match_over(state: Duel) -> bool:
    """Return whether no further game is to be played (DUEL-036)."""
    table = state.public
    left = state.rulings.games - table.game
    return left == 0 or abs(table.wins[0] - table.wins[1]) > left
