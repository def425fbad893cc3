"""What a network is shown of an imagined world: what the asked seat would see and conclude.

Worlds of the search carry what each seat believes, so no history is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.bots.duel.worlds import Followed
from whitby.bots.fury.swift import rough_of
from whitby.core.encoding import share
from whitby.core.engine import Decision, State
from whitby.games.duel.cards import SETUP
from whitby.games.duel.encoding import ENCODING as DUEL
from whitby.games.duel.encoding import NO_BELIEF
from whitby.games.duel.rights import glimpse as glimpse_duel
from whitby.games.fury.board import SPACES
from whitby.games.fury.encoding import ENCODING as FURY
from whitby.games.fury.encoding_slices import BELIEFS, VALUES
from whitby.games.fury.knowledge.outlook import Outlook
from whitby.games.fury.rights import glimpse as glimpse_fury
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury

Row = Callable[[State, Decision[Any]], bytes]


def duel_row(state: State, decision: Decision[Any]) -> bytes:
    """Return the same bytes as the encoding makes of the view and its history."""
    assert isinstance(state, Followed)
    return duel_view(state, decision.seat, decision)


def duel_view(state: Followed, seat: int, asked: Decision[Any] | None) -> bytes:
    """Return what a seat sees and believes."""
    view = glimpse_duel(state, seat)
    pieces = DUEL.pieces(view, asked)
    if view.public.phase == SETUP:
        return b"".join(pieces + NO_BELIEF)
    return b"".join(pieces + DUEL.believed(view, state.believe(view, seat)))


def duel_world(state: State, decision: Decision[Any]) -> bytes:
    """Return what Dracula sees and believes, then Van Helsing."""
    assert isinstance(state, Followed)
    dracula = int(state.public.dracula)
    found = b""
    for seat in (dracula, 1 - dracula):
        found += duel_view(state, seat, decision if decision.seat == seat else None)
    return found


def fury_world(state: State, decision: Decision[Any]) -> bytes:
    """Return what Dracula sees, with the rough belief of the hunters that playouts follow."""
    assert isinstance(state, Fury)
    rough = rough_of(state)
    if rough is None:
        return fury_view(state, decision, NO_FURY_BELIEF)
    return fury_view(state, decision, fury_belief(rough.follow(state)))


def fury_view(state: Fury, decision: Decision[Any], belief: list[bytes]) -> bytes:
    """Return what Dracula sees, and what the hunters believe about him."""
    asked = decision if decision.seat == DRACULA_SEAT else None
    return b"".join(FURY.pieces(glimpse_fury(state, DRACULA_SEAT), asked) + belief)


def fury_belief(outlook: Outlook) -> list[bytes]:
    """Return the slices of a belief about Dracula."""
    here = bytearray(SPACES)
    for place, chance in outlook.here.items():
        if place >= 0:
            here[place] = share(chance)
    spots = bytearray(BELIEFS[1].size)
    for spot, row in enumerate(outlook.chances):
        for value, chance in row.items():
            spots[VALUES * spot + value] = share(chance)
    return [bytes(here), bytes(spots)]


NO_FURY_BELIEF: Final = [bytes(each.size) for each in BELIEFS]
WORLDS: Final[dict[str, Row]] = {"duel": duel_world, "fury": fury_world}
"""How an imagined world of each game is shown to the network that evaluates it."""
