"""Enraged: Dracula saves his combat card from being cancelled (FURY-COMBAT-45)."""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Pick
from whitby.games.fury.cards.dracula_event import DraculaEvent, Reaction, declare
from whitby.games.fury.cards.table import ENRAGED, NONE
from whitby.games.fury.combat.base import combat_of
from whitby.games.fury.events import STRUCK_OUT
from whitby.games.fury.options import PLAY
from whitby.games.fury.state.fury import Fury


class Enraged(DraculaEvent):
    """It answers the cancelling of his card, or a failed escape, which fails all the same."""

    card = ENRAGED
    prompt = "enraged"

    def react(self, state: Fury, hunter: int) -> None:
        combat_of(state).enraged = True


class StandFirm(Reaction):
    """Dracula may play Enraged against the cancellation."""

    def run(self, state: Fury) -> None:
        """Let his card be cancelled."""
        state.say(STRUCK_OUT, combat_of(state).card)

    def take(self, state: Fury, option: Pick) -> None:
        """Save his card, or let it be cancelled."""
        if option.verb is PLAY:
            super().take(state, option)
            combat_of(state).stopped = False
        else:
            self.run(state)


STAND_FIRM: Final = StandFirm(ENRAGED, NONE)
DEFY: Final = Reaction(ENRAGED, NONE)

declare(Enraged())
