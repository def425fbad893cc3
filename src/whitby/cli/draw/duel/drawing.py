"""The duel on the screen: its title, log, goals and choices; the table is in `duel_board`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.drawing import LABEL, ROUTINE, WEIGHTY, Drawing
from whitby.cli.draw.duel import ids
from whitby.cli.draw.duel.board import Board
from whitby.cli.draw.duel.cards import draw_card_table
from whitby.cli.draw.duel.hand import Action, draw_cards
from whitby.cli.draw.duel.map import COLOUR_STYLES, slot_name
from whitby.cli.draw.seen import Seen
from whitby.core.engine import Decision, Event, Option
from whitby.core.facts import Fact, Kind, Pick
from whitby.core.game import View
from whitby.games.duel import events as e
from whitby.games.duel import options as o
from whitby.games.duel.board import ENDS
from whitby.games.duel.cards import NONE
from whitby.games.duel.game import DUEL
from whitby.games.duel.parts import CARD, COLOUR, PLACE, SLOT
from whitby.games.duel.rulings import GAMES_IN
from whitby.games.duel.view import DuelView
from whitby.words import Speech

TWINS: Final[dict[Kind, Kind]] = {
    e.TOOK_UP: e.SAW_OWN,
    e.LAID: e.LAID_FACE,
    e.REFILLED: e.DREW,
    e.FETCHED_ASIDE: e.FETCHED_FACE,
    **dict.fromkeys(e.FEINT_DRAWN, e.FEINT_FACE),
}
"""Public events, and the detailed versions that some viewers see as well, and read instead."""

APART: Final = (e.GAME_BEGAN, e.CHOSE, e.DEALT, e.TURN_BEGAN, e.WON, e.UNCOVERED, e.SCORE)
"""Events that begin a paragraph of the log; all others of a turn are joined."""

LOUD: Final = (
    e.GAME_BEGAN,
    e.REVEALED,
    e.HANDS_SHOWN,
    e.LIFE_LOST,
    e.GAVE_UP,
    e.CAPTURED,
    e.FOUGHT,
    e.EXTRA_TURN,
    e.WON,
    e.SCORE,
)
ROW: Final = 10
"""Columns for a passage with its number."""


class DuelDrawing(Drawing):
    """The duel in text."""

    length = "cli-simulate-turns"

    def title(self, seen: Seen, speech: Speech) -> str:
        """Return the game, its number in the match, the turn and the phase."""
        view = own(seen.view)
        table = view.public
        parts = [speech.say("duel-title")]
        games = GAMES_IN[view.options["match"]]
        if games > 1:
            parts.append(speech.say("cli-duel-game", number=table.game, games=games))
        if table.turn:
            parts.append(f"{speech.say('duel-thing-turn')} {table.turn}")
        parts.append(speech.say(ids.PHASES[table.phase]))
        return " · ".join(parts)

    def table(self, seen: Seen, speech: Speech) -> RenderableType:
        """Return the board and what each side has."""
        return Board(own(seen.view), seen, speech)

    def lines(self, events: Sequence[Event], game: str, speech: Speech) -> list[Text]:
        """Return the log by turns, a paragraph each."""
        lines: list[Text] = []
        apart = True
        told = [event for event in events if isinstance(event, Fact)]
        for at, event in enumerate(told):
            twin = TWINS.get(event.kind)
            if twin is not None and at + 1 < len(told) and twin.matches(told[at + 1]):
                continue
            text = speech.phrase(DUEL.words.event(event))
            if apart or event.kind in APART:
                lines.append(Text())
            else:
                lines[-1].append(" ")
            lines[-1].append(text, WEIGHTY if event.kind in LOUD else ROUTINE)
            apart = event.kind in APART and event.kind is not e.TURN_BEGAN
        return lines

    def ends(self, event: Event) -> bool:
        """Return whether a game of the match ends with this event: the score comes last."""
        return e.SCORE.matches(event)

    def goal(self, seen: Seen, speech: Speech) -> str | None:
        """Return the viewer's goal."""
        side = own(seen.view).side
        if side == NONE:
            return None
        who = speech.say(ids.SIDES[side])
        return speech.say("cli-duel-goal", who=who, goal=speech.say(ids.GOALS[side]))

    def aid(self, word: str, speech: Speech) -> list[str]:
        """Return what a card, a kind of card or a term of the rules means, each once."""
        wanted = word.casefold()
        found: dict[str, str] = {}
        for id, help_id in ids.AIDS.items():
            name = speech.say(id)
            names = (id.rsplit("-", 1)[1], help_id.rsplit("-", 1)[1])
            short = [name.partition("_")[2] for name in names]
            if wanted in name.casefold() or wanted in (*names, *short):
                found.setdefault(help_id, name.rstrip("123 \u00a0"))
        return [
            speech.say("cli-aid", name=name, text=speech.say(help_id))
            for help_id, name in found.items()
        ]

    def topics(self, asides: Sequence[Option], speech: Speech) -> dict[str, list[Option]]:
        """Return what may be done at any time: giving up a target."""
        return {speech.say("cli-duel-give"): list(asides)} if asides else {}

    def labels(self, decision: Decision[Any], speech: Speech) -> list[str] | None:
        """Return the numbers of places if places are chosen; a letter stands for stopping."""
        if not any(PLACE in option.verb.parts for option in decision.options):
            return None
        stop = speech.say("cli-duel-key-stop")
        return [
            str(option[PLACE]) if PLACE in option.verb.parts else stop
            for option in decision.options
        ]

    def choices(
        self, seen: Seen, labels: Sequence[str], speech: Speech, width: int
    ) -> RenderableType | None:
        """Return action cards as a table, and barriers by colour."""
        decision = seen.decision
        assert decision is not None, "there is a question"
        if decision.prompt == "play":
            return draw_plays(decision.options, labels, own(seen.view), speech, width)
        if decision.prompt == "barrier":
            return draw_barriers(decision.options, labels, own(seen.view), speech, width)
        return None

    def synonyms(self, option: Option, speech: Speech) -> tuple[str, ...]:
        """Return a barrier by its mark and its passage in numbers, from either end."""
        if not o.SET_BARRIER.matches(option):
            return ()
        a, b = ENDS[option[SLOT]]
        return (speech.say(ids.MARKS[option[COLOUR]]), f"{a}-{b}", f"{b}-{a}")

    def hint(self, seen: Seen, speech: Speech) -> str | None:
        """Return that a target may be given up."""
        if not seen.asides:
            return None
        return speech.say("cli-duel-may-give", code=seen.asides[0].code())

    def setting(self, name: str, speech: Speech) -> str:
        """Return the description of a table option."""
        return speech.say(f"duel-option-{name}")

    def side(self, code: str, speech: Speech) -> str:
        """Return the name of a side, or that nobody won."""
        return speech.say(f"duel-side-{code}")

    def reason(self, code: str, speech: Speech) -> str:
        """Return the name of a way to win."""
        return speech.say(ids.REASONS[code])

    def card_table(self, speech: Speech) -> RenderableType:
        """Return the values of all cards, each with its source."""
        return draw_card_table(speech)


