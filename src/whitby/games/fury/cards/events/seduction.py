"""Seduction: a vampire found in a search goes back to Dracula's hand, and he bites."""

from __future__ import annotations

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.dracula_event import DraculaEvent, declare
from whitby.games.fury.cards.table import SEDUCTION, is_vampire
from whitby.games.fury.dracula.lairs import clear_if_empty
from whitby.games.fury.dracula.trail import remove_encounter
from whitby.games.fury.events import RETURNED_TO_HAND
from whitby.games.fury.hunters.harm import Bite
from whitby.games.fury.hunters.tools import lying
from whitby.games.fury.options import CHOOSE_VAMPIRE
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, with_card
from whitby.games.fury.state.steps import HunterStep


class Seduction(DraculaEvent):
    """He plays it before the encounters of a search are revealed (FURY-SEARCH-12)."""

    card = SEDUCTION
    prompt = "seduction"

    def react(self, state: Fury, hunter: int) -> None:
        state.public.seduced = True


class SeduceOne(HunterStep):
    """Once they are revealed, one vampire goes back to Dracula's hand, and the hunter is bitten."""

    def vampires(self, state: Fury) -> list[int]:
        """Return the kinds of vampire found."""
        found = {
            x.kind for _, x in lying(state, state.public.places[self.hunter]) if is_vampire(x.kind)
        }
        return sorted(found)

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the vampires, if there is a choice."""
        if not state.public.seduced or len(self.vampires(state)) < 2:
            return None
        options = [CHOOSE_VAMPIRE.of(kind) for kind in self.vampires(state)]
        return Decision(DRACULA_SEAT, "seduce", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Take the only one."""
        if state.public.seduced and self.vampires(state):
            self.seduce(state, self.vampires(state)[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Take the chosen one."""
        self.seduce(state, option[parts.ENCOUNTER])

    def seduce(self, state: Fury, kind: int) -> None:
        """Return the card to Dracula's hand; its damage is removed (FURY-VAMP-18)."""
        at, encounter = next(
            p for p in lying(state, state.public.places[self.hunter]) if p[1].kind == kind
        )
        remove_encounter(state, at, encounter)
        state.dracula.encounter_hand = with_card(state.dracula.encounter_hand, kind)
        state.say(RETURNED_TO_HAND, kind)
        clear_if_empty(state, at)
        state.then(Bite(self.hunter))


declare(Seduction())
