"""Laws 6 and 9: what a view may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from whitby.core.engine import State
from whitby.core.game import NOBODY
from whitby.core.native import fields
from whitby.core.rng import Rng
from whitby.core.sight import to_bytes
from whitby.core.state import StatePart
from whitby.laws.play import Law
from whitby.laws.secrets import name_of
from whitby.laws.world import World


class ViewsHoldNoSecrets(Law):
    """Law 6: bots see what players see: no state and no generator can be reached from a view."""

    name = "bots see what players see"

    def __init__(self, every: int = 5) -> None:
        self.every = every

    def at(self, world: World) -> None:
        """Walk everything that can be reached from each view."""
        if not world.turn_of(self.every):
            return
        for viewer in [None, *range(world.players)]:
            view = world.game.view(world.state, viewer)
            found = smuggled(view, 0)
            if found:
                raise world.broken(self.name, f"the view of {name_of(viewer)} holds {found}")


def smuggled(thing: object, depth: int) -> str:
    """Return the type of a forbidden object that can be reached from here, or nothing."""
    if isinstance(thing, (State, Rng)):
        return type(thing).__name__
    if depth > 6 or isinstance(thing, (str, int, float, bytes, type(None))):
        return ""
    inside: list[Any] = []
    if isinstance(thing, dict):
        inside = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple, set)):
        inside = list(thing)
    else:
        inside = list(fields(thing).values())
    for item in inside:
        found = smuggled(item, depth + 1)
        if found:
            return found
    return ""


FIXED: Final = ("options", "public.options")
"""What a game is set up with: it never changes, so states and views share it."""


class ViewsAreBuilt(Law):
    """Law 9: every field of a state has a stated right, and a view is a snapshot of its own."""

    name = "views are built from allow-lists"

    def __init__(self, every: int = 1) -> None:
        self.every = every

    def begin(self, world: World) -> None:
        """Compare the state's fields with the rights that the game states."""
        held = set(fields(world.state))
        stated = set(world.game.rights)
        if held != stated:
            raise world.broken(
                self.name,
                f"no right is stated for {sorted(held - stated)}; "
                f"no field there is for {sorted(stated - held)}",
            )

    def at(self, world: World) -> None:
        """Check that no view holds a live part of the state, or a field that nobody may see."""
        if not world.turn_of(self.every):
            return
        live: dict[int, str] = {}
        for name, value in with_parts(world.state):
            if name in FIXED:
                continue
            if isinstance(value, (list, dict)) or hasattr(value, "clone"):
                live[id(value)] = name
        hidden = {name for name, right in world.game.rights.items() if right == NOBODY}
        for viewer in [None, *range(world.players)]:
            view = world.game.view(world.state, viewer)
            for name, value in with_parts(view):
                if id(value) in live:
                    raise world.broken(self.name, f"view.{name} is state.{live[id(value)]} itself")
                if name in hidden:
                    raise world.broken(self.name, f"a view has the field {name}, which is nobody's")
            to_bytes(view.to_json())  # it is plain data


def with_parts(thing: object) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a state or view and of its parts, by name."""
    for name, value in fields(thing).items():
        yield name, value
        if isinstance(value, StatePart):
            for inner, found in fields(value).items():
                yield f"{name}.{inner}", found
