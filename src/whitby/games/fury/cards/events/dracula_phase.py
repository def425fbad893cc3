"""Events that Dracula plays in his phase (FURY-EVENT-17)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury import events, parts
from whitby.games.fury.board import LAND, LOCATIONS, NOWHERE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.allies import leave_hunters
from whitby.games.fury.cards.dracula_event import DraculaEvent, declare
from whitby.games.fury.cards.events.adding import Corrupt
from whitby.games.fury.dracula.encounter_hand import REFILL
from whitby.games.fury.hunters.supply import show_top
from whitby.games.fury.options import DONE, KEEP_EVENT, PLAY, PLAY_AS, STORM_AT
from whitby.games.fury.parts import MODES
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.state.hideout import THIRD_SPACE
from whitby.games.fury.state.public import put
from whitby.games.fury.state.steps import Question
from whitby.games.fury.tokens import PUT_ROADBLOCK, deconsecrate, put_storm

UNHALLOW: Final = MODES.index("unhallow")
RID_ALLY: Final = MODES.index("rid_ally")
FORBID_SUPPLY: Final = MODES.index("no_supply")
ROADBLOCKS: Final = 3
STORMS: Final = 3


class DarknessReturns(DraculaEvent):
    """The next day is skipped; all discarded Dracula events go back into the deck."""

    card = cards.DARKNESS_RETURNS
    at_end = True
    discarded_last = True

    def run(self, state: Fury, mode: int) -> None:
        state.public.no_day = True
        state.say(events.NO_DAY)
        found = list(state.decks.events_buried)
        for card in range(cards.HUNTER_EVENTS, len(state.public.event_discard)):
            found += [card] * state.public.event_discard[card]
            state.public.event_discard = put(state.public.event_discard, card, 0)
        state.decks.events_buried = ()
        if found:
            state.decks.shuffle_events(state.rng, found)
            state.public.known_bottom = 0
            state.say(events.SCHEMES_SHUFFLED, len(found))
            show_top(state)


class DevilishPower(DraculaEvent):
    """It removes the consecrated ground or the hunters' ally, or forbids supply."""

    card = cards.DEVILISH_POWER
    any_moment = True

    def modes(self) -> tuple[int, ...]:
        """Return all three."""
        return (UNHALLOW, RID_ALLY, FORBID_SUPPLY)

    def options(self, state: Fury) -> list[Pick]:
        """Return the modes that would change something."""
        options: list[Pick] = []
        if state.public.ground != NOWHERE:
            options.append(PLAY_AS.of(self.card, UNHALLOW))
        if state.public.hunter_ally != cards.NONE:
            options.append(PLAY_AS.of(self.card, RID_ALLY))
        return [*options, PLAY_AS.of(self.card, FORBID_SUPPLY)]

    def run(self, state: Fury, mode: int) -> None:
        if mode == UNHALLOW:
            state.say(events.GROUND_LOST, state.public.ground)
            deconsecrate(state)
        elif mode == RID_ALLY:
            leave_hunters(state)
        else:
            state.public.no_supply = True
            state.say(events.NO_SUPPLY)


class HiddenSchemes(DraculaEvent):
    """He adds an encounter to the third hideout."""

    card = cards.HIDDEN_SCHEMES
    at_end = True

    def run(self, state: Fury, mode: int) -> None:
        state.then(Corrupt((THIRD_SPACE,), 1, True), REFILL)


class NocturnalVisit(DraculaEvent):
    """Combats of the next day count as night."""

    card = cards.NOCTURNAL_VISIT
    at_end = True

    def run(self, state: Fury, mode: int) -> None:
        state.public.nocturnal = True
        state.say(events.NOCTURNAL)


class UnearthlySwiftness(DraculaEvent):
    """Another Dracula phase follows."""

    card = cards.UNEARTHLY_SWIFTNESS
    any_moment = True

    def run(self, state: Fury, mode: int) -> None:
        state.public.swift = True
        state.say(events.AGAIN)


class DrawnOrLater(DraculaEvent):
    """An event that is played when drawn, or at the end of a Dracula phase."""

    at_end = True

    def drawn(self, state: Fury) -> list[Pick]:
        """Return playing it now, and keeping it."""
        return [PLAY.of(self.card), KEEP_EVENT.of()]


class Roadblock(DrawnOrLater):
    """He places three roadblocks."""

    card = cards.ROADBLOCK

    def run(self, state: Fury, mode: int) -> None:
        state.then(*([PUT_ROADBLOCK] * ROADBLOCKS))


class SummonStorms(DrawnOrLater):
    """He places up to three storms."""

    card = cards.SUMMON_STORMS

    def run(self, state: Fury, mode: int) -> None:
        state.then(RaiseStorm(STORMS))


class RaiseStorm(Question):
    """Up to three storms on seas that have none (FURY-STORM-01, FURY-STORM-02)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the seas without a storm, and stopping."""
        if self.left == 0 or len(state.public.storms) == cards.ALL_STORMS:
            return None
        calm = [sea for sea in range(LAND, LOCATIONS) if sea not in state.public.storms]
        options = [STORM_AT.of(sea) for sea in calm]
        return Decision(DRACULA_SEAT, "storms", [*options, DONE.of()], (self.left,))

    def take(self, state: Fury, option: Pick) -> None:
        """Place one and ask for the next, or stop."""
        if option.verb is STORM_AT:
            put_storm(state, option[parts.PLACE])
            state.then(RaiseStorm(self.left - 1))


declare(
    DarknessReturns(),
    DevilishPower(),
    HiddenSchemes(),
    NocturnalVisit(),
    Roadblock(),
    SummonStorms(),
    UnearthlySwiftness(),
)
