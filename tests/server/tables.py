"""The vocabulary of the server tests: people, tables, and a clock that the test moves.

>>> evening = Evening(folder)                                     # doctest: +SKIP
>>> anna, bram = evening.people("Anna", "Bram")                   # doctest: +SKIP
>>> table = evening.duel(anna, bram)                              # doctest: +SKIP
>>> table.does(anna, Move(code="pick:vampire1"))                  # doctest: +SKIP

A table here is a real room over a real store. Everything happens when a test asks for it: time
passes with `evening.wait`, and bots have answered by the time a line of the test has run.
"""

from __future__ import annotations

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast
from unittest.mock import Mock, patch

import pytest
from msgspec import json

from server.bazaar import LEVELS, Bazaar
from server.live import QUICK
from standin import scripted
from whitby.bots import BOTS
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.server.accounts.passwords import Passwords
from whitby.server.admission import Admit, freely
from whitby.server.analysis.moments import moment
from whitby.server.live.autoplay import Autoplay, Live
from whitby.server.live.commands import execute
from whitby.server.live.room import Room
from whitby.server.live.rooms import Rooms
from whitby.server.live.services import Listener
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.server.settings import Settings
from whitby.server.store.store import Store
from whitby.server.table.game import TableGame
from whitby.server.table.header import Header
from whitby.server.table.viewers import Viewer, viewer_of
from whitby.wire.commands import (
    Command,
    Do,
    Fill,
    Hand,
    Move,
    Offer,
    Propose,
    Sit,
    Start,
    Undo,
    Vote,
)
from whitby.wire.messages import Moment, MotionCard, Shown
from whitby.wire.tables import Ending, House, NewTable

T = TypeVar("T")
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
MORNING = 1_700_000_000_000
PATIENCE = 60.0
BOT = "bot"
"""In a row of sitters: a bot sits here."""

numbers = itertools.count()


@cache
def empty_store() -> Path:
    """An empty database, created once."""
    folder = Path(tempfile.mkdtemp(prefix="whitby-tables-"))

    async def main() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{folder}/whitby.sqlite")).close()

    asyncio.run(main())
    return folder / "whitby.sqlite"


