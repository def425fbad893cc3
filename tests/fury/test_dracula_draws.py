"""Dracula's events when they are drawn: those played at once, those kept, and his allies."""

from __future__ import annotations

import pytest

from whitby.games.fury.cards.table import EVENTS, HUNTER_EVENTS

from .at_the_table import answer, played, real_scene, sees
from .dracula_events import at_the_end, blocked, drawn, hunt, phase, stormy
from .hunter_events import place
from .readings import apart, discarded, items, open_item, question, said
from .seats import DRACULA, seat
from .the_trail import schemes

AT_ONCE = ["draculas_brides", "great_wolf", "immanuel_hildesheim", "vampiric_influence"]
OR_LATER = ["roadblock", "summon_storms"]
KEPT = [card for card in EVENTS[HUNTER_EVENTS:] if card not in AT_ONCE + OR_LATER]


# Drawing


@pytest.mark.rule("FURY-EVENT-13", "FURY-SUPPLY-05", "FURY-EVENT-04")
@pytest.mark.parametrize("card", KEPT)
def test_an_event_drawn_by_night_goes_to_dracula_who_keeps_it(card: str) -> None:
    table = drawn(card)
    assert question(table) == (DRACULA, "scheme_drawn", ["keep_event"])
    assert "event_to_dracula:seward" in table.log()
    table.play("keep_event")
    assert schemes(table) == [card]
    assert sees(table)["discards"]["events"] == {}


@pytest.mark.rule("FURY-EVENT-13", "FURY-EVENT-16", "FURY-EVENT-04")
@pytest.mark.parametrize("card", AT_ONCE)
def test_an_event_that_must_be_played_is_played_before_the_next_hunter_acts(card: str) -> None:
    table = drawn(card)
    assert table.asked == (DRACULA, "scheme_drawn")
    assert "keep_event" not in table.codes
    table.play(table.codes[0])
    assert f"dracula_played:{card}" in table.log()
    assert card not in schemes(table)
    assert table.asked[1] != "act"


@pytest.mark.rule("FURY-EVENT-10", "FURY-SUPPLY-04", "FURY-EVENT-11")
@pytest.mark.parametrize("card", ["false_tip", "vampiric_influence"])
def test_an_event_of_dracula_on_top_by_day_is_discarded_face_down_and_unplayed(card: str) -> None:
    table = played(real_scene("seward", "geneva", draws={"events": card}), "supply")
    assert table.asked == (4, "act")
    assert (schemes(table), sees(table)["discards"]["events"]) == ([], {})
    assert sees(table)["discards"]["events_face_down"] == 1


@pytest.mark.rule("FURY-EVENT-13", "FURY-EVENT-04")
def test_nobody_else_learns_what_dracula_has_drawn() -> None:
    one, two = drawn("false_tip"), drawn("seduction")
    assert apart(one, two) == [DRACULA]
    one.play("keep_event")
    two.play("keep_event")
    assert apart(one, two) == [DRACULA]


@pytest.mark.rule("FURY-HAND-01", "FURY-EVENT-09", "FURY-HAND-11")
def test_a_fifth_event_costs_dracula_one_of_his_choice_face_up() -> None:
    table = played(drawn("enraged", schemes="2 false_tip seduction wild_horses"), "keep_event")
    assert table.asked == (DRACULA, "scheme_limit")
    cards = ["enraged", "false_tip", "seduction", "wild_horses"]
    assert table.codes == [f"discard_event:{card}" for card in cards]
    table.play("discard_event:false_tip")
    assert (schemes(table), discarded(table, "false_tip")) == (cards, 1)
    assert table.asked == (4, "act")


@pytest.mark.rule("FURY-EVENT-13", "FURY-HAND-04")
def test_a_fifth_event_that_is_played_at_once_costs_nothing() -> None:
    table = drawn("roadblock", schemes="2 false_tip seduction wild_horses")
    table.play("play:roadblock", *["block:road-paris-strasbourg", "block:rail-brussels-paris"])
    table.play("block:road-nantes-paris")
    assert table.asked == (4, "act")
    assert len(schemes(table)) == 4


