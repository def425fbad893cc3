"""Every option says what it does and to what, and its code consists of exactly these."""

from collections.abc import Iterator
from typing import Any

import pytest

from toy_parts import Act
from whitby import GAMES
from whitby.core.engine import Option, anytime, apply, barred, decisions, pending
from whitby.core.rng import Fast
from whitby.games.duel import board as streets
from whitby.games.duel import cards as duel
from whitby.games.fury.options import Verb
from whitby.games.nosferatu import cards as nosferatu
from whitby.games.nosferatu.claims import TOPICS
from words.duel import all_duel_options
from words.fury import all_fury_options
from words.nosferatu import nosferatu_options

# the possible subjects of each kind
KINDS = {
    "duel": {
        "encounter": duel.KINDS,
        "card": duel.CARDS,
        "place": streets.PLACES,
        "side": duel.SIDES,
        "colour": duel.COLOURS,
        "slot": streets.SLOT_NAMES,
        "answer": ("yes", "no", "none"),
    },
    "fury": {part.name: part.names for verb in Verb.ALL.values() for part in verb.parts},
    "nosferatu": {
        "card": nosferatu.KINDS,
        "role": nosferatu.ROLES,
        "ritual": nosferatu.RITUALS,
        "seat": ("1", "2", "3", "4", "5", "6", "7", "8"),
        "topic": TOPICS,
        "count": ("0", "1", "2", "3", "4", "5", "6", "7"),
        "answer": ("yes", "no", "none"),
    },
}
ALL = {"duel": all_duel_options, "fury": all_fury_options, "nosferatu": nosferatu_options}
# game: how many random games, and the kinds that must occur in them
PLAYED = {
    "duel": (40, set(KINDS["duel"])),
    "fury": (12, {part.name for verb in Verb.ALL.values() for part in verb.parts}),
    "nosferatu": (6, set(KINDS["nosferatu"]) - {"ritual"}),
}


def everything_offered(name: str, seed: int) -> Iterator[Option]:
    """Everything anyone is offered, or barred from, in a random game."""
    game, chance = GAMES[name], Fast(seed)
    options = {"ritual": "may"} if name == "nosferatu" else {}
    players = game.seats[seed % len(game.seats)]
    state = game.setup(seed, players, options)
    while (first := pending(state)) is not None:
        for decision in decisions(state):
            yield from decision.options
        for seat in range(players):
            yield from anytime(state, seat)
            yield from [item.option for item in barred(state, seat)]
        apply(state, first.options[chance.below(len(first.options))])


def said(option: Option) -> str:
    """The code composed of its verb and its subjects."""
    return ":".join([option.does(), *[subject.id for subject in option.on()]])


@pytest.mark.parametrize("name", PLAYED)
def test_the_code_is_the_verb_and_its_subjects(name: str) -> None:
    games, expected = PLAYED[name]
    table: dict[str, Any] = KINDS[name]
    kinds: set[str] = set()
    for seed in range(games):
        for option in everything_offered(name, seed):
            assert option.code() == said(option)
            for subject in option.on():
                assert subject.id in table[subject.kind], option
                kinds.add(subject.kind)
    assert expected <= kinds


@pytest.mark.parametrize("name", ALL)
def test_so_it_is_for_every_option_there_is(name: str) -> None:
    table: dict[str, Any] = KINDS[name]
    found = ALL[name]()
    assert len(found) > 50
    for option in found:
        assert option.code() == said(option)
        assert all(subject.id in table[subject.kind] for subject in option.on())


def test_an_option_that_says_no_more_has_the_verb_of_its_code() -> None:
    assert Act("lay:3").does() == "lay"
    assert Act("nod").does() == "nod"
    assert list(Act("lay:3").on()) == []
