"""Dawn and dusk: Dracula and hunters in one city fight; fog, the sea, kept Bodyguards."""

from __future__ import annotations

from typing import Any

import pytest

from .at_the_table import FuryTable, answer, dracula_in, fought, played, scene, sees, sheet
from .in_play import Fight, Held, discards, facts, healths, kinds
from .readings import question
from .seats import DRACULA, GODALMING, MINA, SEWARD

BOTH = pytest.mark.parametrize("at", ["dawn", "dusk"])


def meeting(**position: Any) -> FuryTable:
    """Dracula is in Paris, and so is Dr. Seward, at dusk."""
    hunters = {"seward": "paris", **position.pop("hunters", {})}
    return scene(**{"at": "dusk", "trail": ["open paris"], "hunters": hunters, **position})


# Who fights


@pytest.mark.rule("FURY-TIME-05")
@BOTH
def test_they_fight_after_the_marker_has_moved(at: str) -> None:
    table = meeting(at=at, day="wednesday")
    found = facts(table, "day", "night", "fight")
    marker = "day:wednesday:1" if at == "dawn" else "night:wednesday:1"
    assert found == [marker, "fight:seward"]


@pytest.mark.rule("FURY-TIME-05", "FURY-COMBAT-02")
@BOTH
def test_every_hunter_in_draculas_city_is_in_one_fight(at: str) -> None:
    table = meeting(at=at, hunters={"mina": "paris", "van_helsing": "paris"})
    assert facts(table, "fight") == ["fight:seward+van_helsing+mina"]


@pytest.mark.rule("FURY-COMBAT-02")
def test_the_table_sees_who_is_fighting_and_when_it_is_over() -> None:
    position: dict[str, Any] = {"trail": ["open paris"], "hunters": {"mina": "paris"}}
    table = fought(Held(), at="dusk", **position)
    assert sees(table)["fighting"] == ["mina"]
    table.play("done")
    assert sees(table)["fighting"] == []


@pytest.mark.rule("FURY-COMBAT-02", "FURY-DELAY-05")
def test_a_delayed_hunter_fights_too() -> None:
    table = meeting(hunters={"seward": "paris delayed"})
    assert facts(table, "fight") == ["fight:seward"]


@pytest.mark.rule("FURY-TIME-05")
@BOTH
def test_where_no_hunter_is_nobody_fights(at: str) -> None:
    table = scene(at=at, trail=["open paris"], hunters={"seward": "nantes"})
    assert facts(table, "fight") == []
    table = scene(at=at, hideout="open paris", hunters={"seward": "paris"})
    assert facts(table, "fight") == []


@pytest.mark.rule("FURY-TIME-05", "FURY-CURLOC-02")
def test_dracula_who_fed_is_met_where_he_stayed() -> None:
    table = meeting(trail=["feed", "dark_call", "open paris"])
    assert facts(table, "fight") == ["fight:seward"]


@pytest.mark.rule("FURY-TIME-05", "FURY-MOVE-07")
def test_who_finds_dracula_by_day_fights_at_dusk() -> None:
    table = played(scene("mina", "nantes", trail=["paris"]), "road:paris")
    found = facts(table, "dracula_found", "night", "fight")
    assert found == ["dracula_found:paris", "night:monday:1", "fight:mina"]


@pytest.mark.rule("FURY-TIME-05")
def test_whom_dracula_visits_fights_at_dawn() -> None:
    table = played(dracula_in("nantes", hunters={"mina": "paris"}), "go:paris")
    assert facts(table, "laid_open", "fight") == ["laid_open:paris", "fight:mina"]


@pytest.mark.rule("FURY-SEA-04", "FURY-TIME-05")
@BOTH
@pytest.mark.parametrize("card", ["north_atlantic", "open north_atlantic"])
def test_nobody_fights_at_sea(at: str, card: str) -> None:
    table = scene(at=at, trail=[card], hunters={"mina": "north_atlantic"}, guards=1)
    assert facts(table, "fight") == []
    assert table.asked == (GODALMING, "act")


@pytest.mark.rule("FURY-HOSP-07")
@BOTH
def test_a_hospital_is_not_the_city(at: str) -> None:
    table = scene(at=at, trail=["rome"], hunters={"mina": "hospital_rome"}, guards=1)
    assert facts(table, "fight", "dracula_found") == []
    assert table.asked == (GODALMING, "act")


