"""The refusals that groups of endpoints have in common."""

from __future__ import annotations

from typing import Final

OF_VIEWING: Final = (
    "password-needed", "no-watchers", "not-your-seat", "no-seat", "no-shoulder", "no-peeking",
)  # fmt: skip
"""Refusals of looking at a table."""

OF_SETTING_UP: Final = (
    "no-game", "bad-players", "no-option", "bad-option", "no-teams", "password-missing",
    "password-unused",
)  # fmt: skip
"""Refusals of a table's settings."""

OF_DOING: Final = (
    "password-needed", "host-only", "players-only", "not-alone", "watchers-only", "not-your-seat",
    "no-seat", "no-undo", "no-voter", "no-watchers", "talk-off", "no-channel", "phrases-only",
    "text-or-phrase", "no-phrase", "phrase-about", "empty-text", *OF_SETTING_UP[1:], "owner-only",
    "seat-owned", "already-seated", "cannot-undo", "changed-enough", "from-the-future",
    "joined-enough", "just-returned", "key-used", "moved-on", "name-taken", "no-bot",
    "no-person-there", "person-there", "no-vote", "not-away", "not-offered", "not-paused",
    "no-window", "not-seated", "not-watched", "not-willing", "not-your-turn", "only-open",
    "only-over", "only-playing", "own-seat", "paused", "rematch-open", "resigned", "rules-version",
    "seat-free", "seat-needed", "seat-taken", "seats-free", "seats-taken", "seen-too-much",
    "table-full", "talk-full", "time-up", "two-seats", "vote-alone", "vote-open", "undone-enough",
    "watchers-full",
)  # fmt: skip
"""Refusals of commands."""
