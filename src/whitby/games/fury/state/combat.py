"""The state of a combat: hands, what was played, who is still in it."""

from __future__ import annotations

from whitby.core.state import StatePart
from whitby.games.fury.cards.table import (
    AMBUSH_INFLUENCE,
    EVERY_HUNTER,
    FIGHT_DAMAGE,
    LUCYS_REVENGE,
    MESMERIZED_LOSS,
    NONE,
    PLANNED_AMBUSH,
    VAMPIRE_PRIDE,
    WEAPONS,
)


class Combat(StatePart):
    """One combat, with Dracula (`vampire` is NONE) or with a vampire encounter."""

    def __init__(
        self,
        hunters: tuple[int, ...] = (),
        vampire: int = NONE,
        like: Combat | None = None,
    ) -> None:
        self.hunters = hunters  # still in it
        self.vampire = vampire
        self.began: tuple[int, ...] = like.began if like else hunters  # in it at the start
        self.ambush: bool = like.ambush if like else False
        self.night: bool = like.night if like else False  # "at night" lines count
        self.round: int = like.round if like else 0

        # Dracula's side
        self.deck: list[int] = like.deck[:] if like else []  # counts
        self.hand: tuple[int, ...] = like.hand if like else ()
        # in this combat, this round's card included
        self.played: tuple[int, ...] = like.played if like else ()
        self.card: int = like.card if like else NONE  # of this round; sealed until it is revealed
        self.stopped: bool = like.stopped if like else False  # it was cancelled
        self.plots: int = like.plots if like else 0  # Plotting cards lying face up
        self.enraged: bool = like.enraged if like else False

        # the hunters' side, by hunter
        # of this round; sealed until revealed
        self.cards: list[int] = like.cards[:] if like else [NONE] * len(EVERY_HUNTER)
        # of the round before: not in hand
        self.last: list[int] = like.last[:] if like else [NONE] * len(EVERY_HUNTER)
        # hunters whose card is cancelled
        self.cancelled: tuple[int, ...] = like.cancelled if like else ()
        self.engaged: int = like.engaged if like else NONE
        self.revealed: bool = like.revealed if like else False
        self.mesmerized: tuple[int, ...] = like.mesmerized if like else ()
        # hunters with a Garlic Wreath in front of them
        self.wreaths: tuple[int, ...] = like.wreaths if like else ()
        self.revenge: bool = like.revenge if like else False  # Lucy's Revenge is face up
        # hunters with Planned Ambush in front of them
        self.planned: tuple[int, ...] = like.planned if like else ()
        self.bullets: bool = like.bullets if like else False  # Holy Bullets were used

    def clone(self) -> Combat:
        """Return an independent copy."""
        return Combat(self.hunters, self.vampire, self)

    def events_open(self) -> tuple[int, ...]:
        """Return the hunters' events that lie face up for as long as it lasts."""
        revenge = (LUCYS_REVENGE,) if self.revenge else ()
        return (*[PLANNED_AMBUSH] * len(self.planned), *revenge)

    def with_dracula(self) -> bool:
        """Return whether Dracula himself fights."""
        return self.vampire == NONE

    def bars_escape(self, despair: int) -> bool:
        """Return whether an escape of the foe's fails: too early, or stopped by Enraged."""
        return self.enraged or self.too_early(despair)

    def too_early(self, despair: int) -> bool:
        """Return whether it is too early for the foe to escape (FURY-ESCAPE-01, FURY-ESCAPE-05)."""
        before = len(self.played) - int(self.revealed)
        return before <= despair if self.with_dracula() else before < VAMPIRE_PRIDE

    def fangs_bonus(self) -> int:
        """Return the influence of each Fangs because of how the fight began (FURY-WIN-09)."""
        return AMBUSH_INFLUENCE[self.vampire] if self.ambush else 0

    def damage_of(self, card: int, hunter: int) -> int:
        """Return the damage of a card in a hunter's hands, which may be mesmerized."""
        dull = card in WEAPONS and hunter in self.mesmerized
        return FIGHT_DAMAGE[card] - (MESMERIZED_LOSS if dull else 0)
