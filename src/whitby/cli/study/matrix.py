"""The win matrix of a tournament as a picture (SVG), readable in light and dark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

LETTER: Final = 7.4
BOLD: Final = 8.4
"""The width of a letter of a name and of a caption, on average."""
MARGIN: Final = 24
GAP: Final = 48
"""Between the two panels."""
TOP: Final = 78
"""Where the panels begin: below the title."""
HEAD: Final = 64
"""The height above the cells of a panel, for its caption and the names of the columns."""
CELL: Final = 58
"""The height of a cell."""
FOOT: Final = 20
"""The height of a line below the panels."""

LOST, EVEN, WON = (236, 140, 112), (244, 240, 230), (104, 170, 214)
"""The colours of 0 %, 50 % and 100 %; they differ for the colour-blind too."""

STYLE: Final = """
text { font-family: system-ui, 'Liberation Sans', Arial, sans-serif; fill: #1c1b22 }
.paper { fill: #ffffff } .frame { fill: none; stroke: #8a8791; stroke-opacity: .5 }
.title { font-size: 18px; font-weight: 600 } .caption { font-size: 13px; font-weight: 600 }
.name { font-size: 13px } .note { font-size: 11px; fill: #5c5965 }
.rate { font-size: 17px; font-weight: 600 } .small { font-size: 10.5px }
.middle { text-anchor: middle } .end { text-anchor: end }
@media (prefers-color-scheme: dark) {
  text { fill: #ece9f2 } .note { fill: #aaa6b5 } .paper { fill: #17161c }
  text.on { fill: #1c1b22 }
}
"""


@dataclass(frozen=True)
class Cell:
    """One cell: a share with how it is written, its interval, and the number of games."""

    share: float
    rate: str
    interval: str
    games: str


@dataclass(frozen=True)
class Panel:
    """One matrix: its caption, the notes under the names of the rows, and its cells."""

    caption: str
    notes: Sequence[str]
    cells: Mapping[tuple[int, int], Cell]


def draw(
    title: str, subtitle: str, names: Sequence[str], panels: Sequence[Panel], foot: Sequence[str]
) -> str:
    """Return a picture of matrices with the same names in rows and columns."""
    longest = max(len(text) for panel in panels for text in (*names, *panel.notes))
    label = LETTER * longest + 14
    cell = max(104.0, LETTER * max(map(len, names)) + 16)
    least = BOLD * max(len(panel.caption) for panel in panels)
    width = max(label + cell * len(names), least)
    whole = 2 * MARGIN + width * len(panels) + GAP * (len(panels) - 1)
    whole = max(whole, 2 * MARGIN + 6.2 * max(len(line) for line in (subtitle, *foot)))
    whole = max(whole, 2 * MARGIN + 10 * len(title))
    height = TOP + HEAD + CELL * len(names) + 30 + FOOT * len(foot)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{whole:.0f}" '
        f'height="{height}" viewBox="0 0 {whole:.0f} {height}">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(described(names, panels))}</desc>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{whole:.0f}" height="{height}" rx="6"/>',
        text(MARGIN, 36, "title", title),
        text(MARGIN, 56, "note", subtitle),
    ]
    for at, panel in enumerate(panels):
        lines += panel_lines(panel, names, MARGIN + at * (width + GAP), label, cell)
    below = TOP + HEAD + CELL * len(names) + 28
    lines += [text(MARGIN, below + FOOT * at, "note", line) for at, line in enumerate(foot)]
    return "\n".join([*lines, "</svg>", ""])


def panel_lines(
    panel: Panel, names: Sequence[str], left: float, label: float, cell: float
) -> Iterator[str]:
    """Yield the elements of one matrix."""
    yield text(left, TOP + 18, "caption", panel.caption)
    for column, name in enumerate(names):
        yield text(left + label + cell * (column + 0.5), TOP + HEAD - 10, "name middle", name)
    for row, name in enumerate(names):
        y = TOP + HEAD + CELL * row
        note = panel.notes[row] if panel.notes else ""
        yield text(left + label - 10, y + CELL / 2 + (-2 if note else 5), "name end", name)
        if note:
            yield text(left + label - 10, y + CELL / 2 + 14, "note end", note)
        for column in range(len(names)):
            yield from cell_lines(
                panel.cells.get((row, column)), left + label + cell * column, y, cell
            )


def cell_lines(shown: Cell | None, x: float, y: float, width: float) -> Iterator[str]:
    """Yield the elements of one cell; nothing but a frame if there were no games."""
    place = f'x="{x + 1:.1f}" y="{y + 1}" width="{width - 2:.1f}" height="{CELL - 2}" rx="4"'
    if shown is None:
        yield f'<rect class="frame" {place}/>'
        return
    middle = x + width / 2
    yield f'<rect fill="{colour(shown.share)}" {place}/>'
    yield text(middle, y + 22, "rate middle on", shown.rate)
    yield text(middle, y + 37, "small middle on", shown.interval)
    yield text(middle, y + 51, "small middle on", shown.games)


def text(x: float, y: float, kind: str, words: str) -> str:
    """Return an element with text."""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def colour(share: float) -> str:
    """Return the colour of a share."""
    end = WON if share > 0.5 else LOST
    part = abs(share - 0.5) * 2
    mixed = [round(a + (b - a) * part) for a, b in zip(EVEN, end, strict=True)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


def described(names: Sequence[str], panels: Sequence[Panel]) -> str:
    """Return the matrices in words, for those who cannot see them."""
    return ". ".join(
        f"{panel.caption}: "
        + "; ".join(
            f"{names[row]} – {names[column]} {cell.rate} ({cell.interval})"
            for (row, column), cell in panel.cells.items()
        )
        for panel in panels
    )
