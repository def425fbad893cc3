"""Games on a Ray cluster: the same results, seed for seed, as in one process.

Work is split by seed, in pieces that are functions of plain data. If a worker or a machine is lost,
Ray does its pieces again elsewhere. Workers refuse to play with other sources than the driver's.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from whitby.bots.arena.crews import Crew
from whitby.bots.arena.fixtures import Fixture, Played, Settings, play_fixture
from whitby.bots.arena.tournament import AHEAD, Tournament
from whitby.core.errors import WhitbyError
from whitby.extras import require
from whitby.study.source import PACKAGE, digest

T = TypeVar("T")
R = TypeVar("R")

RETRIES: Final = 8
"""How often a piece is done again whose worker was lost; more often, and it kills its workers."""
LOCAL: Final = "local"
"""The address of a new cluster that consists of this machine."""


@cache
def own_code() -> str:
    """Return a digest of the sources that this process plays with."""
    return digest(PACKAGE)


def with_same_code(code: str, work: Callable[[T], R], piece: T) -> R:
    """Do a piece of work, in a worker; refuse if the worker has other sources."""
    if own_code() != code:
        raise WhitbyError(
            f"a worker has other sources ({own_code()}) than the driver ({code}); "
            "install the same version of whitby on every machine"
        )
    return work(piece)


class OnRay(Crew):
    """The workers of a Ray cluster."""

    def __init__(self, address: str = LOCAL, jobs: int = 1) -> None:
        require("ray", "--on ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anyone
        import ray

        self.ray: Any = ray
        own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            reason = str(error).strip().splitlines()[0]
            raise WhitbyError(
                f"cannot reach a Ray cluster at '{address}': {reason}; give --on ray for a new one "
                "on this machine, or --on ray:HOST:6379, ray:auto or ray:ray://HOST:10001"
            ) from None
        self.at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", jobs)))
        self.task = ray.remote(max_retries=RETRIES)(with_same_code)

    def map(self, work: Callable[[T], R], pieces: Sequence[T]) -> Iterator[R]:
        """Yield the result of each piece, in order; a few are handed out ahead."""
        left = iter(pieces)
        waiting = deque(self.submit(work, piece) for piece in islice(left, self.at_once))
        while waiting:
            yield self.result(waiting.popleft())
            waiting.extend(self.submit(work, piece) for piece in islice(left, 1))

    def run(self, tournament: Tournament, report: Callable[[Played], None]) -> None:
        """Play what is to be played of a tournament; a few games are handed out ahead."""
        work = FixtureOf(tournament.settings)
        fixtures = tournament.fixtures()
        waiting: list[Any] = []
        while True:
            more = islice(fixtures, self.at_once - len(waiting))
            waiting += [self.submit(work, fixture) for fixture in more]
            if not waiting:
                return
            done, waiting = self.ray.wait(waiting)
            for one in done:
                played: Played = self.result(one)
                tournament.add(played)
                report(played)

    def submit(self, work: Callable[[T], R], piece: T) -> Any:
        """Hand out a piece of work."""
        return self.task.remote(own_code(), work, piece)

    def result(self, reference: Any) -> Any:
        """Return the result of a piece; what is wrong with it is raised as if it were done here."""
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause if isinstance(error.cause, WhitbyError) else error from None
        except errors.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise WhitbyError(
                f"the cluster lost a piece of work {RETRIES} times: {reason}"
            ) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.ray.shutdown()


class FixtureOf:
    """Plays games of a tournament, in a worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def __call__(self, fixture: Fixture) -> Played:
        """Play one."""
        return play_fixture(self.settings, fixture)
