"""The table of the duel: the board, what each side has, and the viewer's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.duel import ids
from whitby.cli.draw.duel.hand import Action, draw_cards
from whitby.cli.draw.duel.map import (
    COLOUR_STYLES,
    SIDE_STYLES,
    draw_map,
    kind_name,
    map_width,
    slot_name,
)
from whitby.cli.draw.seen import Seen
from whitby.core.words import Phrase, Word
from whitby.games.duel.board import NOWHERE
from whitby.games.duel.cards import (
    ALL_TARGETS,
    DECK,
    EACH,
    HIDDEN,
    MOST_LIVES,
    MOVE,
    NONE,
    OVER,
    SETUP,
    bits,
)
from whitby.games.duel.view import DuelView
from whitby.words import Speech

FULL: Final = "●"
ROOM: Final = "○"
ASKED: Final = "▶"
NOTHING: Final = "–"
TIMES: Final = "\u00a0×\u00a0"
SIDES: Final = (0, 1)

WIDE: Final = 116
"""From this width on the board is shown beside the two sides."""

BESIDE: Final = 54
"""Columns for the sides in that case."""

Row = tuple[str, Text]
Pair = tuple[str, Sequence[str]]


class Board:
    """The whole table as its viewer may see it, fitted to the available width."""

    def __init__(self, view: DuelView, seen: Seen, speech: Speech) -> None:
        self.view = view
        self.seen = seen
        self.speech = speech

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it, with the parts beside or below one another."""
        view, speech, width = self.view, self.speech, options.max_width
        pairs, rows = side_rows(view, speech), table_rows(view, speech)
        cards = card_rows(view, speech)
        margin = max(len(speech.say(label)) for label, _ in (*pairs, *rows, *cards))
        facts = Group(
            draw_sides(view, self.seen, pairs, margin, speech), draw_rows(rows, margin, speech)
        )
        if view.public.phase == SETUP:
            yield facts
        elif width < WIDE:
            yield draw_map(view, speech, width)
            yield Text()
            yield facts
        else:
            room = width - BESIDE
            beside = Table.grid(padding=(0, 4))
            beside.add_column(width=map_width(room), no_wrap=True)
            beside.add_column()
            beside.add_row(draw_map(view, speech, room), facts)
            yield beside
            yield Text()
        yield draw_rows(fitted(cards, width - margin - 2), margin, speech)
        hand = draw_hand(view, self.seen, speech, width)
        if hand is not None:
            yield Text()
            yield hand


