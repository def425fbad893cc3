"""A long run on the interpreted engine says once that it could be faster."""

from __future__ import annotations

import time
from io import StringIO

import pytest
from rich.console import Console

from whitby.cli.screen import Screen
from whitby.cli.study.patience import Patience
from whitby.words import Speech


@pytest.mark.parametrize(
    ("compiled", "after", "times"), [(False, 10.0, 1), (False, 9.9, 0), (True, 99.0, 0)]
)
def test_it_is_said_once_and_only_if_it_takes_long(
    monkeypatch: pytest.MonkeyPatch, lang: str, compiled: bool, after: float, times: int
) -> None:
    clock = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: clock)
    console = Console(file=StringIO(), width=500)
    watched = Patience(Screen(lang, console=console), compiled)
    watched.mark()
    clock += after
    watched.mark()
    watched.mark()
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue() == (Speech(lang).say("cli-interpreted") + "\n") * times
