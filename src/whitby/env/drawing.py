"""Tables as text and as pictures, for `render`: drawn as the terminal does, for one viewer."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import TYPE_CHECKING, Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from whitby.cli.draw.drawings import drawing_of
from whitby.cli.draw.seen import Seen
from whitby.cli.draw.show import show_table
from whitby.cli.screen import Screen
from whitby.core.sight import Glimpse, look
from whitby.env.table import EnvTable

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from rich.color import Color

MODES: Final = ["human", "ansi", "rgb_array"]
TRUTH: Final = "truth"
"""The viewer from whom nothing is hidden."""
WIDTH: Final = 110
"""Columns of a drawing."""
CELL: Final = (6, 11)
"""Pixels of a letter of Pillow's own font, before it is enlarged."""
SCALE: Final = 2
MARGIN: Final = 8
PAPER: Final = (24, 22, 20)
INK: Final = (226, 220, 208)
COLOURS: Final[dict[str, tuple[int, int, int]]] = {
    "black": (90, 90, 90),
    "red": (224, 92, 80),
    "green": (120, 190, 110),
    "yellow": (226, 190, 90),
    "blue": (110, 150, 230),
    "magenta": (205, 125, 205),
    "cyan": (100, 195, 200),
    "white": INK,
}
PLAIN: Final = str.maketrans(
    {"→": ">", "←": "<", "●": "@", "○": "o", "•": "·", "…": ".", "–": "-", "—": "-", "−": "-",
     "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "œ": "o", "×": "x", "✓": "v", "\u202f": " ",
     "═": "─", "║": "│", "╌": "─", "┄": "─", "╎": "│",
     "┊": "│", "┈": "─", "━": "─", "▶": ">", "▲": "^", "◆": "*", "┃": "│", "◀": "<", "▼": "v"}
)  # fmt: skip
"""Letters that the font lacks."""
LINES: Final = {
    "─": "ew", "│": "ns", "┌": "es", "┐": "sw", "└": "ne", "┘": "nw", "├": "nes", "┤": "nsw",
    "┬": "esw", "┴": "new", "┼": "nesw", "╭": "es", "╮": "sw", "╰": "ne", "╯": "nw", "╶": "e",
    "╴": "w", "╷": "s", "╵": "n", "╱": "", "╲": "",
}  # fmt: skip
"""Lines of a frame: the sides of the cell that they lead to."""


def seen_by(table: EnvTable, viewer: int | str | None) -> Seen:
    """Return what is drawn for a viewer: a seat, the spectator (None), or TRUTH."""
    if viewer == TRUTH:
        view = table.game.reveal(table.playing)
        glimpse = Glimpse(view, None, (), (), sorted(table.open))
    else:
        assert viewer is None or isinstance(viewer, int)
        glimpse = look(table.game, table.playing, viewer)
    return Seen(
        game=table.game.name,
        seat=viewer if isinstance(viewer, int) else None,
        view=glimpse.view,
        since=len(glimpse.view.history),
        decision=glimpse.decision,
        barred=glimpse.missing,
        asides=glimpse.asides,
        waiting=glimpse.waiting,
        bots=(),
    )


def paint(table: EnvTable, viewer: int | str | None, console: Console) -> None:
    """Draw a table on a console."""
    names = [f"seat {seat + 1}" for seat in range(table.players)]
    screen = Screen("en", names, console)
    show_table(screen, drawing_of(table.game.name), seen_by(table, viewer))


def text(table: EnvTable, viewer: int | str | None, colour: bool = True) -> str:
    """Return a table as text, with the colours of a terminal."""
    page = StringIO()
    console = Console(
        file=page,
        width=WIDTH,
        force_terminal=colour,
        color_system="standard" if colour else None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    paint(table, viewer, console)
    return page.getvalue()


def picture(table: EnvTable, viewer: int | str | None) -> NDArray[np.uint8]:
    """Return a table as a picture: rows, columns, and red, green and blue."""
    console = Console(
        file=StringIO(), width=WIDTH, force_terminal=True, color_system="standard",
        highlight=False, markup=False, emoji=False, record=True, legacy_windows=False,
    )  # fmt: skip
    paint(table, viewer, console)
    rows = list(Segment.split_lines(console._record_buffer))
    width, height = CELL
    size = (WIDTH * width + 2 * MARGIN, len(rows) * height + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(rows):
        column = 0
        for segment in line:
            column = write(pen, segment.text, segment.style, column, row)
    large = image.resize((SCALE * size[0], SCALE * size[1]), Image.Resampling.NEAREST)
    return np.asarray(large, np.uint8).copy()


def write(pen: ImageDraw.ImageDraw, said: str, style: Style | None, column: int, row: int) -> int:
    """Write letters in a row, and return the next column."""
    width, height = CELL
    ink = ink_of(style)
    back = None if style is None or style.bgcolor is None else hue(style.bgcolor)
    for letter in said.translate(PLAIN):
        left, top = MARGIN + column * width, MARGIN + row * height
        if back is not None:
            pen.rectangle((left, top, left + width - 1, top + height - 1), fill=back)
        if letter in LINES:
            frame(pen, LINES[letter], left, top, ink)
        elif letter != " ":
            known = letter if ord(letter) < 256 else "?"
            pen.text((left, top), known, fill=ink, font=font())
        column += 1
    return column


def frame(
    pen: ImageDraw.ImageDraw, sides: str, left: int, top: int, ink: tuple[int, int, int]
) -> None:
    """Draw the lines from the middle of a cell to some of its sides."""
    width, height = CELL
    x, y = left + width // 2, top + height // 2
    ends = {"n": (x, top), "s": (x, top + height), "w": (left, y), "e": (left + width, y)}
    for side in sides:
        pen.line((x, y, *ends[side]), fill=ink)


@cache
def font() -> ImageFont.ImageFont:
    """Return the font that Pillow has in itself; all its letters are equally wide."""
    return ImageFont.load_default_imagefont()


def ink_of(style: Style | None) -> tuple[int, int, int]:
    """Return the colour of letters."""
    if style is None:
        return INK
    ink = INK if style.color is None else hue(style.color)
    if style.dim:
        return (ink[0] * 3 // 5, ink[1] * 3 // 5, ink[2] * 3 // 5)
    return ink


def hue(colour: Color) -> tuple[int, int, int]:
    """Return a colour as red, green and blue."""
    named = colour.name.removeprefix("bright_")
    if named in COLOURS:
        return COLOURS[named]
    found = colour.get_truecolor()
    return (found.red, found.green, found.blue)
