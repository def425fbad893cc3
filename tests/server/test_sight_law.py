"""The law of the table: who may see a seat changes only by an act of its owner.

Whole tables of all three games are played at random: votes, proposals, standing up, rematches,
clocks, links, the powers of a host, conspiracies of everyone else. Nobody may come to see a seat,
to read its private chat or to see its team's marks unless its owner did something to allow it;
nobody may play against a seat they have seen; and nobody's game may be ended without their consent.

For each rule that the law depends on, a hole is planted to show that the law can fail.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from server.tables import BOT, Evening, Table, at_table
from whitby.bots import BOTS
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal, need
from whitby.server.rows import Person
from whitby.server.table import log, marks, permissions, viewers, votes
from whitby.server.table import seats as seat_commands
from whitby.server.table.permissions import Asker, find_level, need_holder
from whitby.server.table.replay import Table as PureTable
from whitby.server.table.seating import Motion, Seating
from whitby.server.table.talk import Line
from whitby.server.table.viewers import Viewer, viewer_of
from whitby.wire import commands as asks
from whitby.wire.commands import Command
from whitby.wire.tables import Correspondence, Live, Relaxed

NAMES = ("Anna", "Bram", "Clara", "Wanda", "Xaver")
PLAYERS = 3
PACES = (Live(bank=60, increment=5), Relaxed(minutes=15), Correspondence(hours=30))
Sight = set[tuple[str | None, int]]

who = st.integers(0, len(NAMES) - 1)
seats = st.integers(1, 5)


class SightLaw(RuleBasedStateMachine):
    """A table in play, and what everyone has seen there."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(prefix="whitby-sight-")
        quick = {game: {"random": levels["random"]} for game, levels in BOTS.items()}
        self.bots = patch.dict(BOTS, quick)  # they play whole games here, and may play badly
        self.bots.start()
        self.evening = Evening(Path(self.folder.name))
        self.people = self.evening.people(*NAMES)
        self.table: Table
        self.seen: dict[str, set[int]] = {}
        self.agreed: set[str] = set()  # who has agreed since the last proposal

    @initialize(
        game=st.sampled_from(["duel", "fury", "nosferatu"]),
        pace=st.sampled_from(PACES),
        both=st.booleans(),
    )
    def begin(self, game: str, pace: Any, both: bool) -> None:
        """Some play, some watch; one person may hold several seats, and bots fill the rest."""
        anna, bram, clara = self.people[:PLAYERS]
        rows: dict[str, list[Person | str]] = {
            "duel": [anna, bram],
            "fury": [anna, bram, bram if both else clara],
            "nosferatu": [anna, bram, clara, BOT, BOT],
        }
        house = {"many_seats": True, "team_marks": game == "fury"}
        self.table = self.evening.begun(game, *rows[game], pace=pace, **house)
        self.remember()

    @property
    def room(self) -> Room:
        return self.table.room

    def owner(self, seat: int) -> str | None:
        return self.room.table.seating.seats[seat - 1].owner

    def seat(self, number: int) -> int:
        return 1 + (number - 1) % len(self.room.table.seating.seats)

    # What can be seen

    def sight(self) -> Sight:
        """Who may see which seat: by being there, by asking for it, or with its link."""
        room, found = self.room, set()
        for person in (None, *(each.id for each in self.people)):
            for seat in range(1, len(room.table.seating.seats) + 1):
                if may_look(room, person, seat):
                    found.add((person, seat))
                line = Line(at=0, channel="team", person="", key="", hearers=[seat])
                heard = viewers.hears(room.table, Viewer(person, None), line)
                assert not heard or (person, seat) in found, (
                    "who may not look hears the seat's talk"
                )
            team = marks.team_of(room.table, person)
            assert not team or any((person, seat) in found for seat in team), (
                "who may not look sees the team's marks"
            )
        found |= {(None, seat) for seat in room.table.seating.shoulders}
        return found

    def remember(self) -> None:
        """Record who has seen what, independently of what the server remembers."""
        if self.room.table.stage == "playing":
            for person, seat in self.sight():
                if person is not None:
                    self.seen.setdefault(person, set()).add(seat)

    def check(self, before: Sight, actor: str | None, act: Command | None) -> None:
        """Check that nobody has come to see a seat whose owner did nothing to allow it."""
        if self.room.table.stage == "playing":
            for person, seat in self.sight() - before:
                owner = self.owner(seat)
                if person is not None and owner == person and (None, seat) not in before:
                    entitled = votes.voters(
                        self.room.table.seating, log.Proposed(motion="abandon", until=0)
                    )
                    assert set(entitled) - {person} <= self.agreed, "a bot's seat was given away"
                    continue  # a bot's seat, given away by everyone
                given = isinstance(act, asks.Hand | asks.Shoulder)
                assert given, f"{person} sees seat {seat} after {act} of {actor}"
                assert actor == owner, f"{person} sees seat {seat} after {act} of {actor}"
        self.remember()

    # What people do

    def does(self, person: Person, act: Command) -> None:
        """Let someone do something, if they may."""
        before, stage = self.sight(), self.room.table.stage
        try:
            self.table.does(person, act)
        except Refusal:
            return
        if isinstance(act, asks.Propose):
            self.agreed = {person.id}
        elif isinstance(act, asks.Vote):
            (self.agreed.add if act.yes else self.agreed.discard)(person.id)
        self.check(before, person.id, act)
        if (
            stage == "playing"
            and self.room.table.stage == "closed"
            and not isinstance(act, asks.Resign)
        ):
            self.check_end()

    def check_end(self) -> None:
        """Check that everyone whose game was ended has agreed."""
        owners = [seat.owner for seat in self.room.table.seating.seats if not seat.resigned]
        assert {each for each in owners if each is not None} <= self.agreed, "ended behind a back"

    @rule(person=who, seat=seats, kind=st.integers(0, 99), other=who, yes=st.booleans())
    def anybody_does_anything(
        self, person: int, seat: int, kind: int, other: int, yes: bool
    ) -> None:
        seat, friend = self.seat(seat), self.people[other].id
        wishes: list[Command] = [
            asks.Stand(seat=seat), asks.Stand(), asks.TakeBack(seat=seat), asks.Offer(willing=yes),
            asks.Hand(seat=seat), asks.Hand(seat=seat, person=friend),
            asks.Shoulder(seat=seat, open=yes), asks.Propose(motion="hand", seat=seat),
            asks.Propose(motion="hand", seat=seat, person=friend), asks.Propose(motion="abandon"),
            asks.Propose(motion="pause"), asks.Propose(motion="extend", seat=seat),
            asks.Vote(yes=yes), asks.Resume(), asks.Undo(), asks.Start(), asks.Sit(seat=seat),
            asks.Configure(access="public"), asks.Rematch(),
        ]  # fmt: skip
        self.does(self.people[person], wishes[kind % len(wishes)])

    @rule(person=who)
    def somebody_resigns(self, person: int) -> None:
        if len(self.room.table.seating.people) > 2:
            self.does(self.people[person], asks.Resign())

    @rule(seat=seats, friend=who, named=st.booleans())
    def everybody_else_conspires(self, seat: int, friend: int, named: bool) -> None:
        """Everyone but the owner of a seat votes for what opens it, with a friend standing by."""
        seat = self.seat(seat)
        others = [each for each in self.people if each.id != self.owner(seat)]
        self.does(self.people[friend], asks.Offer())
        wish = asks.Propose(
            motion="hand", seat=seat, person=self.people[friend].id if named else None
        )
        for person in others:
            self.does(person, wish)
        for person in others:
            self.does(person, asks.Vote(yes=True))

    @rule(seat=seats, away=st.booleans())
    def everybody_else_wants_to_end(self, seat: int, away: bool) -> None:
        """Everyone gives up the game but the owner of a seat, who may have stood up briefly."""
        seat = self.seat(seat)
        others = [each for each in self.people if each.id != self.owner(seat)]
        for person in self.people:
            if away and person not in others:
                self.does(person, asks.Stand(seat=seat))
        for person in others:
            self.does(person, asks.Propose(motion="abandon"))
        for person in others:
            self.does(person, asks.Vote(yes=True))
        if away:
            self.time_passes(100_000, there=0)

    @rule(seat=seats, friend=who)
    def an_owner_stands_up_among_conspirators(self, seat: int, friend: int) -> None:
        seat = self.seat(seat)
        for person in self.people:
            if person.id == self.owner(seat):
                self.does(person, asks.Stand(seat=seat))
        self.everybody_else_conspires(seat, friend, named=True)

    @rule(seat=seats, friend=who, then=seats)
    def an_owner_lets_a_friend_play(self, seat: int, friend: int, then: int) -> None:
        """What the friend does then is not the owner's act."""
        seat = self.seat(seat)
        owner = next((each for each in self.people if each.id == self.owner(seat)), None)
        if owner is None:
            return
        self.does(self.people[friend], asks.Offer())
        self.does(owner, asks.Hand(seat=seat, person=self.people[friend].id))
        for other in self.people:
            self.does(other, asks.Offer())
            self.does(self.people[friend], asks.Hand(seat=seat, person=other.id))
        self.does(self.people[friend], asks.Shoulder(seat=self.seat(then)))
        self.does(self.people[friend], asks.Shoulder(seat=seat))

    @rule(seat=seats, person=who)
    def an_owner_shares_a_link(self, seat: int, person: int) -> None:
        """Someone who is shown a seat may look, and then wants to play in another one."""
        seat = self.seat(seat)
        owner = next((each for each in self.people if each.id == self.owner(seat)), None)
        if owner is None or self.room.table.stage != "playing":
            return
        self.does(owner, asks.Shoulder(seat=seat))
        token = self.room.table.seating.shoulders.get(seat)
        friend = self.people[person]
        try:
            looking = self.room.admit_viewer(friend.id, shoulder=token)
            if token is not None and self.evening.run(looking).seat == seat:
                self.seen.setdefault(friend.id, set()).add(seat)
            elif token is None:
                looking.close()
        except Refusal:
            return
        self.does(friend, asks.Offer())
        for number in range(1, len(self.room.table.seating.seats) + 1):
            other = next((each for each in self.people if each.id == self.owner(number)), None)
            if other is not None and number != seat:
                self.does(other, asks.Hand(seat=number, person=friend.id))

    @rule(seconds=st.sampled_from([1, 45, 130, 700, 100_000]), there=who)
    def time_passes(self, seconds: int, there: int) -> None:
        before, stage = self.sight(), self.room.table.stage
        with at_table(self.table, self.people[there]):
            self.table.wait(seconds)
        self.check(before, None, None)
        if stage == "playing" and self.room.table.stage == "closed":
            self.check_end()

    @rule(picks=st.lists(st.integers(0, 9), min_size=1, max_size=3))
    def those_who_are_asked_answer(self, picks: list[int]) -> None:
        for pick in picks:
            if not self.table.asked or self.room.table.seating.paused:
                return
            seat = sorted(self.table.asked)[pick % len(self.table.asked)]
            codes = self.table.asked[seat][1:]
            self.does(self.table.holder(seat), asks.Move(code=codes[pick % len(codes)], seat=seat))

    @rule()
    def the_server_is_restarted(self) -> None:
        before = self.sight()
        self.evening.restart()
        assert self.sight() == before

    # What must hold

    @invariant()
    def nobody_plays_against_a_seat_that_they_have_seen(self) -> None:
        if self.room.table.stage != "playing":
            return
        table = self.room.table.seating
        for person, seen in self.seen.items():
            own = {*table.held_by(person), *table.owned_by(person)}
            if table.held_by(person):
                assert seen <= own, f"{person} has seen {seen - own} and plays"

    def teardown(self) -> None:
        self.evening.close()
        self.bots.stop()
        self.folder.cleanup()


