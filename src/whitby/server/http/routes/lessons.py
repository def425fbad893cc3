"""Tutorials: first games that are played on the real engine and shown like a table."""

from __future__ import annotations

from typing import Any, Final

from msgspec import convert, json

from whitby.core.game import Game
from whitby.lessons import LESSONS, script
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.http.routes.service import KEPT
from whitby.server.refusals import Refusal
from whitby.server.table.phrases import asked, happened
from whitby.wire.lessons import Focus, Frame, Lesson


async def show_lesson(call: Call) -> bytes:
    """Return a tutorial of a game: the explanations and what the learner sees, frame by frame."""
    lesson = await call.context.rendered.get(call.admit, rendered_lesson, call.pieces["lesson"])
    call.headers.update(KEPT)
    return lesson


def rendered_lesson(id: str) -> bytes:
    """Return a tutorial, encoded for the wire."""
    return json.encode(lesson_called(id))


def lesson_called(id: str) -> Lesson:
    """Return a tutorial as a wire type, or refuse."""
    lesson = LESSONS.get(id)
    if lesson is None:
        raise Refusal("no-lesson", 404)
    return Lesson(
        id=id,
        game=lesson.game.name,
        seat=lesson.seat,
        names=list(lesson.names),
        facts=lesson.game.facts({}),
        frames=[_frame(lesson.game, frame) for frame in script.frames(lesson)],
    )


def _frame(game: Game[Any, Any], frame: script.Frame) -> Frame:
    seen = frame.seen
    return Frame(
        say=frame.say,
        view=seen.view.to_json(),
        events=happened(game, seen.view.history, frame.moves),
        decision=asked(game, seen, 0),
        waiting=[seat + 1 for seat in seen.waiting],
        want=frame.want,
        other=frame.other,
        focus=convert(frame.focus, Focus),
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/lessons/{lesson}", show_lesson, Lesson),
)  # fmt: skip
