"""The networks in PyTorch: the same arithmetic as in play, with parameters that learn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from whitby.bots.learned.network import Forward, sizes
from whitby.bots.learned.shapes import Shape
from whitby.bots.learned.store import read

Weights = dict[str, Any]
IMPOSSIBLE = -1e9


def start(shape: Shape, seed: int, device: str, given: int = 0) -> Weights:
    """Return parameters to begin with; `given` as for their sizes."""
    chance = torch.Generator().manual_seed(seed)
    found: Weights = {}
    for name, size in sizes(shape, given).items():
        values = torch.zeros(size)
        if len(size) > 1:
            spread = (2.0 / size[0]) ** 0.5
            if name.startswith(("action", "value", "world")) or name.endswith(("_own", "_point")):
                spread *= 0.1
            values = torch.randn(size, generator=chance) * spread
        found[name] = values.to(device).requires_grad_()
    return found


def arithmetic(shape: Shape, device: str) -> Forward:
    """Return the network's arithmetic for a device."""

    def table(values: Any, floats: bool) -> Any:
        return torch.tensor(values, dtype=torch.float32 if floats else torch.long, device=device)

    def cast(values: Any) -> Any:
        return values.float()

    def join(parts: list[Any]) -> Any:
        return torch.cat(parts, dim=1)

    return Forward(shape, table, cast, torch.relu, join)


def judge(forward: Forward, weights: Weights, seen: Any, legal: Any) -> tuple[Any, Any]:
    """Return the logarithms of the policy over legal actions, and the log-odds to win."""
    kind = torch.bfloat16
    with torch.autocast(seen.device.type, dtype=kind, enabled=seen.is_cuda):
        core, made = forward.trunk(weights, seen)
        scores = forward.scores(weights, core, made)
        odds = forward.value(weights, core)
    scores = scores.float().masked_fill(legal == 0, IMPOSSIBLE)
    return torch.log_softmax(scores, dim=1), odds.float()


def judge_once(forward: Forward, weights: Weights, seen: Any, legal: Any) -> tuple[Any, Any]:
    """Return the same as `judge`, but evaluate rows that look alike once; for reduced games."""
    numbers: dict[bytes, int] = {}
    rows = seen.cpu().numpy()
    alike = torch.tensor([numbers.setdefault(row.tobytes(), len(numbers)) for row in rows])
    alike = alike.to(seen.device)
    first = torch.zeros(len(numbers), dtype=torch.long, device=seen.device)
    first[alike] = torch.arange(len(seen), device=seen.device)
    policy, odds = judge(forward, weights, seen[first], legal[first])
    return policy[alike], odds[alike]


def copied(weights: Weights) -> Weights:
    """Return the same numbers, which do not learn."""
    return {name: values.detach().clone() for name, values in weights.items()}


def arrays(weights: Weights) -> dict[str, Any]:
    """Return parameters as arrays of NumPy."""
    return {name: values.detach().float().cpu().numpy() for name, values in weights.items()}


def stored(path: Path, device: str) -> Weights:
    """Return the weights in a checkpoint or in the file of a network."""
    if path.suffix == ".npz":
        return {name: torch.from_numpy(values) for name, values in read(path)[0].items()}
    found: Weights = torch.load(path, map_location=device)
    return found
