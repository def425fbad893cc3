"""Who may know what: views built field by field according to FURY section 30."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.game import NOBODY
from whitby.games.fury.board import CASTLE_DRACULA, NOWHERE
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
    "rulings": "all",
    "public": "all",
    "players": "all",
    "trail": "Dracula; backs, open cards, numbers and tokens: all",
    "lairs": "Dracula; backs, open cards, numbers and tokens: all",
    "leaving": "Dracula; back, open cards, numbers and tokens: all",
    "encounter_hand": "Dracula; its size: all",
    "event_hand": "Dracula; its size: all",
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
    "looked_at": "whoever looks at them; how many: all",
    "unread": "Dracula; how many: all",
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
    seen.looked_at = state.looked_at
    seen.items = list(state.items)
    seen.events_held = list(state.events_held)
    seen.tickets = list(state.tickets)
    return seen


def _build(state: Fury, seat: int | None, dracula: bool) -> FuryView:
    events = state.events  # most of them everyone's
    history = [event for event in events if event.audience == EVERYONE or event.seen_by(seat)]
    seen = FuryView(seat, history, state.stack[:], state.public.clone())
    seen.options = dict(state.rulings.options)
    _fill(seen, state, dracula)
    return seen


def glimpse(state: Fury, seat: int | None) -> FuryView:
    """Return what a seat sees, without its history and sooner; it must not be kept or changed."""
    seen = FuryView(seat, NO_HISTORY, state.stack, state.public)
    options = state.rulings.options
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
    seen.unread = state.unread if dracula else backs(state.unread)
    viewer = NONE if seat is None else seat
    seen.looked_at = looked_at_by(state, viewer)
    seen.drawn = drawn_by(state, viewer)


def masked_combat(state: Fury, combat: Combat, seat: int | None, dracula: bool) -> Combat:
    """Return a combat as a viewer sees it: only owners see sealed cards and hands."""
    seen = combat.clone()
    if not dracula:
        seen.deck = []
        seen.hand = backs(combat.hand)
    seen.card = strike_card(combat, dracula)
    viewer = NONE if seat is None else seat
    for hunter in EVERY_HUNTER:
        seen.cards[hunter] = fight_card(state, combat, viewer, hunter)
    return seen


def strike_card(combat: Combat, dracula: bool) -> int:
    """Return Dracula's card of this round: his alone until it is revealed."""
    card = combat.card
    return card if combat.revealed or dracula or card == NONE else HIDDEN


def fight_card(state: Fury, combat: Combat, viewer: int, hunter: int) -> int:
    """Return a hunter's card of this round: the owner's alone until it is revealed."""
    card = combat.cards[hunter]
    if combat.revealed or card == NONE or seat_of(state, hunter) == viewer:
        return card
    return HIDDEN


def see_dracula(seen: FuryView, state: Fury, dracula: bool) -> None:
    """Show Dracula's side: all of it to him, backs and open cards to everyone."""
    if dracula:
        seen.trail = state.trail
        seen.lairs = state.lairs
        seen.leaving = state.leaving
        seen.encounter_hand = state.encounter_hand
        seen.event_hand = state.event_hand
        seen.moved_from = state.moved_from
        seen.dracula = place_of_dracula(state, dracula)
        return
    seen.trail = tuple([masked(hideout) for hideout in state.trail])
    seen.lairs = tuple([masked(hideout) for hideout in state.lairs])
    seen.leaving = masked(state.leaving)
    seen.encounter_hand = backs(state.encounter_hand)
    seen.event_hand = backs(state.event_hand)
    seen.dracula = place_of_dracula(state, dracula)


def place_of_dracula(state: Fury, dracula: bool) -> int:
    """Return where Dracula is, to him and while he is revealed."""
    return dracula_place(state) if dracula or revealed(state) else NOWHERE


