"""A game being played at this terminal: the state, its record, and who has seen how much."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from whitby.bots import bot
from whitby.cli import saving
from whitby.cli.mistakes import Mistake
from whitby.cli.seats import Seats
from whitby.core.engine import Barred, Decision, Event, Option, State, anytime, barred, decisions
from whitby.core.engine import play as play_code
from whitby.core.errors import BadRecord, WhitbyError
from whitby.core.game import Game, View
from whitby.core.record import Record, find_game
from whitby.core.rng import KEY_BYTES, Keyed, Rng
from whitby.games import GAMES


@dataclass(frozen=True)
class Seen:
    """All that may be drawn for one viewer; whoever draws gets this and never a state."""

    game: str
    seat: int | None
    view: View
    since: int  # events of the view's history that the viewer has been shown before
    decision: Decision[Any] | None
    barred: tuple[Barred, ...]
    asides: tuple[Option, ...]
    waiting: tuple[int, ...]
    seats: Seats

    @property
    def news(self) -> list[Event]:
        """Return what the viewer witnessed and was not shown yet."""
        return self.view.history[self.since :]


class Match:
    """One game at one terminal."""

    def __init__(self, record: Record, seats: Seats, path: Path | None = None) -> None:
        self.game: Game[Any, Any] = find_game(GAMES, record)
        self.record = record
        self.seats = seats
        self.path = path
        self.written = len(record.moves)  # moves that are on disk, if there is a file
        self.state: State = self.game.deal(
            record.rng(), self.game.check_players(record.players), self.game.choose(record.options)
        )
        # events each viewer has been shown, of those it witnessed; None is the whole table
        self.shown: dict[int | None, int] = dict.fromkeys([*range(record.players), None], 0)

    def decisions(self) -> list[Decision[Any]]:
        """Return every open decision; none once the game is over."""
        return decisions(self.state)

    def seen(self, seat: int | None) -> Seen:
        """Return all that a viewer may be shown now."""
        open_now = self.decisions()
        return Seen(
            game=self.game.name,
            seat=seat,
            view=self.game.view(self.state, seat),
            since=self.shown[seat],
            decision=next((one for one in open_now if one.seat == seat), None),
            barred=() if seat is None else tuple(barred(self.state, seat)),
            asides=() if seat is None else tuple(anytime(self.state, seat)),
            waiting=tuple(sorted(one.seat for one in open_now)),
            seats=self.seats,
        )

    def apply(self, seat: int, code: str) -> None:
        """Carry out what a seat chose, without writing it down."""
        answers = any(code in one.codes() for one in self.decisions() if one.seat == seat)
        shown = {viewer: self.witnessed(viewer) for viewer in (seat, None)}
        play_code(self.state, code, seat)
        if answers and seat not in self.seats.bots:
            self.shown.update(shown)

    def witnessed(self, viewer: int | None) -> int:
        """Return how many events a viewer has witnessed so far."""
        return sum(event.seen_by(viewer) for event in self.state.events)

    def play(self, seat: int, code: str) -> None:
        """Carry out what a seat chose and write it down, on disk too where there is a file."""
        self.apply(seat, code)
        self.record.add(seat, code)
        if not self.decisions():
            self.record.finish(self.game, self.state)
        self.save()

    def save(self) -> None:
        """Write down on disk what is not there yet, where there is a file."""
        if self.path is not None and self.written < len(self.record.moves):
            saving.write(self.path, self.record)
            self.written = len(self.record.moves)

    def save_as(self, name: str) -> bool:
        """Write the record to a file a person named, and go on there; return whether it went."""
        try:
            path = Path(name).expanduser().absolute()
            saving.save_as(path, self.record)
        except (Mistake, RuntimeError, ValueError):
            return False
        self.path = path
        self.written = len(self.record.moves)
        return True

    def play_bot(self, decision: Decision[Any]) -> None:
        """Let a bot answer from its own view."""
        seat = decision.seat
        player = bot(self.game.name, self.seats.bots[seat])
        view = self.game.view(self.state, seat)
        self.play(seat, player.choose(view, decision, bot_chance(self.record, seat)).code())


def resume(record: Record, seats: Seats, path: Path | None) -> Match:
    """Return a game taken up again after the last move of its record."""
    match = Match(record, seats, path)
    for number, move in enumerate(record.moves, 1):
        try:
            match.apply(move.seat, move.code)
        except WhitbyError as error:
            raise BadRecord(f"move {number} ({move}): {error}") from error
    return match


def bot_chance(record: Record, seat: int) -> Rng:
    """Return a bot's own chance for the next move: the same whenever this record is taken up."""
    root = record.secret if record.secret is not None else str(record.seed).encode()
    here = f"{len(record.moves)} {seat}".encode()
    return Keyed(blake2b(here, key=root, digest_size=KEY_BYTES, person=b"whitby cli bots").digest())
