"""The map in the browser matches the engine's board, and nothing on it hides anything else."""

from __future__ import annotations

import json
import math
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from whitby.games.fury.printed import facts

FURY = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "fury"
MARGIN = 20
"""The smallest distance of a place from the edge of the map."""


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    """The page's data of the map."""
    found: dict[str, Any] = json.loads((FURY / "geography.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    """The engine's data of the board."""
    return dict(facts())


def test_its_places_are_those_of_the_board(drawn: dict[str, Any], board: dict[str, Any]) -> None:
    assert list(drawn["places"]) == list(board["places"])
    cities = set(board["hospitals"].values())
    for name, place in board["places"].items():
        spot = drawn["places"][name]
        assert (spot["size"], spot.get("region")) == (place["size"], place["region"])
        assert bool(spot.get("anchors")) == place["port"]
        assert spot.get("hospital", False) == (name in cities)


def test_its_ways_are_those_of_the_board(drawn: dict[str, Any], board: dict[str, Any]) -> None:
    found = {name: (way, [one, two]) for name, (way, one, two, _, _) in drawn["ways"].items()}
    assert found == {name: (link["way"], link["ends"]) for name, link in board["links"].items()}


def test_its_lanes_are_the_steps_by_sea(drawn: dict[str, Any], board: dict[str, Any]) -> None:
    seas = {name for name, place in board["places"].items() if place["size"] == "sea"}
    steps = {
        frozenset((sea, other)) for sea in seas for other in board["places"][sea]["neighbours"]
    }
    lanes = [frozenset((one, two)) for one, two, _ in drawn["lanes"].values()]
    assert set(lanes) == steps
    assert len(lanes) == len(steps)
    anchors = {
        frozenset((sea, port))
        for port, place in drawn["places"].items()
        for sea in place.get("anchors", ())
    }
    assert anchors == {step for step in steps if not step <= seas}


def test_lanes_and_ways_end_at_their_places(drawn: dict[str, Any]) -> None:
    for one, two, path in drawn["lanes"].values():
        numbers = [int(number) for number in re.findall(r"-?\d+", path)]
        for end, at in ((one, numbers[:2]), (two, numbers[-2:])):
            spot = drawn["places"][end]
            assert [spot["x"], spot["y"]] == at


def test_everything_lies_inside_the_frame(drawn: dict[str, Any]) -> None:
    for name, spot in drawn["places"].items():
        assert MARGIN <= spot["x"] <= drawn["width"] - MARGIN, name
        assert MARGIN <= spot["y"] <= drawn["height"] - MARGIN, name
    for name, (_, _, _, x, y) in drawn["ways"].items():
        assert 0 <= x <= drawn["width"], name
        assert 0 <= y <= drawn["height"], name


def test_no_two_places_are_too_close_to_be_told_apart(drawn: dict[str, Any]) -> None:
    for (one, a), (two, b) in combinations(drawn["places"].items(), 2):
        far = math.hypot(a["x"] - b["x"], a["y"] - b["y"])
        assert far >= drawn["closest"] - 1, f"{one} and {two}"


def test_every_name_has_a_side_in_every_language(drawn: dict[str, Any]) -> None:
    sides = {"n", "ne", "e", "se", "s", "sw", "w", "nw"}
    for name, spot in drawn["places"].items():
        found = spot["sides"].split()
        assert len(found) == 3, name
        assert sides.issuperset(found), name


def test_the_coast_is_small(board: dict[str, Any]) -> None:
    coast = json.loads((FURY / "map" / "coast.json").read_text(encoding="utf-8"))
    assert 4_000 < len(coast["land"]) <= 10_000
    regions = {place["region"] for place in board["places"].values()} - {None}
    assert set(coast["regions"]) == regions
