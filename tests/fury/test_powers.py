"""Power cards in general, Dark Call and Feed (FURY-POWER, FURY-DARK, FURY-FEED)."""

from __future__ import annotations

import pytest

from .at_the_table import FuryTable, answer, dracula_in, played, scene
from .seats import DRACULA
from .the_trail import HUNTER, PASSES, hurt, offers, pack, trail, verbs, where

STAYS = {"dark_call", "feed", "hide"}


def powers(table: FuryTable) -> set[str]:
    """Return the power cards that Dracula can play now."""
    return verbs(table) & {*STAYS, "misdirect", "wolf"}


@pytest.mark.rule("FURY-POWER-01")
@pytest.mark.parametrize(
    ("mode", "cards"),
    [("advanced", {"dark_call", "feed", "hide", "misdirect", "wolf"}), ("basic", set())],
)
def test_there_are_five_power_cards_in_an_advanced_game(mode: str, cards: set[str]) -> None:
    table = dracula_in("bordeaux", "nantes", options={"game_mode": mode})
    assert powers(table) == cards


@pytest.mark.rule("FURY-POWER-01")
@pytest.mark.parametrize("power", ["dark_call", "feed", "hide"])
def test_a_power_card_takes_the_place_of_a_location(power: str) -> None:
    table = played(dracula_in("bordeaux", "nantes"), power)
    assert trail(table) == [power, "bordeaux", "nantes"]
    assert table.asked[1] != "travel"


@pytest.mark.rule("FURY-POWER-02")
def test_wolf_form_is_laid_with_a_location() -> None:
    table = dracula_in("bordeaux", "nantes")
    assert "paris" in offers(table, "wolf")
    table.play("wolf:paris")
    assert trail(table) == ["wolf paris", "bordeaux", "nantes"]
    assert where(table) == "paris"


@pytest.mark.rule("FURY-POWER-02")
def test_after_misdirect_there_is_a_card_for_space_1_to_choose() -> None:
    table = played(dracula_in("bordeaux", "nantes"), "misdirect:3")
    answer(table, DRACULA, "travel", "go:toulouse")
    assert trail(table) == ["toulouse", "bordeaux", "misdirect"]


@pytest.mark.rule("FURY-POWER-03", "FURY-HIDE-04")
def test_hide_looks_like_a_location() -> None:
    hidden = dracula_in("bordeaux", "nantes", pack="rats")
    gone_on = dracula_in("bordeaux", "nantes", pack="rats")
    hidden.play("hide", "lay:rats", "no_rumour")
    gone_on.play("go:toulouse", "lay:rats", "no_rumour")
    assert hidden.log(HUNTER) == gone_on.log(HUNTER)
    assert hidden.view(HUNTER).to_json() == gone_on.view(HUNTER).to_json()
    assert "hid" in hidden.log(DRACULA)


ANNOUNCED = [("dark_call", "dark_call"), ("feed", "feed"), ("wolf:paris", "wolf_form")]


@pytest.mark.rule("FURY-POWER-04")
@pytest.mark.parametrize(("code", "power"), [*ANNOUNCED, ("misdirect:3", "misdirect")])
def test_a_power_card_is_announced(code: str, power: str) -> None:
    table = played(dracula_in("bordeaux", "nantes"), code)
    assert f"power:{power}" in table.log(HUNTER)
    assert not [line for line in table.log(HUNTER) if "paris" in line or "nantes" in line]


@pytest.mark.rule("FURY-POWER-04")
def test_everyone_knows_it_on_the_trail() -> None:
    table = scene(at="day", trail=["dark_call", "wolf paris", "misdirect", "feed"])
    assert trail(table, HUNTER) == ["dark_call", "wolf land", "misdirect", "feed"]


ON_TRAIL = [
    ("dark_call", "dark_call"),
    ("feed", "feed"),
    ("hide: rats", "hide"),
    ("misdirect", "misdirect"),
    ("wolf zurich", "wolf"),
]


@pytest.mark.rule("FURY-POWER-05")
@pytest.mark.parametrize(("card", "power"), ON_TRAIL)
@pytest.mark.parametrize("space", [1, 4])
def test_a_power_card_on_the_trail_cannot_be_had(card: str, power: str, space: int) -> None:
    laid = ["bordeaux", "nantes", "paris", "strasbourg", "geneva"]
    laid[space] = card
    table = dracula_in(*laid)
    assert powers(table) == {*STAYS, "misdirect", "wolf"} - {power}


@pytest.mark.rule("FURY-POWER-05")
@pytest.mark.parametrize(("card", "power"), ON_TRAIL)
def test_once_it_has_slid_off_it_is_to_be_had_again(card: str, power: str) -> None:
    table = dracula_in("bordeaux", "nantes", "paris", "strasbourg", "geneva", card)
    if table.asked[1] == "leave":
        table.play("let_go")
    assert power in powers(table)


