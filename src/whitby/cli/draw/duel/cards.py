"""The cards of the duel: their values, the source of each value, and how to write a card file."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.duel import ids
from whitby.cli.draw.duel.hand import NOTHING, bar_mark, say_special
from whitby.games.duel.cards import BARS, DECK, SIDES
from whitby.games.duel.values import (
    FIGHTER_COUNTS,
    FIGHTER_NAMES,
    OURS,
    PUBLIC,
    ROWS,
    RULEBOOK,
    SOURCES,
    Row,
)
from whitby.words import Speech

SIGNS: Final = {RULEBOOK: "●", PUBLIC: "◐", OURS: "○"}
"""How certain a value is: a full, a half and an empty circle."""

SHOWN: Final = (1, 3)
"""The cards of the example: one by id, one by title."""

INDENT: Final = (0, 0, 0, 2)


def draw_card_table(speech: Speech) -> RenderableType:
    """Return all action cards and fighters with their sources, and an example of a card file."""
    parts: list[RenderableType] = []
    for side in range(len(SIDES)):
        parts += [
            Text(speech.say(ids.SIDES[side]), "bold underline"),
            _draw_deck(ROWS[side * DECK : side * DECK + DECK], side * DECK, speech),
            _draw_fighters(side, speech),
            Text(),
        ]
    for source in SOURCES:
        parts.append(Text(f"{SIGNS[source]} {speech.say(ids.SOURCES[source])}"))
    parts += [
        Text(),
        Text(speech.say("cli-duel-cards-grey")),
        Text(speech.say("cli-duel-cards-file")),
        Text(),
        Padding(Text(example(speech)), INDENT),
        Text(speech.say("cli-duel-cards-use")),
        Padding(Text("whitby play duel --cards my_cards.toml", "bold"), INDENT),
    ]
    return Group(*parts)


def _draw_deck(rows: tuple[Row, ...], first: int, speech: Speech) -> Table:
    """Return the action cards of a side."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    longest = max(len(row.id) for row in rows)
    table.add_column(speech.say("cli-duel-card"), min_width=longest + 2)
    for title in ("duel-thing-steps", "cli-duel-strength", "cli-duel-bar"):
        table.add_column(speech.say(title), no_wrap=True)
    table.add_column(speech.say("duel-thing-special"))
    for at, row in enumerate(rows, first):
        name = Text(f"{SIGNS[row.name_from]} {speech.say(ids.CARDS[at])}")
        name.append(f"\n  {row.id}", "dim")
        bar = Text(f"{SIGNS[row.bar_from]} ")
        bar.append_text(bar_mark(BARS.index(row.bar), speech))
        table.add_row(
            name,
            f"{SIGNS[row.move_from]} {row.move}",
            f"{SIGNS[row.strength_from]} {row.strength or NOTHING}",
            bar,
            f"{SIGNS[row.special_from]} {say_special(at, speech)}",
        )
    return table


def _draw_fighters(side: int, speech: Speech) -> Text:
    """Return how many fighters of each strength a side has."""
    weak, middle, strong = FIGHTER_COUNTS[side]
    text = speech.say(ids.FIGHTERS[side], weak=weak, middle=middle, strong=strong)
    line = Text(f"{SIGNS[OURS]} {text}")
    line.append(f"\n  {FIGHTER_NAMES[side]}", "dim")
    return line


def example(speech: Speech) -> str:
    """Return a valid card file: one card by id, one by title, and the fighters."""
    by_id, by_title = (ROWS[at] for at in SHOWN)
    title = speech.say(ids.CARDS[SHOWN[1]])
    weak, middle, strong = FIGHTER_COUNTS[0]
    return "\n".join(
        [
            f"[{by_id.id}]",
            f"move = {by_id.move}",
            f"strength = {by_id.strength}",
            f'barrier = "{by_id.bar}"',
            "",
            f'["{title}"]',
            f"strength = {by_title.strength + 1}",
            "",
            f"[{FIGHTER_NAMES[0]}]",
            f"1 = {weak + 1}",
            f"2 = {middle}",
            f"3 = {strong - 1}",
            "",
        ]
    )