def may_look(room: Room, person: str | None, seat: int) -> bool:
    """Whether someone sees a seat without a link."""
    try:
        if viewer_of(room.table, person).seat == seat:
            return True
        viewer_of(room.table, person, seat)
    except Refusal:
        return False
    return True


QUICK = settings(
    max_examples=25,
    stateful_step_count=12,
    derandomize=True,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)

TestSightLaw = SightLaw.TestCase
TestSightLaw.settings = QUICK


# The same law with a hole in the table's rules


@contextmanager
def open_votes() -> Iterator[None]:
    """Let players vote a person in wherever a bot is playing at the moment."""

    def check(asker: Asker, number: int, person: str) -> None:
        need(asker.seating.seats[number - 1].person is None, "person-there")
        permissions.need_fit(asker.seating, number, person)

    def voters(table: Seating, _: log.Proposed) -> list[str]:
        return table.people

    with patch.object(votes, "_check_person", check), patch.object(votes, "voters", voters):
        yield


def hand_on(asker: Asker, command: asks.Hand) -> list[log.AnyAct]:
    """Let a substitute hand the seat to anyone."""
    need_holder(asker, command.seat)
    if command.person is None:
        level = find_level(asker.seating, command.level)
        return [log.Handed(seat=command.seat, level=level)]
    permissions.need_fit(asker.seating, command.seat, command.person)
    return [log.Handed(seat=command.seat, person=command.person)]


