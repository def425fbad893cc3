"""The board of the duel: twelve places in text, and the barriers between them."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from whitby.cli.draw.duel import ids
from whitby.games.duel.board import COLUMNS, ENDS, HARBOUR, NOWHERE, ROWS, STATION
from whitby.games.duel.cards import COLOURS, HIDDEN, KINDS_OF, NONE
from whitby.games.duel.view import DuelView
from whitby.words import Speech

FIGURE: Final = "▲"
TURNED: Final = "↻"
UNKNOWN: Final = "?"
SIDE_STYLES: Final = ("bold magenta", "bold cyan")
COLOUR_STYLES: Final = tuple(f"bold {colour}" for colour in COLOURS)

GAP: Final = 4
"""Columns between two places in a row: room for the mark of a barrier."""

WIDEST: Final = 24
HEIGHT: Final = 2
"""Minimum lines of a place: its name and its card."""


def width_of(room: int) -> int:
    """Return the width of a place on a screen of this many columns."""
    return min(WIDEST, (room - GAP * (COLUMNS - 1)) // COLUMNS)


def map_width(room: int) -> int:
    """Return how many of these columns the board takes."""
    return COLUMNS * width_of(room) + GAP * (COLUMNS - 1)


def draw_map(view: DuelView, speech: Speech, room: int) -> Text:
    """Return the board; open passages are dotted, barriers are thick and labelled."""
    width = width_of(room)
    lines: list[Text] = []
    for row in range(ROWS):
        places = range(row * COLUMNS, row * COLUMNS + COLUMNS)
        lines += _draw_row(view, places, width, speech)
        if row < ROWS - 1:
            lines.append(_draw_below(view, places, width, speech))
    return Text("\n").join(lines)


def _draw_row(view: DuelView, places: Sequence[int], width: int, speech: Speech) -> list[Text]:
    """Return the lines of places side by side."""
    cells = [_draw_place(view, at, width, speech) for at in places]
    height = max(HEIGHT, *(len(cell) for cell in cells))
    lines = [Text() for _ in range(height)]
    for at, cell in zip(places, cells, strict=True):
        colour = barrier_between(view, at, at + 1)
        for number, line in enumerate(lines):
            part = cell[number] if number < len(cell) else Text()
            line.append_text(part)
            if at == places[-1]:
                continue
            line.append(" " * (width - part.cell_len))
            if colour == NONE:
                line.append(" ┊  ", "dim")
            else:
                mark = speech.say(ids.MARKS[colour]) if number == height // 2 else " ┃ "
                line.append(f"{mark} ", COLOUR_STYLES[colour])
    return lines


def _draw_below(view: DuelView, places: Sequence[int], width: int, speech: Speech) -> Text:
    """Return the passages from these places to those below them."""
    line = Text()
    for at in places:
        colour = barrier_between(view, at, at + COLUMNS)
        if colour == NONE:
            line.append("┈" * width, "dim")
        else:
            mark = f" {speech.say(ids.MARKS[colour])} "
            line.append(mark.center(width, "━"), COLOUR_STYLES[colour])
        if at != places[-1]:
            line.append("┈┼┈┈", "dim")
    return line


def barrier_between(view: DuelView, a: int, b: int) -> int:
    """Return the colour of the barrier between two neighbours, or NONE."""
    for colour, slot in enumerate(view.public.barriers):
        if slot != NOWHERE and ENDS[slot] == (a, b):
            return colour
    return NONE


def _draw_place(view: DuelView, at: int, width: int, speech: Speech) -> list[Text]:
    """Return the lines of one place: its name, its card, and who is there."""
    parts = [(place_name(at, speech), "bold"), card_at(view, at, speech)]
    if at == view.public.turned:
        parts.append((f"{TURNED} {speech.say('duel-thing-turned')}", "bold yellow"))
    for side, style in enumerate(SIDE_STYLES):
        if view.public.figures[side] == at:
            parts.append((f"{FIGURE} {speech.say(ids.SIDES[side])}", style))
    return [Text(line, style) for text, style in parts for line in wrap(text, width)]


def place_name(at: int, speech: Speech) -> str:
    """Return the name of a place with its number; the two corners are 0 and 11."""
    name = speech.say(ids.PLACES[at])
    return f"{at} {name}" if at in (HARBOUR, STATION) else name


def slot_name(slot: int) -> str:
    """Return a passage by the numbers of the places next to it."""
    a, b = ENDS[slot]
    return f"{a}-{b}"


def kind_name(kind: int, speech: Speech) -> str:
    """Return the name of an encounter card; no line break separates it from its strength."""
    name, blank, strength = speech.say(ids.ENCOUNTERS[kind]).rpartition(" ")
    return f"{name}\u00a0{strength}" if strength.isdigit() else f"{name}{blank}{strength}"


def card_at(view: DuelView, at: int, speech: Speech) -> tuple[str, str]:
    """Return what the viewer knows about the card on a place, and its style."""
    kind = view.board[at]
    if kind == NONE:
        return speech.say("duel-thing-empty"), "dim"
    if kind != HIDDEN:
        return kind_name(kind, speech), ""
    for side, kinds in enumerate(KINDS_OF):
        if not view.notes[at] & ~kinds:
            return speech.say(ids.OWNERS[side]), "dim"
    return UNKNOWN, "dim"
