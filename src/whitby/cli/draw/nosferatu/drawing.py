"""Nosferatu on the screen: its title, log, goals and talk; the table is in `nosferatu_board`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from whitby.cli.draw.drawing import ROUTINE, WEIGHTY, Drawing
from whitby.cli.draw.nosferatu import ids
from whitby.cli.draw.nosferatu.board import draw_board
from whitby.cli.draw.seen import Seen
from whitby.core.engine import Event, Option
from whitby.core.facts import Fact
from whitby.core.game import View
from whitby.games.nosferatu import events as e
from whitby.games.nosferatu.cards import CASE_NONE, CLOCK_DAWN, HIDDEN, NONE
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.parts import CLOCK_FACE, SEAT
from whitby.games.nosferatu.view import NosferatuView
from whitby.words import Speech

UNSAID: Final = (e.TURN_BEGAN, e.GAVE_UNSEEN, e.BITE_DUE, e.RESERVE_SHOWN)
"""Events that are the same every time or visible on the table, and so are not news."""

OF_A_TURN: Final = (e.DREW, e.DISCARDED, e.GAVE, e.CLOCK_TURNED)
"""What one player does in a turn; it is joined on one line."""

LOUD: Final = (
    e.RENFIELD_NAMED,
    e.ROUND_BEGAN,
    e.ANNOUNCED,
    e.BITTEN,
    e.CHARACTER_REVEALED,
    e.KILLED,
    e.PUNISHED,
    e.WON,
)


class NosferatuDrawing(Drawing):
    """Nosferatu in text."""

    def title(self, seen: Seen, speech: Speech) -> str:
        """Return the game, the round, the phase and what was announced."""
        view = _own(seen.view)
        parts = [speech.say("nosferatu-title")]
        if view.public.round:
            parts.append(f"{speech.say('nosferatu-thing-round')} {view.public.round}")
        parts.append(speech.say(ids.PHASES[view.public.phase]))
        if view.public.case != CASE_NONE:
            parts.append(speech.say("cli-quoted", text=speech.say(ids.CASES[view.public.case])))
        return " · ".join(parts)

    def table(self, seen: Seen, speech: Speech) -> RenderableType:
        """Return the players and the cards on the table."""
        return draw_board(_own(seen.view), seen, speech)

    def lines(self, events: Sequence[Event], game: str, speech: Speech) -> list[Text]:
        """Return the log by turns: one line for what a player does, one for each other event."""
        lines: list[Text] = []
        turn = NONE
        for event in events:
            assert isinstance(event, Fact)
            if event.kind in UNSAID:
                continue
            text = speech.phrase(NOSFERATU.words.event(event))
            if event.kind in OF_A_TURN and event[SEAT] == turn:
                lines[-1].append(f" {text}", _weight(event))
                continue
            turn = event[SEAT] if event.kind in OF_A_TURN else NONE
            lines.append(Text.assemble((text, _weight(event))))
        return lines

    def news(self, seen: Seen, speech: Speech) -> list[Text]:
        """Return what the viewer has not been shown yet, except what the table shows anyway."""
        events = [
            event
            for event in seen.news
            if not e.CHARACTER_SEEN.matches(event) or event[SEAT] == seen.seat
        ]
        won = [at for at, event in enumerate(events) if e.WON.matches(event)]
        return self.lines(events[: won[0] + 1] if won else events, seen.game, speech)

    def log(self, seen: Seen, speech: Speech) -> list[Text]:
        """Return the log; discards of earlier rounds are left out unless the table keeps them."""
        view = _own(seen.view)
        events = view.history
        if view.public.options["full_history"] == "off":
            began = [at for at, event in enumerate(events) if e.ROUND_BEGAN.matches(event)]
            last = began[-1] if began else 0
            events = [
                event
                for at, event in enumerate(events)
                if at >= last or not e.DISCARDED.matches(event)
            ]
        return self.lines(events, seen.game, speech)

    def goal(self, seen: Seen, speech: Speech) -> str | None:
        """Return the viewer's goal, once the characters are dealt."""
        view = _own(seen.view)
        if view.seat is None or view.roles[view.seat] in (NONE, HIDDEN):
            return None
        role = view.roles[view.seat]
        who = speech.say(ids.CHARACTERS[role])
        return speech.say("cli-nosferatu-goal", who=who, goal=speech.say(ids.GOALS[role]))

    def aid(self, word: str, speech: Speech) -> list[str]:
        """Return what a card, a Ritual or a character does."""
        wanted = word.casefold()
        found = []
        for id, help_id in ids.AIDS.items():
            name = speech.say(id)
            if wanted in name.casefold() or wanted == id.rsplit("-", 1)[1]:
                found.append(speech.say("cli-aid", name=name, text=speech.say(help_id)))
        return found

    def topics(self, asides: Sequence[Option], speech: Speech) -> dict[str, list[Option]]:
        """Return the claims by what they are about."""
        found: dict[str, list[Option]] = {}
        for option in asides:
            topic = option.on()[0].id
            found.setdefault(speech.say(ids.TALK[topic]), []).append(option)
        return found

    def setting(self, name: str, speech: Speech) -> str:
        """Return the description of a table option."""
        return speech.say(f"nosferatu-option-{name}")

    def side(self, code: str, speech: Speech) -> str:
        """Return the name of a side."""
        return speech.say(ids.SIDES[code])

    def reason(self, code: str, speech: Speech) -> str:
        """Return the name of a way to win."""
        return speech.say(ids.REASONS[code])


def _own(view: View) -> NosferatuView:
    """Return a view with its own type."""
    assert isinstance(view, NosferatuView)
    return view


def _weight(event: Fact) -> str:
    """Return the style of a log line: important or routine."""
    loud = event.kind in LOUD or (event.kind is e.CLOCK_TURNED and event[CLOCK_FACE] == CLOCK_DAWN)
    return WEIGHTY if loud else ROUTINE
