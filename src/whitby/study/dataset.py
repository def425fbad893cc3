"""Data sets on disk: Parquet files of games and decisions, and a card that describes them.

A folder holds `games/` and `decisions/`, in parts that are complete or not there at all, and
`card.json` and `card.md`, which are written last: a folder without a card is from a run that did
not end.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from whitby.bots.arena import Crew, Summary
from whitby.bots.arena.many import Chunk, share_out, tally
from whitby.core.errors import WhitbyError
from whitby.core.game import Game
from whitby.extras import require
from whitby.study.card import card_data, card_text
from whitby.study.recording import RecordChunk, Recorded, Wanted
from whitby.study.source import source

if TYPE_CHECKING:
    import pyarrow

PART: Final = 4
"""Chunks in a part of the data set."""
TABLES: Final = ("games", "decisions")


def record(
    game: Game[Any, Any],
    n: int,
    folder: Path,
    crew: Crew,
    players: int | None = None,
    levels: str | Sequence[str] = "random",
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    wanted: Wanted | None = None,
    progress: Callable[[Summary], None] | None = None,
) -> Summary:
    """Play n games as `simulate` does, and write them to a new folder as they come."""
    require("data", "--record")
    wanted = wanted or Wanted()
    summary, chunks = share_out(game, n, players, levels, seed, options)
    make_folder(folder)
    began = time.perf_counter()
    done: list[Recorded] = []
    for chunk, recorded in zip(chunks, crew.map(RecordChunk(wanted), chunks), strict=True):
        done.append(recorded)
        if len(done) == PART or chunk is chunks[-1]:
            write_part(folder, done)
            done = []
        tally(summary, recorded.results, began, progress)
    write_card(folder, game, chunks, summary, wanted)
    return summary


def make_folder(folder: Path) -> None:
    """Make the folder of a data set; one with something in it is refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise WhitbyError(f"{folder} is not empty; give a new folder for the data set")
        for name in TABLES:
            (folder / name).mkdir()
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise WhitbyError(f"cannot write to {folder}: {why}; give another folder") from None


def write_part(folder: Path, done: Sequence[Recorded]) -> None:
    """Write a part of each table."""
    import pyarrow as arrow

    first = done[0].results[0].seed
    for name in TABLES:
        whole = arrow.concat_tables(
            [getattr(one, name) for one in done], promote_options="default"
        ).unify_dictionaries()
        write_table(part_of(folder / name, first), whole)


def part_of(folder: Path, first: int) -> Path:
    """Return the file of a part, which is named by its first seed."""
    return folder / f"{first:012d}.parquet"


def write_table(path: Path, table: pyarrow.Table) -> None:
    """Write a table to a file, which appears when it is complete."""
    from pyarrow import parquet

    unfinished = path.with_suffix(".unfinished")
    try:
        parquet.write_table(table, unfinished, compression="zstd")
        unfinished.replace(path)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise WhitbyError(f"cannot write {path}: {why}") from None


def write_card(
    folder: Path, game: Game[Any, Any], chunks: Sequence[Chunk], summary: Summary, wanted: Wanted
) -> None:
    """Write the card of a data set, for programs and for people."""
    data = card_data(game, dict(chunks[0].options), summary, wanted, source())
    (folder / "card.json").write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    (folder / "card.md").write_text(card_text(data), encoding="utf-8")
