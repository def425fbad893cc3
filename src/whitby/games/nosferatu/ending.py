"""Victory: how a game ends, and what is laid open then (NOSF-100 to NOSF-108, NOSF-119)."""

from __future__ import annotations

from whitby.games.nosferatu.cards import OVER
from whitby.games.nosferatu.events import CharacterRevealed, ReserveShown, Won
from whitby.games.nosferatu.state import Nosferatu, actors


def reveal(state: Nosferatu, seat: int) -> None:
    """Turn a character face up; it stays so for the rest of the game (NOSF-105)."""
    state.revealed[seat] = True
    state.events.append(CharacterRevealed(seat, state.roles[seat]))


def win(state: Nosferatu, side: int, reason: int) -> None:
    """End the game at once: nothing that was still to come is carried out."""
    state.stack.clear()
    state.winner = side
    state.reason = reason
    state.phase = OVER
    state.events.append(Won(side, reason))
    for seat in actors(state):
        if not state.revealed[seat]:
            reveal(state, seat)
    if state.options["show_reserves"] == "on":
        for seat in actors(state):
            a, b, c, d = state.reserve[4 * seat : 4 * seat + 4]
            state.events.append(ReserveShown(seat, (a, b, c, d)))
