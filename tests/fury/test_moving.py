"""How hunters travel: road, rail and sea, and the worked examples (FURY-MOVE, RAIL, SEA)."""

from __future__ import annotations

import pytest

from whitby.core.errors import IllegalChoice
from whitby.games.fury.routes import by_road

from .at_the_table import FuryTable, answer, dracula_in, played, scene, sees, sheet
from .readings import question
from .seats import EVERYONE
from .the_trail import offers


def lord(place: str, **position: object) -> FuryTable:
    """Lord Godalming's day turn in a place."""
    return scene("godalming", place, **position)


def rides(place: str, ticket: str, **position: object) -> set[str]:
    """Where Lord Godalming's ticket leads from a place; nowhere if he cannot spend it."""
    table = lord(place, tickets=ticket, **position)
    if f"spend:{ticket}" not in table.codes:
        return set()
    table.play(f"spend:{ticket}")
    return offers(table, "ride")


EXAMPLE = {
    "godalming": "toulouse",
    "seward": "marseilles",
    "van_helsing": "genoa",
    "mina": "tyrrhenian_sea",
}


@pytest.mark.rule(
    "FURY-EXAMPLE-01", "FURY-EXAMPLE-02", "FURY-EXAMPLE-03", "FURY-EXAMPLE-05", "FURY-EXAMPLE-06"
)
def test_the_day_of_the_worked_example() -> None:
    trail = ["galway", "paris: rats", "brussels: bats", "frankfurt", "strasbourg"]
    table = scene(hunters=EXAMPLE, tickets={"seward": "3-2"}, trail=trail)
    answer(table, 2, "act", "road:barcelona")
    assert sheet(table, "godalming")["place"] == "barcelona"
    answer(table, 3, "act", "spend:3-2", "ride:cologne")
    assert sheet(table, "seward")["place"] == "cologne"
    assert sheet(table, "seward")["tickets"] == []
    assert sees(table)["decks"]["tickets"] == 16
    assert [hideout["open"] for hideout in sees(table)["trail"] if hideout] == [False] * 5
    answer(table, 4, "act", "sail:tyrrhenian_sea")
    assert table.asked == (5, "act")
    assert table.codes == [
        "sail:cagliari",
        "sail:genoa",
        "sail:naples",
        "sail:rome",
        "sail:ionian_sea",
        "sail:mediterranean_sea",
    ]
    for code in ("pass", "supply", "rest"):
        with pytest.raises(IllegalChoice):
            table.play(code)
    table.play("sail:rome")
    assert sheet(table, "mina")["place"] == "rome"
    table.play("pass", "pass")
    assert "passed:van_helsing" in table.log()  # at sea by night he has to
    answer(table, 5, "act", "pass", "feed", "pass", "pass")
    assert table.asked == (4, "act")
    assert {code.split(":")[0] for code in table.codes} == {"sail"}


@pytest.mark.rule("FURY-EXAMPLE-04")
@pytest.mark.parametrize("ticket", ["2-2", "2-1", "1-1", "1-0"])
def test_the_same_trip_with_a_lesser_ticket_is_not_offered(ticket: str) -> None:
    assert "cologne" in rides("marseilles", "3-2")
    assert "cologne" not in rides("marseilles", ticket)


@pytest.mark.rule("FURY-EXAMPLE-04")
def test_the_same_trip_with_no_white_way_left_is_not_offered() -> None:
    white_ways = ["rail-brussels-paris"]  # what is left leads via Milan and Zurich, on yellow
    assert "cologne" not in rides("marseilles", "3-2", roadblocks=white_ways)


@pytest.mark.rule("FURY-MOVE-01")
def test_hunters_go_by_road_rail_and_sea_and_dracula_never_by_rail() -> None:
    table = lord("bordeaux", tickets="1-0")
    assert offers(table, "road") == {"clermont_ferrand", "nantes", "santander", "toulouse"}
    assert offers(table, "sail") == {"north_atlantic"}
    assert "spend:1-0" in table.codes
    table = dracula_in("bordeaux")
    assert offers(table, "go") == {
        "clermont_ferrand",
        "nantes",
        "santander",
        "toulouse",
        "north_atlantic",
    }


