"""Victory: how a game ends, and what is revealed then (NOSF-100 to NOSF-108, NOSF-119)."""

from __future__ import annotations

from whitby.core.facts import Fact
from whitby.games.nosferatu.cards import OVER
from whitby.games.nosferatu.events import CHARACTER_REVEALED, RESERVE_SHOWN, WON
from whitby.games.nosferatu.state import Nosferatu, put


def reveal(state: Nosferatu, seat: int) -> None:
    """Turn a character face up for the rest of the game (NOSF-105)."""
    state.public.revealed = put(state.public.revealed, seat, True)
    state.tell(CHARACTER_REVEALED.of(seat, state.roles[seat]))


def win(state: Nosferatu, side: int, reason: int) -> None:
    """End the game at once: nothing that is still pending is carried out."""
    table = state.public
    state.stack.clear()
    table.winner = side
    table.reason = reason
    table.phase = OVER
    state.tell(WON.of(side, reason))
    for seat in table.actors:
        if not table.revealed[seat]:
            state.tell(CHARACTER_REVEALED.of(seat, state.roles[seat]))
    table.revealed = (True,) * state.players
    if table.options["show_reserves"] == "on":
        for seat in table.actors:
            cards = tuple(state.reserve[4 * seat : 4 * seat + 4])
            state.tell(Fact(RESERVE_SHOWN, (seat, cards)))
