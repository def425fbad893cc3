"""The tables and pictures of Fury of Dracula."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import log2
from typing import Final

from studies.figures import Figure, between, by_factor, by_way, listed, share, table
from studies.fury_habits import FACTORS
from studies.names import of_fury
from studies.playing import Row
from whitby.games.fury.board import PLACES, REGION, REGIONS
from whitby.games.fury.cards.table import EVENTS

LEVELS: Final = (
    ("fury", "normal", 596, 30_000_000, (2, 3, 4, 5)),
    ("fury-scripted", "scripted", 136, 30_000_000, (2, 3, 4, 5)),
    ("fury-hard", "hard@20", 26, 30_000_000, (2,)),
)
"""The studies of whole games: name, level, games, first seed, players."""
ADVICE: Final = "fury-advice"
CARDS: Final = "fury-cards"
SEEN: Final = 40
"""A place is listed if so many games began there."""
Games = dict[str, list[Row]]


def dracula_won(row: Row) -> float:
    """Return whether Dracula won."""
    return float(row["winner"] == "dracula")


def hunters_won(row: Row) -> float:
    """Return whether the hunters won."""
    return float(row["winner"] == "hunters")


def balance(games: Games) -> list[Figure]:
    """Return how often Dracula wins, by level and number of players."""
    found = []
    for name, level, *_ in LEVELS:
        rows = games[name]
        if rows:
            found.append(share(f"{level}, all games", [dracula_won(row) for row in rows]))
            counts = sorted({row["players"] for row in rows})
            for players in counts if len(counts) > 1 else []:
                some = [dracula_won(row) for row in rows if row["players"] == players]
                found.append(share(f"{level}, {players} players", some))
    return found


def lengths(games: Games) -> str:
    """Return how games end and when."""
    lines = []
    for name, level, *_ in LEVELS:
        rows = games[name]
        for end in sorted({(row["winner"], row["reason"]) for row in rows}):
            some = sorted(row["rounds"] for row in rows if (row["winner"], row["reason"]) == end)
            quarters = [some[len(some) * part // 4] for part in (1, 2, 3)]
            met = sorted(row["met"] for row in rows if (row["winner"], row["reason"]) == end)
            cells = [f"{100 * len(some) / len(rows):.1f} %", ", ".join(map(str, quarters))]
            lines.append([f"{level}: {end[0]} by {end[1]}", *cells, str(met[len(met) // 2])])
    heads = ["end", "games", "days: quartiles, median in the middle", "first met, median day"]
    return table(heads, lines)


def begun(games: Games) -> list[Row]:
    """Return the games for what goes with winning: those with closed cards too.

    Which cards are closed does not depend on where Dracula begins, so places compare fairly.
    """
    return games["fury"] + games[CARDS]


def entropy(counts: Counter[str]) -> float:
    """Return how much a place says, in bits."""
    whole = counts.total()
    return sum(count / whole * log2(whole / count) for count in counts.values())


def openings(games: Games) -> str:
    """Return how predictably Dracula begins, by level and round."""
    lines = []
    for name, level, *_ in LEVELS:
        rows = games[name]
        for at in range(3) if rows else []:
            counts = Counter(row["opening"][at] for row in rows if len(row["opening"]) > at)
            most = counts.most_common(2)
            part = 100 * sum(count for _, count in most) / counts.total()
            names = " and ".join(of_fury(name) for name, _ in most)
            cells = [f"{entropy(counts):.2f}", str(len(counts)), f"{names}, {part:.0f} %"]
            lines.append([f"{level}, round {at + 1}", f"{counts.total():,}", *cells])
    return table(["level", "games", "bits", "places", "the two most frequent"], lines)


def by_place(rows: Sequence[Row], at: int, least: int = SEEN) -> list[Figure]:
    """Return how often Dracula wins by where he is in a round, the best first."""
    grouped: dict[str, list[float]] = {}
    for row in rows:
        if len(row["opening"]) > at:
            grouped.setdefault(row["opening"][at], []).append(dracula_won(row))
    found = [share(of_fury(name), won) for name, won in grouped.items() if len(won) >= least]
    return sorted(found, key=lambda each: -each.value)


def by_region(rows: Sequence[Row], at: int) -> list[Figure]:
    """Return the same by region; places at sea have none."""
    names = ["the sea", *REGIONS]
    grouped: dict[str, list[float]] = {name: [] for name in names}
    for row in rows:
        if len(row["opening"]) > at:
            place = PLACES.index(row["opening"][at])
            grouped[names[REGION[place]]].append(dracula_won(row))
    found = [share(of_fury(name), won) for name, won in grouped.items() if won]
    return sorted(found, key=lambda each: -each.value)


def halves(rows: Sequence[Row], name: str, measure: Callable[[Row], float]) -> Figure:
    """Return by how much the hunters win more often where a measure is above its median."""
    middle = sorted(measure(row) for row in rows)[len(rows) // 2]
    above = [hunters_won(row) for row in rows if measure(row) > middle]
    below = [hunters_won(row) for row in rows if measure(row) <= middle]
    return between(f"{name} (more than {middle:.2g})", above, below)


def seen(rows: Sequence[Row]) -> list[Figure]:
    """Return what goes with the hunters' winning: halves of the games, compared."""

    def rate(what: str) -> Callable[[Row], float]:
        return lambda row: row["done"].get(what, 0) / max(row["rounds"], 1)

    return [
        halves(rows, "days between hunters, first week", lambda row: float(row["apart"])),
        halves(rows, "days from Dracula to the nearest, first week", lambda row: row["near"]),
        halves(rows, "searches, first week", lambda row: row["done"].get("searched_early", 0)),
        halves(rows, "supplies, first week", lambda row: row["done"].get("supplied_early", 0)),
        halves(rows, "searches a day", rate("searched")),
        halves(rows, "supplies by day, a day", rate("supplied_day")),
        halves(rows, "supplies by night, a day", rate("supplied_night")),
        halves(rows, "trains a day", rate("rail")),
        halves(rows, "share of Dracula's days at sea", lambda row: row["sea"] / row["moves"]),
        halves(rows, "lairs a day", rate("lair_made")),
        halves(rows, "hunters defeated a day", rate("defeated")),
    ]