def own(view: View) -> DuelView:
    """Return a view with its own type."""
    assert isinstance(view, DuelView)
    return view


def draw_plays(
    options: Sequence[Option], labels: Sequence[str], view: DuelView, speech: Speech, width: int
) -> RenderableType:
    """Return the action cards in hand, each with what to type for its two uses."""
    plain: dict[int, str] = {}
    special: dict[int, str] = {}
    for option, label in zip(options, labels, strict=True):
        assert isinstance(option, Pick)
        (special if o.uses_special(option) else plain)[option[CARD]] = label
    actions = [Action(card, label, special.get(card, "")) for card, label in plain.items()]
    return draw_cards(actions, view, speech, width)


def draw_barriers(
    options: Sequence[Option], labels: Sequence[str], view: DuelView, speech: Speech, width: int
) -> RenderableType:
    """Return the passages for each colour, and how to type one."""
    groups: dict[int, list[Text]] = {}
    lines: list[RenderableType] = []
    example = ""
    for option, label in zip(options, labels, strict=True):
        number = Text(f"{label:>3}", LABEL)
        if o.SET_BARRIER.matches(option):
            slot = slot_name(option[SLOT])
            groups.setdefault(option[COLOUR], []).append(Text.assemble(number, f" {slot}"))
            example = example or f"{speech.say(ids.MARKS[option[COLOUR]]).lower()} {slot}"
        else:
            text = speech.phrase(DUEL.words.option(option))
            lines.append(Text.assemble(number, f" {text}"))
    names = {colour: Text(speech.say(ids.BARS[colour]), COLOUR_STYLES[colour]) for colour in groups}
    first = max(name.cell_len for name in names.values())
    across = max(1, (width - first) // ROW)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(min_width=first)
    for _ in range(across):
        grid.add_column(min_width=ROW - 1)
    for colour, cells in groups.items():
        for at in range(0, len(cells), across):
            grid.add_row(Text() if at else names[colour], *cells[at : at + across])
    hint = Text(speech.say("cli-duel-type-barrier", example=example))
    return Group(*lines, grid, hint)
