"""What a season's games teach: a network that evaluates worlds, and a policy for its search.

The policy learns what the searches made of it, so the next search begins where these ended.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from torch.nn import functional

from whitby.bots.learned.shapes import policy_shape
from whitby.bots.learned.store import write
from whitby.learn import lessons, worlds
from whitby.learn.course import USUAL
from whitby.learn.gathered import HELD, Positions
from whitby.learn.harvest import Advice, advice, positions
from whitby.learn.lessons import CHUNK
from whitby.learn.model import Weights, arithmetic, arrays, judge, start, stored
from whitby.learn.picture import curves
from whitby.learn.school import LICENCE
from whitby.learn.training import Pace, Task, Training
from whitby.learn.worlds import Evaluating

if TYPE_CHECKING:
    from numpy.typing import NDArray

RATES: Final = (5e-4, 1e-3)
BLENDS: Final = (0.95, 0.9, 0.8)
"""How much of what comes after the next position counts, in the targets that are tried."""
EPOCHS: Final = {"worlds": 3, "policy": 4}
FEWER: Final = (3, 2, 1)
"""How many times a network learns from a quarter of the games, for a curve."""
VALUE: Final = 0.5
"""The weight of the value's loss."""


def learn(folder: Path, game: str, source: Path, policy: Path) -> None:
    """Let both networks go on, and write them with their curves."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    parts = sorted(folder.glob(f"{game}-*[0-9].npz"))
    evaluate(folder, game, source, positions(game, parts), device)
    advised = advice(game, parts)
    if len(advised.won):
        School(game, advised, folder, device).teach(policy)


def evaluate(folder: Path, game: str, source: Path, rows: Positions, device: str) -> None:
    """Let a network that evaluates worlds go on: from results, then from its own word on them.

    It stays as it is if that does not help.
    """
    school = Evaluating(game, rows, folder, device)
    batch = USUAL[game].batch
    paces = [Pace(EPOCHS["worlds"], batch, rate, worlds.DECAY, 1) for rate in RATES]
    known = {"rules": school.by_rules(), "before": school.check(school.begin(source, 1))}
    for less in FEWER:
        school.learn(f"{game}-fewer-{less}", school.begin(source, 1), paces[0], less=less)
    found = [
        (*school.learn(f"{game}-{pace.rate}", school.begin(source, 1), pace), pace)
        for pace in paces
    ]
    _, plain, pace = min(found, key=lambda each: each[0])
    for blend in BLENDS:
        after = {key: values.clone().requires_grad_() for key, values in plain.items()}
        found.append((*school.learn(f"{game}-{blend}", after, pace, blend), pace))
    lost, best, _ = min(found, key=lambda each: each[0])
    if lost >= known["before"]["loss"]:
        best = school.begin(source, 1)
    report = {"positions": len(rows.won), "strong": int(rows.strong.sum()), **known, "loss": lost}
    save(folder, f"{game}-worlds", best, {"game": game, **report}, school.curve)


def save(folder: Path, name: str, best: Weights, report: dict[str, Any], curve: Any) -> None:
    """Write a network with its card, and its curve."""
    version = policy_shape(report["game"]).version
    write(folder / f"{name}.npz", arrays(best), {"version": version, "licence": LICENCE, **report})
    (folder / f"{name}.json").write_text(json.dumps([report, curve], indent=1) + "\n", "utf-8")
    (folder / f"{name}.svg").write_text(drawn(name, curve), "utf-8")
    print(json.dumps(report), flush=True)


def drawn(name: str, curve: Any) -> str:
    """Return a picture of the least loss on games held out, by the rows learned from."""
    best: dict[int, float] = {}
    for each in curve:
        best[each["used"]] = min(each["loss"], best.get(each["used"], each["loss"]))
    line = [(float(size), best[size]) for size in sorted(best)]
    return curves(f"{name}: loss on held-out games by the rows learned from", {"network": line})


class School:
    """What searches found, on the device that learns, and a policy that learns it."""

    def __init__(self, game: str, rows: Advice, folder: Path, device: str) -> None:
        self.game = game
        self.rows = rows
        self.folder = folder
        self.device = device
        self.shape = policy_shape(game)
        self.forward = arithmetic(self.shape, device)
        self.seen, self.shares, self.won = (
            torch.from_numpy(each).to(device) for each in (rows.seen, rows.shares, rows.won)
        )
        self.test = self.numbers(rows.game % HELD == 0)

    def numbers(self, wanted: NDArray[np.bool_]) -> Any:
        """Return the numbers of some rows, on the device."""
        return torch.from_numpy(np.flatnonzero(wanted)).to(self.device)

    def teach(self, source: Path) -> None:
        """Let the policy in a file go on with each rate, and write the best."""
        curve: list[dict[str, float]] = []
        with torch.no_grad():
            before = self.check(self.begin(source))
        for less in FEWER:
            self.learn(source, RATES[0], less, curve)
        found = [self.learn(source, rate, 0, curve) for rate in RATES]
        lost, best = min(found, key=lambda each: each[0])
        report = {"game": self.game, "choices": len(self.rows.won), "before": before, "loss": lost}
        save(self.folder, self.game, best, report, curve)

    def begin(self, source: Path) -> Weights:
        """Return the policy in a file."""
        weights = start(self.shape, 1, self.device)
        for key, values in stored(source, self.device).items():
            weights[key].data.copy_(values.float())
        return weights

    def learn(
        self, source: Path, rate: float, less: int, curve: list[dict[str, float]]
    ) -> tuple[float, Weights]:
        """Learn, from a quarter of the games so many times; return the least loss and weights."""
        weights = self.begin(source)
        games = self.rows.game
        used = self.numbers((games % HELD != 0) & (games // HELD % 4**less == 0))
        pace = Pace(EPOCHS["policy"], USUAL[self.game].batch, rate, lessons.DECAY, 1)

        def missed(at: Any) -> Any:
            policy, value, _ = self.losses(weights, at)
            return policy + VALUE * value

        task = Task(weights, (), used, missed, lambda: self.check(weights))
        training = Training(task, pace, self.folder / f"{self.game}-policy-{less}-{rate}.pt")
        lost = training.learn(lambda said: None)
        curve += [{"used": len(used), **each} for each in training.curve]
        return lost, training.kept

    def losses(self, weights: Weights, at: Any) -> tuple[Any, Any, Any]:
        """Return the losses of the policy and the value, and how often the best is the same."""
        wanted = self.shares[at]
        policy, odds = judge(self.forward, weights, self.seen[at], (wanted >= 0.0).byte())
        missed = -(wanted.clamp(min=0.0) * policy).sum(1).mean()
        value = functional.binary_cross_entropy_with_logits(odds, self.won[at])
        return missed, value, (policy.argmax(1) == wanted.argmax(1)).float().mean()

    def check(self, weights: Weights) -> dict[str, float]:
        """Return the losses on games held out."""
        sums = [0.0, 0.0, 0.0]
        for at in range(0, len(self.test), CHUNK):
            rows = self.test[at : at + CHUNK]
            for place, each in enumerate(self.losses(weights, rows)):
                sums[place] += float(each) * len(rows)
        means = [each / max(1, len(self.test)) for each in sums]
        return dict(zip(("loss", "value", "agreed"), means, strict=True))
