"""Table talk at the terminal: what may be said aloud, chosen by topic."""

from __future__ import annotations

from collections.abc import Sequence

from whitby.cli.draw.choices import Choice, draw_choices
from whitby.cli.play.desk import Desk
from whitby.core.engine import Option


def number_of(typed: str, count: int) -> int | None:
    """Return which of this many things a number means, counted from 0."""
    if typed.isascii() and typed.isdigit() and len(typed) < 6 and 1 <= int(typed) <= count:
        return int(typed) - 1
    return None


def talk(desk: Desk, _typed: str) -> None:
    """Let a person say something aloud: first choose the topic, then the statement."""
    screen = desk.screen
    topics = desk.drawing.topics(desk.seen.asides, screen.speech)
    if not topics:
        screen.say("cli-talk-nothing")
        return
    screen.say("cli-talk-about")
    titles = list(topics)
    for number, title in enumerate(titles, 1):
        screen.line(f"{number:>3} {title}")
    at = number_of(screen.read(), len(titles))
    if at is None:
        screen.say("cli-talk-silent")
        return
    options = topics[titles[at]]
    show_claims(desk, options)
    typed = screen.read()
    which = number_of(typed, len(options))
    chosen = next((one for one in options if one.code() == typed), None)
    if which is not None:
        chosen = options[which]
    if chosen is None:
        screen.say("cli-talk-silent")
        return
    say_aloud(desk, chosen)


def show_claims(desk: Desk, options: Sequence[Option]) -> None:
    """Print what can be said about one topic."""
    words = desk.match.game.words
    claims = [
        Choice(str(number), option, desk.screen.speech.phrase(words.option(option)))
        for number, option in enumerate(options, 1)
    ]
    desk.screen.show(draw_choices(claims, desk.screen.console.width))


def say_aloud(desk: Desk, claim: Option) -> None:
    """Say it, and show what the table heard; ask for confirmation if it cannot be undone."""
    if claim.grave() and not desk.is_sure(claim):
        return
    heard = desk.match.witnessed(desk.seat)
    desk.match.play(desk.seat, claim.code())
    seen = desk.seen
    for line in desk.drawing.lines(seen.view.history[heard:], seen.game, desk.screen.speech):
        desk.screen.show(line)
