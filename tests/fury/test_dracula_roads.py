"""Dracula's events that answer hunters on the move: Customs Search, False Tip, Wild Horses."""

from __future__ import annotations

import pytest

from .at_the_table import answer, played, real_scene, sees
from .dracula_events import hunt, seward
from .hunter_events import place
from .readings import discarded, items, question, said, wounds
from .seats import DRACULA
from .the_trail import schemes


@pytest.mark.rule("FURY-MOVE-10")
@pytest.mark.parametrize(
    ("way", "hurt", "left"), [("pay_items", 0, []), ("pay_damage", 3, ["knife", "pistol"])]
)
def test_customs_search_delays_and_costs_items_or_blood(
    way: str, hurt: int, left: list[str]
) -> None:
    table = seward(schemes="customs_search", items="knife pistol")
    table.play("road:nuremberg", "no_event")
    assert question(table) == (DRACULA, "customs", ["play:customs_search", "no_event"])
    table.play("play:customs_search")
    assert question(table) == (3, "pay_customs", ["pay_items", "pay_damage"])
    assert table.state.public.delayed[1] == 1
    table.play(way)
    assert (wounds(table, "seward"), items(table, "seward")) == (hurt, left)
    assert discarded(table, "knife") == 1 - len(left) // 2
    assert discarded(table, "customs_search") == 1
    assert table.asked == (4, "act")


@pytest.mark.rule("FURY-MOVE-10", "FURY-REGION-03", "FURY-REGION-06")
@pytest.mark.parametrize(
    ("at", "move", "asked"),
    [
        ("prague", ["road:nuremberg"], True),
        ("prague", ["road:vienna"], False),  # the same region
        ("strasbourg", ["spend:2-2", "no_event", "ride:munich"], True),
        ("strasbourg", ["spend:2-2", "no_event", "ride:nuremberg"], True),
        ("vienna", ["carriage:2-2", "no_event", "ride:venice"], True),
        ("rome", ["sail:tyrrhenian_sea"], False),
        ("tyrrhenian_sea", ["sail:cagliari"], False),
        ("hospital_budapest", ["leave:budapest"], False),
        ("prague", ["play:sense_of_urgency", "travel:nuremberg"], False),
        ("prague", ["horses", "travel:nuremberg"], False),
    ],
)
def test_customs_search_answers_moves_between_regions(
    at: str, move: list[str], asked: bool
) -> None:
    table = seward(
        at,
        schemes="customs_search",
        tickets="2-2",
        items="fast_horses",
        events="chartered_carriage sense_of_urgency",
    )
    table.play(*move)
    while table.asked[1] == "wild_horses":
        table.play("no_event")
    assert (table.asked == (DRACULA, "customs")) == asked


@pytest.mark.rule("FURY-MOVE-10")
def test_customs_search_and_wild_horses_answer_a_move_in_a_long_night() -> None:
    table = real_scene(
        at="dawn",
        hunters={"seward": "prague"},
        events={"seward": "long_night"},
        schemes="customs_search",
    )
    table.play("play:long_night")
    hunt(table, "night").play("pass", "road:nuremberg")
    answer(table, DRACULA, "wild_horses", "no_event")
    assert table.asked == (DRACULA, "customs")


@pytest.mark.rule("FURY-MOVE-10")
def test_customs_search_compares_the_first_city_with_the_last() -> None:
    table = seward(schemes="customs_search wild_horses")
    table.play("road:nuremberg", "play:wild_horses", "send_on:prague")
    assert table.asked == (4, "act")
    table = seward(schemes="customs_search wild_horses")
    table.play("road:vienna", "play:wild_horses", "send_on:munich")
    assert table.asked == (DRACULA, "customs")


@pytest.mark.rule("FURY-MOVE-10", "FURY-DELAY-06")
def test_customs_search_comes_after_the_ambush_and_delays_only_once() -> None:
    table = seward(schemes="customs_search", hideout="nuremberg: spy")
    table.play("road:nuremberg", "no_event")
    answer(table, DRACULA, "ambush", "no_ambush")
    assert table.asked == (DRACULA, "customs")
    table = seward(schemes="customs_search", hideout="nuremberg: unnatural_fog")
    table.play("road:nuremberg", "no_event", "ambush:2:unnatural_fog", "play:customs_search")
    table.run()
    assert said(table, "delayed", "suffered") == ["delayed:seward", "suffered:seward:3:6"]


