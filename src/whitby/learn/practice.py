"""Learning from one's own games: proximal policy optimisation against a population.

The learner meets itself, older forms of itself and bots. Its policy is held near the one that it
learned from a teacher, less and less.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from whitby.learn.credit import credit
from whitby.learn.crew import Crew
from whitby.learn.model import Weights, copied, judge, judge_once
from whitby.learn.tables import GROUPS, LEARNER


@dataclass(frozen=True)
class Settings:
    """How practice goes."""

    steps: int = 64  # rows of each table between two updates
    batch: int = 16384
    epochs: int = 2
    rate: float = 4e-4
    clip: float = 0.2
    blend: float = 0.95
    entropy: float = 0.01
    anchor: float = 0.05  # how strongly it is held near its teacher at first
    keep: int = 10  # updates between two forms of itself that are kept as opponents
    alike: bool = False  # whether so many rows look alike that it pays to evaluate these once


@dataclass
class Played:
    """What was played between two updates."""

    seen: list[Any] = field(default_factory=list)
    legal: list[Any] = field(default_factory=list)
    action: list[Any] = field(default_factory=list)
    chance: list[Any] = field(default_factory=list)  # the logarithm of how likely it was
    value: list[Any] = field(default_factory=list)
    rows: list[tuple[Any, ...]] = field(default_factory=list)  # seat, who, ended, scores


class Practice:
    """A network that learns by playing."""

    def __init__(
        self, forward: Any, weights: Weights, crew: Crew, settings: Settings, device: str, seed: int
    ) -> None:
        self.forward = forward
        self.weights = weights
        self.teacher = copied(weights)
        self.past = [copied(weights)]  # older forms, of which the tables know so many numbers
        self.crew = crew
        self.settings = settings
        self.device = device
        self.judge = judge_once if settings.alike else judge
        self.chance = torch.Generator(device=device).manual_seed(seed)
        self.learner = torch.optim.AdamW(
            list(weights.values()), lr=settings.rate, weight_decay=1e-4, eps=1e-5
        )
        self.updates = 0
        self.rows = 0
        self.results: dict[tuple[int, int], list[int]] = {}  # by opponent and side

    def choose(self, group: int, played: Played) -> None:
        """Answer for all tables of a group."""
        rows = self.crew.wait(group)
        seen = torch.from_numpy(rows.seen).to(self.device, copy=True)
        legal = torch.from_numpy(rows.legal).to(self.device, copy=True)
        who = rows.who.copy()
        self.count(rows)
        played.rows.append((rows.seat.copy(), who, rows.ended.copy(), rows.scores.copy()))
        count = len(who)
        action = torch.zeros(count, dtype=torch.long, device=self.device)
        chance = torch.zeros(count, device=self.device)
        value = torch.zeros(count, device=self.device)
        form = np.where(who > LEARNER, 1 + (who - 1) % len(self.past), who)
        for number, weights in enumerate([self.weights, *self.past]):
            mine = np.flatnonzero(form == number)
            if not len(mine):
                continue
            at = torch.from_numpy(mine).to(self.device)
            with torch.no_grad():
                policy, odds = self.judge(self.forward, weights, seen[at], legal[at])
            noise = torch.rand(policy.shape, generator=self.chance, device=self.device)
            drawn = (policy - torch.log(-torch.log(noise.clamp(1e-9, 1.0 - 1e-7)))).argmax(1)
            action[at] = drawn
            chance[at] = policy.gather(1, drawn[:, None])[:, 0]
            value[at] = 2.0 * torch.sigmoid(odds) - 1.0
        rows.action[:] = action.to(torch.int32).cpu().numpy()
        self.crew.release(group)
        for kept, each in (
            (played.seen, seen),
            (played.legal, legal),
            (played.action, action),
            (played.chance, chance),
            (played.value, value),
        ):
            kept.append(each)

    def count(self, rows: Any) -> None:
        """Count the games that ended."""
        for at in np.flatnonzero(rows.ended):
            mine = int(rows.mine[at])
            if mine < 0:
                continue
            key = (int(rows.against[at]), mine)
            side = self.results.setdefault(key, [0, 0])
            side[0] += int(rows.won[at])
            side[1] += 2

    def update(self, share: float) -> dict[str, float]:
        """Play and learn once; `share` is how much of the practice is over."""
        began, settings = time.monotonic(), self.settings
        groups = [Played() for _ in range(GROUPS)]
        for _ in range(settings.steps):
            for group in range(GROUPS):
                self.choose(group, groups[group])
        played = time.monotonic()
        data: list[list[Any]] = [[] for _ in range(6)]
        for part in groups:
            for at, each in enumerate(self.credited(part)):
                data[at].append(each)
        said = self.learn([torch.cat(each) for each in data], share)
        self.updates += 1
        if self.updates % settings.keep == 0:
            self.remember(self.updates // settings.keep)
        said["played_s"] = played - began
        said["learned_s"] = time.monotonic() - played
        return said

    def remember(self, number: int) -> None:
        """Keep the present form as an opponent, in place of the oldest if there are enough."""
        if len(self.past) < self.crew.job.past:
            self.past.append(copied(self.weights))
        else:
            self.past[number % len(self.past)] = copied(self.weights)

    def credited(self, played: Played) -> tuple[Any, ...]:
        """Return the learner's rows with advantages and returns."""
        seats, who, ended, scores = (np.stack(each) for each in zip(*played.rows, strict=True))
        values = torch.stack(played.value).cpu().numpy()
        advantages, returns, known = credit(
            values, seats, ended, scores.astype(np.float32), self.settings.blend
        )
        use = torch.from_numpy(np.flatnonzero((known & (who == LEARNER)).reshape(-1)))
        use = use.to(self.device)
        flat = [
            torch.cat(each)[use]
            for each in (played.seen, played.legal, played.action, played.chance)
        ]
        for each in (advantages, returns):
            flat.append(torch.from_numpy(each.reshape(-1)).to(self.device)[use])
        return tuple(flat)

    def learn(self, data: list[Any], share: float) -> dict[str, float]:
        """Improve the policy and the value on these rows."""
        settings = self.settings
        seen, legal, action, before, advantage, returns = data
        count = len(seen)
        self.rows += count
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        won = ((returns + 1.0) / 2.0).clamp(0.0, 1.0)
        left = 1.0 - share
        anchor = settings.anchor * max(0.0, 1.0 - 2.0 * share)
        for group in self.learner.param_groups:
            group["lr"] = settings.rate * max(0.05, left)
        batch = min(settings.batch, count)
        sums = torch.zeros(4, device=self.device)
        turns = 0
        for _ in range(settings.epochs):
            order = torch.randperm(count, generator=self.chance, device=self.device)
            for first in range(0, count - batch + 1, batch):
                at = order[first : first + batch]
                policy, odds = self.judge(self.forward, self.weights, seen[at], legal[at])
                chance = policy.gather(1, action[at][:, None])[:, 0]
                ratio = torch.exp(chance - before[at])
                gain = advantage[at]
                clipped = ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip)
                better = -torch.min(ratio * gain, clipped * gain).mean()
                value = functional.binary_cross_entropy_with_logits(odds, won[at])
                spread = -(policy.exp() * policy.clamp(min=-50.0)).sum(1).mean()
                loss = better + 0.5 * value - settings.entropy * (0.2 + 0.8 * left) * spread
                if anchor > 0.0:
                    with torch.no_grad():
                        taught, _ = self.judge(self.forward, self.teacher, seen[at], legal[at])
                    apart = (taught.exp() * (taught.clamp(min=-50) - policy.clamp(min=-50))).sum(1)
                    loss = loss + anchor * apart.mean()
                self.learner.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(list(self.weights.values()), 0.5)
                self.learner.step()
                with torch.no_grad():
                    moved = (before[at] - chance).mean()
                    sums += torch.stack([better.detach(), value.detach(), spread.detach(), moved])
                turns += 1
        names = ("policy", "value", "entropy", "moved")
        means = (sums / max(turns, 1)).tolist()
        return {"rows": float(self.rows), **dict(zip(names, means, strict=True))}
