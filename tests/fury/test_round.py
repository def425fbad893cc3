"""Rounds, dawn and dusk, weeks and despair (FURY-ROUND, FURY-TIME, FURY-DESPAIR)."""

from __future__ import annotations

import pytest

from whitby.core.table import Table
from whitby.games.fury.hunters.harm import Suffer

from .at_the_table import GAME, FuryTable, answer, dracula_in, played, scene, sees, sheet

HUNTERS = ("godalming", "seward", "van_helsing", "mina")
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def phase(table: FuryTable) -> str:
    """The phase of the round."""
    found: str = sees(table)["phase"]
    return found


def turns(table: FuryTable, count: int) -> list[tuple[str, int]]:
    """The next turns, all passed: by phase and seat."""
    found = []
    for _ in range(count):
        found.append((phase(table), table.asked[0]))
        table.play("pass")
    return found


@pytest.mark.rule(
    "FURY-ROUND-01",
    "FURY-ROUND-02",
    "FURY-ROUND-03",
    "FURY-ROUND-04",
    "FURY-ROUND-05",
    "FURY-ROUND-06",
    "FURY-EXAMPLE-01",
)
def test_a_round() -> None:
    table = scene(trail=["nantes"])
    assert turns(table, 8) == [
        ("day", 2),
        ("day", 3),
        ("day", 4),
        ("day", 5),
        ("night", 2),
        ("night", 3),
        ("night", 4),
        ("night", 5),
    ]
    assert (phase(table), table.asked) == ("dracula", (1, "travel"))
    table.play("go:paris")
    assert (phase(table), table.asked) == ("dracula", (1, "lay"))
    table.play(table.codes[0], "no_rumour")
    assert (phase(table), table.asked) == ("day", (2, "act"))
    marks = [line for line in table.log() if line.split(":")[0] in ("day", "night", "phase")]
    assert marks == ["day:monday:1", "night:monday:1", "phase", "day:tuesday:1"]
    assert sees(table)["round"] == 2


@pytest.mark.rule("FURY-ROUND-07")
def test_the_first_round_has_no_dawn() -> None:
    table = Table(GAME, GAME.setup(0, 5))
    table.play("start:paris", "start:paris", "start:paris", "start:paris", "start:rome")
    assert [line for line in table.log() if line.startswith("day")] == ["day:monday:1"]
    assert (phase(table), table.asked) == ("day", (2, "act"))
    assert (sees(table)["round"], sees(table)["despair"]) == (1, 0)


@pytest.mark.rule("FURY-ROUND-08")
@pytest.mark.parametrize("at", ["day", "night"])
def test_a_hunter_who_is_off_the_board_is_skipped(at: str) -> None:
    table = scene(at=at, hunters={"godalming": "defeated madrid", "van_helsing": "defeated rome"})
    assert table.asked[0] == 3
    table.play("pass")
    assert table.asked[0] == 5


# Dawn and dusk


@pytest.mark.rule("FURY-TIME-01", "FURY-TIME-02", "FURY-TIME-03")
@pytest.mark.parametrize("number", range(7))
def test_day_and_night_follow_each_other_through_the_week(number: int) -> None:
    table = scene(day=DAYS[number], trail=["nantes"])
    assert sees(table)["day"] == DAYS[number]
    turns(table, 4)
    assert (phase(table), sees(table)["day"]) == ("night", DAYS[number])
    turns(table, 4)
    table.play("feed")
    assert (phase(table), sees(table)["day"]) == ("day", DAYS[(number + 1) % 7])


@pytest.mark.rule("FURY-TIME-05")
@pytest.mark.parametrize(("at", "mark"), [("dawn", "day:tuesday:1"), ("dusk", "night:monday:1")])
def test_they_fight_after_the_marker_has_been_moved(at: str, mark: str) -> None:
    table = scene(at=at, hunters={"mina": "nantes", "seward": "nantes"}, trail=["open nantes"])
    table.run()
    fight = [line for line in table.log() if line == mark or line.startswith("fight")]
    assert fight == [mark, "fight:seward+mina"]


