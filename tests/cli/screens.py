"""Screens of a match, as a viewer sees them at a terminal: of any game, without control codes."""

from __future__ import annotations

from cli.terminal import paper, plain
from whitby.cli.draw.drawings import drawing_of
from whitby.cli.draw.show import show_news, show_table
from whitby.cli.play.commands import obey
from whitby.cli.play.desk import Desk
from whitby.cli.play.match import Match
from whitby.core.rng import Fast


def table(match: Match, seat: int | None, lang: str = "en", width: int = 80) -> str:
    """The table alone."""
    screen, file = paper(match, lang, width)
    show_table(screen, drawing_of(match.game.name), match.seen(seat))
    return plain(file)


def question(match: Match, seat: int, lang: str = "en", width: int = 80) -> str:
    """The question to a seat."""
    screen, file = paper(match, lang, width)
    Desk(match, screen, drawing_of(match.game.name), seat).show_question()
    return plain(file)


def everything(match: Match, seat: int | None, lang: str = "en", width: int = 80) -> str:
    """Everything that can be drawn for a viewer now: news, table, log, question, help."""
    screen, file = paper(match, lang, width)
    drawing, seen = drawing_of(match.game.name), match.seen(seat)
    show_news(screen, drawing, seen)
    show_table(screen, drawing, seen)
    for line in drawing.log(seen, screen.speech):
        screen.show(line)
    if seen.decision is not None and seat is not None:
        desk = Desk(match, screen, drawing, seat)
        desk.show(goal=True)
        desk.show_question()
        for command in ("?", "why", "help"):
            assert obey(desk, command)
    return plain(file)


def check_twin(match: Match, seat: int | None, lang: str, seed: int) -> None:
    """Check that a viewer's screens are the same in a world they cannot tell from the real one."""
    game, real = match.game, match.state
    here = everything(match, seat, lang)
    match.state = game.imagine(game.view(real, seat), Fast(seed))
    there = everything(match, seat, lang)
    match.state = real
    assert here == there
