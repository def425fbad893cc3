"""Duels for tests: games played without a terminal, and the lines that play them at one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from whitby.cli.draw.drawings import drawing_of
from whitby.cli.play.match import Match
from whitby.cli.play.seats import Seats, seat_all
from whitby.core.engine import Decision
from whitby.core.record import begin
from whitby.games import GAMES

DRAWING = drawing_of("duel")


def new_duel(people: list[int], seed: int = 0, **options: str) -> Match:
    """A duel with a random bot in each seat without a person."""
    game = GAMES["duel"]
    seats: Seats = seat_all(game.name, 2, people, None, "random")
    return Match(begin(game, 2, options, seats.recorded(), seed, None), seats)


def positions(match: Match, chance: random.Random) -> Iterator[Decision[Any]]:
    """Play a duel, people at random; stop before each decision."""
    while open_now := match.decisions():
        decision = open_now[0]
        yield decision
        if decision.seat in match.seats.bots:
            match.play_bot(decision)
        else:
            match.play(decision.seat, chance.choice(decision.codes()))


def typed_lines(match: Match, chance: random.Random, yes: str = "yes") -> str:
    """Play a duel, people at random; return what they would have typed at a terminal."""
    people = match.seats.people
    shared = len(people) > 1
    sitting = None if shared else people[0]
    lines: list[str] = []
    while open_now := match.decisions():
        if match.game_end(DRAWING.ends) is not None:
            lines.append("")  # the next game starts
            sitting = None if shared else people[0]
        match.before = None
        decision = open_now[0]
        if decision.seat in match.seats.bots:
            match.play_bot(decision)
            continue
        if decision.seat != sitting:
            lines.append("")  # the keyboard is handed over
            sitting = decision.seat
        option = chance.choice(decision.options)
        lines.append(option.code())
        if option.grave():
            lines.append(yes)
        match.play(decision.seat, option.code())
    return "".join(f"{line}\n" for line in lines)


def duel_asking(
    wanted: Callable[[Decision[Any]], bool], people: list[int], **options: str
) -> Match:
    """A duel that has reached a decision of a person at the keyboard."""
    for seed in range(300):
        match = new_duel(people, seed, **options)
        for decision in positions(match, random.Random(seed)):
            if decision.seat in people and wanted(decision):
                return match
    raise AssertionError("no such duel among 300")


@dataclass(frozen=True)
class Played:
    """A finished duel, and how to play it again."""

    match: Match
    seed: int
    options: dict[str, str]

    def typed(self, yes: str = "yes") -> str:
        """What the people at the keyboard type."""
        again = new_duel(self.match.seats.people, self.seed, **self.options)
        return typed_lines(again, random.Random(self.seed), yes)

    def args(self) -> list[object]:
        """The command line arguments for it."""
        people = ",".join(str(seat + 1) for seat in self.match.seats.people)
        chosen = [f"--option={name}={value}" for name, value in self.options.items()]
        return ["play", "duel", "--bots", "random", "--seed", self.seed, "--seat", people, *chosen]


@cache
def short_duel(people: tuple[int, ...], match: str = "one", roles: str = "keep") -> Played:
    """The shortest of some finished duels."""
    found: list[Played] = []
    options = {"match": match, "roles": roles}
    for seed in range(20):
        duel = new_duel(list(people), seed, **options)
        typed_lines(duel, random.Random(seed))
        found.append(Played(duel, seed, options))
    return min(found, key=lambda played: len(played.match.record.moves))
