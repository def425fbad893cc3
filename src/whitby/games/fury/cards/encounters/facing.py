"""Facing an encounter: it ambushes a hunter, or is found by a search (FURY-ENC-05).

The card being resolved is `state.facing`. Its effect is a sequence of steps; `PutAway` then
discards it or puts it back face up, as `state.stays` says.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.games.fury.cards.encounters.base import Encounter
from whitby.games.fury.cards.encounters.creatures import CREATURES
from whitby.games.fury.cards.encounters.humans import HUMANS
from whitby.games.fury.cards.encounters.szgany import SZGANY
from whitby.games.fury.cards.encounters.vampires import VAMPIRES
from whitby.games.fury.dracula.encounter_hand import REFILL, discard_open
from whitby.games.fury.dracula.lairs import clear_if_empty
from whitby.games.fury.dracula.trail import add_encounter
from whitby.games.fury.events import ENCOUNTER_STAYS
from whitby.games.fury.state.fury import Fury, spot

DECLARED: Final[tuple[Encounter, ...]] = (*CREATURES, *HUMANS, *SZGANY, *VAMPIRES)
ENCOUNTER_CARDS: Final = {encounter.card: encounter for encounter in DECLARED}


class Face(Step[Fury]):
    """A hunter faces an encounter."""

    def __init__(self, hunter: int, at: int, kind: int, ambush: bool) -> None:
        self.hunter = hunter
        self.at = at
        self.kind = kind
        self.ambush = ambush

    def run(self, state: Fury) -> None:
        """Push the card's effect, and where it goes afterwards."""
        state.public.stays = False
        card = ENCOUNTER_CARDS[self.kind]
        place = state.public.places[self.hunter]
        state.then(*card.face(state, self.hunter, place, self.ambush), PutAway(self.at))


class PutAway(Step[Fury]):
    """The encounter is discarded, or put back face up (FURY-ENC-07, FURY-VAMP-08)."""

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, state: Fury) -> None:
        """Put the card where it belongs; a lair without cards is cleared (FURY-LAIR-10)."""
        card = state.public.facing
        state.public.facing = None
        if card is not None and state.public.stays and spot(state, self.at) is not None:
            add_encounter(state, self.at, card)
            state.say(ENCOUNTER_STAYS, card.kind)
        elif card is not None:
            discard_open(state, card.kind)
        clear_if_empty(state, self.at)
        state.then(REFILL)
