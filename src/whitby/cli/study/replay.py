"""Step through a record: as the spectator, as one seat, or with everything open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from whitby.cli.draw.drawings import drawing_of
from whitby.cli.draw.seen import Seen
from whitby.cli.draw.show import show_lines, show_table
from whitby.cli.mistakes import Mistake
from whitby.cli.play import saving
from whitby.cli.play.match import Match
from whitby.cli.play.seats import Seats, seat_names
from whitby.cli.play.talk import number_of
from whitby.cli.screen import Screen
from whitby.core.engine import EVERYONE, Event
from whitby.core.errors import BadRecord
from whitby.core.record import Record
from whitby.core.record import verify as verify_record
from whitby.games import GAMES

SPECTATOR: Final = "spectator"
OPEN: Final = "open"


class Film:
    """A record as one viewer sees it, at any of its moves."""

    def __init__(self, record: Record, viewer: str) -> None:
        self.record = record
        self.open = viewer == OPEN
        self.seat: int | None = None
        if viewer not in (SPECTATOR, OPEN):
            self.seat = number_of(viewer, record.players)
            if self.seat is None:
                raise Mistake(
                    f"--as '{viewer}' should be spectator, open or a seat from 1 to "
                    f"{record.players}"
                )
        self.seats: Seats = seat_names(record.game, record.names)
        self.go(0)

    def go(self, to: int) -> None:
        """Go to the position after this many moves."""
        self.match = Match(self.record, self.seats, at=max(0, to - 1))
        if to:
            self.match.apply(self.record.moves[to - 1].seat, self.record.moves[to - 1].code)
            self.match.decisions()
        self.at = to

    def events(self) -> list[Event]:
        """Return what the viewer has witnessed so far; if open, without partial versions."""
        if self.open:
            return [
                event
                for event in self.match.state.events
                if event.audience >= 0 or event.audience == EVERYONE
            ]
        return [event for event in self.match.state.events if event.seen_by(self.seat)]

    def seen(self) -> Seen:
        """Return everything that the viewer may be shown of this position."""
        drawing = drawing_of(self.record.game)
        match = self.match
        state = match.game_end(drawing.ends) or match.state  # show the end, not the next game
        game = match.game
        view = game.reveal(state) if self.open else game.view(state, self.seat)
        return replace(match.seen(self.seat), view=view, decision=None, barred=(), asides=())


def show_frame(film: Film, screen: Screen, before: int) -> None:
    """Print a position: the table, and what happened since event number `before`."""
    drawing = drawing_of(film.record.game)
    screen.clear()
    lines = drawing.lines(film.events()[before:], film.record.game, screen.speech)
    if lines:
        show_lines(screen, lines)
        screen.line("")
    show_table(screen, drawing, film.seen())
    screen.line("")
    at = screen.text("cli-replay-at", at=film.at, count=len(film.record.moves))
    if film.open and film.at:
        at += f"  {film.record.moves[film.at - 1]}"
    screen.line(at, "bold")


def step_through(film: Film, screen: Screen, start: int) -> None:
    """Let a person step through the record, forwards and backwards, until they leave."""
    last = len(film.record.moves)
    to = start
    while True:
        film.go(max(0, to - 1))
        before = len(film.events()) if to else 0
        film.go(to)
        show_frame(film, screen, before)
        to = next_stop(screen, to, last)
        if to < 0:
            return


def next_stop(screen: Screen, at: int, last: int) -> int:
    """Return the move a person wants to see next, or -1 to leave."""
    screen.say("cli-replay-keys")
    while True:
        typed = screen.read().lower()
        number = 0 if typed == "0" else number_of(typed, last)
        if typed == "q":
            return -1
        if typed == "b":
            return max(0, at - 1)
        if typed == "e":
            return last
        if not typed:
            return at + 1 if at < last else -1
        if number is not None:
            return 0 if typed == "0" else number + 1
        screen.say("cli-replay-unknown", typed=typed, count=last)


def show_all(film: Film, screen: Screen) -> None:
    """Print the whole log, and the final table."""
    film.go(len(film.record.moves))
    drawing = drawing_of(film.record.game)
    show_lines(screen, drawing.lines(film.events(), film.record.game, screen.speech))
    screen.line("")
    show_table(screen, drawing, film.seen())


def replay(
    screen_lang: str, source: Path, viewer: str, start: int | None, everything: bool
) -> None:
    """Show a record in this terminal."""
    record = saving.load(source)
    film = Film(record, viewer)
    screen = Screen(screen_lang, film.seats.names)
    if start is not None and not 0 <= start <= len(record.moves):
        raise Mistake(f"--at must be from 0 to {len(record.moves)}, not {start}")
    film.go(len(record.moves))
    if everything:
        show_all(film, screen)
        return
    try:
        step_through(film, screen, start or 0)
    except EOFError:
        return


def verify(screen: Screen, source: Path) -> None:
    """Verify a finished record, and say what was proven."""
    try:
        proven = verify_record(GAMES, saving.load(source))
    except BadRecord as error:
        raise Mistake("{file}: {why}", "in-file", file=str(source), why=str(error)) from error
    committed = proven == "committed"
    screen.say("cli-verified-committed" if committed else "cli-verified-replayed")
