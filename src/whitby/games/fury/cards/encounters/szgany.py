"""The Szgany who serve Dracula: Bodyguards and Mob."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import REGION
from whitby.games.fury.cards.encounters.base import Encounter
from whitby.games.fury.cards.table import EVERY_HUNTER, SZGANY_BODYGUARDS, SZGANY_MOB, WEAPONS
from whitby.games.fury.dracula.trail import show_leaving
from whitby.games.fury.events import BODYGUARDS_KEPT, SHOWED
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Delay, Suffer
from whitby.games.fury.hunters.showing import ask_to_show
from whitby.games.fury.options import DISCARD_ITEM, DONE, SHOW
from whitby.games.fury.state.fury import Fury, hunters_at, in_city, kinds_in, present, seat_of
from whitby.games.fury.state.steps import HunterStep

GUARD_DAMAGE: Final = 2


class SzganyBodyguards(Encounter):
    """2 damage; without a weapon shown, 2 more and delayed. Matured: Dracula keeps the card.

    He may send kept ones before a combat: see `combat/meeting.py`.
    """

    card = SZGANY_BODYGUARDS

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Return the damage, and the question."""
        return [Suffer(hunter, GUARD_DAMAGE), FaceGuards(hunter)]

    def mature(self, state: Fury) -> list[Step[Fury]]:
        """Keep the card instead of discarding it."""
        state.public.guards += 1
        state.say(BODYGUARDS_KEPT, state.public.guards)
        return []


class FaceGuards(HunterStep):
    """The hunter shows a weapon, or suffers again and is delayed."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the weapons that can be shown."""
        if not present(state, self.hunter) or not state.hands.items[self.hunter]:
            return None
        return ask_to_show(state, self.hunter, WEAPONS, "guards_weapon")

    def run(self, state: Fury) -> None:
        """Deal damage again and delay the hunter."""
        state.then(Suffer(self.hunter, GUARD_DAMAGE), Delay(self.hunter))

    def take(self, state: Fury, option: Pick) -> None:
        """Show a weapon, or suffer again."""
        if option.verb is SHOW:
            state.say(SHOWED, self.hunter, option[parts.ITEM])
        else:
            self.run(state)


class SzganyMob(Encounter):
    """Each hunter there discards any items, then 1 damage for each still held.

    Matured it attacks every hunter in a city of the region.
    """

    card = SZGANY_MOB

    def face(self, state: Fury, hunter: int, place: int, ambush: bool) -> list[Step[Fury]]:
        """Attack every hunter there."""
        return [Mob(other) for other in hunters_at(state, place)]

    def matured(self, state: Fury) -> list[Step[Fury]]:
        """Reveal the city, and attack in its region."""
        region = REGION[show_leaving(state)]
        there = [h for h in EVERY_HUNTER if in_city(state, h)]
        return [Mob(h) for h in there if REGION[state.public.places[h]] == region]


class Mob(HunterStep):
    """Szgany Mob: discard any items, then 1 damage for each still held."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the items, and stopping."""
        if not present(state, self.hunter) or not state.hands.items[self.hunter]:
            return None
        options = [DISCARD_ITEM.of(card) for card in kinds_in(state.hands.items[self.hunter])]
        held = len(state.hands.items[self.hunter])
        return Decision(
            seat_of(state, self.hunter), "mob", [*options, DONE.of()], (self.hunter, held)
        )

    def run(self, state: Fury) -> None:
        """Deal damage for the items held."""
        state.then(Suffer(self.hunter, len(state.hands.items[self.hunter])))

    def take(self, state: Fury, option: Pick) -> None:
        """Discard one more, or suffer."""
        if option.verb is DONE:
            self.run(state)
        else:
            state.then(self)
            discard_item(state, self.hunter, option[parts.ITEM])


SZGANY: Final[tuple[Encounter, ...]] = (SzganyBodyguards(), SzganyMob())