def cards(rows: Sequence[Row]) -> dict[str, list[Figure]]:
    """Return what each card is worth to its side, for cards whose use is a choice."""
    found: dict[str, list[Figure]] = {}
    for side, won in (("dracula", dracula_won), ("hunters", hunters_won)):
        names = [name for name, (whose, _) in FACTORS.items() if whose == side]
        found[side] = by_factor(rows, [name for name in names if chosen(rows, name)], won, of_fury)
    return found


def uses(rows: Sequence[Row], name: str) -> tuple[float, float]:
    """Return how often a card is used in a game where it is open, and where it is closed."""
    found = []
    for closed in (False, True):
        some = [row["used"].get(name, 0) for row in rows if (name in row["closed"]) == closed]
        found.append(sum(some) / max(len(some), 1))
    return found[0], found[1]


def chosen(rows: Sequence[Row], name: str) -> bool:
    """Return whether closing a card keeps it from being used: some events are played when drawn."""
    if name not in EVENTS:
        return True
    open_uses, closed_uses = uses(rows, name)
    return closed_uses <= open_uses / 2


def used(games: Games) -> str:
    """Return what Dracula uses per game, by level."""
    kinds = ("lair_made", "rumour_laid", "misdirected", "hid")
    powers = ("wolf_form", "feed", "dark_call")
    lines = []
    for name, level, *_ in LEVELS:
        if rows := games[name]:
            each = [sum(row["done"].get(kind, 0) for row in rows) / len(rows) for kind in kinds]
            each += [sum(row["used"].get(card, 0) for row in rows) / len(rows) for card in powers]
            lines.append([level, f"{len(rows):,}", *[f"{value:.2f}" for value in each]])
    heads = ["level", "games", "lairs made", "rumors placed", "Misdirect", "Hide"]
    return table([*heads, "Wolf Form", "Feed", "Dark Call"], lines)


def report(games: Games) -> dict[str, str]:
    """Return the tables by name."""
    found: dict[str, str] = {}
    if figures := balance(games):
        found["fury-balance"] = listed("both sides", "Dracula wins", figures)
        found["fury-lengths"] = lengths(games)
        found["fury-openings"] = openings(games)
        found["fury-used"] = used(games)
    if rows := begun(games):
        for at in range(3):
            found[f"fury-round-{at + 1}"] = listed("place", "Dracula wins", by_place(rows, at))
        found["fury-regions"] = listed("region", "Dracula wins", by_region(rows, 0))
        found["fury-seen"] = listed("more than the median of", "hunters, points", seen(rows))
    if rows := games[ADVICE]:
        found[ADVICE] = listed("habit", "Dracula's wins, points", by_way(rows, dracula_won))
    if rows := games[CARDS]:
        for side, figures in cards(rows).items():
            found[f"{CARDS}-{side}"] = listed("card", "worth to its side, points", figures)
        left = [of_fury(name) for name in FACTORS if not chosen(rows, name)]
        found[f"{CARDS}-forced"] = ", ".join(left) + "\n"
    return found


def pictures(games: Games) -> dict[str, tuple[str, str, list[Figure], float]]:
    """Return title, subtitle, figures and middle of each picture, by name."""
    found: dict[str, tuple[str, str, list[Figure], float]] = {}
    if rows := begun(games):
        found["insights-fury-openings"] = (
            "Fury of Dracula: where he begins, and how often he then wins",
            f"normal against normal, {len(rows):,} games; 95 % intervals",
            [*by_region(rows, 0), *by_place(rows, 0)],
            sum(map(dracula_won, rows)) / len(rows),
        )
    if rows := games[ADVICE]:
        figures = by_way(rows, dracula_won)
        found["insights-fury-advice"] = (
            "Fury of Dracula: other habits than the usual",
            f"points of Dracula's wins, {figures[0].games:,} deals each; 95 % intervals",
            figures,
            0.0,
        )
    if rows := games[CARDS]:
        by_side = cards(rows)
        for side, whose in (("dracula", "Dracula"), ("hunters", "the hunters")):
            if by_side[side]:
                found[f"insights-fury-cards-{side}"] = (
                    f"Fury of Dracula: what a card is worth to {whose}",
                    f"points of wins, {len(rows):,} games; 95 % intervals",
                    by_side[side],
                    0.0,
                )
    return found
