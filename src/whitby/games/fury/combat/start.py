"""Before the first round: events for the start of a combat, and Garlic Wreaths (COMBAT-44)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.playing import hunter_could, play_event
from whitby.games.fury.cards.table import (
    ESCAPE_ROUTE,
    EVERY_HUNTER,
    GARLIC_WREATH,
    GODALMING,
    HEROIC_LEAP,
    ITEM_COPIES,
    LUCKY_FIND,
    LUCYS_REVENGE,
    PLANNED_AMBUSH,
)
from whitby.games.fury.events import WREATH_LAID
from whitby.games.fury.hunters.hands import lose_item
from whitby.games.fury.options import DECLINE_PLAY, PLAY, WEAR_WREATH, Pick
from whitby.games.fury.state.fury import Fury, kinds_in, seat_of

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
        could_wear = len(state.items[hunter]) > 0 and wreath_unseen(state)
        if not could_wear and not hunter_could(state, hunter, CARDS):
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
            combat = state.combat
            assert combat is not None
            lose_item(state, self.at, GARLIC_WREATH)
            combat.wreaths = (*combat.wreaths, self.at)
            state.say(WREATH_LAID, self.at)
        else:
            play_event(state, self.at, option.value, keep=option.value in LAID_OUT)


def wreath_unseen(state: Fury) -> bool:
    """Return whether a Garlic Wreath may be in a hidden hand."""
    laid = 0 if state.combat is None else len(state.combat.wreaths)
    return state.item_discard[GARLIC_WREATH] + laid < ITEM_COPIES[GARLIC_WREATH]


STARTS: Final = tuple([CombatStart(hunter) for hunter in EVERY_HUNTER])
COMBAT_START: Final = STARTS[0]
