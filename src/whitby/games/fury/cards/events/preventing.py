"""Events of the hunters that prevent something: a bite, fatal damage, an ambush (FURY-GREAT)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.hunter_event import HunterEvent, HunterReaction, declare, play_event
from whitby.games.fury.cards.possible import hunter_could
from whitby.games.fury.options import DECLINE_PLAY, PLAY, USE_REVENGE
from whitby.games.fury.state.fury import Fury, seat_of
from whitby.games.fury.state.public import more

STRENGTH: Final = [cards.GREAT_STRENGTH]


class Forewarned(HunterReaction):
    """It discards an encounter that ambushes: see `AnswerAmbush` in `hunters/arrival.py`."""

    card = cards.FOREWARNED


class GreatStrength(HunterReaction):
    """It prevents a bite or fatal damage to any hunter."""

    card = cards.GREAT_STRENGTH


class LucysRevenge(HunterEvent):
    """It stays in play: it prevents a bite or fatal damage to Lord Godalming, or an escape."""

    card = cards.LUCYS_REVENGE
    at_combat = True

    def options(self, state: Fury, hunter: int) -> list[Pick]:
        """Return it, if it is Lord Godalming who plays it."""
        return [PLAY.of(self.card)] if hunter == cards.GODALMING else []

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        assert state.combat is not None
        state.public.event_discard = more(state.public.event_discard, self.card, -1)
        state.combat.revenge = True


class Save(Step[Fury]):
    """Each hunter on the board may prevent it, in activation order (FURY-GREAT-05)."""

    def __init__(self, hunter: int, at: int) -> None:
        self.hunter = hunter  # who is about to be bitten or defeated
        self.at = at  # who is asked

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what can prevent it."""
        strong = hunter_could(state, self.at, STRENGTH)
        revenge = self.hunter == self.at == cards.GODALMING and lies_open(state)
        if state.public.saved or not (strong or revenge):
            return None
        options: list[Pick] = []
        if cards.GREAT_STRENGTH in state.hands.events[self.at]:
            options.append(PLAY.of(cards.GREAT_STRENGTH))
        if revenge:
            options.append(USE_REVENGE.of())
        seat = seat_of(state, self.at)
        return Decision(seat, "save", [*options, DECLINE_PLAY.of()], (self.at, self.hunter))

    def run(self, state: Fury) -> None:
        """Continue with the next hunter."""
        if self.at + 1 < len(cards.EVERY_HUNTER) and not state.public.saved:
            state.then(Save(self.hunter, self.at + 1))

    def take(self, state: Fury, option: Pick) -> None:
        """Prevent it, or continue."""
        if option.verb is DECLINE_PLAY:
            self.run(state)
            return
        state.public.saved = True
        if option.verb is USE_REVENGE:
            assert state.combat is not None
            state.combat.revenge = False
            state.public.event_discard = more(state.public.event_discard, cards.LUCYS_REVENGE)
        else:
            play_event(state, self.at, cards.GREAT_STRENGTH)


def lies_open(state: Fury) -> bool:
    """Return whether Lord Godalming has Lucy's Revenge in play in this combat."""
    combat = state.combat
    return combat is not None and combat.revenge and cards.GODALMING in combat.hunters


declare(Forewarned(), GreatStrength(), LucysRevenge())