@pytest.mark.rule("FURY-HAND-04", "FURY-EVENT-07")
def test_over_his_limit_in_his_own_phase_dracula_may_play_an_event_for_any_moment() -> None:
    table = phase(
        "devilish_power seduction 2 false_tip",
        allies={"dracula": "immanuel_hildesheim"},
        draws={"events": "enraged"},
    )
    table.play("keep_event")
    assert table.asked == (DRACULA, "scheme_limit")
    assert "play_as:devilish_power:no_supply" in table.codes
    assert "play:enraged" not in table.codes
    table.play("play_as:devilish_power:no_supply")
    assert table.asked == (DRACULA, "scheme")
    assert schemes(table) == ["enraged", "false_tip", "false_tip", "seduction"]
    by_night = drawn("enraged", schemes="devilish_power seduction 2 false_tip")
    by_night.play("keep_event")
    assert not [code for code in by_night.codes if code.startswith("play")]


@pytest.mark.rule("FURY-ROADBLOCK-04", "FURY-ROADBLOCK-01", "FURY-EVENT-02")
def test_roadblock_puts_three_tokens_on_roads_and_railways_when_it_is_drawn() -> None:
    table = drawn("roadblock")
    assert table.codes == ["play:roadblock", "keep_event"]
    links = ["road-nantes-paris", "rail-brussels-paris", "road-brussels-paris"]
    table.play("play:roadblock", *[f"block:{link}" for link in links])
    assert sorted(blocked(table)) == sorted(links)
    assert (table.asked, discarded(table, "roadblock")) == ((4, "act"), 1)


@pytest.mark.rule("FURY-EVENT-02", "FURY-ROADBLOCK-03")
def test_roadblock_that_was_kept_is_played_at_the_end_of_a_phase() -> None:
    table = played(drawn("roadblock"), "keep_event")
    assert (schemes(table), table.asked) == (["roadblock"], (4, "act"))
    table = played(at_the_end("roadblock", roadblocks=["road-nantes-paris"]), "play:roadblock")
    assert "block:road-nantes-paris" not in table.codes
    table.play("block:road-brussels-paris")
    assert "block:road-brussels-paris" not in table.codes


@pytest.mark.rule("FURY-COMP-07")
@pytest.mark.parametrize("lying_there", [6, 8])
def test_roadblock_puts_only_as_many_tokens_as_there_are(lying_there: int) -> None:
    cities = ["brussels", "clermont_ferrand", "geneva", "le_havre", "nantes", "strasbourg"]
    links = [f"road-{'-'.join(sorted((city, 'paris')))}" for city in cities]
    links += ["rail-brussels-paris", "rail-bordeaux-paris"]
    table = played(drawn("roadblock", roadblocks=links[:lying_there]), "play:roadblock")
    for _ in range(8 - lying_there):
        answer(table, DRACULA, "roadblock", table.codes[0])
    assert (table.asked, len(blocked(table))) == ((4, "act"), 8)


@pytest.mark.rule("FURY-ROADBLOCK-05")
def test_roadblock_binds_sense_of_urgency_fast_horses_and_wild_horses() -> None:
    blocks = ["road-berlin-prague", "road-nuremberg-prague"]
    for code in ("play:sense_of_urgency", "horses"):
        table = real_scene(
            "seward",
            "prague",
            roadblocks=blocks,
            events="sense_of_urgency",
            items="fast_horses",
            draws={"tickets": "3-2"},
        )
        table.play(code)
        assert {"travel:vienna", "travel:munich"} < set(table.codes)
        assert not {"travel:berlin", "travel:leipzig"} & set(table.codes)
    table = real_scene("seward", "vienna", roadblocks=blocks, schemes="wild_horses")
    table.play("road:prague", "play:wild_horses")
    assert table.codes == ["send_on:vienna"]


