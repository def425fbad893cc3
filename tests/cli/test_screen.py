"""What is drawn: for one viewer, and only from what that viewer may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cli.screens import check_twin, everything
from cli.terminal import new_match, paper, words
from whitby.cli.draw.drawing import PLAIN
from whitby.cli.draw.drawings import drawing_of
from whitby.cli.draw.show import show_table
from whitby.cli.play.desk import Desk
from whitby.cli.play.match import Match
from whitby.cli.screen import home_language
from whitby.core.game import Game
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.row import EMPTY
from whitby.words import Speech

GAME: Game[Any, Any] = NOSFERATU
DRAWING = drawing_of("nosferatu")


def positions(players: int, seed: int, options: dict[str, str]) -> Iterator[Match]:
    """A random game with random claims, position by position."""
    match = new_match([], seed, players, options=options)
    chance = random.Random(seed)
    while open_now := match.decisions():
        yield match
        seat = chance.randrange(players)
        asides = match.seen(seat).asides
        if asides and chance.random() < 0.2:
            match.play(seat, chance.choice(asides).code())
        else:
            decision = chance.choice(open_now)
            match.play(decision.seat, chance.choice(decision.options).code())
    yield match


@pytest.mark.parametrize(("lang", "players", "number"), [("en", 5, 0), ("fr", 6, 1), ("de", 8, 2)])
def test_twin_worlds_look_the_same(lang: str, players: int, number: int) -> None:
    options = {each.name: each.choices[number % len(each.choices)] for each in GAME.options}
    seats: list[int | None] = [None, *range(players)]
    for at, match in enumerate(positions(players, number, options)):
        if not at % 2:
            check_twin(match, seats[at // 2 % len(seats)], lang, at)


def test_nobody_reads_what_only_others_saw() -> None:
    match = list(positions(6, 7, {}))[-1]
    speech = Speech("en", match.seats.names)
    events = match.state.events
    for seat in range(6):
        told = [line.plain for line in DRAWING.lines(match.seen(seat).view.history, "", speech)]
        secret = {
            speech.phrase(GAME.words.event(event)) for event in events if not event.seen_by(seat)
        } - {speech.phrase(GAME.words.event(event)) for event in events if event.seen_by(seat)}
        assert secret
        assert not [line for line in secret if line in " ".join(told)]


def test_the_viewer_is_marked_and_the_others_are_hidden() -> None:
    match = new_match([2], options={"renfield": "first"})
    match.state = NOSFERATU.scene(players=5, renfield=1, vampire=2, holder=3).state
    rows = {
        row[6:].split()[0]: row for row in everything(match, 2).splitlines() if row[3:4].isdigit()
    }
    assert "(you)" in rows["Clara"]
    assert "(bot)" in rows["Bram"]
    assert "Renfield" in rows["Anna"]
    assert " ? " in rows["Bram"]
    assert " ? " not in rows["Clara"]
    assert rows["Clara"].startswith("▶")


def test_bites_are_marks_and_numbers() -> None:
    table = NOSFERATU.scene(players=6, renfield=1, vampire=2, holder=3, bites={4: 2, 5: 1})
    match = new_match([2], 0, 6)
    match.state = table.state
    text = words(everything(match, 2))
    assert "●● 2" in text
    assert "● 1" in text
    assert "●●●○○ 3 of 5" in text


def test_renfield_sees_gifts_and_the_others_that_there_were_some() -> None:
    given = {2: "bite", 3: "rumour"}
    table = NOSFERATU.scene(players=6, renfield=1, vampire=2, holder=2, at="pile", given=given)
    match = new_match([], 0, 6)
    match.state = table.state
    assert "(Bite)" in everything(match, 0)
    assert "2: 1 Rumour, 1 Bite" in everything(match, 0)
    assert "(Bite)" in everything(match, 1)
    assert "(Rumour)" not in everything(match, 1)
    assert "(Bite)" not in everything(match, 4)
    assert everything(match, 4).count("face down") >= 2


def test_the_log_forgets_the_discards_of_earlier_rounds() -> None:
    lines = {}
    for kept in ("on", "off"):
        match = second_round(kept)
        log = [line.plain for line in DRAWING.log(match.seen(0), Speech("en", match.seats.names))]
        began = log.index("Round 2 begins.")
        lines[kept] = [" discards " in "".join(part) for part in (log[:began], log[began:])]
    assert lines == {"on": [True, True], "off": [False, True]}


def second_round(kept: str) -> Match:
    """A game in its second round, after a discard."""
    for seed in range(50):
        for match in positions(5, seed, {"full_history": kept}):
            view = GAME.view(match.state, 0)
            if view.public.round == 2 and view.public.shown != EMPTY:
                return match
    raise AssertionError("no game has a second round")


def test_news_are_what_came_since_the_last_choice() -> None:
    match = new_match([0], 2)
    told: list[str] = []
    while match.decisions():
        decision = match.decisions()[0]
        if decision.seat != 0:
            match.play_bot(decision)
            continue
        told += [event.code() for event in match.seen(0).news]
        match.play(0, decision.codes()[0])
    told += [event.code() for event in match.seen(0).news]
    assert told == [event.code() for event in match.seen(0).view.history]


def test_a_game_without_a_drawing_is_drawn_plainly() -> None:
    match = new_match([0], 1)
    screen, file = paper(match)
    show_table(screen, PLAIN, match.seen(0))
    assert "library" in file.getvalue()
    assert "Nosferatu" in file.getvalue()
    assert drawing_of("chess") is PLAIN
    assert PLAIN.goal(match.seen(0), screen.speech) is None
    assert PLAIN.log(match.seen(0), screen.speech) == []


def test_many_options_stand_in_two_columns_where_there_is_room() -> None:
    table = NOSFERATU.scene(players=8, renfield=1, vampire=4, holder=3, at="stake", dawn=True)
    match = new_match([2], 0, 8)
    match.state = table.state
    heights = []
    for width in (40, 100):
        screen, file = paper(match, width=width)
        Desk(match, screen, DRAWING, 2).show_question()
        heights.append(file.getvalue().count("\n"))
        assert "kill:8" in file.getvalue()
    assert heights[1] < heights[0]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LC_MESSAGES": "de", "LANG": "fr"}, "de"),
        ({"LANG": "it_IT"}, "en"),
    ],
)
def test_the_home_language(environment: dict[str, str], lang: str) -> None:
    assert home_language(environment) == lang
