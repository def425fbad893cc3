"""What an encounter is, and the question with which hunters get rid of some.

Numbers of cards, health and influence are rows of `cards/table.py`.
"""

from __future__ import annotations

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.dracula.encounter_hand import discard_open
from whitby.games.fury.events import SHOWED
from whitby.games.fury.hunters.showing import ask_to_show
from whitby.games.fury.options import SHOW
from whitby.games.fury.state.fury import Fury, present


class Encounter:
    """One of the encounters. A subclass says what is printed on the card."""

    card: int = NONE

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Return what it does to a hunter who finds it, or whom it ambushes (FURY-ENC-05).

        Then it is discarded, or put back if `state.stays`.
        """
        raise NotImplementedError

    def mature(self, state: Fury) -> list[Step[Fury]]:
        """Discard it, and return what it does when it matures (FURY-MATURE-01)."""
        discard_open(state, self.card)
        return self.matured(state)

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Return its matured effect; some have none (FURY-ENC-04)."""
        raise NotImplementedError


class Repel(Step[Fury]):
    """Only showing one of these items removes the card; otherwise it stays (Rats, Saboteur, Soil).

    A hunter with any item is asked, whatever it is.
    """

    def __init__(self, hunter: int, items: tuple[int, ...]) -> None:
        self.hunter = hunter
        self.items = items

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what can be shown."""
        if not present(state, self.hunter) or not state.hands.items[self.hunter]:
            return None
        return ask_to_show(state, self.hunter, self.items, "repel")

    def run(self, state: Fury) -> None:
        """Keep the card in place: nothing can be shown."""
        state.public.stays = True

    def take(self, state: Fury, option: Pick) -> None:
        """Show it, and remove the card."""
        if option.verb is SHOW:
            state.say(SHOWED, self.hunter, option[parts.ITEM])
        else:
            state.public.stays = True
