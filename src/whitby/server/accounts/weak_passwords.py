"""Passwords that are easy to guess: common ones, and those made of well-known words."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from whitby.server.refusals import Refusal

COMMON: Final = Path(__file__).with_name("common_passwords.txt")
"""The 10,000 most common passwords of 8 or more characters, folded, one per line (see NOTICE)."""

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
"""Words that attackers would try on this server."""

SHORTEST_NAME: Final = 3
"""Shorter names are ignored when they occur in a password."""


def check_password(password: str, *names: str) -> None:
    """Refuse a new password that is easy to guess; `names` are the person's own."""
    whole = folded(password)
    core = letters(whole)
    own = {letters(folded(part)) for name in names for part in (name, name.partition("@")[0])}
    named = {name for name in own if len(name) >= SHORTEST_NAME}
    if whole in common() or core in OURS or core in named or whole in map(folded, names):
        raise Refusal("password-weak", 422)


def folded(text: str) -> str:
    """Return a text with normalized width and case."""
    return unicodedata.normalize("NFKC", text).casefold()


def letters(text: str) -> str:
    """Return the letters of a text, without the digits and symbols that people put around them."""
    return "".join(sign for sign in text if sign.isalpha())


@cache
def common() -> frozenset[str]:
    """Return the common passwords."""
    return frozenset(COMMON.read_text("utf-8").split("\n"))
