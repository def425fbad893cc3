"""The seven actions of a hunter, passing and resting (FURY-ACTION, FURY-REST)."""

from __future__ import annotations

import pytest

from whitby.core.errors import IllegalChoice

from .at_the_table import FuryTable, played, scene, sees, sheet
from .the_trail import verbs

EVERY_STEP = ("day", "night")


def mina_in_company(at: str = "day") -> FuryTable:
    """Mina in Marseilles, hurt, with Dr. Seward, a ticket and something to search."""
    return scene(
        "mina",
        "marseilles 2 damage",
        at=at,
        hunters={"seward": "marseilles"},
        tickets="3-2",
        hideout="open marseilles: rats",
    )


@pytest.mark.rule("FURY-ACTION-01")
def test_the_actions() -> None:
    assert verbs(mina_in_company()) == {
        "road",  # move, in three ways
        "sail",
        "spend",
        "reserve",
        "rest",
        "search",
        "bond",  # special
        "supply",
        "trade",
        "pass",
    }


@pytest.mark.rule("FURY-ACTION-02")
@pytest.mark.parametrize("at", EVERY_STEP)
def test_a_hunter_on_land_may_pass(at: str) -> None:
    table = played(scene(at=at, hunters={"godalming": "paris"}), "pass")
    assert "passed:godalming" in table.log()
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-ACTION-03", "FURY-ACTION-04")
def test_by_night_all_actions_are_there_but_moving() -> None:
    moves = {"road", "sail", "spend"}
    assert verbs(mina_in_company("night")) == verbs(mina_in_company()) - moves
    assert mina_in_company("night").barred(5)["road:clermont_ferrand"] == "fury-why-night"


@pytest.mark.rule("FURY-ACTION-03")
def test_by_night_on_an_island_without_roads_the_reason_is_given_too() -> None:
    table = scene("godalming", "cagliari", at="night")
    assert not {"road", "sail"} & verbs(table)
    assert table.barred(2)["sail:mediterranean_sea"] == "fury-why-night"


@pytest.mark.rule("FURY-ACTION-05")
def test_at_sea_by_day_a_hunter_has_to_sail() -> None:
    table = scene("mina", "black_sea 3 damage", items="knife pistol", tickets="3-2")
    assert table.codes == ["sail:constanta", "sail:varna", "sail:ionian_sea"]
    assert table.barred(5)["pass"] == "fury-why-at-sea"
    with pytest.raises(IllegalChoice, match="'pass' is not offered"):
        table.play("pass")
    assert table.anytime(5) == ["open_item:mina:pistol"]  # what needs no action is still possible


@pytest.mark.rule("FURY-ACTION-06")
def test_at_sea_by_night_a_hunter_has_to_pass() -> None:
    table = scene("godalming", "black_sea 3 damage", at="night")
    assert table.asked == (3, "act")
    assert "passed:godalming" in table.log()
    assert sheet(table, "godalming")["place"] == "black_sea"


@pytest.mark.rule("FURY-ACTION-07", "FURY-DELAY-03", "FURY-DELAY-04")
@pytest.mark.parametrize("at", EVERY_STEP)
def test_a_delayed_hunter_stands_up_instead_of_acting(at: str) -> None:
    table = scene(at=at, hunters={"godalming": "paris delayed"})
    assert table.asked == (3, "act")
    assert "stood_up:godalming" in table.log()
    assert "passed:godalming" not in table.log()
    assert not sheet(table, "godalming")["delayed"]


@pytest.mark.rule("FURY-ACTION-08")
def test_a_special_action_of_the_sheet_takes_the_turn() -> None:
    table = played(scene(turn="mina", trail=["nantes"]), "bond:mina")
    assert sees(table)["phase"] == "night"
    for name in ("godalming", "seward", "van_helsing"):
        assert "bond" not in verbs(scene(turn=name))


@pytest.mark.rule("FURY-ACTION-10")
def test_at_sea_with_every_way_closed_the_turn_is_lost() -> None:
    table = scene("godalming", "black_sea", storms="ionian_sea", fog="constanta varna")
    assert table.asked == (3, "act")
    assert "stayed:godalming" in table.log()
    assert sheet(table, "godalming")["place"] == "black_sea"
    table = scene("godalming", "black_sea", storms="ionian_sea", fog="constanta")
    assert table.codes == ["sail:varna"]
    assert table.barred(2) == {
        "sail:constanta": "fury-why-fog",
        "sail:ionian_sea": "fury-why-storm",
        **dict.fromkeys(("pass", "search", "supply", "rest", "reserve"), "fury-why-at-sea"),
    }