@pytest.mark.rule("FURY-MOVE-02", "FURY-MOVE-03")
def test_a_move_by_road_shifts_the_figure_one_city_on() -> None:
    table = played(lord("paris"), "road:nantes")
    for seat in EVERYONE:
        assert sheet(table, "godalming", seat)["place"] == "nantes"
    assert "road:godalming:nantes" in table.log()
    assert table.asked == (3, "act")
    assert "bordeaux" not in offers(lord("paris"), "road")  # two roads away


@pytest.mark.rule("FURY-MOVE-04")
def test_bats_move_a_hunter_by_night() -> None:
    table = scene("godalming", "paris bats", at="night", trail=["galway"])
    answer(table, 1, "drive", "drive:nantes")
    assert sheet(table, "godalming")["place"] == "nantes"


@pytest.mark.rule("FURY-MOVE-05")
def test_roadblocks_fog_and_storms_close_the_ways() -> None:
    table = lord(
        "nantes", roadblocks=["road-nantes-paris"], fog="bordeaux", storms="north_atlantic"
    )
    assert offers(table, "road") == {"clermont_ferrand", "le_havre"}
    assert offers(table, "sail") == set()
    assert table.barred(2)["sail:north_atlantic"] == "fury-why-storm"
    table = lord("nantes", fog="nantes", tickets="3-2")
    assert not {"road", "sail", "spend"} & {code.split(":")[0] for code in table.codes}
    assert table.barred(2)["road:paris"] == "fury-why-fog"
    table = lord("paris", fog="paris", tickets="3-2")
    assert table.barred(2)["spend:3-2"] == "fury-why-no-railway"


@pytest.mark.rule("FURY-MOVE-05")
def test_a_block_on_the_road_leaves_the_railway_open() -> None:
    position = {"tickets": {"godalming": "1-1"}}
    table = lord("brussels", roadblocks=["road-brussels-paris"], **position)
    assert "paris" not in offers(table, "road")
    assert "paris" in rides("brussels", "1-1", roadblocks=["road-brussels-paris"])
    table = lord("brussels", roadblocks=["rail-brussels-paris"], **position)
    assert "paris" in offers(table, "road")
    assert "paris" not in rides("brussels", "1-1", roadblocks=["rail-brussels-paris"])


@pytest.mark.rule("FURY-MOVE-06")
@pytest.mark.parametrize(
    ("trail", "lairs", "found", "ambush"),
    [
        (["galway", "nantes: rats"], [], "found:2:nantes", "ambush:2:rats"),
        (["galway"], ["nantes: rats"], "found_lair:1:nantes", "ambush:lair1:rats"),
    ],
)
def test_a_hunter_who_arrives_finds_the_card_and_may_be_ambushed(
    trail: list[str], lairs: list[str], found: str, ambush: str
) -> None:
    table = played(lord("paris", trail=trail, lairs=lairs), "road:nantes")
    assert found in table.log()
    assert question(table) == (1, "ambush", [ambush, "no_ambush"])
    table.play(ambush)
    assert sheet(table, "godalming")["health"] == 9


@pytest.mark.rule("FURY-MOVE-06")
def test_a_hunter_moved_by_another_s_hand_finds_the_card_too() -> None:
    table = played(scene("godalming", "paris bats", hideout="nantes: rats"), "drive:nantes")
    assert "found:2:nantes" in table.log()
    assert table.asked == (1, "ambush")


@pytest.mark.rule("FURY-MOVE-07")
def test_dracula_is_found_and_fights_at_the_next_dusk() -> None:
    table = scene("mina", "paris", trail=["nantes"])
    assert sees(table)["dracula"]["place"] is None
    table.play("road:nantes")
    assert "dracula_found:nantes" in table.log()
    log = table.log()
    assert log.index("dracula_found:nantes") < log.index("night:monday:1") < log.index("fight:mina")
    assert sees(table)["dracula"]["place"] == "nantes"


@pytest.mark.rule("FURY-MOVE-07")
def test_a_cold_trail_does_not_show_where_dracula_is() -> None:
    table = played(lord("paris", trail=["bordeaux", "nantes"]), "road:nantes")
    assert "found:2:nantes" in table.log()
    assert not any(line.startswith("dracula_found") for line in table.happened())
    assert sees(table)["dracula"]["place"] is None


@pytest.mark.rule("FURY-MOVE-08")
def test_several_roads_at_once_must_all_be_open() -> None:
    paris, bordeaux, nantes, clermont = 41, 7, 38, 14
    assert bordeaux in by_road(paris, steps=2)
    assert bordeaux not in by_road(paris, fog=(nantes, clermont), steps=2)
    assert bordeaux in by_road(paris, fog=(nantes,), steps=2)
    assert nantes not in by_road(paris, fog=(nantes,), steps=2)
    assert bordeaux in by_road(paris, fog=(nantes, clermont), steps=2, transit=False)


