"""The puzzles, as files; they take a while to make, so they are kept for the next time."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path
from typing import Final

import puzzles
from sites import wheel
from sites.wheel import ROOT

KEPT: Final = ROOT / "build" / "puzzles"
MARK: Final = KEPT / ".made-from"


def put(site: Path) -> None:
    """Put the puzzles into `puzzles`, where the page looks for them."""
    made_from = digest()
    if not MARK.is_file() or MARK.read_text("utf-8") != made_from:
        shutil.rmtree(KEPT, ignore_errors=True)
        puzzles.write(KEPT)
        MARK.write_text(made_from, "utf-8")
    shutil.copytree(KEPT, site / "puzzles", ignore=shutil.ignore_patterns(MARK.name))


def digest() -> str:
    """Return a digest of everything that puzzles follow from."""
    whole = hashlib.blake2b()
    for name, data in sorted(wheel.contents().items()):
        whole.update(name.encode() + data)
    for path in sorted((ROOT / "src" / "whitby" / "puzzles").rglob("*")):
        if path.suffix in (".py", ".txt"):
            whole.update(path.name.encode() + path.read_bytes())
    return whole.hexdigest()
