"""Compile the engine, and start programs with it if it is there: nobody waits for a compiler.

`run` starts a command with the compiled engine if one was built from exactly these sources. If not,
the command runs interpreted, and the engine is built in the background with the lowest priority,
once for each version of the sources, for the next start.

.venv/bin/python scripts/engine.py run .venv/bin/whitby
.venv/bin/python scripts/engine.py build build/compiled 3
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
ENGINES: Final = BUILD / "engines"
LOG: Final = BUILD / "engine.log"
TOOLS: Final = ROOT / ".venv-compile"
HEADERS_ONCE: Final = ROOT / "scripts" / "headers_once.sh"
FILES: Final = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE")
FOLDERS: Final = ("src", "docs/rules")
COMPLETE: Final = ".complete"
FAILED: Final = ".failed"
AGAIN: Final = 24 * 3600
"""Seconds after which a failed build is tried again."""
OPTIMISED: Final = "3"
"""How far the C compiler optimises an engine that is played with, as in pyproject.toml."""
DELAY: Final = 20
"""Seconds in which a server starts undisturbed."""
KEPT: Final = 2
"""Engines that are kept; an older server may still run with the last but one."""


def digest(root: Path) -> str:
    """Return a digest of everything that the package is built from, and of the Python it is for."""
    files = [root / name for name in FILES]
    for folder in FOLDERS:
        files += [path for path in (root / folder).rglob("*") if path.is_file()]
    whole = hashlib.blake2b(sys.version.encode(), digest_size=12)
    for path in sorted(files):
        if path.suffix not in (".pyc", ".br", ".gz"):
            whole.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def copy_sources(work: Path, level: str = OPTIMISED) -> Path:
    """Copy the sources, so that the compiler leaves nothing among them; return where they are.

    `level` is how far the C compiler optimises.
    """
    source = work / "source"
    shutil.rmtree(source, ignore_errors=True)
    source.mkdir(parents=True)
    for name in FILES:
        shutil.copy2(ROOT / name, source)
    for name in FOLDERS:
        shutil.copytree(
            ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "*.pyc")
        )
    if level != OPTIMISED:
        project = source / "pyproject.toml"
        asked = project.read_text().replace(f'opt_level = "{OPTIMISED}"', f'opt_level = "{level}"')
        project.write_text(asked)
    return source


def compile_copy(target: Path, python: str, work: Path) -> None:
    """Compile the copied sources into a folder that can be put first on the path."""
    source, wheels = work / "source", work / "wheel"
    for folder in (target, wheels, work / "headers"):
        shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(
        [
            python,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            str(wheels),
            "./source",
        ],
        cwd=work,
        env={**os.environ, **compiler(source), "WHITBY_COMPILE": "on"},
        check=True,
    )
    (wheel,) = wheels.glob("*.whl")
    shutil.unpack_archive(wheel, target, "zip")


def compiler(source: Path) -> dict[str, str]:
    """Return the variables that choose the C compiler: it mostly reads if it does not optimise."""
    if f'opt_level = "{OPTIMISED}"' in (source / "pyproject.toml").read_text():
        return {}
    return {
        "CC": str(HEADERS_ONCE),
        "REAL_CC": os.environ.get("CC", "cc"),
        "KEPT_HEADERS": str(source.parent / "headers"),
    }


def engine() -> Path:
    """Return where the engine of these sources is, or will be."""
    return ENGINES / digest(ROOT)


def can_compile() -> bool:
    """Return whether there is a C compiler and what it needs of Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.is_file()


def due(target: Path) -> bool:
    """Return whether these sources have not been compiled, nor failed to be a short while ago."""
    failed = target / FAILED
    recent = failed.is_file() and time.time() - failed.stat().st_mtime < AGAIN
    return not (target / COMPLETE).is_file() and not recent


def run(command: list[str]) -> None:
    """Become a command, with the compiled engine if it is there."""
    environ = dict(os.environ)
    if environ.get("COMPILE") == "off":
        os.execve(command[0], command, environ)
    target = engine()
    if (target / COMPLETE).is_file():
        environ["PYTHONPATH"] = str(target)
    elif "CI" not in environ and can_compile() and due(target):
        start_later()
        print(
            "The compiled engine is being built in the background and is used from the next start "
            f"on (see {LOG.relative_to(ROOT)}; COMPILE=off turns this off)."
        )
    os.execve(command[0], command, environ)


def start_later() -> None:
    """Start a build that outlives this program and is not interrupted with it."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "later"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=ROOT,
            start_new_session=True,
        )


def later() -> None:
    """Compile these sources with the lowest priority, unless that is happening already."""
    os.nice(19)
    with (BUILD / "engine.lock").open("w") as lock:
        if not locked(lock):
            return
        time.sleep(DELAY)
        target = engine()
        if due(target):
            attempt(target)


def locked(lock: IO[str]) -> bool:
    """Lock a file until it is closed; return False if another program holds it."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def attempt(target: Path) -> None:
    """Build an engine in a folder of its own, and mark it as complete or as failed."""
    say(f"compiling {target.name}")
    begun = time.monotonic()
    try:
        install_tools()
        work = BUILD / "later"
        if digest(copy_sources(work)) != target.name:
            raise RuntimeError("the sources changed while they were being copied")
        compile_copy(target, str(TOOLS / "bin" / "python"), work)
        (target / COMPLETE).touch()
    except Exception as error:
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        (target / FAILED).write_text(f"{error}\n")
        say(f"failed: {error}")
        return
    forget_old(target)
    say(f"done after {time.monotonic() - begun:.0f} s")


def install_tools() -> None:
    """Install the compiler's Python part into an environment of its own, by hash."""
    mark, lock = TOOLS / ".done", ROOT / "requirements" / "compile.lock"
    if mark.is_file() and mark.stat().st_mtime >= lock.stat().st_mtime:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(TOOLS)], check=True)
    python = str(TOOLS / "bin" / "python")
    subprocess.run(
        [
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--require-hashes",
            "-r",
            "requirements/compile.lock",
        ],
        cwd=ROOT,
        check=True,
    )
    mark.touch()


def forget_old(newest: Path) -> None:
    """Delete the engines of older sources."""
    others = [each for each in ENGINES.iterdir() if each != newest]
    others.sort(key=lambda each: each.stat().st_mtime, reverse=True)
    for each in others[KEPT - 1 :]:
        shutil.rmtree(each, ignore_errors=True)


def say(text: str) -> None:
    """Write a line to the log."""
    print(time.strftime("%Y-%m-%d %H:%M:%S"), text, flush=True)


def main(arguments: list[str]) -> None:
    """Do what the command line asks for."""
    match arguments:
        case ["run", *command] if command:
            run(command)
        case ["build", target, level]:
            folder = Path(target).resolve()
            work = folder.with_name(f"{folder.name}-work")
            copy_sources(work, level)
            compile_copy(folder, sys.executable, work)
        case ["later"]:
            later()
        case _:
            raise SystemExit("usage: engine.py run COMMAND ... | build FOLDER LEVEL | later")


if __name__ == "__main__":
    main(sys.argv[1:])
