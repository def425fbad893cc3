"""Whole games, played by clicking in real browsers."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest

from browser.conftest import Visit
from browser.tables import ENDING, against_bots, liked, play_to_the_end
from browser.visitors import DESKTOP, PHONE, expect, seen_from
from lengths import length
from server.live import Live

CLICKED = length(4, 30)
"""Turns with everyone at their own browser that are clicked; the rest is sent, which is quicker."""
TOGETHER = length([("duel", 2)], [("duel", 2), ("nosferatu", 5)])
"""Five people have a browser of their own in `test_fury_table.py`, three at Nosferatu elsewhere."""
ALONE = length(12, 10_000)
"""Choices against bots that are clicked."""


@pytest.mark.parametrize(
    ("game", "players", "lang", "viewport"),
    [
        ("duel", 2, "de", PHONE),
        ("nosferatu", 7, "fr", DESKTOP),
    ],
)
def test_a_game_against_bots_to_its_end(
    server: Live, visit: Visit, game: str, players: int, lang: str, viewport: dict[str, int]
) -> None:
    with visit(lang, viewport=viewport) as anna:
        table = against_bots(anna, game, players)
        assert anna.play_on(random.Random(f"{game} {lang}"), ALONE) > 0
        play_to_the_end(anna, table)
        expect(anna.page.locator('[data-stage="over"]')).to_be_visible()
        anna.fits()
        assert seen_from(server, table)["table"]["stage"] == "over"


@pytest.mark.parametrize(("game", "players"), TOGETHER)
def test_everyone_at_a_browser_of_their_own(
    server: Live, visit: Visit, game: str, players: int
) -> None:
    languages = ["en", "fr", "de"]
    chance = random.Random(game)
    with ExitStack() as stack:
        people = [
            stack.enter_context(visit(languages[seat % 3], f"P{seat + 1}", viewport=PHONE))
            for seat in range(players)
        ]
        for visitor in people:
            visitor.come()
        table = people[0].new_table(game=game, players=players, house={"bots": "quick"})
        for seat, visitor in enumerate(people, 1):
            visitor.do(table, do="sit", seat=seat)
            visitor.open(f"/t/{table}")
        people[0].do(table, do="start")
        for visitor in people:
            expect(visitor.page.locator("[data-stage]")).to_be_visible()
        for turn in range(3000):
            seen = seen_from(server, table)
            if seen["table"]["stage"] == "over":
                break
            if turn == CLICKED:
                for visitor in people:
                    visitor.away()  # they come back at the end
            for asked in (people[seat - 1] for seat in seen["waiting"]):
                if turn >= CLICKED:
                    shown = asked.look(table)
                    codes = [each["code"] for each in shown["decision"]["options"]]
                    asked.do(table, at=shown["seq"], do="move", code=liked(codes, ENDING))
                elif asked.await_turn():
                    asked.choose(chance)
        for visitor in people[: len(languages)]:
            visitor.open(f"/t/{table}")
            expect(visitor.page.locator('[data-stage="over"]')).to_be_visible()
