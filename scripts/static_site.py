"""Build the static site into build/site: play, lessons and rules without a server.

.venv/bin/python scripts/static_site.py            # or make site
.venv/bin/python scripts/static_site.py --serve    # or make site-serve: look at it

Nothing is built if the site was built from the same files; a digest of them is kept beside it.

Each step adds files to the folder; the last one lists all of them for the service worker.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import http.server
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import digest as page_digest  # noqa: E402 (the root is not a package)
from hatch_build import installed, npm  # noqa: E402
from sites import daily, data, offline, python  # noqa: E402

SITE: Final = ROOT / "build" / "site"
PORT: Final = 8090


def put_page(site: Path) -> None:
    """Build the page for a static host."""
    if not installed():
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "build:site", "--silent", "--", "--logLevel=warn", f"--outDir={site}")


Step = Callable[[Path], None]

STEPS: Final[tuple[Step, ...]] = (
    put_page,  # first: it empties the folder
    python.put,
    data.put,
    daily.put,
    offline.put,  # last: it lists what is there
)
"""What makes the site, in this order. Each is called with the folder of the site."""


def build(site: Path = SITE) -> None:
    """Build the whole site, unless it is up to date."""
    mark, made_from = site.with_suffix(".made-from"), digest()
    if mark.is_file() and mark.read_text("utf-8") == made_from:
        return
    mark.unlink(missing_ok=True)
    shutil.rmtree(site, ignore_errors=True)
    for step in STEPS:
        step(site)
    mark.write_text(made_from, "utf-8")


def digest() -> str:
    """Return a digest of everything the site is built from."""
    whole = hashlib.blake2b(page_digest().encode())
    whole.update(daily.digest().encode())
    folders = [ROOT / "web" / "site", ROOT / "scripts" / "sites", ROOT / "docs" / "rules"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files += [Path(__file__), python.LOCK]
    for path in sorted(each for each in files if each.suffix != ".pyc"):
        whole.update(path.name.encode() + path.read_bytes())
    return whole.hexdigest()


def serve(site: Path, port: int) -> None:
    """Serve the site as any static host would."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"whitby: the site is at http://127.0.0.1:{port}/", flush=True)
        server.serve_forever()


def main() -> None:
    """Build the site, or show it."""
    parser = argparse.ArgumentParser(description="build the static site")
    parser.add_argument("--serve", action="store_true", help="show what was built")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--out", type=Path, default=SITE)
    wish = parser.parse_args()
    if wish.serve:
        serve(wish.out.resolve(), wish.port)
    else:
        build(wish.out.resolve())


if __name__ == "__main__":
    main()
