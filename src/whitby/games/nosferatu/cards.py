"""Every card of the box, and how many of each: facts only (NOSF-01 to NOSF-06)."""

from __future__ import annotations

from typing import Final, Literal

from whitby.games.nosferatu.schema import Kind, Phase, Reason, Ritual, Role, Side

# Library cards. A Night is in the library or in the clock.
RUMOUR: Final = 0
COMPONENT: Final = 1
BITE: Final = 2
NIGHT: Final = 3
KINDS: Final[tuple[Kind, ...]] = ("rumour", "component", "bite", "night")
NONE: Final = -1
HIDDEN: Final = -2

BASIC: Final = (18, 15, 16, 0)
NIGHTS: Final = 10

# The clock is revealed card by card; its two kinds, as the generator picks them.
CLOCK_NIGHT: Final = 0
CLOCK_DAWN: Final = 1

# Which deck the generator is asked for (for scenes with prepared draws).
LIBRARY: Final = 0
CLOCK: Final = 1

# Characters.
HUNTER: Final = 0
VAMPIRE: Final = 1
RENFIELD: Final = 2
ROLES: Final[tuple[Role, ...]] = ("hunter", "vampire", "renfield")

# Rituals, one bit each in `state.public.rituals` while face up.
MIRROR: Final = 0
DISTORTION: Final = 1
TRANSFUSION: Final = 2
RITUALS: Final[tuple[Ritual, ...]] = ("mirror", "distortion", "transfusion")
ALL_RITUALS: Final = 0b111

# The three cases of an action pile.
CASE_NONE: Final = 0
CASE_BITES_OR_NIGHTS: Final = 1
CASE_COMPONENTS: Final = 2
CASE_RUMOURS: Final = 3

MOST_BITES: Final = 2
"""Bites that one player can hold (NOSF-58)."""
FATAL_BITES: Final = 5
"""Bites in front of players that win the game for Evil (NOSF-101)."""

# Phases of the game, in order (NOSF-23).
SETUP: Final = 0
TABLE_TURN: Final = 1
ACTION_PILE: Final = 2
STAKE: Final = 3
END_OF_ROUND: Final = 4
OVER: Final = 5
PHASES: Final[tuple[Phase, ...]] = (
    "setup",
    "table_turn",
    "action_pile",
    "stake",
    "end_of_round",
    "over",
)

# Sides.
NOT_YET: Final = 0
HUNTERS_WIN: Final = 1
EVIL_WINS: Final = 2
SIDES: Final[tuple[Side | Literal[""], ...]] = ("", "hunters", "evil")

# How a game is won.
BY_STAKE: Final = 1
BY_BITES: Final = 2
REASONS: Final[tuple[Reason | Literal[""], ...]] = ("", "stake", "bites")
