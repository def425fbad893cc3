"""Learning to evaluate whole imagined worlds from how games between bots ended."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np

from whitby.bots import GUIDES
from whitby.bots.learned.shapes import Shape
from whitby.bots.learned.store import write
from whitby.bots.search.logistic import squash
from whitby.learn.picture import curves
from whitby.learn.positions import PLAYERS, collect, joined

HELD: Final = 10
"""One game of so many is held out."""


@dataclass(frozen=True)
class Study:
    """What is learned, and how."""

    game: str
    seed: int = 1
    workers: int = 1
    games: int = 1000  # of each worker
    seconds: float = 1e9  # of playing at most
    room: int = 1_000_000  # rows of each worker at most
    epochs: int = 2
    batch: int = 4096
    rate: float = 1e-3
    decay: float = 0.05
    start: str = ""  # a checkpoint whose way to see views is taken over
    scaling: int = 0  # how many times it learns from a quarter of the games before, for a curve
    again: int = 0  # how many times it learns again, twice as long and half as fast


STUDIED: Final = tuple(PLAYERS)
"""The games whose search can use such a network."""


def torch_there() -> bool:
    """Return whether PyTorch is installed."""
    return find_spec("torch") is not None


def run(study: Study, folder: Path, log: Path | None = None) -> list[dict[str, Any]]:
    """Play, learn, and write the network and its curve; return the curve."""
    began = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    before = folder / f"{study.game}-worlds.pt"
    if before.is_file() and not study.start:
        study = replace(study, start=str(before))
    found = collect(study.game, study.seed, study.workers, study.games, study.room, study.seconds)
    seen, given, won, game = joined(found)
    del found
    curve: list[dict[str, Any]] = []

    def say(**said: Any) -> None:
        said = {"s": round(time.monotonic() - began, 1), **said}
        curve.append(said)
        print(study.game, json.dumps(said), flush=True)

    held = game % HELD == 0
    by_rules = plain(study.game, given[held])
    say(
        rows=len(won),
        games=int(game.max()) + 1,
        held=int(held.sum()),
        rules=loss(by_rules, won[held]),
    )
    best = float("inf")
    for less in range(study.scaling, 0, -1):
        few = game // HELD % 4**less == 0
        learn(study, (seen, given, won), ~held & few, held, say)
    for more in range(1 + study.again):
        slower = replace(study, epochs=study.epochs * 2**more, rate=study.rate / 2**more)
        missed, weights = learn(slower, (seen, given, won), ~held, held, say)
        if missed < best:
            best = missed
            save(slower, folder, weights, {"loss": best, "curve": curve})
    (folder / f"{study.game}-worlds.json").write_text(json.dumps(curve, indent=1) + "\n")
    draw(study.game, curve, folder / f"{study.game}-worlds.svg")
    if log is not None:
        tell(curve, log)
    return curve


def draw(game: str, curve: list[dict[str, Any]], path: Path) -> None:
    """Draw the loss on games that were held out, beside that of the fitted evaluation."""
    learned = [(each["used"], each["held_out"]) for each in curve if "held_out" in each]
    by_size: dict[int, float] = {}
    for used, missed in learned:
        by_size[used] = min(missed, by_size.get(used, missed))
    sizes = sorted(by_size)
    rules = curve[0]["rules"]
    lines = {
        "network": [(float(size), by_size[size]) for size in sizes],
        "fitted evaluation": [(float(size), rules) for size in (sizes[0], sizes[-1])],
    }
    path.write_text(curves(f"{game}: loss on held-out games by positions learned from", lines))


def tell(curve: list[dict[str, Any]], log: Path) -> None:
    """Write a curve for TensorBoard."""
    from torch.utils.tensorboard import SummaryWriter

    with SummaryWriter(str(log)) as writer:
        for at, each in enumerate(curve[1:]):
            writer.add_scalar("loss/train", each["train"], at)
            writer.add_scalar("loss/held_out", each["held_out"], at)


def save(study: Study, folder: Path, weights: Any, said: dict[str, Any]) -> None:
    """Write a network and its checkpoint."""
    import torch

    from whitby.learn.model import arrays

    kept_study = asdict(replace(study, start=Path(study.start).name))
    card = {"game": study.game, "version": Shape(study.game).version, "study": kept_study}
    card["licence"] = "Apache-2.0"
    write(folder / f"{study.game}-worlds.npz", arrays(weights), {**card, **said})
    kept = {key: values.half().cpu() for key, values in weights.items()}
    torch.save(kept, folder / f"{study.game}-worlds.pt")


def learn(
    study: Study, rows_of: tuple[Any, ...], used: Any, held: Any, say: Any
) -> tuple[float, Any]:
    """Learn from some rows; return the loss on those held out, and the weights that reach it."""
    import torch
    from torch.nn import functional

    from whitby.learn.model import arithmetic, copied, start

    seen, given, won = rows_of
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    shape = Shape(study.game)
    forward = arithmetic(shape, device)
    weights = start(shape, study.seed, device, given.shape[1])
    if study.start:
        for key, values in torch.load(study.start, map_location=device).items():
            if key in weights:
                weights[key].data.copy_(values.float())
    fixed = ("given_shift", "given_scale")
    weights["given_shift"].data.copy_(torch.from_numpy(given[used].mean(0)))
    weights["given_scale"].data.copy_(torch.from_numpy(1.0 / (given[used].std(0) + 1e-3)))
    begin(weights, GUIDES[study.game].weights)
    moving = [values for key, values in weights.items() if key not in fixed]
    seen, given, won = (torch.from_numpy(each).to(device) for each in (seen, given, won))
    train = torch.from_numpy(np.flatnonzero(used)).to(device)
    test = torch.from_numpy(np.flatnonzero(held)).to(device)
    chance = torch.Generator(device=device).manual_seed(study.seed)
    learner = torch.optim.AdamW(moving, lr=study.rate, weight_decay=study.decay)
    steps = study.epochs * (len(train) // study.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(learner, study.rate, total_steps=max(steps, 1))

    def odds(rows: Any) -> Any:
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            return forward.world(weights, seen[rows], given[rows]).float()

    best, kept = float("inf"), copied(weights)
    for epoch in range(study.epochs):
        order = train[torch.randperm(len(train), generator=chance, device=device)]
        total = torch.zeros((), device=device)
        for at in range(0, len(order) - study.batch + 1, study.batch):
            rows = order[at : at + study.batch]
            missed = functional.binary_cross_entropy_with_logits(odds(rows), won[rows])
            learner.zero_grad(set_to_none=True)
            missed.backward()
            torch.nn.utils.clip_grad_norm_(moving, 1.0)
            learner.step()
            schedule.step()
            total += missed.detach()
        with torch.no_grad():
            said = torch.cat([odds(test[at : at + 8192]) for at in range(0, len(test), 8192)])
            lost = float(functional.binary_cross_entropy_with_logits(said, won[test]))
        trained = float(total) / max(1, len(order) // study.batch)
        say(used=len(train), rate=study.rate, epoch=epoch, train=trained, held_out=lost)
        if lost < best:
            best, kept = lost, copied(weights)
    return best, kept


def begin(weights: Any, fitted: list[float]) -> None:
    """Let a network begin with what the fitted evaluation says."""
    import torch

    slopes = torch.tensor(fitted[1:], device=weights["world_w"].device)
    scale, shift = weights["given_scale"].data, weights["given_shift"].data
    weights["world_w"].data[-len(slopes) :, 0] = slopes / scale
    weights["world_b"].data[0] = fitted[0] + (slopes * shift).sum()


def plain(game: str, given: Any) -> Any:
    """Return what the fitted evaluation says of positions."""
    weights = np.array(GUIDES[game].weights, np.float32)
    return np.array([squash(float(each)) for each in weights[0] + given @ weights[1:]])


def loss(said: Any, won: Any) -> float:
    """Return the logarithmic loss of chances."""
    said = np.clip(said, 1e-6, 1.0 - 1e-6)
    return float(-(won * np.log(said) + (1.0 - won) * np.log(1.0 - said)).mean())


if __name__ == "__main__":
    import sys

    named = dict(each.split("=", 1) for each in sys.argv[3:])
    kinds = {key: type(getattr(Study, key)) for key in named}
    chosen = {key: kinds[key](value) for key, value in named.items()}
    run(Study(sys.argv[1], **chosen), Path(sys.argv[2]))
