"""What slides off the trail matures, card by card, and is cleared (FURY-MATURE)."""

from __future__ import annotations

import pytest

from whitby.games.fury.cards.table import ENCOUNTERS

from .at_the_table import FuryTable, answer, dracula_in, ending, played
from .readings import question
from .seats import DRACULA
from .the_trail import FIVE, HUNTER, VAMPIRES, discards, gone, hurt, offers, schemes, score, trail

NO_EFFECT = {"bats", "rats"}
TELLING = {
    *("unnatural_fog", "wolves", "szgany_mob"),
    *("new_vampire", "aristocratic_vampire", "reckless_vampire"),
}


def leaving(hideout: str, **position: object) -> FuryTable:
    """Return a table where this hideout slides off the trail in Dracula's phase."""
    return dracula_in(*FIVE, hideout, **position)


@pytest.mark.rule("FURY-MATURE-01", "FURY-ENC-04")
@pytest.mark.parametrize("card", ENCOUNTERS)
def test_every_encounter_but_bats_and_rats_can_mature(card: str) -> None:
    table = leaving(f"milan: {card}")
    assert offers(table, "mature") == ({card} - NO_EFFECT)


@pytest.mark.rule("FURY-MATURE-01", "FURY-MATURE-02")
@pytest.mark.parametrize(
    ("codes", "opened", "face_down"),
    [
        (["let_go"], [], 3),
        (["mature:desecrated_soil", "let_go"], ["desecrated_soil"], 2),
        (["mature:saboteur", "block:road-milan-zurich", "let_go"], ["saboteur"], 2),
        (
            [
                *("mature:desecrated_soil", "mature:saboteur", "block:road-milan-zurich"),
                *("mature:hoax", "let_go"),
            ],
            ["desecrated_soil", "hoax", "saboteur"],
            0,
        ),
    ],
)
def test_any_number_matures_and_all_go(codes: list[str], opened: list[str], face_down: int) -> None:
    table = played(leaving("milan: desecrated_soil, saboteur, hoax"), *codes)
    assert table.asked == (DRACULA, "travel")
    assert gone(table, HUNTER) == (opened, face_down)
    assert [code for code in table.log(HUNTER) if code.startswith("matured")] == [
        code.replace("mature", "matured") for code in codes if code.startswith("mature")
    ]


@pytest.mark.rule("FURY-MATURE-03")
@pytest.mark.parametrize("card", [card for card in ENCOUNTERS if card not in NO_EFFECT])
def test_the_location_stays_hidden_unless_the_card_says_otherwise(card: str) -> None:
    table = played(leaving(f"milan: {card}"), f"mature:{card}")
    assert ("found_leaving:milan" in table.log(HUNTER)) == (card in TELLING)
    assert [code for code in table.log(HUNTER) if "milan" in code] == (
        ["found_leaving:milan"] if card in TELLING else []
    )


@pytest.mark.rule("FURY-MATURE-03")
def test_a_location_that_lies_open_is_not_shown_again() -> None:
    table = played(leaving("open milan: new_vampire"), "mature:new_vampire")
    assert "found_leaving:milan" not in table.log(HUNTER)


@pytest.mark.rule("FURY-MATURE-04")
@pytest.mark.parametrize("codes", [["let_go"], ["mature:new_vampire"]])
def test_afterwards_the_location_is_back_in_the_deck(codes: list[str]) -> None:
    table = played(leaving("wolf toulouse: open new_vampire 3"), *codes)
    assert "go:toulouse" in table.codes
    assert offers(table, "wolf")
    assert discards(table)["encounters"] == {"new_vampire": 1}


@pytest.mark.rule("FURY-MATURE-04", "FURY-MATURE-10")
@pytest.mark.parametrize("card", ["north_atlantic", "feed", "dark_call"])
def test_a_sea_or_a_power_card_is_simply_cleared(card: str) -> None:
    table = leaving(card)
    assert table.asked == (DRACULA, "travel")
    assert {card, f"go:{card}"} & set(table.codes)
    assert "let_go" in table.log(HUNTER)


