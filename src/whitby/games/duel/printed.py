"""What is printed on cards and board, as plain data for drawing them."""

from __future__ import annotations

from typing import Final

from whitby.games.duel.board import COLUMNS, ENDS, PLACES, ROWS
from whitby.games.duel.cards import (
    ALL_TARGETS,
    BARS,
    CARDS,
    COLOURS,
    DECK,
    EACH,
    FIGHTERS,
    KINDS,
    MOST_LIVES,
    PICKED,
    SIDES,
    SYMBOL,
)
from whitby.games.duel.schema import ActionFacts, DuelFacts, EncounterFacts
from whitby.games.duel.values import ROWS as SOURCED
from whitby.games.duel.values import STANDARD, Deck, deck

TABLE: Final = "table"
"""The source of a value that the table has changed."""


def facts(values: Deck) -> DuelFacts:
    """Return the values of a table's cards, the contents of its box, and the board."""
    return {
        "cards": {CARDS[card]: _card(values, card) for card in range(len(CARDS))},
        "encounters": {KINDS[kind]: _encounter(kind) for kind in range(len(KINDS))},
        "box": {KINDS[kind]: values.box[kind] for kind in range(len(KINDS))},
        "places": list(PLACES),
        "slots": [[PLACES[a], PLACES[b]] for a, b in ENDS],
        "columns": COLUMNS,
        "rows": ROWS,
        "barriers": list(COLOURS),
        "lives": MOST_LIVES,
        "targets": ALL_TARGETS,
        "picks": PICKED,
    }


def _card(values: Deck, card: int) -> ActionFacts:
    """Return an action card; strength 0 means that none is printed (DUEL-026)."""
    row, plain = SOURCED[card], deck(STANDARD, values.lone_grey)
    return {
        "side": SIDES[card // DECK],
        "move": values.moves[card],
        "strength": values.strengths[card],
        "bar": BARS[values.bars[card]],
        "special": values.has_special(card),
        "sources": {
            "move": _source(row.move_from, values.moves[card] == plain.moves[card]),
            "strength": _source(row.strength_from, values.strengths[card] == plain.strengths[card]),
            "bar": _source(row.bar_from, values.bars[card] == plain.bars[card]),
        },
    }


def _source(source: str, kept: bool) -> str:
    """Return the source of a value: the table, if the table changed it."""
    return source if kept else TABLE


def _encounter(kind: int) -> EncounterFacts:
    """Return an encounter card; only fighters have a strength (DUEL-067)."""
    side, rank = divmod(kind, EACH)
    fights = rank < FIGHTERS
    return {
        "side": SIDES[side],
        "is": "fighter" if fights else "symbol" if rank == SYMBOL else "target",
        "strength": rank + 1 if fights else 0,
    }
