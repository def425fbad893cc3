"""Games of Fury of Dracula for tests, and their screens."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cli.terminal import paper, plain
from fury.at_the_table import GAME, scene
from whitby.cli.draw.drawings import drawing_of
from whitby.cli.play.commands import obey
from whitby.cli.play.desk import Desk
from whitby.cli.play.match import Match
from whitby.cli.play.seats import NAMES, Seats
from whitby.core.engine import Decision, apply
from whitby.core.record import begin

DRAWING = drawing_of("fury")


def new_hunt(seed: int = 0, players: int = 5) -> Match:
    """A game with a person in each seat."""
    seats = Seats(NAMES[:players], {})
    return Match(begin(GAME, players, {}, seats.recorded(), seed, None), seats)


def hunt(players: int = 5, **position: Any) -> Match:
    """A game at some position; where nothing is said of the trail, it begins in Galway."""
    match = new_hunt(players=players)
    match.state = scene(players=players, **{"trail": ["galway"], **position}).state
    return match


def positions(match: Match, chance: random.Random, most: int) -> Iterator[Decision[Any]]:
    """Play at random; stop before each decision."""
    for _ in range(most):
        asked = match.decisions()
        if not asked:
            return
        yield asked[0]
        before = {viewer: match.witnessed(viewer) for viewer in (asked[0].seat, None)}
        apply(match.state, chance.choice(asked[0].options), asked[0].seat)
        match.shown.update(before)


def sheet(match: Match, seat: int, word: str, lang: str = "en", width: int = 80) -> str:
    """What a command shows."""
    screen, file = paper(match, lang, width)
    assert obey(Desk(match, screen, DRAWING, seat), word)
    return plain(file)
