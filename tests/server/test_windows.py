"""Reaction windows: among people one beat for all, whoever holds what; alone none at all."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from server.dawns import HANDS, scene
from server.ears import Ear
from server.live import running
from server.tables import BOT, SECOND, Evening, Table
from whitby.core.engine import decisions, play
from whitby.core.rng import Fast
from whitby.games.fury.game import FURY
from whitby.server.live.autoplay import Autoplay
from whitby.server.rows import Person
from whitby.server.table.windows import PASSES, SHARED
from whitby.wire.commands import Auto, Hand, Move, Propose, Resume, TakeBack, Vote, Wait
from whitby.wire.tables import Correspondence, Live

BEAT = 3.0
PAUSE = 0.0
DRACULA, GODALMING, SEWARD, VAN_HELSING, MINA = 1, 2, 3, 4, 5
NAMES = ("Dora", "Goda", "Seva", "Vana", "Mina")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """A dawn on which nobody has anything to play, and windows last as long as in production."""
    with scene(at="dawn", events=HANDS):
        found = Evening(tmp_path, window_seconds=BEAT)
        yield found
        found.close()


class Hunt:
    """Five seats at a position, of people and bots."""

    def __init__(self, evening: Evening, *bots: int, players: int = 5, **wish: Any) -> None:
        self.evening = evening
        self.people = evening.people(*NAMES[:players])
        sitters = [BOT if n in bots else each for n, each in enumerate(self.people, 1)]
        wish.setdefault("undo", True)
        self.table = evening.begun("fury", *sitters, **wish)

    def __getitem__(self, seat: int) -> Person:
        return self.people[seat - 1]

    @property
    def moves(self) -> list[tuple[int, str]]:
        return [(act.seat, act.code) for act in self.table.room.table.seating.moves]

    @property
    def prompt(self) -> str:
        """The prompt of the decision the table waits for."""
        return next(iter(self.table.asked.values()))[0]

    def codes(self, seat: int) -> list[str]:
        """The codes that a seat can choose."""
        decision = self.table.sees(self[seat], seat).decision
        return [] if decision is None else [option.code for option in decision.options]

    def lasts(self, most: float = 60.0) -> float:
        """How long it takes until the open window has passed, to the millisecond."""
        begun, room = self.evening.now, self.table.room
        assert room.table.window is not None
        since = room.table.window.since
        while room.table.window is not None and room.table.window.since == since:
            due = self.table.due()
            assert due is not None
            assert due - begun <= most * SECOND, "it never passes"
            self.table.wait((due - self.evening.now) / SECOND)
        return (self.evening.now - begun) / SECOND


def hands(**cards: str) -> dict[str, str]:
    """The events in the hunters' hands: one each."""
    return {**HANDS, **cards}


# What counts as a window


def test_every_window_can_be_passed_and_nothing_else_is_declined() -> None:
    """Once checked on hundreds of thousands of questions, here on some."""
    seen = set()
    passes = PASSES["fury"]
    for seed in range(6):
        chance = Fast(seed)
        state = FURY.setup(seed, 5)
        for _ in range(700):
            open_now = decisions(state)
            if not open_now:
                break
            for decision in open_now:
                codes = decision.codes()
                if decision.prompt in passes:
                    seen.add(decision.prompt)
                    assert codes.count(passes[decision.prompt]) == 1
                elif decision.prompt != "revenge":  # a face-up card
                    assert "no_event" not in codes, decision.prompt
            chosen = open_now[chance.below(len(open_now))]
            play(state, chance.choice(chosen.codes()), chosen.seat)
    assert {"dawn", "dusk", "scheme", "wild_horses", "ambush", "combat_start"} <= seen
    assert SHARED["fury"] <= passes.keys()


# Between people


