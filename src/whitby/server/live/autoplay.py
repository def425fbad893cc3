"""What a table does by itself: bots, forced moves, and time running out.

How long a bot or a forced move seems to take is drawn before any thinking starts, from a random
source that has nothing to do with the game. A bot that needs longer waits for the next beat, so the
time reveals nothing about its thinking.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final

from whitby.server.live.reactions import Reactions
from whitby.server.logging import note
from whitby.server.table.clocks import SECOND
from whitby.server.table.commands import choose
from whitby.server.table.permissions import lapse, late
from whitby.server.table.windows import passing

if TYPE_CHECKING:
    from whitby.server.live.room import Room

SPEED: Final = {"slow": 2.5, "normal": 1.0, "quick": 0.4}
SKIPPING: Final = 0.15
"""The same while a lone player skips to their turn: no pause, but still a beat."""

BUDGET: Final = 0.8
"""The fraction of its pause that a bot may think."""


class Beat:
    """When the answer to one question may be given, if the table gives it by itself."""

    def __init__(self, since: int, pause: float) -> None:
        self.since = since
        self.start = time.monotonic()
        self.pause = pause

    def wait(self) -> float:
        """Return the time until an answer may be given."""
        if self.pause <= 0:
            return 0.0
        gone = time.monotonic() - self.start
        return max(1, math.ceil(gone / self.pause)) * self.pause - gone


class Autoplay:
    """What one room does by itself."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.beats: dict[int, Beat] = {}
        self.tasks: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.waking: set[asyncio.Task[None]] = set()
        self.told: set[tuple[int, int, str]] = set()
        self.reactions = Reactions(room)
        self.failures = 0
        self.skipping = False
        self.stopped = False

    def stop(self) -> None:
        """Cancel everything."""
        self.stopped = True
        if self.timer is not None:
            self.timer.cancel()
        for task in [*self.tasks.values(), *self.waking]:
            task.cancel()
        self.reactions.stop()

    def reset(self, quiet: bool = False) -> None:
        """Determine what to do next, after the table has changed."""
        room = self.room
        if self.stopped:
            return
        asked = room.questions if room.stage == "playing" else {}
        self.skipping = self.skipping and self._skips_on(asked)
        self.beats = {
            seat: beat
            if (beat := self.beats.get(seat)) is not None and beat.since == room.put[seat]
            else Beat(room.put[seat], self._pause() * self._haste(seat))
            for seat in asked
        }
        self._answers()
        self.reactions.reset(BUDGET * room.beat / SECOND)
        self._alarm(bool(asked) and not room.seating.paused)
        self._remind({} if room.window is not None else asked, quiet)

    def _at_once(self, seat: int) -> bool:
        """Return whether an answer needs no pause: nobody is there who could learn from it."""
        table = self.room.seating
        person = table.seats[seat - 1].person is not None
        window = passing(table.game, self.room.questions.get(seat, ("",))[0]) is not None
        return table.alone and (person or window)

    def _pause(self) -> float:
        spread = 0.8 + 0.4 * secrets.randbelow(1000) / 1000
        speed = SPEED[self.room.seating.house.bots]
        return self.room.services.settings.bot_seconds * speed * spread

    # Skipping

    def skip(self) -> None:
        """Let bots answer at once until a person is asked.

        A bot that is already thinking keeps its pause: cut short, it would show how long the bot
        has been thinking.
        """
        self.skipping = True
        self.reset(quiet=True)

    def _haste(self, seat: int) -> float:
        """Return the fraction of its pause that a seat takes: a small one while skipping."""
        if self._at_once(seat):
            return 0.0
        table = self.room.seating
        skipped = self.skipping and table.seats[seat - 1].person is None
        return SKIPPING / SPEED[table.house.bots] if skipped else 1.0

    def _skips_on(self, asked: Mapping[int, object]) -> bool:
        """Return whether bots still answer at once: until the lone player is asked."""
        table = self.room.seating
        held = table.held_by(table.people[0]) if table.alone and table.people else []
        return bool(held) and all(seat not in asked or self.room.settled(seat) for seat in held)

    # Answers

    def _answers(self) -> None:
        """Let bots think about what they are asked, and cancel everything else."""
        wanted = self._wanted()
        for job in self.tasks.keys() - wanted:
            self.tasks.pop(job).cancel()
        for job in wanted - self.tasks.keys():
            self.tasks[job] = self._start(self._answer(*job), job)

    def _wanted(self) -> set[tuple[int, int, str]]:
        """Return the answers that the table gives by itself: seat, since when asked, and how."""
        room = self.room
        table = room.seating
        found = set()
        if room.stage == "playing" and not table.paused and room.window is None:
            for seat in room.questions:
                level = table.seats[seat - 1].level
                who = level or ("auto" if room.answers(seat, room.questions[seat]) else None)
                if who is not None:
                    found.add((seat, room.since[seat], who))
        return found

    def _start(
        self, work: Coroutine[Any, Any, None], job: tuple[int, int, str] | None = None
    ) -> asyncio.Task[None]:
        """Start a task; if it fails, that is logged and it is retried after a while."""
        task = asyncio.ensure_future(work)
        self.waking.add(task)
        task.add_done_callback(lambda done: self._ended(done, job))
        return task

    def _ended(self, task: asyncio.Task[None], job: tuple[int, int, str] | None) -> None:
        self.waking.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            self.failures = 0
            return
        note("table stumbles", level="error", table=self.room.id, error=error)
        if job is not None:
            self.tasks.pop(job, None)
        self.failures += 1
        pause = min(60.0, 2.0**self.failures)
        asyncio.get_running_loop().call_later(pause, self.reset)

    async def _answer(self, seat: int, since: int, who: str) -> None:
        """Answer for a bot, or with a forced move, when it is time."""
        room, beat = self.room, self.beats[seat]
        assert room.position is not None
        if who == "auto":
            code = room.position.forced(seat)
            if code is None:
                return
        else:
            seen = room.position.look(seat)
            seed = room.position.bot_seed(since, seat)
            budget = beat.pause * BUDGET
            code = await room.services.botpool.choose(room.game.name, who, seen, seed, budget)
        await asyncio.sleep(beat.wait())
        await asyncio.shield(self._play(seat, since, code, who))

    async def _play(self, seat: int, since: int, code: str, who: str) -> None:
        room = self.room
        async with room.lock:
            if self.stopped or (seat, since, who) not in self._wanted():
                return
            self.tasks.pop((seat, since, who), None)
            await choose(room, seat, code)

    async def hold(self, seat: int) -> None:
        """Wait as long as an automatic forced move would have, if the seat uses them."""
        beat = self.beats.get(seat)
        open_now = self.room.window is not None
        if seat in self.room.seating.automatic and beat is not None and not open_now:
            gone = time.monotonic() - beat.start
            await asyncio.sleep(max(0.0, beat.pause - gone))

    # Time

    def _alarm(self, going: bool) -> None:
        """Set the timer for whatever runs out first."""
        room = self.room
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not going:
            return
        now = room.services.now()
        motion = room.seating.motion
        times = [] if motion is None else [room.vote_ends(now)]
        end = self._first_end(now)
        if end is not None:
            times.append(end[0])
        if room.window is not None:
            times.append(room.window_ends())
        if times:
            delay = max(0.0, (min(times) - now) / 1000)
            self.timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _first_end(self, now: int) -> tuple[int, int] | None:
        """Return when and whose time runs out first, unless a late seat is being voted on."""
        motion = self.room.seating.motion
        if motion is not None and motion.act.by is None:
            return None
        return self.room.clocks.next_end(now)

    def _ring(self) -> None:
        self._start(self._wake())

    async def _wake(self) -> None:
        """Handle what has run out, and continue: a table never hangs."""
        room = self.room
        async with room.lock:
            if self.stopped or room.stage != "playing" or room.seating.paused:
                return
            asker = room.asker("")
            motion = room.seating.motion
            if motion is not None and room.vote_ends(asker.now) <= asker.now:
                await room.commit(lapse(asker))
            elif (end := self._first_end(asker.now)) is not None and end[0] <= asker.now:
                await room.commit(late(asker, end[1]))
            elif room.window is not None and room.window_ends() <= asker.now:
                await self.reactions.close()
                self._alarm(room.stage == "playing")
            else:
                self._alarm(True)  # a timer may fire a little early

    # Your turn

    def _remind(self, asked: Mapping[int, object], quiet: bool) -> None:
        """Notify people outside the page that they are asked, or cancel that if they are not."""
        room = self.room
        people = {seat: room.seating.seats[seat - 1].person for seat in asked}
        waiting = {(seat, room.put[seat], person) for seat, person in people.items() if person}
        for person in {who for *_, who in self.told} - {who for *_, who in waiting}:
            room.services.notifier.withdraw(person, room.id)
        fresh = set() if quiet else waiting - self.told
        self.told = waiting
        for seat, _, person in sorted(fresh):
            self._start(
                room.services.notifier.your_turn(
                    person,
                    room.languages.get(person, "en"),
                    room.id,
                    room.game.name,
                    f"{room.services.settings.base_url}/t/{room.id}",
                    seat in room.here(),
                )
            )
