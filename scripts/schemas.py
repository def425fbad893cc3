"""Write docs/openapi.json and docs/protocol.schema.json from what the server runs on.

.venv/bin/python scripts/schemas.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from whitby.server.openapi import openapi, protocol

DOCS = Path(__file__).resolve().parent.parent / "docs"
MADE = {"openapi.json": openapi, "protocol.schema.json": protocol}


def written(made: dict[str, Any]) -> str:
    """Return a description as its file holds it."""
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write both files."""
    for name, make in MADE.items():
        (DOCS / name).write_text(written(make()), "utf-8")


if __name__ == "__main__":
    main()
