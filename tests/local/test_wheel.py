"""The wheel for browsers: the same bytes every time, and nothing in it that cannot run there."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IMPORTING = """
import sys
sys.path[:0] = [{wheel!r}]
import whitby.local.worker, whitby.laws, whitby.lessons
assert whitby.__file__.startswith({wheel!r}), whitby.__file__
known = set(sys.stdlib_module_names) | {{"whitby", "msgspec", "__main__"}}
print(*sorted(name for name in sys.modules if name.split(".")[0] not in known and "_" != name[0]))
"""


def built(folder: Path) -> Path:
    """The wheel, made in a folder."""
    folder.mkdir()
    made = "import pathlib, sys; from sites.wheel import build; "
    made += "print(build(pathlib.Path(sys.argv[1])))"
    command = [sys.executable, "-c", made, str(folder)]
    done = subprocess.run(command, cwd=ROOT / "scripts", capture_output=True, text=True, check=True)
    return Path(done.stdout.strip())


def test_the_wheel_is_the_same_every_time_and_needs_nothing_but_msgspec(tmp_path: Path) -> None:
    first, second = built(tmp_path / "one"), built(tmp_path / "two")
    assert first.read_bytes() == second.read_bytes()
    names = zipfile.ZipFile(first).namelist()
    assert "whitby/local/worker.py" in names
    assert not [name for name in names if "/store/" in name or "/http/" in name or "/page/" in name]
    done = subprocess.run(
        [sys.executable, "-I", "-c", IMPORTING.format(wheel=str(first))],
        capture_output=True,
        text=True,
        check=True,
    )
    others = set(done.stdout.split()) - {"typing_extensions"}  # which msgspec uses if it is there
    assert not {name for name in others if not name.startswith("msgspec")}, others


def test_only_bots_that_play_in_a_browser_are_listed() -> None:
    listed = "from sites.data import games; "
    listed += "print(*{bot.level for game in games().games for bot in game.bots})"
    command = [sys.executable, "-c", listed]
    done = subprocess.run(command, cwd=ROOT / "scripts", capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {"random", "easy", "scripted", "normal", "hard", "master"}
