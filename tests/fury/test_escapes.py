"""Escape as Bat, Escape as Mist and Pride (FURY-ESCAPE, FURY-EXAMPLE-19, 20 and 24)."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.board import NOWHERE, PLACES
from whitby.games.fury.cards.table import COMBAT_COPIES, ESCAPE_AS_BAT, FEED, NEW_VAMPIRE

from .at_the_table import FuryTable, answer, played
from .combats import at_prague, clash, combat, up_to, vampire
from .readings import combat_of, damage, discarded, fighting, said, wounds
from .seats import DRACULA, seat

NEAR = "berlin budapest frankfurt hamburg leipzig munich nuremberg strasbourg vienna zagreb zurich"
"""The cities one or two roads from Prague."""
IDLE = (("strength", "dodge"), ("plotting", "punch"), ("claws", "dodge"), ("mesmerize", "punch"))
"""Rounds in which nothing happens: each card is cancelled."""


def after(table: FuryTable, rounds: int) -> FuryTable:
    """Let this many rounds pass without effect."""
    for strike, card in IDLE[:rounds]:
        clash(table, strike, mina=card)
    return table


def about_to_flee(by: str, rounds: int, **position: Any) -> FuryTable:
    """Return a combat that Dracula tries to leave with this card, after this many rounds."""
    table = combat(f"{by} strength plotting claws mesmerize", **position)
    clash(after(table, rounds), by, mina="escape")
    return table


def flight(**position: Any) -> FuryTable:
    """Return the question where Dracula flies to, in round 2 at dusk."""
    table = about_to_flee("escape_as_bat", 1, **position)
    assert table.asked == (DRACULA, "fly")
    return table


def cities(table: FuryTable) -> list[str]:
    """Return the cities he can fly to."""
    return [code.removeprefix("fly:") for code in table.codes if code.startswith("fly:")]


@pytest.mark.rule("FURY-ESCAPE-01", "FURY-ESCAPE-02", "FURY-ESCAPE-03", "FURY-ESCAPE-04")
@pytest.mark.parametrize("by", ["escape_as_bat", "escape_as_mist"])
@pytest.mark.parametrize("despair", [0, 1, 2, 3])
def test_the_earliest_round_to_escape_follows_the_despair_tokens(despair: int, by: str) -> None:
    early = about_to_flee(by, despair, despair=despair, at="dawn")
    assert said(early, "too_proud") == [f"too_proud:{by}"]
    assert said(early, "left_combat") == ["left_combat:mina"]
    timely = about_to_flee(by, despair + 1, despair=despair, at="dawn")
    assert said(timely, "too_proud", "left_combat") == []
    assert said(timely, "combat_round")[-1] == f"combat_round:{despair + 2}"
    assert said(timely, "combat_ended") == ["combat_ended"]


@pytest.mark.rule("FURY-EXAMPLE-19")
@pytest.mark.parametrize(("rounds", "escapes"), [(0, False), (1, False), (2, False), (3, True)])
def test_with_two_despair_he_cannot_escape_before_round_4(rounds: int, escapes: bool) -> None:
    table = about_to_flee("escape_as_bat", rounds, despair=2, at="dawn")
    assert (said(table, "too_proud") == []) == escapes


@pytest.mark.rule("FURY-EXAMPLE-20")
@pytest.mark.parametrize(("rounds", "escapes"), [(0, False), (1, True)])
def test_without_a_despair_token_the_mist_works_from_round_2(rounds: int, escapes: bool) -> None:
    table = about_to_flee("escape_as_mist", rounds)
    assert (said(table, "too_proud") == []) == escapes


@pytest.mark.rule("FURY-ESCAPE-05", "FURY-EXAMPLE-24", "FURY-VAMP-12")
@pytest.mark.parametrize("despair", [0, 3])
@pytest.mark.parametrize("by", ["escape_as_bat", "escape_as_mist"])
def test_a_vampire_needs_three_cards_before_whatever_the_despair(by: str, despair: int) -> None:
    for rounds in range(4):
        table = vampire("new_vampire", f"{by} strength plotting claws mesmerize", despair=despair)
        clash(after(table, rounds), by, mina="escape")
        assert said(table, "left_combat") == (["left_combat:mina"] if rounds < 3 else [])
        assert len(said(table, "too_proud")) == (1 if rounds < 3 else 0)
        assert said(table, "combat_ended") == ["combat_ended"]


@pytest.mark.rule("FURY-ESCAPE-06")
def test_an_escape_too_early_counts_as_a_card_played() -> None:
    table = combat("escape_as_mist escape_as_bat strength claws fangs", at="dawn")
    clash(table, "escape_as_bat", mina="punch")
    assert said(table, "too_proud") == ["too_proud:escape_as_bat"]
    assert damage(table) == 1
    clash(table, "escape_as_mist", mina="dodge")
    assert said(table, "combat_ended") == ["combat_ended"]


@pytest.mark.rule("FURY-ESCAPE-07")
@pytest.mark.parametrize(
    ("by", "item"), [("escape_as_mist", "crucifix"), ("escape_as_bat", "knife")]
)
def test_a_timely_escape_can_be_cancelled_by_its_icon(by: str, item: str) -> None:
    table = combat(f"{by} strength plotting claws mesmerize", items={"mina": item})
    clash(after(table, 1), by, mina=item)
    assert said(table, "struck_out")[-1] == f"struck_out:{by}"
    assert said(table, "too_proud", "combat_ended") == []
    assert fighting(table) == ["mina"]


@pytest.mark.rule("FURY-ESCAPE-08")
def test_escape_as_mist_leaves_dracula_where_he_is() -> None:
    table = about_to_flee("escape_as_mist", 1)
    assert said(table, "combat_ended") == ["combat_ended"]
    seen = table.view()
    assert PLACES[seen.dracula_place] == "prague"
    assert said(table, "flew_away") == []


@pytest.mark.rule("FURY-ESCAPE-09", "FURY-ESCAPE-19")
def test_escape_as_bat_offers_every_city_one_or_two_roads_away() -> None:
    table = flight()
    assert cities(table) == NEAR.split()
    assert "stay_here" in table.codes


@pytest.mark.rule("FURY-ESCAPE-09", "FURY-COMBAT-20")
def test_the_flight_ends_the_combat_without_the_hunters_card() -> None:
    table = combat("escape_as_bat strength plotting claws mesmerize", items={"mina": "pistol"})
    clash(after(table, 1), "escape_as_bat", mina="pistol")
    table.play("fly:vienna")
    assert said(table, "combat_ended", "dracula_suffered") == ["combat_ended"]


@pytest.mark.rule("FURY-ESCAPE-10", "FURY-ESCAPE-15", "FURY-ESCAPE-19")
def test_the_old_hideout_is_cleared_and_the_new_one_lies_face_down_with_the_card() -> None:
    table = flight(trail=["open prague: rats, open wolves, rumour", "berlin: spy"], rumours=2)
    pack = len(table.view().dracula.encounter_hand)
    table.play("fly:vienna")
    seen = table.view(DRACULA)
    first = seen.dracula.trail[0]
    assert first is not None
    assert PLACES[first.place] == "vienna"
    assert (first.up, first.bat, first.encounters, first.rumour) == (False, True, (), False)
    assert PLACES[seen.dracula_place] == "vienna"
    second = seen.dracula.trail[1]
    assert second is not None
    assert PLACES[second.place] == "berlin"
    assert seen.dracula.trail[2:] == (None,) * 4
    assert sum(seen.public.encounter_discard) == 1
    assert seen.decks.encounters_buried == 1
    assert (len(seen.dracula.encounter_hand), seen.public.rumours, seen.public.influence) == (
        pack,
        2,
        0,
    )
    assert all(PLACES[hideout.place] != "prague" for hideout in seen.dracula.trail if hideout)


@pytest.mark.rule("FURY-ESCAPE-15")
def test_hunters_see_that_he_flew_away_but_not_where_to() -> None:
    table = played(flight(), "fly:zagreb")
    for viewer in (None, 2, 5):
        seen = table.view(viewer)
        assert seen.dracula_place == NOWHERE
        first = seen.dracula.trail[0]
        assert first is not None
        assert (first.place >= 0, first.up, first.bat) == (False, False, True)
        assert not any("zagreb" in code for code in table.log(viewer))
    assert "flew_away:1:land" in table.log()
    assert "flew_to:zagreb" in table.log(DRACULA)


@pytest.mark.rule("FURY-ESCAPE-11")
def test_he_may_also_stay_where_he_is() -> None:
    table = played(flight(trail=["open prague: rats"]), "stay_here")
    first = table.view(DRACULA).dracula.trail[0]
    assert first is not None
    assert PLACES[first.place] == "prague"
    assert (first.up, first.bat, len(first.encounters)) == (True, False, 1)
    assert said(table, "combat_ended", "flew_away") == ["combat_ended"]


@pytest.mark.rule("FURY-ESCAPE-12")
def test_no_road_of_the_flight_touches_a_hallowed_city() -> None:
    reach = cities(flight(ground="vienna"))
    assert "vienna" not in reach
    assert "budapest" not in reach
    assert "zagreb" not in reach
    assert "berlin" in reach
    reach = cities(flight(hosts="berlin"))
    assert "berlin" not in reach
    assert "hamburg" not in reach
    assert "vienna" in reach


@pytest.mark.rule("FURY-ESCAPE-12")
@pytest.mark.parametrize(("flag", "open_ways"), [("off", NEAR.split()), ("on", [])])
def test_a_token_where_he_is_bars_him_if_the_table_says_so(flag: str, open_ways: list[str]) -> None:
    table = flight(ground="prague", options={"departure_token_blocks": flag})
    assert cities(table) == open_ways


@pytest.mark.rule("FURY-ESCAPE-13")
@pytest.mark.parametrize("flag", ["off", "on"])
def test_a_vampire_that_escapes_as_a_bat_stays_and_so_does_dracula(flag: str) -> None:
    table = vampire(
        "new_vampire",
        "escape_as_bat strength plotting claws mesmerize",
        at="night",
        options={"night_effects_in_vampire_fights": flag},
    )
    clash(after(table, 3), "escape_as_bat", mina="escape")
    assert said(table, "combat_ended", "flew_away") == ["combat_ended"]
    seen = table.view(DRACULA)
    assert PLACES[seen.dracula_place] == "galway"
    (there,) = [spot for spot in seen.dracula.trail if spot and PLACES[spot.place] == "prague"]
    assert [(encounter.up, encounter.kind) for encounter in there.encounters] == [
        (True, NEW_VAMPIRE)
    ]


@pytest.mark.rule("FURY-ESCAPE-14", "FURY-COMBAT-35")
def test_a_bat_on_the_trail_is_missing_from_the_combat_deck() -> None:
    table = combat("claws fangs strength plotting mesmerize", trail=["open prague", "bat paris"])
    fight = combat_of(table)
    assert fight.deck[ESCAPE_AS_BAT] == COMBAT_COPIES[ESCAPE_AS_BAT] - 1
    table = combat("claws fangs strength plotting mesmerize", trail=["open prague", "paris"])
    assert combat_of(table).deck[ESCAPE_AS_BAT] == COMBAT_COPIES[ESCAPE_AS_BAT]


@pytest.mark.rule("FURY-ESCAPE-14")
def test_the_bat_comes_back_when_its_hideout_slides_off_the_trail() -> None:
    trail = ["open prague", "hide", "paris", "nantes", "rome", "bat milan: rats"]
    table = at_prague("claws fangs strength plotting mesmerize", at="dracula", trail=trail)
    while table.asked[1] != "strike":
        codes = table.codes
        wanted = ("let_go", "feed", "lay:", "pass", "no_rumour")
        table.play(next((c for c in codes for w in wanted if c.startswith(w)), codes[0]))
    assert combat_of(table).deck[ESCAPE_AS_BAT] == COMBAT_COPIES[ESCAPE_AS_BAT]


@pytest.mark.rule("FURY-ESCAPE-16")
def test_by_day_escape_as_bat_only_ends_the_combat() -> None:
    table = about_to_flee("escape_as_bat", 1, at="dawn")
    assert said(table, "combat_ended", "flew_away") == ["combat_ended"]
    assert table.asked[1] == "act"
    assert PLACES[table.view().dracula_place] == "prague"


@pytest.mark.rule("FURY-ESCAPE-16")
def test_he_does_not_fly_to_a_city_with_a_hunter() -> None:
    reach = cities(flight(hunters={"mina": "prague", "seward": "vienna", "godalming": "berlin"}))
    assert "vienna" not in reach
    assert "berlin" not in reach
    assert "budapest" in reach


@pytest.mark.rule("FURY-ESCAPE-16")
def test_a_dawn_combat_turned_to_night_lets_him_fly() -> None:
    table = at_prague(
        "escape_as_bat strength plotting claws mesmerize",
        at="dracula",
        trail=["open prague"],
        schemes="nocturnal_visit",
    )
    while table.asked[1] != "strike":
        codes = table.codes
        wanted = ("play:nocturnal_visit", "dark_call", "no_event", "no_rumour")
        table.play(next((c for c in codes for w in wanted if c.startswith(w)), codes[0]))
    assert said(table, "day")
    clash(after(table, 1), "escape_as_bat", mina="escape")
    assert table.asked == (DRACULA, "fly")


@pytest.mark.rule("FURY-ESCAPE-17")
@pytest.mark.parametrize(("lands_on", "space"), [("vacated_space", 1), ("space_1", 0)])
def test_with_a_power_card_first_the_table_says_where_bats_land(lands_on: str, space: int) -> None:
    trail = ["feed", "open prague: rats", "berlin: spy"]
    table = played(flight(trail=trail, options={"bat_lands_on": lands_on}), "fly:vienna")
    seen = table.view(DRACULA)
    new, other = seen.dracula.trail[space], seen.dracula.trail[1 - space]
    assert new is not None
    assert other is not None
    assert (PLACES[new.place], new.bat) == ("vienna", True)
    assert other.power == FEED
    third = seen.dracula.trail[2]
    assert third is not None
    assert PLACES[third.place] == "berlin"
    assert f"flew_away:{space + 1}:land" in table.log()
    assert PLACES[seen.dracula_place] == "vienna"


@pytest.mark.rule("FURY-ESCAPE-17")
def test_a_hide_tied_to_the_old_location_is_tied_no_more() -> None:
    table = played(flight(trail=["open hide", "open prague"]), "fly:vienna")
    hide = table.view(DRACULA).dracula.trail[0]
    assert hide is not None
    assert hide.tied is False


@pytest.mark.rule("FURY-HIDE-03", "FURY-HIDE-12", "FURY-ESCAPE-10")
def test_a_hide_beside_the_new_location_does_not_belong_to_it() -> None:
    table = played(flight(trail=["open hide: rats", "open prague"]), "fly:vienna")
    while "road:vienna" not in table.codes:
        wanted = ("pass", "let_go", "feed", "no_rumour")
        table.play(next((c for c in table.codes if c.startswith(wanted)), table.codes[0]))
    table.play("road:vienna")
    assert "found:3:vienna" in table.log()
    # Dracula is in Vienna too, but the rats are with Hide
    assert said(table, "ambushed", "ambushed_open") == []
    assert table.asked[1] != "ambush"


@pytest.mark.rule("FURY-ESCAPE-18")
def test_he_does_not_fly_into_a_lair() -> None:
    table = flight(lairs=["vienna: rats"])
    assert "vienna" not in cities(table)
    assert not any("lair" in code for code in table.codes)


@pytest.mark.rule("FURY-ESCAPE-18")
def test_he_flies_into_a_lair_where_the_table_plays_so() -> None:
    table = flight(lairs=["", "vienna: rats"], options={"bat_into_lair": "on"})
    assert "vienna" not in cities(table)
    table.play("fly_to_lair:2")
    seen = table.view(DRACULA)
    first = seen.dracula.trail[0]
    assert first is not None
    assert (PLACES[first.place], first.bat, len(first.encounters)) == ("vienna", True, 1)
    assert seen.dracula.lairs == (None, None, None)
    assert "lair_entered:2" in table.log()
    assert said(table, "dracula_found")[1:] == []


@pytest.mark.rule("FURY-ESCAPE-18", "FURY-CURLOC-04")
def test_in_a_lair_that_lay_open_everyone_finds_him() -> None:
    table = flight(lairs=["open vienna: rats"], options={"bat_into_lair": "on"})
    table.play("fly_to_lair:1")
    assert said(table, "dracula_found")[1:] == ["dracula_found:vienna"]
    assert PLACES[table.view().dracula_place] == "vienna"


@pytest.mark.rule("FURY-ESCAPE-19")
def test_cities_on_the_trail_are_no_goal_and_a_hospital_is_no_hunters_city() -> None:
    hunters = {"mina": "prague", "seward": "hospital_budapest"}
    reach = cities(flight(trail=["open prague", "vienna", "berlin"], hunters=hunters))
    assert "vienna" not in reach
    assert "berlin" not in reach
    assert "budapest" in reach


@pytest.mark.rule("FURY-ESCAPE-19")
def test_the_flight_scores_nothing_even_with_three_despair_tokens() -> None:
    table = played(about_to_flee("escape_as_bat", 4, despair=3), "fly:vienna")
    table.run()
    assert table.view().public.influence == 0


# Answers to an escape


@pytest.mark.rule("FURY-COMBAT-45")
def test_lucys_revenge_cancels_a_timely_escape_and_is_spent() -> None:
    table = revenge()
    clash(after_godalming(table, 1), "escape_as_mist", godalming="punch")
    answer(table, seat(table, "godalming"), "revenge", "use_revenge")
    assert said(table, "combat_ended") == []
    assert damage(table) == 1
    assert discarded(table, "lucys_revenge") == 1


@pytest.mark.rule("FURY-COMBAT-45")
def test_lucys_revenge_is_not_wasted_on_an_escape_that_pride_forbids() -> None:
    table = clash(revenge(), "escape_as_mist", godalming="punch")
    assert said(table, "too_proud") == ["too_proud:escape_as_mist"]
    assert table.asked[1] == "strike"
    assert discarded(table, "lucys_revenge") == 0


@pytest.mark.rule("FURY-COMBAT-45")
def test_he_may_let_the_escape_happen() -> None:
    table = revenge()
    clash(after_godalming(table, 1), "escape_as_mist", godalming="punch")
    table.play("no_event")
    assert said(table, "combat_ended") == ["combat_ended"]
    assert discarded(table, "lucys_revenge") == 1


@pytest.mark.rule("FURY-COMBAT-45")
def test_an_escape_saved_by_enraged_still_cannot_be_resolved() -> None:
    table = combat(
        "escape_as_mist strength plotting claws mesmerize",
        items={"mina": "crucifix"},
        schemes="enraged",
    )
    clash(table, "strength", mina="dodge")
    table.play("no_event")
    clash(table, "escape_as_mist", mina="crucifix")
    table.play("play:enraged")
    assert said(table, "combat_ended") == []
    assert fighting(table) == ["mina"]
    assert wounds(table) == 0


@pytest.mark.rule("FURY-COMBAT-45", "FURY-ESCAPE-01")
@pytest.mark.parametrize("code", ["play:enraged", "no_event"])
def test_enraged_answers_pride_as_well_but_the_escape_cannot_be_resolved(code: str) -> None:
    cards = "escape_as_mist escape_as_bat strength claws fangs"
    table = clash(combat(cards, schemes="enraged"), "escape_as_mist", mina="punch")
    answer(table, DRACULA, "enraged", code)
    assert said(table, "too_proud", "combat_ended") == ["too_proud:escape_as_mist"]
    assert damage(table) == 1
    enraged = code == "play:enraged"
    assert discarded(table, "enraged") == int(enraged)
    clash(table, "escape_as_bat", mina="escape")  # no longer too early
    assert (said(table, "combat_ended") == []) != enraged
    assert (table.asked == (DRACULA, "fly")) != enraged


@pytest.mark.rule("FURY-COMBAT-45")
@pytest.mark.parametrize("code", ["play:enraged", "no_event"])
def test_enraged_answers_lucys_revenge_as_well_but_the_escape_cannot_be_resolved(code: str) -> None:
    table = revenge(schemes="enraged", allies={"hunters": "sister_agatha"})
    clash(table, "strength", godalming="dodge")
    table.play("no_event")
    clash(table, "escape_as_mist", godalming="punch")
    table.play("use_revenge")
    answer(table, DRACULA, "enraged", code)
    assert said(table, "struck_out")[1:] == ["struck_out:escape_as_mist"]
    assert said(table, "combat_ended") == []
    assert damage(table) == 1  # from the punch: Sister Agatha has not been called
    assert discarded(table, "enraged") == int(code == "play:enraged")


@pytest.mark.rule("FURY-COMBAT-45")
def test_enraged_is_played_once() -> None:
    cards = "strength escape_as_mist claws fangs plotting"
    table = clash(combat(cards, schemes="enraged roadblock", despair=3), "strength", mina="dodge")
    table.play("play:enraged")
    clash(table, "escape_as_mist", mina="punch")
    assert said(table, "too_proud") == ["too_proud:escape_as_mist"]
    assert table.asked[1] == "strike"


def revenge(**position: Any) -> FuryTable:
    """Return Lord Godalming fighting with Lucy's Revenge in front of him."""
    table = at_prague(
        "escape_as_mist strength plotting claws mesmerize",
        hunters={"godalming": "prague"},
        events={"godalming": "lucys_revenge"},
        **position,
    )
    up_to(table, "combat_start").play("play:lucys_revenge")
    return up_to(table, "strike")


def after_godalming(table: FuryTable, rounds: int) -> FuryTable:
    """Let this many rounds pass without effect."""
    for strike, card in IDLE[:rounds]:
        clash(table, strike, godalming=card)
    return table


@pytest.mark.rule("FURY-CASTLE-09", "FURY-CASTLE-02", "FURY-INFO-14")
def test_flying_home_to_the_castle_heals_nothing() -> None:
    table = combat(
        "claws escape_as_bat fangs mesmerize plotting",
        hunters={"mina": "klausenburg"},
        trail=["open klausenburg"],
        damage=8,
    )
    clash(table, "claws", mina="dodge")
    clash(table, "escape_as_bat", mina="punch")
    table.play("fly:castle_dracula")
    assert "flew_away:1:castle" in table.log()  # known by its back (FURY-CASTLE-02)
    assert PLACES[table.view(DRACULA).dracula_place] == "castle_dracula"
    assert (damage(table), said(table, "dracula_recovered")) == (8, [])
