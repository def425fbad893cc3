"""What a player can choose: options, and the decision that offers them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from whitby.core.errors import IllegalChoice
from whitby.core.native import freeze, mypyc_attr


class Subject:
    """Something that an option is about: its kind, such as 'place', and its name."""

    def __init__(self, kind: str, id: str) -> None:
        self.kind = kind
        self.id = id

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One legal choice. A subclass names it and holds its arguments."""

    def code(self) -> str:
        """Return its name in records and on the wire, such as 'discard:rumour'."""
        raise NotImplementedError

    def does(self) -> str:
        """Return the verb, such as 'discard': the first part of the code."""
        return self.code().split(":", 1)[0]

    def on(self) -> Sequence[Subject]:
        """Return what it is about, in the order of the code."""
        return ()

    def grave(self) -> bool:
        """Return whether to ask for confirmation: it ends the game or cannot be undone."""
        return False

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        return f"<{self.code()}>"


OptionT = TypeVar("OptionT", bound=Option)


@mypyc_attr(free_list_len=1)  # most are dropped before the next is made
class Decision(Generic[OptionT]):
    """Whose choice it is, the prompt, and all legal options (never none)."""

    def __init__(
        self, seat: int, prompt: str, options: Sequence[OptionT], about: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about

    def codes(self) -> list[str]:
        """Return the codes of the options, in order."""
        return [option.code() for option in self.options]

    def find(self, code: str) -> OptionT:
        """Return the option with this code, or raise IllegalChoice."""
        for option in self.options:
            if option.code() == code:
                return option
        raise not_offered(code, self)

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        return f"<Decision seat {self.seat + 1} {self.prompt}: {' '.join(self.codes())}>"


class Barred:
    """What a player would expect to do and cannot, and why (the id of a message)."""

    def __init__(self, option: Option, reason: str) -> None:
        self.option = option
        self.code = option.code()
        self.reason = reason


def not_offered(code: str, decision: Decision[Any]) -> IllegalChoice:
    """Return the error for a code that is not among the options of a decision."""
    return IllegalChoice(
        "'{option}' is not offered; offered: {offered}",
        "not-offered",
        option=code,
        offered=", ".join(decision.codes()),
    )
