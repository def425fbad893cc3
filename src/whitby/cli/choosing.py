"""What somebody means who types neither a number nor a code, but some words of a choice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from whitby.core.engine import Option

WORDS: Final = re.compile(r"[\w-]+")
SHORTEST: Final = 2
"""A beginning of a word counts from so many letters on; a number counts whole."""


@dataclass(frozen=True)
class Choice:
    """An option as it stands on the screen: what is typed for it, and what it says."""

    label: str
    option: Option
    text: str
    synonyms: tuple[str, ...] = ()

    def named(self) -> list[str]:
        """Return the words of its code, also those joined by a stroke."""
        parts = self.option.code().casefold().split(":")
        return [*parts, *(piece for part in parts if "_" in part for piece in part.split("_"))]

    def said(self) -> list[str]:
        """Return the words of its text, and what else it is called."""
        return WORDS.findall(" ".join((self.text, *self.synonyms)).casefold())


def meant(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices that have all the typed words, and of these the ones named so best."""
    wanted = WORDS.findall(typed.replace(":", " ").casefold())
    if not wanted:
        return []
    found = [choice for choice in choices if fits(wanted, {*choice.named(), *choice.said()})]
    best = max((closeness(wanted, choice) for choice in found), default=0)
    return [choice for choice in found if closeness(wanted, choice) == best]


def fits(wanted: Sequence[str], words: set[str]) -> bool:
    """Return whether each wanted word begins another of these words."""
    left = sorted(words, key=len)
    for word in wanted:
        match = next((other for other in left if begins(word, other)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def begins(typed: str, word: str) -> bool:
    """Return whether a word is meant by what was typed of it."""
    if typed[0].isdigit() or len(typed) < SHORTEST:
        return typed == word
    return word.startswith(typed)


def closeness(wanted: Sequence[str], choice: Choice) -> int:
    """Return how many of the wanted words stand in the code of a choice."""
    return sum(any(begins(word, other) for other in choice.named()) for word in wanted)
