"""The table of Nosferatu: the players, and the cards in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.nosferatu import ids
from whitby.cli.draw.seen import Seen
from whitby.games.nosferatu.cards import FATAL_BITES, HIDDEN, NONE, OVER, SETUP
from whitby.games.nosferatu.row import card_of
from whitby.games.nosferatu.view import NosferatuView
from whitby.words import Speech

BITE: Final = "●"
ROOM: Final = "○"
STAKE: Final = "▼"
ASKED: Final = "▶"
NOTHING: Final = "–"
UNKNOWN: Final = "?"


def draw_board(view: NosferatuView, seen: Seen, speech: Speech) -> RenderableType:
    """Return the whole table as its viewer may see it."""
    parts: list[RenderableType] = [draw_people(view, seen, speech)]
    if view.public.phase != SETUP:
        parts += [Text(), draw_middle(view, speech)]
    return Group(*parts)


def draw_people(view: NosferatuView, seen: Seen, speech: Speech) -> Table:
    """Return a row for each seat."""
    table = Table(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
    for title in ("", "", ""):
        table.add_column(title, no_wrap=True)
    titles = (
        "nosferatu-thing-bites",
        "nosferatu-thing-reserve",
        "nosferatu-thing-character",
        "nosferatu-thing-discarded",
        "nosferatu-thing-given",
    )
    # at the end the reserves are open and need the room
    columns = len(titles) - (2 if view.public.phase == OVER else 0)
    for title in titles[:columns]:
        table.add_column(speech.say(title), overflow="fold")
    for seat in range(view.players):
        cells = (
            Text(_bites(view.public.bites[seat]), "red"),
            _reserve(view, seat, speech),
            _character(view, seat, speech),
            _face(int(card_of(view.public.shown, seat)), speech),
            _gift(view.given[seat], speech),
        )
        table.add_row(
            Text(ASKED if seat in seen.waiting else " ", "bold yellow"),
            str(seat + 1),
            _name(view, seen, seat, speech),
            *cells[:columns],
        )
    return table


def _name(view: NosferatuView, seen: Seen, seat: int, speech: Speech) -> Text:
    """Return a name with its marks: the Stake, you, or a bot."""
    name = Text(speech.who(seat), "bold" if seat == seen.seat else "")
    if seat == view.public.holder:
        name.append(f" {STAKE}", "bold yellow")
    if seat == seen.seat:
        name.append(f" {speech.say('cli-mark-you')}", "italic")
    elif seat in seen.bots:
        name.append(f" {speech.say('cli-mark-bot')}", "dim")
    return name


def _bites(count: int) -> str:
    """Return a player's Bites, as marks and as a number."""
    return f"{BITE * count} {count}" if count else NOTHING


def _reserve(view: NosferatuView, seat: int, speech: Speech) -> str:
    """Return the size of a reserve, and its cards if others than the owner may see them."""
    if seat == view.public.renfield:
        return NOTHING
    if view.reserves[seat] and seat != view.seat and view.reserve_sizes[seat]:
        return _counted(view.reserve_sizes[seat], view.reserves[seat], speech)
    return str(view.reserve_sizes[seat])


def _character(view: NosferatuView, seat: int, speech: Speech) -> str:
    """Return a character; in brackets if it is face down and this viewer knows it."""
    role = view.roles[seat]
    if role in (NONE, HIDDEN):
        return NOTHING if role == NONE else UNKNOWN
    name = speech.say(ids.CHARACTERS[role])
    return name if view.public.revealed[seat] else f"({name})"


def _face(kind: int, speech: Speech) -> str:
    """Return the face-up card of a seat."""
    return NOTHING if kind == NONE else speech.say(ids.CARDS[kind])


def _gift(kind: int, speech: Speech) -> str:
    """Return the card that a seat gave: whether it did and, for viewers who know, which."""
    if kind == HIDDEN:
        return speech.say("nosferatu-face-down")
    return NOTHING if kind == NONE else f"({speech.say(ids.CARDS[kind])})"