@pytest.mark.rule("FURY-MOVE-10")
def test_customs_search_does_not_answer_for_a_hunter_whom_the_ambush_defeated() -> None:
    table = seward("prague 8 damage", schemes="customs_search", hideout="nuremberg: rats")
    table.play("road:nuremberg", "no_event", "ambush:2:rats")
    assert "defeated:seward:nuremberg" in table.log()
    assert table.asked != (DRACULA, "customs")


def test_customs_search_can_defeat_a_hunter_who_pays_in_blood() -> None:
    position = {"schemes": "customs_search", "items": {"seward": "knife"}}
    table = seward("prague 6 damage", **position)
    table.play("road:nuremberg", "no_event", "play:customs_search", "pay_damage")
    assert "defeated:seward:nuremberg" in table.log()


@pytest.mark.rule("FURY-MOVE-10", "FURY-DELAY-07")
def test_customs_search_of_a_hunter_without_items_leaves_no_choice_but_blood() -> None:
    table = seward(schemes="customs_search", tickets="1-1")
    table.play("road:nuremberg", "no_event", "play:customs_search")
    assert table.asked == (4, "act")
    assert said(table, "delayed", "suffered") == ["delayed:seward", "suffered:seward:3:6"]


@pytest.mark.rule("FURY-RAIL-11")
def test_false_tip_lets_dracula_choose_where_the_ticket_leads() -> None:
    table = played(seward("strasbourg", schemes="false_tip", tickets="1-1"), "spend:1-1")
    assert question(table) == (DRACULA, "false_tip", ["play:false_tip", "no_event"])
    assert sees(table)["hunters"]["seward"]["tickets"] in (0, [])
    table.play("play:false_tip")
    # the ticket decides, and staying is not allowed (FURY-RAIL-10)
    assert question(table) == (DRACULA, "ride", ["ride:frankfurt", "ride:munich", "ride:zurich"])
    table.play("ride:frankfurt")
    assert (place(table, "seward"), discarded(table, "false_tip")) == ("frankfurt", 1)


def test_false_tip_held_back_leaves_the_choice_to_the_hunter() -> None:
    table = seward("strasbourg", schemes="false_tip", tickets="1-1")
    table.play("spend:1-1", "no_event")
    assert table.asked == (3, "ride")
    assert schemes(table) == ["false_tip"]


@pytest.mark.rule("FURY-RAIL-11", "FURY-EVENT-14")
def test_false_tip_cancels_a_chartered_carriage_and_the_ticket_counts_as_printed() -> None:
    events = {"seward": "chartered_carriage"}
    table = seward("prague", schemes="false_tip", tickets="1-1", events=events)
    table.play("carriage:1-1")
    answer(table, DRACULA, "false_tip", "play:false_tip")
    assert question(table) == (3, "ride", ["ride:berlin", "ride:vienna"])
    assert said(table, "event_cancelled") == ["event_cancelled:chartered_carriage"]
    assert (discarded(table, "chartered_carriage"), discarded(table, "false_tip")) == (1, 1)


@pytest.mark.rule("FURY-RAIL-11")
def test_false_tip_can_leave_a_hunter_with_a_carriage_where_he_is() -> None:
    events = {"seward": "chartered_carriage"}
    table = seward("prague", schemes="false_tip", tickets="1-0", events=events)
    assert "spend:1-0" not in table.codes  # only yellow railways lead from Prague
    table.play("carriage:1-0", "play:false_tip")
    assert (table.asked, place(table, "seward")) == ((4, "act"), "prague")
    assert "stayed:seward" in table.log()
    assert sees(table, 3)["hunters"]["seward"]["tickets"] == []


@pytest.mark.rule("FURY-GOLD-07", "FURY-RAIL-11", "FURY-EVENT-14")
@pytest.mark.parametrize("ticket", ["spend:1-1", "carriage:1-1"])
def test_false_tip_is_cancelled_by_good_luck_which_names_it(ticket: str) -> None:
    events = {"godalming": "good_luck", "seward": "chartered_carriage"}
    table = seward("prague", schemes="false_tip", tickets="1-1", events=events)
    table.play(ticket, "play:false_tip")
    assert question(table) == (2, "good_luck", ["play:good_luck", "no_event"])
    table.play("play:good_luck")
    assert table.asked == (3, "ride")
    assert ("ride:venice" in table.codes) == ticket.startswith("carriage")
    assert said(table, "event_cancelled") == ["event_cancelled:false_tip"]
    assert (discarded(table, "good_luck"), discarded(table, "false_tip")) == (1, 1)


