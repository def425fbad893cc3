"""Dealing faces to cards that can be several kinds, so that every library holds what was drawn.

A library that is rebuilt holds exactly what was discarded. So each card drawn from it is one that
was discarded before, and what is known of the two holds for both. Sets of kinds contain one
another: faces are dealt to the most constrained cards first, and there is something left for the
others. If a library lacks a kind, a player has kept such a card from an earlier library: two cards
that were in the same reserve change places.
"""

from __future__ import annotations

from typing import Final

from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import NIGHT, NONE

WIDTH: Final[tuple[int, ...]] = tuple([kinds.bit_count() for kinds in range(16)])
"""How many kinds a set has."""
ANY_KIND: Final = 0b1111


class Untold(Exception):
    """This attempt led to a contradiction."""


class Dealing:
    """The faces of all cards of one story.

    What follows is by card: `sets` the kinds it can be, `owner` the seat that drew it, `born` the
    move in which it was drawn and `died` the one in which it left the reserve, `piles` the pile it
    was given to, or NONE if that is known of it. `moved` is the card of each move, `drawn` lists
    the cards drawn from each library, `stocks` the cards each was built from.
    """

    def __init__(
        self,
        sets: list[int],
        owner: list[int],
        born: list[int],
        died: list[int],
        piles: list[int],
        moved: list[int],
        drawn: list[list[int]],
        stocks: list[list[int]],
    ) -> None:
        self.sets = sets
        self.owner = owner
        self.born = born
        self.died = died
        self.piles = piles
        self.moved = moved
        self.drawn = drawn
        self.stocks = stocks
        self.narrow: list[int] = []  # the sets, as far as they are narrowed down
        self.faces: list[int] = []
        self.held = list(range(len(sets)))  # by draw: the card that it was
        self.library: list[int] = []
        self.missing = 0  # cards that found no face
        self.lacking = 0  # the set of one of them
        self.surplus = 0  # kinds of which its library has some left
        self.where = 0  # which library
        self.one = 0  # what changed places last
        self.two = 0

    def deal(self, first: list[int], rng: Rng, viewer: int, changes: int) -> None:
        """Give every card a face, after at most so many changes; the first library held these."""
        fewest = len(self.sets)
        for _ in range(changes):
            if self.spread(first, rng):
                return
            if self.missing > fewest and rng.below(8):
                self._exchange(self.one, self.two)  # that made it worse
            else:
                fewest = self.missing
                self._change_places(rng, viewer)
        raise Untold

    def spread(self, first: list[int], rng: Rng) -> bool:
        """Deal without any changes; return whether that was possible."""
        self.narrow = self.sets[:]
        self.faces = [NIGHT] * len(self.sets)  # Nights of the clock need not be drawn
        self.library = first[:]
        self.missing = 0
        self._spread(rng)
        return self.missing == 0

    def _miss(self, where: int, kinds: int, left: list[int], rng: Rng) -> None:
        """Note that a library lacks one of these kinds, and what it has left instead."""
        self.missing += 1
        if rng.below(self.missing) == 0:  # any one of what is missing is put right next
            self.where = where
            self.lacking = kinds
            self.surplus = 0
            for kind in range(4):
                if left[kind]:
                    self.surplus |= 1 << kind

    def _spread(self, rng: Rng) -> None:
        """Deal from the last library back to the first, then copy the faces forward."""
        sources: list[list[int]] = [[] for _ in self.drawn]
        for built in range(len(self.drawn) - 1, 0, -1):
            self._match(built, sources[built], rng)
        for card in self._ordered(0):
            kinds = self.narrow[card]
            supply = [self.library[kind] if kinds >> kind & 1 else 0 for kind in range(4)]
            total = sum(supply)
            if total == 0:
                self._miss(0, kinds, self.library, rng)
                continue
            kind = rng.pick(supply, total)
            self.library[kind] -= 1
            self.faces[card] = kind
        if self.missing == 0:
            for built in range(1, len(self.drawn)):
                self._copy(built, sources[built])

    def _copy(self, built: int, sources: list[int]) -> None:
        """Give the cards drawn from a rebuilt library their faces, and count what is left."""
        self.library = [0, 0, 0, 0]
        for card in self.stocks[built]:
            self.library[self.faces[card]] += 1
        ordered = self._ordered(built)
        for at in range(len(ordered)):
            face = self.faces[sources[at]]
            self.faces[ordered[at]] = face
            self.library[face] -= 1

    def _ordered(self, built: int) -> list[int]:
        """Return the cards drawn from a library, those that can be few kinds first."""
        ordered: list[int] = []
        for width in range(1, 5):
            for draw in self.drawn[built]:
                if WIDTH[self.narrow[self.held[draw]]] == width:
                    ordered.append(self.held[draw])
        return ordered

    def _match(self, built: int, sources: list[int], rng: Rng) -> None:
        """Find out which card of a rebuilt library each card drawn from it was.

        Cards whose sets fit anyway are preferred, so that as little as possible is decided here.
        """
        left = self.stocks[built][:]
        rng.shuffle(left)
        for card in self._ordered(built):
            kinds = self.narrow[card]
            best = NONE
            room = 5
            for at in range(len(left)):
                other = self.narrow[left[at]]
                if other & kinds and WIDTH[other & ~kinds] < room:
                    best = at
                    room = WIDTH[other & ~kinds]
                    if room == 0:
                        break
            if best == NONE:
                self._miss(built, kinds, self._kinds_of(left), rng)
                continue
            source = left.pop(best)
            self.narrow[source] &= kinds
            sources.append(source)

    def _kinds_of(self, cards: list[int]) -> list[int]:
        """Return how many of these cards can be each kind."""
        counts = [0, 0, 0, 0]
        for card in cards:
            for kind in range(4):
                counts[kind] += self.narrow[card] >> kind & 1
        return counts

    def _change_places(self, rng: Rng, viewer: int) -> None:
        """Let one card of the kinds that are lacking have been drawn from another library.

        Two cards of one reserve change places, or what two players gave to the same pile.
        """
        pairs = self._pairs(viewer, self.lacking, self.surplus)
        if not pairs or rng.below(8) == 0:
            pairs = self._pairs(viewer, self.lacking, ANY_KIND) or self._pairs(viewer, 0, ANY_KIND)
        if not pairs:
            raise Untold
        self.one, self.two = pairs[rng.below(len(pairs))]
        self._exchange(self.one, self.two)

    def _pairs(self, viewer: int, lacking: int, surplus: int) -> list[tuple[int, int]]:
        """Return what can change places: a card that is lacking here (0 is any), and a surplus."""
        pairs: list[tuple[int, int]] = []
        for one in self.drawn[self.where]:
            kinds = self.narrow[self.held[one]]
            if self.owner[one] == viewer or (lacking and kinds & ~lacking):
                continue
            for built in range(len(self.drawn)):
                if built != self.where:
                    for two in self.drawn[built]:
                        other = self.narrow[self.held[two]]
                        if other & ~lacking and other & surplus and self._may_change(one, two):
                            pairs.append((one, two))
        return pairs

    def _exchange(self, one: int, two: int) -> None:
        first = self.held[one]
        second = self.held[two]
        self.held[one] = second
        self.held[two] = first
        if self.owner[one] != self.owner[two]:
            gave = self.died[first]
            also = self.died[second]
            self.died[first] = also
            self.died[second] = gave
            self.moved[gave] = second
            self.moved[also] = first

    def _may_change(self, one: int, two: int) -> bool:
        """Return whether what was drawn can have been the other way round."""
        first = self.held[one]
        second = self.held[two]
        if self.owner[one] != self.owner[two]:
            return self.piles[first] != NONE and self.piles[first] == self.piles[second]
        return self.born[one] < self.died[second] and self.born[two] < self.died[first]
