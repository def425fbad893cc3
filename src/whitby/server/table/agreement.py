"""A table's settings: checked before it is opened, and before they are changed."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from whitby.core.errors import BadSetup
from whitby.core.game import Game
from whitby.games import GAMES
from whitby.server.accounts.passwords import Passwords
from whitby.server.refusals import Refusal
from whitby.server.table import log
from whitby.server.table.permissions import need
from whitby.server.table.seating import Seating
from whitby.wire.commands import Configure
from whitby.wire.tables import Access, House, NewTable


def find_game(name: str) -> Game[Any, Any]:
    """Return a game that can be played here."""
    need(name in GAMES, "no-game", 422, game=name, games=", ".join(GAMES))
    return GAMES[name]


def check_players(game: Game[Any, Any], players: int | None) -> int:
    """Return the number of players, or refuse and say how many can play."""
    count = game.seats[0] if players is None else players
    fits = count in game.seats
    need(fits, "bad-players", 422, players=count, least=game.seats[0], most=game.seats[-1])
    return count


def check_options(game: Game[Any, Any], options: dict[str, str]) -> dict[str, str]:
    """Return a value for every option of a game, or refuse and say what is wrong."""
    settings = {setting.name: setting for setting in game.options}
    for name, value in options.items():
        need(name in settings, "no-option", 422, option=name, options=", ".join(settings))
        try:
            settings[name].check(value)
        except BadSetup:
            choices = ", ".join(settings[name].choices)
            raise Refusal("bad-option", 422, option=name, choices=choices) from None
    return game.choose(options)


def check_house(game: Game[Any, Any], players: int, house: House) -> House:
    """Refuse team chat and team marks if teams are secret or do not exist."""
    if house.team_talk or house.team_marks:
        need(any(len(team) > 1 for team in game.teams(players)), "no-teams", 422, game=game.name)
    return house


async def check_access(
    access: Access, password: str | None, hasher: Passwords, before: Access | None = None
) -> str | UnsetType | None:
    """Return the hash of a password if one is to be stored, or refuse and say what is missing."""
    if access != "password":
        need(password is None, "password-unused", 422)
        return None
    if password is None:
        need(before == "password", "password-missing", 422)
        return UNSET
    return await hasher.hash(password)


def playable(table: Seating) -> bool:
    """Return whether a table that has not started can be played under the current rules."""
    try:
        game = find_game(table.game)
        check_players(game, len(table.seats))
        check_options(game, table.options)
    except Refusal:
        return False
    return True


async def opened(wish: NewTable, host: str, hasher: Passwords) -> tuple[log.Opened, str | None]:
    """Return the first act of a new table's log, and the hash of its password."""
    game = find_game(wish.game)
    players = check_players(game, wish.players)
    options = check_options(game, wish.options)
    house = check_house(game, players, wish.house)
    password = await check_access(wish.access, wish.password, hasher)
    assert not isinstance(password, UnsetType)
    begun = log.Opened(
        game=game.name, rules=game.version, players=players, options=options, pace=wish.pace,
        access=wish.access, house=house, host=host,
    )  # fmt: skip
    return begun, password


def agreed(table: Seating) -> log.Configured:
    """Return the table's current settings."""
    return log.Configured(
        players=len(table.seats),
        options=table.options,
        pace=table.pace,
        access=table.access,
        house=table.house,
    )


async def agree(
    table: Seating, wish: Configure, hasher: Passwords
) -> tuple[log.Configured, str | UnsetType | None]:
    """Return the table's new settings, and the hash of a new password."""
    game = find_game(table.game)
    players = len(table.seats) if wish.players is None else check_players(game, wish.players)
    options = {**table.options, **(wish.options or {})}
    access = wish.access or table.access
    configured = log.Configured(
        players=players,
        options=check_options(game, options),
        pace=wish.pace or table.pace,
        access=access,
        house=check_house(game, players, wish.house or table.house),
    )
    return configured, await check_access(access, wish.password, hasher, table.access)
