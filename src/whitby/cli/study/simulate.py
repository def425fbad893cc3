"""Many games between bots, with a progress bar and statistics at the end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from whitby.bots.arena import Summary, simulate, wilson
from whitby.cli.draw.drawings import drawing_of
from whitby.cli.mistakes import Mistake, check_count, check_seed, find_game
from whitby.cli.screen import Screen, plain_console
from whitby.cli.study.crews import hired
from whitby.cli.study.figures import figure, percent, percent_range
from whitby.cli.study.patience import Patience
from whitby.study.dataset import record
from whitby.study.recording import Wanted

MOST_GAMES: Final = 10_000_000


def run(
    screen: Screen,
    game_name: str,
    games: int,
    players: int | None,
    level: str,
    jobs: int,
    seed: int,
    options: Mapping[str, str],
    on: str | None = None,
    folder: Path | None = None,
    wanted: Wanted | None = None,
) -> Summary:
    """Play the games, with a progress bar on stderr if it is a terminal."""
    game = find_game(game_name)
    check_count("-n", games, MOST_GAMES)
    check_seed(seed)
    if wanted != Wanted() and folder is None:
        raise Mistake("--beliefs and --no-tensors say what to write; give --record too")
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = plain_console(stderr=True)
    quiet = not console.is_terminal
    with (
        hired(on, jobs) as crew,
        Progress(*columns, console=console, transient=True, disable=quiet) as bar,
    ):
        task = bar.add_task("", total=games)
        patience = Patience(Screen(screen.speech.lang, console=console))

        def report(summary: Summary) -> None:
            bar.update(task, completed=summary.games)
            patience.mark()

        if folder is None:
            return simulate(game, games, players, level, seed, jobs, options, report, crew)
        return record(game, games, folder, crew, players, level, seed, options, wanted, report)


def as_json(summary: Summary) -> str:
    """Return a summary as JSON, with intervals for reasons too."""
    found = summary.to_json()
    found["reason_intervals"] = {
        how: list(wilson(count, summary.games)) for how, count in sorted(summary.reasons.items())
    }
    return json.dumps(found, indent=2)


def show(screen: Screen, summary: Summary) -> None:
    """Print who won how often, with intervals, and the speed."""
    screen.say(
        "cli-simulate-title",
        style="bold",
        game=summary.game,
        games=summary.games,
        players=summary.players,
        bots=summary.levels,
        seed=str(summary.seed),
    )
    table = Table(box=None, padding=(0, 2), header_style="bold", pad_edge=False)
    table.add_column(screen.text("cli-simulate-side"))
    for title in ("cli-simulate-won", "cli-simulate-share", "cli-simulate-interval"):
        table.add_column(screen.text(title), justify="right")
    drawing = drawing_of(summary.game)
    for side in sorted(summary.wins):
        name = drawing.side(side, screen.speech)
        table.add_row(Text(name, "bold"), *_figures(screen, summary.wins[side], summary.games))
        for how in sorted(summary.reasons):
            winner, _, reason = how.partition(" by ")
            if winner == side:
                name = drawing.reason(reason, screen.speech)
                figures = _figures(screen, summary.reasons[how], summary.games)
                table.add_row(Padding(name, (0, 0, 0, 2)), *figures)
    screen.show(table)
    games, seconds = summary.games, max(summary.seconds, 1e-9)
    screen.say(
        drawing.length,
        rounds=figure(screen, summary.rounds / games),
        decisions=figure(screen, summary.decisions / games),
    )
    screen.say(
        "cli-simulate-pace",
        games=round(games / seconds),
        decisions=round(summary.decisions / seconds),
    )


def _figures(screen: Screen, won: int, games: int) -> tuple[str, str, str]:
    """Return a count with its share and interval in per cent."""
    return str(won), percent(screen, won / games), percent_range(screen, wilson(won, games))
