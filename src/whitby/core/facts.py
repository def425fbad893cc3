"""How a game declares its events and options: one row each, made of named, typed parts.

A game lists its parts once (a seat, a kind of card, a count), then one row for each kind of event
and each kind of option:

    SEAT: Final = Number("seat", first=1, count=8)
    CARD: Final = Named("card", ("rumour", "bite"))
    DREW: Final = Kind("drew", SEAT, CARD, to=only, tells=True)
    DISCARD: Final = Verb("discard", CARD)

`DREW.of(2, 1)` is then an event and `DISCARD.of(1)` an option. Their codes ('drew:3:bite' and
'discard:bite') follow from the row, and their parts are read by name: `event[CARD]` is 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeGuard, TypeVar

from whitby.core.engine import EVERYONE, Event, Option, State, Subject
from whitby.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[T]):
    """A part of events and options: its name, and how its values are written in codes."""

    def __init__(self, name: str, count: int = 0) -> None:
        self.name = name
        self.count = count  # the values are 0 to count - 1; 0 if they are not that simple

    def text(self, value: T) -> str | None:
        """Return a value as it is written in codes; None if it is left out."""
        return None

    def key(self) -> str:
        """Return its name, and its value if it can have only one."""
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Number(Part[int]):
    """A number. `first` is how 0 is written: seats count from 1."""

    def __init__(self, name: str, count: int = 0, first: int = 0) -> None:
        super().__init__(name, count)
        self.first = first

    def text(self, value: int) -> str | None:
        """Return the number."""
        return str(value + self.first)


class Named(Part[int]):
    """One of several things, each with a name in codes."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(name, len(names))
        self.names = tuple(names)

    def text(self, value: int) -> str | None:
        """Return its name."""
        return self.names[value]

    def key(self) -> str:
        """Return its name, and its value if it can have only one."""
        return f"{self.name}={self.names[0]}" if self.count == 1 else self.name


class Flag(Part[bool]):
    """Something that is so, or not; then nothing is written."""

    def text(self, value: bool) -> str | None:
        """Return its name, if it is so."""
        return self.name if value else None


