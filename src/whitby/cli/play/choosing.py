"""Find the option that is meant when a person types some of its words, not a number or a code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.cli.draw.choices import WORDS, Choice

SHORTEST: Final = 2
"""The shortest prefix of a word that counts; numbers have to match completely."""


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
