"""Laws 4 and 5: what nobody may learn.

The most important one is `NoTells`. For each viewer a twin of the real world is imagined that the
viewer could not tell from it, and both are played on with the same visible actions: the viewer's
own actions are identical, hidden actions may differ, and every byte the viewer receives must be
identical along the whole game. Only where the rules themselves disclose something (`Event.tells`)
may the twin diverge from the truth; then another is imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitby.core.engine import (
    Event,
    Option,
    State,
    Step,
    anytime,
    apply,
    decisions,
    pending,
    play,
    within,
)
from whitby.core.errors import IllegalChoice
from whitby.core.native import fields
from whitby.core.rng import Fast, Rng
from whitby.core.sight import sight, to_bytes
from whitby.laws.play import Law
from whitby.laws.world import Act, World, describe

FOLLOWED, TOLD, NEITHER = "followed", "told", "neither"
TRIES = 60
"""Random draws tried in a twin before it counts as unable to follow."""


class Twin:
    """A world that one viewer cannot tell from the real one."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.state: State | None = None
        self.seen = 0  # events the viewer has witnessed so far


class NoTells(Law):
    """Law 4: worlds that look alike to a viewer stay alike, byte for byte."""

    name = "no tells"

    def __init__(self, viewers: tuple[int | None, ...] | None = None) -> None:
        self.viewers = viewers  # None: every seat and the spectator
        self.twins: list[Twin] = []
        self.chance = Fast(0)
        self.drawn: Rng = self.chance  # the real world's generator before the last choice
        self.steps: dict[Step[Any], str] = {}  # by step, as text
        self.heard = 0  # events whose audience has been checked
        self.followed = 0  # choices that a twin has followed
        self.sampled = 0  # of them, how often the twin was compared with the real world
        self.different = 0  # and how often it was actually another world
        self.parted = 0  # twins that diverged where the rules disclose something

    def begin(self, world: World) -> None:
        """Start with one twin for each viewer."""
        self.chance = Fast(world.seed + 2)
        self.heard = 0
        self.steps = {}
        everyone: list[int | None] = [None, *range(world.players)]
        self.twins = [Twin(viewer) for viewer in self.viewers or everyone]

    def at(self, world: World) -> None:
        """Check that each twin looks like the real world, errors included."""
        self.drawn = world.state.rng.clone()
        for twin in self.twins:
            if twin.state is None:
                view = world.game.view(world.state, twin.viewer)
                rng = Fast(self.chance.below(2**31 - 1))
                twin.state = world.game.imagine(view, rng)
                twin.seen = 0
                self.compare(world, twin, twin.state, "an imagined world looks different")
            if twin.viewer is not None:
                errors = [refusal(state, twin.viewer) for state in (world.state, twin.state)]
                if errors[0] != errors[1]:
                    raise world.broken(self.name, f"errors differ: {errors}")
            twin.seen = sum(event.seen_by(twin.viewer) for event in world.state.events)

    def compare(self, world: World, twin: Twin, other: State, what: str) -> None:
        """Fail, with the first difference, unless both look the same to the viewer."""
        real = self.look(world, world.state, twin)
        seen = self.look(world, other, twin)
        if real != seen:
            raise world.broken(
                self.name, f"{what} to {name_of(twin.viewer)}: {difference(real, seen)}"
            )

    def after(self, world: World, act: Act) -> None:
        """Let each twin follow what was done, as far as its viewer could see it."""
        self.check_audiences(world)
        for twin in self.twins:
            self.follow(world, act, twin)

    def check_audiences(self, world: World) -> None:
        """Check that a disclosing event is witnessed only by those the rules disclose it to."""
        events = world.state.events
        for event in events[self.heard :]:
            told = event.tells(world.state)
            if told and event.audience & ~told:
                raise world.broken(
                    self.name, f"{event.code()} is seen by others than the rules tell it to"
                )
        self.heard = len(events)

    def follow(self, world: World, act: Act, twin: Twin) -> None:
        """Find an act and a draw in the twin that the viewer could not tell from the real ones."""
        assert twin.state is not None
        real = self.look(world, world.state, twin)
        same, others = self.candidates(act, twin)
        # Half of the time try another act first: the twin should differ where it can.
        tried = others + same if self.chance.below(2) else same
        for option in tried:
            if self.try_out(world, act, twin, option, real, self.drawn.clone()) == FOLLOWED:
                return
        # what the twin cannot do at all separates it from the truth, if the rules disclose that
        told = not (same or others) and first_difference_tells(world.state, twin.state, twin)
        for option in same or others:
            for attempt in range(TRIES):
                rng = Fast(self.chance.below(2**31 - 1)) if attempt else self.drawn.clone()
                verdict = self.try_out(world, act, twin, option, real, rng)
                if verdict == FOLLOWED:
                    return
                if verdict == TOLD:
                    told = True
                    break
        if not told:
            raise world.broken(
                self.name,
                f"after {act} {name_of(twin.viewer)} saw what no other world could show: "
                f"{real['events']}",
            )
        self.parted += 1
        twin.state = None

    def look(self, world: World, state: State, twin: Twin) -> dict[str, object]:
        """Return everything the viewer got since the last look, and the public flow."""
        seen = sight(world.game, state, twin.viewer, twin.seen)
        seen["bytes"] = to_bytes(seen)
        view = fields(world.game.view(state, twin.viewer))
        del view["history"], view["flow"]
        seen["fields"] = describe(view)  # what bots can reach, whether it is sent as JSON or not
        seen["flow"] = [self.step(step) for step in state.stack]
        return seen

    def step(self, step: Step[Any]) -> str:
        """Return a step as text; law 1 checks that it never changes."""
        if step not in self.steps:
            self.steps[step] = describe(step)
        return self.steps[step]

    def try_out(
        self,
        world: World,
        act: Act,
        twin: Twin,
        option: Option,
        real: dict[str, object],
        rng: Rng,
    ) -> str:
        """Let the twin act, and say whether the viewer could tell it from what really happened."""
        assert twin.state is not None
        other = twin.state.clone()
        other.rng = rng
        apply(other, option, act.seat)
        pending(other)
        seen = self.look(world, other, twin)
        if real == seen:
            self.followed += 1
            if self.followed % 32 == 0:
                self.sampled += 1
                self.different += describe(other) != describe(world.state)
            twin.state = other
            return FOLLOWED
        if real["events"] == seen["events"]:
            raise world.broken(
                self.name,
                f"after {act} {name_of(twin.viewer)} can tell worlds apart that showed the same: "
                f"{difference(real, seen)}",
            )
        return TOLD if first_difference_tells(world.state, other, twin) else NEITHER

    def candidates(self, act: Act, twin: Twin) -> tuple[list[Option], list[Option]]:
        """Return the same act in the twin, and what else the seat could do there.

        A viewer knows their own action, so the twin has no alternatives for it.
        """
        assert twin.state is not None
        if act.aside:
            offered: Sequence[Option] = anytime(twin.state, act.seat)
        else:
            offered = [o for d in decisions(twin.state) if d.seat == act.seat for o in d.options]
        same = [option for option in offered if option.code() == act.option.code()]
        others = [option for option in offered if option.code() != act.option.code()]
        if act.seat == twin.viewer or act.aside:
            others = []
        self.chance.shuffle(others)
        return same, others


