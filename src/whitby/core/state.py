"""What the stack machine consists of: a state, its events, and the steps still to be resolved.

Steps never change once created: what must be remembered goes into the state. So a state clones by
copying lists, and can be saved at any decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from whitby.core.decision import Barred, Decision, Option, OptionT
from whitby.core.native import fields, freeze, mypyc_attr
from whitby.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_CHANCE: Final = Rng()
"""The generator of a state that has not been dealt: it cannot be used."""

NOBODY_YET: Final[i64] = 0
"""The number of players of a state that has not been dealt."""

EVERYONE: Final = -1
"""The audience of an event that the whole table witnesses, spectators included."""


def only(*seats: int) -> int:
    """Return the audience that consists of these seats."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


def but(*seats: int) -> int:
    """Return the audience of everyone except these seats; it includes the spectator."""
    return ~only(*seats)


def within(audience: int, seat: int | None) -> bool:
    """Return whether a seat is in an audience; the spectator is in EVERYONE and any `but`."""
    return audience < 0 if seat is None else (audience >> seat) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A fact, and who witnessed it: one bit per seat. A partly visible fact is two events."""

    def __init__(self, audience: int = EVERYONE) -> None:
        self.audience = audience

    def code(self) -> str:
        """Return the fact as text, such as 'discarded:3:bite'."""
        raise NotImplementedError

    def tells(self, state: State) -> int:
        """Return the audience to which the rules disclose something hidden by this fact.

        A revealed card is disclosed to the whole table, a drawn card to the player who draws it.
        Only at such an event may two worlds diverge that a viewer could not tell apart.
        """
        return 0

    def seen_by(self, seat: int | None) -> bool:
        """Return whether this seat witnessed it (None is the spectator)."""
        return within(self.audience, seat)

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        return f"<{self.code()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class StatePart:
    """A part of a state that clones itself: its fields may be known to the same people.

    A view holds a clone of it for them, so a new field of the part is in their views at once. What
    others see of the part is another one, which it makes itself.
    """

    def clone(self) -> StatePart:
        """Return an independent copy."""
        raise NotImplementedError

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        values = [f"{name}={value!r}" for name, value in sorted(fields(self).items())]
        return f"{type(self).__name__}({', '.join(values)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a game, and the steps still to be resolved.

    A subclass takes the state that it is a copy of, and passes it on; `clone` is then one call.
    """

    def __init__(self, like: State | None = None) -> None:
        if like is not None and like.recent:
            like.log = (like.recent, like.log)  # from here on it is shared, and never changed
            like.recent = []
        self.players: i64 = like.players if like is not None else NOBODY_YET
        self.rng: Rng = like.rng.clone() if like is not None else NO_CHANCE
        self.stack: list[Step[Any]] = like.stack[:] if like is not None else []
        self.recent: list[Event] = []  # events since the last clone
        # pairs of earlier events and the previous log, shared by clones
        self.log: object = like.log if like is not None else None
        # whether events are kept; no rule reads them
        self.logged: bool = like.logged if like is not None else True
        # the open decision, once it has been computed
        self.asked: Decision[Any] | None = like.asked if like is not None else None

    @property
    def events(self) -> list[Event]:
        """Return everything that happened, in order."""
        parts: list[list[Event]] = [self.recent]
        log = self.log
        while log is not None:
            pair = cast(tuple[list[Event], object], log)
            parts.append(pair[0])
            log = pair[1]
        found: list[Event] = []
        while parts:
            found += parts.pop()
        return found

    @events.setter
    def events(self, events: list[Event]) -> None:
        self.log = None
        self.recent = events[:]

    def tell(self, event: Event) -> None:
        """Add an event to the log, if there is one."""
        if self.logged:
            self.recent.append(event)

    def then(self, *steps: Step[Any]) -> None:
        """Resolve these next, in this order, before what was already pending."""
        stack = cast("list[object]", self.stack)  # compiled, each step would be checked twice
        given = cast("tuple[object, ...]", steps)
        at: i64 = len(given)
        while at > 0:
            at -= 1
            stack.append(given[at])

    def clone(self) -> State:
        """Return an independent copy; a subclass copies its own fields as well."""
        raise NotImplementedError

    def anytime(self, seat: int) -> Sequence[Option]:
        """Return what this seat may do besides the open decision (claims and the like)."""
        return ()

    def interject(self, seat: int, option: Option) -> None:
        """Do one of the things that `anytime` offers."""
        raise NotImplementedError

    def __reduce__(self) -> Any:
        rebuild, (kind, values) = freeze(self)
        del values["log"], values["recent"]  # the list of events says the same
        values["events"] = self.events
        return rebuild, (kind, values)


