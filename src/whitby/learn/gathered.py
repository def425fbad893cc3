"""Rows of many games between bots: joined, kept in files, and how what they taught is shown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from whitby.bots import GUIDES
from whitby.bots.search.logistic import squash
from whitby.learn.picture import curves


@dataclass
class Gathered:
    """Rows of many games: views, numbers of worlds, how games ended, and which game it was."""

    seen: Any
    given: Any
    won: Any
    strong: Any
    game: Any


def gathered(parts: tuple[Any, ...], more: str) -> Gathered:
    """Return the rows that were played, with those in files."""
    found = list(parts)
    for name in [each for each in more.split(",") if each]:
        with np.load(name) as file:
            games = int(found[4].max()) + 1
            told = [file["seen"], file["given"].astype(np.float32), file["won"], file["strong"]]
            told.append(file["game"] + games)
        found = [np.concatenate(each) for each in zip(found, told, strict=True)]
    return Gathered(*found)


def keep(rows: Gathered, most: int, path: Path) -> None:
    """Keep rows of strong games in a file, to be learned from again."""
    at = np.flatnonzero(rows.strong)[:most]
    if not len(at):
        return
    np.savez_compressed(
        path,
        seen=rows.seen[at],
        given=rows.given[at].astype(np.float16),
        won=rows.won[at],
        strong=rows.strong[at],
        game=np.unique(rows.game[at], return_inverse=True)[1].astype(np.int32),
    )


def blended(said: Any, won: Any, game: Any, blend: float) -> Any:
    """Return what to learn: of each position, what is said of the next, or how the game ended.

    `blend` is how much of what comes after the next position counts, the lambda of temporal
    differences; rows of a game follow one another.
    """
    first = np.flatnonzero(np.append(True, game[1:] != game[:-1]))
    lengths = np.diff(np.append(first, len(game)))
    last = first + lengths - 1
    running = won[last].astype(np.float32)
    targets = won.astype(np.float32).copy()
    for back in range(1, int(lengths.max())):
        longer = np.flatnonzero(lengths > back)
        at = last[longer] - back
        running[longer] = (1.0 - blend) * said[at + 1] + blend * running[longer]
        targets[at] = running[longer]
    return targets


def plain(game: str, given: Any) -> Any:
    """Return what the fitted evaluation says of positions."""
    weights = np.array(GUIDES[game].weights, np.float32)
    return np.array([squash(float(each)) for each in weights[0] + given @ weights[1:]])


def loss(said: Any, won: Any) -> float:
    """Return the logarithmic loss of chances."""
    said = np.clip(said, 1e-6, 1.0 - 1e-6)
    return float(-(won * np.log(said) + (1.0 - won) * np.log(1.0 - said)).mean())


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
