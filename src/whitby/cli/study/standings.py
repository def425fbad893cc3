"""The standings of a tournament: as tables, and as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from whitby.bots.arena import Standings
from whitby.bots.arena.elo import Rating
from whitby.bots.clocks import PROCESSOR
from whitby.cli.draw.drawings import drawing_of
from whitby.cli.screen import Screen
from whitby.cli.study.figures import figure, percent, percent_range
from whitby.cli.study.matrix import Cell, Panel, draw
from whitby.games import GAMES

VERDICTS: Final = {
    "": "cli-arena-sprt-open",
    "H0": "cli-arena-sprt-h0",
    "H1": "cli-arena-sprt-h1",
}
NOTHING: Final = "–"


def show(screen: Screen, standings: Standings, header: Mapping[str, Any]) -> None:
    """Print ratings, pairings, the test and thinking times."""
    screen.line(title(screen, standings), "bold")
    screen.line(origin(screen, header))
    if standings.games == 0:
        return
    screen.line("")
    screen.show(ratings(screen, standings))
    for line in remarks(screen, standings):
        screen.line(line)
    screen.line("")
    screen.show(pairings(screen, standings))
    for line in tests(screen, standings):
        screen.line(line)
    if standings.thinking:
        screen.line("")
        screen.show(times(screen, standings))
        if standings.settings.clock == PROCESSOR:
            screen.line(screen.text("cli-arena-processor"))


def title(screen: Screen, standings: Standings) -> str:
    """Return what was played."""
    settings = standings.settings
    return screen.text(
        "cli-arena-title",
        game=settings.game,
        games=standings.games,
        players=settings.players,
        seed=str(settings.seed),
    )


def origin(screen: Screen, header: Mapping[str, Any]) -> str:
    """Return which source was played with."""
    commit = str(header.get("commit") or NOTHING)
    version = str(header.get("version") or NOTHING)
    if header.get("compiled"):
        return screen.text("cli-arena-compiled", version=version, commit=commit)
    return screen.text("cli-arena-interpreted", version=version, commit=commit)


def columns(first: str, *others: str) -> Table:
    """Return an empty table with right-aligned columns after the first."""
    table = Table(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
    table.add_column(first)
    for other in others:
        table.add_column(other, justify="right")
    return table


def ratings(screen: Screen, standings: Standings) -> Table:
    """Return the Elo ratings, the best first."""
    heads = ("cli-arena-elo", "cli-simulate-interval", "cli-arena-score", "cli-arena-games")
    table = columns(screen.text("cli-arena-bot"), *(screen.text(head) for head in heads))
    ranked = sorted(standings.ratings.items(), key=lambda item: -item[1].elo)
    for name, rated in ranked:
        overall = standings.overall(name)
        low, high = rated.elo - rated.margin, rated.elo + rated.margin
        table.add_row(
            Text(name, "bold"),
            points(screen, rated.elo),
            f"{points(screen, low)} – {points(screen, high)}" if rated.margin else NOTHING,
            percent(screen, overall.rate),
            str(overall.games),
        )
    return table


def points(screen: Screen, elo: float) -> str:
    """Return Elo points with their sign."""
    return figure(screen, elo, 0, sign=round(elo) > 0)


def rating(screen: Screen, rated: Rating) -> str:
    """Return a rating with its margin; the one that the others are relative to has none."""
    elo = points(screen, rated.elo)
    if not rated.margin:
        return f"{elo} {screen.text('cli-arena-elo')}"
    return screen.text("cli-arena-rating", elo=elo, margin=figure(screen, rated.margin, 0))


def remarks(screen: Screen, standings: Standings) -> list[str]:
    """Return what else there is to say about ratings."""
    side, advantage = GAMES[standings.settings.game].sides[0], standings.advantage
    return [
        screen.text("cli-arena-zero", bot=standings.settings.entrants[-1]),
        screen.text(
            "cli-arena-side",
            side=drawing_of(standings.settings.game).side(side, screen.speech),
            elo=points(screen, advantage.elo),
            low=points(screen, advantage.elo - advantage.margin),
            high=points(screen, advantage.elo + advantage.margin),
        ),
    ]


def pairings(screen: Screen, standings: Standings) -> Table:
    """Return how each pairing ended, by side and in total, with intervals."""
    drawing = drawing_of(standings.settings.game)
    sides = [drawing.side(side, screen.speech) for side in GAMES[standings.settings.game].sides]
    heads = (*sides, screen.text("cli-arena-both"), screen.text("cli-arena-games"))
    table = columns(screen.text("cli-arena-pairing"), *heads)
    for race in standings.races:
        one, other = race.one, race.other
        first, second = standings.cell(one, other), standings.back(one, other)
        cells = [NOTHING, NOTHING, NOTHING]
        games = first.games
        if games:
            cells[0] = f"{percent(screen, first.rate)}\n{percent_range(screen, first.interval())}"
        if games and one != other:
            rate, interval, games = standings.total(one, other)
            cells[1] = f"{percent(screen, second.rate)}\n{percent_range(screen, second.interval())}"
            cells[2] = f"{percent(screen, rate)}\n{percent_range(screen, interval)}"
        table.add_row(Text(f"{one} – {other}", "bold"), *cells, str(games))
    return table


def tests(screen: Screen, standings: Standings) -> list[str]:
    """Return where the sequential tests stand."""
    sprt = standings.settings.sprt
    if sprt is None:
        return []
    least, most = sprt.bounds
    found = [
        "",
        screen.text(
            "cli-arena-sprt",
            low=figure(screen, sprt.low, 3),
            high=figure(screen, sprt.high, 3),
            least=figure(screen, least, 2),
            most=figure(screen, most, 2),
        ),
    ]
    for race in standings.races:
        if race.one != race.other:
            pairing = f"{race.one} – {race.other}"
            llr = figure(screen, race.llr, 2)
            verdict = VERDICTS[race.accepted]
            found.append(screen.text(verdict, pairing=pairing, llr=llr, deals=race.deals))
    return found


def times(screen: Screen, standings: Standings) -> Table:
    """Return how long each level thought, in milliseconds."""
    heads = (
        "cli-arena-moves",
        "cli-arena-mean",
        "cli-arena-percentile",
        "cli-arena-longest",
        "cli-arena-limit",
        "cli-arena-late",
    )
    table = columns(screen.text("cli-arena-level"), *(screen.text(head) for head in heads))
    for level, one in standings.thinking.items():
        limit = standings.limit(level)
        seconds = (one.mean, one.percentile(0.99), one.percentile(1.0))
        table.add_row(
            Text(level, "bold"),
            str(one.moves),
            *(figure(screen, 1000 * each) for each in seconds),
            figure(screen, 1000 * limit, 0) if limit else NOTHING,
            str(one.late(limit)) if limit else NOTHING,
        )
    return table


def picture(screen: Screen, standings: Standings, header: Mapping[str, Any]) -> str:
    """Return the win matrix as SVG: by side, and both sides together."""
    settings = standings.settings
    drawing = drawing_of(settings.game)
    first, second = (drawing.side(side, screen.speech) for side in GAMES[settings.game].sides)
    names = settings.entrants
    by_side: dict[tuple[int, int], Cell] = {}
    both: dict[tuple[int, int], Cell] = {}
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            cell = standings.cell(one, other)
            if cell.games:
                where = (row, column)
                by_side[where] = shade(screen, cell.rate, cell.interval(), cell.games)
                if one != other:
                    both[where] = shade(screen, *standings.total(one, other))
    notes = [rating(screen, one) for one in standings.ratings.values()]
    captions = (
        screen.text("cli-arena-picture-sides", first=first, second=second),
        screen.text("cli-arena-picture-both"),
    )
    panels = [Panel(captions[0], (), by_side), Panel(captions[1], notes, both)]
    foot = [screen.text("cli-arena-picture-method"), *remarks(screen, standings)]
    foot += [line for line in tests(screen, standings) if line]
    return draw(title(screen, standings), origin(screen, header), names, panels, foot)


def shade(screen: Screen, rate: float, interval: tuple[float, float], games: int) -> Cell:
    """Return a cell of the picture."""
    count = screen.text("cli-arena-picture-games", games=games)
    return Cell(rate, percent(screen, rate), percent_range(screen, interval), count)
