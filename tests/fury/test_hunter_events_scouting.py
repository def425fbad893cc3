"""Hunter events that reveal something, with at least one test each."""

from __future__ import annotations

from typing import Any

import pytest

from .at_the_table import FuryTable, answer, played, real_scene
from .combats import clash as fight
from .combats import combat, vampire
from .hunter_events import ally, at_dawn, cards_in, delayed, drawing, drawn, holding, spent, turn
from .readings import damage, said
from .seats import DRACULA, MINA, SEWARD
from .the_trail import HUNTER, lairs, pack, trail

FIVE = "rats bats spy wolves hoax"
BACK = ["galway", "dublin", "liverpool", "manchester", "london: rats", "plymouth"]
"""A trail of six spaces."""
ALLIES = ["jonathan_harker", "rufus_smith", "sister_agatha"]


def test_behind_the_veil_has_to_be_played_when_drawn() -> None:
    assert drawing("behind_the_veil").codes == ["play:behind_the_veil"]


def test_behind_the_veil_lays_draculas_hands_open_to_everyone() -> None:
    table = drawn("behind_the_veil", schemes="enraged seduction", pack=FIVE)
    for seat in (None, MINA):
        shown = [code for code in table.log(seat) if code.startswith("laid_")]
        assert [cards_in(code) for code in shown] == [
            sorted(FIVE.split()),
            ["enraged", "seduction"],
        ]


def test_behind_the_veil_discards_an_encounter_of_the_hunters_choice_and_dracula_refills() -> None:
    table = drawn("behind_the_veil", pack=FIVE, draws={"encounters": "saboteur"})
    answer(table, SEWARD, "veil", "choose_encounter:wolves")
    assert sorted(pack(table)) == ["bats", "hoax", "rats", "saboteur", "spy"]
    assert said(table, "encounter_discarded") == ["encounter_discarded:wolves"]
    assert set(table.view(SEWARD).dracula.encounter_hand) == {-2}, (
        "the others are back in his hand, unseen"
    )


def test_behind_the_veil_does_not_refill_a_hand_that_is_still_large() -> None:
    table = played(drawn("behind_the_veil", pack=f"{FIVE} saboteur"), "choose_encounter:wolves")
    assert said(table, "encounters_drawn") == []
    assert len(pack(table)) == 5


@pytest.mark.rule("FURY-EVENT-15")
def test_behind_the_veil_finds_empty_hands() -> None:
    table = drawn("behind_the_veil", pack="")
    assert table.asked[1] == "act"
    assert said(table, "laid_hand_open", "laid_events_open") == [
        "laid_hand_open:nothing",
        "laid_events_open:nothing",
    ]
    assert spent(table) == ["behind_the_veil"]


def near(**position: Any) -> list[str]:
    """Return the hunters that Dracula names."""
    table = drawn("evil_presence", **position)
    return cards_in(said(table, "near")[0])


def test_evil_presence_names_every_hunter_next_to_dracula_by_road_or_water() -> None:
    hunters = {"seward": "clermont_ferrand", "mina": "north_atlantic", "van_helsing": "rome"}
    assert near(trail=["nantes"], hunters=hunters) == ["mina", "seward"]


def test_evil_presence_does_not_follow_railways() -> None:
    hunters = {"van_helsing": "bordeaux", "godalming": "geneva"}
    assert near(trail=["paris"], hunters={"mina": "rome", **hunters}) == ["godalming", "seward"]


def test_evil_presence_does_not_name_hunters_in_draculas_own_city() -> None:
    assert near(trail=["open paris"], hunters={"mina": "paris"}) == ["seward"]


def test_evil_presence_names_a_hunter_in_the_hospital_of_draculas_city() -> None:
    away = {"mina": "hospital_rome", "godalming": "hospital_madrid"}
    assert near(trail=["rome"], hunters=away) == ["mina"]
    assert near(trail=["florence"], hunters=away) == []


