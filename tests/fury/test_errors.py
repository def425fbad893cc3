"""No card to play: the penalty (FURY-ERROR)."""

from __future__ import annotations

import pytest

from whitby.core.errors import IllegalChoice

from .at_the_table import FuryTable, dracula_in, ending, played, scene
from .seats import DRACULA
from .the_trail import HUNTER, PASSES, gone, hurt, lairs, offers, trail, where


def trapped(*laid: str, **more: object) -> FuryTable:
    """Return a table where Dracula, in Galway, has nowhere to go and nothing to play."""
    trail_now = laid or ("galway", "north_atlantic")
    table = dracula_in(*trail_now, hosts="galway dublin", **more)
    table.run()
    return table


@pytest.mark.rule("FURY-ERROR-01", "FURY-ERROR-07")
@pytest.mark.parametrize("code", ["go:rome", "go:paris", "go:bordeaux", "go:nantes", "wolf:rome"])
def test_an_illegal_step_is_refused_and_nothing_happens(code: str) -> None:
    table = dracula_in("bordeaux", "nantes")
    table.run()
    before = table.happened()
    with pytest.raises(IllegalChoice):
        table.play(code)
    assert table.happened() == before
    assert table.asked == (DRACULA, "travel")
    assert hurt(table) == 0


@pytest.mark.rule("FURY-ERROR-02")
def test_having_no_card_to_play_is_penalised() -> None:
    table = trapped()
    assert "penalty" in table.log(HUNTER)


@pytest.mark.rule("FURY-ERROR-02", "FURY-BASIC-06")
@pytest.mark.parametrize(("mode", "penalised"), [("basic", True), ("advanced", False)])
def test_without_power_cards_that_comes_about_sooner(mode: str, penalised: bool) -> None:
    table = dracula_in("galway", "dublin", "north_atlantic", options={"game_mode": mode})
    table.run()
    assert ("penalty" in table.happened()) == penalised


@pytest.mark.rule("FURY-ERROR-02")
@pytest.mark.parametrize(
    "way_out",
    [
        {"trail": ["galway"]},  # the sea is open
        {"trail": ["galway", "north_atlantic"], "ground": "madrid", "hosts": "dublin"},  # he stays
        {"trail": ["galway", "north_atlantic"], "hosts": "galway"},  # Dublin is open
    ],
)
def test_a_single_way_out_saves_him(way_out: dict[str, object]) -> None:
    table = scene(at="dracula", **{"hosts": "galway dublin", **way_out})
    assert table.asked == (DRACULA, "travel")
    assert "penalty" not in table.happened()


@pytest.mark.rule("FURY-ERROR-02")
@pytest.mark.parametrize(("spared", "penalised"), [("on", True), ("off", False)])
def test_where_misdirect_can_take_a_sea_that_may_be_the_way_out(
    spared: str, penalised: bool
) -> None:
    table = trapped(options={"misdirect_excludes_sea": spared})
    assert ("penalty" in table.happened()) == penalised
    if not penalised:
        assert offers(table, "misdirect") == {"3"}


@pytest.mark.rule("FURY-ERROR-03")
def test_his_place_is_revealed() -> None:
    table = trapped()
    assert where(table, HUNTER) == "galway"
    assert "dracula_found:galway" in table.log(HUNTER)


@pytest.mark.rule("FURY-ERROR-04")
def test_the_trail_is_cleared_and_his_place_lies_on_space_1() -> None:
    table = trapped(
        *("feed", "hide: spy", "wolf galway: rats, open bats, rumour"),
        *("north_atlantic", "rome: hoax"),
        lairs=["naples: wolves"],
    )
    assert trail(table) == ["open galway"]
    assert lairs(table) == ["naples: wolves", "", ""]
    assert gone(table, HUNTER) == (["bats"], 3)
    assert "rumour_gone" in table.log(HUNTER)


@pytest.mark.rule("FURY-ERROR-04")
def test_all_power_cards_are_back_in_the_deck() -> None:
    table = played(trapped("feed", "dark_call", "wolf galway", "north_atlantic"), *PASSES, *PASSES)
    assert {"feed", "dark_call", "hide", "wolf:dublin", "go:north_atlantic"} <= set(table.codes)


@pytest.mark.rule("FURY-ERROR-05")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (9, 14)])
def test_he_suffers_5(before: int, after: int) -> None:
    assert hurt(trapped(damage=before)) == after


@pytest.mark.rule("FURY-ERROR-05")
@pytest.mark.parametrize("before", [10, 14])
def test_which_may_be_the_end_of_him(before: int) -> None:
    assert ending(trapped(damage=before)) == ("hunters", "defeat")


@pytest.mark.rule("FURY-ERROR-06")
def test_he_does_not_move_and_places_nothing() -> None:
    table = trapped(rumours=2)
    assert table.asked == (2, "act")
    assert where(table) == "galway"
    assert trail(table) == ["open galway"]


@pytest.mark.rule("FURY-ERROR-08")
def test_the_slide_comes_first_and_may_be_what_saves_him() -> None:
    table = dracula_in("galway", "", "", "", "", "north_atlantic", hosts="galway dublin")
    assert table.codes == ["go:north_atlantic"]


@pytest.mark.rule("FURY-ERROR-08")
def test_what_slid_off_matures_before_the_penalty() -> None:
    table = dracula_in(
        "galway", "north_atlantic", "", "", "", "rome: new_vampire", hosts="galway dublin"
    )
    table.play("mature:new_vampire")
    assert "penalty" in table.log(HUNTER)
    assert table.state.public.influence == 3
    assert hurt(table) == 5


@pytest.mark.rule("FURY-ERROR-08")
def test_a_lair_that_he_can_reach_is_a_card_to_play() -> None:
    table = dracula_in("open galway", "north_atlantic", lairs=["dublin: rats"], ground="galway")
    assert {code for code in table.codes if not code.startswith("wolf")} == {
        "enter_lair:1",
        "abandon:1",
    }


@pytest.mark.rule("FURY-ERROR-08")
def test_a_lair_that_he_cannot_reach_does_not_save_him() -> None:
    table = trapped(lairs=["rome: rats"])
    assert "penalty" in table.happened()
