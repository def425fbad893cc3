"""Every event card is declared once, under its own name."""

from __future__ import annotations

from pathlib import Path

import pytest

from whitby.games.fury.cards import dracula_event, hunter_event, table
from whitby.games.fury.cards.events import every, preparing, vampiric_influence

FOLDER = Path(__file__).resolve().parents[2] / "src/whitby/games/fury/cards/events"


DECLARED = [(event.card, type(event).__name__) for event in hunter_event.DECLARED]
DECLARED += [(event.card, type(event).__name__) for event in dracula_event.DECLARED]


@pytest.mark.parametrize("card", range(len(table.EVENTS)))
def test_an_event_is_declared_under_its_name(card: int) -> None:
    assert DECLARED[card] == (card, table.EVENTS[card].title().replace("_", ""))


def test_the_number_of_an_event_is_its_row() -> None:
    assert len(table.HUNTER_EVENT_ROWS) == table.HUNTER_EVENTS == len(hunter_event.DECLARED)
    for card, name in enumerate(table.EVENTS):
        assert getattr(table, name.upper()) == card


@pytest.mark.parametrize("name", table.EVENTS)
def test_one_search_finds_an_event(name: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py")]
    assert sum(source.count(f"class {name.title().replace('_', '')}(") for source in sources) == 1


def test_an_event_is_not_declared_twice() -> None:
    with pytest.raises(AssertionError, match="declared twice"):
        hunter_event.declare(preparing.LongNight())
    with pytest.raises(AssertionError, match="declared twice"):
        dracula_event.declare(vampiric_influence.VampiricInfluence())


def test_what_is_played_at_once_is_never_kept() -> None:
    assert {table.EVENTS[card] for card in (*every.AT_ONCE, *every.DRACULA_AT_ONCE)} == {
        "behind_the_veil",
        "draculas_brides",
        "evil_presence",
        "great_wolf",
        "hired_scouts",
        "immanuel_hildesheim",
        "jonathan_harker",
        "local_rumours",
        "rufus_smith",
        "sister_agatha",
        "vampiric_influence",
    }
