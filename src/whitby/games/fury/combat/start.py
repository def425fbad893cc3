"""Before the first round: events for the start of a combat, and Garlic Wreaths (COMBAT-44)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury.cards.hunter_event import AT_COMBAT, FOR_WINDOW, PROMPTS
from whitby.games.fury.cards.possible import hunter_could
from whitby.games.fury.cards.table import EVERY_HUNTER, GARLIC_WREATH
from whitby.games.fury.cards.windows import Window, window_options
from whitby.games.fury.combat.wreath import could_wear, wear
from whitby.games.fury.options import DECLINE_PLAY, WEAR_WREATH
from whitby.games.fury.state.fury import Fury, seat_of


class CombatStart(Window):
    """The hunters in the combat play cards, in activation order, until all decline (COMBAT-44)."""

    def next(self, at: int) -> Window:
        """Return the same window, at another hunter."""
        return CombatStart(self.window, at)

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what the hunter can play; whether to ask depends on public counts only."""
        hunter = self.at
        combat = state.combat
        if combat is None or hunter not in combat.hunters:
            return None
        could_play = hunter_could(state, hunter, FOR_WINDOW[AT_COMBAT])
        if not could_play and not could_wear(state, hunter):
            return None
        options = window_options(state, hunter, AT_COMBAT)
        if GARLIC_WREATH in state.hands.items[hunter]:
            options.append(WEAR_WREATH.of())
        seat = seat_of(state, hunter)
        return Decision(seat, PROMPTS[AT_COMBAT], [*options, DECLINE_PLAY.of()], (hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Wear a wreath or play an event and ask all again, or continue."""
        if option.verb is WEAR_WREATH:
            state.then(self.next(0))
            wear(state, self.at)
        else:
            super().take(state, option)


COMBAT_START: Final = CombatStart(AT_COMBAT, EVERY_HUNTER[0])
