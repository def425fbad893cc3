"""Words that were weeded out do not come back.

`banned/<language>.txt` has one regular expression a line. The comment above a group of them says
what to write instead; docs/words.md says why.
"""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from words.files import texts

FOLDER = Path(__file__).parent / "banned"
LANGUAGES = ("en", "fr", "de")

Ban = tuple[re.Pattern[str], str]


def read(lines: Iterable[str]) -> list[Ban]:
    """Return each expression with the comment above it."""
    bans: list[Ban] = []
    comment: list[str] = []
    begun = False
    for line in (line.strip("\n") for line in lines):
        if line.startswith("#"):
            comment = [*([] if begun else comment), line.lstrip("# ")]
            begun = False
        elif line.strip():
            bans.append((re.compile(line), " ".join(comment)))
            begun = True
        else:
            comment = []
    return bans


def banned(lang: str) -> list[Ban]:
    """Return what may not be written in a language."""
    return read((FOLDER / f"{lang}.txt").read_text("utf-8").splitlines())


def offences(bans: list[Ban], said: Iterable[tuple[str, str]]) -> list[str]:
    """Return a line for each text that has a banned word, with what to write instead."""
    return [
        f"{id}: “{found[0]}” in “{text}”; write instead: {advice}"
        for id, text in said
        for pattern, advice in bans
        if (found := pattern.search(text))
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_has_a_banned_word(lang: str) -> None:
    found = offences(banned(lang), texts(lang))
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ban_says_what_to_write_instead(lang: str) -> None:
    bans = banned(lang)
    assert bans
    assert [pattern.pattern for pattern, advice in bans if not advice] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_ban_forbids_everything(lang: str) -> None:
    assert [pattern.pattern for pattern, _ in banned(lang) if pattern.search("")] == []


def test_a_planted_word_is_found() -> None:
    planted = [("lobby-access", "Who shall come"), ("lobby-talk", "Chat")]
    (found,) = offences(banned("en"), planted)
    assert found.startswith("lobby-access: “shall” in “Who shall come”; write instead: ")
    assert "Replace Anna with a bot?" in found


def test_a_comment_counts_for_the_expressions_below_it() -> None:
    lines = ["# Two lines", "# of advice.", "one", "two", "# Other advice.", "three", "", "four"]
    bans = read(lines)
    assert [advice for _, advice in bans] == [
        "Two lines of advice.",
        "Two lines of advice.",
        "Other advice.",
        "",
    ]
