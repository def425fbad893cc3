"""Ask one person until the answer is one of the options."""

from __future__ import annotations

from typing import Final

from whitby.cli.draw.choices import draw_choices
from whitby.cli.play.choosing import meant
from whitby.cli.play.commands import obey
from whitby.cli.play.desk import Desk
from whitby.cli.play.talk import say_aloud
from whitby.core.engine import Option

RELISTED_ABOVE: Final = 40
"""With more options than this, only those that match are listed again."""


def ask(desk: Desk, goal: bool = False) -> Option | None:
    """Return the chosen option, carrying out any other commands that are typed first.

    Return None if a command ended the decision itself, such as by ending the game.
    """
    desk.show(goal)
    while desk.seen.decision is not None:
        desk.show_question()
        chosen = answer(desk)
        if chosen is not None and (not chosen.grave() or desk.is_sure(chosen)):
            return chosen
        if desk.match.game_end(desk.drawing.ends) is not None:
            return None
        desk.screen.line("")
    return None


def answer(desk: Desk) -> Option | None:
    """Return the option that was typed, or None after another command was carried out."""
    while True:
        typed = desk.screen.read()
        choices = desk.choices()
        if not typed and len(choices) == 1:
            return choices[0].option
        for choice in choices:
            if typed.casefold() in (choice.label.casefold(), choice.option.code()):
                return choice.option
        for aside in desk.seen.asides:
            if aside.code() == typed.lower():
                say_aloud(desk, aside)
                return None
        if typed and obey(desk, typed):
            return None
        found = meant(typed, choices)
        if len(found) == 1:
            return found[0].option
        if 1 < len(found) < len(choices):
            desk.screen.say("cli-ambiguous", typed=typed, labels=", ".join(c.label for c in found))
            if len(choices) > RELISTED_ABOVE:
                desk.screen.show(draw_choices(found, desk.screen.console.width))
        else:
            desk.refuse(typed)
