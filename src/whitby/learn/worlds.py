"""Learning to evaluate whole imagined worlds from games between bots.

First a network learns how games ended. Then others learn what lies between that and what the first
says of the positions that follow: this says less about luck and more about the position.
"""

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
from whitby.learn.gathered import Gathered, blended, draw, gathered, keep, loss, plain, tell
from whitby.learn.positions import PLAYERS, Company, collect, joined

CHUNK: Final = 8192
"""The rows that are judged at once."""
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
    start: str = ""  # a checkpoint or network to go on from, or whose way to see views is used
    scaling: int = 0  # how many times it learns from a quarter of the games before, for a curve
    again: int = 0  # how many times it learns again, twice as long and half as fast
    blends: str = ""  # how much of each later position the targets keep, such as 0.9,0.7
    scripted: int = 1  # how many parts of the sides have a scripted bot
    policy: int = 0
    search: int = 0
    file: str = ""  # the policy
    level: str = "hard@40"  # what searches
    more: str = ""  # files of rows to learn from besides, with commas
    keep: int = 0  # rows of strong games that are kept in a file


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
    found = collect(
        study.game,
        study.seed,
        study.workers,
        study.games,
        study.room,
        study.seconds,
        Company(study.scripted, study.policy, study.search, study.file, level=study.level),
    )
    rows = gathered(joined(found), study.more)
    del found
    curve: list[dict[str, Any]] = []

    def say(**said: Any) -> None:
        said = {"s": round(time.monotonic() - began, 1), **said}
        curve.append(said)
        print(study.game, json.dumps(said), flush=True)

    if study.keep:
        keep(rows, study.keep, folder / f"{study.game}-rows.npz")
    held = rows.game % HELD == 0
    strong = held & (rows.strong > 0)
    by_rules = plain(study.game, rows.given[held])
    say(
        rows=len(rows.won),
        games=int(rows.game.max()) + 1,
        held=int(held.sum()),
        strong=int(rows.strong.sum()),
        held_strong=int(strong.sum()),
        rules=loss(by_rules, rows.won[held]),
        rules_strong=loss(plain(study.game, rows.given[strong]), rows.won[strong]),
    )
    best = float("inf")
    for less in range(study.scaling, 0, -1):
        few = rows.game // HELD % 4**less == 0
        learn(study, rows, rows.won, ~held & few, say)
    first: Any = None
    for more in range(1 + study.again):
        slower = replace(study, epochs=study.epochs * 2**more, rate=study.rate / 2**more)
        missed, weights = learn(slower, rows, rows.won, ~held, say)
        if missed < best:
            best, first = missed, weights
            save(slower, folder, weights, {"loss": best, "curve": curve})
    for blend in [float(each) for each in study.blends.split(",") if each]:
        said = judged(study, first, rows)
        targets = blended(said, rows.won, rows.game, blend)
        missed, weights = learn(study, rows, targets, ~held, say, blend)
        if missed < best:
            best = missed
            save(study, folder, weights, {"loss": best, "blend": blend, "curve": curve})
    (folder / f"{study.game}-worlds.json").write_text(json.dumps(curve, indent=1) + "\n")
    draw(study.game, curve, folder / f"{study.game}-worlds.svg")
    if log is not None:
        tell(curve, log)
    return curve


def judged(study: Study, weights: Any, rows: Gathered) -> Any:
    """Return what a network says of all rows."""
    import torch

    from whitby.learn.model import arithmetic

    device = "cuda" if torch.cuda.is_available() else "cpu"
    forward = arithmetic(Shape(study.game), device)
    found = []
    with torch.no_grad():
        for at in range(0, len(rows.won), CHUNK):
            seen = torch.from_numpy(rows.seen[at : at + CHUNK]).to(device)
            given = torch.from_numpy(rows.given[at : at + CHUNK]).to(device)
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                odds = forward.world(weights, seen, given).float()
            found.append(torch.sigmoid(odds).cpu().numpy())
    return np.concatenate(found)


def save(study: Study, folder: Path, weights: Any, said: dict[str, Any]) -> None:
    """Write a network and its checkpoint."""
    import torch

    from whitby.learn.model import arrays

    more = ",".join(Path(each).name for each in study.more.split(",")) if study.more else ""
    names = {"start": Path(study.start).name, "file": Path(study.file).name, "more": more}
    kept_study = asdict(study) | names  # files by their names: where they lay says nothing
    card = {"game": study.game, "version": Shape(study.game).version, "study": kept_study}
    card["licence"] = "Apache-2.0"
    write(folder / f"{study.game}-worlds.npz", arrays(weights), {**card, **said})
    kept = {key: values.half().cpu() for key, values in weights.items()}
    torch.save(kept, folder / f"{study.game}-worlds.pt")


