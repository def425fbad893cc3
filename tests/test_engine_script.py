"""`scripts/engine.py`: a compiled engine is used if it fits, and otherwise nobody waits for one."""

from __future__ import annotations

import importlib.util
import os
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
COMMAND = ["/bin/whitby", "--lang", "fr"]


class Became(Exception):
    """The script has become another program."""


class Script:
    """The script over a small project, with a record of what it starts."""

    def __init__(self, module: ModuleType, root: Path) -> None:
        self.module: Any = module
        self.root = root
        self.started = 0

    def run(self, **environ: str) -> str | None:
        """Start a command; return the path that it gets."""
        for name in ("PYTHONPATH", "COMPILE", "CI"):
            os.environ.pop(name, None)
        os.environ.update(environ)
        with pytest.raises(Became) as became:
            self.module.main(["run", *COMMAND])
        program, arguments, found = became.value.args
        assert (program, arguments) == (COMMAND[0], COMMAND)
        path = found.get("PYTHONPATH")
        assert path is None or isinstance(path, str)
        return path


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Script:
    """A project of one module; nothing is compiled or started for real."""
    spec = importlib.util.spec_from_file_location("engine", ROOT / "scripts" / "engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in module.FILES:
        (tmp_path / name).write_text(name)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "one.py").write_text("1")
    found = Script(module, tmp_path)

    def become(*given: object) -> None:
        raise Became(*given)

    def start() -> None:
        found.started += 1

    for name in ("PYTHONPATH", "COMPILE", "CI"):
        monkeypatch.setenv(name, "")  # restored afterwards
    monkeypatch.setattr(os, "execve", become)
    monkeypatch.setattr(module, "start_later", start)
    monkeypatch.setattr(module, "can_compile", lambda: True)
    monkeypatch.setattr(module, "install_tools", lambda: None)
    monkeypatch.setattr(module, "DELAY", 0)
    monkeypatch.setattr(os, "nice", lambda more: more)
    for name, path in {
        "ROOT": tmp_path,
        "BUILD": tmp_path / "build",
        "ENGINES": tmp_path / "build" / "engines",
        "LOG": tmp_path / "build" / "engine.log",
    }.items():
        monkeypatch.setattr(module, name, path)
    (tmp_path / "build").mkdir()

    def compile_copy(target: Path, python: str, work: Path) -> None:
        assert (work / "source" / "src" / "one.py").is_file()
        (work / "source" / "src" / "one.so").touch()  # as compilers do
        target.mkdir(parents=True)

    monkeypatch.setattr(module, "compile_copy", compile_copy)
    return found


def test_without_an_engine_the_command_runs_at_once_and_one_is_built(script: Script) -> None:
    assert script.run() is None
    assert script.started == 1
    script.module.later()
    assert script.run() == str(script.module.engine())
    assert script.started == 1, "it is there"


def test_changed_sources_do_not_run_with_an_old_engine(script: Script) -> None:
    script.module.later()
    old = script.module.engine()
    (script.root / "src" / "one.py").write_text("2")
    assert script.run() is None
    assert script.started == 1
    assert (old / script.module.COMPLETE).exists(), "a server may still be running with it"


@pytest.mark.parametrize("environ", [{"COMPILE": "off"}, {"CI": "true"}])
def test_it_can_be_switched_off(script: Script, environ: dict[str, str]) -> None:
    assert script.run(**environ) is None
    assert script.started == 0


def test_switched_off_an_engine_is_not_used_either(script: Script) -> None:
    script.module.later()
    assert script.run(COMPILE="off") is None


def test_without_a_c_compiler_nothing_is_built(
    script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script.module, "can_compile", lambda: False)
    assert script.run() is None
    assert script.started == 0


def test_an_engine_that_is_not_complete_is_not_used(script: Script) -> None:
    script.module.engine().mkdir(parents=True)
    assert script.run() is None
    assert script.started == 1


def test_a_failed_build_is_not_repeated_at_every_start(
    script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(script.module, "compile_copy", fail)
    script.module.later()
    failed = script.module.engine() / script.module.FAILED
    assert failed.read_text() == "no room\n"
    assert script.run() is None
    assert script.started == 0
    yesterday = time.time() - script.module.AGAIN - 1
    os.utime(failed, (yesterday, yesterday))
    assert script.run() is None
    assert script.started == 1, "perhaps the network is back"


def test_sources_that_change_while_they_are_copied_are_not_used(
    script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = script.module.copy_sources

    def change(work: Path) -> Path:
        (script.root / "src" / "one.py").write_text("3")
        copied = copy(work)
        assert isinstance(copied, Path)
        return copied

    first = script.module.engine()
    monkeypatch.setattr(script.module, "copy_sources", change)
    script.module.later()
    assert not (first / script.module.COMPLETE).exists()
    assert "changed" in (first / script.module.FAILED).read_text()


def test_two_builds_do_not_run_at_once(script: Script) -> None:
    with (script.root / "build" / "engine.lock").open("w") as lock:
        assert script.module.locked(lock)
        script.module.later()
        assert not script.module.engine().exists()
    script.module.later()
    assert (script.module.engine() / script.module.COMPLETE).exists()


def test_old_engines_are_deleted(script: Script) -> None:
    for number in range(4):
        (script.root / "src" / "one.py").write_text(str(10 + number))
        script.module.later()
        os.utime(script.module.engine(), (number, number))
    left = sorted(path.name for path in script.module.ENGINES.iterdir())
    assert len(left) == script.module.KEPT
    assert script.module.engine().name in left
