"""What an event of Dracula is, and how he plays one.

Each of the seventeen is a subclass in `cards/events`: when it can be played, and its effect.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury.cards.possible import dracula_could
from whitby.games.fury.cards.table import (
    DRACULA_EVENT_ROWS,
    EVERY_HUNTER,
    HUNTER_EVENTS,
    NONE,
)
from whitby.games.fury.events import DRACULA_PLAYED
from whitby.games.fury.options import DECLINE_PLAY, KEEP_EVENT, PLAY
from whitby.games.fury.parts import MODES
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, without
from whitby.games.fury.state.public import more
from whitby.games.fury.state.steps import Question

ALLY: Final = MODES.index("ally")

# Moments of his phase
ANY_MOMENT: Final = 0
AT_END: Final = 1


class DraculaEvent:
    """One of Dracula's events. A subclass says what is printed on the card."""

    card: int = NONE
    at_once: bool = False  # it must be played when drawn (FURY-EVENT-04)
    any_moment: bool = False  # it can be played at any moment of his phase
    at_end: bool = False  # it can be played at the end of his phase
    discarded_last: bool = False  # after its effect, which may shuffle the discards (FURY-EVENT-05)
    prompt: str = ""  # asks whether he reacts with it

    def modes(self) -> tuple[int, ...]:
        """Return its modes, if it has any (FURY-EVENT-06)."""
        return ()

    def drawn(self, state: Fury) -> list[Pick]:
        """Return what can be done with it when it is drawn."""
        return [PLAY.of(self.card)] if self.at_once else [KEEP_EVENT.of()]

    def options(self, state: Fury) -> list[Pick]:
        """Return the ways to play it in his phase."""
        return [PLAY.of(self.card)]

    def play(self, state: Fury, mode: int) -> None:
        """Announce it, discard it unless it stays in play as an ally, and carry it out."""
        announce(state, self.card)
        if mode != ALLY and not self.discarded_last:
            state.public.event_discard = more(state.public.event_discard, self.card)
        self.run(state, mode)
        if mode != ALLY and self.discarded_last:
            state.public.event_discard = more(state.public.event_discard, self.card)

    def run(self, state: Fury, mode: int) -> None:
        """Carry it out, in a mode if it has any."""
        raise NotImplementedError

    def applies(self, state: Fury, hunter: int) -> bool:
        """Return whether he can react with it to what this hunter did."""
        return True

    def react(self, state: Fury, hunter: int) -> None:
        """Carry it out against this hunter."""
        raise NotImplementedError

    def act(self, state: Fury) -> None:
        """Do what it does as his ally when his phase starts (FURY-EVENT-17)."""
        raise NotImplementedError


UNDECLARED: Final = DraculaEvent()
DECLARED: Final[list[DraculaEvent]] = [UNDECLARED] * len(DRACULA_EVENT_ROWS)
"""By card, less those of the hunters; the modules in `cards/events` fill it."""
FOR_MOMENT: Final[list[list[int]]] = [[], []]
"""The cards for each moment of his phase."""


def declare(*events: DraculaEvent) -> None:
    """Enter events into the table."""
    for event in events:
        at = event.card - HUNTER_EVENTS
        assert DECLARED[at] is UNDECLARED, f"event {event.card} is declared twice"
        DECLARED[at] = event
        if event.any_moment:
            FOR_MOMENT[ANY_MOMENT].append(event.card)
        if event.any_moment or event.at_end:
            FOR_MOMENT[AT_END].append(event.card)


def dracula_event(card: int) -> DraculaEvent:
    """Return the declaration of one of his events."""
    return DECLARED[card - HUNTER_EVENTS]


# Playing them


def announce(state: Fury, card: int) -> None:
    """Dracula plays an event from his hand."""
    state.dracula.event_hand = without(state.dracula.event_hand, card)
    state.say(DRACULA_PLAYED, card)


class Reaction(Question):
    """Dracula may react with an event to what a hunter did."""

    def __init__(self, card: int, hunter: int) -> None:
        self.card = card
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the card, if he holds it, and declining."""
        event = dracula_event(self.card)
        if not dracula_could(state, self.card) or not event.applies(state, self.hunter):
            return None
        options = [PLAY.of(self.card)] if self.card in state.dracula.event_hand else []
        return Decision(DRACULA_SEAT, event.prompt, [*options, DECLINE_PLAY.of()])

    def take(self, state: Fury, option: Pick) -> None:
        """Play it, or not."""
        if option.verb is PLAY:
            announce(state, self.card)
            state.public.event_discard = more(state.public.event_discard, self.card)
            dracula_event(self.card).react(state, self.hunter)


def reactions(card: int) -> tuple[Reaction, ...]:
    """Return the reactions with an event to what each hunter does."""
    return tuple([Reaction(card, hunter) for hunter in EVERY_HUNTER])
