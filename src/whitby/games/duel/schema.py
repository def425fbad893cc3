"""The plain data of a view of the duel and of its printed facts.

The builders (`view.py`, `facts.py`) are checked against these types, and the page's types are
generated from them. Cards and places are named as in records; '?' is a card that the viewer may not
know. Never compiled itself: the types are read at run time.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Side = Literal["dracula", "van_helsing"]
Phase = Literal["setup", "move", "action", "over"]
Colour = Literal["red", "blue", "green", "yellow"]
Bar = Literal["red", "blue", "green", "yellow", "grey"]


class Match(TypedDict):
    """The number of the game, the games won by each seat, and the seat that plays Dracula."""

    game: int
    wins: list[int]
    dracula: int


class PlaceView(TypedDict):
    """A location: its card (null: none), and everything that it may be."""

    place: str
    card: str | None
    may_be: list[str]
    turned: bool


class SideView(TypedDict):
    """What a side has; a hand that the viewer may not see is null."""

    figure: str
    lives: int
    targets: int
    hand_size: int
    hand: dict[str, int] | None
    discard: dict[str, int]
    other_hand_known: bool
    action_hand_size: int
    action_hand: list[str] | None
    action_hand_open: list[str]
    set_aside_size: int
    set_aside: list[str] | None
    played: list[str]


class Effects(TypedDict):
    """Temporary effects of action cards."""

    vampires_stronger: bool
    no_barrier: bool
    no_special_action: bool


class Played(TypedDict):
    """The action card of this turn, and whether its special action was used."""

    card: str | None
    used: bool


class DuelData(TypedDict):
    """What one viewer sees of a duel."""

    options: dict[str, str]
    side: Side | None
    match: Match
    starter: Side
    phase: Phase
    turn: int
    active: Side
    steps: int
    board: list[PlaceView]
    barriers: dict[Colour, str | None]
    sides: dict[Side, SideView]
    effects: Effects
    revealed: str | None
    played: Played
    barriers_to_use: list[Colour]
    extra_turn: bool
    picked: dict[str, int] | None
    winner: Side | None
    reason: str | None


class Sources(TypedDict):
    """The sources of an action card's values."""

    move: str
    strength: str
    bar: str


class ActionFacts(TypedDict):
    """An action card; strength 0 means that none is printed."""

    side: Side
    move: int
    strength: int
    bar: Bar
    special: bool
    sources: Sources


# `is` cannot be the name of a class field
EncounterFacts = TypedDict(
    "EncounterFacts",
    {"side": Side, "is": Literal["fighter", "symbol", "target"], "strength": int},
)
EncounterFacts.__doc__ = "An encounter card; only fighters have a strength."


class DuelFacts(TypedDict):
    """The values of a table's cards, the contents of its box, and the board."""

    cards: dict[str, ActionFacts]
    encounters: dict[str, EncounterFacts]
    box: dict[str, int]
    places: list[str]
    slots: list[list[str]]
    columns: int
    rows: int
    barriers: list[Colour]
    lives: int
    targets: int
    picks: int
