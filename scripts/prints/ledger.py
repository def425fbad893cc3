"""Everything that one task put out, hashed by section."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any


class Ledger:
    """One hash for each section; in a dump the lines themselves are printed as well."""

    def __init__(self, dump: bool = False) -> None:
        self.dump = dump
        self._sections: dict[str, Any] = {}

    def add(self, section: str, *parts: object) -> None:
        """Add a line: texts as they are, anything else as JSON with its keys in their own order."""
        line = " ".join(part if isinstance(part, str) else plain(part) for part in parts)
        self._sections.setdefault(section, sha256()).update(line.encode() + b"\n")
        if self.dump:
            print(section, line)

    def hashes(self) -> dict[str, str]:
        """Return the hash of every section."""
        return {name: found.hexdigest() for name, found in sorted(self._sections.items())}


def plain(data: object) -> str:
    """Return data as JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
