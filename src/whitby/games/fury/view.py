"""What one seat may know in Fury of Dracula, as an object and as plain data.

Hideouts and lairs are shown as hideouts whose unknown parts are HIDDEN: a card keeps its back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from whitby.core.engine import Event, Step
from whitby.core.game import View
from whitby.games.fury.board import LINK_NAMES, NOWHERE, PLACES
from whitby.games.fury.cards import table as cards
from whitby.games.fury.parts import BACKS
from whitby.games.fury.schema import Combat as CombatData
from whitby.games.fury.schema import Fighter, FuryData, Sheet, Side, Spot
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.decks import Sizes
from whitby.games.fury.state.dracula import Dracula
from whitby.games.fury.state.fury import DRACULA_SEAT, NO_HANDS
from whitby.games.fury.state.hands import Hands
from whitby.games.fury.state.hideout import HIDDEN_LAND, HIDDEN_SEA, Hideout
from whitby.games.fury.state.public import Public

# The sizes before they are filled: never changed, always replaced.
NO_DECKS: Final = Sizes()


class FuryView(View):
    """What one seat may know."""

    def __init__(
        self,
        seat: int | None,
        history: list[Event],
        flow: list[Step[Any]],
        public: Public,
        dracula: Dracula,
    ) -> None:
        super().__init__(seat, history, flow)
        self.public = public
        self.dracula = dracula  # all of it for him, what everyone sees of it for others
        self.hands: Hands = NO_HANDS  # HIDDEN cards for viewers who may not see them
        self.decks: Sizes = NO_DECKS
        self.event_on_top = cards.NONE
        self.combat: Combat | None = None  # unknown parts are HIDDEN
        self.options: dict[str, str] = {}
        self.players = 0
        self.dracula_place = NOWHERE  # where he is, for viewers who know
        # during other things
        self.fresh_ticket = cards.NONE
        self.looked_at: tuple[int, ...] = ()
        self.drawn = cards.NONE

    def to_json(self) -> dict[str, object]:
        """Return the view as plain data, with names instead of numbers."""
        return cast("dict[str, object]", self.data())

    def data(self) -> FuryData:
        """Return the same with the types of `schema.py`."""
        return {
            "options": self.options,
            "round": self.public.round,
            "phase": cards.PHASES[self.public.phase],
            "day": cards.DAYS[self.public.day],
            "week": (self.public.round - 1) // len(cards.DAYS) + 1 if self.public.round else 0,
            "despair": self.public.despair,
            "influence": self.public.influence,
            "dracula": {
                "seat": DRACULA_SEAT + 1,
                "place": _place(self.dracula_place),
                "damage": self.public.damage,
                "rumours": self.public.rumours,
                "encounters": _cards(self.dracula.encounter_hand, cards.ENCOUNTERS),
                "events": _cards(self.dracula.event_hand, cards.EVENTS),
                "guards": self.public.guards,
            },
            "trail": [_spot(hideout) for hideout in self.dracula.trail],
            "lairs": [_spot(hideout) for hideout in self.dracula.lairs],
            "leaving": _spot(self.dracula.leaving),
            "hunters": {
                cards.HUNTERS[hunter]: self._hunter(hunter) for hunter in cards.EVERY_HUNTER
            },
            "decks": {
                "items": self.decks.items,
                "events": self.decks.events,
                "encounters": self.decks.encounters,
                "tickets": self.decks.tickets,
            },
            "event_on_top": _side(self.event_on_top),
            "discards": {
                "items": _counts(self.public.item_discard, cards.ITEMS),
                "events": _counts(self.public.event_discard, cards.EVENTS),
                "events_face_down": self.decks.events_buried,
                "encounters": _counts(self.public.encounter_discard, cards.ENCOUNTERS),
                "encounters_face_down": self.decks.encounters_buried,
                "encounters_known": _counts(self.decks.known, cards.ENCOUNTERS),
            },
            "fog": [PLACES[place] for place in self.public.fog],
            "roadblocks": [LINK_NAMES[link] for link in self.public.roadblocks],
            "storms": [PLACES[sea] for sea in self.public.storms],
            "consecrated": _place(self.public.ground),
            "hosts": [PLACES[place] for place in self.public.hosts],
            "facing": None
            if self.public.facing is None
            else cards.ENCOUNTERS[self.public.facing.kind],
            "fighting": [cards.HUNTERS[hunter] for hunter in self.public.fighting],
            "trading": [cards.HUNTERS[hunter] for hunter in self.public.traders],
            "allies": {
                "hunters": _name(cards.EVENTS, self.public.hunter_ally),
                "dracula": _name(cards.EVENTS, self.public.dracula_ally),
            },
            "in_force": self._in_force(),
            "combat": None if self.combat is None else _combat(self.combat),
            "winner": _side(self.public.winner),
            "reason": None
            if self.public.winner == cards.NONE
            else cards.REASONS[self.public.reason],
        }

    def _in_force(self) -> list[str]:
        """Return the temporary effects of events."""
        found = ["no_supply"] if self.public.no_supply else []
        found += ["no_day"] if self.public.no_day else []
        found += ["nocturnal"] if self.public.nocturnal else []
        found += ["long_night"] if self.public.long_night else []
        found += ["vigor"] if self.public.vigor else []
        found += ["telegraph"] if self.public.telegraph != cards.NONE else []
        return found + (["swift"] if self.public.swift else [])

    def _hunter(self, hunter: int) -> Sheet:
        """Return what a hunter's sheet and hand show."""
        return {
            "seat": self.public.commanders[hunter] + 1,
            "place": _place(self.public.places[hunter]),
            "health": cards.HEALTH[hunter] - self.public.wounds[hunter],
            "bites": self.public.bites[hunter],
            "delayed": bool(self.public.delayed[hunter]),
            "bats": bool(self.public.bats[hunter]),
            "hospital": _place(self.public.hospitals[hunter]),
            "items": _cards(self.hands.items[hunter], cards.ITEMS),
            "events": _cards(self.hands.events[hunter], cards.EVENTS),
            "tickets": _cards(self.hands.tickets[hunter], cards.TICKETS),
            "open_item": _name(cards.ITEMS, self.public.open_items[hunter]),
            "open_event": _name(cards.EVENTS, self.public.open_events[hunter]),
        }


