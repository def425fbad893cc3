"""A Sphinx extension for the rulebooks: an anchor for every rule, a link for every mention of one.

A rule is a bullet that begins with its id in bold. It gets that id as its anchor, so that
`rules/fury.html#FURY-COMBAT-07` leads to it in English and `rules/fr/fury.html#FURY-COMBAT-07` in
French, and the search finds it by its id. A mention on any page links to the rulebook in the
language of that page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from fluent.runtime import FluentBundle, FluentResource
from sphinx.application import Sphinx
from sphinx.domains import Domain, ObjType

ID: Final = re.compile(r"\b(?:NOSF|DUEL|FURY(?:-[A-Z]+)?)-\d+[a-z]?\b")
GAMES: Final = {"NOSF": "nosferatu", "DUEL": "duel", "FURY": "fury"}
NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch"}
HOME: Final = "en"
FTL: Final = Path(__file__).resolve().parents[2] / "src" / "whitby" / "words"
UNLINKED: Final = (nodes.reference, nodes.title, nodes.literal_block, nodes.raw)
"""Where a mention stays as it is."""


class Rules(Domain):
    """Every rule of every book, for the search."""

    name = "rule"
    label = "Rules"
    object_types = {"rule": ObjType("rule")}  # noqa: RUF012 (declared so by Sphinx)
    initial_data = {"rules": []}  # noqa: RUF012

    def clear_doc(self, docname: str) -> None:
        """Forget the rules of a page."""
        self.data["rules"] = [found for found in self.data["rules"] if found[1] != docname]

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """Return every rule, those in English first."""
        for rule, docname in self.data["rules"]:
            yield rule, rule, "rule", docname, rule, 0 if language(docname) == HOME else 1

    def get_type_name(self, type: ObjType, primary: bool = False) -> str:
        """Return what the search says that it found."""
        return "rule"

    def resolve_any_xref(self, *where: object) -> list[tuple[str, nodes.reference]]:
        """Resolve nothing: mentions of rules need no mark-up."""
        return []


def language(docname: str) -> str:
    """Return the language of a page: that of its folder below the rules."""
    parts = docname.split("/")
    return parts[1] if parts[0] == "rules" and len(parts) > 2 else HOME


def book(game: str, lang: str) -> str:
    """Return the page of a rulebook."""
    return f"rules/{game}" if lang == HOME else f"rules/{lang}/{game}"


def stated(item: nodes.list_item) -> nodes.strong | None:
    """Return the id with which a bullet states a rule."""
    first = item.next_node(nodes.strong)
    begins = first is not None and item.astext().startswith(first.astext())
    return first if begins and first and ID.fullmatch(first.astext()) else None


def anchor(app: Sphinx, tree: nodes.document) -> None:
    """Give every rule of a book its anchor, and its id a link to itself."""
    docname = app.env.docname
    if not docname.startswith("rules/"):
        return
    rules = app.env.get_domain("rule").data["rules"]
    for item in tree.findall(nodes.list_item):
        name = stated(item)
        if name is not None:
            rule = name.astext()
            item["ids"].append(rule)
            item["classes"].append("rule")
            name.replace_self(nodes.reference("", rule, refuri=f"#{rule}", classes=["rule-id"]))
            rules.append((rule, docname))


def link(app: Sphinx, tree: nodes.document, docname: str) -> None:
    """Make every mention of a rule a link, and put a bar of languages on top of a rulebook."""
    lang = language(docname)
    for text in list(tree.findall(nodes.Text)):
        if ID.search(text) and not any(isinstance(each, UNLINKED) for each in above(text)):
            text.parent.replace(text, list(linked(app, docname, lang, text)))
    if docname.startswith("rules/"):
        title = tree.next_node(nodes.title)
        assert title is not None
        title.parent.insert(title.parent.index(title) + 1, bar(app, docname))


def above(node: nodes.Node) -> Iterator[nodes.Node]:
    """Return everything that a node is part of."""
    while node.parent is not None:
        node = node.parent
        yield node


def linked(app: Sphinx, docname: str, lang: str, text: nodes.Text) -> Iterator[nodes.Node]:
    """Return a text in pieces, with its mentions of rules as links."""
    end = 0
    for found in ID.finditer(text):
        yield nodes.Text(text[end : found.start()])
        page = book(GAMES[found[0].split("-")[0]], lang)
        address = "" if page == docname else app.builder.get_relative_uri(docname, page)
        yield nodes.reference("", found[0], refuri=f"{address}#{found[0]}", internal=True)
        end = found.end()
    yield nodes.Text(text[end:])


def bar(app: Sphinx, docname: str) -> nodes.Node:
    """Return links to the same book in the other languages, and the words of its search field."""
    links = []
    for lang, name in NAMES.items():
        page = book(docname.split("/")[-1], lang)
        address = app.builder.get_relative_uri(docname, page)
        here = ' aria-current="page"' if page == docname else ""
        links.append(f'<a href="{address}" lang="{lang}" hreflang="{lang}"{here}>{name}</a>')
    data = " ".join(f'data-{name}="{word}"' for name, word in words(language(docname)).items())
    return nodes.raw("", f'<nav class="languages" {data}>{"".join(links)}</nav>', format="html")


def words(lang: str) -> dict[str, str]:
    """Return what the search field says: the words of the page's own, from one of its files."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((FTL / lang / "rulebook.ftl").read_text("utf-8")))

    def say(name: str, **parts: int) -> str:
        text, errors = bundle.format_pattern(bundle.get_message(name).value, parts)
        assert not errors, errors
        return escape(str(text))

    return {
        "label": say("rulebook-search"),
        "hint": say("rulebook-search-hint"),
        "none": say("rulebook-found", count=0),
        "one": say("rulebook-found", count=1),
        "many": say("rulebook-found", count=2).replace("2", "#"),
    }


def speak(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    """Say in the page which language it is in."""
    context["language"] = language(page)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything with Sphinx."""
    app.add_domain(Rules)
    app.connect("doctree-read", anchor)
    app.connect("doctree-resolved", link)
    app.connect("html-page-context", speak)
    return {"parallel_read_safe": False, "version": "1"}
