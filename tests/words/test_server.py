"""What the server says has a text, with exactly the parts it is given."""

import ast
import re
from typing import get_args

import pytest

from whitby.server.table import log
from whitby.words import Speech
from words.files import NAMES, NBSP, messages, plain, variables
from words.served import (
    EVENINGS,
    REFUSERS,
    UNLIKE,
    bot_levels,
    notices,
    quick_phrases,
    refusals,
    spoken,
)
from words.source import SOURCES, calls, strings, trees


def test_every_refusal_says_exactly_what_it_is_raised_with(lang: str) -> None:
    for code, raised in refusals().items():
        id = f"refusal-{code}"
        assert id in messages(lang), f"nothing is said when '{code}' is refused"
        unlike = [parts for parts in raised if parts != raised[0]]
        assert not unlike or code in UNLIKE, f"'{code}' is given different parts"
        assert variables(lang, id) == set.intersection(*raised), id


def test_every_kind_of_refusal_is_looked_for() -> None:
    kinds = {
        node.name
        for tree in trees(SOURCES)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Refusal" for base in node.bases)
    }
    assert {"Refusal", *kinds} <= set(REFUSERS)
    assert {"no-table", "only-open", "not-offered", "wrong-method", "outlet-url"} <= set(refusals())


def test_every_notice_can_be_told(speech: Speech) -> None:
    for phrase in notices():
        assert variables(speech.lang, phrase.id) <= set(phrase.parts), phrase.id
        assert plain(spoken(speech, phrase))


def test_everything_that_a_table_tells_happens_in_an_evening() -> None:
    told = {phrase.id for phrase in notices()}
    assert {type(act) for evening in EVENINGS for act in evening} == set(get_args(log.AnyAct))
    forms = [
        f"notice-{text}"
        for tree in trees(SOURCES / "server")
        for call, _, scope in calls(tree, ["_tell"])
        if len(call.args) == 2
        for text in strings(call.args[1], scope)
    ]
    assert len(forms) > 20
    assert not [form for form in forms if not any(re.fullmatch(form, id) for id in told)]
    assert not [id for id in told if not any(re.fullmatch(form, id) for form in forms)]


def test_every_reason_to_close_or_to_hand_over_happens_in_an_evening() -> None:
    whys = {
        (name, str(keyword.value.value))
        for tree in trees(SOURCES / "server")
        for call, name, _ in calls(tree, ["Closed", "Handed"])
        for keyword in call.keywords
        if keyword.arg == "why" and isinstance(keyword.value, ast.Constant)
    }
    happened = {
        (type(act).__name__, act.why)
        for evening in EVENINGS
        for act in evening
        if isinstance(act, log.Closed | log.Handed)
    }
    assert {("Closed", "host"), ("Handed", "clock")} <= whys <= happened


def test_quick_phrases_and_levels_of_bots_have_words(speech: Speech) -> None:
    for phrase in quick_phrases():
        assert variables(speech.lang, phrase.id) == set(phrase.parts), phrase.id
        assert plain(spoken(speech, phrase))
    for id in bot_levels():
        assert plain(speech.say(id))


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "Time is up: a bot (normal) takes over seat 2."),
        ("fr", f"Temps écoulé{NBSP}: un robot (normal) prend la suite à la place 2."),
        ("de", "Die Zeit ist um: Auf Platz 2 spielt ein Bot (normal) weiter."),
    ],
)
def test_a_notice_reads_well(tongue: str, line: str) -> None:
    lines = [spoken(Speech(tongue, NAMES), phrase) for phrase in notices()]
    assert line in lines
