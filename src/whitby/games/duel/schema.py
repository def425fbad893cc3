"""The plain data of a view of the duel and of its printed facts.

`view.py` and `printed.py` are checked against these types; `core/schema.py` says what is
generated from them. Cards and places are named as in records; '?' is a card that the viewer may not
know. Never compiled itself: the types are read at run time.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from whitby.core.schema import NamedBy, PerSeat, Seat, Word

Side = Annotated[Literal["dracula", "van_helsing"], Word("side")]
Phase = Annotated[Literal["setup", "move", "action", "over"], Word("phase")]
Colour = Annotated[Literal["red", "blue", "green", "yellow"], Word("barrier")]
Bar = Literal["red", "blue", "green", "yellow", "grey"]
Place = Annotated[str, Word("place")]
Encounter = Annotated[str, Word("encounter")]
ActionCard = Annotated[str, Word("card")]
Reason = Annotated[str, Word("reason")]


class Match(TypedDict):
    """The number of the game, the games won by each seat, and the seat that plays Dracula."""

    game: int
    wins: PerSeat[int]
    dracula: Seat


class PlaceView(TypedDict):
    """A location: its card (null: none), and everything that it may be."""

    place: Place
    card: Encounter | None
    may_be: list[Encounter]
    turned: bool


class SideView(TypedDict):
    """What a side has; a hand that the viewer may not see is null."""

    figure: Place
    lives: int
    targets: int
    hand_size: int
    hand: dict[Encounter, int] | None
    discard: dict[Encounter, int]
    other_hand_known: bool
    action_hand_size: int
    action_hand: list[ActionCard] | None
    action_hand_open: list[ActionCard]
    set_aside_size: int
    set_aside: list[ActionCard] | None
    played: list[ActionCard]


class Effects(TypedDict):
    """Temporary effects of action cards."""

    vampires_stronger: bool
    no_barrier: bool
    no_special_action: bool


class Played(TypedDict):
    """The action card of this turn, and whether its special action was used."""

    card: ActionCard | None
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
    board: Annotated[list[PlaceView], NamedBy("place")]
    barriers: dict[Colour, Place | None]
    sides: dict[Side, SideView]
    effects: Effects
    revealed: Encounter | None
    played: Played
    barriers_to_use: list[Colour]
    extra_turn: bool
    picked: dict[Encounter, int] | None
    winner: Side | None
    reason: Reason | None


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


VIEW: Final = DuelData
FACTS: Final = DuelFacts
