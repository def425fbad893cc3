"""Every rule in docs/rules is cited by a test that would notice if it were broken."""

import re
from pathlib import Path

import pytest

from whitby.rulebook import rulebook

TESTS = Path(__file__).resolve().parent
MARK = re.compile(r"mark\.rule\(((?:[^()]|\([^()]*\))*)\)")
GAMES = {
    "duel": re.compile(r"\bDUEL-\d+\b"),
    "fury": re.compile(r"\bFURY-[A-Z]+-\d+\b"),
    "nosferatu": re.compile(r"\bNOSF-\d+[a-z]?\b"),
}


def cited(id_form: re.Pattern[str]) -> set[str]:
    """The ids in the rule markers of all tests."""
    marks = [mark for path in TESTS.rglob("*.py") for mark in MARK.findall(path.read_text("utf-8"))]
    return {name for mark in marks for name in id_form.findall(mark)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    names = cited(GAMES[game])
    missing = {name for name in rulebook(game).rules if name not in names}
    assert not missing, f"without a test: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    unknown = sorted(cited(GAMES[game]) - set(rulebook(game).rules))
    assert not unknown, f"tests cite unknown rules: {' '.join(unknown)}"
