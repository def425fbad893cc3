"""The rulebooks of docs/rules: every rule by its number, in every language that has them."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
PLACES: Final = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""The locations of rulebooks: inside an installed package, or next to src in a checkout."""

RULE: Final = re.compile(r"- \*\*([A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)\*\* (.+)")
NUMBER: Final = re.compile(r"[0-9]+")
SUGGESTED: Final = 5
"""Rules to suggest when a name is ambiguous."""


class UnknownRule(LookupError):
    """There is no such rule or rulebook; the message lists what there is."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule, its topic and its Markdown text."""

    id: str
    topic: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language, in reading order."""

    title: str
    topics: tuple[str, ...]
    rules: dict[str, Rule]
    text: str

    def find(self, name: str) -> Rule:
        """Return the rule called `NOSF-56`, `nosf-56` or just `56`."""
        wanted = _fold(name)
        found = [key for key in self.rules if wanted and f"-{_fold(key)}".endswith(f"-{wanted}")]
        if len(found) != 1:
            raise UnknownRule(self._advice(name, found))
        return self.rules[found[0]]

    def _advice(self, name: str, found: list[str]) -> str:
        """Return what to ask for instead of a name that matches no rule, or several."""
        if len(found) > SUGGESTED:
            some = ", ".join(found[:SUGGESTED])
            return f"{name!r} may mean {some} and {len(found) - SUGGESTED} more; give the whole id"
        if found:
            return f"{name!r} may mean {_either(found)}; give the whole id"
        ids = list(self.rules)
        known = f"no rule {name[:40]!r}; the rules run from {ids[0]} to {ids[-1]}"
        number = NUMBER.search(name[:40])
        if number is None:
            return f"{known}; try {_either([ids[0], _tail(ids[0])])}"
        near = sorted(ids, key=lambda key: abs(_number(key) - int(number.group())))[:2]
        return f"{known}; the nearest are {' and '.join(sorted(near, key=ids.index))}"


def rulebook(game: str, lang: str = "en") -> Rulebook:
    """Return the rulebook of a game, in English if there is no translation."""
    place = next((place for place in PLACES if any(place.glob("*.md"))), PLACES[0])
    known = sorted(path.stem for path in place.glob("*.md"))
    if game not in known:
        raise UnknownRule(f"no rulebook for {game!r}; there is one for {_either(known)}")
    code = re.split("[-_]", lang.lower())[0]
    folders = [path for path in place.iterdir() if path.name == code]
    files = [folder / f"{game}.md" for folder in [*folders, place]]
    return _parse(next(file for file in files if file.is_file()).read_text("utf-8"))


def _parse(text: str) -> Rulebook:
    """Parse a rulebook from Markdown: `#` the title, `##` a topic, a bullet with an id a rule."""
    title = ""
    topics: list[str] = []
    rules: dict[str, Rule] = {}
    for line in text.splitlines():
        rule = RULE.fullmatch(line)
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            topics.append(line[3:])
        elif rule is not None:
            rules[rule[1]] = Rule(rule[1], topics[-1], rule[2])
    return Rulebook(title, tuple(topics), rules, text)


def _fold(name: str) -> str:
    """Return an id without case, spaces and leading zeros, so that `nosf-1` is `NOSF-01`."""
    return re.sub(r"(?<![0-9])0+(?=[0-9])", "", name.strip().lower())


def _tail(key: str) -> str:
    """Return the number of a rule with its letter, if it has one."""
    return key.rsplit("-", 1)[1]


def _number(key: str) -> int:
    """Return the number of a rule without its letter."""
    return int(NUMBER.findall(key)[-1])


def _either(names: list[str]) -> str:
    """Return names joined for a sentence: `a, b or c`."""
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
