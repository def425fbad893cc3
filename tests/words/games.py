"""What games say.

A new game adds its phrases to `SAID` and what its screens show to `SHOWN`.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import whitby
import whitby.words
from whitby.core.game import Game
from whitby.core.words import Phrase, Several, Who, Word
from words.duel import duel_phrases, duel_screens
from words.fury import fury_phrases, fury_screens
from words.nosferatu import nosferatu_phrases, nosferatu_screens

SAID: dict[str, Callable[[], list[Phrase]]] = {
    "duel": duel_phrases,
    "fury": fury_phrases,
    "nosferatu": nosferatu_phrases,
}
SHOWN: dict[str, Callable[[], set[str]]] = {
    "duel": duel_screens,
    "fury": fury_screens,
    "nosferatu": nosferatu_screens,
}


def ids_in(phrases: Iterable[Phrase]) -> set[str]:
    """The ids of phrases and of the words in them."""
    found: set[str] = set()
    for phrase in phrases:
        found.add(phrase.id)
        for part in phrase.parts.values():
            if isinstance(part, Word):
                found.add(part.id)
            elif isinstance(part, Several):
                found |= {word.id for word, _ in part.items}
    return found


@cache
def played(game: str, players: int) -> list[Phrase]:
    """Every phrase that occurs in random games, under every choice of every table option."""
    found: dict[tuple[object, ...], Phrase] = {}
    for number in range(3):
        for phrase in random_game(whitby.GAMES[game], players, number):
            found[key(phrase)] = phrase
    return list(found.values())


def random_game(game: Game[Any, Any], players: int, number: int) -> Iterator[Phrase]:
    """Everything that one random game asks, offers, bars, claims and logs."""
    chance = random.Random(1000 * players + number)
    chosen = {each.name: each.choices[number % len(each.choices)] for each in game.options}
    state = game.setup(number, players, chosen)
    while asked := whitby.decisions(state):
        for decision in asked:
            yield game.words.prompt(decision)
            yield from map(game.words.option, decision.options)
            yield from (Phrase(each.reason) for each in whitby.barred(state, decision.seat))
        seat = chance.randrange(players)
        asides = whitby.anytime(state, seat)
        yield from map(game.words.option, asides)
        if asides and chance.random() < 0.3:
            whitby.apply(state, chance.choice(asides), seat)
            continue  # it may have changed the question, or ended the game
        decision = chance.choice(asked)
        whitby.apply(state, chance.choice(decision.options), decision.seat)
    yield from map(game.words.event, state.events)


def key(phrase: Phrase) -> tuple[object, ...]:
    """What distinguishes a phrase from others."""
    return (phrase.id, *[(name, plainly(part)) for name, part in phrase.parts.items()])


def plainly(part: int | Who | Word | Several) -> object:
    """A part of a phrase as something comparable."""
    match part:
        case Who():
            return part.seat
        case Word():
            return part.id
        case Several():
            return tuple((word.id, count) for word, count in part.items)
    return part
