"""The outlook: what Dracula's options would lead to, for viewers at his seat.

What each move would reveal to the hunters is computed from the public belief for everything he
could be seen to do, whether or not he can actually do it. So the amount of work, which others might
notice, depends on nothing hidden. It uses the same admission and time slots as the deduction map.
"""

from __future__ import annotations

import asyncio

from whitby.games.fury.board import PLACES
from whitby.games.fury.cards.table import HUNTERS, NONE
from whitby.games.fury.knowledge.foresight import FORESEEN, forecast, prospects
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView
from whitby.server.admission import Admit
from whitby.server.analysis.deduction import Tracked, Trackers, caught_up
from whitby.server.refusals import need
from whitby.server.table.replay import Table
from whitby.wire.deduction import Outlook, Prospect


async def outlook(trackers: Trackers, table: Table, seat: int | None, admit: Admit) -> Outlook:
    """Return what Dracula's options would lead to, or refuse."""
    need(table.seating.game == "fury", "no-deduction")
    need(table.position is not None, "not-begun")
    need(seat == DRACULA_SEAT + 1, "dracula-only", 403)
    slot, kept = trackers.begin(table), trackers.get(table)
    async with admit(), kept.lock:
        found = await _foresee(kept)
    await slot.end()
    return found


async def _foresee(kept: Tracked) -> Outlook:
    """Return the current outlook; with the deduction map, also what the moves would reveal."""
    table, seating = kept.table, kept.table.seating
    found = None
    if seating.house.deduction != "off" and _asked(table) is not None:
        found = await _forecast(kept)
    asked = _asked(table)
    moves, era = len(seating.moves), seating.undone
    if asked is None or table.position is None:
        return Outlook(moves=moves, era=era, prospects=[])
    seen = table.position.look(DRACULA_SEAT + 1)
    assert seen.decision is not None
    assert isinstance(seen.view, FuryView)
    rows = prospects(seen.view, seen.decision.options, found)
    return Outlook(
        moves=moves,
        era=era,
        prospects=[
            Prospect(
                code=row.code,
                place=PLACES[row.place],
                near=[HUNTERS[hunter] for hunter in row.near],
                perhaps=[HUNTERS[hunter] for hunter in row.perhaps],
                left=None if row.left == NONE else row.left,
            )
            for row in rows
        ],
    )


async def _forecast(kept: Tracked) -> dict[str, int] | None:
    """Return the current forecast; None if Dracula is no longer asked."""
    table, seating = kept.table, kept.table.seating
    while (prompt := _asked(table)) is not None:
        moves, era, belief = await caught_up(kept)
        now = (moves, era, prompt)
        if kept.forecast is None or kept.forecast[0] != now:
            found = await asyncio.to_thread(forecast, belief.clone(), prompt)
            kept.forecast = (now, found)
        if now == (len(seating.moves), seating.undone, _asked(table)):
            return kept.forecast[1]
    return None


def _asked(table: Table) -> str | None:
    """Return Dracula's prompt if it asks where to move, which is public."""
    asked = () if table.position is None else table.position.question(DRACULA_SEAT + 1)
    return asked[0] if asked and asked[0] in FORESEEN else None
