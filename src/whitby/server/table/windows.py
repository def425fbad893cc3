"""Reaction windows: moments at which a player may play a card, whatever anyone holds.

The games ask everyone who could hold a card for that moment, so most of these questions have one
answer. Between people a window is open for a fixed time, for all of them at once; silence counts as
passing. `docs/decisions.md` explains why it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from whitby.core.engine import Decision, Option, State, decisions, pending, play
from whitby.core.game import Game
from whitby.core.sight import Glimpse, look
from whitby.server.table.clocks import SECOND
from whitby.wire.tables import Correspondence, House, Pace

PASSES: Final[Mapping[str, Mapping[str, str]]] = {
    "fury": {
        "dawn": "no_event",
        "dusk": "no_event",
        "combat_start": "no_event",
        "save": "no_event",
        "good_luck": "no_event",
        "answer_ambush": "no_event",
        "scheme": "no_event",
        "press": "no_event",
        "wild_horses": "no_event",
        "customs": "no_event",
        "false_tip": "no_event",
        "seduction": "no_event",
        "enraged": "no_event",
        "ambush": "no_ambush",
    }
}
"""By game: the prompts that are windows, and the answer that passes."""

SHARED: Final[Mapping[str, frozenset[str]]] = {
    "fury": frozenset({"dawn", "dusk", "combat_start", "save", "good_luck"})
}
"""Windows in which several seats are asked in turn as long as all of them pass."""

SHOWS: Final[Mapping[str, frozenset[str]]] = {"fury": frozenset({"drawn", "scheme_drawn"})}
"""Prompts that show something new: a lone player gets to read them even with a single option."""

BEATS: Final = {"short": 1.0, "long": 3.0, "ask": 0.0}
"""The duration of a window by the table's setting, in beats of the server."""


class Ask:
    """One question of a window: its seat, and what that seat sees when it is asked."""

    def __init__(self, game: Game[Any, Any], state: State, decision: Decision[Any]) -> None:
        self.seat = decision.seat + 1
        self.prompt: str = decision.prompt
        self.options: Sequence[Option] = decision.options
        self.codes: list[str] = decision.codes()
        self._game = game
        self._state = state
        self._seen: Glimpse | None = None

    @property
    def seen(self) -> Glimpse:
        """Return what the seat may see then; lazy, since for most rows of a log nobody needs it."""
        if self._seen is None:
            self._seen = look(self._game, self._state, self.seat - 1)
        return self._seen


class Window(Struct, frozen=True):
    """A window that is open for a fixed time."""

    since: int  # the number of the table when it opened
    at: int  # the time when it opened
    passing: str  # the answer that silence counts as
    asks: tuple[Ask, ...]
    beats: int = 1  # how long it lasts; longer if a bot needs more time

    @property
    def prompt(self) -> str:
        """Return the prompt, which is the same for all."""
        return self.asks[0].prompt

    @property
    def seats(self) -> list[int]:
        """Return who may react, which is public."""
        return sorted({ask.seat for ask in self.asks})

    def place(self, seat: int, code: str) -> int | None:
        """Return the index of the first question of a seat that offers this code."""
        for number, ask in enumerate(self.asks):
            if ask.seat == seat and code in ask.codes:
                return number
        return None

    def of(self, seat: int | None) -> list[Ask]:
        """Return the questions of a seat: the leader of several hunters has several."""
        return [ask for ask in self.asks if ask.seat == seat]


def passing(game: str, prompt: str) -> str | None:
    """Return the answer that passes a window; None for any other prompt."""
    return PASSES.get(game, {}).get(prompt)


def asks(game: Game[Any, Any], state: State) -> tuple[Ask, ...]:
    """Return who is asked in the open window, as long as everyone before them passes."""
    found: list[Ask] = []
    asked = set()
    while True:
        open_now = decisions(state)
        decision = open_now[0] if len(open_now) == 1 else None
        code = None if decision is None else passing(game.name, decision.prompt)
        if decision is None or code is None or (found and decision.prompt != found[0].prompt):
            break
        who = (decision.seat, tuple(decision.about))
        if who in asked:
            break  # the same question again is another window
        asked.add(who)
        found.append(Ask(game, state, decision))
        if decision.prompt not in SHARED.get(game.name, ()):
            break
        told = len(state.events)
        state = state.clone()
        play(state, code, decision.seat)
        pending(state)
        if len(state.events) != told:
            break  # something happened: the window is over
    return tuple(found)


def length(seconds: float, house: House, pace: Pace) -> int:
    """Return how many milliseconds a window lasts at a table; 0: until everyone has answered.

    In correspondence games nobody is there when a window opens, so nobody could react in time.
    """
    if isinstance(pace, Correspondence):
        return 0
    return round(seconds * BEATS[house.windows] * SECOND)
