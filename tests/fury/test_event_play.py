"""How events are drawn, played, cancelled and discarded; allies (FURY-EVENT, FURY-ALLY)."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.cards.table import EVENTS, HUNTER_EVENTS, ITEMS

from .at_the_table import FuryTable, answer, played, real_scene
from .combats import at_prague, clash, combat, up_to
from .hunter_events import ally, at_dawn, drawing, drawn, held, holding, place, spent, turn, wait
from .readings import can_fight_with, discarded, question, said
from .seats import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING
from .the_trail import discards, schemes

AT_ONCE = ["behind_the_veil", "evil_presence", "hired_scouts", "local_rumours"]
ALLIES = ["jonathan_harker", "rufus_smith", "sister_agatha"]
KEPT = [
    card for card in EVENTS[:HUNTER_EVENTS] if card not in (*AT_ONCE, *ALLIES, "newspaper_reports")
]
BACK = ["galway", "dublin", "paris: rats", "manchester", "london", "plymouth"]


# When events are played


MOMENTS = {
    "long_night": "dawn",
    "renewed_vigor": "dawn",
    "speedy_telegraph": "dawn",
    "newspaper_reports": "dawn dusk",
    "surprising_return": "dawn dusk",
    "chartered_carriage": "day",
    "excellent_weather": "day",
    "good_luck": "day",
    "sense_of_urgency": "day",
    "vampire_lair": "day",
    "blood_transfusion": "day night",
    "hypnosis": "day night",
    "money_trail": "day night",
    "mystic_research": "day night",
    "wax_cylinders": "day night",
    "consecrated_ground": "night",
    "escape_route": "",
    "forewarned": "",
    "great_strength": "",
    "heroic_leap": "",
    "lucky_find": "",
    "lucys_revenge": "",
    "planned_ambush": "",
}
OWNERS = {"hypnosis": "mina", "mystic_research": "van_helsing", "lucys_revenge": "godalming"}


@pytest.mark.rule("FURY-EVENT-01")
@pytest.mark.parametrize("moment", ["dawn", "day", "dusk", "night"])
@pytest.mark.parametrize("card", [*KEPT, "newspaper_reports"])
def test_an_event_is_played_at_its_own_moments_only(card: str, moment: str) -> None:
    assert card in MOMENTS, "say in MOMENTS when this card can be played"
    owner = OWNERS.get(card, "seward")
    there = dict.fromkeys(("seward", "van_helsing", "mina"), "hamburg")
    there["godalming"] = "hamburg 1 bite"
    table = real_scene(
        at=moment,
        turn=owner,
        hunters=there,
        events={owner: card},
        items={owner: "stake"},
        tickets={owner: "3-2"},
        trail=["galway: rats", "north_atlantic"],
        roadblocks=["road-paris-strasbourg"],
        discard={"events": "rufus_smith"},
        influence=5,
    )
    seat = {"godalming": 2, "seward": 3, "van_helsing": 4, "mina": 5}[owner]
    offered = [*table.codes, *table.anytime(seat)]
    names = {"chartered_carriage": "carriage", "good_luck": "clear_road"}
    found = any(names.get(card, card) in code for code in offered)
    assert found == (moment in MOMENTS[card].split())


@pytest.mark.rule("FURY-EVENT-04")
@pytest.mark.parametrize("card", AT_ONCE)
def test_some_events_have_to_be_played_when_drawn(card: str) -> None:
    assert drawing(card).codes == [f"play:{card}"]


@pytest.mark.rule("FURY-EVENT-04")
@pytest.mark.parametrize("card", [*AT_ONCE, *ALLIES, "newspaper_reports", "hypnosis"])
def test_an_event_drawn_from_the_bottom_by_night_is_read_in_the_same_way(card: str) -> None:
    table = played(turn(at="night", draws={"events_bottom": card}), "supply")
    assert question(table) == (SEWARD, "drawn", drawing(card).codes)


@pytest.mark.rule("FURY-EVENT-04")
@pytest.mark.parametrize("card", KEPT)
def test_other_events_go_to_the_hand_after_the_same_question(card: str) -> None:
    table = drawing(card)
    assert question(table) == (SEWARD, "drawn", ["keep_event"])
    table.play("keep_event")
    assert held(table) == [card]
    assert not any(card in code for code in table.log(None)), "nobody sees it"


@pytest.mark.rule("FURY-EVENT-03")
def test_several_events_of_one_moment_are_played_in_any_order() -> None:
    cards = ["long_night", "renewed_vigor", "speedy_telegraph"]
    for order in (cards, cards[::-1]):
        table = at_dawn(" ".join(cards))
        assert table.codes == [*[f"play:{card}" for card in cards], "no_event"]
        table.play(*[f"play:{card}" for card in order])
        assert spent(table) == cards
        assert [code.split(":")[2] for code in said(table, "played")] == order


@pytest.mark.rule("FURY-EVENT-08")
@pytest.mark.parametrize("moment", ["day", "night"])
def test_an_event_that_needs_an_action_takes_the_action(moment: str) -> None:
    table = played(holding("money_trail", at=moment, hideout="north_atlantic"), "play:money_trail")
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-GOLD-07")
def test_hunters_are_asked_in_activation_order_until_nobody_adds_anything() -> None:
    cards = {"godalming": "renewed_vigor", "seward": "hypnosis", "mina": "long_night"}
    table = real_scene(at="dawn", events=cards)
    seats = []
    for code in ("no_event", "no_event", "play:long_night", "play:renewed_vigor", "no_event"):
        seats.append(table.asked[0])
        table.play(code)
    assert seats == [GODALMING, SEWARD, MINA, GODALMING, SEWARD]
    assert table.asked[1] == "act"


@pytest.mark.rule("FURY-GOLD-07")
def test_in_the_hunter_phase_hunters_decide_before_dracula() -> None:
    table = turn(hideout="open strasbourg: new_vampire", items="stake", schemes="seduction")
    table.play("search")
    answer(table, SEWARD, "tools", "show:stake")
    assert table.asked == (DRACULA, "seduction")


@pytest.mark.rule("FURY-TIME-04")
@pytest.mark.parametrize(("moment", "marker"), [("dawn", "day:"), ("dusk", "night:")])
def test_events_for_dawn_and_dusk_come_after_the_marker_has_moved(moment: str, marker: str) -> None:
    table = at_dawn("newspaper_reports", at=moment)
    assert table.asked == (SEWARD, moment)
    assert table.log()[-1].startswith(marker)


@pytest.mark.rule("FURY-TIME-08")
@pytest.mark.parametrize("moment", ["dawn", "dusk"])
def test_events_for_dawn_and_dusk_come_before_the_combat_and_not_after_it(moment: str) -> None:
    table = at_prague(at=moment, events={"mina": "newspaper_reports"})
    answer(table, MINA, moment, "no_event")
    clash(up_to(table, "strike"), "strength", mina="escape")
    up_to(table, "act")
    assert said(table, "combat_ended") == ["combat_ended"]
    assert held(table, "mina") == ["newspaper_reports"]


@pytest.mark.rule("FURY-EVENT-01")
@pytest.mark.parametrize("card", ["newspaper_reports", "hypnosis"])
def test_the_window_at_dawn_opens_for_every_hunter_with_an_event(card: str) -> None:
    table = at_dawn(card)
    assert table.asked == (SEWARD, "dawn")
    assert table.codes[-1] == "no_event"


@pytest.mark.rule("FURY-ACTION-11")
@pytest.mark.parametrize("moment", ["dawn", "dusk"])
def test_cards_that_need_no_action_are_played_at_sea(moment: str) -> None:
    table = at_dawn("newspaper_reports", at=moment, hunters={"seward": "north_sea"}, trail=BACK)
    table.play("play_as:newspaper_reports:dawn_dusk", "name_space:5")
    assert said(table, "found") == ["found:5:london"]


@pytest.mark.rule("FURY-ACTION-11")
def test_good_luck_is_played_at_sea_and_actions_are_not() -> None:
    table = holding(
        "good_luck money_trail",
        hunters={"seward": "north_sea"},
        allies={"dracula": "great_wolf"},
        hideout="irish_sea",
    )
    assert table.anytime(SEWARD) == ["oust"]
    assert "play:money_trail" not in table.codes


# Drawing beyond the limit

FULL = "forewarned escape_route heroic_leap"


@pytest.mark.rule("FURY-HAND-04", "FURY-EVENT-07")
def test_an_event_drawn_beyond_the_limit_may_be_played_at_once() -> None:
    table = drawing("newspaper_reports", "godalming", events=FULL, trail=BACK)
    table.play("play_as:newspaper_reports:immediate")
    assert table.asked == (SEWARD, "act")
    assert len(held(table, "godalming")) == 3


@pytest.mark.rule("FURY-HAND-04", "FURY-EVENT-07", "FURY-EVENT-09")
def test_an_event_kept_beyond_the_limit_costs_one_that_is_discarded_face_up() -> None:
    table = played(drawing("newspaper_reports", "godalming", events=FULL), "keep_event")
    answer(table, GODALMING, "event_limit", "discard_event:heroic_leap")
    assert spent(table) == ["heroic_leap"]
    assert held(table, "godalming") == ["escape_route", "forewarned", "newspaper_reports"]


@pytest.mark.rule("FURY-HAND-04", "FURY-EVENT-07")
def test_another_event_may_be_played_before_the_limit_is_seen_to() -> None:
    table = drawing(
        "hypnosis",
        "godalming",
        events="good_luck forewarned escape_route",
        roadblocks=["road-paris-strasbourg"],
    )
    table.play("keep_event")
    assert table.asked == (GODALMING, "event_limit")
    table.play("clear_road:road-paris-strasbourg", seat=GODALMING)
    assert table.asked == (SEWARD, "act")
    assert spent(table) == ["good_luck"]


# Where events go


@pytest.mark.rule("FURY-EVENT-05", "FURY-EVENT-09")
def test_a_played_event_is_told_to_all_and_lies_face_up_in_the_discards() -> None:
    table = drawn("evil_presence")
    assert said(table, "played") == ["played:seward:evil_presence"]
    assert (held(table), spent(table)) == ([], ["evil_presence"])


@pytest.mark.rule("FURY-EVENT-09")
def test_an_event_taken_from_a_hand_lies_face_up_in_the_discards() -> None:
    draws = {"events_bottom": "vampiric_influence"}
    table = turn("godalming", at="night", draws=draws, events={"mina": "hypnosis"})
    table.play("supply", "play:vampiric_influence", "choose:mina", "discard_event:hypnosis")
    assert sorted(spent(table)) == ["hypnosis", "vampiric_influence"]


@pytest.mark.rule("FURY-EVENT-10", "FURY-EVENT-11", "FURY-EVENT-12")
def test_a_dracula_event_drawn_by_day_lies_face_down_among_the_open_ones() -> None:
    table = played(turn(draws={"events": "enraged"}, discard={"events": "hypnosis"}), "supply")
    assert table.asked == (VAN_HELSING, "act"), "nobody is asked about it"
    for seat in (DRACULA, SEWARD):
        found = discards(table, seat)
        assert (found["events"], found["events_face_down"]) == ({"hypnosis": 1}, 1)
        assert not any("enraged" in code for code in table.log(seat))


@pytest.mark.rule("FURY-EVENT-13")
def test_a_dracula_event_drawn_by_night_is_his() -> None:
    table = played(turn(at="night", draws={"events_bottom": "enraged"}), "supply")
    assert question(table) == (DRACULA, "scheme_drawn", ["keep_event"])
    table.play("keep_event")
    assert schemes(table) == ["enraged"]
    assert not any("enraged" in code for code in table.log(SEWARD))


@pytest.mark.rule("FURY-EVENT-13", "FURY-EVENT-16")
def test_a_dracula_event_that_must_be_played_is_resolved_before_the_next_hunter_acts() -> None:
    table = played(turn("godalming", at="night", draws={"events_bottom": "great_wolf"}), "supply")
    assert table.codes == ["play_as:great_wolf:pounce", "play_as:great_wolf:ally"]
    table.play("play_as:great_wolf:pounce", "choose:mina")
    assert said(table, "suffered") == ["suffered:mina:4:5"]
    assert table.asked == (SEWARD, "act")


@pytest.mark.rule("FURY-EVENT-15")
def test_a_dracula_event_without_a_target_is_played_for_nothing() -> None:
    draws = {"events_bottom": "vampiric_influence"}
    table = turn("godalming", at="night", hunters={"mina": "defeated rome"}, draws=draws)
    table.play("supply", "play:vampiric_influence")
    assert table.asked == (SEWARD, "act")
    assert spent(table) == ["vampiric_influence"]


# Cancelling: the Sensationalist Press


@pytest.mark.rule("FURY-EVENT-14", "FURY-GOLD-07")
@pytest.mark.parametrize("card", ["local_rumours", "hired_scouts", "evil_presence"])
def test_a_cancelled_event_is_discarded_without_effect(card: str) -> None:
    table = drawn(
        card, hideout="paris", schemes="sensationalist_press", events={"mina": "good_luck"}
    )
    assert question(table) == (DRACULA, "press", ["play:sensationalist_press", "no_event"])
    table.play("play:sensationalist_press")
    assert table.asked[1] == "act", "nothing answers the press"
    assert said(table, "found", "near", "not_on_trail") == []
    assert sorted(spent(table)) == sorted([card, "sensationalist_press"])


@pytest.mark.rule("FURY-EVENT-14")
@pytest.mark.parametrize("moment", ["day", "dawn", "dusk"])
def test_newspaper_reports_are_cancelled_at_any_of_their_moments(moment: str) -> None:
    position: dict[str, Any] = {"trail": BACK, "schemes": "sensationalist_press"}
    if moment == "day":
        table = drawing("newspaper_reports", **position)
    else:
        table = at_dawn("newspaper_reports", at=moment, **position)
    table.play(table.codes[0])
    answer(table, DRACULA, "press", "play:sensationalist_press")
    assert said(table, "found") == []
    assert spent(table) == ["newspaper_reports", "sensationalist_press"]


@pytest.mark.parametrize("scheme", ["sensationalist_press", "enraged"])
def test_the_press_is_asked_for_alike_whatever_dracula_holds(scheme: str) -> None:
    table = drawn("evil_presence", schemes=scheme)
    answer(table, DRACULA, "press", "no_event")
    assert len(said(table, "near")) == 1


@pytest.mark.parametrize("card", ["behind_the_veil"])
def test_the_press_does_not_answer_other_events(card: str) -> None:
    assert drawn(card, schemes="sensationalist_press").asked[1] != "press"


def test_the_press_is_not_asked_for_once_it_lies_in_the_discards() -> None:
    table = drawn("evil_presence", schemes="enraged", discard={"events": "sensationalist_press"})
    assert table.asked[1] == "act"


# Dracula's phase


def phase(**position: Any) -> FuryTable:
    """Return Dracula at the start of his phase, with events."""
    position.setdefault("schemes", "devilish_power")
    return real_scene(at="dracula", rumours=0, trail=["madrid"], **position)


def windows(table: FuryTable) -> list[str]:
    """Play through Dracula's phase and return what he was asked, in order."""
    asked = []
    while table.view().to_json()["phase"] == "dracula":
        asked.append(table.asked[1])
        codes = table.codes
        table.play("no_event" if "no_event" in codes else codes[0])
    return asked


