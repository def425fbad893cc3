"""Rows of a screen: a label and a text next to it, with line breaks only between words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import combining, normalize

from rich.table import Table
from rich.text import Text

from whitby.cli.screen import fold
from whitby.games.fury.cards.table import HIDDEN
from whitby.words import Speech

NBSP: Final = "\u00a0"
TIMES: Final = "\u00a0×\u00a0"
NOTHING: Final = "–"
DOT: Final = "\u00a0· "
"""Separates two items; a line may end after it, but never begins with it."""

GAP: Final = 2
"""Spaces between two columns."""

Row = tuple[str, Text]


def whole(text: str) -> str:
    """Return a text that is never broken."""
    return text.replace(" ", NBSP)


def capital(text: str) -> str:
    """Return a text capitalized for the beginning of a line."""
    return text[:1].upper() + text[1:]


def joined(parts: Iterable[Text | str], between: str = DOT) -> Text:
    """Return a list of texts, or a dash if it is empty."""
    found = [part if isinstance(part, Text) else Text(part) for part in parts]
    return Text(between).join(found) if found else Text(NOTHING)


def alphabetical(name: str) -> str:
    """Return the sort key of a name: accents are ignored."""
    letters = normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not combining(letter))


def margin_of(rows: Iterable[Row]) -> int:
    """Return the width of the labels."""
    return max((len(label) for label, _ in rows), default=0)


def draw_rows(rows: Sequence[Row], margin: int, width: int) -> Table:
    """Return rows with their labels; a label is not repeated on consecutive rows."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(style="bold", no_wrap=True, min_width=margin)
    grid.add_column(overflow="fold")
    said = ""
    for label, text in rows:
        grid.add_row("" if label == said else label, fold(text, width - margin - 2 * GAP))
        said = label
    return grid


def counted(id: str, count: int, speech: Speech) -> str:
    """Return a count of something: 2 × Rats."""
    name = whole(speech.say(id))
    return name if count == 1 else f"{count}{TIMES}{name}"


def named(hand: Sequence[int], names: Sequence[str], speech: Speech) -> str:
    """Return cards or places by name; hidden ones are left out."""
    found = {card: hand.count(card) for card in hand if card != HIDDEN}
    return ", ".join(counted(names[card], count, speech) for card, count in found.items())
