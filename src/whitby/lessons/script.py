"""What a lesson is made of: a scene on the real engine, and steps that say something about it.

Nothing in a lesson is painted: every code is played by the rules, and every frame is what the
learner's seat may see then. What is said stands in the language files under `lesson-<id>-01` and
so on; beside a wanted code there is `lesson-<id>-01-other`, for whoever chooses another.
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
"""What is played without a word: the seat, from 1, and the code."""


@dataclass(frozen=True)
class Step:
    """Something to say, perhaps a code for the learner to choose, and what others play then."""

    focus: str  # the part of the table that is spoken of
    want: str | None = None  # None: the learner only reads
    then: Moves = ()


@dataclass(frozen=True)
class Lesson:
    """A first game as somebody would teach it at a table. Seats count from 1."""

    id: str  # the game's name, or that and the side where each side has a lesson: `fury-dracula`
    game: Game[Any, Any]
    seat: int  # the learner's
    names: tuple[str, ...]
    scene: Callable[[], State]
    opening: Moves  # played before the first word
    steps: tuple[Step, ...]
    forced: bool = False  # a question with a single answer is answered without a word


@dataclass(frozen=True)
class Frame:
    """One moment of a lesson: what is said, what the learner sees, what they are to choose."""

    say: str
    other: str | None  # what is said when they choose something else
    want: str | None
    focus: str
    seen: Glimpse
    moves: tuple[int, ...]  # for each event that they witnessed: the move that brought it about


class Playing:
    """A lesson while it is played, and which move brought about each event."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state = lesson.scene()
        self.played = 0
        self.moves: list[int] = []
        self._note()
        self._answer_forced()
        self.play(lesson.opening)

    def play(self, moves: Moves) -> None:
        """Play by the rules; IllegalChoice if a code is not offered."""
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
        """Return what the learner is told and sees now."""
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
    """Play a lesson from beginning to end; IllegalChoice if a code is not offered."""
    playing = Playing(lesson)
    found = []
    for number, step in enumerate(lesson.steps, 1):
        found.append(playing.frame(number, step))
        if step.want is not None:
            playing.play(((lesson.seat, step.want),))
        playing.play(step.then)
    return tuple(found)
