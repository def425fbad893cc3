"""What a combat card is, for either side, and what cards do to each other.

Dracula's card is resolved in step 5 of a round, the hunters' cards in step 6. Numbers and icons are
rows of `cards/table.py`; `strikes.py`, `escape.py` and `weapons.py` have one class a card.
"""

from __future__ import annotations

from whitby.core.engine import Step
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.events import CARD_CANCELLED
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import Fury


class DraculaCombatCard:
    """One of Dracula's combat cards."""

    card: int = NONE

    def strike(self, state: Fury, combat: Combat) -> list[Step[Fury]]:
        """Return what it does to the engaged hunter, unless it is cancelled (FURY-COMBAT-18)."""
        raise NotImplementedError


class HunterCombatCard:
    """A card with which a hunter can fight: an item with a banner, Punch, Dodge or Escape."""

    card: int = NONE

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Return what it does, unless it is cancelled (FURY-COMBAT-22)."""
        raise NotImplementedError


def combat_of(state: Fury) -> Combat:
    """Return the current combat."""
    assert state.combat is not None
    return state.combat


def cancel_card(state: Fury, hunter: int) -> None:
    """Cancel a hunter's card: it has no effect and no icons (FURY-CANCEL-02, FURY-CANCEL-03)."""
    combat = combat_of(state)
    if hunter not in combat.cancelled:
        combat.cancelled = (*combat.cancelled, hunter)
        state.say(CARD_CANCELLED, hunter, combat.cards[hunter])


def use_up(state: Fury, hunter: int, card: int) -> None:
    """Discard the item that was used: it does not come back."""
    combat_of(state).cards[hunter] = NONE
    discard_item(state, hunter, card)
