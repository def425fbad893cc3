"""Nosferatu: two rounds from the deal to the Stake, as seen by Clara, a Hunter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.rng import Fast, Scripted
from whitby.core.scene import several
from whitby.games.nosferatu.cards import KINDS
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.scene import CLOCK_FACES
from whitby.games.nosferatu.state import Nosferatu
from whitby.lessons.script import Lesson, Step

NAMES: Final = ("Anna", "Bruno", "Clara", "Daniel", "Elsa")
ANNA, BRUNO, CLARA, DANIEL, ELSA = range(1, 6)

DRAWS: Final = (
    "rumour component",  # the first reserves: Bruno,
    "component rumour",  # Clara,
    "bite rumour",  # Daniel,
    "component bite",  # Elsa
    "rumour component",  # the first round: Bruno,
    "bite component",  # Clara,
    "component rumour",  # Daniel,
    "night component",  # Elsa
    "night component",  # the second round: Clara,
    "component rumour",  # Daniel
)
CLOCK: Final = "night night dawn dawn"


def before_the_deal() -> Nosferatu:
    """A table at which Anna will be Renfield."""
    return laid_out(DRAWS, CLOCK)


def laid_out(draws: Sequence[str], clock: str) -> Nosferatu:
    """A table with prepared draws and a prepared Clock."""
    laid = [several(" ".join(draws), KINDS, "draws"), several(clock, CLOCK_FACES, "clock")]
    return NOSFERATU.setup(
        players=len(NAMES),
        options={"renfield": "first"},
        rng=Scripted(laid, Fast(), (KINDS, CLOCK_FACES)),
    )


NOSFERATU_LESSON: Final = Lesson(
    id="nosferatu",
    game=NOSFERATU,
    seat=CLARA,
    names=NAMES,
    scene=before_the_deal,
    opening=((ANNA, f"vampire:{DANIEL}"), (ANNA, f"stake:{BRUNO}")),
    steps=(
        Step("seats"),
        Step("seats"),
        Step("stake"),
        Step("hand", then=((BRUNO, "discard:rumour"), (BRUNO, "give:component"))),
        Step("log"),
        Step("hand", "discard:bite"),
        Step("hand", "give:component"),
        Step(
            "clock",
            then=(
                (DANIEL, "discard:rumour"),
                (DANIEL, "give:component"),
                (ELSA, "discard:night"),
                (ELSA, "give:component"),
            ),
        ),
        Step("pile", then=((BRUNO, "ritual:mirror"), (ANNA, f"mirror:{CLARA}"))),
        Step("rituals", then=((BRUNO, f"pass:{CLARA}"),)),
        Step("stake"),
        Step("hand", "discard:night"),
        Step("hand", "give:component", ((DANIEL, "discard:component"), (DANIEL, "give:bite"))),
        Step("clock"),
        Step("pile", then=((ANNA, f"bite:{CLARA}"),)),
        Step("hand", "slide:rumour", ((DANIEL, f"claim:suspect:{BRUNO}"),)),
        Step("log"),
        Step("stake", f"kill:{DANIEL}"),
        Step("seats"),
    ),
)