@pytest.mark.rule("FURY-STORM-01", "FURY-GOLD-02")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_summon_storms_raises_up_to_three_storms(count: int) -> None:
    table = drawn("summon_storms")
    assert table.codes == ["play:summon_storms", "keep_event"]
    seas = ["north_sea", "irish_sea", "black_sea"][:count]
    table.play("play:summon_storms", *[f"storm:{sea}" for sea in seas])
    if count < 3:
        table.play("done")
    assert sorted(stormy(table)) == sorted(seas)
    assert (table.asked, discarded(table, "summon_storms")) == ((4, "act"), 1)


@pytest.mark.rule("FURY-STORM-02")
def test_summon_storms_never_raises_two_storms_on_one_sea() -> None:
    table = played(at_the_end("2 summon_storms", storms="north_sea"), "play:summon_storms")
    assert "storm:north_sea" not in table.codes
    table.play("storm:irish_sea")
    assert "storm:irish_sea" not in table.codes
    table.play("done", "play:summon_storms")
    assert "storm:irish_sea" not in table.codes
    table.play("storm:black_sea")
    assert sorted(stormy(table)) == ["black_sea", "irish_sea", "north_sea"]


@pytest.mark.rule("FURY-COMP-07")
def test_summon_storms_raises_only_as_many_storms_as_there_are_tokens() -> None:
    five = "north_sea irish_sea black_sea ionian_sea adriatic_sea"
    table = at_the_end("2 summon_storms", storms=five)
    table.play("play:summon_storms", "storm:english_channel")
    answer(table, DRACULA, "scheme", "play:summon_storms")
    assert (table.asked, discarded(table, "summon_storms")) == ((2, "act"), 2)


@pytest.mark.rule("FURY-WEAK-06", "FURY-EVENT-13")
def test_vampiric_influence_picks_a_weakened_hunter_mina_among_them() -> None:
    table = drawn("vampiric_influence", hunters={"seward": "geneva 1 bite"})
    table.play("play:vampiric_influence")
    assert question(table) == (DRACULA, "influence", ["choose:seward", "choose:mina"])


@pytest.mark.rule("FURY-EVENT-15", "FURY-DEFEAT-12")
def test_vampiric_influence_without_a_weakened_hunter_is_discarded_without_effect() -> None:
    table = drawn("vampiric_influence", hunters={"mina": "defeated rome"})
    table.play("play:vampiric_influence")
    assert (table.asked, discarded(table, "vampiric_influence")) == ((4, "act"), 1)


@pytest.mark.rule("FURY-EVENT-09")
def test_vampiric_influence_lays_all_cards_open_and_discards_one() -> None:
    events = {"mina": "good_luck forewarned"}
    table = drawn("vampiric_influence", items={"mina": "knife pistol"}, events=events)
    table.play("play:vampiric_influence", "choose:mina")
    for viewer in (DRACULA, 2, None):
        assert "saw_items:mina:knife+pistol" in table.log(viewer)
        assert "saw_events:mina:forewarned+good_luck" in table.log(viewer)
    assert table.asked == (DRACULA, "take_card")
    codes = ["item:knife", "item:pistol", "event:forewarned", "event:good_luck"]
    assert table.codes == [f"discard_{code}" for code in codes]
    table.play("discard_event:good_luck")
    assert (discarded(table, "good_luck"), items(table)) == (1, ["knife", "pistol"])
    assert table.asked == (DRACULA, "push")


@pytest.mark.rule("FURY-WEAK-02")
def test_vampiric_influence_makes_the_hunter_open_another_card_before_the_push() -> None:
    table = drawn("vampiric_influence", items={"mina": "knife pistol rifle"})
    table.play("play:vampiric_influence", "choose:mina", "discard_item:knife")
    answer(table, seat(table, "mina"), "open_item", "open_item:mina:rifle")
    assert (open_item(table), table.asked) == ("rifle", (DRACULA, "push"))


