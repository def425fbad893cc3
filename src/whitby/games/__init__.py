"""The games, in one explicit table."""

from __future__ import annotations

from typing import Any, Final

from whitby.core.game import Game
from whitby.games.duel.game import DUEL
from whitby.games.fury.game import FURY
from whitby.games.nosferatu.game import NOSFERATU

GAMES: Final[dict[str, Game[Any, Any]]] = {
    DUEL.name: DUEL,
    FURY.name: FURY,
    NOSFERATU.name: NOSFERATU,
}
