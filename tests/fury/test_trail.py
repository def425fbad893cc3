"""The trail and its hideouts (FURY-TRAIL, FURY-HIDEOUT)."""

from __future__ import annotations

import pytest

from whitby.core.errors import BadSetup
from whitby.core.rng import Scripted
from whitby.games.fury.cards.table import ENCOUNTERS

from .at_the_table import dracula_in, played, scene
from .seats import DRACULA
from .the_trail import (
    HUNTER,
    PASSES,
    discards,
    empty_the_deck,
    gone,
    hurt,
    lairs,
    offers,
    score,
    trail,
    where,
)

SIX = ["bordeaux", "nantes", "paris", "strasbourg", "zurich", "milan"]


@pytest.mark.rule("FURY-TRAIL-01")
def test_the_trail_has_six_spaces() -> None:
    table = played(dracula_in(*SIX, pack="rats", rumours=0), "let_go", "go:toulouse", "lay:rats")
    assert trail(table) == ["toulouse: rats", *SIX[:5]]
    assert len(table.view(HUNTER).dracula.trail) == 6
    with pytest.raises(BadSetup):
        scene(trail=[*SIX, "rome"])


@pytest.mark.rule("FURY-TRAIL-02")
def test_gaps_stay_gaps() -> None:
    table = played(dracula_in("bordeaux", "", "nantes", "", "paris"), "go:toulouse")
    assert trail(table) == ["toulouse", "bordeaux", "", "nantes", "", "paris"]


@pytest.mark.rule("FURY-TRAIL-02")
def test_a_gap_that_slides_off_asks_nothing() -> None:
    table = dracula_in("bordeaux", "nantes", "paris", "strasbourg", "zurich")
    assert table.asked == (DRACULA, "travel")
    assert "let_go" not in table.happened()


FULL = "wolf nantes: open new_vampire 3, rats, rumour"


@pytest.mark.rule("FURY-HIDEOUT-01", "FURY-HIDEOUT-03")
def test_everything_on_a_space_slides_together() -> None:
    table = dracula_in("bordeaux", FULL, "open bat paris: open bats, spy")
    assert trail(table) == ["", "bordeaux", FULL, "open bat paris: open bats, spy"]
    assert trail(table, HUNTER)[2] == "wolf land: open new_vampire 3, ?, rumour"


@pytest.mark.rule("FURY-HIDEOUT-01", "FURY-HIDEOUT-08")
def test_everything_on_a_space_is_cleared_together() -> None:
    hideout = "open bat toulouse: rats, spy, open new_vampire 3, rumour"
    table = played(dracula_in("bordeaux", "paris", hideout), "misdirect:4")
    assert trail(table) == ["", "bordeaux", "paris", "misdirect"]
    assert gone(table) == (["new_vampire"], 2)
    assert "rumour_gone" in table.log(HUNTER)


@pytest.mark.rule("FURY-HIDEOUT-02")
@pytest.mark.parametrize(
    ("code", "hideout"),
    [
        ("go:toulouse", "toulouse"),
        ("go:north_atlantic", "north_atlantic"),
        ("feed", "feed"),
        ("dark_call", "dark_call"),
        ("hide", "hide"),
        ("wolf:paris", "wolf paris"),
    ],
)
def test_a_location_or_power_card_makes_a_hideout(code: str, hideout: str) -> None:
    table = played(dracula_in("bordeaux"), code)
    assert trail(table) == [hideout, "bordeaux"]


@pytest.mark.rule("FURY-HIDEOUT-04")
def test_dracula_may_look_at_his_hideouts_and_lairs_at_any_time() -> None:
    laid = ["bordeaux: spy", "north_atlantic", "hide: wolves, rumour", "paris"]
    table = scene(at="day", trail=laid, lairs=["milan: rats, bats"])
    assert trail(table, DRACULA) == laid
    assert lairs(table, DRACULA) == ["milan: rats, bats", "", ""]
    assert trail(table, HUNTER) == ["land: ?", "sea", "land: ?, rumour", "land"]
    assert lairs(table, HUNTER) == ["land: ?, ?", "", ""]


@pytest.mark.rule("FURY-HIDEOUT-05")
def test_what_was_revealed_stays_open() -> None:
    laid = ["open bordeaux: open bats, spy", "open nantes"]
    table = played(dracula_in(*laid), "go:toulouse")
    assert trail(table, HUNTER) == ["land", "open bordeaux: open bats, ?", "open nantes"]