@pytest.mark.rule("FURY-HOSP-07", "FURY-TIME-07")
def test_who_wakes_up_at_dawn_does_not_fight_in_the_city() -> None:
    table = scene(
        at="dawn", trail=["open rome"], hunters={"mina": "defeated rome", "seward": "rome"}
    )
    assert facts(table, "hospitalised", "fight") == [
        "hospitalised:mina:hospital_rome",
        "fight:seward",
    ]


@pytest.mark.rule("FURY-TIME-07")
def test_at_dusk_tokens_are_taken_back_after_the_fight() -> None:
    table = meeting(
        fog="london", roadblocks=["road-nantes-paris"], storms="black_sea", hosts="rome"
    )
    order = ["fight", "fog_lifted", "roadblock_lifted", "storm_lifted"]
    assert kinds(table, *order) == order
    assert sees(table)["hosts"] == ["rome"]


@pytest.mark.rule("FURY-TIME-07", "FURY-CONS-07")
def test_at_dawn_the_heavenly_hosts_go_after_the_fight() -> None:
    table = meeting(at="dawn", hosts="paris", day="monday", week=2)
    order = ["day", "despair", "rumour_gained", "fight", "hosts_lifted"]
    assert kinds(table, *order) == order


@pytest.mark.rule("FURY-COMBAT-41")
def test_a_fight_at_dawn_is_followed_by_another_at_dusk() -> None:
    table = meeting(at="dawn")
    while sees(table)["phase"] == "day":
        table.play("pass")
    assert facts(table, "fight") == ["fight:seward", "fight:seward"]


@pytest.mark.rule("FURY-COMBAT-41")
def test_who_leaves_the_city_by_day_is_not_met_at_dusk() -> None:
    table = played(meeting(at="dawn"), "pass", "road:nantes")
    while sees(table)["phase"] == "day":
        table.play("pass")
    assert facts(table, "fight") == ["fight:seward"]


@pytest.mark.rule("FURY-COMBAT-42")
@BOTH
def test_there_is_one_fight_at_a_dawn_or_dusk(at: str) -> None:
    table = meeting(at=at, hunters={"mina": "paris"})
    assert facts(table, "fight") == ["fight:seward+mina"]
    assert table.asked == (GODALMING, "act")


@pytest.mark.rule("FURY-FOG-03", "FURY-COMBAT-03")
@BOTH
@pytest.mark.parametrize("answer", ["fight", "decline"])
def test_in_the_fog_dracula_may_decline_the_whole_fight(at: str, answer: str) -> None:
    table = meeting(at=at, fog="paris", hunters={"mina": "paris"})
    assert question(table) == (DRACULA, "fog_fight", ["fight", "decline"])
    table.play(answer)
    assert facts(table, "fight", "fight_declined") == (
        ["fight:seward+mina"] if answer == "fight" else ["fight_declined"]
    )
    assert table.asked == (GODALMING, "act")


@pytest.mark.rule("FURY-FOG-03", "FURY-COMBAT-03")
def test_fog_elsewhere_is_no_excuse() -> None:
    table = meeting(fog="nantes")
    assert facts(table, "fight") == ["fight:seward"]


@pytest.mark.rule("FURY-FOG-03")
def test_where_the_table_says_so_dracula_declines_hunter_by_hunter() -> None:
    options = {"fog_decline_per_hunter": "on"}
    table = meeting(fog="paris", hunters={"mina": "paris"}, options=options, guards=1)
    assert question(table) == (DRACULA, "fog_fight_one", ["engage:seward", "spare:seward"])
    table.play("spare:seward")
    assert table.codes == ["engage:mina", "spare:mina"]
    table.play("engage:mina")
    assert table.codes == ["guards:mina", "keep_guards"]
    table.play("keep_guards")
    assert facts(table, "hunter_spared", "fight") == ["hunter_spared:seward", "fight:mina"]


@pytest.mark.rule("FURY-FOG-03")
def test_dracula_may_spare_them_all_one_by_one() -> None:
    options = {"fog_decline_per_hunter": "on"}
    table = meeting(fog="paris", hunters={"mina": "paris"}, options=options, guards=1)
    table.play("spare:seward", "spare:mina")
    assert facts(table, "fight") == []
    assert sees(table)["dracula"]["guards"] == 1


@pytest.mark.rule("FURY-FOG-03")
def test_who_was_spared_once_is_met_again_the_next_time() -> None:
    options = {"fog_decline_per_hunter": "on"}
    table = played(meeting(at="dawn", fog="2 paris", options=options), "spare:seward")
    while sees(table)["phase"] == "day":
        table.play("pass")
    answer(table, DRACULA, "fog_fight_one", "engage:seward")
    assert facts(table, "fight") == ["fight:seward"]


