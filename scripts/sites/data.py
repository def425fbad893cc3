"""What a server answers to everyone alike, as files: the games, the rules and the lessons."""

from __future__ import annotations

from pathlib import Path

from msgspec import json

from whitby.games import GAMES
from whitby.lessons import LESSONS
from whitby.server.http.routes.lessons import rendered_lesson
from whitby.server.http.routes.service import game_list, rendered_rules
from whitby.wire.people import GameList
from whitby.words import LANGUAGES


def put(site: Path) -> None:
    """Write the answers into `api`."""
    _write(site / "api" / "games.json", json.encode(games()))
    for game in GAMES:
        for language in LANGUAGES:
            path = site / "api" / "rules" / f"{game}.{language}.json"
            _write(path, rendered_rules(game, language))
    for lesson in LESSONS:
        _write(site / "api" / "lessons" / f"{lesson}.json", rendered_lesson(lesson))


def games() -> GameList:
    """Return all games with the bots that a browser offers: `instinct` only goes on there."""
    found = game_list()
    for game in found.games:
        game.bots = [each for each in game.bots if each.level != "instinct"]
    return found


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
