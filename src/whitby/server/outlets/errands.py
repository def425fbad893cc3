"""Errands: each brings one message to one outlet, in time, and tries again if it must."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from whitby.server.journal import note
from whitby.server.outlets.kinds import Place
from whitby.server.outlets.messages import Message
from whitby.server.outlets.pace import Clock, Limit
from whitby.server.outlets.results import PASSING, Answer
from whitby.server.outlets.targets import host_of

MOST_ERRANDS: Final = 2000
AT_ONCE: Final = 32
"""So many at a time send; the others wait, for their turn or for their time."""

SECONDS_APART: Final = 60.0
MOST_AN_HOUR: Final = 30
MOST_OF_ONE_AN_HOUR: Final = 60
"""So many messages one person has sent to one host, however many places he names there."""

BACK_OFF: Final = (5.0, 30.0, 120.0)
"""After how many seconds a message is tried again; then it is given up."""

MOST_PATIENCE: Final = 900.0
"""For no longer than this do we wait, whatever the other side asks for."""

FAILURES_TO_PAUSE: Final = 10
MOST_FAILING: Final = 10_000
"""So many outlets that fail are remembered, the latest ones."""


Deliver = Callable[[Place, Message], Awaitable[Answer]]


class People(Protocol):
    """What of the store matters here."""

    async def outlets(self, person: str) -> Sequence[Place]:
        """Return a person's outlets."""

    async def drop_target(self, person: str, kind: str, target: str) -> None:
        """Forget a person's outlets that lead to one place."""


class Errand(Struct, frozen=True):
    """One table and one outlet: there is never a second message on the way."""

    person: str
    table: str
    kind: str
    target: str


class Errands:
    """All messages that are on their way."""

    def __init__(
        self, people: People, deliver: Deliver, clock: Clock, counts: Counter[str]
    ) -> None:
        self._people = people
        self._deliver = deliver
        self._clock = clock
        self._counts = counts
        self._apart = Limit(1, SECONDS_APART, clock)
        self._hourly = Limit(MOST_AN_HOUR, 3600.0, clock)
        self._of_one = Limit(MOST_OF_ONE_AN_HOUR, 3600.0, clock)
        self._hands = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[Errand, asyncio.Task[None]] = {}
        self._again: set[Errand] = set()
        self._failures: dict[tuple[str, str, str], int] = {}

    def begin(self, table: str, outlet: Place, message: Message) -> None:
        """Send a message on its way, or let the one that is on its way do for both."""
        errand = Errand(outlet.person, table, outlet.kind, outlet.target)
        if self.paused(outlet):
            self._counts["paused"] += 1
        elif errand in self._tasks:
            self._again.add(errand)
            self._counts["merged"] += 1
        elif len(self._tasks) >= MOST_ERRANDS:
            self._counts["dropped"] += 1
        else:
            task = asyncio.create_task(self._see_to(errand, outlet, message))
            self._tasks[errand] = task
            task.add_done_callback(lambda done: self._ended(errand, done))

    def withdraw(self, person: str, table: str) -> None:
        """Call back what is on its way to a person because of a table."""
        for errand in [
            each for each in self._tasks if (each.person, each.table) == (person, table)
        ]:
            self._tasks.pop(errand).cancel()
            self._again.discard(errand)

    def paused(self, outlet: Place) -> bool:
        """Return whether an outlet has failed so often that nothing is sent there."""
        return self._failures.get(_place(outlet), 0) >= FAILURES_TO_PAUSE

    def worked(self, outlet: Place) -> None:
        """Forget that an outlet has failed."""
        self._failures.pop(_place(outlet), None)

    async def forget(self, outlet: Place) -> None:
        """Have the store forget an outlet behind which nobody is any more."""
        self._counts["gone"] += 1
        self.worked(outlet)
        await self._people.drop_target(*_place(outlet))

    async def close(self) -> None:
        """Call back everything."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _see_to(self, errand: Errand, outlet: Place, message: Message) -> None:
        """Bring a message to an outlet, and a second one if there was reason meanwhile."""
        while True:
            if await self._waited(errand) and not await self._wanted(outlet):
                return
            self._apart.note(errand)
            self._hourly.note((errand.kind, errand.target))
            self._of_one.note((errand.person, host_of(errand.target)))
            await self._bring(errand, outlet, message)
            if errand not in self._again:
                return

    async def _waited(self, errand: Errand) -> bool:
        """Wait until an outlet may be sent something; return whether that took any time."""
        waited = False
        counted = (
            (self._apart, errand),
            (self._hourly, (errand.kind, errand.target)),
            (self._of_one, (errand.person, host_of(errand.target))),
        )
        while wait := max(limit.wait(key) for limit, key in counted):
            waited = True
            await self._clock.sleep(wait)
        return waited

    async def _wanted(self, outlet: Place) -> bool:
        """Return whether a person still has this outlet."""
        kept = [
            _place(each) for each in await self._people.outlets(outlet.person) if each.confirmed
        ]
        return _place(outlet) in kept

    async def _bring(self, errand: Errand, outlet: Place, message: Message) -> None:
        """Try to deliver a message, several times if it looks as if that could help."""
        for pause in (*BACK_OFF, None):
            # What happened up to now is told by this very message.
            self._again.discard(errand)
            async with self._hands:
                answer = await self._deliver(outlet, message)
            if answer.how == "sent":
                self._counts["sent"] += 1
                self.worked(outlet)
                return
            if answer.how == "gone":
                await self.forget(outlet)
                return
            if answer.how not in PASSING or pause is None:
                break
            self._counts["retried"] += 1
            await self._clock.sleep(max(pause, min(answer.retry_after or 0.0, MOST_PATIENCE)))
            if not await self._wanted(outlet):
                return
        self._failed(outlet)

    def _failed(self, outlet: Place) -> None:
        """Count a message that was given up; after many in a row the outlet is paused."""
        self._counts["failed"] += 1
        place = _place(outlet)
        failures = self._failures.pop(place, 0) + 1
        self._failures[place] = failures
        if len(self._failures) > MOST_FAILING:
            del self._failures[next(iter(self._failures))]
        if failures == FAILURES_TO_PAUSE:
            note("outlet paused", kind=outlet.kind)

    def _ended(self, errand: Errand, task: asyncio.Task[None]) -> None:
        """Forget an errand; another one may have taken its place."""
        if self._tasks.get(errand) is task:
            del self._tasks[errand]
            self._again.discard(errand)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._counts["lost"] += 1
            note("message lost", level="error", error=error)


def _place(outlet: Place) -> tuple[str, str, str]:
    """Return what makes an outlet the same one: its number may be given to another later."""
    return (outlet.person, outlet.kind, outlet.target)
