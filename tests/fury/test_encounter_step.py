"""The encounter step and the rumour tokens (FURY-ENCSTEP, FURY-RUMOR)."""

from __future__ import annotations

import pytest

from .at_the_table import GAME, dracula_in, played, scene
from .readings import question
from .seats import DRACULA
from .the_trail import FIVE, HUNTER, VAMPIRES, gone, lairs, offers, pack, score, trail

ANY_NUMBER = {"vampire_mature_ends_hideout": "off"}


@pytest.mark.rule("FURY-ENCSTEP-01")
def test_dracula_has_to_lay_an_encounter_face_down() -> None:
    table = played(dracula_in("bordeaux", pack="rats 2 bats wolves spy"), "go:toulouse")
    assert table.asked == (DRACULA, "lay")
    assert set(table.codes) == {"lay:rats", "lay:bats", "lay:wolves", "lay:spy"}
    table.play("lay:rats")
    assert trail(table) == ["toulouse: rats", "bordeaux"]
    assert trail(table, HUNTER) == ["land: ?", "land"]
    assert not [code for code in table.log(HUNTER) if "rats" in code]


@pytest.mark.rule("FURY-ENCSTEP-02")
def test_then_he_may_place_a_rumour() -> None:
    table = dracula_in("bordeaux: bats", "nantes: spy", pack="rats")
    table.play("go:toulouse", "lay:rats")
    assert question(table) == (DRACULA, "rumour", ["rumour:1", "rumour:2", "rumour:3", "no_rumour"])


SKIPPED = ["go:north_atlantic", "go:toulouse", "wolf:saragossa", "dark_call", "feed"]


@pytest.mark.rule("FURY-ENCSTEP-03", "FURY-ENCSTEP-07")
@pytest.mark.parametrize("code", SKIPPED)
def test_at_sea_before_a_hunter_with_dark_call_and_feed_the_step_is_skipped(code: str) -> None:
    hunters = {"mina": "toulouse", "seward": "saragossa"}
    table = dracula_in("bordeaux: spy", "nantes: bats", hunters=hunters, rumours=2)
    table.play(code)
    assert table.asked == (2, "act")
    assert trail(table)[1:] == ["bordeaux: spy", "nantes: bats"]


@pytest.mark.rule("FURY-ENCSTEP-04")
def test_no_encounter_is_placed_on_hide_while_dracula_is_revealed() -> None:
    table = played(dracula_in("open bordeaux"), "hide")
    assert table.asked == (2, "act")
    assert trail(table) == ["open hide", "open bordeaux"]


@pytest.mark.rule("FURY-ENCSTEP-04", "FURY-LAIR-13")
def test_no_encounter_is_placed_on_a_lair_that_lies_open() -> None:
    table = played(dracula_in("bordeaux", lairs=["open toulouse: rats"]), "enter_lair:1")
    assert table.asked == (2, "act")
    assert trail(table, HUNTER) == ["open toulouse: ?", "land"]


@pytest.mark.rule("FURY-ENCSTEP-05")
def test_afterwards_the_hand_is_refilled_to_five() -> None:
    table = dracula_in(
        "bordeaux", pack="rats bats spy hoax wolves", draws={"encounters": "saboteur"}
    )
    table.play("go:toulouse", "lay:spy")
    assert len(pack(table)) == 4  # not before the step is over
    table.play("no_rumour")
    assert pack(table) == ["bats", "hoax", "rats", "saboteur", "wolves"]


@pytest.mark.rule("FURY-ENCSTEP-06")
def test_at_sea_no_encounter_is_placed_after_misdirect_either() -> None:
    table = played(dracula_in("north_atlantic", "nantes: rats"), "misdirect:3", "go:irish_sea")
    assert table.asked == (2, "act")
    assert trail(table) == ["irish_sea", "north_atlantic", "misdirect"]


@pytest.mark.rule("FURY-ENCSTEP-06")
@pytest.mark.parametrize("code", ["go:nantes", "wolf:paris"])
def test_back_on_land_an_encounter_is_placed(code: str) -> None:
    table = played(dracula_in("north_atlantic"), code)
    assert table.asked == (DRACULA, "lay")


@pytest.mark.rule("FURY-RUMOR-01")
def test_dracula_starts_with_one_rumour() -> None:
    assert GAME.setup(0, 5).public.rumours == 1


@pytest.mark.rule("FURY-RUMOR-01")
@pytest.mark.parametrize(("despair", "gained"), [(0, 1), (1, 1), (2, 1), (3, 0)])
def test_each_despair_token_brings_one_more_up_to_four_in_all(despair: int, gained: int) -> None:
    table = scene(at="dawn", day="monday", week=despair + 2, despair=despair, rumours=0)
    table.run()
    assert table.state.public.rumours == gained
    assert ("rumour_gained:1" in table.log(HUNTER)) == (gained == 1)


@pytest.mark.rule("FURY-RUMOR-02")
def test_a_rumour_goes_on_space_1_2_or_3_only() -> None:
    laid = ["bordeaux: bats", "nantes: spy", "paris: hoax", "zurich: wolves"]
    table = played(dracula_in(*laid, pack="rats", rumours=1), "go:toulouse", "lay:rats")
    assert table.codes == ["rumour:1", "rumour:2", "rumour:3", "no_rumour"]
    table.play("rumour:3")
    assert trail(table)[2] == "nantes: spy, rumour"
    assert table.state.public.rumours == 0


@pytest.mark.rule("FURY-RUMOR-02")
def test_without_a_token_he_is_not_asked() -> None:
    table = played(dracula_in("bordeaux", pack="rats", rumours=0), "go:toulouse", "lay:rats")
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-RUMOR-03")
def test_a_hideout_holds_one_rumour_at_most() -> None:
    table = dracula_in("bordeaux: bats, rumour", pack="rats", rumours=2)
    table.play("go:toulouse", "lay:rats")
    assert offers(table, "rumour") == {"1"}


