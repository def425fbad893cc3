"""What every game provides: setup, views, imagination, outcome, words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from whitby.core.engine import Event, State, Step
from whitby.core.errors import BadSetup
from whitby.core.native import freeze, mypyc_attr
from whitby.core.rng import Fast, Rng
from whitby.core.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One aspect of the rules that a table may choose; the first choice is the default."""

    def __init__(self, name: str, choices: tuple[str, ...], rules: tuple[str, ...] = ()) -> None:
        self.name = name
        self.choices = choices
        self.rules = rules

    @property
    def default(self) -> str:
        """Return the default choice."""
        return self.choices[0]

    def check(self, value: str) -> str:
        """Return the value as records write it, or refuse it."""
        if value not in self.choices:
            raise BadSetup(
                f"option {{option}} can be {' or '.join(self.choices)}, not '{{value}}'",
                "bad-option",
                option=self.name,
                choices=", ".join(self.choices),
                value=value,
            )
        return value


class Outcome:
    """How a game ended: which side won, why, and what each seat gets (1 or -1)."""

    def __init__(self, winner: str, reason: str, scores: tuple[int, ...]) -> None:
        self.winner = winner
        self.reason = reason
        self.scores = scores

    def __repr__(self) -> str:
        return f"<{self.winner} by {self.reason}, scores {self.scores}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know, built field by field; seat None is the spectator.

    `history` is every event the viewer witnessed, `flow` the steps still to come. Steps hold
    public facts only, so the flow is the same for every viewer.
    """

    def __init__(self, seat: int | None, history: list[Event], flow: list[Step[Any]]) -> None:
        self.seat = seat
        self.history = history
        self.flow = flow

    def to_json(self) -> dict[str, object]:
        """Return the view as plain data; the history is sent separately, event by event."""
        raise NotImplementedError

    def __reduce__(self) -> Any:
        return freeze(self)


StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)

NOBODY: Final = "nobody"
"""The right to a field of the state that no view shows."""

RESIGNED: Final = "resigned"
"""Why a game ended that one side gave up: the only reason that is not in a rulebook."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[StateT, ViewT]):
    """One game: its facts, and the functions that everything else uses."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, ...],
        options: tuple[Setting, ...],
        bound: int,
        rights: Mapping[str, str],
        words: Words,
        sides: tuple[str, ...] = (),
        study: tuple[Setting, ...] = (),
    ) -> None:
        self.name = name
        self.version = version  # of its rules; a change of behaviour raises it
        self.seats = seats  # the numbers of players it can be played with
        self.options = options
        self.bound = bound  # a random game ends within this many decisions
        self.rights = rights  # every field of the state, and who may see it
        self.words = words
        self.sides = sides  # the names of the sides that seats can play for
        self.study = study  # settings for research; no table is offered them
        self.defaults = {setting.name: setting.default for setting in options}

    def setup(
        self,
        seed: int = 0,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        rng: Rng | None = None,
    ) -> StateT:
        """Return a new game. `rng` replaces the fast generator made from the seed."""
        chosen = self.choose(options or {})
        count = self.check_players(players, chosen)
        state = self.deal(rng or Fast(seed), count, chosen)
        state.players = count
        return state

    def seats_with(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Return the numbers of players that a game with these options can be played with."""
        return self.seats

    def check_players(self, players: int | None, options: Mapping[str, str] | None = None) -> int:
        """Return the number of players, by default the smallest, if the game supports it."""
        seats = self.seats_with(options or {})
        if players is None:
            return seats[0]
        if players not in seats:
            several = "{game} is for {least} to {most} players, not {players}"
            raise BadSetup(
                several if len(seats) > 1 else "{game} is for {least} players, not {players}",
                "bad-players",
                game=self.name,
                players=players,
                least=seats[0],
                most=seats[-1],
                counts=len(seats),
            )
        return players

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every setting: the chosen ones checked, the others by default.

        A setting for research is left out at its default, so ordinary games do not mention it.
        """
        chosen = self.defaults.copy()
        for name, value in options.items():
            setting = self._setting(name)
            if setting is None:
                raise BadSetup(
                    "{game} has no option '{option}'; it has {options}",
                    "no-option",
                    game=self.name,
                    option=name,
                    options=", ".join(self.defaults),
                )
            fits = setting.check(value)
            if name in self.defaults or fits != setting.default:
                chosen[name] = fits
        return chosen

    def _setting(self, name: str) -> Setting | None:
        """Return the setting with this name."""
        for setting in (*self.options, *self.study):
            if setting.name == name:
                return setting
        return None

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> StateT:
        """Return the state at the first step; all arguments have been checked."""
        raise NotImplementedError

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return what a seat may know; None is the spectator, who sees least."""
        raise NotImplementedError

    def glimpse(self, state: StateT, seat: int | None) -> ViewT:
        """Return a view without its history, sooner; it must not be kept or changed."""
        return self.view(state, seat)

    def reveal(self, state: StateT) -> ViewT:
        """Return a view with nothing hidden, for games that are over.

        By default it is the spectator's view.
        """
        return self.view(state, None)

    def imagine(self, view: ViewT, rng: Rng) -> StateT:
        """Return a whole state that the viewer could not tell from the real one."""
        raise NotImplementedError

    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def concede(self, state: StateT, seat: int) -> Outcome | None:
        """Return how the game ends if the side of a seat resigns; None if it has no side yet."""
        own = self.side(state, seat)
        others = [side for side in self.sides if side != own]
        if own is None or not others:
            return None
        seats = range(int(state.players))
        scores = [-1 if self.side(state, each) == own else 1 for each in seats]
        return Outcome(others[0], RESIGNED, tuple(scores))

    def side(self, state: StateT, seat: int) -> str | None:
        """Return which side a seat plays for; None before it is dealt one."""
        return None

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Return the seats that publicly play together; none if that is secret."""
        return ()

    def exchange(self, state: StateT) -> tuple[int, ...]:
        """Return the seats that the rules currently allow to talk in private."""
        return ()

    def rounds(self, state: StateT) -> int:
        """Return how many rounds have begun."""
        return 0

    def facts(self, options: Mapping[str, str]) -> dict[str, object]:
        """Return what is printed on the components of a table with these options, as plain data.

        It is public. Cards, places and so on are listed by their names in records.
        """
        return {}

    def census(self, state: StateT) -> dict[str, int]:
        """Return how many of each component there are, counted over all places."""
        raise NotImplementedError

    def contents(self, state: StateT) -> dict[str, int]:
        """Return how many of each component the rules put into this game."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.version}>"
