"""The group of all commands: a user's mistake becomes one line, and an exit status."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import typer
from typer.core import TyperGroup

from whitby.cli.mistakes import Mistake
from whitby.cli.screen import home_language, tolerate_bytes
from whitby.core.errors import WhitbyError
from whitby.rulebook import UnknownRule
from whitby.words import LANGUAGES, Speech


class Commands(TyperGroup):
    """The group of commands; reports a user's mistake in one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; a user's mistake exits with status 2, an interruption with 130."""
        tolerate_bytes()
        try:
            status = super().main(
                args, prog_name, complete_var, False, windows_expand_args, **extra
            )
        except typer.TyperException as error:
            if error.format_message():
                refuse(error.format_message())
            sys.exit(0)  # no command was given, and the help has been shown
        except WhitbyError as error:
            refuse(Speech(spoken(sys.argv[1:] if args is None else args)).error(error))
        except UnknownRule as error:
            refuse(str(error.args[0]))
        except typer.Abort:
            sys.exit(130)
        sys.exit(status if isinstance(status, int) else 0)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command, or fail and list the valid ones."""
        found = super().get_command(ctx, cmd_name)
        if found is None:
            raise Mistake(f"no command '{cmd_name}'; there are {', '.join(self.commands)}")
        return found


def spoken(args: Sequence[str]) -> str:
    """Return the language of a command line, for errors in its other arguments."""
    flags = " ".join(args).replace("=", " ").split(" ")
    named = [lang for flag, lang in pairwise(flags) if flag == "--lang" and lang in LANGUAGES]
    return named[-1] if named else home_language()


def refuse(reason: str) -> None:
    """Print in one line what is wrong, and exit."""
    line = " ".join(reason.split())
    printable = "".join(letter if letter.isprintable() else "?" for letter in line)
    print(f"whitby: {printable}", file=sys.stderr)
    sys.exit(2)
