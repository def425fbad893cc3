"""First games to learn by: each plays a real scene, move by move, and says what to see in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitby.lessons.duel import DUEL_LESSON
from whitby.lessons.nosferatu import NOSFERATU_LESSON
from whitby.lessons.script import Lesson

LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.game.name: lesson for lesson in (DUEL_LESSON, NOSFERATU_LESSON)
}
"""The lesson of every game, by the game's name."""
