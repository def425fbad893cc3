"""Fury of Dracula for Dracula: a lair, an ambush, hiding, an escape and a new vampire."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.game import FURY
from whitby.games.fury.scene_cards import Position
from whitby.games.fury.state.fury import Fury
from whitby.lessons.script import Lesson, Step

DRACULA: Final = 1  # his seat
HUNTERS: Final = 2


POSITION: Final[Position] = {
    "at": "dracula",
    "day": "sunday",
    "week": 1,
    "influence": 7,
    "damage": 4,
    "rumours": 0,
    "hunters": {
        "godalming": "budapest",
        "seward": "rome",
        "van_helsing": "hamburg",
        "mina": "paris",
    },
    "items": {"van_helsing": "pistol"},
    "trail": [
        "wolf vienna: spy",
        "zagreb: wolves",
        "sarajevo: rats",
        "valona: new_vampire, rumour",
        "adriatic_sea",
        "venice: bats",
    ],
    "pack": "aristocratic_vampire hoax rats saboteur unnatural_fog",
    "draws": {
        "encounters": "desecrated_soil szgany_mob spy",
        "combat": "claws fangs escape_as_bat strength mesmerize plotting plotting",
    },
}
"""The trail leads from Venice over the sea and the Balkans to Vienna."""


def sunday_night() -> Fury:
    """Return the scene of the lesson."""
    return FURY.scene(players=2, **POSITION).state


FURY_DRACULA_LESSON: Final = Lesson(
    id="fury-dracula",
    game=FURY,
    seat=DRACULA,
    names=("Anna", "Bruno"),
    scene=sunday_night,
    opening=(),
    forced=True,
    steps=(
        Step("status"),
        Step("map"),
        Step("trail"),
        Step("trail", "make_lair:1"),
        Step("lairs", "lay:saboteur"),
        Step("map", "go:prague"),
        Step("trail", "lay:aristocratic_vampire"),
        Step("status", then=((HUNTERS, "road:zagreb"),)),
        Step("question", "ambush:3:wolves"),
        Step(
            "map",
            then=(
                (HUNTERS, "road:florence"),  # Dr. Seward
                (HUNTERS, "road:berlin"),  # Van Helsing
                (HUNTERS, "road:strasbourg"),  # Mina
                (HUNTERS, "rest"),  # Lord Godalming, and the night
                (HUNTERS, "pass"),
                (HUNTERS, "reserve"),
                (HUNTERS, "keep"),
                (HUNTERS, "pass"),
            ),
        ),
        Step("question", "hide"),
        Step("trail", "lay:hoax"),
        Step(
            "trail",
            "rumour:2",
            then=(
                (HUNTERS, "road:munich"),  # Lord Godalming, on the next day
                (HUNTERS, "road:genoa"),  # Dr. Seward
                (HUNTERS, "road:prague"),  # Van Helsing
            ),
        ),
        Step("map", then=((HUNTERS, "road:frankfurt"),)),
        Step("combat", "strike:claws", then=((HUNTERS, "fight_with:van_helsing:punch"),)),
        Step("combat", "strike:fangs", then=((HUNTERS, "fight_with:van_helsing:pistol"),)),
        Step("combat", "strike:escape_as_bat", then=((HUNTERS, "fight_with:van_helsing:dodge"),)),
        Step("map", "fly:leipzig"),
        Step(
            "trail",
            then=(
                (HUNTERS, "pass"),
                (HUNTERS, "pass"),
                (HUNTERS, "rest"),  # Van Helsing
                (HUNTERS, "pass"),
            ),
        ),
        Step("trail", "mature:new_vampire"),
        Step("status"),
    ),
)
