"""What the evaluation of Nosferatu looks at: a whole state, and what the table believes of it."""

from __future__ import annotations

from math import log
from typing import Final

from whitby.bots.nosferatu.worlds import public_belief
from whitby.games.nosferatu.cards import BITE, NIGHT, VAMPIRE
from whitby.games.nosferatu.state import Nosferatu

NAMES: Final[tuple[str, ...]] = (
    "bites",
    "three bites",
    "four bites",
    "clock",
    "players",
    "suspicion of the vampire",
    "the same with many bites",
    "the vampire is nearly certain",
    "most suspected hunter",
    "the vampire holds the stake",
    "the holder is suspected",
    "bites the vampire keeps",
    "nights the vampire keeps",
    "bites hunters keep",
    "bites of the vampire",
    "bites left in the library",
    "hidden characters",
    "mirror",
    "transfusion",
    "thirst and a short library",
)


def log_odds(likely: float) -> float:
    """Return the log odds, within bounds."""
    likely = min(max(likely, 0.002), 0.998)
    return log(likely / (1.0 - likely))


def features(state: Nosferatu) -> list[float]:
    """Return the features, in the order of NAMES."""
    if VAMPIRE not in state.roles:
        return [0.0] * len(NAMES)  # the characters are not dealt
    table = state.public
    vampire = state.roles.index(VAMPIRE)
    suspects = public_belief(state).suspicions()
    bites = sum(table.bites)
    own = log_odds(suspects[vampire])
    wrong = 0.0
    kept = 0
    for seat in table.actors:
        if seat != vampire:
            wrong = max(wrong, suspects[seat])
            kept += state.reserve[4 * seat + BITE]
    holder = table.holder
    clock = table.clock_nights + table.turned_nights
    size = max(table.library_size, 1)
    return [
        float(bites),
        float(bites == 3),
        float(bites >= 4),
        clock / float(state.players),
        float(state.players) - 6.5,
        own,
        own if bites >= 3 else 0.0,
        float(suspects[vampire] > 0.9),
        wrong,
        float(holder == vampire),
        suspects[holder] if holder >= 0 else 0.0,
        float(state.reserve[4 * vampire + BITE]),
        float(state.reserve[4 * vampire + NIGHT]),
        float(kept),
        float(table.bites[vampire]),
        state.library[BITE] / size,
        float(len(table.actors) - sum(table.revealed) + 1),
        float(table.rituals & 1),
        float(table.rituals >> 2 & 1),
        float(table.thirst) * max(0.0, 20.0 - size) / 20.0,
    ]
