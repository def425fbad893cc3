"""Reference material: the rules of a game, and what is printed on its components."""

from __future__ import annotations

from typing import Any

from whitby.wire import Plain
from whitby.wire.people import Language


class RuleText(Plain):
    """One numbered rule, in Markdown."""

    id: str
    text: str


class RuleTopic(Plain):
    """The rules about one thing, in reading order."""

    title: str
    rules: list[RuleText]


class RuleBook(Plain):
    """The rules of a game."""

    game: str
    language: Language
    title: str
    topics: list[RuleTopic]


class Facts(Plain):
    """What is printed on the components of a game; each game has its own keys."""

    facts: dict[str, Any]
