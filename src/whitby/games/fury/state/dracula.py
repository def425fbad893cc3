"""What belongs to Dracula: all of it is his to know.

His view holds a clone of this part, and everyone else's what `seen` returns. A field that `seen`
does not mention stays as it is before the deal. All values are replaced and never changed, so
clones share them.
"""

from __future__ import annotations

from typing import Final

from whitby.core.native import mypyc_attr
from whitby.core.state import StatePart
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.state.hands import backs
from whitby.games.fury.state.hideout import SLOTS, TRAIL, Hideout

EMPTY_TRAIL: Final[tuple[Hideout | None, ...]] = (None,) * TRAIL
NO_LAIRS: Final[tuple[Hideout | None, ...]] = (None,) * SLOTS


@mypyc_attr(free_list_len=1)  # most clones are dropped before the next is made
class Dracula(StatePart):
    """Dracula's side of the table."""

    def __init__(self, like: Dracula | None = None) -> None:
        # Each field: that of the part to copy, or the one before the deal.
        self.trail: tuple[Hideout | None, ...] = like.trail if like else EMPTY_TRAIL
        self.lairs: tuple[Hideout | None, ...] = like.lairs if like else NO_LAIRS
        # the hideout that has slid off the trail
        self.leaving: Hideout | None = like.leaving if like else None
        # encounters in his hand
        self.encounter_hand: tuple[int, ...] = like.encounter_hand if like else ()
        self.event_hand: tuple[int, ...] = like.event_hand if like else ()  # events in his hand
        # events that he has yet to draw
        self.unread: tuple[int, ...] = like.unread if like else ()
        # where he was before this movement step
        self.moved_from: int = like.moved_from if like else NOWHERE

    def clone(self) -> Dracula:
        """Return an independent copy."""
        return Dracula(self)

    def seen(self) -> Dracula:
        """Return it as everyone else sees it: backs, open cards, numbers and tokens."""
        shown = Dracula()
        shown.trail = masked_row(self.trail)
        shown.lairs = masked_row(self.lairs)
        shown.leaving = masked(self.leaving)
        shown.encounter_hand = backs(self.encounter_hand)
        shown.event_hand = backs(self.event_hand)
        shown.unread = backs(self.unread)
        return shown


def masked(hideout: Hideout | None) -> Hideout | None:
    """Return what is on a space as everyone sees it."""
    return None if hideout is None else hideout.seen()


def masked_row(hideouts: tuple[Hideout | None, ...]) -> tuple[Hideout | None, ...]:
    """Return the trail or the lairs as everyone sees them."""
    return tuple([None if hideout is None else hideout.seen() for hideout in hideouts])
