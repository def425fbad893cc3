"""The description of a position, and the cards in it that have no place yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from whitby.core.errors import BadSetup
from whitby.core.scene import find, several
from whitby.games.fury.cards.table import (
    ENCOUNTER_COPIES,
    ENCOUNTERS,
    EVENT_COPIES,
    EVENTS,
    EVERY_HUNTER,
    HUNTERS,
    ITEM_COPIES,
    ITEMS,
    NONE,
    TICKET_COPIES,
    TICKETS,
)
from whitby.games.fury.hunters.hands import must_open, open_event, open_item
from whitby.games.fury.state.fury import Fury


class Position(TypedDict, total=False):
    """The description of a position."""

    at: str  # dawn, day, dusk, night or dracula (his phase), about to begin
    turn: str  # by day or night, the hunter who acts first; earlier ones have acted
    day: str
    week: int
    despair: int
    influence: int
    damage: int  # Dracula's
    rumours: int  # that he holds
    guards: int  # Szgany Bodyguards in front of him
    hunters: Mapping[str, str]
    items: Mapping[str, str]
    events: Mapping[str, str]
    tickets: Mapping[str, str]
    open: Mapping[str, str]  # the item and the event that a weakened hunter keeps face up
    trail: Sequence[str]  # from space 1 on
    lairs: Sequence[str]
    pack: str  # Dracula's encounters
    schemes: str  # Dracula's events
    fog: str  # 'paris 2 london'
    roadblocks: Sequence[str]  # 'road-paris-strasbourg', 'rail-bordeaux-paris'
    storms: str
    ground: str  # consecrated
    hosts: str
    discard: Mapping[str, str]  # items, events, encounters that are face up
    buried: Mapping[str, str]  # events, encounters that are face down
    allies: Mapping[str, str]  # of 'hunters' and 'dracula'
    combat: Mapping[str, str]  # at dawn or dusk: hunters, 'hand', 'played', 'effects'
    draws: Mapping[str, str]  # next: items, encounters, tickets, combat, events, events_bottom


class Box:
    """The cards of one kind without a place yet."""

    def __init__(self, copies: tuple[int, ...], names: tuple[str, ...]) -> None:
        self.left = list(copies)
        self.names = names

    def take(self, card: int, what: str) -> int:
        """Take a card out."""
        if self.left[card] == 0:
            raise BadSetup(f"{what}: there is no further {self.names[card]}")
        self.left[card] -= 1
        return card

    def several(self, text: str, what: str) -> list[int]:
        """Take out what a text lists."""
        return [self.take(card, what) for card in several(text, self.names, what)]

    def hand(self, text: str, what: str) -> tuple[int, ...]:
        """Take out a hand."""
        return tuple(sorted(self.several(text, what)))


class Scene:
    """A position being set up."""

    def __init__(self, state: Fury, position: Position) -> None:
        self.state = state
        self.position = position
        self.items = Box(ITEM_COPIES, ITEMS)
        self.events = Box(EVENT_COPIES, EVENTS)
        self.encounters = Box(ENCOUNTER_COPIES, ENCOUNTERS)
        self.tickets = Box(TICKET_COPIES, TICKETS)


def open_cards(scene: Scene) -> None:
    """Let weakened hunters keep cards face up: those described, or the first (FURY-WEAK-02)."""
    state, described = scene.state, scene.position.get("open", {})
    for name in described:
        hunter = find(name, HUNTERS, "open")
        if not must_open(state, hunter):
            raise BadSetup(f"open: {name} keeps no card face up")
    for hunter in EVERY_HUNTER:
        if not must_open(state, hunter):
            continue
        what = f"open cards of {HUNTERS[hunter]}"
        cards = several(described.get(HUNTERS[hunter], ""), (*ITEMS, *EVENTS), what)
        items = [card for card in cards if card < len(ITEMS)]
        events = [card - len(ITEMS) for card in cards if card >= len(ITEMS)]
        open_item(state, hunter, _opened(state.hands.items[hunter], items, what))
        open_event(state, hunter, _opened(state.hands.events[hunter], events, what))


def _opened(hand: tuple[int, ...], cards: list[int], what: str) -> int:
    """Return the card of a hand that is face up."""
    if len(cards) > 1 or any(card not in hand for card in cards):
        raise BadSetup(f"{what}: at most one item and one event, from the hand")
    return [*cards, *hand, NONE][0]
