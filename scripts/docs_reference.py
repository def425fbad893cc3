"""The pages of the API reference: one for each group of modules, made from docstrings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "whitby"
GROUPS: Final = {
    "whitby": ("The front door", ["__init__.py"]),
    "core": ("The core", ["core/*.py", "core/record/*.py"]),
    "games": (
        "The games",
        [
            "games/*.py",
            "games/*/game.py",
            "games/*/view.py",
            "games/*/rights.py",
            "games/*/scene.py",
        ],
    ),
    "bots": ("Bots", ["bots/*.py", "bots/search/*.py"]),
    "arena": ("Tournaments", ["bots/arena/*.py"]),
    "exact": ("Exact solutions", ["bots/exact/*.py"]),
    "laws": ("Laws", ["laws/*.py"]),
    "words": ("Words and rules", ["words/__init__.py", "rulebook.py"]),
    "learning": ("Learning", ["vectors.py", "env/*.py", "study/*.py"]),
    "client": ("Client", ["client/*.py"]),
}
"""Each page: its name, its title and its modules."""
HIDDEN: Final = {"whitby.core.native"}


def reference() -> dict[str, str]:
    """Return all pages and the one that lists them, each under its name."""
    pages = {f"{name}.md": page(title, files) for name, (title, files) in GROUPS.items()}
    names = "\n".join(GROUPS)
    pages["index.md"] = (
        "# API reference\n\nMade from the docstrings of the source. [Python API](../api.md) is the "
        f"guide to it, with examples.\n\n```{{toctree}}\n{names}\n```\n"
    )
    return pages


def page(title: str, patterns: list[str]) -> str:
    """Return a page about the modules in some files."""
    files = [path for pattern in patterns for path in sorted(PACKAGE.glob(pattern))]
    names = [name for name in map(module, files) if name not in HIDDEN]
    return f"# {title}\n\n" + "\n".join(entry(name) for name in names)


def module(path: Path) -> str:
    """Return the name of the module in a file."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def entry(name: str) -> str:
    """Return what Sphinx needs to describe a module; the front door has what others define."""
    options = "   :members:\n   :show-inheritance:\n"
    options += "   :imported-members:\n" if name == "whitby" else "   :ignore-module-all:\n"
    return f"## `{name}`\n\n```{{eval-rst}}\n.. automodule:: {name}\n{options}```\n"
