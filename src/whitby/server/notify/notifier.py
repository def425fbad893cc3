"""Notify people that it is their turn, in the background."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from whitby.server.logging import note
from whitby.server.notify.carriers import Carriers, Carry
from whitby.server.notify.kinds import KINDS, OutletSettings, Place, check
from whitby.server.notify.messages import Message, Turn, of_code, of_test, of_turn
from whitby.server.notify.queue import Errands, People
from whitby.server.notify.rate import Clock, Limit, WallClock
from whitby.server.notify.results import Answer, OutletResult, told
from whitby.server.notify.targets import Unfit, host_of, mailbox

STOP_PATH: Final = "/me"
"""The page on which people manage their outlets."""

MOST_NEWS: Final = 1000
"""Queued items; when the queue is full, the oldest is dropped."""

MOST_TESTS_AN_HOUR: Final = 10
MOST_CODES_A_DAY: Final = 4
MOST_CODES_OF_A_DOMAIN: Final = 20
MOST_CODES_AN_HOUR: Final = 100
"""Codes are sent to unverified addresses. These limits, per mailbox and day, per domain and hour,
and in total per hour, keep people from using the host to send unwanted mail.
"""


class Somebody(Protocol):
    """The part of a person that is used here."""

    @property
    def language(self) -> str:
        """Return the person's language."""


class News(Struct, frozen=True):
    """It is a person's turn."""

    turn: Turn
    here: bool  # the person has the table open


class OldNews(Struct, frozen=True):
    """The turn has passed, or the person has opened the table."""

    person: str
    table: str


MOST_WITHOUT: Final = 100_000
"""People without outlets who are remembered as such."""


Spend = Callable[[str, float, float], Awaitable[int]]
"""Counts a use for all processes; returns 0, or the seconds to wait."""

Secret = Callable[[str, bytes], Awaitable[bytes]]
"""Returns the secret of a name that all processes share: the one that was made first."""


