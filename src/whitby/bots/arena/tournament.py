"""Tournaments: the games of some settings, played in any number of processes, with early stops.

The count does not depend on the number of processes or on interruptions: a pairing's deals are
counted in order, and where a test has come to a result, later deals do not count even if they have
been played meanwhile.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

from whitby.bots.arena.fixtures import Fixture, Played, Settings, play_fixture
from whitby.bots.arena.intervals import PAIR_SCORES
from whitby.bots.arena.thinking import spare_the_collector
from whitby.core.errors import WhitbyError

AHEAD: Final = 2
"""Games that are handed out for each process, so that none has to wait for the next."""


class Race:
    """One pairing: how its pairs of games ended, and where a test stands."""

    def __init__(self, settings: Settings, one: str, other: str) -> None:
        self.settings = settings
        self.one = one
        self.other = other
        self.counts = [0] * len(PAIR_SCORES)  # pairs of games by their score for `one`
        self.deals = 0
        self.llr = 0.0
        self.accepted = ""

    @property
    def over(self) -> bool:
        """Return whether everything has been counted."""
        return bool(self.accepted) or self.deals == self.settings.games

    def fixtures(self, deal: int) -> list[Fixture]:
        """Return the games of one deal: two with sides exchanged; one against itself."""
        there, back = (Fixture(deal, self.one, self.other), Fixture(deal, self.other, self.one))
        return [there] if self.one == self.other else [there, back]

    def count(self, done: dict[Fixture, Played]) -> None:
        """Count the deals whose games are all done, in order."""
        while not self.over:
            games = self.fixtures(self.settings.seed + self.deals)
            if not all(game in done for game in games):
                return
            self.deals += 1
            if self.one == self.other:
                continue
            there, back = (done[game].score for game in games)
            self.counts[round((there + 1 - back) / 2 * (len(PAIR_SCORES) - 1))] += 1
            if self.settings.sprt is not None:
                self.llr = self.settings.sprt.llr(self.counts)
                self.accepted = self.settings.sprt.accepted(self.llr)


class Tournament:
    """The games of a tournament, done and to be done."""

    def __init__(self, settings: Settings, done: Iterable[Played] = ()) -> None:
        self.settings = settings
        self.done: dict[Fixture, Played] = {}
        self.races = [Race(settings, one, other) for one, other in settings.pairings()]
        self.pairs = {(race.one, race.other): race for race in self.races}
        for played in done:
            self.done.setdefault(played.fixture, played)
        for race in self.races:
            race.count(self.done)

    def add(self, played: Played) -> None:
        """Take in the result of a game."""
        self.done[played.fixture] = played
        first, second = played.fixture.first, played.fixture.second
        found = self.pairs.get((first, second)) or self.pairs[second, first]
        found.count(self.done)

    def fixtures(self) -> Iterator[Fixture]:
        """Yield what is still to be played, deal by deal; decided pairings are left out."""
        for deal in self.settings.deals():
            for race in self.races:
                for fixture in race.fixtures(deal):
                    if not race.over and fixture not in self.done:
                        yield fixture

    def counted(self) -> Iterator[tuple[int, list[Played]]]:
        """Yield each deal with its games that count."""
        for at, deal in enumerate(self.settings.deals()):
            games = [
                self.done[fixture]
                for race in self.races
                if at < race.deals
                for fixture in race.fixtures(deal)
            ]
            if games:
                yield deal, games

    def progress(self) -> tuple[int, int]:
        """Return how many games have been counted, and how many there are at most."""
        sizes = [len(race.fixtures(0)) for race in self.races]
        counted = sum(size * race.deals for size, race in zip(sizes, self.races, strict=True))
        left = sum(
            size * (self.settings.games - race.deals)
            for size, race in zip(sizes, self.races, strict=True)
            if not race.over
        )
        return counted, counted + left


def run(tournament: Tournament, jobs: int, report: Callable[[Played], None]) -> None:
    """Play what is to be played; each game is reported as soon as it is over."""
    if jobs > 1:
        _share_out(tournament, jobs, report)
        return
    for fixture in tournament.fixtures():
        played = play_fixture(tournament.settings, fixture)
        tournament.add(played)
        report(played)


def _share_out(tournament: Tournament, jobs: int, report: Callable[[Played], None]) -> None:
    """Play in several processes. A few games are handed out ahead, not all: a test may end it."""
    fixtures = tournament.fixtures()
    waiting: set[Future[Played]] = set()
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin) as pool:
        try:
            while True:
                for fixture in islice(fixtures, AHEAD * jobs - len(waiting)):
                    waiting.add(pool.submit(play_fixture, tournament.settings, fixture))
                if not waiting:
                    return
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in finished:
                    tournament.add(one.result())
                    report(one.result())
        except BaseException as error:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            if isinstance(error, BrokenProcessPool):
                raise WhitbyError(
                    "a process of the tournament was killed, perhaps for want of memory; "
                    "run the same command again to continue"
                ) from error
            raise


def _begin() -> None:
    """Prepare a process: the run tells it when to end, and it does not outlive the run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    spare_the_collector()
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """Wait until the run is gone, and end this process."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a process of the pool has a parent"
    parent.join()
    os._exit(1)
