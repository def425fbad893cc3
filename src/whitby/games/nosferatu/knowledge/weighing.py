"""What a revealed action pile tells: one pass forward over its givers and one back.

The givers are processed in order. The state of a path says how much of the pile is accounted for,
and whether the Vampire has given already. Every giver adds a card, as a Hunter would or, at most
once, as the Vampire would. All paths that end with the announced pile are weighed.
"""

from __future__ import annotations

from whitby.games.nosferatu.cards import (
    BITE,
    CASE_BITES_OR_NIGHTS,
    CASE_COMPONENTS,
    COMPONENT,
    NIGHT,
    RUMOUR,
)


def ladder(case: int, bites: int, nights: int) -> list[list[int]]:
    """Return where each kind of card leads from each state, -1 being nowhere; the last is the end.

    Case 1 counts Bites and Nights, case 2 allows only Components, case 3 waits for a Rumour.
    """
    if case == CASE_COMPONENTS:
        return [[-1, 0, -1, -1]]
    if case != CASE_BITES_OR_NIGHTS:
        return [[1, 0, -1, -1], [1, 1, -1, -1]]
    steps: list[list[int]] = []
    for bite in range(bites + 1):
        for night in range(nights + 1):
            at = bite * (nights + 1) + night
            step = [-1, -1, -1, -1]
            step[RUMOUR] = at
            step[COMPONENT] = at
            step[BITE] = at + nights + 1 if bite < bites else -1
            step[NIGHT] = at + 1 if night < nights else -1
            steps.append(step)
    return steps


class Weighing:
    """The paths through one pile.

    `hunters[i]` and `vampires[i]` are how likely giver i gives each kind as a Hunter or as the
    Vampire, `weights[i]` how likely giver i is the Vampire, `absent` that none of them is.
    """

    def __init__(
        self,
        hunters: list[list[float]],
        vampires: list[list[float]],
        weights: list[float],
        absent: float,
        steps: list[list[int]],
    ) -> None:
        self.hunters = hunters
        self.vampires = vampires
        self.weights = weights
        self.absent = absent
        self.steps = steps
        self.before: list[list[float]] = []  # forward, without the Vampire
        self.beyond: list[list[float]] = []  # forward, past the Vampire
        self.without = 0.0  # all Hunters
        self.as_vampire: list[list[float]] = []  # by giver and kind: the weight of the paths
        self.as_hunter: list[list[float]] = []
        self._go_forward()
        self._go_back()

    def _go_forward(self) -> None:
        steps = self.steps
        size = len(steps)
        before = [0.0] * size
        beyond = [0.0] * size
        before[0] = 1.0
        for giver in range(len(self.hunters)):
            self.before.append(before)
            self.beyond.append(beyond)
            hunter = self.hunters[giver]
            vampire = self.vampires[giver]
            weight = self.weights[giver]
            next_before = [0.0] * size
            next_beyond = [0.0] * size
            for at in range(size):
                free = before[at]
                past = beyond[at]
                for kind in range(4):
                    to = steps[at][kind]
                    if to >= 0:
                        next_before[to] += free * hunter[kind]
                        next_beyond[to] += past * hunter[kind] + free * weight * vampire[kind]
            before = next_before
            beyond = next_beyond
        self.without = before[size - 1]

    def _go_back(self) -> None:
        steps = self.steps
        size = len(steps)
        count = len(self.hunters)
        open_end = [0.0] * size  # the weight of what follows, with the Vampire still to come
        end = [0.0] * size
        open_end[size - 1] = self.absent
        end[size - 1] = 1.0
        self.as_vampire = [[0.0] * 4 for _ in range(count)]
        self.as_hunter = [[0.0] * 4 for _ in range(count)]
        for giver in range(count - 1, -1, -1):
            hunter = self.hunters[giver]
            vampire = self.vampires[giver]
            weight = self.weights[giver]
            new_open = [0.0] * size
            new_end = [0.0] * size
            for at in range(size):
                free = self.before[giver][at]
                past = self.beyond[giver][at]
                for kind in range(4):
                    to = steps[at][kind]
                    if to >= 0:
                        fell = weight * vampire[kind] * end[to]
                        held = hunter[kind] * open_end[to]
                        kept = hunter[kind] * end[to]
                        new_open[at] += held + fell
                        new_end[at] += kept
                        self.as_vampire[giver][kind] += free * fell
                        self.as_hunter[giver][kind] += free * held + past * kept
            open_end = new_open
            end = new_end
