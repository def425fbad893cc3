"""How the characters of Nosferatu handle their cards, and what their turns reveal about them.

A habit says what a character discards, gives and gives up. The scripted bots follow these habits,
and the belief expects them of others.
"""

from __future__ import annotations

from typing import Final

from whitby.core.native import mypyc_attr
from whitby.games.nosferatu.cards import BITE, COMPONENT, NIGHT, RUMOUR
from whitby.games.nosferatu.sizes import library, size_for

WORST_FIRST: Final[tuple[int, ...]] = (BITE, NIGHT, RUMOUR, COMPONENT)
BEST_FIRST: Final[tuple[int, ...]] = (COMPONENT, RUMOUR, NIGHT, BITE)
DULL_FIRST: Final[tuple[int, ...]] = (RUMOUR, COMPONENT, NIGHT, BITE)


def first_of(order: tuple[int, ...], cards: list[int]) -> int:
    """Return the first kind of this order that is among the cards."""
    for kind in order:
        if cards[kind]:
            return kind
    raise AssertionError("there is a card to choose")


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit:
    """What a character does with its cards."""

    def discard(self, cards: list[int]) -> int:
        """Return the kind that is discarded face up."""
        raise NotImplementedError

    def give(self, cards: list[int]) -> int:
        """Return the kind that is given to Renfield."""
        raise NotImplementedError

    def slide(self, cards: list[int]) -> int:
        """Return the kind that goes under the discard for a Bite."""
        return first_of(DULL_FIRST, cards)

    def ways(self, cards: list[int]) -> list[tuple[int, int, float]]:
        """Return what is discarded and given in a turn, and how often: usually always the same."""
        shown = self.discard(cards)
        left = cards[:]
        left[shown] -= 1
        return [(shown, self.give(left), 1.0)]


class Honest(Habit):
    """A Hunter: discard Bites and Nights, and give Components for a Ritual."""

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
    """A Vampire who gives a Bite whenever possible, whatever has to be discarded for it."""

    def discard(self, cards: list[int]) -> int:
        """Return a Night, a second Bite, or what is worth little."""
        if cards[NIGHT]:
            return NIGHT
        if cards[BITE] > 1:
            return BITE
        return first_of(DULL_FIRST, cards)

    def give(self, cards: list[int]) -> int:
        """Return a Bite, or else a Rumour, which spoils a Ritual."""
        return BITE if cards[BITE] else first_of(DULL_FIRST, cards)


class Sly(Habit):
    """A Vampire who discards like a Hunter, and gives a Bite if another one is left."""

    def discard(self, cards: list[int]) -> int:
        """Return a Night, a Bite, or what is worth little."""
        if cards[NIGHT]:
            return NIGHT
        return BITE if cards[BITE] else first_of(DULL_FIRST, cards)

    def give(self, cards: list[int]) -> int:
        """Return a Bite, or else a Rumour, which spoils a Ritual."""
        return BITE if cards[BITE] else first_of(DULL_FIRST, cards)


HONEST: Final = Honest()
BOLD: Final = Bold()
SLY: Final = Sly()


def all_hands(size: int) -> list[list[int]]:
    """Return every hand of this many cards, as four counts."""
    return [
        [rumours, components, bites, size - rumours - components - bites]
        for rumours in range(size + 1)
        for components in range(size + 1 - rumours)
        for bites in range(size + 1 - rumours - components)
    ]


MOST_KEPT: Final = 2
RESERVES: Final = [all_hands(size) for size in range(MOST_KEPT + 1)]
"""The hands that a reserve of 0, 1 or 2 cards can be; elsewhere each is an index into this list."""


def place_of(cards: list[int]) -> int:
    """Return the index of a reserve among those of its size."""
    return RESERVES[sum(cards)].index(cards)


def size_of(reserve: list[float]) -> int:
    """Return the size of a reserve, from the number of hands it can be."""
    size = 0
    while len(RESERVES[size]) != len(reserve):
        size += 1
    return size


def faces(players: int) -> list[float]:
    """Return how likely each kind is to be drawn, by the composition of the library (NOSF-13)."""
    counts = library(size_for(players), players)
    return [count / sum(counts) for count in counts]


def one_more(reserve: list[float], draws: list[float]) -> list[float]:
    """Return how likely each reserve is after one more card was drawn."""
    size = size_of(reserve)
    larger = [0.0] * len(RESERVES[size + 1])
    for at in range(len(reserve)):
        for kind in range(4):
            cards = RESERVES[size][at][:]
            cards[kind] += 1
            larger[place_of(cards)] += reserve[at] * draws[kind]
    return larger


def one_less(reserve: list[float], habit: Habit) -> list[float]:
    """Return how likely each reserve is after a card went under the discard."""
    size = size_of(reserve)
    smaller = [0.0] * len(RESERVES[size - 1])
    for at in range(len(reserve)):
        cards = RESERVES[size][at][:]
        cards[habit.slide(cards)] -= 1
        smaller[place_of(cards)] += reserve[at]
    return smaller


class Turns:
    """Every turn that a habit allows: from a reserve and the discard to the gift and the new
    reserve.

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
                some = [[at for at in range(len(row)) if row[at] > 0.0] for row in sums]
                slots.append(some)
                odds.append([[sums[kind][at] for at in some[kind]] for kind in range(4)])
            self.slots.append(slots)
            self.odds.append(odds)

    def follow(self, reserve: list[float], kind: int, share: float, into: list[float]) -> None:
        """Add the outcomes of a turn with this discard, over the reserves it may start with."""
        size = size_of(reserve)
        for at in range(len(reserve)):
            likely = reserve[at] * share
            if likely > 0.0:
                slots = self.slots[size][at][kind]
                odds = self.odds[size][at][kind]
                for i in range(len(slots)):
                    into[slots[i]] += likely * odds[i]


def _outcomes(habit: Habit, draws: list[float], reserve: list[int]) -> list[list[float]]:
    """Return for each discard how likely each outcome is, over all pairs of cards drawn."""
    width = len(RESERVES[sum(reserve)])
    sums = [[0.0] * (4 * width) for _ in range(4)]
    for one in range(4):
        for two in range(4):
            cards = reserve[:]
            cards[one] += 1
            cards[two] += 1
            for shown, gift, share in habit.ways(cards):
                kept = cards[:]
                kept[shown] -= 1
                kept[gift] -= 1
                sums[shown][gift * width + place_of(kept)] += draws[one] * draws[two] * share
    return sums


def add_up(values: list[float]) -> float:
    """Return the sum, in fixed order, so that it is the same to the last bit on every Python."""
    total = 0.0
    for value in values:
        total += value
    return total


def scale(values: list[float]) -> float:
    """Normalize values and return their sum; if that is 0, make them all equal."""
    total = add_up(values)
    for at in range(len(values)):
        values[at] = values[at] / total if total > 0.0 else 1.0 / len(values)
    return total


def kept_after(turn: list[float], before: list[float], after: list[float]) -> list[float]:
    """Return the reserve that a turn left, once the likelihood of each gift is known."""
    width = len(turn) // 4
    kept = [0.0] * width
    for kind in range(4):
        if before[kind] > 0.0:
            ratio = after[kind] / before[kind]
            for at in range(width):
                kept[at] += turn[kind * width + at] * ratio
    scale(kept)
    return kept
