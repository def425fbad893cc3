"""What the schemer looks at: numbers that describe the table, and each option of a decision."""

from __future__ import annotations

from math import log
from typing import Final

from whitby.bots.nosferatu.features import log_odds
from whitby.bots.nosferatu.table import chances, clockwise, unwatchful
from whitby.bots.nosferatu.vampire import FORCED, Tastes, suspected
from whitby.games.nosferatu.cards import BITE, FATAL_BITES, NIGHT, NONE, RITUALS, VAMPIRE
from whitby.games.nosferatu.knowledge.belief import Belief, believe
from whitby.games.nosferatu.knowledge.odds import kill_at
from whitby.games.nosferatu.view import NosferatuView

TABLE: Final = 19
"""How many numbers describe the table; those of the option follow."""
CARD: Final = TABLE + 20
BITTEN: Final = TABLE + 12
MOVED: Final = TABLE + 12
PASSED: Final = TABLE + 10
RITUAL: Final = TABLE + 3
LONG: Final = 20  # rounds


class Outlook:
    """A view of Evil, what the table believes, and numbers for both."""

    def __init__(self, view: NosferatuView) -> None:
        self.view = view
        self.belief: Belief = believe(view)
        self.suspects = self.belief.suspicions()
        self.vampire = view.roles.index(VAMPIRE)
        self.bites = sum(view.public.bites)
        self.table = self._table()

    def _table(self) -> list[float]:
        table = self.view.public
        others = 0.0
        shown = 0
        for seat in table.actors:
            if seat != self.vampire:
                others = max(others, self.suspects[seat])
            if table.revealed[seat]:
                shown += 1
        own = self.suspects[self.vampire]
        found = [1.0 if self.bites == count else 0.0 for count in range(FATAL_BITES)]
        found += [
            log_odds(own) / 4.0,
            others,
            own,
            table.bites[self.vampire] / 2.0,
            (table.clock_nights + table.turned_nights) / 8.0,
            1.0 if table.holder == self.vampire else 0.0,
            table.library_size / 40.0,
            1.0 if table.thirst else 0.0,
            shown / 4.0,
            (self.view.players - 5) / 3.0,
            float(table.rituals & 1),
            float(table.rituals >> 2 & 1),
            1.0 if unwatchful(self.view, self.belief) else 0.0,
            min(table.round, LONG) / 10.0,
        ]
        return found

    def _card(self, kind: int, kept: list[int]) -> list[float]:
        """Describe a card that the Vampire may play, and those that would be left."""
        table = self.view.public
        order = clockwise(self.view, table.holder)
        place = order.index(self.vampire)
        givers = 0.0
        for seat in order[: place + 1]:
            givers += self.suspects[seat]
        found = [
            place / 4.0,
            (len(order) - 1 - place) / 4.0,
            min(givers, 1.0),
            1.0 / (table.clock_nights + 1),
            self.suspects[table.holder],
            1.0 if place == len(order) - 1 else 0.0,
        ]
        found += [kept[each] / 2.0 for each in range(4)]
        found += [1.0 if each == kind else 0.0 for each in range(4)]
        return self.table + found

    def discard(
        self, kind: int, kept: list[int], reading: float, seen: list[float], value: float
    ) -> list[float]:
        """Describe a discard, after which the table suspects as in `seen`."""
        own = seen[self.vampire]
        return [
            *self._card(kind, kept),
            log(reading) / 2.0,
            log_odds(own) / 4.0,
            1.0 if kind == BITE and kept[BITE] else 0.0,
            1.0 if kind != NIGHT and kept[NIGHT] else 0.0,
            own,
            value,
        ]

    def gift(self, kind: int, kept: list[int], tastes: Tastes, value: float) -> list[float]:
        """Describe a gift."""
        order = clockwise(self.view, self.view.public.holder)
        place = order.index(self.vampire)
        own = self.suspects[self.vampire]
        after: list[float] = []
        givers = 0.0
        forced = 0.0
        for at in range(len(order)):
            givers += self.suspects[order[at]]
            forced += FORCED[self.view.public.bites[order[at]]]
            if at == place or at == len(order) - 1:
                bad = kind >= BITE
                after.append(
                    suspected(own, min(givers, 1.0), min(forced, 1.0), bad, tastes.expected)
                )
        return [
            *self._card(kind, kept),
            log_odds(after[0]) / 4.0,
            log_odds(after[-1]) / 4.0,
            after[0],
            0.0,
            1.0 if kind == BITE and kept[BITE] else 0.0,
            value,
        ]

    def bite(self, seat: int, due: int) -> list[float]:
        """Describe a player whom Renfield may bite, with so many Bites left to place."""
        table = self.view.public
        vampire = seat == self.vampire
        given = self.view.given[seat]
        return [
            *self.table,
            1.0 if vampire else 0.0,
            self.suspects[seat],
            log_odds(self.suspects[seat]) / 4.0,
            float(table.bites[seat]),
            1.0 if seat == table.holder else 0.0,
            1.0 if due > 1 else 0.0,
            1.0 if given == BITE else 0.0,
            0.0 if given == NONE else 1.0,
            self.suspects[seat] if vampire else 0.0,
            float(table.bites[seat]) if vampire else 0.0,
            1.0 if table.revealed[seat] else 0.0,
            1.0 if table.dawn else 0.0,
        ]

    def _threat(self, suspects: list[float], seat: int) -> list[float]:
        """Describe how far a Hunter is from striking the Vampire, or somebody else."""
        sure = kill_at(self.bites)
        others = 0.0
        for other in self.view.public.actors:
            if other != self.vampire and other != seat:
                others = max(others, suspects[other])
        right = suspects[self.vampire]
        at_vampire = right - sure if right > others else -1.0
        at_other = -1.0 if right > others else others - sure
        return [at_vampire, at_other, float(at_vampire > 0.0), float(at_other > 0.0)]

    def _next_round(self, seat: int) -> list[float]:
        """Describe when the Vampire acts if this seat holds the Stake."""
        place = clockwise(self.view, seat).index(self.vampire)
        return [chances(self.view, seat)[self.vampire], place / 4.0]

    def move(self, seat: int, first: bool) -> list[float]:
        """Describe a player to whom Renfield may move the Stake."""
        table = self.view.public
        threat = [0.0, 0.0, 0.0, 0.0]
        if seat != self.vampire and not first:
            if table.givers:  # Renfield knows what this player knows
                suspects = believe(self.view, seat).suspicions()
            else:
                suspects = self.belief.known_hunter(seat)
            threat = self._threat(suspects, seat)
        return [
            *self.table,
            1.0 if seat == self.vampire else 0.0,
            self.suspects[seat],
            log_odds(self.suspects[seat]) / 4.0,
            table.bites[seat] / 2.0,
            *threat,
            *self._next_round(seat),
            1.0 if first else 0.0,
            1.0 if table.revealed[seat] else 0.0,
        ]

    def hand_on(self, seat: int, suspicion: float) -> list[float]:
        """Describe a player to whom the Vampire may pass the Stake."""
        table = self.view.public
        return [
            *self.table,
            suspicion,
            log_odds(suspicion) / 4.0,
            table.bites[seat] / 2.0,
            *self._threat(self.belief.known_hunter(seat), seat),
            *self._next_round(seat),
            1.0 if table.revealed[seat] else 0.0,
        ]

    def ritual(self, ritual: int) -> list[float]:
        """Describe a Ritual."""
        return self.table + [1.0 if at == ritual else 0.0 for at in range(len(RITUALS))]
