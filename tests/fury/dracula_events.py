"""Dracula's events in tests: drawn by night, played in his phase, and what others see of them."""

from __future__ import annotations

from typing import Any

from whitby.core.sight import sight, to_bytes
from whitby.games.fury.board import LINK_NAMES, PLACES
from whitby.games.fury.cards.table import ENCOUNTERS, EVENTS, HUNTERS, NONE, PHASES
from whitby.games.fury.game import FURY

from .at_the_table import real_scene
from .combats import DRACULA, FuryTable

PACK = "bats hoax rats spy wolves"
"""Dracula's encounters, if a test does not care."""


def drawn(card: str, **position: Any) -> FuryTable:
    """Return the moment when Dr. Seward's supply action by night has given Dracula an event."""
    hunters = {"seward": "geneva", **position.pop("hunters", {})}
    draws = {"events_bottom": card, **position.pop("draws", {})}
    position.setdefault("pack", PACK)
    table = real_scene(at="night", turn="seward", hunters=hunters, draws=draws, **position)
    table.play("supply")
    return table


def seward(at: str = "prague", **position: Any) -> FuryTable:
    """Return Dr. Seward's turn by day."""
    hunters = {"seward": at, **position.pop("hunters", {})}
    position.setdefault("pack", PACK)
    return real_scene(at="day", turn="seward", hunters=hunters, **position)


def phase(schemes: str = "", **position: Any) -> FuryTable:
    """Return the start of Dracula's phase in Nantes."""
    position.setdefault("trail", ["nantes"])
    position.setdefault("pack", PACK)
    position.setdefault("rumours", 0)
    return real_scene(at="dracula", schemes=schemes, **position)


def at_the_end(schemes: str, *ways: str, **position: Any) -> FuryTable:
    """Return the end of Dracula's phase, when he can play these events."""
    table = phase(schemes, **position)
    table.play("no_event", "no_event", *(ways or ("go:paris", "lay:rats")))
    assert table.asked == (DRACULA, "scheme"), table.asked
    return table


def hunt(table: FuryTable, phase: str) -> FuryTable:
    """Let the hunters pass and decline everything until this phase."""
    for _ in range(60):
        now = PHASES[table.view().public.phase]
        if now == phase:
            return table
        declines = ("pass", "no_event", "no_ambush", "show_nothing")
        table.play(next(code for code in table.codes if code in declines))
    raise AssertionError(f"it never was {phase}")


def time_of_day(table: FuryTable) -> str:
    """Return the current phase."""
    return PHASES[table.view().public.phase]


def hand(table: FuryTable) -> list[str]:
    """Return the events in Dracula's hand, as he sees them."""
    return [EVENTS[card] for card in table.view(DRACULA).schemes]


def pack(table: FuryTable) -> list[str]:
    """Return the encounters in Dracula's hand, as he sees them."""
    return [ENCOUNTERS[card] for card in table.view(DRACULA).encounter_hand]


def place(table: FuryTable, hunter: str) -> str:
    """Return where a hunter is."""
    at = table.view().public.places[HUNTERS.index(hunter)]
    return "" if at == NONE else PLACES[at]


def blocked(table: FuryTable) -> list[str]:
    """Return the links with a roadblock."""
    return [LINK_NAMES[link] for link in table.view().public.roadblocks]


def stormy(table: FuryTable) -> list[str]:
    """Return the seas with a storm."""
    return [PLACES[sea] for sea in table.view().public.storms]


def sees(table: FuryTable, seat: int | None = None) -> dict[str, Any]:
    """Return what a seat sees of the table; None is the spectator."""
    return table.view(seat).to_json()


def gets(table: FuryTable, seat: int | None) -> bytes:
    """Return everything a viewer gets."""
    return to_bytes(sight(FURY, table.state, None if seat is None else seat - 1))


def apart(one: FuryTable, two: FuryTable) -> list[int | None]:
    """Return the seats that can tell two tables apart; None is the spectator."""
    return [seat for seat in (1, 2, 3, 4, 5, None) if gets(one, seat) != gets(two, seat)]
