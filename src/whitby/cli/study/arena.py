"""The command `whitby arena`: tournaments between bots."""

from __future__ import annotations

import gc
import json as text
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from whitby.bots.arena import (
    Ledger,
    Played,
    Settings,
    Sprt,
    Standings,
    Tournament,
    load,
    settle,
)
from whitby.bots.arena.fixtures import MOST_GAMES
from whitby.bots.arena.thinking import spare_the_collector
from whitby.bots.clocks import CLOCKS, WALL
from whitby.cli.arguments import Cards, Lang, Options, Players, language
from whitby.cli.card_files import with_cards
from whitby.cli.mistakes import Mistake, check_count, check_seed, find_game, read_options
from whitby.cli.screen import Screen, plain_console
from whitby.cli.study.crews import MOST_JOBS, On, hired
from whitby.cli.study.figures import figure, percent
from whitby.cli.study.patience import Patience
from whitby.cli.study.standings import picture, show
from whitby.study.source import source

DEALS: Final = 100
ERROR: Final = 0.05


def arena(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="nosferatu, duel or fury")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT BOT ...",
            help="levels, such as scripted hard@0.2s hard@500 scripted%25 hard+scripted",
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("-n", "--games", help=f"games per pairing and side (default: {DEALS})"),
    ] = None,
    players: Players = None,
    seed: Annotated[int | None, typer.Option(help="the seed of the first deal")] = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="H0,H1", help="stop a pairing early; mean scores such as 0.5,0.55"),
    ] = None,
    alpha: Annotated[
        float | None, typer.Option(help=f"how often H1 may be wrong (default: {ERROR})")
    ] = None,
    beta: Annotated[
        float | None, typer.Option(help=f"how often H0 may be wrong (default: {ERROR})")
    ] = None,
    clock: Annotated[
        str | None,
        typer.Option(
            metavar="CLOCK",
            help="what limits thinking: wall (default), or processor on a busy machine",
        ),
    ] = None,
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="only the first bot meets the others")
    ] = False,
    mirror: Annotated[
        bool, typer.Option("--mirror", help="each bot also plays against itself")
    ] = False,
    jobs: Annotated[int, typer.Option(help="number of processes")] = 1,
    on: On = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="write each game to a file, or continue that file"),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="continue the tournament in a file")
    ] = None,
    shown: Annotated[
        Path | None,
        typer.Option("--show", metavar="FILE", help="show the results in a file; play nothing"),
    ] = None,
    image: Annotated[
        Path | None,
        typer.Option("--picture", metavar="FILE", help="draw the win matrix as SVG"),
    ] = None,
    option: Options = None,
    cards: Cards = None,
    lang: Lang = None,
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Let bots play a tournament: paired deals, both sides, Elo ratings, a sequential test."""
    screen = Screen(language(lang))
    check_count("--jobs", jobs, MOST_JOBS)
    file = resume or shown
    if file is not None:
        new = (game, bots, games, players, seed, sprt, alpha, beta, clock, out, option, cards)
        check_file_alone([*new, gauntlet or None, mirror or None, resume and shown])
        settings, header, done = load(file)
    else:
        if game is None:
            raise Mistake("give a game and two bots, such as: whitby arena duel scripted random")
        found = find_game(game)
        settings = settle(
            found,
            bots or [],
            check_count("--games", DEALS if games is None else games, MOST_GAMES),
            players,
            with_cards(found, read_options(option or []), cards),
            seed=check_seed(seed or 0),
            gauntlet=gauntlet,
            mirror=mirror,
            sprt=read_sprt(sprt, alpha, beta),
            clock=read_clock(clock),
        )
    status = 0
    if shown is not None:
        tournament = Tournament(settings, done)
    else:
        origin = source(settings.game)
        header = {**settings.to_json(), **origin}
        tournament, status = play(screen, settings, origin, file or out, on, jobs)
    standings = Standings(tournament, header["limits"])
    if json:
        print(text.dumps({"settings": header, **standings.to_json()}, indent=2))
    else:
        show(screen, standings, header)
    if image is not None:
        write(image, picture(screen, standings, header))
    if status and (file or out):
        screen.say("cli-how-to-resume", command=f"whitby arena --resume {file or out}")
    raise typer.Exit(status)


def check_file_alone(settings: Sequence[object]) -> None:
    """Refuse settings beside a file, which has its own."""
    if any(setting is not None for setting in settings):
        raise Mistake(
            "a file says itself what is played; beside --resume or --show give only --jobs, --on, "
            "--picture, --json and --lang"
        )


def read_clock(clock: str | None) -> str:
    """Return the clock that was asked for."""
    if clock is not None and clock not in CLOCKS:
        raise Mistake(f"--clock '{clock}' should be one of {', '.join(CLOCKS)}")
    return clock or WALL


def read_sprt(hypotheses: str | None, alpha: float | None, beta: float | None) -> Sprt | None:
    """Return the sequential test that was asked for."""
    if hypotheses is None:
        if alpha is not None or beta is not None:
            raise Mistake("--alpha and --beta are error rates of a test; give --sprt too")
        return None
    try:
        low, high = (float(part) for part in hypotheses.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 < low < high < 1:
        raise Mistake(f"--sprt '{hypotheses}' should be two mean scores, such as 0.5,0.55")
    rates = [ERROR if rate is None else rate for rate in (alpha, beta)]
    if not all(0 < rate < 0.5 for rate in rates):
        raise Mistake("--alpha and --beta must be between 0 and 0.5, such as 0.05")
    return Sprt(low, high, *rates)


def play(
    screen: Screen,
    settings: Settings,
    origin: Mapping[str, object],
    path: Path | None,
    on: str | None,
    jobs: int,
) -> tuple[Tournament, int]:
    """Play the games, with a progress bar on stderr if it is a terminal; return the exit status."""
    console = plain_console(stderr=True)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with ExitStack() as stack:
        crew = stack.enter_context(hired(on, jobs))
        ledger = None if path is None else stack.enter_context(Ledger(path, settings, origin))
        tournament = Tournament(settings, ledger.games if ledger else ())
        stack.enter_context(bar)
        task = bar.add_task("", total=None)
        patience = Patience(Screen(screen.speech.lang, console=console))

        def report(played: Played | None) -> None:
            """Write a game to the file, and show how it stands."""
            if ledger and played:
                ledger.add(played)
            done, most = tournament.progress()
            bar.update(task, completed=done, total=most, description=state(screen, tournament))
            patience.mark()

        report(None)
        bar.refresh()
        spare_the_collector()
        stack.callback(gc.unfreeze)
        try:
            crew.run(tournament, report)
        except KeyboardInterrupt:
            return tournament, 130
    return tournament, 0


def state(screen: Screen, tournament: Tournament) -> str:
    """Return in a few words how the first undecided pairing stands."""
    race = next((one for one in tournament.races if not one.over and one.one != one.other), None)
    if race is None:
        return ""
    pairs = max(sum(race.counts), 1)
    score = sum(at * count for at, count in enumerate(race.counts)) / 4 / pairs
    said = f"{race.one} – {race.other}: {percent(screen, score)}"
    if tournament.settings.sprt is None:
        return said
    low, high = (figure(screen, bound, 2) for bound in tournament.settings.sprt.bounds)
    return f"{said}, LLR {figure(screen, race.llr, 2)} [{low}; {high}]"


def write(path: Path, content: str) -> None:
    """Write a picture."""
    try:
        path.write_text(content, "utf-8")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise Mistake(f"cannot write {path}: {why}") from None
