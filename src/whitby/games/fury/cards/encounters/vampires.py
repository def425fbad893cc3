"""The three vampires (FURY-VAMP). Matured they give Dracula influence (FURY-MATURE-07)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury.cards.encounters.base import Encounter
from whitby.games.fury.cards.table import (
    ARISTOCRATIC_VAMPIRE,
    MATURED_INFLUENCE,
    NEW_VAMPIRE,
    RECKLESS_VAMPIRE,
    RUMOUR_INFLUENCE,
)
from whitby.games.fury.combat.fight import FightVampire
from whitby.games.fury.dracula.trail import clear_space, let_go, show_leaving
from whitby.games.fury.ending import Score
from whitby.games.fury.events import JOINED, RUMOUR_GONE
from whitby.games.fury.hunters.harm import delay
from whitby.games.fury.options import ACCEPT_DELAY, JOIN, REFUSE_DELAY, STAND_BY
from whitby.games.fury.state.fury import Fury, hunters_at, present, seat_of
from whitby.games.fury.state.steps import HunterStep

CLEARED_BY_VAMPIRE: Final[tuple[int, ...]] = (3, 4, 5)
"""Spaces 4, 5 and 6 of the trail (FURY-MATURE-07)."""


class Vampire(Encounter):
    """Matured, a vampire scores, 3 more with a rumour token, and clears hideouts (RUMOR-04)."""

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Reveal where it was, and return the influence and the clearing."""
        show_leaving(state)
        hideout = state.dracula.leaving
        assert hideout is not None
        bonus = RUMOUR_INFLUENCE if hideout.rumour else 0
        if hideout.rumour and not state.rulings.rumour_each:
            state.dracula.leaving = hideout.with_rumour(False)
            state.say(RUMOUR_GONE)
        return [Score(MATURED_INFLUENCE[self.card] + bonus), VAMPIRE_CLEARS]


class VampireClears(Step[Fury]):
    """A matured vampire clears its own hideout and spaces 4, 5 and 6 (MATURE-07, MATURE-11)."""

    def run(self, state: Fury) -> None:
        """Clear them."""
        if state.rulings.vampire_ends:
            let_go(state)
        for space in CLEARED_BY_VAMPIRE:
            clear_space(state, space)


class AristocraticVampire(Vampire):
    """It never fights: the hunter may become delayed to remove it."""

    card = ARISTOCRATIC_VAMPIRE

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Return the question."""
        return [Aristocrat(hunter)]


class Aristocrat(HunterStep):
    """Aristocratic Vampire: the hunter may become delayed to remove it (FURY-DELAY-07)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options; a delayed hunter cannot choose to be delayed."""
        if state.public.delayed[self.hunter] or not present(state, self.hunter):
            return None
        options = (ACCEPT_DELAY.of(), REFUSE_DELAY.of())
        return Decision(seat_of(state, self.hunter), "aristocrat", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Keep it in place."""
        state.public.stays = True

    def take(self, state: Fury, option: Pick) -> None:
        """Accept the delay, or leave it."""
        if option.verb is ACCEPT_DELAY:
            delay(state, self.hunter)
        else:
            state.public.stays = True


class FightingVampire(Vampire):
    """A vampire that fights; it stays unless it is defeated (FURY-VAMP-04)."""

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Return the combat."""
        state.public.stays = True
        state.public.fighting = (hunter,)
        return [FightVampire(hunter, ambush)]


class RecklessVampire(FightingVampire):
    """Fangs in its ambush give Dracula influence (FURY-WIN-09), as its row says."""

    card = RECKLESS_VAMPIRE


class NewVampire(FightingVampire):
    """Other hunters there may join the fight."""

    card = NEW_VAMPIRE

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Return who may join, and the combat."""
        joins = [Join(other) for other in hunters_at(state, place) if other != hunter]
        return [*joins, *super().face(state, hunter, place, ambush)]


class Join(HunterStep):
    """Another hunter there may join the fight by becoming delayed (FURY-VAMP-11, VAMP-15)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options; a delayed hunter cannot join (FURY-DELAY-07)."""
        if state.public.delayed[self.hunter] or not present(state, self.hunter):
            return None
        options = (JOIN.of(), STAND_BY.of())
        return Decision(seat_of(state, self.hunter), "join", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Join, or not."""
        if option.verb is JOIN:
            state.say(JOINED, self.hunter)
            delay(state, self.hunter)
            state.public.fighting = tuple(sorted((*state.public.fighting, self.hunter)))


VAMPIRE_CLEARS: Final = VampireClears()
VAMPIRES: Final[tuple[Encounter, ...]] = (AristocraticVampire(), NewVampire(), RecklessVampire())