@pytest.mark.rule("FURY-MATURE-10", "FURY-MISDIR-08")
def test_so_is_misdirect() -> None:
    assert not offers(dracula_in("bordeaux", "nantes", "misdirect"), "misdirect")
    assert offers(leaving("misdirect"), "misdirect") == {"3", "4", "5", "6"}


@pytest.mark.rule("FURY-MATURE-05")
@pytest.mark.parametrize("codes", [["let_go"], ["mature:new_vampire"]])
def test_the_rumour_on_it_is_out_of_the_game(codes: list[str]) -> None:
    table = played(leaving("milan: new_vampire, rumour", rumours=1), *codes)
    assert "rumour_gone" in table.log(HUNTER)
    assert table.state.public.rumours == 1


@pytest.mark.rule("FURY-MATURE-06", "FURY-MATURE-07")
@pytest.mark.parametrize(("vampire", "influence"), VAMPIRES)
def test_a_vampire_scores_and_clears_spaces_4_to_6(vampire: str, influence: int) -> None:
    laid = ["bordeaux: rats", "nantes: bats", "paris: hoax, rumour", "", "zurich: spy, open wolves"]
    table = played(dracula_in(*laid, f"milan: {vampire}", damage=7), f"mature:{vampire}")
    assert score(table) == influence
    assert trail(table) == ["", "bordeaux: rats", "nantes: bats"]
    assert gone(table, HUNTER) == (sorted([vampire, "wolves"]), 2)
    assert table.asked == (DRACULA, "travel")


@pytest.mark.rule("FURY-MATURE-06")
def test_nothing_in_what_a_vampire_clears_matures() -> None:
    laid = ["bordeaux", "nantes", "paris: reckless_vampire, rumour", "geneva: desecrated_soil"]
    table = dracula_in(*laid, "zurich", "milan: new_vampire", damage=7)
    table.play("mature:new_vampire")
    assert score(table) == 3
    assert hurt(table) == 7


@pytest.mark.rule("FURY-MATURE-07")
def test_a_vampire_that_wins_ends_the_game_before_anything_is_cleared() -> None:
    table = played(leaving("milan: new_vampire", influence=10), "mature:new_vampire")
    assert ending(table) == ("dracula", "influence")
    assert len(trail(table)) == 6


@pytest.mark.rule("FURY-MATURE-08")
@pytest.mark.parametrize(("first", "then"), [("wolves", "spy"), ("spy", "wolves")])
def test_dracula_chooses_the_order_and_finishes_each_before_the_next(first: str, then: str) -> None:
    table = leaving("milan: wolves, spy")
    prompts = {"wolves": ("choose_wolves", "wolves:genoa"), "spy": ("choose_spied", "spy:mina")}
    for card in (first, then):
        table.play(f"mature:{card}")
        answer(table, DRACULA, prompts[card][0], prompts[card][1])
        assert table.asked == (DRACULA, "leave")


@pytest.mark.rule("FURY-MATURE-09")
def test_what_did_not_mature_is_discarded_as_it_lay() -> None:
    table = leaving("milan: rats, open spy, desecrated_soil")
    table.play("mature:desecrated_soil", "let_go")
    assert gone(table, HUNTER) == (["desecrated_soil", "spy"], 1)


@pytest.mark.rule("FURY-MATURE-10")
@pytest.mark.parametrize(
    ("mode", "codes"), [("advanced", ["make_lair:1", "let_go"]), ("basic", [])]
)
def test_a_city_without_encounters_becomes_a_lair_or_goes(mode: str, codes: list[str]) -> None:
    table = leaving("toulouse", options={"game_mode": mode})
    if codes:
        assert table.codes == codes
        table.play("let_go")
    assert "go:toulouse" in table.codes


@pytest.mark.rule("FURY-MATURE-10", "FURY-INFO-12")
@pytest.mark.parametrize("encounters", ["", ": spy"])
def test_the_question_does_not_tell_a_city_from_hide(encounters: str) -> None:
    city = leaving(f"milan{encounters}", pack="rats")
    hide = leaving(f"hide{encounters}", pack="rats")
    assert city.asked == hide.asked == (DRACULA, "leave")
    for table in (city, hide):
        table.play("let_go")
    assert city.log(HUNTER) == hide.log(HUNTER)
    assert trail(city, HUNTER) == trail(hide, HUNTER)


