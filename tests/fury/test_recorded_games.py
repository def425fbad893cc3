"""The recorded games of scripted bots: together they use every card.

`tests/test_records.py` checks that they replay, like the records of the other games.
"""

from __future__ import annotations

from pathlib import Path

from whitby import GAMES, record
from whitby.games.fury.usage import KINDS, used

RECORDS = sorted((Path(__file__).parent.parent / "records" / "fury").glob("*.txt"))


def test_every_card_comes_into_play_in_twenty_games() -> None:
    assert len(RECORDS) == 20
    seen: set[str] = set()
    for path in RECORDS:
        seen |= used(record.replay(GAMES, record.parse(path.read_text("utf-8"))).events)
    assert set(KINDS) - seen == set()
