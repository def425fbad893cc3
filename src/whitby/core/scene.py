"""Parse the scenes of a game: names and lists as people write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitby.core.errors import BadSetup


def find(name: str, names: Sequence[str], what: str) -> int:
    """Return the number of a name."""
    if name not in names:
        raise BadSetup(f"{what}: '{name}' is none of {', '.join(names)}")
    return list(names).index(name)


def check_keys(position: Mapping[str, Any], described: type) -> None:
    """Refuse a position with a key that its description, a TypedDict, does not have."""
    for key in position:
        find(key, list(described.__annotations__), "scene")


def several(text: str, names: Sequence[str], what: str) -> list[int]:
    """Return the numbers that 'knife 2 pistol' lists, in order."""
    found: list[int] = []
    times = ""
    for word in text.replace(",", " ").split():
        if word.isascii() and word.isdecimal() and word not in names and not times:
            if len(word) > 2:
                raise BadSetup(f"{what}: there are not {word[:9]} of anything")
            times = word
        else:
            found += [find(word, names, what)] * int(times or "1")
            times = ""
    if times:
        raise BadSetup(f"{what}: '{text}' ends with a number; say of what")
    return found


def check_draws(drawn: Sequence[int], deck: Sequence[int], names: Sequence[str], what: str) -> None:
    """Refuse draws that the deck cannot give; those after its last card come from a new deck."""
    first = drawn[: sum(deck)]
    for kind in first:
        if first.count(kind) > deck[kind]:
            asked = f"{first.count(kind)} {names[kind]} asked for"
            raise BadSetup(f"{what}: {asked}, {deck[kind]} in the deck")


def within(value: int, most: int, what: str) -> int:
    """Return a number if it is within its bounds."""
    if not 0 <= value <= most:
        raise BadSetup(f"{what}: from 0 to {most}, not {value}")
    return value
