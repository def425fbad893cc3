"""Before the first round: events for the start of a combat, and Garlic Wreaths (COMBAT-44).

Planned Ambush is laid out then, and used when the cards of the first round are revealed.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.playing import hunter_could, play_event
from whitby.games.fury.cards.table import (
    BANNERS,
    BASIC_CARDS,
    ESCAPE_ROUTE,
    EVERY_HUNTER,
    GARLIC_WREATH,
    GODALMING,
    HEROIC_LEAP,
    LUCKY_FIND,
    LUCYS_REVENGE,
    NONE,
    PLANNED_AMBUSH,
)
from whitby.games.fury.combat.base import combat_of
from whitby.games.fury.combat.wreath import could_wear, wear
from whitby.games.fury.events import EXCHANGED
from whitby.games.fury.options import DECLINE_PLAY, EXCHANGE, KEEP_CARD, PLAY, WEAR_WREATH, Pick
from whitby.games.fury.state.fury import Fury, kinds_in, seat_of, without

CARDS: Final[tuple[int, ...]] = (
    ESCAPE_ROUTE,
    HEROIC_LEAP,
    LUCKY_FIND,
    LUCYS_REVENGE,
    PLANNED_AMBUSH,
)
LAID_OUT: Final[tuple[int, ...]] = (LUCYS_REVENGE, PLANNED_AMBUSH)
"""Events that stay face up until they are used or the combat ends."""


class CombatStart(Step[Fury]):
    """The hunters in the combat play cards, in activation order, until all decline (COMBAT-44)."""

    def __init__(self, at: int) -> None:
        self.at = at

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what the hunter can play; whether to ask depends on public counts only."""
        hunter = self.at
        combat = state.combat
        if combat is None or hunter not in combat.hunters:
            return None
        if not could_wear(state, hunter) and not hunter_could(state, hunter, CARDS):
            return None
        options: list[Pick] = []
        for card in kinds_in(state.events_held[hunter]):
            if card in CARDS and (card != LUCYS_REVENGE or hunter == GODALMING):
                options.append(PLAY.of(card))
        if GARLIC_WREATH in state.items[hunter]:
            options.append(WEAR_WREATH.of())
        seat = seat_of(state, hunter)
        return Decision(seat, "combat_start", [*options, DECLINE_PLAY.of()], (hunter,))

    def run(self, state: Fury) -> None:
        """Continue with the next hunter."""
        if self.at + 1 < len(EVERY_HUNTER):
            state.then(STARTS[self.at + 1])

    def take(self, state: Fury, option: Pick) -> None:
        """Play it and ask all again, or continue."""
        if option.verb is DECLINE_PLAY:
            self.run(state)
            return
        state.then(STARTS[0])
        if option.verb is WEAR_WREATH:
            wear(state, self.at)
        else:
            play_event(state, self.at, option.value, keep=option.value in LAID_OUT)


class Plan(Step[Fury]):
    """In round 1 a hunter with Planned Ambush may take another card instead (COMBAT-45)."""

    def hunter(self, state: Fury) -> int:
        """Return the next hunter with the card in play; NONE if there is none."""
        planned = [h for h in combat_of(state).planned if h in combat_of(state).hunters]
        return min(planned) if planned else NONE

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the other cards, and keeping the revealed one."""
        hunter = self.hunter(state)
        if hunter == NONE:
            return None
        combat = combat_of(state)
        hand = state.items[hunter]
        if combat.cards[hunter] in hand:
            hand = without(hand, combat.cards[hunter])
        cards = [card for card in kinds_in(hand) if BANNERS[card]]
        cards += [card for card in BASIC_CARDS if card != combat.cards[hunter]]
        options = [EXCHANGE.of(card) for card in cards]
        return Decision(seat_of(state, hunter), "plan", [*options, KEEP_CARD.of()], (hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: nobody has Planned Ambush in play."""

    def take(self, state: Fury, option: Pick) -> None:
        """Exchange the card, or not; the event is used up."""
        combat = combat_of(state)
        hunter = self.hunter(state)
        combat.planned = without(combat.planned, hunter)
        state.event_discard[PLANNED_AMBUSH] += 1
        if option.verb is EXCHANGE:
            combat.cards[hunter] = option.value
            state.say(EXCHANGED, hunter, option.value)
        state.then(self)


STARTS: Final = tuple([CombatStart(hunter) for hunter in EVERY_HUNTER])
COMBAT_START: Final = STARTS[0]
PLAN: Final = Plan()
