"""All that a viewer gets, in one place: nothing else about a state may leave the process."""

from __future__ import annotations

import json
from typing import Any

from whitby.core.engine import State, anytime, barred, check_seat, decisions
from whitby.core.game import Game


def witnessed(state: State, seat: int | None) -> list[str]:
    """Return the codes of the events that a viewer witnessed, in order."""
    return [event.code() for event in state.events if event.seen_by(seat)]


def sight(
    game: Game[Any, Any], state: State, seat: int | None, since: int = 0
) -> dict[str, object]:
    """Return everything a viewer gets: view, events from number `since` on, decision, waiting.

    It is text for the world outside, so seats count from 1 in it.
    """
    if seat is not None:
        check_seat(state, seat)
    open_now = decisions(state)
    view = game.view(state, seat)
    own = None
    for decision in open_now:
        if decision.seat == seat:
            own = decision
    asks: dict[str, object] | None = None
    if own is not None and seat is not None:
        asks = {
            "prompt": own.prompt,
            "about": list(own.about),
            "options": own.codes(),
            "barred": [[item.code, item.reason] for item in barred(state, seat)],
        }
    return {
        "game": game.name,
        "seat": None if seat is None else seat + 1,
        "view": view.to_json(),
        "events": [event.code() for event in view.history[since:]],
        "decision": asks,
        "waiting": sorted([decision.seat + 1 for decision in open_now]),
        "anytime": [] if seat is None else [option.code() for option in anytime(state, seat)],
    }


def to_bytes(seen: dict[str, object]) -> bytes:
    """Return a sight in one canonical form, byte for byte."""
    return json.dumps(seen, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
