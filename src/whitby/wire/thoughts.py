"""What a bot considered when it made a move, once the game is over."""

from __future__ import annotations

from whitby.wire import Plain
from whitby.wire.messages import Phrase


class Considered(Plain):
    """An option, and how likely the bot thought its side was to win after it."""

    code: str
    say: Phrase
    chance: int | None  # in thousandths; null if it was not tried
    worlds: int  # the imagined worlds in which it was tried
    played: bool


class Thoughts(Plain):
    """What the bot that made a move considered, computed again from what it knew then."""

    move: int
    seat: int | None  # who made the move; null for move 0
    level: str | None  # the level of the bot; null if a person made the move
    options: list[Considered]  # the best few and the one that was played; none if it never searches
    others: int  # how many options are not listed
    same: bool  # the computation led to the move that was played
