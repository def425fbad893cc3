"""The message ids used on the duel's screen, by number and by name."""

from __future__ import annotations

from typing import Final

from whitby.games.duel import board, cards, game, values

PHASES: Final = tuple(f"duel-phase-{name}" for name in cards.PHASES)
SIDES: Final = tuple(f"duel-side-{name}" for name in cards.SIDES)
GOALS: Final = tuple(f"duel-goal-{name}" for name in cards.SIDES)
PLACES: Final = tuple(f"duel-place-{name}" for name in board.PLACES)
ENCOUNTERS: Final = tuple(f"duel-encounter-{name}" for name in cards.KINDS)
CARDS: Final = tuple(f"duel-card-{name}" for name in cards.CARDS)
SPECIALS: Final = tuple(
    "" if card in cards.PLAIN else f"cli-duel-special-{name}"
    for card, name in enumerate(cards.CARDS)
)
"""Short descriptions of special actions; some cards have none."""

MARKS: Final = tuple(f"cli-duel-mark-{name}" for name in cards.BARS)
"""Colours in three letters, as they are shown on the board and can be typed."""

BARS: Final = tuple(f"duel-barrier-{name}" for name in cards.BARS)
REASONS: Final = {name: f"duel-reason-{name}" for name in (*cards.REASONS[1:], game.BY_MATCH)}
SOURCES: Final = {name: f"duel-source-{name}" for name in values.SOURCES}
EFFECTS: Final = ("duel-effect-breath", "duel-effect-whisper", "duel-effect-ward")
OWNERS: Final = ("cli-duel-of-dracula", "cli-duel-of-van_helsing")
FIGHTERS: Final = ("cli-duel-vampires", "cli-duel-hunters")
AIDS: Final = {
    **{f"duel-card-{name}": f"duel-help-{name}" for name in cards.CARDS},
    **{f"duel-encounter-{name}": f"duel-help-{name.rstrip('123')}" for name in cards.KINDS},
    "duel-thing-barriers": "duel-help-barrier",
    "duel-thing-lives": "duel-help-lives",
    "cli-duel-meeting": "duel-help-meeting",
    "cli-duel-bluff": "duel-help-bluff",
    "cli-duel-give": "duel-help-give",
}
"""What can be asked about, and the message that explains it."""
