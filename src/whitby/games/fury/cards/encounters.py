"""The effects of the thirteen encounters, when they ambush or are found (FURY-ENC, cards).

The card being resolved is `state.facing`. Its effect is a sequence of steps; `PutAway` then
discards it or puts it back face up, as `state.stays` says.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.board import is_port
from whitby.games.fury.cards.table import (
    ALL_BATS,
    ARISTOCRATIC_VAMPIRE,
    BATS,
    DAY,
    DESECRATED_SOIL,
    GUNS,
    HOAX,
    HOSTS,
    NEW_VAMPIRE,
    RATS,
    RECKLESS_VAMPIRE,
    SABOTEUR,
    SPY,
    SZGANY_BODYGUARDS,
    SZGANY_MOB,
    UNNATURAL_FOG,
    WEAPONS,
    WOLVES,
)
from whitby.games.fury.combat.fight import FightVampire
from whitby.games.fury.dracula.encounter_hand import REFILL, DrawEncounters, discard_open
from whitby.games.fury.dracula.lairs import clear_if_empty
from whitby.games.fury.dracula.trail import add_encounter
from whitby.games.fury.events import (
    BATS_PUT,
    ENCOUNTER_STAYS,
    JOINED,
    SAW_EVENTS,
    SAW_ITEMS,
    SHOWED,
    SOIL,
    Fact,
)
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Delay, Suffer, delay, return_tickets
from whitby.games.fury.options import (
    ACCEPT_DELAY,
    DISCARD_ITEM,
    DONE,
    DROP,
    GIVE_UP,
    JOIN,
    REFUSE_DELAY,
    SHOW,
    SHOW_NOTHING,
    STAND_BY,
    Pick,
)
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    hunters_at,
    kinds_in,
    present,
    seat_of,
    spot,
    without,
)
from whitby.games.fury.tokens import put_fog

RAT_DAMAGE: Final = 2
GUARD_DAMAGE: Final = 2
WOLF_DAMAGE: Final = 4
WEAPON_SPARES: Final = 2
SOIL_CARDS: Final = 3


class Face(Step[Fury]):
    """A hunter faces an encounter, found by a search or in an ambush (FURY-ENC-05)."""

    def __init__(self, hunter: int, at: int, kind: int, ambush: bool) -> None:
        self.hunter = hunter
        self.at = at
        self.kind = kind
        self.ambush = ambush

    def run(self, state: Fury) -> None:
        """Push the card's effect, and where it goes afterwards."""
        state.stays = False
        place = state.places[self.hunter]
        state.then(*effect(state, self.kind, self.hunter, place, self.ambush), PutAway(self.at))


def effect(state: Fury, kind: int, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
    """Return the steps of an encounter's effect, by its kind."""
    if kind == RATS:
        return [Suffer(hunter, RAT_DAMAGE), Repel(hunter, GUNS)]
    if kind == SABOTEUR:
        return [Delay(hunter), Repel(hunter, GUNS)]
    if kind == DESECRATED_SOIL:
        return [DESECRATE, DrawEncounters(SOIL_CARDS), DropUpTo(SOIL_CARDS), Repel(hunter, HOSTS)]
    if kind == BATS:
        return [PutBats(hunter)]
    if kind == HOAX:
        return [Delay(hunter)]
    if kind == SPY:
        return [SpyOn(hunter)]
    if kind == SZGANY_BODYGUARDS:
        return [Bodyguards(hunter)]
    if kind == SZGANY_MOB:
        return [Mob(other) for other in hunters_at(state, place)]
    if kind == UNNATURAL_FOG:
        return [Fog(place)]
    if kind == WOLVES:
        return [WolvesAt(other, WOLF_DAMAGE) for other in hunters_at(state, place)]
    if kind == ARISTOCRATIC_VAMPIRE:
        return [Aristocrat(hunter)]
    assert kind in (NEW_VAMPIRE, RECKLESS_VAMPIRE)
    state.stays = True  # unless it is defeated
    state.fighting = (hunter,)
    joins: list[Step[Fury]] = []
    if kind == NEW_VAMPIRE:
        joins = [Join(other) for other in hunters_at(state, place) if other != hunter]
    return [*joins, FightVampire(hunter, ambush)]


class PutAway(Step[Fury]):
    """The encounter is discarded, or put back face up (FURY-ENC-07, FURY-VAMP-08)."""

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, state: Fury) -> None:
        """Put the card where it belongs; a lair without cards is cleared (FURY-LAIR-10)."""
        card = state.facing
        state.facing = None
        if card is not None and state.stays and spot(state, self.at) is not None:
            add_encounter(state, self.at, card)
            state.say(ENCOUNTER_STAYS, card.kind)
        elif card is not None:
            discard_open(state, card.kind)
        clear_if_empty(state, self.at)
        state.then(REFILL)


