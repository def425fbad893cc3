"""The security page answers every requirement once, and the evidence it names exists."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "security.md"
VERDICTS = ("met", "n.a.", "not met")

SECTIONS = """
V1.1: - / 1 2
V1.2: 1 2 3 4 5 / 6 7 8 9
V1.3: 1 2 / 3 4 5 6 7 8 9 10 11
V1.4: - / 1 2 3
V1.5: 1 / 2
V2.1: 1 / 2 3
V2.2: 1 2 / 3
V2.3: 1 / 2 3 4
V2.4: - / 1
V3.2: 1 2 / -
V3.3: 1 / 2 3 4
V3.4: 1 2 / 3 4 5 6
V3.5: 1 2 3 / 4 5
V3.7: - / 1 2
V4.1: 1 / 2 3
V4.2: - / 1
V4.3: - / 1 2
V4.4: 1 / 2 3 4
V5.1: - / 1
V5.2: 1 2 / 3
V5.3: 1 2 / -
V5.4: - / 1 2 3
V6.1: 1 / 2 3
V6.2: 1 2 3 4 5 6 7 8 / 9 10 11 12
V6.3: 1 2 / 3 4
V6.4: 1 2 / 3 4
V6.5: - / 1 2 3 4 5
V6.6: - / 1 2 3
V6.8: - / 1 2 3 4
V7.1: - / 1 2 3
V7.2: 1 2 3 4 / -
V7.3: - / 1 2
V7.4: 1 2 / 3 4 5
V7.5: - / 1 2
V7.6: - / 1 2
V8.1: 1 / 2
V8.2: 1 2 / 3
V8.3: 1 / -
V8.4: - / 1
V9.1: 1 2 3 / -
V9.2: 1 / 2 3 4
V10.1: - / 1 2
V10.2: - / 1 2
V10.3: - / 1 2 3 4
V10.4: 1 2 3 4 5 / 6 7 8 9 10 11
V10.5: - / 1 2 3 4 5
V10.6: - / 1 2
V10.7: - / 1 2 3
V11.1: - / 1 2
V11.2: - / 1 2 3
V11.3: 1 2 / 3
V11.4: 1 / 2 3 4
V11.5: - / 1
V11.6: - / 1
V12.1: 1 / 2 3
V12.2: 1 2 / -
V12.3: - / 1 2 3 4
V13.1: - / 1
V13.2: - / 1 2 3 4 5
V13.3: - / 1 2
V13.4: 1 / 2 3 4 5
V14.1: - / 1 2
V14.2: 1 / 2 3 4
V14.3: 1 / 2 3
V15.1: 1 / 2 3
V15.2: 1 / 2 3
V15.3: 1 / 2 3 4 5 6 7
V16.1: - / 1
V16.2: - / 1 2 3 4 5
V16.3: - / 1 2 3 4
V16.4: - / 1 2 3
V16.5: - / 1 2 3
V17.1: - / 1
V17.2: - / 1 2 3 4
V17.3: - / 1 2
"""
"""ASVS 5.0.0: the requirements of each section at level 1, then at level 2."""


class Row(NamedTuple):
    """One row of the tables: some requirements, and the answer to them."""

    ids: list[str]
    levels: list[int]
    asks: str
    verdict: str
    how: str


def required() -> dict[str, int]:
    """Every requirement of levels 1 and 2 with its level."""
    found: dict[str, int] = {}
    for line in SECTIONS.strip().splitlines():
        section, _, numbers = line.partition(": ")
        for level, part in enumerate(numbers.split(" / "), 1):
            found |= {f"{section}.{number}": level for number in part.split() if number != "-"}
    return found


@cache
def page() -> str:
    return PAGE.read_text("utf-8")


def rows() -> list[Row]:
    """Every row whose first cell names requirements."""
    found = []
    for line in page().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if re.fullmatch(r"V\d+\.\d+\.\d+(, V\d+\.\d+\.\d+)*", cells[0]):
            assert len(cells) == 5, f"{cells[0]} has {len(cells)} cells"
            ids, levels, asks, verdict, how = cells
            numbers = [int(level) for level in levels.split(", ")]
            found.append(Row(ids.split(", "), numbers, asks, verdict, how))
    return found


def test_there_are_as_many_requirements_as_in_the_standard() -> None:
    assert Counter(required().values()) == {1: 70, 2: 183}


def test_every_requirement_is_answered_once() -> None:
    answered = Counter(id for row in rows() for id in row.ids)
    assert [id for id, times in answered.items() if times > 1] == []
    assert set(required()) - set(answered) == set()
    assert set(answered) - set(required()) == set()


def test_every_row_has_its_level_a_verdict_and_a_reason() -> None:
    for row in rows():
        assert row.levels == sorted({required()[id] for id in row.ids}), row.ids
        assert row.verdict in VERDICTS, row.ids
        assert len(row.asks) > 5, row.ids
        assert len(row.how) > 5, row.ids


def test_requirements_stand_in_the_table_of_their_chapter() -> None:
    chapters = re.split(r"^### V(\d+) ", page(), flags=re.MULTILINE)
    for number, text in zip(chapters[1::2], chapters[2::2], strict=True):
        named = re.findall(r"^\| ((?:V\d+\.\d+\.\d+(?:, )?)+) \|", text, re.MULTILINE)
        assert named, f"chapter {number} has no rows"
        for id in ", ".join(named).split(", "):
            assert id.startswith(f"V{number}."), f"{id} stands under V{number}"


def test_the_summary_counts_right() -> None:
    levels = {level: Counter[str]() for level in (1, 2)}
    for row in rows():
        for id in row.ids:
            levels[required()[id]][row.verdict] += 1
    for level, counts in levels.items():
        said = " | ".join(str(counts[verdict]) for verdict in VERDICTS)
        assert f"| {level} | {said} |" in page()


def test_evidence_exists() -> None:
    named = re.findall(r"`((?:src|tests|web|docs|scripts)/[^`\s]+)`", page())
    assert len(named) > 100
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_tests_that_are_named_exist() -> None:
    """A test is named after its file, in brackets, with the words of its function's name."""
    for path, words in re.findall(r"`(tests/[^`]+\.py)` \(([^)]+)\)", page()):
        known = functions(ROOT / path)
        for name in words.split("; "):
            wanted = re.sub(r"\W+", "_", name.replace("'s", "s").lower())
            other = re.sub(r"\W+", "_", name.lower())
            assert any(f"test_{form}" in one for form in (wanted, other) for one in known), (
                f"{path} has no test that {name}"
            )


def functions(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
