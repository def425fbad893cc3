"""Where a game of OpenSpiel is: a state, or what chance can lead to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.bots.exact.chance import branches
from whitby.core.engine import State, pending
from whitby.core.errors import WhitbyError
from whitby.core.game import Game, View
from whitby.core.rng import Fast

DIGITS: Final = 100
"""Outcomes of each of the chance nodes at the start of a whole game."""
NODES: Final = 3
UNUSED: Final = Fast(0)
"""The generator of a state whose chance is listed."""


class Shared:
    """Where a game is. It never changes, so copies of an OpenSpiel state share it.

    `made` are the choices so far: the seat, the code, and how many events it had witnessed.
    """

    def __init__(
        self,
        state: State | None,
        outcomes: tuple[tuple[float, State], ...],
        digits: tuple[int, ...],
        made: tuple[tuple[int, str, int], ...],
        drawn: tuple[str, ...],
    ) -> None:
        self.state = state
        self.outcomes = outcomes  # what chance can lead to, if it is asked
        self.digits = digits  # of the seed of a whole game
        self.made = made
        self.drawn = drawn  # everything that was done, as text
        self.next: dict[int, Shared] = {}  # what follows, in reduced games
        self.known: dict[int, str] = {}  # what each seat knows, once it was asked for

    def __deepcopy__(self, _memo: object) -> Shared:
        return self

    def __reduce__(self) -> Any:
        return Shared, (self.state, self.outcomes, self.digits, self.made, self.drawn)


def listed(
    state: State, option: Any, made: tuple[tuple[int, str, int], ...], drawn: tuple[str, ...]
) -> Shared:
    """Return what follows an option, with all outcomes of chance."""
    found: list[tuple[float, State]] = []
    for branch in branches(state, option):
        branch.state.rng = UNUSED
        found.append((branch.odds, branch.state))
    if len(found) == 1:
        return Shared(found[0][1], (), (), made, drawn)
    return Shared(None, tuple(found), (), made, drawn)


def chosen(
    at: Shared, game: Game[Any, Any], players: int, options: Mapping[str, str], action: int
) -> Shared:
    """Return what follows an outcome of chance."""
    drawn = (*at.drawn, f"#{action}")
    if at.outcomes:
        return Shared(at.outcomes[action][1], (), (), at.made, drawn)
    digits = (*at.digits, action)
    if len(digits) < NODES:
        return Shared(None, (), digits, (), drawn)
    seed = 0
    for digit in digits:
        seed = DIGITS * seed + digit
    state = game.setup(seed, players, options)
    pending(state)
    return Shared(state, (), digits, (), drawn)


def recounted(view: View, made: tuple[tuple[int, str, int], ...], seat: int) -> str:
    """Return everything that a seat witnessed and chose, in order, as text."""
    said = [event.code() for event in view.history]
    own = [(code, heard) for who, code, heard in made if who == seat]
    for at, (code, heard) in enumerate(own):
        said.insert(heard + at, f"> {code}")
    return "\n".join([f"seat {seat + 1}", *said])


def parsed(options: str) -> dict[str, str]:
    """Return table options from text such as 'turn_limit:50+match:one'."""
    found = {}
    for pair in options.split("+") if options else ():
        name, colon, value = pair.partition(":")
        if not colon:
            raise WhitbyError(f"options are written name:value+name:value, not '{options}'")
        found[name] = value
    return found