@pytest.mark.rule("FURY-MOVE-04")
def test_vampiric_influence_moves_the_hunter_to_an_adjacent_city_and_ambush_follows() -> None:
    table = drawn(
        "vampiric_influence", hunters={"mina": "brussels"}, trail=["nantes", "paris: rats"]
    )
    table.play("play:vampiric_influence", "choose:mina")
    cities = ["amsterdam", "cologne", "le_havre", "paris", "strasbourg"]
    assert question(table) == (DRACULA, "push", [f"drive:{city}" for city in cities])
    table.play("drive:paris")
    assert place(table, "mina") == "paris"
    assert "found:2:paris" in table.log()
    assert table.asked == (DRACULA, "ambush")


@pytest.mark.rule("FURY-DELAY-11", "FURY-BATS-04")
def test_vampiric_influence_moves_a_delayed_hunter_with_bats_who_keeps_both() -> None:
    table = drawn("vampiric_influence", hunters={"mina": "brussels delayed bats"})
    table.play("play:vampiric_influence", "choose:mina", "drive:paris")
    assert (table.state.public.delayed[3], table.state.public.bats[3]) == (1, 1)
    table.play("pass")  # Van Helsing; then Mina stands up
    assert "stood_up:mina" in table.log()
    hunt(table, "dracula")
    assert place(table, "mina") == "paris"


@pytest.mark.rule("FURY-ROADBLOCK-05", "FURY-FOG-04")
def test_vampiric_influence_does_not_pass_roadblocks_or_fog() -> None:
    table = drawn(
        "vampiric_influence",
        hunters={"mina": "prague"},
        roadblocks=["road-berlin-prague"],
        fog="vienna",
    )
    table.play("play:vampiric_influence", "choose:mina")
    assert table.codes == ["drive:nuremberg"]
    table = drawn("vampiric_influence", hunters={"mina": "prague"}, fog="prague")
    table.play("play:vampiric_influence", "choose:mina")
    assert (table.asked, place(table, "mina")) == ((4, "act"), "prague")


@pytest.mark.rule("FURY-SEA-02")
def test_vampiric_influence_moves_a_hunter_at_sea_to_a_port() -> None:
    table = drawn("vampiric_influence", hunters={"mina": "english_channel"}, fog="london")
    table.play("play:vampiric_influence", "choose:mina")
    assert "drive:le_havre" in table.codes
    assert not {"drive:london", "drive:north_sea", "drive:paris"} & set(table.codes)


@pytest.mark.rule("FURY-HOSP-15")
def test_vampiric_influence_moves_a_hunter_out_of_hospital_into_its_city() -> None:
    at = {"mina": "hospital_rome"}
    table = drawn("vampiric_influence", hunters=at, trail=["nantes", "rome: rats"])
    table.play("play:vampiric_influence", "choose:mina")
    assert table.codes == ["drive:rome"]
    table.play("drive:rome")
    assert (place(table, "mina"), table.asked) == ("rome", (DRACULA, "ambush"))
    table = drawn("vampiric_influence", hunters=at, fog="rome")
    table.play("play:vampiric_influence", "choose:mina")
    assert (table.asked, place(table, "mina")) == ((4, "act"), "hospital_rome")


def test_vampiric_influence_on_a_hunter_without_cards_only_moves() -> None:
    table = played(drawn("vampiric_influence"), "play:vampiric_influence", "choose:mina")
    assert table.asked == (DRACULA, "push")


def test_vampiric_influence_can_push_a_hunter_to_dracula_who_is_revealed() -> None:
    table = drawn("vampiric_influence", hunters={"mina": "brussels"}, trail=["paris"])
    table.play("play:vampiric_influence", "choose:mina", "drive:paris")
    assert "dracula_found:paris" in table.log()
    assert said(table, "fight") == []
