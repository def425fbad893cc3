"""Tables of Fury of Dracula that start at a given position, such as a dawn with events."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from whitby.core.game import Game
from whitby.games.fury.game import FURY
from whitby.server.table.game import TableGame

HANDS = {
    "godalming": "hypnosis",
    "seward": "blood_transfusion",
    "van_helsing": "consecrated_ground",
    "mina": "escape_route",
}
"""One event each, but none for dawn: everyone is asked, and nobody has a choice."""


def scene(**position: Any) -> Any:
    """Make tables of Fury of Dracula start at this position, also after a restart."""

    def deal(
        game: Game[Any, Any], players: int, options: dict[str, str], secret: bytes
    ) -> TableGame:
        state = FURY.scene(options, players, **position).state
        return TableGame(game, state, options, secret)

    return patch.object(TableGame, "deal", deal)
