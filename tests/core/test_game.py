"""What every game offers: players and options are validated, with clear errors."""

from typing import Any

import pytest

from laws.lots import Lots
from whitby import GAMES
from whitby.core.engine import anytime, pending, play
from whitby.core.errors import BadSetup, IllegalChoice
from whitby.core.game import Game, Outcome, Setting, View
from whitby.core.rng import Fast, Keyed
from whitby.core.sight import sight
from whitby.core.words import Phrase, Who, Word, Words
from whitby.laws.world import describe

from .toys import Blows, first_decision, happened

EVERY: dict[str, Game[Any, Any]] = {"lots": Lots(), **GAMES}


# Players


@pytest.mark.parametrize(
    ("seats", "players", "words"),
    [
        ((5, 6, 7, 8), 4, "blows is for 5 to 8 players, not 4"),
        ((5, 6, 7, 8), 9, "blows is for 5 to 8 players, not 9"),
        ((5, 6, 7, 8), 0, "blows is for 5 to 8 players, not 0"),
        ((5, 6, 7, 8), -6, "blows is for 5 to 8 players, not -6"),
        ((2,), 3, "blows is for 2 players, not 3"),
    ],
)
def test_other_numbers_of_players_are_refused(
    seats: tuple[int, ...], players: int, words: str
) -> None:
    with pytest.raises(BadSetup, match=f"^{words}$"):
        Blows(seats).setup(players=players)
    with pytest.raises(BadSetup, match=f"^{words}$"):
        Blows(seats).check_players(players)


def test_the_number_of_players_is_the_least_unless_said() -> None:
    assert happened(played(Blows((3, 4)).setup())) == [*STRUCK, "3 light two"]
    assert happened(played(Blows((3, 4)).setup(players=4))) == [*STRUCK, "4 light two"]


STRUCK = ["strike", "1:pass", "2:pass", "lands"]


def played(state: Any) -> Any:
    for code in ("pass", "pass"):
        play(state, code)
    return state


# Options


def test_the_first_choice_is_the_default() -> None:
    assert Setting("force", ("light", "heavy")).default == "light"
    assert Blows().choose({}) == {"force": "light", "sides": "two"}


def test_chosen_options_replace_the_defaults() -> None:
    assert Blows().choose({"sides": "no"}) == {"force": "light", "sides": "no"}
    state = Blows().setup(options={"force": "heavy"})
    assert happened(played(state)) == [*STRUCK, "3 heavy two"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"colour": "red"}, "blows has no option 'colour'; it has force, sides"),
        ({"": "red"}, "blows has no option ''; it has force, sides"),
        ({"force": "Heavy"}, "option force can be light or heavy, not 'Heavy'"),
        ({"force": ""}, "option force can be light or heavy, not ''"),
        ({"sides": "3"}, "option sides can be two or one or no, not '3'"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(
    options: dict[str, str], words: str
) -> None:
    with pytest.raises(BadSetup) as error:
        Blows().setup(options=options)
    assert str(error.value) == words


def test_what_was_asked_for_is_not_changed() -> None:
    wished = {"force": "heavy"}
    Blows().choose(wished)["sides"] = "no"
    assert wished == {"force": "heavy"}


# Every game


@pytest.mark.parametrize("name", EVERY)
def test_a_game_states_its_facts(name: str) -> None:
    game = EVERY[name]
    assert game.name == name
    assert game.version >= 1
    assert list(game.seats) == sorted(set(game.seats))
    assert game.bound > 0
    assert repr(game) == f"<Game {name}, rules version {game.version}>"
    names = [setting.name for setting in game.options]
    assert len(set(names)) == len(names)
    for setting in game.options:
        free = type(setting) is not Setting  # it validates other values itself
        assert len(set(setting.choices)) == len(setting.choices) >= (1 if free else 2)
        assert [setting.check(choice) for choice in setting.choices] == list(setting.choices)
        # both fit in one line of a record
        assert all(word and " " not in word and "=" not in word for word in setting.choices)
        assert setting.name.isidentifier()


@pytest.mark.parametrize("name", EVERY)
def test_the_same_seed_deals_the_same_game(name: str) -> None:
    for players in EVERY[name].seats:
        states = [EVERY[name].setup(seed, players) for seed in (4, 4, 5)]
        texts = [describe(state) for state in states]
        assert texts[0] == texts[1] != texts[2]


@pytest.mark.parametrize("name", EVERY)
def test_another_generator_can_be_handed_in(name: str) -> None:
    rng = Keyed(bytes(32))
    assert EVERY[name].setup(rng=rng).rng is rng
    assert isinstance(EVERY[name].setup(3).rng, Fast)


@pytest.mark.parametrize("name", EVERY)
def test_a_new_game_has_no_outcome(name: str) -> None:
    state = EVERY[name].setup()
    pending(state)
    assert EVERY[name].outcome(state) is None


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("far", [-1, 0, 1, 50])
def test_nobody_speaks_or_plays_who_does_not_sit_there(name: str, far: int) -> None:
    game = EVERY[name]
    players = game.seats[0]
    stranger = -1 if far < 0 else players + far
    chance, state = Fast(2), game.setup(2, players)
    for _ in range(12):
        decision = first_decision(state)
        assert list(anytime(state, stranger)) == []
        said = [option.code() for seat in range(players) for option in anytime(state, seat)]
        before = describe(state)
        for code in {*decision.codes(), *said}:
            with pytest.raises(IllegalChoice):
                play(state, code, stranger)
        assert describe(state) == before
        play(state, chance.choice(decision.codes()))


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("seat", [-1, 64])
def test_who_does_not_sit_there_sees_nothing(name: str, seat: int) -> None:
    game = EVERY[name]
    state = game.setup(2)
    for _ in range(8):
        with pytest.raises((LookupError, ValueError)):
            sight(game, state, seat)
        play(state, first_decision(state).codes()[-1])


# What a game has to provide itself


def test_what_a_game_leaves_out_is_missed() -> None:
    game: Game[Any, Any] = Game("x", 1, (2,), (), 1, {}, Words())
    state = Blows().setup()
    for attempt in (
        lambda: game.setup(),
        lambda: game.view(state, 0),
        lambda: game.imagine(View(0, [], []), Fast()),
        lambda: game.outcome(state),
        lambda: game.census(state),
        lambda: game.contents(state),
        lambda: View(0, [], []).to_json(),
        lambda: game.words.rules("ask"),
    ):
        with pytest.raises(NotImplementedError):
            attempt()


def test_an_outcome_reads_well() -> None:
    assert repr(Outcome("evil", "bites", (1, -1))) == "<evil by bites, scores (1, -1)>"


def test_a_phrase_is_an_id_with_typed_parts() -> None:
    phrase = Phrase("fell", {"who": Who(2), "what": Word("card"), "count": 3})
    assert (phrase.id, sorted(phrase.parts)) == ("fell", ["count", "what", "who"])
    assert Phrase("fell").parts == {}
