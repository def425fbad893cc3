"""Errors that people can cause are said in their language."""

import pytest

from whitby.core.errors import BadRecord, BadSetup, IllegalChoice, WhitbyError
from whitby.core.record import begin, parse, replay
from whitby.core.sight import look
from whitby.games import GAMES
from whitby.words import Speech
from words.errors import errors
from words.files import messages, variables


def test_every_error_says_what_it_is_raised_with(lang: str) -> None:
    assert len(errors()) > 40
    for code, raised in errors().items():
        assert f"error-{code}" in messages(lang), f"nothing is said for '{code}'"
        assert all(parts == raised[0] for parts in raised), f"'{code}' has different parts"
        assert variables(lang, f"error-{code}") <= raised[0], code


def error_of(text: str) -> WhitbyError:
    with pytest.raises(BadRecord) as caught:
        replay(GAMES, parse(text))
    return caught.value


def test_an_error_inside_another_is_said_in_the_same_language() -> None:
    text = begin(GAMES["duel"], 2, seed=3).text()
    move = error_of(text + "1 fly:away\n")
    assert (move.code, move.parts["number"], move.parts["move"]) == ("record-move", 1, "1 fly:away")
    assert (
        Speech("de").error(move).startswith("Zug 1 (1 fly:away): „fly:away“ steht nicht zur Wahl")
    )
    line = error_of(text.replace("Seat 2", "Seat\t2"))
    assert (
        str(line) == "line 6: 'Seat\\t2' is no name for a seat: use visible letters, and no comma"
    )
    assert Speech("fr").error(line).startswith("ligne 6\u00a0: 'Seat\\t2' ne peut pas être")
    setup = error_of(text.replace("match=one", "match=two"))
    assert Speech("de").error(setup).startswith("der Spielaufbau: die Option match kann einen")


@pytest.mark.parametrize(
    ("game", "said"), [("duel", "is for 2 players"), ("fury", "is for 2 to 5")]
)
def test_the_number_of_players_is_said_as_a_number_or_a_range(game: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said) as caught:
        GAMES[game].setup(players=9)
    assert said in Speech("en").error(caught.value)


def test_an_error_for_programmers_keeps_its_text() -> None:
    assert Speech("fr").error(WhitbyError("a {brace} stays")) == "a {brace} stays"
    with pytest.raises(IllegalChoice, match="there is no seat 9; seats are 1 to 2"):
        look(GAMES["duel"], GAMES["duel"].setup(), 8)
