"""What each seat may know, built field by field: the table of FURY section 30.

Hideouts and lairs are shown as hideouts whose unknown parts are HIDDEN: a card keeps its back.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.core.engine import Event, Step
from whitby.core.game import NOBODY, View
from whitby.games.fury.board import CASTLE_DRACULA, LINK_NAMES, NOWHERE, PLACES
from whitby.games.fury.cards import (
    DAYS,
    ENCOUNTERS,
    EVENTS,
    EVERY_HUNTER,
    HEALTH,
    HIDDEN,
    HUNTERS,
    ITEMS,
    NONE,
    PHASES,
    POWERS,
    REASONS,
    SIDES,
    TICKETS,
)
from whitby.games.fury.hideout import (
    HIDDEN_LAND,
    HIDDEN_SEA,
    SEA_BACK,
    Hideout,
    Lurker,
)
from whitby.games.fury.naming import BACKS
from whitby.games.fury.state import (
    DRACULA_SEAT,
    Fury,
    dracula_place,
    revealed,
    seat_of,
)
from whitby.games.fury.supply import top_side

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "house": "all",
    "players": "all",
    "commanders": "all",
    "round": "all",
    "phase": "all",
    "day": "all",
    "despair": "all",
    "influence": "all",
    "damage": "all",
    "rumours": "all",
    "trail": "Dracula; backs, open cards, numbers and tokens: all",
    "lairs": "Dracula; backs, open cards, numbers and tokens: all",
    "leaving": "Dracula; back, open cards, numbers and tokens: all",
    "pack": "Dracula; its size: all",
    "schemes": "Dracula; its size: all",
    "guards": "all",
    "places": "all",
    "wounds": "all",
    "bites": "all",
    "delayed": "all",
    "bats": "all",
    "beds": "all",
    "items": "the owner; the partner of a trade; sizes: all",
    "events_held": "the owner; the partner of a trade; sizes: all",
    "tickets": "the owner; the partner of a trade; sizes: all",
    "open_items": "all",
    "open_events": "all",
    "item_deck": "its size: all",
    "item_discard": "all",
    "event_deck": "its size and the back of its top card: all",
    "event_discard": "all",
    "event_buried": "its size: all",
    "encounter_deck": "its size: all",
    "encounter_discard": "all",
    "encounter_buried": "Dracula; its size: all",
    "ticket_pool": "its size: all",
    "fog": "all",
    "roadblocks": "all",
    "storms": "all",
    "ground": "all",
    "hosts": "all",
    "facing": "all",
    "stays": "all",
    "fresh_ticket": "the owner",
    "traders": "all",
    "brawlers": "all",
    "ambush": "all",
    "told_off": "all",
    "misdirected": "all",
    "moved_from": "Dracula; all while he is known to have been there",
    "winner": "all",
    "reason": "all",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "asked": "the seat it asks",
}


class FuryView(View):
    """What one seat may know."""

    def __init__(self, seat: int | None, history: list[Event], flow: list[Step[Any]]) -> None:
        super().__init__(seat, history, flow)
        self.options: dict[str, str] = {}
        self.combat: Step[Any] | None = None  # the combat step of the table
        self.players = 0
        self.commanders: tuple[int, ...] = ()
        self.round = 0
        self.phase = 0
        self.day = 0
        self.despair = 0
        self.influence = 0
        # Dracula
        self.damage = 0
        self.rumours = 0
        self.trail: tuple[Hideout | None, ...] = ()
        self.lairs: tuple[Hideout | None, ...] = ()
        self.leaving: Hideout | None = None
        self.dracula = NOWHERE  # where he is, for those who know
        self.moved_from = NOWHERE
        self.pack: tuple[int, ...] = ()  # encounters, HIDDEN for all but him
        self.schemes: tuple[int, ...] = ()
        self.guards = 0
        # hunters
        self.places: list[int] = []
        self.wounds: list[int] = []
        self.bites: list[int] = []
        self.delayed: list[int] = []
        self.bats: list[int] = []
        self.beds: list[int] = []
        self.items: list[tuple[int, ...]] = []  # HIDDEN for those who may not see them
        self.events_held: list[tuple[int, ...]] = []
        self.tickets: list[tuple[int, ...]] = []
        self.open_items: list[int] = []
        self.open_events: list[int] = []
        # decks and discards
        self.item_deck_size = 0
        self.item_discard: list[int] = []
        self.event_deck_size = 0
        self.event_on_top = NONE
        self.event_discard: list[int] = []
        self.event_buried_size = 0
        self.encounter_deck_size = 0
        self.encounter_discard: list[int] = []
        self.encounter_buried_size = 0
        self.encounter_buried: list[int] = []  # Dracula's alone
        self.ticket_pool_size = 0
        # tokens
        self.fog: tuple[int, ...] = ()
        self.roadblocks: tuple[int, ...] = ()
        self.storms: tuple[int, ...] = ()
        self.ground = NOWHERE
        self.hosts: tuple[int, ...] = ()
        # in the middle of things
        self.facing: Lurker | None = None
        self.stays = False
        self.fresh_ticket = NONE
        self.traders: tuple[int, ...] = ()
        self.brawlers: tuple[int, ...] = ()
        self.ambush = False
        self.told_off: tuple[int, ...] = ()
        self.misdirected = False
        self.winner = NONE
        self.reason = 0

    def to_json(self) -> dict[str, object]:
        """Return the view as plain data, with names instead of numbers."""
        return {
            "round": self.round,
            "phase": PHASES[self.phase],
            "day": DAYS[self.day],
            "week": (self.round - 1) // len(DAYS) + 1 if self.round else 0,
            "despair": self.despair,
            "influence": self.influence,
            "dracula": {
                "seat": DRACULA_SEAT + 1,
                "place": _place(self.dracula),
                "damage": self.damage,
                "rumours": self.rumours,
                "encounters": _cards(self.pack, ENCOUNTERS),
                "events": _cards(self.schemes, EVENTS),
                "guards": self.guards,
            },
            "trail": [_spot(hideout) for hideout in self.trail],
            "lairs": [_spot(hideout) for hideout in self.lairs],
            "leaving": _spot(self.leaving),
            "hunters": {HUNTERS[hunter]: self._hunter(hunter) for hunter in EVERY_HUNTER},
            "decks": {
                "items": self.item_deck_size,
                "events": self.event_deck_size,
                "encounters": self.encounter_deck_size,
                "tickets": self.ticket_pool_size,
            },
            "event_on_top": None if self.event_on_top == NONE else SIDES[self.event_on_top],
            "discards": {
                "items": _counts(self.item_discard, ITEMS),
                "events": _counts(self.event_discard, EVENTS),
                "events_face_down": self.event_buried_size,
                "encounters": _counts(self.encounter_discard, ENCOUNTERS),
                "encounters_face_down": self.encounter_buried_size,
                "encounters_known": _counts(self.encounter_buried, ENCOUNTERS),
            },
            "fog": [PLACES[place] for place in self.fog],
            "roadblocks": [LINK_NAMES[link] for link in self.roadblocks],
            "storms": [PLACES[sea] for sea in self.storms],
            "consecrated": _place(self.ground),
            "hosts": [PLACES[place] for place in self.hosts],
            "facing": None if self.facing is None else ENCOUNTERS[self.facing.kind],
            "trading": [HUNTERS[hunter] for hunter in self.traders],
            "fighting": [HUNTERS[hunter] for hunter in self.brawlers],
            "winner": None if self.winner == NONE else SIDES[self.winner],
            "reason": None if self.winner == NONE else REASONS[self.reason],
        }

    def _hunter(self, hunter: int) -> dict[str, object]:
        """Return what a hunter's sheet and hand show."""
        open_item, open_event = self.open_items[hunter], self.open_events[hunter]
        return {
            "seat": self.commanders[hunter] + 1,
            "place": _place(self.places[hunter]),
            "health": HEALTH[hunter] - self.wounds[hunter],
            "bites": self.bites[hunter],
            "delayed": bool(self.delayed[hunter]),
            "bats": bool(self.bats[hunter]),
            "hospital": _place(self.beds[hunter]),
            "items": _cards(self.items[hunter], ITEMS),
            "events": _cards(self.events_held[hunter], EVENTS),
            "tickets": _cards(self.tickets[hunter], TICKETS),
            "open_item": None if open_item == NONE else ITEMS[open_item],
            "open_event": None if open_event == NONE else EVENTS[open_event],
        }


