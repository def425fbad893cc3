"""What follows a hunter's arrival: what is revealed, and the ambushes (FURY-MOVE-06 to MOVE-10)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import is_city
from whitby.games.fury.cards.encounters.facing import Face, PutAway
from whitby.games.fury.cards.hunter_event import play_event
from whitby.games.fury.cards.possible import hunter_could
from whitby.games.fury.cards.table import (
    CAN_AMBUSH,
    DOGS,
    DOGS_CHASE,
    EVERY_HUNTER,
    FOREWARNED,
    is_vampire,
)
from whitby.games.fury.dracula.trail import remove_encounter, reveal, spots_with
from whitby.games.fury.events import AMBUSHED, AMBUSHED_OPEN, NO_TRACE
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.tools import could_have_dogs
from whitby.games.fury.options import AMBUSH, AMBUSH_OPEN, DECLINE_PLAY, NO_AMBUSH, PLAY, USE_DOGS
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, present, set_spot, spot
from whitby.games.fury.state.hideout import PlacedEncounter
from whitby.games.fury.state.steps import HunterStep, Question

WARNINGS: Final = [FOREWARNED]


class Arrive(HunterStep):
    """A hunter has been moved to a place (FURY-MOVE-10). At sea nothing follows (FURY-SEA-03)."""

    def run(self, state: Fury) -> None:
        """Reveal the card of the city, or say that there is none (FURY-INFO-13)."""
        place = state.public.places[self.hunter]
        if not is_city(place):
            return
        found = spots_with(state, place)
        if not found:
            state.say(NO_TRACE, place)
            return
        for at in found:
            reveal(state, at)
        state.then(AMBUSHES[self.hunter][state.public.delayed[self.hunter]], AMBUSHES_OVER)


class Ambush(Question):
    """Dracula may ambush, once with each card in the place (FURY-AMBUSH-01 to AMBUSH-14).

    He is asked whenever there is an unused card, whatever its face.
    """

    def __init__(self, hunter: int, delayed: bool) -> None:
        self.hunter = hunter
        self.delayed = delayed  # on arrival: only a later delay may stop it

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cards that can ambush, and declining."""
        if not present(state, self.hunter):
            return None
        if state.rulings.delay_stops and state.public.delayed[self.hunter] and not self.delayed:
            return None  # the hunter was delayed since, and the turn is over (FURY-SEARCH-09)
        options: list[Pick] = []
        fresh = False
        for at in spots_with(state, state.public.places[self.hunter]):
            hideout = spot(state, at)
            assert hideout is not None
            for encounter in hideout.encounters:
                fresh = fresh or not encounter.used
                if not encounter.used and CAN_AMBUSH[encounter.kind]:
                    option = (AMBUSH_OPEN if encounter.up else AMBUSH).of(at, encounter.kind)
                    if option not in options:
                        options.append(option)
        if not fresh:
            return None
        options.append(NO_AMBUSH.of())
        return Decision(DRACULA_SEAT, "ambush", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Reveal the card and resolve it; then he is asked again (FURY-AMBUSH-11)."""
        if option.verb is NO_AMBUSH:
            return
        at, kind = option[parts.SPOT], option[parts.ENCOUNTER]
        encounter = _find(state, at, kind, option.verb is AMBUSH_OPEN)
        remove_encounter(state, at, encounter)
        said = AMBUSHED_OPEN if encounter.up else AMBUSHED
        state.say(said, self.hunter, kind, state.public.places[self.hunter], at)
        state.public.facing = PlacedEncounter(kind, True, encounter.damage, True)
        state.then(AnswerAmbush(self.hunter, at, kind), self)


class AnswerAmbush(Step[Fury]):
    """The hunter may answer with Forewarned or Dogs; otherwise the card is resolved (AMBUSH-15)."""

    def __init__(self, hunter: int, at: int, kind: int) -> None:
        self.hunter = hunter
        self.at = at
        self.kind = kind

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the possible answers; whether to ask depends on public counts only."""
        hunter = self.hunter
        warned = not is_vampire(self.kind) and hunter_could(state, hunter, WARNINGS)
        dogs = self.kind in DOGS_CHASE and could_have_dogs(state, hunter)
        if not warned and not dogs:
            return None
        options: list[Pick] = []
        if warned and FOREWARNED in state.hands.events[hunter]:
            options.append(PLAY.of(FOREWARNED))
        if dogs and DOGS in state.hands.items[hunter]:
            options.append(USE_DOGS.of())
        seat = state.public.commanders[hunter]
        return Decision(seat, "answer_ambush", [*options, DECLINE_PLAY.of()], (hunter, self.kind))

    def run(self, state: Fury) -> None:
        """Resolve the card."""
        state.then(Face(self.hunter, self.at, self.kind, True))

    def take(self, state: Fury, option: Pick) -> None:
        """Discard the card, or resolve it."""
        if option.verb is DECLINE_PLAY:
            self.run(state)
            return
        state.public.stays = False
        state.then(PutAway(self.at))
        if option.verb is USE_DOGS:
            discard_item(state, self.hunter, DOGS)
        else:
            play_event(state, self.hunter, FOREWARNED)


def _find(state: Fury, at: int, kind: int, up: bool) -> PlacedEncounter:
    """Return the chosen card: of several alike the one with the least damage."""
    hideout = spot(state, at)
    assert hideout is not None
    fit = [x for x in hideout.encounters if x.kind == kind and x.up == up and not x.used]
    return min(fit, key=lambda encounter: encounter.damage)


class AmbushesOver(Step[Fury]):
    """The arrival is over: the cards may ambush the next hunter who comes (FURY-AMBUSH-14)."""

    def run(self, state: Fury) -> None:
        """Forget which were used."""
        for at in range(len(state.dracula.trail) + len(state.dracula.lairs)):
            hideout = spot(state, at)
            if hideout is not None and any(encounter.used for encounter in hideout.encounters):
                fresh = [PlacedEncounter(x.kind, x.up, x.damage) for x in hideout.encounters]
                set_spot(state, at, hideout.holding(tuple(fresh)))


ARRIVALS: Final = tuple([Arrive(hunter) for hunter in EVERY_HUNTER])
AMBUSHES: Final[tuple[tuple[Ambush, ...], ...]] = tuple(
    [(Ambush(hunter, False), Ambush(hunter, True)) for hunter in EVERY_HUNTER]
)
"""By hunter, and whether they were delayed on arrival."""
AMBUSHES_OVER: Final = AmbushesOver()
