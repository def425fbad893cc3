"""The outlook: what Dracula's options lead to, for his seat only, consistent with the later map."""

from __future__ import annotations

from server.tables import Evening, Table, refusal
from server.test_deduction import deduced, fury, play
from whitby.core.rng import Fast
from whitby.games.fury.knowledge.foresight import FORESEEN
from whitby.server.admission import freely
from whitby.server.analysis.outlook import outlook as outlook_of
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.wire.commands import Shoulder
from whitby.wire.deduction import Outlook

DRACULA = 1


def outlook(table: Table, seat: int | None = DRACULA) -> Outlook:
    """What someone looking from a seat is told."""
    return table.evening.run(
        outlook_of(table.room.services.trackers, table.room.table, seat, freely)
    )


def refused(table: Table, seat: int | None = DRACULA) -> str:
    """Why someone is told nothing."""
    return refusal(lambda: outlook(table, seat))


def play_to(table: Table, prompt: str, chance: Fast, most: int = 400) -> None:
    """Play at random until Dracula is asked this."""
    for _ in range(most):
        play(table, chance, 1)
        if table.asked.get(DRACULA, ("",))[0] == prompt:
            return
    raise AssertionError(f"nobody asked for {prompt}")


def test_what_is_foreseen_is_what_the_map_then_shows(evening: Evening) -> None:
    table, chance = fury(evening), Fast(4)
    compared = 0
    for _ in range(6):
        play_to(table, "travel", chance)
        rows = {row.code: row for row in outlook(table).prospects}
        codes = [code for code in table.asked[DRACULA][1:] if code in rows]
        assert {code for code in table.asked[DRACULA][1:] if code.startswith("go:")} <= set(rows)
        code = codes[chance.below(len(codes))]
        table.move(table.holder(DRACULA), code, seat=DRACULA)
        assert len(deduced(table).here.places) == rows[code].left, code
        compared += 1
    assert compared == 6


def test_it_says_as_of_which_move(evening: Evening) -> None:
    table, chance = fury(evening), Fast(4)
    play_to(table, "travel", chance)
    first = outlook(table)
    assert (first.moves, first.era) == (len(table.room.table.seating.moves), 0)
    assert outlook(table) == first, "kept until something happens"
    play_to(table, "travel", chance)
    assert outlook(table).moves > first.moves


def test_it_is_empty_where_dracula_chooses_no_place(evening: Evening) -> None:
    table, chance = fury(evening), Fast(4)
    for _ in range(40):
        asked = table.asked.get(DRACULA, ("",))[0]
        assert bool(outlook(table).prospects) == (asked in FORESEEN)
        play(table, chance, 1)


def test_without_the_deduction_map_only_the_hunters_in_reach_are_told(evening: Evening) -> None:
    table = fury(evening, deduction="off")
    play_to(table, "dracula_start", Fast(4))
    rows = outlook(table).prospects
    assert rows
    assert all(row.left is None for row in rows)
    with_map = fury(evening)
    play_to(with_map, "dracula_start", Fast(4))
    told = {row.code: (row.near, row.perhaps) for row in outlook(with_map).prospects}
    assert {row.code: (row.near, row.perhaps) for row in rows} == told
    assert any(near or perhaps for near, perhaps in told.values())


def test_nobody_else_is_told(evening: Evening) -> None:
    table = fury(evening)
    play_to(table, "travel", Fast(4))
    for seat in (None, 2, 3, 4, 5):
        assert refused(table, seat) == "dracula-only"


def test_only_who_may_look_from_dracula_s_seat_is_told(evening: Evening) -> None:
    """His player and anyone they share their view with; asking for his seat is no help."""
    table = fury(evening)
    play_to(table, "dracula_start", Fast(4))
    dracula, hunter, guest = table.holder(DRACULA), table.holder(2), evening.person("Gustav")
    table.does(dracula, Shoulder(seat=DRACULA, open=True))
    token = table.sees(dracula).you.shoulder
    assert asks(table, dracula) == asks(table, dracula, DRACULA) == ""
    assert asks(table, guest, shoulder=token) == ""
    assert asks(table, hunter) == asks(table, guest) == "dracula-only"
    assert asks(table, hunter, DRACULA) == asks(table, guest, DRACULA) == "not-your-seat"
    assert asks(table, hunter, shoulder=token) == "no-peeking"
    table.does(dracula, Shoulder(seat=DRACULA, open=False))
    assert asks(table, guest, shoulder=token) == "no-shoulder"


def asks(table: Table, person: Person, seat: int | None = None, shoulder: str | None = None) -> str:
    """Ask as the route does; return why it is refused, or nothing."""

    try:
        viewer = table.evening.run(table.room.admit_viewer(person.id, seat, shoulder))
        assert outlook(table, viewer.seat).prospects
    except Refusal as refusal:
        return refusal.code
    return ""


def test_it_is_refused_where_there_is_none(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    assert refused(evening.duel(anna, bram)) == "no-deduction"
    assert refused(evening.table(anna, "fury")) == "not-begun"


def test_the_work_is_the_same_wherever_dracula_is(evening: Evening) -> None:
    """The computation depends on public facts alone, so that its duration reveals nothing."""
    table, chance = fury(evening), Fast(9)
    play_to(table, "travel", chance)
    outlook(table)
    kept = evening.rooms.services.trackers.get(table.room.table).forecast
    assert kept is not None
    seen = {key.split()[-1] for key in kept[1]}
    assert {"laid:land", "laid:sea", "laid:castle", "power:feed", "power:dark_call"} <= seen
