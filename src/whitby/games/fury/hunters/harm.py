"""What happens to hunters: delay, damage, bites, defeat and hospital (FURY-DELAY to FURY-HOSP)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Fact, Pick
from whitby.games.fury import events as told
from whitby.games.fury import parts
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.events.preventing import Save
from whitby.games.fury.ending import Score
from whitby.games.fury.hunters.hands import OPEN_EVENTS, OPEN_ITEMS
from whitby.games.fury.options import CHOOSE_HOSPITAL
from whitby.games.fury.routes import nearest_hospitals
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, present
from whitby.games.fury.state.public import more, put
from whitby.games.fury.state.steps import HunterStep


def delay(state: Fury, hunter: int) -> None:
    """Delay a hunter; a second delay does nothing (FURY-DELAY-01, FURY-DELAY-06)."""
    if present(state, hunter) and not state.public.delayed[hunter]:
        state.public.delayed = put(state.public.delayed, hunter, 1)
        state.say(told.DELAYED, hunter)


class Delay(HunterStep):
    """A hunter becomes delayed."""

    def run(self, state: Fury) -> None:
        """Put the figure on its side."""
        delay(state, self.hunter)


def recover(state: Fury, hunter: int, count: int) -> None:
    """Remove damage from a hunter's sheet (FURY-DAMAGE-02, FURY-DAMAGE-03)."""
    healed = min(count, state.public.wounds[hunter])
    if healed > 0:
        state.public.wounds = more(state.public.wounds, hunter, -healed)
        state.say(
            told.RECOVERED, hunter, healed, cards.HEALTH[hunter] - state.public.wounds[hunter]
        )


class Suffer(Step[Fury]):
    """A hunter suffers damage; as much as their health defeats them (FURY-DAMAGE-01, DAMAGE-04)."""

    def __init__(self, hunter: int, count: int, settled: bool = False) -> None:
        self.hunter = hunter
        self.count = count
        self.settled = settled  # nobody can prevent it any more, or it was prevented

    def run(self, state: Fury) -> None:
        """Add the damage to the sheet, unless it is prevented."""
        hunter = self.hunter
        if not present(state, hunter) or self.count <= 0:
            return
        if state.public.wounds[hunter] + self.count >= cards.HEALTH[hunter] and not self.settled:
            ask_to_save(state, hunter, Suffer(hunter, self.count, True))
            return
        if state.public.saved and self.settled:
            state.say(told.PREVENTED, hunter)
            return
        state.public.saved = False
        wounds = min(cards.HEALTH[hunter], state.public.wounds[hunter] + self.count)
        state.public.wounds = put(state.public.wounds, hunter, wounds)
        state.say(
            told.SUFFERED, hunter, self.count, cards.HEALTH[hunter] - state.public.wounds[hunter]
        )
        if state.public.wounds[hunter] == cards.HEALTH[hunter]:
            state.then(Defeat(hunter))


def ask_to_save(state: Fury, hunter: int, harm: Step[Fury]) -> None:
    """Let Great Strength or Lucy's Revenge answer before the harm is done (FURY-GREAT-05)."""
    state.public.saved = False
    state.then(Save(hunter, cards.EVERY_HUNTER[0]), harm)


class Bite(Step[Fury]):
    """A hunter is bitten; without an empty space that is a defeat (FURY-BITE-02, FURY-BITE-03)."""

    def __init__(self, hunter: int, settled: bool = False) -> None:
        self.hunter = hunter
        self.settled = settled

    def run(self, state: Fury) -> None:
        """Put a token on the sheet, unless it is prevented."""
        hunter = self.hunter
        if not present(state, hunter):
            return
        if not self.settled:
            ask_to_save(state, hunter, Bite(hunter, True))
            return
        if state.public.saved:
            state.say(told.PREVENTED, hunter)
            return
        state.say(told.BITTEN, hunter)
        if state.public.bites[hunter] == cards.BITE_SPACES[hunter]:
            state.then(Defeat(hunter))
        else:
            state.public.bites = more(state.public.bites, hunter)
            state.then(OPEN_ITEMS[hunter], OPEN_EVENTS[hunter])


