"""People at Whitby's tables: sessions and seats over HTTP, everything else over their sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from benchmarks.load.figures import Figures, Load
from benchmarks.load.wires import Broken, Http, Line
from whitby.wire import PROTOCOL
from whitby.wire.commands import Command, Do, Follow, Hello, Move, Rematch, Sit, Start
from whitby.wire.messages import Done, Message, News, Refused, Shown
from whitby.wire.people import NewSession
from whitby.wire.tables import House, Live, NewTable, TableCard

MESSAGES: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
T = TypeVar("T")


class NotObeyed(Exception):
    """The server refused something it should do, or did not do it in time."""


class Person:
    """A person with a session, and the socket through which they see a table."""

    def __init__(self, cookie: str, seat: int | None, heard: Callable[[Person, Message], None]):
        self.cookie = cookie
        self.seat = seat
        self.heard = heard
        self.line: Line | None = None
        self.shown: Shown | None = None
        self.seen_at = 0.0
        self._first: asyncio.Future[None] | None = None
        self._figures = Figures()

    async def look(self, load: Load, table: str, figures: Figures) -> None:
        """Open a socket to a table, and wait for the first state."""
        self._figures = figures
        self._first = asyncio.get_running_loop().create_future()
        seat = "" if self.seat is None else f"?seat={self.seat}"
        self.line = Line(self._heard, self._ended)
        async with asyncio.timeout(load.patience):
            await self.line.shake_hands(load.url, f"/ws/tables/{table}{seat}", self.cookie)
            self.line.send(msgspec.json.encode(Hello(protocol=PROTOCOL, news=True)))
            await self._first

    def _heard(self, text: bytes) -> None:
        now = time.perf_counter()
        try:
            message = MESSAGES.decode(text)
        except msgspec.MsgspecError as error:
            self._figures.fail(f"unreadable: {error}")
            return
        if self._first is not None and not self._first.done():
            self._look_first(message)
        if isinstance(message, News) and self.shown is not None:
            message = message.since(self.shown)
        if isinstance(message, Shown):
            self._figures.count_frame(len(text))
            if self.shown is None or message.seq > self.shown.seq:
                self.seen_at = now
            self.shown = message
        self.heard(self, message)

    def _look_first(self, message: Message) -> None:
        assert self._first is not None
        if isinstance(message, Refused):
            self._first.set_exception(NotObeyed(message.code))
        elif isinstance(message, Shown):
            self._first.set_result(None)

    def _ended(self) -> None:
        self._figures.fail("broken")
        if self._first is not None and not self._first.done():
            self._first.set_exception(NotObeyed("closed"))

    def leave(self) -> None:
        """Close the socket."""
        if self.line is not None:
            self.line.close()

    def say(self, command: Do | Follow) -> None:
        """Send a command."""
        if self.line is None:
            raise NotObeyed("no socket")
        # A socket that breaks is counted by its listener, and the action times out.
        with contextlib.suppress(Broken):
            self.line.send(msgspec.json.encode(command))


class Action:
    """A move that was sent, and who has not yet seen the result."""

    def __init__(self, actor: Person, key: str, counted: bool) -> None:
        self.actor = actor
        self.key = key
        self.counted = counted
        self.sent = time.perf_counter()
        self.seq: int | None = None


class Table:
    """People who play game after game with each other, and their spectators."""

    def __init__(self, load: Load, figures: Figures, ready: list[Table]) -> None:
        self.load = load
        self.figures = figures
        self.ready = ready
        self.people: list[Person] = []
        self.id = ""
        self.action: Action | None = None
        self.moving: asyncio.Task[None] | None = None
        self._keys = 0
        self._answers: dict[str, asyncio.Future[int]] = {}
        self._late: asyncio.TimerHandle | None = None

    @property
    def everyone_sees(self) -> int:
        """Return the latest number of the table that everyone has seen."""
        return min(0 if person.shown is None else person.shown.seq for person in self.people)

    # The life of a table

    async def open(self, http: Http, watchers: int) -> None:
        """Create sessions, open a table, sit down and start."""
        seats = [*range(1, self.load.seats + 1), *[None] * watchers]
        for number, seat in enumerate(seats):
            cookie = await come_in(http, f"Person {number + 1}")
            self.people.append(Person(cookie, seat, self._heard))
        house = House(windows="ask")  # nobody waits for a window to pass
        wish = NewTable(game=self.load.game, players=self.load.seats, pace=Live(), house=house)
        card = await post(http, "/api/tables", self.people[0].cookie, wish, TableCard)
        self.id = card.id
        for person in self.people[: self.load.seats]:
            if not any(seat.seat == person.seat and seat.person for seat in card.seats):
                order = Do(key=self._key(), at=0, act=Sit(seat=person.seat))
                await post(http, f"/api/tables/{self.id}/do", person.cookie, order, Done)
        await asyncio.gather(*(p.look(self.load, self.id, self.figures) for p in self.people))
        await self._begin(self.people[0])

    async def _begin(self, host: Person) -> None:
        await self._until_seen(await self._order(host, Start()))
        self.ready.append(self)

    async def _again(self) -> None:
        """Play the next game with the same people."""
        try:
            host = self.people[0]
            await self._until_seen(await self._order(host, Rematch()))
            assert host.shown is not None
            if host.shown.table.rematch is None:
                raise NotObeyed("no rematch")
            self.id = host.shown.table.rematch
            await asyncio.gather(*(self._follow(person) for person in self.people))
            await self._begin(host)
        except (NotObeyed, OSError, TimeoutError, Broken) as error:
            self.figures.fail(f"not opened: {error or type(error).__name__}")

    async def _follow(self, person: Person) -> None:
        """Let a person's socket follow to the current table."""
        person.shown = None
        await self._ask(person, Follow(key=self._key(), table=self.id, seat=person.seat))

    async def _order(self, person: Person, act: Command) -> int:
        """Do something that is not measured, and return the table's number after it."""
        return await self._ask(person, self._command(person, act))

    async def _ask(self, person: Person, frame: Do | Follow) -> int:
        """Send something that is not measured, and return the table's number after it."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._answers[frame.key] = answer
        person.say(frame)
        try:
            return await asyncio.wait_for(answer, self.load.patience)
        finally:
            del self._answers[frame.key]

    async def _until_seen(self, seq: int) -> None:
        end = time.perf_counter() + self.load.patience
        while self.everyone_sees < seq:
            if time.perf_counter() > end:
                raise NotObeyed("not seen by all")
            await asyncio.sleep(0.01)

    def close(self) -> None:
        """Disconnect everyone."""
        if self.moving is not None:
            self.moving.cancel()
        for person in self.people:
            person.leave()

    # A move

    def act(self, counted: bool) -> None:
        """Let one of the people who are asked choose any of their options."""
        asked = [p for p in self.people if p.shown is not None and p.shown.decision is not None]
        if not asked:
            self.figures.fail("nobody asked")
            return
        actor = random.choice(asked)
        assert actor.shown is not None
        assert actor.shown.decision is not None
        code = random.choice(actor.shown.decision.options).code
        command = self._command(actor, Move(code=code, seat=actor.seat))
        self.action = Action(actor, command.key, counted)
        loop = asyncio.get_running_loop()
        self._late = loop.call_later(self.load.patience, self._give_up, self.action)
        actor.say(command)

    def _heard(self, person: Person, message: Message) -> None:
        if isinstance(message, Done | Refused) and message.key in self._answers:
            answer = self._answers[message.key]
            if isinstance(message, Done):
                answer.set_result(message.seq)
            else:
                answer.set_exception(NotObeyed(message.code))
            return
        action = self.action
        if action is None or (isinstance(message, Done | Refused) and message.key != action.key):
            return
        if isinstance(message, Refused):
            self._settle(action, f"refused: {message.code}")
        elif isinstance(message, Done):
            action.seq = message.seq
            self.figures.acknowledge(time.perf_counter() - action.sent, action.counted)
            self._look_round(action)
        elif isinstance(message, Shown):
            self._look_round(action)

    def _look_round(self, action: Action) -> None:
        """Check whether everyone has seen the result."""
        if action.seq is None or self.everyone_sees < action.seq:
            return
        last = max(person.seen_at for person in self.people)
        self.figures.see(last - action.sent, action.counted)
        self._settle(action)

    def _give_up(self, action: Action) -> None:
        self._settle(action, "unanswered" if action.seq is None else "unseen")

    def _settle(self, action: Action, failure: str | None = None) -> None:
        if self._late is not None:
            self._late.cancel()
        self.action = None
        if failure is not None and action.counted:
            self.figures.fail(failure)
        shown = action.actor.shown
        if shown is not None and shown.table.stage == "playing":
            self.ready.append(self)
        else:
            self.figures.finish()
            self.moving = asyncio.create_task(self._again())

    def _command(self, person: Person, act: Command) -> Do:
        at = 0 if person.shown is None else person.shown.seq
        return Do(key=self._key(), at=at, act=act)

    def _key(self) -> str:
        self._keys += 1
        return f"load-{id(self):x}-{self._keys}"


async def come_in(http: Http, name: str) -> str:
    """Start a session and return its cookie."""
    status, fields, body = await http.post(
        "/api/session", msgspec.json.encode(NewSession(name=name)), ""
    )
    if status != 201:
        raise NotObeyed(f"/api/session: {status} {body.decode()}")
    return fields["set-cookie"].partition(";")[0]


async def post(http: Http, path: str, cookie: str, body: msgspec.Struct, kind: type[T]) -> T:
    """Send a message over HTTP and return the response."""
    status, _, answer = await http.post(path, msgspec.json.encode(body), cookie)
    if status >= 300:
        raise NotObeyed(f"{path}: {status} {answer.decode()}")
    return msgspec.json.decode(answer, type=kind)