@pytest.mark.rule("FURY-MOVE-09", "FURY-RAIL-10")
def test_no_move_ends_where_it_began() -> None:
    assert "paris" not in rides("paris", "3-2")
    assert "paris" not in offers(lord("paris"), "road")
    assert 41 not in by_road(41, steps=2)


@pytest.mark.rule("FURY-MOVE-10")
def test_the_order_of_an_arrival_by_bats() -> None:
    table = scene("godalming", "paris bats", trail=["hide: spy", "nantes: rats", "galway"])
    table.play("drive:nantes", "ambush:2:rats", "ambush:1:spy")
    kinds = [line.split(":")[0] for line in table.log()]
    order = [
        "bats_moved",
        "found",
        "dracula_found",
        "found_hide",
        "ambushed",
        "suffered",
        "ambushed",
        "delayed",
    ]
    assert [kind for kind in kinds[kinds.index("bats_moved") :] if kind in order] == order


@pytest.mark.rule("FURY-MOVE-10")
def test_a_hunter_defeated_on_arrival_skips_what_is_left() -> None:
    table = scene("godalming", "paris bats 10 damage", hideout="nantes: rats, spy")
    table.play("drive:nantes", "ambush:2:rats")
    assert "delayed:godalming" not in table.happened()
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-MOVE-06")
def test_where_nothing_lies_everyone_learns_so() -> None:
    table = played(lord("paris", trail=["galway"]), "road:nantes")
    assert "no_trace:nantes" in table.log()


@pytest.mark.rule("FURY-RAIL-01", "FURY-TICKET-06")
def test_a_trip_costs_a_ticket_which_can_be_drawn_again() -> None:
    tickets = {"godalming": "3-2 2-2", "mina": "2 3-2", "seward": "3-2"}
    table = scene("godalming", "paris", tickets=tickets, draws={"tickets": "3-2"})
    assert sees(table)["decks"]["tickets"] == 11
    table.play("spend:3-2")
    assert sees(table)["decks"]["tickets"] == 12
    assert sheet(table, "godalming", 2)["tickets"] == ["2-2"]
    table.play("ride:brussels", "pass", "reserve")
    assert sheet(table, "van_helsing", 4)["tickets"] == ["3-2"]


@pytest.mark.rule("FURY-RAIL-02", "FURY-RAIL-11")
def test_the_ticket_is_shown_to_all_before_the_trip() -> None:
    table = played(lord("paris", tickets="3-2"), "spend:3-2")
    for seat in EVERYONE:
        assert "spent_ticket:godalming:3-2" in table.log(seat)
    assert sheet(table, "godalming")["place"] == "paris"
    assert table.asked == (2, "ride")
    assert "pass" not in table.codes


@pytest.mark.rule("FURY-RAIL-03", "FURY-RAIL-05")
@pytest.mark.parametrize(
    ("ticket", "far"),
    [
        ("1-0", {"bordeaux", "brussels", "le_havre", "marseilles"}),
        ("2-1", {"bordeaux", "brussels", "le_havre", "marseilles", "cologne", "saragossa"}),
    ],
)
def test_a_trip_on_white_railways_goes_as_far_as_white_says(ticket: str, far: set[str]) -> None:
    assert rides("paris", ticket) == far


@pytest.mark.rule("FURY-RAIL-04", "FURY-RAIL-06", "FURY-EXAMPLE-04")
def test_one_yellow_railway_makes_the_yellow_value_count() -> None:
    assert "milan" in rides("paris", "2-2")  # white to Marseilles, then yellow
    assert "milan" in rides("paris", "3-2")
    assert "milan" not in rides("paris", "2-1")
    assert "genoa" not in rides("paris", "3-2")  # a third railway


@pytest.mark.rule("FURY-RAIL-07")
def test_without_a_yellow_value_no_yellow_railway_can_be_used() -> None:
    assert rides("marseilles", "1-0") == {"paris"}
    assert rides("marseilles", "1-1") == {"paris", "milan"}
    table = lord("rome", tickets="1-0")
    assert "spend:1-0" not in table.codes
    assert table.barred(2)["spend:1-0"] == "fury-why-no-railway"


