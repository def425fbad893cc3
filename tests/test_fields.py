"""Every fact of every view can be read as text, in every language.

The page can show any game from its view alone: its schema says what the values are, and messages
`<game>-field-<key>` are the labels (docs/add-a-game.md). A game whose view grows a key, or a value
without a word, fails here. The lookup is the same as in web/src/generic/fields.ts.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import whitby
from whitby.core.game import Game
from whitby.core.schema import Field, paths
from whitby.words import LANGUAGES
from words.files import messages

TEXTS = {"yes", "no", "none"}
"""What a label can say besides its own text."""
LOOKS = {"fury": 0.06}
"""How often views of a long game are checked, if less often than elsewhere."""
FREE = {"seat", "text"}
"""Kinds of values that need no word for each."""


class Fields:
    """The words of one language, as they are looked up while reading a game's views."""

    def __init__(self, lang: str, game: str) -> None:
        self.game = game
        self.fields = dict(paths(import_module(f"whitby.games.{game}.schema").VIEW))
        self.messages = messages(lang)
        self.asked: set[str] = set()
        self.missing: set[str] = set()

    def view(self, view: dict[str, Any]) -> None:
        """Read a whole view."""
        for name, value in view.get("options", {}).items():
            self._want(f"{self.game}-option-{name}")
            self._want(f"{self.game}-option-{name}-{value}")
        self._book({key: value for key, value in view.items() if key != "options"}, ())

    def _book(self, book: dict[str, Any], way: tuple[str, ...]) -> None:
        for key, value in book.items():
            here = (*way, key)
            known = [f"{self.game}-field-{tail}" for tail in ("-".join(here), key)]
            id = next((each for each in known if each in self.messages), known[0])
            self._want(id)
            self._read(value, self.fields[here], here)

    def _read(self, value: Any, known: Field, way: tuple[str, ...]) -> None:
        match value:
            case None | bool() | "?":
                pass
            case str() | int():
                self._word(known.of[0] if known.of else None, value, way)
            case list() if len(known.of) > 1 and value and not isinstance(value[0], list):
                for kind, each in zip(known.of, value, strict=True):
                    self._word(kind, each, way)
            case list():
                for each in value:
                    self._read(each, known, way)
            case dict() if known.counts:
                for key in value:
                    self._word(known.counts, key, way)
            case dict() if known.keys:
                for key, each in value.items():
                    self._word(known.keys, key, way)
                    self._read(each, replace(known, keys=None), way)
            case dict():
                self._book(value, way)

    def _word(self, of: str | None, value: str | int, way: tuple[str, ...]) -> None:
        if of in FREE or value == "?" or (isinstance(value, int) and (of is None or value == 0)):
            return
        if of is None:
            self.missing.add(f"a word family for '{value}' of {'.'.join(way)} in schema.py")
            return
        whole = f"{self.game}-{of}-{value}"
        parts = str(value).split("-") if whole not in self.messages else [str(value)]
        for part in parts:
            self._want(f"{self.game}-{of}-{part}")

    def _want(self, id: str) -> None:
        self.asked.add(id)
        if id not in self.messages:
            self.missing.add(id)


def random_views(game: Game[Any, Any], players: int, number: int) -> Iterator[dict[str, Any]]:
    """What everyone sees of a random game now and then, and what is revealed after it."""
    chance = random.Random(100 * players + number)
    chosen = {each.name: each.choices[number % len(each.choices)] for each in game.options}
    state = game.setup(number, players, chosen)
    while asked := whitby.decisions(state):
        if chance.random() < LOOKS.get(game.name, 0.3):
            for seat in (None, *range(players)):
                yield game.view(state, seat).to_json()
        decision = chance.choice(asked)
        whitby.apply(state, chance.choice(decision.options), decision.seat)
    yield game.view(state, None).to_json()
    yield game.reveal(state).to_json()


@cache
def seen(game: str) -> list[dict[str, Any]]:
    """The different views of some random games."""
    found = {
        json.dumps(view): view
        for number in range(2)
        for players in {whitby.GAMES[game].seats[0], whitby.GAMES[game].seats[-1]}
        for view in random_views(whitby.GAMES[game], players, number)
    }
    return list(found.values())


def read(lang: str, game: str) -> Fields:
    """All views, read in one language."""
    fields = Fields(lang, game)
    for view in seen(game):
        fields.view(view)
    return fields


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", whitby.GAMES)
def test_every_key_and_every_value_of_a_view_has_words(game: str, lang: str) -> None:
    assert sorted(read(lang, game).missing) == []


@pytest.mark.parametrize("game", whitby.GAMES)
def test_no_label_is_left_over(game: str) -> None:
    labels = {id for id in messages("en") if id.startswith(f"{game}-field-")}
    assert labels <= read("en", game).asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_are_texts_only(lang: str) -> None:
    for id, message in messages(lang).items():
        if "-field-" in id:
            assert {each.id.name for each in message.attributes} <= TEXTS, id
