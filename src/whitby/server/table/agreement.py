"""A table's settings: checked before it is opened, and before they are changed."""

from __future__ import annotations

from typing import Any

from whitby.core.errors import BadSetup
from whitby.core.game import Game
from whitby.games import GAMES
from whitby.server.refusals import Refusal, need
from whitby.server.table import log
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


def check_access(access: Access, password: str | None, before: Access | None = None) -> None:
    """Refuse a password that is not used, and access by a password that is missing."""
    if access != "password":
        need(password is None, "password-unused", 422)
    elif password is None:
        need(before == "password", "password-missing", 422)


def playable(table: Seating) -> bool:
    """Return whether a table that has not started can be played under the current rules."""
    try:
        game = find_game(table.game)
        check_players(game, len(table.seats))
        check_options(game, table.options)
    except Refusal:
        return False
    return True


def sides(game: str, players: int, options: dict[str, str]) -> list[str | None]:
    """Return the side of each seat, where the rules fix it before anything is dealt."""
    rules = find_game(game)
    bare = rules.setup(players=players, options=options)  # this deals nothing yet
    return [rules.side(bare, seat) for seat in range(players)]


def opened(wish: NewTable, host: str) -> log.Opened:
    """Return the first act of a new table's log."""
    game = find_game(wish.game)
    players = check_players(game, wish.players)
    options = check_options(game, wish.options)
    house = check_house(game, players, wish.house)
    check_access(wish.access, wish.password)
    return log.Opened(
        game=game.name, rules=game.version, players=players, options=options, pace=wish.pace,
        access=wish.access, house=house, host=host,
    )  # fmt: skip


def agreed(table: Seating) -> log.Configured:
    """Return the table's current settings."""
    return log.Configured(
        players=len(table.seats),
        options=table.options,
        pace=table.pace,
        access=table.access,
        house=table.house,
    )


def agree(table: Seating, wish: Configure) -> log.Configured:
    """Return the table's new settings."""
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
    check_access(access, wish.password, table.access)
    return configured


def check_seats(table: Seating, configured: log.Configured) -> None:
    """Refuse settings that do not fit the people who have sat down."""
    taken = [n for n, seat in enumerate(table.seats, 1) if not seat.free]
    need(configured.players >= max(taken, default=0), "seats-taken")
    people = [seat.person for seat in table.seats if seat.person is not None]
    need(configured.house.many_seats or len(people) == len(set(people)), "two-seats")