def test_one_window_for_all_hunters_instead_of_four(evening: Evening) -> None:
    hunt = Hunt(evening)
    for seat in (GODALMING, SEWARD, VAN_HELSING, MINA):
        assert hunt.codes(seat) == ["no_event"], "asked at once, whoever is asked first"
    watcher = hunt.table.sees(None)
    assert watcher.waiting == [2, 3, 4, 5]
    assert watcher.window is not None
    assert (watcher.window.prompt, watcher.window.seats) == ("dawn", [2, 3, 4, 5])
    assert (watcher.window.left, watcher.window.length) == (3000, 3000)
    assert not watcher.window.may_wait
    assert hunt.codes(DRACULA) == []
    assert hunt.lasts() == BEAT
    assert hunt.moves == [(seat, "no_event") for seat in (2, 3, 4, 5)]
    assert hunt.prompt != "dawn"


def test_who_passes_early_shortens_nothing_and_shows_nothing(evening: Evening) -> None:
    hunt = Hunt(evening)
    seq = hunt.table.room.table.seq
    shown = hunt.table.sees(None)
    for seat in (SEWARD, GODALMING, MINA, VAN_HELSING):
        hunt.table.move(hunt[seat], "no_event", seat=seat)
    assert hunt.table.room.table.seq == seq
    assert hunt.table.sees(None) == shown
    assert hunt.lasts() == BEAT


HELD: list[dict[str, str]] = [
    {},
    {"godalming": "renewed_vigor"},
    {"van_helsing": "speedy_telegraph"},  # not Mina: her card is face up
    {"godalming": "renewed_vigor", "seward": "long_night", "van_helsing": "newspaper_reports"},
]


@pytest.mark.parametrize("bots", [(), (2, 4), (1, 3, 5)])
def test_a_window_lasts_as_long_whoever_holds_what(evening: Evening, bots: tuple[int, ...]) -> None:
    """Everything a spectator sees, and when, is the same as long as nobody plays anything."""
    told = []
    for held in HELD:
        with (
            scene(at="dawn", events=hands(**held)),
            patch.object(evening.rooms.services.botpool, "choose", passing),
        ):
            hunt = Hunt(evening, *bots)
            window = hunt.table.sees(None).window
            lasts = hunt.lasts()
            asked = {seat: question[0] for seat, question in hunt.table.asked.items()}
            told.append((window, lasts, hunt.moves, asked))
    assert told[0][1] == BEAT
    assert all(each == told[0] for each in told)


async def passing(*asked: object, **more: object) -> str:
    """A bot that plays nothing."""
    return "no_event"


def test_what_is_played_is_played_at_once_and_everyone_may_react_again(evening: Evening) -> None:
    with scene(at="dawn", events=hands(mina="renewed_vigor")):
        hunt = Hunt(evening)
        assert hunt.codes(MINA) == ["play:renewed_vigor", "no_event"]
        hunt.table.wait(2)
        hunt.table.move(hunt[MINA], "play:renewed_vigor", seat=MINA)
        passes = [(seat, "no_event") for seat in (2, 3, 4)]
        assert hunt.moves == [*passes, (5, "play:renewed_vigor")]
        window = hunt.table.room.table.window
        assert window is not None, "the hunters may add to it"
        assert window.prompt == "dawn"
        assert MINA not in window.seats, "she holds nothing more"
        assert hunt.lasts() == BEAT


def test_who_leads_several_hunters_is_asked_once(evening: Evening) -> None:
    with scene(at="dawn", events=hands(seward="long_night", mina="renewed_vigor")):
        hunt = Hunt(evening, players=3)  # seat 2 plays Godalming and Van Helsing
        assert hunt.codes(2) == ["no_event"]
        assert hunt.codes(3) == ["play:long_night", "play:renewed_vigor", "no_event"]
        hunt.table.move(hunt[3], "play:renewed_vigor", seat=3)
        assert hunt.moves[-1] == (3, "play:renewed_vigor")
        assert hunt.table.room.table.position is not None
        assert "mina" in str(hunt.table.sees(None).events.items[-1].say.parts)
        assert hunt.lasts() == BEAT
        assert hunt.prompt != "dawn"