def open_shoulder(asker: Asker, command: asks.Shoulder) -> list[log.AnyAct]:
    """Let a substitute give out links."""
    need_holder(asker, command.seat)
    return [log.Shouldered(seat=command.seat, token="a link" if command.open else None)]


async def look_unseen(room: Room, person: str | None, **wish: Any) -> Viewer:
    """Let people use a shared view without recording it."""
    return viewer_of(room.table, person, **wish)


def lapse_by_those_present(asker: Asker) -> list[log.AnyAct]:
    """Let silence count as consent to end the game."""
    motion = asker.seating.motion
    assert motion is not None
    agreed = motion.act.motion == "abandon" and all(
        motion.votes.get(person) for person in asker.seating.people
    )
    return votes.carry(asker, motion.act, motion.act.by is None or agreed)


def count_a_majority(asker: Asker, motion: Motion) -> list[log.AnyAct]:
    """Let a majority decide on anything."""
    voters = votes.voters(asker.seating, motion.act)
    yes = sum(motion.votes.get(person) is True for person in voters)
    return votes.carry(asker, motion.act, True) if 2 * yes > len(voters) else []


def hear_for_ever(table: PureTable, viewer: Viewer, line: Line) -> bool:
    """Let anyone who once played a seat go on reading its chat."""
    return not table.seating.seats_of(viewer.person).isdisjoint(line.hearers or ())


