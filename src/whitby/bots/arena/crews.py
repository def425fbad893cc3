"""Who plays the games of a study: this process, several processes, or a cluster.

A piece of work is a function of plain data with its own seeds, so it does not matter who does it.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from whitby.bots.arena.fixtures import Played
from whitby.bots.arena.tournament import Tournament, run

T = TypeVar("T")
R = TypeVar("R")


class Crew:
    """Does pieces of work; a subclass says where."""

    def map(self, work: Callable[[T], R], pieces: Sequence[T]) -> Iterator[R]:
        """Yield the result of each piece, in order, as soon as it and those before are done."""
        raise NotImplementedError

    def run(self, tournament: Tournament, report: Callable[[Played], None]) -> None:
        """Play what is to be played of a tournament, and report each game."""
        raise NotImplementedError


class Here(Crew):
    """This machine: one process, or several."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs

    def map(self, work: Callable[[T], R], pieces: Sequence[T]) -> Iterator[R]:
        """Yield the result of each piece, in order."""
        if self.jobs <= 1 or len(pieces) <= 1:
            yield from map(work, pieces)
            return
        context = multiprocessing.get_context("spawn")
        with context.Pool(min(self.jobs, len(pieces))) as pool:
            yield from pool.imap(work, pieces)

    def run(self, tournament: Tournament, report: Callable[[Played], None]) -> None:
        """Play what is to be played of a tournament."""
        run(tournament, self.jobs, report)
