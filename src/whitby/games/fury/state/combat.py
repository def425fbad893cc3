"""The state of a combat: hands, what was played, who is still in it."""

from __future__ import annotations

from typing import Any

from whitby.core.native import freeze
from whitby.games.fury.cards.table import EVERY_HUNTER, NONE


class Combat:
    """One combat, with Dracula (`vampire` is NONE) or with a vampire encounter."""

    def __init__(self, hunters: tuple[int, ...] = (), vampire: int = NONE) -> None:
        self.hunters = hunters  # still in it
        self.vampire = vampire
        self.began = hunters  # in it at the start
        self.ambush = False
        self.night = False  # "at night" lines count
        self.round = 0
        # Dracula's side
        self.deck: list[int] = []  # counts
        self.hand: tuple[int, ...] = ()
        self.played: tuple[int, ...] = ()  # in this combat, this round's card included
        self.card = NONE  # of this round; sealed until it is revealed
        self.stopped = False  # it was cancelled
        self.plots = 0  # Plotting cards lying face up
        self.enraged = False
        # the hunters' side, by hunter
        self.cards: list[int] = [NONE] * len(EVERY_HUNTER)  # of this round; sealed until revealed
        self.last: list[int] = [NONE] * len(EVERY_HUNTER)  # of the round before: not in hand
        self.cancelled: tuple[int, ...] = ()  # hunters whose card is cancelled
        self.engaged = NONE
        self.revealed = False
        self.mesmerized: tuple[int, ...] = ()
        self.wreaths: tuple[int, ...] = ()  # hunters with a Garlic Wreath in front of them
        self.revenge = False  # Lucy's Revenge is face up
        self.planned: tuple[int, ...] = ()  # hunters with Planned Ambush in front of them
        self.bullets = False  # Holy Bullets were used

    def clone(self) -> Combat:
        """Return an independent copy."""
        twin = Combat(self.hunters, self.vampire)
        twin.began = self.began
        twin.ambush = self.ambush
        twin.night = self.night
        twin.round = self.round
        twin.deck = self.deck[:]
        twin.hand = self.hand
        twin.played = self.played
        twin.card = self.card
        twin.stopped = self.stopped
        twin.plots = self.plots
        twin.enraged = self.enraged
        twin.cards = self.cards[:]
        twin.last = self.last[:]
        twin.cancelled = self.cancelled
        twin.engaged = self.engaged
        twin.revealed = self.revealed
        twin.mesmerized = self.mesmerized
        twin.wreaths = self.wreaths
        twin.revenge = self.revenge
        twin.planned = self.planned
        twin.bullets = self.bullets
        return twin

    def with_dracula(self) -> bool:
        """Return whether Dracula himself fights."""
        return self.vampire == NONE

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        values = [f"{name}={value!r}" for name, value in sorted(freeze(self)[1][1].items())]
        return f"Combat({', '.join(values)})"
