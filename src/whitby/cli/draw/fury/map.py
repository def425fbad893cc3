"""The map of Europe as a list: each place with its connections, and what blocks them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from whitby.cli.draw.fury import ids
from whitby.cli.draw.fury.rows import Row, alphabetical, capital, draw_rows, joined, whole
from whitby.games.fury import board
from whitby.games.fury.cards.table import TICKET_ROWS
from whitby.games.fury.routes import by_rail
from whitby.games.fury.view import FuryView
from whitby.words import Speech

BARRED: Final = "yellow"
"""The style of what blocks hunters."""

INDENT: Final = (0, 0, 1, 2)

Way = tuple[int, int]
"""A neighbour and the link that leads there; sea connections have none."""


class Atlas:
    """The map as one viewer sees it: what is printed on it, and the tokens."""

    def __init__(self, view: FuryView, speech: Speech) -> None:
        self.view = view
        self.speech = speech

    def name(self, place: int) -> str:
        """Return the name of a place."""
        return self.speech.say(ids.PLACES[place])

    def kind(self, place: int) -> str:
        """Return the kind of a place: its size, and whether it is a port (FURY-LOC-02)."""
        sizes = ids.PORTS if board.is_port(place) else ids.SIZES
        return self.speech.say(sizes[board.SIZE[place]])

    def signs(self, place: int, link: int = -1) -> list[str]:
        """Return the tokens on a place, and on the way there."""
        view, say = self.view, self.speech.say
        tokens = (
            ("cli-fury-roadblock", link in view.public.roadblocks),
            ("cli-fury-fog", place in view.public.fog),
            ("cli-fury-storm", place in view.public.storms),
            ("cli-fury-ground", place == view.public.ground),
            ("cli-fury-host", place in view.public.hosts),
        )
        return [say(id) for id, lies in tokens if lies]

    def marked(self, place: int, link: int = -1) -> Text:
        """Return a place by name, with its tokens."""
        text = Text(whole(self.name(place)))
        signs = self.signs(place, link)
        if signs:
            text.append(f" ({', '.join(map(whole, signs))})", BARRED)
        return text

    def listed(self, ways: Iterable[Way]) -> Text:
        """Return a list of places, by name."""
        found = sorted((self.sorting(place), place, link) for place, link in ways)
        return joined([self.marked(place, link) for _, place, link in found], ", ")

    def ways(self, place: int) -> list[Row]:
        """Return where roads, railways and sea routes lead, each with its label."""
        say = self.speech.say
        if board.in_hospital(place):
            return [(say("cli-fury-out"), self.listed([(board.city_of(place), -1)]))]
        rails = board.RAILS_AT[place]
        found = (
            ("cli-fury-road", board.ROADS_AT[place]),
            ("cli-fury-sea", [(there, -1) for there in board.WATERS[place]]),
            ("cli-fury-white", [way for way in rails if way[1] < board.WHITE]),
            ("cli-fury-yellow", [way for way in rails if way[1] >= board.WHITE]),
        )
        return [(say(id), self.listed(ways)) for id, ways in found if ways]

    def reach(self, place: int, ticket: int) -> Text:
        """Return where a ticket leads from here now (FURY-RAIL-12)."""
        view = self.view
        white, yellow, _ = TICKET_ROWS[ticket]
        transit = view.options["fog_blocks_transit"] == "on"
        found = by_rail(place, white, yellow, view.public.fog, view.public.roadblocks, transit)
        return self.listed([(there, -1) for there in found])

    def heading(self, place: int) -> Text:
        """Return a place with what it is, its region and its tokens."""
        name = Text(whole(self.name(place)), "bold")
        signs = [Text(sign, BARRED) for sign in self.signs(place)]
        if board.in_hospital(place):
            return name
        kinds = [self.kind(place)]
        if not board.is_sea(place):
            kinds.append(self.speech.say(ids.REGIONS[board.REGION[place]]))
        return joined([name, *kinds, *signs])

    def entry(self, place: int, tickets: Sequence[int] = ()) -> list[Row]:
        """Return everything about one place, and what these tickets reach from there."""
        rows = [(self.speech.say("cli-fury-place"), self.heading(place)), *self.ways(place)]
        if place < board.LOCATIONS:
            for ticket in dict.fromkeys(tickets):
                rows.append((self.speech.say(ids.TICKETS[ticket]), self.reach(place, ticket)))
        return rows

    def line(self, place: int) -> Text:
        """Return everything about one place in one line, for the whole map."""
        say = self.speech.say
        ways = [
            Text.assemble((whole(say("cli-fury-label", what=label)), "italic"), " ", text)
            for label, text in self.ways(place)
        ]
        return joined([self.kind(place), *self.signs(place), *ways])

    def region(self, region: int, width: int) -> RenderableType:
        """Return every place of a region; the seas count as one."""
        places = sorted(
            (place for place in range(board.LOCATIONS) if board.REGION[place] == region),
            key=self.sorting,
        )
        rows = [(self.name(place), self.line(place)) for place in places]
        margin = max(len(self.name(place)) for place in range(board.LOCATIONS))
        title = Text(capital(self.speech.say(ids.REGIONS[region])), "bold underline")
        return Group(title, Padding(draw_rows(rows, margin, width - 2), INDENT))

    def sorting(self, place: int) -> str:
        """Return what a place is sorted by."""
        return alphabetical(self.name(place))

    def whole_map(self, width: int) -> RenderableType:
        """Return every place of the board, by region."""
        regions = [*range(1, len(ids.REGIONS)), board.NO_REGION]
        return Group(*(self.region(region, width) for region in regions))

    def called(self, word: str) -> list[int]:
        """Return the places that a word means: a whole name or the beginning of one."""
        wanted = alphabetical(word)
        names = {
            place: (self.sorting(place), board.PLACES[place], board.PLACES[place].replace("_", " "))
            for place in range(board.LOCATIONS)
        }
        found = [place for place in names if wanted in names[place]]
        return found or [
            place for place in names if any(name.startswith(wanted) for name in names[place])
        ]

    def regions_called(self, word: str) -> list[int]:
        """Return the regions that a word means."""
        wanted = alphabetical(word)
        keys = ("seas", *board.REGIONS)
        return [
            region
            for region, id in enumerate(ids.REGIONS)
            if alphabetical(self.speech.say(id)).startswith(wanted) or keys[region] == wanted
        ]

    def sheet(self, word: str, width: int) -> RenderableType:
        """Return the whole map, or the part that a word means."""
        if not word:
            return self.whole_map(width)
        places = self.called(word)
        if places:
            entries = [self.entry(place) for place in places]
            margin = max(len(label) for rows in entries for label, _ in rows)
            return Group(*(draw_rows(rows, margin, width) for rows in entries))
        regions = self.regions_called(word)
        if regions:
            return Group(*(self.region(region, width) for region in regions))
        return Text(self.speech.say("cli-fury-no-place", word=word))
