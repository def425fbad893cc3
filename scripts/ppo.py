"""Train PPO on one game through our environments, and let it meet scripted bots.

    make ppo                              # sets up an environment of its own, trains and plays
    python scripts/ppo.py --game duel --steps 300000 --games 400 --seed 1
    python scripts/ppo.py --against self --steps 300000

One network plays every seat. Against bots, through our Gymnasium environment, each environment has
one seat, half of them against random bots and half against scripted ones. Against itself, through
our PettingZoo environment, it changes seats and meets its earlier forms (scripts/self_play.py).
The learner is MaskablePPO of sb3-contrib with the settings below.
The same seed gives the same training on the same machine. The network and what it reached are kept
in build/ppo, where scripts/baselines.py finds them.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from self_play import Past, SelfPlayEnv
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from whitby import COMPILED, GAMES
from whitby.bots.arena.intervals import wilson
from whitby.env.gymnasium import SeatEnv

FOLDER: Final = Path(__file__).resolve().parent.parent / "build" / "ppo"
AGAINST: Final = ("random", "scripted")
"""Whom the network meets in training, if not itself."""
EVERY: Final = 10
"""Rollouts after which a form of the network is remembered for self-play."""
SETTINGS: Final[dict[str, Any]] = {
    "n_steps": 512,
    "batch_size": 512,
    "n_epochs": 4,
    "learning_rate": 5e-4,
    "gamma": 0.998,
    "gae_lambda": 0.97,
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [256, 256]},
}


class Scaled(gymnasium.ObservationWrapper[NDArray[np.float32], np.int64, dict[str, Any]]):
    """A seat whose observations are numbers from 0 to 1; the mask is asked for beside them."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.seat_env = env
        self.highs = np.frombuffer(env.table.layout.highs(), np.uint8).astype(np.float32)
        self.observation_space = spaces.Box(0.0, 1.0, self.highs.shape, np.float32)

    def observation(self, observation: dict[str, Any]) -> NDArray[np.float32]:
        """Return what the seat sees."""
        scaled: NDArray[np.float32] = observation["observation"] / self.highs
        return scaled

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        return self.seat_env.action_masks().astype(np.bool_)


def seat_env(game: str, seat: int, bots: str) -> Scaled:
    """Return an environment for one seat."""
    return Scaled(SeatEnv(game, seat=seat, bots=bots))


class Remember(BaseCallback):
    """Adds a form of the network to its past now and then."""

    def __init__(self, past: Past) -> None:
        super().__init__()
        self.past, self.rollouts = past, 0

    def _on_rollout_start(self) -> None:
        """Remember every so many rollouts."""
        if self.rollouts % EVERY == 0:
            self.past.remember(self.model.policy)
        self.rollouts += 1

    def _on_step(self) -> bool:
        """Go on."""
        return True


def train(game: str, steps: int, seed: int, copies: int) -> MaskablePPO:
    """Return a network that has played this many decisions against bots."""
    seats = range(1, GAMES[game].seats[0] + 1)
    makers = [partial(seat_env, game, seat, bots) for seat in seats for bots in AGAINST] * copies
    learner = MaskablePPO("MlpPolicy", DummyVecEnv(makers), seed=seed, device="cpu", **SETTINGS)
    return learner.learn(steps)


def train_alone(game: str, steps: int, seed: int, copies: int) -> MaskablePPO:
    """Return a network that has played this many decisions against its earlier forms."""
    past = Past()
    makers = [partial(SelfPlayEnv, game, past)] * (copies * GAMES[game].seats[0] * len(AGAINST))
    learner = MaskablePPO("MlpPolicy", DummyVecEnv(makers), seed=seed, device="cpu", **SETTINGS)
    return learner.learn(steps, callback=Remember(past))


def play(learner: MaskablePPO, game: str, seat: int, bots: str, games: int) -> int:
    """Return how many games the network wins in a seat; it draws its actions."""
    env, won = seat_env(game, seat, bots), 0
    for number in range(games):
        seen, _ = env.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            action, _ = learner.predict(seen, action_masks=env.action_masks())
            seen, gained, over, _, _ = env.step(np.int64(action))
            reward = float(gained)
        won += reward > 0
    return won


def measure(learner: MaskablePPO, game: str, bots: str, games: int) -> list[dict[str, Any]]:
    """Return the win rate in each seat, with its interval."""
    found = []
    for seat in range(1, GAMES[game].seats[0] + 1):
        won = play(learner, game, seat, bots, games)
        low, high = wilson(won, games)
        print(
            f"seat {seat} against {bots}: {won / games:.1%} ({low:.1%} - {high:.1%}), n = {games}"
        )
        row = {"against": bots, "seat": seat, "games": games, "rate": won / games}
        found.append({**row, "interval": [low, high]})
    return found


def main() -> None:
    """Train, play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=sorted(GAMES), default="duel")
    parser.add_argument("--steps", type=int, default=300_000, help="decisions in training")
    parser.add_argument("--games", type=int, default=400, help="games in each seat afterwards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", choices=("bots", "self"), default="bots")
    parser.add_argument("--copies", type=int, default=2, help="environments of each kind")
    args = parser.parse_args()
    torch.set_num_threads(1)
    print(f"{args.game}, engine {'compiled' if COMPILED else 'interpreted'}", flush=True)
    began = time.process_time()
    way = train_alone if args.against == "self" else train
    learner = way(args.game, args.steps, args.seed, args.copies)
    spent = time.process_time() - began
    FOLDER.mkdir(parents=True, exist_ok=True)
    alone = "-self" if args.against == "self" else ""
    kept = FOLDER / f"{args.game}{alone}-{args.seed}"
    learner.save(kept)
    print(f"{learner.num_timesteps} decisions in {spent:.0f} s of processor time", flush=True)
    rows = [row for bots in AGAINST for row in measure(learner, args.game, bots, args.games)]
    steps, seed = learner.num_timesteps, args.seed
    asked = {"trained": args.against, "steps": steps, "seed": seed, "games": args.games}
    kept.with_suffix(".json").write_text(
        json.dumps({**asked, "seconds": spent, "rows": rows}, indent=1) + "\n"
    )


if __name__ == "__main__":
    main()
