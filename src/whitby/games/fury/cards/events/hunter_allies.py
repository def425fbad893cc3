"""The hunters' allies, and the event that brings one back (FURY-ALLY-01 to FURY-ALLY-07)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.allies import join_hunters
from whitby.games.fury.cards.dracula_event import ALLY
from whitby.games.fury.cards.events.revealing import NameCity
from whitby.games.fury.cards.hunter_event import HunterEvent, declare, hunter_event
from whitby.games.fury.cards.table import (
    JONATHAN_HARKER,
    RUFUS_SMITH,
    SISTER_AGATHA,
    SURPRISING_RETURN,
)
from whitby.games.fury.events import ALLY_RECALLED
from whitby.games.fury.options import PLAY, PLAY_AS
from whitby.games.fury.parts import MODES
from whitby.games.fury.state.fury import Fury, seat_of
from whitby.games.fury.state.public import more
from whitby.games.fury.state.steps import HunterStep

ALLIES: Final[tuple[int, ...]] = (JONATHAN_HARKER, RUFUS_SMITH, SISTER_AGATHA)
SEARCH_LOCATION: Final = MODES.index("search_location")


class HunterAlly(HunterEvent):
    """An ally: a city is named, or it stays in play."""

    at_once = True

    def modes(self) -> tuple[int, ...]:
        """Return both."""
        return (SEARCH_LOCATION, ALLY)

    def drawn(self, state: Fury) -> list[Pick]:
        """Return both modes."""
        return [PLAY_AS.of(self.card, mode) for mode in self.modes()]

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        """Let the ally join, or name a city."""
        if mode == ALLY:
            state.public.event_discard = more(state.public.event_discard, self.card, -1)
            join_hunters(state, self.card)
        else:
            state.then(NameCity(hunter, 1))


class JonathanHarker(HunterAlly):
    """In play, the hideout that slides to the last space is revealed."""

    card = JONATHAN_HARKER
    opens_last = True


class RufusSmith(HunterAlly):
    """In play, Dracula suffers more when he stays at sea."""

    card = RUFUS_SMITH
    sea_damage = 1


class SisterAgatha(HunterAlly):
    """In play, Dracula suffers for Fangs and escapes."""

    card = SISTER_AGATHA
    bite_damage = 2


class SurprisingReturn(HunterEvent):
    """An ally from the discard pile is played, in either mode."""

    card = SURPRISING_RETURN
    at_dawn = True
    at_dusk = True

    def options(self, state: Fury, hunter: int) -> list[Pick]:
        """Return it, if there is an ally to return."""
        return [PLAY.of(self.card)] if returning(state) else []

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(Return(hunter))


def returning(state: Fury) -> list[int]:
    """Return the hunters' allies that are face up in the discard pile."""
    return [card for card in ALLIES if state.public.event_discard[card]]


class Return(HunterStep):
    """Surprising Return: which ally is played."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the allies, in both modes."""
        options: list[Pick] = []
        for card in returning(state):
            options += hunter_event(card).drawn(state)
        return Decision(seat_of(state, self.hunter), "return_ally", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Play it, announced to all (FURY-EVENT-05)."""
        state.say(ALLY_RECALLED, self.hunter, option[parts.EVENT])
        hunter_event(option[parts.EVENT]).run(state, self.hunter, option[parts.MODE])


declare(JonathanHarker(), RufusSmith(), SisterAgatha(), SurprisingReturn())
