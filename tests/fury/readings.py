"""What tests read off a table: who is asked, what a seat gets, damage, cards, combats."""

from __future__ import annotations

from observed import beginning
from whitby.core.sight import sight, to_bytes
from whitby.games.fury.cards.table import EVENTS, HUNTERS, ITEMS, NONE
from whitby.games.fury.state.combat import Combat

from .at_the_table import GAME, FuryTable
from .seats import EVERYONE, seat


def question(table: FuryTable) -> tuple[int, str, list[str]]:
    """Return who is asked, what for, and the codes to choose from."""
    return *table.asked, table.codes


def gets(table: FuryTable, seat: int | None) -> bytes:
    """Return everything that a seat gets, byte by byte."""
    return to_bytes(sight(GAME, table.state, None if seat is None else seat - 1))


def apart(*tables: FuryTable) -> list[int | None]:
    """Return the seats that can tell these tables apart; None is the spectator."""
    return [seat for seat in EVERYONE if len({gets(table, seat) for table in tables}) > 1]


def damage(table: FuryTable) -> int:
    """Return Dracula's damage."""
    return table.view().public.damage


def wounds(table: FuryTable, hunter: str = "mina") -> int:
    """Return a hunter's damage."""
    return table.view().public.wounds[HUNTERS.index(hunter)]


def items(table: FuryTable, hunter: str = "mina") -> list[str]:
    """Return the items in a hunter's hand, as the owner sees them."""
    hand = table.view(seat(table, hunter)).hands.items[HUNTERS.index(hunter)]
    return [ITEMS[card] for card in hand]


def discarded(table: FuryTable, card: str) -> int:
    """Return how many copies of an item or event are face up in the discard pile."""
    seen = table.view()
    if card in ITEMS:
        return seen.public.item_discard[ITEMS.index(card)]
    return seen.public.event_discard[EVENTS.index(card)]


def fighting(table: FuryTable) -> list[str]:
    """Return who is still in the combat; empty once it is over."""
    fight = table.view().combat
    return [] if fight is None else [HUNTERS[hunter] for hunter in fight.hunters]


def can_fight_with(table: FuryTable, hunter: str = "mina") -> list[str]:
    """Return the cards that a hunter may choose now."""
    prefix = f"fight_with:{hunter}:"
    codes = table.offered(seat(table, hunter))
    return [code.removeprefix(prefix) for code in codes if code.startswith(prefix)]


def open_item(table: FuryTable, hunter: str = "mina") -> str | None:
    """Return the item that a hunter keeps face up, as everyone sees it."""
    card = table.view().public.open_items[HUNTERS.index(hunter)]
    return None if card == NONE else ITEMS[card]


def said(table: FuryTable, *starts: str) -> list[str]:
    """Return the public events that begin with one of these words, in order."""
    return beginning(table.log(), *starts)


def combat_of(table: FuryTable) -> Combat:
    """Return the current combat, with all its secrets."""
    table.run()
    assert table.state.combat is not None, "there is no combat"
    return table.state.combat
