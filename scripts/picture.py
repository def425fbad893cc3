"""Turn real terminal output into a picture: coloured text in, SVG out.

script -qc 'whitby rules nosferatu 56' /dev/null | .venv/bin/python scripts/picture.py TITLE OUT
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

WIDTH = 84


def main() -> None:
    """Read the output from standard input and write the picture."""
    title, out = sys.argv[1], Path(sys.argv[2])
    text = sys.stdin.read().replace("\r", "")
    text = re.sub(r"\x1b\[[0-9;?]*[A-HJKSThlsu]", "", text)  # keep colours, drop cursor movements
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi(text.strip("\n")))
    picture = console.export_svg(title=title)
    # no web fonts: the reader's own monospaced font is good enough
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.S)
    picture = picture.replace("Fira Code, monospace", "monospace")
    picture = re.sub(r"<!-- .*? -->\n?", "", picture)
    out.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
