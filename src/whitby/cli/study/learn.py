"""Learning networks: `whitby learn`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from whitby.cli.arguments import GameName
from whitby.cli.mistakes import check_count, check_seed, find_game
from whitby.core.errors import WhitbyError
from whitby.extras import require

MOST_GAMES = 10_000_000
MOST_WORKERS = 512


def learn(
    game: GameName,
    folder: Annotated[Path, typer.Option(help="where networks, checkpoints and curves go")],
    games: Annotated[
        int, typer.Option("-n", "--games", help="games to learn from, over all workers")
    ] = 10_000,
    workers: Annotated[int, typer.Option(help="processes that play; 0 is one for each core")] = 0,
    seed: Annotated[int, typer.Option(help="random seed")] = 1,
    epochs: Annotated[int, typer.Option(help="passes over the positions")] = 1,
    scaling: Annotated[
        int, typer.Option(help="learn this often from a quarter of the games first, for a curve")
    ] = 0,
    log: Annotated[
        Path | None, typer.Option(help="folder for a TensorBoard log, if that is installed")
    ] = None,
) -> None:
    """Learn to evaluate positions from games between bots; needs PyTorch.

    Started again with the same folder, it goes on from the network that is there.
    """
    require("learned", "whitby learn")
    found = find_game(game)
    check_count("--games", games, MOST_GAMES)
    check_count("--epochs", epochs, 1000)
    if workers < 0 or workers > MOST_WORKERS:
        raise WhitbyError(f"--workers is from 0 to {MOST_WORKERS}")
    from whitby.learn.worlds import STUDIED, Study, run, torch_there

    if found.name not in STUDIED:
        known = ", ".join(STUDIED)
        raise WhitbyError(
            f"there is no network for the search of {found.name}; there is for {known}"
        )
    if not torch_there():
        raise WhitbyError("whitby learn needs PyTorch; to install it: pip install torch")
    hands = workers or os.cpu_count() or 1
    each = -(-games // hands)
    study = Study(found.name, check_seed(seed), hands, each, epochs=epochs, scaling=scaling)
    run(study, folder, log)
