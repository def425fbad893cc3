"""Dracula's helpers and tricks: Hoax, Saboteur and Spy."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Fact, Pick
from whitby.games.fury import events, parts
from whitby.games.fury.cards.drawing import DRACULA_DRAWN, DRACULA_LIMIT
from whitby.games.fury.cards.encounters.base import Encounter, Repel
from whitby.games.fury.cards.table import (
    EVERY_HUNTER,
    GUNS,
    HOAX,
    HUNTER_EVENTS,
    SABOTEUR,
    SPY,
    WEAPONS,
)
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Delay, return_tickets
from whitby.games.fury.options import GIVE_UP, SHOW_NOTHING, SPY_ON, TAKE_EVENT
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    kinds_in,
    present,
    seat_of,
    with_card,
    without,
)
from whitby.games.fury.state.public import put
from whitby.games.fury.state.steps import HunterStep, Question
from whitby.games.fury.tokens import PUT_ROADBLOCK


class Hoax(Encounter):
    """The hunter is delayed. Matured: Dracula keeps one of his discarded events."""

    card = HOAX

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Return the delay."""
        return [Delay(hunter)]

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Let Dracula read his discarded events, face-down ones too (FURY-INFO-03)."""
        found = discarded_dracula_events(state)
        if not found:
            return []
        state.tell(Fact(events.HOAX_READ, (found,), events.DRACULA_ONLY))
        return [TAKE_DISCARD]


def discarded_dracula_events(state: Fury) -> tuple[int, ...]:
    """Return all Dracula events in the discard pile."""
    found = list(state.decks.events_buried)
    for card in range(HUNTER_EVENTS, len(state.public.event_discard)):
        found += [card] * state.public.event_discard[card]
    return tuple(sorted(found))


class TakeDiscard(Step[Fury]):
    """Hoax: he keeps one of them, the others go back to the deck."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the events to choose from."""
        found = kinds_in(discarded_dracula_events(state))
        return Decision(DRACULA_SEAT, "hoax", [TAKE_EVENT.of(card) for card in found])

    def take(self, state: Fury, option: Pick) -> None:
        """Keep one, shuffle the others into the deck."""
        found = discarded_dracula_events(state)
        state.decks.events_buried = ()
        for card in range(HUNTER_EVENTS, len(state.public.event_discard)):
            state.public.event_discard = put(state.public.event_discard, card, 0)
        state.dracula.event_hand = with_card(state.dracula.event_hand, option[parts.EVENT])
        state.say(events.HOAX_TAKEN)
        state.say_to_dracula(events.HOAX_TOOK, option[parts.EVENT])
        rest = without(found, option[parts.EVENT])
        if rest:
            state.decks.shuffle_events(state.rng, rest)
            state.public.known_bottom = 0
            state.say(events.HOAX_SHUFFLED, len(rest))
            state.say(events.EVENT_ON_TOP, state.decks.top())
        state.drawn = option[parts.EVENT]  # if it must be played at once, it is (FURY-EVENT-04)
        state.then(DRACULA_DRAWN, DRACULA_LIMIT)


class Saboteur(Encounter):
    """The hunter is delayed; it stays unless a Pistol or Rifle is shown. Matured: a roadblock."""

    card = SABOTEUR

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Return the delay, and the question."""
        return [Delay(hunter), Repel(hunter, GUNS)]

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Return the roadblock."""
        return [PUT_ROADBLOCK]


class Spy(Encounter):
    """The hunter gives up a weapon or reveals everything. Matured: a hunter Dracula chooses."""

    card = SPY

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Spy on the hunter."""
        return [SpyOn(hunter)]

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Choose a hunter."""
        return [CHOOSE_SPIED]


class SpyOn(HunterStep):
    """Spy: give up a weapon, or reveal all cards and lose the tickets."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the weapons that can be given up."""
        if not present(state, self.hunter) or not state.hands.items[self.hunter]:
            return None
        held = [card for card in kinds_in(state.hands.items[self.hunter]) if card in WEAPONS]
        options = [GIVE_UP.of(card) for card in held]
        return Decision(
            seat_of(state, self.hunter), "spy", [*options, SHOW_NOTHING.of()], (self.hunter,)
        )

    def run(self, state: Fury) -> None:
        """Reveal everything."""
        if not present(state, self.hunter):
            return
        state.tell(Fact(events.SAW_ITEMS, (self.hunter, state.hands.items[self.hunter])))
        state.tell(Fact(events.SAW_EVENTS, (self.hunter, state.hands.events[self.hunter])))
        return_tickets(state, self.hunter)

    def take(self, state: Fury, option: Pick) -> None:
        """Give up a weapon, or reveal everything."""
        if option.verb is GIVE_UP:
            discard_item(state, self.hunter, option[parts.ITEM])
        else:
            self.run(state)


class ChooseSpied(Question):
    """A matured Spy affects a hunter of Dracula's choice."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters on the board."""
        there = [hunter for hunter in EVERY_HUNTER if present(state, hunter)]
        if not there:
            return None
        return Decision(DRACULA_SEAT, "choose_spied", [SPY_ON.of(hunter) for hunter in there])

    def take(self, state: Fury, option: Pick) -> None:
        """Spy on this hunter."""
        state.say(events.SPIED_ON, option[parts.WHO])
        state.then(SpyOn(option[parts.WHO]))


TAKE_DISCARD: Final = TakeDiscard()
CHOOSE_SPIED: Final = ChooseSpied()
HUMANS: Final[tuple[Encounter, ...]] = (
    Hoax(),
    Saboteur(),
    Spy(),
)
