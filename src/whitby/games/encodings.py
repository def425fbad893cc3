"""Every game as networks see it: actions by number, and observations as bytes."""

from __future__ import annotations

from typing import Any, Final

from whitby.core.encoding import Encoding
from whitby.core.errors import WhitbyError
from whitby.games.duel.encoding import ENCODING as DUEL
from whitby.games.fury.encoding import ENCODING as FURY
from whitby.games.nosferatu.encoding import ENCODING as NOSFERATU

ENCODINGS: Final[dict[str, Encoding[Any]]] = {"duel": DUEL, "fury": FURY, "nosferatu": NOSFERATU}


def encoding(game: str) -> Encoding[Any]:
    """Return the encoding of a game by its name."""
    if game not in ENCODINGS:
        raise WhitbyError(f"there is no game '{game}'; there are {', '.join(ENCODINGS)}")
    return ENCODINGS[game]
