"""Learning curves as a picture (SVG)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 640
HEIGHT: Final = 320
MARGIN: Final = 52
COLOURS: Final = ("#2b6ca3", "#b5432a", "#4d7d3a", "#7a5195")
STYLE: Final = """
text { font: 12px system-ui, 'Liberation Sans', Arial, sans-serif; fill: #1c1b22 }
.paper { fill: #ffffff } .axis { stroke: #8a8791; fill: none }
@media (prefers-color-scheme: dark) { text { fill: #ece9f2 } .paper { fill: #17161c } }
"""


def curves(title: str, lines: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Return lines of points in one picture, each with its name."""
    points = [point for line in lines.values() for point in line]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(y for _, y in points), max(y for _, y in points)
    wide = (WIDTH - 2 * MARGIN) / ((right - left) or 1.0)
    tall = (HEIGHT - 2 * MARGIN) / ((high - low) or 1.0)

    def place(x: float, y: float) -> str:
        return f"{MARGIN + (x - left) * wide:.1f},{HEIGHT - MARGIN - (y - low) * tall:.1f}"

    floor, edge = HEIGHT - MARGIN, WIDTH - MARGIN
    rising = sum(line[-1][1] for line in lines.values()) > len(lines) * (low + high) / 2
    names = floor - 16 * len(lines) if rising else MARGIN  # where no line ends
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<style>{STYLE}</style><rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text x="{MARGIN}" y="22">{escape(title)}</text>',
        f'<path class="axis" d="M{MARGIN},{MARGIN} V{floor} H{edge}"/>',
        f'<text x="6" y="{floor}">{low:.3f}</text><text x="6" y="{MARGIN}">{high:.3f}</text>',
        f'<text x="{MARGIN}" y="{floor + 18}">{left:,.0f}</text>',
        f'<text x="{edge}" y="{floor + 18}" text-anchor="end">{right:,.0f}</text>',
    ]
    for at, (name, line) in enumerate(lines.items()):
        colour = COLOURS[at % len(COLOURS)]
        path = " ".join(place(x, y) for x, y in line)
        found.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for x, y in line:
            cx, cy = place(x, y).split(",")
            found.append(f'<circle cx="{cx}" cy="{cy}" r="3" fill="{colour}"/>')
        found.append(
            f'<text x="{edge}" y="{names + 16 * at}" text-anchor="end" style="fill: {colour}">'
            f"{escape(name)}</text>"
        )
    return "\n".join([*found, "</svg>\n"])
