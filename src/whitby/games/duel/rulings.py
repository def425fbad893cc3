"""How the table interprets unclear rules: its options, parsed once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.core.game import Setting
from whitby.games.duel.values import STANDARD, canonical


class CardValues(Setting):
    """The values of the cards: ours, or with changes such as dr_puls.move.3+vampires.1.4."""

    def check(self, value: str) -> str:
        """Return the changes in canonical form, or refuse them."""
        return canonical(value)


OFF_ON: Final = ("off", "on")
OPTIONS: Final = (
    Setting("match", ("one", "three", "five"), ("DUEL-036",)),
    Setting("roles", ("keep", "swap"), ("DUEL-036",)),
    Setting("first_game", OFF_ON, ("DUEL-018",)),
    Setting("grey_cards", ("two_per_deck", "one_per_deck"), ("DUEL-101",)),
    Setting("barrier_spacing", ("slots", "locations"), ("DUEL-103",)),
    Setting("barrier_step", ("may", "must"), ("DUEL-111",)),
    Setting("no_look", ("go_on", "stop"), ("DUEL-054",)),
    Setting("empty_place", ("must", "may"), ("DUEL-081",)),
    Setting("no_strength", ("loses", "draws"), ("DUEL-026",)),
    Setting("meeting", ("step", "arrival"), ("DUEL-053",)),
    Setting("battle_lust", ("victory", "always"), ("DUEL-134",)),
    Setting("vigilance", ("next_turn", "next_action"), ("DUEL-147",)),
    Setting("turn_limit", ("200", "100", "50"), ("DUEL-119",)),
    CardValues("cards", (STANDARD,), ("DUEL-067",)),
)
GAMES_IN: Final = {"one": 1, "three": 3, "five": 5}


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
