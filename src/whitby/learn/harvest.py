"""The games of a season as arrays: positions, and what searches with a policy found."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from whitby.bots.learned.shapes import policy_shape
from whitby.games import GAMES
from whitby.learn.gathered import DRAWN, Positions

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass
class Advice:
    """What searches found in many games."""

    seen: NDArray[np.uint8]
    shares: NDArray[np.float32]  # of all actions; below zero where one is not legal
    won: NDArray[np.float32]  # whether the side that chose did
    game: NDArray[np.int64]  # its number, in the order of seeds


def results(game: str, file: Any) -> dict[int, tuple[float, bool]]:
    """Return by seed whether the first side won, and whether the game is a strong one."""
    sides = GAMES[game].sides
    return {
        each["seed"]: (
            float(each["winner"] == sides[0]) if each["winner"] in sides else DRAWN,
            each["strong"] and "instinct" not in each["entrants"],
        )
        for each in json.loads(file["games"].tobytes())
    }


def positions(game: str, parts: list[Path]) -> Positions:
    """Return the positions of all games."""
    found = []
    for path in parts:
        with np.load(path) as file:
            ended = results(game, file)
            seeds = file["seed"]
            known = np.array([ended[each] for each in seeds.tolist()], np.float32).reshape(-1, 2)
            found.append([file["seen"], file["given"], known[:, 0], known[:, 1] > 0, seeds])
    return Positions(*in_order([each for each in found if len(each[0])]))


def advice(game: str, parts: list[Path]) -> Advice:
    """Return what searches found."""
    actions = policy_shape(game).actions
    found = []
    for path in parts:
        with np.load(path) as file:
            ended = results(game, file)
            seeds, counts = file["choice_seed"], file["choice_counts"]
            if not len(seeds):
                continue
            shares = np.full((len(seeds), actions), -1.0, np.float32)
            rows = np.repeat(np.arange(len(seeds)), counts)
            shares[rows, file["choice_actions"]] = file["choice_shares"]
            first = np.array([ended[each][0] for each in seeds.tolist()], np.float32)
            won = np.where(file["choice_first"], first, 1.0 - first)
            found.append([file["choice_seen"], shares, won, seeds])
    none = [np.zeros((0, 0)), np.zeros((0, actions)), np.zeros(0), np.zeros(0, np.int64)]
    return Advice(*(in_order(found) if found else none))


def in_order(found: list[list[Any]]) -> list[Any]:
    """Return columns in the order of seeds, the last of which becomes the number of the game."""
    columns = [np.concatenate(each) for each in zip(*found, strict=True)]
    order = np.argsort(columns[-1], kind="stable")
    *others, seeds = [each[order] for each in columns]
    return [*others, np.unique(seeds, return_inverse=True)[1]]