@pytest.mark.rule("FURY-RUMOR-03")
def test_so_does_a_lair_that_is_entered() -> None:
    table = dracula_in("bordeaux", lairs=["toulouse: bats, rumour"], rumours=2)
    table.play("enter_lair:1", f"lay:{pack(table)[0]}")
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-RUMOR-04")
@pytest.mark.parametrize(("vampire", "influence"), VAMPIRES)
@pytest.mark.parametrize(("rumour", "more"), [("", 0), (", rumour", 3)])
def test_a_rumour_with_a_vampire_is_worth_3(
    vampire: str, influence: int, rumour: str, more: int
) -> None:
    table = played(dracula_in(*FIVE, f"milan: {vampire}{rumour}"), f"mature:{vampire}")
    assert score(table) == influence + more


@pytest.mark.rule("FURY-RUMOR-04")
@pytest.mark.parametrize("other", ["desecrated_soil", "szgany_bodyguards"])
def test_a_rumour_is_worth_nothing_without_a_vampire(other: str) -> None:
    table = played(dracula_in(*FIVE, f"milan: {other}, rumour"), f"mature:{other}")
    assert score(table) == 0


@pytest.mark.rule("FURY-RUMOR-05")
def test_the_rumour_of_a_cleared_hideout_is_gone() -> None:
    table = played(dracula_in("bordeaux", "nantes: rats, rumour", rumours=1), "misdirect:3")
    assert trail(table) == ["", "bordeaux", "misdirect"]
    assert "rumour_gone" in table.log(HUNTER)
    assert table.state.public.rumours == 1


@pytest.mark.rule("FURY-RUMOR-05")
def test_the_rumour_of_a_cleared_lair_is_gone() -> None:
    table = played(dracula_in("bordeaux", lairs=["paris: rats, rumour"], rumours=1), "abandon:1")
    assert lairs(table) == ["", "", ""]
    assert "rumour_gone" in table.log(HUNTER)
    assert table.state.public.rumours == 1


@pytest.mark.rule("FURY-RUMOR-06")
@pytest.mark.parametrize(
    ("leaves", "left"), [("off", "open nantes: rumour"), ("on", "open nantes")]
)
def test_a_rumour_outlasts_encounters_unless_the_table_wills(leaves: str, left: str) -> None:
    table = scene(
        "mina",
        "nantes",
        trail=["bordeaux", "open nantes: hoax, rumour"],
        options={"rumor_leaves_with_last_encounter": leaves},
    )
    table.play("search")
    assert trail(table) == ["bordeaux", left]
    assert ("rumour_gone" in table.log(HUNTER)) == (leaves == "on")


@pytest.mark.rule("FURY-RUMOR-06")
def test_it_stays_while_another_encounter_is_left() -> None:
    laid = ["bordeaux", "open nantes: hoax, rats, rumour"]
    table = scene("mina", "nantes", trail=laid, options={"rumor_leaves_with_last_encounter": "on"})
    table.play("search", "resolve:hoax")
    assert trail(table) == ["bordeaux", "open nantes: open rats, rumour"]


@pytest.mark.rule("FURY-RUMOR-07")
def test_a_rumour_needs_a_hideout_with_an_encounter() -> None:
    table = played(dracula_in("bordeaux", "nantes: spy", pack="rats"), "go:toulouse", "lay:rats")
    assert table.codes == ["rumour:1", "rumour:3", "no_rumour"]


@pytest.mark.rule("FURY-RUMOR-08")
def test_as_a_rule_there_is_no_second_vampire_to_profit() -> None:
    table = dracula_in(*FIVE, "milan: new_vampire, new_vampire, rumour")
    table.play("mature:new_vampire")
    assert table.asked == (DRACULA, "travel")
    assert score(table) == 6
    assert gone(table) == (["new_vampire"], 1)


@pytest.mark.rule("FURY-RUMOR-08")
@pytest.mark.parametrize(("each", "influence"), [("on", 12), ("off", 9)])
def test_where_two_mature_the_rumour_counts_for_each_or_for_one(each: str, influence: int) -> None:
    options = {**ANY_NUMBER, "rumor_bonus_per_vampire": each}
    table = dracula_in(*FIVE, "milan: new_vampire, new_vampire, rumour", options=options)
    table.play("mature:new_vampire", "mature:new_vampire")
    assert score(table) == influence
    assert gone(table) == (["new_vampire", "new_vampire"], 0)
    table.play("let_go")
    assert table.log(HUNTER).count("rumour_gone") == 1


@pytest.mark.rule("FURY-RUMOR-09")
def test_everyone_sees_a_rumour_but_not_whether_it_is_a_bluff() -> None:
    table = dracula_in("bordeaux", pack="rats new_vampire")
    other = dracula_in("bordeaux", pack="rats new_vampire")
    table.play("go:toulouse", "lay:rats", "rumour:1")
    other.play("go:toulouse", "lay:new_vampire", "rumour:1")
    assert trail(table) == ["toulouse: rats, rumour", "bordeaux"]
    assert trail(table, HUNTER) == trail(other, HUNTER) == ["land: ?, rumour", "land"]
    assert table.log(HUNTER) == other.log(HUNTER)
    assert "rumour_laid:1" in table.log(HUNTER)


@pytest.mark.rule("FURY-RUMOR-10")
def test_one_rumour_a_step() -> None:
    table = dracula_in("bordeaux: bats", "nantes: spy", pack="rats", rumours=4)
    table.play("go:toulouse", "lay:rats", "rumour:2")
    assert table.asked == (2, "act")
    assert table.state.public.rumours == 3