def test_what_is_not_offered_is_refused(evening: Evening) -> None:
    with scene(at="dawn", events=hands(mina="renewed_vigor")):
        hunt = Hunt(evening)
        act = Move(code="play:renewed_vigor", seat=SEWARD)
        assert hunt.table.refused(hunt[SEWARD], act) == "not-your-turn"
        assert hunt.table.refused(hunt[MINA], Move(code="pass", seat=MINA)) == "not-your-turn"
        early = hunt.table.room.table.seq - 1
        act = Move(code="play:renewed_vigor", seat=MINA)
        assert hunt.table.refused(hunt[MINA], act, at=early) == "moved-on"


def test_a_window_passes_by_the_clock_on_a_real_server() -> None:
    with scene(at="dawn", events=HANDS), running(window_seconds=0.2) as live:
        people = [Ear(live.url, name).come_in() for name in ("Anna", "Bela")]
        table = str(
            people[0].ask("POST", "/api/tables", {"game": "fury", "players": 2}).json()["id"]
        )
        for seat, person in enumerate(people, 1):
            person.do(table, do="sit", seat=seat)
        people[0].do(table, do="start")
        room = live.do(live.context.rooms.get(table))
        end = time.monotonic() + 20
        while len(room.table.seating.moves) < 4 and time.monotonic() < end:
            time.sleep(0.01)
        assert [act.code for act in room.table.seating.moves[:4]] == ["no_event"] * 4
        for person in people:
            person.leave()


# More time


@pytest.mark.parametrize("seat", [DRACULA, GODALMING, MINA])
def test_anyone_who_plays_may_ask_for_more_time(evening: Evening, seat: int) -> None:
    hunt = Hunt(evening)
    hunt.table.wait(2.9)
    card = hunt.table.sees(hunt[seat], seat).window
    assert card is not None
    assert card.may_wait
    hunt.table.does(hunt[seat], Wait())
    assert hunt.table.notices[-1] == "waited"
    assert hunt.table.sees(None).window is None
    assert hunt.table.sees(None).waiting == [GODALMING], "one after the other now"
    hunt.table.wait(60)
    assert hunt.moves == []
    for each in (2, 3, 4, 5):
        assert hunt.prompt == "dawn", "all of this window waits"
        hunt.table.move(hunt[each], "no_event", seat=each)
    assert hunt.prompt != "dawn"


def test_who_does_not_play_cannot_stop_the_game(evening: Evening) -> None:
    hunt = Hunt(evening)
    stranger = evening.person("Stan")
    assert hunt.table.refused(stranger, Wait()) == "players-only"
    early = hunt.table.room.table.seq - 1
    assert hunt.table.refused(hunt[MINA], Wait(), at=early) == "moved-on"
    hunt.table.does(hunt[MINA], Wait())
    assert hunt.table.refused(hunt[MINA], Wait()) == "no-window"


def test_the_next_window_is_timed_again(evening: Evening) -> None:
    hunt = Hunt(evening)
    hunt.table.does(hunt[DRACULA], Wait())
    for seat in (2, 3, 4, 5):
        hunt.table.move(hunt[seat], "no_event", seat=seat)
    hunt.table.play_on("dusk")
    assert hunt.table.room.table.window is not None
    assert hunt.lasts() == BEAT


# Clocks, votes, seats, restarts


def test_a_window_costs_nobody_time_and_gives_none(evening: Evening) -> None:
    hunt = Hunt(evening, pace=Live(bank=600, increment=20))
    assert not any(clock.running for clock in hunt.table.sees(None).clocks)
    hunt.lasts()
    assert [hunt.table.left(seat) for seat in (2, 3, 4, 5)] == [600] * 4
    assert any(clock.running for clock in hunt.table.sees(None).clocks)


