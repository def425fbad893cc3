"""Why Dracula cannot play a card: each has its reason, shown only to him (FURY-DPHASE, POWER)."""

from __future__ import annotations

import pytest

from whitby.core.engine import apply, barred, pending
from whitby.core.rng import Fast

from .at_the_table import GAME, FuryTable, dracula_in
from .seats import DRACULA

STAYS = ("dark_call", "feed", "hide")


def why(table: FuryTable) -> dict[str, str]:
    """Why Dracula cannot play some cards; nobody else is told."""
    assert table.asked == (DRACULA, "travel")
    assert not any(table.barred(seat) for seat in range(2, table.state.players + 1))
    return {
        code: reason.removeprefix("fury-why-") for code, reason in table.barred(DRACULA).items()
    }


def verbs(table: FuryTable) -> set[str]:
    return {code.partition(":")[0] for code in why(table)}


@pytest.mark.rule("FURY-DPHASE-10")
def test_a_place_on_the_trail_says_so() -> None:
    found = why(dracula_in("bordeaux", "nantes"))
    assert found["go:nantes"] == "place-on-trail"
    assert [code for code in found if code.startswith("go:")] == ["go:nantes"]


@pytest.mark.rule("FURY-CONS-02")
def test_holy_ground_nearby_says_so() -> None:
    found = why(dracula_in("bordeaux", ground="toulouse", hosts="nantes"))
    assert found["go:toulouse"] == found["go:nantes"] == "holy"


@pytest.mark.rule("FURY-LAIR-11")
def test_a_lair_nearby_is_not_closed() -> None:
    table = dracula_in("bordeaux", lairs=["nantes: rats"])
    assert "enter_lair:1" in table.codes
    assert "go:nantes" not in why(table)


@pytest.mark.rule("FURY-POWER-05")
@pytest.mark.parametrize("power", STAYS)
def test_a_power_card_on_the_trail_says_so(power: str) -> None:
    found = why(dracula_in("bordeaux", power, "paris"))
    assert found[power] == "power-on-trail"
    assert not {*STAYS} & {*found} - {power}


@pytest.mark.rule("FURY-POWER-05")
def test_wolf_form_on_the_trail_says_so() -> None:
    found = why(dracula_in("bordeaux", "wolf paris"))
    reasons = [reason for code, reason in found.items() if code.startswith("wolf:")]
    assert reasons == ["power-on-trail"]


@pytest.mark.rule("FURY-POWER-05", "FURY-MISDIR-08")
def test_misdirect_on_the_trail_says_so_once() -> None:
    found = why(dracula_in("bordeaux", "misdirect", "paris", "feed"))
    spaces = {code: reason for code, reason in found.items() if code.startswith("misdirect:")}
    assert spaces == {"misdirect:2": "power-on-trail"}


@pytest.mark.rule("FURY-DPHASE-18", "FURY-DARK-05", "FURY-FEED-04")
def test_at_sea_he_cannot_stay() -> None:
    found = why(dracula_in("north_sea"))
    assert [found[power] for power in STAYS] == ["power-at-sea"] * 3


@pytest.mark.rule("FURY-POWER-06")
def test_on_holy_ground_he_cannot_stay() -> None:
    found = why(dracula_in("open bordeaux", ground="bordeaux"))
    assert [found[power] for power in STAYS] == ["power-on-holy-ground"] * 3


@pytest.mark.rule("FURY-WOLF-01", "FURY-WOLF-10")
def test_wolf_form_without_a_way_says_so() -> None:
    found = why(dracula_in("cagliari"))
    assert found["wolf:cagliari"] == "wolf-no-way"


@pytest.mark.rule("FURY-WOLF-06")
def test_wolf_form_with_a_way_says_nothing() -> None:
    assert "wolf" not in verbs(dracula_in("bordeaux"))


@pytest.mark.rule("FURY-MISDIR-04")
@pytest.mark.parametrize(("allowed", "closed"), [("off", True), ("on", False)])
def test_after_misdirect_only_a_location_may_follow_if_so_agreed(
    allowed: str, closed: bool
) -> None:
    table = dracula_in("bordeaux", "nantes", options={"misdirect_allows_power_card": allowed})
    table.play("misdirect:3")
    found = why(table)
    powers = {
        code: why for code, why in found.items() if code.partition(":")[0] in {*STAYS, "wolf"}
    }
    assert set(powers.values()) == ({"only-location"} if closed else set())
    assert len(powers) == (4 if closed else 0)
    assert found["misdirect:2"] == "power-on-trail"


HIDEOUTS = [
    ("castle_dracula", "castle"),
    ("feed", "power"),
    ("wolf paris", "power"),
    ("north_atlantic", "sea"),
]


@pytest.mark.rule("FURY-MISDIR-02", "FURY-CASTLE-08")
@pytest.mark.parametrize(("hideout", "reason"), HIDEOUTS)
def test_a_hideout_that_misdirect_cannot_take_says_why(hideout: str, reason: str) -> None:
    found = why(dracula_in("bordeaux", hideout, "", "zurich"))
    assert found["misdirect:3"] == f"misdirect-{reason}"
    assert "misdirect:4" not in found, "nothing lies there"
    assert "misdirect:5" not in found, "it can be taken"


@pytest.mark.rule("FURY-MISDIR-03")
def test_misdirect_cannot_take_where_he_is() -> None:
    assert why(dracula_in("bordeaux"))["misdirect:2"] == "misdirect-here"


@pytest.mark.rule("FURY-MISDIR-02", "FURY-HIDE-02")
def test_misdirect_cannot_take_what_hide_belongs_to() -> None:
    found = why(dracula_in("toulouse", "hide", "bordeaux"))
    assert found["misdirect:4"] == "misdirect-hide"


@pytest.mark.rule("FURY-MISDIR-08")
def test_misdirect_needs_a_way_on() -> None:
    options = {"misdirect_allows_power_card": "off"}
    table = dracula_in("galway", "dublin", "north_atlantic", "zurich", options=options)
    assert "misdirect:3" in table.codes, "Dublin would be free then"
    assert why(table)["misdirect:5"] == "misdirect-no-way"


@pytest.mark.rule("FURY-POWER-01")
def test_a_basic_game_has_no_power_cards_to_speak_of() -> None:
    table = dracula_in("bordeaux", "nantes", options={"game_mode": "basic"})
    assert verbs(table) == {"go"}


def test_what_is_barred_is_never_offered() -> None:
    seen = 0
    for seed in range(3):
        state = GAME.setup(players=2, rng=Fast(seed))
        chance = Fast(seed + 50)
        for _ in range(500):
            decision = pending(state)
            if decision is None:
                break
            if decision.prompt == "travel":
                missing = [item.code for item in barred(state, decision.seat)]
                assert len(missing) == len(set(missing))
                assert not set(missing) & set(decision.codes())
                seen += len(missing)
            apply(state, decision.options[chance.below(len(decision.options))])
    assert seen > 50