@pytest.mark.rule("FURY-EVENT-17")
@pytest.mark.parametrize("scheme", ["devilish_power", "enraged"])
def test_events_for_any_moment_of_the_phase_are_offered_three_times(scheme: str) -> None:
    assert windows(phase(schemes=scheme)) == ["scheme", "scheme", "travel", "lay", "scheme"]


@pytest.mark.rule("FURY-EVENT-17")
def test_an_ally_of_dracula_acts_before_the_first_window() -> None:
    table = phase(allies={"dracula": "great_wolf"})
    assert windows(table)[:2] == ["pounce", "scheme"]


@pytest.mark.rule("FURY-EVENT-17")
def test_events_for_the_end_of_the_phase_wait_for_it() -> None:
    table = phase(schemes="hidden_schemes devilish_power")
    at_once = ["play_as:devilish_power:no_supply", "no_event"]
    assert table.codes == at_once
    assert said(table, "phase") == [], "nothing has slid yet"
    table.play("no_event")
    assert table.codes == at_once
    assert said(table, "phase") == ["phase"]
    table.play("no_event")
    table.play("go:cadiz")
    table.play(table.codes[0])
    assert set(table.codes) == {*at_once, "play:hidden_schemes"}


@pytest.mark.rule("FURY-EVENT-17")
def test_a_second_phase_repeats_all_windows() -> None:
    table = played(phase(schemes="unearthly_swiftness enraged"), "play:unearthly_swiftness")
    once = ["scheme", "scheme", "travel", "lay", "scheme"]
    assert windows(table) == [*once, *once]


