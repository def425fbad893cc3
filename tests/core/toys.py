"""Small building blocks for a flow: events, options and steps that say what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toy_parts import Act, Said
from whitby.core.engine import (
    Barred,
    Choice,
    Decision,
    Event,
    Option,
    State,
    Step,
    Together,
    pending,
)
from whitby.core.game import NOBODY, Game, Outcome, Setting, View
from whitby.core.rng import Fast, Rng
from whitby.core.words import Words


class Board(State):
    """A table with a note or two on it."""

    def __init__(self, like: Board | None = None) -> None:
        super().__init__(like)
        self.sealed: tuple[str, ...] = ()  # answers nobody has seen yet
        self.fate = ""  # what happens to the thing that was announced
        self.shouts = 0

    def clone(self) -> Board:
        twin = Board(self)
        twin.sealed = self.sealed
        twin.fate = self.fate
        twin.shouts = self.shouts
        return twin

    def anytime(self, seat: int) -> Sequence[Option]:
        return [Act("shout")]

    def interject(self, seat: int, option: Option) -> None:
        self.shouts += 1
        self.tell(Said(f"shouted:{seat}"))


class Note(Step[Board]):
    """Says something, then pushes more."""

    def __init__(self, text: str, more: Sequence[Step[Board]] = ()) -> None:
        self.text = text
        self.more = tuple(more)

    def run(self, state: Board) -> None:
        state.tell(Said(self.text))
        state.then(*self.more)


class Ask(Choice[Board, Act]):
    """A seat picks one of some names; some names have consequences."""

    def __init__(
        self, seat: int, names: str, more: Mapping[str, Step[Board]] | None = None
    ) -> None:
        self.seat = seat
        self.names = names
        self.more = dict(more or {})

    def ask(self, state: Board) -> Decision[Act]:
        return Decision(
            self.seat, "ask", [Act(name) for name in self.names.split()], (state.shouts,)
        )

    def take(self, state: Board, option: Act) -> None:
        state.tell(Said(f"{self.seat}:{option.name}"))
        if option.name in self.more:
            state.then(self.more[option.name])

    def barred(self, state: Board) -> Sequence[Barred]:
        return [Barred(Act("fly"), f"why-seat-{self.seat}-cannot-fly")]


class Seal(Choice[Board, Act]):
    """A seat answers in secret; what it has already answered is no longer offered."""

    def __init__(self, seat: int, names: str) -> None:
        self.seat = seat
        self.names = names

    def ask(self, state: Board) -> Decision[Act]:
        free = [name for name in self.names.split() if f"{self.seat}:{name}" not in state.sealed]
        return Decision(self.seat, "seal", [Act(name) for name in free])

    def take(self, state: Board, option: Act) -> None:
        state.sealed = tuple(sorted([*state.sealed, f"{self.seat}:{option.name}"]))

    def barred(self, state: Board) -> Sequence[Barred]:
        return [Barred(Act("peek"), f"why-seat-{self.seat}-cannot-peek")]


class Open(Step[Board]):
    """Reveals all sealed answers."""

    def run(self, state: Board) -> None:
        for answer in state.sealed:
            state.tell(Said(answer))
        state.sealed = ()


class LoudSeal(Seal):
    """A sealed choice that wrongly continues by itself."""

    def take(self, state: Board, option: Act) -> None:
        state.then(Note("too soon"))


class Strike(Step[Board]):
    """Announces a blow; the window for reactions is above the blow itself on the stack."""

    def run(self, state: Board) -> None:
        state.fate = "lands"
        state.tell(Said("strike"))
        state.then(Window((1, 2)), Land())


class Window(Step[Board]):
    """Asks each seat for a reaction, in order."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, state: Board) -> None:
        state.then(*(React(seat) for seat in self.seats))


class React(Choice[Board, Act]):
    """A seat may parry, which another may answer, or pass."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Board) -> Decision[Act]:
        return Decision(self.seat, "react", [Act("pass"), Act("parry")])

    def take(self, state: Board, option: Act) -> None:
        state.tell(Said(f"{self.seat}:{option.name}"))
        if option.name == "parry":
            state.then(Ask(0, "accept feint", {"feint": Note("feint")}), Parry())


class Parry(Step[Board]):
    """Changes what happens to the thing that was announced, without touching any step."""

    def run(self, state: Board) -> None:
        if state.events[-1].code() != "feint":
            state.fate = "parried"


class Land(Step[Board]):
    """What was announced happens, or not."""

    def run(self, state: Board) -> None:
        state.tell(Said(state.fate))


def board(*steps: Step[Board]) -> Board:
    """A table with these steps to come, in this order."""
    state = Board()
    state.players = 3
    state.rng = Fast(1)
    state.then(*steps)
    return state


def sealed(*choices: Choice[Board, Act]) -> Board:
    """A table where these choices are open together, and then revealed."""
    return board(Together(choices), Open(), Note("done"))


def happened(state: State) -> list[str]:
    """Every event so far."""
    pending(state)
    return [event.code() for event in state.events]


class BoardView(View):
    """What one seat may know: only the log and the noise."""

    def __init__(self, seat: int | None, history: list[Event], flow: list[Step[Any]]) -> None:
        super().__init__(seat, history, flow)
        self.shouts = 0

    def to_json(self) -> dict[str, object]:
        return {"shouts": self.shouts, "name": "Ænglisc"}


class Blows(Game[Board, BoardView]):
    """A three-player game made of these blocks."""

    def __init__(self, seats: tuple[int, ...] = (3,)) -> None:
        super().__init__(
            name="blows",
            version=3,
            seats=seats,
            options=(Setting("force", ("light", "heavy")), Setting("sides", ("two", "one", "no"))),
            bound=20,
            rights={"rng": NOBODY},
            words=Words(),
        )

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> Board:
        state = board(Strike(), Note(f"{players} {options['force']} {options['sides']}"))
        state.rng = rng
        return state

    def view(self, state: Board, seat: int | None) -> BoardView:
        view = BoardView(seat, [e for e in state.events if e.seen_by(seat)], state.stack[:])
        view.shouts = state.shouts
        return view

    def outcome(self, state: Board) -> Outcome | None:
        return None if state.stack else Outcome(state.fate, "blows", (1, -1, -1))


def first_decision(state: State) -> Decision[Any]:
    """The first open decision, which must exist."""
    decision = pending(state)
    assert decision is not None
    return decision
