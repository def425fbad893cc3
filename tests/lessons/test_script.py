"""Lessons run on the real engine, tell a seat only what it may know, and use few words."""

import re
from dataclasses import replace
from typing import get_args

import httpx
import msgspec
import pytest

import whitby
from server.live import Live
from whitby.lessons import LESSONS, lessons_of
from whitby.lessons.script import Frame, Lesson, Playing, Step, frames
from whitby.server.http.routes.lessons import lesson_called
from whitby.wire.lessons import Focus
from whitby.wire.lessons import Lesson as WireLesson
from whitby.words import LANGUAGES, Speech

PUNCTUATION = re.compile(r"(?<!\bDr)[.?](?=\s|$)")
PEOPLE = {"Anna", "Bruno", "Clara", "Daniel", "Elsa"}


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return LESSONS[request.param]


def offered(frame: Frame) -> list[str]:
    """The codes the learner can choose from."""
    return [] if frame.seen.decision is None else frame.seen.decision.codes()


def test_every_game_is_taught() -> None:
    for game in whitby.GAMES:
        taught = lessons_of(game)
        assert taught
        assert all(LESSONS[id].game.name == game for id in taught)
        # a game's only lesson has the game's id; otherwise each has that and a side
        wanted = [game] if len(taught) == 1 else [f"{game}-hunters", f"{game}-dracula"]
        assert taught == wanted
    assert all(id == lesson.id for id, lesson in LESSONS.items())


def test_the_sides_of_a_game_are_learned_in_their_own_seats() -> None:
    seats = {id: LESSONS[id].seat for id in lessons_of("fury")}
    assert seats == {"fury-hunters": 2, "fury-dracula": 1}


def test_a_lesson_is_neither_short_nor_long(lesson: Lesson) -> None:
    assert 12 <= len(frames(lesson)) <= 24
    assert len(lesson.names) == len(set(lesson.names)) in lesson.game.seats
    assert len([frame for frame in frames(lesson) if frame.want is not None]) >= 6


def test_what_is_wanted_is_offered_and_so_is_something_else(lesson: Lesson) -> None:
    for frame in frames(lesson):
        if frame.want is not None:
            assert frame.want in offered(frame), frame.say
            assert len(offered(frame)) > 1, frame.say
        assert (frame.other is None) == (frame.want is None)


def test_learners_are_left_alone_only_where_they_are_told_what_to_do(lesson: Lesson) -> None:
    # a frame without a choice is followed by one at the same moment, or others play meanwhile
    for frame, after in zip(frames(lesson), frames(lesson)[1:], strict=False):
        if frame.want is None and offered(frame):
            assert offered(after) == offered(frame), frame.say


def test_a_lesson_ends_with_the_learner_as_the_winner(lesson: Lesson) -> None:
    playing = played(lesson)
    outcome = lesson.game.outcome(playing.state)
    assert outcome is not None
    assert outcome.scores[lesson.seat - 1] == 1
    last = frames(lesson)[-1]
    assert (last.seen.decision, last.seen.waiting, last.want) == (None, [], None)


def played(lesson: Lesson) -> Playing:
    """A lesson played to its end."""
    playing = Playing(lesson)
    for step in lesson.steps:
        if step.want is not None:
            playing.play(((lesson.seat, step.want),))
        playing.play(step.then)
    return playing


def test_a_lesson_is_the_same_every_time(lesson: Lesson) -> None:
    anew = frames.__wrapped__(lesson)
    assert frames(lesson) is frames(lesson)
    for frame, again in zip(frames(lesson), anew, strict=True):
        assert frame.seen.view.to_json() == again.seen.view.to_json()
        assert frame.moves == again.moves


def test_a_frame_is_what_the_seat_sees_then(lesson: Lesson) -> None:
    playing = Playing(lesson)
    learner = lesson.seat - 1
    for frame, step in zip(frames(lesson), lesson.steps, strict=True):
        seen = whitby.sight(lesson.game, playing.state, learner)
        wire = next(one for one in lesson_called(lesson.id).frames if one.say == frame.say)
        assert wire.view == seen["view"]
        assert [event.code for event in wire.events.items] == seen["events"]
        assert wire.waiting == seen["waiting"]
        codes = None if wire.decision is None else [each.code for each in wire.decision.options]
        asks = seen["decision"]
        assert codes == (asks["options"] if isinstance(asks, dict) else None)
        if step.want is not None:
            playing.play(((lesson.seat, step.want),))
        playing.play(step.then)


def test_events_know_the_move_that_brought_them_about(lesson: Lesson) -> None:
    wire = lesson_called(lesson.id)
    moves = [event.move for event in wire.frames[-1].events.items]
    assert moves == sorted(moves)
    assert moves[0] == 0
    assert moves[-1] == played(lesson).played
    for before, after in zip(wire.frames, wire.frames[1:], strict=False):
        assert after.events.items[: len(before.events.items)] == before.events.items


def test_a_lesson_that_does_not_run_is_refused(lesson: Lesson) -> None:
    for wrong in (Step("board", "fly:moon"), Step("board", then=((1, "fly:moon"),))):
        with pytest.raises(whitby.IllegalChoice):
            frames(replace(lesson, steps=(*lesson.steps[:1], wrong)))


# The text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_frame_says_two_sentences_at_most(lesson: Lesson, lang: str) -> None:
    speech = Speech(lang)
    for frame in frames(lesson):
        for id in (frame.say, frame.other):
            text = "." if id is None else speech.say(id)
            assert len(PUNCTUATION.findall(text)) <= 2, id
            assert len(text) <= 220, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_those_at_the_table_are_named(lesson: Lesson, lang: str) -> None:
    speech = Speech(lang)
    for frame in frames(lesson):
        text = speech.say(frame.say) + ("" if frame.other is None else speech.say(frame.other))
        named = {name for name in PEOPLE if re.search(rf"\b{name}\b", text)}
        assert named <= set(lesson.names), frame.say


# Over HTTP


def test_every_part_that_can_be_pointed_at_is(lesson: Lesson) -> None:
    pointed = {frame.focus for each in LESSONS.values() for frame in frames(each)}
    assert pointed == set(get_args(Focus))


def test_a_lesson_comes_over_the_wire(server: Live, lesson: Lesson) -> None:
    answer = httpx.get(f"{server.url}/api/lessons/{lesson.id}")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    found = msgspec.json.decode(answer.content, type=WireLesson)
    assert found == lesson_called(lesson.id)
    assert (found.id, found.game) == (lesson.id, lesson.game.name)
    assert (found.seat, found.names) == (lesson.seat, list(lesson.names))
    assert found.facts == lesson.game.facts({})


def test_the_list_of_games_says_which_lessons_there_are(server: Live) -> None:
    cards = httpx.get(f"{server.url}/api/games").json()["games"]
    assert {id for card in cards for id in card["lessons"]} == set(LESSONS)
    for card in cards:
        assert card["lessons"] == lessons_of(card["name"])
        assert card["lesson"] is True


@pytest.mark.parametrize("lesson", ["chess", "DUEL", "fury", "fury-mina", "x" * 41])
def test_there_are_no_other_lessons(server: Live, lesson: str) -> None:
    answer = httpx.get(f"{server.url}/api/lessons/{lesson}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-lesson")
