"""A viewer's history with what the others saw inserted between its events."""

from __future__ import annotations

from whitby.core.engine import Event
from whitby.games.fury.events import DRACULA_DREW_EVENT
from whitby.games.fury.knowledge.card_history import Card, Tale
from whitby.games.fury.knowledge.recollection import Recollection


class Retelling:
    """The history as it would be told by someone who saw everything.

    It is prepared once; only what is about cards with random faces changes with them.
    """

    def __init__(self, story: Recollection) -> None:
        told: dict[int, list[Tale]] = {}
        unsure: list[Card] = []
        unread = story.unread()
        for ledger in story.ledgers:
            unsure += ledger.unsure
            for tale in ledger.tales:
                if tale.kind is DRACULA_DREW_EVENT and tale.cards[0] in unread:
                    continue  # he has not drawn it yet
                told.setdefault(tale.moment, []).append(tale)
        self.events: list[Event] = []
        self.changing: list[tuple[int, Tale]] = []  # those about cards whose faces are random
        for at, event in enumerate(story.view.history):
            self.events.append(event)
            for tale in told.get(at, []):
                if any(card in unsure for card in tale.cards):
                    self.changing.append((len(self.events), tale))
                self.events.append(tale.told())

    def again(self) -> list[Event]:
        """Return it with the faces that the cards have now."""
        events = self.events[:]
        for at, tale in self.changing:
            events[at] = tale.told()
        return events
