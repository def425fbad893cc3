"""The table of Fury of Dracula: the trail, the hunters, the viewer's location, and the rest."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.fury import ids
from whitby.cli.draw.fury.fight import fight_rows, force_rows
from whitby.cli.draw.fury.map import Atlas
from whitby.cli.draw.fury.piles import deck_rows, scene_rows, token_rows
from whitby.cli.draw.fury.rows import (
    DOT,
    GAP,
    NBSP,
    NOTHING,
    TIMES,
    Row,
    draw_rows,
    joined,
    margin_of,
    named,
    whole,
)
from whitby.cli.draw.fury.trail import HERE, UNKNOWN, draw_trail, trail_lines
from whitby.cli.draw.seen import Seen
from whitby.cli.screen import fold
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards import table as deck
from whitby.games.fury.round import on_turn
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView
from whitby.words import Speech

ASKED: Final = "▶"
MARGIN: Final = 2
"""Columns at the left for the mark of the active player."""

HEALTH_WIDTH: Final = 5


class Board:
    """The whole table as its viewer may see it, fitted to the available width."""

    def __init__(self, view: FuryView, seen: Seen, speech: Speech) -> None:
        self.view = view
        self.seen = seen
        self.speech = speech
        self.atlas = Atlas(view, speech)
        self.turn = on_turn(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it, with the parts below one another."""
        view, speech, width = self.view, self.speech, options.max_width - MARGIN
        top, cards = [self.dracula_row()], self.card_rows()
        entries = [self.atlas.entry(place, tickets) for place, tickets in self.stands()]
        now = [*scene_rows(view, speech), *fight_rows(view, speech)]
        lying = [*force_rows(view, speech), *token_rows(view, speech), *deck_rows(view, speech)]
        names = [self.name(hunter) for hunter in deck.EVERY_HUNTER]
        labels = [*names, *(line[0] for line in trail_lines(view, speech))]
        rows = [*top, *cards, *now, *lying, *(row for entry in entries for row in entry)]
        margin = max(margin_of(rows), *map(len, labels))
        yield self.beside(draw_rows(top, margin, width), view.public.phase == deck.DRACULA_PHASE)
        if view.public.phase != deck.SETUP:
            yield self.beside(draw_trail(view, speech, margin, width))
        yield Text()
        yield self.draw_hunters(margin, width)
        for part in (cards, *entries, lying, now):
            if part:
                yield Text()
                yield self.beside(draw_rows(part, margin, width))

    def beside(self, drawn: Table, marked: bool = False) -> Table:
        """Return a part of the table with room for the mark at its left."""
        grid = Table.grid()
        grid.add_column(width=MARGIN, no_wrap=True)
        grid.add_column()
        grid.add_row(Text(ASKED if marked else "", "bold yellow"), drawn)
        return grid

    def seat(self, seat: int) -> Text:
        """Return the name of a seat's player, and whether that is you or a bot."""
        name = Text(whole(self.speech.who(seat)))
        if seat == self.seen.seat:
            name.append(f"{NBSP}{self.speech.say('cli-mark-you')}", "italic")
        elif seat in self.seen.bots:
            name.append(f"{NBSP}{self.speech.say('cli-mark-bot')}", "dim")
        return name

    def name(self, hunter: int) -> str:
        """Return the name of a hunter."""
        return self.speech.say(ids.HUNTERS[hunter])

    # Dracula

    def dracula_row(self) -> Row:
        """Return what everyone knows about Dracula, and where he is if that is known."""
        view, say = self.view, self.speech.say
        parts: list[Text | str] = [self.seat(DRACULA_SEAT)]
        if view.public.phase != deck.SETUP:
            where = (
                UNKNOWN if view.dracula_place == NOWHERE else self.atlas.name(view.dracula_place)
            )
            parts.append(Text(whole(f"{HERE} {where}"), "bold"))
        left = deck.DRACULA_HEALTH - view.public.damage
        parts += [
            whole(say("cli-fury-health", left=left, most=deck.DRACULA_HEALTH)),
            whole(say("cli-fury-encounters", count=len(view.dracula.encounter_hand))),
            whole(say("cli-fury-events", count=len(view.dracula.event_hand))),
        ]
        if view.public.rumours:
            parts.append(whole(say("cli-fury-rumours", count=view.public.rumours)))
        if view.public.guards:
            guards = whole(say(ids.ENCOUNTERS[deck.SZGANY_BODYGUARDS]))
            parts.append(f"{view.public.guards}{TIMES}{guards}")
        return say(ids.SIDES[deck.DRACULA_SIDE]), joined(parts)

    # Hunters

    def draw_hunters(self, margin: int, width: int) -> Table:
        """Return a row for each hunter: location, health, and what everyone sees of the hand."""
        places = [self.place_of(hunter) for hunter in deck.EVERY_HUNTER]
        second = max(map(len, places))
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(no_wrap=True, min_width=margin + MARGIN)
        grid.add_column(no_wrap=True, min_width=second)
        grid.add_column(no_wrap=True, min_width=HEALTH_WIDTH, justify="right")
        grid.add_column(overflow="fold")
        room = width - margin - second - HEALTH_WIDTH - 4 * GAP
        for hunter in deck.EVERY_HUNTER:
            mark = ASKED if hunter == self.turn else ""
            name = Text.assemble((f"{mark:{MARGIN}}", "bold yellow"), (self.name(hunter), "bold"))
            health = (
                f"{deck.HEALTH[hunter] - self.view.public.wounds[hunter]}/{deck.HEALTH[hunter]}"
            )
            state = fold(joined([*self.ails(hunter), *self.holds(hunter)]), room)
            grid.add_row(name, places[hunter], health, state)
        return grid

    def place_of(self, hunter: int) -> str:
        """Return where a hunter is; a defeated one is nowhere until dawn."""
        place = self.view.public.places[hunter]
        return NOTHING if place == NOWHERE else self.atlas.name(place)

    def ails(self, hunter: int) -> list[Text | str]:
        """Return who commands a hunter, and the hunter's conditions."""
        view, say = self.view, self.speech.say
        parts: list[Text | str] = [self.seat(view.public.commanders[hunter])]
        if view.public.places[hunter] == NOWHERE and view.public.hospitals[hunter] != NOWHERE:
            bed = self.atlas.name(view.public.hospitals[hunter])
            parts.append(Text(f"{say('cli-fury-defeated')} → {whole(bed)}", "red"))
        if view.public.bites[hunter]:
            parts.append(Text(whole(say("cli-fury-bites", count=view.public.bites[hunter])), "red"))
        if view.public.delayed[hunter]:
            parts.append(Text(say("cli-fury-delayed"), "yellow"))
        if view.public.bats[hunter]:
            parts.append(Text(whole(say("cli-fury-bats")), "yellow"))
        return parts

    def holds(self, hunter: int) -> list[str]:
        """Return the sizes of a hunter's hands, and the cards that a weakness has opened."""
        view, say = self.view, self.speech.say
        items, events = view.hands.items[hunter], view.hands.events[hunter]
        parts = [whole(say("cli-fury-items", count=len(items)))] if items else []
        if events:
            parts.append(whole(say("cli-fury-events", count=len(events))))
        if view.hands.tickets[hunter]:
            parts.append(whole(say("cli-fury-tickets", count=len(view.hands.tickets[hunter]))))
        item, event = view.public.open_items[hunter], view.public.open_events[hunter]
        opened = [] if item == deck.NONE else [whole(say(ids.ITEMS[item]))]
        if event != deck.NONE:
            opened.append(whole(say(ids.EVENTS[event])))
        if opened:
            parts.append(say("cli-fury-shown", cards=", ".join(opened)))
        return parts

    # Visible hands

    def card_rows(self) -> list[Row]:
        """Return the hands that this viewer may look at, by name."""
        view, speech = self.view, self.speech
        dracula = [
            named(view.dracula.encounter_hand, ids.ENCOUNTERS, speech),
            named(view.dracula.event_hand, ids.EVENTS, speech),
        ]
        rows = [(speech.say(ids.SIDES[deck.DRACULA_SIDE]), dracula)]
        for hunter in deck.EVERY_HUNTER:
            hands = [
                named(view.hands.items[hunter], ids.ITEMS, speech),
                named(view.hands.events[hunter], ids.EVENTS, speech),
                named(view.hands.tickets[hunter], ids.TICKETS, speech),
            ]
            rows.append((self.name(hunter), hands))
        return [(name, Text(DOT.join(filter(None, hands)))) for name, hands in rows if any(hands)]

    # Locations

    def stands(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return the places relevant to this viewer, with the tickets held; none in combat."""
        view, seen = self.view, self.seen
        if view.public.phase in (deck.SETUP, deck.OVER) or view.combat is not None:
            return []
        if seen.seat == DRACULA_SEAT:
            return [] if view.dracula_place == NOWHERE else [(view.dracula_place, ())]
        hunters: list[int] = list(deck.EVERY_HUNTER)
        if seen.seat is not None:
            hunters = [each for each in hunters if view.public.commanders[each] == seen.seat]
            hunters = [self.turn] if self.turn in hunters else hunters
        found: dict[int, tuple[int, ...]] = {}
        for hunter in hunters:
            place = view.public.places[hunter]
            if place != NOWHERE:
                held = tuple(
                    ticket for ticket in view.hands.tickets[hunter] if ticket != deck.HIDDEN
                )
                found[place] = (*found.get(place, ()), *held)
        return list(found.items())
