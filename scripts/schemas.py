"""Write the descriptions of the wire from what the server runs on.

They are docs/openapi.json, docs/protocol.schema.json and web/src/wire.ts.

.venv/bin/python scripts/schemas.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from wire_types import typescript

from whitby.server.openapi import openapi, protocol

ROOT: Final = Path(__file__).resolve().parent.parent


def written(made: dict[str, Any]) -> str:
    """Return a description as its file holds it."""
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


MADE: Final[dict[str, Callable[[], str]]] = {
    "docs/openapi.json": lambda: written(openapi()),
    "docs/protocol.schema.json": lambda: written(protocol()),
    "web/src/wire.ts": typescript,
}


def main() -> None:
    """Write all the files."""
    for name, make in MADE.items():
        (ROOT / name).write_text(make(), "utf-8")


if __name__ == "__main__":
    main()
