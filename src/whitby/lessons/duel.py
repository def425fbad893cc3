"""The duel: two of Van Helsing's turns late in the hunt, with a bluff that Dracula believes."""

from __future__ import annotations

from typing import Final

from whitby.games.duel.game import DUEL
from whitby.games.duel.state import Duel
from whitby.lessons.script import Lesson, Step

HIM: Final = 1  # the seat of Dracula


def late_in_the_hunt() -> Duel:
    """Four coffins have been found; the fifth is at house 2, and Dracula is at house 6."""
    return DUEL.scene(
        turn="van_helsing",
        number=20,
        figures={"dracula": "6", "van_helsing": "10"},
        board={
            "harbour": "vampire3",
            "1": "amulet",
            "2": "coffin",
            "3": "victim",
            "4": "vampire1",
            "5": "vampire2",
            "6": "vampire2",
            "7": "hunter3",
            "8": "vampire1",
            "9": "crucifix",
            "10": "hunter2",
            "station": "victim",
        },
        laid=["3"],
        seen=["1"],
        hands={
            "dracula": "vampire1 vampire3",
            "van_helsing": "2 hunter1 2 hunter2 2 hunter3 victim",
        },
        discard="vampire2 vampire3 hunter1",
        targets={"dracula": 2, "van_helsing": 4},
        lives={"dracula": 2, "van_helsing": 3},
        actions={
            "dracula": "dr_augen dr_fluestern",
            "van_helsing": "vh_widerstand vh_kampfeslust vh_gelassenheit vh_eingebung vh_staerke",
        },
        aside={"dracula": "dr_puls dr_tiefe dr_atem dr_stille dr_schatten"},
    ).state


DUEL_LESSON: Final = Lesson(
    id="duel",
    game=DUEL,
    seat=2,
    names=("Bruno", "Anna"),
    scene=late_in_the_hunt,
    opening=(),
    steps=(
        Step("targets"),
        Step("board"),
        Step("board", "step:7"),
        Step("board", "look:yes"),
        Step("hand", "lay:hunter3"),
        Step("board", "step:4"),
        Step("board", "look:yes"),
        Step("actions", "use:vh_widerstand"),
        Step("hand", "lay:hunter2"),
        Step("board", "turn:3"),
        Step("barriers", "barrier:green:6-9", then=((HIM, "step:7"), (HIM, "look:yes"))),
        Step("board", then=((HIM, "play:dr_augen"), (HIM, "barrier:yellow:2-5"))),
        Step("lives"),
        Step("barriers", "step:1"),
        Step("board", "look:no"),
        Step("board", "step:2"),
        Step("board", "look:yes"),
        Step("actions", "play:vh_kampfeslust"),
        Step("targets"),
    ),
)
