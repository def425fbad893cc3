"""The server itself: its games, its health, its version."""

from __future__ import annotations

from typing import Any, Final

from msgspec import json

import whitby
from whitby.bots import BOTS
from whitby.bots.levels import offered, usual
from whitby.core.game import Game, Setting
from whitby.games import GAMES
from whitby.lessons import lessons_of
from whitby.rulebook import UnknownRule, rulebook
from whitby.server import metrics
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.refusals import Refusal
from whitby.server.table.talk import ABOUT, PHRASES
from whitby.version import __version__
from whitby.wire import PROTOCOL
from whitby.wire.books import RuleBook, RuleText, RuleTopic
from whitby.wire.people import BotCard, GameCard, GameList, Health, Language, SettingCard, Version
from whitby.wire.queries import InLanguage

KEPT: Final = {"cache-control": "public, max-age=3600"}
"""For responses that are the same for everyone: browsers may cache them for an hour."""


async def list_games(_: Call) -> GameList:
    """List the games that can be played here, with their options and bots."""
    return game_list()


def game_list() -> GameList:
    """Return all games, with their options and bots."""
    games = [described(game) for game in GAMES.values()]
    return GameList(games=games, phrases=[*PHRASES, *ABOUT])


def described(game: Game[Any, Any]) -> GameCard:
    """Return what can be chosen in a game."""
    return GameCard(
        name=game.name,
        rules=game.version,
        seats=list(game.seats),
        settings=[
            SettingCard(
                name=setting.name,
                choices=list(setting.choices),
                free=is_free(setting),
                rules=list(setting.rules),
            )
            for setting in game.options
        ],
        bots=[
            BotCard(
                level=level,
                offered=level in offered(game.name),
                usual=level == usual(game.name),
            )
            for level in BOTS.get(game.name, {})
        ],
        sides=list(game.sides),
        teams=any(game.teams(players) for players in game.seats),
        lesson=bool(lessons_of(game.name)),
        lessons=lessons_of(game.name),
    )


def is_free(setting: Setting) -> bool:
    """Return whether a setting accepts values other than its choices."""
    return type(setting) is not Setting


async def show_rules(call: Call) -> bytes:
    """Return the rules of a game, in English unless another language is asked for."""
    language = call.query(InLanguage).language
    book = await call.context.rendered.get(
        call.admit, rendered_rules, call.pieces["game"], language
    )
    call.headers.update(KEPT)
    return book


def rendered_rules(game: str, language: Language) -> bytes:
    """Return a rulebook, encoded for the wire."""
    return json.encode(rules_of(game, language))


def rules_of(game: str, language: Language) -> RuleBook:
    """Return a rulebook, topic by topic, or refuse."""
    try:
        book = rulebook(game, language)
    except UnknownRule:
        raise Refusal("unknown-game", 404) from None
    topics: dict[str, list[RuleText]] = {}
    for rule in book.rules.values():
        topics.setdefault(rule.topic, []).append(RuleText(id=rule.id, text=rule.text))
    return RuleBook(
        game=game,
        language=language,
        title=book.title,
        topics=[RuleTopic(title=title, rules=rules) for title, rules in topics.items()],
    )


async def show_health(call: Call) -> Health:
    """Say whether the server is healthy; the store is asked at most once a second."""
    if not await call.context.health_check.well():
        raise Refusal("not-stored", 503, retry_after=5)
    return Health(ok=True)


async def show_version(_: Call) -> Version:
    """Return the version of the server, and of the rules it plays by."""
    return Version(
        whitby=__version__,
        protocol=PROTOCOL,
        compiled=whitby.COMPILED,
        games={game.name: game.version for game in GAMES.values()},
    )


async def show_metrics(call: Call) -> bytes:
    """Return metrics for Prometheus, if the host has enabled them."""
    if not call.context.settings.metrics:
        raise Refusal("not-found", 404)
    return metrics.render()


async def show_openapi(call: Call) -> bytes:
    """Return the OpenAPI 3.1 description of every operation."""
    return await call.context.rendered.get(call.admit, call.context.describe)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", list_games, GameList),
    Endpoint("GET", "/api/games/{game}/rules", show_rules, RuleBook, query=InLanguage),
    Endpoint("GET", "/api/openapi.json", show_openapi, dict[str, Any]),
    Endpoint("GET", "/healthz", show_health, Health, refusals=("not-stored",), limit="health",
             probe=True),
    Endpoint("GET", "/version", show_version, Version, limit="probe", probe=True),
    Endpoint("GET", "/metrics", show_metrics, str, refusals=("not-found",), limit="probe",
             probe=True, media=metrics.CONTENT_TYPE),
)  # fmt: skip
