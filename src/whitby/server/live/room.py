"""A room: one live table. It takes commands in order, stores what it accepts, then notifies all.

A table is its log. If the memory may differ from the log, the room is closed, and the table is
opened again from the log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeVar

from msgspec import UNSET, Struct, field
from msgspec.structs import replace

from whitby.core.engine import Option
from whitby.server.accounts import names
from whitby.server.accounts.backoff import Backoff
from whitby.server.accounts.passwords import Passwords
from whitby.server.analysis import moments
from whitby.server.analysis.deduction import Trackers
from whitby.server.analysis.moments import Library
from whitby.server.http.expensive import Admit, breathe, freely
from whitby.server.live.autoplay import Autoplay
from whitby.server.live.botpool import BotPool
from whitby.server.logging import note
from whitby.server.refusals import Refusal
from whitby.server.settings import Settings
from whitby.server.slots import LOOKING_BACK, SLOT, Gate
from whitby.server.store.rows import Change, Header, NoRow, Person, Taken
from whitby.server.store.store import NotWritten, Store
from whitby.server.table import commands, log, marks, notices, render, talk
from whitby.server.table.clocks import absence
from whitby.server.table.game import Trial
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.permissions import Asker, need
from whitby.server.table.phrases import offered
from whitby.server.table.replay import Standing
from whitby.server.table.talk import Line
from whitby.wire import commands as asks
from whitby.wire.commands import Command, Do
from whitby.wire.messages import Here, Message, Offered, Shown
from whitby.wire.tables import TableCard

T = TypeVar("T")


class Viewer(Struct, frozen=True):
    """Someone who looks at a table: from a seat, over a shoulder, or as a spectator."""

    person: str | None
    seat: int | None
    shoulder: bool = False
    muted: frozenset[str] = frozenset()


class Listener(Protocol):
    """A socket, as a room sees it."""

    viewer: Viewer

    def stir(self) -> None:
        """The table has changed: render and send what this viewer may see of it."""

    def look_round(self) -> None:
        """Someone has come, gone or sat down: send who is here."""

    def send(self, message: Message) -> None:
        """Send a message."""

    def end(self) -> None:
        """The table has been deleted."""

    def again(self) -> None:
        """The room is closed; clients that reconnect find the table in a new one."""


class Notifier(Protocol):
    """Notifies people outside the page that it is their turn."""

    async def your_turn(
        self, person: str, language: str, table: str, game: str, url: str, here: bool
    ) -> None:
        """Notify a person soon; this neither waits nor fails."""

    def withdraw(self, person: str, table: str) -> None:
        """Cancel a notification that is no longer needed."""


class Services(Struct):
    """What all rooms of a server share."""

    settings: Settings
    store: Store
    botpool: BotPool
    notifier: Notifier
    passwords: Passwords
    downtimes: list[tuple[int, int]]
    open_next: Callable[[Room, Person, str], Awaitable[None]]
    retire: Callable[[Room], None]
    backoff: Backoff
    now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    slot: float = SLOT  # time slots in seconds that hide how long a move took
    looking_back: float = LOOKING_BACK  # the same for an earlier moment of a running game
    library: Library = field(default_factory=Library)
    trackers: Trackers = field(default_factory=Trackers)


GONE: Final = ""
"""The name of a person who deleted their account; clients show a word of their own for it."""

SEATING: Final = (log.Sat, log.Handed)
UNCOUNTED: Final = (
    asks.Move, asks.Say, asks.Start, asks.Close, asks.Resign, asks.Rematch, asks.Skip
)  # fmt: skip
"""Commands that end by themselves, have limits of their own, or leave no row in the log."""


class Room(Standing):
    """One live table."""

    def __init__(self, services: Services, header: Header) -> None:
        super().__init__(header, services.downtimes, services.settings.window_seconds)
        self.services = services
        self.names: dict[str, str] = {}
        self.languages: dict[str, str] = {}
        self.lines: list[Line] = []
        self.pencilled = 0  # how often shared marks have changed since the room was opened
        self.admitted: set[str] = set()
        self.listeners: set[Listener] = set()
        self.used = self.opened = services.now()
        self.last_seen: dict[str, int] = {}  # when each person was last known to be at the table
        self.lock = asyncio.Lock()
        self.autoplay = Autoplay(self)
        self.retired = False
        self.gate = Gate(0.0)
        self._card: TableCard | None = None
        self._sides: tuple[object, list[str | None]] | None = None
        self._asides: dict[int, tuple[Sequence[Option], list[Offered]]] = {}
        self._record: str | None = None

    @classmethod
    async def open(cls, services: Services, table: str) -> Room:
        """Return the room of a stored table."""
        store = services.store
        header = await store.header(table)
        if header is None:
            raise Refusal("no-table", 404)
        room = cls(services, header)
        room.lines = [talk.unpack(body) for _, body in await store.talk(table)]
        room.admitted = set(await store.guests(table))
        why = None
        for found in room.read(await store.entries(table)):
            why = found
            await breathe()
        if room.stage == "playing" and room.position is not None:
            room.position.work_out()
        if why is not None:
            note("table cannot be played", level="error", table=table, error=why)
        people = {*room.seating.mentioned, *(line.person for line in room.lines)}
        for person in (await store.people.many(sorted(people))).values():
            room.meet(person)
        room.names.update(dict.fromkeys(people - room.names.keys(), GONE))
        room.autoplay.reset(quiet=True)
        return room

    def meet(self, person: Person) -> None:
        """Remember a person's name."""
        if self.names.get(person.id) != person.name:
            self._card = None
        self.names[person.id] = person.name
        self.languages[person.id] = person.language

    def forget(self, person: str) -> None:
        """Forget a person who deleted their account, except for their moves."""
        self.names[person] = GONE
        self.languages.pop(person, None)
        self.admitted.discard(person)
        self.lines = [line for line in self.lines if line.person != person]
        self._card = self._record = None

    # Commands

    async def obey(self, person: Person, command: Do) -> int:
        """Store and carry out a command and return the table's new number, or refuse it.

        It is carried out completely even if the client disconnects in the meantime.
        """
        task = asyncio.ensure_future(self._obey(person, command))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _obey(self, person: Person, command: Do) -> int:
        if self.broken:
            raise Refusal("rules-version", rules=self.header.rules)
        if self._done(person.id, command) is None and isinstance(command.act, asks.Move):
            await self.autoplay.hold(commands.seat_for(self, person.id, command.act))
        async with self.lock:
            need(not self.retired, "moved-on")
            self.used = self.last_seen[person.id] = self.services.now()
            self.meet(person)
            done = self._done(person.id, command)
            if done is not None:
                return done
            need(command.at <= self.seq, "from-the-future", at=command.at, seq=self.seq)
            self.check_entry(person.id)
            if self._changes(person.id, command.act):
                self.seating.quota.check(person.id, self.seating.belongs)
            await commands.do(self, person, command)
            return self.seq

    def _changes(self, person: str, act: Command) -> bool:
        """Return whether a command counts towards the limit on changes."""
        if isinstance(act, asks.Vote):
            return self.seating.motion is not None and person in self.seating.motion.votes
        return not isinstance(act, UNCOUNTED)

    def _done(self, person: str, command: Do) -> int | None:
        """Return the result of a command that was already carried out under the same key."""
        key, says = command.key, isinstance(command.act, asks.Say)
        if any(line.person == person and line.key == key for line in self.lines):
            need(says, "key-used")
            return self.seq
        found = self.seating.keys.get((person, key))
        if found is None:
            return None
        seq, act = found
        if isinstance(act, log.Moved) and isinstance(command.act, asks.Move):
            need(act.code == command.act.code, "key-used")
        elif says or isinstance(act, log.Moved) or isinstance(command.act, asks.Move):
            raise Refusal("key-used")
        return seq

    def asker(self, person: str) -> Asker:
        """Return a person as the author of a request now."""
        now, spent = self.services.now(), frozenset(self.spent)
        window = self.window is not None
        return Asker(self.seating, self.stage, person, now, self.away(), spent, window)

    def window_ends(self) -> int:
        """Return when the open window passes; after a restart its beat starts again."""
        assert self.window is not None
        start = max(self.window.at, self.opened)
        down = self.clocks.down(start, self.services.now())
        return start + self.beat * self.autoplay.reactions.beats + down

    # Storing and notifying

    async def commit(
        self,
        done: Sequence[AnyAct],
        person: str | None = None,
        key: str | None = None,
        *,
        change: Change | None = None,
        trial: Trial | None = None,
    ) -> None:
        """Store acts, all or none of them; then apply them and notify everyone."""
        need(not self.retired, "moved-on")
        for act in done:
            if isinstance(act, log.Sat) or (isinstance(act, log.Willing) and act.on):
                self.check_name(act.person)
        at = max(self.services.now(), self.seating.touched)
        last = len(done) - 1
        entries = [
            Entry(self.seq + 1 + n, at, self._with_name(act), person, key if n == last else None)
            for n, act in enumerate(done)
        ]
        change = self._changed(done, change or Change())
        await self.keep(self.services.store.append_many(self.id, entries, change))
        self.header = _with(self.header, change)
        self.accept(entries, trial)
        await self.gate.pass_through()
        if any(isinstance(act, (*SEATING, log.Stood)) for act in done):
            for listener in list(self.listeners):
                listener.look_round()  # a player is no spectator, and vice versa

    def _with_name(self, act: AnyAct) -> AnyAct:
        """Return an act with the name its notice shows, since names can change later."""
        seats = {n: (seat.person, seat.owner) for n, seat in enumerate(self.seating.seats, 1)}
        person = notices.subject(act, seats)
        return act if person is None else replace(act, name=self.names.get(person))

    def accept(self, entries: Sequence[Entry], trial: Trial | None = None) -> None:
        """Apply stored entries and notify everyone."""
        self._card = None
        self.gate = Gate(self.services.slot)
        for entry in entries:
            self.take(entry, trial)
        if self.position is not None:
            self.position.work_out()
        self.tell()

    async def keep(self, writing: Awaitable[T]) -> T:
        """Wait until something is stored; retire the room if its memory may differ from the log."""
        try:
            return await writing
        except Taken:
            self.services.retire(
                self
            )  # another writer got in first: the log wins, so reload the room
            raise Refusal("moved-on") from None
        except NoRow:
            self.services.retire(self)
            raise Refusal("no-table", 404) from None
        except NotWritten:
            self.services.retire(self)  # it is unknown whether it was stored: only the log can tell
            raise Refusal("not-stored", 503, retry_after=5) from None

    def _changed(self, done: Sequence[AnyAct], change: Change) -> Change:
        """Return what else is stored: whose list the table is in, and its stage."""
        if any(isinstance(act, log.Closed) for act in done):
            change = replace(change, stage="closed")
        new = [act.person for act in done if isinstance(act, SEATING) and act.person is not None]
        if new:
            seated = tuple(dict.fromkeys([*self.seating.belongs, *new]))
            change = replace(change, seated=seated)
        return change

    def tell(self) -> None:
        """Notify every listener, wake the next player, and set the clocks.

        Frames are rendered one after the other and then sent together: when a client's own frame
        arrives must not show how long another's took. Spectators, who may be many, are rendered
        first.
        """
        for listener in sorted(self.listeners, key=lambda each: each.viewer.seat or 0):
            listener.stir()
        self.autoplay.reset()

    def close(self) -> None:
        """Close the room; listeners have to reconnect."""
        self.retired = True
        self.autoplay.stop()
        self.services.library.drop(self.id)
        self.services.trackers.drop(self.id)
        for listener in list(self.listeners):
            listener.again()

    # Presence

    def join(self, listener: Listener) -> None:
        """Add a listener."""
        self.listeners.add(listener)
        self.used = self.services.now()
        self._card = None
        if listener.viewer.person is not None:
            self.services.notifier.withdraw(listener.viewer.person, self.id)
        if self.retired:
            listener.again()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.listeners.discard(listener)
        self.used = self.services.now()
        if listener.viewer.person is not None and not listener.viewer.shoulder:
            self.last_seen[listener.viewer.person] = self.used
        self._card = None

    def here(self) -> list[int]:
        """Return the seats whose players are at the table right now."""
        seats = self.seating.seats
        present = {x.viewer.person for x in self.listeners if not x.viewer.shoulder}
        return [n for n, seat in enumerate(seats, 1) if seat.person in present - {None}]

    def away(self) -> frozenset[int]:
        """Return the seats whose players have been away long enough to be replaced.

        Time when the server was down does not count.
        """
        if self.stage != "playing":
            return frozenset()
        table, here = self.seating, self.here()
        now, long = self.services.now(), absence(table.pace)
        found = set()
        for number, seat in enumerate(table.seats, 1):
            if seat.person is not None and number not in here:
                seen = self.last_seen.get(seat.person, self.opened)
                if now - seen - self.clocks.down(seen, now) >= long:
                    found.add(number)
        return frozenset(found)

    def presence(self) -> Here:
        """Return who is at the table right now."""
        playing = set(self.seating.people)
        watching = sum(each.viewer.person not in playing for each in self.listeners)
        return Here(seats=[seat.seat for seat in self.card().seats if seat.here], watchers=watching)

    # Permission to look

    def check_entry(self, person: str | None) -> None:
        """Refuse anyone who has not given the table's password."""
        if self.seating.access != "password" or person in self.seating.belongs:
            return
        need(person in self.admitted, "password-needed", 403)

    def check_name(self, person: str) -> None:
        """Refuse someone whose name looks like another's at the table."""
        table = self.seating
        others = {*table.belongs, *table.willing} - {person}
        known = [self.names[other] for other in sorted(others) if other in self.names]
        names.check_free(self.names.get(person, "?"), known)

    def viewer(
        self,
        person: str | None,
        seat: int | None = None,
        shoulder: str | None = None,
        muted: frozenset[str] = frozenset(),
    ) -> Viewer:
        """Return a person as a viewer of the table, or refuse."""
        found = render.viewer_seat(self, person, seat, shoulder)
        return Viewer(person, found, shoulder is not None, muted)

    def hears(self, viewer: Viewer, line: Line) -> bool:
        """Return whether a viewer may read a chat line.

        A seat's own lines can be read by the person who plays it or may take it back, and over its
        shoulder; spectators' lines only by those who have not seen any seat's view.
        """
        if viewer.shoulder and viewer.seat is not None:
            return talk.hears(line, {viewer.seat})
        table, person = self.seating, viewer.person
        if line.channel == "watchers":
            return talk.hears(line, table.seats_of(person))
        return talk.hears(line, render.own_seats(self, person))

    async def let_look(
        self,
        person: str | None,
        seat: int | None = None,
        shoulder: str | None = None,
        muted: frozenset[str] = frozenset(),
    ) -> Viewer:
        """Return a person as a viewer of the table; what they see over a shoulder is stored first.

        A person who has seen a seat's view may not play against it at this table.
        """
        viewer = self.viewer(person, seat, shoulder, muted)
        if person is not None and not viewer.shoulder:
            self.last_seen[person] = self.services.now()
        if not viewer.shoulder or person is None or self.stage != "playing":
            return viewer
        async with self.lock:
            viewer = self.viewer(person, seat, shoulder, muted)
            if viewer.seat is not None and viewer.seat not in self.seating.known.get(person, ()):
                await self.commit([log.Saw(seat=viewer.seat, person=person)], person)
        return viewer

    def card(self) -> TableCard:
        """Return the table as the lobby shows it."""
        if self._card is None:
            self._card = render.card(self)
        return self._card

    def sides(self) -> list[str | None]:
        """Return the side of each seat, if it is known to everyone before the start."""
        key = (len(self.seating.seats), tuple(sorted(self.seating.options.items())))
        if self._sides is None or self._sides[0] != key:
            self._sides = (key, render.sides(self))
        return self._sides[1]

    def asides(self, seat: int, options: Sequence[Option]) -> list[Offered]:
        """Return what a seat may do at any time, cached: the list is long and seldom changes."""
        known, found = self._asides.get(seat, ((), []))
        if len(known) != len(options) or any(
            old is not new for old, new in zip(known, options, strict=True)
        ):
            found = offered(self.game, options)
            self._asides[seat] = (options, found)
        return found

    def shown(
        self, viewer: Viewer, era: int = 0, events: int = 0, notices: int = 0, talk: int = 0
    ) -> Shown:
        """Return everything a viewer may see now, leaving out what the client already has."""
        return render.shown(self, viewer, era, events, notices, talk)

    def mark_changes(self, viewer: Viewer) -> int:
        """Return how often the marks shared in a viewer's team have changed."""
        return marks.changes(self, viewer)

    async def moment(
        self, viewer: Viewer, move: int, truth: bool = False, admit: Admit = freely
    ) -> bytes:
        """Return what a viewer saw, or could have seen, after this many moves; or the truth."""
        return await moments.moment(self, viewer, move, truth, admit)

    async def record(self, admit: Admit = freely) -> str:
        """Return the record of a finished game, which anyone can verify."""
        render.need_record(self)
        if self._record is None:
            async with admit():
                if self._record is None:
                    self._record = await asyncio.to_thread(render.record, self)
        return self._record


def _with(header: Header, change: Change) -> Header:
    """Return a header with a change applied."""
    wanted = {
        name: value
        for name in ("stage", "access", "secret", "rules")
        if (value := getattr(change, name)) is not None
    }
    if change.password is not UNSET:
        wanted["password"] = change.password
    return replace(header, **wanted)
