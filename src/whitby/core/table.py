"""A game on the table, for scenes, tests and lessons; seats count from 1 here."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from whitby.core.engine import Decision, State, anytime, barred, decisions, pending, play
from whitby.core.errors import IllegalChoice
from whitby.core.game import Game, Outcome, View
from whitby.core.native import mypyc_attr
from whitby.core.sight import witnessed

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[StateT, ViewT]):
    """A state with the game it belongs to."""

    def __init__(self, game: Game[StateT, ViewT], state: StateT) -> None:
        self.game = game
        self.state = state

    @property
    def decision(self) -> Decision[Any]:
        """Return the first open decision."""
        found = pending(self.state)
        if found is None:
            raise IllegalChoice("the game is over; nothing can be chosen any more", "game-over")
        return found

    @property
    def asked(self) -> tuple[int, str]:
        """Return which seat is asked first, and what for."""
        return self.decision.seat + 1, self.decision.prompt

    @property
    def codes(self) -> list[str]:
        """Return the codes that the first open decision offers."""
        return self.decision.codes()

    @property
    def waiting(self) -> list[int]:
        """Return every seat that has a choice to make now."""
        return sorted(decision.seat + 1 for decision in decisions(self.state))

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return pending(self.state) is None

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        pending(self.state)
        return self.game.outcome(self.state)

    def offered(self, seat: int) -> list[str]:
        """Return the codes that a seat may choose from now; none if it is not asked."""
        for decision in decisions(self.state):
            if decision.seat == seat - 1:
                return decision.codes()
        return []

    def anytime(self, seat: int) -> list[str]:
        """Return the codes of what a seat may do besides the open decision."""
        return [option.code() for option in anytime(self.state, seat - 1)]

    def barred(self, seat: int) -> dict[str, str]:
        """Return what a seat would expect and is not offered, with the reasons."""
        return {item.code: item.reason for item in barred(self.state, seat - 1)}

    def play(self, *codes: str, seat: int | None = None) -> None:
        """Play these codes in order, for the seat that is asked first or for one seat."""
        for code in codes:
            play(self.state, code, None if seat is None else seat - 1)

    def run(self) -> None:
        """Resolve everything up to the next decision."""
        pending(self.state)

    def view(self, seat: int | None = None) -> ViewT:
        """Return what a seat may know; None is the spectator."""
        pending(self.state)
        return self.game.view(self.state, None if seat is None else seat - 1)

    def log(self, seat: int | None = None) -> list[str]:
        """Return the events that a seat witnessed, as codes; None is the spectator."""
        pending(self.state)
        return witnessed(self.state, None if seat is None else seat - 1)

    def happened(self) -> list[str]:
        """Return every event so far, whoever saw it."""
        pending(self.state)
        return [event.code() for event in self.state.events]
