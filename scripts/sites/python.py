"""The Python of the static site: Pyodide, a wheel of msgspec for it, our own wheel, and networks.

Networks are apart from the rest, because only who plays against a master fetches one.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from sites import wheel
from sites.wheel import ROOT
from whitby.bots.learned.level import FOLDER, POLICIES, WORLDS

PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
FILES: Final = {
    PYODIDE / "pyodide.mjs": "pyodide.js",
    PYODIDE / "pyodide.asm.mjs": "pyodide.asm.js",
    PYODIDE / "pyodide.asm.wasm": "pyodide.asm.wasm",
    PYODIDE / "python_stdlib.zip": "python_stdlib.zip",
    PYODIDE / "pyodide-lock.json": "pyodide-lock.json",
    ROOT / "web" / "site" / "python" / "start.js": "start.js",
}
"""What starts Python, and its names on the site: many hosts do not know `.mjs` as JavaScript."""

LOCK: Final = ROOT / "requirements" / "browser.lock"
WHEELS: Final = ROOT / "build" / "browser-wheels"
"""Wheels of others are kept here, so that they are fetched once."""

PLATFORM: Final = (
    "--implementation", "cp", "--abi", "cp314", "--python-version", "314",
    "--platform", "pyemscripten_2026_0_wasm32",
)  # fmt: skip


def fetched() -> list[Path]:
    """Return the wheels of others, fetched by their hashes."""
    mark = WHEELS / LOCK.name
    if not mark.is_file() or mark.read_bytes() != LOCK.read_bytes():
        shutil.rmtree(WHEELS, ignore_errors=True)
        command = [
            sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
            "--no-deps", "--only-binary=:all:", *PLATFORM, "--require-hashes", "-r", str(LOCK),
            "-d", str(WHEELS),
        ]  # fmt: skip
        subprocess.run(command, check=True)
        mark.write_bytes(LOCK.read_bytes())
    return sorted(WHEELS.glob("*.whl"))


def put(site: Path) -> None:
    """Put everything into a folder named after its contents, and list it in `python.json`."""
    folder = site / "python"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path, name in FILES.items():
        shutil.copyfile(path, folder / name)
    for path in fetched():
        shutil.copyfile(path, folder / path.name)
    own = wheel.build(folder)
    found = sorted(folder.iterdir())
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in found)).hexdigest()[:12]
    listed = {
        "folder": f"python/{digest}",
        "files": {path.name: path.stat().st_size for path in found},
        "modules": imported(own),
        "networks": put_networks(site),
    }
    inner = folder / digest
    inner.mkdir()
    for path in found:
        path.rename(inner / path.name)
    (site / "python.json").write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


def imported(own: Path) -> int:
    """Return how many of our modules the tables of a browser import."""
    code = "import sys; sys.path.insert(0, sys.argv[1]); import whitby.local.worker; "
    code += "print(sum(name.startswith('whitby') for name in sys.modules))"
    command = [sys.executable, "-I", "-c", code, str(own)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def put_networks(site: Path) -> dict[str, str]:
    """Put the networks of bots into files named after their contents; return these."""
    folder = site / "networks"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found: dict[str, str] = {}
    for name in (*(f"{game}-worlds" for game in WORLDS), *POLICIES):
        path = FOLDER / f"{name}.npz"
        digest = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
        shutil.copyfile(path, folder / f"{digest}.npz")
        found[path.name] = f"networks/{digest}.npz"
    return found