# Showing items (FURY-ENC-08, FURY-REVEAL-03)


class Repel(Step[Fury]):
    """Only showing one of these items removes the card; otherwise it stays (Rats, Saboteur, Soil).

    A hunter with any item is asked, whatever it is.
    """

    def __init__(self, hunter: int, items: tuple[int, ...]) -> None:
        self.hunter = hunter
        self.items = items

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what can be shown."""
        if not present(state, self.hunter) or not state.items[self.hunter]:
            return None
        return ask_to_show(state, self.hunter, self.items, "repel")

    def run(self, state: Fury) -> None:
        """Keep the card in place: nothing can be shown."""
        state.stays = True

    def take(self, state: Fury, option: Pick) -> None:
        """Show it, and remove the card."""
        if option.verb is SHOW:
            state.say(SHOWED, self.hunter, option.value)
        else:
            state.stays = True


def ask_to_show(
    state: Fury, hunter: int, items: tuple[int, ...], prompt: str, spared: int = 0
) -> Decision[Pick]:
    """Return the items of these kinds in a hand, each to be shown, and showing nothing."""
    held = [card for card in kinds_in(state.items[hunter]) if card in items]
    options = [SHOW.of(card) for card in held]
    return Decision(seat_of(state, hunter), prompt, [*options, SHOW_NOTHING.of()], (hunter, spared))


class Bodyguards(Step[Fury]):
    """Szgany Bodyguards: 2 damage; without a weapon shown, 2 more and delayed."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Deal damage, then ask for a weapon."""
        state.then(Suffer(self.hunter, GUARD_DAMAGE), FaceGuards(self.hunter))


class FaceGuards(Step[Fury]):
    """The hunter shows a weapon, or suffers again and is delayed."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the weapons that can be shown."""
        if not present(state, self.hunter) or not state.items[self.hunter]:
            return None
        return ask_to_show(state, self.hunter, WEAPONS, "guards_weapon")

    def run(self, state: Fury) -> None:
        """Deal damage again and delay the hunter."""
        state.then(Suffer(self.hunter, GUARD_DAMAGE), Delay(self.hunter))

    def take(self, state: Fury, option: Pick) -> None:
        """Show a weapon, or suffer again."""
        if option.verb is SHOW:
            state.say(SHOWED, self.hunter, option.value)
        else:
            self.run(state)


class WolvesAt(Step[Fury]):
    """Wolves: 4 damage, 2 less for each weapon shown, one after the other."""

    def __init__(self, hunter: int, damage: int, shown: tuple[int, ...] = ()) -> None:
        self.hunter = hunter
        self.damage = damage
        self.shown = shown

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the weapons not shown yet; whether to ask depends only on the number of items."""
        hand = state.items[self.hunter]
        if not present(state, self.hunter) or len(hand) <= len(self.shown) or self.damage <= 0:
            return None
        left = hand
        for card in self.shown:
            left = without(left, card)
        options = [SHOW.of(card) for card in kinds_in(left) if card in WEAPONS]
        return Decision(
            seat_of(state, self.hunter),
            "wolves_weapon",
            [*options, SHOW_NOTHING.of()],
            (self.hunter, self.damage),
        )

    def run(self, state: Fury) -> None:
        """Deal the damage."""
        state.then(Suffer(self.hunter, self.damage))

    def take(self, state: Fury, option: Pick) -> None:
        """Show one more, or suffer."""
        if option.verb is SHOW:
            state.say(SHOWED, self.hunter, option.value)
            shown = (*self.shown, option.value)
            state.then(WolvesAt(self.hunter, self.damage - WEAPON_SPARES, shown))
        else:
            self.run(state)


# The other encounters


class Mob(Step[Fury]):
    """Szgany Mob: discard any items, then 1 damage for each still held."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the items, and stopping."""
        if not present(state, self.hunter) or not state.items[self.hunter]:
            return None
        options = [DISCARD_ITEM.of(card) for card in kinds_in(state.items[self.hunter])]
        held = len(state.items[self.hunter])
        return Decision(
            seat_of(state, self.hunter), "mob", [*options, DONE.of()], (self.hunter, held)
        )

    def run(self, state: Fury) -> None:
        """Deal damage for the items held."""
        state.then(Suffer(self.hunter, len(state.items[self.hunter])))

    def take(self, state: Fury, option: Pick) -> None:
        """Discard one more, or suffer."""
        if option.verb is DONE:
            self.run(state)
        else:
            state.then(self)
            discard_item(state, self.hunter, option.value)


