"""What a round teaches: a network that evaluates worlds, and a policy. Needs PyTorch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import torch

from whitby.bots.learned.shapes import Shape
from whitby.bots.learned.store import write
from whitby.learn import lessons, worlds
from whitby.learn.course import Folder
from whitby.learn.gathered import choices, positions
from whitby.learn.lessons import Lessons
from whitby.learn.model import Weights, arrays
from whitby.learn.picture import curves
from whitby.learn.training import Pace
from whitby.learn.worlds import BLEND, Curve, Evaluating

LICENCE: Final = "Apache-2.0"
FEWER: Final = 16
"""A policy has so many times fewer rows in a batch, since each says what to choose, too."""


def teach(folder: Folder, number: int, log: Path | None = None) -> dict[str, Any]:
    """Learn from all games so far; write the networks of a round, and return what it brought."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    report, curve = evaluate(folder, number, device)
    report["policy"] = imitate(folder, number, device)
    (folder.round(number) / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
    draw(folder, number, report, curve)
    if log is not None:
        tell(curve, log / f"round-{number:03d}")
    return report


def pace_of(folder: Folder, number: int, decay: float) -> Pace:
    """Return how a network learns in a round."""
    course = folder.course
    return Pace(course.epochs, course.batch, course.rate, decay, course.seed + number)


def played(folder: Folder, number: int, name: str) -> list[Path]:
    """Return the parts of a table of all rounds so far."""
    return [
        folder.part(name, piece)
        for each in range(1, number + 1)
        for piece in folder.course.pieces(each)
    ]


def evaluate(folder: Folder, number: int, device: str) -> tuple[dict[str, Any], Curve]:
    """Let a network learn to evaluate worlds; the one before stays if it is as good."""
    course = folder.course
    parts = list(
        zip(played(folder, number, "positions"), played(folder, number, "games"), strict=True)
    )
    rows = positions(course.game, course.seed, parts)
    place = folder.round(number)
    school = Evaluating(course.game, rows, place, device)
    pace = pace_of(folder, number, worlds.DECAY)
    source = exact(folder.network(number - 1))
    rules = school.by_rules()
    before = school.check(school.begin(source, course.seed)) if source else rules
    for less in range(course.scaling, 0, -1):
        school.learn(f"fewer-{less}", school.begin(source, course.seed), pace, less=less)
    lost, best = school.learn("plain", school.begin(source, course.seed), pace)
    after = {key: values.clone().requires_grad_() for key, values in best.items()}
    again, later = school.learn("blended", after, pace, BLEND)
    if again < lost:
        lost, best = again, later
    better = lost < before["loss"] or source is None
    if not better:
        best = school.begin(source, course.seed)
    report = {
        "positions": len(rows.won),
        "held": int(rows.held.sum()),
        "strong": int(rows.strong.sum()),
        "rules": rules["loss"],
        "rules_held_out": rules["held_out"],
        "before": before["loss"],
        "loss": lost,
        "better": better,
    }
    save(folder, number, "worlds", best, report)
    return report, school.curve


def imitate(folder: Folder, number: int, device: str) -> dict[str, float]:
    """Let a policy learn from the choices of those who searched."""
    course = folder.course
    rows = choices(course.game, course.seed, played(folder, number, "choices"))
    pace = pace_of(folder, number, lessons.DECAY)
    pace = Pace(pace.epochs, max(1, pace.batch // FEWER), pace.rate, pace.decay, pace.seed)
    before = folder.round(number - 1) / "policy.npz" if number > 1 else None
    school = Lessons(course.game, rows, folder.round(number), device)
    report, weights = school.learn(exact(before), pace)
    report["choices"] = len(rows.action)
    save(folder, number, "policy", weights, report)
    return report


def exact(path: Path | None) -> Path | None:
    """Return the checkpoint beside the file of a network, which is rounded; else the file."""
    if path is None:
        return None
    checkpoint = path.with_suffix(".pt")
    return checkpoint if checkpoint.is_file() else path


def save(folder: Folder, number: int, name: str, weights: Weights, report: dict[str, Any]) -> None:
    """Write a network of a round with its card, and as a checkpoint."""
    course, place = folder.course, folder.round(number)
    card = {"game": course.game, "version": Shape(course.game).version, "round": number}
    card |= {"course": folder.settings, "report": report, "licence": LICENCE}
    torch.save(
        {key: values.detach().cpu() for key, values in weights.items()}, place / f"{name}.pt"
    )
    write(place / f"{name}.npz", arrays(weights), card)


def draw(folder: Folder, number: int, report: dict[str, Any], curve: Curve) -> None:
    """Draw the loss on games held out by the positions learned from."""
    best: dict[int, float] = {}
    for each in curve:
        best[each["used"]] = min(each["loss"], best.get(each["used"], each["loss"]))
    sizes = sorted(best)
    lines = {
        "network": [(float(size), best[size]) for size in sizes],
        "fitted evaluation": [(float(size), report["rules"]) for size in (sizes[0], sizes[-1])],
    }
    title = f"{folder.course.game}: loss on held-out games by positions learned from"
    (folder.round(number) / "curve.svg").write_text(curves(title, lines), "utf-8")


def tell(curve: Curve, log: Path) -> None:
    """Write a curve for TensorBoard."""
    from torch.utils.tensorboard import SummaryWriter

    with SummaryWriter(str(log)) as writer:
        for at, each in enumerate(curve):
            writer.add_scalar("loss/strong", each["loss"], at)
            writer.add_scalar("loss/held_out", each["held_out"], at)
