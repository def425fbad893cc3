"""The hideout that slides off the trail: it matures, becomes a lair, or is discarded (FURY-MATURE).

`state.leaving` is that hideout. Dracula is asked whenever its back does not show what it is, so
that the question never distinguishes Hide from a city (FURY-INFO-12, FURY-INFO-14).
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.board import LAND, NOWHERE, REGION
from whitby.games.fury.cards.dracula_events import SCHEME_DRAWN
from whitby.games.fury.cards.encounters import WOLF_DAMAGE, Mob, SpyOn, WolvesAt
from whitby.games.fury.cards.table import (
    DESECRATED_SOIL,
    EVERY_HUNTER,
    HOAX,
    HUNTER_EVENTS,
    MATURED_INFLUENCE,
    RUMOUR_INFLUENCE,
    SABOTEUR,
    SPY,
    SZGANY_BODYGUARDS,
    SZGANY_MOB,
    UNNATURAL_FOG,
    WOLVES,
    can_mature,
    is_vampire,
)
from whitby.games.fury.dracula.encounter_hand import REFILL, discard_open
from whitby.games.fury.dracula.lairs import clear_lair, free_slot
from whitby.games.fury.dracula.trail import add_encounter, clear_space, scatter
from whitby.games.fury.ending import HealDracula, Score
from whitby.games.fury.events import (
    BODYGUARDS_KEPT,
    DRACULA_ONLY,
    EVENT_ON_TOP,
    FOUND_LEAVING,
    GUARDED_LAIR,
    HOAX_READ,
    HOAX_SHUFFLED,
    HOAX_TAKEN,
    HOAX_TOOK,
    LAIR_GUARDED,
    LAIR_MADE,
    LET_GO,
    MATURED,
    ROOM_MADE,
    RUMOUR_GONE,
    SPIED_ON,
    WOLVES_CAME,
    Fact,
)
from whitby.games.fury.hunters.hands import SCHEME_LIMIT
from whitby.games.fury.hunters.supply import top_side
from whitby.games.fury.options import (
    FOG_OVER,
    LAY,
    LET_IT_GO,
    MAKE_LAIR,
    MATURE,
    SPY_ON,
    TAKE_EVENT,
    WOLVES_TO,
    Pick,
)
from whitby.games.fury.routes import ROADS_APART
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    hunters_at,
    in_city,
    kinds_in,
    present,
    set_spot,
    with_card,
    without,
)
from whitby.games.fury.state.hideout import SEA_BACK, SLOTS, TRAIL, Hideout, PlacedEncounter
from whitby.games.fury.tokens import PUT_ROADBLOCK, put_fog

SOIL_HEALS: Final = 3
WOLVES_RANGE: Final = 2
MATURED_FOG: Final = 2
CLEARED_BY_VAMPIRE: Final[tuple[int, ...]] = (3, 4, 5)
"""Spaces 4, 5 and 6 of the trail (FURY-MATURE-07)."""


class Leave(Step[Fury]):
    """Dracula decides what happens to the hideout (FURY-DPHASE-03, FURY-MATURE-01).

    Once something has matured there it can no longer become a lair.
    """

    def __init__(self, matured: bool) -> None:
        self.matured = matured

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return his options; nothing if everyone sees that there is only one."""
        hideout = state.leaving
        if hideout is None or settled(state, hideout):
            return None
        options: list[Pick] = []
        if not self.matured:
            options += lair_options(state, hideout)
        if not hideout.hides():
            for kind in kinds_in(
                tuple(sorted([encounter.kind for encounter in hideout.encounters]))
            ):
                if can_mature(kind):
                    options.append(MATURE.of(kind))
        options.append(LET_IT_GO.of())
        return Decision(DRACULA_SEAT, "leave", options)

    def run(self, state: Fury) -> None:
        """Discard it."""
        let_go(state)

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it, mature a card and ask again, or make it a lair."""
        if option.verb is MATURE:
            mature(state, option.value)
        elif option.verb is MAKE_LAIR:
            make_lair(state, option.value)
        else:
            let_go(state)


def settled(state: Fury, hideout: Hideout) -> bool:
    """Return whether everyone sees that the hideout can only be cleared (FURY-MATURE-10)."""
    if hideout.back() == SEA_BACK:
        return True
    if hideout.place == NOWHERE and hideout.up:
        return True
    return not hideout.encounters and not state.house.advanced


def lair_options(state: Fury, hideout: Hideout) -> list[Pick]:
    """Return the slots that the hideout can be moved to (FURY-LAIR-02, LAIR-05, LAIR-06, 08)."""
    if not (state.house.advanced and hideout.is_city() and state.encounter_hand):
        return []
    free = free_slot(state)
    return [MAKE_LAIR.of(slot) for slot in (range(SLOTS) if free == SLOTS else (free,))]


def let_go(state: Fury) -> None:
    """Discard what is left of the hideout; its card goes back to the deck (FURY-MATURE-02, 04)."""
    hideout = state.leaving
    state.leaving = None
    if hideout is not None:
        state.say(LET_GO)
        scatter(state, hideout)


def make_lair(state: Fury, slot: int) -> None:
    """Make a lair of it and place an encounter there (FURY-LAIR-03, FURY-LAIR-04)."""
    hideout = state.leaving
    assert hideout is not None
    if state.lairs[slot] is not None:  # announced first: this discloses that it can be a lair
        state.say(ROOM_MADE, slot)
        clear_lair(state, slot)
    state.leaving = None
    set_spot(state, TRAIL + slot, hideout.as_lair())
    state.say(LAIR_MADE, slot)
    state.then(GUARDS[slot], REFILL)


class GuardLair(Step[Fury]):
    """A new lair gets one encounter from Dracula's hand (FURY-LAIR-04)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return his encounters."""
        options = [LAY.of(kind) for kind in kinds_in(state.encounter_hand)]
        return Decision(DRACULA_SEAT, "lay_in_lair", options, (self.slot,))

    def take(self, state: Fury, option: Pick) -> None:
        """Place it face down."""
        state.encounter_hand = without(state.encounter_hand, option.value)
        add_encounter(state, TRAIL + self.slot, PlacedEncounter(option.value))
        state.say(LAIR_GUARDED, self.slot)
        state.say_to_dracula(GUARDED_LAIR, self.slot, option.value)


