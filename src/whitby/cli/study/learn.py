"""Learning networks: `whitby learn`."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from whitby.cli.arguments import GameName, Lang, language
from whitby.cli.mistakes import Mistake, check_count, find_game
from whitby.cli.screen import Screen, plain_console
from whitby.cli.study.crews import On, hired
from whitby.cli.study.figures import figure, percent
from whitby.cli.study.patience import Patience
from whitby.extras import require

if TYPE_CHECKING:
    from whitby.learn.course import Folder
    from whitby.learn.rounds import Teach

MOST_GAMES: Final = 10_000_000
FEWEST: Final = 20
MOST_SEED: Final = 10**15
MOST_ROUNDS: Final = 999
MOST_EPOCHS: Final = 1000
MOST_SCALING: Final = 9
PRACTISES: Final = "nosferatu"
"""The game that nothing searches: it needs neither PyTorch nor files of games."""
WHAT: Final = "whitby learn"


def learn(
    game: GameName,
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="where games, networks and curves go")
    ],
    games: Annotated[int, typer.Option("-n", "--games", help="games in each round")] = 1000,
    rounds: Annotated[int, typer.Option(help="rounds of games and learning, over all")] = 3,
    teacher: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="who teaches: a level that searches, such as hard@60"),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(help="processes that play (default: one for each core)")
    ] = None,
    on: On = None,
    seed: Annotated[int, typer.Option(help="the seed of the first game")] = 1,
    epochs: Annotated[int, typer.Option(help="passes over the positions in a round")] = 2,
    batch: Annotated[
        int | None, typer.Option(help="positions in a step; in Nosferatu games")
    ] = None,
    rate: Annotated[float | None, typer.Option(help="how fast it learns, at most")] = None,
    scaling: Annotated[
        int, typer.Option(help="learn this often from a quarter of the games first, for a curve")
    ] = 0,
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="a network of worlds to begin with")
    ] = None,
    log: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="write a TensorBoard log, if that is installed"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Learn networks from games of bots that search, then from games with these networks.

    The same command goes on after an interruption; with more rounds, it goes on after its end.
    """
    screen = Screen(language(lang))
    name = find_game(game).name
    check_count("--games", games, MOST_GAMES)
    if games < FEWEST:
        raise Mistake(f"--games must be at least {FEWEST}, since one of ten is held out")
    check_count("--rounds", rounds, MOST_ROUNDS)
    check_count("--epochs", epochs, MOST_EPOCHS)
    if not 0 <= scaling <= MOST_SCALING:
        raise Mistake(f"--scaling is from 0 to {MOST_SCALING}, not {scaling}")
    require("learned", WHAT)
    if name != PRACTISES:
        require("data", WHAT)
    from whitby.learn.course import USUAL, Course, Folder, digest_of

    usual = USUAL[name]
    course = Course(
        name,
        teacher or usual.teacher,
        games,
        check_count("--batch", usual.batch if batch is None else batch, MOST_GAMES),
        usual.rate if rate is None else rate,
        check_count("--seed", seed, MOST_SEED),
        epochs,
        scaling,
        digest_of(start),
    )
    if not 0.0 < course.rate <= 1.0:
        raise Mistake(f"--rate is more than 0 and at most 1, not {rate}")
    if name != PRACTISES and find_spec("torch") is None:
        raise Mistake(f"{WHAT} needs PyTorch; to install it: pip install torch")
    if log is not None and find_spec("tensorboard") is None:
        raise Mistake("--log needs TensorBoard; to install it: pip install tensorboard")
    place = Folder(folder, course)
    place.open(start)
    with place.alone():
        go_through(screen, place, rounds, jobs or os.cpu_count() or 1, on, log)


def go_through(
    screen: Screen, place: Folder, rounds: int, jobs: int, on: str | None, log: Path | None
) -> None:
    """Play and learn, with a progress bar on stderr if it is a terminal."""
    from whitby.learn import evil
    from whitby.learn import rounds as learning

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = plain_console(stderr=True)
    quiet = not console.is_terminal
    patience = Patience(Screen(screen.speech.lang, console=console))
    with (
        hired(on, jobs) as crew,
        Progress(*columns, console=console, transient=True, disable=quiet) as bar,
    ):
        task = bar.add_task("")

        def playing(number: int, done: int, games: int) -> None:
            bar.update(task, completed=done, total=games)
            patience.mark()

        def over(number: int, report: dict[str, Any]) -> None:
            (show_evil if "won" in report else show)(screen, number, report)

        if place.course.game == PRACTISES:
            evil.run(place, rounds, crew, playing, over)
        else:
            learning.run(place, rounds, crew, taught(log), playing, over)
    screen.say("cli-learn-over", folder=str(place.root))


def taught(log: Path | None) -> Teach:
    """Return what learns in a round; this imports PyTorch, which is slow."""
    from whitby.learn.school import teach

    return lambda folder, number: teach(folder, number, log)


def show(screen: Screen, number: int, report: dict[str, Any]) -> None:
    """Print what a round has brought."""
    screen.say(
        "cli-learn-round",
        style="bold",
        number=number,
        games=report["games"],
        positions=report["positions"],
    )
    screen.say(
        "cli-learn-loss",
        after=figure(screen, report["loss"], 4),
        before=figure(screen, report["before"], 4),
        fitted=figure(screen, report["rules"], 4),
    )
    if not report["better"]:
        screen.say("cli-learn-stays")


def show_evil(screen: Screen, number: int, report: dict[str, Any]) -> None:
    """Print how often Evil won in a round, against each kind of Hunters."""
    for level, (won, games) in report["won"].items():
        screen.say(
            "cli-learn-evil",
            number=number,
            games=games,
            level=level,
            share=percent(screen, won / games),
        )
