"""What a bot considered when it made a move, once the game is over."""

from __future__ import annotations

from typing import Literal

from whitby.wire import Plain
from whitby.wire.game import Phrase


class Considered(Plain):
    """An option, and how the bot valued it: what that means depends on how it considered."""

    code: str
    say: Phrase
    value: int | None  # in thousandths; null if it has none
    worlds: int  # the imagined worlds in which it was tried
    played: bool


How = Literal["search", "glance", "share", "rules", "random", "aside"]
"""How a bot considers.

- search: values are chances of winning in imagined worlds; glance: the same in a single one
- share: values say how often it chooses each option
- rules: it follows rules of thumb, which may give each option marks between 0 and 1000
- random: it takes any option; aside: it did something that is possible at any time
"""


class Thoughts(Plain):
    """What the bot that made a move considered, computed again from what it knew then."""

    move: int
    seat: int | None  # who made the move; null for move 0
    level: str | None  # the level of the bot; null if a person made the move
    how: How | None  # null if a person made the move
    options: list[Considered]  # the best few and the one that was played; none if it has no values
    others: int  # how many options are not listed
    same: bool  # the computation led to the move that was played
    suspects: list[int]  # how likely each seat is the enemy, in thousandths; none in other games
    of_table: bool  # the bot knows the enemy: these are not its suspicions, but those of the table
