"""Which tables networks know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitby.core.game import View
from whitby.games import GAMES
from whitby.games.duel.view import DuelView
from whitby.games.fury.view import FuryView
from whitby.games.nosferatu.view import NosferatuView

PARTIES: Final = (5, 6)
"""The numbers of players of Nosferatu that they have learned; in the other games all are alike."""


def knows(game: str, view: View) -> bool:
    """Return whether networks have learned at tables like this one: the usual ones."""
    if isinstance(view, NosferatuView):
        return view.players in PARTIES and usual(game, view.public.options)
    assert isinstance(view, DuelView | FuryView)
    return usual(game, view.options)


def usual(game: str, options: Mapping[str, str]) -> bool:
    """Return whether a table has the options that a game has if nobody changes them."""
    chosen = {each.name: each.choices[0] for each in GAMES[game].options}
    return all(chosen.get(name) == value for name, value in options.items())
