"""From glimpses to messages: the only module that decides what a viewer is sent about a game.

It receives what the viewer may see and nothing else, and fills in messages field by field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from whitby.core import words
from whitby.core.engine import Event, Option
from whitby.core.game import Game
from whitby.core.sight import Glimpse
from whitby.server.table.windows import Window
from whitby.wire.game import (
    Asked,
    Events,
    Happened,
    Missing,
    NumberPart,
    Offered,
    Part,
    Phrase,
    SeatPart,
    SeveralPart,
    Subject,
    WordPart,
)

MOST_WORDED: Final = 4096
"""Options whose wording is remembered, for all tables together."""


def phrase(said: words.Phrase) -> Phrase:
    """Return a phrase of the core as a wire type."""
    return Phrase(id=said.id, parts={name: _part(part) for name, part in said.parts.items()})


def _part(part: int | words.Who | words.Word | words.Several) -> Part:
    if isinstance(part, words.Who):
        return SeatPart(seat=part.seat + 1)
    if isinstance(part, words.Word):
        return WordPart(id=part.id)
    if isinstance(part, words.Several):
        return SeveralPart(items=[(word.id, count) for word, count in part.items])
    return NumberPart(value=part)


def happened(game: Game[Any, Any], history: Sequence[Event], moves: Sequence[int]) -> Events:
    """Return the last events that a viewer witnessed, one for each number in `moves`."""
    first = len(history) - len(moves)
    items = [
        Happened(code=event.code(), say=phrase(game.words.event(event)), move=move)
        for event, move in zip(history[first:], moves, strict=True)
    ]
    return Events(start=first, items=items)


def offered(game: Game[Any, Any], options: Sequence[Option]) -> list[Offered]:
    """Return options as they are offered to a seat."""
    return [_offered(game.words, option) for option in options]


def offered_soon(game: Game[Any, Any], options: Sequence[Option]) -> list[Offered]:
    """Return the same sooner if it was needed before, at any table: only where time is hidden."""
    return [_remembered(game.words, option) for option in options]


def _offered(wording: words.Words, option: Option) -> Offered:
    return Offered(
        code=option.code(),
        verb=option.does(),
        on=_subjects(option),
        say=phrase(wording.option(option)),
        grave=option.grave(),
    )


_remembered: Final = lru_cache(MOST_WORDED)(_offered)  # an option is one object for all tables


def _subjects(option: Option) -> list[Subject]:
    return [Subject(kind=subject.kind, id=subject.id) for subject in option.on()]


def asked(
    game: Game[Any, Any],
    seen: Glimpse,
    since: int,
    offer: Callable[[Game[Any, Any], Sequence[Option]], list[Offered]] = offered,
) -> Asked | None:
    """Return the viewer's own decision."""
    decision = seen.decision
    if decision is None:
        return None
    return Asked(
        prompt=decision.prompt,
        say=phrase(game.words.prompt(decision)),
        about=list(decision.about),
        rules=list(game.words.rules(decision.prompt)),
        options=offer(game, decision.options),
        barred=[
            Missing(
                code=item.code,
                verb=item.option.does(),
                on=_subjects(item.option),
                say=phrase(game.words.option(item.option)),
                reason=item.reason,
            )
            for item in seen.missing
        ],
        since=since,
    )


def reacting(game: Game[Any, Any], window: Window, seat: int | None) -> Asked | None:
    """Return what a seat may do in a window: the options of all its questions, as one."""
    mine = window.of(seat)
    if not mine:
        return None
    able = [ask for ask in mine if len(ask.codes) > 1] or mine
    found = asked(game, able[0].seen, window.since)
    assert found is not None
    options = {
        option.code(): option
        for ask in able
        for option in ask.options
        if option.code() != window.passing
    }
    last = [option for option in mine[0].options if option.code() == window.passing]
    found.options = offered(game, [*options.values(), *last])
    return found
