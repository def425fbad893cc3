"""The decks, and what was discarded face down: nobody may look at them.

A view holds their sizes (`Sizes`). Decks whose order nobody knows are counts by kind of card. All
values are replaced and never changed, so clones share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.core.native import fields, freeze, mypyc_attr
from whitby.core.rng import Rng
from whitby.core.state import StatePart
from whitby.games.fury.cards.table import ENCOUNTER_COPIES, NONE, event_side

NO_ENCOUNTERS: Final = (0,) * len(ENCOUNTER_COPIES)


@mypyc_attr(free_list_len=1)  # most clones are dropped before the next is made
class Decks(StatePart):
    """The decks."""

    def __init__(self, like: Decks | None = None) -> None:
        # Each field: that of the part to copy, or the one before the deal.
        self.items: tuple[int, ...] = like.items if like else ()
        self.events: tuple[int, ...] = like.events if like else ()  # the cards, bottom first
        self.events_buried: tuple[int, ...] = like.events_buried if like else ()  # the cards
        self.encounters: tuple[int, ...] = like.encounters if like else ()
        # Dracula, who discarded them, knows these (FURY-INFO-07)
        self.encounters_buried: tuple[int, ...] = like.encounters_buried if like else NO_ENCOUNTERS
        self.tickets: tuple[int, ...] = like.tickets if like else ()

    def clone(self) -> Decks:
        """Return an independent copy."""
        return Decks(self)

    def seen(self, dracula: bool) -> Sizes:
        """Return what is seen of them, by Dracula or by everyone else."""
        return Sizes(
            sum(self.items),
            len(self.events),
            len(self.events_buried),
            sum(self.encounters),
            sum(self.encounters_buried),
            sum(self.tickets),
            self.encounters_buried if dracula else NO_ENCOUNTERS,
        )

    def top(self) -> int:
        """Return whose card is on top of the events, as its back tells everyone; NONE if none."""
        return event_side(self.events[-1]) if self.events else NONE

    def shuffle_events(self, rng: Rng, more: Sequence[int] = ()) -> None:
        """Shuffle the events, and these with them."""
        deck = [*self.events, *more]
        rng.shuffle(deck)
        self.events = tuple(deck)


class Sizes:
    """What is seen of the decks: how many cards they have.

    `known` are the encounters that Dracula discarded face down, for him.
    """

    def __init__(
        self,
        items: int = 0,
        events: int = 0,
        events_buried: int = 0,
        encounters: int = 0,
        encounters_buried: int = 0,
        tickets: int = 0,
        known: tuple[int, ...] | None = None,  # a literal, so that compiled views can be pickled
    ) -> None:
        self.items = items
        self.events = events
        self.events_buried = events_buried
        self.encounters = encounters
        self.encounters_buried = encounters_buried
        self.tickets = tickets
        self.known = NO_ENCOUNTERS if known is None else known

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        return f"Sizes({fields(self)})"
