"""The parts of a lesson: a scene on the real engine, and steps that explain it.

Nothing in a lesson is faked: every code is played by the rules, and every frame is what the
learner's seat may see then. The texts are in the language files, as `lesson-<id>-01` and so on; a
step with a wanted code also has `lesson-<id>-01-other`, for learners who choose another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from whitby.core.engine import State, decisions, pending, play
from whitby.core.errors import IllegalChoice
from whitby.core.game import Game
from whitby.core.sight import Glimpse, look

Moves = tuple[tuple[int, str], ...]
"""What is played without explanation: the seat, from 1, and the code."""


@dataclass(frozen=True)
class Step:
    """An explanation, perhaps a code for the learner to choose, and what others play then."""

    focus: str  # the part of the table that it is about
    want: str | None = None  # None: the learner only reads
    then: Moves = ()


@dataclass(frozen=True)
class Lesson:
    """A first game as it would be taught at a table. Seats count from 1."""

    id: str  # the game's name, with the side if there is a lesson per side: `fury-dracula`
    game: Game[Any, Any]
    seat: int  # the learner's
    names: tuple[str, ...]
    scene: Callable[[], State]
    opening: Moves  # played before the first explanation
    steps: tuple[Step, ...]
    forced: bool = False  # forced moves are made without explanation


@dataclass(frozen=True)
class Frame:
    """One moment of a lesson: the text, what the learner sees, and what they should choose."""

    say: str
    other: str | None  # the text when they choose something else
    want: str | None
    focus: str
    seen: Glimpse
    moves: tuple[int, ...]  # for each event that they witnessed: the move that caused it


class Playing:
    """A lesson while it is played, and which move caused each event."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state = lesson.scene()
        self.played = 0
        self.moves: list[int] = []
        self._note()
        self._answer_forced()
        self.play(lesson.opening)

    def play(self, moves: Moves) -> None:
        """Play by the rules; raise IllegalChoice if a code is not offered."""
        for seat, code in moves:
            self._play(seat - 1, code)
            self._answer_forced()

    def _answer_forced(self) -> None:
        while self.lesson.forced:
            open_ = [each for each in decisions(self.state) if len(each.codes()) == 1]
            if not open_:
                return
            self._play(open_[0].seat, open_[0].codes()[0])

    def _play(self, seat: int, code: str) -> None:
        self.played += 1
        play(self.state, code, seat)
        self._note()

    def _note(self) -> None:
        pending(self.state)
        self.moves += [self.played] * (len(self.state.events) - len(self.moves))

    def frame(self, number: int, step: Step) -> Frame:
        """Return the current text and what the learner sees."""
        say = f"lesson-{self.lesson.id}-{number:02}"
        learner = self.lesson.seat - 1
        seen = look(self.lesson.game, self.state, learner)
        offered = [] if seen.decision is None else seen.decision.codes()
        if step.want is not None and step.want not in offered:
            raise IllegalChoice(f"{say}: the learner cannot choose '{step.want}' now")
        both = zip(self.state.events, self.moves, strict=True)
        return Frame(
            say=say,
            other=None if step.want is None else f"{say}-other",
            want=step.want,
            focus=step.focus,
            seen=seen,
            moves=tuple(move for event, move in both if event.seen_by(learner)),
        )


@cache
def frames(lesson: Lesson) -> tuple[Frame, ...]:
    """Play a lesson from beginning to end; raise IllegalChoice if a code is not offered."""
    playing = Playing(lesson)
    found = []
    for number, step in enumerate(lesson.steps, 1):
        found.append(playing.frame(number, step))
        if step.want is not None:
            playing.play(((lesson.seat, step.want),))
        playing.play(step.then)
    return tuple(found)
