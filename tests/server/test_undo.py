"""Undo, and its four rules.

Never past someone else's action, never past a revealed secret, never past chance, and never so
that the choice would become another player's. A sealed answer can be undone until everyone has
given theirs.
"""

from __future__ import annotations

import pytest

from server.tables import BOT, Evening, Table
from whitby.core.engine import Together, decisions
from whitby.core.record import parse, verify
from whitby.core.rng import Fast, Keyed
from whitby.games import GAMES
from whitby.server.rows import Person
from whitby.server.table.fields import Has
from whitby.server.table.game import TableGame
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Hand, Move, TakeBack, Undo
from whitby.wire.tables import Live

DRACULAS = ("vampire1", "vampire2", "vampire3", "amulet", "coffin", "coffin")
HUNTERS = ("hunter1", "hunter2", "hunter3", "crucifix", "victim", "victim")


def dealt(evening: Evening, **wish: object) -> tuple[Table, Person, Person]:
    """A duel in which Dracula is about to move."""
    table, anna, bram = evening.duel_for_two(**wish)
    table.move(anna, *[f"pick:{card}" for card in DRACULAS])
    table.move(bram, *[f"pick:{card}" for card in HUNTERS])
    assert table.asked[1][0] == "move"
    return table, anna, bram


def steps(table: Table) -> list[str]:
    """The steps on offer, except those that cost a life."""
    return [code for code in table.asked[1][1:] if code.startswith("step:")]


# What can be undone


def test_a_step_is_taken_back(evening: Evening) -> None:
    table, anna, bram = dealt(evening)
    before = table.sees(anna)
    assert not before.undo
    table.move(anna, steps(table)[0])
    assert table.sees(anna).undo
    assert not table.sees(bram).undo
    assert not table.sees(None).undo
    table.undo(anna)
    after = table.sees(anna)
    assert after.view == before.view
    assert after.events == before.events
    assert (after.era, after.moves) == (before.era + 1, before.moves)
    assert after.decision is not None
    assert before.decision is not None
    assert after.decision.options == before.decision.options
    assert table.notices[-1] == "undone", "everyone is told"


def test_a_whole_way_is_taken_back_step_by_step(evening: Evening) -> None:
    table, anna, *_ = dealt(evening)
    before = table.sees(anna).view
    table.move(anna, steps(table)[0], "look:no")
    table.move(anna, "stop")
    assert table.asked[1][0] == "play"
    for _ in range(3):
        table.undo(anna)
    assert table.sees(anna).view == before
    assert table.refused(anna, Undo()) == "cannot-undo"
    table.move(anna, steps(table)[1])


def test_an_undo_survives_a_restart(evening: Evening) -> None:
    table, anna, *_ = dealt(evening)
    first, second = steps(table)[:2]
    table.move(anna, first)
    table.undo(anna)
    table.move(anna, second)
    view = table.sees(anna).view
    evening.restart()
    assert table.sees(anna).view == view
    assert table.sees(anna).era == 1
    table.undo(anna)
    assert second in table.asked[1]


def test_who_had_seen_more_is_told_anew(evening: Evening) -> None:
    table, anna, bram = dealt(evening)
    table.move(anna, steps(table)[0])
    has = table.sees(bram)
    room = table.room
    table.undo(anna)
    later = room.shown(viewer_of(room.table, bram.id), Has(has.era, len(has.events.items)))
    assert later.events.start == 0
    assert later.era == has.era + 1


def test_nobody_takes_back_for_somebody_else(evening: Evening) -> None:
    table, anna, bram = dealt(evening)
    table.move(anna, steps(table)[0])
    assert table.refused(bram, Undo()) == "cannot-undo"
    assert table.refused(bram, Undo(seat=1)) == "not-your-seat"
    assert table.refused(evening.person("Wanda"), Undo()) == "players-only"


def test_an_undo_of_what_one_has_not_seen_is_refused(evening: Evening) -> None:
    table, anna, *_ = dealt(evening)
    seen = table.room.table.seq
    table.move(anna, steps(table)[0])
    assert table.refused(anna, Undo(), at=seen) == "moved-on"


def test_a_table_may_do_without(evening: Evening) -> None:
    table, anna, *_ = dealt(evening, undo=False)
    table.move(anna, steps(table)[0])
    assert not table.sees(anna).undo
    assert table.refused(anna, Undo()) == "no-undo"


def test_an_undo_sent_twice_takes_back_one_move(evening: Evening) -> None:
    table, anna, *_ = dealt(evening)
    table.move(anna, steps(table)[0], "look:no")
    table.does(anna, Undo(), key="once")
    table.does(anna, Undo(), key="once")
    assert table.asked[1][0] == "look"


# Sealed answers


