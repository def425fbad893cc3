"""The state of a table: everything that follows from its log, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from whitby.core.errors import WhitbyError
from whitby.core.game import Game
from whitby.games import GAMES
from whitby.server.table import log
from whitby.server.table.agreement import playable
from whitby.server.table.clocks import Clocks
from whitby.server.table.game import TableGame
from whitby.server.table.header import Header
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.seating import Seating
from whitby.server.table.talk import Line
from whitby.server.table.trial import MOST_UNDONE, Trial
from whitby.server.table.windows import SHOWS, Window, length, passing
from whitby.wire.tables import Stage

AT_A_TIME: Final = 20
"""Rows of a log to read before yielding to other tasks."""


class Table:
    """A table as its log describes it: people, game, clocks, and who is asked what.

    Names, chat and guests are stored beside the log.
    """

    def __init__(
        self,
        header: Header,
        downtimes: Sequence[tuple[int, int]] = (),
        window_seconds: float = 0.0,
        opened: int = 0,
    ) -> None:
        self.header = header
        self.id = header.id
        self.window_seconds = window_seconds
        self.opened = opened  # when it was read from the store
        self.names: dict[str, str] = {}
        self.lines: list[Line] = []
        self.admitted: set[str] = set()  # guests who gave the password
        self.mark_changes = 0  # how often shared marks have changed since it was opened
        self.seating = Seating()
        self.position: TableGame | None = None
        self.clocks = Clocks(self.seating.pace, 0, downtimes)
        self.put: dict[int, int] = {}  # since when each seat is being asked; public
        self.since: dict[int, int] = {}  # since when its question reads as it does; secret
        self.questions: dict[int, tuple[str, ...]] = {}
        self.window: Window | None = None  # the open window, unless someone asked for more time
        self.waits = False  # someone asked for more time in the open window
        self._reacting = 0  # how many seats are still asked in it
        self.motion_seq = self.motion_at = 0
        self.spent: set[int] = set()  # seats whose time for the current question is up
        self.rested: dict[int, int] = {}  # the last question for which a newcomer was given time
        self.acted: set[int] = set()  # who did something at any time since they were asked
        self.broken = False
        self.undos = 0  # how many since the last move that cannot be undone
        self._lefts: list[tuple[int, int]] = []  # time before and after undoable moves

    @property
    def seq(self) -> int:
        """Return the number of the last row of the log."""
        return self.seating.seq

    @property
    def game(self) -> Game[Any, Any]:
        """Return the game that is played here."""
        return GAMES[self.seating.game]

    @property
    def stage(self) -> Stage:
        """Return the stage of the table."""
        if self.seating.closed is not None:
            return "closed"
        if self.position is None:
            return "open"
        return "over" if self.position.over else "playing"

    def read(self, entries: Sequence[Entry]) -> Iterator[Exception | None]:
        """Apply a whole log, some rows at a time; yield the error if our rules cannot replay it."""
        why: Exception | None = None
        for number, entry in enumerate(entries, 1):
            try:
                self.take(entry)
            except Exception as error:
                why = error
                break
            if number % AT_A_TIME == 0:
                yield None
        if why is None and self.stage == "open" and not playable(self.seating):
            why = WhitbyError("the game, or an option of it, is no longer there")
        if why is not None:
            self.broken = True
            self.position = self.window = None
            self.questions = {}
            self.seating.close("rules", self.seating.touched)
        yield why

    def take(self, entry: Entry, trial: Trial | None = None) -> None:
        """Apply a row of the log; a move that was already tried is not tried again."""
        act = entry.act
        self.clocks.follow(entry)
        match act:
            case log.Moved():
                self._moved(act, trial)
            case log.Undone():
                assert self.position is not None
                for _ in range(len(self.seating.moves) - act.left):
                    left = self._lefts.pop(self.position.undo(act.seat))
                    self.undos += 1
                    self.clocks.take_back(act.seat, *left)
            case log.Waited():
                self.waits = True
            case log.Extended():
                self.clocks.extend(act.seat)
                self.spent.discard(act.seat)
            case log.Handed() | log.Returned() | log.Resigned():
                self._change_hands(act)
            case log.Proposed():
                self.motion_seq, self.motion_at = entry.seq, entry.at
                if act.by is None and act.seat is not None:
                    self.spent.add(act.seat)
        self.seating.take(entry)
        if isinstance(act, log.Started):
            self._deal(entry.at)
        self._ask(act)
        self._react(act, entry.at)
        self._run()

    def _moved(self, act: log.Moved, trial: Trial | None) -> None:
        """Apply a move, and remember the time it earned in case it is undone."""
        assert self.position is not None
        self.position.accept(trial or self.position.try_move(act.seat, act.code))
        before = self.clocks.left[act.seat - 1]
        if not act.aside:
            self.spent.discard(act.seat)
            if self.window is None or act.code != self.window.passing:  # passing earns no time
                self.clocks.answer(act.seat)
            self.clocks.ask(act.seat)
        if self.position.may_undo(act.seat):
            self._lefts.append((before, self.clocks.left[act.seat - 1]))
        else:
            self._lefts.clear()
            self.undos = 0

    def _change_hands(self, act: log.Handed | log.Returned | log.Resigned) -> None:
        """Prevent undo of what another player played, and give the newcomer some time.

        This happens once per question: otherwise two accounts could hand a seat back and forth and
        never answer.
        """
        assert self.position is not None
        if isinstance(act, log.Resigned) and act.ends:
            self.position.concede(act.seat)
        self.position.seal(act.seat)
        if not self.position.undoable:
            self._lefts.clear()
        table = self.seating
        match act:
            case log.Handed(person=str(person)):
                new = act.seat not in table.known.get(person, ())
            case log.Returned():
                new = table.seats[act.seat - 1].lost
            case _:
                new = False
        if isinstance(act, log.Handed) and act.why == "clock":
            self.spent.add(act.seat)
        elif new and self.rested.get(act.seat) != self.put.get(act.seat, 0):
            self.rested[act.seat] = self.put.get(act.seat, 0)
            self.spent.discard(act.seat)
            self.clocks.rest(act.seat)

    def _deal(self, at: int) -> None:
        table, rules = self.seating, self.header.rules
        if table.game not in GAMES or GAMES[table.game].version != rules:
            raise WhitbyError(f"rules version {rules} of {table.game} is not played here")
        assert self.header.secret is not None
        players = len(table.seats)
        self.position = TableGame.deal(self.game, players, table.options, self.header.secret)
        self.clocks = Clocks(table.pace, players, self.clocks.downtimes)
        self.clocks.advance(at)

    def _ask(self, act: AnyAct) -> None:
        """Update who is asked what."""
        position = self.position
        if position is None:
            return
        questions = position.questions
        moved = act.seat if isinstance(act, log.Moved | log.Undone) else None
        if isinstance(act, log.Moved) and act.aside:
            self.acted.add(act.seat)
            moved = None
        for seat, question in questions.items():
            if seat == moved or seat not in self.questions:
                self.put[seat] = self.seq
                self.acted.discard(seat)
                if seat != moved:
                    self.clocks.ask(seat)
            if seat == moved or self.questions.get(seat) != question:
                self.since[seat] = self.seq
        self.questions = questions
        self.spent &= questions.keys()

    def _react(self, act: AnyAct, at: int) -> None:
        """Update the open window, in which everyone has the same time to react.

        A window that continues after a pass, or after anything that is not a move, was opened
        before.
        """
        position = self.position
        asks = () if position is None else position.window
        code = passing(self.seating.game, asks[0].prompt) if asks else None
        same = self._reacting == len(asks)
        if isinstance(act, log.Undone):
            same = False
        elif isinstance(act, log.Moved) and not act.aside:
            same = act.code == code and 0 < len(asks) == self._reacting - 1
        self._reacting = len(asks)
        self.waits = self.waits and same and bool(asks)
        if code is None or self.waits or not self.timed or self.stage != "playing":
            self.window = None
        elif same and self.window is not None:
            self.window = replace(self.window, asks=asks)
        else:
            self.window = Window(self.seq, at, code, asks)

    def lengthen_window(self) -> None:
        """Let the open window last one more beat, because a bot is still thinking."""
        assert self.window is not None
        self.window = replace(self.window, beats=self.window.beats + 1)

    @property
    def beat(self) -> int:
        """Return how many milliseconds a window lasts here; 0: until everyone has answered."""
        return length(self.window_seconds, self.seating.house, self.seating.pace)

    def window_ends(self, now: int) -> int:
        """Return when the open window passes; after a restart its beat starts again."""
        assert self.window is not None
        start = max(self.window.at, self.opened)
        return start + self.beat * self.window.beats + self.clocks.down(start, now)

    @property
    def timed(self) -> bool:
        """Return whether windows pass by themselves: between people, unless the game is paused."""
        return self.beat > 0 and not self.seating.alone and not self.seating.paused

    def _run(self) -> None:
        """Run the right clocks; none while a window is open that passes by itself."""
        if self.position is None:
            return
        table = self.seating
        alone = len(table.people) < 2
        stopped = alone or table.paused or table.closed is not None or self.window is not None
        held = [seat for seat in self.questions if table.seats[seat - 1].person is not None]
        self.clocks.run([] if stopped else held)

    def may_undo(self, seat: int | None) -> bool:
        """Return whether a seat may undo its last move; one made after time was up stays."""
        position = self.position
        if seat is None or position is None or not self.seating.house.undo:
            return False
        may = self.undos < MOST_UNDONE and self.undoes(seat) > 0
        at = position.undo_at(seat) if may else None
        if self.stage != "playing" or at is None:
            return False
        return seat not in self.clocks.running or self._lefts[at][0] > 0

    def undoes(self, seat: int) -> int:
        """Return how many moves a seat would undo at once."""
        assert self.position is not None
        return self.position.undoes(seat, lambda question: self.answers(seat, question))

    def answers(self, seat: int, question: tuple[str, ...]) -> bool:
        """Return whether the table answers this for a person because it is a forced move.

        Lone players who have not asked for this still get to read what is new to them.
        """
        table = self.seating
        if len(question) != 2 or not table.answers_itself(seat):
            return False
        return seat in table.automatic or question[0] not in SHOWS.get(table.game, ())

    def settled(self, seat: int) -> bool:
        """Return whether a seat's question needs nobody: it is answered at once and not shown."""
        return self.seating.alone and self.answers(seat, self.questions.get(seat, ()))

    def vote_ends(self, now: int) -> int:
        """Return when a vote ends, not counting time when the server was down."""
        motion = self.seating.motion
        assert motion is not None
        return motion.act.until + self.clocks.down(self.motion_at, now)
