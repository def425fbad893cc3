"""Dracula adds encounters to hideouts on the trail (Dracula's Brides, Hidden Schemes)."""

from __future__ import annotations

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.dracula.trail import add_encounter
from whitby.games.fury.events import ADDS_TO, ENCOUNTER_LAID, LAID_ENCOUNTER
from whitby.games.fury.options import ADD_TO, DONE, LAY
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, kinds_in, without
from whitby.games.fury.state.hideout import Hideout, PlacedEncounter
from whitby.games.fury.state.steps import Question


def can_hold(hideout: Hideout | None) -> bool:
    """Return whether an encounter may be placed on a hideout (FURY-ENC-02)."""
    return hideout is not None and (hideout.is_city() or hideout.hides())


class Corrupt(Question):
    """Dracula adds an encounter from his hand to one of these hideouts (Brides, Schemes).

    The first is mandatory; a second is optional.
    """

    def __init__(self, spaces: tuple[int, ...], left: int, must: bool) -> None:
        self.spaces = spaces
        self.left = left
        self.must = must

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hideouts that can take one."""
        fit = [space for space in self.spaces if can_hold(state.dracula.trail[space])]
        if not fit or self.left == 0 or not state.dracula.encounter_hand:
            return None
        options = [ADD_TO.of(space) for space in fit]
        if not self.must:
            options.append(DONE.of())
        return Decision(DRACULA_SEAT, "corrupt", options)

    def take(self, state: Fury, option: Pick) -> None:
        """Choose the card for it."""
        if option.verb is ADD_TO:
            state.say(ADDS_TO, option[parts.SPACE])
            others = tuple([space for space in self.spaces if space != option[parts.SPACE]])
            state.then(AddTo(option[parts.SPACE]), Corrupt(others, self.left - 1, False))


class AddTo(Step[Fury]):
    """An encounter is placed face down on a hideout (FURY-ENC-01)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return his encounters."""
        options = [LAY.of(kind) for kind in kinds_in(state.dracula.encounter_hand)]
        return Decision(DRACULA_SEAT, "add", options, (self.space,))

    def take(self, state: Fury, option: Pick) -> None:
        """Place it."""
        state.dracula.encounter_hand = without(
            state.dracula.encounter_hand, option[parts.ENCOUNTER]
        )
        add_encounter(state, self.space, PlacedEncounter(option[parts.ENCOUNTER]))
        state.say(ENCOUNTER_LAID, self.space)
        state.say_to_dracula(LAID_ENCOUNTER, self.space, option[parts.ENCOUNTER])
