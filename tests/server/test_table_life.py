"""A table's whole life, whatever people do: legal or not, in time or late, once or twice.

After every step the room must match the store, the log must have no gap, nobody may have done
something they are not allowed to, and someone must be able to continue the game.
"""

from __future__ import annotations

import tempfile
from contextlib import nullcontext, suppress
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from lengths import length
from server.tables import Evening, Table, remembered
from server.test_undo import why_not
from whitby.core.record import parse, verify
from whitby.games import GAMES
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.server.table import log
from whitby.server.table.viewers import viewer_of
from whitby.wire import commands as asks
from whitby.wire.commands import Command
from whitby.wire.tables import Correspondence, Live, Relaxed

NAMES = ("Anna", "Bram", "Clara", "Dora", "Wanda", "Xaver", "Zoe")
PACES = (Live(bank=60, increment=5), Relaxed(minutes=2), Correspondence(hours=1))
BEFORE = ("sit", "stand", "fill", "clear", "configure", "start", "close")
DURING = (
    "move", "undo", "stand", "hand", "hand on", "take back", "offer", "propose", "propose hand",
    "vote", "resume", "shoulder", "auto", "speed", "skip", "resign",
)  # fmt: skip
EVER = ("say", "rematch")
HOST_ONLY = (asks.Fill, asks.Clear, asks.Configure, asks.Start, asks.Close)
HOLDER_ONLY = (asks.Move, asks.Undo, asks.Hand, asks.Shoulder, asks.Auto)

who = st.integers(0, len(NAMES) - 1)
seats = st.integers(1, 5)


