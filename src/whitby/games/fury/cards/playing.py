"""Playing events: who may hold what, windows that open by public facts, and the life of a card.

A window opens for everyone who could hold a card for it according to public information: they have
an event in hand, and not every copy is visible to all. So a question reveals nothing.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.table import (
    ENRAGED,
    EVENT_COPIES,
    EVERY_HUNTER,
    EVIL_PRESENCE,
    HIRED_SCOUTS,
    LOCAL_RUMOURS,
    LUCYS_REVENGE,
    NEWSPAPER_REPORTS,
    NONE,
    PLANNED_AMBUSH,
    SENSATIONALIST_PRESS,
)
from whitby.games.fury.events import DRACULA_PLAYED, EVENT_CANCELLED, PLAYED
from whitby.games.fury.hunters.hands import OPEN_EVENTS, lose_event
from whitby.games.fury.options import DECLINE_PLAY, PLAY, Pick
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, present, without

PRESSED: Final[tuple[int, ...]] = (LOCAL_RUMOURS, NEWSPAPER_REPORTS, HIRED_SCOUTS, EVIL_PRESENCE)
"""What Sensationalist Press cancels."""


# Who could hold what


def copies_seen(state: Fury, card: int) -> int:
    """Return how many copies of an event everyone can see."""
    seen = state.event_discard[card] + state.open_events.count(card)
    seen += int(state.hunter_ally == card) + int(state.dracula_ally == card)
    if state.combat is not None:
        if card == PLANNED_AMBUSH:
            seen += len(state.combat.planned)
        elif card == LUCYS_REVENGE:
            seen += int(state.combat.revenge)
    return seen


def unseen(state: Fury, card: int) -> bool:
    """Return whether a copy of an event may be in a hidden hand."""
    return copies_seen(state, card) < EVENT_COPIES[card]


def dracula_could(state: Fury, card: int) -> bool:
    """Return whether Dracula could hold this event, according to public information."""
    return len(state.schemes) > 0 and unseen(state, card)


def hunter_could(state: Fury, hunter: int, cards: tuple[int, ...]) -> bool:
    """Return whether a hunter could hold one of these events, according to public information."""
    if not state.events_held[hunter] or not present(state, hunter):
        return False
    for card in cards:  # noqa: SIM110 (faster than a generator)
        if state.open_events[hunter] == card or unseen(state, card):
            return True
    return False


# The life of a card


def play_event(state: Fury, hunter: int, card: int, mode: int = NONE, keep: bool = False) -> None:
    """A hunter plays an event: announced, discarded, and then it takes effect (EVENT-05).

    With `keep` it stays in play: its effect takes it from the discards again and says where to.
    """
    lose_event(state, hunter, card)
    state.say(PLAYED, hunter, card)
    state.event_discard[card] += 1
    steps: list[Step[Fury]] = []
    state.annulled = False
    if card in PRESSED and dracula_could(state, SENSATIONALIST_PRESS):
        steps.append(PRESS)
    state.then(*steps, Effect(hunter, card, mode, keep), OPEN_EVENTS[hunter])


class Effect(Step[Fury]):
    """A hunter's event takes effect, unless it was cancelled (FURY-CANCEL-01)."""

    def __init__(self, hunter: int, card: int, mode: int, keep: bool) -> None:
        self.hunter = hunter
        self.card = card
        self.mode = mode
        self.keep = keep

    def run(self, state: Fury) -> None:
        """Carry it out."""
        from whitby.games.fury.cards.hunter_events import take_effect

        if state.annulled:
            state.annulled = False
            state.say(EVENT_CANCELLED, self.card)
        else:
            if self.keep:
                state.event_discard[self.card] -= 1
            take_effect(state, self.hunter, self.card, self.mode)


class Press(Step[Fury]):
    """Dracula may answer with Sensationalist Press."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the card, if he holds it, and declining."""
        return dracula_window(state, "press", SENSATIONALIST_PRESS)

    def take(self, state: Fury, option: Pick) -> None:
        """Cancel the event, or not."""
        if option.verb is PLAY:
            play_scheme_now(state, SENSATIONALIST_PRESS)
            state.annulled = True


def dracula_window(state: Fury, prompt: str, card: int) -> Decision[Pick]:
    """Return the question whether Dracula plays this event now."""
    options = [PLAY.of(card)] if card in state.schemes else []
    return Decision(DRACULA_SEAT, prompt, [*options, DECLINE_PLAY.of()])


def play_scheme_now(state: Fury, card: int, keep: bool = False) -> None:
    """Dracula plays an event: announced and discarded; its effect follows."""
    state.schemes = without(state.schemes, card)
    state.say(DRACULA_PLAYED, card)
    if not keep:
        state.event_discard[card] += 1


def enraged_window(state: Fury) -> Decision[Pick]:
    """Return the question whether Dracula plays Enraged."""
    return dracula_window(state, "enraged", ENRAGED)


# Windows of the hunters


class Window(Step[Fury]):
    """Hunters may play events for a moment, in activation order, until nobody plays one (GOLD-07).

    A subclass says which.
    """

    def __init__(self, at: int) -> None:
        self.at = at

    def cards(self) -> tuple[int, ...]:
        """Return the events that can be played in this window."""
        raise NotImplementedError

    def prompt(self) -> str:
        """Return the prompt."""
        raise NotImplementedError

    def playable(self, state: Fury, hunter: int) -> list[Pick]:
        """Return what this hunter can play now."""
        raise NotImplementedError

    def again(self, at: int) -> Window:
        """Return the same window, at another hunter."""
        raise NotImplementedError

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what the current hunter can play."""
        if not hunter_could(state, self.at, self.cards()):
            return None
        options = self.playable(state, self.at)
        seat = state.commanders[self.at]
        return Decision(seat, self.prompt(), [*options, DECLINE_PLAY.of()], (self.at,))

    def run(self, state: Fury) -> None:
        """Continue with the next hunter."""
        if self.at + 1 < len(EVERY_HUNTER):
            state.then(self.again(self.at + 1))

    def take(self, state: Fury, option: Pick) -> None:
        """Play it and ask all again, or continue with the next hunter."""
        if option.verb is DECLINE_PLAY:
            self.run(state)
        else:
            state.then(self.again(0))
            self.play(state, option)

    def play(self, state: Fury, option: Pick) -> None:
        """Play the chosen event."""
        play_event(state, self.at, option.value, option.other)


PRESS: Final = Press()
