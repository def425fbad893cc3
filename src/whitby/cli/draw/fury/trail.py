"""Dracula's trail and lairs, as the viewer sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from whitby.cli.draw.fury import ids
from whitby.cli.draw.fury.rows import GAP, NOTHING, TIMES, joined, whole
from whitby.cli.screen import fold
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import HIDDEN, HIDE, NONE, WOLF_FORM
from whitby.games.fury.state.hideout import Hideout, PlacedEncounter
from whitby.games.fury.view import FuryView
from whitby.words import Speech

HERE: Final = "◆"
"""Where Dracula is."""

SPACE: Final = 3
"""Columns for the number of a space, and the mark."""

UNKNOWN: Final = "?"

Line = tuple[str, str, Text, Text]
"""The label of a group, a number, a card, and what is with it."""


def draw_trail(view: FuryView, speech: Speech, margin: int, width: int) -> Table:
    """Return the spaces from 1 on, then the lairs, then what is leaving the trail."""
    lines = trail_lines(view, speech)
    room = width - margin - SPACE - 4 * GAP
    middle = min(max(card.cell_len for _, _, card, _ in lines), room * 3 // 5)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(style="bold", no_wrap=True, min_width=margin)
    grid.add_column(no_wrap=True, min_width=SPACE)
    grid.add_column(min_width=middle, overflow="fold")
    grid.add_column(overflow="fold")
    said = ""
    for label, number, card, rest in lines:
        shown = "" if label == said else label
        grid.add_row(shown, number, fold(card, middle), fold(rest, room - middle))
        said = label
    return grid


def trail_lines(view: FuryView, speech: Speech) -> list[Line]:
    """Return every space of the trail, and the lairs."""
    here = known_space(view)
    lines: list[Line] = [
        (
            speech.say("cli-fury-trail"),
            f"{at + 1} {HERE if at == here else ' '}",
            *draw_hideout(hideout, speech),
        )
        for at, hideout in enumerate(view.dracula.trail)
    ]
    lines += [
        (speech.say("cli-fury-lairs"), str(slot + 1), *draw_hideout(lair, speech))
        for slot, lair in enumerate(view.dracula.lairs)
        if lair is not None
    ]
    if view.dracula.leaving is not None:
        lines.append(
            (speech.say("cli-fury-leaving"), "", *draw_hideout(view.dracula.leaving, speech))
        )
    return lines


def known_space(view: FuryView) -> int:
    """Return the space that shows where Dracula is, for viewers who know (FURY-CURLOC-01)."""
    if view.dracula_place == NOWHERE:
        return NONE
    for at, hideout in enumerate(view.dracula.trail):
        if hideout is not None and hideout.place == view.dracula_place:
            return at
    return NONE


def draw_hideout(hideout: Hideout | None, speech: Speech) -> tuple[Text, Text]:
    """Return the card of a hideout, and what is with it."""
    if hideout is None:
        return Text(NOTHING, "dim"), Text()
    found = count_encounters(hideout.encounters, speech)
    if hideout.rumour:
        found.append(Text(whole(speech.say("cli-fury-rumour")), "yellow"))
    return draw_card(hideout, speech), joined(found) if found else Text()


def draw_card(hideout: Hideout, speech: Speech) -> Text:
    """Return the location card of a hideout: its face if the viewer knows it, or its back."""
    if hideout.power != NONE:
        name = speech.say(ids.POWERS[hideout.power])
    elif hideout.place >= 0:
        name = speech.say(ids.PLACES[hideout.place])
    else:
        back = speech.say(ids.BACKS[hideout.back()])
        return _beside(Text(f"{UNKNOWN} ({back})", "dim"), hideout, speech)
    if hideout.up and hideout.power in (NONE, HIDE):
        name = speech.say("cli-fury-open", card=name)
    return _beside(Text(name, "bold" if hideout.up else ""), hideout, speech)


def _beside(card: Text, hideout: Hideout, speech: Speech) -> Text:
    """Return a card with the cards next to it."""
    text = Text.assemble(card)
    if hideout.wolf:
        text.append(f" + {speech.say(ids.POWERS[WOLF_FORM])}")
    if hideout.bat:
        text.append(f" + {speech.say(ids.BAT)}")
    return text


def count_encounters(encounters: Sequence[PlacedEncounter], speech: Speech) -> list[Text]:
    """Return encounters by name, open ones marked; those the viewer may not see are counted."""
    found = [_encounter(encounter, speech) for encounter in encounters if encounter.kind != HIDDEN]
    hidden = sum(encounter.kind == HIDDEN for encounter in encounters)
    if hidden:
        found.append(Text(UNKNOWN if hidden == 1 else f"{hidden}{TIMES}{UNKNOWN}", "dim"))
    return found


def _encounter(encounter: PlacedEncounter, speech: Speech) -> Text:
    """Return an encounter that the viewer knows, with the damage of a vampire."""
    name = speech.say(ids.ENCOUNTERS[encounter.kind])
    text = Text(whole(speech.say("cli-fury-open", card=name) if encounter.up else name))
    if encounter.damage:
        text.append(f", {whole(speech.say('cli-fury-damage', count=encounter.damage))}")
    text.stylize("bold" if encounter.up else "")
    return text
