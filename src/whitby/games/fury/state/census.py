"""The number of each card and token, counted over every place where one can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.games.fury.cards import table as deck
from whitby.games.fury.sizes import Size
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.hideout import Hideout

NAMES: Final[tuple[str, ...]] = (
    *deck.ITEMS,
    *[f"event {name}" for name in deck.EVENTS],
    *[f"ticket {name}" for name in deck.TICKETS],
    *[f"encounter {name}" for name in deck.ENCOUNTERS],
    *[f"combat {name}" for name in deck.COMBAT],
    "bites",
    "locations twice",
)


def box(size: Size) -> dict[str, int]:
    """Return what is in the box (FURY-COMP-02 to COMP-11).

    There are no surplus bites, and no card is in two places.
    """
    cards = (*deck.ITEM_COPIES, *deck.EVENT_COPIES, *deck.TICKET_COPIES)
    return dict(zip(NAMES, (*cards, *size.encounters, *size.combat, 0, 0), strict=True))


def census(state: Fury) -> dict[str, int]:
    """Return the number of each."""
    bites = sum(
        [count > deck.BITE_SPACES[hunter] for hunter, count in enumerate(state.public.bites)]
    )
    cards = (*items(state), *events(state), *tickets(state), *encounters(state), *combats(state))
    return dict(zip(NAMES, (*cards, bites, twice(state)), strict=True))


def items(state: Fury) -> list[int]:
    """Return the number of each item: in decks, in hands, and in front of hunters."""
    found = [a + b for a, b in zip(state.decks.items, state.public.item_discard, strict=True)]
    for hand in (*state.hands.items, state.looked_at):
        tally(found, hand)
    if state.combat is not None:
        found[deck.GARLIC_WREATH] += len(state.combat.wreaths)
    return found


def events(state: Fury) -> list[int]:
    """Return the number of each event: in decks, in hands, allies, and in combat."""
    found = list(state.public.event_discard)
    tally(found, state.decks.events)
    for hand in (
        *state.hands.events,
        state.dracula.event_hand,
        state.dracula.unread,
        state.decks.events_buried,
    ):
        tally(found, hand)
    tally(
        found,
        [
            ally
            for ally in (state.public.hunter_ally, state.public.dracula_ally)
            if ally != deck.NONE
        ],
    )
    if state.combat is not None:
        for card in state.combat.events_open():
            found[card] += 1
    return found


def tickets(state: Fury) -> list[int]:
    """Return the number of each ticket."""
    found = list(state.decks.tickets)
    for hand in state.hands.tickets:
        tally(found, hand)
    return found


def encounters(state: Fury) -> list[int]:
    """Return the number of each encounter, including one that is being resolved."""
    piles = (state.decks.encounters, state.public.encounter_discard, state.decks.encounters_buried)
    found = [sum(counts) for counts in zip(*piles, strict=True)]
    tally(found, state.dracula.encounter_hand)
    for hideout in hideouts(state):
        tally(found, [encounter.kind for encounter in hideout.encounters])
    if state.public.facing is not None:
        found[state.public.facing.kind] += 1
    found[deck.SZGANY_BODYGUARDS] += state.public.guards
    return found


def combats(state: Fury) -> list[int]:
    """Return the number of each combat card; between combats all are in their deck."""
    combat = state.combat
    if combat is None:
        return list(state.rulings.size.combat)
    found = combat.deck[:]
    tally(found, combat.hand)
    tally(found, combat.played)
    found[deck.ESCAPE_AS_BAT] += sum([hideout.bat for hideout in hideouts(state)])
    return found


def tally(found: list[int], cards: Sequence[int]) -> None:
    """Count some cards."""
    for card in cards:
        found[card] += 1


def twice(state: Fury) -> int:
    """Return how many location and power cards are in two places at once: there should be none."""
    cards = [hideout.place for hideout in hideouts(state) if hideout.place >= 0]
    cards += [-2 - hideout.power for hideout in hideouts(state) if hideout.power != deck.NONE]
    cards += [-9 for hideout in hideouts(state) if hideout.wolf]
    return len(cards) - len(set(cards))


def hideouts(state: Fury) -> list[Hideout]:
    """Return every hideout and lair, including the one that is leaving the trail."""
    spots = [*state.dracula.trail, *state.dracula.lairs, state.dracula.leaving]
    return [hideout for hideout in spots if hideout is not None]
