"""Retelling: faces for all cards that a viewer did not see, so that everyone's past fits together.

The cards of a reserve are followed one by one: any of them may be the one that is discarded or
given. Each has a set of kinds that it can be. These sets contain one another, so that faces can be
dealt to the most constrained cards first and there is something left for the others. A card that
was drawn from a rebuilt library is a card that was discarded before: both sets hold.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Event, only
from whitby.core.facts import Fact
from whitby.core.rng import Rng
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import (
    BITE,
    CASE_COMPONENTS,
    CASE_RUMOURS,
    COMPONENT,
    NIGHT,
    NONE,
    RUMOUR,
    VAMPIRE,
)
from whitby.games.nosferatu.knowledge.dealing import ANY_KIND, Dealing, Untold
from whitby.games.nosferatu.knowledge.past import (
    CURE,
    DRAW,
    GIVE,
    HARMLESS,
    NO_BITE,
    REBUILD,
    SETTLE,
    SHOW,
    SLIDE,
    SWEEP,
    UNWIND,
    Past,
    Pile,
)

KEPT_BY_HUNTER: Final[tuple[int, ...]] = (HARMLESS, 1 << COMPONENT, ANY_KIND, NO_BITE)
"""What a Hunter, who discards the worst card, keeps after discarding each kind."""
SUSPECT: Final = 12  # how much rather a Bite or a Night is the Vampire's than a Hunter's


class Retelling:
    """One way in which the cards may have moved; its faces contradict nothing."""

    def __init__(self, past: Past, roles: tuple[int, ...], rng: Rng, honest: bool) -> None:
        self.past = past
        self.roles = roles
        self.rng = rng
        self.honest = honest  # Hunters have discarded their worst cards
        self.sets: list[int] = []  # by card: the kinds it can be
        self.faces: list[int] = []
        self.owner: list[int] = []  # who drew it
        self.born: list[int] = []  # in which move it was drawn
        self.died: list[int] = []  # and in which it left the reserve
        self.gifts: list[int] = []  # to which pile it was given, if its kind is not known
        self.hands: list[list[int]] = [[] for _ in roles]
        self.pile: list[int] = []  # cards
        self.givers: list[int] = []  # the seat of each
        self.given: list[int] = [NONE for _ in roles]  # this round, the move of each seat
        self.bitten: list[int] = []  # Bites in play
        self.discard: list[int] = []
        self.drawn: list[list[int]] = [[]]  # by library: the cards drawn
        self.stocks: list[list[int]] = [[]]  # by library: the cards it was built from
        self.moved: list[int] = [NONE] * len(past.moves)  # by move: its card
        self.piles: list[list[int]] = []  # by pile: its cards
        self.library: list[int] = past.stock
        self.held: list[int] = []
        self.dealing: Dealing | None = None
        self.first_faces: list[int] = []
        self.first_library: list[int] = []
        for at in range(len(past.moves)):
            self.moved[at] = self._make(at)

    def know(self, reserves: list[list[int]]) -> None:
        """Use what is known of the reserves; an empty list if nothing is."""
        for seat in range(len(reserves)):
            cards = reserves[seat]
            if seat != self.past.seat and cards:
                kinds = [kind for kind in range(4) for _ in range(cards[kind])]
                self.rng.shuffle(kinds)
                for at in range(len(kinds)):
                    self._narrow(self.hands[seat][at], 1 << kinds[at])

    def _new(self, kinds: int, seat: int, at: int) -> int:
        self.sets.append(kinds)
        self.owner.append(seat)
        self.born.append(at)
        self.died.append(len(self.moved))
        self.gifts.append(NONE)
        return len(self.sets) - 1

    def _narrow(self, card: int, kinds: int) -> None:
        left = self.sets[card] & kinds
        if left == 0:
            raise Untold
        self.sets[card] = left

    def _make(self, at: int) -> int:
        """Make one move and return its card."""
        move = self.past.moves[at]
        what = move.what
        card = NONE
        if what == DRAW:
            card = self._new(ANY_KIND if move.kind == NONE else 1 << move.kind, move.seat, at)
            self.drawn[-1].append(card)
            self.hands[move.seat].append(card)
        elif what == SHOW:
            card = self._take(at)
            self.discard.append(card)
            if self.honest and move.seat != self.past.seat and self.roles[move.seat] != VAMPIRE:
                for other in self.hands[move.seat]:
                    self._narrow(other, KEPT_BY_HUNTER[move.kind])
        elif what == GIVE:
            if not self.pile:
                self.given = [NONE for _ in self.roles]
            card = self._take(at)
            self.pile.append(card)
            self.givers.append(move.seat)
            self.given[move.seat] = at
            if move.kind == NONE:
                self.gifts[card] = len(self.piles)
        elif what == SETTLE:
            self.piles.append(self.pile[:])
            self._settle(self.past.piles[move.kind])
        elif what == SLIDE:
            card = self._take(at)
            self.discard.append(card)
        elif what == CURE:
            self.discard.append(self.bitten.pop())
        elif what == UNWIND:
            card = self._new(1 << NIGHT, NONE, at)
            self.discard.append(card)
        elif what == SWEEP:
            self.discard += self.pile
            self.pile = []
            self.givers = []
        else:
            assert what == REBUILD
            self.stocks.append(self.discard)
            self.drawn.append([])
            self.discard = []
        return card

    def _take(self, at: int) -> int:
        """Take any card from a hand that can be of the kind that moved, if it is known."""
        move = self.past.moves[at]
        hand = self.hands[move.seat]
        bit = ANY_KIND if move.kind == NONE else 1 << move.kind
        fitting = [place for place in range(len(hand)) if self.sets[hand[place]] & bit]
        if not fitting:
            raise Untold
        card = hand.pop(fitting[self.rng.below(len(fitting))])
        self.sets[card] &= bit
        self.died[card] = at
        return card

    def _settle(self, pile: Pile) -> None:
        """Decide what the cards of a pile can be; its Bites and Nights leave it."""
        if pile.cards:
            for kind in (BITE, NIGHT, RUMOUR, COMPONENT):
                self._choose(kind, pile.cards[kind])
        elif pile.case == CASE_COMPONENTS:
            self._limit(1 << COMPONENT)
        elif pile.case == CASE_RUMOURS:
            self._limit(HARMLESS)
            self._choose(RUMOUR, 1)
        else:
            self._choose(BITE, pile.bites)
            self._choose(NIGHT, pile.nights)
            self._limit(pile.rest | 1 << BITE | 1 << NIGHT)
            for card in self.pile:
                if self.sets[card] not in (1 << BITE, 1 << NIGHT):
                    self._narrow(card, pile.rest)
        for _ in range(pile.placed):
            self.bitten.append(self._remove(BITE))
        for _ in range(pile.joined):
            self._remove(NIGHT)

    def _limit(self, kinds: int) -> None:
        for card in self.pile:
            self._narrow(card, kinds)

    def _choose(self, kind: int, count: int) -> None:
        """Make at least so many cards of the pile be of a kind, rather the Vampire's."""
        bit = 1 << kind
        free: list[int] = []
        weights: list[int] = []
        for at in range(len(self.pile)):
            kinds = self.sets[self.pile[at]]
            if kinds == bit:
                count -= 1
            elif kinds & bit:
                free.append(self.pile[at])
                suspect = kind >= BITE and self.roles[self.givers[at]] == VAMPIRE
                weights.append(SUSPECT if suspect else 1)
        if count > len(free):
            raise Untold
        while count > 0:
            at = self.rng.pick(weights, sum(weights))
            self.sets[free[at]] = bit
            weights[at] = 0
            count -= 1

    def _remove(self, kind: int) -> int:
        """Take a card of a kind from the pile."""
        for at in range(len(self.pile)):
            if self.sets[self.pile[at]] == 1 << kind:
                self.givers.pop(at)
                return self.pile.pop(at)
        raise Untold

    def deal(self, changes: int) -> None:
        """Give every card a face from its set."""
        self.dealing = Dealing(
            self.sets,
            self.owner,
            self.born,
            self.died,
            self.gifts,
            self.moved,
            self.drawn,
            self.stocks,
        )
        self.dealing.deal(self.past.stock, self.rng, self.past.seat, changes)
        self._take_over(self.dealing)
        self.first_faces = self.faces
        self.first_library = self.library

    def deal_again(self, rng: Rng) -> None:
        """Give every card another face, if this is possible without other changes."""
        assert self.dealing is not None
        if self.dealing.spread(self.past.stock, rng):
            self._take_over(self.dealing)
        else:
            self.faces = self.first_faces
            self.library = self.first_library

    def _take_over(self, dealing: Dealing) -> None:
        self.faces = dealing.faces
        self.library = dealing.library
        self.held = dealing.held

    def count(self, cards: list[int]) -> list[int]:
        """Return how many of these cards are of each kind."""
        counts = [0, 0, 0, 0]
        for card in cards:
            counts[self.faces[card]] += 1
        return counts

    def tell(self) -> list[Event]:
        """Return the events of the whole table."""
        past = self.past
        told = past.events[:]
        moves = past.moves
        for at in range(len(moves)):
            move = moves[at]
            if move.gap == NONE:
                continue
            card = self.moved[at]
            face = self.faces[self.held[card] if move.what == DRAW else card]
            if move.what == DRAW:
                told[move.gap] = events.DREW.of(move.seat, face)
            elif move.what == GIVE:
                told[move.gap] = events.GAVE_TO[past.told][move.seat][face]
            else:
                before = moves[at - 1]
                if before.what == SLIDE and before.seat == move.seat:
                    other = self.faces[self.moved[at - 1]]  # two slid at once, in order of kinds
                    told[before.gap] = events.SLID.of(move.seat, min(face, other))
                    face = max(face, other)
                told[move.gap] = events.SLID.of(move.seat, face)
        for at in range(len(past.characters)):
            seat = past.actors[at]
            role = self.roles[seat]
            told[past.characters[at]] = events.CHARACTER_SEEN_WITH[past.renfield][seat][role]
        for at in range(len(past.piles)):
            gap = past.piles[at].gap
            if gap != NONE:
                cards = tuple(self.count(self.piles[at]))
                told[gap] = Fact(events.PILE_SEEN, (cards,), only(past.renfield))
        return told
