"""Learning from a teacher: what it chose, and how the games ended."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from whitby.learn.credit import credit
from whitby.learn.crew import Crew
from whitby.learn.model import Weights, judge
from whitby.learn.tables import GROUPS


class Lessons:
    """Rows of games that a teacher played, on the device that learns."""

    def __init__(self, seen: Any, legal: Any, action: Any, won: Any, known: Any) -> None:
        self.seen = seen
        self.legal = legal
        self.action = action
        self.won = won  # 1, 0.5 or 0
        self.known = known  # whether the end of the game was seen

    def __len__(self) -> int:
        return len(self.seen)


def watch(crew: Crew, steps: int, seconds: float, device: str) -> Lessons:
    """Collect what a teacher chooses, for so many steps of all tables or so many seconds."""
    kept: list[list[Any]] = [[] for _ in range(GROUPS)]
    numbers: list[list[list[Any]]] = [[[], [], []] for _ in range(GROUPS)]
    until = time.monotonic() + seconds
    for _ in range(steps):
        for group in range(GROUPS):
            rows = crew.wait(group)
            kept[group].append(
                [torch.from_numpy(each.copy()) for each in (rows.seen, rows.legal, rows.action)]
            )
            for at, each in enumerate((rows.seat, rows.ended, rows.scores)):
                numbers[group][at].append(each.copy())
            crew.release(group)
        if time.monotonic() > until:
            break
    parts: list[list[Any]] = [[] for _ in range(5)]
    for group in range(GROUPS):
        seats, ended, scores = (np.stack(each) for each in numbers[group])
        none = np.zeros(seats.shape, np.float32)
        _, returns, known = credit(none, seats, ended, scores.astype(np.float32), 1.0, whole=True)
        for at in range(3):
            parts[at].append(torch.cat([step[at] for step in kept[group]]))
        parts[3].append(torch.from_numpy((returns.reshape(-1) + 1.0) / 2.0))
        parts[4].append(torch.from_numpy(known.reshape(-1)))
    return Lessons(*[torch.cat(each).to(device) for each in parts])


def study(
    forward: Any,
    weights: Weights,
    lessons: Lessons,
    epochs: int,
    batch: int,
    rate: float,
    seed: int,
) -> list[dict[str, float]]:
    """Learn to choose like the teacher and to predict how games end; return the losses."""
    device = lessons.seen.device
    chance = torch.Generator(device=device).manual_seed(seed)
    count = len(lessons)
    held = count // 20  # rows that are not learned from
    order = torch.randperm(count, generator=chance, device=device)
    test, train = order[:held], order[held:]
    learner = torch.optim.AdamW(list(weights.values()), lr=rate, weight_decay=1e-3)
    steps = epochs * (len(train) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(learner, rate, total_steps=max(steps, 1))
    curve = []
    for epoch in range(epochs):
        shuffled = train[torch.randperm(len(train), generator=chance, device=device)]
        for at in range(0, len(train) - batch + 1, batch):
            loss, _, _ = lesson(forward, weights, lessons, shuffled[at : at + batch])
            learner.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(list(weights.values()), 1.0)
            learner.step()
            schedule.step()
        with torch.no_grad():
            found = [
                lesson(forward, weights, lessons, test[at : at + batch])
                for at in range(0, held, batch)
            ]
        say = {"epoch": float(epoch), "rows": float(count)}
        for at, name in enumerate(("loss", "policy", "value")):
            say[name] = float(torch.stack([each[at] for each in found]).mean())
        curve.append(say)
    return curve


def lesson(forward: Any, weights: Weights, lessons: Lessons, rows: Any) -> tuple[Any, Any, Any]:
    """Return the loss on some rows: both parts together, the policy's and the value's."""
    policy, odds = judge(forward, weights, lessons.seen[rows], lessons.legal[rows])
    chosen = functional.nll_loss(policy, lessons.action[rows].long())
    known = lessons.known[rows]
    value = functional.binary_cross_entropy_with_logits(
        odds, lessons.won[rows], weight=known.float(), reduction="sum"
    ) / known.sum().clamp(min=1)
    return chosen + value, chosen.detach(), value.detach()
