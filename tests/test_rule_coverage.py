"""Every rule that readers find in docs/rules is cited by a test that would see it broken."""

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


LATER = {
    "fury": """
    GOLD 03 07 | COMP 05 | SETUP 07 | ROUND 09 10 11 | TIME 04 06 08 | DESPAIR 06 12 | ACTION 09 11
    SEA 06 | SUPPLY 13 | HAND 05 08 | DAMAGE 05 06 09 | WEAK 08 10 | GREAT 01 02 03 04 05 | HOSP 14
    LAIR 14 | CASTLE 09 | AMBUSH 15 | CANCEL 01 02 03 04 | BANNER 01 02 03 | MESM 01 02 03 04
    COMBAT 01 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
    COMBAT 32 33 34 35 36 37 38 39 40 43 45 | PLOT 01 02 03 04 | VAMP 03 06 07 12 13 14 16 17 19
    ESCAPE 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 | ALLY 01 02 03 04 05 06 07
    EVENT 01 02 03 04 05 06 07 08 09 10 11 13 14 15 16 17 | ROADBLOCK 04 | STORM 01 | CONS 01
    WIN 04 06 09 13 | EXAMPLE 11 12 13 14 15 16 17 18 19 20 23 24
    """
}
"""Rules of combat, items and events, which are not in yet. A rule that is cited leaves the list."""


def later(game: str) -> set[str]:
    """The ids of the rules that are not in yet."""
    found: set[str] = set()
    topic = ""
    for word in LATER.get(game, "").replace("|", " ").split():
        if word.isdecimal():
            found.add(f"{game.upper()}-{topic}-{word}")
        else:
            topic = word
    return found


def cited(id_form: re.Pattern[str]) -> set[str]:
    """The ids that stand in the rule markers of all tests."""
    marks = [mark for path in TESTS.rglob("*.py") for mark in MARK.findall(path.read_text("utf-8"))]
    return {name for mark in marks for name in id_form.findall(mark)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    names = cited(GAMES[game])
    missing = {name for name in rulebook(game).rules if name not in names}
    assert missing == later(game), f"without a test, or with one now: {missing ^ later(game)}"


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    unknown = sorted(cited(GAMES[game]) - set(rulebook(game).rules))
    assert not unknown, f"tests cite unknown rules: {' '.join(unknown)}"