@pytest.mark.rule("FURY-HIDEOUT-05")
def test_until_it_has_been_back_in_the_deck() -> None:
    table = played(dracula_in(*SIX[:5], "open toulouse"), "let_go", "go:toulouse")
    assert trail(table, HUNTER)[0] == "land"


@pytest.mark.rule("FURY-HIDEOUT-06")
@pytest.mark.parametrize(("encounters", "seen"), [(": rats, spy", ": ?, ?"), ("", "")])
def test_a_hunter_s_arrival_reveals_the_location(encounters: str, seen: str) -> None:
    table = played(scene("mina", "paris", trail=["bordeaux", f"nantes{encounters}"]), "road:nantes")
    assert trail(table, HUNTER) == ["land", f"open nantes{seen}"]
    assert "found:2:nantes" in table.log(HUNTER)
    assert (table.asked == (DRACULA, "ambush")) == bool(encounters)


@pytest.mark.rule("FURY-HIDEOUT-07")
def test_a_hunter_s_arrival_does_not_reveal_a_sea() -> None:
    table = scene("mina", "bordeaux", trail=["nantes", "north_atlantic"])
    table.play("sail:north_atlantic")
    assert trail(table, HUNTER) == ["land", "sea"]


@pytest.mark.rule("FURY-HIDEOUT-08")
def test_a_cleared_location_is_back_in_the_deck_and_nothing_matures() -> None:
    table = dracula_in(
        "bordeaux", "toulouse: new_vampire, desecrated_soil, rumour", damage=6, rumours=0
    )
    assert "go:toulouse" not in table.codes
    table.play("misdirect:3")
    assert "go:toulouse" in table.codes
    assert score(table) == 0
    assert hurt(table) == 6
    assert table.state.public.rumours == 0


@pytest.mark.rule("FURY-HIDEOUT-09")
def test_cleared_power_cards_are_back_in_the_deck() -> None:
    laid = ["bordeaux", "nantes", "feed", "wolf paris", "open bat geneva"]
    free = dracula_in("bordeaux", "nantes")
    table = played(dracula_in(*laid, "milan: new_vampire"), "mature:new_vampire")
    assert trail(table) == ["", "bordeaux", "nantes"]
    assert set(table.codes) == set(free.codes)
    assert {"feed", "wolf:paris"} <= set(table.codes)


@pytest.mark.rule("FURY-HIDEOUT-09")
def test_damage_does_not_follow_a_vampire_out_of_a_cleared_hideout() -> None:
    table = dracula_in(
        "bordeaux",
        "nantes: " + ", ".join(["open reckless_vampire 3"] * 3),
        pack="2 bats 2 rats hoax",
        rumours=0,
    )
    empty_the_deck(table)
    table.state.rng = Scripted([[], [ENCOUNTERS.index("reckless_vampire")]], table.state.rng)
    table.play("misdirect:3", "go:toulouse", "lay:bats", *PASSES, *PASSES)
    assert "encounters_shuffled" in table.log(HUNTER)
    table.play("go:saragossa", "lay:reckless_vampire")
    assert trail(table)[0] == "saragossa: reckless_vampire"


@pytest.mark.rule("FURY-HIDEOUT-10")
def test_clearing_does_not_show_the_location() -> None:
    table = dracula_in("bordeaux", "nantes: rats")
    other = dracula_in("bordeaux", "paris: rats")
    for one in (table, other):
        one.play("misdirect:3", "go:toulouse")
    assert "cleared:3" in table.log(HUNTER)
    assert table.log(HUNTER) == other.log(HUNTER)
    assert where(table, HUNTER) is None


@pytest.mark.rule("FURY-HIDEOUT-11", "FURY-MATURE-06", "FURY-INFO-07")
@pytest.mark.parametrize(
    ("hidden", "opened", "face_down"), [("on", ["spy"], 1), ("off", ["rats", "spy"], 0)]
)
def test_unseen_encounters_stay_unseen(hidden: str, opened: list[str], face_down: int) -> None:
    table = dracula_in(
        "bordeaux", "nantes: rats, open spy", options={"hidden_encounter_discards": hidden}
    )
    table.play("misdirect:3")
    assert gone(table, HUNTER) == (opened, face_down)
    assert ("encounter_discarded:rats" in table.log(HUNTER)) == (hidden == "off")
    assert discards(table, DRACULA)["encounters_known"] == ({"rats": 1} if face_down else {})
    assert discards(table, HUNTER)["encounters_known"] == {}
    assert offers(table, "go")
