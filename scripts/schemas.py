"""Generate the descriptions of the wire format from the server's own types.

They are docs/openapi.json, docs/protocol.schema.json, web/src/wire.ts, the tables of limits and
refusals in docs/protocol.md, and for each game docs/views/<game>.schema.json and schema.ts and
fields.ts in web/src/games/<game>.

.venv/bin/python scripts/schemas.py
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from view_schema import view_schema
from view_types import view_fields, view_types
from wire_types import typescript

from whitby import GAMES
from whitby.server.http.endpoint import STATUSES
from whitby.server.http.openapi import openapi, protocol
from whitby.server.http.routes.endpoints import ENDPOINTS
from whitby.server.limits import KINDS, Allowance

ROOT: Final = Path(__file__).resolve().parent.parent
WORDS: Final = ROOT / "src" / "whitby" / "words" / "en"
ALSO: Final = {"no-seat": "404, 409", "other-protocol": ""}
"""Refusals whose status depends on the endpoint, or that only occur on sockets."""


def written(made: dict[str, Any]) -> str:
    """Return a description as the text of its file."""
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def protocol_page() -> str:
    """Return docs/protocol.md with its tables regenerated."""
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    page = with_table(page, "Limits", "| kind | a person | an address |", limits())
    return with_table(page, "Refusals", "| code | status | text in English |", refusals())


def with_table(page: str, heading: str, columns: str, rows: list[str]) -> str:
    """Replace the rows of the first table under a heading."""
    before, under, rest = page.partition(f"\n## {heading}\n")
    assert under, f"docs/protocol.md has no heading {heading}"
    separator = "| --- | --- | --- |"
    table = "\n".join([columns, separator, *rows]) + "\n"
    made, count = re.subn(r"(?m)(^\|.*\n)+", lambda _: table, rest, count=1)
    assert count, f"there is no table under {heading}"
    return before + under + made


def limits() -> list[str]:
    """Return the rate limits, one row for each kind of request."""

    def told(allowance: Allowance) -> str:
        return f"{allowance.burst:g}, then one every {allowance.every:g} s"

    return [
        f"| {name} | {told(kind.person)} | {told(kind.address)} |" for name, kind in KINDS.items()
    ]


def refusals() -> list[str]:
    """Return every refusal with its status and its English text."""
    words = "\n".join(path.read_text("utf-8") for path in sorted(WORDS.glob("*.ftl")))
    said = dict(re.findall(r"(?m)^refusal-(\S+) = (.*)$", words))
    codes = {*STATUSES, *said, *(code for endpoint in ENDPOINTS for code in endpoint.codes())}
    rows = []
    for code in sorted(codes):
        status = ALSO.get(code, str(STATUSES.get(code, 409)))
        text = re.sub(r"\{ \$(\w+) \}", r"*\1*", said[code])
        rows.append(f"| `{code}` | {status} | {text} |")
    return rows


VIEWS: Final[dict[str, Callable[[], str]]] = {
    file: partial(make, game)
    for game in GAMES
    for file, make in (
        (f"docs/views/{game}.schema.json", lambda game: written(view_schema(game))),
        (f"web/src/games/{game}/schema.ts", view_types),
        (f"web/src/games/{game}/fields.ts", view_fields),
    )
}
"""What is generated from the games' schemas."""

MADE: Final[dict[str, Callable[[], str]]] = {
    "docs/openapi.json": lambda: written(openapi()),
    "docs/protocol.schema.json": lambda: written(protocol()),
    "docs/protocol.md": protocol_page,
    "web/src/wire.ts": typescript,
    **VIEWS,
}


def main() -> None:
    """Write all files."""
    for name, make in MADE.items():
        (ROOT / name).write_text(make(), "utf-8")


if __name__ == "__main__":
    main()
