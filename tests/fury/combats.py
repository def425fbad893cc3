"""Combats for tests: Dracula and hunters meet in Prague, or a vampire lurks there."""

from __future__ import annotations

from typing import Any

from whitby.games.fury.cards.table import HUNTERS

from .at_the_table import FuryTable, real_scene
from .seats import DRACULA, seat

DECLINES = ("no_event", "show_nothing", "stand_by", "hold_fire", "keep_guards", "no_ambush")
TWO = {"seward": "prague", "mina": "prague"}
"""Two hunters in Prague."""
HAND = "claws strength fangs mesmerize plotting"
"""A combat hand with one card of each kind but the escapes."""


def up_to(table: FuryTable, *prompts: str) -> FuryTable:
    """Decline whatever is offered until one of these questions is asked."""
    for _ in range(30):
        if table.asked[1] in prompts:
            return table
        table.play(next(code for code in table.codes if code in DECLINES))
    raise AssertionError(f"{prompts} was never asked")


def at_prague(cards: str = HAND, **position: Any) -> FuryTable:
    """Return Dracula and Mina in Prague at dusk, with what he draws for the combat.

    Others there are named in `hunters`; nothing has been asked yet.
    """
    position.setdefault("at", "dusk")
    position.setdefault("day", "tuesday")  # no new despair at dawn
    position.setdefault("hunters", {"mina": "prague"})
    position.setdefault("trail", ["open prague"])
    draws = dict(position.pop("draws", {}))
    return real_scene(draws={"combat": cards, **draws}, **position)


def combat(cards: str = HAND, **position: Any) -> FuryTable:
    """Return a combat with Dracula at the beginning of round 1, nothing played yet."""
    return up_to(at_prague(cards, **position), "strike")


def lurking(kind: str, cards: str = HAND, ambush: bool = False, **position: Any) -> FuryTable:
    """Return Mina, who has just found a vampire in Prague by day, or been ambushed by it."""
    away = {"mina": "nuremberg" if ambush else "prague"}
    position.setdefault("at", "day")
    position.setdefault("turn", "mina")
    position["hunters"] = {**away, **position.get("hunters", {})}
    face = "" if ambush else "open "
    position.setdefault("trail", ["galway", f"{face}prague: {kind}"])
    draws = dict(position.pop("draws", {}))
    table = real_scene(draws={"combat": cards, **draws}, **position)
    if ambush:
        table.play("road:prague")
        table.play(next(code for code in table.codes if kind in code))
    else:
        table.play("search")
    return table


def vampire(kind: str, cards: str = HAND, ambush: bool = False, **position: Any) -> FuryTable:
    """Return Mina's combat with a vampire at the beginning of round 1, nothing played yet."""
    return up_to(lurking(kind, cards, ambush, **position), "strike")


def clash(table: FuryTable, strike: str, engaged: str = "", **cards: str) -> FuryTable:
    """Choose the cards of a round on both sides, and which of several hunters is engaged."""
    table.play(f"strike:{strike}", seat=DRACULA)
    for hunter in HUNTERS:
        if hunter in cards:
            table.play(f"fight_with:{hunter}:{cards[hunter]}", seat=seat(table, hunter))
    if engaged:
        table.play(f"engage_with:{engaged}")
    table.run()
    return table
