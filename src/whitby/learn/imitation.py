"""Learning to choose like a bot, which plays while the network watches: the way to begin.

Decisions come from games that are being played meanwhile, so there are as many as there is time
for. Those of a few tables are held out.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import cos, pi
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional

from whitby.learn.crew import Crew
from whitby.learn.model import Weights, judge
from whitby.learn.shared import SEATS
from whitby.learn.tables import GROUPS, LEARNER

HELD: Final = 32
"""One table of so many is held out."""
GAMES: Final = 1 << 22
"""The most games."""
UNKNOWN: Final = -2
"""The result of a game that goes on."""
WARMING: Final = 0.03
"""The share of the time in which the rate rises."""
LEAST: Final = 0.02
"""The share of the rate at the end."""


@dataclass(frozen=True)
class Settings:
    """How it learns."""

    steps: int = 32  # rows of each table in an update
    batch: int = 8192
    rate: float = 1e-3
    passes: float = 3.0  # how often a row is learned from, about
    kept: int = 1_000_000  # rows; later ones take the place of earlier ones
    held: int = 32_768  # rows that are held out
    value: float = 0.5  # the weight of the value's loss


class Memory:
    """Decisions, the latest of very many."""

    def __init__(self, size: int, inputs: int, actions: int, device: str) -> None:
        self.size = size
        self.count = 0  # all that there ever were
        self.seen = torch.zeros((size, inputs), dtype=torch.uint8, device=device)
        self.legal = torch.zeros((size, actions), dtype=torch.uint8, device=device)
        self.action = torch.zeros(size, dtype=torch.long, device=device)
        self.game = torch.zeros(size, dtype=torch.long, device=device)
        self.seat = torch.zeros(size, dtype=torch.long, device=device)

    def __len__(self) -> int:
        return min(self.count, self.size)

    def add(self, *columns: Any) -> None:
        """Add rows: what was seen and legal, the actions, games and seats."""
        count = len(columns[0])
        at = (torch.arange(count, device=self.seen.device) + self.count) % self.size
        kept = (self.seen, self.legal, self.action, self.game, self.seat)
        for column, each in zip(kept, columns, strict=True):
            column[at] = each.to(column.dtype)
        self.count += count


class Imitation:
    """A network that learns from what a teacher does at the tables of a crew."""

    def __init__(
        self, forward: Any, weights: Weights, crew: Crew, settings: Settings, device: str, seed: int
    ) -> None:
        self.forward = forward
        self.weights = weights
        self.crew = crew
        self.settings = settings
        self.device = device
        shape = forward.shape
        self.used, self.held = (
            Memory(size, shape.inputs, shape.actions, device)
            for size in (settings.kept, settings.held)
        )
        tables = len(crew.rows[0].seat)
        self.apart = np.arange(tables) % HELD == 0
        self.game = np.arange(GROUPS * tables).reshape(GROUPS, tables)  # which each plays
        self.games = GROUPS * tables
        self.scores = torch.full((GAMES, SEATS), UNKNOWN, dtype=torch.int8, device=device)
        self.chance = torch.Generator(device=device).manual_seed(seed)
        self.learner = torch.optim.AdamW(
            list(weights.values()), lr=settings.rate, weight_decay=1e-3, eps=1e-6
        )
        self.updates = 0
        self.owed = 0.0  # rows to learn from
        self.results: dict[tuple[int, int], list[int]] = {}  # by opponent and side

    @property
    def rows(self) -> int:
        """How many decisions it has learned from."""
        return self.used.count

    def watch(self, group: int) -> int:
        """Let all tables of a group go on; return how many rows there were."""
        rows = self.crew.wait(group)
        self.count(group, rows)
        taught = rows.who == LEARNER
        for memory, wanted in ((self.used, taught & ~self.apart), (self.held, taught & self.apart)):
            at = np.flatnonzero(wanted)
            columns = (rows.seen, rows.legal, rows.action, self.game[group], rows.seat)
            memory.add(*[torch.from_numpy(each[at]).to(self.device) for each in columns])
        self.crew.release(group)
        return int(taught.sum())

    def count(self, group: int, rows: Any) -> None:
        """Note how games ended, and which ones begin."""
        ended = np.flatnonzero(rows.ended)
        if not len(ended):
            return
        over = torch.from_numpy(self.game[group][ended]).to(self.device)
        self.scores[over % GAMES] = torch.from_numpy(rows.scores[ended]).to(self.device)
        self.game[group][ended] = np.arange(self.games, self.games + len(ended))
        self.games += len(ended)
        for at in ended:
            side = self.results.setdefault((int(rows.against[at]), int(rows.mine[at])), [0, 0])
            side[0] += int(rows.won[at])
            side[1] += 2

    def losses(self, memory: Memory, at: Any) -> tuple[Any, Any, Any]:
        """Return the losses of the policy and the value on some rows, and how often both agree."""
        seen, legal, action = memory.seen[at], memory.legal[at], memory.action[at]
        policy, odds = judge(self.forward, self.weights, seen, legal)
        scores = self.scores[memory.game[at] % GAMES, memory.seat[at]]
        known = (scores != UNKNOWN).float()
        won = (scores.float().clamp(min=-1.0) + 1.0) / 2.0
        missed = functional.binary_cross_entropy_with_logits(odds, won, reduction="none")
        agreed = (policy.argmax(1) == action).float().mean()
        value = (missed * known).sum() / known.sum().clamp(min=1.0)
        return functional.nll_loss(policy, action), value, agreed

    def update(self, share: float) -> dict[str, float]:
        """Watch for some time and learn; `share` is how much of the time is over."""
        settings = self.settings
        began = time.monotonic()
        rate = settings.rate * min(1.0, share / WARMING + 0.01)
        rate *= LEAST + (1.0 - LEAST) * (1.0 + cos(pi * min(1.0, share))) / 2.0
        for group in self.learner.param_groups:
            group["lr"] = rate
        for _ in range(settings.steps):
            for number in range(GROUPS):
                self.owed += settings.passes * self.watch(number)
                while self.owed >= settings.batch and len(self.used) >= settings.batch:
                    self.step()
                    self.owed -= settings.batch
        self.updates += 1
        said = {"rows": float(self.rows), "games": float(self.games), "rate": rate}
        if self.updates % 10 == 1 or self.updates < 4:
            said |= self.check()
        return said | {"took_s": time.monotonic() - began}

    def step(self) -> None:
        """Learn from some rows."""
        at = torch.randint(
            len(self.used), (self.settings.batch,), generator=self.chance, device=self.device
        )
        policy, value, _ = self.losses(self.used, at)
        self.learner.zero_grad(set_to_none=True)
        (policy + self.settings.value * value).backward()
        torch.nn.utils.clip_grad_norm_(list(self.weights.values()), 1.0)
        self.learner.step()

    def check(self) -> dict[str, float]:
        """Return the losses on what was held out."""
        sums = torch.zeros(3, device=self.device)
        chunk = min(4096, len(self.held))
        chunks = range(0, len(self.held) - chunk + 1, max(1, chunk))
        with torch.no_grad():
            for first in chunks:
                at = torch.arange(first, first + chunk, device=self.device)
                sums += torch.stack(self.losses(self.held, at))
        means = (sums / max(1, len(chunks))).tolist()
        return dict(zip(("policy", "value", "agreed"), means, strict=True))
