"""Every kind of card has its own test, with the card's name in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from whitby.games.fury.cards.table import (
    BASIC_CARDS,
    COMBAT,
    ENCOUNTERS,
    EVENTS,
    FIGHT_CARDS,
    ITEMS,
    POWERS,
    TICKETS,
)

KINDS = (
    *EVENTS,
    *ITEMS,
    *ENCOUNTERS,
    *COMBAT,
    *[FIGHT_CARDS[card] for card in BASIC_CARDS],
    *POWERS,
    *[f"ticket_{ticket.replace('-', '_')}" for ticket in TICKETS],
)


def names_of_tests() -> Iterator[str]:
    """Return the names of all other tests of this game."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name == Path(__file__).name:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def named_in(name: str) -> set[str]:
    """Return the cards that a test's name mentions; if two fit, the longer one."""
    found: set[str] = set()
    words = f"{name}_"
    for kind in sorted(KINDS, key=len, reverse=True):
        if f"_{kind}_" in words:
            found.add(kind)
            words = words.replace(f"_{kind}_", "__")
    return found


@cache
def cards_with_tests() -> set[str]:
    """Return the cards that have a test of their name."""
    return set().union(*[named_in(name) for name in names_of_tests()])


def test_the_box_holds_92_kinds_of_card() -> None:
    assert len(set(KINDS)) == len(KINDS) == 92


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_card_has_a_test_of_its_name(kind: str) -> None:
    assert kind in cards_with_tests()


def test_a_longer_name_does_not_count_for_a_shorter_one() -> None:
    assert named_in("test_great_strength_stops_a_bite") == {"great_strength"}
    assert named_in("test_hideouts_slide") == set()
    assert named_in("test_claws_tear_a_garlic_wreath") == {"claws", "garlic_wreath"}
