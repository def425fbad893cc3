"""Where the games of a study are played: `--jobs` and `--on`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import typer

from whitby.bots.arena import Crew, Here
from whitby.cli.mistakes import Mistake, check_count

MOST_JOBS: Final = 1_000

On = Annotated[
    str | None,
    typer.Option(
        "--on",
        metavar="ray[:ADDRESS]",
        help="play on a Ray cluster; without address, a new one here",
    ),
]


@contextmanager
def hired(on: str | None, jobs: int) -> Iterator[Crew]:
    """Yield who plays, until the study is over."""
    check_count("--jobs", jobs, MOST_JOBS)
    if on is None:
        yield Here(jobs)
        return
    kind, _, address = on.partition(":")
    if kind != "ray":
        raise Mistake(f"--on '{on}' should be ray, or ray:ADDRESS such as ray:auto")
    from whitby.study.on_ray import LOCAL, OnRay  # a slow import, which other commands do not need

    workers = jobs if jobs > 1 else os.cpu_count() or 1
    with OnRay(address or LOCAL, workers) as crew:
        yield crew
