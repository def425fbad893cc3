"""What the networks that ship say and choose, with NumPy or, in a browser, without it.

`tests/test_pyodide.py` runs this under Pyodide, and tells it what NumPy said.
"""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from whitby.bots import BOTS
from whitby.bots.learned.judge import Leaf
from whitby.bots.learned.level import POLICIES, WORLDS, Learned
from whitby.bots.learned.master import Master, MasterFury
from whitby.bots.learned.playing import Instinct
from whitby.core.engine import Decision, State, apply, pending
from whitby.core.rng import Fast
from whitby.games import GAMES

NOISE = 4e-6
"""How far sums of floats may differ that were added in another order."""

SIMULATIONS = 12
SAID = "WHITBY_SAID"
"""The variable with what NumPy said (`everything`)."""


def said(game: str) -> tuple[list[float], list[str]]:
    """The chances of some imagined worlds, and the moves that a master chooses."""
    learned = BOTS[game]["master"].limited(SIMULATIONS, 0.0)
    assert isinstance(learned, Learned)
    player = learned.made()
    assert isinstance(player, Master)
    chances: list[float] = []
    chosen: list[str] = []
    for number, (state, decision) in enumerate(moments(game, player)):
        view = GAMES[game].view(state, decision.seat)
        worlds = player.guide.worlds(view)
        drawn = [worlds.draw(Fast(seed)) for seed in range(3)]
        leaves = [Leaf(each, pending(each)) for each in drawn]
        chances += player.judge.values(leaves, decision.seat)
        chosen.append(player.choose(view, decision, Fast(number)).code())
    assert len(chosen) == 3
    return chances, chosen


def liked(game: str) -> list[float]:
    """How likely a policy takes each option, where a master asks its networks."""
    learned, above = BOTS[game]["instinct"], BOTS[game]["master"]
    assert isinstance(learned, Learned)
    assert isinstance(above, Learned)
    player, searching = learned.made(), above.made()
    assert isinstance(player, Instinct)
    assert isinstance(searching, Master)
    return [
        share
        for state, decision in moments(game, searching)
        for share in player.policy(GAMES[game].view(state, decision.seat), decision)
    ]


def everything() -> str:
    """What networks say and choose in all games, as JSON."""
    return json.dumps(
        [{game: said(game) for game in WORLDS}, {game: liked(game) for game in POLICIES}]
    )


def moments(game: str, player: Master) -> list[tuple[State, Decision[Any]]]:
    """Some decisions of a random game that a master searches, or draws by its policy."""
    rules, chance = GAMES[game], Fast(5)
    state = rules.setup(seed=11, players=2)
    found: list[tuple[State, Decision[Any]]] = []
    while (decision := pending(state)) is not None and len(found) < 12:
        view = rules.view(state, decision.seat)
        drawn = isinstance(player, MasterFury) and player.draws(view, decision)
        if drawn or player.searches(view, decision):
            found.append((state.clone(), decision))
        apply(state, decision.options[chance.below(len(decision.options))])
    return found[1::4]


@pytest.mark.parametrize("game", WORLDS)
def test_networks_say_and_choose_the_same_as_with_numpy(game: str) -> None:
    expected, moves = json.loads(os.environ[SAID])[0][game]
    chances, chosen = said(game)
    assert chances == pytest.approx(expected, abs=NOISE)
    assert chosen == moves


@pytest.mark.parametrize("game", POLICIES)
def test_policies_like_the_same_as_with_numpy(game: str) -> None:
    expected = json.loads(os.environ[SAID])[1][game]
    assert len(expected) > 6
    assert liked(game) == pytest.approx(expected, abs=NOISE)
