"""The terminal: a language, lines out, lines in, and a screen that can be wiped."""

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
"""Clears what scrolled away too: whoever sits down next finds nothing by scrolling back."""

INDENT: Final = (0, 0, 0, 2)


class Screen:
    """Where one table is drawn, in the language of whoever looks at it."""

    def __init__(
        self, lang: str, names: Sequence[str] = (), console: Console | None = None
    ) -> None:
        self.console = console or plain_console()
        self.speech = Speech(lang, names)
        self.notes: list[str] = []  # said once, above whatever is drawn next

    @property
    def clears(self) -> bool:
        """Return whether this is a terminal that can be cleared."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def answers(self) -> bool:
        """Return whether somebody sits at a keyboard."""
        return sys.stdin is not None and sys.stdin.isatty()

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.speech = Speech(lang, self.speech.names)

    def text(self, id: str, /, **parts: int | str) -> str:
        """Return a message in the language of this screen."""
        return self.speech.say(id, **parts)

    def say(self, id: str, /, *, style: str = "", **parts: int | str) -> None:
        """Print a message."""
        self.line(self.text(id, **parts), style)

    def line(self, text: str, style: str = "") -> None:
        """Print a line; where a word is too long for it, as a path may be, it is left whole."""
        whole = any(len(word) >= self.console.width // 2 for word in text.split())
        drawn = Text(text, style)
        self.console.print(drawn if whole else fold(drawn, self.console.width), soft_wrap=whole)

    def show(self, drawn: RenderableType, indent: bool = False) -> None:
        """Print what was drawn."""
        self.console.print(Padding(drawn, INDENT) if indent else drawn)

    def note(self, id: str, /, **parts: int | str) -> None:
        """Keep a message for the next screen."""
        self.notes.append(self.text(id, **parts))

    def show_notes(self) -> None:
        """Print what was kept for this screen."""
        for note in self.notes:
            self.line(note, "italic")
        if self.notes:
            self.line("")
        self.notes.clear()

    def clear(self) -> None:
        """Begin a new screen; what went before can be scrolled back to."""
        if self.clears:
            self._send(CLEAR)

    def wipe(self) -> None:
        """Leave nothing to be read of what went before, as far as the terminal can."""
        if self.clears:
            self._send(WIPE)
        else:
            self.line("\n" * 60 if self.console.is_terminal else "\n" + "=" * 40)

    def read(self, prompt: str = "> ") -> str:
        """Return a line from the keyboard, without keeping it for the next person to recall."""
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
        """Drop what was typed before it was asked for."""
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
    """Return a text broken into lines at blanks only: what a no-break space joins stays joined."""
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
    """Return a console that prints names and codes as they are, and colours only on terminals."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def home_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language that the environment asks for, or English."""
    values = os.environ if environment is None else environment
    tags = (values.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    tag = next((tag for tag in tags if tag), "")
    if values.get("LANGUAGE") and best(tag) != best(None):
        return best(values["LANGUAGE"])
    return best(tag)


def tolerate_bytes() -> None:
    """Let a terminal that lacks a letter, or sends half of one, do no harm."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
