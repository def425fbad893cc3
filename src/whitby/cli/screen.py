"""The terminal: a language, output, input, and a screen that can be cleared."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from whitby.words import Speech, best

CLEAR: Final = "\x1b[2J\x1b[H"
WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the scrollback too, so that the next person finds nothing by scrolling up."""

INDENT: Final = (0, 0, 0, 2)


class Screen:
    """The terminal on which a table is drawn, in the language of its viewer."""

    def __init__(
        self, lang: str, names: Sequence[str] = (), console: Console | None = None
    ) -> None:
        self.console = console or plain_console()
        self.speech = Speech(lang, names)
        self.notes: list[str] = []  # printed once, above the next screen

    @property
    def clears(self) -> bool:
        """Return whether this is a terminal that can be cleared."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def answers(self) -> bool:
        """Return whether a person is at the keyboard."""
        return sys.stdin is not None and sys.stdin.isatty()

    def speak(self, lang: str) -> None:
        """Switch to another language."""
        self.speech = Speech(lang, self.speech.names)

    def text(self, id: str, /, **parts: int | str) -> str:
        """Return a message in the language of this screen."""
        return self.speech.say(id, **parts)

    def say(self, id: str, /, *, style: str = "", **parts: int | str) -> None:
        """Print a message."""
        self.line(self.text(id, **parts), style)

    def line(self, text: str, style: str = "") -> None:
        """Print a line; a word that is too long for it, such as a path, is not broken."""
        whole = any(len(word) >= self.console.width // 2 for word in text.split())
        drawn = Text(text, style)
        self.console.print(drawn if whole else fold(drawn, self.console.width), soft_wrap=whole)

    def show(self, drawn: RenderableType, indent: bool = False) -> None:
        """Print a drawing."""
        self.console.print(Padding(drawn, INDENT) if indent else drawn)

    def note(self, id: str, /, **parts: int | str) -> None:
        """Keep a message for the next screen."""
        self.notes.append(self.text(id, **parts))

    def show_notes(self) -> None:
        """Print the messages kept for this screen."""
        for note in self.notes:
            self.line(note, "italic")
        if self.notes:
            self.line("")
        self.notes.clear()

    def clear(self) -> None:
        """Start a new screen; the previous one can still be scrolled back to."""
        if self.clears:
            self._send(CLEAR)

    def wipe(self) -> None:
        """Remove everything that was shown before, as far as the terminal can."""
        if self.clears:
            self._send(WIPE)
        else:
            self.line("\n" * 60 if self.console.is_terminal else "\n" + "=" * 40)

    def read(self, prompt: str = "> ") -> str:
        """Return a line from the keyboard, without adding it to the input history."""
        self.console.print(Text(prompt, "bold"), end="")
        self.console.file.flush()
        line = "" if sys.stdin is None else sys.stdin.readline()
        if not line:
            self.line("")
            raise EOFError
        if not self.answers:
            self.line(line.strip())
        return line.strip()

    def forget_keys(self) -> None:
        """Discard what was typed before the prompt."""
        if self.answers:
            try:
                import termios
            except ImportError:
                return
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def _send(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()


def fold(text: Text, width: int) -> Text:
    """Return a text with line breaks at ordinary spaces only, never at no-break spaces."""
    letters = list(text.plain)
    start, blank = 0, -1
    for at, letter in enumerate([*letters, " "]):
        if letter == "\n":
            start, blank = at + 1, -1
        elif letter == " ":
            if at - start > width and blank >= 0:
                letters[blank] = "\n"
                start = blank + 1
            blank = at
    folded = text.copy()
    folded.plain = "".join(letters)
    return folded


def plain_console(stderr: bool = False) -> Console:
    """Return a console that prints names and codes as they are, with colours only on terminals."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def home_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the environment, or English."""
    values = os.environ if environment is None else environment
    tags = (values.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    tag = next((tag for tag in tags if tag), "")
    if values.get("LANGUAGE") and best(tag) != best(None):
        return best(values["LANGUAGE"])
    return best(tag)


def tolerate_bytes() -> None:
    """Avoid errors on terminals that lack a character or send an incomplete one."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