def share_for_ever(table: PureTable, person: str | None) -> set[int]:
    """Let anyone who once saw a hunter's seat go on seeing the hunters' marks."""
    team = {2, 3} if table.seating.game == "fury" else set()
    return team if table.seating.seats_of(person) & team else set()


def know_nothing(table: Seating, person: str | None, seat: int) -> None:
    """Forget what anyone saw while they played."""


HOLES: dict[str, Callable[[], Any]] = {
    "a vote opens an owner's seat": open_votes,
    "a replacement hands the seat on": lambda: patch.object(seat_commands, "hand", hand_on),
    "a replacement gives out links": lambda: patch.object(seat_commands, "shoulder", open_shoulder),
    "a look over a shoulder is forgotten": lambda: patch.object(Room, "admit_viewer", look_unseen),
    "a majority ends the game": lambda: patch.object(votes, "count", count_a_majority),
    "a former player hears the seat": lambda: patch.object(viewers, "hears", hear_for_ever),
    "what a replacement saw is forgotten": lambda: patch.object(Seating, "_sees", know_nothing),
}


@pytest.mark.whole_games
@pytest.mark.parametrize("hole", HOLES)
def test_the_law_finds_a_planted_hole(hole: str) -> None:
    with HOLES[hole](), pytest.raises(AssertionError):
        run_state_machine_as_test(SightLaw, settings=settings(QUICK, max_examples=80))


@pytest.mark.parametrize("game", ["duel", "fury", "nosferatu"])
def test_the_law_finds_that_a_silent_owner_has_agreed(game: str) -> None:
    """The others want to end the game while its owner has stood up for a moment."""
    law = SightLaw()
    try:
        law.begin(game=game, pace=PACES[1], both=False)
        with (
            patch("whitby.server.table.autoplay.lapse", lapse_by_those_present),
            pytest.raises(AssertionError, match="behind a back"),
        ):
            law.everybody_else_wants_to_end(seat=2, away=True)
    finally:
        law.teardown()


def test_the_law_finds_marks_that_are_shown_for_ever() -> None:
    """Wanda once had Bram's shared view; it does not take a whole game to see the hole."""
    law = SightLaw()
    try:
        law.begin(game="fury", pace=PACES[1], both=False)
        law.an_owner_shares_a_link(seat=2, person=3)
        with patch.object(marks, "team_of", share_for_ever), pytest.raises(AssertionError):
            law.sight()
    finally:
        law.teardown()
