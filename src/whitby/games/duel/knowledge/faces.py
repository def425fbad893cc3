"""Find faces for all cards that a viewer cannot see: random, but consistent with what is known.

As far as the viewer can tell, a player places any card from their hand with equal probability; what
was seen since (cards revealed, hands shown, targets given up) rules some of that out. The faces
found here contradict nothing the viewer knows, including the past: at every moment such a card was
in hand.
"""

from __future__ import annotations

from typing import Final

from whitby.core.rng import Rng
from whitby.games.duel.cards import EACH, ENCOUNTERS, NONE
from whitby.games.duel.knowledge.memory import STILL, Memory, Moment, Stay

TRIES: Final = 12
"""Attempts at dealing faces in the order of play before another method is used."""
PATIENCE: Final = 600
"""Knot assignments to try."""
MOST_WAYS: Final = 3000
"""A knot with more assignments than this is left to the random deal."""
FINE: Final = 1 << 20
"""The resolution of random weights."""


class Room:
    """The room left for each kind at each moment, while faces are assigned."""

    def __init__(self, moments: list[Moment], rng: Rng, first: int = 0) -> None:
        # before the first relevant moment there is room for anything
        self.left = [
            moment.room[:] if at >= first else [ENCOUNTERS] * (2 * EACH)
            for at, moment in enumerate(moments)
        ]
        self.rng = rng

    def space(self, at: int, side: int) -> int:
        """Return the room for all kinds of a side at a moment."""
        return sum(self.left[at][side * EACH : side * EACH + EACH])

    def put(self, stay: Stay, kind: int, by: int = 1) -> None:
        """Give a stay a face; with -1 remove it."""
        end = len(self.left) if stay.end == STILL else stay.end
        for at in range(stay.start, end):
            self.left[at][kind] -= by

    def fits(self, stay: Stay, kind: int) -> bool:
        """Return whether there is room for a face as long as the stay lasts."""
        end = len(self.left) if stay.end == STILL else stay.end
        for at in range(stay.start, end):  # noqa: SIM110 (faster than a generator)
            if self.left[at][kind] < 1:
                return False
        return True

    def possible(self, stay: Stay, side: int) -> list[int]:
        """Return the faces that a stay of a side can have."""
        first = side * EACH
        return [kind for kind in range(first, first + EACH) if self.fits(stay, kind)]

    def draw(self, stay: Stay, kinds: list[int]) -> int:
        """Return one of these faces, weighted by the cards in the hand it came from."""
        left = self.left[stay.start]
        counts = [left[kind] for kind in kinds]
        return kinds[self.rng.pick(counts, sum(counts))]


def deal_in_order(room: Room, stays: list[Stay], side: int) -> bool:
    """Give each stay a face in the order of play; return whether that worked."""
    for at, stay in enumerate(stays):
        kinds = room.possible(stay, side)
        if not kinds:
            take_back(room, stays[:at])
            return False
        stay.kind = room.draw(stay, kinds)
        room.put(stay, stay.kind)
    return True


def deal_again(room: Room, stays: list[Stay], side: int) -> bool:
    """Deal until it works, with a limit on the attempts."""
    for _ in range(TRIES if stays else 1):  # noqa: SIM110 (faster than a generator)
        if deal_in_order(room, stays, side):
            return True
    return False


def take_back(room: Room, stays: list[Stay]) -> None:
    """Remove the faces again."""
    for stay in stays:
        room.put(stay, stay.kind, -1)
        stay.kind = NONE