def test_evil_presence_of_dracula_at_sea_is_felt_in_ports_and_next_seas() -> None:
    away = {"mina": "nantes", "godalming": "irish_sea", "van_helsing": "mediterranean_sea"}
    assert near(trail=["north_atlantic"], hunters=away) == ["godalming", "mina"]


def test_evil_presence_does_not_name_a_defeated_hunter() -> None:
    away = {"mina": "defeated rome", "seward": "nuremberg"}
    assert near(trail=["prague"], hunters=away) == ["seward"]


def test_evil_presence_is_not_blocked_by_roadblocks() -> None:
    table = drawn("evil_presence", trail=["zurich"], roadblocks=["road-strasbourg-zurich"])
    assert said(table, "near") == ["near:seward"]


def test_hired_scouts_name_two_different_cities_of_all_sixty() -> None:
    table = drawn("hired_scouts")
    assert table.asked == (SEWARD, "name_city")
    assert len(table.codes) == 60
    assert "name:castle_dracula" in table.codes
    assert "name:north_sea" not in table.codes
    table.play("name:paris")
    assert len(table.codes) == 59
    assert "name:paris" not in table.codes


def test_hired_scouts_turn_up_what_is_on_the_trail_and_hear_of_the_rest() -> None:
    table = played(drawn("hired_scouts", hideout="nantes: rats"), "name:nantes", "name:rome")
    assert said(table, "found", "not_on_trail") == ["found:2:nantes", "not_on_trail:rome"]
    assert trail(table, HUNTER) == ["land", "open nantes: ?"], "the encounter stays face down"


def test_hired_scouts_may_find_dracula_himself() -> None:
    table = played(drawn("hired_scouts", trail=["galway"]), "name:galway", "name:rome")
    assert said(table, "dracula_found") == ["dracula_found:galway"]


@pytest.mark.rule("FURY-HIDE-19")
def test_hired_scouts_find_hide_only_through_its_location() -> None:
    table = drawn("hired_scouts", trail=["hide: spy", "galway", "dublin"])
    table.play("name:dublin", "name:rome")
    assert said(table, "found", "found_hide") == ["found:3:dublin"]
    table = drawn("hired_scouts", trail=["hide: spy", "galway", "dublin"])
    table.play("name:dublin", "name:galway")
    assert said(table, "found", "found_hide") == [
        "found:3:dublin",
        "found:2:galway",
        "found_hide:1",
    ]


@pytest.mark.rule("FURY-INFO-10")
@pytest.mark.parametrize("first", ["nantes", "rome"])
def test_hired_scouts_name_both_cities_before_dracula_answers(first: str) -> None:
    table = drawn("hired_scouts", hideout="nantes")
    before = len(table.log())
    table.play(f"name:{first}")
    assert table.asked == (SEWARD, "name_city")
    assert table.log()[before:] == [f"named:seward:{first}"], "no answer yet"
    assert f"name:{first}" not in table.codes
    table.play("name:paris")
    answer = "found:2:nantes" if first == "nantes" else "not_on_trail:rome"
    assert said(table, "found", "not_on_trail") == [answer, "not_on_trail:paris"]


@pytest.mark.rule("FURY-LAIR-14")
@pytest.mark.parametrize(
    ("seen", "answer"), [("off", "not_on_trail:paris"), ("on", "found_lair:1:paris")]
)
def test_hired_scouts_leave_lairs_alone_unless_the_table_says_so(seen: str, answer: str) -> None:
    table = drawn("hired_scouts", lairs=["paris: rats"], options={"scouts_see_lairs": seen})
    table.play("name:paris", "name:rome")
    assert said(table, "not_on_trail", "found_lair")[0] == answer
    assert lairs(table, HUNTER)[0] == ("land: ?" if seen == "off" else "open paris: ?")


TOGETHER = {"mina": "strasbourg", "seward": "strasbourg"}


