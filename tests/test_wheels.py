"""What is published, in an empty environment: the wheel of the form that is being tested.

Plain Python is built here, from the source archive and as on a machine without a C compiler. The
compiled wheel is the one from which the engine under test was unpacked.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

import whitby

ROOT = Path(__file__).resolve().parent.parent
FORM = "compiled" if whitby.COMPILED else "interpreted"
Run = Callable[..., "subprocess.CompletedProcess[str]"]


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    made = script("dist").sdist(tmp_path_factory.mktemp("dist"))
    assert isinstance(made, Path)
    return made


@pytest.fixture(scope="module")
def wheel(request: pytest.FixtureRequest) -> Path:
    """The wheel to try."""
    if whitby.COMPILED:
        engine = Path(whitby.__file__).parents[1]
        (found,) = (engine.with_name(f"{engine.name}-work") / "wheel").glob("*.whl")
        return found
    dist, archive = script("dist"), request.getfixturevalue("archive")
    source = dist.unpacked(archive, archive.parent / "work")
    made = dist.wheel(source, archive.parent, "auto", CC="/no/compiler")
    assert isinstance(made, Path)
    return made


def needed(wheel: Path) -> dict[str, metadata.Distribution]:
    """The installed packages that a wheel needs without any extra, directly or not."""
    found: dict[str, metadata.Distribution] = {}
    lines = wheel_metadata(wheel).get_all("Requires-Dist") or []
    while lines:
        wanted = Requirement(lines.pop())
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        one = metadata.distribution(wanted.name)
        if one.name not in found:
            found[one.name] = one
            lines += one.requires or []
    return found


def wheel_metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [each for each in packed.namelist() if each.endswith(".dist-info/METADATA")]
        return message_from_bytes(packed.read(name))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """An environment with the wheel and what it says it needs; runs a program of it."""
    folder = tmp_path_factory.mktemp("empty") / "env"
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    (site,) = folder.glob("lib/python*/site-packages")
    for one in needed(wheel).values():
        for path in one.files or []:
            if ".." not in path.parts and "__pycache__" not in path.parts:
                (site / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(str(one.locate_file(path)), site / path)
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    offline = ["--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)]
    # Without PYTHONPATH, where pip would find the engine under test as if it were installed.
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([*pip, "install", *offline], env=bare, check=True)
    subprocess.run([*pip, "check"], env=bare, check=True, stdout=subprocess.DEVNULL)

    def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(folder / "bin" / program), *arguments],
            cwd=folder,  # not in the checkout
            env={"PATH": "", "LANG": "C.UTF-8", "HOME": str(folder)},
            capture_output=True,
            text=True,
        )

    return run


def test_the_name_of_a_wheel_says_which_form_it_is(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl") == (not whitby.COMPILED)
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert any(re.search(r"\.(so|pyd)$", name) for name in names) == whitby.COMPILED
    assert {"whitby/py.typed", "whitby/page/index.html", "whitby/rules/fury.md"} <= set(names)


def test_a_wheel_asks_for_no_web_framework_and_refuses_no_later_python(wheel: Path) -> None:
    found = wheel_metadata(wheel)
    assert found["Requires-Python"] == ">=3.11"
    assert set(found.get_all("Provides-Extra") or []) >= {"server", "client", "postgres"}
    names = {name.lower() for name in needed(wheel)}
    assert not names & {"starlette", "uvicorn", "sqlalchemy", "cryptography", "httpx", "msgspec"}


def test_an_installed_wheel_plays(installed: Run) -> None:
    said = installed("whitby", "--version")
    assert said.stdout.startswith(f"whitby {whitby.__version__}, {FORM}, "), said.stderr
    for game in whitby.GAMES:
        args = ("simulate", game, "-n", "2", "--bots", "scripted", "--json")
        played = installed("whitby", *args)
        assert '"games": 2' in played.stdout, played.stderr
    assert "NOSF-56" in installed("whitby", "rules", "nosferatu", "56").stdout


@pytest.mark.parametrize("command", [(), ("serve",), ("admin", "list")])
def test_without_a_server_one_line_says_what_to_install(
    installed: Run, command: tuple[str, ...]
) -> None:
    said = installed("whitby", *command)
    name = " ".join(("whitby", *command[:1]))
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == (
        f"whitby: {name} needs packages that are not installed; "
        "to install them: pip install 'whitby[server]'\n"
    )


def test_without_a_client_importing_it_says_what_to_install(installed: Run) -> None:
    said = installed("python", "-c", "import whitby.client")
    assert said.stderr.splitlines()[-1] == (
        "ImportError: whitby.client needs packages that are not installed; "
        "to install them: pip install 'whitby[client]'"
    )


def test_the_source_archive_is_complete(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    wanted = {
        "Makefile",
        "hatch_build.py",
        "requirements/run.lock",
        "scripts/engine.py",
        "src/whitby/page/.made-from",
        "tests/test_wheels.py",
        "web/package-lock.json",
    }
    assert wanted <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".pyc", ".so"))]
