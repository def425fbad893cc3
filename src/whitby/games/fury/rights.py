"""Who may know what: views built field by field according to FURY section 30."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.game import NOBODY
from whitby.games.fury.board import CASTLE_DRACULA
from whitby.games.fury.cards.table import (
    EVERY_HUNTER,
    HIDDEN,
    NONE,
)
from whitby.games.fury.hunters.supply import top_side
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    dracula_place,
    revealed,
    seat_of,
)
from whitby.games.fury.state.hideout import (
    HIDDEN_LAND,
    HIDDEN_SEA,
    SEA_BACK,
    Hideout,
    PlacedEncounter,
)
from whitby.games.fury.view import FuryView

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "house": "all",
    "public": "all",
    "players": "all",
    "trail": "Dracula; backs, open cards, numbers and tokens: all",
    "lairs": "Dracula; backs, open cards, numbers and tokens: all",
    "leaving": "Dracula; back, open cards, numbers and tokens: all",
    "encounter_hand": "Dracula; its size: all",
    "schemes": "Dracula; its size: all",
    "items": "the owner; the partner of a trade; sizes: all",
    "events_held": "the owner; the partner of a trade; sizes: all",
    "tickets": "the owner; the partner of a trade; sizes: all",
    "item_deck": "its size: all",
    "event_deck": "its size and the back of its top card: all",
    "event_buried": "its size: all",
    "encounter_deck": "its size: all",
    "encounter_buried": "Dracula; its size: all",
    "ticket_pool": "its size: all",
    "fresh_ticket": "the owner",
    "combat": "all; hands and sealed cards: the owner; the combat deck: Dracula",
    "finds": "whoever looks at them; how many: all",
    "gifts": "Dracula; how many: all",
    "drawn": "whoever drew it",
    "moved_from": "Dracula; all while he is known to have been there",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "asked": "the seat it asks",
}


NO_HISTORY: Final[list[Event]] = []


def view(state: Fury, seat: int | None) -> FuryView:
    """Return what a seat may know; None is the spectator."""
    return _build(state, seat, seat == DRACULA_SEAT)


def reveal(state: Fury) -> FuryView:
    """Return a view with every card revealed, for games that are over."""
    seen = _build(state, None, True)
    seen.history = state.events
    if state.combat is not None:
        seen.combat = state.combat.clone()
    seen.finds = state.finds
    seen.items = state.items[:]
    seen.events_held = state.events_held[:]
    seen.tickets = state.tickets[:]
    return seen


def _build(state: Fury, seat: int | None, dracula: bool) -> FuryView:
    events = state.events  # most of them everyone's
    history = [event for event in events if event.audience == EVERYONE or event.seen_by(seat)]
    seen = FuryView(seat, history, state.stack[:], state.public.clone())
    seen.options = dict(state.house.options)
    _fill(seen, state, dracula)
    return seen


def glimpse(state: Fury, seat: int | None) -> FuryView:
    """Return what a seat sees, without its history and sooner; it must not be kept or changed."""
    seen = FuryView(seat, NO_HISTORY, state.stack, state.public)
    options = state.house.options
    assert isinstance(options, dict)
    seen.options = options
    _fill(seen, state, seat == DRACULA_SEAT)
    return seen


def _fill(seen: FuryView, state: Fury, dracula: bool) -> None:
    """Add everything that is not public to everyone."""
    seat = seen.seat
    seen.players = state.players
    see_dracula(seen, state, dracula)
    _see_hunters(seen, state, seat)
    _see_decks(seen, state, dracula)
    _see_events(seen, state, seat, dracula)
    if state.combat is not None:
        seen.combat = masked_combat(state, state.combat, seat, dracula)


def _see_events(seen: FuryView, state: Fury, seat: int | None, dracula: bool) -> None:
    """Show the effects of events, and what was drawn to those it concerns."""
    seen.gifts = state.gifts if dracula else (HIDDEN,) * len(state.gifts)
    asked = state.asked
    mine = asked is not None and asked.seat == seat
    finding = mine and asked is not None and asked.prompt == "lucky_find"
    seen.finds = state.finds if finding else (HIDDEN,) * len(state.finds)
    if mine and asked is not None and asked.prompt in ("drawn", "scheme_drawn"):
        seen.drawn = state.drawn


def masked_combat(state: Fury, combat: Combat, seat: int | None, dracula: bool) -> Combat:
    """Return a combat as a viewer sees it: only owners see sealed cards and hands."""
    seen = combat.clone()
    if not dracula:
        seen.deck = []
        seen.hand = (HIDDEN,) * len(combat.hand)
    if not combat.revealed:
        if combat.card != NONE and not dracula:
            seen.card = HIDDEN
        for hunter in EVERY_HUNTER:
            if combat.cards[hunter] != NONE and seat_of(state, hunter) != seat:
                seen.cards[hunter] = HIDDEN
    return seen


def see_dracula(seen: FuryView, state: Fury, dracula: bool) -> None:
    """Show Dracula's side: all of it to him, backs and open cards to everyone."""
    if dracula:
        seen.trail = state.trail
        seen.lairs = state.lairs
        seen.leaving = state.leaving
        seen.encounter_hand = state.encounter_hand
        seen.schemes = state.schemes
        seen.moved_from = state.moved_from
        seen.dracula = dracula_place(state)
        return
    seen.trail = tuple([masked(hideout) for hideout in state.trail])
    seen.lairs = tuple([masked(hideout) for hideout in state.lairs])
    seen.leaving = masked(state.leaving)
    seen.encounter_hand = (HIDDEN,) * len(state.encounter_hand)
    seen.schemes = (HIDDEN,) * len(state.schemes)
    if revealed(state):
        seen.dracula = dracula_place(state)


