"""Take a fingerprint of everything that leaves the engine and the server, to compare two sources.

    python scripts/fingerprint.py --games 8 --out before.txt
    python scripts/fingerprint.py --games 8 --compare before.txt

Games of every kind are played with fixed seeds, and a fixed session at a real server. What is put
out (options, events, views, texts, records, frames, rows ...) is hashed: one line for each kind and
section. After a change of structure every line must be the same, interpreted and compiled alike.
To find a difference, compare with --detail on both sides for the seeds, and then the dumps:

    python scripts/fingerprint.py --only fury --dump 17 > after.txt
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Iterator
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from prints.described import describe, terminal
from prints.ledger import Ledger
from prints.play import Play
from prints.session import session

from whitby import COMPILED, GAMES, __version__

KINDS = (*sorted(GAMES, key=lambda name: name != "fury"), "server", "described", "terminal")
"""What can be played or run; what takes longest comes first."""

FURY = 2
"""Games of Fury of Dracula are long: there is one for this many of the others."""

GAMES_OF_A_SESSION = 200
"""There is one session at the server for this many games; with fewer games it is a brief one."""


class Task(NamedTuple):
    """One game, session or list of commands."""

    kind: str
    seed: int
    games: int
    dump: bool = False


def take(task: Task) -> tuple[Task, dict[str, str]]:
    """Return the hash of each section of a task; one that fails has a section `failed`."""
    ledger = Ledger(task.dump)
    try:
        put_out(task, ledger)
    except Exception as error:  # another source may fail: that is a difference like any other
        traceback.print_exc()
        ledger.add("failed", repr(error))
    return task, ledger.hashes()


def put_out(task: Task, ledger: Ledger) -> None:
    """Carry out a task."""
    if task.kind == "server":
        session(task.seed, ledger, task.games < GAMES_OF_A_SESSION)
    elif task.kind == "described":
        describe(ledger)
    elif task.kind == "terminal":
        terminal(ledger, 11 + task.games // 16)
    else:
        Play(task.kind, task.seed, ledger).run()


def tasks(kinds: list[str], games: int) -> Iterator[Task]:
    """Yield everything to be done, what takes longest first."""
    for kind in KINDS:
        count = games if kind in GAMES else 1
        if kind == "fury":
            count = -(-games // FURY)
        if kind == "server":
            count = max(1, games // GAMES_OF_A_SESSION)
        for seed in range(count if kind in kinds else 0):
            yield Task(kind, seed, games)


def run(kinds: list[str], games: int, jobs: int) -> dict[tuple[str, str], dict[int, str]]:
    """Return for each kind and section the hash of each seed."""
    found: dict[tuple[str, str], dict[int, str]] = {}
    with get_context("spawn").Pool(jobs) as pool:
        for task, hashes in pool.imap_unordered(take, tasks(kinds, games)):
            for section, value in hashes.items():
                found.setdefault((task.kind, section), {})[task.seed] = value
    return found


def lines(found: dict[tuple[str, str], dict[int, str]], detail: bool = False) -> dict[str, str]:
    """Return the lines of the fingerprint by name: with details one for each seed as well."""
    made = {}
    for (kind, section), seeds in sorted(found.items()):
        ordered = [value for _, value in sorted(seeds.items())]
        made[f"{kind} {section}"] = sha256("\n".join(ordered).encode()).hexdigest()
        if detail:
            made |= {f"{kind} {section} {seed}": value for seed, value in sorted(seeds.items())}
    everything = [value for name, value in made.items() if len(name.split()) == 2]
    made["overall"] = sha256("\n".join(everything).encode()).hexdigest()
    return made


def text(made: dict[str, str], games: int) -> str:
    """Return a fingerprint as the text of a file."""
    head = f"# {games} games of each kind, whitby {__version__}"
    return "\n".join([head, *(f"{name} {value}" for name, value in made.items())]) + "\n"


def compare(made: dict[str, str], games: int, file: Path) -> int:
    """Say which lines differ from a file; return the exit status."""
    head, *rest = file.read_text("utf-8").splitlines()
    if not head.startswith(f"# {games} games "):
        print(f"{file} is not about {games} games: {head}", file=sys.stderr)
        return 2
    before = dict(line.rsplit(" ", 1) for line in rest)
    kinds = {name.split()[0] for name in made}
    different = [name for name in made if made[name] != before.get(name) and name in before]
    different += [f"{name} (only here)" for name in made if name not in before]
    different += [
        f"{name} (no longer there)"
        for name in before
        if name not in made and name.split()[0] in kinds and not name.split()[-1].isdigit()
    ]
    whole = kinds >= {name.split()[0] for name in before}
    for name in [name for name in different if whole or not name.startswith("overall")]:
        print(f"different: {name}")
    changed = [name for name in different if not name.startswith("overall")]
    print(f"{len(changed)} lines differ" if changed else "no difference")
    return 1 if changed else 0


def main() -> int:
    """Read the command line, and run, dump or compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--games", type=int, default=200, help="games of each kind; half as many of Fury of Dracula"
    )
    parser.add_argument("--only", choices=KINDS, action="append", help="may be given repeatedly")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the fingerprint to a file")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="status 1 if one line differs")
    parser.add_argument("--detail", action="store_true", help="a line for each seed as well")
    parser.add_argument("--dump", type=int, metavar="SEED", help="print what is hashed")
    args = parser.parse_args()
    kinds = args.only or list(KINDS)
    if args.dump is not None:
        for kind in kinds:
            take(Task(kind, args.dump, args.games, dump=True))
        return 0
    begun = time.monotonic()
    made = lines(run(kinds, args.games, args.jobs), args.detail)
    if args.out is not None:
        args.out.write_text(text(made, args.games), "utf-8")
    elif args.compare is None:
        print(text(made, args.games), end="")
    form = "compiled" if COMPILED else "interpreted"
    print(f"{form}, {time.monotonic() - begun:.0f} s", file=sys.stderr)
    if args.compare is not None:
        return compare(made, args.games, args.compare)
    return 1 if any(name.endswith(" failed") for name in made) else 0


if __name__ == "__main__":
    sys.exit(main())
