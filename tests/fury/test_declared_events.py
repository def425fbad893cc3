"""Every event card is declared once, under its own name, and what it tells is learned."""

from __future__ import annotations

from pathlib import Path

import pytest

from whitby.games.fury import events
from whitby.games.fury.cards import dracula_event, hunter_event, table
from whitby.games.fury.cards.events import every, preparing, vampiric_influence
from whitby.games.fury.knowledge.belief import LEARN
from whitby.games.fury.knowledge.recall import FLOWS, PILES, STORY

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


ELSEWHERE = """
    top acts_next drew_ticket drew_item drew_event dracula_drew_event gave_item gave_event
    gave_ticket room_made drew_encounters dracula_suffered dracula_recovered dracula_found ambushed
    ambushed_open turned_up encounter_discarded drew_combat struck_with ally_recalled named_open
    laid_hand_open deduced backs_checked pounced adds_to
"""
"""Events that tell something, but nothing new about the trail or about a hand: the view shows it,
it goes with another event, or it is private, and who saw it holds the card."""


def test_what_an_event_tells_is_learned_or_said_to_be_learned_elsewhere() -> None:
    known = {kind.name for kind in (*LEARN, *STORY, *FLOWS, *PILES)}
    new = {kind.name for kind in events.Kind.ALL.values() if kind.tells} - known
    missing = sorted(new - set(ELSEWHERE.split()))
    assert not missing, (
        f"nobody learns from {' '.join(missing)}, so worlds are imagined in which it is not true: "
        "about the trail, add a method to knowledge/findings.py and a row to LEARN in belief.py; "
        "about hands, a row to recall.py; if there is nothing to learn, a word to ELSEWHERE here"
    )
    assert set(ELSEWHERE.split()) <= new, "these are learned from, or do not exist"
