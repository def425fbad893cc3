"""What a tournament has shown: shares by pairing and side, Elo ratings, thinking times."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whitby.bots.arena.elo import Model, Rating
from whitby.bots.arena.intervals import interval_of_pairs, mean_of_pairs, wilson
from whitby.bots.arena.thinking import Thinking
from whitby.bots.arena.tournament import Race, Tournament


class Share:
    """The score in some games: wins, and half of the draws."""

    def __init__(self, score: float = 0.0, games: int = 0) -> None:
        self.score = score
        self.games = games

    def add(self, score: float) -> None:
        """Count one more game."""
        self.score += score
        self.games += 1

    @property
    def rate(self) -> float:
        """Return the mean score of a game."""
        return self.score / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Return its 95 % interval, for games of different deals."""
        return wilson(self.score, self.games)

    def to_json(self) -> dict[str, Any]:
        """Return the share as plain data."""
        return {
            "games": self.games,
            "score": self.score,
            "rate": self.rate,
            "interval": list(self.interval()),
        }


class Standings:
    """The results of a tournament as far as it has been counted.

    The limits of its levels are those in its file, or else those of today.
    """

    def __init__(
        self, tournament: Tournament, limits: Mapping[str, Mapping[str, float]] | None = None
    ) -> None:
        self.settings = tournament.settings
        self.limits = self.settings.limits() if limits is None else limits
        self.races = tournament.races
        self.cells: dict[tuple[str, str], Share] = {}
        self.thinking: dict[str, Thinking] = {}
        self.games = 0
        names = self.settings.entrants
        places = {name: at for at, name in enumerate(names)}
        meetings = [(places[r.one], places[r.other]) for r in self.races if r.one != r.other]
        model = Model(len(names), meetings)
        for _, games in tournament.counted():
            for played in games:
                first, second = played.fixture.first, played.fixture.second
                self.games += 1
                self.cells.setdefault((first, second), Share()).add(played.score)
                for level, one in played.thinking.items():
                    self.thinking.setdefault(level, Thinking()).times.extend(one.times)
            rows = [(places[p.fixture.first], places[p.fixture.second], p.score) for p in games]
            model.add(rows)
        ratings, self.advantage = model.ratings()
        self.ratings: dict[str, Rating] = dict(zip(names, ratings, strict=True))

    def cell(self, first: str, second: str) -> Share:
        """Return how an entrant fared on the first side against another on the second."""
        return self.cells.get((first, second), Share())

    def back(self, first: str, second: str) -> Share:
        """Return how an entrant fared on the second side against another on the first."""
        other = self.cell(second, first)
        return Share(other.games - other.score, other.games)

    def total(self, one: str, other: str) -> tuple[float, tuple[float, float], int]:
        """Return the mean score of an entrant against another, its interval and the games."""
        for race in self.races:
            if one != other and {race.one, race.other} == {one, other}:
                counts = race.counts if race.one == one else race.counts[::-1]
                return mean_of_pairs(counts), interval_of_pairs(counts), 2 * sum(counts)
        return 0.5, (0.0, 1.0), 0

    def overall(self, one: str) -> Share:
        """Return how an entrant fared against all others."""
        found = Share()
        for (first, second), share in self.cells.items():
            if first != second and one in (first, second):
                found.games += share.games
                found.score += share.score if one == first else share.games - share.score
        return found

    def to_json(self) -> dict[str, Any]:
        """Return the standings as plain data."""
        first, second = self.settings.to_json()["sides"]
        return {
            "games": self.games,
            "ratings": [
                {
                    "entrant": name,
                    "elo": rating.elo,
                    "margin": rating.margin,
                    "games": self.overall(name).games,
                    "rate": self.overall(name).rate,
                }
                for name, rating in self.ratings.items()
            ],
            "advantage": {
                "side": first,
                "elo": self.advantage.elo,
                "margin": self.advantage.margin,
            },
            "pairings": [self._pairing(race, first, second) for race in self.races],
            "thinking": {level: self._times(level) for level in self.thinking},
        }

    def _pairing(self, race: Race, first: str, second: str) -> dict[str, Any]:
        """Return one pairing as plain data, from the point of view of its first entrant."""
        found: dict[str, Any] = {
            "entrants": [race.one, race.other],
            "deals": race.deals,
            first: self.cell(race.one, race.other).to_json(),
        }
        if race.one != race.other:
            rate, interval, games = self.total(race.one, race.other)
            found[second] = self.back(race.one, race.other).to_json()
            found["total"] = {"games": games, "rate": rate, "interval": list(interval)}
            found["pairs"] = race.counts
            if self.settings.sprt is not None:
                found["sprt"] = {
                    "llr": race.llr,
                    "bounds": list(self.settings.sprt.bounds),
                    "accepted": race.accepted or None,
                }
        return found

    def limit(self, level: str) -> float:
        """Return the seconds that a level may think about a move; 0 is no limit."""
        return self.limits[level].get("seconds", 0.0)

    def _times(self, level: str) -> dict[str, Any]:
        """Return how long a level thought, in seconds."""
        one, limit = self.thinking[level], self.limit(level)
        return {
            "moves": one.moves,
            "mean": one.mean,
            "percentile_99": one.percentile(0.99),
            "longest": one.percentile(1.0),
            "limit": limit or None,
            "late": one.late(limit),
        }
