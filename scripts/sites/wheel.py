"""Our package as a wheel for browsers: plain Python, and only what runs there.

The same sources give the same bytes.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
WHOLE: Final = ("core", "games", "bots", "laws", "lessons", "wire", "local")
"""Packages that are there as a whole; of the others there is what these import."""

LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
READABLE: Final = 0o644 << 16


def version() -> str:
    """Return the version of the package."""
    text = (SOURCE / "whitby" / "version.py").read_text("utf-8")
    tree = ast.parse(text)
    values = [node.value for node in tree.body if isinstance(node, (ast.Assign, ast.AnnAssign))]
    return next(str(each.value) for each in values if isinstance(each, ast.Constant))


def modules() -> list[Path]:
    """Return the files that browsers need: whole packages, and what they import."""
    package = SOURCE / "whitby"
    waiting = [path for name in WHOLE for path in (package / name).rglob("*.py")]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported(path)
            waiting += [each / "__init__.py" for each in path.parents if _inside(each)]
    return sorted(found)


def _inside(folder: Path) -> bool:
    return folder.is_relative_to(SOURCE / "whitby") and (folder / "__init__.py").is_file()


def _imported(path: Path) -> Iterator[Path]:
    """Yield the files of our modules that a module imports when it is imported itself."""
    for node in _at_the_top(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from _files(node.module)
            for alias in node.names:
                yield from _files(f"{node.module}.{alias.name}")
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield from _files(alias.name)


def _at_the_top(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield the statements of a module that run, leaving out what is for the type checker."""
    for node in tree.body:
        if isinstance(node, ast.If):
            if ast.unparse(node.test) != "TYPE_CHECKING":
                yield from node.body
            yield from node.orelse
        elif isinstance(node, ast.Try):
            yield from node.body
        else:
            yield node


def _files(name: str) -> Iterator[Path]:
    if name == "whitby" or name.startswith("whitby."):
        place = SOURCE.joinpath(*name.split("."))
        for path in (place.with_suffix(".py"), place / "__init__.py"):
            if path.is_file():
                yield path


def contents() -> dict[str, bytes]:
    """Return the files of the wheel by their names in it."""
    number = version()
    info = f"whitby-{number}.dist-info"
    found = {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in modules()}
    found[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: whitby\nVersion: {number}\n".encode()
    found[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: whitby\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    lines = [_line(name, data) for name, data in sorted(found.items())]
    found[f"{info}/RECORD"] = "\n".join([*lines, f"{info}/RECORD,,", ""]).encode()
    return found


def _line(name: str, data: bytes) -> str:
    """Return the line of a file in the list of a wheel."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}"


def build(folder: Path) -> Path:
    """Write the wheel into a folder, and return its path."""
    path = folder / f"whitby-{version()}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, data in sorted(contents().items()):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.external_attr = READABLE
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, data)
    return path
