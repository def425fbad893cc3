"""Commands that can be typed instead of an option, in English or in the screen's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.table import Table

from whitby.cli.draw.rules import draw_rules, show_rule
from whitby.cli.draw.show import show_lines, show_table
from whitby.cli.play.desk import Desk
from whitby.cli.play.talk import talk
from whitby.core.errors import WhitbyError
from whitby.rulebook import rulebook
from whitby.words import LANGUAGES


class Leave(Exception):
    """A person leaves the table; the game can be resumed."""


@dataclass(frozen=True)
class Command:
    """A word that can be typed, the message that names and explains it, and its function."""

    word: str
    message: str
    act: Callable[[Desk, str], None]


def show_log(desk: Desk, _typed: str) -> None:
    """Print the log of the table."""
    show_lines(desk.screen, desk.drawing.log(desk.seen, desk.screen.speech))


def show_again(desk: Desk, _typed: str) -> None:
    """Print the table."""
    show_table(desk.screen, desk.drawing, desk.seen)


def show_goal(desk: Desk, _typed: str) -> None:
    """Print the goal of this person."""
    goal = desk.drawing.goal(desk.seen, desk.screen.speech)
    if goal is None:
        desk.screen.say("cli-no-goal")
    else:
        desk.screen.line(goal)


def explain(desk: Desk, typed: str) -> None:
    """Print the rules behind the question, or what a word means."""
    screen = desk.screen
    if not typed:
        book = rulebook(desk.match.game.name, screen.speech.lang)
        wanted = desk.match.game.words.rules(desk.decision.prompt)
        screen.show(draw_rules([book.find(id) for id in wanted]))
        return
    aids = desk.drawing.aid(typed, screen.speech)
    for aid in aids:
        screen.line(aid)
    if not show_rule(screen, desk.match.game.name, typed) and not aids:
        screen.say("cli-no-rule", word=typed)


def show_barred(desk: Desk, _typed: str) -> None:
    """Print what cannot be chosen now, and why."""
    barred = desk.seen.barred
    if not barred:
        desk.screen.say("cli-nothing-barred")
        return
    grid = Table.grid(padding=(0, 2))
    for item in barred:
        grid.add_row(desk.say_option(item.option), desk.screen.text(item.reason))
    desk.screen.show(grid)


def show_sheet(desk: Desk, message: str, typed: str) -> None:
    """Print another screen of the game."""
    screen, width = desk.screen, desk.screen.console.width
    screen.show(desk.drawing.sheet(message, typed, desk.seen, screen.speech, width))


def save(desk: Desk, typed: str) -> None:
    """Write the record to a file, and keep it up to date there."""
    screen = desk.screen
    if not typed:
        if desk.match.path is None:
            screen.say("cli-save-where")
        else:
            screen.say("cli-saved", file=str(desk.match.path))
        return
    if not desk.match.save_as(typed):
        screen.say("cli-not-saved", file=typed)
        return
    screen.say("cli-saved", file=typed)
    screen.say("cli-saved-secret")


def change_language(desk: Desk, typed: str) -> None:
    """Switch to another language at once."""
    try:
        desk.screen.speak(typed)
    except WhitbyError:
        desk.screen.say("cli-no-language", word=typed, languages=", ".join(LANGUAGES))
        return
    desk.show(goal=False)


def leave(_desk: Desk, _typed: str) -> None:
    """Leave the table."""
    raise Leave


def show_commands(desk: Desk, _typed: str) -> None:
    """Print all commands."""
    screen = desk.screen
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    first = desk.choices()[0]
    grid.add_row(f"{first.label}, {first.option.code()}", screen.text("cli-help-choose"))
    grid.add_row("?", screen.text("cli-help-rules"))
    grid.add_row(f"? {screen.text('cli-help-word')}", screen.text("cli-help-word.help"))
    usage = {"save": screen.text("cli-command-save.usage"), "lang": ", ".join(LANGUAGES)}
    for command in COMMANDS:
        name = f"{screen.text(command.message)} {usage.get(command.word, '')}"
        grid.add_row(name, screen.text(f"{command.message}.help"))
    for message in desk.drawing.sheets:
        grid.add_row(screen.text(message), screen.text(f"{message}.help"))
    screen.show(grid)


COMMANDS: Final = (
    Command("table", "cli-command-table", show_again),
    Command("log", "cli-command-log", show_log),
    Command("goal", "cli-command-goal", show_goal),
    Command("why", "cli-command-why", show_barred),
    Command("claim", "cli-command-claim", talk),
    Command("save", "cli-command-save", save),
    Command("lang", "cli-command-lang", change_language),
    Command("help", "cli-command-help", show_commands),
    Command("quit", "cli-command-quit", leave),
)
ALIASES: Final = {"view": "table", "exit": "quit", "q": "quit", "h": "help"}


def obey(desk: Desk, typed: str) -> bool:
    """Carry out a command, and return whether it was one."""
    if typed.startswith("?"):
        explain(desk, typed[1:].strip())
        return True
    word, _, rest = typed.partition(" ")
    wanted = word.casefold()
    wanted = ALIASES.get(wanted, wanted)
    for command in COMMANDS:
        if wanted in (command.word, desk.screen.text(command.message).casefold()):
            command.act(desk, rest.strip())
            return True
    for message in desk.drawing.sheets:
        if wanted in (message.rsplit("-", 1)[1], desk.screen.text(message).casefold()):
            show_sheet(desk, message, rest.strip())
            return True
    return False