@pytest.mark.rule("FURY-RAIL-08")
def test_cities_on_the_way_are_not_entered() -> None:
    table = lord("marseilles", tickets="2-2", trail=["paris: rats", "bordeaux: bats"])
    table.play("spend:2-2", "ride:bordeaux")
    log = table.log()
    assert "found:2:bordeaux" in log
    assert not any("paris" in line for line in log)
    assert table.codes == ["ambush:2:bats", "no_ambush"]


@pytest.mark.rule("FURY-RAIL-09", "FURY-RAIL-12")
@pytest.mark.parametrize(("value", "through"), [("on", False), ("off", True)])
def test_no_train_runs_through_the_fog_unless_the_table_says_so(value: str, through: bool) -> None:
    options = {"fog_blocks_transit": value}
    found = rides("marseilles", "3-2", fog="paris", options=options)
    assert ("brussels" in found) == through
    assert "paris" not in found
    assert rides("paris", "3-2", fog="paris", options=options) == set()


@pytest.mark.rule("FURY-RAIL-12")
def test_a_blocked_railway_is_gone_around() -> None:
    assert rides("madrid", "1-0", roadblocks=["rail-madrid-saragossa"]) == {
        "alicante",
        "lisbon",
        "santander",
    }
    assert "saragossa" in rides("madrid", "3-2", roadblocks=["rail-madrid-saragossa"])
    assert "saragossa" not in rides("madrid", "2-2", roadblocks=["rail-madrid-saragossa"])


@pytest.mark.rule("FURY-RAIL-11")
def test_a_ticket_that_leads_nowhere_cannot_be_spent() -> None:
    assert "spend:3-2" not in lord("nantes", tickets="3-2").codes
    blocks = ["rail-madrid-saragossa", "rail-lisbon-madrid", "rail-madrid-santander"]
    table = lord("madrid", tickets="3-2", roadblocks=[*blocks, "rail-alicante-madrid"])
    assert "spend:3-2" not in table.codes


@pytest.mark.rule("FURY-SEA-01")
def test_steps_by_sea_lead_from_port_to_sea_to_sea_to_port() -> None:
    assert offers(lord("genoa"), "sail") == {"tyrrhenian_sea"}
    assert offers(lord("cagliari"), "sail") == {"mediterranean_sea", "tyrrhenian_sea"}
    assert offers(lord("paris"), "sail") == set()
    assert offers(lord("irish_sea"), "sail") == {"north_atlantic", "dublin", "liverpool", "swansea"}
    table = played(lord("genoa"), "sail:tyrrhenian_sea")
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-SEA-02")
def test_nobody_sails_by_night_but_bats_may_carry_to_a_port() -> None:
    table = scene("godalming", "genoa", at="night")
    assert offers(table, "sail") == set()
    table = scene("godalming", "irish_sea bats", at="night")
    assert table.asked == (1, "drive")
    assert offers(table, "drive") == {"dublin", "liverpool", "swansea"}


@pytest.mark.rule("FURY-SEA-03")
def test_a_hunter_at_sea_finds_nothing() -> None:
    table = played(lord("genoa", trail=["tyrrhenian_sea", "rome"]), "sail:tyrrhenian_sea")
    assert not any("tyrrhenian_sea" in line and "found" in line for line in table.happened())
    assert [hideout["open"] for hideout in sees(table)["trail"] if hideout] == [False, False]
    assert "no_trace:tyrrhenian_sea" not in table.happened()
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-SEA-04")
@pytest.mark.parametrize("at", ["dawn", "dusk"])
@pytest.mark.parametrize("card", ["tyrrhenian_sea", "open tyrrhenian_sea"])
def test_nobody_fights_at_sea(at: str, card: str) -> None:
    table = scene(at=at, hunters={"mina": "tyrrhenian_sea"}, trail=[card], guards=1)
    assert table.asked == (2, "act")  # and Dracula is not asked for his Bodyguards
    assert not any(line.startswith("fight") for line in table.happened())


@pytest.mark.rule("FURY-SEA-05")
def test_hunters_pay_nothing_at_sea() -> None:
    table = lord("genoa", tickets="3-2", items="knife")
    before = sheet(table, "godalming", 2)
    table.play("sail:tyrrhenian_sea")
    assert sheet(table, "godalming", 2) == {**before, "place": "tyrrhenian_sea"}