class Postman:
    """Records who would be notified that it is their turn."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, bool]] = []
        self.withdrawn: list[tuple[str, str]] = []

    def your_turn(
        self, person: str, language: str, table: str, game: str, url: str, here: bool
    ) -> None:
        self.letters.append((person, url, here))

    def withdraw(self, person: str, table: str) -> None:
        self.withdrawn.append((person, table))


def quick_passwords() -> Passwords:
    """Real password hashing, but with parameters that make it fast."""
    return Passwords(QUICK())


class Evening:
    """A server's rooms over one store, and its people."""

    def __init__(self, folder: Path, **wishes: Any) -> None:
        quick = {"bot_seconds": 0.0, "window_seconds": 0.0, "bot_processes": 0, "rate": 0.0}
        self.settings = Settings(folder=folder, **{**quick, **wishes})
        self.now = MORNING
        self.known: list[str] = []
        self.drawn = 0
        self.postman = Postman()
        self.loop = asyncio.new_event_loop()
        self.toys: list[Any] = [
            patch.dict(GAMES, {"bazaar": Bazaar()}),
            patch.dict(BOTS, {**scripted(), "bazaar": LEVELS}),
            patch("secrets.token_bytes", self._draw),
            patch("random.SystemRandom.shuffle", self._shuffle),
            patch.object(Autoplay, "_ring", ring_in_time),
            patch("whitby.server.live.rooms.Passwords", quick_passwords),
        ]
        for toy in self.toys:
            toy.start()
        shutil.copy(empty_store(), folder / "whitby.sqlite")
        self.store = self.run(Store.open(self.settings.database_url))
        self.rooms = self._open()

    def _draw(self, length: int | None = None) -> bytes:
        """Secrets that are the same in every run, so that no test fails at random."""
        self.drawn += 1
        return blake2b(b"%d" % self.drawn, digest_size=length or 32).digest()

    def _shuffle(self, order: list[int]) -> None:
        Fast(self.drawn).shuffle(order)
        self.drawn += 1

    def run(self, job: Coroutine[Any, Any, T]) -> T:
        """Run something, and let everything that follows from it happen."""
        return self.loop.run_until_complete(asyncio.wait_for(job, PATIENCE))

    def _open(self) -> Rooms:
        rooms = Rooms(self.settings, self.store, self.postman)
        rooms.services.now = lambda: self.now
        services = rooms.services
        services.slot = services.library.slot = services.trackers.slot = services.together = 0.0

        async def main() -> None:
            await rooms.open()
            await asyncio.gather(*rooms._going_on)
            for task in list(rooms._rooms.values()):
                await settle(await task)

        self.run(main())
        return rooms

    def restart(self, down: int = 0) -> None:
        """Stop the server, and start it again after this many milliseconds."""

        async def stop() -> None:
            self.rooms._beaten = self.now  # its heartbeat went on until now
            await self.rooms.beat()
            await self.rooms.close()

        self.run(stop())
        self.now += down
        self.rooms = self._open()

    def store_endings(self) -> None:
        """Wait until it is stored beside the logs which games are over."""

        async def main() -> None:
            await asyncio.gather(*self.rooms.services.endings)

        self.run(main())

    def close(self) -> None:
        """Close everything."""

        async def stop() -> None:
            await self.rooms.close()
            await self.store.close()
            left = asyncio.all_tasks() - {asyncio.current_task()}
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
            await self.loop.shutdown_default_executor()

        self.loop.run_until_complete(stop())
        self.loop.close()
        for toy in self.toys:
            toy.stop()

    def people(self, *names: str) -> list[Person]:
        """Create people with sessions."""
        found = []
        for name in names:
            id = f"person{next(numbers):06d}"
            person = Person(id=id, name=name, language="en", login=None, created=self.now)
            self.run(self.store.people.add(person))
            found.append(person)
            self.known.append(id)
        return found

    def person(self, name: str) -> Person:
        """Create a person with a session."""
        return self.people(name)[0]

    def table(self, host: Person, game: str = "duel", **wish: Any) -> Table:
        """A new table; keywords such as `talk` or `undo` are house rules, others its settings."""
        house = {name: wish.pop(name) for name in House.__struct_fields__ if name in wish}
        wanted = NewTable(game=game, house=House(**house), **wish)
        return Table(self, self.run(self.rooms.create(host, wanted)).id)

    def begun(self, game: str, *sitters: Person | str, **wish: Any) -> Table:
        """A table where these people and bots are playing; the first person is the host."""
        host = next(each for each in sitters if isinstance(each, Person))
        if game != "duel":
            wish.setdefault("players", len(sitters))
        table = self.table(host, game, **wish)
        table.seat(*sitters)
        table.does(host, Start())
        return table

    def duel(self, dracula: Person | str, van_helsing: Person | str, **wish: Any) -> Table:
        """A duel in progress."""
        return self.begun("duel", dracula, van_helsing, **wish)

    def bazaar(self, *sitters: Person | str, **wish: Any) -> Table:
        """The toy game, in progress."""
        return self.begun("bazaar", *sitters, **wish)

    def nosferatu(self, *sitters: Person | str, **wish: Any) -> Table:
        """A game of Nosferatu, in progress."""
        return self.begun("nosferatu", *sitters, **wish)

    # Tables with their people

    def duel_for_two(self, **wish: Any) -> tuple[Table, Person, Person]:
        """A duel between Anna and Bram."""
        anna, bram = self.people("Anna", "Bram")
        return self.duel(anna, bram, **wish), anna, bram

    def watched_duel(self, **wish: Any) -> tuple[Table, Person, Person, Person]:
        """A duel between Anna and Bram, watched by Wanda."""
        return (*self.duel_for_two(**wish), self.person("Wanda"))

    def open_table(self, game: str = "duel", **wish: Any) -> tuple[Table, Person, Person]:
        """A table that Anna has opened, and Bram, who may sit down."""
        anna, bram = self.people("Anna", "Bram")
        return self.table(anna, game, **wish), anna, bram

    def bazaar_for_two(self, **wish: Any) -> tuple[Table, Person, Person]:
        """A bazaar of Anna, Bram and a bot."""
        anna, bram = self.people("Anna", "Bram")
        return self.bazaar(anna, bram, BOT, **wish), anna, bram

    def watched_bazaar(self, **wish: Any) -> tuple[Table, Person, Person, Person]:
        """A bazaar of Anna, Bram and a bot, watched by Wanda."""
        return (*self.bazaar_for_two(**wish), self.person("Wanda"))

    def bazaar_for_three(self, **wish: Any) -> tuple[Table, list[Person]]:
        """A bazaar of Anna, Bram and Clara."""
        people = self.people("Anna", "Bram", "Clara")
        return self.bazaar(*people, **wish), people

    def strolling(self, *names: str, **wish: Any) -> tuple[Table, list[Person]]:
        """A bazaar of Anna, Bram and Clara, or of others, the first of whom strolls."""
        people = self.people(*names or ("Anna", "Bram", "Clara"))
        table = self.bazaar(*people, **wish)
        for person in people:
            table.move(person, "price:low")
        return table, people