def test_after_a_wait_the_clock_runs_as_ever(evening: Evening) -> None:
    hunt = Hunt(evening, pace=Live(bank=600, increment=20))
    hunt.table.does(hunt[MINA], Wait())
    hunt.table.wait(10)
    assert hunt.table.left(GODALMING) == 590
    hunt.table.wait(595)
    assert hunt.table.notices[-1] == "proposed-clock"


def test_a_restart_begins_the_beat_anew(evening: Evening) -> None:
    hunt = Hunt(evening)
    hunt.table.wait(2)
    evening.restart(down=60 * SECOND)
    assert hunt.moves == []
    assert hunt.codes(MINA) == ["no_event"]
    assert hunt.lasts() == BEAT
    assert len(hunt.moves) == 4


def test_a_wait_survives_a_restart(evening: Evening) -> None:
    hunt = Hunt(evening)
    hunt.table.does(hunt[DRACULA], Wait())
    evening.restart(down=SECOND)
    hunt.table.wait(60)
    assert hunt.moves == []
    assert hunt.table.room.table.window is None


def test_a_pause_stops_the_beat(evening: Evening) -> None:
    hunt = Hunt(evening)
    hunt.table.wait(2)
    hunt.table.does(hunt[DRACULA], Propose(motion="pause"))
    for seat in (2, 3, 4, 5):
        hunt.table.does(hunt[seat], Vote(yes=True))
    assert hunt.table.sees(None).window is None
    hunt.table.wait(600)
    assert hunt.moves == []
    hunt.table.does(hunt[MINA], Resume())
    assert hunt.lasts() == BEAT


def test_votes_and_seats_that_change_hands_leave_the_beat_as_it_is(evening: Evening) -> None:
    hunt = Hunt(evening)
    hunt.table.wait(1)
    hunt.table.does(hunt[DRACULA], Propose(motion="extend", seat=MINA))
    hunt.table.does(hunt[SEWARD], Hand(seat=SEWARD, level="random"))
    assert hunt.table.room.table.window is not None
    assert hunt.lasts() == BEAT - 1
    assert [seat for seat, _ in hunt.moves] == [2, 3, 4, 5]


def test_a_bot_in_a_window_plays_at_its_end(evening: Evening) -> None:
    async def choose(
        game: str, level: str, seen: Any, seed: int, budget: float, **_: object
    ) -> str:
        return str(seen.decision.codes()[0])

    with (
        scene(at="dawn", events=hands(seward="long_night")),
        patch.object(evening.rooms.services.botpool, "choose", choose),
    ):
        hunt = Hunt(evening, SEWARD)
        assert hunt.lasts() == BEAT
        assert hunt.moves == [(2, "no_event"), (3, "play:long_night")]
        assert hunt.lasts() == BEAT, "the others may add to it"


def test_nobody_is_told_of_a_window_outside_of_the_page(evening: Evening) -> None:
    hunt = Hunt(evening)
    assert evening.postman.letters == []
    hunt.table.does(hunt[MINA], Wait())
    assert [letter[0] for letter in evening.postman.letters] == [hunt[GODALMING].id]


@pytest.mark.parametrize(
    "wish", [{"windows": "ask"}, {"pace": Correspondence(hours=24)}], ids=["ask", "letters"]
)
def test_where_nobody_is_hurried_every_question_waits(
    evening: Evening, wish: dict[str, Any]
) -> None:
    hunt = Hunt(evening, **wish)
    assert hunt.table.room.table.window is None
    assert hunt.table.sees(None).waiting == [GODALMING]
    hunt.table.wait(600)
    assert hunt.moves == []


def test_a_table_may_choose_a_longer_beat(evening: Evening) -> None:
    assert Hunt(evening, windows="long").lasts() == 3 * BEAT


# Against bots only


