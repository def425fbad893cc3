"""What is played in a tournament: its settings, the games they ask for, and one such game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from whitby.bots import Bot, bot
from whitby.bots.arena.playing import play_game
from whitby.bots.arena.seats import Seating
from whitby.bots.arena.sprt import Sprt
from whitby.bots.arena.thinking import Thinking, timed
from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.bots.learned.level import Learned
from whitby.bots.random_bot import Careless, RandomBot
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import State
from whitby.core.errors import WhitbyError
from whitby.core.game import Game
from whitby.games import GAMES

TEAM: Final = "+"
"""Between the levels of an entrant that is a team."""
MOST_GAMES: Final = 1_000_000
"""For each pairing and side."""


class Fixture(NamedTuple):
    """One game of a tournament: the deal, and the entrants on the first and the second side."""

    deal: int
    first: str
    second: str


@dataclass(frozen=True)
class Settings:
    """Everything that the results of a tournament depend on, apart from the source."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    entrants: tuple[str, ...]
    games: int  # for each pairing and side, so this is the number of deals
    seed: int = 0  # the first deal; the others follow
    gauntlet: bool = False  # the first entrant meets the others, who do not meet each other
    mirror: bool = False  # each entrant also meets itself
    sprt: Sprt | None = None
    clock: str = WALL  # what limits and counts thinking

    def pairings(self) -> list[tuple[str, str]]:
        """Return who meets whom, in the order of the entrants."""
        places = range(len(self.entrants))
        return [
            (self.entrants[one], self.entrants[other])
            for one in places
            for other in places[one:]
            if (self.mirror if one == other else not self.gauntlet or one == 0)
        ]

    def deals(self) -> range:
        """Return the seeds of the games."""
        return range(self.seed, self.seed + self.games)

    def to_json(self) -> dict[str, Any]:
        """Return the settings as plain data, with the limits of each level."""
        found = asdict(self)
        found["options"] = dict(self.options)
        found["entrants"] = list(self.entrants)
        found["rules"] = GAMES[self.game].version
        found["sides"] = list(GAMES[self.game].sides)
        found["limits"] = self.limits()
        return found

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Settings:
        """Return the settings from plain data."""
        return cls(
            str(data["game"]),
            int(data["players"]),
            tuple(sorted((str(name), str(value)) for name, value in data["options"].items())),
            tuple(str(entrant) for entrant in data["entrants"]),
            int(data["games"]),
            int(data["seed"]),
            bool(data["gauntlet"]),
            bool(data["mirror"]),
            None if data["sprt"] is None else Sprt(**data["sprt"]),
            str(data["clock"]),
        )

    def check(self) -> None:
        """Fail if this tournament cannot be played."""
        if self.game not in GAMES:
            raise WhitbyError(f"unknown game '{self.game}'; known are {', '.join(GAMES)}")
        game = GAMES[self.game]
        if len(self.entrants) < 2:
            raise WhitbyError("a tournament needs at least two bots, such as 'scripted random'")
        twice = sorted({one for one in self.entrants if self.entrants.count(one) > 1})
        if twice:
            raise WhitbyError(f"'{twice[0]}' stands twice; name each bot once")
        if len(game.sides) != 2:
            raise WhitbyError(f"{game.name} does not have two sides that can be exchanged")
        if not 1 <= self.games <= MOST_GAMES:
            raise WhitbyError(f"a pairing has 1 to {MOST_GAMES} games a side, not {self.games}")
        if self.sprt is not None and not self.sprt.possible:
            raise WhitbyError(
                "a test has two mean scores such as 0.5,0.55 and error rates below 0.5"
            )
        if self.clock not in CLOCKS:
            raise WhitbyError(f"unknown clock '{self.clock}'; known are {', '.join(CLOCKS)}")
        game.check_players(self.players, game.choose(dict(self.options)))
        for level in self.levels():
            bot(game.name, level)

    def levels(self) -> list[str]:
        """Return the levels of all entrants, each once."""
        return list(dict.fromkeys(level for one in self.entrants for level in one.split(TEAM)))

    def limits(self) -> dict[str, dict[str, float]]:
        """Return the limits to each level's thinking: simulations, and seconds (0 is no limit)."""
        return {level: _limits(bot(self.game, level)) for level in self.levels()}


def _limits(player: Bot) -> dict[str, float]:
    """Return the limits to a bot's thinking; none if it does not search."""
    careful = player.careful if isinstance(player, Careless) else player
    if not isinstance(careful, SearchBot | Learned) or careful.limited(1, 0.0) is None:
        return {}
    return {"simulations": careful.simulations, "seconds": careful.seconds}


