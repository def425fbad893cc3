"""Which source is running: for results that somebody wants to repeat."""

from __future__ import annotations

import subprocess
from hashlib import blake2b
from pathlib import Path
from typing import Final

import whitby

PARTS: Final = ("core", "games", "bots")
"""What the result of a game between bots depends on."""
PACKAGE: Final = Path(whitby.__file__).parent


def source() -> dict[str, object]:
    """Return version, commit, a digest of the code, and whether it is compiled."""
    return {
        "version": whitby.__version__,
        "commit": commit(),
        "code": digest(PACKAGE),
        "compiled": whitby.COMPILED,
    }


def digest(package: Path) -> str:
    """Return a digest of the code that games between bots depend on."""
    whole = blake2b(digest_size=8)
    for part in PARTS:
        for path in sorted((package / part).rglob("*.py")):
            name = path.relative_to(package).as_posix()
            whole.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def commit() -> str | None:
    """Return the commit of the running code, with '-dirty' after it if the code was changed.

    A compiled or installed package lies outside the checkout. So every checkout will do, around the
    package or around the current folder, if it has the same code.
    """
    for place in (PACKAGE, Path.cwd()):
        top = git(place, "rev-parse", "--show-toplevel")
        if top is None or digest(Path(top) / "src" / "whitby") != digest(PACKAGE):
            continue
        parts = [f"src/whitby/{part}" for part in PARTS]
        changed = git(Path(top), "status", "--porcelain", "--", *parts)
        head = git(Path(top), "rev-parse", "HEAD")
        return f"{head}-dirty" if head and changed else head
    return None


def git(place: Path, *arguments: str) -> str | None:
    """Return what git says, or None if there is no git or no repository."""
    try:
        said = subprocess.run(  # noqa: S603
            ["git", "-C", str(place), *arguments],  # noqa: S607
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return said.stdout.strip()
