"""Passes over rows that improve a network, with a checkpoint after each: a pass is never lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from whitby.learn.model import Weights, copied

Say = Callable[[dict[str, float]], None]


@dataclass(frozen=True)
class Task:
    """What a network learns."""

    weights: Weights  # they change
    fixed: tuple[str, ...]  # but for these
    rows: Any  # the numbers of the rows that are learned from
    loss: Callable[[Any], Any]  # of some rows
    check: Callable[[], dict[str, float]]  # on games held out; what it calls `loss` counts


@dataclass(frozen=True)
class Pace:
    """How it learns: AdamW, with the rate in one cycle over all passes."""

    epochs: int
    batch: int
    rate: float
    decay: float
    seed: int


class Training:
    """A task that is being learned."""

    def __init__(self, task: Task, pace: Pace, path: Path) -> None:
        self.task = task
        self.pace = pace
        self.path = path  # of the checkpoint
        self.device = task.rows.device
        self.moving = [values for key, values in task.weights.items() if key not in task.fixed]
        self.batch = max(1, min(pace.batch, len(task.rows)))
        self.chance = torch.Generator(device=self.device).manual_seed(pace.seed)
        self.learner = torch.optim.AdamW(self.moving, lr=pace.rate, weight_decay=pace.decay)
        steps = max(1, pace.epochs * (len(task.rows) // self.batch))
        self.schedule = torch.optim.lr_scheduler.OneCycleLR(
            self.learner, pace.rate, total_steps=steps
        )
        self.epoch = 0
        self.best = float("inf")
        self.kept = copied(task.weights)
        self.curve: list[dict[str, float]] = []

    def learn(self, say: Say) -> float:
        """Learn; return the least loss on games held out, which `kept` reaches."""
        self.resume()
        while self.epoch < self.pace.epochs:
            self.pass_over()
            self.epoch += 1
            self.look(say)
            self.save()
        return self.best

    def look(self, say: Say) -> None:
        """See how good the network is on games held out."""
        with torch.no_grad():
            said = self.task.check()
        if said["loss"] < self.best:
            self.best, self.kept = said["loss"], copied(self.task.weights)
        self.curve.append({"epoch": self.epoch, "rate": self.pace.rate, **said})
        say(self.curve[-1])

    def pass_over(self) -> None:
        """Learn from every row once, but for a few that fill no batch."""
        rows = self.task.rows
        order = rows[torch.randperm(len(rows), generator=self.chance, device=self.device)]
        for at in range(0, len(order) - self.batch + 1, self.batch):
            missed = self.task.loss(order[at : at + self.batch])
            self.learner.zero_grad(set_to_none=True)
            missed.backward()
            torch.nn.utils.clip_grad_norm_(self.moving, 1.0)
            self.learner.step()
            self.schedule.step()

    def save(self) -> None:
        """Write a checkpoint, which appears when it is complete."""
        unfinished = self.path.with_suffix(".unfinished")
        torch.save(
            {
                "weights": copied(self.task.weights),
                "learner": self.learner.state_dict(),
                "schedule": self.schedule.state_dict(),
                "chance": self.chance.get_state().cpu(),
                "epoch": self.epoch,
                "best": self.best,
                "kept": self.kept,
                "curve": self.curve,
            },
            unfinished,
        )
        unfinished.replace(self.path)

    def resume(self) -> None:
        """Go on from the checkpoint, if there is one."""
        if not self.path.is_file():
            return
        found = torch.load(self.path, map_location="cpu")
        for key, values in found["weights"].items():
            self.task.weights[key].data.copy_(values)
        self.learner.load_state_dict(found["learner"])
        self.schedule.load_state_dict(found["schedule"])
        self.chance.set_state(found["chance"])
        self.epoch, self.best = found["epoch"], found["best"]
        self.kept = {key: values.to(self.device) for key, values in found["kept"].items()}
        self.curve = found["curve"]