@pytest.mark.rule("FURY-POWER-05")
@pytest.mark.parametrize(("card", "power"), ON_TRAIL)
def test_and_once_its_hideout_has_been_cleared(card: str, power: str) -> None:
    laid = ["bordeaux", "nantes", "paris", card, "geneva", "milan: new_vampire"]
    table = dracula_in(*laid)
    answer(table, DRACULA, "leave", "mature:new_vampire")
    assert power in powers(table)


@pytest.mark.rule("FURY-POWER-06")
@pytest.mark.parametrize("token", ["ground", "hosts"])
def test_on_holy_ground_dracula_cannot_stay(token: str) -> None:
    table = dracula_in("open bordeaux", "nantes", **{token: "bordeaux"})
    assert powers(table) == {"misdirect", "wolf"}


@pytest.mark.rule("FURY-POWER-06")
@pytest.mark.parametrize("token", ["ground", "hosts"])
def test_holy_ground_elsewhere_does_not_matter(token: str) -> None:
    table = dracula_in("bordeaux", "open nantes", **{token: "nantes"})
    assert powers(table) >= STAYS


HAND = "bats hoax rats spy wolves"
CALLED = "2 saboteur 2 unnatural_fog szgany_mob"


@pytest.mark.rule("FURY-DARK-01", "FURY-DARK-02")
def test_dark_call_costs_2_and_brings_5_encounters() -> None:
    table = dracula_in("bordeaux", pack=HAND, damage=3, draws={"encounters": CALLED})
    table.play("dark_call")
    assert hurt(table) == 5
    assert pack(table) == sorted(
        [*HAND.split(), "saboteur", "saboteur", "szgany_mob", "unnatural_fog", "unnatural_fog"]
    )
    assert "encounters_drawn:5" in table.log(HUNTER)


@pytest.mark.rule("FURY-DARK-02")
def test_he_plays_on_with_the_larger_hand() -> None:
    table = played(dracula_in("bordeaux"), "dark_call", *PASSES, *PASSES)
    assert table.asked == (DRACULA, "travel")
    assert len(pack(table)) == 10


@pytest.mark.rule("FURY-DARK-03", "FURY-FEED-02")
@pytest.mark.parametrize("power", ["dark_call", "feed"])
def test_with_dark_call_or_feed_dracula_stays(power: str) -> None:
    table = played(dracula_in("bordeaux", "nantes"), power)
    assert trail(table) == [power, "bordeaux", "nantes"]
    assert where(table) == "bordeaux"


@pytest.mark.rule("FURY-DARK-04", "FURY-FEED-03", "FURY-ENC-02")
@pytest.mark.parametrize("power", ["dark_call", "feed"])
def test_neither_dark_call_nor_feed_carries_an_encounter(power: str) -> None:
    table = played(dracula_in("bordeaux: rats"), power)
    assert table.asked == (2, "act")
    assert trail(table) == [power, "bordeaux: rats"]


@pytest.mark.rule("FURY-DARK-05", "FURY-FEED-04")
@pytest.mark.parametrize("power", ["dark_call", "feed"])
def test_neither_can_be_played_at_sea(power: str) -> None:
    assert power not in dracula_in("north_atlantic", "nantes").codes
    assert power in dracula_in("nantes", "north_atlantic").codes


@pytest.mark.rule("FURY-DARK-06")
def test_above_five_he_draws_nothing_until_he_has_fewer() -> None:
    table = dracula_in("bordeaux", pack="bats hoax rats spy wolves 2 saboteur", rumours=0)
    sizes = []
    for code in ("go:toulouse", "go:saragossa", "go:madrid"):
        table.play(code, f"lay:{pack(table)[0]}", *PASSES, *PASSES)
        sizes.append(len(pack(table)))
    assert sizes == [6, 5, 5]


@pytest.mark.rule("FURY-DARK-01")
def test_dark_call_draws_what_is_left() -> None:
    table = dracula_in("bordeaux", pack=HAND)
    table.state.decks.encounters_buried = table.state.decks.encounters
    table.state.decks.encounters = (0,) * len(table.state.decks.encounters)
    table.play("dark_call")
    assert len(pack(table)) == 10
    assert "encounters_shuffled" in table.log(HUNTER)


@pytest.mark.rule("FURY-FEED-01", "FURY-FEED-05")
@pytest.mark.parametrize(("before", "after"), [(8, 5), (3, 0), (2, 0), (1, 0), (0, 0)])
def test_feed_heals_up_to_3(before: int, after: int) -> None:
    table = played(dracula_in("bordeaux", damage=before), "feed")
    assert hurt(table) == after