def test_who_plays_alone_clicks_through_nothing(evening: Evening) -> None:
    hunt = Hunt(evening, DRACULA, players=2)
    assert [code for _, code in hunt.moves[:4]] == ["no_event"] * 4
    assert hunt.table.room.table.window is None
    assert hunt.table.sees(hunt[2], 2).you.auto


def test_who_plays_alone_is_asked_where_there_is_a_choice(evening: Evening) -> None:
    with scene(at="dawn", events=hands(van_helsing="renewed_vigor")):
        hunt = Hunt(evening, DRACULA, players=2)
        assert hunt.moves == [(2, "no_event")] * 2
        assert hunt.codes(2) == ["play:renewed_vigor", "no_event"]
        hunt.table.wait(600)
        assert len(hunt.moves) == 2
        hunt.table.move(hunt[2], "no_event")
        assert hunt.moves[2:4] == [(2, "no_event")] * 2


def test_bots_react_at_once_to_who_plays_alone(tmp_path: Path) -> None:
    made: list[tuple[bool, float]] = []
    original = Autoplay._play

    async def play(self: Autoplay, seat: int, since: int, code: str, who: str) -> None:
        window = self.room.table.questions[seat][0] in PASSES["fury"]
        if seat != DRACULA:
            made.append((window, self.beats[seat].pause))
        await original(self, seat, since, code, who)

    slow = Evening(tmp_path, bot_seconds=0.01, window_seconds=BEAT)
    try:
        with scene(at="dawn", events=HANDS), patch.object(Autoplay, "_play", play):
            hunt = Hunt(slow, GODALMING, SEWARD, VAN_HELSING, MINA)
            assert hunt.moves[:4] == [(seat, "no_event") for seat in (2, 3, 4, 5)]
    finally:
        slow.close()
    assert made[:4] == [(True, 0.0)] * 4
    assert all((pause == 0) == window for window, pause in made)
    assert not all(window for window, _ in made), "then they took their actions"


def test_who_plays_alone_may_answer_everything_themselves(evening: Evening) -> None:
    hunt = Hunt(evening, DRACULA, players=2)
    hunt.table.does(hunt[2], Auto(seat=2, on=False))
    assert not hunt.table.sees(hunt[2], 2).you.auto
    hunt.table.play_on("dusk")
    assert hunt.codes(2) == ["no_event"]
    hunt.table.does(hunt[2], Auto(seat=2))
    assert hunt.prompt != "dusk"


def test_nobody_is_alone_while_another_may_come_back(evening: Evening) -> None:
    hunt = Hunt(evening)
    for seat in (DRACULA, GODALMING, SEWARD, VAN_HELSING):
        hunt.table.does(hunt[seat], Hand(seat=seat, level="random"))
    assert hunt.moves == [], "four people may sit down again and would have seen it"
    assert hunt.table.room.table.window is not None
    assert not hunt.table.sees(hunt[MINA], MINA).you.auto
    hunt.table.does(hunt[DRACULA], TakeBack(seat=DRACULA))
    assert hunt.lasts() == BEAT


# Undo


def test_a_move_is_taken_back_with_the_forced_answers_after_it(slow: Evening) -> None:
    anna = slow.person("Anna")
    table = slow.begun("fury", BOT, anna)
    taken = takes_back(table, anna, lambda: table.room.table.seating.moves)
    assert taken > 1, "the answer that was forced went with it"


def takes_back(table: Table, who: Person, moves: Callable[[], list[Any]]) -> int:
    """Play until a move that was followed by forced answers may be undone; undo it."""
    chance = Fast(3)
    for _ in range(400):
        codes = table.asked[2][1:]
        before = len(moves())
        table.move(who, codes[chance.below(len(codes))], seat=2)
        made = len(moves()) - before
        if made > 1 and table.sees(who, 2).undo and all(m.seat == 2 for m in moves()[before:]):
            table.undo(who, seat=2)
            assert len(moves()) == before
            assert table.asked[2][1:] == codes
            return made
    raise AssertionError("nothing could be taken back")
