"""Build the documentation site with Sphinx, check its links and put it into build/site/docs.

Its pages are the Markdown files of the repository: those of docs/, and a few from elsewhere. They
are gathered in build/docs/source, where links from one to another lead to their place on the site.
A warning of Sphinx is an error, and so is a link that leads nowhere.
"""

from __future__ import annotations

import fcntl
import gc
import hashlib
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from docs_links import wrong_links
from docs_reference import reference
from sphinx.application import Sphinx

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
SITE: Final = DOCS / "site"
WORK: Final = ROOT / "build" / "docs"
SOURCE: Final = WORK / "source"
TREES: Final = WORK / "trees"
MADE: Final = WORK / "html"
STAMP: Final = WORK / "made-from"
TARGET: Final = ROOT / "build" / "site" / "docs"
FONT: Final = "assets/grenze-gotisch-latin-wght-normal-*.woff2"
ELSEWHERE: Final = {
    "docs/site/index.md": "index.md",
    "docs/site/pictures.md": "pictures.md",
    "docs/site/rulebooks.md": "rulebooks.md",
    "README.md": "included/readme.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "vulnerabilities.md",
    "benchmarks/README.md": "benchmarks.md",
    "web/README.md": "the-page.md",
}
"""Pages that are not in docs/ or not at their place, and where they are on the site."""
MADE_FROM: Final = (
    *(
        "docs/site/**/*",
        "scripts/docs_*.py",
        "src/whitby/**/*.py",
        "src/whitby/words/*/rulebook.ftl",
    ),
    *("requirements/dev.lock", "web/public/icon.svg", "web/src/style/tokens.css"),
)
"""What the site is made from besides its pages."""
ADDRESSES: Final = ELSEWHERE | {"README.md": "index.md"}
"""Where links to them lead."""
LINK: Final = re.compile(r"(?<=\]\()([^)\s#]+)(?=[)#])")


def places() -> dict[Path, Path]:
    """Return every page of the repository that is on the site, and where it is put."""
    pages = [path for path in DOCS.rglob("*.md") if SITE not in path.parents]
    found = {path: SOURCE / path.relative_to(DOCS) for path in pages}
    return found | {ROOT / name: SOURCE / place for name, place in ELSEWHERE.items()}


def gather(placed: dict[Path, Path]) -> None:
    """Put all pages where Sphinx reads them."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(DOCS / "pictures", SOURCE / "pictures")
    addresses = placed | {ROOT / name: SOURCE / place for name, place in ADDRESSES.items()}
    for path, place in placed.items():
        base = SOURCE if place.parent.name == "included" else place.parent
        write(place, moved(path.read_text("utf-8"), path.parent, base, addresses))
    for name, text in reference().items():
        write(SOURCE / "reference" / name, text)


def write(place: Path, text: str) -> None:
    """Write a page."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, "utf-8")


def digest() -> str:
    """Return a digest of everything that the site is made from, not of what Python makes of it."""
    files = [path for place in MADE_FROM for path in ROOT.glob(place)]
    files += SOURCE.rglob("*")
    whole = hashlib.blake2b()
    for path in sorted({path for path in files if path.is_file() and path.suffix != ".pyc"}):
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def moved(text: str, here: Path, there: Path, addresses: dict[Path, Path]) -> str:
    """Return a page of one folder as it has to be in another, with links that lead on."""

    def address(found: re.Match[str]) -> str:
        target = (here / found[0]).resolve()
        if target in addresses:
            return Path(os.path.relpath(addresses[target], there)).as_posix()
        if not target.is_file() or ROOT not in target.parents:
            return found[0]
        inside = DOCS in target.parents
        place = SOURCE / (target.relative_to(DOCS) if inside else f"files/{target.name}")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(target, place)
        return Path(os.path.relpath(place, there)).as_posix()

    return LINK.sub(address, text)


def build() -> int:
    """Make the site from nothing, so that no page is older than another; return the warnings."""
    for folder in (TREES, MADE):
        shutil.rmtree(folder, ignore_errors=True)
    gc.set_threshold(200_000, 30, 30)  # most of what Sphinx makes is kept
    app = Sphinx(SOURCE, SITE, MADE, TREES, "html", status=None, warning=sys.stderr)
    app.build()
    (font,) = (ROOT / "src" / "whitby" / "page").glob(FONT)
    shutil.copy2(font, MADE / "_static" / "grenze-gotisch.woff2")
    shutil.copy2(ROOT / "web" / "public" / "grenze-gotisch-license.txt", MADE / "_static")
    return int(app._warncount)


def up_to_date() -> bool:
    """Build the site and check it unless that was done; return whether it is right."""
    gather(places())
    made_from = digest()
    if STAMP.is_file() and STAMP.read_text() == made_from:
        return True
    STAMP.unlink(missing_ok=True)
    warnings = build()
    wrong = wrong_links(MADE)
    for line in wrong:
        print(f"docs_site.py: {line}", file=sys.stderr)
    if warnings or wrong:
        return False
    STAMP.write_text(made_from)
    return True


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else builds the site."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    """Put the site to its place if it is right; return the exit status."""
    with alone():
        if not up_to_date():
            return 1
        shutil.rmtree(TARGET, ignore_errors=True)
        shutil.copytree(MADE, TARGET, ignore=shutil.ignore_patterns(".buildinfo"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
