"""Every option has one number, and every number one option."""

import hashlib
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from kit.walks import decisions_of
from whitby import GAMES, IllegalChoice, WhitbyError, anytime
from whitby.core.encoding import Encoding
from whitby.games.encodings import ENCODINGS, encoding

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
VERSIONS = Path(__file__).with_name("versions.txt")
SIZES = {"duel": 217, "fury": 2377, "nosferatu": 156}


def meaning(each: Encoding[Any]) -> str:
    """A digest of everything that a stored tensor or policy depends on."""
    said = [
        *each.actions.codes,
        *each.prompts,
        *[kind.key for kind in each.tokens.kinds],
        *[f"{part} {part.about} {part.high}" for part in each.layout(True, True).slices],
    ]
    return hashlib.blake2b("\n".join(said).encode(), digest_size=12).hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_a_version_never_changes_its_meaning(name: str) -> None:
    each = encoding(name)
    known = dict(line.rsplit(" ", 1) for line in VERSIONS.read_text().splitlines())
    assert known.get(f"{name} {each.version}") == meaning(each), (
        f"{name}'s actions or slices changed: raise VERSION in its encoding and add the line "
        f"'{name} {each.version + 1} {meaning(each)}' to {VERSIONS.name}"
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_space_has_the_size_that_the_documents_say(name: str) -> None:
    assert encoding(name).actions.size == SIZES[name]


@pytest.mark.parametrize("name", GAMES)
def test_codes_and_numbers_belong_to_each_other(name: str) -> None:
    actions = encoding(name).actions
    assert len(set(actions.codes)) == actions.size
    for number, code in enumerate(actions.codes):
        assert actions.number_of(code) == number
        assert actions.code(number) == code
    assert sum(span.count for span in actions.spans) == actions.size


@pytest.mark.parametrize("name", GAMES)
def test_games_meet_no_option_outside_the_space(name: str) -> None:
    actions = encoding(name).actions
    for seed in range(4 if name == "fury" else 12):
        for state, asked in decisions_of(name, seed):
            offered = [*asked.options]
            for seat in range(state.players):
                offered += anytime(state, seat)
            for option in offered:
                assert actions.code(actions.number(option)) == option.code()


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_is_written_where_the_caller_wants_it(name: str) -> None:
    actions = encoding(name).actions
    buffer = bytearray(b"\7") * (actions.size + 20)
    for _, asked in decisions_of(name, 3):
        actions.mask(asked, memoryview(buffer), 10)
        legal = [at for at, byte in enumerate(buffer[10:-10]) if byte]
        assert legal == sorted(actions.legal(asked))
        assert sum(buffer[10:-10]) == len(asked.options)
        for number in legal:
            assert actions.find(asked, number) in asked.options
    assert buffer[:10] == buffer[-10:] == b"\7" * 10
    actions.mask(None, buffer)
    assert not any(buffer[: actions.size])


def test_an_action_outside_the_mask_gets_one_line() -> None:
    actions = encoding("duel").actions
    _, asked = next(decisions_of("duel", 1))
    with pytest.raises(IllegalChoice) as refused:
        actions.find(asked, actions.number_of("stop"))
    assert str(refused.value) == (
        f"action {actions.number_of('stop')} (stop) is not legal for seat 1 now; the mask allows "
        + ", ".join(f"{actions.number(each)} ({each.code()})" for each in asked.options)
    )


def test_unknown_actions_and_games_get_one_line() -> None:
    actions = encoding("duel").actions
    with pytest.raises(WhitbyError, match="there is no action 217; actions are 0 to 216"):
        actions.code(217)
    with pytest.raises(WhitbyError, match="there is no action 'jump'"):
        actions.number_of("jump")
    with pytest.raises(WhitbyError, match="there is no game 'chess'; there are duel, fury, nosf"):
        encoding("chess")


def test_every_game_has_an_encoding() -> None:
    assert sorted(ENCODINGS) == sorted(GAMES)


def test_the_documents_have_the_tables() -> None:
    sys.path.insert(0, str(SCRIPTS))
    try:
        script = runpy.run_path(str(SCRIPTS / "encoding_walks.py"))
    finally:
        sys.path.remove(str(SCRIPTS))
    written = (SCRIPTS.parent / "docs" / "encodings.md").read_text()
    assert script["document"]() == written, "run python scripts/encoding_walks.py --write"
    assert script["walk"](("nosferatu", 1))["decisions"] > 10