# Matured effects (FURY-MATURE-01 to FURY-MATURE-11)


def mature(state: Fury, kind: int) -> None:
    """Reveal an encounter of the hideout and resolve its matured effect."""
    hideout = state.leaving
    assert hideout is not None
    encounters = list(hideout.encounters)
    alike = [encounter for encounter in encounters if encounter.kind == kind]
    encounters.remove(
        min(alike, key=lambda encounter: not encounter.up)
    )  # the face-up one, if there is one
    state.leaving = hideout.holding(tuple(encounters))
    state.say(MATURED, kind)
    if kind == SZGANY_BODYGUARDS:
        state.guards += 1
        state.say(BODYGUARDS_KEPT, state.guards)
        state.then(LEAVE_AGAIN)
        return
    discard_open(state, kind)
    state.then(*matured_effect(state, kind), LEAVE_AGAIN)


def matured_effect(state: Fury, kind: int) -> list[Step[Fury]]:
    """Return the steps of a matured effect, by the kind of card."""
    if is_vampire(kind):
        return vampire_matures(state, kind)
    if kind == DESECRATED_SOIL:
        return [HealDracula(SOIL_HEALS)]
    if kind == HOAX:
        return [READ_DISCARDS]
    if kind == SABOTEUR:
        return [PUT_ROADBLOCK]
    if kind == SPY:
        return [CHOOSE_SPIED]
    place = show_leaving(state)
    if kind == UNNATURAL_FOG:
        return [ChooseFog(REGION[place])]
    if kind == WOLVES:
        return [ChooseWolves(place)]
    assert kind == SZGANY_MOB
    there = [h for h in EVERY_HUNTER if in_city(state, h)]
    return [Mob(h) for h in there if REGION[state.places[h]] == REGION[place]]


def show_leaving(state: Fury) -> int:
    """Reveal the location card of the hideout, which has left the trail (FURY-HIDE-18)."""
    hideout = state.leaving
    assert hideout is not None
    if not hideout.up:
        state.leaving = hideout.turned()
        state.say(FOUND_LEAVING, hideout.place)
    return hideout.place


def vampire_matures(state: Fury, kind: int) -> list[Step[Fury]]:
    """Score, 3 more with a rumour token, then clear (FURY-MATURE-07, FURY-RUMOR-04)."""
    show_leaving(state)
    hideout = state.leaving
    assert hideout is not None
    bonus = RUMOUR_INFLUENCE if hideout.rumour else 0
    if hideout.rumour and not state.house.rumour_each:
        state.leaving = hideout.with_rumour(False)
        state.say(RUMOUR_GONE)
    return [Score(MATURED_INFLUENCE[kind] + bonus), VAMPIRE_CLEARS]


