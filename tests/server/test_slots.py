"""Time slots, and the gate at the end of one."""

from __future__ import annotations

import asyncio

import pytest

from whitby.server import logging
from whitby.server.slots import SLOT, Gate, slot_of


def test_one_that_fails_does_not_keep_the_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[object] = []
    monkeypatch.setattr(logging, "note", lambda what, **more: noted.append((what, more["error"])))
    error, called = ValueError("this socket is odd"), []

    def fail() -> None:
        raise error

    async def main() -> None:
        gate = Gate(3600.0)
        gate.then(lambda: called.append("first"))
        gate.then(fail)
        gate.then(lambda: called.append("last"))
        gate.open()
        await gate.pass_through()

    asyncio.run(main())
    assert called == ["first", "last"]
    assert noted == [("failed", error)]


def test_smaller_games_have_shorter_slots() -> None:
    assert slot_of("fury", SLOT) == SLOT
    assert slot_of("nosferatu", SLOT) == slot_of("duel", SLOT) < SLOT / 2
    assert slot_of("nosferatu", 0.0) == 0.0
