"""How the table interprets unclear rules: its options, parsed once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

GAMES_IN = {"one": 1, "three": 3, "five": 5}


class Rulings:
    """The options of a table as the steps use them. It never changes."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = options
        self.games = GAMES_IN[options["match"]]
        self.swap = options["roles"] == "swap"
        self.first_game = options["first_game"] == "on"
        self.spaced = options["barrier_spacing"] == "locations"
        self.must_bar = options["barrier_step"] == "must"
        self.look_or_stop = options["no_look"] == "stop"
        self.may_leave_empty = options["empty_place"] == "may"
        self.unarmed_draws = options["no_strength"] == "draws"
        self.meet_on_arrival = options["meeting"] == "arrival"
        self.lust_always = options["battle_lust"] == "always"
        self.ward_waits = options["vigilance"] == "next_action"
        self.turn_limit = int(options["turn_limit"])

    def __reduce__(self) -> Any:
        return Rulings, (dict(self.options),)

    def __repr__(self) -> str:
        return f"<Rulings {sorted(self.options.items())}>"
