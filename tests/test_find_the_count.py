"""The code on the page "Find the Count", which runs in browsers, runs here as well."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent / "docs" / "find-the-count.md"
CELL = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES = "games=10"


def test_the_cells_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    cells = CELL.findall(PAGE.read_text("utf-8"))
    shared: dict[str, object] = {"__name__": "__main__"}
    said = []
    for cell in cells:
        exec(compile(cell.replace(GAMES, "games=2"), "<cell>", "exec"), shared)
        said.append(capsys.readouterr().out)
    loaded, belief, truth, bot, games = said
    assert "day:thursday" in loaded
    assert re.match(r"Day 5: he can be at \d+ of 70 places\n\w+ +\d", belief)
    place = re.match(r"He is at (\w+): the hunters give that (\d+\.\d)%", truth)
    assert place is not None
    assert float(place[2]) > 0  # the truth is never ruled out
    assert bot == ""
    assert GAMES in cells[-1]
    assert re.search(r"Hound: [012] of 2 won, ", games)