def _place(place: int) -> str | None:
    return None if place == NOWHERE else PLACES[place]


def _cards(hand: tuple[int, ...], names: tuple[str, ...]) -> list[str | None]:
    """Return cards by name; None for those that the viewer may not see."""
    return [None if card == HIDDEN else names[card] for card in hand]


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {names[at]: count for at, count in enumerate(counts) if count}


def _spot(hideout: Hideout | None) -> dict[str, object] | None:
    """Return a hideout or lair as the viewer sees it."""
    if hideout is None:
        return None
    return {
        "back": BACKS[hideout.back()],
        "place": PLACES[hideout.place] if hideout.place >= 0 else None,
        "power": None if hideout.power == NONE else POWERS[hideout.power],
        "open": hideout.up,
        "wolf": hideout.wolf,
        "bat": hideout.bat,
        "rumour": hideout.rumour,
        "encounters": [
            {
                "card": None if lurker.kind == HIDDEN else ENCOUNTERS[lurker.kind],
                "open": lurker.up,
                "damage": lurker.damage,
            }
            for lurker in hideout.lurkers
        ],
    }


def view(state: Fury, seat: int | None) -> FuryView:
    """Return what a seat may know; None is the spectator."""
    return _build(state, seat, seat == DRACULA_SEAT)