class Defeat(HunterStep):
    """A hunter is defeated: influence, and off the board until dawn (FURY-DEFEAT-03, 04)."""

    def run(self, state: Fury) -> None:
        """Score, and determine the hospital."""
        hunter = self.hunter
        place = state.public.places[hunter]
        state.public.places = put(state.public.places, hunter, NOWHERE)
        state.public.delayed = put(state.public.delayed, hunter, 0)
        state.public.bats = put(state.public.bats, hunter, 0)
        if state.combat is not None:
            combat = state.combat
            combat.hunters = tuple([other for other in combat.hunters if other != hunter])
        state.say(told.DEFEATED, hunter, place)
        state.then(Score(cards.DEFEAT_INFLUENCE + state.public.despair), FixHospital(hunter, place))


class FixHospital(Step[Fury]):
    """The nearest hospital is determined; Dracula chooses among equals (FURY-DEFEAT-05)."""

    def __init__(self, hunter: int, place: int) -> None:
        self.hunter = hunter
        self.place = place

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hospitals that are equally near."""
        near = nearest_hospitals(self.place)
        if len(near) == 1:
            return None
        options = [CHOOSE_HOSPITAL.of(at) for at in near]
        return Decision(DRACULA_SEAT, "hospital", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Take the only one."""
        self.fix(state, nearest_hospitals(self.place)[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Take the chosen one."""
        self.fix(state, option[parts.PLACE])

    def fix(self, state: Fury, hospital: int) -> None:
        """Remember where the hunter will wake up."""
        state.public.hospitals = put(state.public.hospitals, self.hunter, hospital)
        state.say(told.HOSPITAL_FIXED, self.hunter, hospital)


class ToHospitals(Step[Fury]):
    """At dawn the defeated are placed in their hospitals, not delayed (FURY-DEFEAT-07)."""

    def run(self, state: Fury) -> None:
        """Place them, and remove what they had."""
        for hunter in cards.EVERY_HUNTER:
            if state.public.hospitals[hunter] != NOWHERE:
                state.public.places = put(
                    state.public.places, hunter, state.public.hospitals[hunter]
                )
                state.public.hospitals = put(state.public.hospitals, hunter, NOWHERE)
                state.say(told.HOSPITALISED, hunter, state.public.places[hunter])
                lose_everything(state, hunter)


def lose_everything(state: Fury, hunter: int) -> None:
    """Remove damage and bites; items, events and tickets are lost (FURY-DEFEAT-08, DEFEAT-09)."""
    state.public.wounds = put(state.public.wounds, hunter, 0)
    state.public.bites = put(state.public.bites, hunter, 0)
    items, events = state.hands.items[hunter], state.hands.events[hunter]
    for card in items:
        state.public.item_discard = more(state.public.item_discard, card)
    for card in events:
        state.public.event_discard = more(state.public.event_discard, card)
    if items:
        state.tell(Fact(told.ITEMS_LOST, (hunter, items)))
    if events:
        state.tell(Fact(told.EVENTS_LOST, (hunter, events)))
    state.hands = state.hands.with_items(hunter, ())
    state.hands = state.hands.with_events(hunter, ())
    state.public.open_items = put(state.public.open_items, hunter, cards.NONE)
    state.public.open_events = put(state.public.open_events, hunter, cards.NONE)
    if state.rulings.tickets_lost:
        return_tickets(state, hunter)


def return_tickets(state: Fury, hunter: int) -> None:
    """Put a hunter's tickets back into the pool, unseen (FURY-TICKET-11)."""
    tickets = state.hands.tickets[hunter]
    for ticket in tickets:
        state.decks.tickets = more(state.decks.tickets, ticket)
    state.hands = state.hands.with_tickets(hunter, ())
    if tickets:
        state.say(told.TICKETS_LOST, hunter, len(tickets))


TO_HOSPITALS: Final = ToHospitals()