@pytest.mark.rule("FURY-GOLD-07", "FURY-EVENT-03", "FURY-RAIL-11")
def test_false_tip_may_be_followed_by_a_second_one_when_good_luck_cancels_the_first() -> None:
    position = {"tickets": {"seward": "1-1"}, "schemes": "2 false_tip"}
    luck = {"godalming": "good_luck", "mina": "good_luck"}
    table = seward("strasbourg", events=luck, **position)
    table.play("spend:1-1", "play:false_tip", "play:good_luck")
    assert question(table) == (DRACULA, "false_tip", ["play:false_tip", "no_event"])
    table.play("play:false_tip")
    assert question(table) == (5, "good_luck", ["play:good_luck", "no_event"])
    table.play("no_event")
    assert table.asked == (DRACULA, "ride")
    table = seward("strasbourg", events=luck, **position)
    table.play("spend:1-1", "play:false_tip", "play:good_luck", "play:false_tip", "play:good_luck")
    assert table.asked == (3, "ride"), "no False Tip is left that he could hold"
    assert said(table, "event_cancelled") == ["event_cancelled:false_tip"] * 2


@pytest.mark.rule("FURY-GOLD-07")
@pytest.mark.parametrize("other", ["false_tip", "enraged"])
def test_false_tip_is_asked_for_again_alike_whatever_dracula_has_left(other: str) -> None:
    table = seward(
        "strasbourg", schemes=f"false_tip {other}", tickets="1-1", events={"godalming": "good_luck"}
    )
    table.play("spend:1-1", "play:false_tip", "play:good_luck")
    answer(table, DRACULA, "false_tip", "no_event")
    assert table.asked == (3, "ride")


@pytest.mark.rule("FURY-TICKET-11")
def test_false_tip_does_not_answer_a_ticket_turned_by_fast_horses() -> None:
    table = played(seward("prague", schemes="false_tip", items="fast_horses"), "horses")
    assert table.asked == (3, "hurry")


@pytest.mark.rule("FURY-MOVE-10")
def test_wild_horses_move_a_hunter_on_and_only_the_new_city_is_revealed() -> None:
    trail = ["galway", "nuremberg: rats", "leipzig: spy"]
    table = played(seward(schemes="wild_horses", trail=trail), "road:nuremberg")
    assert question(table) == (DRACULA, "wild_horses", ["play:wild_horses", "no_event"])
    assert said(table, "found", "ambushed") == []
    table.play("play:wild_horses")
    cities = ["frankfurt", "leipzig", "munich", "prague", "strasbourg", "zurich"]
    assert question(table) == (DRACULA, "send_on", [f"send_on:{c}" for c in cities])
    table.play("send_on:leipzig")
    assert said(table, "horses_bolted") == ["horses_bolted:seward:leipzig"]
    assert (place(table, "seward"), said(table, "found")) == ("leipzig", ["found:3:leipzig"])
    assert table.codes == ["ambush:3:spy", "no_ambush"]
    assert discarded(table, "wild_horses") == 1


@pytest.mark.rule("FURY-MOVE-09", "FURY-MOVE-10")
def test_wild_horses_may_lead_back_and_a_second_copy_does_not_answer_the_first() -> None:
    table = seward(schemes="2 wild_horses")
    table.play("road:vienna", "play:wild_horses", "send_on:prague")
    assert (place(table, "seward"), schemes(table)) == ("prague", ["wild_horses"])
    assert table.asked == (4, "act")


@pytest.mark.rule("FURY-MOVE-10")
@pytest.mark.parametrize(
    ("at", "move", "asked"),
    [
        ("prague", ["road:vienna"], True),
        ("prague", ["play:sense_of_urgency", "travel:vienna"], True),
        ("prague", ["horses", "travel:vienna"], True),
        ("prague", ["spend:2-2", "no_event", "ride:vienna"], False),
        ("rome", ["sail:tyrrhenian_sea"], False),
        ("tyrrhenian_sea", ["sail:rome"], False),
        ("hospital_rome", ["leave:rome"], False),
        ("prague bats", ["drive:vienna"], False),
    ],
)
def test_wild_horses_answer_road_movement_alone(at: str, move: list[str], asked: bool) -> None:
    table = seward(
        at, schemes="wild_horses", tickets="2-2", items="fast_horses", events="sense_of_urgency"
    )
    table.play(*move)
    assert (table.asked == (DRACULA, "wild_horses")) == asked
