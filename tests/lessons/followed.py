"""A lesson as its learner follows it, frame by frame; frames count from 1."""

from typing import Any

from whitby.lessons.script import Frame, Lesson, frames


class Followed:
    """What the learner of a lesson sees, may choose and is told."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def frame(self, number: int) -> Frame:
        """Return a frame."""
        return frames(self.lesson)[number - 1]

    def view(self, number: int) -> Any:
        """Return what the learner sees in a frame."""
        return self.frame(number).seen.view.to_json()

    def happened(self, number: int) -> list[str]:
        """Return the events that are new in a frame."""
        told = [event.code() for event in self.frame(number).seen.view.history]
        return told[len(self.frame(number - 1).seen.view.history) :]

    def choices(self, number: int) -> list[str]:
        """Return what the learner may choose in a frame."""
        decision = self.frame(number).seen.decision
        assert decision is not None
        return decision.codes()

    def tells_apart(self, other: Lesson, last: int) -> list[str]:
        """Return the frames up to `last` in which the learner can tell two worlds apart."""
        both = zip(frames(self.lesson)[:last], frames(other)[:last], strict=True)
        return [one.say for one, twin in both if sight(one) != sight(twin)]


def sight(frame: Frame) -> tuple[Any, ...]:
    """Return everything the learner gets in a frame."""
    seen = frame.seen
    codes = None if seen.decision is None else seen.decision.codes()
    told = [event.code() for event in seen.view.history]
    return seen.view.to_json(), told, codes, seen.waiting, frame.moves
