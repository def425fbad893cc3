"""Ambush: what Dracula may do to a hunter who has just arrived."""

from __future__ import annotations

import pytest

from .at_the_table import answer, dracula_in, fought, played, scene, sees, sheet
from .dracula_events import drawn
from .in_play import Fight, discards, facts, healths, kinds, lying, to_nantes
from .readings import question
from .seats import DRACULA, MINA, SEWARD, VAN_HELSING


@pytest.mark.rule("FURY-AMBUSH-01")
def test_the_location_is_revealed_before_dracula_may_ambush() -> None:
    table = played(to_nantes("rats"), "road:nantes")
    assert "found:2:nantes" in table.log(None)
    assert question(table) == (DRACULA, "ambush", ["ambush:2:rats", "no_ambush"])
    table.play("ambush:2:rats")
    order = ["road", "found", "ambushed", "suffered"]
    assert kinds(table, *order) == order


@pytest.mark.rule("FURY-AMBUSH-01")
def test_a_lair_ambushes_like_a_hideout() -> None:
    table = played(to_nantes("", trail=["galway"], lairs=["nantes: rats"]), "road:nantes")
    assert "found_lair:1:nantes" in table.log(None)
    assert table.codes == ["ambush:lair1:rats", "no_ambush"]


@pytest.mark.rule("FURY-AMBUSH-01", "FURY-HIDE-11")
def test_the_cards_on_hide_ambush_in_its_location() -> None:
    table = played(to_nantes("", trail=["galway", "hide: spy", "nantes: rats"]), "road:nantes")
    assert table.codes == ["ambush:3:rats", "ambush:2:spy", "no_ambush"]


@pytest.mark.rule("FURY-AMBUSH-02")
def test_the_chosen_card_is_shown_to_all_and_resolved_without_its_matured_part() -> None:
    table = played(to_nantes("saboteur, spy"), "road:nantes", "ambush:2:saboteur")
    for seat in (1, 2, 3, 4, 5, None):
        assert "ambushed:seward:saboteur:nantes:2" in table.log(seat)
        assert not [line for line in table.log(seat) if "spy" in line] or seat == DRACULA
    assert sheet(table, "seward")["delayed"]
    assert sees(table)["roadblocks"] == []


@pytest.mark.rule("FURY-AMBUSH-03")
def test_dracula_need_not_ambush_and_keeps_the_card_for_the_next() -> None:
    table = played(to_nantes("rats", hunters={"mina": "paris"}), "road:nantes", "no_ambush")
    assert healths(table)["seward"] == 9
    assert lying(table, 2) == [("rats", False, 0)]
    table.play("pass", "road:nantes")
    assert table.codes == ["ambush:2:rats", "no_ambush"]
    table.play("ambush:2:rats")
    assert healths(table)["mina"] == 7


@pytest.mark.rule("FURY-AMBUSH-04")
def test_cards_that_lie_open_can_ambush_too() -> None:
    table = played(to_nantes("open rats, wolves, open bats"), "road:nantes")
    assert table.codes == [
        "ambush_open:2:rats",
        "ambush:2:wolves",
        "ambush_open:2:bats",
        "no_ambush",
    ]
    table.play("ambush_open:2:rats")
    assert healths(table)["seward"] == 7


@pytest.mark.rule("FURY-AMBUSH-04")
def test_of_two_alike_the_open_and_the_hidden_one_are_told_apart() -> None:
    table = played(to_nantes("open rats, rats"), "road:nantes", "ambush:2:rats")
    assert lying(table, 2) == [("rats", True, 0), ("rats", True, 0)]
    assert table.codes == ["ambush_open:2:rats", "no_ambush"]


@pytest.mark.rule("FURY-AMBUSH-05", "FURY-BATS-07")
@pytest.mark.parametrize("at", ["day", "night"])
def test_a_hunter_moved_by_bats_is_ambushed_like_any_other(at: str) -> None:
    table = played(to_nantes("rats", at=at, hunters={"seward": "paris bats"}), "drive:nantes")
    answer(table, DRACULA, "ambush", "ambush:2:rats")
    assert healths(table)["seward"] == 7


@pytest.mark.rule("FURY-AMBUSH-06")
@pytest.mark.parametrize(
    ("card", "stays"), [("wolves", False), ("spy", False), ("rats", True), ("new_vampire", True)]
)
def test_afterwards_the_card_is_discarded_unless_it_stays(card: str, stays: bool) -> None:
    table = played(to_nantes(card), "road:nantes", f"ambush:2:{card}")
    assert lying(table, 2) == ([(card, True, 0)] if stays else [])
    assert discards(table) == ({} if stays else {card: 1})


@pytest.mark.rule("FURY-AMBUSH-06")
def test_a_vampire_defeated_in_its_ambush_is_discarded() -> None:
    table = fought(Fight(harm=4), "seward", "paris", hideout="nantes: reckless_vampire")
    table.play("road:nantes", "ambush:2:reckless_vampire")
    assert lying(table, 2) == []
    assert discards(table) == {"reckless_vampire": 1}
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-AMBUSH-07", "FURY-AMBUSH-11")
def test_dracula_ambushes_once_with_each_card_in_his_order_and_may_keep_some() -> None:
    table = played(to_nantes("rats, bats, wolves"), "road:nantes", "ambush:2:wolves")
    assert healths(table)["seward"] == 5
    assert question(table) == (DRACULA, "ambush", ["ambush:2:rats", "ambush:2:bats", "no_ambush"])
    table.play("ambush:2:bats")
    assert sheet(table, "seward")["bats"]
    assert table.codes == ["ambush:2:rats", "no_ambush"]
    table.play("no_ambush")
    assert lying(table, 2) == [("rats", False, 0)]