@pytest.mark.parametrize("moment", ["day", "night"])
def test_hypnosis_tells_draculas_region_and_delays_mina(moment: str) -> None:
    table = holding("hypnosis", "mina", at=moment, hunters=TOGETHER, trail=["toulouse"])
    table.play("play:hypnosis")
    assert said(table, "region_told", "delayed") == ["region_told:gallia", "delayed:mina"]
    assert delayed(table) == ["mina"]
    assert spent(table) == ["hypnosis"]


@pytest.mark.rule("FURY-REGION-04")
def test_hypnosis_at_sea_is_answered_without_the_zone() -> None:
    table = holding("hypnosis", "mina", hunters=TOGETHER, trail=["north_sea"])
    table.play("play:hypnosis")
    assert said(table, "region_told") == ["region_told:none"]
    assert trail(table, HUNTER) == ["sea"]


@pytest.mark.rule("FURY-REGION-04")
def test_psychic_bond_at_sea_is_answered_with_no() -> None:
    table = played(turn("mina", trail=["north_sea"], hunters={"mina": "hamburg"}), "bond:mina")
    assert said(table, "bond") == ["bond:mina:germania:no"]


@pytest.mark.parametrize(
    ("hunter", "hunters"),
    [
        ("mina", {"mina": "strasbourg", "seward": "zurich"}),
        ("mina", {"mina": "rome", "seward": "hospital_rome"}),
        ("seward", TOGETHER),
    ],
)
def test_hypnosis_is_minas_with_company_in_her_city(hunter: str, hunters: dict[str, str]) -> None:
    assert "play:hypnosis" not in holding("hypnosis", hunter, hunters=hunters).codes


@pytest.mark.rule("FURY-ALLY-01", "FURY-EVENT-06")
@pytest.mark.parametrize("card", ALLIES)
def test_jonathan_harker_rufus_smith_and_sister_agatha_are_played_in_two_modes(card: str) -> None:
    modes = [f"play_as:{card}:search_location", f"play_as:{card}:ally"]
    assert drawing(card).codes == modes
    table = played(drawing(card, hideout="paris"), modes[0])
    assert len(table.codes) == 60
    table.play("name:paris")
    assert table.asked[1] == "act", "one city only"
    assert said(table, "found") == ["found:2:paris"]
    assert (ally(table), spent(table)) == (None, [card])
    table = played(drawing(card), modes[1])
    assert (ally(table), spent(table)) == (card, [])


@pytest.mark.rule("FURY-LAIR-14")
@pytest.mark.parametrize("seen", ["off", "on"])
@pytest.mark.parametrize("card", ALLIES)
def test_an_allys_search_leaves_lairs_alone_unless_the_table_says_so(card: str, seen: str) -> None:
    table = drawing(card, lairs=["paris: rats"], options={"scouts_see_lairs": seen})
    table.play(f"play_as:{card}:search_location", "name:paris")
    assert len(said(table, "found_lair")) == (seen == "on")


def phase(card: str, cards: list[str]) -> FuryTable:
    """Return the start of Dracula's phase against this ally."""
    table = real_scene(at="dracula", trail=cards, allies={"hunters": card})
    table.run()
    return table


@pytest.mark.parametrize("card", ALLIES)
def test_jonathan_harker_turns_up_each_card_that_slides_to_space_6(card: str) -> None:
    table = phase(card, BACK[:5])
    looks = card == "jonathan_harker"
    assert said(table, "found") == (["found:6:london"] if looks else [])
    assert trail(table, HUNTER)[5] == ("open london: ?" if looks else "land: ?")


@pytest.mark.rule("FURY-ALLY-07")
def test_jonathan_harker_looks_before_the_last_hideout_matures() -> None:
    table = phase("jonathan_harker", [*BACK[:5], "plymouth: rats"])
    assert table.asked == (DRACULA, "leave")
    assert said(table, "found") == ["found:6:london"]


