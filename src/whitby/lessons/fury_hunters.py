"""Fury of Dracula for the hunters: two days, from an old hideout to the last combat."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.game import FURY
from whitby.games.fury.scene_cards import Position
from whitby.games.fury.state.fury import Fury
from whitby.lessons.script import Lesson, Step

DRACULA: Final = 1  # his seat
HUNTERS: Final = 2


POSITION: Final[Position] = {
    "at": "day",
    "day": "wednesday",
    "week": 2,
    "influence": 6,
    "damage": 12,
    "hunters": {
        "godalming": "marseilles",
        "seward": "milan 3 damage",
        "van_helsing": "cologne",
        "mina": "paris",
    },
    "items": {"godalming": "pistol", "van_helsing": "pistol knife"},
    "trail": [
        "nuremberg: hoax",
        "munich: spy",
        "zurich: bats",
        "geneva: rats",
        "clermont_ferrand: saboteur",
        "open bordeaux",
    ],
    "pack": "new_vampire wolves szgany_mob unnatural_fog desecrated_soil",
    "draws": {
        "items": "garlic",
        "events": "local_rumours",
        "tickets": "3-2",
        "combat": "claws mesmerize escape_as_bat strength fangs plotting escape_as_mist",
    },
}
"""Dracula, badly wounded, came through Zurich and Munich to Nuremberg, unknown to the hunters."""


def a_cold_trail() -> Fury:
    """Return the scene of the lesson."""
    return FURY.scene(players=2, **POSITION).state


FURY_HUNTERS_LESSON: Final = Lesson(
    id="fury-hunters",
    game=FURY,
    seat=HUNTERS,
    names=("Bruno", "Anna"),
    scene=a_cold_trail,
    opening=(),
    forced=True,
    steps=(
        Step("status"),
        Step("status"),
        Step("map"),
        Step("trail"),
        Step("map", "road:geneva", then=((DRACULA, "no_ambush"),)),
        Step("trail"),
        Step("question", "supply"),  # Dr. Seward
        Step("map"),
        Step("question", "reserve"),  # Van Helsing
        Step("question", "keep"),
        Step("question", "bond:van_helsing"),  # Mina
        Step("question", "search"),  # Lord Godalming, by night
        Step("question", "show:pistol"),
        Step("question", "rest"),  # Dr. Seward
        Step(
            "status",
            "pass",  # Van Helsing
            then=(
                (HUNTERS, "pass"),  # Mina
                (DRACULA, "let_go"),
                (DRACULA, "feed"),
                (HUNTERS, "road:strasbourg"),  # Lord Godalming, on the next day
                (HUNTERS, "rest"),  # Dr. Seward
            ),
        ),
        Step("trail"),
        Step("question", "spend:3-2"),  # Van Helsing
        Step("map", "ride:nuremberg"),
        Step("map", "pass"),  # Mina
        Step("combat"),
        Step("combat", "fight_with:van_helsing:pistol", then=((DRACULA, "strike:claws"),)),
        Step("combat", "fight_with:van_helsing:punch", then=((DRACULA, "strike:mesmerize"),)),
        Step("combat", "fight_with:van_helsing:knife", then=((DRACULA, "strike:escape_as_bat"),)),
        Step("status"),
    ),
)
