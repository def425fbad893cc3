"""Time slots, and the gate at the end of one."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from whitby.server import logging, slots
from whitby.server.slots import LATEST_BEGIN, SLOT, Gate, Slot, slot_of


def test_the_first_part_of_a_slot_begins_with_it() -> None:
    slot = Slot(3600.0)
    assert slot.first(1 / 2).end_at() == slot.begun + 1800


def test_one_that_fails_does_not_keep_the_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[object] = []
    monkeypatch.setattr(logging, "note", lambda what, **more: noted.append((what, more["error"])))
    error, called = ValueError("this socket is odd"), []

    def fail() -> None:
        raise error

    async def main() -> None:
        gate = Gate(monotonic() + 3600)
        gate.then(lambda: called.append("first"))
        gate.then(fail)
        gate.then(lambda: called.append("last"))
        gate.open()
        await gate.pass_through()
        await asyncio.sleep(0)

    asyncio.run(main())
    assert called == ["first", "last"]
    assert noted == [("failed", error)]


def test_smaller_games_have_shorter_slots() -> None:
    assert slot_of("fury", SLOT) == SLOT
    assert slot_of("nosferatu", SLOT) == slot_of("duel", SLOT) < SLOT / 2
    assert slot_of("nosferatu", 0.0) == 0.0


@pytest.mark.parametrize(
    ("gone", "same"), [(0.0, True), (LATEST_BEGIN, True), (0.34, False), (1.5, False)]
)
def test_most_of_a_slot_is_left_for_the_work_that_it_hides(
    monkeypatch: pytest.MonkeyPatch, gone: float, same: bool
) -> None:
    now = 100.0
    monkeypatch.setattr(slots, "monotonic", lambda: now)
    slot = Slot(1.0)
    now += gone
    found = slot.for_most()
    assert (found is slot) == same
    assert found.begun == (100.0 if same else now)
