"""The games, in one explicit table."""

from __future__ import annotations

from typing import Any, Final

from whitby.core.game import Game
from whitby.games.nosferatu.game import NOSFERATU

GAMES: Final[dict[str, Game[Any, Any]]] = {NOSFERATU.name: NOSFERATU}