@pytest.mark.rule("FURY-MATURE-11")
def test_a_vampire_ends_its_hideout() -> None:
    table = leaving("milan: new_vampire, reckless_vampire, desecrated_soil, rats", damage=7)
    table.play("mature:desecrated_soil", "mature:new_vampire")
    assert table.asked == (DRACULA, "travel")
    assert score(table) == 3
    assert gone(table, HUNTER) == (["desecrated_soil", "new_vampire"], 2)


@pytest.mark.rule("FURY-MATURE-11")
def test_unless_the_table_lets_any_number_mature() -> None:
    table = leaving(
        "milan: new_vampire, reckless_vampire, desecrated_soil",
        options={"vampire_mature_ends_hideout": "off"},
        damage=7,
    )
    table.play("mature:new_vampire")
    assert trail(table) == ["", "bordeaux", "nantes"]
    assert table.asked == (DRACULA, "leave")
    assert not offers(table, "make_lair")
    table.play("mature:desecrated_soil", "mature:reckless_vampire", "let_go")
    assert score(table) == 7
    assert hurt(table) == 4


@pytest.mark.rule("FURY-DPHASE-03", "FURY-LAIR-02")
def test_once_something_has_matured_it_is_no_longer_a_lair() -> None:
    table = played(leaving("milan: spy, desecrated_soil"), "mature:desecrated_soil")
    assert table.codes == ["mature:spy", "let_go"]


# Card by card


@pytest.mark.rule("FURY-MATURE-01", "FURY-DAMAGE-03")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (2, 0), (0, 0)])
def test_desecrated_soil_heals_dracula(before: int, after: int) -> None:
    table = played(leaving("milan: desecrated_soil", damage=before), "mature:desecrated_soil")
    assert hurt(table) == after


@pytest.mark.rule("FURY-MATURE-01", "FURY-INFO-03")
def test_hoax_lets_dracula_keep_one_of_his_discarded_events() -> None:
    table = leaving(
        "milan: hoax",
        discard={"events": "2 false_tip forewarned"},
        buried={"events": "devilish_power"},
        schemes="seduction",
    )
    deck = table.view(HUNTER).decks.events
    table.play("no_event", "mature:hoax")
    assert set(table.codes) == {"take:false_tip", "take:devilish_power"}
    table.play("take:devilish_power")
    assert "hoax_read:devilish_power+false_tip+false_tip" in table.log(DRACULA)
    assert "hoax_taken" in table.log(HUNTER)
    assert not [code for code in table.log(HUNTER) if "devilish_power" in code]
    assert discards(table)["events"] == {"forewarned": 1}
    assert discards(table)["events_face_down"] == 0
    assert table.view(HUNTER).decks.events == deck + 2
    assert schemes(table) == ["devilish_power", "seduction"]


@pytest.mark.rule("FURY-EVENT-04", "FURY-EVENT-06")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("great_wolf", ["play_as:great_wolf:pounce", "play_as:great_wolf:ally"]),
        ("vampiric_influence", ["play:vampiric_influence"]),
        ("roadblock", ["play:roadblock", "keep_event"]),
        ("enraged", ["keep_event"]),
    ],
)
def test_hoax_hands_over_an_event_that_may_have_to_be_played(card: str, ways: list[str]) -> None:
    table = played(leaving("milan: hoax", discard={"events": card}), "mature:hoax", f"take:{card}")
    assert question(table) == (DRACULA, "scheme_drawn", ways)
    assert not [code for code in table.log(HUNTER) if card in code]
    table.play(ways[-1])
    kept = ways[-1] == "keep_event"
    assert (schemes(table) == [card]) == kept


@pytest.mark.rule("FURY-HAND-01")
def test_hoax_may_exceed_his_hand() -> None:
    table = leaving(
        "milan: hoax",
        discard={"events": "false_tip"},
        schemes="seduction enraged great_wolf roadblock",
    )
    table.play("no_event", "mature:hoax", "take:false_tip", "keep_event")
    answer(table, DRACULA, "scheme_limit", "discard_event:roadblock")
    assert discards(table)["events"] == {"roadblock": 1}
    assert table.asked == (DRACULA, "leave")


