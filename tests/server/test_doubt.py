"""A write that fails is refused without closing the table, and what was stored all the same counts.

The store says that a write failed, or that it cannot tell; the players stay at the table, and play
goes on when the fault is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from server.tables import BOT, Evening, Table, at_table, refusal, settle
from whitby.server.live import doubt
from whitby.server.store import NotRead, NotWritten, Person
from whitby.server.table.header import NOTHING
from whitby.wire.commands import Move, Rematch, Resign, Say

GONE = NotWritten("the disk is gone", unsure=True)
EARLY = "append_now"
"""The method that stores a move while it is tried; the other does so afterwards."""
WAYS = pytest.mark.parametrize("way", [EARLY, "append_many"])


@pytest.fixture(autouse=True)
def busy(request: pytest.FixtureRequest, evening: Evening) -> Iterator[None]:
    """Where a test is about moves that are stored after they were tried, another write goes on."""
    given = getattr(getattr(request.node, "callspec", None), "params", {})
    with pytest.MonkeyPatch.context() as patched:
        if given.get("way", EARLY) != EARLY:
            patched.setattr(evening.store, EARLY, lambda *_: None)
        yield


@pytest.fixture
def duel(evening: Evening) -> tuple[Table, Person]:
    """A duel of Anna against a bot."""
    anna = evening.person("Anna")
    return evening.duel(anna, BOT), anna


def first(table: Table) -> str:
    """A move that seat 1 may make."""
    return table.asked[1][1]


@contextmanager
def failing(evening: Evening, *names: str, error: Exception = GONE) -> Iterator[None]:
    """These methods of the store fail and have done nothing."""

    async def fail(*_: Any) -> Any:
        raise error

    def fail_soon(*_: Any) -> Any:
        return asyncio.ensure_future(fail())

    with pytest.MonkeyPatch.context() as patched:
        for name in names:
            patched.setattr(evening.store, name, fail_soon if name == EARLY else fail)
        yield


@contextmanager
def answer_lost(evening: Evening, name: str) -> Iterator[None]:
    """A method of the store does its work, but its answer is lost, as with a broken connection."""
    real = getattr(evening.store, name)

    async def work(*given: Any) -> Any:
        await real(*given)
        raise GONE

    def work_soon(*given: Any) -> Any:
        return asyncio.ensure_future(work(*given))

    with patch.object(evening.store, name, work_soon if name == EARLY else work):
        yield


@WAYS
@pytest.mark.parametrize("unsure", [False, True])
def test_a_move_that_is_not_stored_is_refused_and_can_be_made_again(
    evening: Evening, duel: tuple[Table, Person], unsure: bool, way: str
) -> None:
    table, anna = duel
    room, act = table.room, Move(code=first(table))
    with at_table(table, anna) as page:
        with failing(evening, way, error=NotWritten("locked", unsure=unsure)):
            assert table.refused(anna, act, key="k") == "not-stored"
        assert not page.reconnect.called
        table.does(anna, act, key="k")
    assert table.room is room
    assert [entry.key for entry in evening.run(evening.store.entries(table.id))].count("k") == 1


@WAYS
def test_a_move_that_was_stored_all_the_same_is_confirmed(
    evening: Evening, duel: tuple[Table, Person], way: str
) -> None:
    table, anna = duel
    act, before = Move(code=first(table)), table.room.table.seq
    with at_table(table, anna) as page:
        with answer_lost(evening, way):
            done = table.does(anna, act, key="k")
        assert page.refresh.called
        assert not page.reconnect.called
    assert done == before + 1
    assert table.does(anna, act, key="k") == done
    assert table.reopened().table.seq == table.room.table.seq


def test_chat_and_a_rematch_that_were_stored_all_the_same_are_confirmed(
    evening: Evening, duel: tuple[Table, Person]
) -> None:
    table, anna = duel
    with answer_lost(evening, "say"):
        table.does(anna, Say(text="Hello"), key="s")
    assert table.hears(anna) == ["Hello"]
    table.does(anna, Resign())
    with answer_lost(evening, "create_next"):
        table.does(anna, Rematch(), key="r")
    assert table.room.table.seating.rematch is not None


@WAYS
def test_without_an_answer_the_table_waits_and_then_goes_on_by_itself(
    evening: Evening, duel: tuple[Table, Person], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    table, anna = duel
    act, room = Move(code=first(table)), table.room
    monkeypatch.setattr(doubt, "LONGEST_PAUSE", 0.01)
    with at_table(table, anna) as page:
        with failing(evening, "header", error=NotRead("refused")):
            with answer_lost(evening, way):
                assert refusal_of(table, anna, act, "k") == "unsure"
            assert refusal_of(table, anna, act, "other") == "store-down"
            assert not page.refresh.called
        asking = room.doubt._asking
        assert asking is not None
        evening.run(asyncio.wait_for(asking, 30))
        assert page.refresh.called
        assert not page.reconnect.called
        assert table.does(anna, act, key="k") == room.table.seating.keys[(anna.id, "k")][0]
    assert table.room is room


@WAYS
def test_a_bot_moves_when_the_store_takes_its_move_again(
    evening: Evening, duel: tuple[Table, Person], way: str
) -> None:
    table, anna = duel
    real = evening.store.append_many
    failed: list[Any] = []

    async def first_of_a_bot(id: str, entries: Any, change: Any = None) -> None:
        if entries and entries[0].person is None and not failed:
            failed.append(entries[0])
            raise GONE
        await real(id, entries, change)

    def soon(id: str, entry: Any) -> Any:
        return asyncio.ensure_future(first_of_a_bot(id, [entry], NOTHING))

    patched = {EARLY: soon} if way == EARLY else {way: first_of_a_bot}
    with patch.multiple(evening.store, **patched):
        while not failed:
            table.move(anna, first(table))
        room = table.room
        before = room.table.seq

        async def at_once() -> None:
            room.autoplay.reset()  # otherwise it tries again after two seconds
            await settle(room)

        evening.run(at_once())
    entries = evening.run(evening.store.entries(table.id, before))
    assert entries[0].act == failed[0].act


@WAYS
def test_a_table_that_was_deleted_meanwhile_is_gone(
    evening: Evening, duel: tuple[Table, Person], way: str
) -> None:
    table, anna = duel
    room = table.room
    evening.run(evening.store.delete(table.id))
    with failing(evening, way):
        assert refusal_of(table, anna, Move(code=room.table.questions[1][1]), "k") == "no-table"
    assert not room.doubt.there


def refusal_of(table: Table, person: Person, act: Any, key: str) -> str:
    """Why a command is refused while the store cannot be read."""
    return refusal(lambda: table.does(person, act, key=key))
