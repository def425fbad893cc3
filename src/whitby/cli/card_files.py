"""Card files on the command line: values from a printed edition, for games that accept them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from whitby.cli.draw.duel.ids import CARDS as DUEL_CARDS
from whitby.cli.mistakes import Mistake
from whitby.core.errors import BadSetup
from whitby.core.game import Game
from whitby.games.duel.card_file import read_card_file
from whitby.games.duel.cards import CARDS
from whitby.words import LANGUAGES, Speech

SETTING: Final = "cards"
"""The table option that holds the content of a card file."""

MOST_BYTES: Final = 2**16
"""The maximum size of a card file."""


def read_duel(text: str) -> str:
    """Return the values in a card file of the duel; cards may be named by title in any language."""
    titles = {
        Speech(lang).say(title): id
        for lang in LANGUAGES
        for title, id in zip(DUEL_CARDS, CARDS, strict=True)
    }
    return read_card_file(text, titles)


READERS: Final[dict[str, Callable[[str], str]]] = {"duel": read_duel}


def with_cards(
    game: Game[Any, Any], options: Mapping[str, str], path: Path | None
) -> dict[str, str]:
    """Return the options of a table together with the values of a card file, if there is one."""
    if path is None:
        return dict(options)
    if game.name not in READERS:
        raise Mistake(f"--cards is for {', '.join(READERS)}; {game.name} takes no card file")
    if SETTING in options:
        raise Mistake("--cards and --option cards= say the same thing; give one of them")
    return {**options, SETTING: read_file(path, READERS[game.name])}


def read_file(path: Path, reader: Callable[[str], str]) -> str:
    """Return the content of a card file; an error is reported in one line."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise Mistake(f"cannot read {path}: {why}; give a card file") from None
    if len(content) > MOST_BYTES:
        raise Mistake(f"{path} is too large to be a card file")
    try:
        return reader(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Mistake(f"{path}: this is no card file: it is not UTF-8 text") from None
    except BadSetup as error:
        raise Mistake("{file}: {why}", "in-file", file=str(path), why=str(error)) from error