def reveal(state: Fury) -> FuryView:
    """Return the table with every card lying open: for games that are over."""
    seen = _build(state, None, True)
    seen.items = state.items[:]
    seen.events_held = state.events_held[:]
    seen.tickets = state.tickets[:]
    return seen


def _build(state: Fury, seat: int | None, dracula: bool) -> FuryView:
    history = [event for event in state.events if event.seen_by(seat)]
    seen = FuryView(seat, history, state.stack[:])
    seen.options = dict(state.house.options)
    seen.combat = state.house.combat
    seen.players = state.players
    seen.commanders = state.commanders
    seen.round = state.round
    seen.phase = state.phase
    seen.day = state.day
    seen.despair = state.despair
    seen.influence = state.influence
    _see_dracula(seen, state, dracula)
    _see_hunters(seen, state, seat)
    _see_decks(seen, state, dracula)
    seen.fog = state.fog
    seen.roadblocks = state.roadblocks
    seen.storms = state.storms
    seen.ground = state.ground
    seen.hosts = state.hosts
    seen.facing = state.facing
    seen.stays = state.stays
    seen.traders = state.traders
    seen.brawlers = state.brawlers
    seen.ambush = state.ambush
    seen.told_off = state.told_off
    seen.misdirected = state.misdirected
    seen.winner = state.winner
    seen.reason = state.reason
    return seen


def _see_dracula(seen: FuryView, state: Fury, dracula: bool) -> None:
    """Show Dracula's side: all of it to him, backs and open cards to everyone."""
    seen.damage = state.damage
    seen.rumours = state.rumours
    seen.guards = state.guards
    if dracula:
        seen.trail = state.trail
        seen.lairs = state.lairs
        seen.leaving = state.leaving
        seen.pack = state.pack
        seen.schemes = state.schemes
        seen.moved_from = state.moved_from
        seen.dracula = dracula_place(state)
        return
    seen.trail = tuple([masked(hideout) for hideout in state.trail])
    seen.lairs = tuple([masked(hideout) for hideout in state.lairs])
    seen.leaving = masked(state.leaving)
    seen.pack = (HIDDEN,) * len(state.pack)
    seen.schemes = (HIDDEN,) * len(state.schemes)
    if revealed(state):
        seen.dracula = dracula_place(state)


def masked(hideout: Hideout | None) -> Hideout | None:
    """Return a hideout as everyone sees it: backs, open cards, tokens (FURY-COMP-15, COMP-16)."""
    if hideout is None:
        return None
    faces = [lurker for lurker in hideout.lurkers if lurker.up]  # those face down are all alike
    backs = [Lurker(HIDDEN) for lurker in hideout.lurkers if not lurker.up]
    lurkers = (*faces, *backs)
    place, power, tied = hideout.place, hideout.power, hideout.tied
    if not hideout.up:
        tied = False
        power = NONE
        if hideout.back() == SEA_BACK:
            place = HIDDEN_SEA
        elif place != CASTLE_DRACULA:
            place = HIDDEN_LAND
    return Hideout(
        place, power, hideout.up, lurkers, hideout.rumour, hideout.wolf, hideout.bat, tied
    )


def _see_hunters(seen: FuryView, state: Fury, seat: int | None) -> None:
    """Show the hunters: sheets to all, hands to their owner and to the partner of a trade."""
    seen.places = state.places[:]
    seen.wounds = state.wounds[:]
    seen.bites = state.bites[:]
    seen.delayed = state.delayed[:]
    seen.bats = state.bats[:]
    seen.beds = state.beds[:]
    seen.open_items = state.open_items[:]
    seen.open_events = state.open_events[:]
    trading = [seat_of(state, hunter) for hunter in state.traders]
    for hunter in EVERY_HUNTER:
        owns = seat is not None and seat_of(state, hunter) == seat
        known = owns or (hunter in state.traders and seat in trading)
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
    seen.item_discard = state.item_discard[:]
    seen.event_deck_size = len(state.event_deck)
    seen.event_on_top = top_side(state) if state.event_deck else NONE
    seen.event_discard = state.event_discard[:]
    seen.event_buried_size = len(state.event_buried)
    seen.encounter_deck_size = sum(state.encounter_deck)
    seen.encounter_discard = state.encounter_discard[:]
    seen.encounter_buried_size = sum(state.encounter_buried)
    seen.encounter_buried = state.encounter_buried[:] if dracula else []
    seen.ticket_pool_size = sum(state.ticket_pool)
