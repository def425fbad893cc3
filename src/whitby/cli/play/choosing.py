"""Find the option that is meant when a person types some of its words, not a number or a code."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from whitby.core.engine import Option

WORDS: Final = re.compile(r"[\w-]+")
SHORTEST: Final = 2
"""The shortest prefix of a word that counts; numbers have to match completely."""


@dataclass(frozen=True)
class Choice:
    """An option as it appears on the screen: what to type for it, and its text."""

    label: str
    option: Option
    text: str
    synonyms: tuple[str, ...] = ()

    def named(self) -> list[str]:
        """Return the words of its code, those joined by underscores also as a whole."""
        parts = self.option.code().casefold().split(":")
        return [*parts, *(piece for part in parts if "_" in part for piece in part.split("_"))]

    def said(self) -> list[str]:
        """Return the words of its text, and its synonyms."""
        return WORDS.findall(" ".join((self.text, *self.synonyms)).casefold())


def meant(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """Return the options that contain all typed words; of these, those whose code fits best."""
    wanted = WORDS.findall(typed.replace(":", " ").casefold())
    if not wanted:
        return []
    found = [choice for choice in choices if fits(wanted, {*choice.named(), *choice.said()})]
    best = max((closeness(wanted, choice) for choice in found), default=0)
    return [choice for choice in found if closeness(wanted, choice) == best]


def fits(wanted: Sequence[str], words: set[str]) -> bool:
    """Return whether each wanted word is a prefix of a different one of these words."""
    left = sorted(words, key=len)
    for word in wanted:
        match = next((other for other in left if begins(word, other)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def begins(typed: str, word: str) -> bool:
    """Return whether what was typed matches a word."""
    if typed[0].isdigit() or len(typed) < SHORTEST:
        return typed == word
    return word.startswith(typed)


def closeness(wanted: Sequence[str], choice: Choice) -> int:
    """Return how many of the wanted words are in the code of an option."""
    return sum(any(begins(word, other) for other in choice.named()) for word in wanted)
