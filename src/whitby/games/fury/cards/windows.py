"""Windows in which events can be played: at dawn, at dusk and in Dracula's phase.

They open by public facts: see `possible.py`. The events say which windows they are for.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.dracula_event import ANY_MOMENT, AT_END, FOR_MOMENT, dracula_event
from whitby.games.fury.cards.hunter_event import (
    AT_DAWN,
    AT_DUSK,
    FITS,
    FOR_WINDOW,
    PROMPTS,
    hunter_event,
    play_event,
)
from whitby.games.fury.cards.possible import hunter_could, some_unseen
from whitby.games.fury.cards.table import EVERY_HUNTER, NONE
from whitby.games.fury.options import DECLINE_PLAY
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, kinds_in
from whitby.games.fury.state.steps import Question


def window_options(state: Fury, hunter: int, window: int) -> list[Pick]:
    """Return the events that a hunter can play in a window, in their modes."""
    options: list[Pick] = []
    fitting = FITS[window]
    last = NONE
    for card in state.hands.events[hunter]:  # the same cards lie together
        if card != last and fitting[card]:
            options += hunter_event(card).options(state, hunter)
        last = card
    return options


class Window(Step[Fury]):
    """Hunters may play events, in activation order, until nobody plays one (FURY-GOLD-07)."""

    def __init__(self, window: int, at: int) -> None:
        self.window = window
        self.at = at

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what the current hunter can play."""
        if not hunter_could(state, self.at, FOR_WINDOW[self.window]):
            return None
        options = window_options(state, self.at, self.window)
        options.append(DECLINE_PLAY.of())
        seat = state.public.commanders[self.at]
        return Decision(seat, PROMPTS[self.window], options, (self.at,))

    def run(self, state: Fury) -> None:
        """Continue with the next hunter."""
        if self.at + 1 < len(EVERY_HUNTER):
            state.stack.append(self.next(self.at + 1))

    def next(self, at: int) -> Window:
        """Return the same window, at another hunter."""
        return Window(self.window, at)

    def take(self, state: Fury, option: Pick) -> None:
        """Play it and ask all again, or continue with the next hunter."""
        if option.verb is DECLINE_PLAY:
            self.run(state)
        else:
            state.stack.append(self.next(0))
            play_event(state, self.at, option[parts.EVENT], option.get(parts.MODE, NONE))


class PhaseWindow(Question):
    """Events that Dracula can play at a moment of his phase, until he declines (FURY-EVENT-17)."""

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what he can play; he is asked whenever he could hold one, as far as all know."""
        if not state.dracula.event_hand or not some_unseen(state, FOR_MOMENT[self.moment]):
            return None
        options: list[Pick] = []
        for card in kinds_in(state.dracula.event_hand):
            if card in FOR_MOMENT[self.moment]:
                options += dracula_event(card).options(state)
        options.append(DECLINE_PLAY.of())
        return Decision(DRACULA_SEAT, "scheme", options)

    def take(self, state: Fury, option: Pick) -> None:
        """Play it and ask again, or continue."""
        if option.verb is not DECLINE_PLAY:
            state.stack.append(self)
            dracula_event(option[parts.EVENT]).play(state, option.get(parts.MODE, NONE))


class AllyActs(Step[Fury]):
    """What Dracula's ally does when his phase starts (FURY-EVENT-17)."""

    def run(self, state: Fury) -> None:
        """Let the ally act."""
        if state.public.dracula_ally != NONE:
            dracula_event(state.public.dracula_ally).act(state)


DAWN_WINDOW: Final = Window(AT_DAWN, EVERY_HUNTER[0])
DUSK_WINDOW: Final = Window(AT_DUSK, EVERY_HUNTER[0])
ANY_MOMENT_WINDOW: Final = PhaseWindow(ANY_MOMENT)
END_WINDOW: Final = PhaseWindow(AT_END)
ALLY_ACTS: Final = AllyActs()
