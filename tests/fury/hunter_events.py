"""Hunters with events: a card is drawn, or held until it can be played.

Unless a scene says otherwise, Dracula is in Galway, and Dr. Seward acts in Strasbourg, a small
city that is not a port.
"""

from __future__ import annotations

from typing import Any

from whitby.games.fury.board import PLACES
from whitby.games.fury.cards.table import EVENTS, HUNTERS

from .at_the_table import FuryTable, played, real_scene


def turn(hunter: str = "seward", **position: Any) -> FuryTable:
    """Return a hunter about to act, by default by day."""
    return real_scene(hunter, "strasbourg", **position)


def holding(card: str, hunter: str = "seward", **position: Any) -> FuryTable:
    """Return a hunter about to act with this event in hand."""
    return turn(hunter, events={hunter: card, **position.pop("events", {})}, **position)


def drawing(card: str, hunter: str = "seward", **position: Any) -> FuryTable:
    """Return a hunter who has drawn this event from the top of the deck, by day."""
    draws = {"events": card, **position.pop("draws", {})}
    return played(turn(hunter, draws=draws, **position), "supply")


def drawn(card: str, hunter: str = "seward", **position: Any) -> FuryTable:
    """Return the same after the card had to be played."""
    return played(drawing(card, hunter, **position), f"play:{card}")


def at_dawn(card: str, hunter: str = "seward", **position: Any) -> FuryTable:
    """Return a hunter with this event in hand at dawn."""
    position.setdefault("at", "dawn")
    return real_scene(events={hunter: card, **position.pop("events", {})}, **position)


def offer(table: FuryTable, code: str) -> FuryTable:
    """Let the others decline until this is offered, and play it."""
    while code not in table.codes:
        table.play("no_event")
    table.play(code)
    return table


def wait(table: FuryTable, phase: str) -> FuryTable:
    """Let everyone pass and decline everything until a hunter acts in this phase."""
    for _ in range(40):
        if table.asked[1] == "act" and table.view().to_json()["phase"] == phase:
            return table
        wanted = ("pass", "no_event", "show_nothing", "no_rumour", "keep_event")
        done = [code for code in table.codes if code in wanted]
        table.play(done[0] if done else table.codes[0])
    raise AssertionError(f"it never came to {phase}")


def held(table: FuryTable, hunter: str = "seward") -> list[str]:
    """Return the events in a hunter's hand."""
    table.run()
    return [EVENTS[card] for card in table.state.hands.events[HUNTERS.index(hunter)]]


def spent(table: FuryTable) -> list[str]:
    """Return the face-up events in the discard pile."""
    found: Any = table.view().to_json()["discards"]
    return [card for card, count in found["events"].items() for _ in range(count)]


def place(table: FuryTable, hunter: str = "seward") -> str | None:
    """Return where a hunter is."""
    at = table.view().public.places[HUNTERS.index(hunter)]
    return None if at < 0 else PLACES[at]


def delayed(table: FuryTable) -> list[str]:
    """Return the hunters who are delayed."""
    return [HUNTERS[hunter] for hunter, lies in enumerate(table.view().public.delayed) if lies]


def ally(table: FuryTable, side: str = "hunters") -> str | None:
    """Return the ally of a side, as everyone sees it."""
    found: Any = table.view().to_json()["allies"]
    name: str | None = found[side]
    return name


def cards_in(code: str) -> list[str]:
    """Return the cards listed in a code such as 'near:mina+seward'."""
    listed = code.rpartition(":")[2]
    return [] if listed == "nothing" else sorted(listed.split("+"))