class Table:
    """One table, whichever room it is in at the moment."""

    def __init__(self, evening: Evening, id: str) -> None:
        self.evening = evening
        self.id = id
        self.keys = itertools.count()

    @property
    def room(self) -> Room:
        """Its room; after a restart it is a different one."""
        return self.evening.run(self.evening.rooms.get(self.id))

    # What people do

    def does(
        self, person: Person, act: Command, at: int | None = None, key: str | None = None
    ) -> int:
        """Let someone do something; bots have answered when it returns."""
        room = self.room
        command = Do(
            key=key or f"key{next(self.keys)}", at=room.table.seq if at is None else at, act=act
        )

        async def main() -> int:
            done = await execute(room, person, command)
            await settle(room)
            return done

        return self.evening.run(main())

    def refused(
        self, person: Person, act: Command, at: int | None = None, key: str | None = None
    ) -> str:
        """Check that someone is refused and nothing changes; return the code."""
        before = self.everything()
        why: Refusal | None = None
        try:
            self.does(person, act, at, key)
        except Refusal as refusal:
            why = refusal
        if why is None:
            return ""
        assert why.text("en"), "a refusal says why"
        assert self.everything() == before, "a refused command changed something"
        return why.code

    def seat(self, *sitters: Person | str) -> None:
        """Let people sit down, and put bots in the other seats."""
        host = self.room.table.seating.host
        for number, each in enumerate(sitters, 1):
            if isinstance(each, Person):
                self.does(each, Sit(seat=number))
        found = self.evening.run(self.evening.store.people.get(host))
        assert found is not None
        for number, level in enumerate(sitters, 1):
            if isinstance(level, str):
                self.does(found, Fill(seat=number, level="random" if level == BOT else level))

    def move(self, person: Person, *codes: str, seat: int | None = None) -> None:
        """Let someone answer several questions in a row."""
        for code in codes:
            self.does(person, Move(code=code, seat=seat))

    def undo(self, person: Person, seat: int | None = None) -> None:
        """Let someone undo their last move."""
        self.does(person, Undo(seat=seat))

    def agree(self, motion: Propose, proposer: Person, *voters: Person) -> None:
        """Let someone propose something, and others vote for it."""
        self.does(proposer, motion)
        for voter in voters:
            self.does(voter, Vote(yes=True))

    def hand_over(self, owner: Person, seat: int, substitute: Person) -> None:
        """Let someone hand their seat to a spectator who offers to play."""
        self.does(substitute, Offer())
        self.does(owner, Hand(seat=seat, person=substitute.id))

    def move_at_random(self, chance: Fast) -> tuple[int, str]:
        """Let the first seat that is asked answer anything; return the seat and the code."""
        seat = min(self.asked)
        code = chance.choice(list(self.asked[seat][1:]))
        self.move(self.holder(seat), code, seat=seat)
        return seat, code

    def play_on(self, to: str | None = None, seed: int = 0, most: int = 2000) -> None:
        """Let everyone play anything but grave moves, up to a question or to the end."""
        chance = Fast(seed)
        for _ in range(most):
            asked = self.asked
            if not asked or (to is not None and any(q[0] == to for q in asked.values())):
                return
            if self.room.table.window is not None:
                self.wait(self.room.table.beat / SECOND)
                continue
            seat = min(asked)
            who = self.holder(seat)
            decision = self.sees(who, seat).decision
            assert decision is not None
            mild = [option for option in decision.options if not option.grave]
            codes = [option.code for option in mild or decision.options]
            self.move(who, codes[chance.below(len(codes))], seat=seat)
        raise AssertionError("the game does not come so far")

    # What there is to see

    @property
    def stage(self) -> str:
        """The stage it is in."""
        return self.room.table.stage

    @property
    def asked(self) -> dict[int, tuple[str, ...]]:
        """What each seat is asked: the prompt, then the codes."""
        return self.room.table.questions if self.stage == "playing" else {}

    @property
    def position(self) -> TableGame:
        """The game in progress."""
        found = self.room.table.position
        assert found is not None, "the game has not begun"
        return found

    @property
    def ending(self) -> Ending:
        """How the game ended."""
        found = self.room.card().ending
        assert found is not None, "the game is not over"
        return found

    @property
    def sitters(self) -> list[str | None]:
        """Who is in each seat: a name, the level of a bot, or None."""
        return [seat.name or seat.bot for seat in self.room.card().seats]

    @property
    def notices(self) -> list[str]:
        """The notices of the table, as ids."""
        return [told.id.removeprefix("notice-") for told in self.room.table.seating.notices]

    def motion(self, person: Person | None = None) -> MotionCard:
        """What is put to the vote, as someone sees it."""
        found = self.sees(person).motion
        assert found is not None, "there is no vote"
        return found

    def holder(self, seat: int) -> Person:
        """The person in a seat."""
        id = self.room.table.seating.seats[seat - 1].person
        assert id is not None, "nobody sits there"
        found = self.evening.run(self.evening.store.people.get(id))
        assert found is not None
        return found

    def sees(
        self,
        person: Person | None,
        seat: int | None = None,
        shoulder: str | None = None,
        muted: frozenset[str] = frozenset(),
    ) -> Shown:
        """What someone sees; raises a Refusal if they may not look."""
        room = self.room
        id = None if person is None else person.id
        return room.shown(viewer_of(room.table, id, seat, shoulder, muted))

    def looks_over(self, owner: Person, seat: int, person: Person | None) -> Shown:
        """What someone sees with the shared-view link that its owner gave them."""
        token = self.sees(owner, seat).you.shoulder
        id = None if person is None else person.id
        return self.room.shown(self.evening.run(self.room.admit_viewer(id, shoulder=token)))

    def may_not_look(
        self, person: Person | None, seat: int | None = None, shoulder: str | None = None
    ) -> str:
        """Why someone may not look; empty if they may."""
        try:
            self.sees(person, seat, shoulder)
        except Refusal as refusal:
            return refusal.code
        return ""

    def moment(
        self, person: Person | None, move: int, seat: int | None = None, truth: bool = False
    ) -> Moment:
        """What someone saw after this many moves, or the truth."""
        room = self.room
        viewer = viewer_of(room.table, None if person is None else person.id, seat)
        return json.decode(self.evening.run(moment_of(room, viewer, move, truth)), type=Moment)

    def record(self) -> str:
        """The record of the game."""
        return self.evening.run(self.room.record())

    def hears(self, person: Person | None, muted: frozenset[str] = frozenset()) -> list[str]:
        """The chat that someone can read, as texts or ids of phrases."""
        tail = self.sees(person, muted=muted).talk
        return [line.text or (line.say.id if line.say else "") for line in tail.items]

    def left(self, seat: int) -> int:
        """The seconds that a seat has left to think."""
        return self.room.table.clocks.left_at(seat, self.evening.now) // SECOND

    # Time

    def wait(self, seconds: float) -> None:
        """Let time pass, and let the timer fire whenever something runs out."""
        end = self.evening.now + int(seconds * SECOND)
        while (due := self.due()) is not None and due <= end:
            before = self.room.table.seq
            self.evening.now = max(due, self.evening.now)
            self.ring()
            if self.room.table.seq == before:  # something is due, but not at the table
                if self.evening.now + SECOND > end:
                    break
                self.evening.now += SECOND
        self.evening.now = end

    def due(self) -> int | None:
        """When the timer will fire next."""
        return due(self.room)

    def ring(self) -> None:
        """Let the timer fire now, as early as it may."""
        room = self.room

        async def main() -> None:
            await room.autoplay._wake()
            await settle(room)

        self.evening.run(main())

    # The log

    def everything(self) -> tuple[object, ...]:
        """Everything that a refused command must not change: the log, and what everyone sees."""
        self.evening.store_endings()
        entries = self.evening.run(self.evening.store.entries(self.id))
        said = self.evening.run(self.evening.store.talk(self.id))
        header = self.evening.run(self.evening.store.header(self.id))
        room = self.room
        viewers = [None, *self.evening.known]
        return (entries, said, header, remembered(room), [views(room, each) for each in viewers])

    def reopened(self) -> Room:
        """The same table as the store has it, in a room where nothing happens by itself."""

        async def main() -> Room:
            room = await Room.open(self.evening.rooms.services, self.id)
            room.close()
            return room

        return self.evening.run(main())