def _place(place: int) -> str | None:
    return None if place == NOWHERE else PLACES[place]


def _name(names: tuple[str, ...], at: int) -> str | None:
    """Return the name of something: None is none, '?' what the viewer may not see."""
    if at == cards.NONE:
        return None
    return "?" if at == cards.HIDDEN else names[at]


def _side(side: int) -> Side | None:
    return None if side == cards.NONE else cards.SIDES[side]


def _face(names: tuple[str, ...], card: int) -> str:
    """Return the name of a card, '?' if the viewer may not see it."""
    return "?" if card == cards.HIDDEN else names[card]


def _cards(hand: tuple[int, ...], names: tuple[str, ...]) -> list[str]:
    return [_face(names, card) for card in hand]


def _counts(counts: Sequence[int], names: tuple[str, ...]) -> dict[str, int]:
    return {names[at]: count for at, count in enumerate(counts) if count}


def _spot(hideout: Hideout | None) -> Spot | None:
    """Return a hideout or lair as the viewer sees it."""
    if hideout is None:
        return None
    power = _name(cards.POWERS, hideout.power)
    return {
        "back": BACKS[hideout.back()],
        "place": "?" if hideout.place in (HIDDEN_LAND, HIDDEN_SEA) else _place(hideout.place),
        "power": "?" if hideout.place == HIDDEN_LAND else power,  # it may be Hide
        "open": hideout.up,
        "wolf": hideout.wolf,
        "bat": hideout.bat,
        "rumour": hideout.rumour,
        "encounters": [
            {
                "card": _face(cards.ENCOUNTERS, encounter.kind),
                "open": encounter.up,
                "damage": encounter.damage,
            }
            for encounter in hideout.encounters
        ],
    }


def _combat(combat: Combat) -> CombatData:
    """Return a combat as the viewer sees it."""
    hunters: dict[str, Fighter] = {}
    for hunter in combat.began:
        hunters[cards.HUNTERS[hunter]] = {
            "in": hunter in combat.hunters,
            "card": _name(cards.FIGHT_CARDS, combat.cards[hunter]),
            "last": _name(cards.FIGHT_CARDS, combat.last[hunter]),
            "cancelled": hunter in combat.cancelled,
            "mesmerized": hunter in combat.mesmerized,
            "wreath": hunter in combat.wreaths,
            "planned": hunter in combat.planned,
        }
    return {
        "against": "dracula" if combat.with_dracula() else cards.ENCOUNTERS[combat.vampire],
        "round": combat.round,
        "night": combat.night,
        "engaged": _name(cards.HUNTERS, combat.engaged),
        "hunters": hunters,
        "card": _name(cards.COMBAT, combat.card),
        "cancelled": combat.stopped,
        "hand": _cards(combat.hand, cards.COMBAT),
        "played": _cards(combat.played, cards.COMBAT),
        "plots": combat.plots,
        "enraged": combat.enraged,
        "revenge": combat.revenge,
        "bullets": combat.bullets,
    }