class TableLife(RuleBasedStateMachine):
    """One table from its opening to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(prefix="whitby-life-")
        self.evening = Evening(Path(self.folder.name))
        self.people = self.evening.people(*NAMES)
        self.table: Table
        self.sent: list[tuple[int, str, int, Command]] = []

    @initialize(
        game=st.sampled_from(["bazaar", "bazaar", "duel", "nosferatu"]),
        pace=st.sampled_from(PACES),
        many=st.booleans(),
        undo=st.booleans(),
        watchers=st.booleans(),
        draw=st.booleans(),
        sitters=st.sampled_from([0, 0, 2, 3, 4, 5]),
    )
    def open(
        self, game: str, pace: Live, many: bool, undo: bool, watchers: bool, draw: bool,
        sitters: int,
    ) -> None:  # fmt: skip
        """Someone opens a table; with sitters it starts at once, with bots in the other seats."""
        host = self.people[0]
        self.table = self.evening.table(
            host, game, pace=pace, many_seats=many, undo=undo, watchers=watchers, draw_seats=draw
        )
        if not sitters:
            return
        count = len(self.table.room.table.seating.seats)
        for number, person in enumerate(self.people[: min(sitters, count)], 1):
            self.table.does(person, asks.Sit(seat=number))
        for number in range(sitters + 1, count + 1):
            self.table.does(host, asks.Fill(seat=number, level="random"))
        self.table.does(host, asks.Start())

    @property
    def room(self) -> Room:
        return self.table.room

    # What may happen

    @rule(
        person=who,
        place=st.integers(0, 99),
        seat=seats,
        other=who,
        yes=st.booleans(),
        pick=st.integers(0, 9),
        behind=st.integers(-1, 3),
    )
    def anybody_does_anything(
        self, person: int, place: int, seat: int, other: int, yes: bool, pick: int, behind: int
    ) -> None:
        fit = BEFORE if self.room.table.stage == "open" else DURING
        kinds = 3 * fit + BEFORE + DURING + EVER  # what fits the stage is tried more often
        self.do(person, self.command(kinds[place % len(kinds)], seat, other, yes, pick), behind)

    @rule(seat=seats, other=who)
    def a_watcher_takes_over(self, seat: int, other: int) -> None:
        rows = self.room.table.seating.seats
        if (
            self.room.table.stage == "playing"
            and seat <= len(rows)
            and rows[seat - 1].person is not None
        ):
            holder = [each.id for each in self.people].index(rows[seat - 1].person or "")
            self.do(other, asks.Offer(), 0)
            self.do(holder, asks.Hand(seat=seat, person=self.people[other].id), 0)

    @rule(
        seat=seats, kind=st.sampled_from(DURING), other=who, yes=st.booleans(),
        pick=st.integers(0, 9),
    )  # fmt: skip
    def a_player_does_something(
        self, seat: int, kind: str, other: int, yes: bool, pick: int
    ) -> None:
        held = [each.person for each in self.room.table.seating.seats]
        if (
            self.room.table.stage == "playing"
            and seat <= len(held)
            and (id := held[seat - 1]) is not None
        ):
            person = [each.id for each in self.people].index(id)
            self.do(person, self.command(kind, seat, other, yes, pick), 0)

    @rule(picks=st.lists(st.integers(0, 9), min_size=1, max_size=5))
    def those_who_are_asked_answer(self, picks: list[int]) -> None:
        for pick in picks:
            room = self.room
            if not self.table.asked or room.table.seating.paused:
                return
            seat = sorted(room.table.questions)[pick % len(room.table.questions)]
            codes = room.table.questions[seat][1:]
            held = room.table.seating.seats[seat - 1].person
            person = [each.id for each in self.people].index(held or "")
            moves = len(room.table.seating.moves)
            self.do(person, asks.Move(code=codes[pick % len(codes)], seat=seat), 0, must=True)
            assert len(self.room.table.seating.moves) > moves, "what is offered is accepted"

    @rule(which=st.integers(0, 999), same=st.booleans())
    def something_is_sent_again(self, which: int, same: bool) -> None:
        """A repeated command is not done again, and a key cannot be reused for another."""
        if not self.sent:
            return
        person, key, seq, act = self.sent[which % len(self.sent)]
        before = self.table.everything()
        with nullcontext() if same else suppress(Refusal):
            again = self.table.does(self.people[person], act if same else asks.Undo(), key=key)
            assert isinstance(act, asks.Say) or again == seq
        assert self.table.everything() == before

    @rule(seconds=st.sampled_from([0, 1, 10, 45, 65, 125, 600, 3700, 50000]))
    def time_passes(self, seconds: int) -> None:
        """Time passes, and a timer that fires with nothing due changes nothing."""
        self.table.wait(seconds)
        before = self.table.everything()
        self.table.ring()
        assert self.table.everything() == before

    @rule(down=st.sampled_from([0, 1000, 3_600_000]))
    def the_server_is_restarted(self, down: int) -> None:
        before = remembered(self.room)
        motion = self.room.table.seating.motion
        self.evening.restart(down)
        if down == 0 or motion is None:
            after = remembered(self.room)
            for name in ("seating", "questions", "since", "stage", "lines", "undo"):
                assert after[name] == before[name], name

    # How it is done

    def command(self, kind: str, seat: int, other: int, yes: bool, pick: int) -> Command:
        """A command, sensible or not."""
        room = self.room
        codes = [*room.table.questions.get(seat, ("", "stop"))[1:], "shout", "fly:moon"]
        person = self.people[other].id
        level = ("random", "genius")[pick == 9]
        motion = ("pause", "extend", "abandon")[pick % 3]
        found: dict[str, Command] = {
            "sit": asks.Sit(seat=seat if yes else None),
            "stand": asks.Stand(seat=seat if yes else None),
            "fill": asks.Fill(seat=seat, level=level),
            "clear": asks.Clear(seat=seat),
            "configure": asks.Configure(players=seat, pace=PACES[pick % 3])
            if yes
            else asks.Configure(),
            "start": asks.Start(),
            "close": asks.Close(),
            "move": asks.Move(code=codes[pick % len(codes)], seat=seat if yes else None),
            "undo": asks.Undo(seat=seat if yes else None),
            "hand": asks.Hand(seat=seat, level=level),
            "hand on": asks.Hand(seat=seat, person=person),
            "take back": asks.TakeBack(seat=seat),
            "offer": asks.Offer(willing=yes),
            "propose": asks.Propose(motion=motion, seat=seat),  # type: ignore[arg-type]
            "propose hand": asks.Propose(motion="hand", seat=seat, person=person if yes else None),
            "vote": asks.Vote(yes=yes),
            "resume": asks.Resume(),
            "shoulder": asks.Shoulder(seat=seat, open=yes),
            "auto": asks.Auto(seat=seat, on=yes),
            "speed": asks.Speed(bots="quick" if yes else "slow"),
            "skip": asks.Skip(),
            "resign": asks.Resign()
            if pick == 0
            else asks.Resume(),  # rarely, because little can follow it
            "say": asks.Say(text="Hm.", channel="table" if yes else "watchers"),
            "rematch": asks.Rematch(),
        }
        return found[kind]

    def do(self, person: int, act: Command, behind: int, must: bool = False) -> None:
        """Let someone try something; check that they may, or that nothing has changed."""
        table, room = self.table, self.room
        before = table.everything()
        stage, sitting = room.table.stage, before[3]
        assert isinstance(sitting, dict)
        key = f"life{len(self.sent)}"
        before_seq, seq, why = room.table.seq, 0, ""
        try:
            seq = table.does(self.people[person], act, at=max(0, before_seq - behind), key=key)
        except Refusal as refusal:
            why = refusal.code
        if why:
            assert not must, why
            assert table.everything() == before, "a refused command changed something"
            return
        if seq > before_seq or isinstance(act, asks.Say):  # a change of nothing is not remembered
            self.sent.append((person, key, seq, act))
        self.check_rights(self.people[person], act, stage, sitting["seating"])

    def check_rights(
        self, person: Person, act: Command, stage: str, sitting: dict[str, object]
    ) -> None:
        """Check that someone was allowed what they did, given the table before."""
        rows = sitting["seats"]
        assert isinstance(rows, list)
        held = [number for number, row in enumerate(rows, 1) if row["person"] == person.id]
        if isinstance(act, HOST_ONLY):
            assert (person.id, stage) == (sitting["host"], "open")
        elif isinstance(act, HOLDER_ONLY):
            assert stage == "playing"
            assert act.seat in held if act.seat is not None else held
        elif isinstance(act, asks.TakeBack):
            assert stage == "playing"
            assert rows[act.seat - 1]["owner"] == person.id
        elif isinstance(act, asks.Resign):
            assert stage == "playing"
            assert person.id in [row["owner"] for row in rows]
        elif isinstance(act, asks.Propose):
            assert stage == "playing"
            assert held
        elif isinstance(act, asks.Vote | asks.Resume):
            assert stage == "playing"
            owners = [row["owner"] for row in rows]
            assert held or person.id in [*owners, sitting["host"]]
        elif isinstance(act, asks.Offer):
            assert not held
        elif isinstance(act, asks.Rematch):
            assert stage in ("over", "closed")

    # What must hold

    @invariant()
    def the_room_is_what_the_store_says(self) -> None:
        fresh = remembered(self.table.reopened())
        for name, value in remembered(self.room).items():
            assert value == fresh[name], name

    @invariant()
    def the_log_has_no_gap(self) -> None:
        rows = self.evening.run(self.evening.store.entries(self.table.id))
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert self.room.table.seq == len(rows)
        assert [row.at for row in rows] == sorted(row.at for row in rows)

    @invariant()
    def everyone_sits_where_he_may(self) -> None:
        sitting = self.room.table.seating
        for seat in sitting.seats:
            assert seat.person is None or seat.level is None
            assert self.room.table.stage == "open" or not seat.free or sitting.closed
        if not sitting.house.many_seats:
            assert len(sitting.people) == sum(seat.person is not None for seat in sitting.seats)
        assert not set(sitting.willing) & set(sitting.people)

    @invariant()
    def somebody_can_bring_the_game_on(self) -> None:
        if self.room.table.stage != "playing":
            return
        room = self.room
        assert room.table.questions, "nobody is asked, and the game is not over"
        if room.table.seating.paused:
            assert not room.table.clocks.running
            return
        held = {seat: room.table.seating.seats[seat - 1].person for seat in room.table.questions}
        assert all(held.values()), "bots have answered"
        alone = len(room.table.seating.people) < 2
        assert set(room.table.clocks.running) == (set() if alone else set(held))
        if not alone:
            assert room.autoplay.timer is not None, "time will be up"

    @invariant()
    def everyone_is_offered_what_the_room_accepts(self) -> None:
        if self.room.table.stage != "playing":
            return
        room = self.room
        assert room.table.position is not None
        for number, seat in enumerate(room.table.seating.seats, 1):
            for person in self.people:
                may = person.id in (seat.person, seat.owner)
                code = self.table.may_not_look(person, number)
                assert (code == "") == may, (person.name, number, code)
            if seat.person is None:
                continue
            decision = room.shown(viewer_of(room.table, seat.person, number)).decision
            codes = () if decision is None else tuple(option.code for option in decision.options)
            assert codes == room.table.questions.get(number, ("",))[1:]

    @invariant()
    def undo_obeys_the_four_nevers(self) -> None:
        if self.room.table.stage != "playing":
            return
        for seat in range(1, len(self.room.table.seating.seats) + 1):
            last = self.last_move(seat)
            if not self.room.table.seating.house.undo:
                assert not self.room.table.may_undo(seat)
                continue
            reason = why_not(self.table, seat)
            if not reason and last is not None and not last:
                reason = "another has played here"
            assert self.room.table.may_undo(seat) == (reason == ""), reason

    def last_move(self, of: int) -> bool | None:
        """Whether a seat's last move that was not undone was made by its present player."""
        stack: list[tuple[int, bool]] = []
        for row in self.evening.run(self.evening.store.entries(self.table.id)):
            match row.act:
                case log.Moved(seat=seat):
                    stack.append((seat, True))
                case log.Undone(left=left, move=move):
                    first = left if move is None else move
                    del stack[first : first + len(stack) - left]
                case log.Handed(seat=seat) | log.Returned(seat=seat):
                    stack = [(at, own and at != seat) for at, own in stack]
        found = [own for at, own in stack if at == of]
        return found[-1] if found else None

    def teardown(self) -> None:
        """Time alone moves every game forward; then bots finish it."""
        try:
            if hasattr(self, "table") and self.room.table.stage == "playing":
                self.bring_to_the_end()
        finally:
            self.evening.close()
            self.folder.cleanup()

    def bring_to_the_end(self) -> None:
        """Check that a game that only bots want to play ends."""
        table = self.table
        if self.room.table.seating.paused:
            player = next(iter(self.room.table.seating.people), None)
            if player is None:
                return
            table.does(next(each for each in self.people if each.id == player), asks.Resume())
        table.wait(60 * 24 * 3600)
        if self.room.table.stage == "playing":
            (left,) = self.room.table.seating.people
            last = next(each for each in self.people if each.id == left)
            table.does(last, asks.Stand())
        assert self.room.table.stage == "over"
        assert verify(GAMES, parse(table.record())) == "committed"


TestTableLife = TableLife.TestCase
TestTableLife.settings = settings(
    max_examples=length(6, 12),
    stateful_step_count=30,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
