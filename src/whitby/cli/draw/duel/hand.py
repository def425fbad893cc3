"""Action cards of the duel in a table: to look at, or to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from whitby.cli.draw.drawing import LABEL
from whitby.cli.draw.duel import ids
from whitby.cli.draw.duel.map import COLOUR_STYLES
from whitby.games.duel.view import DuelView
from whitby.words import Speech

NOTHING: Final = "–"

ROOMY: Final = 78
"""From this width on the special action has a column of its own."""
COST: Final = 16
"""Additional columns if the cost in lives has a column."""


@dataclass(frozen=True)
class Action:
    """An action card, and what to type to play it without and with its special action."""

    card: int
    plain: str = ""
    special: str = ""


def draw_cards(actions: Sequence[Action], view: DuelView, speech: Speech, width: int) -> Table:
    """Return a row for each card: its number, strength, bar and special action.

    On a narrow screen the special action is shown below the title.
    """
    chosen = any(action.plain for action in actions)
    deck = view.deck
    costs = {action.card: view.public.steps - deck.moves[action.card] for action in actions}
    dear = chosen and max(costs.values(), default=0) > 0
    roomy = width >= (ROOMY + COST if dear else ROOMY)
    table = Table(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
    if chosen:
        table.add_column(speech.say("cli-duel-plain"), justify="right", style=LABEL)
        table.add_column(speech.say("cli-duel-special"), justify="right", style=LABEL)
    table.add_column(speech.say("cli-duel-card"), no_wrap=roomy)
    table.add_column(speech.say("duel-thing-steps"), justify="right", no_wrap=True)
    if dear:
        table.add_column(speech.say("cli-duel-cost"), justify="right", style="bold red")
    table.add_column(speech.say("cli-duel-strength"), justify="right", no_wrap=True)
    table.add_column(speech.say("cli-duel-bar"), no_wrap=True)
    if roomy:
        table.add_column(speech.say("duel-thing-special"))
    for action in actions:
        card = action.card
        title = Text(speech.say(ids.CARDS[card]))
        if not roomy and ids.SPECIALS[card]:
            title.append(f"\n{say_special(card, speech)}", "dim")
        cells: list[str | Text] = [action.plain, action.special or NOTHING] if chosen else []
        cells += [title, str(deck.moves[card])]
        if dear:
            cells.append(f"−{costs[card]}" if costs[card] > 0 else "")
        cells += [str(deck.strengths[card] or NOTHING), bar_mark(deck.bars[card], speech)]
        if roomy:
            cells.append(say_special(card, speech))
        table.add_row(*cells)
    return table


def bar_mark(bar: int, speech: Speech) -> Text:
    """Return the colour of a bar in three letters, in that colour."""
    style = COLOUR_STYLES[bar] if bar < len(COLOUR_STYLES) else "bold"
    return Text(speech.say(ids.MARKS[bar]), style)


def say_special(card: int, speech: Speech) -> str:
    """Return a short description of a special action."""
    return speech.say(ids.SPECIALS[card]) if ids.SPECIALS[card] else NOTHING