def masked(hideout: Hideout | None) -> Hideout | None:
    """Return a hideout as everyone sees it: backs, open cards, tokens (FURY-COMP-15, COMP-16)."""
    if hideout is None:
        return None
    faces = [
        encounter for encounter in hideout.encounters if encounter.up
    ]  # face-down ones are all alike
    backs = [PlacedEncounter(HIDDEN) for encounter in hideout.encounters if not encounter.up]
    encounters = (*faces, *backs)
    place, power, tied = hideout.place, hideout.power, hideout.tied
    if not hideout.up:
        tied = False
        power = NONE
        if hideout.back() == SEA_BACK:
            place = HIDDEN_SEA
        elif place != CASTLE_DRACULA:
            place = HIDDEN_LAND
    return Hideout(
        place, power, hideout.up, encounters, hideout.rumour, hideout.wolf, hideout.bat, tied
    )


def _see_hunters(seen: FuryView, state: Fury, seat: int | None) -> None:
    """Show the hunters: sheets to all, hands to their owner and to the partner of a trade."""
    trading = [seat_of(state, hunter) for hunter in state.public.traders]
    for hunter in EVERY_HUNTER:
        owns = seat is not None and seat_of(state, hunter) == seat
        known = owns or (hunter in state.public.traders and seat in trading)
        items, events = state.items[hunter], state.events_held[hunter]
        tickets = state.tickets[hunter]
        seen.items.append(items if known else (HIDDEN,) * len(items))
        seen.events_held.append(events if known else (HIDDEN,) * len(events))
        seen.tickets.append(tickets if known else (HIDDEN,) * len(tickets))
        if owns and state.fresh_ticket in tickets:
            seen.fresh_ticket = _fresh(state, hunter)


def _fresh(state: Fury, hunter: int) -> int:
    """Return the ticket just drawn, if it is this hunter who is asked whether to keep it."""
    asked = state.asked
    if asked is not None and asked.prompt == "keep" and asked.about[0] == hunter:
        return state.fresh_ticket
    return NONE


def _see_decks(seen: FuryView, state: Fury, dracula: bool) -> None:
    """Show sizes of decks, open discards, and to Dracula his buried encounters (INFO-07)."""
    seen.item_deck_size = sum(state.item_deck)
    seen.event_deck_size = len(state.event_deck)
    seen.event_on_top = top_side(state) if state.event_deck else NONE
    seen.event_buried_size = len(state.event_buried)
    seen.encounter_deck_size = sum(state.encounter_deck)
    seen.encounter_buried_size = sum(state.encounter_buried)
    seen.encounter_buried = state.encounter_buried[:] if dracula else []
    seen.ticket_pool_size = sum(state.ticket_pool)
