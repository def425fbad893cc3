"""Dawn and dusk: Dracula and hunters in one city meet (FURY-TIME-05, FURY-COMBAT-02, COMBAT-44).

In fog he may decline; then kept Szgany Bodyguards may be sent; then they fight.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import is_city
from whitby.games.fury.cards.encounters.facing import ENCOUNTER_CARDS
from whitby.games.fury.cards.table import SZGANY_BODYGUARDS
from whitby.games.fury.combat.fight import FIGHT_DRACULA, fighters
from whitby.games.fury.dracula.encounter_hand import discard_open
from whitby.games.fury.events import BODYGUARDS_SENT, FIGHT_DECLINED, HUNTER_SPARED
from whitby.games.fury.options import DECLINE, ENGAGE, FIGHT_ON, KEEP_GUARDS, SEND_GUARDS, SPARE
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, dracula_place, hunters_at
from whitby.games.fury.state.steps import HunterStep, Question


class MeetDracula(Step[Fury]):
    """Dawn or dusk: Dracula and hunters in one city fight (FURY-TIME-05)."""

    def run(self, state: Fury) -> None:
        """Let him decide in fog, otherwise fight; never at sea (FURY-SEA-04)."""
        place = dracula_place(state)
        state.public.spared = ()
        if not is_city(place):
            return
        hunters = hunters_at(state, place)
        if not hunters:
            return
        if place not in state.public.fog:
            state.then(SEND_THEM, FIGHT_DRACULA)
        elif state.rulings.decline_each:
            state.then(*[FogFor(hunter) for hunter in hunters], SEND_THEM, FIGHT_DRACULA)
        else:
            state.then(FOG_CHOICE)


class FogChoice(Step[Fury]):
    """In fog Dracula may decline the fight (FURY-FOG-03, FURY-COMBAT-03)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return yes and no."""
        return Decision(DRACULA_SEAT, "fog_fight", (FIGHT_ON.of(), DECLINE.of()))

    def take(self, state: Fury, option: Pick) -> None:
        """Fight, or not."""
        if option.verb is DECLINE:
            state.say(FIGHT_DECLINED)
        else:
            state.then(SEND_THEM, FIGHT_DRACULA)


class FogFor(HunterStep):
    """The same for one hunter, if the table plays that way (FURY-FOG-03)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return yes and no."""
        options = (ENGAGE.of(self.hunter), SPARE.of(self.hunter))
        return Decision(DRACULA_SEAT, "fog_fight_one", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Keep this hunter out of the fight, or not."""
        if option.verb is SPARE:
            state.public.spared = (*state.public.spared, self.hunter)
            state.say(HUNTER_SPARED, self.hunter)


class SendGuards(Question):
    """Before the fight Dracula may send kept Bodyguards against a hunter there (once each)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters who are to fight him, while he has Bodyguards."""
        there = fighters(state)
        if state.public.guards == 0 or not there:
            return None
        options = [SEND_GUARDS.of(hunter) for hunter in there]
        return Decision(DRACULA_SEAT, "guards", [*options, KEEP_GUARDS.of()])

    def take(self, state: Fury, option: Pick) -> None:
        """Send one, and ask again for the next."""
        if option.verb is SEND_GUARDS:
            state.public.guards -= 1
            state.say(BODYGUARDS_SENT, option[parts.WHO])
            discard_open(state, SZGANY_BODYGUARDS)
            card = ENCOUNTER_CARDS[SZGANY_BODYGUARDS]
            state.then(*card.face(state, option[parts.WHO], dracula_place(state), False), SEND_THEM)


MEET_DRACULA: Final = MeetDracula()
FOG_CHOICE: Final = FogChoice()
SEND_THEM: Final = SendGuards()
