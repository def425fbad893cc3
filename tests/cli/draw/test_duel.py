"""What is drawn of a duel: for one viewer, from what that viewer may know, in every width."""

from __future__ import annotations

import random
import re
from typing import Any, Unpack

import pytest
from rich.text import Text

from cli.duels import DRAWING, new_duel, positions
from cli.screens import check_twin, question, table
from cli.terminal import paper, words
from whitby.cli.play.desk import Desk
from whitby.cli.play.match import Match
from whitby.cli.screen import fold
from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.core.game import Game
from whitby.games.duel import events as e
from whitby.games.duel.cards import COLOURS
from whitby.games.duel.game import DUEL
from whitby.games.duel.scene_cards import Position
from whitby.words import Speech

GAME: Game[Any, Any] = DUEL
HANDS = {
    "dracula": "3 vampire1 3 vampire3 3 coffin",
    "van_helsing": "3 hunter1 2 hunter2 crucifix 3 victim",
}


def scene(options: dict[str, str] | None = None, **position: Unpack[Position]) -> Match:
    """A duel at some position, with a person on each side."""
    match = new_duel([0, 1], 0, **(options or {}))
    match.state = DUEL.scene(options, **position).state
    return match


# Nobody sees more than they should


@pytest.mark.parametrize(("lang", "number"), [("en", 0), ("fr", 1), ("de", 2)])
def test_twin_worlds_look_the_same(lang: str, number: int) -> None:
    chosen = {
        setting.name: setting.choices[number % len(setting.choices)] for setting in GAME.options
    }
    match = new_duel([0, 1], number, **chosen)
    seats: list[int | None] = [None, 0, 1]
    for at, _ in enumerate(positions(match, random.Random(number))):
        if at % 5 or at > 200:
            continue
        check_twin(match, seats[at // 5 % 3], lang, at)


def test_only_ones_own_hand_is_shown() -> None:
    match = scene(hands=HANDS)
    first, second, nobody = (words(table(match, seat)) for seat in (0, 1, None))
    assert "Your hand 3 × Vampire 1, 3 × Vampire 3, 3 × Coffin" in first
    assert "3 × Vampire hunter 1" in second.partition("Your hand")[2]
    for text in (first, nobody):
        assert "Vampire hunter" not in text
    assert "Vampire 1" not in second + nobody
    assert "Your hand" not in nobody


def test_a_hand_that_was_seen_is_shown_while_it_is_the_same() -> None:
    match = scene(hands=HANDS, saw="van_helsing")
    assert "Encounter hand Dracula: 3 × Vampire 1, 3 × Vampire 3," in words(table(match, 1))
    assert "Encounter hand Van Helsing:" not in words(table(match, 0))


def test_action_cards_are_told_to_their_owner() -> None:
    actions = {"dracula": "dr_puls dr_stille", "van_helsing": "vh_staerke vh_ausdauer"}
    match = scene(actions=actions, aside={"dracula": "dr_augen", "van_helsing": "vh_eingebung"})
    first, second = words(table(match, 0)), words(table(match, 1))
    assert "The Pulse of the Night 2 3 RED takes back a fallen vampire" in first
    assert "Quiet Night 3 4 ANY –" in first
    assert "Set aside Dracula: The Eyes of the Night" in first
    assert "Endurance" not in first
    assert "Inspiration" not in first
    assert "Strength 3 4 ANY –" in second
    assert "Pulse" not in second
    assert "2 · 1 set aside" in first


def test_what_is_known_of_a_card() -> None:
    board = {"1": "coffin", "2": "victim", "4": "vampire2", "5": "empty", "7": "hunter3"}
    match = scene(board=board, laid=["1", "2"], seen=["4"], figures={"dracula": "8"})
    first, second, nobody = (table(match, seat) for seat in (0, 1, None))
    for text in (first, second, nobody):
        assert "Vampire 2" in text, "a card that was revealed"
        assert "Empty location" in text
        assert text.count("?") >= 7
    assert "Coffin" in first.partition("Your hand")[0]
    assert "Van Helsing’s card" in words(first)
    assert "Victim" in second.partition("Your hand")[0]
    assert "Dracula’s card" in second
    assert "Coffin" not in second
    assert "Dracula’s card" in nobody
    assert "Van Helsing’s card" in words(nobody)


# The board


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_position_fits(lang: str, width: int) -> None:
    match = new_duel([0, 1], width, match="three")
    for at, decision in enumerate(positions(match, random.Random(width))):
        if at % 7 == 0 and at < 300:
            screen, file = paper(match, lang, width)
            desk = Desk(match, screen, DRAWING, decision.seat)
            desk.show(goal=True)
            desk.show_question()
            assert max(map(len, file.getvalue().splitlines())) <= width
            assert "…" not in file.getvalue(), "nothing is cut off"
    assert max(map(len, table(match, 0, lang, width).splitlines())) <= width


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_place_stands_where_it_is(lang: str, width: int) -> None:
    match = scene(figures={"dracula": "4", "van_helsing": "4"})
    speech = Speech(lang)
    text = table(match, 0, lang, width)
    where = [text.index(speech.say(f"duel-place-{at}")) for at in range(1, 11)]
    assert where == sorted(where)
    lines = text.splitlines()
    for row in ((1, 2), (3, 4, 5), (6, 7, 8), (9, 10)):
        names = [speech.say(f"duel-place-{at}") for at in row]
        assert any(all(name in line for name in names) for line in lines)
    assert f"▲ {speech.say('duel-side-dracula')}" in text
    assert f"▲ {speech.say('duel-side-van_helsing')}" in text


@pytest.mark.parametrize("width", [60, 80, 120])
def test_barriers_have_names_and_not_only_colours(lang: str, width: int) -> None:
    barriers = {"red": "3-4", "blue": "1-4", "green": "4-5", "yellow": "8-station"}
    match = scene(barriers=barriers)
    text = table(match, None, lang, width)
    speech = Speech(lang)
    marks = [speech.say(f"cli-duel-mark-{colour}") for colour in COLOURS]
    assert len(set(marks)) == 4
    for mark in marks:
        assert len(mark) == 3
        assert text.count(mark) == 2, "on the board, and in the list"
    row = next(line for line in text.splitlines() if marks[0] in line)
    assert row.index(marks[0]) < row.index(marks[2]), "red and green bar the same place"
    assert re.search(f"━ {marks[1]} ━", text)
    assert re.search(f"━ {marks[3]} ━", text)
    assert f"{marks[0]} 3-4 · {marks[1]} 1-4" in words(text)


def test_marks_are_the_beginnings_of_what_buttons_say(lang: str) -> None:
    speech = Speech(lang)
    for colour in COLOURS:
        mark = speech.say(f"cli-duel-mark-{colour}").lower()
        text = speech.say(f"duel-log-barrier-{colour}", who="", place_the="", other_the="")
        assert any(word.startswith(mark) for word in text.lower().split())


def test_what_is_in_force_is_told() -> None:
    match = scene(turn="van_helsing", effects="breath whisper")
    text = words(table(match, 1))
    assert "In effect Vampires are 1 point stronger" in text
    assert "may neither place nor move a barrier" in text
    match = scene(turn="dracula", effects="ward", turned="5")
    text = words(table(match, 0))
    assert "Dracula may not use a special action." in text
    assert "Dracula may not enter house 5." in text
    assert "↻ Turned card" in text


def test_lives_targets_and_piles_are_marks_and_numbers() -> None:
    match = scene(
        lives={"dracula": 3}, targets={"dracula": 2}, discard="hunter1 2 vampire2", number=9
    )
    text = words(table(match, 0))
    assert "Turn 9" in text
    assert "Lives ●●●○ 3 ●●●● 4" in text
    assert "Target cards ●●○○○ 2 ○○○○○ 0" in text
    assert "Discard pile Dracula: 2 × Vampire 2 Van Helsing: Vampire hunter 1" in text


def test_the_score_of_a_match_is_shown() -> None:
    match = scene({"match": "five"})
    assert "Game 1/5" in table(match, 0)
    assert "Games won 0 0" in words(table(match, 0))
    assert "Games won" not in table(scene(), 0)


# Choices


@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_card_that_is_too_small_costs_lives(lang: str, width: int) -> None:
    actions = {"dracula": "dr_fluegel dr_schatten"}
    match = scene(at="action", steps=4, actions=actions, aside={"dracula": ""})
    rows = question(match, 0, lang, width).splitlines()
    small = next(row for row in rows if Speech(lang).say("duel-card-dr_fluegel")[:9] in row)
    large = next(row for row in rows if Speech(lang).say("duel-card-dr_schatten")[:9] in row)
    assert words(small).startswith("1 2 ")
    assert "−3" in small
    assert words(large).startswith("3 – ")
    assert "−" not in large
    assert max(map(len, rows)) <= width


def test_vigilance_leaves_no_special_action() -> None:
    actions = {"dracula": "dr_fluegel dr_schatten"}
    match = scene(at="action", steps=1, actions=actions, aside={"dracula": ""}, effects="ward")
    assert "1 – The Wings of the Night" in words(question(match, 0))


@pytest.mark.parametrize("width", [60, 80, 120])
def test_many_barriers_stand_by_colour(lang: str, width: int) -> None:
    match = scene(at="action", steps=1, actions={"dracula": "dr_schatten"}, aside={"dracula": ""})
    match.play(0, "play:dr_schatten")
    decision = match.decisions()[0]
    assert len(decision.options) == 69
    text = question(match, 0, lang, width)
    rows = text.splitlines()
    assert len(rows) <= 26
    assert max(map(len, rows)) <= width
    speech = Speech(lang)
    for colour in COLOURS:
        assert speech.say(f"duel-barrier-{colour}") in text
    numbers = [int(number) for number in re.findall(r"(?<![\d-])(\d+) \d+-\d+", text)]
    assert numbers == list(range(2, 70))
    mark = speech.say("cli-duel-mark-red").lower()
    assert f"{mark} 0-1" in text


# The log


def spoken(events: list[Event]) -> list[str]:
    """The lines of the log for some events."""
    return [line.plain for line in DRAWING.lines(events, "duel", Speech("en", ["Anna", "Bram"]))]


def test_a_turn_is_one_paragraph() -> None:
    lines = spoken(
        [
            Fact(e.GAME_BEGAN, (1, 0, 0)),
            Fact(e.TURN_BEGAN, (1, 0)),
            e.STEPPED.of(0, 1),
            e.PASSED_BY.of(0, 1),
            e.PLAYED.of(1),
            Fact(e.TURN_BEGAN, (2, 1)),
            e.STEPPED.of(1, 8),
            Fact(e.WON, (0, 3)),
            Fact(e.SCORE, (1, 0)),
        ]
    )
    assert len(lines) == 5
    assert lines[1].startswith("Turn 1: Dracula to move. Dracula goes to house 1. ")
    assert lines[1].endswith("Dracula plays “The Pulse of the Night”.")
    assert lines[2] == "Turn 2: Van Helsing to move. Van Helsing goes to house 8."


@pytest.mark.parametrize(
    ("public", "private"),
    [
        (e.TOOK_UP.of(0, 3), Fact(e.SAW_OWN, (0, 3, 4))),
        (e.LAID.of(0, 3), Fact(e.LAID_FACE, (0, 3, 4))),
        (Fact(e.REFILLED, (0, 5, False)), Fact(e.DREW, (0b11111,))),
        (e.FETCHED_ASIDE.of(1), e.FETCHED_FACE.of(13)),
        (e.FEINT_DRAWN[0].of(1), e.FEINT_FACE.of(0, 4)),
    ],
)
def test_what_is_half_seen_is_read_once(public: Event, private: Event) -> None:
    assert spoken([public, private]) == spoken([private])
    assert spoken([public]) != spoken([private])
    assert len(spoken([public])) == 1


def test_loud_things_are_bold() -> None:
    lines = DRAWING.lines(
        [Fact(e.TURN_BEGAN, (1, 0)), Fact(e.LIFE_LOST, (0, 0, 2))], "duel", Speech("en")
    )
    assert [span.style for span in lines[0].spans if span.style] == ["bold"]


def test_nobody_reads_what_only_the_other_saw() -> None:
    match = new_duel([0, 1], 7)
    for _ in positions(match, random.Random(7)):
        pass
    speech = Speech("en", match.seats.names)
    events = match.state.events
    say = GAME.words.event
    for seat in (0, 1):
        told = " ".join(
            line.plain for line in DRAWING.lines(match.seen(seat).view.history, "", speech)
        )
        secret = {speech.phrase(say(event)) for event in events if not event.seen_by(seat)}
        secret -= {speech.phrase(say(event)) for event in events if event.seen_by(seat)}
        assert secret
        assert not [line for line in secret if line in told]


def test_steps_are_counted_against_the_best_card() -> None:
    actions = {"dracula": "dr_puls dr_atem"}
    match = scene(actions=actions)
    match.play(0, "step:1")
    assert "Steps 1 · your best card pays 3" in words(table(match, 0))
    assert "Steps 1" in words(table(match, 1))
    assert "best card" not in table(match, 1) + table(match, None)


@pytest.mark.parametrize("width", [20, 30, 40])
def test_lines_never_end_within_quotation_marks(width: int) -> None:
    say = (
        "Dracula joue «\u00a0Ténèbres\u00a0», «\u00a0Ailes de la nuit\u00a0»\u202f; et puis\u202f?"
    )
    text = fold(Text.assemble((say, "bold")), width)
    for line in text.plain.splitlines():
        assert len(line) <= width
        assert not line.startswith(("»", ";", "?"))
        assert not line.endswith("«")
    assert text.plain.replace("\n", " ") == say
    assert text.spans[0].end == len(say)
