"""The cards of one deck as a viewer with perfect memory can follow them.

A `Card` is a card that has left the deck, with the hands it has been in; its face may be unknown.
What the viewer sees determines faces: a card shown, discarded, handed over openly, a whole hand. A
face is taken from the deal that the card came from: the cards that were in the deck when it was
drawn. Cards put back make a new deal, and those put back unseen are its guests. So nothing that the
viewer knows about an older card is lost when the deck is reshuffled.

A card handed over unseen is a random one of the hand. If that turns out wrong, it is exchanged with
one that was in the same hand at a time since when the viewer has been sure of neither. If that does
not help either, the ledger is `lost`, and the history has to be replayed with other random choices.
"""

from __future__ import annotations

from whitby.core.facts import Kind
from whitby.core.rng import Rng
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.knowledge.card_history import Card, Tale, fits, when_met
from whitby.games.fury.knowledge.settling import Deal, Settling


class Ledger(Settling):
    """One deck and the hands that hold its cards, followed event by event."""

    def __init__(self, faces: list[int], zones: int, rng: Rng) -> None:
        super().__init__(faces, zones, rng)
        self.moment = 0
        self.open = [NONE] * zones  # the face of the open card in a hand
        self.known: list[int] = []  # zones that the viewer always sees
        self.discard = [0] * len(faces)
        self.tales: list[Tale] = []

    def tell(self, kind: Kind, values: tuple[int, ...], cards: list[Card], audience: int) -> None:
        """Record something that the viewer did not see."""
        self.tales.append(Tale(self.moment, kind, values, cards, audience))

    # Events

    def draw(self, zone: int, face: int = NONE) -> Card:
        """Draw a card from the deck into a hand."""
        card = Card(len(self.deals) - 1, zone, self.moment)
        self.left -= 1
        self.zones[zone].append(card)
        if face != NONE and not self.bind(card, face):
            self.lost = True
        return card

    def show(self, zone: int, face: int, kept: list[Card]) -> Card | None:
        """A hand is seen to hold a card of this face besides those in `kept`; return it."""
        found = self.find(zone, face, kept)
        if found is None:
            self.lost = True
        else:
            found.sure = self.moment
        return found

    def see(self, zone: int, faces: tuple[int, ...]) -> None:
        """A whole hand is seen."""
        kept: list[Card] = []
        wanted: list[int] = []
        for face in faces:
            card = self.held(zone, face, kept)
            if card is None:
                wanted.append(face)
            else:
                kept.append(card)
                card.sure = self.moment
        for face in wanted:
            card = self.show(zone, face, kept)
            if card is not None:
                kept.append(card)
        if len(faces) != len(self.zones[zone]):
            self.lost = True

    def lose(self, zone: int, face: int) -> Card | None:
        """A hand loses a card of this face, openly."""
        card = self.show(zone, face, [])
        if card is not None:
            self.zones[zone].remove(card)
        if self.open[zone] == face:
            self.open[zone] = NONE
        return card

    def throw(self, zone: int, face: int) -> None:
        """A hand discards a card of this face, openly."""
        self.lose(zone, face)
        self.discard[face] += 1

    def throw_all(self, zone: int, faces: tuple[int, ...]) -> None:
        """A hand discards all its cards, openly."""
        self.see(zone, faces)
        for face in faces:
            self.discard[face] += 1
        self.zones[zone] = []
        self.open[zone] = NONE

    def give(self, giver: int, taker: int, face: int = NONE) -> Card | None:
        """A card changes hands; unseen, it is any that is not open."""
        if face == NONE:
            card = self.any_of(giver, self.open[giver])
            if card is None:
                return None
            self.zones[giver].remove(card)
        else:
            card = self.lose(giver, face)
            if card is None:
                return None
        card.zone = taker
        card.way.append((self.moment, taker))
        self.zones[taker].append(card)
        return card

    def any_of(self, zone: int, barred: int = NONE) -> Card | None:
        """Return any card of a hand that need not have this face, and make sure it does not."""
        free = [card for card in self.zones[zone] if barred == NONE or card.face != barred]
        if not free:
            self.lost = True
            return None
        card = free[self.rng.below(len(free))]
        if barred != NONE:
            card.bars.append((self.moment, barred))
        return card

    def put_back(self, cards: list[Card]) -> None:
        """Shuffle cards that have left their hands, and all open discards, into the deck."""
        guests = [0] * len(self.deals)
        guests[-1] = self.left
        faces = self.discard
        self.discard = [0] * len(faces)
        for card in cards:
            if card.face == NONE:
                guests[card.deal] += 1
            else:
                faces[card.face] += 1
            card.put = len(self.deals)
            card.zone = self.gone
            card.way.append((self.moment, self.gone))
        self.zones[self.gone] += cards
        self.left = sum(guests) + sum(faces)
        self.deals.append(Deal(faces, guests))

    # Faces

    def bind(self, card: Card, face: int) -> bool:
        """Give a card its face, if there is such a card in its deal."""
        if not card.can_be(face) or not self.take(card.deal, face, [False] * len(self.deals)):
            return False
        card.face = face
        return True

    def take(self, deal: int, face: int, tried: list[bool]) -> bool:
        """Take a face from a deal: its own, or one of a guest."""
        if tried[deal]:
            return False
        tried[deal] = True
        made = self.deals[deal]
        if made.faces[face] > 0:
            made.faces[face] -= 1
            return True
        for older in range(len(made.guests) - 1, -1, -1):
            if made.guests[older] > 0 and self.take(older, face, tried):
                made.guests[older] -= 1
                return True
        return False

    def held(self, zone: int, face: int, kept: list[Card]) -> Card | None:
        """Return a card of a hand that is known to have this face."""
        for card in self.zones[zone]:
            if card.face == face and card not in kept:
                return card
        return None

    def find(self, zone: int, face: int, kept: list[Card]) -> Card | None:
        """Return a card of a hand that has this face or can have it."""
        card = self.held(zone, face, kept)
        if card is not None:
            return card
        unknown = [card for card in self.zones[zone] if card.face == NONE]
        self.rng.shuffle(unknown)
        for card in unknown:
            if self.bind(card, face):
                return card
        return self.regain(zone, face, kept)

    def regain(self, zone: int, face: int, kept: list[Card]) -> Card | None:
        """Exchange a card of a hand with one of this face that may have stayed there instead."""
        for other in range(len(self.zones)):
            if other == zone or other in self.known:
                continue
            for gone in self.zones[other]:
                if gone.face not in (face, NONE):
                    continue
                for stayed in self.zones[zone]:
                    if stayed in kept or stayed.face == face:
                        continue
                    met = when_met(gone, stayed)
                    if met == NONE or not fits(stayed, gone, met):
                        continue
                    if other == self.gone and not self.is_there(gone):
                        continue
                    known = gone.face == face
                    if known or self.bind(gone, face):
                        if other == self.gone:
                            self.take_back(gone, stayed, known)
                        self.exchange(gone, stayed, met)
                        return gone
        return None

    def is_there(self, card: Card) -> bool:
        """Return whether a card that was put back need not have been drawn again."""
        made = self.deals[card.put]
        return made.guests[card.deal] > 0 if card.face == NONE else made.faces[card.face] > 0

    def take_back(self, gone: Card, stayed: Card, known: bool) -> None:
        """Assume that another card than this one was put back."""
        made = self.deals[gone.put]
        if known:
            made.faces[gone.face] -= 1
        else:
            made.guests[gone.deal] -= 1
        if stayed.face == NONE:
            made.guests[stayed.deal] += 1
        else:
            made.faces[stayed.face] += 1
        stayed.put = gone.put
        gone.put = NONE

    def exchange(self, one: Card, two: Card, since: int) -> None:
        """Swap the histories of two cards from a time when they were in one hand."""
        for left, right in ((one.way, two.way), (one.bars, two.bars)):
            ahead = [step for step in left if step[0] > since]
            left[:] = [step for step in left if step[0] <= since]
            left += [step for step in right if step[0] > since]
            right[:] = [step for step in right if step[0] <= since] + ahead
        self.zones[one.zone][self.zones[one.zone].index(one)] = two
        self.zones[two.zone][self.zones[two.zone].index(two)] = one
        one.zone, two.zone = two.zone, one.zone
        for tale in self.tales:
            if tale.moment > since:
                tale.cards = [two if c is one else one if c is two else c for c in tale.cards]
