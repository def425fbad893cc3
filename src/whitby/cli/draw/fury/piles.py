"""Beside the board: decks, discards and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from whitby.cli.draw.fury import ids
from whitby.cli.draw.fury.map import Atlas
from whitby.cli.draw.fury.rows import NBSP, Row, capital, counted, joined, named, whole
from whitby.cli.draw.fury.trail import count_encounters
from whitby.games.fury.board import ENDS, NOWHERE, ROADS
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.view import FuryView
from whitby.words import Speech


def scene_rows(view: FuryView, speech: Speech) -> list[Row]:
    """Return the current encounter."""
    if view.public.facing is None:
        return []
    return [
        (speech.say("cli-fury-encounter"), joined(count_encounters([view.public.facing], speech)))
    ]


def token_rows(view: FuryView, speech: Speech) -> list[Row]:
    """Return the tokens on the board by kind, each with its location."""
    ground = () if view.public.ground == NOWHERE else (view.public.ground,)
    atlas = Atlas(view, speech)
    kinds = (
        ("cli-fury-fog", named(view.public.fog, ids.PLACES, speech)),
        ("cli-fury-storm", named(view.public.storms, ids.PLACES, speech)),
        ("cli-fury-roadblock", ", ".join(_link(link, atlas) for link in view.public.roadblocks)),
        ("cli-fury-ground", named(ground, ids.PLACES, speech)),
        ("cli-fury-host", named(view.public.hosts, ids.PLACES, speech)),
    )
    found = [
        f"{speech.say('cli-fury-label', what=capital(speech.say(id)))} {where}"
        for id, where in kinds
        if where
    ]
    return [(speech.say("cli-fury-tokens"), joined(found))] if found else []


def _link(link: int, atlas: Atlas) -> str:
    way = atlas.speech.say("cli-fury-link-road" if link < ROADS else "cli-fury-link-rail")
    a, b = ENDS[link]
    return f"{whole(atlas.name(a))}{NBSP}– {whole(atlas.name(b))}{NBSP}({whole(way)})"


def deck_rows(view: FuryView, speech: Speech) -> list[Row]:
    """Return how many cards each deck has, and the back of its top card (FURY-COMP-17)."""
    decks = [
        whole(speech.say("cli-fury-items", count=view.decks.items)),
        whole(speech.say("cli-fury-events", count=view.decks.events)),
        whole(speech.say("cli-fury-encounters", count=view.decks.encounters)),
        whole(speech.say("cli-fury-tickets", count=view.decks.tickets)),
    ]
    if view.event_on_top != NONE:
        decks[1] += f" ({whole(speech.say(ids.TOPS[view.event_on_top]))})"
    return [(speech.say("cli-fury-decks"), joined(decks))]


def discard_rows(view: FuryView, speech: Speech) -> list[Row]:
    """Return the discards by name; face-down ones are counted (FURY-INFO-01, 02, 07)."""
    known = listed(view.decks.known, ids.ENCOUNTERS, speech)
    piles: tuple[tuple[str, list[str], list[Text]], ...] = (
        ("cli-fury-pile-items", listed(view.public.item_discard, ids.ITEMS, speech), []),
        (
            "cli-fury-pile-events",
            listed(view.public.event_discard, ids.EVENTS, speech),
            _face_down(view.decks.events_buried, [], speech),
        ),
        (
            "cli-fury-pile-encounters",
            listed(view.public.encounter_discard, ids.ENCOUNTERS, speech),
            _face_down(view.decks.encounters_buried, known, speech),
        ),
    )
    return [(speech.say(id), joined([*up, *down], ", ")) for id, up, down in piles]


def listed(counts: Sequence[int], names: Sequence[str], speech: Speech) -> list[str]:
    """Return cards by name, from the number of each."""
    return [counted(names[at], count, speech) for at, count in enumerate(counts) if count]


def _face_down(count: int, known: Sequence[str], speech: Speech) -> list[Text]:
    """Return how many cards are face down, if any, and which, for viewers who know them."""
    if not count:
        return []
    text = Text(whole(speech.say("cli-fury-face_down", count=count)), "dim")
    return [text.append(f" ({', '.join(known)})") if known else text]
