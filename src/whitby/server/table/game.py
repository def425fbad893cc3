"""The game at a table: the only place in the server that holds a game state.

What leaves it are glimpses: what one viewer may see. A move is first tried on a copy, so that
nothing is stored that the rules would then refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from whitby.core.engine import Event, State, pending, play
from whitby.core.game import Game, View
from whitby.core.rng import Keyed
from whitby.core.sight import Glimpse, look
from whitby.server.table import undo, windows
from whitby.server.table.parts import Parts, Shared, moves_of
from whitby.server.table.trial import (
    Back,
    Known,
    Trial,
    asked_of,
    asked_seats,
    drawn,
    stays_sealed,
)
from whitby.server.table.windows import Ask
from whitby.wire.tables import Ending


class TableGame:
    """The game at a table, in its current state."""

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
        self._known = Known()
        pending(state)
        # the number of events before the first move, and after each
        self._marks = list(marks) or [len(state.events)]
        self._conceded: int | None = None  # the seat whose resignation ended the game

    @classmethod
    def deal(
        cls, game: Game[Any, Any], players: int, options: dict[str, str], secret: bytes
    ) -> TableGame:
        """Return a new game whose randomness comes from a secret."""
        state = game.setup(players=players, options=options, rng=Keyed(secret))
        return cls(game, state, options, secret)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._conceded is not None or pending(self._state) is None

    @property
    def questions(self) -> dict[int, tuple[str, ...]]:
        """Return what each seat with a choice to make is asked: the prompt, then the codes."""
        if self._conceded is not None:
            return {}
        if self._known.questions is None:
            self._known.questions = asked_of(self._state)
        return dict(self._known.questions)

    @property
    def window(self) -> tuple[Ask, ...]:
        """Return who may react now if a reaction window is open, else nothing."""
        if self._conceded is not None:
            return ()
        if self._known.window is None:
            self._known.window = windows.asks(self.game, self._state)
        return self._known.window

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
        """Return the seats that may talk in private right now."""
        if self._known.exchange is None:
            self._known.exchange = tuple(seat + 1 for seat in self.game.exchange(self._state))
        return self._known.exchange

    def look(self, seat: int | None) -> Glimpse:
        """Return what a viewer may see now."""
        found = self._known.glimpses.get(seat)
        if found is None:
            found = look(self.game, self._state, None if seat is None else seat - 1)
            if self._conceded is not None:
                found = Glimpse(found.view, None, (), (), [])  # nobody is asked anything any more
            self._known.glimpses[seat] = found
        return found

    def parts(self, seat: int | None, shared: Shared | None = None) -> Parts:
        """Return what a viewer is sent about the game now."""
        found = self._known.parts.get(seat)
        if found is None:
            past = self._state.events, self._marks
            shared = {} if shared is None else shared
            found = Parts(self.game, self.look(seat), past, None, shared)
            self._known.parts[seat] = found
        return found

    def asides(self, seat: int) -> frozenset[str]:
        """Return the codes of what a seat may do at any time."""
        if seat not in self._known.asides:
            codes = frozenset(option.code() for option in self.look(seat).asides)
            self._known.asides[seat] = codes
        return self._known.asides[seat]

    def has_side(self, seat: int) -> bool:
        """Return whether a seat already plays for a side, so that it can lose."""
        return self.game.concede(self._state, seat - 1) is not None

    def concede(self, seat: int) -> None:
        """End the game because a seat's side has resigned."""
        self._conceded = seat
        self._back.clear()
        self._known = Known()

    def reveal(self) -> View:
        """Return the state with everything revealed; only for use after the game is over."""
        view: View = self.game.reveal(self._state)
        return view

    def moves(self, seat: int | None, start: int = 0) -> list[int]:
        """Return which move caused each event that a viewer saw, from this index on."""
        return self.moves_of(self.look(seat).view.history, start)

    def moves_of(self, history: Sequence[Event], start: int = 0) -> list[int]:
        """Return which move caused each event of a view, from this index on; 0 for the setup."""
        return moves_of(self._state.events, self._marks, history, start)

    def work_out(self) -> None:
        """Derive what every viewer may see, so that reads need not."""
        self._known.questions = self.questions
        for ask in self.window:
            ask.seen  # noqa: B018 - derived now, not when someone looks
        shared: Shared = {}
        for seat in (None, *range(1, int(self._state.players) + 1)):
            self.parts(seat, shared)
            if seat is not None:
                self.asides(seat)

    def question(self, seat: int) -> tuple[str, ...]:
        """Return what a seat is asked, as text that changes when the question does."""
        return self.questions.get(seat, ())

    def forced(self, seat: int) -> str | None:
        """Return a seat's forced move, if it has exactly one option."""
        question = self.question(seat)
        return question[1] if len(question) == 2 else None

    def bot_seed(self, seq: int, seat: int) -> int:
        """Return the seed of a bot: the same after a crash, and impossible to guess."""
        told = f"{seq} {seat}".encode()
        drawn = blake2b(told, key=self._secret[:32], digest_size=8, person=b"whitby bots")
        return int.from_bytes(drawn.digest(), "big") >> 2

    def try_move(self, seat: int, code: str) -> Trial:
        """Return what a move leads to; raise IllegalChoice if it is not offered."""
        before = self._state
        state = before.clone()
        told = self._marks[-1]
        answered = code in self.question(seat)[1:]
        play(state, code, seat - 1)
        pending(state)
        events = state.events
        learned = any(event.tells(state) for event in events[told:])
        own = [seat] == asked_seats(before) == asked_seats(state)
        sealed = stays_sealed(before, state)
        free = answered and (own or sealed) and not learned and not drawn(before, state)
        back = Back(seat, before, self._known, code, sealed) if free else None
        return Trial(seat, state, len(events), back)

    def look_ahead(self, trial: Trial) -> None:
        """Derive what every viewer may see after a move, before anyone is told about it."""
        state, known, marks = trial.state, trial.known, [*self._marks, trial.told]
        state.events = events = state.events  # in one piece, since each view is made from them
        known.questions = asked_of(state)
        known.window = windows.asks(self.game, state)
        for ask in known.window:
            ask.seen  # noqa: B018 - derived now, not when someone looks
        shared: Shared = {}
        for seat in (None, *range(1, int(state.players) + 1)):
            seen = look(self.game, state, None if seat is None else seat - 1)
            known.add(self.game, seat, seen, (events, marks), self._known, shared)

    def accept(self, trial: Trial) -> None:
        """Make a tried move the current state."""
        if trial.back is None:
            self._back.clear()
        else:
            self._back.append(trial.back)
        self._marks.append(trial.told)
        self._state, self._known = trial.state, trial.known

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat may undo its last move."""
        return self.undo_at(seat) is not None

    def undo_at(self, seat: int) -> int | None:
        """Return the index, among the moves that can be undone, of the one a seat would undo."""
        return undo.undo_at(self._back, seat)

    def undo_move(self, seat: int) -> int:
        """Return the number, from 0, of the move that a seat may undo."""
        at = self.undo_at(seat)
        assert at is not None, "nothing can be taken back"
        return len(self._marks) - 1 - (len(self._back) - at)

    @property
    def undoable(self) -> int:
        """Return how many moves can be undone, by any seat."""
        return len(self._back)

    def undoes(self, seat: int, given: Callable[[tuple[str, ...]], bool]) -> int:
        """Return how many moves a seat undoes at once, with answers `given` automatically."""
        return undo.undone_at_once(self._back, seat, given)

    def seal(self, seat: int) -> None:
        """Let nobody undo what a seat has played so far, because it has changed hands."""
        for back in self._back:
            back.fixed = back.fixed or back.seat == seat

    def undo(self, seat: int) -> int:
        """Undo the last move of a seat; return its index among the moves that could be undone.

        Answers that others have sealed since are kept.
        """
        at = self.undo_at(seat)
        assert at is not None, "nothing can be taken back"
        back, *later = self._back[at:]
        del self._back[at:], self._marks[len(self._marks) - len(later) - 1 :]
        self._state, self._known = back.state, back.known
        for each in later:
            again = Back(each.seat, self._state, self._known, each.code, each.sealed)
            again.fixed = each.fixed
            self._back.append(again)
            self._state, self._known = self._state.clone(), Known()
            play(self._state, each.code, each.seat - 1)
            pending(self._state)
            self._marks.append(len(self._state.events))
        return at

    def begin(self) -> TableGame:
        """Return the same game before the first move."""
        players = int(self._state.players)
        return TableGame.deal(self.game, players, self._options, self._secret)

    def go_on(self, moves: list[tuple[int, str]]) -> TableGame:
        """Return another position, some moves later; nothing in it can be undone."""
        state, marks = self._state.clone(), self._marks[:]
        for seat, code in moves:
            play(state, code, seat - 1)
            pending(state)
            marks.append(len(state.events))
        return TableGame(self.game, state, self._options, self._secret, marks)