@pytest.mark.rule("FURY-TIME-05")
def test_nobody_fights_where_nobody_meets() -> None:
    hunters = {"mina": "paris", "seward": "hospital_madrid"}
    for trail in (["nantes"], ["madrid"], ["galway", "open paris"]):
        table = scene(at="dusk", hunters=hunters, trail=trail)
        table.run()
        assert not any(line.startswith("fight") for line in table.happened())


@pytest.mark.rule("FURY-TIME-05")
@pytest.mark.parametrize("choice", ["fight", "decline"])
def test_in_the_fog_dracula_may_decline(choice: str) -> None:
    table = scene(at="dawn", hunters={"mina": "paris"}, trail=["open paris"], fog="paris")
    answer(table, 1, "fog_fight", choice)
    assert ("fight:mina" in table.happened()) == (choice == "fight")


@pytest.mark.rule("FURY-TIME-07")
def test_the_order_of_a_dawn() -> None:
    table = scene(
        at="dawn",
        day="monday",
        week=2,
        hunters={"mina": "paris", "seward": "defeated rome"},
        trail=["open paris"],
        guards=1,
        hosts="rome",
        items={"mina": "knife"},
    )
    assert table.asked == (1, "guards")
    assert sees(table)["hosts"] == ["rome"]
    table.play("guards:mina", "show:knife")
    kinds = [line.split(":")[0] for line in table.log()]
    order = [
        "day",
        "despair",
        "rumour_gained",
        "hospitalised",
        "bodyguards_sent",
        "fight",
        "hosts_lifted",
    ]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("FURY-TIME-07")
def test_the_order_of_a_dusk() -> None:
    table = scene(
        at="dusk",
        hunters={"mina": "paris"},
        trail=["open paris"],
        guards=1,
        items={"mina": "knife"},
        fog="rome",
        roadblocks=["road-nantes-paris"],
        storms="north_sea",
    )
    table.play("guards:mina", "show:knife")
    kinds = [line.split(":")[0] for line in table.log()]
    order = ["night", "bodyguards_sent", "fight", "fog_lifted", "roadblock_lifted", "storm_lifted"]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("FURY-TIME-07")
def test_dawn_lifts_no_fog_and_dusk_no_heavenly_host() -> None:
    tokens = {"fog": "rome", "storms": "north_sea", "hosts": "paris"}
    seen = sees(scene(at="dawn", **tokens))
    assert (seen["fog"], seen["storms"], seen["hosts"]) == (["rome"], ["north_sea"], [])
    seen = sees(scene(at="dusk", **tokens))
    assert (seen["fog"], seen["storms"], seen["hosts"]) == ([], [], ["paris"])


# Despair


def third_week(trail: list[str], **options: str) -> FuryTable:
    """Dracula's phase with all despair tokens on the board."""
    return dracula_in(*trail, despair=3, options=options)


@pytest.mark.rule("FURY-DESPAIR-01", "FURY-DESPAIR-02")
@pytest.mark.parametrize(("day", "gained"), [("monday", 1), ("tuesday", 0), ("sunday", 0)])
def test_from_sunday_to_monday_there_is_more_despair_and_a_rumour(day: str, gained: int) -> None:
    table = scene(at="dawn", day=day, week=2, despair=0, rumours=1)
    seen = sees(table)
    assert (seen["despair"], seen["dracula"]["rumours"]) == (gained, 1 + gained)


