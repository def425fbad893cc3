"""Networks in files: numbers of eight bits with a scale for each column, and a card."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from whitby.bots.learned.network import Forward, check_sizes
from whitby.bots.learned.playing import LEAST
from whitby.bots.learned.shapes import Shape

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST: Final = 127.0
CARD: Final = "card"


class Network:
    """A network that plays or evaluates: bytes in, scores or chances out."""

    def __init__(
        self, shape: Shape, weights: dict[str, NDArray[np.float32]], given: int = 0
    ) -> None:
        check_sizes(shape, given, {name: each.shape for name, each in weights.items()})
        self.shape = shape
        self.weights = weights
        self.forward = Forward(shape, _table, _floats, _relu, _join)

    def values(self, seen: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return the chance to win of the seat that sees each row."""
        core, _ = self.forward.trunk(self.weights, seen)
        found: NDArray[np.float32] = 1.0 / (1.0 + np.exp(-self.forward.value(self.weights, core)))
        return found

    def worlds(self, rows: list[bytes], given: list[list[float]]) -> list[float]:
        """Return the chance of the first side to win in each whole world."""
        seen = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        odds = self.forward.world(self.weights, seen, np.array(given, np.float32))
        found: list[float] = (1.0 / (1.0 + np.exp(-odds))).tolist()
        return found

    def judge(self, seen: NDArray[np.uint8]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the scores of all actions, and the chance to win, for each row."""
        core, made = self.forward.trunk(self.weights, seen)
        value = 1.0 / (1.0 + np.exp(-self.forward.value(self.weights, core)))
        return self.forward.scores(self.weights, core, made), value

    def likely(self, seen: bytes, legal: list[int], warmth: float) -> list[float]:
        """Return how likely a policy takes each legal action, from what a seat sees."""
        scores, _ = self.judge(np.frombuffer(seen, np.uint8)[None])
        chosen = scores[0][legal].astype(np.float64)
        shares = np.exp((chosen - chosen.max()) / max(warmth, LEAST))
        found: list[float] = (shares / shares.sum()).tolist()
        return found


def _table(values: Any, floats: bool) -> Any:
    return np.array(values, np.float32 if floats else np.int64)


def _floats(values: Any) -> Any:
    return values.astype(np.float32)


def _relu(values: Any) -> Any:
    return np.maximum(values, 0.0)


def _join(parts: list[Any]) -> Any:
    return np.concatenate(parts, axis=1)


def write(path: Path, weights: dict[str, NDArray[np.float32]], card: dict[str, Any]) -> None:
    """Write a network; matrices are rounded to eight bits."""
    kept: dict[str, Any] = {CARD: np.frombuffer(json.dumps(card).encode(), np.uint8)}
    for name, values in weights.items():
        if values.ndim < 2:
            kept[name] = values.astype(np.float32)
            continue
        scale = np.maximum(np.abs(values).max(axis=0), 1e-8) / MOST
        kept[name] = np.rint(values / scale).astype(np.int8)
        kept[f"{name}.scale"] = scale.astype(np.float32)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, **kept)


def read(source: Path | BytesIO) -> tuple[dict[str, NDArray[np.float32]], dict[str, Any]]:
    """Return the weights of a network, and its card."""
    found: dict[str, NDArray[np.float32]] = {}
    with np.load(source) as file:
        card = json.loads(file[CARD].tobytes())
        for name in file.files:
            if name == CARD or name.endswith(".scale"):
                continue
            values = file[name].astype(np.float32)
            scale = f"{name}.scale"
            found[name] = values * file[scale] if scale in file.files else values
    return found, card
