"""Learning a policy from what those chose who searched, and how their games ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional

from whitby.bots.learned.shapes import policy_shape
from whitby.learn.gathered import HELD, Choices
from whitby.learn.model import Weights, arithmetic, judge, start, stored
from whitby.learn.training import Pace, Task, Training

CHUNK: Final = 4096
DECAY: Final = 1e-3
NAMES: Final = ("loss", "policy", "value")


class Lessons:
    """Choices on the device that learns, and a policy that learns from them."""

    def __init__(self, game: str, rows: Choices, folder: Path, device: str) -> None:
        self.folder = folder
        self.device = device
        self.shape = policy_shape(game)
        self.forward = arithmetic(self.shape, device)
        self.seen, self.legal, self.action, self.won = (
            torch.from_numpy(each).to(device)
            for each in (rows.seen, rows.legal, rows.action, rows.won)
        )
        held = rows.game % HELD == 0
        self.test, self.used = (
            torch.from_numpy(np.flatnonzero(each)).to(device) for each in (held, ~held)
        )

    def learn(self, source: Path | None, pace: Pace) -> tuple[dict[str, float], Weights]:
        """Learn, going on from a policy if there is one; return the losses and the weights."""
        weights = start(self.shape, pace.seed, self.device)
        if source is not None:
            for key, values in stored(source, self.device).items():
                weights[key].data.copy_(values.float())
        task = Task(
            weights,
            (),
            self.used,
            lambda at: self.losses(weights, at)[0],
            lambda: self.check(weights),
        )
        training = Training(task, pace, self.folder / "lessons.pt")
        training.learn(lambda said: None)
        return min(training.curve, key=lambda each: each["loss"]), training.kept

    def losses(self, weights: Weights, at: Any) -> tuple[Any, Any, Any]:
        """Return the loss on some rows: both parts together, the policy's and the value's."""
        policy, odds = judge(self.forward, weights, self.seen[at], self.legal[at])
        chosen = functional.nll_loss(policy, self.action[at])
        value = functional.binary_cross_entropy_with_logits(odds, self.won[at])
        return chosen + value, chosen.detach(), value.detach()

    def check(self, weights: Weights) -> dict[str, float]:
        """Return the losses on games held out."""
        sums = [0.0] * len(NAMES)
        for at in range(0, len(self.test), CHUNK):
            rows = self.test[at : at + CHUNK]
            for place, each in enumerate(self.losses(weights, rows)):
                sums[place] += float(each) * len(rows)
        return {name: each / max(1, len(self.test)) for name, each in zip(NAMES, sums, strict=True)}
