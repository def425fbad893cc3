"""Passwords that are guessed first: those that many people use, and those made of known words."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from whitby.server.refusals import Refusal

COMMON: Final = Path(__file__).with_name("common_passwords.txt")
"""The 10,000 most frequent of at least 8 signs, folded, one a line (see NOTICE)."""

OURS: Final = frozenset(
    {
        "boardgame",
        "bramstoker",
        "dracula",
        "duel",
        "fury",
        "furyofdracula",
        "godalming",
        "harker",
        "helsing",
        "minaharker",
        "motdepasse",
        "nosferatu",
        "password",
        "passwort",
        "renfield",
        "seward",
        "stoker",
        "transylvania",
        "vampir",
        "vampire",
        "vampyr",
        "vanhelsing",
        "whitby",
    }
)
"""Words that anyone tries here."""

LEAST: Final = 3
"""A name of fewer letters says nothing about a password in which it stands."""


def check_password(password: str, *names: str) -> None:
    """Refuse a new password that would be guessed soon; the names are the person's own."""
    whole = folded(password)
    core = letters(whole)
    own = {letters(folded(part)) for name in names for part in (name, name.partition("@")[0])}
    named = {name for name in own if len(name) >= LEAST}
    if whole in common() or core in OURS or core in named or whole in map(folded, names):
        raise Refusal("password-weak", 422)


def folded(text: str) -> str:
    """Return a text in which width and case make no difference."""
    return unicodedata.normalize("NFKC", text).casefold()


def letters(text: str) -> str:
    """Return the letters of a text, without the digits and signs that people put around them."""
    return "".join(sign for sign in text if sign.isalpha())


@cache
def common() -> frozenset[str]:
    """Return the passwords that many people use."""
    return frozenset(COMMON.read_text("utf-8").split("\n"))