@pytest.mark.rule("FURY-ACTION-12")
def test_mina_asks_about_any_hunter_in_a_city_and_all_hear_the_answer() -> None:
    hunters = {"godalming": "castle_dracula", "seward": "north_sea", "van_helsing": "hospital_rome"}
    table = scene("mina", "paris", hunters=hunters, trail=["nantes"])
    asked = [code for code in table.codes if code.startswith("bond")]
    assert asked == ["bond:godalming", "bond:mina"]
    table.play("bond:godalming")
    for seat in (1, 2, 3, 4, 5, None):
        assert "bond:mina:baltica:no" in table.log(seat)
    table = scene(turn="mina", hunters={"seward": "defeated"})
    assert "bond:seward" not in table.codes


@pytest.mark.rule("FURY-ACTION-12")
@pytest.mark.parametrize(
    ("value", "companion", "offered"),
    [("off", "rome", True), ("off", "paris", True), ("on", "rome", False), ("on", "paris", True)],
)
def test_a_table_may_want_mina_to_have_company(value: str, companion: str, offered: bool) -> None:
    options = {"psychic_bond_needs_companion": value}
    table = scene("mina", "paris", options=options, hunters={"seward": companion})
    assert ("bond" in verbs(table)) == offered


@pytest.mark.rule("FURY-ACTION-12")
@pytest.mark.parametrize("where", ["hospital_rome", "black_sea"])
def test_mina_needs_to_be_on_land_for_her_bond(where: str) -> None:
    assert "bond" not in verbs(scene("mina", where))


@pytest.mark.rule("FURY-ACTION-13", "FURY-REST-05")
def test_what_could_do_nothing_is_not_offered() -> None:
    table = scene(
        "godalming", "paris", at="night", hunters={"seward": "paris", "van_helsing": "paris"}
    )
    assert verbs(table) == {"reserve", "supply", "pass"}
    assert table.barred(2)["rest"] == "fury-why-unhurt"
    assert table.barred(2)["search"] == "fury-why-no-encounter"
    table.play("pass", "pass")
    assert "lead" not in verbs(table)  # nobody holds an event


@pytest.mark.rule("FURY-ACTION-13")
def test_what_is_offered_depends_on_nothing_hidden() -> None:
    def offered(trail: list[str], knife: str) -> list[str]:
        position = {"hunters": {"godalming": "paris", "seward": "paris"}, "trail": trail}
        return scene(**position, items={"seward": knife}).codes

    assert offered(["nantes"], "knife") == offered(["north_sea", "nantes: rats"], "dogs")


@pytest.mark.rule("FURY-REST-01")
@pytest.mark.parametrize("at", EVERY_STEP)
def test_rest_heals_one(at: str) -> None:
    table = played(scene(at=at, hunters={"godalming": "paris 3 damage", "seward": "rome"}), "rest")
    assert sheet(table, "godalming")["health"] == 9
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-REST-02")
@pytest.mark.parametrize(("damage", "health"), [(3, 10), (2, 11), (1, 11)])
def test_rest_with_dr_seward_heals_two(damage: int, health: int) -> None:
    hunters = {"godalming": f"paris {damage} damage", "seward": "paris delayed"}
    table = played(scene(hunters=hunters), "rest")
    assert sheet(table, "godalming")["health"] == health


@pytest.mark.rule("FURY-REST-03")
def test_dr_seward_always_heals_two() -> None:
    table = played(scene("seward", "paris 5 damage"), "rest")
    assert sheet(table, "seward")["health"] == 6


@pytest.mark.rule("FURY-REST-04")
@pytest.mark.parametrize("where", ["hospital_madrid", "defeated madrid"])
def test_a_doctor_in_hospital_does_not_help_in_the_city(where: str) -> None:
    table = played(scene("godalming", "madrid 3 damage", hunters={"seward": where}), "rest")
    assert sheet(table, "godalming")["health"] == 9


def test_what_is_missing_among_the_actions_says_why() -> None:
    alone = scene("seward", "paris", hunters={"mina": "rome"})
    barred = alone.barred(3)
    assert "fury-why-nobody" in [why for code, why in barred.items() if code.startswith("trade:")]
    assert barred["rest"] == "fury-why-unhurt"
    assert barred["search"] == "fury-why-no-encounter"
    assert set(barred).isdisjoint(alone.codes)
    together = scene("seward", "paris", hunters={"mina": "paris"})
    assert together.barred(3)["trade:mina"] == "fury-why-nothing-to-trade"
    bed = scene("seward", "hospital_rome", at="night")
    assert bed.barred(3)["leave:rome"] == "fury-why-night"
    assert bed.barred(3)["search"] == "fury-why-hospital"


def test_a_second_action_of_the_same_kind_says_why() -> None:
    hurt = {"godalming": "paris 3 damage"}
    table = scene(at="dawn", events={"seward": "renewed_vigor"}, hunters=hurt)
    table.play("play:renewed_vigor", "rest")
    assert table.asked == (2, "act")
    assert "rest" not in table.codes
    assert table.barred(2)["rest"] == "fury-why-same-kind"
