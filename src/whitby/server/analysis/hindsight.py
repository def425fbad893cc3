"""A finished game of Fury of Dracula in hindsight: what was possible, and what was true.

Both are computed once per table, on the first request, and cached as bytes with its moments. The
public events are processed in a thread, a few moves at a time; the game is replayed in pieces.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from msgspec import json

from whitby.core.engine import EVERYONE, Event
from whitby.core.facts import Fact
from whitby.core.game import Game
from whitby.games.fury import parts
from whitby.games.fury.board import PLACES
from whitby.games.fury.cards.table import DRACULA_HEALTH, EVERY_HUNTER, HEALTH, HUNTERS
from whitby.games.fury.events import (
    DAY_BEGAN,
    DEFEATED,
    DRACULA_STARTED,
    FIGHT,
    FLEW_TO,
    LAID_OPEN,
    LAIR_ENTERED,
    LAIR_MADE,
    WENT,
)
from whitby.games.fury.knowledge.tracking import Tracker
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView
from whitby.server.admission import Admit, yield_to_others
from whitby.server.analysis.deduction import MOST_WORLDS, Level, told
from whitby.server.analysis.moments import STATION_MOVES, Hindsight, Library, check
from whitby.server.refusals import need
from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer
from whitby.wire.story import Landmark, Standing, Story, Visit

MOVES_AT_ONCE: Final = 16
"""Moves to process before yielding to other requests."""

WENT_THERE: Final = (DRACULA_STARTED, WENT, LAID_OPEN, FLEW_TO)
"""The events that say where Dracula moves."""

SAMPLED: Final = (DAY_BEGAN, LAIR_ENTERED, LAIR_MADE, FIGHT)
"""The events after which the board has to be inspected."""

_encoder: Final = json.Encoder()


class Noted(NamedTuple):
    """An event that Dracula witnessed: the move that caused it, and the day."""

    fact: Fact
    move: int
    day: int
    week: int


async def story(library: Library, table: Table, viewer: Viewer, admit: Admit) -> bytes:
    """Return the story of a finished game, or refuse."""
    return (await hindsight(library, table, viewer, 0, admit)).story


async def deduced_then(
    library: Library, table: Table, viewer: Viewer, move: int, admit: Admit
) -> bytes:
    """Return where Dracula could be after this many moves of a finished game, or refuse."""
    return (await hindsight(library, table, viewer, move, admit)).deduction(move)


async def hindsight(
    library: Library, table: Table, viewer: Viewer, move: int, admit: Admit
) -> Hindsight:
    """Return the result for a finished game, computing it on the first request."""
    need(table.seating.game == "fury", "no-deduction")
    check(table, viewer, move, truth=True)
    book = library.book(table)
    if book.hindsight is None:
        async with book.looking_back:  # waiting for another request's result needs no admission
            if book.hindsight is None:
                async with admit():
                    book.keep(await look_back(table))
        library.make_room()
    assert book.hindsight is not None
    return book.hindsight


async def look_back(table: Table) -> Hindsight:
    """Compute what was possible and what was true, in pieces."""
    position = table.position
    assert position is not None
    view = position.look(None).view
    assert isinstance(view, FuryView)
    numbers = position.moves(None)
    public: list[list[Event]] = [[] for _ in range(len(table.seating.moves) + 1)]
    for event, move in zip(view.history, numbers, strict=True):
        if event.audience == EVERYONE:
            public[move].append(event)
    level = table.seating.house.deduction
    pursuit = Pursuit(table.game, dict(view.options), "possible" if level == "off" else level)
    for start in range(0, len(public), MOVES_AT_ONCE):
        await asyncio.to_thread(pursuit.follow, public[start : start + MOVES_AT_ONCE])
        await yield_to_others()
    found = await _true_story(table, pursuit.possible)
    return Hindsight(_encoder.encode(found), pursuit.deductions, pursuit.by_move)


class Pursuit:
    """What the public events revealed, move by move."""

    def __init__(self, game: Game[Any, Any], options: dict[str, str], level: Level) -> None:
        self._game = game
        self._level = level
        self._tracker = Tracker(options, MOST_WORLDS)
        self._at: list[int] = []  # the number of the move that caused each event
        self.possible: list[int] = []
        self.deductions: list[bytes] = []
        self.by_move: list[int] = []

    def follow(self, moves: Sequence[Sequence[Event]]) -> None:
        """Process the events of some more moves."""
        tracker = self._tracker
        for events in moves:
            move, before = len(self.by_move), tracker.here.places
            for event in events:
                self._at.append(move)
                tracker.hear(event)
            if not self.deductions or tracker.here.places is not before:  # something was learned
                found = told(self._game, tracker, self._at, self._level, move, 0)
                self.deductions.append(zlib.compress(_encoder.encode(found)))
            self.by_move.append(len(self.deductions) - 1)
            self.possible.append(len(tracker.here.places))


async def _true_story(table: Table, possible: list[int]) -> Story:
    """Return the true story, from what Dracula saw and from the board at some moves."""
    noted = _noted(table)
    wanted = {each.move for each in noted if each.fact.kind in SAMPLED}
    last = len(table.seating.moves)
    boards = await _boards(table, sorted({*wanted, last}))
    found = Story(moves=last, possible=possible, stops=[], landmarks=[], days=[])
    for each in noted:
        _tell(found, each, boards)
    day, week = (noted[-1].day, noted[-1].week) if noted else (0, 0)
    found.days.append(_standing(boards[last], last, day, week))
    return found


def _noted(table: Table) -> list[Noted]:
    """Return everything that Dracula witnessed."""
    assert table.position is not None
    seat = DRACULA_SEAT + 1
    found: list[Noted] = []
    day, week = 0, 0
    history = table.position.look(seat).view.history
    for event, move in zip(history, table.position.moves(seat), strict=True):
        if isinstance(event, Fact):
            if event.kind is DAY_BEGAN:
                day, week = event[parts.DAY], event[parts.WEEK]
            found.append(Noted(event, move, day, week))
    return found


async def _boards(table: Table, moves: list[int]) -> dict[int, FuryView]:
    """Return Dracula's view after each of these moves."""
    assert table.position is not None
    position = table.position.begin()
    played = [(act.seat, act.code) for act in table.seating.moves]
    found: dict[int, FuryView] = {}
    for before, move in pairwise([0, *moves]):
        for start in range(before, move, STATION_MOVES):
            position = position.go_on(played[start : min(start + STATION_MOVES, move)])
            await yield_to_others()
        view = position.look(DRACULA_SEAT + 1).view
        assert isinstance(view, FuryView)
        found[move] = view
    return found