@pytest.mark.rule("FURY-SUPPLY-13", "FURY-GOLD-03")
def test_devilish_power_forbids_supply_in_hospital_too_for_one_hunter_phase() -> None:
    table = phase(hunters={"godalming": "hospital_rome", "seward": "strasbourg"})
    table.play("play_as:devilish_power:no_supply")
    for moment in ("day", "night"):
        wait(table, moment)
        assert table.asked == (GODALMING, "act")
        assert "supply" not in table.codes
        table.play("pass")
        assert "supply" not in table.codes
    wait(table, "day")
    assert "supply" in table.codes


@pytest.mark.rule("FURY-ALLY-02", "FURY-ALLY-03", "FURY-ALLY-05")
def test_a_new_ally_of_the_hunters_replaces_the_old_one_which_is_discarded_face_up() -> None:
    table = drawing("rufus_smith", allies={"hunters": "sister_agatha"})
    assert ally(table) == "sister_agatha"
    table.play("play_as:rufus_smith:ally")
    assert ally(table) == "rufus_smith"
    assert spent(table) == ["sister_agatha"]
    assert said(table, "ally_left", "ally_joined") == [
        "ally_left:sister_agatha",
        "ally_joined:rufus_smith",
    ]


@pytest.mark.rule("FURY-ALLY-02", "FURY-ALLY-04", "FURY-ALLY-05")
def test_a_new_ally_of_dracula_replaces_the_old_one_which_is_discarded_face_up() -> None:
    allies = {"dracula": "great_wolf", "hunters": "rufus_smith"}
    table = turn(at="night", draws={"events_bottom": "draculas_brides"}, allies=allies)
    table.play("supply", "play_as:draculas_brides:ally")
    assert (ally(table, "dracula"), ally(table)) == ("draculas_brides", "rufus_smith")
    assert said(table, "ally_left", "ally_joined") == [
        "ally_left:great_wolf",
        "ally_joined:draculas_brides",
    ]
    assert spent(table) == ["great_wolf"]


