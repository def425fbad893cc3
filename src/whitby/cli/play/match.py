"""A game played at this terminal: the state, its record, and what each viewer has been shown."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from whitby.bots import bot
from whitby.bots.levels import thinks
from whitby.cli.draw.seen import Seen
from whitby.cli.mistakes import Mistake, NotSaved, find_game
from whitby.cli.play import saving
from whitby.cli.play.seats import Seats
from whitby.core.engine import Decision, Event, State, decisions
from whitby.core.engine import play as play_code
from whitby.core.errors import BadRecord
from whitby.core.game import Game
from whitby.core.record import Record, check_end, replay
from whitby.core.rng import KEY_BYTES, Keyed, Rng
from whitby.core.sight import look
from whitby.games import GAMES


class Match:
    """One game at one terminal, in its state after the first `at` moves of its record."""

    def __init__(self, record: Record, seats: Seats, path: Path | None = None, at: int = 0) -> None:
        self.game: Game[Any, Any] = find_game(record.game)
        self.state: State = replay(GAMES, record, at)
        record.options = self.game.choose(record.options)
        self.record = record
        self.seats = seats
        self.path = path
        self.written = len(record.moves)  # moves that are on disk, if there is a file
        self.failed: Path | None = None  # the file that failed, until there is another
        self.before: State | None = None  # the position before the last move
        self.last: tuple[int, str] | None = None  # the last move
        self.acted: set[int] = set()  # seats that did something at any time since they were asked
        # the number of events each viewer witnessed and was shown; None is the whole table
        self.shown: dict[int | None, int] = dict.fromkeys([*range(record.players), None], 0)

    def decisions(self) -> list[Decision[Any]]:
        """Return every open decision; none once the game is over."""
        return decisions(self.state)

    @property
    def over(self) -> bool:
        """Return whether the game has ended, whatever its record says."""
        return self.game.outcome(self.state) is not None

    def seen(self, seat: int | None) -> Seen:
        """Return everything that a viewer may be shown now."""
        found = look(self.game, self.state, seat)
        return Seen(
            game=self.game.name,
            seat=seat,
            view=found.view,
            since=self.shown[seat],
            decision=found.decision,
            barred=found.missing,
            asides=found.asides,
            waiting=found.waiting,
            bots=self.seats.bots,
        )

    def apply(self, seat: int, code: str) -> None:
        """Carry out a seat's choice without recording it."""
        answers = any(code in one.codes() for one in self.decisions() if one.seat == seat)
        if answers and seat not in self.seats.bots:
            self.shown.update({viewer: self.witnessed(viewer) for viewer in (seat, None)})
        self.before, self.last = self.state.clone(), (seat, code)
        play_code(self.state, code, seat)
        if answers:
            self.acted.discard(seat)
        else:
            self.acted.add(seat)

    def game_end(self, ends: Callable[[Event], bool]) -> State | None:
        """Return the last position of a game that the last move ended, if another has begun.

        The state itself has moved on by then: the next game is set up.
        """
        if self.before is None or self.last is None or not self.decisions():
            return None
        known = len(self.before.events)
        if not any(ends(event) for event in self.state.events[known:]):
            return None
        end = self.before.clone()
        play_code(end, self.last[1], self.last[0])
        while not any(ends(event) for event in end.events[known:]):
            end.stack.pop().run(end)
        return end

    def witnessed(self, viewer: int | None) -> int:
        """Return how many events a viewer has witnessed so far."""
        return sum(event.seen_by(viewer) for event in self.state.events)

    def play(self, seat: int, code: str) -> None:
        """Carry out a seat's choice and record it, also on disk if there is a file."""
        self.apply(seat, code)
        self.record.add(seat, code)
        if not self.decisions():
            self.record.finish(self.game, self.state)
        self.save()

    def save(self) -> None:
        """Write to disk what is not there yet, if there is a file.

        If that fails, the file is given up, and the game continues without one.
        """
        if self.path is not None and self.written < len(self.record.moves):
            try:
                saving.write(self.path, self.record)
            except Mistake as error:
                self.failed, self.path = self.path, None
                raise NotSaved(str(error)) from None
            self.written = len(self.record.moves)

    def save_as(self, name: str) -> bool:
        """Write the record to a file the user named, and stay with it; return whether it worked."""
        try:
            path = Path(name).expanduser().absolute()
            saving.save_as(path, self.record)
        except (Mistake, OSError, RuntimeError, ValueError):
            return False
        self.path, self.failed = path, None
        self.written = len(self.record.moves)
        return True

    def play_bot(self, decision: Decision[Any]) -> None:
        """Let a bot choose, based on its own view; first it may do what is possible at any time."""
        seat, level = decision.seat, self.seats.bots[decision.seat]
        player, budget = bot(self.game.name, level), thinks(self.game.name, level)
        rng = bot_chance(self.record, seat)
        seen = look(self.game, self.state, seat)
        option = None
        if seen.asides and seat not in self.acted:
            option = player.aside(seen.view, seen.asides, rng, budget)
        if option is None:
            option = player.choose(seen.view, decision, rng, budget)
        self.play(seat, option.code())


def resume(record: Record, seats: Seats, path: Path | None) -> Match:
    """Return a game resumed after the last move of its record."""
    if record.resigned is not None:
        raise BadRecord(
            "seat {seat} resigned, so this game is over; step through it with {command}",
            "resigned",
            seat=record.resigned + 1,
            command="whitby replay",
        )
    replay(GAMES, record)  # raises if a move is wrong; from here on all are right
    match = Match(record, seats, path)
    for move in record.moves:
        match.apply(move.seat, move.code)
    match.decisions()
    outcome = match.game.outcome(match.state)
    found = None if outcome is None else f"{outcome.winner} {outcome.reason}"
    check_end(record, found, match.state)
    if record.end != found:  # the file lacks its last lines
        record.finish(match.game, match.state)
        match.written = 0
    return match


def bot_chance(record: Record, seat: int) -> Rng:
    """Return a bot's generator for the next move: the same whenever this record is resumed."""
    root = record.secret if record.secret is not None else str(record.seed).encode()
    here = f"{len(record.moves)} {seat}".encode()
    return Keyed(blake2b(here, key=root, digest_size=KEY_BYTES, person=b"whitby cli bots").digest())