@pytest.mark.rule("FURY-MATURE-01")
def test_hoax_finds_nothing_among_the_hunters_events() -> None:
    table = played(leaving("milan: hoax", discard={"events": "forewarned"}), "mature:hoax")
    assert table.asked == (DRACULA, "leave")
    assert discards(table)["events"] == {"forewarned": 1}


@pytest.mark.rule("FURY-MATURE-01", "FURY-ROADBLOCK-01")
@pytest.mark.parametrize("link", ["road-milan-zurich", "rail-milan-zurich", "road-dublin-galway"])
def test_saboteur_lays_a_roadblock_anywhere(link: str) -> None:
    table = played(leaving("milan: saboteur", roadblocks=["road-genoa-milan"]), "mature:saboteur")
    assert table.asked == (DRACULA, "roadblock")
    assert "block:road-genoa-milan" not in table.codes
    table.play(f"block:{link}")
    assert table.view().to_json()["roadblocks"] == sorted(["road-genoa-milan", link], key=_link)


def _link(name: str) -> tuple[bool, str]:
    return name.startswith("rail"), name


@pytest.mark.rule("FURY-COMP-07")
def test_saboteur_with_no_roadblock_left_does_nothing() -> None:
    paris = ["brussels", "clermont_ferrand", "geneva", "le_havre", "nantes", "strasbourg"]
    blocks = ["-".join(["road", *sorted([city, "paris"])]) for city in paris]
    blocks += ["road-milan-zurich", "road-genoa-milan"]
    table = played(leaving("milan: saboteur", roadblocks=blocks), "mature:saboteur")
    assert table.asked == (DRACULA, "leave")


@pytest.mark.rule("FURY-MATURE-01")
def test_spy_turns_on_a_hunter_of_dracula_s_choice() -> None:
    table = leaving(
        "milan: spy",
        hunters={"seward": "hospital_rome", "van_helsing": "defeated"},
        items={"mina": "knife dogs"},
        tickets={"mina": "3-2 1-1"},
    )
    table.play("mature:spy")
    assert table.codes == ["spy:godalming", "spy:seward", "spy:mina"]
    table.play("spy:mina")
    assert question(table) == (5, "spy", ["give_up:knife", "show_nothing"])
    table.play("show_nothing")
    assert {"saw_items:mina:dogs+knife", "tickets_lost:mina:2"} <= set(table.log(DRACULA))
    assert table.asked == (DRACULA, "leave")


@pytest.mark.rule("FURY-MATURE-01")
def test_a_weapon_given_up_gets_rid_of_the_matured_spy() -> None:
    table = leaving("milan: spy", items={"mina": "knife dogs"}, tickets={"mina": "3-2"})
    table.play("mature:spy", "spy:mina", "give_up:knife")
    assert discards(table)["items"] == {"knife": 1}
    assert not [code for code in table.happened() if code.startswith(("saw_items", "tickets"))]


@pytest.mark.rule("FURY-MATURE-01")
def test_a_spy_without_a_hunter_on_the_board_sees_nobody() -> None:
    gone_all = dict.fromkeys(("godalming", "seward", "van_helsing", "mina"), "defeated")
    table = played(leaving("milan: spy", hunters=gone_all), "mature:spy")
    assert table.asked == (DRACULA, "leave")


@pytest.mark.rule("FURY-MATURE-01")
def test_szgany_bodyguards_lie_open_before_dracula_for_a_later_dusk() -> None:
    table = leaving("milan: szgany_bodyguards", hunters={"mina": "santander"})
    table.play("mature:szgany_bodyguards", "let_go", "go:toulouse")
    assert "bodyguards_kept:1" in table.log(HUNTER)
    assert table.view(HUNTER).public.guards == 1
    assert gone(table) == ([], 0)


