"""How the hunters play together: plans that change what the scripted bot values.

The search tries plans for the whole team (`teamwork.py`): all hunters follow one in a playout.
"""

from __future__ import annotations

from typing import Final


class Plan:
    """Factors and terms of the values in `hunter_ground.py` and `hunter_errands.py`.

    The defaults are how the scripted bot plays.
    """

    def __init__(
        self,
        name: str,
        approach: float = 1.0,
        pull: float = 0.0,
        apart: float = 0.0,
        alone: float = 0.0,
        wary: float = 0.0,
        supply: float = 1.0,
        rest: float = 1.0,
        hideouts: float = 1.0,
    ) -> None:
        self.name = name
        self.approach = approach  # how much more it is worth to be close to Dracula
        self.pull = pull  # the cost of a day between a hunter and where he is likely to be
        self.apart = apart  # how far hunters cover different places once he is found
        self.alone = alone  # the cost of meeting him without others
        self.wary = wary  # the cost of a weak hunter being where he is or will be
        self.supply = supply  # how much more cards are worth
        self.rest = rest  # how much more health is worth
        self.hideouts = hideouts  # how much more it is worth to search his hideouts


USUAL: Final = Plan("usual")
"""How the scripted bot plays."""
KEEN: Final = Plan("keen", pull=0.8, wary=3.0)
"""How the levels above it play: the distant ones come, and the weak ones keep away from Dracula."""
CONVERGE: Final = Plan("converge", approach=1.3, pull=0.6, alone=4.0, wary=3.0, supply=0.7)
"""Gather around him and strike together."""
COVER: Final = Plan("cover", apart=0.8, wary=2.0)
"""Block the ways that he may take."""
STRIKE: Final = Plan("strike", approach=1.5, pull=0.3, alone=-2.0, supply=0.5, rest=0.5)
"""Attack at once, even alone."""
GUARD: Final = Plan("guard", hideouts=2.5)
"""Search his hideouts before they mature."""
ARM: Final = Plan("arm", approach=0.5, alone=2.0, wary=2.0, supply=2.0, rest=1.5)
"""Supply and rest first."""
PLANS: Final = (KEEN, CONVERGE, COVER, STRIKE, GUARD, ARM)
"""What the search chooses from."""
