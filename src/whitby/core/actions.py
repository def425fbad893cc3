"""The action space of a game: a number for every option that the game can ever offer.

The numbers follow from the declarations of the options: verb by verb, each with the values of its
parts, the last one changing fastest. They are the same for every number of players and all table
options, so a network for one table fits the others. Options that are written alike (a step, and
the same step for a life) have one number: a decision never offers both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from whitby.core.engine import Decision, Option
from whitby.core.errors import IllegalChoice, WhitbyError
from whitby.core.facts import Pick, Verb

if TYPE_CHECKING:
    from mypy_extensions import i64

UNNUMBERED: Final = -1
SHOWN: Final = 8
"""Legal actions that an error lists."""


class Span:
    """The actions of one verb: the first, how many, and what they vary in."""

    def __init__(self, verb: Verb, first: int, count: int) -> None:
        self.verb = verb
        self.first = first
        self.count = count

    @property
    def parts(self) -> str:
        """Return the parts of the verb that vary."""
        return " × ".join([part.name for part in self.verb.parts if part.count > 1])


def nth(options: Sequence[Option], at: int) -> Pick:
    """Return one of some options; compiled, tuples and lists are faster than any sequence."""
    if isinstance(options, tuple):
        found: Option = options[at]
    elif isinstance(options, list):
        found = options[at]
    else:
        found = options[at]
    assert isinstance(found, Pick)
    return found


def along(options: Sequence[Option], part: float) -> Pick:
    """Return the option that lies at a part of the way: 0.0 is the first, almost 1.0 the last."""
    count: int = len(options)  # compiled, a product with an int that is not declared is boxed
    return nth(options, int(part * count))


class Actions:
    """The options of a game by number, and the numbers of its options."""

    def __init__(self, verbs: Iterable[Verb], possible: Callable[[Pick], bool]) -> None:
        self.codes: list[str] = []
        self.spans: list[Span] = []
        self.numbers: dict[str, int] = {}
        for verb in verbs:
            first = len(self.codes)
            for pick in verb.all:
                if possible(pick):
                    pick.number = self._number(pick.code())
            if len(self.codes) > first:
                self.spans.append(Span(verb, first, len(self.codes) - first))
        self.size = len(self.codes)
        self.blank = bytes(self.size)

    def _number(self, code: str) -> int:
        """Return the number of a code, a new one the first time."""
        number = self.numbers.get(code, UNNUMBERED)
        if number == UNNUMBERED:
            number = self.numbers[code] = len(self.codes)
            self.codes.append(code)
        return number

    def number(self, option: Option) -> int:
        """Return the number of an option."""
        assert isinstance(option, Pick)
        found: int = option.number
        if found == UNNUMBERED:
            raise WhitbyError(f"'{option.code()}' is outside the action space")
        return found

    def number_of(self, code: str) -> int:
        """Return the number of an option by its code."""
        if code not in self.numbers:
            raise WhitbyError(f"there is no action '{code}'; an option's code would be right")
        return self.numbers[code]

    def code(self, number: int) -> str:
        """Return the code of an action."""
        if not 0 <= number < self.size:
            raise WhitbyError(f"there is no action {number}; actions are 0 to {self.size - 1}")
        return self.codes[number]

    def legal(self, decision: Decision[Any]) -> list[int]:
        """Return the actions that a decision offers, in the order of its options."""
        return [self.number(option) for option in decision.options]

    def mask(self, decision: Decision[Any] | None, buffer: Any, at: i64 = 0) -> None:
        """Write a 1 for every legal action and a 0 for all others into a buffer of bytes.

        The buffer is anything whose bytes can be assigned (a bytearray, a memoryview of an array);
        the mask takes `size` bytes of it from `at` on. Without a decision, nothing is legal.
        """
        buffer[at : at + self.size] = self.blank
        if decision is not None:
            for option in decision.options:
                assert isinstance(option, Pick)
                buffer[at + option.number] = 1

    def find(self, decision: Decision[Any], number: i64) -> Pick:
        """Return the offered option with a number, or refuse it in one line."""
        found = self.offered(decision, number)
        if found is None:
            raise self.refusal(decision, int(number))
        return found

    def offered(self, decision: Decision[Any], number: i64) -> Pick | None:
        """Return the offered option with a number; None if there is none."""
        options = decision.options
        for at in range(len(options)):
            option = nth(options, at)
            if option.number == number:
                return option
        return None

    def refusal(self, decision: Decision[Any], number: int) -> IllegalChoice:
        """Return the error for an action that is not legal now."""
        legal = [f"{self.number(option)} ({option.code()})" for option in decision.options[:SHOWN]]
        more = len(decision.options) - len(legal)
        rest = f" and {more} more" if more > 0 else ""
        named = f" ({self.codes[number]})" if 0 <= number < self.size else ""
        return IllegalChoice(
            f"action {number}{named} is not legal for seat {decision.seat + 1} now; "
            f"the mask allows {', '.join(legal)}{rest}"
        )