def come(table: Table, listener: object) -> None:
    """Let a listener join the table's room, in a task as on a server."""
    room = table.room

    async def main() -> None:
        room.join(cast("Listener", listener))

    table.evening.run(main())


@contextmanager
def at_table(table: Table, person: Person) -> Iterator[Mock]:
    """Someone has the table open in a browser for a while; what the room tells it is recorded."""
    room = table.room
    listener = Mock(viewer=viewer_of(room.table, person.id))
    come(table, listener)
    try:
        yield listener
    finally:
        room.leave(cast("Listener", listener))


def refusal(look: Callable[[], object]) -> str:
    """Why something is not shown."""
    with pytest.raises(Refusal) as found:
        look()
    return found.value.code


def due(room: Live) -> int | None:
    """When something runs out at a table if nothing happens before."""
    if room.table.stage != "playing" or room.table.seating.paused:
        return None
    motion, now = room.table.seating.motion, room.services.now()
    end = room.table.clocks.next_end(now)
    times = [] if motion is None else [room.table.vote_ends(now)]
    if end is not None and (motion is None or motion.act.by is not None):
        times.append(end[0])
    if room.table.window is not None:
        times.append(room.table.window_ends(room.services.now()))
    return min(times, default=None)


def moment_of(
    room: Room, viewer: Viewer, move: int, truth: bool = False, admit: Admit = freely
) -> Coroutine[Any, Any, bytes]:
    """What a viewer saw after this many moves, or the truth, as it is sent."""
    return moment(room.services.library, room.table, room.card, viewer, move, truth, admit)


