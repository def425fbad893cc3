"""Build what is published: a source archive, a plain wheel and a compiled wheel, into dist/.

The wheels are made from the source archive, so that it is known to be complete. On Linux the
compiled wheel is repaired with auditwheel, so that it runs on other distributions too.

.venv-dist/bin/python scripts/dist.py             all three
.venv-dist/bin/python scripts/dist.py sdist pure  only these
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
KINDS: Final = {"sdist": "", "pure": "off", "compiled": "on"}
"""What can be built, and what WHITBY_COMPILE is for it."""


def sdist(target: Path) -> Path:
    """Build the source archive."""
    target.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(target)],
        cwd=ROOT,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return max(target.glob("whitby-*.tar.gz"), key=lambda path: path.stat().st_mtime)


def unpacked(archive: Path, work: Path) -> Path:
    """Unpack a source archive; return the folder of the sources."""
    shutil.rmtree(work, ignore_errors=True)
    with tarfile.open(archive) as packed:
        packed.extractall(work, filter="data")
    (top,) = work.iterdir()
    return top.rename(work / "source")


def wheel(source: Path, target: Path, way: str, **environ: str) -> Path:
    """Build a wheel from unpacked sources with what is installed here; return where it is."""
    made = source.parent / f"wheel-{way}"
    shutil.rmtree(made, ignore_errors=True)
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            str(made),
            "./source",
        ],
        cwd=source.parent,
        env={**os.environ, "WHITBY_COMPILE": way, **environ},
        check=True,
    )
    (found,) = made.glob("*.whl")
    target.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy2(found, target))


def repaired(built: Path) -> Path:
    """Name in a wheel's tag the oldest Linux on which it runs; return the new wheel."""
    before = set(built.parent.glob("*.whl"))
    folder = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    subprocess.run(
        [sys.executable, "-m", "auditwheel", "repair", "-w", str(built.parent), str(built)],
        env={**os.environ, "PATH": folder},  # where patchelf is
        check=True,
    )
    (found,) = set(built.parent.glob("*.whl")) - before
    built.unlink()
    return found


def main(kinds: list[str]) -> None:
    """Build what the command line asks for, and list it."""
    wrong = [kind for kind in kinds if kind not in KINDS]
    if wrong:
        raise SystemExit(f"dist.py: '{wrong[0]}' should be one of {', '.join(KINDS)}")
    target = ROOT / "dist"
    shutil.rmtree(target, ignore_errors=True)
    archive = sdist(target)
    source = unpacked(archive, ROOT / "build" / "dist")
    made = [archive]
    for kind in [kind for kind in kinds or KINDS if kind != "sdist"]:
        built = wheel(source, target, KINDS[kind])
        made.append(repaired(built) if kind == "compiled" and sys.platform == "linux" else built)
    for path in made:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