@pytest.mark.rule("FURY-DESPAIR-03", "FURY-DESPAIR-04")
@pytest.mark.parametrize(("week", "tokens"), [(2, 1), (3, 2), (4, 3), (5, 3), (9, 3)])
def test_despair_counts_the_weeks_up_to_three(week: int, tokens: int) -> None:
    table = scene(at="dawn", day="monday", week=week)
    assert (sees(table)["week"], sees(table)["despair"]) == (week, tokens)
    assert sees(table)["dracula"]["rumours"] == 1 + tokens
    told = [line for line in table.log() if line.startswith("despair")]
    assert told == [f"despair:{tokens}"]
    assert not table.over


@pytest.mark.rule("FURY-DESPAIR-05")
@pytest.mark.parametrize(("despair", "influence"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_a_defeat_counts_two_and_a_point_for_each_despair(despair: int, influence: int) -> None:
    table = scene(despair=despair)
    table.state.then(Suffer(HUNTERS.index("mina"), 9))
    table.play("hospital:hospital_madrid")
    assert sees(table)["influence"] == influence


@pytest.mark.rule("FURY-DESPAIR-07")
@pytest.mark.parametrize(("despair", "influence"), [(0, 0), (2, 0), (3, 3)])
def test_in_the_end_every_city_counts_three(despair: int, influence: int) -> None:
    table = played(dracula_in("nantes", despair=despair), "go:paris")
    assert sees(table)["influence"] == influence


@pytest.mark.rule("FURY-DESPAIR-08")
@pytest.mark.parametrize(("value", "influence"), [("on", 3), ("off", 0)])
def test_hide_counts_three_as_well_unless_the_table_says_no(value: str, influence: int) -> None:
    table = played(third_week(["nantes"], hide_triggers_fury=value), "hide")
    assert sees(table)["influence"] == influence


@pytest.mark.rule("FURY-DESPAIR-09")
@pytest.mark.parametrize("code", ["go:north_atlantic", "dark_call", "feed"])
def test_sea_cards_dark_call_and_feed_count_nothing(code: str) -> None:
    table = played(third_week(["nantes"]), code)
    assert sees(table)["influence"] == 0


@pytest.mark.rule("FURY-DESPAIR-10")
def test_wolf_form_and_a_city_after_misdirect_count_once() -> None:
    table = played(third_week(["nantes"]), "wolf:brussels")
    assert sees(table)["influence"] == 3
    table = played(third_week(["nantes", "bordeaux"]), "misdirect:3")
    assert sees(table)["influence"] == 0
    table.play("go:paris")
    assert sees(table)["influence"] == 3


@pytest.mark.rule("FURY-DESPAIR-10")
def test_a_slide_counts_nothing_by_itself() -> None:
    table = third_week(["nantes", "paris", "strasbourg"])
    table.run()
    assert sees(table)["influence"] == 0


@pytest.mark.rule("FURY-DESPAIR-11")
def test_entering_a_lair_counts_three() -> None:
    table = played(dracula_in("nantes", despair=3, lairs=["paris: rats"]), "enter_lair:1")
    assert sees(table)["influence"] == 3


@pytest.mark.rule("FURY-DESPAIR-13")
def test_castle_dracula_counts_three() -> None:
    table = played(third_week(["galatz"]), "go:castle_dracula")
    assert sees(table)["influence"] == 3


@pytest.mark.rule("FURY-DESPAIR-07")
def test_a_city_may_end_the_game() -> None:
    table = played(dracula_in("nantes", despair=3, influence=10), "go:paris")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.reason) == ("dracula", "influence")


@pytest.mark.rule("FURY-ROUND-08")
def test_a_hunter_defeated_by_day_acts_again_after_the_next_dawn() -> None:
    table = scene("godalming", "paris 9 damage", hideout="nantes: rats")
    table.play("road:nantes", "ambush:2:rats")
    assert sheet(table, "godalming")["place"] is None
    assert turns(table, 6) == [("day", s) for s in (3, 4, 5)] + [("night", s) for s in (3, 4, 5)]
    table.play("feed")
    assert (phase(table), table.asked[0]) == ("day", 2)
    assert sheet(table, "godalming")["place"] == "hospital_madrid"