@pytest.mark.rule("FURY-HIDE-16", "FURY-HIDE-19")
def test_jonathan_harker_turns_up_hide_alone_once_its_location_has_left() -> None:
    table = phase("jonathan_harker", [*BACK[:4], "hide: spy", "london"])
    assert said(table, "found", "found_hide", "found_leaving") == ["found_hide:6"]


@pytest.mark.rule("FURY-HIDE-16", "FURY-HIDE-19")
def test_newspaper_reports_turn_up_hide_alone_once_its_location_has_left() -> None:
    table = at_dawn("newspaper_reports", trail=[*BACK[:4], "london", "hide: spy"])
    table.play("play_as:newspaper_reports:dawn_dusk", "name_space:6")
    assert said(table, "found", "found_hide") == ["found_hide:6"]


@pytest.mark.parametrize(("card", "cost"), [("rufus_smith", 2), ("sister_agatha", 1)])
def test_rufus_smith_makes_a_step_from_sea_to_sea_cost_2(card: str, cost: int) -> None:
    table = played(phase(card, ["north_sea"]), "go:english_channel")
    assert damage(table) == cost


def test_rufus_smith_does_not_raise_the_price_of_putting_to_sea() -> None:
    table = played(phase("rufus_smith", ["galway"]), "go:north_atlantic")
    assert damage(table) == 2


AGATHA = {"hunters": "sister_agatha"}


@pytest.mark.parametrize(
    ("strike", "card", "hurt"),
    [("fangs", "escape", 2), ("fangs", "dodge", 0), ("strength", "punch", 0)],
)
def test_sister_agatha_hurts_by_2_for_resolved_fangs(strike: str, card: str, hurt: int) -> None:
    table = combat(allies=AGATHA)
    fight(table, strike, mina=card)
    assert damage(table) == hurt


@pytest.mark.parametrize("escape", ["escape_as_mist", "escape_as_bat"])
def test_sister_agatha_hurts_dracula_by_2_for_an_escape_that_is_not_too_early(escape: str) -> None:
    table = combat(f"strength claws fangs plotting {escape}", allies=AGATHA, at="dawn")
    fight(table, "strength", mina="dodge")
    fight(table, escape, mina="punch")
    assert damage(table) == 2
    table = combat(f"strength claws fangs plotting {escape}", allies=AGATHA, at="dawn")
    fight(table, escape, mina="dodge")
    assert damage(table) == 0, "Pride cancels it in the first round"


def test_sister_agatha_does_not_mind_the_fangs_of_an_encounter() -> None:
    table = vampire("new_vampire", allies=AGATHA)
    fight(table, "fangs", mina="escape")
    assert damage(table) == 0


def test_local_rumours_turn_up_every_hideout_next_to_the_player() -> None:
    table = drawn("local_rumours", trail=["galway", "paris: rats", "rome", "zurich"])
    assert said(table, "found") == ["found:2:paris", "found:4:zurich"]
    assert trail(table, HUNTER) == ["land", "open paris: ?", "land", "open zurich"]


def test_local_rumours_reach_the_seas_of_a_port() -> None:
    trail_now = ["london", "english_channel", "north_atlantic"]
    table = drawn("local_rumours", hunters={"seward": "galway"}, trail=trail_now)
    assert said(table, "found") == ["found:3:north_atlantic"]


@pytest.mark.rule("FURY-LAIR-14")
@pytest.mark.parametrize("seen", ["off", "on"])
def test_local_rumours_never_touch_lairs(seen: str) -> None:
    table = drawn("local_rumours", lairs=["paris: rats"], options={"scouts_see_lairs": seen})
    assert lairs(table, HUNTER)[0] == "land: ?"


@pytest.mark.rule("FURY-EVENT-15")
def test_local_rumours_without_a_neighbour_on_the_trail_are_spent_for_nothing() -> None:
    table = drawn("local_rumours")
    assert said(table, "found") == []
    assert spent(table) == ["local_rumours"]
    assert table.asked[1] == "act"
