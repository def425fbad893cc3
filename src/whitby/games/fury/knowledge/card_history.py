"""A card that has left its deck: where it was, what it was seen not to be, what is told of it."""

from __future__ import annotations

from whitby.core.engine import Event
from whitby.core.facts import Fact, Kind
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.parts import LISTS


class Card:
    """A card out of the deck: its face as far as it is known, where it is and where it was."""

    def __init__(self, deal: int, zone: int, moment: int) -> None:
        self.face = NONE
        self.deal = deal
        self.zone = zone
        self.sure = moment  # when the viewer last knew for certain that it was there
        self.way: list[tuple[int, int]] = [(moment, zone)]  # since when it was in which hand
        self.bars: list[tuple[int, int]] = []  # when it was seen not to have which face
        self.put = NONE  # the deal that it was put back into

    def can_be(self, face: int) -> bool:
        """Return whether it may have this face."""
        return all(barred != face for _, barred in self.bars)

    def zone_at(self, moment: int) -> int:
        """Return where it was; NONE while it was in the deck."""
        found = NONE
        for since, zone in self.way:
            if since <= moment:
                found = zone
        return found


class Tale:
    """An event that others saw and the viewer did not: created once the faces are settled."""

    def __init__(
        self, moment: int, kind: Kind, values: tuple[int, ...], cards: list[Card], audience: int
    ) -> None:
        self.moment = moment  # the number of the viewer's event that it follows
        self.kind = kind
        self.values = values
        self.cards = cards
        self.audience = audience

    def told(self) -> Event:
        """Return it as an event: with a list of cards, or with one card as its last part."""
        faces = [card.face for card in self.cards]
        if self.kind.parts[-1] in LISTS:
            return Fact(self.kind, (*self.values, tuple(sorted(faces))), self.audience)
        return Fact(self.kind, (*self.values, *faces), self.audience)


def when_met(one: Card, two: Card) -> int:
    """Return when two cards were last in one hand, with nothing certain about them since."""
    since = max(one.sure, two.sure)
    found = NONE
    for moment in [since] + [at for at, _ in one.way + two.way if at > since]:
        if one.zone_at(moment) == two.zone_at(moment) != NONE:
            found = max(found, moment)
    return found


def fits(card: Card, gone: Card, since: int) -> bool:
    """Return whether a card could have the history of another since then."""
    return all(not (moment > since and card.face == barred) for moment, barred in gone.bars)


def respected(drawn: list[int], cards: list[Card]) -> bool:
    """Exchange faces until every card can have the one it is dealt; return whether that works."""
    for at, card in enumerate(cards):
        if card.can_be(drawn[at]):
            continue
        for other in range(len(drawn)):
            fit = other >= len(cards) or cards[other].can_be(drawn[at])
            if fit and card.can_be(drawn[other]):
                drawn[at], drawn[other] = drawn[other], drawn[at]
                break
        else:
            return False
    return True