def _tell(found: Story, noted: Noted, boards: dict[int, FuryView]) -> None:
    """Add an event to a story."""
    fact, move, day, week = noted
    board = boards.get(move)
    if fact.kind in WENT_THERE:
        _go(found, fact[parts.PLACE], noted)
    elif fact.kind is DEFEATED:
        hunter, place = fact[parts.WHO], fact[parts.PLACE]
        found.landmarks.append(_landmark("defeat", place, [hunter], noted))
    elif board is None:
        return
    elif fact.kind is DAY_BEGAN:
        found.days.append(_standing(board, move, day, week))
    elif fact.kind is LAIR_ENTERED:
        _go(found, board.dracula_place, noted)
    elif fact.kind is FIGHT:
        hunters = fact[parts.HUNTERS_THERE]
        found.landmarks.append(_landmark("fight", board.dracula_place, hunters, noted))
    elif fact.kind is LAIR_MADE:
        lair = board.dracula.lairs[fact[parts.SLOT]]
        if lair is not None:
            found.landmarks.append(_landmark("lair", lair.place, [], noted))


def _go(found: Story, place: int, noted: Noted) -> None:
    """Add a place that Dracula moved to, once for each move there."""
    name = PLACES[place]
    if not found.stops or (found.stops[-1].place, found.stops[-1].move) != (name, noted.move):
        found.stops.append(Visit(place=name, move=noted.move, day=noted.day, week=noted.week))


def _landmark(kind: Any, place: int, hunters: Sequence[int], noted: Noted) -> Landmark:
    return Landmark(
        kind=kind,
        place=PLACES[place],
        hunters=[HUNTERS[hunter] for hunter in hunters],
        move=noted.move,
        day=noted.day,
        week=noted.week,
    )


def _standing(board: FuryView, move: int, day: int, week: int) -> Standing:
    return Standing(
        move=move,
        day=day,
        week=week,
        influence=board.public.influence,
        health=DRACULA_HEALTH - board.public.damage,
        hunters={HUNTERS[each]: HEALTH[each] - board.public.wounds[each] for each in EVERY_HUNTER},
    )
