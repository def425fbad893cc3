"""Dracula's events that answer a combat, a search or an event: Enraged, Seduction, the press."""

from __future__ import annotations

from typing import Any

import pytest

from .at_the_table import FuryTable, answer, played, real_scene, sees
from .combats import clash, combat, vampire
from .dracula_events import PACK, seward
from .in_play import discards, in_lair, lying
from .readings import damage, discarded, fighting, items, question, said, wounds
from .seats import DRACULA
from .the_trail import pack, schemes


@pytest.mark.rule("FURY-COMBAT-45")
def test_enraged_keeps_a_card_from_being_cancelled_and_bars_every_escape_afterwards() -> None:
    table = combat("claws escape_as_mist escape_as_bat fangs strength", schemes="enraged")
    clash(table, "claws", mina="dodge")
    table.play("play:enraged")
    assert (wounds(table), said(table, "struck_out")) == (4, [])
    clash(table, "escape_as_mist", mina="punch")
    assert "too_proud:escape_as_mist" in table.log()
    assert fighting(table) == ["mina"]
    assert damage(table) == 1


def test_enraged_saves_an_escape_card_that_still_cannot_be_resolved() -> None:
    hand_of_five = "claws escape_as_mist escape_as_bat fangs strength"
    table = combat(hand_of_five, schemes="enraged", items={"mina": "crucifix"})
    clash(table, "claws", mina="punch")
    clash(table, "escape_as_mist", mina="crucifix")
    answer(table, DRACULA, "enraged", "play:enraged")
    assert said(table, "struck_out", "too_proud") == ["too_proud:escape_as_mist"]
    assert fighting(table) == ["mina"]


def test_enraged_is_for_cancelled_cards_only() -> None:
    table = clash(combat(schemes="enraged"), "claws", mina="punch")
    assert table.asked[1] == "strike"


def test_enraged_serves_a_vampire_too() -> None:
    table = clash(vampire("new_vampire", schemes="enraged"), "claws", mina="dodge")
    answer(table, DRACULA, "enraged", "play:enraged")
    assert (wounds(table), discarded(table, "enraged")) == (2, 1)


def searched(there: str, tools: str = "", **position: Any) -> FuryTable:
    """Return Dr. Seward's search in Prague, after he has shown his tools."""
    position.setdefault("trail", ["galway", f"open prague: {there}"])
    table = played(seward(schemes="seduction", items=tools, **position), "search")
    for _ in tools.split():
        table.play(next(code for code in table.codes if code.startswith("show:")))
    return table


@pytest.mark.rule("FURY-BITE-01", "FURY-VAMP-18", "FURY-HAND-06")
def test_seduction_bites_and_takes_the_vampire_back_unhurt() -> None:
    table = searched("open new_vampire 3")
    assert question(table) == (DRACULA, "seduction", ["play:seduction", "no_event"])
    table.play("play:seduction")
    assert table.view().public.bites == (0, 1, 0, 0)
    assert pack(table) == sorted([*PACK.split(), "new_vampire"])
    assert (lying(table, 2), discards(table), said(table, "fight")) == ([], {}, [])
    assert (discarded(table, "seduction"), table.asked) == (1, (4, "act"))


@pytest.mark.rule("FURY-SEARCH-12")
@pytest.mark.parametrize("kind", ["aristocratic_vampire", "new_vampire", "reckless_vampire"])
def test_seduction_takes_each_kind_of_vampire(kind: str) -> None:
    table = played(searched(kind), "play:seduction")
    assert said(table, "returned_to_hand", "bitten") == [
        f"returned_to_hand:{kind}",
        "bitten:seward",
    ]


@pytest.mark.rule("FURY-SEARCH-12")
def test_seduction_takes_one_vampire_of_his_choice_and_the_others_are_resolved() -> None:
    table = played(searched("aristocratic_vampire, reckless_vampire, rats"), "play:seduction")
    codes = ["seduce:aristocratic_vampire", "seduce:reckless_vampire"]
    assert question(table) == (DRACULA, "seduce", codes)
    table.play("seduce:reckless_vampire")
    assert table.codes == ["resolve:aristocratic_vampire", "resolve:rats"]


def test_seduction_without_a_vampire_has_no_effect() -> None:
    table = played(searched("rats"), "play:seduction")
    assert (table.view().public.bites, wounds(table, "seward")) == ((0, 0, 0, 0), 2)
    assert discarded(table, "seduction") == 1


