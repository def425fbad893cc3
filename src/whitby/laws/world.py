"""A random game under observation by the laws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whitby.core.engine import (
    Decision,
    Event,
    Option,
    State,
    Step,
    anytime,
    apply,
    decisions,
    pending,
)
from whitby.core.game import Game
from whitby.core.native import fields
from whitby.core.rng import Fast, Rng

CHATTER = 12
"""One in this many choices is something that may be done at any time, if there is any."""


PATIENCE = 20
"""In a patient game, one in this many choices may be a grave one."""


PLAIN = frozenset([int, str, bool, float, bytes, type(None)])
"""Types that are written as they are."""


class Broken(AssertionError):
    """A law does not hold; the text says which, where, and what was seen."""


class Act:
    """What a seat did: an answer to its decision, or something it may do at any time."""

    def __init__(self, seat: int, option: Option, aside: bool) -> None:
        self.seat = seat
        self.option = option
        self.aside = aside

    def __repr__(self) -> str:
        return f"seat {self.seat + 1} {self.option.code()}"


class World:
    """One game being played at random."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        seed: int,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = dict(options or {})
        self.state: State = game.setup(seed, players, self.options)
        self.chance = Fast(seed + 1)
        self.acts: list[Act] = []
        pending(self.state)

    def broken(self, law: str, what: str) -> Broken:
        """Return the error for a law that does not hold here."""
        where = (
            f"{self.game.name}, {self.players} players, seed {self.seed}, options {self.options}"
        )
        return Broken(f"{law}: {what} ({where}, after {len(self.acts)} choices)")

    def turn_of(self, every: int) -> bool:
        """Return whether this is one in `every` decisions; which ones depends on the seed."""
        return (self.seed + len(self.acts)) % every == 0

    def choose(self) -> Act:
        """Return a random choice of something that a seat may do now."""
        decision = self.chance.choice(decisions(self.state))
        if self.chance.below(CHATTER) == 0:
            seat = self.chance.below(self.players)
            asides = list(anytime(self.state, seat))
            if asides:
                return Act(seat, self.chance.choice(asides), True)
        options = list(decision.options)
        if self.seed % 2 and self.chance.below(PATIENCE):
            # every other game avoids grave options, so that it lasts longer
            options = [option for option in options if not option.grave()] or options
        return Act(decision.seat, self.chance.choice(options), False)

    def act(self, act: Act) -> None:
        """Carry it out."""
        apply(self.state, act.option, act.seat)
        pending(self.state)
        self.acts.append(act)


def describe(thing: object) -> str:
    """Return anything as text, completely: objects by type and fields."""
    if isinstance(thing, (int, str, float, bytes, type(None))):
        return repr(thing)
    if isinstance(thing, (list, tuple)):
        if PLAIN.issuperset(map(type, thing)):
            return repr(list(thing))
        return f"[{', '.join([describe(item) for item in thing])}]"
    if isinstance(thing, Event):
        return f"{thing.audience} {thing.code()}"
    if isinstance(thing, Step):
        return describe_step(thing)
    if isinstance(thing, State):
        values = fields(thing)
        for name in ("asked", "recent", "log", "logged"):  # the first caches what `ask` returns
            del values[name]
        events = [f"{event.audience} {event.code()}" for event in thing.events]
        return _named(thing, {**values, "events": events})
    if isinstance(thing, (Rng, Option, Decision)):
        return _named(thing, fields(thing))
    if isinstance(thing, Mapping):
        return f"{{{', '.join([f'{key}: {describe(thing[key])}' for key in sorted(thing)])}}}"
    return repr(thing)


def describe_step(step: Step[Any]) -> str:
    """Return a step as text, without any decisions it has precomputed."""
    values = fields(step)
    return _named(step, {name: values[name] for name in values if not _is_table(values[name])})


def _is_table(value: object) -> bool:
    """Return whether this is a list of precomputed decisions."""
    return isinstance(value, list) and all(isinstance(item, Decision) for item in value)


def _named(thing: object, values: Mapping[str, object]) -> str:
    inside = ", ".join([f"{name}={describe(values[name])}" for name in sorted(values)])
    return f"{type(thing).__name__}({inside})"
