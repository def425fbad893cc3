"""Fury of Dracula played on the map, on either side; `make by-map` plays whole games this way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from browser.by_map import MapPlayer
from browser.conftest import Visit
from browser.tables import against_bots
from browser.visitors import DESKTOP, PHONE

CHOICES = 14
LEAST = {1: 3, 2: 8}
"""How many of these are about places, whatever the cards: Dracula's start and two of his moves, the
starts of four hunters and their moves on the first day."""
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("seat", "lang", "wishes"),
    [(2, "fr", FINGERS), (1, "de", {"viewport": DESKTOP})],
    ids=["hunters", "dracula"],
)
def test_either_side_plays_on_the_map(
    visit: Visit, seat: int, lang: str, wishes: dict[str, Any]
) -> None:
    with visit(lang, **wishes) as anna:
        table = against_bots(anna, "fury", 2, seat=seat, level="random")
        anna.await_turn()
        tally = MapPlayer(anna, table, random.Random(seat), elsewhere=0.0).play(CHOICES)
        assert tally.choices == CHOICES
        assert tally.by_map >= LEAST[seat], tally
        anna.fits()
