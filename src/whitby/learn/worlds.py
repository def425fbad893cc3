"""Learning to evaluate whole worlds from positions of games.

First a network learns how games ended. Then it learns what lies between that and what it says
itself of the positions that follow: this says less about luck and more about the position.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional

from whitby.bots import GUIDES
from whitby.bots.learned.shapes import Shape
from whitby.learn.gathered import HELD, Positions, blended, loss, plain
from whitby.learn.model import Weights, arithmetic, start, stored
from whitby.learn.training import Pace, Task, Training

CHUNK: Final = 8192
"""The rows that are judged at once."""
FIXED: Final = ("given_shift", "given_scale")
DECAY: Final = 0.05
BLEND: Final = 0.9
"""How much of what comes after the next position counts, when it learns from its own word."""
Curve = list[dict[str, Any]]


class Evaluating:
    """Positions on the device that learns, and networks that learn from them."""

    def __init__(self, game: str, rows: Positions, folder: Path, device: str) -> None:
        self.game = game
        self.rows = rows
        self.folder = folder  # for checkpoints
        self.device = device
        self.shape = Shape(game)
        self.forward = arithmetic(self.shape, device)
        self.seen, self.given, self.won = (
            torch.from_numpy(each).to(device) for each in (rows.seen, rows.given, rows.won)
        )
        self.test = torch.from_numpy(np.flatnonzero(rows.held)).to(device)
        strong = rows.strong[rows.held]
        self.counting = torch.from_numpy(strong if strong.any() else np.ones_like(strong))
        self.counting = self.counting.to(device)  # the loss on these decides
        self.curve: Curve = []

    def by_rules(self) -> dict[str, float]:
        """Return the loss of the fitted evaluation, on the games held out and the strong ones."""
        held = self.rows.held
        said, won = plain(self.game, self.rows.given[held]), self.rows.won[held]
        counting = self.counting.cpu().numpy()
        return {"held_out": loss(said, won), "loss": loss(said[counting], won[counting])}

    def begin(self, source: Path | None, seed: int) -> Weights:
        """Return a network: that in a file, or one that says what the fitted evaluation says."""
        weights = start(self.shape, seed, self.device, self.rows.given.shape[1])
        if source is not None:
            for key, values in stored(source, self.device).items():
                weights[key].data.copy_(values.float())
            return weights
        used = self.rows.given[~self.rows.held]
        scale, shift = weights["given_scale"].data, weights["given_shift"].data
        shift.copy_(torch.from_numpy(used.mean(0)))
        scale.copy_(torch.from_numpy(1.0 / (used.std(0) + 1e-3)))
        fitted = GUIDES[self.game].weights
        slopes = torch.tensor(fitted[1:], device=self.device)
        weights["world_w"].data[-len(slopes) :, 0] = slopes / scale
        weights["world_b"].data[0] = fitted[0] + (slopes * shift).sum()
        return weights

    def odds(self, weights: Weights, at: Any) -> Any:
        """Return the log-odds of the first side to win, by some rows."""
        cuda = self.device == "cuda"
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=cuda):
            return self.forward.world(weights, self.seen[at], self.given[at]).float()

    def judged(self, weights: Weights, rows: Any) -> Any:
        """Return the same of many rows."""
        with torch.no_grad():
            chunks = [rows[at : at + CHUNK] for at in range(0, len(rows), CHUNK)]
            return torch.cat([self.odds(weights, chunk) for chunk in chunks])

    def check(self, weights: Weights) -> dict[str, float]:
        """Return the loss on all games held out, and on those that count."""
        odds = self.judged(weights, self.test)
        lost = functional.binary_cross_entropy_with_logits(
            odds, self.won[self.test], reduction="none"
        )
        return {"held_out": float(lost.mean()), "loss": float(lost[self.counting].mean())}

    def learn(
        self, name: str, weights: Weights, pace: Pace, blend: float = 1.0, less: int = 0
    ) -> tuple[float, Weights]:
        """Learn; return the least loss and the weights that reach it.

        With `less`, it learns from a quarter of the games, so many times.
        """
        rows = self.rows
        targets = rows.won
        if blend < 1.0:
            every = torch.arange(len(rows.won), device=self.device)
            said = torch.sigmoid(self.judged(weights, every)).cpu().numpy()
            targets = blended(said, rows.won, rows.game, blend)
        wanted = torch.from_numpy(targets).to(self.device)
        used = np.flatnonzero(~rows.held & (rows.game // HELD % 4**less == 0))

        def missed(at: Any) -> Any:
            return functional.binary_cross_entropy_with_logits(self.odds(weights, at), wanted[at])

        used = torch.from_numpy(used).to(self.device)
        task = Task(weights, FIXED, used, missed, lambda: self.check(weights))
        training = Training(task, pace, self.folder / f"{name}.pt")
        lost = training.learn(lambda said: None)
        about = {"name": name, "used": len(used), "blend": blend}
        self.curve += [{**about, **each} for each in training.curve]
        return lost, training.kept
