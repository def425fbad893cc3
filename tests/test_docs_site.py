"""The documentation site: it is built without a warning, and whoever follows a link arrives."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import whitby
from whitby.games import GAMES
from whitby.rulebook import rulebook
from whitby.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "docs" / "html"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_site_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, so that one process builds the site once."""
    command = [sys.executable, str(ROOT / "scripts" / "docs_site.py")]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    made_from = (SITE.parent / "made-from").read_text()
    monkeypatch.syspath_prepend(ROOT / "scripts")
    assert script("docs_site").digest() == made_from, "it would be built again for nothing"
    every_rule_has_its_address()
    every_page_says_its_language()
    mentions_of_rules_lead_to_the_book_in_the_same_language()
    the_search_knows_every_rule()
    the_reference_has_what_the_package_offers()


def page(name: str) -> str:
    return (SITE / f"{name}.html").read_text("utf-8")


def books() -> list[tuple[str, str, str]]:
    """Every rulebook: its game, its language and its page."""
    folders = {lang: "rules" if lang == "en" else f"rules/{lang}" for lang in LANGUAGES}
    return [(game, lang, f"{folders[lang]}/{game}") for game in GAMES for lang in LANGUAGES]


def every_rule_has_its_address() -> None:
    for game, lang, name in books():
        addresses = re.findall(r'<li class="rule" id="([^"]+)"', page(name))
        assert addresses == list(rulebook(game, lang).rules), name


def every_page_says_its_language() -> None:
    for _, lang, name in books():
        assert re.search(rf'<html [^>]*lang="{lang}"', page(name)), name
        assert page(name).count('aria-current="page">') == 1
    assert 'lang="en"' in page("index")


def mentions_of_rules_lead_to_the_book_in_the_same_language() -> None:
    assert 'href="#FURY-GOLD-02">FURY-GOLD-02</a>' in page("rules/fr/fury")
    assert 'href="rules/nosferatu.html#NOSF-56">NOSF-56</a>' in page("contributing")


def the_search_knows_every_rule() -> None:
    known = (SITE / "searchindex.js").read_text("utf-8")
    for game in GAMES:
        for rule in rulebook(game).rules:
            assert f'"{rule}"' in known, rule


def the_reference_has_what_the_package_offers() -> None:
    front = page("reference/whitby")
    for name in ("pending", "apply", "playout", "Decision", "vector"):
        assert f'id="whitby.{name}"' in front, name
    assert whitby.pending.__doc__
    assert whitby.pending.__doc__.splitlines()[0] in front


# The check of links


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('<a class="x" href="b.html#here">', []),
        ('<a href="../">', []),  # the page on which people play
        ('<a href="https://example.org/">', []),
        ('<a href="c.html">', ["a.html: c.html leads nowhere"]),
        ('<a class="x" href="b.html#t">', ["a.html: b.html#t leads to no place on that page"]),
        ('<a href="#there">', ["a.html: #there leads to no place on that page"]),
        ('<a href="../c.html">', ["a.html: ../c.html leads nowhere"]),
        ('<a href="/b.html">', ["a.html: /b.html does not work under a path"]),
        ('<img alt="" src="c.png">', ["a.html: c.png leads nowhere"]),
        (
            '<script defer="" src="https://example.org/x.js"></script>',
            ["a.html: loads https://example.org/x.js from elsewhere"],
        ),
        (
            '<link rel="stylesheet" href="//example.org/x.css">',
            ["a.html: loads //example.org/x.css from elsewhere"],
        ),
    ],
)
def test_links_that_lead_nowhere_are_found(tmp_path: Path, text: str, wrong: list[str]) -> None:
    (tmp_path / "a.html").write_text(text)
    (tmp_path / "b.html").write_text('<h2 class="y" id="here">')
    assert script("docs_links").wrong_links(tmp_path) == wrong


def test_style_sheets_that_load_from_elsewhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text("<p>")
    (tmp_path / "a.css").write_text("@font-face { src: url('https://example.org/x.woff2') }")
    (wrong,) = script("docs_links").wrong_links(tmp_path)
    assert wrong == "a.css: loads https://example.org/x.woff2 from elsewhere"


def test_a_site_without_pages_is_wrong(tmp_path: Path) -> None:
    assert script("docs_links").wrong_links(tmp_path)
