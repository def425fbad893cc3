"""The rules of a game, and the facts of a table, over HTTP."""

from __future__ import annotations

import httpx
import pytest

import whitby
from server.live import Live
from server.web import begun, opened, refused
from whitby.rulebook import rulebook


def rules(server: Live, game: str, **query: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/games/{game}/rules", params=query)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", whitby.GAMES)
def test_the_rules_are_those_of_the_book(server: Live, game: str, language: str) -> None:
    found = rules(server, game, language=language).json()
    book = rulebook(game, language)
    assert (found["game"], found["language"], found["title"]) == (game, language, book.title)
    told = [
        (topic["title"], rule["id"], rule["text"])
        for topic in found["topics"]
        for rule in topic["rules"]
    ]
    assert told == [(rule.topic, rule.id, rule.text) for rule in book.rules.values()]
    titles = [topic["title"] for topic in found["topics"]]
    assert len(titles) == len(set(titles)) > 3


def test_without_a_wish_they_are_in_english_whoever_asks(server: Live) -> None:
    with server.person("Anna", language="fr") as anna:
        own = anna.get("/api/games/duel/rules")
    assert own.json() == rules(server, "duel", language="en").json()
    assert own.headers["cache-control"] == "public, max-age=3600"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "This server does not have that game."),
        ("fr", "Ce jeu n’existe pas ici."),
        ("de", "Dieses Spiel gibt es hier nicht."),
    ],
)
@pytest.mark.parametrize("game", ["chess", "DUEL", "..%2Fduel", "duel.md", "d%0Auel", "x" * 41])
def test_there_are_no_others(server: Live, game: str, language: str, text: str) -> None:
    wishes = {"accept-language": language}
    answer = httpx.get(f"{server.url}/api/games/{game}/rules", headers=wishes)
    if "%2F" in game:
        assert answer.status_code == 404
        return
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
    assert answer.json()["text"] == text
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("query", [{"language": "tlh"}, {"language": ""}, {"lang": "fr"}])
def test_a_language_that_nobody_wrote_is_refused(server: Live, query: dict[str, str]) -> None:
    refused(rules(server, "duel", **query), 400, "malformed")


def test_facts_are_for_whoever_may_know_of_the_table(server: Live) -> None:
    with server.person("Anna") as anna:
        table = opened(anna, options={"cards": "dr_puls.move.3"})
    found = httpx.get(f"{server.url}/api/tables/{table}/facts").json()["facts"]
    assert found["cards"]["dr_puls"]["move"] == 3
    assert found["box"]["coffin"] == 5


def test_the_truth_is_asked_for_with_a_word(server: Live) -> None:
    with server.person("Anna") as anna:
        here = f"/api/tables/{begun(anna)}"
        refused(anna.get(f"{here}/moments/0", params={"truth": "true"}), 409, "only-over")
        moment = anna.get(f"{here}/moments/0", params={"truth": "false"}).json()
        assert (moment["truth"], moment["suspicion"]) == (False, None)
        refused(anna.get(f"{here}/moments/0", params={"truth": "perhaps"}), 400, "malformed")