def ring_in_time(autoplay: Autoplay, ring: Callable[[Autoplay], None] = Autoplay._ring) -> None:
    """Let a timer fire by the evening's clock, not by how long the test takes."""
    at = due(autoplay.room)
    if at is not None and at <= autoplay.room.services.now():
        ring(autoplay)


async def settle(room: Room) -> None:
    """Wait until everything that happens at once has happened."""
    loop = asyncio.get_running_loop()
    rung: asyncio.TimerHandle | None = None
    for _ in range(20000):
        await room.gate.all_through()
        autoplay = room.autoplay
        minds = autoplay.reactions.minds
        working = [*autoplay.tasks.values(), *autoplay.waking, *minds.values()]
        busy = [task for task in working if not task.done()]
        timer = autoplay.timer
        if busy:
            await asyncio.wait(busy, return_when=asyncio.FIRST_COMPLETED)
        elif timer is not None and timer is not rung and timer.when() < loop.time() + 0.01:
            await asyncio.sleep(timer.when() - loop.time() + 0.001)
            rung = timer
        elif room.lock.locked():
            await asyncio.sleep(0)
        else:
            return
    raise AssertionError("the table does not come to rest")


def remembered(room: Room) -> dict[str, object]:
    """Everything a room knows that must follow from the store alone."""
    seating = {**vars(room.table.seating)}
    seating["seats"] = [vars(seat) for seat in room.table.seating.seats]
    seating["notices"] = list(room.table.seating.notices)
    seating["quota"] = vars(room.table.seating.quota)
    motion = room.table.seating.motion
    seating["motion"] = None if motion is None else (motion.act, motion.votes)
    clocks = room.table.clocks
    known: dict[str, object] = {
        "seating": seating,
        "questions": room.table.questions,
        "since": room.table.since,
        "clocks": (clocks.pace, clocks.left, sorted(clocks.running), clocks.since),
        "stage": room.table.stage,
        "card": room.card(),
        "lines": room.table.lines,
        "admitted": sorted(room.table.admitted),
        "motion_seq": room.table.motion_seq if motion is not None else 0,
        "undo": [room.table.may_undo(seat) for seat in range(1, len(room.table.seating.seats) + 1)],
        "header": _lasting(room.table.header),
    }
    return deepcopy(known)


def _lasting(header: Header) -> tuple[object, ...]:
    """What a room still reads from its header after it was opened."""
    return (header.access, header.password, header.secret, header.rules, header.code)


def views(room: Room, person: str | None) -> list[Shown | str]:
    """What someone sees from every viewpoint, or why they may not look."""
    found: list[Shown | str] = []
    for seat in (None, *range(1, len(room.table.seating.seats) + 1)):
        try:
            found.append(room.shown(viewer_of(room.table, person, seat)))
        except Refusal as refusal:
            found.append(refusal.code)
    return found
