"""What a viewer with perfect memory knows about the discard and the library."""

from __future__ import annotations

from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import (
    BITE,
    CASE_COMPONENTS,
    CASE_NONE,
    CASE_RUMOURS,
    COMPONENT,
    NIGHT,
    NONE,
    RUMOUR,
)
from whitby.games.nosferatu.parts import CARD, CARDS, CASE, COUNT, SEAT
from whitby.games.nosferatu.view import NosferatuView


class Memory:
    """Cards known to be in the two piles: never more of a kind than there are."""

    def __init__(self) -> None:
        self.discard = [0, 0, 0, 0]
        self.mixed = 0  # further cards of the discard, known to be Rumours or Components
        self.library = [0, 0, 0, 0]
        self.unseen = 0  # cards being drawn by someone else
        self.gifts: list[int] = []  # known cards of this round's pile
        self.case = CASE_NONE

    def witness(self, event: Event) -> None:
        """Process one event of the viewer's history."""
        assert isinstance(event, Fact)
        if event.kind is events.DREW:
            card = event[CARD]
            self.library[card] = max(0, self.library[card] - 1)
            self.unseen = max(0, self.unseen - 1)
        elif event.kind is events.LIBRARY_REBUILT:
            # one of the cards being drawn was the last of the old library
            self.unseen = max(0, self.unseen - 1)
            self.library = self.discard
            self.discard = [0, 0, 0, 0]
            self.mixed = 0
        else:
            self.forget()
            self.take_in(event)

    def forget(self) -> None:
        """Drop what others may have drawn: any card may be one of those known."""
        for kind in range(4):
            self.library[kind] = max(0, self.library[kind] - self.unseen)
        self.unseen = 0

    def take_in(self, event: Fact) -> None:
        """Process an event that is not a draw."""
        kind = event.kind
        if kind is events.TURN_BEGAN:
            self.unseen = 2
        elif kind is events.TRANSFUSED:
            self.discard[BITE] += 1
            self.unseen = 1
        elif kind is events.NIGHT_REMOVED:
            self.discard[NIGHT] += 1
        elif kind is events.DISCARDED or kind is events.SLID:
            self.discard[event[CARD]] += 1
        elif kind is events.GAVE:
            self.gifts.append(event[CARD])
        elif kind is events.PILE_SEEN:
            self.gifts = [card for card in range(4) for _ in range(event[CARDS][card])]
        elif kind is events.ANNOUNCED:
            self.case = event[CASE]
        elif kind is events.ROUND_ENDED:
            self.slide_pile(event[COUNT])

    def slide_pile(self, size: int) -> None:
        """The rest of the pile goes under the discard: this many Rumours and Components."""
        known = [0, 0]
        for kind in self.gifts:
            if kind in (RUMOUR, COMPONENT):
                known[kind] += 1
        if self.case == CASE_COMPONENTS:
            known[COMPONENT] = size
        elif self.case == CASE_RUMOURS and known[RUMOUR] == 0 and size > known[COMPONENT]:
            known[RUMOUR] = 1
        self.discard[RUMOUR] += known[RUMOUR]
        self.discard[COMPONENT] += known[COMPONENT]
        self.mixed += size - sum(known)
        self.gifts = []


def remember(view: NosferatuView) -> Memory:
    """Return what the viewer's own history says about the two piles."""
    table = view.public
    memory = Memory()
    for event in view.history:
        memory.witness(event)
    memory.forget()
    if table.discard_top != NONE and memory.discard[table.discard_top] == 0:
        memory.discard[table.discard_top] = 1  # in a scene it is there without a history
    return memory


def bites_before(view: NosferatuView) -> list[int]:
    """Return the Bites that were in play before the history begins: only scenes have some."""
    bites = list(view.public.bites)
    for event in view.history:
        assert isinstance(event, Fact)
        if event.kind is events.BITTEN:
            bites[event[SEAT]] -= 1
        elif event.kind is events.TRANSFUSED:
            bites[event[SEAT]] += 1
    return bites
