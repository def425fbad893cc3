"""One game for an environment: seats get observations and masks, and act by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from whitby.core.engine import Decision, Option, State, anytime, apply, decisions
from whitby.core.errors import IllegalChoice, WhitbyError
from whitby.core.game import Game
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.games.encodings import encoding

if TYPE_CHECKING:
    from numpy.typing import NDArray

SEEDS: Final = 2**31 - 1
"""Seeds of games are below this."""


def game_of(name: str) -> Game[Any, Any]:
    """Return a game by its name."""
    if name not in GAMES:
        raise WhitbyError(f"there is no game '{name}'; there are {', '.join(sorted(GAMES))}")
    return GAMES[name]


class EnvTable:
    """A game, what its seats see, and what they may do.

    With `asides` a seat that is asked may first do what is possible at any time (claims, giving up
    a target), once for each question.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        recall: bool = False,
        belief: bool = False,
        asides: bool = False,
    ) -> None:
        self.game = game_of(name)
        self.options = self.game.choose(options or {})
        self.players = self.game.check_players(players, self.options)
        self.encoding = encoding(name)
        self.actions = self.encoding.actions
        self.recall = recall
        self.belief = belief
        self.asides = asides
        self.layout = self.encoding.layout(recall, belief)
        self.state: State | None = None
        self.open: dict[int, Decision[Any]] = {}
        self.said: set[int] = set()  # seats that have had their aside at this question

    @property
    def over(self) -> bool:
        """Return whether nobody is asked any more."""
        return not self.open

    @property
    def playing(self) -> State:
        """Return the state, once the game has begun."""
        if self.state is None:
            raise WhitbyError("the game has not begun; reset() begins it")
        return self.state

    def start(self, seed: int) -> None:
        """Begin a new game."""
        self.state = self.game.deal(Fast(seed), self.players, self.options)
        self.state.players = self.players
        self.said = set()
        self._ask()

    def _ask(self) -> None:
        """Find out who is asked now: one seat, or all that choose in secret at once."""
        self.open = {each.seat: each for each in decisions(self.playing)}

    @property
    def first(self) -> int:
        """Return the seat that is asked first."""
        return list(self.open)[0]  # noqa: RUF015 (typed)

    def tensor(self, seat: int | None) -> bytes:
        """Return what a seat sees."""
        state = self.playing
        whole = self.recall or self.belief
        view = self.game.view(state, seat) if whole else self.game.glimpse(state, seat)
        asked = None if seat is None else self.open.get(seat)
        return self.encoding.tensor(view, asked, self.recall, self.belief)

    def observation(self, seat: int | None) -> NDArray[np.uint8]:
        """Return what a seat sees, as an array."""
        return np.frombuffer(self.tensor(seat), np.uint8).copy()

    def truth(self) -> NDArray[np.uint8]:
        """Return the whole table with nothing hidden, for critics that may see it."""
        seen = self.encoding.tensor(self.game.reveal(self.playing), None)
        return np.frombuffer(seen, np.uint8).copy()

    def asides_of(self, seat: int) -> list[Option]:
        """Return what an asked seat may do first."""
        if not self.asides or seat in self.said or seat not in self.open:
            return []
        return list(anytime(self.playing, seat))

    def mask(self, seat: int, spare: int = 0) -> NDArray[np.int8]:
        """Return which actions are legal for a seat; `spare` more places stay 0."""
        found = np.zeros(self.actions.size + spare, np.int8)
        asked = self.open.get(seat)
        if asked is not None:
            found[self.actions.legal(asked)] = 1
            for option in self.asides_of(seat):
                found[self.actions.number(option)] = 1
        return found

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, in order."""
        asked = self.open.get(seat)
        if asked is None:
            return []
        found = self.actions.legal(asked)
        found += [self.actions.number(option) for option in self.asides_of(seat)]
        return sorted(found)

    def act(self, seat: int, number: int) -> None:
        """Play an action for a seat, or refuse it in one line."""
        state = self.playing
        asked = self.open.get(seat)
        if asked is None:
            raise IllegalChoice(
                "the game is over; reset() begins another"
                if self.over
                else f"seat {seat + 1} is not asked now; seat {self.first + 1} is"
            )
        for option in self.asides_of(seat):
            if self.actions.number(option) == number:
                apply(state, option, seat)
                self.said.add(seat)
                self._ask()
                return
        apply(state, self.actions.find(asked, number), seat)
        self.said.clear()
        self._ask()

    def scores(self) -> tuple[int, ...]:
        """Return what each seat gets in the end: 1, 0 or -1."""
        outcome = self.game.outcome(self.playing)
        return (0,) * self.players if outcome is None else outcome.scores
