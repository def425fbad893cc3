"""Every encounter, combat card and power card is declared once, under its own name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from whitby.games.fury.cards import powers, table
from whitby.games.fury.cards.encounters import facing
from whitby.games.fury.cards.encounters.base import Encounter
from whitby.games.fury.combat import resolving
from whitby.games.fury.combat.escape import ESCAPE_CARDS
from whitby.games.fury.combat.strikes import STRIKES
from whitby.games.fury.combat.weapons import HUNTER_COMBAT_CARDS

SOURCES = Path(__file__).resolve().parents[2] / "src/whitby/games/fury"
FIGHTING = [name for card, name in enumerate(table.FIGHT_CARDS) if table.BANNERS[card]]


def named(name: str) -> str:
    return name.title().replace("_", "")


def names(declared: Mapping[int, object], rows: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(rows[card], type(declaration).__name__) for card, declaration in declared.items()]


def test_every_encounter_is_declared_under_its_name() -> None:
    found = names(facing.ENCOUNTER_CARDS, table.ENCOUNTERS)
    assert sorted(found) == [(name, named(name)) for name in table.ENCOUNTERS]
    assert len(facing.DECLARED) == len(table.ENCOUNTERS)


def test_every_combat_card_of_dracula_is_declared_under_its_name() -> None:
    found = names(resolving.DRACULA_CARDS, table.COMBAT)
    assert sorted(found) == [(name, named(name)) for name in table.COMBAT]
    assert len(STRIKES) + len(ESCAPE_CARDS) == len(table.COMBAT)


def test_every_card_with_a_banner_is_declared_under_its_name() -> None:
    found = names(resolving.HUNTER_CARDS, table.FIGHT_CARDS)
    assert found == [(name, named(name)) for name in FIGHTING]
    assert len(HUNTER_COMBAT_CARDS) == len(FIGHTING)


def test_every_power_card_is_declared_under_its_name() -> None:
    found = names(powers.POWER_CARDS, table.POWERS)
    assert sorted(found) == [(name, named(name)) for name in table.POWERS]
    played = [power.card for power in powers.PLAYED_BY.values()]
    assert set(played) == set(range(len(table.POWERS)))


@pytest.mark.parametrize(
    "name", [*table.ENCOUNTERS, *table.COMBAT, *table.FIGHT_CARDS, *table.POWERS]
)
def test_one_search_finds_a_card(name: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")]
    assert sum(source.count(f"class {named(name)}(") for source in sources) == 1


def test_the_number_of_a_card_is_its_row() -> None:
    for rows in (table.ENCOUNTERS, table.COMBAT, table.FIGHT_CARDS, table.POWERS):
        assert [getattr(table, name.upper()) for name in rows] == list(range(len(rows)))


def test_encounters_that_mature_say_what_they_do() -> None:
    for card, encounter in facing.ENCOUNTER_CARDS.items():
        kind = type(encounter)
        declares = kind.mature is not Encounter.mature or kind.matured is not Encounter.matured
        assert declares == table.CAN_MATURE[card]
