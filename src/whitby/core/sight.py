"""Everything that a viewer gets, in one place: nothing else about a state may leave the process."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from whitby.core.engine import (
    Barred,
    Decision,
    Option,
    State,
    anytime,
    barred,
    check_seat,
    decisions,
)
from whitby.core.game import Game, View


def witnessed(state: State, seat: int | None) -> list[str]:
    """Return the codes of the events that a viewer witnessed, in order."""
    return [event.code() for event in state.events if event.seen_by(seat)]


class Glimpse:
    """What a viewer gets of a state: what they may know, what they are asked, and who is asked."""

    def __init__(
        self,
        view: View,
        decision: Decision[Any] | None,
        missing: Sequence[Barred],
        asides: Sequence[Option],
        waiting: list[int],
    ) -> None:
        self.view = view
        self.decision = decision
        self.missing = missing
        self.asides = asides
        self.waiting = waiting


def look(game: Game[Any, Any], state: State, seat: int | None) -> Glimpse:
    """Return what a viewer gets of a state; None is the spectator."""
    if seat is not None:
        check_seat(state, seat)
    open_now = decisions(state)
    view = game.view(state, seat)
    waiting = sorted([decision.seat for decision in open_now])
    if seat is None:
        return Glimpse(view, None, (), (), waiting)
    own = None
    for decision in open_now:
        if decision.seat == seat:
            own = decision
    missing = () if own is None else barred(state, seat)
    return Glimpse(view, own, missing, anytime(state, seat), waiting)


def sight(
    game: Game[Any, Any], state: State, seat: int | None, since: int = 0
) -> dict[str, object]:
    """Return everything a viewer gets: view, events from number `since` on, decision, waiting.

    It is text for the outside world, so seats count from 1.
    """
    seen = look(game, state, seat)
    asks: dict[str, object] | None = None
    if seen.decision is not None:
        asks = {
            "prompt": seen.decision.prompt,
            "about": list(seen.decision.about),
            "options": seen.decision.codes(),
            "barred": [[item.code, item.reason] for item in seen.missing],
        }
    return {
        "game": game.name,
        "seat": None if seat is None else seat + 1,
        "view": seen.view.to_json(),
        "events": [event.code() for event in seen.view.history[since:]],
        "decision": asks,
        "waiting": [seat + 1 for seat in seen.waiting],
        "anytime": [option.code() for option in seen.asides],
    }


def to_bytes(seen: dict[str, object]) -> bytes:
    """Return a sight in a canonical form, byte for byte."""
    return json.dumps(seen, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
