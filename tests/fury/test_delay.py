"""Being delayed (FURY-DELAY)."""

from __future__ import annotations

import pytest

from .at_the_table import FuryTable, answer, played, scene, sees, sheet


def delayed(table: FuryTable, name: str) -> bool:
    """Whether a hunter's figure is on its side."""
    found: bool = sheet(table, name)["delayed"]
    return found


def after_a_round(table: FuryTable, *names: str) -> list[str]:
    """Pass for everyone until Dracula's phase; return who of these stood up, and when."""
    while table.asked[1] == "act":
        table.play("pass")
    marks = [f"stood_up:{name}" for name in names]
    return [line for line in table.log() if line in marks or line.startswith(("day", "night"))]


@pytest.mark.rule("FURY-DELAY-01")
def test_a_delayed_hunter_is_laid_on_the_side() -> None:
    table = scene("godalming", "paris", hideout="nantes: saboteur")
    assert not delayed(table, "godalming")
    table.play("road:nantes", "ambush:2:saboteur")
    assert delayed(table, "godalming")
    assert "delayed:godalming" in table.log()


@pytest.mark.rule("FURY-DELAY-02")
@pytest.mark.parametrize(("card", "next_seat"), [("saboteur", 3), ("spy", 2)])
def test_a_hunter_who_becomes_delayed_takes_no_action_any_more(card: str, next_seat: int) -> None:
    table = scene(
        at="dawn",
        events={"seward": "renewed_vigor"},  # two actions for everyone
        hunters={"godalming": "paris"},
        hideout=f"nantes: {card}",
    )
    table.play("play:renewed_vigor", "road:nantes", f"ambush:2:{card}")
    assert delayed(table, "godalming") == (card == "saboteur")
    assert table.asked == (next_seat, "act")


@pytest.mark.rule("FURY-DELAY-03", "FURY-DELAY-10")
def test_delayed_by_day_after_acting_the_night_goes() -> None:
    table = scene("godalming", "paris", hideout="nantes: saboteur")
    table.play("road:nantes", "ambush:2:saboteur")
    assert after_a_round(table, "godalming") == [
        "day:monday:1",
        "night:monday:1",
        "stood_up:godalming",
    ]
    table.play("feed")
    assert (table.asked[0], sees(table)["phase"]) == (2, "day")


@pytest.mark.rule("FURY-DELAY-10")
def test_delayed_by_night_after_acting_the_next_day_goes() -> None:
    table = played(scene("godalming", "paris", at="night", hideout="open paris: hoax"), "search")
    assert delayed(table, "godalming")
    table.play("pass", "pass", "pass", "feed")
    assert (table.asked[0], sees(table)["phase"]) == (3, "day")
    assert not delayed(table, "godalming")


@pytest.mark.rule("FURY-DELAY-10")
def test_delayed_in_another_s_turn_before_acting_the_same_day_goes() -> None:
    hunters = {"mina": "nantes", "seward": "nantes"}
    table = scene("godalming", "paris", hunters=hunters, hideout="open nantes: unnatural_fog")
    table.play("road:nantes", "ambush:2:unnatural_fog")
    assert [delayed(table, name) for name in ("godalming", "mina")] == [True, True]
    assert table.asked == (4, "act")  # Dr. Seward has stood up
    table.play("pass")
    assert sees(table)["phase"] == "night"
    assert table.asked == (3, "act")  # Lord Godalming only now


@pytest.mark.rule("FURY-DELAY-05")
def test_a_delayed_hunter_has_to_fight() -> None:
    table = scene(
        at="dusk", hunters={"mina": "paris delayed", "seward": "paris"}, trail=["open paris"]
    )
    table.run()
    assert "fight:seward+mina" in table.happened()


@pytest.mark.rule("FURY-DELAY-06")
def test_being_delayed_twice_costs_one_turn() -> None:
    table = scene("godalming", "paris", hideout="nantes: saboteur, unnatural_fog")
    table.play("road:nantes", "ambush:2:saboteur", "ambush:2:unnatural_fog")
    assert table.log().count("delayed:godalming") == 1
    table.play("pass", "pass", "pass")
    assert "stood_up:godalming" in table.log()
    table.play("pass", "pass", "pass", "feed")
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-DELAY-07")
def test_a_delayed_hunter_cannot_join_a_fight_by_becoming_delayed() -> None:
    trail = ["galway", "open paris: new_vampire"]
    hunters = {"godalming": "paris", "seward": "paris delayed", "mina": "paris"}
    table = played(scene(hunters=hunters, trail=trail), "search")
    answer(table, 5, "join", "join")
    assert "vampire_fight:new_vampire:godalming+mina" in table.happened()
    assert delayed(table, "mina")


@pytest.mark.rule("FURY-DELAY-07")
def test_a_delayed_hunter_cannot_be_rid_of_an_aristocrat_by_becoming_delayed() -> None:
    trail = ["galway", "open paris: aristocratic_vampire, saboteur"]
    table = played(scene("godalming", "paris", trail=trail), "search", "resolve:saboteur")
    assert table.asked != (2, "aristocrat")
    assert "encounter_stays:aristocratic_vampire" in table.log()
    table = scene("godalming", "paris", trail=trail)
    table.play("search", "resolve:aristocratic_vampire")
    assert table.asked == (2, "aristocrat")


@pytest.mark.rule("FURY-DELAY-08")
@pytest.mark.parametrize("at", ["day", "night"])
def test_at_sea_standing_up_takes_the_place_of_the_forced_move_or_pass(at: str) -> None:
    table = scene(at=at, hunters={"godalming": "north_sea delayed"})
    assert table.asked == (3, "act")
    assert sheet(table, "godalming")["place"] == "north_sea"
    log = table.log()
    assert "stood_up:godalming" in log
    assert "passed:godalming" not in log


@pytest.mark.rule("FURY-DELAY-09")
def test_in_hospital_a_hunter_is_not_delayed() -> None:
    table = scene("godalming", "paris 9 damage", hideout="nantes: saboteur, rats")
    table.play("road:nantes", "ambush:2:saboteur")
    assert delayed(table, "godalming")
    table.play("ambush:2:rats")
    while table.asked[1] == "act":
        table.play("pass")
    table.play("feed")
    assert sheet(table, "godalming")["place"] == "hospital_madrid"
    assert not delayed(table, "godalming")
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-DELAY-11")
def test_a_delayed_hunter_shows_items_and_is_a_partner_of_leader() -> None:
    table = scene(
        turn="van_helsing", hunters={"mina": "rome delayed"}, events={"mina": "good_luck"}
    )
    table.play("lead:mina", "give_event:good_luck")
    assert sheet(table, "van_helsing", 4)["events"] == ["good_luck"]
    table = scene("godalming", "paris", items="pistol", hideout="nantes: saboteur")
    table.play("road:nantes", "ambush:2:saboteur", "no_event")
    assert delayed(table, "godalming")
    assert table.codes == ["show:pistol", "show_nothing"]


@pytest.mark.rule("FURY-DELAY-11")
def test_a_delayed_hunter_can_be_ambushed_again() -> None:
    table = scene("godalming", "paris", hideout="nantes: saboteur, rats")
    table.play("road:nantes", "ambush:2:saboteur")
    assert table.codes == ["ambush:2:rats", "no_ambush"]
    table.play("ambush:2:rats")
    assert sheet(table, "godalming")["health"] == 9