@pytest.mark.rule("FURY-ALLY-01")
@pytest.mark.parametrize("card", ["draculas_brides", "great_wolf", "immanuel_hildesheim"])
def test_the_allies_of_dracula_have_two_modes_as_well(card: str) -> None:
    table = played(turn(at="night", draws={"events_bottom": card}), "supply")
    assert len(table.codes) == 2
    table.play(table.codes[0])
    assert ally(table, "dracula") is None
    table = turn(at="night", draws={"events_bottom": card})
    table.play("supply", f"play_as:{card}:ally")
    assert ally(table, "dracula") == card


@pytest.mark.rule("FURY-ALLY-06")
def test_an_ally_of_the_hunters_does_not_count_against_a_limit() -> None:
    table = played(drawing("rufus_smith", "godalming", events=FULL), "play_as:rufus_smith:ally")
    assert table.asked == (SEWARD, "act")
    assert len(held(table, "godalming")) == 3


@pytest.mark.rule("FURY-ALLY-06")
def test_an_ally_of_dracula_does_not_count_against_his_limit() -> None:
    table = turn(
        at="night",
        schemes="seduction customs_search nocturnal_visit",
        draws={"events_bottom": "enraged"},
        allies={"dracula": "great_wolf"},
    )
    table.play("supply", "keep_event")
    assert table.asked == (VAN_HELSING, "act")
    assert len(schemes(table)) == 4


