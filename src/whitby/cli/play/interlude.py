"""Between two games of a match: how the last one ended, before the next is set up."""

from __future__ import annotations

from dataclasses import replace

from whitby.cli.draw.drawing import Drawing
from whitby.cli.draw.seen import Seen
from whitby.cli.draw.show import show_news, show_table
from whitby.cli.play.match import Match
from whitby.cli.screen import Screen


def end_seen(match: Match, drawing: Drawing, seat: int | None) -> Seen | None:
    """Return what a viewer sees of the end of a game, if the last move ended it."""
    end = match.game_end(drawing.ends)
    if end is None:
        return None
    view = match.game.view(end, seat)
    return replace(match.seen(seat), view=view, decision=None, barred=(), asides=(), waiting=())


def show_interlude(match: Match, screen: Screen, drawing: Drawing, seat: int | None) -> bool:
    """Show the end of a game, if there was one, and wait for Enter.

    Its events are not shown again; the next screen only has the news of the next game.
    """
    seen = end_seen(match, drawing, seat)
    match.before = None
    if seen is None:
        return False
    screen.clear()
    screen.show_notes()
    show_news(screen, drawing, seen)
    show_table(screen, drawing, seen)
    for viewer in match.shown:
        told = match.game.view(match.state, viewer).history
        over = [at for at, event in enumerate(told) if drawing.ends(event)]
        match.shown[viewer] = over[-1] + 1
    screen.line("")
    screen.forget_keys()
    screen.say("cli-next-game")
    screen.read("")
    return True
