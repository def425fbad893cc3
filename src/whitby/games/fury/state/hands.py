"""The hunters' hands: each hunter's is for the person who commands them.

A view holds all of them, with backs for cards that its viewer may not see. What belongs to a hunter
is indexed by the hunter, in activation order; a hand is a sorted tuple of card numbers. Hands never
change, a change replaces them: clones share them.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.core.native import freeze
from whitby.games.fury.cards.table import HIDDEN
from whitby.games.fury.state.public import put

Held = tuple[tuple[int, ...], ...]
UNSEEN: Final = [(HIDDEN,) * count for count in range(100)]
"""A hand of each size as others see it."""


def backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return a hand as others see it."""
    return UNSEEN[len(cards)]


class Hands:
    """What the hunters hold."""

    def __init__(self, items: Held = (), events: Held = (), tickets: Held = ()) -> None:
        self.items = items
        self.events = events
        self.tickets = tickets

    def with_items(self, hunter: int, hand: tuple[int, ...]) -> Hands:
        """Return them with other items of a hunter."""
        return Hands(put(self.items, hunter, hand), self.events, self.tickets)

    def with_events(self, hunter: int, hand: tuple[int, ...]) -> Hands:
        """Return them with other events of a hunter."""
        return Hands(self.items, put(self.events, hunter, hand), self.tickets)

    def with_tickets(self, hunter: int, hand: tuple[int, ...]) -> Hands:
        """Return them with other tickets of a hunter."""
        return Hands(self.items, self.events, put(self.tickets, hunter, hand))

    def seen(self, known: int) -> Hands:
        """Return them as someone sees them who knows those of some hunters, one bit each."""
        items, events = faces(self.items, known), faces(self.events, known)
        return Hands(items, events, faces(self.tickets, known))

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        return f"Hands({self.items}, {self.events}, {self.tickets})"


def faces(hands: Held, known: int) -> Held:
    """Return the hands of the four hunters as someone sees them who knows some, one bit each."""
    first, second, third, fourth = hands
    return (
        first if known & 1 else UNSEEN[len(first)],
        second if known & 2 else UNSEEN[len(second)],
        third if known & 4 else UNSEEN[len(third)],
        fourth if known & 8 else UNSEEN[len(fourth)],
    )
