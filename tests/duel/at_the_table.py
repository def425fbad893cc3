"""The vocabulary of these tests: what someone at the table sees, holds and hears.

Seat 1 plays Dracula, seat 2 Van Helsing, unless a match has swapped roles; the spectator is None.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Unpack

import whitby
from whitby.core.rng import Fast
from whitby.core.table import Table
from whitby.games.duel.board import PLACES
from whitby.games.duel.cards import BARS, CARDS, KINDS
from whitby.games.duel.game import DUEL
from whitby.games.duel.scene_cards import Position
from whitby.games.duel.state import Duel
from whitby.games.duel.values import deck
from whitby.games.duel.view import DuelView

DuelTable = Table[Duel, DuelView]
Viewer = int | None
DRACULA, VAN_HELSING = 1, 2
EVERYONE: tuple[Viewer, ...] = (DRACULA, VAN_HELSING, None)

scene = DUEL.scene
DECK_OF_CARDS = deck()


def new_game(seed: int = 0, **options: str) -> DuelTable:
    """A table before any choice."""
    return Table(DUEL, DUEL.setup(seed, 2, options))


def dealt(
    dracula: str = "vampire1 vampire2 vampire3 amulet coffin coffin",
    van_helsing: str = "hunter1 hunter2 hunter3 crucifix victim victim",
    seed: int = 0,
    **options: str,
) -> DuelTable:
    """A table with these cards chosen and dealt; Dracula is about to move."""
    table = new_game(seed, **options)
    for seat, cards in ((DRACULA, dracula), (VAN_HELSING, van_helsing)):
        for card in cards.split():
            table.play(f"pick:{card}", seat=seat)
    return table


def sees(table: DuelTable, viewer: Viewer = None) -> dict[str, Any]:
    """What a viewer sees, in words."""
    found: dict[str, Any] = json.loads(json.dumps(table.view(viewer).to_json()))
    return found


def side(table: DuelTable, name: str, viewer: Viewer = None) -> dict[str, Any]:
    """What a viewer sees of a side: 'dracula' or 'van_helsing'."""
    found: dict[str, Any] = sees(table, viewer)["sides"][name]
    return found


def place(table: DuelTable, name: str, viewer: Viewer = None) -> dict[str, Any]:
    """What a viewer sees of a place: 'harbour', '1' to '10', 'station'."""
    found: dict[str, Any] = next(p for p in sees(table, viewer)["board"] if p["place"] == name)
    return found


def lies(table: DuelTable, name: str) -> str | None:
    """The card that is really on a place, or None."""
    table.run()
    kind = table.state.board[PLACES.index(name)]
    return None if kind < 0 else KINDS[kind]


def held(table: DuelTable, name: str) -> dict[str, int]:
    """The encounter cards a side really holds: their number by name, without zeros."""
    seat = DRACULA if name == "dracula" else VAN_HELSING
    cards: dict[str, int] = side(table, name, seat)["hand"]
    return {card: count for card, count in cards.items() if count}


def gets(table: DuelTable, viewer: Viewer) -> bytes:
    """Everything a viewer gets, byte for byte."""
    return whitby.to_bytes(whitby.sight(DUEL, table.state, None if viewer is None else viewer - 1))


def can_tell(viewer: Viewer, one: DuelTable, other: DuelTable) -> bool:
    """Whether anything a viewer gets distinguishes two worlds."""
    return gets(one, viewer) != gets(other, viewer)


def random_play(table: DuelTable, seed: int, calm: bool = True) -> Iterator[DuelTable]:
    """Yield the table at each decision while everyone chooses at random; calmly: nothing grave."""
    chance = Fast(seed)
    while not table.over:
        yield table
        options = list(table.decision.options)
        if calm:
            options = [option for option in options if not option.grave()] or options
        whitby.apply(table.state, options[chance.below(len(options))])
    yield table


def movement(card: str) -> int:
    """The movement number of an action card at this table."""
    return DECK_OF_CARDS.moves[CARDS.index(card)]


def strength(card: str) -> int:
    """The fighting strength of an action card; 0 is none."""
    return DECK_OF_CARDS.strengths[CARDS.index(card)]


def bar(card: str) -> str:
    """The colour of an action card's bar: a barrier's, or grey."""
    return BARS[DECK_OF_CARDS.bars[CARDS.index(card)]]


def lives(table: DuelTable) -> tuple[int, int]:
    """The lives of Dracula and of Van Helsing."""
    return side(table, "dracula")["lives"], side(table, "van_helsing")["lives"]


def figures(table: DuelTable) -> tuple[str, str]:
    """Where Dracula and Van Helsing are."""
    return side(table, "dracula")["figure"], side(table, "van_helsing")["figure"]


def barriers(table: DuelTable) -> dict[str, str]:
    """The slots of the barriers on the board."""
    return {colour: slot for colour, slot in sees(table)["barriers"].items() if slot}


def ending(table: DuelTable) -> tuple[str, str]:
    """Who won, and why."""
    outcome = table.outcome
    assert outcome is not None, "the game goes on"
    return outcome.winner, outcome.reason


def said(lines: list[str], *starts: str) -> list[str]:
    """The lines of a log that begin with one of these words."""
    return [line for line in lines if line.split(":")[0] in starts]


def facts(table: DuelTable, *starts: str) -> list[str]:
    """The events whose codes begin with one of these words."""
    return [line for line in table.happened() if line.split(":")[0] in starts]


def neighbours(name: str) -> list[str]:
    """The places next to a place, read off a drawing of the board."""
    drawing = ("harbour 1 2", "3 4 5", "6 7 8", "9 10 station")
    grid = [row.split() for row in drawing]
    [(y, x)] = [(y, row.index(name)) for y, row in enumerate(grid) if name in row]
    beside = ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
    return [grid[y][x] for y, x in beside if 0 <= y < 4 and 0 <= x < 3]


def go(table: DuelTable, *places: str) -> None:
    """Walk to these places, one after the other, without looking or showing hands."""
    for name in places:
        table.play(f"step:{name}")
        if table.asked[1] == "meet":
            table.play("show:no")
        table.play("look:no")


def take_turn(table: DuelTable, card: str, *places: str) -> None:
    """A whole turn: walk, stop, play this card without its special action, place no barrier."""
    go(table, *places)
    table.play("stop", f"play:{card}", "barrier:none")


def about_to_play(
    cards: str, options: Mapping[str, str] | None = None, **position: Unpack[Position]
) -> DuelTable:
    """A move is over, and its side is about to play one of these action cards."""
    mover = "dracula" if cards.startswith("dr_") else "van_helsing"
    actions = {**position.get("actions", {}), mover: cards}
    whole: Position = {**position, "turn": mover, "at": "action", "actions": actions}
    return scene(options, **whole)


def no_barrier(table: DuelTable) -> None:
    """Leave the barriers as they are, if they may be used now."""
    if table.asked[1] == "barrier":
        table.play("barrier:none")
