"""Everything the page asks for exists in every language, with the parts it needs."""

from collections.abc import Iterable

import pytest

from words.files import messages, patterns, variables
from words.page import FILLINGS, Saying, Use, arguments, become, forms, keys, named, sayings


def missing(lang: str, id: str) -> bool:
    """Whether there is no text for an id."""
    message = messages(lang).get(id.split(".")[0])
    return message is None or id not in patterns(message)


def listed(uses: list[Use]) -> str:
    """The ids without a text, for the person who has to write them."""
    return "\n".join(["no words for", *[f"{use.id} ({use.place})" for use in uses]])


def test_every_id_in_the_page_has_words(lang: str) -> None:
    begun = {use.id.split("*")[0] for use in forms()}  # a prefix that appears on its own
    lacking = [use for use in named() if missing(lang, use.id) and f"{use.id}-" not in begun]
    assert not lacking, listed(lacking)


def test_every_id_that_the_page_puts_together_has_words(lang: str) -> None:
    made = [Use(id, use.place) for use in forms() for id in become(use.id) or {use.id}]
    lacking = [use for use in made if missing(lang, use.id)]
    assert not lacking, listed(lacking)


def test_every_filling_is_filled_in() -> None:
    assert set(FILLINGS) <= {use.id for use in forms()}


def test_the_page_gives_every_message_what_it_wants(lang: str) -> None:
    wrong = [
        (id, saying.place)
        for saying in sayings()
        for id in saying.ids
        if saying.parts is not None and not missing(lang, id) and not fits(lang, id, saying)
    ]
    assert not wrong


def fits(lang: str, id: str, saying: Saying) -> bool:
    """Whether a message gets its parts, and nothing else if it is the only one."""
    wanted, given = variables(lang, id.split(".")[0]), saying.parts or set()
    if "." in id:
        return True
    alone = len(saying.ids) == 1
    return wanted <= given and (not alone or heads(wanted) == heads(given))


def heads(parts: Iterable[str]) -> set[str]:
    """Parts without their forms: `card_a` and `card_acc` are the same word."""
    return {part.split("_")[0] for part in parts}


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", set()),
        ("{ who, count: list.length }", {"who", "count"}),
        ("{ card: t('a-b', { x: [1, 2] }), n }", {"card", "n"}),
        ("{ ...parts }", None),
        ("parts", None),
    ],
)
def test_parts_are_read_as_they_are_written(text: str, parts: set[str] | None) -> None:
    assert keys(text) == parts


def test_arguments_end_where_the_call_does() -> None:
    assert arguments("t(now ? 'a-b' : 'c-d', { x }) + (y, z)", 2) == [
        "now ? 'a-b' : 'c-d'",
        "{ x }",
    ]
