"""The combat cards with which Dracula escapes, and his flight as a bat (FURY-ESCAPE)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.events.enraged import DEFY
from whitby.games.fury.cards.table import (
    ESCAPE_AS_BAT,
    ESCAPE_AS_MIST,
    GODALMING,
    LUCYS_REVENGE,
    NONE,
)
from whitby.games.fury.combat.base import DraculaCombatCard, combat_of
from whitby.games.fury.dracula.trail import scatter, untie
from whitby.games.fury.events import (
    DRACULA_FOUND,
    FLEW_AWAY,
    FLEW_TO,
    LAIR_ENTERED,
    STRUCK_OUT,
    TOO_PROUD,
)
from whitby.games.fury.options import DECLINE_PLAY, FLY, FLY_TO_LAIR, LAND_HERE, USE_REVENGE
from whitby.games.fury.routes import leaps
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    current,
    dracula_place,
    holy,
    hunters_at,
    seat_of,
    set_spot,
    spot_of,
    without,
)
from whitby.games.fury.state.hideout import TRAIL, Hideout
from whitby.games.fury.state.public import more


class EscapeAsMist(DraculaCombatCard):
    """The combat ends at once (FURY-COMBAT-20)."""

    card = ESCAPE_AS_MIST

    def strike(self, state: Fury, combat: Combat) -> list[Step[Fury]]:
        """Return the escape, which may be too early."""
        return escape(state, combat, AWAY_AS_MIST)


class EscapeAsBat(DraculaCombatCard):
    """The combat ends at once; by night Dracula himself may fly away (ESCAPE-09, ESCAPE-16)."""

    card = ESCAPE_AS_BAT

    def strike(self, state: Fury, combat: Combat) -> list[Step[Fury]]:
        """Return the escape, which may be too early."""
        return escape(state, combat, AWAY_AS_BAT)


def escape(state: Fury, combat: Combat, away: EscapeNow) -> list[Step[Fury]]:
    """Return an escape; one that comes too early is stopped."""
    return stopping(combat, away) if combat.too_early(state.public.despair) else [away]


class EscapeNow(Step[Fury]):
    """An escape card ends the combat at once, unless it is too early or stopped (COMBAT-20)."""

    def __init__(self, flies: bool) -> None:
        self.flies = flies

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return Lucy's Revenge, if Lord Godalming has it in play in this combat."""
        combat = combat_of(state)
        barred = combat.bars_escape(state.public.despair)
        if barred or not combat.revenge or GODALMING not in combat.hunters:
            return None
        options = (USE_REVENGE.of(), DECLINE_PLAY.of())
        return Decision(seat_of(state, GODALMING), "revenge", options, (GODALMING,))

    def run(self, state: Fury) -> None:
        """Get away, or not."""
        combat = combat_of(state)
        if combat.stopped:
            state.say(STRUCK_OUT, combat.card)
        elif combat.bars_escape(state.public.despair):
            combat.stopped = True
            state.say(TOO_PROUD, combat.card)
        else:
            self.get_away(state, combat)

    def take(self, state: Fury, option: Pick) -> None:
        """Stop him, or let him go."""
        combat = combat_of(state)
        if option.verb is USE_REVENGE:
            combat.revenge = False
            state.public.event_discard = more(state.public.event_discard, LUCYS_REVENGE)
            combat.stopped = True
            state.then(*stopping(combat, self))
        else:
            self.get_away(state, combat)

    def get_away(self, state: Fury, combat: Combat) -> None:
        """End the combat; by night Dracula may fly away as a bat (ESCAPE-09, ESCAPE-16)."""
        combat.hunters = ()
        if self.flies and combat.night and combat.with_dracula():
            state.then(FLIGHT)


def stopping(combat: Combat, away: EscapeNow) -> list[Step[Fury]]:
    """Return what follows when an escape is stopped: Dracula may answer with Enraged."""
    return [away] if combat.enraged else [DEFY, away]


class Flight(Step[Fury]):
    """Dracula may fly to a city without hunters up to two roads away (ESCAPE-09 to ESCAPE-19)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cities within reach whose cards are in the deck, and staying."""
        options: list[Pick] = []
        for place in leaps(dracula_place(state), holy(state), state.rulings.departure_blocks):
            if hunters_at(state, place):
                continue
            at = spot_of(state, place)
            if at == NONE:
                options.append(FLY.of(place))
            elif at >= TRAIL and state.rulings.bat_into_lair:
                options.append(FLY_TO_LAIR.of(at - TRAIL))
        return Decision(DRACULA_SEAT, "fly", [*options, LAND_HERE.of()])

    def take(self, state: Fury, option: Pick) -> None:
        """Clear the old hideout and place the new one face down, or stay (ESCAPE-10, ESCAPE-11)."""
        if option.verb is LAND_HERE:
            return
        space = vacate(state)
        if state.combat is not None:
            state.combat.played = without(state.combat.played, ESCAPE_AS_BAT)  # it goes with him
        if option.verb is FLY_TO_LAIR:
            lair = state.dracula.lairs[option[parts.SLOT]]
            assert lair is not None
            set_spot(state, TRAIL + option[parts.SLOT], None)
            state.say(LAIR_ENTERED, option[parts.SLOT])
            hideout = Hideout(lair.place, NONE, lair.up, lair.encounters, lair.rumour, False, True)
        else:
            hideout = Hideout(option[parts.PLACE], NONE, False, (), False, False, True)
            state.say_to_dracula(FLEW_TO, option[parts.PLACE])
        if not state.rulings.bat_vacated and space > 0:
            # literally space 1: the cards before the gap move up into it
            state.dracula.trail = (
                None,
                *state.dracula.trail[:space],
                *state.dracula.trail[space + 1 :],
            )
            space = 0
        state.say(FLEW_AWAY, space, hideout.back())
        set_spot(state, space, hideout)
        if hideout.up:  # a lair that was face up (FURY-CURLOC-04)
            state.say(DRACULA_FOUND, hideout.place)


def vacate(state: Fury) -> int:
    """Clear the hideout where Dracula was; return its space."""
    space = current(state)
    hideout = state.dracula.trail[space]
    assert hideout is not None
    untie(state, space)
    scatter(state, hideout)
    set_spot(state, space, None)
    return space


FLIGHT: Final = Flight()
AWAY_AS_MIST: Final = EscapeNow(False)
AWAY_AS_BAT: Final = EscapeNow(True)
ESCAPE_CARDS: Final[tuple[DraculaCombatCard, ...]] = (
    EscapeAsBat(),
    EscapeAsMist(),
)