def difference(real: object, seen: object, path: str = "") -> str:
    """Return the first difference between two sights."""
    if isinstance(real, dict) and isinstance(seen, dict):
        for key in real:
            if real[key] != seen.get(key):
                return difference(real[key], seen.get(key), f"{path}{key}.")
    return f"{path[:-1]} is {real!r} and {seen!r}"


def first_difference_tells(real: State, other: State, twin: Twin) -> bool:
    """Return whether the first differing event discloses something to the viewer."""
    left = [event for event in real.events if event.seen_by(twin.viewer)][twin.seen :]
    right = [event for event in other.events if event.seen_by(twin.viewer)][twin.seen :]
    for index in range(max(len(left), len(right))):
        pair: list[Event] = left[index : index + 1] + right[index : index + 1]
        if len(pair) == 1 or pair[0].code() != pair[1].code():
            return any(within(event.tells(real), twin.viewer) for event in pair)
    return False


def refusal(state: State, seat: int) -> str:
    """Return the error that a seat gets for a choice that is not offered."""
    try:
        play(state, "no-such-thing", seat)
    except IllegalChoice as error:
        return str(error)
    raise AssertionError("a choice that is not offered was taken")


def name_of(viewer: int | None) -> str:
    """Return a viewer in words."""
    return "the spectator" if viewer is None else f"seat {viewer + 1}"


class WindowsOpenByPublicFacts(NoTells):
    """Law 5: who is asked, and for what, follows from public facts.

    The spectator's twins, which differ in everything hidden, must give the same prompts.
    """

    name = "windows open by public facts"

    def __init__(self) -> None:
        super().__init__((None,))

    def look(self, world: World, state: State, twin: Twin) -> dict[str, object]:
        """Return what the spectator gets, and who is asked for what."""
        seen = super().look(world, state, twin)
        seen["prompts"] = [(decision.seat, decision.prompt) for decision in decisions(state)]
        return seen
