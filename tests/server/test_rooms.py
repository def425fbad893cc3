"""Rooms come and go; the table stays, because it is its log."""

from __future__ import annotations

import asyncio
import itertools
from threading import Event
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from server.tables import PATIENCE, Evening, at_table, refusal
from whitby.core.record import Record
from whitby.server.live.commands import execute
from whitby.server.live.room import Room
from whitby.server.live.upkeep import BEATS_PER_LOOK, IDLE_MS
from whitby.server.table.header import Header
from whitby.server.table.record import recorded
from whitby.wire.commands import Configure, Do, Resign
from whitby.wire.tables import Relaxed


def test_a_machine_that_sleeps_stops_the_clocks(evening: Evening) -> None:
    table, anna, _ = evening.duel_for_two(pace=Relaxed(minutes=5))
    evening.run(evening.rooms.beat())
    left = [clock.left for clock in table.sees(anna).clocks]
    evening.now += 8 * 3600 * 1000
    evening.run(evening.rooms.beat())
    assert [clock.left for clock in table.sees(anna).clocks] == left
    assert table.sees(anna).motion is None


def test_all_who_are_told_of_a_change_are_told_the_same_time(evening: Evening) -> None:
    table, *people = evening.duel_for_two()
    room, told = table.room, []
    ticking = itertools.count(evening.now + 1)
    with at_table(table, people[0]) as one, at_table(table, people[1]) as other:
        for page in (one, other):
            page.refresh.side_effect = lambda moved: told.append(room.moment.now())
        with patch.object(room.services, "now", lambda: next(ticking)):
            table.does(people[0], Resign())
            assert room.moment.now() > told[-1]
    assert len(told) == 2
    assert told[0] == told[1]


def test_a_room_where_nothing_happens_is_closed(evening: Evening) -> None:
    """The table stays, and so does the room of a game that is being played."""
    over, anna, _ = evening.duel_for_two()
    played, *_ = evening.duel_for_two()
    over.does(anna, Resign())
    evening.now += IDLE_MS + 1
    for _ in range(BEATS_PER_LOOK):
        evening.run(evening.rooms.beat())
    assert evening.rooms.find(over.id) is None
    assert evening.rooms.find(played.id) is not None
    assert over.sees(anna).table.stage == "over"


def test_a_game_that_starts_while_its_room_is_opened_is_played(evening: Evening) -> None:
    """Another process may store the start between two reads of ours."""
    table, anna, _ = evening.duel_for_two()
    seen = table.sees(anna)
    evening.restart()
    real, asked = evening.store.header, 0

    async def late(id: str) -> Header | None:
        nonlocal asked
        asked += 1
        header = await real(id)
        return header if header is None or asked > 1 else replace(header, secret=None, stage="open")

    with patch.object(evening.store, "header", late):
        room = evening.run(Room.open(evening.rooms.services, table.id))
    assert not room.table.broken
    assert table.sees(anna).view == seen.view


def test_nobody_comes_in_by_a_password_that_was_changed_while_it_was_checked(
    evening: Evening,
) -> None:
    table, anna, bram = evening.open_table(access="password", password="harbour lights")
    room, passwords = table.room, evening.rooms.passwords
    check, change = passwords.check, Configure(password="lights out")

    async def change_meanwhile(password: str, stored: str | None) -> bool:
        right = await check(password, stored)
        await execute(room, anna, Do(key="k", at=room.table.seq, act=change))
        return right

    def enter(password: str) -> None:
        evening.run(evening.rooms.enter(room, bram.id, password))

    with patch.object(passwords, "check", change_meanwhile):
        assert refusal(lambda: enter("harbour lights")) == "wrong-password"
    assert evening.run(evening.store.guests(table.id)) == []
    assert table.may_not_look(bram) == "password-needed"
    enter("lights out")
    assert table.may_not_look(bram) == ""


def test_a_record_does_not_keep_the_name_of_a_person_who_goes_while_it_is_made(
    evening: Evening,
) -> None:
    table, anna, bram = evening.duel_for_two()
    table.does(anna, Resign())
    room, making, gone = table.room, Event(), Event()

    def slowly(*given: Any) -> Record:
        found = recorded(*given)
        making.set()
        gone.wait(PATIENCE)
        return found

    async def go_meanwhile() -> str:
        wanted = asyncio.ensure_future(room.record())
        await asyncio.to_thread(making.wait, PATIENCE)
        room.forget(bram.id)
        gone.set()
        return await wanted

    with patch("whitby.server.live.room.recorded", slowly):
        assert "Bram" not in evening.run(go_meanwhile())
    assert "Bram" not in table.record()
    assert "Anna" in table.record()


def test_a_table_that_is_not_there_is_forgotten_even_if_nobody_waits_for_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = evening.rooms

    async def slowly(table: str) -> None:
        await asyncio.sleep(0.01)

    async def ask_and_leave() -> None:
        asking = asyncio.ensure_future(rooms.find_or_open("no-such-table"))
        await asyncio.sleep(0)
        (opening,) = rooms._rooms.values()
        asking.cancel()
        await asyncio.wait([opening])
        await asyncio.sleep(0)

    monkeypatch.setattr(rooms.store, "header", slowly)
    evening.run(ask_and_leave())
    assert not rooms._rooms, "it would count as an open table"
