"""Great Strength and Lucy's Revenge: preventing a bite or fatal damage (FURY-GREAT)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.playing import hunter_could
from whitby.games.fury.cards.table import EVERY_HUNTER, GODALMING, GREAT_STRENGTH, LUCYS_REVENGE
from whitby.games.fury.events import PLAYED
from whitby.games.fury.hunters.hands import OPEN_EVENTS, lose_event
from whitby.games.fury.options import DECLINE_PLAY, PLAY, USE_REVENGE, Pick
from whitby.games.fury.state.fury import Fury, seat_of


class Save(Step[Fury]):
    """Each hunter on the board may prevent it, in activation order (FURY-GREAT-05)."""

    def __init__(self, hunter: int, at: int) -> None:
        self.hunter = hunter  # who is about to be bitten or defeated
        self.at = at  # who is asked

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what can prevent it."""
        strong = hunter_could(state, self.at, (GREAT_STRENGTH,))
        revenge = self.hunter == self.at == GODALMING and lies_open(state)
        if state.saved or not (strong or revenge):
            return None
        options: list[Pick] = []
        if GREAT_STRENGTH in state.events_held[self.at]:
            options.append(PLAY.of(GREAT_STRENGTH))
        if revenge:
            options.append(USE_REVENGE.of())
        seat = seat_of(state, self.at)
        return Decision(seat, "save", [*options, DECLINE_PLAY.of()], (self.at, self.hunter))

    def run(self, state: Fury) -> None:
        """Continue with the next hunter."""
        if self.at + 1 < len(EVERY_HUNTER) and not state.saved:
            state.then(SAVES[self.hunter][self.at + 1])

    def take(self, state: Fury, option: Pick) -> None:
        """Prevent it, or continue."""
        if option.verb is DECLINE_PLAY:
            self.run(state)
            return
        state.saved = True
        if option.verb is USE_REVENGE:
            assert state.combat is not None
            state.combat.revenge = False
            state.event_discard[LUCYS_REVENGE] += 1
        else:
            lose_event(state, self.at, GREAT_STRENGTH)
            state.event_discard[GREAT_STRENGTH] += 1
            state.say(PLAYED, self.at, GREAT_STRENGTH)
            state.then(OPEN_EVENTS[self.at])


def lies_open(state: Fury) -> bool:
    """Return whether Lord Godalming has Lucy's Revenge in play in this combat."""
    return state.combat is not None and state.combat.revenge and GODALMING in state.combat.hunters


SAVES: Final = tuple([tuple([Save(h, at) for at in EVERY_HUNTER]) for h in EVERY_HUNTER])