def count_cards(cards: Sequence[int], speech: Speech) -> str:
    """Return cards as counts: 2 Rumours, 1 Bite."""
    texts = (
        speech.say("nosferatu-count-rumour", rumour=cards[0]),
        speech.say("nosferatu-count-component", component=cards[1]),
        speech.say("nosferatu-count-bite", bite=cards[2]),
        speech.say("nosferatu-count-night", night=cards[3]),
    )
    return ", ".join(text for text, count in zip(texts, cards, strict=True) if count)


def _counted(size: int, cards: Sequence[int], speech: Speech) -> str:
    """Return how many cards there are, and which."""
    return speech.say("cli-nosferatu-cards", size=size, cards=count_cards(cards, speech))


def draw_middle(view: NosferatuView, speech: Speech) -> RenderableType:
    """Return the middle of the table, and the viewer's own reserve."""
    bites = sum(view.public.bites)
    marks = BITE * bites + ROOM * (FATAL_BITES - bites)
    dark = "nosferatu-dark_card-thirst" if view.public.thirst else "nosferatu-dark_card-master"
    top = f" ({_face(view.public.discard_top, speech)})" if view.public.discard_top != NONE else ""
    pile = str(view.pile_size)
    if view.pile and view.pile_size:
        pile = _counted(view.pile_size, view.pile, speech)
    rows = (
        ("nosferatu-thing-bites", f"{marks} {speech.say('cli-nosferatu-bites', count=bites)}"),
        ("nosferatu-thing-stake", f"{STAKE} {_holder(view, speech)}"),
        ("nosferatu-thing-library", str(view.public.library_size)),
        ("nosferatu-thing-dark_card", speech.say("cli-quoted", text=speech.say(dark))),
        ("nosferatu-thing-discard", f"{view.discard_size}{top}"),
        ("nosferatu-thing-action_pile", pile),
    )
    lines = [
        ("nosferatu-thing-clock", Text(_clock(view, speech))),
        ("nosferatu-thing-rituals", _rituals(view, speech)),
    ]
    if view.seat is not None and view.seat != view.public.renfield:
        lines.append(("cli-nosferatu-own_reserve", _hand(view, view.seat, speech)))
    labels = [*(label for label, _ in rows[::2]), *(label for label, _ in lines)]
    width = max(len(speech.say(label)) for label in labels)
    pairs, wide = Table.grid(padding=(0, 2)), Table.grid(padding=(0, 2))
    for grid in (pairs, wide):
        grid.add_column(style="bold", min_width=width, no_wrap=True)
    for left, right in zip(rows[::2], rows[1::2], strict=True):
        pairs.add_row(speech.say(left[0]), left[1], Text(speech.say(right[0]), "bold"), right[1])
    for label, line in lines:
        wide.add_row(speech.say(label), line)
    return Group(pairs, wide)


def _holder(view: NosferatuView, speech: Speech) -> str:
    return NOTHING if view.public.holder == NONE else speech.who(view.public.holder)


def _clock(view: NosferatuView, speech: Speech) -> str:
    """Return the face-down and face-up parts of the Clock."""
    nights, turned = view.public.clock_nights, view.public.turned_nights
    if view.public.dawn:
        down = speech.say("cli-nosferatu-clock-down", nights=nights)
        return f"{down} · {speech.say('cli-nosferatu-clock-up-dawn', nights=turned)}"
    down = speech.say("cli-nosferatu-clock-down-dawn", nights=nights)
    if not turned:
        return down
    return f"{down} · {speech.say('cli-nosferatu-clock-up', nights=turned)}"


def _rituals(view: NosferatuView, speech: Speech) -> Text:
    """Return the Rituals, with face-down ones labelled."""
    names = []
    for at, id in enumerate(ids.RITUALS):
        up = view.public.rituals >> at & 1 == 1
        name = speech.say(id)
        names.append(
            Text(name) if up else Text(speech.say("cli-nosferatu-ritual-down", name=name), "dim")
        )
    return Text(" · ").join(names)


def _hand(view: NosferatuView, seat: int, speech: Speech) -> Text:
    """Return the viewer's own cards, each in its frame."""
    cards = [
        speech.say(ids.CARDS[kind])
        for kind, count in enumerate(view.reserves[seat])
        for _ in range(count)
    ]
    return Text(" ".join(f"[{card}]" for card in cards) or NOTHING, "bold")
