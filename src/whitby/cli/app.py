"""The command `whitby`: each subcommand parses its arguments and passes them on."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Annotated

import typer

import whitby
from whitby.bots.levels import OFFERED
from whitby.cli.admin.commands import admin
from whitby.cli.arguments import Cards, GameName, Lang, Options, Players, language
from whitby.cli.card_files import with_cards
from whitby.cli.group import Commands
from whitby.cli.mistakes import check_count, check_seed, find_game, read_options
from whitby.cli.play import session as playing
from whitby.cli.screen import Screen
from whitby.cli.study import replay as replaying
from whitby.cli.study import simulate as simulating
from whitby.cli.study.arena import arena
from whitby.cli.study.crews import On
from whitby.cli.study.games import show_games
from whitby.cli.study.learn import learn
from whitby.cli.study.rules import show_cards, show_rules
from whitby.cli.study.walk import MOST_DEPTH
from whitby.cli.study.walk import walk as walk_from
from whitby.extras import require
from whitby.study.recording import Wanted

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Play, host and study vampire-hunt board games.",
)

app.add_typer(admin, name="admin")

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="a record")]


def show_version(wanted: bool) -> None:
    """Print version, build and Python, and exit."""
    if wanted:
        form = "compiled" if whitby.COMPILED else "interpreted"
        print(f"whitby {whitby.__version__}, {form}, Python {platform.python_version()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="show the version"),
    ] = False,
) -> None:
    """Play, host and study vampire-hunt board games.

    Without a command, whitby starts a server on this machine and opens its page.
    """
    if context.invoked_subcommand is None:
        require("server", "whitby")
        from whitby.cli.admin import serve as serving

        wishes = serving.Wishes(browse=True, roam=True)
        raise typer.Exit(serving.serve(Screen(language(None)), wishes, serving.at_home()))


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="the address to listen on")] = None,
    port: Annotated[
        int | None, typer.Option(help="the port to listen on", min=0, max=65535)
    ] = None,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", help="data folder")] = None,
    browse: Annotated[
        bool, typer.Option("--open/--no-open", help="open the page in a browser")
    ] = False,
    workers: Annotated[
        int, typer.Option(help="processes that serve; several need PostgreSQL", min=1, max=64)
    ] = 1,
    lang: Lang = None,
) -> None:
    """Start a server for browsers and programs; environment variables configure it."""
    require("server", "whitby serve")
    from whitby.cli.admin import serve as serving

    wishes = serving.Wishes(host=host, port=port, folder=folder, browse=browse, workers=workers)
    raise typer.Exit(serving.serve(Screen(language(lang)), wishes))


@app.command()
def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT", help="seats at this keyboard: 1, or 1,3, or all"),
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="A,B,...", help="names of the people, or of all seats")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="LEVEL", help=f"level of the bots: {', '.join(OFFERED)}")
    ] = None,
    lang: Lang = None,
    seed: Annotated[
        int | None, typer.Option(help="seed for a reproducible game (default: a new random game)")
    ] = None,
    option: Options = None,
    cards: Cards = None,
    save: Annotated[Path | None, typer.Option(help="write the game to a new file")] = None,
    resume: Annotated[Path | None, typer.Option(help="resume a recorded game")] = None,
    quiet: Annotated[
        bool, typer.Option("--quiet", help="print only what is new, not the table")
    ] = False,
) -> None:
    """Play against bots, or with friends at one keyboard."""
    tongue = language(lang)
    options = read_options(option or [])
    wishes = playing.Wishes(
        game, players, seat or [], names, bots, seed, options, cards, save, resume
    )
    match = playing.new_match(wishes) if resume is None else playing.old_match(wishes, resume)
    screen = Screen(tongue, match.seats.names)
    raise typer.Exit(playing.sit_down(match, screen, quiet))


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("-n", "--games", help="number of games")] = 1000,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LEVEL", help="a level, or one per side, as in dracula=hard,hunters=scripted"
        ),
    ] = "random",
    jobs: Annotated[int, typer.Option(help="number of processes")] = 1,
    seed: Annotated[int, typer.Option(help="the seed of the first game")] = 0,
    on: On = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="write every decision to a new folder, as Parquet"),
    ] = None,
    tensors: Annotated[
        bool, typer.Option("--tensors/--no-tensors", help="with what each seat knew, as tensors")
    ] = True,
    beliefs: Annotated[
        bool, typer.Option("--beliefs", help="and what it can conclude, which takes longer")
    ] = False,
    option: Options = None,
    cards: Cards = None,
    lang: Lang = None,
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Let bots play many games, and print statistics."""
    screen = Screen(language(lang))
    options = with_cards(find_game(game), read_options(option or []), cards)
    wanted = Wanted(tensors, beliefs)
    summary = simulating.run(
        screen, game, games, players, bots, jobs, seed, options, on, record, wanted
    )
    if json:
        print(simulating.as_json(summary))
    else:
        simulating.show(screen, summary)


app.command()(arena)
app.command()(learn)


@app.command()
def replay(
    file: RecordFile,
    viewer: Annotated[
        str, typer.Option("--as", metavar="spectator|SEAT|open", help="viewpoint")
    ] = "spectator",
    at: Annotated[int | None, typer.Option(help="start after this many moves")] = None,
    everything: Annotated[bool, typer.Option("--all", help="print everything at once")] = False,
    lang: Lang = None,
) -> None:
    """Step through a recorded game."""
    replaying.replay(language(lang), file, viewer, at, everything)


@app.command()
def verify(file: RecordFile, lang: Lang = None) -> None:
    """Verify a finished record: the commitment, the moves and the result."""
    replaying.verify(Screen(language(lang)), file)


@app.command()
def walk(
    game: GameName,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="random seed")] = 0,
    depth: Annotated[int, typer.Option(help="search depth")] = 4,
    option: Options = None,
    cards: Cards = None,
) -> None:
    """Count the sequences of options from the start, depth by depth."""
    check_count("--depth", depth, MOST_DEPTH)
    found = find_game(game)
    options = with_cards(found, read_options(option or []), cards)
    state = found.setup(check_seed(seed), players, options)
    for at, count in enumerate(walk_from(found, state, depth), 1):
        print(at, count)


@app.command()
def games(lang: Lang = None) -> None:
    """List the games with their options and bots."""
    show_games(Screen(language(lang)))


@app.command()
def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="[RULE|WORD]", help="NOSF-56, 56 or bite")
    ] = None,
    cards: Annotated[
        bool, typer.Option("--cards", help="values on the cards, and the source of each")
    ] = False,
    lang: Lang = None,
) -> None:
    """Read the rules: all of them, one rule, or those that contain a word."""
    screen = Screen(language(lang))
    if cards:
        show_cards(screen, game, rule)
    else:
        show_rules(screen, game, rule)


def main() -> None:
    """Run the command `whitby`."""
    app()
