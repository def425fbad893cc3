"""What an event of the hunters is, and how a hunter plays one.

Each of the thirty is a subclass in `cards/events`: when it can be played, and its effect.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.dracula_event import Reaction
from whitby.games.fury.cards.table import HUNTER_EVENTS, NONE, SENSATIONALIST_PRESS
from whitby.games.fury.events import EVENT_CANCELLED, PLAYED
from whitby.games.fury.hunters.hands import OPEN_EVENTS, lose_event
from whitby.games.fury.options import KEEP_EVENT, PLAY
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.public import Public, more

# Windows: when events are played without an action
AT_DAWN: Final = 0
AT_DUSK: Final = 1
AT_COMBAT: Final = 2  # when a combat starts
AGAINST_TIP: Final = 3  # when Dracula has played False Tip
PROMPTS: Final[tuple[str, ...]] = ("dawn", "dusk", "combat_start", "good_luck")
USELESS: Final[list[Pick]] = []
"""The options of a card that cannot be used; nobody adds to them."""


class HunterEvent:
    """One of the hunters' events. A subclass says what is printed on the card."""

    card: int = NONE
    at_once: bool = False  # it must be played when drawn (FURY-EVENT-04)
    at_dawn: bool = False  # it can be played at dawn
    at_dusk: bool = False  # at dusk
    at_combat: bool = False  # when a combat starts
    against_tip: bool = False  # against a False Tip
    pressed: bool = False  # Sensationalist Press cancels it
    # as the hunters' ally, in play:
    opens_last: bool = False  # the hideout that slides to the last space is revealed
    sea_damage: int = 0  # Dracula suffers this much more when he stays at sea
    bite_damage: int = 0  # Dracula suffers this when he has resolved Fangs or an escape

    def modes(self) -> tuple[int, ...]:
        """Return its modes, if it has any (FURY-EVENT-06)."""
        return ()

    def drawn(self, state: Fury) -> list[Pick]:
        """Return what can be done with it when it is drawn."""
        return [PLAY.of(self.card)] if self.at_once else [KEEP_EVENT.of()]

    def options(self, state: Fury, hunter: int) -> list[Pick]:
        """Return the ways to play it in a window."""
        return [PLAY.of(self.card)]

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether it can be used with the action, here and now (FURY-ACTION-13)."""
        return False

    def actions(self, state: Fury, hunter: int) -> list[Pick]:
        """Return the ways to use it with the action (FURY-ACTION-08)."""
        return [PLAY.of(self.card)] if self.usable(state, hunter) else USELESS

    def take(self, state: Fury, hunter: int, option: Pick) -> None:
        """Play it as chosen when it was drawn."""
        play_event(state, hunter, self.card, option.get(parts.MODE, NONE))

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        """Carry it out, in a mode if it has any."""
        raise NotImplementedError


class HunterReaction(HunterEvent):
    """An event played in answer to something; the step that asks for it carries it out."""

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        """Do nothing more."""


UNDECLARED: Final = HunterEvent()
DECLARED: Final[list[HunterEvent]] = [UNDECLARED] * HUNTER_EVENTS
"""By card; the modules in `cards/events` fill it."""
FOR_WINDOW: Final[list[list[int]]] = [[], [], [], []]
"""The cards for each window."""
FITS: Final = [[False] * HUNTER_EVENTS for _ in FOR_WINDOW]
"""For each window, whether each card is for it."""


def declare(*events: HunterEvent) -> None:
    """Enter events into the table."""
    for event in events:
        assert DECLARED[event.card] is UNDECLARED, f"event {event.card} is declared twice"
        DECLARED[event.card] = event
        windows = (event.at_dawn, event.at_dusk, event.at_combat, event.against_tip)
        for window, fits in enumerate(windows):
            if fits:
                FOR_WINDOW[window].append(event.card)
                FITS[window][event.card] = True


def hunter_event(card: int) -> HunterEvent:
    """Return the declaration of one of the hunters' events."""
    return DECLARED[card]


def ally_of(public: Public) -> HunterEvent:
    """Return the declaration of the hunters' ally; without one, of a card that does nothing."""
    return UNDECLARED if public.hunter_ally == NONE else DECLARED[public.hunter_ally]


def play_event(state: Fury, hunter: int, card: int, mode: int = NONE) -> None:
    """A hunter plays an event: announced, discarded, and then it takes effect (EVENT-05).

    An event that stays in play takes itself from the discards again.
    """
    lose_event(state, hunter, card)
    state.say(PLAYED, hunter, card)
    state.public.event_discard = more(state.public.event_discard, card)
    state.public.annulled = False
    state.then(Effect(hunter, card, mode), OPEN_EVENTS[hunter])
    if hunter_event(card).pressed:
        state.then(Reaction(SENSATIONALIST_PRESS, hunter))


class Effect(Step[Fury]):
    """A hunter's event takes effect, unless it was cancelled (FURY-CANCEL-01)."""

    def __init__(self, hunter: int, card: int, mode: int) -> None:
        self.hunter = hunter
        self.card = card
        self.mode = mode

    def run(self, state: Fury) -> None:
        """Carry it out."""
        if state.public.annulled:
            state.public.annulled = False
            state.say(EVENT_CANCELLED, self.card)
        else:
            hunter_event(self.card).run(state, self.hunter, self.mode)
