"""The plain pages: in the reader's language, without scripts, with everything escaped."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

import httpx
import pytest

from server.live import Live, running
from whitby.words import LANGUAGES, Speech


@pytest.fixture(scope="module")
def server() -> Iterator[Live]:
    with running() as live:
        yield live


class Tags(HTMLParser):
    """What elements and addresses a page has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "action")]
        assert not [name for name, _ in attrs if name.startswith("on") or name == "style"]


def page(server: Live, path: str, language: str = "en") -> httpx.Response:
    return httpx.get(server.url + path, headers={"accept-language": language})


def opened(server: Live, name: str, **wish: str) -> dict[str, str]:
    with server.person(name) as host:
        answer = host.post("/api/tables", json={"game": "duel", **wish})
        return dict(answer.json())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_speaks_the_readers_language(server: Live, language: str) -> None:
    answer = page(server, "/", language)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in answer.text
    assert Speech(language).say("pages-soon").replace("'", "&#x27;") in answer.text


def test_whoever_has_a_session_reads_in_his_own(server: Live) -> None:
    with server.person("Berthe", "fr") as berthe:
        assert '<html lang="fr">' in berthe.get("/").text


def test_public_tables_are_listed_and_no_others(server: Live) -> None:
    table = opened(server, "Anna", access="public")
    hidden = opened(server, "Anna")
    text = page(server, "/").text
    assert f'href="/t/{table["id"]}"' in text
    assert hidden["id"] not in text


def test_a_table_shows_its_card_code_and_square(server: Live) -> None:
    table = opened(server, "Anna")
    text = page(server, f"/t/{table['id']}").text
    assert table["code"] in text
    assert f'src="/api/tables/{table["id"]}/qr.svg"' in text
    assert "Anna" in text


def test_a_code_leads_to_its_table(server: Live) -> None:
    table = opened(server, "Anna")
    answer = page(server, f"/c/{table['code'].lower()}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table['id']}")
    assert page(server, "/c/NONE00").status_code == 404
    assert page(server, "/c/a%0d%0ab").status_code == 404


def test_a_table_with_a_password_shows_nothing(server: Live) -> None:
    table = opened(server, "Anna", access="password", password="open sesame")
    answer = page(server, f"/t/{table['id']}")
    assert answer.status_code == 403
    assert "Anna" not in answer.text
    assert table["code"] not in answer.text


def test_names_are_text_and_nothing_else(server: Live) -> None:
    table = opened(server, "<script>x</script>", access="public")
    opened(server, '"><img src=x onerror=y>&amp;', access="public")
    for path in ("/", f"/t/{table['id']}"):
        text = page(server, path).text
        assert "<script" not in text
        assert "&lt;script&gt;x&lt;/script&gt;" in text
        assert "script" not in Tags(text).tags


@pytest.mark.parametrize("path", ["/", "/t/nosuchtable0", "/t/<b>"])
def test_pages_load_nothing_from_elsewhere(server: Live, path: str) -> None:
    found = Tags(page(server, path).text)
    assert not {"script", "iframe", "style", "object", "form"} & set(found.tags)
    assert found.links
    assert all(link.startswith("/") and not link.startswith("//") for link in found.links)


def test_a_page_that_is_not_there_says_so_in_words(server: Live) -> None:
    answer = page(server, "/t/nosuchtable0", "de")
    assert answer.status_code == 404
    assert '<html lang="de">' in answer.text


def test_the_looks_come_as_a_file(server: Live) -> None:
    answer = page(server, "/style.css")
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