class OutletNotifier:
    """Notifies people outside the page that it is their turn; no move ever waits for it."""

    def __init__(
        self,
        settings: OutletSettings,
        people: People,
        *,
        send: Carry | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.counts: Counter[str] = Counter()
        self._settings = settings
        self._people = people
        self._carriers = Carriers(settings, send)
        clock = clock or WallClock()
        self._errands = Errands(people, self._carriers.deliver, clock, self.counts)
        self._tests = Limit(MOST_TESTS_AN_HOUR, 3600.0, clock)
        self._codes = Limit(MOST_CODES_A_DAY, 86400.0, clock)
        self._domain_codes = Limit(MOST_CODES_OF_A_DOMAIN, 3600.0, clock)
        self._all_codes = Limit(MOST_CODES_AN_HOUR, 3600.0, clock)
        self._spend: Spend | None = None
        self._news: asyncio.Queue[News | OldNews] = asyncio.Queue(MOST_NEWS)
        self._reader: asyncio.Task[None] | None = None
        self._without: set[str] = set()  # people without outlets, which is most of them

    def follow(self, done: Callable[[str, str], None]) -> None:
        """Call a function with person and table for each message that was sent or given up."""
        self._errands.done = done

    async def share(self, spend: Spend, secret: Secret) -> None:
        """Share the limits of codes and the push key with other processes."""
        self._spend = spend
        key = self._carriers.key
        key.use(await secret("push-key", key.pem()))

    async def open(self) -> None:
        """Start sending."""
        self._reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        """Stop sending, and cancel what is in progress."""
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        await self._errands.close()
        self._carriers.close()

    def your_turn(
        self, person_id: str, language: str, table_id: str, game: str, table_url: str, here: bool
    ) -> None:
        """Notify a person that it is their turn; `here` says that they have the table open."""
        if person_id in self._without:
            return
        turn = Turn(person=person_id, language=language, game=game, table=table_id, url=table_url)
        self._put(News(turn, here))

    def withdraw(self, person_id: str, table_id: str) -> None:
        """Cancel a notification: the person has moved, or has opened the table."""
        if person_id in self._without and not len(self._errands):
            return
        self._put(OldNews(person_id, table_id))

    async def test(self, person: Somebody, outlet: Place) -> OutletResult:
        """Send a test message now, or the code if the address is not confirmed yet."""
        if KINDS[outlet.kind].needs_code and not outlet.confirmed:
            return await self.send_code(person, outlet)
        key = (outlet.kind, outlet.target)
        if self._tests.wait(key):
            return told(Answer("later"), person.language)
        self._tests.note(key)
        home = self._settings.base_url
        answer = await self._carriers.deliver(outlet, of_test(person.language, home, self._stop))
        if answer.how == "sent":
            self._errands.worked(outlet)
        elif answer.how == "gone":
            await self._errands.forget(outlet)
        return told(answer, person.language)

    async def send_code(self, person: Somebody, outlet: Place) -> OutletResult:
        """Send a new address its code."""
        assert outlet.code is not None, "an address that waits for its code has one"
        counted = (
            (self._codes, mailbox(outlet.target)),
            (self._domain_codes, host_of(outlet.target)),
            (self._all_codes, ""),
        )
        if any(limit.wait(key) for limit, key in counted) or await self._spent(counted):
            return told(Answer("later"), person.language)
        for limit, key in counted:
            limit.note(key)
        home = self._settings.base_url
        message = of_code(person.language, outlet.code, home, self._stop)
        return told(await self._carriers.deliver(outlet, message), person.language)

    async def _spent(self, counted: Sequence[tuple[Limit, str]]) -> bool:
        """Return whether all processes together have sent too many codes, and count this one."""
        if self._spend is None:
            return False
        for number, (limit, key) in enumerate(counted):
            if await self._spend(f"code {number} {key}", limit.most, limit.seconds / limit.most):
                return True
        return False

    def added(self, person_id: str | None = None) -> None:
        """Note that a person, or anyone, may have a new outlet."""
        if person_id is None:
            self._without.clear()
        else:
            self._without.discard(person_id)

    def check(self, kind: str, target: str) -> str:
        """Return a target as it is stored, or raise a `Refusal` that says what is wrong."""
        return check(kind, target, self._settings)

    def push_key(self) -> str:
        """Return the key that browsers bind subscriptions to, or raise a `Refusal`."""
        if not KINDS["push"].on(self._settings):
            raise Unfit("refusal-outlet-off")
        return self._carriers.key.public

    def paused(self, outlet: Place) -> bool:
        """Return whether an outlet is paused because it failed so often; a test resumes it."""
        return self._errands.paused(outlet)

    @property
    def _stop(self) -> str:
        return f"{self._settings.base_url}{STOP_PATH}"

    def _put(self, news: News | OldNews) -> None:
        """Queue an item; this never waits."""
        if self._news.full():
            self._news.get_nowait()
            self.counts["dropped"] += 1
        self._news.put_nowait(news)

    async def _read(self) -> None:
        """Process the queue, one item after the other."""
        while True:
            news = await self._news.get()
            try:
                await self._look_at(news)
            except Exception as error:
                # The store reports its own trouble; the next item may succeed.
                self.counts["lost"] += 1
                note("message lost", level="error", error=error)

    async def _look_at(self, news: News | OldNews) -> None:
        """Start a delivery to every outlet that wants one, or cancel those in progress."""
        if isinstance(news, OldNews):
            self._errands.withdraw(news.person, news.table)
            return
        person = news.turn.person
        if person in self._without:
            return
        message: Message | None = None
        found = await self._people.outlets(person)
        if not found and len(self._without) < MOST_WITHOUT:
            self._without.add(person)
        for outlet in found:
            if outlet.confirmed and (outlet.always or not news.here):
                message = message or of_turn(news.turn, self._stop)
                self._errands.begin(news.turn.table, outlet, message)
