"""The Rituals of an action pile that is all Components (NOSF-70 to NOSF-83)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Barred, Choice, Decision, Step
from whitby.core.facts import Pick
from whitby.games.nosferatu.cards import (
    ALL_RITUALS,
    BITE,
    DISTORTION,
    MIRROR,
    NIGHT,
    RITUALS,
    TRANSFUSION,
)
from whitby.games.nosferatu.ending import reveal
from whitby.games.nosferatu.events import (
    NIGHT_REMOVED,
    NO_RITUAL_POSSIBLE,
    RITUAL_DECLINED,
    RITUAL_USED,
    RITUALS_RAISED,
    TRANSFUSED,
)
from whitby.games.nosferatu.library import draw, lay_open
from whitby.games.nosferatu.options import HOLD_MIRROR, NO_RITUAL, PICK_RITUAL, TRANSFUSE
from whitby.games.nosferatu.parts import RITUAL, SEAT
from whitby.games.nosferatu.state import Nosferatu, bites_in_play, hidden_characters, put


def face_up(state: Nosferatu, ritual: int) -> bool:
    """Return whether a Ritual is face up."""
    return state.public.rituals >> ritual & 1 == 1


def applicable(state: Nosferatu, ritual: int) -> bool:
    """Return whether a Ritual would do something (NOSF-72, NOSF-74, NOSF-78)."""
    if ritual == MIRROR:
        return len(hidden_characters(state)) > 0
    if ritual == DISTORTION:
        return state.public.clock_nights + state.public.turned_nights > 0
    return bites_in_play(state) > 0


def raise_all(state: Nosferatu) -> None:
    """Turn all Rituals face up."""
    state.public.rituals = ALL_RITUALS
    state.tell(RITUALS_RAISED.of())


class ChooseRitual(Step[Nosferatu]):
    """The holder must pick a Ritual that can be applied, if there is one (NOSF-70, NOSF-81)."""

    def run(self, state: Nosferatu) -> None:
        """Raise the Rituals if only an unusable Transfusion is left (NOSF-79), then ask."""
        if state.public.rituals == 1 << TRANSFUSION and not applicable(state, TRANSFUSION):
            raise_all(state)
        if offered(state):
            state.then(CHOOSE_ONE_RITUAL)
        else:
            state.tell(NO_RITUAL_POSSIBLE.of())


def offered(state: Nosferatu) -> list[Pick]:
    """Return the Rituals that are face up and can be applied."""
    return [
        PICK_RITUAL.of(ritual)
        for ritual in range(len(RITUALS))
        if face_up(state, ritual) and applicable(state, ritual)
    ]


class ChooseOneRitual(Choice[Nosferatu, Pick]):
    """The holder picks; a holder who is the Vampire picks too (NOSF-70)."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the Rituals that can be applied."""
        options = offered(state)
        if state.public.options["ritual"] == "may":
            options.append(NO_RITUAL.of())
        return Decision(state.public.holder, "ritual", options)

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Turn the Ritual face down and apply it."""
        table = state.public
        if option.verb is NO_RITUAL:
            state.tell(RITUAL_DECLINED.of(table.holder))
            return
        ritual = option[RITUAL]
        table.rituals &= ~(1 << ritual)
        state.tell(RITUAL_USED.of(table.holder, ritual))
        state.then(EFFECTS[ritual], RAISE_SPENT)

    def barred(self, state: Nosferatu) -> Sequence[Barred]:
        """Return the Rituals that cannot be picked."""
        reasons = []
        for ritual in range(len(RITUALS)):
            if not face_up(state, ritual):
                reasons.append(Barred(PICK_RITUAL.of(ritual), "nosferatu-why-ritual-down"))
            elif not applicable(state, ritual):
                reasons.append(
                    Barred(PICK_RITUAL.of(ritual), f"nosferatu-why-idle-{RITUALS[ritual]}")
                )
        return reasons


class RaiseSpent(Step[Nosferatu]):
    """When all three Rituals are face down, all are turned face up (NOSF-80)."""

    def run(self, state: Nosferatu) -> None:
        """Raise them, if they are spent."""
        if state.public.rituals == 0:
            raise_all(state)


class SilverMirror(Choice[Nosferatu, Pick]):
    """Renfield must reveal a character of his choice that is face down (NOSF-71, NOSF-72)."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the hidden characters; so the Vampire must be shown only as the last one."""
        return Decision(
            state.public.renfield,
            "mirror",
            [HOLD_MIRROR.of(seat) for seat in hidden_characters(state)],
        )

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Reveal it; even the Vampire's face ends nothing (NOSF-104)."""
        reveal(state, option[SEAT])


class TimeDistortion(Step[Nosferatu]):
    """One Night leaves the clock for the discard, a turned one first (NOSF-73, NOSF-74)."""

    def run(self, state: Nosferatu) -> None:
        """Move the Night."""
        table = state.public
        if table.turned_nights:
            table.turned_nights -= 1
        else:
            table.clock_nights -= 1
        lay_open(state, NIGHT)
        state.tell(NIGHT_REMOVED.of())


class BloodTransfusion(Choice[Nosferatu, Pick]):
    """One Bite is cancelled and its player draws a card (NOSF-75); the holder says whose."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the bitten players (NOSF-76)."""
        table = state.public
        bitten = [TRANSFUSE.of(seat) for seat in table.actors if table.bites[seat]]
        return Decision(table.holder, "transfuse", bitten)

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Discard the Bite, then draw (NOSF-77). The Dark Card stays as it is (NOSF-82)."""
        table = state.public
        seat = option[SEAT]
        table.bites = put(table.bites, seat, table.bites[seat] - 1)
        lay_open(state, BITE)
        state.tell(TRANSFUSED.of(seat))
        draw(state, seat)


CHOOSE_RITUAL: Final = ChooseRitual()
CHOOSE_ONE_RITUAL: Final = ChooseOneRitual()
RAISE_SPENT: Final = RaiseSpent()
EFFECTS: Final[list[Step[Nosferatu]]] = [SilverMirror(), TimeDistortion(), BloodTransfusion()]
