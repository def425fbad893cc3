"""Do what a table does by itself: bots, forced moves, and time running out.

How long a bot or a forced move seems to take is drawn before any thinking starts, from a random
source that has nothing to do with the game, and is never shorter than the thinking that its level
may do. A bot whose answer comes later, because many bots think at once, waits for the next beat. So
the time reveals nothing about its thinking.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, Protocol

from whitby.server.live.pace import Beat, allowed, counted
from whitby.server.live.reactions import Reactions
from whitby.server.live.reminders import Attended, Reminders
from whitby.server.logging import note
from whitby.server.slots import sleep_until
from whitby.server.table.autoplay import (
    SPEED,
    Answer,
    answers_due,
    at_once,
    haste,
    next_end,
    overdue,
    skips_on,
)
from whitby.server.table.clocks import SECOND
from whitby.server.table.log import AnyAct
from whitby.server.table.permissions import Asker

THINKING_SHARE: Final = 0.8
"""The fraction of a window that bots may think."""
SHORTEST_PAUSE: Final = 0.8
LONGEST_PAUSE: Final = 1.2
"""A pause is drawn between these multiples of the usual one."""
RETRY_SECONDS: Final = 1.0
MOST_RETRY_SECONDS: Final = 60.0
"""After something failed it is tried again, after twice as many seconds each time."""
LOOK_DELAY: Final = 0.005
"""Seconds of a pause before what a bot sees is handed to it: by then the last move is confirmed."""


class Live(Attended, Protocol):
    """A room, as far as it can play by itself."""

    lock: asyncio.Lock

    @property
    def leads(self) -> bool:
        """Return whether this process runs the table's bots, clocks and reminders."""

    async def in_turn(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Do something that is stored, alone, and again if another process was first."""

    def asker(self, person: str) -> Asker:
        """Return a person as the author of a request now."""

    async def play(self, seat: int, code: str) -> None:
        """Make a move for a seat."""

    async def commit(self, done: Sequence[AnyAct]) -> None:
        """Store acts, apply them and notify everyone."""


class Autoplay:
    """What one room does by itself."""

    def __init__(self, room: Live) -> None:
        self.room = room
        self.beats: dict[int, Beat] = {}
        self.tasks: dict[Answer, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.waking: set[asyncio.Task[None]] = set()
        self.reminders = Reminders(room)
        self.reactions = Reactions(
            room.table, room.services, lambda seat, code: room.play(seat, code)
        )
        self.failures = 0
        self.skipping = False
        self.stopped = False

    def stop(self) -> None:
        """Cancel everything."""
        self.stopped = True
        self.rest()

    def rest(self) -> None:
        """Cancel everything for now: another process may run the table, or this one was stopped."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for task in [*self.tasks.values(), *self.waking]:
            task.cancel()
        self.tasks.clear()
        self.reminders.clear()
        self.reactions.stop()

    def reset(self, quiet: bool = False) -> None:
        """Determine what to do next, after the table has changed; if that fails, again later."""
        if self.stopped:
            return
        try:
            self._reset(quiet)
        except Exception as error:
            self._stumbled(error)

    def _reset(self, quiet: bool) -> None:
        table = self.room.table
        asked = table.questions if table.stage == "playing" else {}
        self.skipping = self.skipping and skips_on(table, asked)
        self.beats = {
            seat: beat
            if (beat := self.beats.get(seat)) is not None and beat.since == table.put[seat]
            else Beat(table.put[seat], self._seat_pause(seat))
            for seat in asked
        }
        if not self.room.leads:
            self.rest()
            return
        self._answers()
        self.reactions.reset(THINKING_SHARE * table.beat / SECOND)
        self._alarm(bool(asked) and not table.seating.paused)
        self.reminders.update({} if table.window is not None else asked, quiet)

    def _seat_pause(self, seat: int) -> float:
        """Return how long the answer of a seat takes."""
        factor = haste(self.room.table, seat, self.skipping)
        return self._pause(factor, self._allowed(seat))

    def _pause(self, factor: float = 1.0, thinks: float = 0.0) -> float:
        """Draw a pause in which a bot can think; there is none if the server's bots take none."""
        drawn = secrets.randbelow(1000) / 1000
        spread = SHORTEST_PAUSE + (LONGEST_PAUSE - SHORTEST_PAUSE) * drawn
        speed = SPEED[self.room.table.seating.house.bots]
        usual = self.room.services.settings.bot_seconds * speed
        if usual <= 0:
            return 0.0
        least = counted(thinks) + LOOK_DELAY if thinks > 0 else 0.0
        return spread * max(usual * factor, least / SHORTEST_PAUSE)

    def _allowed(self, seat: int) -> float:
        """Return the seconds that the bot in a seat may think about what it is asked."""
        table = self.room.table
        level = table.seating.seats[seat - 1].level
        return allowed(table.game.name, level, brisk=at_once(table, seat))

    def skip(self) -> None:
        """Let bots answer at once until a person is asked.

        A bot that is already thinking keeps its pause: cut short, it would show how long the bot
        has been thinking.
        """
        self.skipping = True
        self.reset(quiet=True)

    # Answers

    def _answers(self) -> None:
        """Let bots think about what they are asked, and cancel everything else."""
        wanted = answers_due(self.room.table)
        for job in self.tasks.keys() - wanted:
            self.tasks.pop(job).cancel()
        for job in wanted - self.tasks.keys():
            self.tasks[job] = self._start(self._answer(*job), job)

    def _start(
        self, work: Coroutine[Any, Any, None], job: Answer | None = None
    ) -> asyncio.Task[None]:
        """Start a task; if it fails, that is logged and it is retried after a while."""
        task = asyncio.ensure_future(work)
        self.waking.add(task)
        task.add_done_callback(lambda done: self._ended(done, job))
        return task

    def _ended(self, task: asyncio.Task[None], job: Answer | None) -> None:
        self.waking.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            self.failures = 0
            return
        if job is not None:
            self.tasks.pop(job, None)
        self._stumbled(error)

    def _stumbled(self, error: BaseException) -> None:
        """Something failed: log it, and try again after a while, so that the table goes on."""
        note("table stumbles", level="error", table=self.room.table.id, error=error)
        self.failures += 1
        pause = min(MOST_RETRY_SECONDS, RETRY_SECONDS * 2.0 ** min(self.failures, 10))
        asyncio.get_running_loop().call_later(pause, self.reset)

    async def _answer(self, seat: int, since: int, who: str) -> None:
        """Answer for a bot, or with a forced move, when it is time."""
        table, beat = self.room.table, self.beats[seat]
        assert table.position is not None
        if who == "auto":
            code = table.position.forced(seat)
            if code is None:
                return
        else:
            if beat.pause > 0:
                await asyncio.sleep(LOOK_DELAY)
                if (seat, since, who) not in answers_due(table):  # the next reset is on its way
                    self.tasks.pop((seat, since, who), None)
                    return
            budget = self._allowed(seat)
            code = await self.room.services.botpool.choose(
                table.game.name,
                who,
                table.position.look(seat),
                table.position.bot_seed(since, seat),
                budget,
                table=table.id,
                counts=counted(budget) if beat.pause > 0 else 0.0,
                asides=seat not in table.acted,
            )
        await sleep_until(time.monotonic() + beat.wait())
        await asyncio.shield(self._play(seat, since, code, who))

    async def _play(self, seat: int, since: int, code: str, who: str) -> None:
        async def play() -> None:
            table, job = self.room.table, (seat, since, who)
            due = self._may_act and job in answers_due(table)
            # what may be done at any time is done once per question
            if due and (seat not in table.acted or code in table.questions[seat][1:]):
                await self.room.play(seat, code)
                self.tasks.pop(job, None)  # only now: until then it is being given
            else:
                self.tasks.pop(job, None)
                self.reset()  # it may be wanted anew

        await self.room.in_turn(play)

    @property
    def _may_act(self) -> bool:
        return not self.stopped and self.room.leads

    async def hold(self, seat: int) -> None:
        """Wait as long as an automatic forced move would have, if the seat uses them."""
        beat, table = self.beats.get(seat), self.room.table
        open_now = table.window is not None
        if seat in table.seating.automatic and beat is not None and not open_now:
            await sleep_until(beat.start + beat.pause)

    # Time

    def _alarm(self, going: bool) -> None:
        """Set the timer for whatever runs out first."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        now = self.room.services.now()
        end = next_end(self.room.table, now) if going else None
        if end is not None:
            delay = max(0.0, (end - now) / 1000)
            self.timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._start(self._wake())

    async def _wake(self) -> None:
        """Handle what has run out, and continue: a table never hangs."""
        await self.room.in_turn(self._handle_end)

    async def _handle_end(self) -> None:
        room, table = self.room, self.room.table
        if not self._may_act or table.stage != "playing" or table.seating.paused:
            return
        asker = room.asker("")
        if done := overdue(asker):
            await room.commit(done)
        elif table.window is not None and table.window_ends(asker.now) <= asker.now:
            await self.reactions.close()
            self._alarm(table.stage == "playing")
        else:
            self._alarm(True)  # a timer may fire a little early