def draw_sides(
    view: DuelView, seen: Seen, pairs: Sequence[Pair], margin: int, speech: Speech
) -> Table:
    """Return what everyone knows about the two sides, next to each other."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True, min_width=margin)
    table.add_row("", *(_name(view, seen, side, speech) for side in SIDES))
    for label, cells in pairs:
        table.add_row(speech.say(label), *cells)
    return table


def _name(view: DuelView, seen: Seen, side: int, speech: Speech) -> Text:
    """Return a side with its player, and a mark if the table is waiting for it."""
    seat = side ^ view.public.dracula
    name = Text()
    if seat in seen.waiting:
        name.append(f"{ASKED} ", "bold yellow")
    name.append(speech.say(ids.SIDES[side]), SIDE_STYLES[side])
    name.append(f" · {speech.who(seat)}")
    if seat == seen.seat:
        name.append(f" {speech.say('cli-mark-you')}", "italic")
    elif seat in seen.bots:
        name.append(f" {speech.say('cli-mark-bot')}", "dim")
    return name


def side_rows(view: DuelView, speech: Speech) -> list[Pair]:
    """Return what everyone knows about each side: games won, lives, targets, card counts."""
    table = view.public
    pairs: list[Pair] = []
    if view.options["match"] != "one":
        wins = [str(table.wins[side ^ table.dracula]) for side in SIDES]
        pairs.append(("cli-duel-wins", wins))
    hands = ("duel-thing-hand", [str(size) for size in view.hand_sizes])
    if table.phase == SETUP:
        return [*pairs, hands]
    return [
        *pairs,
        ("duel-thing-lives", [_count(table.lives[side], MOST_LIVES) for side in SIDES]),
        ("duel-thing-targets", [_count(table.targets[side], ALL_TARGETS) for side in SIDES]),
        hands,
        ("cli-duel-action_cards", [_actions(view, side, speech) for side in SIDES]),
    ]


def _count(count: int, most: int) -> str:
    """Return a count and its maximum, as marks and as a number."""
    return f"{FULL * count}{ROOM * (most - count)} {count}"


def _actions(view: DuelView, side: int, speech: Speech) -> str:
    """Return how many action cards a side has, and how many are set aside."""
    ready, aside = view.ready_sizes[side], view.aside_sizes[side]
    return speech.say("cli-duel-actions", ready=ready, aside=aside)


def table_rows(view: DuelView, speech: Speech) -> list[Row]:
    """Return what else matters now: barriers, steps taken, the revealed card, effects."""
    table = view.public
    if table.phase == SETUP:
        return []
    rows: list[Row] = [("duel-thing-barriers", _barriers(view, speech))]
    if table.phase == OVER:
        return rows
    if table.steps:
        rows.append(("duel-thing-steps", Text(_steps(view, speech))))
    if table.revealed != NONE:
        revealed = Text(speech.say(ids.ENCOUNTERS[table.revealed]), "bold")
        rows.append(("cli-duel-revealed", revealed))
    for effect in _effects(view, speech):
        rows.append(("cli-duel-effects", Text(effect)))
    return rows


def _barriers(view: DuelView, speech: Speech) -> Text:
    """Return where each barrier is."""
    parts = []
    for colour, slot in enumerate(view.public.barriers):
        where = NOTHING if slot == NOWHERE else slot_name(slot)
        parts.append(
            Text.assemble((speech.say(ids.MARKS[colour]), COLOUR_STYLES[colour]), f" {where}")
        )
    return Text(" · ").join(parts)


def _steps(view: DuelView, speech: Speech) -> str:
    """Return the steps taken; the moving player also sees how many their best card pays for."""
    table = view.public
    if table.phase != MOVE or table.active != view.side:
        return str(table.steps)
    cards = [view.side * DECK + at for at in bits(view.ready[view.side])]
    best = max(view.deck.moves[card] for card in cards)
    return speech.say("cli-duel-steps", steps=table.steps, best=best)


def _effects(view: DuelView, speech: Speech) -> list[str]:
    """Return what special actions currently forbid or change."""
    table = view.public
    in_force = (table.breath, table.whisper, table.ward)
    found = [speech.say(id) for id, on in zip(ids.EFFECTS, in_force, strict=True) if on]
    if table.turned != NOWHERE:
        place = Word(ids.PLACES[table.turned])
        found.append(speech.phrase(Phrase("duel-effect-turned", {"place": place})))
    return found


def card_rows(view: DuelView, speech: Speech) -> list[Row]:
    """Return the hands that the viewer knows, and the piles."""
    rows: list[Row] = []
    for side in SIDES:
        if view.hands[side]:
            text = count_kinds(side, view.hands[side], speech)
            if side == view.side:
                rows.insert(0, ("cli-duel-own_hand", Text(text, "bold")))
            else:
                rows.append(("duel-thing-hand", _of_side(side, text, speech)))
    if view.picks:
        picked = count_kinds(view.side, view.picks, speech)
        rows.append(("cli-duel-picked", Text(picked, "bold")))
    for side in SIDES:
        pile = view.public.discard[side * EACH : side * EACH + EACH]
        if any(pile):
            fallen = count_kinds(side, pile, speech)
            rows.append(("duel-thing-discard", _of_side(side, fallen, speech)))
    return rows if view.public.phase in (SETUP, OVER) else [*rows, *action_rows(view, speech)]


def action_rows(view: DuelView, speech: Speech) -> list[Row]:
    """Return the action cards that the viewer knows; their own hand has a table of its own."""
    table, ready = view.public, view.ready
    known = [table.open[side] if ready[side] == HIDDEN else ready[side] for side in SIDES]
    if view.side != NONE:
        known[view.side] = 0
    piles = (
        ("cli-duel-action_cards", known),
        ("duel-thing-set_aside", [0 if aside == HIDDEN else aside for aside in view.aside]),
        ("duel-thing-played", table.spent),
    )
    return [
        (label, _titles(side, pile[side], speech))
        for label, pile in piles
        for side in SIDES
        if pile[side]
    ]


def count_kinds(side: int, counts: Sequence[int], speech: Speech) -> str:
    """Return encounter cards as counts: 2 × Vampire 1, Coffin."""
    found = []
    for rank, count in enumerate(counts):
        if count:
            name = kind_name(side * EACH + rank, speech)
            found.append(name if count == 1 else f"{count}{TIMES}{name}")
    return ", ".join(found) or speech.say("duel-nothing")


def _titles(side: int, cards: int, speech: Speech) -> Text:
    """Return a side and the titles of some of its action cards."""
    titles = [speech.say(ids.CARDS[side * DECK + at]) for at in bits(cards)]
    return _of_side(side, ", ".join(titles), speech)


def _of_side(side: int, cards: str, speech: Speech) -> Text:
    """Return a side and some cards of it."""
    who = speech.say(ids.SIDES[side])
    return Text(speech.say("cli-duel-listed", who=who, cards=cards))


def fitted(rows: Sequence[Row], width: int) -> list[Row]:
    """Return rows broken into lines, but never between a count and what is counted."""
    return [
        (label, Text("\n".join(wrap(text.plain, max(width, 1))), text.style))
        for label, text in rows
    ]


def draw_rows(rows: Sequence[Row], margin: int, speech: Speech) -> RenderableType:
    """Return rows with their labels; a label is not repeated on consecutive rows."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True, min_width=margin)
    said = ""
    for label, text in rows:
        grid.add_row("" if label == said else speech.say(label), text)
        said = label
    return grid


def draw_hand(view: DuelView, seen: Seen, speech: Speech, width: int) -> RenderableType | None:
    """Return the viewer's action cards, unless the question shows them anyway."""
    if view.side == NONE or view.public.phase in (SETUP, OVER):
        return None
    if seen.decision is not None and seen.decision.prompt == "play":
        return None
    first = view.side * DECK
    actions = [Action(first + at) for at in bits(view.ready[view.side])]
    return draw_cards(actions, view, speech, width) if actions else None
