"""How the characters of Nosferatu handle their cards, and what their turns tell about them.

A habit says what a character discards and gives. It is what the scripted bot does, and what the
belief expects of others; there every habit trembles, so that nothing a player does is impossible.
"""

from __future__ import annotations

from typing import Final

from whitby.core.native import mypyc_attr
from whitby.games.nosferatu.cards import BASIC, BITE, COMPONENT, NIGHT, NIGHTS, RUMOUR

WORST_FIRST: Final = (BITE, NIGHT, RUMOUR, COMPONENT)
BEST_FIRST: Final = (COMPONENT, RUMOUR, NIGHT, BITE)
DULL_FIRST: Final = (RUMOUR, COMPONENT, NIGHT, BITE)


def first_of(order: tuple[int, ...], cards: list[int]) -> int:
    """Return the first kind of this order that is among the cards."""
    for kind in order:
        if cards[kind]:
            return kind
    raise AssertionError("there is a card to choose")


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit:
    """What a character does with its cards, and how often it does something else."""

    def __init__(self, tremble: float) -> None:
        self.tremble = tremble

    def discard(self, cards: list[int]) -> int:
        """Return the kind that is discarded face up."""
        raise NotImplementedError

    def give(self, cards: list[int]) -> int:
        """Return the kind that is given to Renfield."""
        raise NotImplementedError

    def slide(self, cards: list[int]) -> int:
        """Return the kind that goes under the discard for a Bite."""
        raise NotImplementedError


class Honest(Habit):
    """A Hunter: away with Bites and Nights, and Components for a Ritual."""

    def discard(self, cards: list[int]) -> int:
        """Return the worst card."""
        return first_of(WORST_FIRST, cards)

    def give(self, cards: list[int]) -> int:
        """Return the best card."""
        return first_of(BEST_FIRST, cards)

    def slide(self, cards: list[int]) -> int:
        """Return the worst card."""
        return first_of(WORST_FIRST, cards)


class Bold(Habit):
    """A Vampire who bites: a Bite is kept to be given, a Night is good to be seen discarding."""

    def discard(self, cards: list[int]) -> int:
        """Return a Night, a Bite to spare, or what is worth little."""
        if cards[NIGHT]:
            return NIGHT
        if cards[BITE] > 2:
            return BITE
        return first_of(DULL_FIRST, cards)

    def give(self, cards: list[int]) -> int:
        """Return a Bite, or a Night."""
        if cards[BITE]:
            return BITE
        return first_of((NIGHT, RUMOUR, COMPONENT), cards)

    def slide(self, cards: list[int]) -> int:
        """Return anything but a Bite."""
        return first_of(DULL_FIRST, cards)


class Shy(Habit):
    """A Vampire who lies low this turn, and spoils the Ritual if he can."""

    def discard(self, cards: list[int]) -> int:
        """Return a Night, a Bite to spare, or what is worth little."""
        if cards[NIGHT]:
            return NIGHT
        if cards[BITE] > 1:
            return BITE
        return first_of(DULL_FIRST, cards)

    def give(self, cards: list[int]) -> int:
        """Return a Rumour or a Component."""
        return first_of(DULL_FIRST, cards)

    def slide(self, cards: list[int]) -> int:
        """Return anything but a Bite."""
        return first_of(DULL_FIRST, cards)


HONEST: Final = Honest(0.04)
BOLD: Final = Bold(0.20)
SHY: Final = Shy(0.20)


def all_hands(size: int) -> list[list[int]]:
    """Return every hand of so many cards, as four counts."""
    return [
        [rumours, components, bites, size - rumours - components - bites]
        for rumours in range(size + 1)
        for components in range(size + 1 - rumours)
        for bites in range(size + 1 - rumours - components)
    ]


MOST_KEPT: Final = 2
RESERVES: Final = [all_hands(size) for size in range(MOST_KEPT + 1)]
"""The hands that a reserve of 0, 1 or 2 cards can be; elsewhere each is its place in this list."""


def place_of(cards: list[int]) -> int:
    """Return where a reserve stands among those of its size."""
    return RESERVES[sum(cards)].index(cards)


def faces(players: int) -> list[float]:
    """Return how likely each kind is to be drawn, as the library is made (NOSF-13)."""
    counts = list(BASIC)
    counts[NIGHT] = NIGHTS - players
    return [count / sum(counts) for count in counts]


def _leaning(chosen: int, cards: list[int], tremble: float) -> list[float]:
    """Return how likely each kind is to be chosen."""
    odds = [tremble * count / sum(cards) for count in cards]
    odds[chosen] += 1.0 - tremble
    return odds


class Turns:
    """Every turn that a habit allows: from a reserve, over the discard, to gift and new reserve.

    `slots[size][reserve][discard]` lists the outcomes, each `gift * len(RESERVES[size]) + kept`,
    and `odds` in the same places how likely discard and outcome are together.
    """

    def __init__(self, habit: Habit, draws: list[float]) -> None:
        self.slots: list[list[list[list[int]]]] = []
        self.odds: list[list[list[list[float]]]] = []
        for reserves in RESERVES:
            slots: list[list[list[int]]] = []
            odds: list[list[list[float]]] = []
            for reserve in reserves:
                sums = _outcomes(habit, draws, reserve)
                kept = [[at for at in range(len(row)) if row[at] > 0.0] for row in sums]
                slots.append(kept)
                odds.append([[sums[kind][at] for at in kept[kind]] for kind in range(4)])
            self.slots.append(slots)
            self.odds.append(odds)


def _outcomes(habit: Habit, draws: list[float], reserve: list[int]) -> list[list[float]]:
    """Return for each discard how likely each outcome is, over all pairs of cards drawn."""
    width = len(RESERVES[sum(reserve)])
    sums = [[0.0] * (4 * width) for _ in range(4)]
    for one in range(4):
        for two in range(4):
            hand = reserve[:]
            hand[one] += 1
            hand[two] += 1
            shown = _leaning(habit.discard(hand), hand, habit.tremble)
            for kind in range(4):
                if shown[kind] > 0.0:
                    rest = hand[:]
                    rest[kind] -= 1
                    likely = draws[one] * draws[two] * shown[kind]
                    gifts = _leaning(habit.give(rest), rest, habit.tremble)
                    for gift in range(4):
                        if gifts[gift] > 0.0:
                            rest[gift] -= 1
                            sums[kind][gift * width + place_of(rest)] += likely * gifts[gift]
                            rest[gift] += 1
    return sums