def masked(hideout: Hideout | None) -> Hideout | None:
    """Return a hideout as everyone sees it: backs, open cards, tokens (FURY-COMP-15, COMP-16)."""
    if hideout is None:
        return None
    faces = [
        encounter for encounter in hideout.encounters if encounter.up
    ]  # face-down ones are all alike
    hidden = [PlacedEncounter(HIDDEN) for encounter in hideout.encounters if not encounter.up]
    encounters = (*faces, *hidden)
    place, up = shown_place(hideout), hideout.up
    power, tied = (hideout.power, hideout.tied) if up else (NONE, False)
    return Hideout(place, power, up, encounters, hideout.rumour, hideout.wolf, hideout.bat, tied)


def shown_place(hideout: Hideout) -> int:
    """Return the place of a hideout as everyone sees it: face down, a card has only its back."""
    if hideout.up or hideout.place == CASTLE_DRACULA:
        return hideout.place
    return HIDDEN_SEA if hideout.back() == SEA_BACK else HIDDEN_LAND


def _see_hunters(seen: FuryView, state: Fury, seat: int | None) -> None:
    """Show the hunters: sheets to all, hands to their owner and to the partner of a trade."""
    viewer = NONE if seat is None else seat
    for hunter in EVERY_HUNTER:
        items, events = state.items[hunter], state.events_held[hunter]
        tickets = state.tickets[hunter]
        known = sees_hands(state, viewer, hunter)
        seen.items.append(items if known else backs(items))
        seen.events_held.append(events if known else backs(events))
        seen.tickets.append(tickets if known else backs(tickets))
    seen.fresh_ticket = ticket_drawn_by(state, viewer)


# What a viewer sees, one thing at a time; the spectator is the viewer NONE

BACKS: Final = [(HIDDEN,) * count for count in range(100)]


def backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return a hand as others see it."""
    return BACKS[len(cards)]


def sees_hands(state: Fury, viewer: int, hunter: int) -> bool:
    """Return whether a viewer sees the hand of a hunter: the owner, and the partner of a trade."""
    if viewer == NONE:
        return False
    if seat_of(state, hunter) == viewer:
        return True
    traders = state.public.traders
    if not traders or hunter not in traders:
        return False
    return any(seat_of(state, trader) == viewer for trader in traders)


def ticket_drawn_by(state: Fury, viewer: int) -> int:
    """Return the ticket just drawn, to the one who is asked whether to keep it."""
    ticket, asked = state.fresh_ticket, state.asked
    if ticket == NONE or asked is None or asked.prompt != "keep":
        return NONE
    hunter = asked.about[0]
    owns = seat_of(state, hunter) == viewer and ticket in state.tickets[hunter]
    return ticket if owns else NONE


def looked_at_by(state: Fury, viewer: int) -> tuple[int, ...]:
    """Return the items that are looked at, as a viewer sees them."""
    if not state.looked_at:
        return ()
    return state.looked_at if _asked(state, viewer) == "lucky_find" else backs(state.looked_at)


def drawn_by(state: Fury, viewer: int) -> int:
    """Return the event just drawn, to the one who is asked about it."""
    if state.drawn == NONE:
        return NONE
    return state.drawn if _asked(state, viewer) in ("drawn", "scheme_drawn") else NONE


def _asked(state: Fury, viewer: int) -> str:
    """Return what a viewer is asked."""
    asked = state.asked
    return asked.prompt if asked is not None and asked.seat == viewer else ""


def _see_decks(seen: FuryView, state: Fury, dracula: bool) -> None:
    """Show sizes of decks, open discards, and to Dracula his buried encounters (INFO-07)."""
    seen.item_deck_size = sum(state.item_deck)
    seen.event_deck_size = len(state.event_deck)
    seen.event_on_top = top_side(state) if state.event_deck else NONE
    seen.event_buried_size = len(state.event_buried)
    seen.encounter_deck_size = sum(state.encounter_deck)
    seen.encounter_buried_size = sum(state.encounter_buried)
    seen.encounter_buried = list(state.encounter_buried) if dracula else []
    seen.ticket_pool_size = sum(state.ticket_pool)
