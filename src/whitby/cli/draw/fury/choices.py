"""The choices of Fury of Dracula in groups: by road, by sea, by rail, and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.choices import Choice, draw_choices
from whitby.cli.draw.drawing import LABEL
from whitby.cli.draw.fury import ids
from whitby.cli.draw.fury.rows import GAP, NBSP, capital, whole
from whitby.cli.screen import fold
from whitby.core.engine import Option
from whitby.core.facts import Pick, Verb
from whitby.games.fury import options as o
from whitby.games.fury import parts
from whitby.games.fury.board import ENDS, REGION, ROADS, WHITE, is_sea
from whitby.games.fury.cards.table import WOLF_FORM
from whitby.games.fury.game import FURY
from whitby.words import Speech

TITLES: Final[dict[Verb, str]] = {
    o.ROAD: "cli-fury-by-road",
    o.SAIL: "cli-fury-by-sea",
    o.SPEND: "cli-fury-by-rail",
    o.RIDE: "cli-fury-by-rail",
    o.DRIVE: "cli-fury-by-road",
    o.WOLF: ids.POWERS[WOLF_FORM],
}
"""Options that are listed by name under a heading of their own."""

LINKS: Final = (o.BLOCK, o.UNBLOCK)
MOST_LISTED: Final = 80
"""More options than this are not listed: a link is named by its ends."""


def draw_groups(
    options: Sequence[Option], labels: Sequence[str], speech: Speech, width: int
) -> RenderableType | None:
    """Return places, tickets and links in groups, and everything else in a list below.

    Return None if none of those are offered.
    """
    if len(options) > MOST_LISTED:
        return draw_ends(options, speech, width)
    groups: dict[str, list[Text]] = {}
    rest: list[Choice] = []
    before: Pick | None = None
    for option, label in zip(options, labels, strict=True):
        assert isinstance(option, Pick)
        title = title_of(option)
        if title is None:
            rest.append(Choice(label, option, speech.phrase(FURY.words.option(option))))
            continue
        cells = groups.setdefault(title, [])
        cell = Text.assemble((label, LABEL), NBSP, whole(name_of(option, speech)))
        if option.verb in LINKS and not (cells and before is not None and same(before, option)):
            start = speech.say(ids.PLACES[ENDS[option[parts.LINK]][0]])
            title = whole(speech.say("cli-fury-label", what=start))
            cell = Text.assemble((title, "bold"), NBSP, cell)
        cells.append(cell)
        before = option
    if not groups:
        return None
    order = sorted(groups, key=lambda id: ids.REGIONS.index(id) if id in ids.REGIONS else 0)
    named = {capital(speech.say(id)): groups[id] for id in order}
    drawn = draw_flow(named, width)
    return Group(drawn, draw_choices(rest, width)) if rest else drawn


def same(one: Pick, other: Pick) -> bool:
    """Return whether two links begin in the same city."""
    return ENDS[one[parts.LINK]][0] == ENDS[other[parts.LINK]][0]


def title_of(option: Pick) -> str | None:
    """Return the heading of an option; None if it needs a text of its own."""
    verb = option.verb
    if verb in LINKS:
        if option[parts.LINK] < ROADS:
            return "cli-fury-road"
        return "cli-fury-white" if option[parts.LINK] < WHITE else "cli-fury-yellow"
    if verb is o.START:
        return ids.REGIONS[REGION[option[parts.PLACE]]]
    if verb is o.GO:
        return "cli-fury-by-sea" if is_sea(option[parts.PLACE]) else "cli-fury-by-road"
    return TITLES.get(verb)


def name_of(option: Pick, speech: Speech) -> str:
    """Return what an option is about: a place, a ticket, or where a link leads."""
    if option.verb in LINKS:
        return speech.say(ids.PLACES[ENDS[option[parts.LINK]][1]])
    if option.verb is o.SPEND:
        return speech.say(ids.TICKETS[option[parts.TICKET]])
    return speech.say(ids.PLACES[option[parts.PLACE]])


def draw_flow(groups: Mapping[str, Sequence[Text]], width: int) -> Table:
    """Return each group next to its heading, in as many lines as it needs."""
    margin = max(map(len, groups))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(style="bold", no_wrap=True, min_width=margin)
    grid.add_column(overflow="fold")
    for title, cells in groups.items():
        grid.add_row(title, flow(cells, width - margin - 2 * GAP))
    return grid


def draw_ends(options: Sequence[Option], speech: Speech, width: int) -> Text:
    """Return how to name one of very many links: by both ends, or by one to see where it leads."""
    first = options[0]
    assert isinstance(first, Pick)
    ends = [speech.say(ids.PLACES[end]) for end in ENDS[first[parts.LINK]]]
    text = speech.say(
        "cli-fury-links",
        count=len(options),
        both=" ".join(ends),
        one=ends[0],
        map=speech.say("cli-fury-sheet-map"),
    )
    return fold(Text(text), width)


def flow(cells: Sequence[Text], width: int) -> Text:
    """Return cells in lines of at most this width."""
    lines: list[list[Text]] = [[]]
    used = 0
    for cell in cells:
        if used and used + cell.cell_len > width:
            lines.append([])
            used = 0
        lines[-1].append(cell)
        used += cell.cell_len + GAP
    return Text("\n").join(Text(" " * GAP).join(line) for line in lines)


def synonyms_of(option: Option, speech: Speech) -> tuple[str, ...]:
    """Return the names of what an option is about, in the language of the screen."""
    assert isinstance(option, Pick)
    verb = option.verb
    if verb in LINKS:
        return tuple(speech.say(ids.PLACES[end]) for end in ENDS[option[parts.LINK]])
    return (speech.say(ids.PLACES[option[parts.PLACE]]),) if parts.PLACE in verb.parts else ()
