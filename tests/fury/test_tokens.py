"""Tokens on the board: bats, fog, roadblocks, storms, and the holy ones."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.board import LINK_NAMES, PLACES, ROADS_AT, is_city, place
from whitby.games.fury.tokens import consecrate, may_hallow, put_host, put_storm

from .at_the_table import FuryTable, answer, dracula_in, played, scene, sees, sheet
from .in_play import facts, kinds, lying
from .readings import question
from .seats import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING


def with_bats(at: str = "paris", **position: Any) -> FuryTable:
    """Mina carries bats, and it is her turn."""
    hunters = {"mina": f"{at} bats", **position.pop("hunters", {})}
    return scene(**{"turn": "mina", "hunters": hunters, **position})


def by_road(city: str) -> list[str]:
    """The cities one road away."""
    return [PLACES[there] for there, _ in ROADS_AT[place(city)]]


def after_the_day(table: FuryTable) -> FuryTable:
    """Everyone passes until night."""
    while sees(table)["phase"] == "day":
        table.play("pass")
    return table


@pytest.mark.rule("FURY-BATS-02")
@pytest.mark.parametrize("city", ["paris", "nantes", "milan", "klausenburg"])
def test_dracula_moves_a_hunter_with_bats_to_any_adjacent_city(city: str) -> None:
    table = with_bats(city)
    assert question(table) == (DRACULA, "drive", [f"drive:{there}" for there in by_road(city)])
    there = by_road(city)[-1]
    table.play(f"drive:{there}")
    assert sheet(table, "mina")["place"] == there


@pytest.mark.rule("FURY-BATS-03")
@pytest.mark.parametrize("at", ["day", "night"])
def test_the_move_replaces_the_action_by_day_and_by_night(at: str) -> None:
    table = played(scene("seward", "paris bats", at=at), "drive:nantes")
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-BATS-04")
def test_a_delayed_hunter_stands_up_first() -> None:
    table = with_bats("paris delayed")
    assert facts(table, "stood_up") == ["stood_up:mina"]
    assert sees(table)["phase"] == "night"
    assert sheet(table, "mina")["bats"]
    table.play("pass", "pass", "pass")
    assert table.asked == (DRACULA, "drive")


@pytest.mark.rule("FURY-BATS-02", "FURY-BATS-04", "FURY-ROUND-09")
@pytest.mark.parametrize("ails", ["delayed bats", ""], ids=["stood up", "found by a search"])
def test_with_two_actions_the_bats_take_the_second(ails: str) -> None:
    table = scene(
        at="dawn",
        events={"godalming": "renewed_vigor"},
        hunters={"godalming": f"paris {ails}"},
        hideout="open paris: bats",
    )
    table.play("play:renewed_vigor")
    if not ails:
        table.play("search")
    answer(table, DRACULA, "drive", "drive:nantes")
    assert sheet(table, "godalming")["delayed"]
    assert table.asked == (SEWARD, "act"), "the delay has ended the turn"


@pytest.mark.rule("FURY-BATS-05")
def test_in_the_fog_the_bats_wait_and_the_hunter_acts() -> None:
    table = with_bats(fog="2 paris")
    assert table.asked == (MINA, "act")
    assert "supply" in table.codes
    table.play("supply")
    assert sheet(table, "mina")["bats"]
    while table.asked != (MINA, "act"):  # one token is removed at dusk, the other delays her
        table.play(table.codes[-1])
    assert sees(table)["phase"] == "night"


@pytest.mark.rule("FURY-BATS-05")
def test_the_bats_move_as_soon_as_the_fog_has_lifted() -> None:
    table = played(with_bats(fog="paris"), "pass", "pass", "pass", "pass")
    assert sees(table)["phase"] == "night"
    assert table.asked == (DRACULA, "drive")


@pytest.mark.rule("FURY-BATS-06")
def test_after_the_move_the_token_can_be_used_again() -> None:
    table = with_bats(
        hunters={"seward": "rome bats", "mina": "paris bats", "godalming": "rome"},
        trail=["galway", "nantes: bats"],
    )
    table.play("drive:nantes")
    assert not sheet(table, "mina")["bats"]
    table.play("ambush:2:bats")
    assert sheet(table, "mina")["bats"]


@pytest.mark.rule("FURY-BATS-07")
def test_where_bats_carry_a_hunter_the_card_is_revealed_and_ambushes() -> None:
    table = played(with_bats(trail=["galway", "nantes: rats"]), "drive:nantes")
    assert "found:2:nantes" in table.log(None)
    assert table.asked == (DRACULA, "ambush")


@pytest.mark.rule("FURY-BATS-07")
def test_bats_may_carry_a_hunter_to_dracula() -> None:
    table = played(with_bats(trail=["nantes"]), "drive:nantes")
    assert facts(table, "dracula_found", "fight") == ["dracula_found:nantes", "fight:mina"]


@pytest.mark.rule("FURY-BATS-08")
def test_the_bats_cannot_be_spared() -> None:
    assert all(code.startswith("drive:") for code in with_bats().codes)


@pytest.mark.rule("FURY-BATS-09", "FURY-ROADBLOCK-05", "FURY-FOG-04")
def test_bats_fly_over_no_roadblock_and_into_no_fog() -> None:
    table = with_bats("bordeaux", roadblocks=["road-bordeaux-nantes"], fog="toulouse")
    assert table.codes == ["drive:clermont_ferrand", "drive:santander"]


@pytest.mark.rule("FURY-BATS-10")
@pytest.mark.parametrize("at", ["day", "night"])
def test_at_sea_bats_lead_to_a_port_by_day_or_night(at: str) -> None:
    table = scene("mina", "north_sea bats", at=at, fog="hamburg")
    assert question(table) == (DRACULA, "drive", ["drive:amsterdam", "drive:edinburgh"])
    table.play("drive:edinburgh")
    assert sheet(table, "mina")["place"] == "edinburgh"


@pytest.mark.rule("FURY-BATS-10", "FURY-BATS-13")
def test_at_sea_with_every_port_in_fog_the_hunter_sails_on() -> None:
    table = scene("mina", "black_sea bats", fog="constanta varna", trail=["galway"])
    assert question(table) == (MINA, "act", ["sail:ionian_sea"])
    table.play("sail:ionian_sea")
    assert sheet(table, "mina")["bats"]


@pytest.mark.rule("FURY-BATS-11")
def test_after_the_arrival_the_hunter_becomes_delayed() -> None:
    table = played(with_bats(trail=["galway", "nantes: rats"]), "drive:nantes", "ambush:2:rats")
    order = ["found", "suffered", "delayed"]
    assert kinds(table, *order) == order
    assert sheet(table, "mina")["delayed"]


@pytest.mark.rule("FURY-BATS-11", "FURY-DELAY-07")
def test_where_bats_carry_a_hunter_a_vampire_is_fought_before_the_delay() -> None:
    table = with_bats(trail=["galway", "nantes: reckless_vampire"])
    table.play("drive:nantes", "ambush:2:reckless_vampire")
    assert kinds(table, "vampire_fight", "delayed") == ["vampire_fight", "delayed"]


@pytest.mark.rule("FURY-BATS-13")
def test_with_every_way_closed_the_bats_wait_and_the_hunter_acts() -> None:
    table = with_bats("athens", roadblocks=["road-athens-valona"])
    assert table.asked == (MINA, "act")
    assert sheet(table, "mina")["bats"]
    table.play("pass")
    assert sheet(table, "mina")["bats"]


@pytest.mark.rule("FURY-FOG-04", "FURY-MOVE-05")
def test_nobody_enters_a_fogged_city_by_road_rail_or_sea() -> None:
    table = scene("mina", "brussels", fog="paris", tickets="1-0")
    assert "road:paris" not in table.codes
    assert table.barred(MINA)["road:paris"] == "fury-why-fog"
    table.play("spend:1-0")
    assert table.codes == ["ride:cologne"]
    table = scene("mina", "north_sea", fog="hamburg amsterdam")
    assert table.codes == ["sail:edinburgh", "sail:english_channel", "sail:north_atlantic"]


@pytest.mark.rule("FURY-FOG-04")
def test_nobody_leaves_a_fogged_city() -> None:
    table = scene("mina", "bordeaux", fog="bordeaux", tickets="3-2")
    assert not [code for code in table.codes if code.startswith(("road", "sail", "spend"))]


@pytest.mark.rule("FURY-FOG-04")
@pytest.mark.parametrize(("option", "through"), [("on", False), ("off", True)])
def test_nobody_passes_through_fog_unless_the_table_lets_them(option: str, through: bool) -> None:
    table = scene(
        "mina", "marseilles", fog="paris", tickets="2-2", options={"fog_blocks_transit": option}
    )
    table.play("spend:2-2")
    assert ("ride:le_havre" in table.codes) is through
    assert "ride:paris" not in table.codes


@pytest.mark.rule("FURY-FOG-05")
@pytest.mark.parametrize("at", ["day", "night"])
def test_nobody_searches_in_a_fogged_city(at: str) -> None:
    position: dict[str, Any] = {
        "at": at,
        "turn": "mina",
        "hunters": {"mina": "nantes"},
        "trail": ["galway", "open nantes: rats"],
    }
    assert "search" in scene(**position).codes
    assert "search" not in scene(fog="nantes", **position).codes


@pytest.mark.rule("FURY-FOG-05")
def test_in_the_fog_other_actions_are_open() -> None:
    table = scene("mina", "nantes 2 damage", fog="nantes")
    assert set(table.codes) >= {"reserve", "rest", "supply", "pass"}


@pytest.mark.rule("FURY-FOG-06")
def test_closing_dusk_every_fogged_city_loses_one_token() -> None:
    table = scene(at="dusk", fog="2 london paris rome")
    assert sees(table)["fog"] == ["london"]
    assert facts(table, "fog_lifted") == [f"fog_lifted:{at}" for at in ("london", "paris", "rome")]
    assert sees(scene(at="dawn", fog="london"))["fog"] == ["london"]


@pytest.mark.rule("FURY-FOG-07")
def test_fog_does_not_hinder_dracula() -> None:
    table = dracula_in("paris", fog="paris nantes 2 strasbourg")
    assert {"go:nantes", "go:strasbourg", "wolf:bordeaux"} <= set(table.codes)


@pytest.mark.rule("FURY-ROADBLOCK-01")
def test_a_matured_saboteur_brings_a_roadblock() -> None:
    trail = ["galway", "dublin", "liverpool", "manchester", "london", "nantes: saboteur"]
    table = played(dracula_in(*trail), "mature:saboteur", "block:road-brussels-paris")
    assert facts(table, "roadblock_put") == ["roadblock_put:road-brussels-paris"]


@pytest.mark.rule("FURY-ROADBLOCK-02", "FURY-ROADBLOCK-03")
def test_a_roadblock_lies_on_one_road_or_railway_that_has_none() -> None:
    trail = ["galway", "dublin", "liverpool", "manchester", "london", "nantes: saboteur"]
    taken = ["road-brussels-paris", "rail-brussels-paris"]
    table = played(dracula_in(*trail, roadblocks=taken), "mature:saboteur")
    offered = [code.removeprefix("block:") for code in table.codes]
    assert offered == [name for name in LINK_NAMES if name not in taken]
    assert {name.split("-")[0] for name in offered} == {"road", "rail"}


@pytest.mark.rule("FURY-ROADBLOCK-05", "FURY-MOVE-05", "FURY-ROADBLOCK-02")
def test_nobody_uses_a_blocked_road_or_railway() -> None:
    roadblocks = ["road-brussels-paris", "rail-brussels-cologne"]
    table = scene("mina", "brussels", roadblocks=roadblocks, tickets="1-0")
    assert "road:paris" not in table.codes
    assert "road:cologne" in table.codes
    assert table.barred(MINA)["road:paris"] == "fury-why-roadblock"
    table.play("spend:1-0")
    assert table.codes == ["ride:paris"]


@pytest.mark.rule("FURY-ROADBLOCK-05")
def test_a_railway_blocked_on_the_way_stops_a_longer_journey() -> None:
    table = scene("mina", "marseilles", roadblocks=["rail-le_havre-paris"], tickets="2-2")
    table.play("spend:2-2")
    assert "ride:paris" in table.codes
    assert "ride:le_havre" not in table.codes


@pytest.mark.rule("FURY-ROADBLOCK-05")
def test_roadblocks_do_not_hinder_dracula() -> None:
    table = dracula_in("paris", roadblocks=["road-nantes-paris"])
    assert "go:nantes" in table.codes


@pytest.mark.rule("FURY-ROADBLOCK-06")
def test_closing_dusk_dracula_takes_back_any_one_roadblock() -> None:
    blocks = ["road-nantes-paris", "rail-brussels-paris", "rail-le_havre-paris"]
    table = scene(at="dusk", roadblocks=blocks)
    assert question(table) == (DRACULA, "lift_roadblock", [f"unblock:{name}" for name in blocks])
    table.play("unblock:rail-brussels-paris")
    assert sees(table)["roadblocks"] == ["road-nantes-paris", "rail-le_havre-paris"]
    assert table.asked == (GODALMING, "act")


@pytest.mark.rule("FURY-ROADBLOCK-06")
def test_the_last_roadblock_goes_without_a_question() -> None:
    table = scene(at="dusk", roadblocks=["road-nantes-paris"])
    assert table.asked == (GODALMING, "act")
    assert sees(table)["roadblocks"] == []
    assert facts(scene(at="dusk"), "roadblock_lifted") == []
    dawn = scene(at="dawn", roadblocks=["road-nantes-paris"])
    assert sees(dawn)["roadblocks"] == ["road-nantes-paris"]


@pytest.mark.rule("FURY-ROADBLOCK-07")
@pytest.mark.parametrize("way", ["road", "rail"])
def test_of_road_and_railway_between_two_cities_only_one_is_blocked(way: str) -> None:
    table = scene("mina", "edinburgh", roadblocks=[f"{way}-edinburgh-manchester"], tickets="1-0")
    assert ("road:manchester" in table.codes) is (way == "rail")
    assert ("spend:1-0" in table.codes) is (way == "road")


@pytest.mark.rule("FURY-STORM-02")
def test_a_sea_bears_at_most_one_storm() -> None:
    table = scene()
    for _ in range(2):
        put_storm(table.state, place("black_sea"))
    assert sees(table)["storms"] == ["black_sea"]


@pytest.mark.rule("FURY-STORM-02", "FURY-COMP-07")
def test_there_are_six_storms() -> None:
    seas = "adriatic_sea black_sea english_channel ionian_sea irish_sea mediterranean_sea"
    table = scene(storms=seas)
    put_storm(table.state, place("north_sea"))
    assert sees(table)["storms"] == seas.split()


@pytest.mark.rule("FURY-STORM-03", "FURY-MOVE-05")
def test_hunters_do_not_sail_into_a_storm_and_dracula_does() -> None:
    table = scene("mina", "nantes", storms="north_atlantic")
    assert "sail:north_atlantic" not in table.codes
    assert table.barred(MINA)["sail:north_atlantic"] == "fury-why-storm"
    table = scene("mina", "irish_sea", storms="north_atlantic")
    assert table.codes == ["sail:dublin", "sail:liverpool", "sail:swansea"]
    table = dracula_in("nantes", storms="north_atlantic")
    assert "go:north_atlantic" in table.codes


@pytest.mark.rule("FURY-STORM-04")
def test_a_hunter_in_a_storm_may_leave_it() -> None:
    table = scene("mina", "black_sea", storms="black_sea")
    assert table.codes == ["sail:constanta", "sail:varna", "sail:ionian_sea"]


@pytest.mark.rule("FURY-STORM-03", "FURY-ACTION-10")
def test_with_every_way_closed_a_hunter_stays_at_sea() -> None:
    table = scene("mina", "black_sea", storms="ionian_sea", fog="constanta varna")
    assert facts(table, "stayed") == ["stayed:mina"]
    assert sheet(table, "mina")["place"] == "black_sea"


@pytest.mark.rule("FURY-STORM-05")
def test_closing_dusk_dracula_takes_back_any_one_storm() -> None:
    table = scene(at="dusk", storms="black_sea north_sea irish_sea")
    assert table.asked == (DRACULA, "lift_storm")
    assert table.codes == ["calm:black_sea", "calm:irish_sea", "calm:north_sea"]
    table.play("calm:irish_sea")
    assert sees(table)["storms"] == ["black_sea", "north_sea"]
    assert sees(scene(at="dusk", storms="black_sea"))["storms"] == []
    assert sees(scene(at="dawn", storms="black_sea"))["storms"] == ["black_sea"]


HOLY = pytest.mark.parametrize("token", ["ground", "hosts"])


@pytest.mark.rule("FURY-CONS-02")
@HOLY
def test_a_holy_token_closes_its_city_to_dracula(token: str) -> None:
    table = dracula_in("paris", lairs=["nantes: rats"])
    assert {"enter_lair:1", "wolf_lair:1"} <= set(table.codes)
    table = dracula_in("paris", lairs=["nantes: rats"], **{token: "nantes"})
    assert not {"enter_lair:1", "wolf_lair:1"} & set(table.codes)
    table = dracula_in("north_atlantic", **{token: "nantes"})
    assert not {"go:nantes", "wolf:nantes"} & set(table.codes)
    assert {"go:bordeaux", "wolf:bordeaux"} <= set(table.codes)


@pytest.mark.rule("FURY-CONS-03")
@pytest.mark.parametrize("put", [consecrate, put_host])
def test_a_holy_token_turns_up_the_card_of_its_city_and_the_encounters(put: Any) -> None:
    table = scene(at="night", trail=["paris: bats", "nantes: rats, spy", "bordeaux: hoax"])
    put(table.state, place("nantes"))
    seen = sees(table)["trail"]
    assert [spot["place"] for spot in seen[:3]] == ["?", "nantes", "?"]
    assert [card["card"] for card in seen[1]["encounters"]] == ["rats", "spy"]
    assert [card["card"] for card in seen[0]["encounters"] + seen[2]["encounters"]] == ["?", "?"]


@pytest.mark.rule("FURY-CONS-03")
def test_a_holy_token_beside_the_trail_turns_up_nothing() -> None:
    table = scene(at="night", trail=["paris: bats"])
    consecrate(table.state, place("rome"))
    assert facts(table, "found", "turned_up", "dracula_found") == []
    assert sees(table)["consecrated"] == "rome"


@pytest.mark.rule("FURY-CONS-04")
@pytest.mark.parametrize("put", [consecrate, put_host])
def test_a_holy_token_does_not_reveal_a_lair(put: Any) -> None:
    table = scene(at="night", trail=["paris"], lairs=["nantes: rats"])
    put(table.state, place("nantes"))
    assert sees(table)["lairs"][0]["place"] == "?"
    assert sees(table)["lairs"][0]["encounters"][0]["card"] == "?"


@pytest.mark.rule("FURY-CONS-05")
@HOLY
def test_on_his_own_city_it_reveals_dracula_and_he_has_to_leave(token: str) -> None:
    table = scene(at="night", turn="mina", trail=["paris"])
    (consecrate if token == "ground" else put_host)(table.state, place("paris"))
    assert sees(table)["dracula"]["place"] == "paris"
    table.play("pass")
    assert table.asked == (DRACULA, "travel")
    assert not {"feed", "dark_call", "hide"} & set(table.codes)
    assert "go:nantes" in table.codes


@pytest.mark.rule("FURY-CONS-06")
@HOLY
def test_wolf_form_leads_neither_over_nor_to_a_holy_city(token: str) -> None:
    bare = dracula_in("athens")
    assert "wolf:sofia" in bare.codes
    table = dracula_in("athens", **{token: "valona"})
    assert not [code for code in table.codes if code.startswith("wolf:")]
    table = dracula_in("athens", **{token: "sofia"})
    wolf = [code for code in table.codes if code.startswith("wolf:")]
    assert wolf == ["wolf:salonica", "wolf:sarajevo", "wolf:valona"]


@pytest.mark.rule("FURY-CONS-07", "FURY-CONS-08")
def test_heavenly_hosts_go_closing_dawn_and_consecrated_ground_stays() -> None:
    table = scene(at="dusk", hosts="rome paris", ground="nantes")
    assert sees(table)["hosts"] == ["paris", "rome"]
    table = dracula_in("le_havre", hosts="rome paris", ground="nantes")
    assert "go:paris" not in table.codes
    table.play("feed")
    assert sees(table)["phase"] == "day"
    assert sees(table)["hosts"] == []
    assert sees(table)["consecrated"] == "nantes"


@pytest.mark.rule("FURY-CONS-08")
def test_consecrated_ground_outlasts_a_whole_round() -> None:
    table = after_the_day(scene(ground="nantes", trail=["paris"]))
    while sees(table)["phase"] == "night":
        table.play("pass")
    assert "go:nantes" not in table.codes
    table.play("feed")
    assert sees(table)["consecrated"] == "nantes"


@pytest.mark.rule("FURY-CONS-09")
@HOLY
def test_holy_tokens_do_not_hinder_hunters(token: str) -> None:
    table = scene("seward", "paris", hideout="nantes: open rats", **{token: "nantes"})
    assert "road:nantes" in table.codes
    table.play("road:nantes", "no_ambush")
    assert sheet(table, "seward")["place"] == "nantes"
    table = scene("mina", "nantes 1 damage", **{token: "nantes"})
    assert {"road:paris", "sail:north_atlantic", "rest", "supply"} <= set(table.codes)


@pytest.mark.rule("FURY-CONS-10")
@pytest.mark.parametrize("put", [consecrate, put_host])
def test_it_turns_up_hide_and_its_encounters_with_the_location(put: Any) -> None:
    table = scene(at="night", trail=["hide: spy", "nantes: rats"])
    put(table.state, place("nantes"))
    assert [spot["open"] for spot in sees(table)["trail"][:2]] == [True, True]
    assert lying(table, 1) == [("spy", True, 0)]
    assert lying(table, 2) == [("rats", True, 0)]


@pytest.mark.rule("FURY-CONS-11")
def test_holy_tokens_lie_on_any_city_but_near_the_castle_and_on_each_only_one() -> None:
    table = scene(ground="paris", hosts="rome")
    barred = {PLACES[at] for at in range(len(PLACES)) if not may_hallow(table.state, at)}
    cities = {name for name in barred if is_city(place(name))}
    assert cities == {"castle_dracula", "galatz", "klausenburg", "paris", "rome"}
    assert len(barred) == len(cities) + 13


@pytest.mark.rule("FURY-CONS-11", "FURY-COMP-07")
def test_the_one_consecrated_ground_token_is_moved_and_there_are_three_hosts() -> None:
    table = scene(ground="paris", hosts="rome london madrid")
    consecrate(table.state, place("nantes"))
    assert sees(table)["consecrated"] == "nantes"
    put_host(table.state, place("milan"))
    assert sees(table)["hosts"] == ["london", "madrid", "rome"]
