"""Exact probabilities: a game is played once for every way that one of its decks can fall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from whitby.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")


class Fork(Rng):
    """A generator that follows one path through a deck and notes the branches it left out.

    After a certain number of cards the rest of the deck does not matter and is arbitrary.
    """

    def __init__(self, deck: int, cards: int, path: tuple[int, ...]) -> None:
        self.deck = deck
        self.cards = cards
        self.path = path
        self.walked: tuple[int, ...] = ()
        self.chance = Fraction(1)
        self.untried: list[tuple[int, ...]] = []

    def below(self, n: i64) -> i64:
        """Draws that do not come from the deck always have the same result."""
        return 0

    def pick(self, counts: list[int], total: i64, deck: i64 = 0) -> i64:
        """Draw the next card of the path; beyond its end, the first kind available."""
        if deck != self.deck or len(self.walked) == self.cards:
            return super().pick(counts, total, deck)
        assert sum(counts) == total
        if len(self.walked) < len(self.path):
            kind = self.path[len(self.walked)]
        else:
            kind, *others = [kind for kind, count in enumerate(counts) if count > 0]
            self.untried += [(*self.walked, other) for other in others]
        self.walked += (kind,)
        self.chance *= Fraction(counts[kind], total)
        return kind

    def clone(self) -> Fork:
        """The same path from the same place."""
        twin = Fork(self.deck, self.cards, self.path)
        twin.walked = self.walked
        twin.chance = self.chance
        twin.untried = self.untried[:]
        return twin


def every_way(
    deck: int, play: Callable[[Rng], T], cards: int = 1000
) -> Iterator[tuple[Fraction, T]]:
    """The results of every way the deck's next cards can fall, each with its probability."""
    paths: list[tuple[int, ...]] = [()]
    while paths:
        rng = Fork(deck, cards, paths.pop())
        result = play(rng)
        yield rng.chance, result
        paths += rng.untried
