"""Events of the hunters for times without a fight: healing, holy ground, research, the order."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury import events, parts
from whitby.games.fury.board import LAND, UNHALLOWED
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.hunter_event import HunterEvent, declare
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Suffer, delay
from whitby.games.fury.hunters.supply import show_top
from whitby.games.fury.options import CHOOSE_HUNTER, HALLOW, NO_HOST
from whitby.games.fury.state.fury import Fury, hunters_at, in_city, present, seat_of
from whitby.games.fury.state.public import more, put
from whitby.games.fury.state.steps import HunterStep
from whitby.games.fury.tokens import consecrate, may_hallow, put_host

TRANSFUSION_DAMAGE: Final = 1
LAIR_INFLUENCE: Final = 2
RESEARCHED: Final = 6
"""How many cards Mystic Research looks at."""


class BloodTransfusion(HunterEvent):
    """A bite token is removed from another hunter; the giver suffers 1 damage."""

    card = cards.BLOOD_TRANSFUSION

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether there is a hunter to help."""
        return in_city(state, hunter) and len(can_transfuse(state, hunter)) > 0

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(Transfuse(hunter))


def can_transfuse(state: Fury, hunter: int) -> list[int]:
    """Return the weakened hunters in the same city; Mina's bite stays (FURY-WEAK-10)."""
    if hunter == cards.MINA or state.public.bites[hunter] > 0:
        return []
    there = hunters_at(state, state.public.places[hunter])
    return [other for other in there if other != cards.MINA and state.public.bites[other] > 0]


class Transfuse(HunterStep):
    """A hunter chooses whom to help."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the hunters it can help."""
        options = [CHOOSE_HUNTER.of(other) for other in can_transfuse(state, self.hunter)]
        return Decision(seat_of(state, self.hunter), "transfuse", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Heal one, hurt the other."""
        other = option[parts.WHO]
        state.public.bites = more(state.public.bites, other, -1)
        state.say(events.BITE_HEALED, other)
        if state.public.bites[other] == 0:
            state.public.open_items = put(state.public.open_items, other, cards.NONE)
            state.public.open_events = put(state.public.open_events, other, cards.NONE)
        state.then(Suffer(self.hunter, TRANSFUSION_DAMAGE))


class ConsecratedGround(HunterEvent):
    """By night the consecrated ground token is put on another city."""

    card = cards.CONSECRATED_GROUND

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether the hunter is in a city by night."""
        return in_city(state, hunter) and state.public.phase == cards.NIGHT

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(Hallow(hunter))


class Hallow(HunterStep):
    """The consecrated ground token is put on another city (FURY-CONS-11)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cities that can take it, including those with a heavenly host."""
        barred = (*UNHALLOWED, state.public.ground)
        options = [HALLOW.of(place) for place in range(LAND) if place not in barred]
        return Decision(seat_of(state, self.hunter), "hallow", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Put it there, then ask who has a Heavenly Host to show."""
        state.then(*[ShowHost(hunter) for hunter in cards.EVERY_HUNTER])
        consecrate(state, option[parts.PLACE])


class ShowHost(HunterStep):
    """Each hunter may show a Heavenly Host and put a token on another city (FURY-CONS-11)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cities; a hunter with any item is asked, while tokens last."""
        held = state.hands.items[self.hunter]
        if (
            not held
            or not present(state, self.hunter)
            or len(state.public.hosts) == cards.ALL_HOSTS
        ):
            return None
        options: list[Pick] = []
        if cards.HEAVENLY_HOST in held:
            options = [HALLOW.of(place) for place in range(LAND) if may_hallow(state, place)]
        seat = seat_of(state, self.hunter)
        return Decision(seat, "show_host", [*options, NO_HOST.of()], (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Show it and place a token, or not."""
        if option.verb is HALLOW:
            state.say(events.SHOWED, self.hunter, cards.HEAVENLY_HOST)
            put_host(state, option[parts.PLACE])


class VampireLair(HunterEvent):
    """A Stake and a delay remove two influence (FURY-WIN-09, FURY-WIN-13)."""

    card = cards.VAMPIRE_LAIR

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether it is day, the hunter has a Stake, and there is influence."""
        if not in_city(state, hunter) or state.public.phase != cards.DAY:
            return False
        return cards.STAKE in state.hands.items[hunter] and state.public.influence > 0

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        back = min(LAIR_INFLUENCE, state.public.influence)
        state.public.influence -= back
        state.say(events.INFLUENCE_LOST, back, state.public.influence)
        delay(state, hunter)
        discard_item(state, hunter, cards.STAKE)


class MysticResearch(HunterEvent):
    """The bottom six event cards: Dracula's are discarded unseen (FURY-EVENT-10)."""

    card = cards.MYSTIC_RESEARCH

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether Van Helsing is in a city, and there is a card."""
        return (
            in_city(state, hunter) and hunter == cards.VAN_HELSING and len(state.decks.events) > 0
        )

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        looked = state.decks.events[:RESEARCHED]
        state.say(events.BACKS_CHECKED, hunter, len(looked))
        evil = [card for card in looked if cards.event_side(card) == cards.DRACULA_SIDE]
        kept = [card for card in looked if cards.event_side(card) != cards.DRACULA_SIDE]
        state.decks.events = (*kept, *state.decks.events[RESEARCHED:])
        state.decks.events_buried = (*state.decks.events_buried, *evil)
        state.public.known_bottom = len(kept)
        state.say(events.EVENT_BURIED, len(evil))
        if len(state.decks.events) <= RESEARCHED:
            show_top(state)


class LongNight(HunterEvent):
    """Hunters may move by road this night."""

    card = cards.LONG_NIGHT
    at_dawn = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.public.long_night = True


class RenewedVigor(HunterEvent):
    """Hunters have two actions this day (FURY-ROUND-09)."""

    card = cards.RENEWED_VIGOR
    at_dawn = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.public.vigor = True


class SpeedyTelegraph(HunterEvent):
    """The hunter chooses the order in which all act (FURY-ROUND-10)."""

    card = cards.SPEEDY_TELEGRAPH
    at_dawn = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.public.telegraph = hunter


declare(
    BloodTransfusion(),
    ConsecratedGround(),
    LongNight(),
    MysticResearch(),
    RenewedVigor(),
    SpeedyTelegraph(),
    VampireLair(),
)