@pytest.mark.rule("FURY-MATURE-01")
def test_the_szgany_mob_rises_in_every_city_of_the_region() -> None:
    table = leaving(
        "milan: szgany_mob",
        hunters={"godalming": "rome", "seward": "geneva", "van_helsing": "munich", "mina": "rome"},
        items={"godalming": "knife dogs", "van_helsing": "rifle", "mina": "stake"},
    )
    table.play("mature:szgany_mob")
    answer(table, 2, "mob", "discard_item:dogs", "done")
    answer(table, 5, "mob", "done")
    assert table.asked == (DRACULA, "leave")
    assert table.state.public.wounds == (1, 0, 0, 1)


@pytest.mark.rule("FURY-HOSP-07")
def test_the_szgany_mob_does_not_come_into_the_hospital() -> None:
    table = leaving("milan: szgany_mob", hunters={"mina": "hospital_rome"}, items={"mina": "stake"})
    table.play("mature:szgany_mob")
    assert table.asked == (DRACULA, "leave")


GERMANIA = "amsterdam berlin cologne frankfurt hamburg leipzig munich nuremberg"


@pytest.mark.rule("FURY-ENC-15", "FURY-FOG-01")
@pytest.mark.parametrize("city", ["munich", "hamburg"])
def test_matured_unnatural_fog_falls_twice_on_a_city_of_the_region(city: str) -> None:
    table = played(leaving("munich: unnatural_fog"), "mature:unnatural_fog")
    assert "found_leaving:munich" in table.log(HUNTER)
    assert offers(table, "fog") == set(GERMANIA.split())
    table.play(f"fog:{city}")
    assert table.view().to_json()["fog"] == [city, city]
    assert not sum(table.state.public.delayed)


@pytest.mark.rule("FURY-COMP-07")
@pytest.mark.parametrize(("lying", "more"), [(3, 1), (4, 0)])
def test_matured_unnatural_fog_is_as_thick_as_tokens_last(lying: int, more: int) -> None:
    table = leaving("munich: unnatural_fog", fog=f"{lying} rome")
    table.play("mature:unnatural_fog", "fog:berlin")
    assert table.view().to_json()["fog"] == ["berlin"] * more + ["rome"] * lying


NEAR_GALWAY = {"dublin"}
NEAR_ROME = {"bari", "florence", "naples", "genoa", "venice"}


@pytest.mark.rule("FURY-MATURE-01", "FURY-LOC-12")
@pytest.mark.parametrize(
    ("lair", "near"), [("galway", NEAR_GALWAY), ("rome", NEAR_ROME), ("cagliari", set())]
)
def test_matured_wolves_fall_on_a_city_one_or_two_roads_away(lair: str, near: set[str]) -> None:
    table = leaving(f"{lair}: wolves", roadblocks=["road-dublin-galway", "road-florence-rome"])
    table.play("mature:wolves")
    assert offers(table, "wolves") == near
    assert table.asked == (DRACULA, "choose_wolves" if near else "leave")


@pytest.mark.rule("FURY-MATURE-01")
def test_matured_wolves_attack_every_hunter_there() -> None:
    hunters = {"godalming": "genoa", "mina": "genoa", "seward": "venice"}
    table = leaving("milan: wolves", hunters=hunters, items={"mina": "knife", "seward": "rifle"})
    table.play("mature:wolves", "wolves:genoa")
    answer(table, 5, "wolves_weapon", "show:knife")
    assert table.asked == (DRACULA, "leave")
    assert table.state.public.wounds == (4, 0, 0, 2)


@pytest.mark.rule("FURY-MATURE-08")
def test_a_hunter_defeated_by_wolves_scores_before_the_next_card_matures() -> None:
    table = leaving("milan: wolves, desecrated_soil", hunters={"mina": "genoa 6 damage"}, damage=5)
    table.play("mature:wolves", "wolves:genoa")
    assert score(table) == 2
    answer(table, DRACULA, "leave", "mature:desecrated_soil")
    assert hurt(table) == 2


@pytest.mark.rule("FURY-WIN-11")
def test_a_defeat_by_wolves_may_end_the_game_at_once() -> None:
    table = leaving("milan: wolves", hunters={"mina": "genoa 6 damage"}, influence=11)
    table.play("mature:wolves", "wolves:genoa")
    assert ending(table) == ("dracula", "influence")
