"""Make a move: an answer that was offered is tried while it is being stored.

What a seat may answer was worked out when it was asked, so nothing has to be tried to know that an
answer is legal. It is handed to the store at once, at a moment that depends on nothing hidden, and
its commit and the first part of its time slot, in which it is tried, pass together. When both are
over, what everyone may see of it is rendered; it is sent at the end of the slot. The slot begins
with the handing over, unless that takes so long that little is left for the trial.

Everything else is tried first and stored when the slot is over: a commit that began earlier, and
needs this process to go on, would take longer or shorter depending on what is hidden.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Final, Protocol, TypeVar

from whitby.server.live.doubt import Doubt
from whitby.server.live.needs import EarlyLogs
from whitby.server.live.services import Services
from whitby.server.logging import note
from whitby.server.rows import NoRow, NotWritten, Taken
from whitby.server.slots import TRYING_SHARE, Gate, Slot
from whitby.server.table import commands, log
from whitby.server.table.header import NOTHING, Change, changed, seldom
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.replay import Table
from whitby.server.table.trial import Trial

T = TypeVar("T")

OVER: Final = Change(stage="over", touches=False)


class Playing(Protocol):
    """A room, as far as moves are made in it."""

    services: Services
    table: Table
    doubt: Doubt
    retired: bool
    gate: Gate

    @property
    def slot(self) -> float:
        """Return the time slot of a move, in seconds."""

    async def keep(self, writing: Awaitable[T]) -> T:
        """Wait until something is stored."""

    async def commit(
        self,
        done: Sequence[AnyAct],
        person: str | None = None,
        key: str | None = None,
        *,
        change: Change | None = None,
        trial: Trial | None = None,
    ) -> None:
        """Store acts, apply them and notify everyone."""

    async def show(self, entries: Sequence[Entry], trial: Trial | None, when: float = 0.0) -> None:
        """Apply what is stored, notify everyone, not before `when`, and wait until they know."""

    def retire(self) -> None:
        """Close the room, because its memory may differ from the log."""


async def make(room: Playing, seat: int, code: str, person: str | None, key: str | None) -> None:
    """Make a move for a seat: try it, store it, and continue from there."""
    await room.gate.all_through()  # what is tried now must not delay what was tried before
    early = room.services.store.early
    if early is not None and _offered(room, seat, code):
        await early.rest()
    slot = Slot(room.slot)
    if early is not None and _offered(room, seat, code):
        table = room.table
        at = max(room.services.now(), table.seating.touched)
        moved = log.Moved(seat=seat, code=code, aside=False)
        entry = Entry(table.seq + 1, at, moved, person, key)
        if seldom(Change(), table.header, at) is NOTHING:  # one row, and nothing else, is written
            writing = early.append_now(table.id, entry)
            if writing is not None:
                await _try_meanwhile(room, early, entry, writing, slot.for_most())
                return
    slot = Slot(room.slot).first(TRYING_SHARE)
    moved, trial = commands.try_move(room.table, seat, code)
    await slot.end()
    change = Change(stage="over") if trial.over else None
    await room.commit([moved], person, key, change=change, trial=trial)


def _offered(room: Playing, seat: int, code: str) -> bool:
    """Return whether a move answers what its seat is asked, in a room that knows its log."""
    known = room.services.peers is None and not room.doubt.there and not room.retired
    return known and code in room.table.questions.get(seat, ())[1:]


async def _try_meanwhile(
    room: Playing, early: EarlyLogs, entry: Entry, writing: Awaitable[None], slot: Slot
) -> None:
    """Try a move that is being stored, and show it once it is."""
    table, moved = room.table, entry.act
    assert isinstance(moved, log.Moved)
    try:
        _, trial = commands.try_move(table, moved.seat, moved.code)
    except Exception:  # a mistake in the rules; the table can still go on without this move
        await _withdraw(room, early, entry, writing)
        raise
    trying = slot.first(TRYING_SHARE)
    tried = trying.end_at()
    await room.keep(writing)  # mostly it takes longer, and then the loop wakes only once
    await trying.end(tried)  # rendering must not begin when the trial ends
    if trial.over:
        endings, ending = room.services.endings, asyncio.ensure_future(_end(room.services, table))
        endings.add(ending)
        ending.add_done_callback(endings.discard)
    when = tried + (1 - TRYING_SHARE) * slot.seconds
    await room.show([entry], trial, when)


async def _withdraw(
    room: Playing, early: EarlyLogs, entry: Entry, writing: Awaitable[None]
) -> None:
    """Remove a move from the log that the rules offered and then could not apply."""
    try:
        await writing
    except NotWritten as lost:
        if not lost.unsure:
            return
    except (NoRow, Taken):
        room.retire()
        return
    try:
        await early.withdraw(room.table.id, entry.seq)
    except (NotWritten, NoRow, Taken) as error:
        note("move not withdrawn", level="error", table=room.table.id, error=error)
        room.retire()


async def make_up(services: Services, table: Table) -> None:
    """Store what the last move of a log led to, if the server stopped before it had done so."""
    if table.stage == "over" and table.header.stage == "playing":
        await _end(services, table)


async def _end(services: Services, table: Table) -> None:
    """Store beside the log that a game is over, or leave it for when the table is next opened.

    Whether a move ends the game is known only after it is handed to the store. Nobody waits for
    this, since it follows from the log.
    """
    try:
        await services.store.append_many(table.id, (), OVER)
    except (NotWritten, NoRow, Taken) as error:
        note("end not stored", level="warning", table=table.id, error=error)
    else:
        table.header = changed(table.header, OVER)
