"""Tutorials: each plays a real scene, move by move, and explains what to see in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitby.lessons.duel import DUEL_LESSON
from whitby.lessons.fury_dracula import FURY_DRACULA_LESSON
from whitby.lessons.fury_hunters import FURY_HUNTERS_LESSON
from whitby.lessons.nosferatu import NOSFERATU_LESSON
from whitby.lessons.script import Lesson

LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.id: lesson
    for lesson in (DUEL_LESSON, FURY_HUNTERS_LESSON, FURY_DRACULA_LESSON, NOSFERATU_LESSON)
}
"""Every lesson, by its id."""


def lessons_of(game: str) -> list[str]:
    """Return the ids of a game's lessons, the one to start with first."""
    return [lesson.id for lesson in LESSONS.values() if lesson.game.name == game]
