"""A finished game of Fury of Dracula in hindsight: what was possible after each move, and true."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from unittest.mock import patch

import pytest
from msgspec import json

from server.tables import Evening, Table, refusal
from server.test_expensive_reads import Loop, long_game
from whitby.core.engine import EVERYONE, Event
from whitby.games.fury.board import NOWHERE, PLACES
from whitby.games.fury.knowledge.tracking import Tracker
from whitby.games.fury.view import FuryView
from whitby.server.admission import Admission, freely
from whitby.server.analysis import deduction, hindsight
from whitby.server.analysis.hindsight import Pursuit
from whitby.server.analysis.moments import Hindsight
from whitby.server.limits import Limits
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.server.table.replay import Table as Seated
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Resign
from whitby.wire.deduction import Deduced
from whitby.wire.story import Story


def story(table: Table, person: Person | None = None) -> Story:
    """The whole game as someone is told it."""
    room = table.room
    viewer = viewer_of(room.table, None if person is None else person.id)
    found = hindsight.story(room.services.library, room.table, viewer, freely)
    return json.decode(table.evening.run(found), type=Story)


def deduced(table: Table, move: int) -> Deduced:
    """Where Dracula could be after this many moves, as anyone is told."""
    room, viewer = table.room, viewer_of(table.room.table, None)
    found = hindsight.deduced_then(room.services.library, room.table, viewer, move, freely)
    return json.decode(table.evening.run(found), type=Deduced)


def refused(table: Table, move: int = 0) -> set[str]:
    """Why neither is shown."""
    return {refusal(lambda: story(table)), refusal(lambda: deduced(table, move))}


def counted(table: Table) -> list[int]:
    """How many places the tracker considers possible after each move, computed from scratch."""
    position = table.position
    view = position.look(None).view
    assert isinstance(view, FuryView)
    tracker = Tracker(dict(view.options), deduction.MOST_WORLDS)
    found = [0] * (len(table.room.table.seating.moves) + 1)
    last = 0
    for event, move in zip(view.history, position.moves(None), strict=True):
        found[last:move] = [len(tracker.here.places)] * (move - last)
        last = move
        if event.audience == EVERYONE:
            tracker.hear(event)
    found[last:] = [len(tracker.here.places)] * (len(found) - last)
    return found


def ask_at_once(table: Table) -> None:
    """Let many ask for the story at once: it is computed once, and in pieces."""
    room = table.room
    loop, turns, looked = Loop(), list[int](), list[int]()
    follow, look_back = Pursuit.follow, hindsight.look_back

    def followed(pursuit: Pursuit, moves: Sequence[Sequence[Event]]) -> None:
        turns.append(loop.turns)
        assert len(moves) <= hindsight.MOVES_AT_ONCE
        follow(pursuit, moves)

    async def looked_back(asked: Seated) -> Hindsight:
        looked.append(loop.turns)
        return await look_back(asked)

    async def main() -> set[bytes]:
        other = asyncio.ensure_future(loop.go_round())
        admit = Admission(Limits(), each=1).admit("192.0.2.1", None)
        viewer = viewer_of(room.table, None)
        found = await asyncio.gather(
            *(hindsight.story(room.services.library, room.table, viewer, admit) for _ in range(30))
        )
        loop.going = False
        await other
        return set(found)

    with (
        patch.object(Pursuit, "follow", followed),
        patch.object(hindsight, "look_back", looked_back),
    ):
        assert len(table.evening.run(main())) == 1
    assert len(looked) == 1
    assert len(set(turns)) == len(turns) > 20, "others had their turn between any two pieces"
    library = table.evening.rooms.services.library
    book = library.book(room.table)
    assert book.hindsight is not None
    size = book.size
    book.weigh()
    assert book.size == size >= book.hindsight.size > len(book.hindsight.story)


def test_the_curve_and_the_story_of_a_whole_game(evening: Evening) -> None:
    table = long_game(evening)
    ask_at_once(table)
    room = table.room
    last = len(room.table.seating.moves)
    told = story(table)
    assert told.moves == last > 300
    assert told.possible == counted(table)

    # the truth is always among what was possible, and the stops are where he was
    position = room.table.position
    assert position is not None
    position = position.begin()
    stops = {stop.move: stop.place for stop in told.stops}
    lairs = {mark.move: mark.place for mark in told.landmarks if mark.kind == "lair"}
    fights = {mark.move: mark.place for mark in told.landmarks if mark.kind == "fight"}
    here, compared, been = None, 0, set[str]()
    for move in range(last + 1):
        if move:
            act = room.table.seating.moves[move - 1]
            position = position.go_on([(act.seat, act.code)])
        truth = position.reveal()
        assert isinstance(truth, FuryView)
        here = stops.get(move, here)
        assert (truth.dracula_place == NOWHERE) == (here is None)
        if here is None:
            assert told.possible[move] == 0
            continue
        assert PLACES[truth.dracula_place] == here
        been.add(here)
        if move in lairs:
            assert lairs[move] in {PLACES[each.place] for each in truth.dracula.lairs if each}
        assert fights.get(move, here) == here
        if move % 9 == 0 or move in stops:
            shown = deduced(table, move)
            places = {each.place for each in shown.here.places}
            assert here in places
            assert len(places) == told.possible[move]
            assert all(fact.move <= move for fact in shown.facts)
            compared += 1
    assert compared > 40
    assert {stop.place for stop in told.stops} == been

    # the days are in order, each with its figures, and the last one matches the end
    truth = position.reveal()
    assert isinstance(truth, FuryView)
    end = told.days[-1]
    assert (end.move, end.influence, end.health) == (
        last,
        truth.public.influence,
        15 - truth.public.damage,
    )
    days = [(each.week, each.day) for each in told.days[:-1]]
    assert days == [(1 + n // 7, n % 7) for n in range(len(days))]
    codes = [event.code() for event in truth.history]
    for kind, name in (("defeat", "defeated:"), ("fight", "fight:"), ("lair", "lair_made:")):
        marks = [mark for mark in told.landmarks if mark.kind == kind]
        assert len(marks) == sum(code.startswith(name) for code in codes)


def test_nobody_is_told_before_the_end(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.begun("fury", anna, bram, draw_seats=False)
    assert refused(table) == {"only-over"}
    assert evening.rooms.services.library.book(table.room.table).hindsight is None
    table.does(anna, Resign())
    assert table.room.table.stage == "over"
    assert story(table).possible == [0]
    with pytest.raises(Refusal, match="no-moment"):
        deduced(table, 9)


def test_it_is_refused_where_there_is_none(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    assert refused(evening.duel(anna, bram)) == {"no-deduction"}
    assert refused(evening.table(anna, "fury")) == {"not-begun"}


def test_where_nobody_may_watch_it_is_for_those_who_played(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.begun("fury", anna, bram, watchers=False)
    table.does(anna, Resign())
    assert story(table, anna)
    assert refusal(lambda: story(table, wanda)) == "no-watchers"
