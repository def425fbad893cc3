"""The recorded games of scripted bots: together they use every card.

`tests/test_records.py` checks that they replay, like the records of the other games.
"""

from __future__ import annotations

import runpy
from pathlib import Path

from whitby import GAMES, record

TESTS = Path(__file__).parent.parent
RECORDS = sorted((TESTS / "records" / "fury").glob("*.txt"))
USAGE = runpy.run_path(str(TESTS.parent / "scripts" / "fury_usage.py"))


def test_every_card_comes_into_play_in_twenty_games() -> None:
    assert len(RECORDS) == 20
    seen: set[str] = set()
    for path in RECORDS:
        seen |= USAGE["used"](record.replay(GAMES, record.parse(path.read_text("utf-8"))).events)
    assert set(USAGE["KINDS"]) - seen == set()
