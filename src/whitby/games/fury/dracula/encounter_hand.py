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
from whitby.games.fury.state.decks import NO_ENCOUNTERS
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.hideout import PlacedEncounter
from whitby.games.fury.state.public import more, total

KINDS: Final = len(ENCOUNTERS)


def draw_encounters(state: Fury, count: int) -> None:
    """Draw this many cards; an empty deck is reshuffled from all discards (FURY-ENC-10, ENC-12)."""
    drawn: list[int] = []
    for _ in range(count):
        left = total(state.decks.encounters)
        if left == 0:
            known, buried = state.public.encounter_discard, state.decks.encounters_buried
            state.decks.encounters = tuple([known[each] + buried[each] for each in range(KINDS)])
            state.public.encounter_discard = state.decks.encounters_buried = NO_ENCOUNTERS
            left = total(state.decks.encounters)
            if left == 0:
                break
            state.say(ENCOUNTERS_SHUFFLED)
        kind = state.rng.pick(list(state.decks.encounters), left, ENCOUNTER_DECK)
        state.decks.encounters = more(state.decks.encounters, kind, -1)
        drawn.append(kind)
    if drawn:
        state.dracula.encounter_hand = tuple(sorted((*state.dracula.encounter_hand, *drawn)))
        state.say(ENCOUNTERS_DRAWN, len(drawn))
        if state.logged:
            state.recent.append(Fact(DREW_ENCOUNTERS, (tuple(sorted(drawn)),), DRACULA_ONLY))


class Refill(Step[Fury]):
    """With fewer than five encounters Dracula refills to five (FURY-HAND-07)."""

    def run(self, state: Fury) -> None:
        """Draw what is missing."""
        if len(state.dracula.encounter_hand) < ENCOUNTER_HAND:
            draw_encounters(state, ENCOUNTER_HAND - len(state.dracula.encounter_hand))


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
            state.decks.encounters_buried = more(state.decks.encounters_buried, encounter.kind)


REFILL: Final = Refill()
