"""The timing of bots and automatic answers reveals nothing, and nobody is answered for unasked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import pytest

from server.ears import Ear
from server.live import Live, running
from whitby.core.rng import Fast
from whitby.server.live import autoplay, pace
from whitby.server.live.autoplay import Autoplay
from whitby.server.live.room import Room

PAUSE = 0.3


def test_a_pause_is_drawn_from_nothing_that_is_played() -> None:
    """A room with nothing but its house rules is enough, and chance alone decides the length."""
    table = SimpleNamespace(seating=SimpleNamespace(house=SimpleNamespace(bots="quick")))
    services = SimpleNamespace(settings=SimpleNamespace(bot_seconds=1.0))
    bare = Autoplay(cast(Room, SimpleNamespace(table=table, services=services, play=None)))
    rows = []
    for _ in range(2):
        chance = Fast(4)
        with patch.object(autoplay, "secrets", SimpleNamespace(randbelow=chance.below)):
            rows.append([bare._pause() for _ in range(50)])
    assert rows[0] == rows[1]
    assert len(set(rows[0])) > 40
    assert all(0.4 * 0.8 <= pause < 0.4 * 1.2 for pause in rows[0])


@pytest.mark.parametrize(
    ("thought", "answered"), [(0.0, 10.0), (0.1, 10.0), (7.9, 10.0), (10.5, 20.0), (29.0, 30.0)]
)
def test_an_answer_comes_on_the_beat_however_long_it_took(thought: float, answered: float) -> None:
    with patch.object(pace, "monotonic", lambda: 1000.0):
        beat = pace.Beat(1, 10.0)
    with patch.object(pace, "monotonic", lambda: 1000.0 + thought):
        assert thought + beat.wait() == pytest.approx(answered)


@contextmanager
def evening_with(bot_seconds: float) -> Iterator[Evening]:
    """An evening on which bots take some time."""
    with running(bot_seconds=bot_seconds) as live:
        found = Evening(live)
        yield found
        found.leave()


class Evening:
    """Two people and three bots at a table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.people = [Ear(live.url, name).come_in() for name in ("Anna", "Bela")]
        wish = {"game": "nosferatu", "players": 5, "house": {"bots": "normal"}}
        self.table = str(self.people[0].ask("POST", "/api/tables", wish).json()["id"])
        for seat in (1, 2):
            self.people[seat - 1].do(self.table, do="sit", seat=seat)
        for seat in (3, 4, 5):
            self.people[0].do(self.table, do="fill", seat=seat, level="random")
        self.people[0].do(self.table, do="start")

    def leave(self) -> None:
        for ear in self.people:
            ear.leave()

    @property
    def room(self) -> Room:
        return self.live.do(self.live.context.rooms.get(self.table))

    def until(self, wanted: Any, seconds: float = 20.0) -> bool:
        """Wait until something is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if wanted():
                return True
            time.sleep(0.005)
        return False

    def force(self, room: Room) -> int:
        """Play until a person has only one answer; return their seat."""
        chance = Fast(1)
        for _ in range(400):
            self.until(lambda: {1, 2} & set(room.table.questions) or room.table.stage == "over")
            assert room.table.position is not None
            assert room.table.stage == "playing", "nobody was ever forced"
            for seat in sorted({1, 2} & set(room.table.questions)):
                question = room.table.questions[seat]
                if room.table.position.forced(seat) is not None:
                    return seat
                code = chance.choice(list(question[1:]))
                self.people[seat - 1].do(
                    self.table, room.table.seq, do="move", code=code, seat=seat
                )
        raise AssertionError("nobody was ever forced")


def test_a_forced_answer_is_the_person_s_own_unless_he_wished_otherwise() -> None:
    with running(bot_seconds=0.02) as live:
        for _ in range(10):
            evening = Evening(live)
            room = evening.room
            try:
                seat = evening.force(room)
            except AssertionError:
                evening.leave()
                continue
            break
        else:
            pytest.fail("nobody was ever forced")
        before = room.table.since[seat]
        time.sleep(0.5)  # more than twenty pauses
        assert room.table.since[seat] == before, "the server answered for a person"
        asked = [act for act in room.table.seating.moves if act.seat == seat]
        evening.people[seat - 1].do(evening.table, do="auto", seat=seat)
        assert evening.until(
            lambda: len([act for act in room.table.seating.moves if act.seat == seat]) > len(asked)
        ), "the server did not answer though it was asked to"
        evening.leave()


def test_who_lets_the_server_answer_is_not_quicker_himself() -> None:
    with evening_with(PAUSE) as evening:
        room = evening.room
        assert evening.until(lambda: {1, 2} & set(room.table.questions))
        seat = min({1, 2} & set(room.table.questions))
        own = evening.people[seat - 1]
        own.do(evening.table, do="auto", seat=seat)
        beat = room.autoplay.beats[seat]
        code = room.table.questions[seat][1]
        answer = own.do(evening.table, room.table.seq, do="move", code=code, seat=seat)
        assert answer.status == 200
        assert time.monotonic() - beat.start >= beat.pause


def test_bots_do_not_answer_before_their_pause() -> None:
    made: list[tuple[float, float]] = []
    original = Autoplay._play

    async def play(self: Autoplay, seat: int, since: int, code: str, who: str) -> None:
        beat = self.beats[seat]
        made.append((time.monotonic() - beat.start, beat.pause))
        await original(self, seat, since, code, who)

    with patch.object(Autoplay, "_play", play), evening_with(0.02) as evening:
        room = evening.room
        for seat, person in enumerate(evening.people, 1):
            person.do(evening.table, do="hand", seat=seat, level="random")
        assert evening.until(lambda: len(made) > 30 or room.table.stage == "over")
    assert len(made) > 5
    for taken, pause in made:
        assert taken >= pause * 0.999
        assert 0.016 <= pause < 0.024