def learn(
    study: Study, rows: Gathered, targets: Any, used: Any, say: Any, blend: float = 1.0
) -> tuple[float, Any]:
    """Learn from some rows; return the loss on games held out, and the weights that reach it.

    That loss is the one on strong games, if there are such.
    """
    import torch
    from torch.nn import functional

    from whitby.learn.model import arithmetic, copied, start

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    shape = Shape(study.game)
    forward = arithmetic(shape, device)
    weights = start(shape, study.seed, device, rows.given.shape[1])
    known = started(study, weights, device) if study.start else False
    fixed = ("given_shift", "given_scale")
    if not known:
        weights["given_shift"].data.copy_(torch.from_numpy(rows.given[used].mean(0)))
        weights["given_scale"].data.copy_(torch.from_numpy(1.0 / (rows.given[used].std(0) + 1e-3)))
        begin(weights, GUIDES[study.game].weights)
    moving = [values for key, values in weights.items() if key not in fixed]
    seen, given, won = (
        torch.from_numpy(each).to(device) for each in (rows.seen, rows.given, rows.won)
    )
    wanted = torch.from_numpy(targets).to(device)
    train = torch.from_numpy(np.flatnonzero(used)).to(device)
    test = torch.from_numpy(np.flatnonzero(rows.game % HELD == 0)).to(device)
    hard = torch.from_numpy(rows.strong[rows.game % HELD == 0] > 0).to(device)
    chance = torch.Generator(device=device).manual_seed(study.seed)
    learner = torch.optim.AdamW(moving, lr=study.rate, weight_decay=study.decay)
    steps = study.epochs * (len(train) // study.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(learner, study.rate, total_steps=max(steps, 1))

    def odds(at: Any) -> Any:
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            return forward.world(weights, seen[at], given[at]).float()

    def check(**said: Any) -> float:
        with torch.no_grad():
            found = torch.cat([odds(test[at : at + CHUNK]) for at in range(0, len(test), CHUNK)])
            lost = functional.binary_cross_entropy_with_logits(found, won[test], reduction="none")
        whole = float(lost.mean())
        strong = float(lost[hard].mean()) if bool(hard.any()) else whole
        say(used=len(train), rate=study.rate, blend=blend, **said, held_out=whole, strong=strong)
        return strong

    best, kept = float("inf"), copied(weights)
    if known:
        check(epoch=-1, train=0.0)
    for epoch in range(study.epochs):
        order = train[torch.randperm(len(train), generator=chance, device=device)]
        total = torch.zeros((), device=device)
        for at in range(0, len(order) - study.batch + 1, study.batch):
            part = order[at : at + study.batch]
            missed = functional.binary_cross_entropy_with_logits(odds(part), wanted[part])
            learner.zero_grad(set_to_none=True)
            missed.backward()
            torch.nn.utils.clip_grad_norm_(moving, 1.0)
            learner.step()
            schedule.step()
            total += missed.detach()
        lost = check(epoch=epoch, train=float(total) / max(1, len(order) // study.batch))
        if lost < best:
            best, kept = lost, copied(weights)
    return best, kept


def started(study: Study, weights: Any, device: str) -> bool:
    """Begin with the weights in a file; return whether they evaluate worlds already."""
    from whitby.learn.model import stored

    found = stored(Path(study.start), device)
    for key, values in found.items():
        if key in weights:
            weights[key].data.copy_(values.float())
    return "world_w" in found


def begin(weights: Any, fitted: list[float]) -> None:
    """Let a network begin with what the fitted evaluation says."""
    import torch

    slopes = torch.tensor(fitted[1:], device=weights["world_w"].device)
    scale, shift = weights["given_scale"].data, weights["given_shift"].data
    weights["world_w"].data[-len(slopes) :, 0] = slopes / scale
    weights["world_b"].data[0] = fitted[0] + (slopes * shift).sum()


if __name__ == "__main__":
    import sys

    named = dict(each.split("=", 1) for each in sys.argv[3:])
    kinds = {key: type(getattr(Study, key)) for key in named}
    chosen = {key: kinds[key](value) for key, value in named.items()}
    run(Study(sys.argv[1], **chosen), Path(sys.argv[2]))
