"""A combat for networks."""

from __future__ import annotations

from typing import Final

from whitby.core.encoding import (
    ONE,
    ZERO,
    counts,
    one_hot,
    one_hot_hidden,
)
from whitby.games.fury.cards.table import EVERY_HUNTER
from whitby.games.fury.encoding_slices import ENCOUNTERS, FIGHTS, SLICES, STRIKES
from whitby.games.fury.state.combat import Combat

NO_COMBAT: Final = [bytes(each.size) for each in SLICES if each.name.split(".")[0] == "combat"]
FOE: Final = one_hot(ENCOUNTERS)
STRIKE: Final = one_hot_hidden(STRIKES)
FIGHT: Final = one_hot_hidden(FIGHTS)
LAST: Final = one_hot(FIGHTS)
FLAG: Final = (ZERO, ONE)
NO_DECK: Final = bytes(STRIKES)


def encode_combat(combat: Combat | None) -> list[bytes]:
    """Return the slices of a combat as a viewer sees it."""
    if combat is None:
        return NO_COMBAT
    return [
        bytes(
            [
                1,
                combat.with_dracula(),
                combat.ambush,
                combat.night,
                combat.revealed,
                combat.stopped,
                combat.enraged,
                combat.revenge,
                combat.bullets,
                combat.round,
                combat.plots,
            ]
        ),
        FOE[combat.vampire],
        counts(combat.hand, STRIKES, True),
        bytes(combat.deck) if combat.deck else NO_DECK,
        counts(combat.played, STRIKES),
        STRIKE[combat.card],
        b"".join([FIGHT[card] for card in combat.cards]),
        b"".join([LAST[card] for card in combat.last]),
        b"".join([_hunter(combat, hunter) for hunter in EVERY_HUNTER]),
    ]


def _hunter(combat: Combat, hunter: int) -> bytes:
    """Return what a hunter does in a combat."""
    return (
        FLAG[hunter in combat.hunters]
        + FLAG[hunter in combat.began]
        + FLAG[hunter in combat.cancelled]
        + FLAG[hunter == combat.engaged]
        + FLAG[hunter in combat.mesmerized]
        + FLAG[hunter in combat.wreaths]
        + FLAG[hunter in combat.planned]
    )
