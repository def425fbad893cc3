"""The games whose words and views are tested: also one that is not in the table of games yet."""

from typing import Any

import whitby
from fury.at_the_table import GAME
from whitby.core.game import Game

PLAYED: dict[str, Game[Any, Any]] = {**whitby.GAMES, "fury": GAME}
