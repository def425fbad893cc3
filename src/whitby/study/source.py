"""Which source is running: for results that somebody wants to repeat."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

import whitby

PARTS: Final = ("core", "games", "bots")
"""What the result of a game between bots depends on."""
PLAYED_BY: Final = ("core", "games/{game}", "bots/search", "bots/learned", "bots/{game}")
"""The folders that the play of one game's bots depends on."""
BESIDES: Final = ("bots", "bots/arena")
"""Folders of which it depends on the modules, but not on the folders within."""
ASIDE: Final = ("words", "scene", "schema", "encoding", "printed")
"""How modules begin that only describe a game, or set one up by hand."""
KEEPING: Final = ("ledger", "lock", "standings", "elo", "intervals", "sprt", "tournament", "crews")
"""Modules that keep and count results."""
PACKAGE: Final = Path(whitby.__file__).parent


def source(game: str | None = None) -> dict[str, object]:
    """Return version, commit, a digest of the code, and whether it is compiled.

    With a game, the digest is that of the code by which its bots play.
    """
    return {
        "version": whitby.__version__,
        "commit": commit(),
        "code": digest(PACKAGE) if game is None else play_digest(PACKAGE, game),
        "compiled": whitby.COMPILED,
    }


def play_digest(package: Path, game: str) -> str:
    """Return a digest of the code and the weights by which the bots of a game play.

    Comments and docstrings do not count, nor do modules that only describe the game.
    """
    whole = blake2b(digest_size=8)
    for path in played_by(package, game):
        content = path.read_bytes()
        if path.suffix == ".py":
            content = ast.dump(Bare().visit(ast.parse(content))).encode()
        name = path.relative_to(package).as_posix()
        whole.update(name.encode() + b"\0" + content + b"\0")
    return whole.hexdigest()


def played_by(package: Path, game: str) -> Iterator[Path]:
    """Yield the files of a package by which the bots of a game play."""
    for folder in PLAYED_BY:
        for path in sorted((package / folder.format(game=game)).rglob("*")):
            code = path.suffix == ".py" and not path.stem.startswith(ASIDE)
            if code or (path.suffix == ".npz" and path.stem.startswith(game)):
                yield path
    for folder in BESIDES:
        for path in sorted((package / folder).glob("*.py")):
            if path.stem not in KEEPING:
                yield path


class Bare(ast.NodeTransformer):
    """Removes docstrings."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        """Drop a text that stands alone."""
        said = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if said else node


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
