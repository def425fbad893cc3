"""What is printed on cards and board, as plain data for drawing them."""

from __future__ import annotations

from typing import Final

from whitby.games.duel import cards
from whitby.games.duel.board import COLUMNS, ENDS, PLACES, ROWS
from whitby.games.duel.schema import ActionFacts, DuelFacts, EncounterFacts
from whitby.games.duel.values import ROWS as SOURCED
from whitby.games.duel.values import STANDARD, Deck, deck

TABLE: Final = "table"
"""The source of a value that the table has changed."""


def facts(values: Deck) -> DuelFacts:
    """Return the values of a table's cards, the contents of its box, and the board."""
    return {
        "cards": {cards.CARDS[card]: _card(values, card) for card in range(len(cards.CARDS))},
        "encounters": {cards.KINDS[kind]: _encounter(kind) for kind in range(len(cards.KINDS))},
        "box": {cards.KINDS[kind]: values.box[kind] for kind in range(len(cards.KINDS))},
        "places": list(PLACES),
        "slots": [[PLACES[a], PLACES[b]] for a, b in ENDS],
        "columns": COLUMNS,
        "rows": ROWS,
        "barriers": list(cards.COLOURS),
        "lives": cards.MOST_LIVES,
        "targets": cards.ALL_TARGETS,
        "picks": cards.PICKED,
    }


def _card(values: Deck, card: int) -> ActionFacts:
    """Return an action card; strength 0 means that none is printed (DUEL-026)."""
    row, plain = SOURCED[card], deck(STANDARD, values.lone_grey)
    return {
        "side": cards.SIDES[card // cards.DECK],
        "move": values.moves[card],
        "strength": values.strengths[card],
        "bar": cards.BARS[values.bars[card]],
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
    side, rank = divmod(kind, cards.EACH)
    fights = rank < cards.FIGHTERS
    return {
        "side": cards.SIDES[side],
        "is": "fighter" if fights else "symbol" if rank == cards.SYMBOL else "target",
        "strength": rank + 1 if fights else 0,
    }
