"""The TypeScript types are generated from the server's, and the committed ones are up to date."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from whitby.server.http.routes.endpoints import ENDPOINTS

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def made() -> str:
    """The file as the script writes it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "scripts"))
        return str(importlib.import_module("wire_types").typescript())


def block(made: str, name: str) -> str:
    """One interface."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}$", made, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found[1]


def test_the_committed_file_is_what_is_made(made: str) -> None:
    file = ROOT / "web" / "src" / "wire.ts"
    assert file.read_text("utf-8") == made, "run scripts/schemas.py"


def test_every_type_of_an_operation_is_there(made: str) -> None:
    kinds: list[Any] = [kind for each in ENDPOINTS for kind in (each.body, each.gives)]
    names = {kind.__name__ for kind in kinds if hasattr(kind, "__struct_fields__")}
    assert names <= set(re.findall(r"^export (?:interface|type) (\w+)", made, re.MULTILINE))


def test_names_lead_somewhere(made: str) -> None:
    bare = re.sub(r"'[^'\n]*'|//.*|/\*\*(?:.|\n)*?\*/", "", made)
    named = set(re.findall(r"\b[A-Z]\w+\b", bare))
    there = set(re.findall(r"^export (?:interface|type|const) (\w+)", made, re.MULTILINE))
    assert named - there == {"Record"}


def test_only_what_is_asked_for_may_lack_a_field(made: str) -> None:
    assert "  seat?: number | null;\n" in block(made, "Sit")
    assert "  house?: House;\n" in block(made, "NewTable")
    assert "?" not in block(made, "House") + block(made, "Live") + block(made, "Shown")


def test_messages_are_told_apart_by_their_tags(made: str) -> None:
    assert block(made, "Sit").startswith("  do: 'sit';\n")
    assert block(made, "Shown").startswith("  type: 'table';\n")
    assert "export type Part = SeatPart | WordPart | SeveralPart | NumberPart | TextPart;" in made
    assert "  parts: Record<string, Part>;\n" in block(made, "Phrase")
    assert "  items: [string, number][];\n" in block(made, "SeveralPart")
    assert "  language: Language;\n" in block(made, "Me")