StateT = TypeVar("StateT", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[StateT]):
    """Something that happens next. It is shared between states and never changes.

    What it holds is public: anyone who looks at the stack may know it. Secrets are kept in the
    state.
    """

    def ask(self, state: StateT) -> Decision[Any] | None:
        """Return the decision to wait for; None if there is none and the step just runs."""
        return None

    def run(self, state: StateT) -> None:
        """Do it, and push what follows."""
        raise NotImplementedError

    def draw(self, state: StateT, rng: Rng) -> Any:
        """Return one of the options that `ask` offers, all equally likely; None if it asks nothing.

        It is the one whose place in the list is the number that `rng` gives.
        """
        asked = self.ask(state)
        if asked is None:
            return None
        options = asked.options
        if isinstance(options, list):  # noqa: SIM114 (compiled, each is faster than any sequence)
            return options[rng.below(len(options))]
        elif isinstance(options, tuple):  # noqa: RET505
            return options[rng.below(len(options))]
        return options[rng.below(len(options))]

    def take(self, state: StateT, option: Any) -> None:
        """Carry out the chosen option, and push what follows."""
        raise NotImplementedError

    def barred(self, state: StateT) -> Sequence[Barred]:
        """Return what a player would expect to find among the options, with the reason."""
        return ()

    def __reduce__(self) -> Any:
        return freeze(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[StateT], Generic[StateT, OptionT]):
    """A step that waits for a seat to choose."""

    def ask(self, state: StateT) -> Decision[OptionT]:
        """Return whose choice it is and what is legal; pure, call it as often as you like."""
        raise NotImplementedError

    def take(self, state: StateT, option: OptionT) -> None:
        """Carry out the chosen option, and push what follows."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Gathered(Step[StateT]):
    """A choice whose options come from several lists, which are joined only to be shown.

    What is legal is said by `lists` alone; a playout draws from them without joining them.
    """

    def lists(self, state: StateT) -> list[Sequence[Option]]:
        """Return the options, list by list; nothing if there is nothing to choose."""
        raise NotImplementedError

    def decision(self, state: StateT, options: list[Any]) -> Decision[Any]:
        """Return the decision between these options."""
        raise NotImplementedError

    def ask(self, state: StateT) -> Decision[Any] | None:
        """Return the decision between the options of all lists, in their order."""
        lists = self.lists(state)
        if not lists:
            return None
        options: list[Option] = []
        for each in lists:
            options += each
        return self.decision(state, options)

    def draw(self, state: StateT, rng: Rng) -> Any:
        """Return one of the options of all lists."""
        lists = self.lists(state)
        if not lists:
            return None
        count: i64 = 0
        for each in lists:
            count += len(each)
        at: i64 = rng.below(count)
        for each in lists:
            size: i64 = len(each)
            if at < size:
                return each[at]
            at -= size
        raise AssertionError("a number was drawn that is too large")


class Together(Step[StateT]):
    """Choices open at the same time; the answers come in any order and stay sealed.

    The `take` of each stores its answer where no other view shows it, and does nothing else. The
    step below reveals. A seat with several choices is asked for them one after the other.
    """

    def __init__(self, choices: Sequence[Choice[StateT, Any]]) -> None:
        assert choices, "nobody has a choice to make"
        self.choices = tuple(choices)

    def ask(self, state: StateT) -> Decision[Any] | None:
        """Return the first of the open choices."""
        return self.choices[0].ask(state)

    def take(self, state: StateT, option: Any) -> None:
        """Take the first answer."""
        self.seal(state, 0, option)

    def seal(self, state: StateT, index: int, option: Option) -> None:
        """Take one answer; the other choices stay open."""
        depth = len(state.stack)
        self.choices[index].take(state, option)
        assert len(state.stack) == depth, "a sealed choice stores its answer and pushes nothing"
        if len(self.choices) > 1:
            others = self.choices[1:]  # most answers come in order
            if index > 0:
                others = self.choices[:index] + self.choices[index + 1 :]
            state.stack.append(Together(others))
