"""The game at a table: the one place of the server that holds a state.

What leaves it are glimpses: what one viewer may see. A move is tried on a copy first, so that
nothing is stored which the rules would then refuse.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from whitby.core.engine import Event, State, decisions, pending, play
from whitby.core.game import Game, View
from whitby.core.rng import Keyed
from whitby.core.sight import Glimpse, look
from whitby.wire.tables import Ending


class Back:
    """A state that a seat may return to, and what it was asked there."""

    def __init__(self, seat: int, state: State) -> None:
        self.seat = seat
        self.state = state


class Trial:
    """A move that the rules accept, and what it leads to."""

    def __init__(self, seat: int, state: State, told: int, back: Back | None) -> None:
        self.seat = seat
        self.state = state
        self.told = told  # how many events there are then
        self.back = back

    @property
    def over(self) -> bool:
        """Return whether the move ended the game."""
        return pending(self.state) is None


def asked_seats(state: State) -> list[int]:
    """Return the seats that have a choice to make, from 1."""
    return sorted(decision.seat + 1 for decision in decisions(state))


class Position:
    """The game at a table, as far as it was played."""

    def __init__(
        self,
        game: Game[Any, Any],
        state: State,
        options: dict[str, str],
        secret: bytes,
        marks: Sequence[int] = (),
    ) -> None:
        self.game = game
        self._options = options
        self._secret = secret
        self._state = state
        self._back: list[Back] = []
        self._seen: dict[int | None, Glimpse] = {}
        self._events: list[Event] | None = None
        pending(state)
        # how many events there were before the first move, and after each
        self._marks = list(marks) or [len(state.events)]
        self._conceded: int | None = None  # the seat whose resignation ended the game

    @classmethod
    def deal(
        cls, game: Game[Any, Any], players: int, options: dict[str, str], secret: bytes
    ) -> Position:
        """Return a new game whose chance comes from a secret."""
        state = game.setup(players=players, options=options, rng=Keyed(secret))
        return cls(game, state, options, secret)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._conceded is not None or pending(self._state) is None

    @property
    def asked(self) -> list[int]:
        """Return the seats that have a choice to make."""
        return [] if self._conceded is not None else asked_seats(self._state)

    @property
    def ending(self) -> Ending | None:
        """Return how the game ended."""
        if not self.over:
            return None
        outcome = self.game.outcome(self._state)
        if outcome is None and self._conceded is not None:
            outcome = self.game.concede(self._state, self._conceded - 1)
        assert outcome is not None
        return Ending(winner=outcome.winner, reason=outcome.reason, scores=list(outcome.scores))

    @property
    def exchange(self) -> tuple[int, ...]:
        """Return the seats that may talk unheard just now."""
        return tuple(seat + 1 for seat in self.game.exchange(self._state))

    def look(self, seat: int | None) -> Glimpse:
        """Return what a viewer may see now."""
        if seat not in self._seen:
            seen = look(self.game, self._state, None if seat is None else seat - 1)
            if self._conceded is not None:
                seen = Glimpse(seen.view, None, (), (), [])  # nobody is asked anything any more
            self._seen[seat] = seen
        return self._seen[seat]

    def has_side(self, seat: int) -> bool:
        """Return whether a seat plays for a side already, so that it can lose."""
        return self.game.concede(self._state, seat - 1) is not None

    def concede(self, seat: int) -> None:
        """End the game because the side of a seat has resigned."""
        self._conceded = seat
        self._back.clear()
        self._seen = {}

    def reveal(self) -> View:
        """Return the table with everything lying open: for nobody before the game is over."""
        view: View = self.game.reveal(self._state)
        return view

    def moves(self, history: Sequence[Event], start: int = 0) -> list[int]:
        """Return which move brought about each event of a view, from one number on; 0: none."""
        if self._events is None:
            self._events = self._state.events
        events, at = self._events, len(self._events)
        found = []
        for event in reversed(history[start:]):
            at -= 1
            while events[at] is not event:
                at -= 1
            found.append(bisect_right(self._marks, at))
        found.reverse()
        return found

    def question(self, seat: int) -> tuple[str, ...]:
        """Return what a seat is asked, as text that changes when the question does."""
        for decision in decisions(self._state):
            if decision.seat == seat - 1:
                return (decision.prompt, *decision.codes())
        return ()

    def forced(self, seat: int) -> str | None:
        """Return the only answer that a seat has, if it has but one."""
        question = self.question(seat)
        return question[1] if len(question) == 2 else None

    def bot_seed(self, seq: int, seat: int) -> int:
        """Return where a bot's chance comes from: the same after a crash, and nobody's guess."""
        told = f"{seq} {seat}".encode()
        drawn = blake2b(told, key=self._secret[:32], digest_size=8, person=b"whitby bots")
        return int.from_bytes(drawn.digest(), "big") >> 2

    def try_move(self, seat: int, code: str) -> Trial:
        """Return what a move leads to; IllegalChoice if it is not offered."""
        before = self._state
        state = before.clone()
        told = self._marks[-1]
        answered = code in self.question(seat)[1:]
        play(state, code, seat - 1)
        pending(state)
        events = state.events
        learned = any(event.tells(state) for event in events[told:])
        own = [seat] == asked_seats(before) == asked_seats(state)
        free = answered and own and not learned and not _drawn(before, state)
        return Trial(seat, state, len(events), Back(seat, before) if free else None)

    def accept(self, trial: Trial) -> None:
        """Go on from what was tried."""
        if trial.back is None:
            self._back.clear()
        else:
            self._back.append(trial.back)
        self._marks.append(trial.told)
        self._go(trial.state)

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat may take back the last move.

        Four nevers: not past another's action, not past a secret that was learned, not past
        chance, and never so that it would be another's choice.
        """
        return bool(self._back) and self._back[-1].seat == seat

    def seal(self, seat: int) -> None:
        """Let nobody take back what a seat has played so far: another sits there now."""
        if self.may_undo(seat):  # what can be taken back is one seat's
            self._back.clear()

    def undo(self) -> None:
        """Take back the last move."""
        self._marks.pop()
        self._go(self._back.pop().state)

    def _go(self, state: State) -> None:
        self._state = state
        self._seen = {}
        self._events = None

    def begin(self) -> Position:
        """Return the same table before the first move."""
        players = int(self._state.players)
        return Position.deal(self.game, players, self._options, self._secret)

    def go_on(self, moves: list[tuple[int, str]]) -> Position:
        """Return another position, some moves later; nothing of it can be undone."""
        state, marks = self._state.clone(), self._marks[:]
        for seat, code in moves:
            play(state, code, seat - 1)
            pending(state)
            marks.append(len(state.events))
        return Position(self.game, state, self._options, self._secret, marks)


def _drawn(before: State, after: State) -> bool:
    """Return whether chance was asked between two states, or may have been."""
    earlier, later = before.rng, after.rng
    if isinstance(earlier, Keyed) and isinstance(later, Keyed):
        return earlier.count != later.count
    return True
