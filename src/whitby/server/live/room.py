"""A room: one live table. It takes commands in order, stores what it accepts, then notifies all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast
from weakref import WeakSet, proxy

from whitby.server.admission import Admit, freely, yield_to_others
from whitby.server.clock import Moment
from whitby.server.garbage import COLLECTOR
from whitby.server.live import moves
from whitby.server.live.attendance import Attendance
from whitby.server.live.autoplay import Autoplay
from whitby.server.live.presence import Elsewhere, away, check_name, here, present
from whitby.server.live.replica import Replica
from whitby.server.live.services import Listener, Services
from whitby.server.logging import note
from whitby.server.refusals import Refusal, need
from whitby.server.rows import Person
from whitby.server.slots import RENDERING_SLOTS, Gate, Slot
from whitby.server.table import log, talk
from whitby.server.table.appending import next_entries
from whitby.server.table.fields import Has
from whitby.server.table.header import Change, changed, seldom, with_acts
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.notices import NO_NAME
from whitby.server.table.permissions import Asker
from whitby.server.table.record import recorded
from whitby.server.table.render import Renderer
from whitby.server.table.replay import Table
from whitby.server.table.trial import Trial
from whitby.server.table.viewers import Viewer, viewer_of
from whitby.wire.messages import Here, Shown
from whitby.wire.tables import TableCard


class Room(Replica):
    """One live table: the lock, the listeners, and the way to the store."""

    def __init__(
        self, services: Services, table: Table, retire: Callable[[Room], None] | None = None
    ) -> None:
        super().__init__(services, table)
        me = cast("Room", proxy(self))  # a closed room must not be kept by its own parts
        self.attendance = Attendance(services, self.listeners, lambda: me.presence())
        self.renderer = Renderer(table, lambda: me.here(), services.settings.retention_days)
        self.languages: dict[str, str] = {}
        self.used = services.now()
        self._expected: WeakSet[asyncio.Task[Any]] = WeakSet()  # asked for it, to come in
        self.last_seen: dict[str, int] = {}  # when each person was last known to be at the table
        self.elsewhere = Elsewhere()
        self.autoplay = Autoplay(me)
        self._retire = retire or Room.close
        self._record: str | None = None
        self.moment = Moment(lambda: services.now())

    @classmethod
    async def open(
        cls, services: Services, id: str, retire: Callable[[Room], None] | None = None
    ) -> Room:
        """Return the room of a stored table."""
        store = services.store
        need(await store.header(id) is not None, "no-table", 404)
        entries = await store.entries(id)
        if (header := await store.header(id)) is None:  # now it has all that they changed
            raise Refusal("no-table", 404)
        window, now = services.settings.window_seconds, services.now()
        table = Table(header, services.downtimes, window, now)
        room = cls(services, table, retire)
        said = await store.talk(id)
        table.lines = [talk.unpack(body) for _, body in said]
        room.heard = said[-1][0] if said else 0
        table.admitted = set(await store.guests(id))
        why = None
        for found in table.read(entries):
            why = found
            await yield_to_others()
        if table.stage == "playing" and table.position is not None:
            table.position.work_out()
        await moves.make_up(services, table)
        if why is not None:
            note("table cannot be played", level="error", table=id, error=why)
        people = {*table.seating.mentioned, *(line.person for line in table.lines)}
        for person in (await store.people.many(sorted(people))).values():
            room.remember_name(person)
        table.names.update(dict.fromkeys(people - table.names.keys(), NO_NAME))
        room.autoplay.reset(quiet=True)
        return room

    def remember_name(self, person: Person) -> None:
        """Remember a person's name."""
        if self.table.names.get(person.id) != person.name:
            self.renderer.forget_card()
        self.table.names[person.id] = person.name
        self.languages[person.id] = person.language

    def forget(self, person: str) -> None:
        """Forget a person who deleted their account, except for their moves."""
        self.table.names[person] = NO_NAME
        self.languages.pop(person, None)
        self.table.admitted.discard(person)
        self.table.lines = [line for line in self.table.lines if line.person != person]
        self.renderer.forget_card()
        self._record = None

    async def play(
        self, seat: int, code: str, person: str | None = None, key: str | None = None
    ) -> None:
        """Make a move for a seat: try it, store it, and continue from there."""
        await moves.make(self, seat, code, person, key)

    def asker(self, person: str) -> Asker:
        """Return a person as the author of a request now."""
        now = self.services.now()
        return Asker(self.table, person, now, away(self.table, self.here(), self.last_seen, now))

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
        seen = self.table.seq
        await self.doubt.settle()
        need(not self.retired and seen == self.table.seq, "moved-on")
        table = self.table
        for act in done:
            if isinstance(act, log.Sat) or (isinstance(act, log.Willing) and act.on):
                check_name(table, act.person)
        at = max(self.services.now(), table.seating.touched)
        entries = next_entries(table, done, at, person, key)
        change = with_acts(change or Change(), done, table.seating.belongs)
        change = seldom(change, table.header, at) if self.services.peers is None else change
        await self.keep(self.services.store.append_many(self.id, entries, change))
        table.header = changed(table.header, change, at)
        await self.show(entries, trial)

    async def show(self, entries: Sequence[Entry], trial: Trial | None, when: float = 0.0) -> None:
        """Apply what is stored, notify everyone, not before `when`, and wait until they know."""
        self.accept(entries, trial, when)
        self.post("t", self.id, self.table.seq)
        await self.gate.pass_through()

    def accept(
        self, entries: Sequence[Entry], trial: Trial | None = None, when: float = 0.0
    ) -> None:
        """Apply stored entries and notify everyone, not before `when`."""
        slot = Slot(RENDERING_SLOTS * self.slot)  # what is hidden takes its time here, too
        steady = None if trial is None or trial.over else self.renderer.steady()
        for entry in entries:
            self.table.take(entry, trial)
        if trial is None or trial.over:  # other moves change nothing that the card shows
            self.renderer.forget_card()
        if self.table.position is not None:
            self.table.position.work_out()
        hidden = self.table.position is not None  # before the deal there is nothing to hide
        if hidden and (trial is None or self.table.window):
            when = slot.end_at()
        self.gate = Gate(when)
        self.tell(moved=steady is not None and steady == self.renderer.steady())
        self.gate.then(lambda: COLLECTOR.served(move=trial is not None))
        if any(isinstance(entry.act, log.Sat | log.Handed | log.Stood) for entry in entries):
            self.attendance.changed()  # a player is no spectator, and vice versa

    def retire(self) -> None:
        """Close the room, because its memory may differ from the log."""
        self._retire(self)

    def tell(self, moved: bool = False) -> None:
        """Notify every listener, wake the next player, and set the clocks.

        Frames are rendered in turn, spectators' first, and then sent together: when one arrives
        must not show how long another took. After a move that was tried, all that depends on what
        is hidden was encoded within its slot; else they are sent at the end of another.
        """
        with self.moment:
            for listener in sorted(self.listeners, key=lambda each: each.viewer.seat or 0):
                listener.refresh(moved)
        self.gate.then(self.autoplay.reset)  # last: it takes time, which depends on what is asked

    def close(self) -> None:
        """Close the room; listeners have to reconnect."""
        self.retired = True
        if self.gate.awaited:
            self.autoplay.reset()  # otherwise nobody would be reminded of their turn
        self.autoplay.stop()
        self.doubt.stop()
        self.attendance.stop()
        self.services.library.drop(self.id)
        self.services.trackers.drop(self.id)
        for listener in list(self.listeners):
            listener.reconnect()

    @property
    def idle(self) -> bool:
        """Return whether nobody is here and nothing happens here by itself."""
        rests = self.table.stage != "playing" or not self.leads
        free = not self.listeners and not self.lock.locked()
        return rests and free and all(task.done() for task in self._expected)

    # Presence

    def expect(self, caller: asyncio.Task[Any] | None) -> None:
        """Keep the room open for someone who has asked for it, until they join or have done."""
        if caller is not None:
            self._expected.add(caller)

    def join(self, listener: Listener) -> None:
        """Add a listener."""
        self.listeners.add(listener)
        if (caller := asyncio.current_task()) is not None:
            self._expected.discard(caller)
        self.used = self.services.now()
        self.renderer.forget_card()
        if listener.viewer.person is not None:
            self.services.notifier.withdraw(listener.viewer.person, self.id)
        self.post_presence()
        if self.retired:
            listener.reconnect()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.listeners.discard(listener)
        self.used = self.services.now()
        if listener.viewer.person is not None and not listener.viewer.shoulder:
            self.last_seen[listener.viewer.person] = self.used
        self.renderer.forget_card()
        self.post_presence()

    def here(self) -> list[int]:
        """Return the seats whose players are at the table right now."""
        viewers = [listener.viewer for listener in self.listeners]
        return here(self.table.seating, viewers, self.elsewhere.people)

    def presence(self) -> Here:
        """Return who is at the table right now."""
        playing = set(self.table.seating.people)
        watching = sum(each.viewer.person not in playing for each in self.listeners)
        watching += self.elsewhere.watchers(playing)
        return Here(seats=[seat.seat for seat in self.card().seats if seat.here], watchers=watching)

    def post_presence(self) -> None:
        """Tell the other processes who looks at the table in this one."""
        self.post("h", self.id, *present(listener.viewer for listener in self.listeners))

    # Looking

    async def admit_viewer(
        self,
        person: str | None,
        seat: int | None = None,
        shoulder: str | None = None,
        muted: frozenset[str] = frozenset(),
    ) -> Viewer:
        """Return a person as a viewer of the table; what they see over a shoulder is stored first.

        A person who has seen a seat's view may not play against it at this table.
        """
        table = self.table
        viewer = viewer_of(table, person, seat, shoulder, muted)
        if person is not None and not viewer.shoulder:
            self.last_seen[person] = self.services.now()
        if not viewer.shoulder or person is None or table.stage != "playing":
            return viewer

        async def store_what_they_see() -> Viewer:
            viewer = viewer_of(table, person, seat, shoulder, muted)
            if viewer.seat is not None and viewer.seat not in table.seating.known.get(person, ()):
                await self.commit([log.Saw(seat=viewer.seat, person=person)], person)
            return viewer

        return await self.in_turn(store_what_they_see)

    def card(self) -> TableCard:
        """Return the table as the lobby shows it."""
        return self.renderer.card()

    def shown(self, viewer: Viewer, has: Has | None = None) -> Shown:
        """Return everything a viewer may see now, leaving out what the client already has."""
        return self.renderer.shown(viewer, has or Has(), self.services.now())

    async def record(self, admit: Admit = freely) -> str:
        """Return the record of a finished game, which anyone can verify."""
        need(self.table.stage == "over", "not-over")
        if self._record is None:
            async with admit():
                while self._record is None:
                    table, names = self.table, {**self.table.names}
                    made = await asyncio.to_thread(recorded, table.header, table.seating, names)
                    if names == table.names:  # nobody has deleted their account meanwhile
                        self._record = made.text()
        return self._record
