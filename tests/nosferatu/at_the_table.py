"""The vocabulary of these tests: what someone at the table sees, holds and hears.

Seats count from 1; the spectator is None.
"""

from __future__ import annotations

import json
from typing import Any

import whitby
from whitby.core.table import Table
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView

NosferatuTable = Table[Nosferatu, NosferatuView]
Viewer = int | None

scene = NOSFERATU.scene


def new_game(players: int = 5, seed: int = 0, **options: str) -> NosferatuTable:
    """A table before any choice."""
    return Table(NOSFERATU, NOSFERATU.setup(seed, players, options))


def dealt(players: int = 5, vampire: int = 2, seed: int = 0, **options: str) -> NosferatuTable:
    """A table with Renfield in the first seat, who is about to give the Stake away."""
    table = new_game(players, seed, renfield="first", **options)
    table.play(f"vampire:{vampire}")
    return table


def sees(table: NosferatuTable, viewer: Viewer = None) -> dict[str, Any]:
    """What a viewer sees, in words."""
    found: dict[str, Any] = json.loads(json.dumps(table.view(viewer).to_json()))
    return found


def gets(table: NosferatuTable, viewer: Viewer) -> bytes:
    """Everything a viewer gets, byte for byte."""
    seat = None if viewer is None else viewer - 1
    return whitby.to_bytes(whitby.sight(NOSFERATU, table.state, seat))


def can_tell(viewer: Viewer, one: NosferatuTable, other: NosferatuTable) -> bool:
    """Whether anything a viewer gets distinguishes two worlds."""
    return gets(one, viewer) != gets(other, viewer)


def everyone(table: NosferatuTable) -> list[Viewer]:
    """Every seat, and the spectator."""
    return [*seats(table), None]


def seats(table: NosferatuTable) -> list[int]:
    """Every seat."""
    return list(range(1, int(table.state.players) + 1))


def actors(table: NosferatuTable) -> list[int]:
    """Every seat except Renfield's."""
    return [seat for seat in seats(table) if seat - 1 != table.state.renfield]


def reserve(table: NosferatuTable, seat: int) -> str:
    """A reserve as its owner sees it: 'rumour bite bite'."""
    held: dict[str, int] = sees(table, seat)["reserves"][seat - 1]
    return " ".join(kind for kind, count in held.items() for _ in range(count))


def reserve_sizes(table: NosferatuTable) -> dict[int, int]:
    """How many cards each actor has in front of them, for all to see."""
    sizes = sees(table)["reserve_sizes"]
    return {seat: sizes[seat - 1] for seat in actors(table)}


def bites(table: NosferatuTable) -> dict[int, int]:
    """The Bites in front of players, for all to see."""
    return {seat: count for seat, count in enumerate(sees(table)["bites"], 1) if count}


def rituals(table: NosferatuTable) -> str:
    """The face-up Rituals: 'mirror distortion'."""
    faces = sees(table)["rituals"]
    return " ".join(name for name, up in faces.items() if up)


def revealed(table: NosferatuTable) -> list[int]:
    """The seats whose character is face up, except Renfield's."""
    faces = sees(table)["revealed"]
    return [seat for seat in actors(table) if faces[seat - 1]]


def said(lines: list[str], *starts: str) -> list[str]:
    """The lines of a log that begin with one of these words."""
    return [line for line in lines if line.split(":")[0] in starts]


def finish_table_turn(table: NosferatuTable) -> None:
    """Let everyone who still has to act discard and give anything."""
    while not table.over and table.asked[1] in ("discard", "give"):
        table.play(table.codes[0])
