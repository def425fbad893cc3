"""The laws see everything a step holds, so nothing can be smuggled along on the stack."""

from whitby.core.engine import Step
from whitby.laws.world import describe

from .toys import Board, Note


class Holds(Step[Board]):
    """A step that carries cards in a list."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


def test_steps_of_other_kinds_or_contents_are_told_apart() -> None:
    assert describe(Note("a")) == describe(Note("a"))
    assert describe(Note("a")) != describe(Note("b"))
    assert describe(Note("a", [Note("b")])) != describe(Note("a", [Note("c")]))


def test_what_a_step_holds_in_a_list_is_part_of_it() -> None:
    assert describe([Holds([1])]) != describe([Holds([2])])


def test_a_step_that_was_changed_is_another_step() -> None:
    step = Note("a")
    before = describe([step])
    step.text = "b"
    assert describe([step]) != before
