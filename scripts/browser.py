"""Find a Chromium for the browser tests, or install one, and print its path.

Looks in this order: WHITBY_CHROMIUM, a browser on the PATH, Playwright's own, Debian's packages
(as root), Playwright's download. The headless shell comes first: it is the same engine without
windows and their furniture, and opening a page takes little more than half the time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

DEBIAN = ("chromium-headless-shell", "chromium")
FONTS = "fonts-liberation"
NAMES = (
    *("chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "microsoft-edge"),
)


def find() -> str | None:
    """Return the path of a Chromium, if there is one."""
    named = os.environ.get("WHITBY_CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise SystemExit(f"WHITBY_CHROMIUM names no file: {named}")
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return of_playwright()


def of_playwright() -> str | None:
    """Return Playwright's own Chromium, if it was downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def install() -> None:
    """Install a Chromium: a Debian package if we are allowed to, else Playwright's download."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", FONTS]
        if run([*apt, DEBIAN[0]]):
            return
        run(["apt-get", "update", "-qq"])
        if any(run([*apt, package]) for package in DEBIAN):
            return
    run([sys.executable, "-m", "playwright", "install", "chromium"])


def run(command: list[str]) -> bool:
    """Run a command; return whether it succeeded."""
    silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, stdout=sys.stderr, env=silent, check=False).returncode == 0


def main() -> None:
    """Find or install a Chromium and print its path."""
    found = find()
    if found is None:
        print("installing a Chromium for the tests of the page ...", file=sys.stderr)
        install()
        found = find()
    if found is None:
        raise SystemExit(
            "There is no Chromium, and none could be installed: install one, "
            "or name it in WHITBY_CHROMIUM."
        )
    print(found)


if __name__ == "__main__":
    main()
