"""The language files: their content, and every text that it can become."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product

from fluent.syntax import ast as ftl
from fluent.syntax import parse

NBSP = "\u00a0"
NAMES = ["Anna", "Bruno", "Clara", "Daniel", "Elsa", "Franz", "Gilda", "Hugo"]
COUNTS = (0, 1, 2, 5)
# These are filled in with a person's name.
PEOPLE = {"who", "to", "about", "name", "other", "starter"}


@cache
def entries(lang: str) -> dict[str, list[ftl.EntryType]]:
    """The entries of each file of a language, by the name of the file."""
    folder = files("whitby.words") / lang
    return {
        file.name.removesuffix(".ftl"): parse(file.read_text("utf-8")).body
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language."""
    found = [entry for body in entries(lang).values() for entry in body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


@cache
def terms(lang: str) -> dict[str, ftl.Term]:
    """Every term of a language."""
    found = [entry for body in entries(lang).values() for entry in body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Term)}


def ids_of(stem: str, lang: str = "en") -> list[str]:
    """The ids of one file."""
    body = entries(lang).get(stem, [])
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a message, and all beneath it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def references(message: ftl.BaseNode) -> set[str]:
    """The messages that a message refers to."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


@cache
def variables(lang: str, id: str) -> frozenset[str]:
    """The variables of a message, including those of messages it refers to."""
    message = messages(lang)[id]
    found = (node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference))
    return frozenset(found).union(*(variables(lang, other) for other in references(message)))


@cache
def selectors(lang: str, id: str) -> frozenset[str]:
    """The variables by which a message selects its form: numbers."""
    message = messages(lang)[id]
    chosen = [node.selector for node in nodes(message) if isinstance(node, ftl.SelectExpression)]
    found = (node.id.name for node in chosen if isinstance(node, ftl.VariableReference))
    return frozenset(found).union(*(selectors(lang, other) for other in references(message)))


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The value and the attributes of a message, by the names `say` uses."""
    found = {f"{message.id.name}.{each.id.name}": each.value for each in message.attributes}
    return found if message.value is None else {message.id.name: message.value, **found}


def readings(lang: str, pattern: ftl.Pattern) -> list[str]:
    """Every text a pattern can become, with a name or a number for each variable."""
    pieces = [
        [element.value] if isinstance(element, ftl.TextElement) else placed(lang, element)
        for element in pattern.elements
    ]
    return ["".join(choice) for choice in product(*pieces)]


def placed(lang: str, node: ftl.BaseNode) -> list[str]:
    """Every text a placeable can become."""
    match node:
        case ftl.Placeable():
            return placed(lang, node.expression)
        case ftl.SelectExpression():
            return [text for each in node.variants for text in readings(lang, each.value)]
        case ftl.MessageReference():
            named = patterns(messages(lang)[node.id.name])
            tail = f".{node.attribute.name}" if node.attribute else ""
            return readings(lang, named[node.id.name + tail])
        case ftl.TermReference():
            return readings(lang, terms(lang)[node.id.name].value)
        case ftl.StringLiteral():
            return [str(node.parse()["value"])]
        case ftl.NumberLiteral():
            return [node.value]
        case ftl.VariableReference() if node.id.name in PEOPLE:
            return ["Anna"]
    return ["7"]


@cache
def texts(lang: str) -> list[tuple[str, str]]:
    """Every text of a language with its id."""
    return [
        (id, re.sub("`[^`]*`", "", text))
        for message in messages(lang).values()
        for id, pattern in patterns(message).items()
        for text in readings(lang, pattern)
    ]


def faulty(lang: str, fault: str) -> list[tuple[str, str]]:
    """The texts that contain a fault."""
    return [(id, text) for id, text in texts(lang) if re.search(fault, text)]


def plain(text: str) -> bool:
    """Whether a text has something to read and no leftover syntax of the language files."""
    return bool(text.strip()) and not re.search(r"[{}$\u2068\u2069]|\?\?\?", text)
