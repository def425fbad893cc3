"""Views and facts match the games' schemas, and the page's types are generated from these."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError, convert, json

from whitby import GAMES
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast
from whitby.games.duel.schema import DuelData, DuelFacts
from whitby.games.fury.schema import FuryData, FuryFacts
from whitby.games.nosferatu.schema import NosferatuData, NosferatuFacts

ROOT = Path(__file__).resolve().parent.parent
# game: its schema, and how many random games are played; every second one has random options
SCHEMAS: dict[str, tuple[Any, Any, int]] = {
    "duel": (DuelData, DuelFacts, 6),
    "fury": (FuryData, FuryFacts, 2),
    "nosferatu": (NosferatuData, NosferatuFacts, 6),
}


def fits(data: object, kind: Any) -> bool:
    """Whether data has exactly the fields and types that a type says."""
    plain = json.decode(json.encode(data))
    return bool(json.decode(json.encode(convert(plain, kind))) == plain)


def test_every_game_has_a_schema() -> None:
    assert set(SCHEMAS) == set(GAMES)


@pytest.mark.parametrize("name", SCHEMAS)
def test_views_are_what_the_schema_says(name: str) -> None:
    game = GAMES[name]
    shape, _, games = SCHEMAS[name]
    for seed in range(games):
        chance = Fast(seed)
        some = {each.name: each.choices[chance.below(len(each.choices))] for each in game.options}
        players = game.seats[seed % len(game.seats)]
        state = game.setup(seed, players, some if seed % 2 else {})
        asked = pending(state)
        while asked is not None:
            for seat in (None, *range(players)):
                assert fits(game.view(state, seat).to_json(), shape)
            apply(state, asked.options[chance.below(len(asked.options))])
            asked = pending(state)
        assert fits(game.view(state, None).to_json(), shape)
        assert fits(game.reveal(state).to_json(), shape)


@pytest.mark.parametrize("name", SCHEMAS)
def test_facts_are_what_the_schema_says(name: str) -> None:
    assert fits(GAMES[name].facts({}), SCHEMAS[name][1])


def test_every_hunter_is_in_views_and_facts() -> None:
    game = GAMES["fury"]
    names = ["godalming", "seward", "van_helsing", "mina"]
    view: Any = game.view(game.setup(1), None).to_json()
    facts: Any = game.facts({})
    assert list(view["hunters"]) == list(facts["hunters"]) == names


def test_what_the_schema_does_not_know_is_found() -> None:
    game = GAMES["fury"]
    view: Any = game.view(game.setup(1), None).to_json()
    assert fits(view, FuryData)
    view["hunters"]["mina"]["mood"] = "grim"
    assert not fits(view, FuryData)
    del view["hunters"]["mina"]["mood"]
    view["hunters"]["mina"]["health"] = "9"
    with pytest.raises(ValidationError, match="hunters"):
        fits(view, FuryData)
    del view["hunters"]["mina"]["health"]
    with pytest.raises(ValidationError, match="health"):
        fits(view, FuryData)


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_committed_types_are_what_is_made(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    made = importlib.import_module("view_types").view_types(name)
    file = ROOT / "web" / "src" / "games" / name / "schema.ts"
    assert file.read_text("utf-8") == made, "run scripts/schemas.py"
