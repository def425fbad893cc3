"""Tables for browser tests, set up quickly when the set-up is not what is tested."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from browser.visitors import Visitor

Shown = dict[str, Any]
ENDING = ("lose", "step:")
"""The beginnings of the choices that bring a game to its end soonest."""


def against_bots(
    visitor: Visitor, game: str, players: int, seat: int = 1, level: str = "scripted", **wish: Any
) -> str:
    """Sit down at a table with bots in the other seats, start, and open it."""
    return played_on(visitor, random.Random(0), 0, game, players, seat, level, **wish)


def played_on(
    visitor: Visitor,
    chance: random.Random,
    choices: int,
    game: str,
    players: int,
    seat: int = 1,
    level: str = "scripted",
    **wish: Any,
) -> str:
    """Play against bots, open the table only after this many choices at random, and return it."""
    visitor.come()
    table = visitor.new_table(game=game, players=players, **wish)
    visitor.do(table, do="sit", seat=seat)
    for other in range(1, players + 1):
        if other != seat:
            visitor.do(table, do="fill", seat=other, level=level)
    visitor.do(table, do="start")
    for _ in range(choices):
        while visitor.look(table)["decision"] is None:
            visitor.page.wait_for_timeout(20)  # the bots are to move
        send_any(visitor, table, chance)
    visitor.open(f"/t/{table}")
    return table


def finished(visitor: Visitor, game: str, players: int) -> str:
    """Play a game to its end without the page; return its table."""
    table = seated(game, visitor, bots=players - 1)
    play_to_the_end(visitor, table)
    return table


def play_to_the_end(visitor: Visitor, table: str) -> None:
    """Answer every question until the game is over, choosing to lose if possible."""
    while (shown := visitor.look(table))["table"]["stage"] != "over":
        if shown["decision"] is None:
            visitor.page.wait_for_timeout(20)
        else:
            codes = [each["code"] for each in shown["decision"]["options"]]
            visitor.do(table, at=shown["seq"], do="move", code=liked(codes, ENDING))


def settle(visitor: Visitor) -> None:
    """Wait for three frames: what is new is brought into view in the second."""
    visitor.page.evaluate(
        """async () => {
          for (let n = 0; n < 3; n += 1) await new Promise(done => requestAnimationFrame(done));
        }"""
    )


def send_any(visitor: Visitor, table: str, chance: random.Random) -> None:
    """Answer a question at random without touching the page."""
    shown = visitor.look(table)
    code = chance.choice(shown["decision"]["options"])["code"]
    visitor.do(table, at=shown["seq"], do="move", code=code, seat=shown["seat"])


def seated(game: str, *people: Visitor, bots: int = 0, **wish: Any) -> str:
    """Seat people in order, bots after them, and start; the first of them is the host."""
    for visitor in people:
        visitor.come()
    host, players = people[0], len(people) + bots
    table = host.new_table(game=game, players=players, **wish)
    for seat, visitor in enumerate(people, 1):
        visitor.do(table, do="sit", seat=seat)
    for seat in range(len(people) + 1, players + 1):
        host.do(table, do="fill", seat=seat, level="scripted")
    host.do(table, do="start")
    return table


def play_until(
    table: str,
    people: tuple[Visitor, ...],
    stop: Callable[[int, Shown], bool],
    *likes: str,
) -> tuple[int, Shown]:
    """Let people play without the page until a question stops them; return whose it is, and it.

    `likes` are prefixes of the codes they prefer, the most preferred first.
    """
    seat = 1
    for _ in range(4000):
        shown = people[seat - 1].look(table)
        if shown["decision"] is None:
            asked = [each for each in shown["waiting"] if each <= len(people)]
            seat = asked[0] if asked else seat
            if not asked:
                people[0].page.wait_for_timeout(20)  # the bots are to move
        elif stop(seat, shown):
            return seat, shown
        else:
            code = liked([each["code"] for each in shown["decision"]["options"]], likes)
            people[seat - 1].do(table, at=shown["seq"], do="move", code=code, seat=seat)
    raise AssertionError("the question does not come")


def liked(codes: list[str], likes: tuple[str, ...]) -> str:
    """Return the first option with a preferred prefix, or the first of all."""
    for like in likes:
        for code in codes:
            if code.startswith(like):
                return code
    return codes[0]


def asks(prompt: str, seat: int | None = None) -> Callable[[int, Shown], bool]:
    """Return a condition that stops play at a question, for one seat or any."""

    def stop(asked: int, shown: Shown) -> bool:
        return bool(shown["decision"]["prompt"] == prompt and seat in (None, asked))

    return stop
