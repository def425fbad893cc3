"""Which of the moves that can be undone a seat would undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whitby.server.table.trial import Back


def undo_at(made: Sequence[Back], seat: int) -> int | None:
    """Return the index of the move that a seat may undo.

    Undo never crosses another player's action, a secret that was revealed or a random draw, and
    never returns to a choice that is another seat's. A sealed answer is not an action anyone
    has seen: until all answers are in it may be undone, whoever has answered since.
    """
    for at in range(len(made) - 1, -1, -1):
        back = made[at]
        if back.seat == seat:
            mine = back.sealed or at == len(made) - 1
            return at if mine and not back.fixed else None
        if not back.sealed:
            return None
    return None


def undone_at_once(
    made: Sequence[Back], seat: int, given: Callable[[tuple[str, ...]], bool]
) -> int:
    """Return how many moves a seat undoes at once; 0 if it may not undo.

    Answers that were `given` automatically are undone together with the move before them:
    otherwise they would only be given again.
    """
    at = undo_at(made, seat)
    if at is None:
        return 0
    for number, back in enumerate(reversed(made[: at + 1]), 1):
        if back.seat != seat or back.fixed:
            return 0
        if not given((back.known.questions or {}).get(seat, ())):
            return number if number == 1 or at == len(made) - 1 else 0
    return 0
