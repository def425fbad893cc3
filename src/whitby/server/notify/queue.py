"""Deliveries in progress: each brings one message to one outlet, with pauses and retries."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from whitby.server.logging import note
from whitby.server.notify.kinds import Place
from whitby.server.notify.messages import Message
from whitby.server.notify.rate import Clock, Limit
from whitby.server.notify.results import PASSING, Answer
from whitby.server.notify.targets import host_of

MOST_ERRANDS: Final = 2000
AT_ONCE: Final = 32
"""Messages that are sent at the same time; the others wait."""

SECONDS_APART: Final = 60.0
MOST_AN_HOUR: Final = 30
MOST_OF_ONE_AN_HOUR: Final = 60
"""Messages that one person may have sent to one host, however many outlets they have there."""

BACK_OFF: Final = (5.0, 30.0, 120.0)
"""Seconds before each retry; after the last one the message is given up."""

MOST_PATIENCE: Final = 900.0
"""The longest wait, whatever the other side asks for."""

FAILURES_TO_PAUSE: Final = 10
MOST_FAILING: Final = 10_000
"""Failing outlets that are remembered, the most recent ones."""


Deliver = Callable[[Place, Message], Awaitable[Answer]]


class People(Protocol):
    """The part of the store that is used here."""

    async def outlets(self, person: str) -> Sequence[Place]:
        """Return a person's outlets."""

    async def drop_target(self, person: str, kind: str, target: str) -> None:
        """Delete a person's outlets with this target."""


class Errand(Struct, frozen=True):
    """One table and one outlet: there is never more than one delivery for the pair."""

    person: str
    table: str
    kind: str
    target: str


class Errands:
    """All deliveries in progress."""

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
        self.done: Callable[[str, str], None] = lambda person, table: None  # gets what was sent

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, table: str, outlet: Place, message: Message) -> None:
        """Start delivering a message, unless a delivery for this table is already in progress."""
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
        """Cancel the deliveries to a person about a table."""
        for errand in [
            each for each in self._tasks if (each.person, each.table) == (person, table)
        ]:
            self._tasks.pop(errand).cancel()
            self._again.discard(errand)

    def paused(self, outlet: Place) -> bool:
        """Return whether an outlet has failed so often that nothing is sent there."""
        return self._failures.get(_place(outlet), 0) >= FAILURES_TO_PAUSE

    def worked(self, outlet: Place) -> None:
        """Reset the failure count of an outlet."""
        self._failures.pop(_place(outlet), None)

    async def forget(self, outlet: Place) -> None:
        """Delete an outlet that no longer exists on the other side."""
        self._counts["gone"] += 1
        self.worked(outlet)
        await self._people.drop_target(*_place(outlet))

    async def close(self) -> None:
        """Cancel all deliveries."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _see_to(self, errand: Errand, outlet: Place, message: Message) -> None:
        """Deliver a message, and a second one if there was a reason for it meanwhile."""
        while True:
            if await self._waited(errand) and not await self._wanted(outlet):
                return
            self._apart.note(errand)
            self._hourly.note((errand.kind, errand.target))
            self._of_one.note((errand.person, host_of(errand.target)))
            await self._bring(errand, outlet, message)
            self.done(errand.person, errand.table)
            if errand not in self._again:
                return

    async def _waited(self, errand: Errand) -> bool:
        """Wait until the outlet's rate limit allows a message; return whether it had to wait."""
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
        """Try to deliver a message, with retries if the failure may be temporary."""
        for pause in (*BACK_OFF, None):
            # This message covers everything that happened up to now.
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
        """Count a message that was given up; after too many in a row the outlet is paused."""
        self._counts["failed"] += 1
        place = _place(outlet)
        failures = self._failures.pop(place, 0) + 1
        self._failures[place] = failures
        if len(self._failures) > MOST_FAILING:
            del self._failures[next(iter(self._failures))]
        if failures == FAILURES_TO_PAUSE:
            note("outlet paused", kind=outlet.kind)

    def _ended(self, errand: Errand, task: asyncio.Task[None]) -> None:
        """Remove a finished delivery, unless another has taken its place."""
        if self._tasks.get(errand) is task:
            del self._tasks[errand]
            self._again.discard(errand)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._counts["lost"] += 1
            note("message lost", level="error", error=error)


def _place(outlet: Place) -> tuple[str, str, str]:
    """Return what identifies an outlet; its number may be reused later."""
    return (outlet.person, outlet.kind, outlet.target)
