"""Optional parts: each extra is declared, and a missing one is named in one line."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from whitby import extras

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DRIVERS = {"postgres"}
"""Extras that bring a driver only; whoever names such a database is told what is missing."""
QUICKER = {"uvloop"}
"""What an extra brings where there is such a thing, and nothing misses elsewhere."""


def name_of(requirement: str) -> str:
    return re.split(r"[\[<>=;~! ]", requirement)[0].lower().replace("_", "-")


def test_the_extras_are_those_of_the_package() -> None:
    assert set(extras.EXTRAS) == set(PROJECT["optional-dependencies"]) - DRIVERS


@pytest.mark.parametrize("extra", extras.EXTRAS)
def test_the_modules_of_an_extra_are_those_it_installs(extra: str) -> None:
    owners = metadata.packages_distributions()
    wanted = {name_of(one) for one in PROJECT["optional-dependencies"][extra]}
    found = {name_of(owner) for module in extras.EXTRAS[extra] for owner in owners[module]}
    assert found == wanted - QUICKER


def test_nothing_is_said_if_everything_is_there() -> None:
    assert extras.absent("server") == []
    extras.require("server", "whitby serve")


def test_a_missing_extra_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "starlette" else name)
    assert extras.absent("server") == ["starlette"]
    with pytest.raises(extras.MissingExtra, match=r"pip install 'whitby\[server\]'$"):
        extras.require("server", "whitby serve")
    extras.require("client", "whitby.client")
