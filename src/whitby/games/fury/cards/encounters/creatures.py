"""Beasts and haunted places: Bats, Rats, Wolves, Unnatural Fog and Desecrated Soil."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import LAND, REGION, is_port
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.encounters.base import Encounter, Repel
from whitby.games.fury.dracula.encounter_hand import DrawEncounters, discard_open
from whitby.games.fury.dracula.trail import show_leaving
from whitby.games.fury.ending import HealDracula
from whitby.games.fury.events import BATS_PUT, SHOWED, SOIL, WOLVES_CAME
from whitby.games.fury.hunters.harm import Suffer, delay
from whitby.games.fury.options import DONE, DROP, FOG_OVER, SHOW, SHOW_NOTHING, WOLVES_TO
from whitby.games.fury.routes import ROADS_APART
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    hunters_at,
    kinds_in,
    present,
    seat_of,
    without,
)
from whitby.games.fury.state.public import put
from whitby.games.fury.state.steps import Question
from whitby.games.fury.tokens import put_fog

RAT_DAMAGE: Final = 2
WOLVES_DAMAGE: Final = 4
WEAPON_SPARES: Final = 2
WOLVES_RANGE: Final = 2
MATURED_FOG: Final = 2
SOIL_CARDS: Final = 3
SOIL_HEALS: Final = 3


class Bats(Encounter):
    """A token for the hunter, who carries at most one (FURY-BATS-01, FURY-BATS-12)."""

    card = cards.BATS

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Give the hunter a token, if one is left."""
        if (
            present(state, hunter)
            and not state.public.bats[hunter]
            and sum(state.public.bats) < cards.ALL_BATS
        ):
            state.public.bats = put(state.public.bats, hunter, 1)
            state.say(BATS_PUT, hunter)
        return []


class Rats(Encounter):
    """2 damage; they stay unless a Pistol or Rifle is shown."""

    card = cards.RATS

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Return the damage, and the question."""
        return [Suffer(hunter, RAT_DAMAGE), Repel(hunter, cards.GUNS)]


class Wolves(Encounter):
    """4 damage to each hunter there, 2 less for each weapon shown. Matured they come to a city."""

    card = cards.WOLVES

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Let them attack every hunter there."""
        return wolves_at(state, place)

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Reveal the city that they come from."""
        return [ChooseWolves(show_leaving(state))]


def wolves_at(state: Fury, place: int) -> list[Step[Fury]]:
    """Return the attack on every hunter in a place."""
    return [WolvesAt(hunter, WOLVES_DAMAGE) for hunter in hunters_at(state, place)]


class WolvesAt(Step[Fury]):
    """Wolves attack a hunter, who shows weapons one after the other."""

    def __init__(self, hunter: int, damage: int, shown: tuple[int, ...] = ()) -> None:
        self.hunter = hunter
        self.damage = damage
        self.shown = shown

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the weapons not shown yet; whether to ask depends only on the number of items."""
        hand = state.hands.items[self.hunter]
        if not present(state, self.hunter) or len(hand) <= len(self.shown) or self.damage <= 0:
            return None
        left = hand
        for card in self.shown:
            left = without(left, card)
        options = [SHOW.of(card) for card in kinds_in(left) if card in cards.WEAPONS]
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
            state.say(SHOWED, self.hunter, option[parts.ITEM])
            shown = (*self.shown, option[parts.ITEM])
            state.then(WolvesAt(self.hunter, self.damage - WEAPON_SPARES, shown))
        else:
            self.run(state)


class ChooseWolves(Question):
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

    def take(self, state: Fury, option: Pick) -> None:
        """Attack every hunter there."""
        state.say(WOLVES_CAME, option[parts.PLACE])
        state.then(*wolves_at(state, option[parts.PLACE]))


class UnnaturalFog(Encounter):
    """A token on the city, two on a port; by day all hunters there are delayed."""

    card = cards.UNNATURAL_FOG

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Place the fog."""
        put_fog(state, place, 2 if is_port(place) else 1)
        if state.public.phase == cards.DAY:
            for other in hunters_at(state, place):
                delay(state, other)
        return []

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Reveal the city, and choose one of its region."""
        return [ChooseFog(REGION[show_leaving(state)])]


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
        put_fog(state, option[parts.PLACE], MATURED_FOG)


class DesecratedSoil(Encounter):
    """Dracula draws three encounters and may discard as many; it stays unless a host is shown.

    Matured it heals him.
    """

    card = cards.DESECRATED_SOIL

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Announce it, and return the draw and the question."""
        state.say(SOIL)
        return [DrawEncounters(SOIL_CARDS), DropUpTo(SOIL_CARDS), Repel(hunter, cards.HOSTS)]

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Return the healing."""
        return [HealDracula(SOIL_HEALS)]


class DropUpTo(Question):
    """Dracula discards up to this many encounters from his hand, face up (FURY-ENC-16)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return his encounters, and keeping the rest."""
        if self.count == 0 or not state.dracula.encounter_hand:
            return None
        options = [DROP.of(kind) for kind in kinds_in(state.dracula.encounter_hand)]
        return Decision(DRACULA_SEAT, "drop", [*options, DONE.of()], (self.count,))

    def take(self, state: Fury, option: Pick) -> None:
        """Discard one, and ask for the next."""
        if option.verb is DROP:
            state.dracula.encounter_hand = without(
                state.dracula.encounter_hand, option[parts.ENCOUNTER]
            )
            discard_open(state, option[parts.ENCOUNTER])
            state.then(DropUpTo(self.count - 1))


CREATURES: Final[tuple[Encounter, ...]] = (
    Bats(),
    DesecratedSoil(),
    Rats(),
    UnnaturalFog(),
    Wolves(),
)