@pytest.mark.rule("FURY-AMBUSH-07")
def test_no_means_no_for_this_arrival() -> None:
    table = played(to_nantes("rats, bats"), "road:nantes", "no_ambush")
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-AMBUSH-11")
def test_the_next_ambush_waits_until_the_hunter_has_answered_the_first() -> None:
    table = to_nantes("rats, bats", items={"seward": "pistol"})
    table.play("road:nantes", "ambush:2:rats", "no_event")
    answer(table, SEWARD, "repel", "show:pistol")
    assert question(table) == (DRACULA, "ambush", ["ambush:2:bats", "no_ambush"])


@pytest.mark.rule("FURY-AMBUSH-08")
def test_only_the_hunter_who_arrived_is_ambushed() -> None:
    table = to_nantes("rats, bats", hunters={"mina": "nantes", "godalming": "nantes"})
    table.play("road:nantes", "ambush:2:rats", "ambush:2:bats")
    assert healths(table) == {"godalming": 11, "seward": 7, "van_helsing": 8, "mina": 9}
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-AMBUSH-08", "FURY-AMBUSH-09")
def test_a_hunter_who_stays_is_not_ambushed() -> None:
    table = played(to_nantes("rats", hunters={"seward": "nantes"}), "pass")
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-AMBUSH-09")
def test_a_hunter_is_not_ambushed_when_dracula_arrives() -> None:
    table = played(dracula_in("bordeaux", hunters={"mina": "nantes"}), "go:nantes")
    assert facts(table, "ambushed") == []
    assert table.asked[1] == "act"
    table = dracula_in("bordeaux", hunters={"mina": "nantes"}, lairs=["open nantes: rats"])
    table.play("enter_lair:1")
    assert table.asked[1] == "act"


@pytest.mark.rule("FURY-AMBUSH-10")
def test_there_is_no_ambush_at_sea_and_none_in_hospital() -> None:
    table = played(scene("mina", "nantes", trail=["north_atlantic"]), "sail:north_atlantic")
    assert facts(table, "found", "no_trace", "ambushed") == []
    table = scene(at="dawn", hunters={"mina": "defeated rome"}, hideout="rome: rats")
    assert table.asked[1] == "act"
    assert lying(table, 2) == [("rats", False, 0)]


@pytest.mark.rule("FURY-AMBUSH-12")
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_delayed_hunter_is_ambushed_again_unless_the_table_plays_otherwise(option: str) -> None:
    table = to_nantes("saboteur, rats", options={"delay_interrupts_encounters": option})
    table.play("road:nantes", "ambush:2:saboteur")
    assert table.asked == ((DRACULA, "ambush") if option == "off" else (VAN_HELSING, "act"))


@pytest.mark.rule("FURY-AMBUSH-12", "FURY-DELAY-11")
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_hunter_who_arrives_delayed_is_ambushed_with_every_card(option: str) -> None:
    table = drawn(
        "vampiric_influence",
        hunters={"mina": "nuremberg delayed"},
        hideout="prague: saboteur, rats",
        options={"delay_interrupts_encounters": option},
    )
    table.play("play:vampiric_influence", "choose:mina", "drive:prague")
    assert table.asked == (DRACULA, "ambush"), "only a delay since the arrival can stop it"
    table.play("ambush:2:saboteur")
    answer(table, DRACULA, "ambush", "ambush:2:rats")
    assert healths(table)["mina"] == 7


@pytest.mark.rule("FURY-AMBUSH-12")
def test_a_defeated_hunter_is_not_ambushed_again() -> None:
    table = to_nantes("saboteur, rats, wolves", hunters={"seward": "paris 7 damage"})
    table.play("road:nantes", "ambush:2:rats")
    assert table.asked == (VAN_HELSING, "act")
    assert lying(table, 2) == [("saboteur", False, 0), ("wolves", False, 0), ("rats", True, 0)]


@pytest.mark.rule("FURY-AMBUSH-14")
@pytest.mark.parametrize("card", ["rats", "saboteur", "new_vampire", "reckless_vampire"])
def test_a_card_that_goes_back_ambushes_again_only_at_a_later_arrival(card: str) -> None:
    table = played(to_nantes(card, hunters={"mina": "paris"}), "road:nantes", f"ambush:2:{card}")
    answer(table, VAN_HELSING, "act", "pass", "road:nantes")
    assert question(table) == (DRACULA, "ambush", [f"ambush_open:2:{card}", "no_ambush"])
    table.play(f"ambush_open:2:{card}")
    assert [line.split(":")[:3] for line in facts(table, "ambushed", "ambushed_open")] == [
        ["ambushed", "seward", card],
        ["ambushed_open", "mina", card],
    ]


@pytest.mark.rule("FURY-AMBUSH-14")
def test_a_card_that_ambushed_can_be_searched_the_same_day_by_another() -> None:
    table = to_nantes("rats", hunters={"mina": "nantes"})
    table.play("road:nantes", "ambush:2:rats", "pass", "search")
    assert healths(table)["mina"] == 7
    assert table.asked != (MINA, "act")