class VampireClears(Step[Fury]):
    """A matured vampire clears its own hideout and spaces 4, 5 and 6 (MATURE-07, MATURE-11)."""

    def run(self, state: Fury) -> None:
        """Clear them."""
        if state.house.vampire_ends:
            let_go(state)
        for space in CLEARED_BY_VAMPIRE:
            clear_space(state, space)


class ChooseFog(Step[Fury]):
    """Matured fog is placed on a city of the region, two tokens (FURY-FOG-01)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cities of the region."""
        cities = [place for place in range(LAND) if REGION[place] == self.region]
        return Decision(DRACULA_SEAT, "choose_fog", [FOG_OVER.of(place) for place in cities])

    def take(self, state: Fury, option: Pick) -> None:
        """Place it."""
        put_fog(state, option.value, MATURED_FOG)


class ChooseWolves(Step[Fury]):
    """Matured wolves attack in a city one or two roads away."""

    def __init__(self, place: int) -> None:
        self.place = place

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cities within reach."""
        away = ROADS_APART[self.place]
        near = [there for there in range(LAND) if 1 <= away[there] <= WOLVES_RANGE]
        if not near:
            return None
        return Decision(DRACULA_SEAT, "choose_wolves", [WOLVES_TO.of(place) for place in near])

    def run(self, state: Fury) -> None:
        """Do nothing: the city has no roads (Cagliari)."""

    def take(self, state: Fury, option: Pick) -> None:
        """Attack every hunter there."""
        state.say(WOLVES_CAME, option.value)
        state.then(*[WolvesAt(hunter, WOLF_DAMAGE) for hunter in hunters_at(state, option.value)])


class ChooseSpied(Step[Fury]):
    """A matured Spy affects a hunter of Dracula's choice."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters on the board."""
        there = [hunter for hunter in EVERY_HUNTER if present(state, hunter)]
        if not there:
            return None
        return Decision(DRACULA_SEAT, "choose_spied", [SPY_ON.of(hunter) for hunter in there])

    def run(self, state: Fury) -> None:
        """Do nothing: no hunter is on the board."""

    def take(self, state: Fury, option: Pick) -> None:
        """Spy on this hunter."""
        state.say(SPIED_ON, option.value)
        state.then(SpyOn(option.value))


class ReadDiscards(Step[Fury]):
    """A matured Hoax: Dracula reads his discarded events, face-down ones too (FURY-INFO-03)."""

    def run(self, state: Fury) -> None:
        """Let him read them, and choose."""
        found = discarded_schemes(state)
        if found:
            state.tell(Fact(HOAX_READ, (), found, DRACULA_ONLY))
            state.then(TAKE_DISCARD)


def discarded_schemes(state: Fury) -> tuple[int, ...]:
    """Return all Dracula events in the discard pile."""
    found = list(state.event_buried)
    for card in range(HUNTER_EVENTS, len(state.event_discard)):
        found += [card] * state.event_discard[card]
    return tuple(sorted(found))


class TakeDiscard(Step[Fury]):
    """He keeps one of them, the others go back to the deck."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the events to choose from."""
        found = kinds_in(discarded_schemes(state))
        return Decision(DRACULA_SEAT, "hoax", [TAKE_EVENT.of(card) for card in found])

    def take(self, state: Fury, option: Pick) -> None:
        """Keep one, shuffle the others into the deck."""
        found = discarded_schemes(state)
        state.event_buried = ()
        for card in range(HUNTER_EVENTS, len(state.event_discard)):
            state.event_discard[card] = 0
        state.schemes = with_card(state.schemes, option.value)
        state.say(HOAX_TAKEN)
        state.say_to_dracula(HOAX_TOOK, option.value)
        rest = without(found, option.value)
        if rest:
            state.event_deck += rest
            state.rng.shuffle(state.event_deck)
            state.known_bottom = 0
            state.say(HOAX_SHUFFLED, len(rest))
            state.say(EVENT_ON_TOP, top_side(state))
        state.drawn = option.value  # if it must be played at once, it is (FURY-EVENT-04)
        state.then(SCHEME_DRAWN, SCHEME_LIMIT)


LEAVE: Final = Leave(False)
LEAVE_AGAIN: Final = Leave(True)
GUARDS: Final = tuple([GuardLair(slot) for slot in range(SLOTS)])
VAMPIRE_CLEARS: Final = VampireClears()
CHOOSE_SPIED: Final = ChooseSpied()
READ_DISCARDS: Final = ReadDiscards()
TAKE_DISCARD: Final = TakeDiscard()
