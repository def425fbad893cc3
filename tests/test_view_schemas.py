"""Views and facts match the games' schemas, and what is generated from these is up to date."""

import importlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, ValidationError

from whitby import GAMES
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast

ROOT = Path(__file__).resolve().parent.parent
PLAYED = {"fury": 2}
"""How many random games of a long game are played; of others six, half with random options."""


@cache
def checked(game: str, kind: str) -> Callable[[object], None]:
    """A check of a view (`VIEW`) or of printed facts (`FACTS`) by the committed JSON Schema."""
    schema = json.loads((ROOT / "docs" / "views" / f"{game}.schema.json").read_text("utf-8"))
    top = vars(importlib.import_module(f"whitby.games.{game}.schema"))[kind].__name__
    validator = Draft202012Validator({**schema, "$ref": f"#/$defs/{top}"})
    return lambda data: validator.validate(json.loads(json.dumps(data)))


@pytest.mark.parametrize("name", GAMES)
def test_views_are_what_the_schema_says(name: str) -> None:
    game = GAMES[name]
    check = checked(name, "VIEW")
    for seed in range(PLAYED.get(name, 6)):
        chance = Fast(seed)
        some = {each.name: each.choices[chance.below(len(each.choices))] for each in game.options}
        players = game.seats[seed % len(game.seats)]
        state = game.setup(seed, players, some if seed % 2 else {})
        asked = pending(state)
        while asked is not None:
            for seat in (None, *range(players)):
                check(game.view(state, seat).to_json())
            apply(state, asked.options[chance.below(len(asked.options))])
            asked = pending(state)
        check(game.view(state, None).to_json())
        check(game.reveal(state).to_json())


@pytest.mark.parametrize("name", GAMES)
def test_facts_are_what_the_schema_says(name: str) -> None:
    checked(name, "FACTS")(GAMES[name].facts({}))


def test_every_hunter_is_in_views_and_facts() -> None:
    game = GAMES["fury"]
    names = ["godalming", "seward", "van_helsing", "mina"]
    view: Any = game.view(game.setup(1), None).to_json()
    facts: Any = game.facts({})
    assert list(view["hunters"]) == list(facts["hunters"]) == names


@pytest.mark.parametrize(
    ("key", "value"), [("mood", "grim"), ("health", "9"), ("health", None), ("items", [1])]
)
def test_what_the_schema_does_not_know_is_found(key: str, value: object) -> None:
    game = GAMES["fury"]
    view: Any = game.view(game.setup(1), None).to_json()
    checked("fury", "VIEW")(view)
    view["hunters"]["mina"][key] = value
    with pytest.raises(ValidationError):
        checked("fury", "VIEW")(view)


def test_a_missing_key_and_an_unknown_one_of_a_dictionary_are_found() -> None:
    game = GAMES["fury"]
    view: Any = game.view(game.setup(1), None).to_json()
    del view["hunters"]["mina"]["health"]
    with pytest.raises(ValidationError, match="health"):
        checked("fury", "VIEW")(view)
    view = game.view(game.setup(1), None).to_json()
    view["hunters"]["renfield"] = view["hunters"]["mina"]
    with pytest.raises(ValidationError, match="renfield"):
        checked("fury", "VIEW")(view)


def test_the_committed_files_are_what_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    made: dict[str, Callable[[], str]] = importlib.import_module("schemas").VIEWS
    assert len(made) == 3 * len(GAMES)
    for name, make in made.items():
        assert (ROOT / name).read_text("utf-8") == make(), f"{name}: run scripts/schemas.py"