@pytest.mark.rule("FURY-FOG-08")
def test_the_fog_that_lifts_at_dusk_still_covers_the_meeting() -> None:
    table = meeting(fog="paris")
    answer(table, DRACULA, "fog_fight", "decline")
    assert sees(table)["fog"] == []


@pytest.mark.rule("FURY-COMBAT-44")
@BOTH
def test_kept_bodyguards_may_strike_a_hunter_before_the_fight(at: str) -> None:
    table = meeting(at=at, guards=1, hunters={"mina": "paris"})
    assert question(table) == (DRACULA, "guards", ["guards:seward", "guards:mina", "keep_guards"])
    table.play("guards:mina")
    assert healths(table)["mina"] == 5
    assert sheet(table, "mina")["delayed"]
    assert facts(table, "suffered", "fight") == [
        "suffered:mina:2:7",
        "suffered:mina:2:5",
        "fight:seward+mina",
    ]
    assert sees(table)["dracula"]["guards"] == 0
    assert discards(table) == {"szgany_bodyguards": 1}


def test_a_weapon_helps_against_kept_bodyguards_too() -> None:
    table = played(meeting(guards=1, items={"seward": "dogs knife"}), "guards:seward")
    assert question(table) == (SEWARD, "guards_weapon", ["show:knife", "show_nothing"])
    table.play("show:knife")
    assert healths(table)["seward"] == 7
    assert not sheet(table, "seward")["delayed"]


def test_bodyguards_may_be_kept_for_another_time() -> None:
    table = played(meeting(at="dawn", guards=1), "keep_guards")
    assert facts(table, "fight") == ["fight:seward"]
    while sees(table)["phase"] == "day":
        table.play("pass")
    assert table.asked == (DRACULA, "guards")


def test_both_bodyguards_may_be_sent_against_one_hunter_or_two() -> None:
    table = played(meeting(guards=2, hunters={"mina": "paris"}), "guards:seward")
    assert table.codes == ["guards:seward", "guards:mina", "keep_guards"]
    table.play("guards:seward")
    assert healths(table)["seward"] == 1
    table = played(meeting(guards=2, hunters={"mina": "paris"}), "guards:seward", "guards:mina")
    assert (healths(table)["seward"], healths(table)["mina"]) == (5, 5)
    assert discards(table) == {"szgany_bodyguards": 2}


@pytest.mark.rule("FURY-COMBAT-44")
def test_a_hunter_whom_the_bodyguards_defeat_is_out_of_the_fight() -> None:
    table = meeting(guards=1, hunters={"seward": "paris 6 damage", "mina": "paris"})
    table.play("guards:seward")
    assert facts(table, "defeated", "fight") == ["defeated:seward:paris", "fight:mina"]


@pytest.mark.rule("FURY-COMBAT-44")
def test_with_no_hunter_left_there_is_no_fight_and_no_further_bodyguard() -> None:
    table = played(meeting(guards=2, hunters={"seward": "paris 6 damage"}), "guards:seward")
    assert facts(table, "fight") == []
    assert sees(table)["dracula"]["guards"] == 1
    assert sees(table)["influence"] == 2


@pytest.mark.rule("FURY-COMBAT-44")
def test_the_decision_in_the_fog_comes_before_the_bodyguards() -> None:
    table = meeting(guards=1, fog="paris")
    answer(table, DRACULA, "fog_fight", "decline")
    assert table.asked == (GODALMING, "act")
    assert sees(table)["dracula"]["guards"] == 1
    table = played(meeting(guards=1, fog="paris"), "fight")
    assert table.asked == (DRACULA, "guards")


def test_without_a_hunter_in_his_city_dracula_is_not_asked_about_bodyguards() -> None:
    table = scene(at="dusk", guards=2, trail=["paris"])
    assert table.asked == (GODALMING, "act")


def test_the_bodyguards_are_sent_before_mina_is_bitten() -> None:
    table = fought(
        Fight(bites=1), at="dusk", guards=1, trail=["open paris"], hunters={"mina": "paris"}
    )
    table.play("guards:mina")
    assert facts(table, "suffered", "fight", "bitten", "defeated") == [
        "suffered:mina:2:7",
        "suffered:mina:2:5",
        "fight:mina",
        "bitten:mina",
        "defeated:mina:paris",
    ]
    assert table.asked != (MINA, "act")
