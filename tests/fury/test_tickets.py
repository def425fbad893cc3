"""Reserving tickets (FURY-TICKET)."""

from __future__ import annotations

import pytest

from .at_the_table import FuryTable, answer, played, scene, sees, sheet
from .in_play import seward
from .readings import question
from .seats import ALL_BUT_SEWARD


def lord(**position: object) -> FuryTable:
    """Lord Godalming's turn in Paris."""
    return scene("godalming", "paris", **position)


def held(table: FuryTable, name: str) -> list[str]:
    """The tickets of a hunter, as the owner sees them."""
    found: list[str] = sheet(table, name, 2 if name == "godalming" else 3)["tickets"]
    return found


@pytest.mark.rule("FURY-TICKET-01", "FURY-TICKET-02", "FURY-TICKET-07")
@pytest.mark.parametrize("at", ["day", "night"])
def test_a_hunter_draws_a_ticket_looks_at_it_and_may_keep_it(at: str) -> None:
    table = played(seward(at=at, draws={"tickets": "2-1"}), "reserve")
    assert question(table) == (3, "keep", ["keep", "return:2-1"])
    assert "drew_ticket:seward:2-1" in table.log(3)
    assert held(table, "seward") == ["2-1"]
    table.play("keep")
    assert held(table, "seward") == ["2-1"]
    assert sees(table)["decks"]["tickets"] == 15
    assert table.asked == (4, "act")


@pytest.mark.rule("FURY-TICKET-01", "FURY-TICKET-07")
def test_nobody_else_sees_the_ticket() -> None:
    table = played(seward(draws={"tickets": "2-1"}, tickets="1-1"), "reserve", "keep")
    for seat in ALL_BUT_SEWARD:
        assert sheet(table, "seward", seat)["tickets"] == ["?", "?"]
        assert not any("2-1" in line for line in table.log(seat))
    assert held(table, "seward") == ["2-1", "1-1"]


@pytest.mark.rule("FURY-TICKET-01")
def test_every_ticket_of_the_pool_can_come() -> None:
    found = set()
    for seed in range(40):
        table = played(seward(seed=seed), "reserve")
        found.update(held(table, "seward"))
    assert found == {"3-2", "2-2", "2-1", "1-1", "1-0"}


@pytest.mark.rule("FURY-TICKET-02", "FURY-TICKET-06", "FURY-TICKET-11")
def test_a_ticket_thrown_back_is_not_shown_and_goes_to_the_pool() -> None:
    table = played(seward(draws={"tickets": "1-0"}), "reserve", "return:1-0")
    assert held(table, "seward") == []
    assert sees(table)["decks"]["tickets"] == 16
    assert "gave_back:seward:1-0" in table.log(3)
    for seat in ALL_BUT_SEWARD:
        assert "gave_back_ticket:seward" in table.log(seat)
        assert not any("1-0" in line for line in table.log(seat))


@pytest.mark.rule("FURY-TICKET-03", "FURY-TICKET-04")
def test_with_two_tickets_one_goes_back_before_the_draw() -> None:
    table = played(seward(tickets="2-2 1-0", draws={"tickets": "3-2"}), "reserve")
    assert question(table) == (3, "make_room", ["return:2-2", "return:1-0"])
    assert sees(table)["decks"]["tickets"] == 14  # nothing has been drawn
    table.play("return:1-0")
    answer(table, 3, "keep", "keep")
    assert held(table, "seward") == ["3-2", "2-2"]
    for seat in ALL_BUT_SEWARD:
        assert not any("1-0" in line for line in table.log(seat))


@pytest.mark.rule("FURY-TICKET-04")
def test_the_same_is_asked_with_two_tickets_alike() -> None:
    table = played(seward(tickets="2 2-2"), "reserve")
    assert table.codes == ["return:2-2"]


@pytest.mark.rule("FURY-TICKET-04")
def test_the_ticket_just_thrown_back_may_be_drawn() -> None:
    four = {"seward": "3-2 2-2", "mina": "2 3-2", "godalming": "3-2"}
    table = played(seward(tickets=four, draws={"tickets": "3-2"}), "reserve", "return:3-2")
    assert table.codes == ["keep", "return:3-2"]


@pytest.mark.rule("FURY-TICKET-05")
def test_lord_godalming_draws_two() -> None:
    table = played(lord(draws={"tickets": "3-2 1-0"}), "reserve", "keep")
    answer(table, 2, "again", "again", "keep")
    assert held(table, "godalming") == ["3-2", "1-0"]
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-TICKET-05")
def test_lord_godalming_may_stop_after_the_first() -> None:
    table = played(lord(), "reserve", "keep", "enough")
    assert len(held(table, "godalming")) == 1
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-TICKET-05")
def test_lord_godalming_with_one_ticket_discards_between_the_draws() -> None:
    table = played(lord(tickets="1-1", draws={"tickets": "2-1 3-2"}), "reserve", "keep", "again")
    assert question(table) == (2, "make_room", ["return:2-1", "return:1-1"])
    table.play("return:1-1", "keep")
    assert held(table, "godalming") == ["3-2", "2-1"]


