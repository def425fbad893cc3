"""The message ids used on Nosferatu's screen, by number and by name."""

from __future__ import annotations

from typing import Final

from whitby.games.nosferatu import cards, claims

PHASES: Final = tuple(f"nosferatu-phase-{name}" for name in cards.PHASES)
CARDS: Final = tuple(f"nosferatu-card-{name}" for name in cards.KINDS)
CHARACTERS: Final = tuple(f"nosferatu-role-{name}" for name in cards.ROLES)
GOALS: Final = tuple(f"nosferatu-goal-{name}" for name in cards.ROLES)
RITUALS: Final = tuple(f"nosferatu-ritual-{name}" for name in cards.RITUALS)
CASES: Final = ("", "nosferatu-case-1", "nosferatu-case-2", "nosferatu-case-3")
TALK: Final = {topic: f"cli-nosferatu-talk-{topic}" for topic in claims.TOPICS}
SIDES: Final[dict[str, str]] = {name: f"nosferatu-side-{name}" for name in cards.SIDES if name}
REASONS: Final[dict[str, str]] = {
    name: f"cli-nosferatu-by-{name}" for name in cards.REASONS if name
}
AIDS: Final = {
    id: f"nosferatu-help-{id.rpartition('-')[2]}"
    for id in (
        *CARDS,
        "nosferatu-thing-dawn",
        "nosferatu-thing-stake",
        *RITUALS,
        *CHARACTERS,
        "nosferatu-dark_card-thirst",
        "nosferatu-dark_card-master",
    )
}
"""What can be asked about, and the message that explains it."""
