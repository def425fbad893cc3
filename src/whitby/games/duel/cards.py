"""Every card of the box by number, and their names in records: facts only.

The values of the action cards are in `values.py`, with the source of each.
"""

from __future__ import annotations

from typing import Final

from whitby.games.duel.schema import Bar, Colour, Phase, Side

NONE: Final = -1
HIDDEN: Final = -2

# Sides. The other side of s is 1 - s.
DRACULA: Final = 0
VAN_HELSING: Final = 1
SIDES: Final[tuple[Side, ...]] = ("dracula", "van_helsing")

# Encounter cards: five kinds a side, Dracula's first.
FIGHTERS: Final = 3  # kinds of fighter a side: strength 1, 2 and 3
SYMBOL: Final = 3
TARGET: Final = 4
EACH: Final = 5  # kinds a side
KINDS: Final = (
    "vampire1",
    "vampire2",
    "vampire3",
    "amulet",
    "coffin",
    "hunter1",
    "hunter2",
    "hunter3",
    "crucifix",
    "victim",
)
ALL_KINDS: Final = 0b1111111111
KINDS_OF: Final = (0b0000011111, 0b1111100000)
"""The kinds of each side as a set, one bit each."""
COFFIN: Final = 4

PICKED: Final = 6
"""Encounter cards that each side puts on the board (DUEL-014)."""
ENCOUNTERS: Final = 15
ALL_TARGETS: Final = 5
MOST_LIVES: Final = 4
REGAINED: Final = 2
"""Lives for a target given up (DUEL-124)."""

# Action cards: ten a side, Dracula's first.
FLUEGEL: Final = 0
PULS: Final = 1
TIEFE: Final = 2
ATEM: Final = 3
RAUSCHEN: Final = 4
AUGEN: Final = 5
DUNKEL: Final = 6
FLUESTERN: Final = 7
STILLE: Final = 8
SCHATTEN: Final = 9
EINGEBUNG: Final = 10
GELASSENHEIT: Final = 11
KAMPFESLUST: Final = 12
SCHARFSINN: Final = 13
TAEUSCHUNG: Final = 14
VERSTAERKUNG: Final = 15
WACHSAMKEIT: Final = 16
WIDERSTAND: Final = 17
STAERKE: Final = 18
AUSDAUER: Final = 19
DECK: Final = 10  # action cards a side
DRAWN: Final = 5  # of them in hand at a time (DUEL-011)
ALL_CARDS: Final = 0b1111111111
CARDS: Final = (
    "dr_fluegel",
    "dr_puls",
    "dr_tiefe",
    "dr_atem",
    "dr_rauschen",
    "dr_augen",
    "dr_dunkel",
    "dr_fluestern",
    "dr_stille",
    "dr_schatten",
    "vh_eingebung",
    "vh_gelassenheit",
    "vh_kampfeslust",
    "vh_scharfsinn",
    "vh_taeuschung",
    "vh_verstaerkung",
    "vh_wachsamkeit",
    "vh_widerstand",
    "vh_staerke",
    "vh_ausdauer",
)
PLAIN: Final = (STILLE, SCHATTEN, STAERKE, AUSDAUER)
"""The cards without a special action (DUEL-083, DUEL-151, DUEL-167)."""

# Barriers, and the bar that stands for any of them.
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "yellow")
GREY: Final = 4
BARS: Final[tuple[Bar, ...]] = (*COLOURS, "grey")
ALL_COLOURS: Final = 0b1111

# Why a life was lost.
FOR_STEPS: Final = 0
FOR_FIGHT: Final = 1
FOR_SYMBOL: Final = 2
FOR_FEINT: Final = 3
LOSSES: Final = ("steps", "fight", "symbol", "feint")

# How a fight ends for the player on turn.
FIGHT_LOST: Final = 0
FIGHT_DRAWN: Final = 1
FIGHT_WON: Final = 2
FIGHTS: Final = ("lost", "drawn", "won")

# The result of a card drawn with Täuschung.
FEINT_IDLE: Final = 0
FEINT_COSTS: Final = 1
FEINT_FINDS: Final = 2
FEINTS: Final = ("idle", "costs", "finds")

# Parts of a game.
SETUP: Final = 0
MOVE: Final = 1
ACTION: Final = 2
OVER: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("setup", "move", "action", "over")

# How a game ends.
BY_TARGETS: Final = 1
BY_HAND: Final = 2
BY_LIVES: Final = 3
BY_LIMIT: Final = 4
REASONS: Final = ("", "targets", "hand", "lives", "limit")

# Which deck the generator is asked for (for scenes with prepared draws).
BOARD_DECK: Final = 0
DRACULA_DECK: Final = 1  # and Van Helsing's after it
FEINT_DECK: Final = 3


def owner(kind: int) -> int:
    """Return the side that an encounter card belongs to."""
    return kind // EACH


def mine(side: int, rank: int) -> int:
    """Return the kind of encounter card of a side: a fighter (0 to 2), SYMBOL or TARGET."""
    return side * EACH + rank


def bits(cards: int) -> list[int]:
    """Return the numbers in a set."""
    return [at for at in range(cards.bit_length()) if cards >> at & 1]


SIZES: Final = [len(bits(cards)) for cards in range(1 << DECK)]
"""How many action cards each set has."""
