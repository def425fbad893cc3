"""How a game looks in text. This is the default; games have subclasses of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.seen import Seen
from whitby.core.engine import Decision, Event, Option
from whitby.games import GAMES
from whitby.words import Speech

ROUTINE: Final = ""
WEIGHTY: Final = "bold"
LABEL: Final = "bold cyan"
"""The style of text that can be typed."""


class Drawing:
    """One game on the screen: its table and its log, for one viewer."""

    length = "cli-simulate-length"
    """The message for the mean length of games: in rounds, or in turns."""

    sheets: tuple[str, ...] = ()
    """Messages that name more screens of the game: each is a word that can be typed."""

    def title(self, seen: Seen, speech: Speech) -> str:
        """Return the game and its progress."""
        return seen.game.capitalize()

    def table(self, seen: Seen, speech: Speech) -> RenderableType:
        """Return the table as plain names and values."""
        grid = Table.grid(padding=(0, 2))
        for name, value in seen.view.to_json().items():
            grid.add_row(Text(name, "bold"), Text(str(value)))
        return grid

    def lines(self, events: Sequence[Event], game: str, speech: Speech) -> list[Text]:
        """Return one line for each event."""
        words = GAMES[game].words
        return [Text(speech.phrase(words.event(event))) for event in events]

    def news(self, seen: Seen, speech: Speech) -> list[Text]:
        """Return what the viewer has not been shown yet."""
        return self.lines(seen.news, seen.game, speech)

    def log(self, seen: Seen, speech: Speech) -> list[Text]:
        """Return the shared log of the table."""
        return self.lines(seen.view.history, seen.game, speech)

    def goal(self, seen: Seen, speech: Speech) -> str | None:
        """Return the viewer's goal, once it is known."""
        return None

    def aid(self, word: str, speech: Speech) -> list[str]:
        """Return short explanations of what is called by this word."""
        return []

    def topics(self, asides: Sequence[Option], speech: Speech) -> dict[str, list[Option]]:
        """Return what may be done at any time, by topic."""
        found: dict[str, list[Option]] = {}
        for option in asides:
            found.setdefault(option.code().split(":")[0], []).append(option)
        return found

    def labels(self, decision: Decision[Any], speech: Speech) -> list[str] | None:
        """Return what to type for each option, if not 1, 2, 3 and so on."""
        return None

    def choices(
        self, seen: Seen, labels: Sequence[str], speech: Speech, width: int
    ) -> RenderableType | None:
        """Return the options in a format of their own, or None to have them listed."""
        return None

    def synonyms(self, option: Option, speech: Speech) -> tuple[str, ...]:
        """Return further words for an option besides those of its text and code."""
        return ()

    def hint(self, seen: Seen, speech: Speech) -> str | None:
        """Return what else may be typed at a question, if that is easily overlooked."""
        return None

    def ends(self, event: Event) -> bool:
        """Return whether this event ends one of several games in a match."""
        return False

    def card_table(self, speech: Speech) -> RenderableType | None:
        """Return a table of the values on the game's cards, if it has one."""
        return None

    def sheet(
        self, message: str, wanted: str, seen: Seen, speech: Speech, width: int
    ) -> RenderableType:
        """Return another screen, or the part of it that is wanted."""
        raise NotImplementedError

    def setting(self, name: str, speech: Speech) -> str:
        """Return the description of a table option."""
        return ""

    def side(self, code: str, speech: Speech) -> str:
        """Return the name of a side."""
        return code

    def reason(self, code: str, speech: Speech) -> str:
        """Return the name of a way to win."""
        return code


PLAIN: Final = Drawing()
