"""The plain data of a view of Nosferatu and of its printed facts.

`view.py` and `printed.py` are checked against these types; `core/schema.py` says what is
generated from them. '?' is a face that the viewer may not know. Never compiled itself: the types
are read at run time.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from whitby.core.schema import PerSeat, Seat, Word

Kind = Annotated[Literal["rumour", "component", "bite", "night"], Word("card")]
Role = Annotated[Literal["hunter", "vampire", "renfield"], Word("role")]
Ritual = Annotated[Literal["mirror", "distortion", "transfusion"], Word("ritual")]
Phase = Annotated[
    Literal["setup", "table_turn", "action_pile", "stake", "end_of_round", "over"], Word("phase")
]
DarkCard = Annotated[Literal["eternal_thirst", "master_of_darkness"], Word("field-dark_card")]
Side = Annotated[Literal["hunters", "evil"], Word("side")]
Reason = Annotated[Literal["stake", "bites"], Word("field-reason")]
Case = Annotated[int, Word("case")]
Hidden = Literal["?"]


class Discard(TypedDict):
    """The discard pile."""

    size: int
    top: Kind | None


class Clock(TypedDict):
    """The Clock: the face-down cards, and those revealed this round."""

    face_down: int
    nights_face_down: int
    nights_turned: int
    dawn_turned: bool


class Pile(TypedDict):
    """The cards given to Renfield; `case` is what was announced about them, 0 before."""

    size: int
    cards: dict[Kind, int] | None
    case: Case


class NosferatuData(TypedDict):
    """What one viewer sees of a game. Lists have an entry for each seat.

    `discarded_before` has the seat and the card of earlier rounds, if the table keeps them.
    """

    options: dict[str, str]
    players: int
    round: int
    phase: Phase
    renfield: Seat | None
    holder: Seat | None
    characters: PerSeat[Role | Hidden | None]
    revealed: PerSeat[bool]
    bites: PerSeat[int]
    reserve_sizes: PerSeat[int]
    reserves: PerSeat[dict[Kind, int] | None]
    library: int
    discard: Discard
    clock: Clock
    rituals: dict[Ritual, bool]
    dark_card: DarkCard
    library_exhausted: bool
    discarded: PerSeat[Kind | None]
    discarded_before: list[tuple[Seat, Kind]]
    given: PerSeat[Kind | Hidden | None]
    pile: Pile
    bitten_this_round: PerSeat[int]
    volunteered: bool | None
    sealed: dict[Kind, int] | None
    winner: Side | None
    reason: Reason | None


class Dealt(TypedDict):
    """What a table of this many players uses."""

    characters: dict[str, int]
    clock: dict[str, int]
    library: dict[str, int]


class NosferatuFacts(TypedDict):
    """The contents of the box."""

    box: dict[str, int]
    rituals: list[Ritual]
    dark_cards: list[DarkCard]
    most_bites: int
    fatal_bites: int
    players: dict[str, Dealt]


VIEW: Final = NosferatuData
FACTS: Final = NosferatuFacts
