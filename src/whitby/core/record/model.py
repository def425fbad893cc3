"""A record: a game as it was played, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from whitby.core.engine import State
from whitby.core.errors import BadRecord
from whitby.core.game import Game, Outcome
from whitby.core.rng import Fast, Keyed, Rng

MAGIC: Final = "whitby record 1"
MOST_DIGITS: Final = 40
"""The maximum number of digits of a whole number in a record."""


def digest(state: State) -> str:
    """Return a hash of everything that happened: equal games have equal digests."""
    lines = [f"{event.audience} {event.code()}" for event in state.events]
    return blake2b("\n".join(lines).encode(), digest_size=16, person=b"whitby events").hexdigest()


class Move:
    """One line of a record: a seat, counted from 0, and the code it chose."""

    def __init__(self, seat: int, code: str) -> None:
        self.seat = seat
        self.code = code

    def __str__(self) -> str:
        return f"{self.seat + 1} {self.code}"


class Record:
    """A game as it was played, complete or not."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: Mapping[str, str],
        names: list[str],
        seed: int | None = None,
        secret: bytes | None = None,
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.options = dict(options)
        self.names = names
        self.seed = seed
        self.secret = secret
        self.commitment = commitment
        self.moves: list[Move] = []
        self.resigned: int | None = None  # the seat whose resignation ended the game
        self.end: str | None = None
        self.digest: str | None = None

    def add(self, seat: int, code: str) -> None:
        """Add a seat's choice."""
        self.moves.append(Move(seat, code))

    def finish(self, game: Game[Any, Any], state: State) -> None:
        """Record how the game ended, if it has."""
        outcome = self.outcome(game, state)
        if outcome is not None:
            self.end = f"{outcome.winner} {outcome.reason}"
            self.digest = digest(state)

    def outcome(self, game: Game[Any, Any], state: State) -> Outcome | None:
        """Return how the game ended: by its rules, or because a side resigned."""
        found = game.outcome(state)
        if found is None and self.resigned is not None:
            return game.concede(state, self.resigned)
        return found

    def rng(self) -> Rng:
        """Return the generator that the game draws from."""
        if self.secret is not None:
            return Keyed(self.secret)
        if self.seed is None:
            raise BadRecord(
                "the seed is not in this record; a live table tells it at the end", "no-seed"
            )
        return Fast(self.seed)

    def text(self) -> str:
        """Return the record as the text of a file."""
        options = " ".join([f"{name}={self.options[name]}" for name in sorted(self.options)])
        lines = [
            MAGIC,
            f"game: {self.game}",
            f"rules: {self.version}",
            f"players: {self.players}",
            f"options: {options}",
            f"names: {', '.join(self.names)}",
        ]
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        if self.secret is not None:
            lines.append(f"secret: {self.secret.hex()}")
        lines.append("")
        lines += [str(move) for move in self.moves]
        if self.resigned is not None:
            lines.append(f"resigned: {self.resigned + 1}")
        if self.end is not None:
            lines += [f"end: {self.end}", f"digest: {self.digest}"]
        return "\n".join(lines) + "\n"


def check_name(name: str) -> None:
    """Refuse a name that does not fit on a line of text."""
    if not name.strip() or name != name.strip() or "," in name or not name.isprintable():
        raise BadRecord(
            "{name} is no name for a seat: use visible letters, and no comma",
            "bad-name",
            name=repr(name),
        )
