"""Card files: the values of a printed edition, written down in TOML by its owner.

    [dr_puls]
    move = 2
    strength = 3
    barrier = "red"

    [vampires]
    1 = 4
    2 = 3
    3 = 2

A file becomes the one word under which a table keeps its values (see `values.py`). The values
themselves are checked there; here the format of a file is checked, and every error names the place.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping
from typing import Final

from whitby.core.errors import BadSetup
from whitby.games.duel.cards import BARS, CARDS
from whitby.games.duel.values import FIGHTER_NAMES, STANDARD, canonical

MOST_LETTERS: Final = 20_000
"""The maximum length of a card file."""
MOST_NUMBER: Final = 10**6
"""The maximum of any number in a card file."""

KEYS: Final = ("move", "strength", "barrier")
STRENGTHS: Final = ("1", "2", "3")
NO_STRENGTH: Final = "none"
NO_TITLES: Final[dict[str, str]] = {}
PLAIN_LETTERS: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "é": "e", "è": "e", "ê": "e", "à": "a", "î": "i", "ç": "c"}
)


def read_card_file(text: str, titles: Mapping[str, str] = NO_TITLES) -> str:
    """Return the values of a card file as one word, or refuse it.

    Cards are named by id, or by these titles, which map to ids.
    """
    if len(text) > MOST_LETTERS:
        raise BadSetup(f"it is too long for a card file, which has at most {MOST_LETTERS} letters")
    try:
        tables: dict[str, object] = tomllib.loads(text)
    except ValueError as error:
        raise BadSetup(f"it is not TOML: {error}") from None
    except RecursionError:
        raise BadSetup("it is not TOML: its brackets never end") from None
    names = known_names(titles)
    written: dict[str, str] = {}  # the file's name for each card
    changes: list[str] = []
    for table, values in tables.items():
        id = find_card(table, values, names)
        if id in written:
            raise BadSetup(f"[{written[id]}] and [{table}] are the same card; write it once")
        written[id] = table
        assert isinstance(values, dict)
        for key, value in values.items():
            changes.append(f"{id}.{read_value(table, id, key, value)}")
    return settle(changes, written)


def plain(name: str) -> str:
    """Return a name for comparison: without capitals, accents, spaces and punctuation."""
    letters = name.casefold().translate(PLAIN_LETTERS)
    return "".join([letter for letter in letters if letter.isalnum()])


def known_names(titles: Mapping[str, str]) -> dict[str, str]:
    """Return all valid names of a TOML table, normalized, and the id each one means."""
    names = {plain(id): id for id in (*CARDS, *FIGHTER_NAMES)}
    for title, id in titles.items():
        names[plain(title)] = id
    return names


def find_card(table: str, values: object, names: Mapping[str, str]) -> str:
    """Return the id that a TOML table of the file is about."""
    if plain(table) not in names:
        if not isinstance(values, dict):
            raise BadSetup(
                f"'{table}' stands outside of a card; write it under one, such as [{CARDS[1]}]"
            )
        raise BadSetup(f"there is no card [{table}]; {advice(table, names)}")
    if not isinstance(values, dict):
        raise BadSetup(f"'{table}' is a card: write [{table}], and its values under it")
    return names[plain(table)]


def advice(table: str, names: Mapping[str, str]) -> str:
    """Return which card may have been meant, or the valid names."""
    near = difflib.get_close_matches(plain(table), list(names), 1)
    if near:
        return f"did you mean [{names[near[0]]}]?"
    return f"a card goes by its id, such as [{CARDS[1]}], or by its title"


def read_value(table: str, id: str, key: str, value: object) -> str:
    """Return one value of a card in the notation of values.py, or refuse it."""
    keys = STRENGTHS if id in FIGHTER_NAMES else KEYS
    if key not in keys:
        near = difflib.get_close_matches(key, keys, 1)
        meant = f"did you mean {near[0]}? it has" if near else "it has"
        raise BadSetup(f"[{table}] has no '{key}'; {meant} {keys[0]}, {keys[1]} and {keys[2]}")
    if key == "barrier":
        colours = ", ".join([f'"{bar}"' for bar in BARS])
        if not isinstance(value, str):
            raise BadSetup(f"[{table}] {key} is one of {colours}, not {shown(value)}")
        if value not in BARS:
            raise BadSetup(f"[{table}] {key} is one of {colours}, not '{value}'")
        return f"{key}.{value}"
    if key == "strength" and value == NO_STRENGTH:
        return f"{key}.0"
    if isinstance(value, bool) or not isinstance(value, int):
        none = f' or "{NO_STRENGTH}"' if key == "strength" else ""
        raise BadSetup(f"[{table}] {key} is a whole number{none}, not {shown(value)}")
    if not -MOST_NUMBER < value < MOST_NUMBER:
        raise BadSetup(f"[{table}] {key} is a whole number of one digit")
    return f"{key}.{value}"


def shown(value: object) -> str:
    """Return a value of the wrong type as the file has it, or its type."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        return "a table"
    return "a list" if isinstance(value, list) else "a date or a time"


def settle(changes: list[str], written: Mapping[str, str]) -> str:
    """Return the changes in canonical form; errors use the file's own names."""
    if not changes:
        return STANDARD
    try:
        return canonical("+".join(changes))
    except BadSetup as error:
        reason = str(error).removeprefix("cards: ")
        for id, table in written.items():
            if reason.startswith(f"{id}."):
                reason = f"[{table}] {reason.removeprefix(f'{id}.')}"
        raise BadSetup(reason) from None
