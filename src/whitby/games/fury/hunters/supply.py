"""Supply: items and events from their decks (FURY-SUPPLY-01 to FURY-SUPPLY-13)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.games.fury import events
from whitby.games.fury.board import CASTLE, LARGE, SIZE, in_hospital
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.drawing import DRACULA_DRAWN, DRACULA_LIMIT, DRAWN
from whitby.games.fury.hunters.hands import EVENT_LIMITS, ITEM_LIMITS, gain_event, gain_item
from whitby.games.fury.state.fury import Fury, in_city, owner, some, with_card
from whitby.games.fury.state.public import more, total


def items_for(state: Fury, hunter: int) -> int:
    """Return how many items the hunter draws at their location (FURY-SUPPLY-01, 09, 12)."""
    place = state.public.places[hunter]
    if in_hospital(place):
        return 1
    if SIZE[place] != LARGE:
        return 0
    return 2 if hunter == cards.GODALMING else 1


def can_supply(state: Fury, hunter: int) -> bool:
    """Return whether supply is possible here and would draw a card (FURY-SUPPLY-08, ACTION-13)."""
    place = state.public.places[hunter]
    if state.public.no_supply:  # Devilish Power (FURY-SUPPLY-13)
        return False
    if not in_hospital(place):
        if not in_city(state, hunter) or SIZE[place] == CASTLE:
            return False
        if state.decks.events or state.decks.events_buried or some(state.public.event_discard):
            return True
    if items_for(state, hunter) == 0:
        return False
    return some(state.decks.items) or some(state.public.item_discard)


def supply(state: Fury, hunter: int) -> None:
    """First the items and their limit, then the event (FURY-SUPPLY-01, FURY-SUPPLY-07)."""
    place = state.public.places[hunter]
    state.say(events.SUPPLIED, hunter, place)
    steps: list[Step[Fury]] = []
    items = items_for(state, hunter)
    if items:
        steps += [DrawItems(hunter, items), ITEM_LIMITS[hunter]]
    if not in_hospital(place):
        steps.append(DRAW_EVENT[hunter])
    state.then(*steps)


class DrawItems(Step[Fury]):
    """A hunter draws items; an empty deck is reshuffled (FURY-SUPPLY-11)."""

    def __init__(self, hunter: int, count: int) -> None:
        self.hunter = hunter
        self.count = count

    def run(self, state: Fury) -> None:
        """Draw them, one by one."""
        for _ in range(self.count):
            draw_item(state, self.hunter)


def take_item(state: Fury) -> int:
    """Take the top item of its deck, reshuffled if it is empty; NONE if there is no item."""
    left = total(state.decks.items)
    if left == 0:
        left = total(state.public.item_discard)
        if left == 0:
            return cards.NONE
        state.decks.items = state.public.item_discard
        state.public.item_discard = (0,) * len(cards.ITEMS)
        state.say(events.ITEMS_SHUFFLED)
    card = state.rng.pick(list(state.decks.items), left, cards.ITEM_DECK)
    state.decks.items = more(state.decks.items, card, -1)
    return card


def draw_item(state: Fury, hunter: int) -> None:
    """Draw an item, if there is any."""
    card = take_item(state)
    if card != cards.NONE:
        gain_item(state, hunter, card)
        state.say(events.ITEM_DRAWN, hunter)
        state.say_to(owner(state, hunter), events.DREW_ITEM, hunter, card)


class DrawEvent(Step[Fury]):
    """By day the top event card is used, by night the bottom one (SUPPLY-03 to SUPPLY-05)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Draw it; whose card it is decides where it goes."""
        hunter = self.hunter
        if not refill_events(state):
            return
        by_night = state.public.phase == cards.NIGHT
        card = take_bottom(state) if by_night else take_top(state)
        if cards.event_side(card) == cards.HUNTER_SIDE:
            receive(state, hunter, card)
        elif by_night:
            state.say(events.EVENT_TO_DRACULA, hunter)
            receive_dracula(state, card)
        else:
            state.decks.events_buried = (*state.decks.events_buried, card)
            state.say(events.EVENT_THROWN, hunter)
        show_top(state)


def take_top(state: Fury) -> int:
    """Take the top event card; it may be one of the last whose backs were seen."""
    deck = state.decks.events
    card, state.decks.events = deck[-1], deck[:-1]
    state.public.known_bottom = min(state.public.known_bottom, len(state.decks.events))
    return card


def take_bottom(state: Fury) -> int:
    """Take the bottom event card; its back may have been seen before."""
    state.public.known_bottom = max(0, state.public.known_bottom - 1)
    deck = state.decks.events
    state.decks.events = deck[1:]
    return deck[0]


def receive(state: Fury, hunter: int, card: int) -> None:
    """A hunter draws an event and reads it; some are played at once (FURY-SUPPLY-06)."""
    gain_event(state, hunter, card)
    state.drawn = card
    state.say(events.EVENT_DRAWN, hunter)
    state.say_to(owner(state, hunter), events.DREW_EVENT, hunter, card)
    state.then(DRAWN[hunter], EVENT_LIMITS[hunter])


def receive_dracula(state: Fury, card: int, limit: bool = True) -> None:
    """Dracula draws an event; some are played at once (FURY-EVENT-13). Then his limit applies."""
    state.dracula.event_hand = with_card(state.dracula.event_hand, card)
    state.drawn = card
    state.say_to_dracula(events.DRACULA_DREW_EVENT, card)
    state.then(DRACULA_DRAWN, *([DRACULA_LIMIT] if limit else []))


def refill_events(state: Fury) -> bool:
    """Reshuffle an empty event deck from all discards; return whether it has a card (SUPPLY-10)."""
    if state.decks.events:
        return True
    deck = list(state.decks.events_buried)
    for card in range(len(cards.EVENTS)):
        deck += [card] * state.public.event_discard[card]
    if not deck:
        return False
    state.decks.shuffle_events(state.rng, deck)
    state.public.known_bottom = 0
    state.decks.events_buried = ()
    state.public.event_discard = (0,) * len(cards.EVENTS)
    state.say(events.EVENTS_SHUFFLED)
    show_top(state)
    return True


def show_top(state: Fury) -> None:
    """Everyone sees the back of the top event card (FURY-COMP-17)."""
    if state.decks.events:
        state.say(events.EVENT_ON_TOP, state.decks.top())


DRAW_EVENT: Final = tuple([DrawEvent(hunter) for hunter in cards.EVERY_HUNTER])