def test_a_sealed_pick_is_taken_back_though_another_picks_at_the_same_time(
    evening: Evening,
) -> None:
    table, anna, bram = evening.duel_for_two()
    start = table.sees(anna).view
    table.move(anna, "pick:vampire1")
    table.move(bram, "pick:hunter1", "pick:hunter2")
    bram_sees = table.sees(bram).view
    assert table.sees(anna).undo
    table.undo(anna)
    assert table.sees(anna).view == start
    assert table.sees(bram).view == bram_sees, "what Bram has sealed stays"
    assert not table.sees(anna).undo
    assert table.sees(bram).undo
    table.move(anna, "pick:coffin")
    table.undo(bram)
    assert "pick:hunter2" in table.asked[2]
    assert [(act.seat, act.code) for act in table.room.table.seating.moves] == [
        (2, "pick:hunter1"),
        (1, "pick:coffin"),
    ]


def test_who_has_sealed_everything_may_reconsider_until_all_have(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.move(bram, *[f"pick:{card}" for card in HUNTERS])
    assert list(table.asked) == [1]
    table.move(anna, "pick:amulet")
    table.undo(bram)
    assert list(table.asked) == [1, 2]
    table.undo(bram)
    table.move(bram, "pick:victim", "pick:victim")
    table.move(anna, *[f"pick:{card}" for card in ("vampire1", "vampire2", "vampire3")])
    evening.restart()
    table.undo(anna)
    table.move(anna, "pick:vampire3", "pick:coffin", "pick:coffin")
    assert table.asked[1][0] == "move"
    view = table.sees(bram).view
    evening.restart()
    assert table.sees(bram).view == view


def test_an_undone_pick_tells_the_others_nothing_about_it(evening: Evening) -> None:
    """Whatever Anna undid, Bram and the spectators see the same."""
    seen = []
    for card in ("vampire3", "coffin"):
        anna, bram = evening.people("Anna", "Bram")
        table = evening.duel(anna, bram)
        table.move(anna, f"pick:{card}")
        table.move(bram, "pick:hunter1")
        table.undo(anna)
        for person in (bram, None):
            shown = table.sees(person)
            notices = [(each.say.id, each.move) for each in shown.notices.items]
            known = (shown.view, shown.events, shown.waiting, shown.moves, shown.undo, shown.era)
            seen.append((known, notices))
    assert seen[0] == seen[2]
    assert seen[1] == seen[3]


def test_a_new_player_takes_back_nothing_that_was_sealed_before(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.move(anna, "pick:vampire1")
    table.move(bram, "pick:hunter1")
    table.does(anna, Hand(seat=1, level="random"))
    table.does(anna, TakeBack(seat=1))
    assert table.refused(anna, Undo()) == "cannot-undo"


def test_an_aside_ends_it(evening: Evening) -> None:
    people = evening.people("Anna", "Bram", "Clara")
    table = evening.bazaar(*people)
    anna, bram, _ = people
    table.move(anna, "price:low")
    table.move(bram, "shout")
    assert table.refused(anna, Undo()) == "cannot-undo"


def test_time_is_taken_back_with_the_answer_of_that_seat(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two(pace=Live(bank=100, increment=5))
    table.wait(10)
    table.move(anna, "pick:vampire1")
    table.wait(20)
    table.move(bram, "pick:hunter1")
    assert (table.left(1), table.left(2)) == (75, 75)
    table.undo(anna)
    assert (table.left(1), table.left(2)) == (70, 75)


# The four rules


def test_not_past_a_secret_in_the_duel(evening: Evening) -> None:
    table, anna, *_ = dealt(evening)
    table.move(anna, steps(table)[0], "look:yes")
    assert table.refused(anna, Undo()) == "cannot-undo", "a card was looked at"
    table.play_on("play")
    table.move(anna, next(code for code in table.asked[1][1:] if code.startswith("play:")))
    assert 1 not in table.asked or table.refused(anna, Undo()) == "cannot-undo"


def test_not_past_the_deal_in_the_duel(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.move(bram, *[f"pick:{card}" for card in HUNTERS])
    table.move(anna, *[f"pick:{card}" for card in DRACULAS])
    assert table.refused(anna, Undo()) == "cannot-undo", "cards were dealt"
    assert table.refused(bram, Undo()) == "cannot-undo"


def test_not_past_anybody_s_turn_in_nosferatu(evening: Evening) -> None:
    people = evening.people("Anna", "Bram", "Clara", "Dora", "Emil")
    table = evening.nosferatu(*people)
    chance = Fast(4)
    for _ in range(60):
        if not table.asked:
            break
        table.move_at_random(chance)
        if table.stage == "playing":
            for other, person in enumerate(people, 1):
                reason = why_not(table, other)
                assert table.sees(person).undo == (reason == ""), reason


def test_not_past_chance(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling()
    table.move(anna, "draw")
    assert table.refused(anna, Undo()) == "cannot-undo", "she saw a card"
    table.move(anna, "shake")
    assert table.refused(anna, Undo()) == "cannot-undo", "unseen chance would be drawn anew"
    table.move(anna, "step:1")
    table.undo(anna)
    assert table.refused(anna, Undo()) == "cannot-undo"


def test_not_past_a_secret_without_chance(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling()
    table.move(anna, "step:1", "season")
    assert table.refused(anna, Undo()) == "cannot-undo"


def test_not_past_another_s_action_beside_the_turn(evening: Evening) -> None:
    table, (anna, bram, *_) = evening.strolling()
    table.move(anna, "step:1")
    table.move(bram, "shout")
    assert table.refused(anna, Undo()) == "cannot-undo"
    assert table.refused(bram, Undo()) == "cannot-undo", "what was said was said"


def test_never_so_that_it_would_be_another_s_choice(evening: Evening) -> None:
    table, (anna, bram, *_) = evening.strolling()
    table.move(anna, "stop")
    table.undo(anna)
    table.move(anna, "stop", "shake_hands")
    assert list(table.asked) == [2]
    assert table.refused(anna, Undo()) == "cannot-undo"
    assert table.refused(bram, Undo()) == "cannot-undo"
    table.move(bram, "step:1")
    assert table.refused(anna, Undo()) == "cannot-undo"
    table.undo(bram)


def test_never_after_the_end(evening: Evening) -> None:
    table, people = evening.strolling()
    table.play_on()
    assert table.stage == "over"
    for person in people:
        assert not table.sees(person).undo
        assert table.refused(person, Undo()) == "only-playing"


def why_not(table: Table, seat: int) -> str:
    """Why a seat may not undo the last move, computed from the whole game."""
    room = table.room
    position = room.table.position
    assert position is not None
    moves = [(act.seat, act.code) for act in room.table.seating.moves]
    start = position.begin()
    asides = {number for number, act in enumerate(room.table.seating.moves) if act.aside}
    if (own := sealed(start, moves, seat, asides)) is not None:
        moves = [*moves[:own], *moves[own + 1 :], moves[own]]  # as if it had come last
        return "" if start.go_on(moves).questions == position.questions else "another order"
    if not moves or moves[-1][0] != seat:
        return "another has moved"
    before, after = start.go_on(moves[:-1])._state, start.go_on(moves)._state
    if not any(moves[-1][1] in d.codes() for d in decisions(before) if d.seat == seat - 1):
        return "it answered nothing"
    if [d.seat for d in decisions(before)] != [seat - 1]:
        return "another was asked as well"
    if [d.seat for d in decisions(after)] != [seat - 1]:
        return "it is another's choice"
    assert isinstance(before.rng, Keyed)
    assert isinstance(after.rng, Keyed)
    if before.rng.count != after.rng.count:
        return "chance was asked"
    if any(event.tells(after) for event in after.events[len(before.events) :]):
        return "a secret was told"
    return ""


def sealed(
    start: TableGame, moves: list[tuple[int, str]], seat: int, asides: set[int]
) -> int | None:
    """The number of a seat's last sealed answer, while some of the others are still open."""
    number = len(moves)
    while isinstance(start.go_on(moves[:number])._state.stack[-1], Together) and number:
        number -= 1
        if number in asides:
            return None
        before = start.go_on(moves[:number])._state.stack[-1]
        if moves[number][0] == seat and isinstance(before, Together):
            return number
    return None


@pytest.mark.parametrize("seed", range(2))
def test_in_a_whole_duel_just_what_is_harmless_can_be_taken_back(
    evening: Evening, seed: int
) -> None:
    table, *_ = evening.duel_for_two()
    chance = Fast(seed)
    undone = barriers = 0
    for _ in range(110):
        if not table.asked:
            break
        seat, code = table.move_at_random(chance)
        barriers += code.startswith("barrier")
        if table.stage != "playing":
            break
        reason = why_not(table, seat)
        assert table.room.table.may_undo(seat) == (reason == ""), (code, reason)
        assert table.room.table.may_undo(3 - seat) == (why_not(table, 3 - seat) == "")
        if not reason and chance.below(4) == 0:
            table.undo(table.holder(seat), seat)
            undone += 1
    assert undone
    assert barriers


# The record


def test_the_record_of_a_game_with_undone_moves_verifies(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.duel(anna, BOT)
    undone = 0
    chance = Fast(1)
    for _ in range(400):
        if not table.asked:
            break
        codes = table.asked[1][1:]
        table.move(anna, codes[chance.below(len(codes))])
        if table.stage == "playing" and table.sees(anna).undo and chance.below(3) == 0:
            table.undo(anna)
            undone += 1
    table.play_on()
    assert table.stage == "over"
    assert undone
    record = parse(table.record())
    assert verify(GAMES, record) == "committed"
    assert len(record.moves) == len(table.room.table.seating.moves)
    assert table.refused(anna, Move(code="stop")) == "only-playing"
