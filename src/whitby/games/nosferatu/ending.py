"""Victory: how a game ends, and what is revealed then (NOSF-100 to NOSF-108, NOSF-119)."""

from __future__ import annotations

from whitby.games.nosferatu.cards import OVER
from whitby.games.nosferatu.events import CHARACTER_REVEALED, ReserveShown, Won
from whitby.games.nosferatu.state import Nosferatu, put


def reveal(state: Nosferatu, seat: int) -> None:
    """Turn a character face up for the rest of the game (NOSF-105)."""
    state.revealed = put(state.revealed, seat, True)
    state.tell(CHARACTER_REVEALED[seat][state.roles[seat]])


def win(state: Nosferatu, side: int, reason: int) -> None:
    """End the game at once: nothing that is still pending is carried out."""
    state.stack.clear()
    state.winner = side
    state.reason = reason
    state.phase = OVER
    state.tell(Won(side, reason))
    for seat in state.actors:
        if not state.revealed[seat]:
            state.tell(CHARACTER_REVEALED[seat][state.roles[seat]])
    state.revealed = (True,) * state.players
    if state.options["show_reserves"] == "on":
        for seat in state.actors:
            state.tell(ReserveShown(seat, tuple(state.reserve[4 * seat : 4 * seat + 4])))