@pytest.mark.rule("FURY-TICKET-05")
def test_lord_godalming_with_two_tickets_discards_before_each_draw() -> None:
    table = lord(tickets="1-1 1-0", draws={"tickets": "2-1 3-2"})
    table.play("reserve", "return:1-0", "keep", "again", "return:1-1", "keep")
    assert held(table, "godalming") == ["3-2", "2-1"]
    assert sees(table)["decks"]["tickets"] == 14


@pytest.mark.rule("FURY-TICKET-05")
def test_lord_godalming_need_not_make_room_after_throwing_the_first_back() -> None:
    table = lord(tickets="1-1", draws={"tickets": "1-0 3-2"})
    table.play("reserve", "return:1-0", "again")
    answer(table, 2, "keep", "keep")
    assert held(table, "godalming") == ["3-2", "1-1"]


@pytest.mark.rule("FURY-TICKET-05")
@pytest.mark.parametrize("name", ["seward", "van_helsing", "mina"])
def test_the_others_draw_one(name: str) -> None:
    table = played(scene(name, "paris"), "reserve", "keep")
    assert table.asked[1] != "again"


@pytest.mark.rule("FURY-TICKET-08")
@pytest.mark.parametrize("place", ["castle_dracula", "hospital_rome", "north_sea"])
def test_no_ticket_at_the_castle_at_sea_or_in_hospital(place: str) -> None:
    assert "reserve" not in seward(place).codes


@pytest.mark.rule("FURY-TICKET-08")
def test_at_the_castle_the_reason_is_given() -> None:
    table = seward("castle_dracula")
    assert table.barred(3)["reserve"] == "fury-why-castle"


@pytest.mark.rule("FURY-TICKET-09")
@pytest.mark.parametrize("place", ["nantes", "dublin", "cagliari"])
def test_tickets_can_be_had_where_no_train_runs(place: str) -> None:
    assert "reserve" in seward(place).codes


@pytest.mark.rule("FURY-TICKET-10")
def test_from_an_empty_pool_nothing_can_be_reserved() -> None:
    table = seward()
    table.state.decks.tickets = (0,) * 5
    assert "reserve" not in table.codes


@pytest.mark.rule("FURY-TICKET-10")
def test_the_pool_cannot_run_dry() -> None:
    full = {"godalming": "2 3-2", "seward": "2 2-2", "van_helsing": "2 2-1", "mina": "2 1-1"}
    table = lord(tickets=full)
    assert sees(table)["decks"]["tickets"] == 8
    assert "reserve" in table.codes


# The five kinds, spent in Berlin: white railways lead to Cologne, Hamburg and Leipzig, a yellow one
# to Prague

NEAR_BERLIN = {"cologne", "hamburg", "leipzig"}
TWO_FROM_BERLIN = {*NEAR_BERLIN, "brussels", "frankfurt", "nuremberg"}


def berlin_to(ticket: str) -> set[str]:
    """Where a ticket leads from Berlin."""
    table = played(seward("berlin", tickets=ticket), f"spend:{ticket}")
    return {code.removeprefix("ride:") for code in table.codes}


@pytest.mark.rule("FURY-COMP-11", "FURY-RAIL-12")
def test_ticket_1_0_leads_over_one_white_railway() -> None:
    assert berlin_to("1-0") == NEAR_BERLIN


@pytest.mark.rule("FURY-COMP-11", "FURY-RAIL-12")
def test_ticket_1_1_leads_over_one_railway() -> None:
    assert berlin_to("1-1") == {*NEAR_BERLIN, "prague"}


@pytest.mark.rule("FURY-COMP-11", "FURY-RAIL-12")
def test_ticket_2_1_leads_over_two_white_railways_or_one() -> None:
    assert berlin_to("2-1") == {*TWO_FROM_BERLIN, "prague"}


@pytest.mark.rule("FURY-COMP-11", "FURY-RAIL-12")
def test_ticket_2_2_leads_over_two_railways() -> None:
    assert berlin_to("2-2") == {*TWO_FROM_BERLIN, "prague", "vienna"}


@pytest.mark.rule("FURY-COMP-11", "FURY-RAIL-12")
def test_ticket_3_2_leads_over_three_white_railways_or_two() -> None:
    further = {"munich", "paris", "strasbourg"}
    assert berlin_to("3-2") == {*TWO_FROM_BERLIN, "prague", "vienna", *further}