@pytest.mark.rule("FURY-SEARCH-12", "FURY-SEARCH-08")
def test_seduction_that_defeats_the_hunter_ends_the_search() -> None:
    table = searched("new_vampire, rats", "dogs", hunters={"seward": "prague 1 bite"})
    table.play("play:seduction")
    assert "defeated:seward:prague" in table.log()
    assert lying(table, 2) == [("rats", True, 0)]


@pytest.mark.rule("FURY-SEARCH-12")
def test_seduction_comes_after_tools_are_shown_and_before_anything_is_turned_up() -> None:
    table = searched("new_vampire, reckless_vampire, rats, spy, bats", "dogs stake")
    assert table.asked == (DRACULA, "seduction")
    assert said(table, "turned_up") == []
    table.play("play:seduction", "seduce:new_vampire", "open_item:seward:dogs")
    happened = said(
        table, "showed", "dracula_played", "returned_to_hand", "bitten", "encounter_discarded"
    )
    assert sorted(happened[:2]) == ["showed:seward:dogs", "showed:seward:stake"]
    assert happened[2:] == [
        "dracula_played:seduction",
        "returned_to_hand:new_vampire",
        "bitten:seward",
        "encounter_discarded:rats",
        "encounter_discarded:spy",
        "encounter_discarded:reckless_vampire",
        "encounter_discarded:bats",
    ]
    assert discarded(table, "stake") == 1


@pytest.mark.rule("FURY-SEARCH-12")
def test_seduction_can_leave_a_stake_without_its_match_in_hand() -> None:
    table = played(searched("new_vampire", "stake"), "play:seduction")
    assert (items(table, "seward"), discarded(table, "stake")) == (["stake"], 0)


def test_seduction_of_the_last_card_clears_a_lair() -> None:
    table = searched("", trail=["galway"], lairs=["open prague: new_vampire"])
    table.play("play:seduction")
    assert "new_vampire" in pack(table)
    assert (in_lair(table, 1), sees(table)["lairs"][0]) == ([], None)


@pytest.mark.rule("FURY-SEARCH-07")
def test_seduction_reaches_a_vampire_on_hide() -> None:
    table = played(searched("", trail=["open hide: new_vampire", "open prague"]), "play:seduction")
    assert "new_vampire" in pack(table)


@pytest.mark.rule("FURY-EVENT-14", "FURY-CANCEL-01")
@pytest.mark.parametrize(
    "card", ["local_rumours", "newspaper_reports", "hired_scouts", "evil_presence"]
)
def test_sensationalist_press_cancels_the_four_events_that_it_names(card: str) -> None:
    trail = ["galway", "zurich", "milan"]
    table = seward("geneva", schemes="sensationalist_press", draws={"events": card}, trail=trail)
    table.play("supply")
    table.play(next(code for code in table.codes if code.startswith("play")))
    assert question(table) == (DRACULA, "press", ["play:sensationalist_press", "no_event"])
    table.play("play:sensationalist_press")
    assert table.log()[-1] == f"event_cancelled:{card}"
    assert table.asked == (4, "act")
    assert (discarded(table, card), discarded(table, "sensationalist_press")) == (1, 1)
    assert [hideout["open"] for hideout in sees(table)["trail"][:3]] == [False] * 3


def test_sensationalist_press_held_back_lets_the_event_happen() -> None:
    draws = {"events": "local_rumours"}
    table = seward("geneva", schemes="sensationalist_press", draws=draws, trail=["zurich"])
    table.play("supply", "play:local_rumours", "no_event")
    assert "dracula_found:zurich" in table.log()
    assert schemes(table) == ["sensationalist_press"]


def test_sensationalist_press_cancels_newspaper_reports_at_dawn_too() -> None:
    table = real_scene(
        at="dawn", schemes="sensationalist_press", events={"seward": "newspaper_reports"}
    )
    table.play("play_as:newspaper_reports:dawn_dusk")
    assert table.asked == (DRACULA, "press")


@pytest.mark.parametrize("card", ["behind_the_veil", "jonathan_harker"])
def test_sensationalist_press_does_not_answer_other_events(card: str) -> None:
    table = seward("geneva", schemes="sensationalist_press", draws={"events": card})
    table.play("supply")
    table.play(table.codes[0])
    assert table.asked[1] in ("veil", "name_city")
