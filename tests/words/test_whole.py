"""Every language has every message, with the same content, and no message is unused."""

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from whitby import GAMES
from whitby.cli.draw.duel.ids import MARKS, SPECIALS
from whitby.cli.draw.nosferatu.ids import REASONS, TALK
from whitby.lessons import LESSONS
from whitby.words import Book, Speech
from words.errors import errors
from words.files import (
    COUNTS,
    entries,
    ids_of,
    messages,
    patterns,
    plain,
    references,
    selectors,
    variables,
)
from words.games import SAID, SHOWN, ids_in, played
from words.page import asked_for
from words.served import refusals, served, taught
from words.source import SOURCES, calls, constants, literals, trees

# Strings in the source that look like ids but are only prefixes.
STEMS = {"nosferatu-say", "nosferatu-said"}


def used(stem: str) -> set[str]:
    """The ids that the program can ask for from one file."""
    found = everywhere() | literals(SOURCES / "cli" if stem == "cli" else SOURCES)
    if stem == "cli":
        found |= {*SPECIALS, *MARKS, *TALK.values(), *REASONS.values()}
    if stem in SAID:
        found |= ids_in(SAID[stem]()) | SHOWN[stem]()
    return found


@cache
def everywhere() -> set[str]:
    """The ids that the program can ask for from any file."""
    found = served() | taught() | asked_for() | {f"error-{code}" for code in errors()}
    return found.union(*(references(message) for message in messages("en").values()))


def test_every_language_has_the_same_files(lang: str) -> None:
    assert set(entries(lang)) == set(entries("en"))
    assert set(SAID) == set(SHOWN) == set(GAMES) <= set(entries(lang))


def test_files_can_be_read_whole(lang: str) -> None:
    broken = [
        entry.content
        for body in entries(lang).values()
        for entry in body
        if isinstance(entry, ftl.Junk)
    ]
    assert not broken


def test_no_id_stands_twice(lang: str) -> None:
    ids = [id for stem in entries(lang) for id in ids_of(stem, lang)]
    assert len(ids) == len(set(ids))


def test_every_language_has_the_same_messages_in_the_same_order(lang: str) -> None:
    for stem in entries("en"):
        assert ids_of(stem, lang) == ids_of(stem, "en")


def test_messages_of_a_game_bear_its_name() -> None:
    for game in GAMES:
        strangers = [id for id in ids_of(game) if not id.startswith(f"{game}-")]
        assert strangers in ([], ["seat"])


def test_every_language_fills_in_the_same(lang: str) -> None:
    # `card_a` and `card_acc` are forms of the same word
    for id in messages("en"):
        ours = {name.split("_")[0] for name in variables(lang, id)}
        assert ours == {name.split("_")[0] for name in variables("en", id)}, id


def test_everything_can_be_said(speech: Speech) -> None:
    for id, message in messages(speech.lang).items():
        parts: dict[str, int | str] = dict.fromkeys(variables(speech.lang, id), "Anna")
        for count in COUNTS:
            parts.update(dict.fromkeys(selectors(speech.lang, id), count))
            for name in patterns(message):
                assert speech.say(name, **parts).strip()


def test_a_message_comes_with_those_it_refers_to(lang: str) -> None:
    referring = {frozenset(references(each)): id for id, each in messages(lang).items()}
    assert len(referring) > 1
    for others, id in referring.items():
        book = Book(lang)
        book.message(id)
        assert all(book.bundle.has_message(other) for other in others), id


@pytest.mark.parametrize("game", SAID)
def test_everything_a_game_can_say_has_words(game: str, speech: Speech) -> None:
    for phrase in SAID[game]():
        assert plain(speech.phrase(phrase))


@pytest.mark.parametrize("game", SHOWN)
def test_everything_a_screen_shows_has_words(game: str, speech: Speech) -> None:
    for id in SHOWN[game]():
        assert plain(speech.say(id))


@pytest.mark.parametrize(
    ("game", "players"), [(name, players) for name, game in GAMES.items() for players in game.seats]
)
def test_random_games_never_lack_words(game: str, players: int, speech: Speech) -> None:
    for phrase in played(game, players):
        assert plain(speech.phrase(phrase))


@pytest.mark.parametrize("game", SAID)
def test_random_games_bring_up_nothing_unforeseen(game: str) -> None:
    found = {id for players in GAMES[game].seats for id in ids_in(played(game, players))}
    assert found <= ids_in(SAID[game]()) | literals(SOURCES)


def test_no_message_is_unused() -> None:
    idle = [f"{stem}: {id}" for stem in entries("en") for id in unused(stem)]
    assert not idle, f"nothing uses {', '.join(idle)}"


def unused(stem: str) -> list[str]:
    """The ids of one file that nothing asks for."""
    known = used(stem)
    return [id for id in ids_of(stem) if id not in known]


def test_every_id_in_the_source_has_words() -> None:
    forms = "|".join(map(re.escape, entries("en")))
    ids = {text for text in literals(SOURCES) if re.fullmatch(rf"({forms})(-[a-z0-9_]+)+", text)}
    assert sorted(ids - STEMS - set(refusals()) - set(LESSONS) - set(messages("en"))) == []


def test_every_message_named_in_the_source_is_given_what_it_wants() -> None:
    known = messages("en")
    for tree in trees(SOURCES):
        for call, _, _ in calls(tree, ("say", "text")):
            given = {keyword.arg for keyword in call.keywords} - {"style"}
            if None in given:
                continue
            for id in (node.value for first in call.args[:1] for node in constants(first)):
                assert id not in known or given == variables("en", id), f"{id} ({call.lineno})"