class Knot:
    """A moment at which a whole hand was known: the stays at that moment have exactly the other
    kinds.

    `ways` are all assignments of these kinds to the stays, `weights` how many assignments of the
    later knots go with each.
    """

    def __init__(self, at: int, stays: list[Stay]) -> None:
        self.at = at
        self.stays = stays
        self.ways: list[tuple[int, ...]] = []
        self.weights: list[float] = []

    def find_ways(self, room: Room, side: int) -> bool:
        """List the assignments; return whether they are few enough to be listed."""
        left = room.left[self.at][side * EACH : side * EACH + EACH]
        partial: list[tuple[int, ...]] = [()]
        for stay in self.stays:
            kinds = room.possible(stay, side)
            longer: list[tuple[int, ...]] = []
            for way in partial:
                for kind in kinds:
                    if way.count(kind) < left[kind - side * EACH]:
                        longer.append((*way, kind))
            partial = longer
            if len(partial) > MOST_WAYS:
                return False
        self.ways = partial
        self.weights = [1.0] * len(partial)
        return True

    def shared(self, other: Knot) -> list[int]:
        """Return which of these stays are in another knot too."""
        return [at for at, stay in enumerate(self.stays) if stay in other.stays]

    def look_ahead(self, later: Knot) -> None:
        """Weigh each assignment by those of the next knot that agree with it."""
        here = self.shared(later)
        there = [later.stays.index(self.stays[at]) for at in here]
        counts: dict[tuple[int, ...], float] = {}
        for way, weight in zip(later.ways, later.weights, strict=True):
            agreed = tuple([way[at] for at in there])
            counts[agreed] = counts.get(agreed, 0.0) + weight
        for number, way in enumerate(self.ways):
            self.weights[number] = counts.get(tuple([way[at] for at in here]), 0.0)
        most = max(self.weights, default=0.0)
        if most > 0.0:
            self.weights = [weight / most for weight in self.weights]


class Thread:
    """Faces for all stays of one side, knot by knot through the game."""

    def __init__(self, room: Room, stays: list[Stay], side: int) -> None:
        self.room = room
        self.side = side
        self.knots: list[Knot] = []
        self.between: list[list[Stay]] = []  # before each knot, and after the last one
        self.left = PATIENCE
        self.tie(stays)

    def tie(self, stays: list[Stay]) -> None:
        """Find the knots, what each allows, and the stays between them."""
        end = len(self.room.left)
        for at in range(end):
            here = [s for s in stays if s.start <= at and (s.end == STILL or at < s.end)]
            if len(here) == self.room.space(at, self.side) > 0:
                knot = Knot(at, here)
                if knot.find_ways(self.room, self.side):
                    self.knots.append(knot)
        for number in range(len(self.knots) - 2, -1, -1):
            self.knots[number].look_ahead(self.knots[number + 1])
        tied = {stay for knot in self.knots for stay in knot.stays}
        loose = [stay for stay in stays if stay not in tied]
        since = 0
        for at in [*[knot.at for knot in self.knots], end]:
            self.between.append([stay for stay in loose if since <= stay.start < at])
            since = at

    def go_on(self, number: int) -> bool:
        """Assign faces from this knot on; return whether that worked."""
        if number == len(self.knots):
            return deal_again(self.room, self.between[number], self.side)
        knot = self.knots[number]
        weights = knot.weights[:]
        for at, way in enumerate(knot.ways):
            for stay, kind in zip(knot.stays, way, strict=True):
                if stay.kind not in (NONE, kind):
                    weights[at] = 0.0
                    break
        while self.left > 0:
            at = heavy(weights, self.room.rng)
            if at == NONE:
                return False
            self.left -= 1
            if self.take(number, knot.ways[at]):
                return True
            weights[at] = 0.0
        return False

    def take(self, number: int, way: tuple[int, ...]) -> bool:
        """Try one assignment of a knot, and everything that follows."""
        room = self.room
        given: list[Stay] = []
        fits = True
        for stay, kind in zip(self.knots[number].stays, way, strict=True):
            if stay.kind == NONE:
                fits = room.fits(stay, kind)
                if not fits:
                    break
                stay.kind = kind
                room.put(stay, kind)
                given.append(stay)
        if fits and deal_again(room, self.between[number], self.side):
            if self.go_on(number + 1):
                return True
            take_back(room, self.between[number])
        take_back(room, given)
        return False


def heavy(weights: list[float], rng: Rng) -> int:
    """Return one of the indices by weight, or NONE if all weights are zero."""
    total = sum(weights)
    if total <= 0.0:
        return NONE
    point = total * float(rng.below(FINE)) / float(FINE)
    last = NONE
    for at, weight in enumerate(weights):
        if weight > 0.0:
            last = at
            point -= weight
            if point < 0.0:
                break
    return last


def find_faces(memory: Memory, side: int, rng: Rng, first: int = 0) -> bool:
    """Give every card of a side that has been on the board a possible face.

    Return whether that worked, using what is known from a first moment on.
    """
    hidden = [stay for stay in memory.stays if stay.side == side and stay.kind == NONE]
    room = Room(memory.moments, rng, first)
    for stay in memory.stays:
        if stay.side == side and stay.kind != NONE:
            room.put(stay, stay.kind)
    return Thread(room, hidden, side).go_on(0)
