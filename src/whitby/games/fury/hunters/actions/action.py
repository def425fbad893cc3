"""What an action is, and the kinds by which two count as different."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Barred
from whitby.core.facts import Pick, Verb
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.state.fury import Fury

# Kinds of actions, by which two count as different (FURY-ROUND-09)
MOVED: Final = 0
TRADED: Final = 1
RESERVED: Final = 2
RESTED_HERE: Final = 3
SEARCHED_HERE: Final = 4
SUPPLIED: Final = 5
BONDED: Final = 6
RODE: Final = 7
PLAYED_CARD: Final = 10  # and the number of the card
PASSED_TURN: Final = 98


class Action:
    """An action of a hunter. A subclass has its verbs, offers them, does it and explains it."""

    only: int = NONE  # the hunter who has it, if not all do

    def __init__(self, kind: int, *verbs: Verb) -> None:
        self.kind = kind
        self.verbs = verbs

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return the options of this action that the rules allow here; the list is not changed."""
        raise NotImplementedError

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return what a hunter would expect of this action here and cannot do, and why."""
        return []

    def kind_of(self, option: Pick) -> int:
        """Return the kind of action that an option of it is."""
        return self.kind
