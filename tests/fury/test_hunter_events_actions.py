"""Hunter events that are used with an action."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.cards.table import EVENTS

from .at_the_table import played
from .hunter_events import delayed, held, holding, place, spent
from .readings import items, question, said, wounds
from .seats import DRACULA, MINA, SEWARD
from .the_trail import HUNTER, score, trail

TOGETHER = {"seward": "strasbourg", "van_helsing": "strasbourg 1 bite"}


@pytest.mark.parametrize("moment", ["day", "night"])
def test_blood_transfusion_takes_a_bite_off_another_and_hurts_the_giver_by_1(moment: str) -> None:
    table = holding("blood_transfusion", at=moment, hunters=TOGETHER)
    table.play("play:blood_transfusion")
    assert table.codes == ["choose:van_helsing"]
    table.play("choose:van_helsing")
    assert table.view().public.bites == (0, 0, 0, 0)
    assert wounds(table, "seward") == 1
    assert spent(table) == ["blood_transfusion"]


def test_blood_transfusion_leaves_a_second_bite() -> None:
    hunters = {"seward": "strasbourg", "van_helsing": "strasbourg 2 bites"}
    table = holding("blood_transfusion", hunters=hunters)
    table.play("play:blood_transfusion", "choose:van_helsing")
    assert table.view().public.bites[2] == 1


def test_blood_transfusion_lets_the_healed_hunter_hide_the_open_cards() -> None:
    table = holding("blood_transfusion", hunters=TOGETHER, items={"van_helsing": "knife"})
    assert table.view().public.open_items[2] != -1
    table.play("play:blood_transfusion", "choose:van_helsing")
    assert table.view().public.open_items[2] == -1


@pytest.mark.rule("FURY-WEAK-10")
def test_blood_transfusion_neither_helps_mina_nor_is_given_by_her() -> None:
    together = {"mina": "strasbourg", "seward": "strasbourg"}
    assert "play:blood_transfusion" not in holding("blood_transfusion", hunters=together).codes
    both = {"mina": "strasbourg", "seward": "strasbourg 1 bite"}
    table = holding("blood_transfusion", "mina", hunters=both)
    assert "play:blood_transfusion" not in table.codes


@pytest.mark.parametrize(
    ("giver", "other"),
    [
        ("strasbourg 1 bite", "strasbourg 1 bite"),
        ("strasbourg", "zurich 1 bite"),
        ("rome", "hospital_rome 1 bite"),
        ("strasbourg", "strasbourg"),
    ],
)
def test_blood_transfusion_needs_a_sound_giver_and_a_weakened_taker(giver: str, other: str) -> None:
    hunters = {"seward": giver, "van_helsing": other}
    assert "play:blood_transfusion" not in holding("blood_transfusion", hunters=hunters).codes


def test_blood_transfusion_may_defeat_the_giver() -> None:
    table = holding("blood_transfusion", hunters={**TOGETHER, "seward": "strasbourg 8 damage"})
    table.play("play:blood_transfusion", "choose:van_helsing")
    assert place(table) is None
    assert table.view().public.bites[2] == 0
    assert score(table) == 2


@pytest.mark.rule("FURY-CONS-01", "FURY-CONS-11")
def test_consecrated_ground_puts_both_kinds_of_holy_token_on_cities() -> None:
    holders = {"godalming": "heavenly_host", "seward": "heavenly_host", "mina": "knife"}
    table = holding("consecrated_ground", at="night", items=holders)
    table.play("play:consecrated_ground")
    assert len(table.codes) == 57
    for city in ("castle_dracula", "galatz", "klausenburg", "north_sea"):
        assert f"hallow:{city}" not in table.codes
    table.play("hallow:paris")
    assert table.asked == (2, "show_host")
    assert "hallow:paris" not in table.codes
    table.play("hallow:rome")
    assert table.asked == (3, "show_host")
    assert not {"hallow:rome", "hallow:galatz"} & set(table.codes)
    table.play("hallow:zurich")
    assert question(table) == (MINA, "show_host", ["no_host"])
    table.play("no_host")
    seen = table.view().to_json()
    assert (seen["consecrated"], seen["hosts"]) == ("paris", ["rome", "zurich"])
    assert items(table, "godalming") == items(table, "seward") == ["heavenly_host"]


def test_consecrated_ground_is_a_night_action() -> None:
    assert "play:consecrated_ground" in holding("consecrated_ground", at="night").codes
    assert "play:consecrated_ground" not in holding("consecrated_ground", at="day").codes


def test_consecrated_ground_moves_the_token_when_it_is_played_again() -> None:
    table = holding("consecrated_ground", at="night", ground="paris", hosts="rome")
    table.play("play:consecrated_ground")
    assert "hallow:paris" not in table.codes
    table.play("hallow:zurich")
    assert table.view().to_json()["consecrated"] == "zurich"


@pytest.mark.rule("FURY-CONS-11")
def test_consecrated_ground_may_be_put_beside_a_heavenly_host() -> None:
    table = holding("consecrated_ground", at="night", hosts="rome", items="heavenly_host")
    table.play("play:consecrated_ground", "hallow:rome")
    assert "hallow:rome" not in table.codes, "a host needs a city with neither token"
    table.play("no_host")
    seen = table.view().to_json()
    assert (seen["consecrated"], seen["hosts"]) == ("rome", ["rome"])


def test_consecrated_ground_turns_up_the_hideout_under_the_token() -> None:
    table = holding("consecrated_ground", at="night", trail=["hide: spy", "galway: rats"])
    table.play("play:consecrated_ground", "hallow:galway")
    assert trail(table, HUNTER) == ["open hide: open spy", "open galway: open rats"]


def test_consecrated_ground_asks_for_one_host_a_hunter_while_tokens_last() -> None:
    held_now = {"godalming": "2 heavenly_host", "mina": "heavenly_host"}
    table = holding("consecrated_ground", at="night", items=held_now, hosts="rome zurich")
    table.play("play:consecrated_ground", "hallow:paris", "hallow:munich")
    assert table.view().to_json()["hosts"] == ["munich", "rome", "zurich"]
    assert table.asked[1] == "act", "three tokens are all there are"


def test_consecrated_ground_does_not_ask_a_defeated_hunter_for_a_host() -> None:
    table = holding(
        "consecrated_ground",
        at="night",
        hunters={"mina": "defeated rome"},
        items={"mina": "heavenly_host"},
    )
    table.play("play:consecrated_ground", "hallow:paris")
    assert table.asked[1] == "act"


AT_SEA = ["galway", "north_atlantic", "london", "english_channel", "open irish_sea"]


@pytest.mark.parametrize("moment", ["day", "night"])
def test_money_trail_turns_up_a_sea_card_of_the_hunters_choice(moment: str) -> None:
    table = played(holding("money_trail", at=moment, trail=AT_SEA), "play:money_trail")
    assert table.codes == ["name_space:2", "name_space:4"]
    table.play("name_space:4")
    assert said(table, "found")[-1] == "found:4:english_channel"
    assert trail(table, HUNTER)[1] == "sea"


def test_money_trail_turns_up_the_only_sea_card_at_once() -> None:
    table = played(holding("money_trail", trail=AT_SEA[:2]), "play:money_trail")
    assert said(table, "found") == ["found:2:north_atlantic"]


@pytest.mark.parametrize("cards", [["galway"], ["galway", "open irish_sea"]])
def test_money_trail_needs_a_sea_card_face_down(cards: list[str]) -> None:
    assert "play:money_trail" not in holding("money_trail", trail=cards).codes


SIX = "enraged hypnosis seduction great_wolf money_trail customs_search"


@pytest.mark.rule("FURY-EVENT-10", "FURY-EVENT-11", "FURY-EVENT-12")
@pytest.mark.parametrize("moment", ["day", "night"])
def test_mystic_research_buries_draculas_events_among_the_bottom_six(moment: str) -> None:
    draws = {"events_bottom": f"{SIX} darkness_returns"}
    table = holding("mystic_research", "van_helsing", at=moment, draws=draws)
    table.play("play:mystic_research")
    assert said(table, "backs_checked", "event_buried") == [
        "backs_checked:van_helsing:6",
        "event_buried:4",
    ]
    bottom = [EVENTS[card] for card in table.state.decks.events[:3]]
    assert bottom == ["hypnosis", "money_trail", "darkness_returns"], "in unchanged order"
    for seat in (None, DRACULA, SEWARD):
        found = table.view(seat).to_json()["discards"]
        assert isinstance(found, dict)
        assert (found["events"], found["events_face_down"]) == ({"mystic_research": 1}, 4)


def test_mystic_research_checks_what_is_left_of_a_small_deck() -> None:
    draws = {"events": "enraged hypnosis seduction"}
    table = holding("mystic_research", "van_helsing", draws=draws)
    table.run()
    table.state.decks.events = table.state.decks.events[-3:]
    table.play("play:mystic_research")
    assert said(table, "backs_checked", "event_buried", "top")[1:] == [
        "backs_checked:van_helsing:3",
        "event_buried:2",
        "top:hunters",
    ]
    assert [EVENTS[card] for card in table.state.decks.events] == ["hypnosis"]


@pytest.mark.rule("FURY-ACTION-13")
def test_mystic_research_needs_a_card_in_the_deck() -> None:
    table = holding("mystic_research", "van_helsing")
    table.run()
    table.state.decks.events = ()
    table.state.asked = None
    assert "play:mystic_research" not in table.codes


def test_mystic_research_is_van_helsings_alone() -> None:
    assert "play:mystic_research" in holding("mystic_research", "van_helsing").codes
    assert "play:mystic_research" not in holding("mystic_research", "seward").codes


@pytest.mark.rule("FURY-WIN-13")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0)])
def test_vampire_lair_takes_back_2_influence_or_what_there_is(before: int, after: int) -> None:
    table = holding("vampire_lair", items="stake knife", influence=before)
    table.play("play:vampire_lair")
    assert score(table) == after
    assert said(table, "influence_lost") == [f"influence_lost:{before - after}:{after}"]
    assert delayed(table) == ["seward"]
    assert items(table, "seward") == ["knife"]


@pytest.mark.parametrize(
    ("moment", "item", "influence"),
    [("night", "stake", 5), ("day", "knife", 5), ("day", "stake", 0)],
)
def test_vampire_lair_needs_day_stake_and_influence(moment: str, item: str, influence: int) -> None:
    table = holding("vampire_lair", at=moment, items=item, influence=influence)
    assert "play:vampire_lair" not in table.codes


@pytest.mark.parametrize("moment", ["day", "night"])
def test_wax_cylinders_deduction_turns_up_all_encounters_of_a_hideout(moment: str) -> None:
    cards = ["galway: rats", "dublin", "liverpool: bats, hoax", "manchester: open spy"]
    table = holding("wax_cylinders", at=moment, trail=cards, lairs=["paris: wolves"])
    table.play("play_as:wax_cylinders:deduction")
    assert table.codes == ["name_space:1", "name_space:3"], "no lair, and nothing that lies open"
    table.play("name_space:3")
    assert trail(table, HUNTER)[2] == "land: open bats, open hoax"
    assert said(table, "deduced", "turned_up") == ["deduced:3", "turned_up:bats", "turned_up:hoax"]
    assert (held(table), spent(table)) == ([], ["wax_cylinders"])


def test_wax_cylinders_deduction_needs_a_hideout_with_a_hidden_encounter() -> None:
    table = holding("wax_cylinders", trail=["galway: open rats"], lairs=["paris: wolves"])
    assert [code for code in table.codes if "wax" in code] == ["play_as:wax_cylinders:analysis"]


def test_wax_cylinders_analysis_shows_hide_in_the_deck_and_comes_back() -> None:
    table = played(holding("wax_cylinders"), "play_as:wax_cylinders:analysis")
    assert said(table, "hide_shown", "found_hide") == ["hide_shown"]
    assert (held(table), spent(table)) == (["wax_cylinders"], [])


@pytest.mark.rule("FURY-HIDE-08")
def test_wax_cylinders_analysis_turns_up_hide_and_its_location_on_the_trail() -> None:
    table = holding("wax_cylinders", trail=["london", "hide: spy", "galway"])
    table.play("play_as:wax_cylinders:analysis")
    assert said(table, "found", "found_hide") == ["found_hide:2", "found:3:galway"]
    assert (held(table), spent(table)) == (["wax_cylinders"], [])


@pytest.mark.parametrize(
    ("hunter", "position"),
    [
        pytest.param(
            "seward", {"trail": ["london", "open hide", "open galway"]}, id="hide is open"
        ),
        pytest.param("seward", {"options": {"game_mode": "basic"}}, id="no power cards in use"),
        pytest.param("godalming", {"trail": ["galway: rats"]}, id="not Dr. Seward's"),
        pytest.param("seward", {"hunters": {"seward": "hospital_rome"}}, id="in hospital"),
    ],
)
def test_wax_cylinders_cannot_be_played(hunter: str, position: dict[str, Any]) -> None:
    table = holding("wax_cylinders", hunter, **position)
    assert not any("wax" in code for code in table.codes)