# Neighbouring rules


@pytest.mark.rule("FURY-HAND-05")
def test_punch_dodge_and_escape_are_no_items() -> None:
    table = combat(items={"mina": "knife pistol rifle"})
    basic = ["punch", "dodge", "escape"]
    assert sorted(can_fight_with(table)) == sorted(["knife", "pistol", "rifle", *basic])
    clash(table, "strength", mina="punch")
    assert said(table, "card_cancelled") == ["card_cancelled:mina:punch"]
    assert said(table, "discarded_item") == []
    clash(table, "claws", mina="dodge")
    assert "punch" in can_fight_with(table)


@pytest.mark.rule("FURY-HAND-05")
def test_who_discards_the_whole_item_hand_can_still_fight() -> None:
    table = turn(items="knife", schemes="customs_search", trail=["open zurich"])
    table.play("road:zurich")
    while table.asked[1] != "pay_customs":
        table.play(table.codes[0])
    table.play("pay_items")
    assert discarded(table, "knife") == 1
    while "strike" not in table.asked[1]:
        table.play("pass" if "pass" in table.codes else "no_event")
    assert sorted(can_fight_with(table, "seward")) == ["dodge", "escape", "punch"]


@pytest.mark.rule("FURY-HAND-08")
@pytest.mark.parametrize("moment", ["day", "night"])
@pytest.mark.parametrize("item", ITEMS)
def test_of_all_items_only_fast_horses_are_used_with_an_action(item: str, moment: str) -> None:
    bare = set(turn(at=moment).codes)
    used = set(turn(at=moment, items=item).codes) - bare
    assert used == ({"horses"} if (item, moment) == ("fast_horses", "day") else set())


@pytest.mark.rule("FURY-REGION-06")
def test_leaving_a_hospital_is_no_change_of_region() -> None:
    table = turn(hunters={"seward": "hospital_madrid"}, schemes="customs_search")
    table.play("leave:madrid")
    assert place(table) == "madrid"
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-REGION-06")
def test_a_hunter_in_hospital_is_in_no_region() -> None:
    table = turn("mina", hunters={"seward": "hospital_madrid"})
    assert "bond:mina" in table.codes
    assert "bond:seward" not in table.codes
