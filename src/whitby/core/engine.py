"""The stack machine that every game runs on.

The stack *is* the program counter. A `Step` does something; a `Choice` waits for a seat. Resolving
one pops it, and it may push what follows. Steps never change once created: what must be remembered
goes into the state. So a state clones by copying lists, and can be saved at any decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from whitby.core.errors import IllegalChoice
from whitby.core.native import freeze, mypyc_attr
from whitby.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_CHANCE: Final = Rng()
"""The generator of a state that has not been dealt: it cannot be used."""

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
class State:
    """The state of a game, and the steps still to be resolved."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.rng: Rng = NO_CHANCE
        self.stack: list[Step[Any]] = []
        self.recent: list[Event] = []  # events since the last clone
        self.log: object = None  # pairs of earlier events and the previous log, shared by clones
        self.asked: Decision[Any] | None = None  # the open decision, once it has been computed

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
        """Add an event to the log."""
        self.recent.append(event)

    def then(self, *steps: Step[Any]) -> None:
        """Resolve these next, in this order, before what was already pending."""
        stack = self.stack
        at = len(steps)
        while at > 0:
            at -= 1
            stack.append(steps[at])

    def clone(self) -> State:
        """Return an independent copy; a subclass copies its own fields as well."""
        raise NotImplementedError

    def clone_into(self, twin: State) -> None:
        """Copy the core's own fields."""
        if self.recent:
            self.log = (self.recent, self.log)  # from here on it is shared, and never changed
            self.recent = []
        twin.players = self.players
        twin.rng = self.rng.clone()
        twin.stack = self.stack[:]
        twin.log = self.log
        twin.asked = self.asked

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
            state.stack.append(Together(self.choices[:index] + self.choices[index + 1 :]))


def pending(state: State) -> Decision[Any] | None:
    """Resolve steps up to the next decision and return it; None once the game is over."""
    asked = state.asked
    if asked is not None:
        return asked
    stack = state.stack
    while stack:
        step = stack[-1]
        asked = step.ask(state)
        if asked is not None:
            state.asked = asked
            return asked
        stack.pop()
        step.run(state)
    return None


def decisions(state: State) -> list[Decision[Any]]:
    """Return every open decision: one, or those of all seats that choose in secret at once."""
    first = pending(state)
    if first is None:
        return []
    step = state.stack[-1]
    if not isinstance(step, Together):
        return [first]
    found: list[Decision[Any]] = []
    for choice in step.choices:
        decision = choice.ask(state)
        if all(other.seat != decision.seat for other in found):
            found.append(decision)
    return found


def apply(state: State, option: Option, seat: int | None = None) -> None:
    """Answer an open decision with one of its own options; refuse anything else unchanged.

    Without a seat this is the first open decision. With one it is that seat's decision, or what the
    seat may do at any time.
    """
    decision = state.asked
    if decision is None:
        decision = pending(state)
        if decision is None:
            raise IllegalChoice("the game is over; nothing can be chosen any more", "game-over")
    if (seat is None or seat == decision.seat) and option in decision.options:
        state.asked = None
        state.stack.pop().take(state, option)
    else:
        _apply_by_code(state, option.code(), decision.seat if seat is None else seat)


def _apply_by_code(state: State, code: str, seat: int) -> None:
    """Answer with an equal option, for a seat that is not the first, or at any time."""
    check_seat(state, seat)
    step = state.stack[-1]
    choices: Sequence[Step[Any]] = step.choices if isinstance(step, Together) else (step,)
    for index, choice in enumerate(choices):
        decision = choice.ask(state)
        assert decision is not None
        if decision.seat == seat:
            for offered in decision.options:
                if offered.code() == code:
                    state.asked = None
                    state.stack.pop()
                    if isinstance(step, Together):
                        step.seal(state, index, offered)
                    else:
                        step.take(state, offered)
                    return
            break
    for aside in state.anytime(seat):
        if aside.code() == code:
            state.asked = None
            state.interject(seat, aside)
            return
    raise _refusal(state, code, seat)


def not_offered(code: str, decision: Decision[Any]) -> IllegalChoice:
    """Return the error for a code that is not among the options of a decision."""
    return IllegalChoice(
        "'{option}' is not offered; offered: {offered}",
        "not-offered",
        option=code,
        offered=", ".join(decision.codes()),
    )


def _refusal(state: State, code: str, seat: int) -> IllegalChoice:
    """Return the error for a code that a seat is not offered; it names only that seat's options."""
    for decision in decisions(state):
        if decision.seat == seat:
            return not_offered(code, decision)
    return IllegalChoice(
        "'{option}' is not offered: it is not seat {seat}'s choice now",
        "not-asked",
        option=code,
        seat=seat + 1,
    )


def play(state: State, code: str, seat: int | None = None) -> None:
    """Apply the option with this code; used by records, servers and terminals."""
    decision = pending(state)
    if decision is None:
        raise IllegalChoice("the game is over; nothing can be chosen any more", "game-over")
    _apply_by_code(state, code, decision.seat if seat is None else seat)


def check_seat(state: State, seat: int) -> None:
    """Refuse a seat that is not at this table."""
    if not 0 <= seat < state.players:
        raise IllegalChoice(
            "there is no seat {seat}; seats are 1 to {seats}",
            "no-seat",
            seat=seat + 1,
            seats=state.players,
        )


def anytime(state: State, seat: int) -> Sequence[Option]:
    """Return what a seat may do besides the open decision."""
    if pending(state) is None or not 0 <= seat < state.players:
        return ()
    return state.anytime(seat)


def barred(state: State, seat: int) -> Sequence[Barred]:
    """Return what this seat would expect to be offered now and is not, with reasons."""
    if pending(state) is None:
        return ()
    step = state.stack[-1]
    choices: Sequence[Step[Any]] = step.choices if isinstance(step, Together) else (step,)
    for choice in choices:
        asked = choice.ask(state)
        if asked is not None and asked.seat == seat:
            return choice.barred(state)
    return ()


def settle(state: State) -> Decision[Any] | None:
    """Make every forced choice and return the first decision with more than one option."""
    while (decision := pending(state)) is not None:
        if len(decision.options) > 1:
            return decision
        apply(state, decision.options[0])
    return None
