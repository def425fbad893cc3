"""Rules on the screen: one by its number, those that contain a word, or the whole book."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whitby.cli.screen import Screen
from whitby.rulebook import RULE, Rule, Rulebook, UnknownRule, rulebook

MARKS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
STYLES: Final = ("bold", "italic", "bold")
NUMBERED: Final = re.compile(r"(?:[A-Za-z]+-)*\d+[a-z]?")
MOST: Final = 8
"""Up to this many matching rules are shown in full; of the others only the numbers."""


def readable(markdown: str, style: str = "") -> Text:
    """Return a line of Markdown with its emphasis and without its markup."""
    text = Text(style=style)
    at = 0
    for found in MARKS.finditer(markdown):
        text.append(markdown[at : found.start()])
        kind = next(group for group in (1, 2, 3) if found[group])
        text.append(found[kind], STYLES[kind - 1])
        at = found.end()
    text.append(markdown[at:])
    return text


def draw_rules(rules: list[Rule]) -> RenderableType:
    """Return rules with their numbers in a column next to them."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold cyan")
    grid.add_column()
    for rule in rules:
        grid.add_row(rule.id, readable(rule.text))
    return grid


def draw_book(book: Rulebook) -> RenderableType:
    """Return a whole rulebook as readable text."""
    parts: list[RenderableType] = []
    rows: list[str] = []
    for line in [*book.text.splitlines(), ""]:
        if line.startswith("|"):
            rows.append(line)
            continue
        if rows:
            parts.append(_draw_table(rows))
            rows = []
        parts.append(_draw_line(line))
    return Group(*parts)


def _draw_line(line: str) -> RenderableType:
    rule = RULE.fullmatch(line)
    if rule is not None:
        return draw_rules([Rule(rule[1], "", rule[2])])
    if line.startswith("#"):
        return Text(line.lstrip("# "), "bold underline" if line.startswith("# ") else "bold")
    if line.startswith("- "):
        return Padding(readable(line[2:]), (0, 0, 0, 2))
    return readable(line)


def _draw_table(rows: list[str]) -> RenderableType:
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    table = Table(box=None, padding=(0, 1), header_style="bold")
    for title in cells[0]:
        table.add_column(readable(title))
    for row in cells[2:]:
        table.add_row(*(readable(cell) for cell in row))
    return table


def search(book: Rulebook, word: str) -> list[Rule]:
    """Return the rules that contain a word, those with exact matches first."""
    wanted = word.casefold()
    found = [rule for rule in book.rules.values() if wanted in rule.text.casefold()]
    exact = re.compile(rf"\b{re.escape(wanted)}\b")
    return sorted(found, key=lambda rule: exact.search(rule.text.casefold()) is None)


def show_rule(screen: Screen, game: str, wanted: str) -> bool:
    """Show a rule by number, or the rules that contain a word; return whether there were any."""
    book = rulebook(game, screen.speech.lang)
    if NUMBERED.fullmatch(wanted):
        try:
            screen.show(draw_rules([book.find(wanted)]))
        except UnknownRule:
            return False
        return True
    found = search(book, wanted)
    screen.show(draw_rules(found[:MOST]))
    if len(found) > MOST:
        ids = ", ".join(rule.id for rule in found[MOST:])
        screen.say("cli-rules-more", rules=ids)
    return bool(found)
