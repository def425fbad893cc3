"""Victory: how a game ends, and what is revealed then (NOSF-100 to NOSF-108, NOSF-119)."""

from __future__ import annotations

from whitby.core.facts import Fact
from whitby.games.nosferatu.cards import OVER
from whitby.games.nosferatu.events import CHARACTER_REVEALED, RESERVE_SHOWN, WON
from whitby.games.nosferatu.state import Nosferatu, put


def reveal(state: Nosferatu, seat: int) -> None:
    """Turn a character face up for the rest of the game (NOSF-105)."""
    state.revealed = put(state.revealed, seat, True)
    state.tell(CHARACTER_REVEALED.of(seat, state.roles[seat]))


def win(state: Nosferatu, side: int, reason: int) -> None:
    """End the game at once: nothing that is still pending is carried out."""
    state.stack.clear()
    state.winner = side
    state.reason = reason
    state.phase = OVER
    state.tell(WON.of(side, reason))
    for seat in state.actors:
        if not state.revealed[seat]:
            state.tell(CHARACTER_REVEALED.of(seat, state.roles[seat]))
    state.revealed = (True,) * state.players
    if state.options["show_reserves"] == "on":
        for seat in state.actors:
            cards = tuple(state.reserve[4 * seat : 4 * seat + 4])
            state.tell(Fact(RESERVE_SHOWN, (seat, cards)))