class Listed(Part[tuple[int, ...]]):
    """Any number of things, each with a name in codes."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(name)
        self.names = tuple(names)

    def text(self, value: tuple[int, ...]) -> str | None:
        """Return their names."""
        return "+".join([self.names[each] for each in value]) or "nothing"


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """What a kind of event and a kind of option have in common: a name and parts.

    Each game has a subclass of `Kind` and one of `Verb` with a table of its own, ALL.
    """

    ALL: ClassVar[dict[str, Any]] = {}

    def __init__(self, name: str, parts: tuple[Part[Any], ...], mark: str = "") -> None:
        self.name = name
        self.parts = parts
        self.first = parts[0] if parts else None
        self.key = " ".join([name, *[part.key() for part in parts], mark]).strip()
        table = self.ALL
        assert self.key not in table, f"{self.key} is declared twice"
        table[self.key] = self

    def code(self, values: tuple[Any, ...]) -> str:
        """Return the code with these values: the name, then each part."""
        texts = [self.name]
        for at, part in enumerate(self.parts):
            text = part.text(values[at])
            if text is not None:
                texts.append(text)
        return ":".join(texts)

    def find(self, values: tuple[Any, ...], part: Part[Any]) -> Any:
        """Return the value of a part."""
        for at, own in enumerate(self.parts):
            if own is part:
                return values[at]
        raise KeyError(f"{self.key} has no {part.name}")

    def every(self) -> list[tuple[int, ...]]:
        """Return all values that its parts can have, the last one changing fastest."""
        found: list[tuple[int, ...]] = [()]
        for part in self.parts:
            assert part.count > 0, f"{self.key}: {part.name} can be anything"
            found = [(*values, value) for values in found for value in range(part.count)]
        return found

    def width(self) -> i64:
        """Return how many values come after each value of the first part that has several."""
        found: i64 = 1
        free = [part.count for part in self.parts if part.count != 1]
        for count in free[1:]:
            found *= count
        return found

    def __reduce__(self) -> Any:
        return row, (type(self), self.key)

    def __repr__(self) -> str:
        return f"<{self.key}>"


def row(kind: type[Row], key: str) -> Row:
    """Return the row that was pickled."""
    found: Row = kind.ALL[key]
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Row):
    """A kind of event.

    `to` is `only` or `but`: it makes an audience of the seat in the first part. `tells` says that
    the rules disclose something hidden by it, to its audience (see `Event.tells`).
    """

    def __init__(
        self,
        name: str,
        *parts: Part[Any],
        to: Callable[[int], int] | None = None,
        tells: bool = False,
    ) -> None:
        super().__init__(name, parts)
        self.to = to
        self.tells = tells
        self.second: i64 = self.width()
        self.made: list[Fact] = []

    def of(self, first: i64 = 0, second: i64 = 0) -> Fact:
        """Return the event with these parts (at most two that vary): it is created once."""
        made = self.made
        if not made:
            made = self.made = [self.new(values) for values in self.every()]
        return made[first * self.second + second]

    def new(self, values: tuple[Any, ...]) -> Fact:
        """Return the event with these parts and the audience of its kind."""
        return Fact(self, values, EVERYONE if self.to is None else self.to(values[0]))

    def matches(self, event: Event) -> TypeGuard[Fact]:
        """Return whether an event is of this kind."""
        return isinstance(event, Fact) and event.kind is self


class Fact(Event):
    """Something that happened: a kind of event and its parts."""

    def __init__(self, kind: Kind, values: tuple[Any, ...] = (), audience: int = EVERYONE) -> None:
        self.audience = audience
        self.kind = kind
        self.values = values

    def __getitem__(self, part: Part[T]) -> T:
        found: T = self.kind.find(self.values, part)
        return found

    def get(self, part: Part[T], default: T) -> T:
        """Return a part, or the default if this kind of event does not have it."""
        return self[part] if part in self.kind.parts else default

    def code(self) -> str:
        """Return the fact as text, such as 'drew:3:bite'."""
        return self.kind.code(self.values)

    def tells(self, state: State) -> int:
        """Return its audience, if the rules disclose something by it."""
        return self.audience if self.kind.tells else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Row):
    """A kind of option; `grave` asks for confirmation. Its options are created once and shared."""

    def __init__(self, name: str, *parts: Part[Any], grave: bool = False) -> None:
        super().__init__(name, parts, "grave" if grave else "")
        self.grave = grave
        self.second: i64 = self.width()
        self.made = [Pick(self, values) for values in self.every()]
        self.all = tuple(self.made)

    def of(self, first: i64 = 0, second: i64 = 0) -> Pick:
        """Return the option with these parts (at most two that vary)."""
        return self.made[first * self.second + second]

    def matches(self, option: Option) -> TypeGuard[Pick]:
        """Return whether an option is of this kind."""
        return isinstance(option, Pick) and option.verb is self


class Pick(Option):
    """One legal choice: a kind of option and its parts."""

    def __init__(self, verb: Verb, values: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.values = values
        # For playouts alone, which read millions of options; everything else names the part.
        self.first = values[0] if values else -1
        self.number: i64 = -1  # in the action space (`actions.py`), once there is one

    def __getitem__(self, part: Part[int]) -> int:
        if part is self.verb.first:
            return self.first
        found: int = self.verb.find(self.values, part)
        return found

    def get(self, part: Part[int], default: int) -> int:
        """Return a part, or the default if this kind of option does not have it."""
        return self[part] if part in self.verb.parts else default

    def code(self) -> str:
        """Return its name in records, such as 'discard:bite'."""
        return self.verb.code(self.values)

    def does(self) -> str:
        """Return the name of its verb."""
        return self.verb.name

    def on(self) -> Sequence[Subject]:
        """Return its parts."""
        found: list[Subject] = []
        for at, part in enumerate(self.verb.parts):
            found.append(Subject(part.name, part.text(self.values[at]) or ""))
        return found

    def grave(self) -> bool:
        """Return whether to ask for confirmation."""
        return self.verb.grave

    def __reduce__(self) -> Any:
        return picked, (self.verb, self.values)


def picked(verb: Verb, values: tuple[int, ...]) -> Pick:
    """Return the option that was pickled."""
    for option in verb.all:
        if option.values == values:
            return option
    raise AssertionError(f"{verb.key} has no {values}")
