"""Find an nginx for the tests of several servers, or install one, and print its path.

Looks in this order: WHITBY_NGINX, the PATH and the usual folders, Debian's packages (as root).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

DEBIAN = "nginx-light"
FOLDERS = ("/usr/sbin", "/usr/local/sbin", "/usr/local/nginx/sbin", "/opt/homebrew/bin")


def find() -> str | None:
    """Return the path of an nginx, if there is one."""
    named = os.environ.get("WHITBY_NGINX")
    if named:
        if not Path(named).is_file():
            raise SystemExit(f"WHITBY_NGINX names no file: {named}")
        return named
    return shutil.which("nginx", path=os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS]))


def install() -> None:
    """Install Debian's package if we are allowed to; nothing is started."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", DEBIAN]
        if not run(apt):
            run(["apt-get", "update", "-qq"])
            run(apt)


def run(command: list[str]) -> bool:
    """Run a command; return whether it succeeded."""
    silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    return subprocess.run(command, stdout=sys.stderr, env=silent, check=False).returncode == 0


def found() -> str:
    """Return the path of an nginx, which is installed if need be."""
    path = find()
    if path is None:
        print("installing nginx for the tests of several servers ...", file=sys.stderr)
        install()
        path = find()
    if path is None:
        raise SystemExit(
            "There is no nginx, and none could be installed: install one, "
            "or name it in WHITBY_NGINX."
        )
    return path


if __name__ == "__main__":
    print(found())
