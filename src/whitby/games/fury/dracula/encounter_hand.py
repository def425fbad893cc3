"""Dracula's encounter hand, the encounter deck and its two discard piles (FURY-ENC-10, ENC-16)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.core.facts import Fact
from whitby.games.fury.cards.table import ENCOUNTER_DECK, ENCOUNTER_HAND, ENCOUNTERS
from whitby.games.fury.events import (
    DRACULA_ONLY,
    DREW_ENCOUNTERS,
    ENCOUNTER_DISCARDED,
    ENCOUNTERS_DRAWN,
    ENCOUNTERS_SHUFFLED,
)
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.hideout import PlacedEncounter
from whitby.games.fury.state.public import more

KINDS: Final = len(ENCOUNTERS)
NO_ENCOUNTERS: Final = (0,) * KINDS


def draw_encounters(state: Fury, count: int) -> None:
    """Draw this many cards; an empty deck is reshuffled from all discards (FURY-ENC-10, ENC-12)."""
    drawn: list[int] = []
    for _ in range(count):
        left = sum(state.encounter_deck)
        if left == 0:
            known, buried = state.public.encounter_discard, state.encounter_buried
            state.encounter_deck = tuple([known[each] + buried[each] for each in range(KINDS)])
            state.public.encounter_discard = state.encounter_buried = NO_ENCOUNTERS
            left = sum(state.encounter_deck)
            if left == 0:
                break
            state.say(ENCOUNTERS_SHUFFLED)
        kind = state.rng.pick(list(state.encounter_deck), left, ENCOUNTER_DECK)
        state.encounter_deck = more(state.encounter_deck, kind, -1)
        drawn.append(kind)
    if drawn:
        state.encounter_hand = tuple(sorted((*state.encounter_hand, *drawn)))
        state.say(ENCOUNTERS_DRAWN, len(drawn))
        state.tell(Fact(DREW_ENCOUNTERS, (tuple(sorted(drawn)),), DRACULA_ONLY))


class Refill(Step[Fury]):
    """With fewer than five encounters Dracula refills to five (FURY-HAND-07)."""

    def run(self, state: Fury) -> None:
        """Draw what is missing."""
        if len(state.encounter_hand) < ENCOUNTER_HAND:
            draw_encounters(state, ENCOUNTER_HAND - len(state.encounter_hand))


class DrawEncounters(Step[Fury]):
    """Dracula draws encounters beyond his hand of five (FURY-DARK-01)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Fury) -> None:
        """Draw them."""
        draw_encounters(state, self.count)


def discard_open(state: Fury, kind: int) -> None:
    """Discard an encounter that everyone has seen (FURY-ENC-16)."""
    state.public.encounter_discard = more(state.public.encounter_discard, kind)
    state.say(ENCOUNTER_DISCARDED, kind)


def discard_unresolved(state: Fury, encounters: tuple[PlacedEncounter, ...]) -> None:
    """Discard what was in a cleared hideout: unseen cards stay unseen (FURY-HIDEOUT-11)."""
    for encounter in encounters:
        if encounter.up or not state.rulings.hidden_discards:
            discard_open(state, encounter.kind)
        else:
            state.encounter_buried = more(state.encounter_buried, encounter.kind)


REFILL: Final = Refill()
