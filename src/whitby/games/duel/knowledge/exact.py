"""How likely each face of a hidden card is, exactly: every way to place the cards is counted.

A way says for every stay of the other side's cards which card it is: cards that are on the board
at the same time differ, known faces stay, and no moment of the past is contradicted. All ways are
equally likely, as if players placed their cards at random; which faces are possible at all does
not depend on that. The moments are processed in order, and only the faces of the hidden cards
that are still on the board are kept; cards that came and went together are not told apart.
"""

from __future__ import annotations

from typing import Final

from whitby.games.duel.cards import EACH, NONE, TARGET
from whitby.games.duel.knowledge.guess import seen_hands
from whitby.games.duel.knowledge.memory import STILL, Memory, Stay
from whitby.games.duel.view import DuelView

MOST_WAYS: Final = 20_000
"""How many combinations of faces are followed at most."""

Ways = dict[tuple[int, ...], float]
"""The ranks of the hidden cards on the board, and in how many ways they can be there."""


class TooMany(Exception):
    """There are more combinations of faces than are followed."""


class Count:
    """All ways to place one side's cards, moment by moment."""

    def __init__(self, memory: Memory, side: int, needed: list[int]) -> None:
        self.memory = memory
        self.side = side
        self.needed = needed  # the moments at which a target of the side is on the board
        self.lying: list[Stay] = []  # the hidden cards on the board
        self.ways: Ways = {(): 1.0}
        own = [stay for stay in memory.stays if stay.side == side]
        self.stays = own + unseen(memory, side)
        turns = {stay.start for stay in self.stays} | {stay.end for stay in self.stays}
        before = [0] * EACH  # the cards in play
        for at, moment in enumerate(memory.moments):
            if at in turns:
                self._leave(at)
                self._come(at)
            first = side * EACH
            play = moment.in_play[first : first + EACH]
            fewer = any(now < then for now, then in zip(play, before, strict=True))
            if fewer or at in needed or moment.room[first : first + EACH] != play:
                self._check(at)
            before = play

    def _leave(self, at: int) -> None:
        """Take up the cards that are gone by this moment."""
        kept = [n for n, stay in enumerate(self.lying) if stay.end == STILL or stay.end > at]
        if len(kept) == len(self.lying):
            return
        self.lying = [self.lying[n] for n in kept]
        ways: Ways = {}
        for ranks, count in self.ways.items():
            left = tuple([ranks[n] for n in kept])
            ways[left] = ways.get(left, 0.0) + count
        self.ways = ways

    def _come(self, at: int) -> None:
        """Place the cards that are new at this moment, each from what is in the hand."""
        first = self.side * EACH
        hand = self.memory.moments[at].in_play[first : first + EACH]
        new = [stay for stay in self.stays if stay.start == at]
        for stay in self.stays:
            if stay.kind != NONE and stay.start < at and (stay.end == STILL or stay.end > at):
                hand[stay.kind - first] -= 1
        for stay in new:
            if stay.kind != NONE:
                self._show(stay.kind - first, hand)
                hand[stay.kind - first] -= 1
        for stay in new:
            if stay.kind == NONE:
                self._hide(stay, hand)

    def _show(self, rank: int, hand: list[int]) -> None:
        """Place a card whose face is known."""
        ways: Ways = {}
        for ranks, count in self.ways.items():
            held = hand[rank] - ranks.count(rank)
            if held > 0:
                ways[ranks] = count * held
        self.ways = ways

    def _hide(self, stay: Stay, hand: list[int]) -> None:
        """Place a card whose face is hidden."""
        alike = [
            n
            for n, other in enumerate(self.lying)
            if (other.start, other.end, other.place) == (stay.start, stay.end, stay.place)
        ]
        self.lying.append(stay)
        ways: Ways = {}
        for ranks, count in self.ways.items():
            for rank in range(EACH):
                held = hand[rank] - ranks.count(rank)
                if held > 0:
                    longer = sorted_at((*ranks, rank), [*alike, len(ranks)])
                    ways[longer] = ways.get(longer, 0.0) + count * held
        if len(ways) > MOST_WAYS:
            raise TooMany
        self.ways = ways

    def _check(self, at: int) -> None:
        """Drop the ways that a moment contradicts."""
        first = self.side * EACH
        room = self.memory.moments[at].room[first : first + EACH]
        shown = False
        for stay in self.stays:
            if stay.kind != NONE and stay.start <= at and (stay.end == STILL or stay.end > at):
                room[stay.kind - first] -= 1
                shown = shown or stay.kind == first + TARGET
        targets = 1 if at in self.needed and not shown else 0
        self.ways = {
            ranks: count
            for ranks, count in self.ways.items()
            if ranks.count(TARGET) >= targets
            and all(ranks.count(rank) <= room[rank] for rank in range(EACH))
        }

    def at(self, place: int) -> list[float]:
        """Return how likely each rank is at a place where a hidden card of the side is."""
        found = [0.0] * EACH
        number = [stay.place for stay in self.lying].index(place)
        for ranks, count in self.ways.items():
            found[ranks[number]] += count
        whole = sum(found)
        return [each / whole for each in found]


def unseen(memory: Memory, side: int) -> list[Stay]:
    """Return stays for a side's cards among those that nobody has looked at; they have no place."""
    known = sum([1 for stay in memory.stays if not stay.laid and stay.side == side])
    return [Stay(NONE, NONE, 0) for _ in range(memory.dealt[side] - known)]


def sorted_at(ranks: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
    """Return the ranks with those at some places in order, because nobody can tell them apart."""
    if len(places) == 1:
        return ranks
    found = list(ranks)
    for place, rank in zip(places, sorted([ranks[place] for place in places]), strict=True):
        found[place] = rank
    return tuple(found)


def hidden_at(memory: Memory, side: int) -> list[int]:
    """Return the places where a card lies that is known to be a side's, and no more."""
    return [
        stay.place
        for stay in memory.lies
        if stay is not None and stay.side == side and stay.kind == NONE
    ]


def counted(view: DuelView, memory: Memory) -> Count:
    """Return all ways in which the other side's cards can have been placed, for a player."""
    side = 1 - view.side
    needed = [at for at, whose in seen_hands(memory, view) if whose == side]
    return Count(memory, side, needed)
