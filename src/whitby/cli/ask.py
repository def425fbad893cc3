"""Asking one person, until the answer is one of the options."""

from __future__ import annotations

from whitby.cli.commands import obey
from whitby.cli.desk import Desk
from whitby.cli.talk import number_of, say_aloud
from whitby.core.engine import Option


def ask(desk: Desk, goal: bool = False) -> Option:
    """Return what the person at the desk chooses; whatever else is typed is seen to on the way."""
    desk.show(goal)
    while True:
        desk.show_question()
        chosen = answer(desk)
        if chosen is not None and (not chosen.grave() or is_sure(desk, chosen)):
            return chosen
        desk.screen.line("")


def answer(desk: Desk) -> Option | None:
    """Return the option that is typed, or None once something else has been carried out."""
    while True:
        typed = desk.screen.read()
        decision = desk.decision
        at = number_of(typed, len(decision.options))
        if at is None and not typed and len(decision.options) == 1:
            at = 0
        if at is not None:
            chosen: Option = decision.options[at]
            return chosen
        for option in decision.options:
            if option.code() == typed.lower():
                return option  # type: ignore[no-any-return]
        for aside in desk.seen.asides:
            if aside.code() == typed.lower():
                say_aloud(desk, aside)
                return None
        if typed and obey(desk, typed):
            return None
        desk.screen.say("cli-not-offered", typed=typed, count=len(decision.options))


def is_sure(desk: Desk, option: Option) -> bool:
    """Return whether a person, asked twice, still wants what cannot be mended."""
    screen = desk.screen
    text = screen.speech.phrase(desk.match.game.words.option(option))
    yes = screen.text("cli-yes")
    screen.say("cli-sure", option=text, yes=yes)
    return screen.read().casefold() in (yes, yes[0], "yes", "y")