class SpyOn(Step[Fury]):
    """Spy: give up a weapon, or reveal all cards and lose the tickets."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the weapons that can be given up."""
        if not present(state, self.hunter) or not state.items[self.hunter]:
            return None
        held = [card for card in kinds_in(state.items[self.hunter]) if card in WEAPONS]
        options = [GIVE_UP.of(card) for card in held]
        return Decision(
            seat_of(state, self.hunter), "spy", [*options, SHOW_NOTHING.of()], (self.hunter,)
        )

    def run(self, state: Fury) -> None:
        """Reveal everything."""
        if not present(state, self.hunter):
            return
        state.tell(Fact(SAW_ITEMS, (self.hunter,), state.items[self.hunter]))
        state.tell(Fact(SAW_EVENTS, (self.hunter,), state.events_held[self.hunter]))
        return_tickets(state, self.hunter)

    def take(self, state: Fury, option: Pick) -> None:
        """Give up a weapon, or reveal everything."""
        if option.verb is GIVE_UP:
            discard_item(state, self.hunter, option.value)
        else:
            self.run(state)


class Fog(Step[Fury]):
    """Unnatural Fog: a token on the city, two on a port; by day all hunters there are delayed."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Fury) -> None:
        """Place the fog."""
        put_fog(state, self.place, 2 if is_port(self.place) else 1)
        if state.phase == DAY:
            for hunter in hunters_at(state, self.place):
                delay(state, hunter)


class PutBats(Step[Fury]):
    """Bats: a token for the hunter, who carries at most one (FURY-BATS-01, FURY-BATS-12)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Give the hunter a token, if one is left."""
        hunter = self.hunter
        if present(state, hunter) and not state.bats[hunter] and sum(state.bats) < ALL_BATS:
            state.bats[hunter] = 1
            state.say(BATS_PUT, hunter)


class Desecrate(Step[Fury]):
    """Desecrated Soil: Dracula draws three encounters and may discard as many."""

    def run(self, state: Fury) -> None:
        """Announce it; the steps pushed with it do the rest."""
        state.say(SOIL)


class DropUpTo(Step[Fury]):
    """Dracula discards up to this many encounters from his hand, face up (FURY-ENC-16)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return his encounters, and keeping the rest."""
        if self.count == 0 or not state.encounter_hand:
            return None
        options = [DROP.of(kind) for kind in kinds_in(state.encounter_hand)]
        return Decision(DRACULA_SEAT, "drop", [*options, DONE.of()], (self.count,))

    def run(self, state: Fury) -> None:
        """Do nothing: he has none, or has discarded enough."""

    def take(self, state: Fury, option: Pick) -> None:
        """Discard one, and ask for the next."""
        if option.verb is DROP:
            state.encounter_hand = without(state.encounter_hand, option.value)
            discard_open(state, option.value)
            state.then(DropUpTo(self.count - 1))


class Aristocrat(Step[Fury]):
    """Aristocratic Vampire: the hunter may become delayed to remove it (FURY-DELAY-07)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options; a delayed hunter cannot choose to be delayed."""
        if state.delayed[self.hunter] or not present(state, self.hunter):
            return None
        options = (ACCEPT_DELAY.of(), REFUSE_DELAY.of())
        return Decision(seat_of(state, self.hunter), "aristocrat", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Keep it in place."""
        state.stays = True

    def take(self, state: Fury, option: Pick) -> None:
        """Accept the delay, or leave it."""
        if option.verb is ACCEPT_DELAY:
            delay(state, self.hunter)
        else:
            state.stays = True


class Join(Step[Fury]):
    """Another hunter there may join the fight by becoming delayed (FURY-VAMP-11, VAMP-15)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options; a delayed hunter cannot join (FURY-DELAY-07)."""
        if state.delayed[self.hunter] or not present(state, self.hunter):
            return None
        options = (JOIN.of(), STAND_BY.of())
        return Decision(seat_of(state, self.hunter), "join", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: the hunter cannot join."""

    def take(self, state: Fury, option: Pick) -> None:
        """Join, or not."""
        if option.verb is JOIN:
            state.say(JOINED, self.hunter)
            delay(state, self.hunter)
            state.fighting = tuple(sorted((*state.fighting, self.hunter)))


DESECRATE: Final = Desecrate()
