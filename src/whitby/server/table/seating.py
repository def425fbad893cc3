"""A table as its log describes it: seats, settings and votes."""

from __future__ import annotations

from msgspec.structs import replace

from whitby.server.table import log, notices
from whitby.server.table.holders import Holders, Seat
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.notices import NoticeList
from whitby.server.table.quota import Quota
from whitby.wire.tables import Access, House, Pace, Relaxed


class Motion:
    """A vote in progress."""

    def __init__(self, act: log.Proposed) -> None:
        self.act = act
        self.votes: dict[str, bool] = {} if act.by is None else {act.by: True}


class Seating(Holders):
    """What follows from a table's log, apart from the game itself."""

    def __init__(self) -> None:
        super().__init__()
        self.seq = 0
        self._named: str | None = None  # the name that came with the act being processed
        self.game = ""
        self.rules = 0
        self.options: dict[str, str] = {}
        self.pace: Pace = Relaxed()
        self.access: Access = "unlisted"
        self.house = House()
        self.created = self.touched = 0
        self.started = False
        self.closed: str | None = None
        self.commitment: str | None = None
        self.moves: list[log.Moved] = []
        self.undone = 0
        self.known: dict[str, set[int]] = {}  # the seats from which each person has seen the game
        self.willing: list[str] = []
        self.motion: Motion | None = None
        self.paused = False
        self.conceded: int | None = None  # the seat whose resignation ended the game
        self.shoulders: dict[int, str] = {}
        self.automatic: set[int] = set()  # seats for which forced moves are made
        self.by_hand: set[int] = set()  # seats of lone players that make forced moves themselves
        self.rematch: str | None = None
        self.notices = NoticeList()
        self.quota = Quota()
        self.keys: dict[tuple[str, str], tuple[int, AnyAct]] = {}  # requests carried out already

    @property
    def mentioned(self) -> set[str]:
        """Return everyone whose name is needed: in a seat, among the volunteers, in a notice."""
        named = {told.person for told in self.notices if told.person is not None}
        return {*self.belongs, *self.willing, *named}

    def answers_itself(self, seat: int) -> bool:
        """Return whether the table makes forced moves for a person's seat.

        In a game against bots only this is the default: nobody is there who could learn from it.
        """
        if self.seats[seat - 1].person is None or seat in self.by_hand:
            return False
        return seat in self.automatic or self.alone

    def seats_of(self, person: str | None) -> set[int]:
        """Return the seats that a person plays or owns, or from which they have seen the game."""
        if person is None:
            return set()
        return {*self.held_by(person), *self.known.get(person, ())}

    def _sees(self, person: str | None, seat: int) -> None:
        if person is not None:
            self.known.setdefault(person, set()).add(seat)

    def subject(self, act: AnyAct) -> str | None:
        """Return whose name an act's notice contains."""
        people = {n: (seat.person, seat.owner) for n, seat in enumerate(self.seats, 1)}
        return notices.subject(act, people)

    def take(self, entry: Entry) -> None:
        """Apply the next row of the log."""
        assert entry.seq == self.seq + 1, "a gap in the log"
        self.seq = entry.seq
        self.touched = entry.at
        if entry.person is not None and entry.key is not None:
            self.keys[entry.person, entry.key] = (entry.seq, entry.act)
        self.quota.take(entry, () if self.motion is None else self.motion.votes)
        self._named = entry.act.name
        if isinstance(entry.act, log.Moved):
            self._fold(entry.act, entry.at)
        else:  # it may change who holds a seat
            self.forget_holders()
            self._fold(entry.act, entry.at)
            self.know_holders()

    def _fold(self, act: AnyAct, at: int) -> None:
        match act:
            case log.Opened():
                self.game, self.rules, self.host, self.created = act.game, act.rules, act.host, at
                self._agree(act)
            case log.Configured():
                self._agree(act)
                self._tell(at, "configured")
            case log.Sat() | log.Stood() | log.Filled():
                self._seat(act, at)
            case log.Started():
                self.seats = [self.seats[old - 1] for old in act.order]
                for number, seat in enumerate(self.seats, 1):
                    seat.owner = seat.person
                    self._sees(seat.person, number)
                drawn = act.order != sorted(act.order)
                self._tell(at, "started-drawn" if drawn else "started")
                self.started, self.commitment = True, act.commitment
            case log.Moved():
                self.moves.append(act)
                if not act.aside and self.seats[act.seat - 1].person is not None:
                    self._overtake(act.seat)
            case log.Undone():
                first = act.left if act.move is None else act.move
                del self.moves[first : first + len(self.moves) - act.left]
                self.undone += 1
                self._tell(at, "undone", seat=act.seat)
            case log.Handed() | log.Returned() | log.Resigned():
                self._hand(act, at)
            case log.Willing():
                self._offer(act, at)
            case log.Saw():
                self._sees(act.person, act.seat)
            case log.Proposed() | log.Voted() | log.Carried():
                self._vote(act, at)
            case log.Paused() | log.Resumed():
                self.paused = isinstance(act, log.Paused)
                self._tell(at, "paused" if self.paused else "resumed")
            case log.Extended():
                self._tell(at, "extended", seat=act.seat)
            case log.Shouldered():
                self._shoulder(act, at)
            case log.Automated():
                (self.automatic.add if act.on else self.automatic.discard)(act.seat)
                (self.by_hand.discard if act.on else self.by_hand.add)(act.seat)
            case log.Waited():
                self._tell(at, "waited", person=act.person)
            case log.Sped():
                self.house = replace(self.house, bots=act.bots)
                self._tell(at, f"bots-{act.bots}")
            case log.Rematched():
                self.rematch = act.table
                self._tell(at, "rematched")
            case log.Gone():
                self.willing = [person for person in self.willing if person != act.person]
                for number in self.owned_by(act.person):
                    self.seats[number - 1].resigned = True  # so nobody else sees its hand
            case log.Closed():
                self.close(act.why, at)

    def close(self, why: str, at: int) -> None:
        """Close the table to further play."""
        self.closed = why
        self._tell(at, f"closed-{why}")

    def _agree(self, act: log.Opened | log.Configured) -> None:
        self.options, self.pace = act.options, act.pace
        self.access, self.house = act.access, act.house
        del self.seats[act.players :]
        self.seats += [Seat() for _ in range(act.players - len(self.seats))]

    def _seat(self, act: log.Sat | log.Stood | log.Filled, at: int) -> None:
        seat = self.seats[act.seat - 1]
        match act:
            case log.Sat():
                seat.person, seat.level = act.person, None
                self._tell(at, "sat", seat=act.seat, person=act.person)
            case log.Filled():
                seat.person, seat.level = None, act.level
                self._tell(at, "filled", seat=act.seat, level=act.level)
            case log.Stood():
                if seat.person is not None:
                    left = "cleared" if act.by_host else "stood"
                    self._tell(at, left, seat=act.seat, person=seat.person)
                seat.person = seat.level = None

    def _offer(self, act: log.Willing, at: int) -> None:
        if act.on and act.person not in self.willing:
            self.willing.append(act.person)
            self._tell(at, "willing", person=act.person)
        elif not act.on and act.person in self.willing:
            self.willing.remove(act.person)

    def _hand(self, act: log.Handed | log.Returned | log.Resigned, at: int) -> None:
        for answering in (self.automatic, self.by_hand):
            answering.discard(act.seat)
        self.shoulders.pop(act.seat, None)
        self._overtake(act.seat)
        self._change(act, at)
        late = self.motion is not None and self.motion.act.by is None
        if late and len(self.people) < 2:
            self.motion = None  # a lone player is not hurried

    def _change(self, act: log.Handed | log.Returned | log.Resigned, at: int) -> None:
        seat = self.seats[act.seat - 1]
        if isinstance(act, log.Returned):
            seat.returned = at if seat.lost else seat.returned
            seat.person, seat.level, seat.lost = seat.owner, None, False
            self._tell(at, "returned", seat=act.seat, person=seat.owner or "")
            return
        if isinstance(act, log.Resigned):
            self.conceded = act.seat if act.ends else None
            seat.person, seat.level, seat.resigned = None, act.level, True
            self._tell(at, "resigned", seat=act.seat, person=seat.owner or "")
            return
        seat.person, seat.level, seat.lost = act.person, act.level, act.why != "own"
        seat.owner = seat.owner or act.person  # a bot's seat belongs to the person voted into it
        self._sees(act.person, act.seat)
        if act.person is None:
            self._tell(at, f"handed-{act.why}", seat=act.seat, level=act.level or "")
        else:
            self._tell(at, "handed-person", seat=act.seat, person=act.person)
            self.willing = [person for person in self.willing if person != act.person]

    def _vote(self, act: log.Proposed | log.Voted | log.Carried, at: int) -> None:
        match act:
            case log.Proposed():
                self.motion = Motion(act)
                by = "clock" if act.by is None else act.motion
                self._tell(at, f"proposed-{by}", seat=act.seat, person=act.by or "")
            case log.Voted():
                assert self.motion is not None
                self.motion.votes[act.person] = act.yes
            case log.Carried():
                self.motion = None
                if not act.passed:
                    self._tell(at, "rejected")

    def _overtake(self, seat: int) -> None:
        """Drop the vote to replace a player who is back or was replaced already."""
        motion = self.motion
        if motion is not None and motion.act.seat == seat and motion.act.motion == "hand":
            self.motion = None

    def _shoulder(self, act: log.Shouldered, at: int) -> None:
        if act.token is None:
            self.shoulders.pop(act.seat, None)
            self._tell(at, "unwatched", seat=act.seat)
        else:
            self.shoulders[act.seat] = act.token
            self._tell(at, "watched", seat=act.seat)

    def _tell(
        self, at: int, id: str, *, seat: int | None = None, level: str = "", person: str = ""
    ) -> None:
        moves = len(self.moves) if self.started else None
        name = self._named if person else None
        self.notices.tell(at, moves, id, seat=seat, level=level, person=person, name=name)
