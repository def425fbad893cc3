"""What people read: one folder of Fluent files per language, one file per game.

>>> from whitby.core.words import Phrase, Who, Word
>>> speech = Speech("en", ["Anna", "Paul"])
>>> speech.phrase(
...     Phrase("nosferatu-log-drew", {"who": Who(0), "card": Word("nosferatu-card-bite")})
... )
'Anna draws a Bite.'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from whitby.core.errors import WhitbyError
from whitby.core.words import Phrase, Several, Who, Word

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en", "fr", "de")


class WordsDefect(Exception):
    """A message that is missing or cannot be filled in: a bug, never a user's mistake."""


LARGEST: Final = 10**15
"""Numbers from here on are formatted without grouping; nothing that we count is as large."""


class Speech:
    """One language, and the names of the people in the seats (an empty name counts as none)."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise WhitbyError(
                "no words in '{language}'; there are words in {languages}",
                "no-language",
                language=lang,
                languages=", ".join(LANGUAGES),
            )
        self.lang = lang
        self.names = tuple(names)
        self._book = _book(lang)

    def say(self, id: str, /, **parts: int | str) -> str:
        """Return a message, or with 'id.attribute' one of its attributes, filled in."""
        name, _, attribute = id.partition(".")
        message = self._book.message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise WordsDefect(f"{self.lang}: there is nothing to say under '{id}'")
        filled = {
            part: isolated(value)
            if isinstance(value, str)
            else value
            if abs(value) < LARGEST
            else str(value)
            for part, value in parts.items()
        }
        text, errors = self._book.bundle.format_pattern(pattern, filled)
        if errors:
            raise WordsDefect(f"{self.lang}: '{id}' cannot be said: {errors[0]}")
        return str(text)

    def error(self, error: WhitbyError) -> str:
        """Return what is wrong in this language; an error for programmers has only its text."""
        if not error.code:
            return str(error)
        parts = dict(error.parts)
        if isinstance(error.__cause__, WhitbyError):
            parts["why"] = self.error(error.__cause__)
        return self.say(f"error-{error.code}", **parts)

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase of the core in this language, with names for seats and words for ids."""
        parts: dict[str, int | str] = {}
        for name, part in phrase.parts.items():
            if isinstance(part, Who):
                parts[name] = self.who(part.seat)
            elif isinstance(part, Word):
                parts.update(self._forms(name, part.id))
            elif isinstance(part, Several):
                parts[name] = ", ".join(
                    [self._counted(word.id, count) for word, count in part.items]
                )
            else:
                parts[name] = part
        return self.say(phrase.id, **parts)

    def who(self, seat: int) -> str:
        """Return the name of a seat's player, or the seat's number."""
        named = 0 <= seat < len(self.names) and self.names[seat]
        return named or self.say("seat", number=seat + 1)

    def _counted(self, id: str, count: int) -> str:
        """Return a word for a list: in quotation marks if it has any."""
        quoted = "quoted" in self._book.message(id).attributes
        word = self.say(f"{id}.quoted" if quoted else id)
        return word if count == 1 else f"{count} × {word}"

    def _forms(self, name: str, id: str) -> dict[str, str]:
        """Return a word as `name` and each of its attributes as `name_attribute`."""
        forms = {name: self.say(id)}
        for attribute in self._book.message(id).attributes:
            forms[f"{name}_{attribute}"] = self.say(f"{id}.{attribute}")
        return forms


RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolated(text: str) -> str:
    """Return a text isolated so that it cannot change the direction of the text around it.

    >>> ascii(isolated("א")), isolated("Anna")
    ("'\\\\u2068\\\\u05d0\\\\u2069'", 'Anna')
    """
    return f"\u2068{text}\u2069" if RIGHT_TO_LEFT.search(text) else text


def best(tag: str | None) -> str:
    """Return the language for a tag such as 'fr_FR.UTF-8', 'de-AT' or 'it:de'; English by default.

    >>> best("fr_FR.UTF-8"), best("de-AT"), best("C"), best(None)
    ('fr', 'de', 'en', 'en')
    """
    for wish in (tag or "").lower().split(":"):
        code = re.split("[-_.@]", wish.strip())[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


class Book:
    """All messages of a language. One is parsed when it is first wanted: all of them take long."""

    def __init__(self, lang: str) -> None:
        # only here: where nothing is put into words, as in a browser, the package is not needed
        from fluent.runtime import FluentBundle

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._texts: dict[str, str] = {}
        for file in sorted((files(__name__) / lang).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                _, *parts = ENTRY.split(file.read_text("utf-8"))
                self._texts |= dict(zip(parts[::2], parts[1::2], strict=True))

    def message(self, name: str) -> Message:
        """Return a message."""
        if not self.bundle.has_message(name):
            if name not in self._texts:
                raise WordsDefect(f"{self.lang}: there is no message '{name}'")
            self._parse(name)
        return self.bundle.get_message(name)

    def _parse(self, name: str) -> None:
        """Parse a message after those that it may refer to, so that another thread finds these."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        texts: list[str] = []
        self._gather(name, texts, set())
        resource = FluentResource("".join(texts))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise WordsDefect(f"{self.lang}: cannot be read: {entry.content!r}")
        self.bundle.add_resource(resource)

    def _gather(self, name: str, texts: list[str], seen: set[str]) -> None:
        """Add an entry after all whose names occur in it."""
        seen.add(name)
        for word in WORD.findall(self._texts[name]):
            if word in self._texts and word not in seen:
                self._gather(word, texts, seen)
        texts.append(f"{name}{self._texts[name]}")


ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
"""The beginning of a message or a term; what follows up to the next belongs to it."""
WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")


@cache
def _book(lang: str) -> Book:
    return Book(lang)
