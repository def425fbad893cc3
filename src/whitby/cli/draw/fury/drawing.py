"""Fury of Dracula on the screen: its title, log and sheets; the table itself is in `fury_board`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from whitby.cli.draw.drawing import ROUTINE, WEIGHTY, Drawing
from whitby.cli.draw.fury import ids
from whitby.cli.draw.fury.board import Board
from whitby.cli.draw.fury.choices import draw_groups, synonyms_of
from whitby.cli.draw.fury.map import Atlas
from whitby.cli.draw.fury.piles import deck_rows, discard_rows
from whitby.cli.draw.fury.rows import capital, draw_rows, margin_of
from whitby.cli.draw.seen import Seen
from whitby.core.engine import Event, Option
from whitby.core.facts import Fact, Kind, Pick, Verb
from whitby.core.game import View
from whitby.games.fury import events as e
from whitby.games.fury.cards.table import DAYS, EVERY_HUNTER, NONE, SETUP
from whitby.games.fury.game import FURY
from whitby.games.fury.options import ABANDON, CLEAR_ROAD, OUST
from whitby.games.fury.round import on_turn
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView
from whitby.words import Speech

MAP: Final = "cli-fury-sheet-map"
DISCARDS: Final = "cli-fury-sheet-discards"

TWINS: Final[dict[Kind, tuple[Kind, ...]]] = {
    e.DRACULA_STARTS: (e.DRACULA_STARTED,),
    e.LAID: (e.WENT, e.HID),
    e.TICKET_DRAWN: (e.DREW_TICKET,),
    e.ITEM_DRAWN: (e.DREW_ITEM,),
    e.EVENT_DRAWN: (e.DREW_EVENT,),
    e.EVENT_TO_DRACULA: (e.DRACULA_DREW_EVENT,),
    e.GAVE_BACK_TICKET: (e.GAVE_BACK,),
    e.HANDED_ITEM: (e.GAVE_ITEM,),
    e.HANDED_EVENT: (e.GAVE_EVENT,),
    e.HANDED_TICKET: (e.GAVE_TICKET,),
    e.ENCOUNTERS_DRAWN: (e.DREW_ENCOUNTERS,),
    e.ENCOUNTER_LAID: (e.LAID_ENCOUNTER,),
    e.LAIR_GUARDED: (e.GUARDED_LAIR,),
    e.HOAX_TAKEN: (e.HOAX_TOOK,),
    e.COMBAT_DRAWN: (e.DREW_COMBAT,),
    e.PLOT_SEARCHED: (e.PLOT_DREW,),
    e.FOUND_ITEM: (e.TOOK_ITEM,),
}
"""Public events, and the detailed versions that some viewers see as well, and read instead."""

APART: Final = (
    e.HUNTER_STARTS,
    e.DRACULA_STARTS,
    e.DRACULA_STARTED,
    e.DAY_BEGAN,
    e.NIGHT_BEGAN,
    e.PHASE_BEGAN,
    e.STOOD_UP,
    e.PASSED,
    e.TOOK_ROAD,
    e.SAILED,
    e.SPENT_TICKET,
    e.STAYED,
    e.LEFT_HOSPITAL,
    e.RESERVED,
    e.RESTED,
    e.SEARCHED,
    e.SUPPLIED,
    e.TRADED,
    e.LED,
    e.BOND,
    e.BATS_MOVED,
    e.FIGHT,
    e.VAMPIRE_FIGHT,
    e.COMBAT_ROUND,
    e.COMBAT_ENDED,
    e.ACTS_NEXT,
    e.WON,
)
"""Events that begin a paragraph of the log: a turn, a phase, a combat. All others are joined."""

LOUD: Final = (
    e.DESPAIR,
    e.PLAYED,
    e.DRACULA_PLAYED,
    e.EVENT_CANCELLED,
    e.AMBUSHED,
    e.AMBUSHED_OPEN,
    e.BITTEN,
    e.DEFEATED,
    e.DRACULA_FOUND,
    e.FOUND,
    e.FOUND_LAIR,
    e.FOUND_HIDE,
    e.MATURED,
    e.INFLUENCE,
    e.PENALTY,
    e.FIGHT,
    e.VAMPIRE_FIGHT,
    e.VAMPIRE_DEFEATED,
    e.DRACULA_SUFFERED,
    e.FLEW_AWAY,
    e.INFLUENCE_LOST,
    e.WON,
)
TOPICS: Final[dict[Verb, str]] = {
    ABANDON: "cli-fury-topic-lair",
    CLEAR_ROAD: "cli-fury-topic-luck",
    OUST: "cli-fury-topic-luck",
}
"""Verbs of actions besides the question, with their topics; any other verb changes an open card."""
UNSAID: Final = (e.EVENT_ON_TOP,)
"""Events that the table shows anyway."""


class FuryDrawing(Drawing):
    """Fury of Dracula in text."""

    sheets = (MAP, DISCARDS)

    def title(self, seen: Seen, speech: Speech) -> str:
        """Return the day and the week, the time of day, the two tracks, and whose turn it is."""
        view = own(seen.view)
        phase = speech.say(ids.PHASES[view.public.phase])
        if view.public.phase == SETUP:
            return f"{speech.say('fury-title')} · {phase}"
        week = (view.public.round - 1) // len(DAYS) + 1
        parts = [
            capital(
                speech.say("cli-fury-when", day=speech.say(ids.DAYS[view.public.day]), week=week)
            ),
            capital(phase),
            speech.say("cli-fury-influence", count=view.public.influence),
            speech.say("cli-fury-despair", count=view.public.despair),
        ]
        hunter = on_turn(view)
        if hunter != NONE:
            parts.append(speech.say(ids.HUNTERS[hunter]))
        return " · ".join(parts)

    def table(self, seen: Seen, speech: Speech) -> RenderableType:
        """Return the trail, the hunters, the viewer's location and the rest of the table."""
        return Board(own(seen.view), seen, speech)

    def lines(self, events: Sequence[Event], game: str, speech: Speech) -> list[Text]:
        """Return the log by turns, a paragraph each."""
        lines: list[Text] = []
        for at, event in enumerate(events):
            assert isinstance(event, Fact)
            if event.kind in UNSAID or _told_next(events, at):
                continue
            text = speech.phrase(FURY.words.event(event))
            if not lines or event.kind in APART:
                lines.append(Text())
            else:
                lines[-1].append(" ")
            lines[-1].append(text, WEIGHTY if event.kind in LOUD else ROUTINE)
        return lines

    def goal(self, seen: Seen, speech: Speech) -> str | None:
        """Return the viewer's goal, and their allies."""
        view = own(seen.view)
        if view.seat is None:
            return None
        if view.seat == DRACULA_SEAT:
            return speech.say("cli-fury-goal-dracula")
        led = [each for each in EVERY_HUNTER if view.public.commanders[each] == view.seat]
        who = ", ".join(speech.say(ids.HUNTERS[hunter]) for hunter in led)
        return speech.say("cli-fury-goal-hunters", who=who)

    def aid(self, word: str, speech: Speech) -> list[str]:
        """Return what a card does."""
        wanted = word.casefold()
        found: list[str] = []
        for id, help_id in ids.AIDS.items():
            name = speech.say(id)
            if wanted in name.casefold() or wanted == id.rpartition("-")[2]:
                found.append(speech.say("cli-aid", name=name, text=speech.say(help_id)))
        return found

    def sheet(
        self, message: str, wanted: str, seen: Seen, speech: Speech, width: int
    ) -> RenderableType:
        """Return the map, whole or in part, or the discards."""
        view = own(seen.view)
        if message == MAP:
            return Atlas(view, speech).sheet(wanted, width)
        rows = [*discard_rows(view, speech), *deck_rows(view, speech)]
        return draw_rows(rows, margin_of(rows), width)

    def topics(self, asides: Sequence[Option], speech: Speech) -> dict[str, list[Option]]:
        """Return what may be done besides answering, by topic."""
        found: dict[str, list[Option]] = {}
        for option in asides:
            found.setdefault(speech.say(_topic(option)), []).append(option)
        return found

    def choices(
        self, seen: Seen, labels: Sequence[str], speech: Speech, width: int
    ) -> RenderableType | None:
        """Return journeys by road, sea and rail, and everything else below."""
        assert seen.decision is not None, "there is a question"
        return draw_groups(seen.decision.options, labels, speech, width)

    def synonyms(self, option: Option, speech: Speech) -> tuple[str, ...]:
        """Return the plain names of places."""
        return synonyms_of(option, speech)

    def hint(self, seen: Seen, speech: Speech) -> str | None:
        """Return what may be done besides answering, if there is anything."""
        if not seen.asides:
            return None
        about = speech.say(_topic(seen.asides[0]))
        return speech.say("cli-fury-may", what=about, code=seen.asides[0].code())

    def setting(self, name: str, speech: Speech) -> str:
        """Return the description of a table option."""
        return speech.say(f"fury-option-{name}")

    def side(self, code: str, speech: Speech) -> str:
        """Return the name of a side."""
        return speech.say(f"fury-side-{code}")

    def reason(self, code: str, speech: Speech) -> str:
        """Return the name of a way to win."""
        return speech.say(f"fury-reason-{code}")


def own(view: View) -> FuryView:
    """Return a view with its own type."""
    assert isinstance(view, FuryView)
    return view


def _told_next(events: Sequence[Event], at: int) -> bool:
    """Return whether the next event says the same in more detail."""
    here, after = events[at], events[at + 1] if at + 1 < len(events) else None
    assert isinstance(here, Fact)
    return isinstance(after, Fact) and after.kind in TWINS.get(here.kind, ())


def _topic(option: Option) -> str:
    """Return the topic of an action besides the question."""
    assert isinstance(option, Pick)
    return TOPICS.get(option.verb, "cli-fury-topic-open")