def settle(
    game: Game[Any, Any],
    entrants: Sequence[str],
    games: int,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    seed: int = 0,
    gauntlet: bool = False,
    mirror: bool = False,
    sprt: Sprt | None = None,
    clock: str = WALL,
) -> Settings:
    """Return the settings of a tournament, or fail if it cannot be played."""
    count = game.check_players(players, options)
    chosen = tuple(sorted(game.choose(options or {}).items()))
    found = Settings(
        game.name, count, chosen, tuple(entrants), games, seed, gauntlet, mirror, sprt, clock
    )
    found.check()
    return found


@dataclass(frozen=True)
class Played:
    """A game that was played: its score for the first side, how it ended, who thought how long."""

    fixture: Fixture
    score: float
    winner: str
    reason: str
    decisions: int
    rounds: int
    thinking: dict[str, Thinking]

    def to_json(self, sides: Sequence[str]) -> dict[str, Any]:
        """Return the game as plain data."""
        return {
            "deal": self.fixture.deal,
            sides[0]: self.fixture.first,
            sides[1]: self.fixture.second,
            "score": self.score,
            "winner": self.winner,
            "reason": self.reason,
            "decisions": self.decisions,
            "rounds": self.rounds,
            "thinking": {level: list(one.times) for level, one in self.thinking.items()},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], sides: Sequence[str]) -> Played:
        """Return a game from plain data."""
        if data["score"] not in (0, 0.5, 1):
            raise ValueError("a score is 0, 0.5 or 1")
        return cls(
            Fixture(int(data["deal"]), str(data[sides[0]]), str(data[sides[1]])),
            float(data["score"]),
            str(data["winner"]),
            str(data["reason"]),
            int(data["decisions"]),
            int(data["rounds"]),
            {str(level): Thinking(times) for level, times in data["thinking"].items()},
        )


class Teams(Seating):
    """Two entrants, one for each side; a seat stays with the entrant of the side it has first.

    In a match in which sides are swapped, an entrant thus keeps its seat. The seats of a side get
    the levels of a team in turn, beginning with another one in each deal. Before the deal a seat
    could be on either side; then its answers are random.
    """

    def __init__(self, game: Game[Any, Any], teams: Sequence[Sequence[Bot]], deal: int) -> None:
        self.game = game
        self.teams = teams
        self.deal = deal
        self.undealt = RandomBot()
        self.bots: dict[int, Bot] = {}
        self.sides: dict[int, int] = {}  # of each seat

    def bot_for(self, state: State, seat: int) -> Bot:
        """Return the bot of the seat's entrant."""
        if seat in self.bots:
            return self.bots[seat]
        name = self.game.side(state, seat)
        if name is None:
            return self.undealt
        side = self.game.sides.index(name)
        team = self.teams[side]
        before = list(self.sides.values()).count(side)
        self.bots[seat] = team[(self.deal + before) % len(team)]
        self.sides[seat] = side
        return self.bots[seat]

    def score(self, scores: Sequence[int]) -> float:
        """Return what the first entrant gets for a game: 1, 0, or 0.5 for a draw."""
        seat, side = next(iter(self.sides.items()))
        points = scores[seat] if side == 0 else -scores[seat]
        return 0.5 if points == 0 else float(points > 0)


def play_fixture(settings: Settings, fixture: Fixture) -> Played:
    """Play one game of a tournament; an error in a bot says in which."""
    game = GAMES[settings.game]
    thinking: dict[str, Thinking] = {}
    clock = CLOCKS[settings.clock]
    entrants = (fixture.first, fixture.second)
    teams = [list(_team(game.name, one, thinking, clock)) for one in entrants]
    seats = Teams(game, teams, fixture.deal)
    try:
        result = play_game(game, seats, fixture.deal, dict(settings.options), settings.players)
    except Exception as error:
        first, second = game.sides
        error.add_note(f"deal {fixture.deal}: {first}={fixture.first}, {second}={fixture.second}")
        raise
    return Played(
        fixture,
        seats.score(result.scores),
        result.winner,
        result.reason,
        result.decisions,
        result.rounds,
        {level: one for level, one in thinking.items() if one.moves},
    )


def _team(
    game_name: str, entrant: str, thinking: dict[str, Thinking], clock: Clock
) -> Iterator[Bot]:
    """Yield the bots of an entrant, timed unless they play at random and need no view."""
    for level in entrant.split(TEAM):
        player = bot(game_name, level)
        if not isinstance(player, RandomBot):
            player = timed(player, thinking.setdefault(level, Thinking()), clock)
        yield player
