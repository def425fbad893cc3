"""Combat, its eight steps and its end (FURY-COMBAT, FURY-CANCEL, FURY-BANNER, EXAMPLE-11 to 18)."""

from __future__ import annotations

import pytest

from whitby.core.errors import IllegalChoice
from whitby.core.native import fields
from whitby.games.fury.cards.table import CLAWS, COMBAT_COPIES, STRENGTH
from whitby.games.fury.state.combat import Combat

from .at_the_table import FuryTable, answer, ending, played, real_scene
from .combats import TWO, at_prague, clash, combat, up_to, vampire
from .readings import (
    can_fight_with,
    combat_of,
    damage,
    discarded,
    fighting,
    items,
    question,
    said,
    wounds,
)
from .seats import DRACULA, seat

ICONS = {
    "crucifix": "fangs mesmerize escape_as_mist",
    "garlic": "fangs strength",
    "heavenly_host": "mesmerize",
    "holy_circle": "fangs strength claws mesmerize plotting escape_as_bat escape_as_mist",
    "knife": "fangs escape_as_bat",
    "pistol": "claws plotting",
    "rifle": "claws escape_as_bat",
    "punch": "mesmerize plotting",
    "dodge": "fangs strength claws",
    "escape": "strength plotting",
}
ALL = "claws escape_as_bat escape_as_mist fangs mesmerize plotting strength"


# Who fights, when and where


@pytest.mark.rule("FURY-COMBAT-01", "FURY-COMBAT-02")
@pytest.mark.parametrize("at", ["dawn", "dusk"])
def test_all_hunters_in_draculas_city_fight_him_in_one_combat(at: str) -> None:
    hunters = {"godalming": "prague", "seward": "vienna", "mina": "prague delayed"}
    table = combat(at=at, hunters=hunters)
    assert fighting(table) == ["godalming", "mina"]
    assert said(table, "fight") == ["fight:godalming+mina"]
    assert table.waiting == [DRACULA, seat(table, "godalming"), seat(table, "mina")]


@pytest.mark.rule("FURY-COMBAT-02")
@pytest.mark.parametrize("at", ["dawn", "dusk"])
def test_without_a_hunter_in_his_city_there_is_no_combat(at: str) -> None:
    table = at_prague(at=at, hunters={"mina": "vienna"}, trail=["prague"])
    assert table.asked[1] == "act"
    assert said(table, "fight", "combat_began") == []


@pytest.mark.rule("FURY-COMBAT-02")
def test_a_hunter_in_the_hospital_of_his_city_does_not_fight() -> None:
    table = combat(hunters={"mina": "hospital_madrid", "seward": "madrid"}, trail=["open madrid"])
    assert fighting(table) == ["seward"]


@pytest.mark.rule("FURY-COMBAT-03")
def test_in_the_fog_dracula_may_decline_the_combat() -> None:
    table = at_prague(fog="prague")
    answer(table, DRACULA, "fog_fight", "decline")
    assert table.asked[1] == "act"
    assert said(table, "combat_began") == []


@pytest.mark.rule("FURY-COMBAT-03", "FURY-COMBAT-44")
def test_in_the_fog_dracula_may_fight_all_the_same() -> None:
    table = at_prague(fog="prague", guards=1)
    assert table.asked[1] == "fog_fight"
    table.play("fight")
    assert table.asked[1] == "guards"
    table.play("keep_guards")
    assert table.asked[1] == "strike"


@pytest.mark.rule("FURY-COMBAT-04")
@pytest.mark.parametrize(("at", "hurt"), [("dawn", 2), ("dusk", 4)])
def test_lines_for_the_night_count_at_dusk_and_not_at_dawn(at: str, hurt: int) -> None:
    table = clash(combat(at=at), "claws", mina="punch")
    assert wounds(table) == hurt


@pytest.mark.rule("FURY-COMBAT-04")
@pytest.mark.parametrize(("flag", "hurt"), [("off", 2), ("on", 4)])
def test_a_vampire_uses_them_only_where_the_table_plays_so(flag: str, hurt: int) -> None:
    table = vampire("new_vampire", at="night", options={"night_effects_in_vampire_fights": flag})
    clash(table, "claws", mina="punch")
    assert wounds(table) == hurt


@pytest.mark.rule("FURY-COMBAT-04")
@pytest.mark.parametrize("flag", ["off", "on"])
def test_a_vampire_never_uses_them_by_day(flag: str) -> None:
    table = vampire("new_vampire", options={"night_effects_in_vampire_fights": flag})
    clash(table, "claws", mina="punch")
    assert wounds(table) == 2


# Before the first round


@pytest.mark.rule("FURY-COMBAT-05", "FURY-COMBAT-38", "FURY-BANNER-03")
def test_each_hunter_takes_punch_dodge_and_escape() -> None:
    table = combat(hunters=TWO, items={"mina": "pistol"})
    assert can_fight_with(table, "seward") == ["punch", "dodge", "escape"]
    assert can_fight_with(table, "mina") == ["pistol", "punch", "dodge", "escape"]


@pytest.mark.rule("FURY-COMBAT-06", "FURY-COMBAT-10")
def test_dracula_draws_five_combat_cards_and_must_choose_one_of_them() -> None:
    table = combat("claws fangs fangs mesmerize escape_as_mist")
    assert said(table, "combat_drawn") == ["combat_drawn:5"]
    assert table.offered(DRACULA) == [
        "strike:claws",
        "strike:escape_as_mist",
        "strike:fangs",
        "strike:mesmerize",
    ]
    assert sum(combat_of(table).deck) == sum(COMBAT_COPIES) - 5


@pytest.mark.rule("FURY-COMBAT-06", "FURY-COMBAT-35")
def test_every_combat_is_fought_with_the_whole_deck_shuffled_anew() -> None:
    table = clash(clash(combat(at="dawn"), "claws", mina="punch"), "fangs", mina="escape")
    while table.asked[1] != "strike":
        table.play("pass" if "pass" in table.codes else table.codes[0])
    assert said(table, "combat_began", "night") == [
        "combat_began",
        "night:tuesday:1",
        "combat_began",
    ]
    fight = combat_of(table)
    assert len(fight.hand) == 5
    assert fight.played == ()
    held = [fight.deck[kind] + fight.hand.count(kind) for kind in range(len(COMBAT_COPIES))]
    assert held == list(COMBAT_COPIES)


@pytest.mark.rule("FURY-COMBAT-44")
def test_bodyguards_come_before_the_hands_are_dealt() -> None:
    table = at_prague(guards=1, hunters={"mina": "prague 7 damage", "seward": "prague"})
    table.play("guards:mina")
    assert said(table, "defeated") == ["defeated:mina:prague"]
    assert said(table, "combat_began") == ["combat_began"]
    assert fighting(table) == ["seward"]


@pytest.mark.rule("FURY-COMBAT-44")
def test_with_nobody_left_after_the_bodyguards_there_is_no_combat() -> None:
    table = played(at_prague(guards=1, hunters={"mina": "prague 7 damage"}), "guards:mina")
    assert table.asked[1] == "act"
    assert said(table, "combat_began") == []


@pytest.mark.rule("FURY-COMBAT-44")
def test_hunters_in_the_combat_are_asked_in_order_until_all_decline() -> None:
    hunters = {"godalming": "prague", "seward": "vienna", "mina": "prague"}
    given = {"godalming": "knife", "seward": "garlic_wreath", "mina": "garlic_wreath"}
    table = up_to(at_prague(hunters=hunters, items=given), "combat_start")
    asked = []
    for code in ("no_event", "wear_wreath", "no_event"):
        asked.append(table.asked)
        table.play(code)
    godalming, mina = seat(table, "godalming"), seat(table, "mina")
    assert asked == [
        (godalming, "combat_start"),
        (mina, "combat_start"),
        (godalming, "combat_start"),
    ]
    assert table.asked[1] == "strike"
    assert said(table, "combat_drawn", "wreath_laid") == ["combat_drawn:5", "wreath_laid:mina"]


@pytest.mark.rule("FURY-COMBAT-44", "FURY-COMBAT-28")
def test_a_combat_that_all_have_left_before_round_1_is_over() -> None:
    table = up_to(at_prague(events={"mina": "escape_route"}), "combat_start")
    table.play("play:escape_route")
    table.run()
    assert said(table, "left_combat", "combat_round", "combat_ended") == [
        "left_combat:mina",
        "combat_ended",
    ]


# Step 1


@pytest.mark.rule("FURY-COMBAT-09", "FURY-COMBAT-39")
def test_all_choose_at_the_same_time() -> None:
    table = combat(hunters=TWO)
    assert table.waiting == [1, 3, 5]
    table.play("fight_with:mina:punch", seat=5)
    assert table.waiting == [1, 3]
    table.play("strike:claws", seat=1)
    assert table.waiting == [3]
    table.play("fight_with:seward:dodge", seat=3)
    assert table.asked == (DRACULA, "engage")


@pytest.mark.rule("FURY-COMBAT-11", "FURY-BANNER-01", "FURY-HAND-08")
def test_a_hunter_fights_only_with_cards_that_bear_a_banner() -> None:
    hand = {
        "godalming": "crucifix dogs garlic",
        "seward": "fast_horses garlic_wreath heavenly_host holy_bullets",
        "van_helsing": "holy_circle stake knife",
        "mina": "pistol rifle",
    }
    everyone = dict.fromkeys(hand, "prague")
    table = combat(hunters=everyone, items=hand)
    basics = ["punch", "dodge", "escape"]
    assert can_fight_with(table, "godalming") == ["crucifix", "garlic", *basics]
    assert can_fight_with(table, "seward") == ["heavenly_host", *basics]
    assert can_fight_with(table, "van_helsing") == ["holy_circle", "knife", *basics]
    assert can_fight_with(table, "mina") == ["pistol", "rifle", *basics]
    with pytest.raises(IllegalChoice):
        table.play("fight_with:godalming:dogs", seat=2)


# Step 2


@pytest.mark.rule("FURY-COMBAT-12")
def test_a_lone_hunter_is_engaged_without_a_question() -> None:
    table = clash(combat(), "mesmerize", mina="dodge")
    assert "engaged:mina" in table.log()
    assert said(table, "mesmerized") == ["mesmerized:mina"]


@pytest.mark.rule("FURY-COMBAT-12", "FURY-COMBAT-13")
def test_dracula_names_the_engaged_hunter_before_anything_is_revealed_and_anew_each_round() -> None:
    table = combat(hunters=TWO)
    for name in ("seward", "mina"):
        card = "punch" if name == "seward" else "dodge"
        clash(table, "strength" if name == "mina" else "fangs", seward=card, mina=card)
        assert question(table) == (DRACULA, "engage", ["engage_with:seward", "engage_with:mina"])
        assert len(said(table, "struck_with")) == (0 if name == "seward" else 1)
        table.play(f"engage_with:{name}")
        while table.asked[1] == "next_card":
            table.play(table.codes[0])
    assert said(table, "engaged") == ["engaged:seward", "engaged:mina"]


# Step 3


@pytest.mark.rule("FURY-COMBAT-14")
def test_all_cards_are_turned_up_together() -> None:
    table = clash(combat(hunters=TWO), "claws", "mina", seward="escape", mina="punch")
    log = table.log()
    at = log.index("struck_with:claws")
    assert log[at : at + 3] == [
        "struck_with:claws",
        "fought_with:seward:escape",
        "fought_with:mina:punch",
    ]
    assert log[at - 1] == "engaged:mina"


# Step 4


@pytest.mark.rule("FURY-COMBAT-15", "FURY-BANNER-02")
@pytest.mark.parametrize("strike", ALL.split())
@pytest.mark.parametrize("card", ICONS)
def test_a_lit_icon_on_the_banner_cancels_the_card_of_that_icon(card: str, strike: str) -> None:
    held = {} if card in ("punch", "dodge", "escape") else {"mina": card}
    table = combat(f"{strike} claws strength fangs plotting", items=held, at="dawn")
    clash(table, strike, mina=card)
    lit = strike in ICONS[card].split()
    assert (f"struck_out:{strike}" in table.log()) == lit


@pytest.mark.rule("FURY-COMBAT-16", "FURY-CANCEL-02")
def test_a_cancelled_card_of_dracula_does_nothing_and_is_not_drawn_again() -> None:
    table = clash(combat("strength claws fangs fangs plotting mesmerize"), "strength", mina="dodge")
    assert said(table, "suffered", "struck_out") == ["struck_out:strength"]
    assert "strike:strength" not in table.offered(DRACULA)
    fight = combat_of(table)
    assert fight.played == (STRENGTH,)
    assert fight.deck[STRENGTH] == COMBAT_COPIES[STRENGTH] - 1


@pytest.mark.rule("FURY-COMBAT-17")
def test_icons_of_a_hunter_who_is_not_engaged_cancel_nothing() -> None:
    table = clash(combat(hunters=TWO), "strength", "mina", seward="dodge", mina="punch")
    assert said(table, "struck_out") == []
    assert (wounds(table, "mina"), wounds(table, "seward")) == (2, 0)
    table = clash(combat(hunters=TWO), "strength", "seward", seward="dodge", mina="punch")
    assert said(table, "struck_out") == ["struck_out:strength"]
    assert (wounds(table, "mina"), wounds(table, "seward")) == (0, 0)


# Step 5


@pytest.mark.rule("FURY-COMBAT-18")
@pytest.mark.parametrize("strike", ["strength", "fangs", "claws"])
def test_a_card_of_dracula_hits_the_engaged_hunter_alone(strike: str) -> None:
    table = clash(combat(at="dawn", hunters=TWO), strike, "seward", seward="punch", mina="punch")
    assert (wounds(table, "seward"), wounds(table, "mina")) == (2, 0)


@pytest.mark.rule("FURY-COMBAT-19", "FURY-COMBAT-32")
def test_cards_that_dracula_played_stay_out_of_his_hand_and_deck_to_the_end() -> None:
    table = combat("claws strength claws strength plotting fangs fangs mesmerize mesmerize")
    for strike, card in (("claws", "dodge"), ("strength", "punch"), ("claws", "dodge")):
        clash(table, strike, mina=card)
    clash(table, "strength", mina="punch")
    fight = combat_of(table)
    assert fight.played == (CLAWS, STRENGTH, CLAWS, STRENGTH)
    assert table.offered(DRACULA) == ["strike:fangs", "strike:mesmerize", "strike:plotting"]
    assert (fight.deck[CLAWS], fight.deck[STRENGTH]) == (0, 0)


@pytest.mark.rule("FURY-COMBAT-20", "FURY-ESCAPE-08")
def test_an_escape_that_is_resolved_ends_the_combat_before_the_hunters_cards() -> None:
    table = combat("claws escape_as_mist fangs fangs strength", items={"mina": "knife"})
    clash(table, "claws", mina="punch")
    clash(table, "escape_as_mist", mina="knife")
    assert said(table, "combat_ended") == ["combat_ended"]
    assert damage(table) == 1
    assert table.view().dracula_place == table.state.public.places[3]


@pytest.mark.rule("FURY-COMBAT-21", "FURY-COMBAT-23", "FURY-COMBAT-28")
def test_when_the_last_hunter_falls_the_combat_is_over_and_the_card_unresolved() -> None:
    table = combat(hunters={"mina": "prague 8 damage"}, items={"mina": "knife"})
    clash(table, "claws", mina="knife")
    assert said(table, "defeated", "combat_ended") == ["defeated:mina:prague", "combat_ended"]
    assert damage(table) == 0
    assert said(table, "combat_drawn") == ["combat_drawn:5"]


# Step 6


@pytest.mark.rule("FURY-COMBAT-22")
def test_every_hunter_still_fighting_resolves_the_card_engaged_or_not() -> None:
    table = combat(at="dawn", hunters=TWO, items={"seward": "pistol", "mina": "knife"})
    clash(table, "fangs", "seward", seward="pistol", mina="knife")
    table.play("resolve_card:mina")
    assert damage(table) == 5


@pytest.mark.rule("FURY-COMBAT-23")
def test_a_hunter_defeated_in_step_5_does_not_resolve_the_card() -> None:
    hunters = {"seward": "prague 8 damage", "mina": "prague"}
    table = combat(hunters=hunters, items={"seward": "knife"})
    clash(table, "strength", "seward", seward="knife", mina="punch")
    assert fighting(table) == ["mina"]
    assert damage(table) == 1


@pytest.mark.rule("FURY-DEFEAT-05", "FURY-COMBAT-22")
def test_the_hospital_is_fixed_in_the_middle_of_the_combat_and_the_others_fight_on() -> None:
    hunters = {"seward": "brussels", "mina": "brussels 8 damage"}
    table = combat(hunters=hunters, trail=["open brussels"])
    clash(table, "strength", "mina", seward="punch", mina="punch")
    answer(table, DRACULA, "hospital", "hospital:hospital_madrid")
    assert damage(table) == 1
    assert fighting(table) == ["seward"]


@pytest.mark.rule("FURY-COMBAT-23")
def test_a_cancelled_card_is_not_resolved() -> None:
    table = clash(combat(items={"mina": "knife"}), "mesmerize", mina="knife")
    assert damage(table) == 0


@pytest.mark.rule("FURY-COMBAT-24", "FURY-WIN-02")
def test_hunters_who_defeat_dracula_in_combat_win_on_the_spot() -> None:
    table = combat(hunters=TWO, damage=14)
    clash(table, "mesmerize", "seward", seward="dodge", mina="punch")
    assert table.over
    assert ending(table) == ("hunters", "defeat")


@pytest.mark.rule("FURY-COMBAT-25")
def test_the_hunters_choose_in_which_order_their_cards_are_resolved() -> None:
    table = combat(hunters=TWO, items={"seward": "holy_circle"})
    clash(table, "fangs", "seward", seward="holy_circle", mina="punch")
    assert table.asked == (seat(table, "seward"), "next_card")
    assert table.codes == ["resolve_card:seward", "resolve_card:mina"]
    first = table.state.clone()
    table.play("resolve_card:mina")
    assert damage(table) == 1
    table.state = first
    table.play("resolve_card:seward", "let_out:mina", "done")
    assert damage(table) == 0


# Steps 7 and 8


@pytest.mark.rule("FURY-COMBAT-26", "FURY-COMBAT-27", "FURY-COMBAT-07")
def test_after_six_cards_cancelled_ones_included_the_combat_ends() -> None:
    table = combat("strength plotting claws mesmerize fangs plotting")
    strikes = ("strength", "plotting", "claws", "mesmerize", "fangs", "plotting")
    for at, strike in enumerate(strikes):
        assert said(table, "combat_ended") == []
        clash(table, strike, mina=("dodge", "punch")[at % 2])
    assert said(table, "combat_round")[-1] == "combat_round:6"
    assert said(table, "combat_ended") == ["combat_ended"]
    assert len(said(table, "struck_out")) == 6


@pytest.mark.rule("FURY-COMBAT-30", "FURY-COMBAT-31")
@pytest.mark.parametrize(("flag", "held"), [("on", 5), ("off", 6)])
def test_dracula_draws_only_with_fewer_than_five_cards(flag: str, held: int) -> None:
    cards = "plotting claws claws fangs strength mesmerize"
    table = clash(combat(cards, options={"combat_draw_cap": flag}), "plotting", mina="dodge")
    table.play("seek:fangs")
    assert len(combat_of(table).hand) == held
    clash(table, "claws", mina="punch")
    table.play("no_plot")
    assert len(combat_of(table).hand) == held


@pytest.mark.rule("FURY-COMBAT-37")
def test_an_empty_combat_deck_gives_no_card() -> None:
    cards = "plotting plotting claws claws fangs strength strength fangs mesmerize mesmerize"
    options = {"combat_draw_cap": "off"}
    trail = ["open prague", "bat paris", "bat nantes"]
    table = combat(cards, at="dawn", options=options, trail=trail, items={"mina": "knife"})
    clash(table, "plotting", mina="knife")
    table.play("seek:escape_as_mist")
    clash(table, "plotting", mina="dodge")
    table.play("no_plot", "seek:mesmerize")
    drawn = []
    for strike, card in (("claws", "knife"), ("claws", "dodge"), ("fangs", "knife")):
        clash(table, strike, mina=card)
        if card == "dodge":
            table.play("no_plot")
        table.run()
        drawn.append(sum(combat_of(table).deck))
    assert drawn == [1, 0, 0]
    assert said(table, "combat_drawn")[1:] == ["combat_drawn:1"] * 4
    assert table.offered(DRACULA) != []


@pytest.mark.rule("FURY-COMBAT-33", "FURY-COMBAT-34", "FURY-COMBAT-38")
@pytest.mark.parametrize("card", ["punch", "dodge", "knife"])
def test_a_card_misses_one_round_and_is_back_in_the_next(card: str) -> None:
    table = combat(
        "plotting plotting mesmerize mesmerize claws", items={"mina": "knife"}, at="dawn"
    )
    everything = ["knife", "punch", "dodge", "escape"]
    assert can_fight_with(table) == everything
    clash(table, "mesmerize", mina=card)
    if card == "punch":
        assert said(table, "struck_out") == ["struck_out:mesmerize"]
    assert can_fight_with(table) == [other for other in everything if other != card]
    clash(table, "mesmerize", mina="punch" if card != "punch" else "dodge")
    assert card in can_fight_with(table)


@pytest.mark.rule("FURY-COMBAT-33")
def test_the_card_of_the_round_before_has_no_icons_any_more() -> None:
    table = clash(combat("claws strength fangs plotting mesmerize"), "claws", mina="dodge")
    clash(table, "strength", mina="punch")
    assert wounds(table) == 2


@pytest.mark.rule("FURY-COMBAT-34")
def test_of_two_equal_items_one_can_follow_the_other() -> None:
    table = clash(combat(at="dawn", items={"mina": "2 knife"}), "plotting", mina="knife")
    table.play(table.codes[0])
    assert "knife" in can_fight_with(table)
    clash(table, "strength", mina="knife")
    assert "knife" in can_fight_with(table)


# After the combat


@pytest.mark.rule("FURY-COMBAT-35", "FURY-COMBAT-36")
def test_items_that_were_fought_with_are_kept_and_the_basic_cards_are_not() -> None:
    table = clash(combat(items={"mina": "knife pistol"}), "fangs", mina="knife")
    clash(table, "claws", mina="pistol")
    clash(up_to(table, "strike"), "mesmerize", mina="punch")
    clash(table, "strength", mina="escape")
    assert table.asked == (seat(table, "mina"), "open_item")
    assert items(table) == ["knife", "pistol"]
    assert (discarded(table, "knife"), discarded(table, "pistol")) == (0, 0)


@pytest.mark.rule("FURY-COMBAT-08", "FURY-COMBAT-42")
def test_a_hunter_who_escaped_stays_in_the_city_and_out_of_this_combat() -> None:
    table = combat("fangs fangs claws claws mesmerize", hunters=TWO)
    clash(table, "fangs", "mina", seward="escape", mina="dodge")
    table.play("resolve_card:seward")
    assert fighting(table) == ["mina"]
    assert table.waiting == [1, 5]
    clash(table, "claws", mina="escape")
    assert table.state.combat is None
    assert said(table, "combat_began") == ["combat_began"]
    assert table.state.public.phase == 4
    places = table.view().public.places
    assert places[1] == places[3] == table.view().dracula_place


@pytest.mark.rule("FURY-COMBAT-41")
def test_after_a_dawn_combat_they_fight_again_at_dusk() -> None:
    table = clash(combat(at="dawn"), "claws", mina="escape")
    while table.asked[1] == "act":
        table.play("pass")
    assert table.asked[1] == "strike"
    assert said(table, "combat_began") == ["combat_began", "combat_began"]


@pytest.mark.rule("FURY-COMBAT-41")
def test_a_hunter_who_left_by_day_does_not_fight_at_dusk() -> None:
    table = clash(combat(at="dawn"), "claws", mina="escape")
    for code in ("pass", "pass", "pass", "road:vienna"):
        table.play(code)
    assert said(table, "combat_began") == ["combat_began"]


@pytest.mark.rule("FURY-COMBAT-40")
def test_hunters_have_no_private_exchange_in_a_combat() -> None:
    table = combat(hunters=TWO)
    assert table.game.exchange(table.state) == ()
    clash(table, "fangs", "mina", seward="punch", mina="punch")
    assert table.game.exchange(table.state) == ()


# Reactions in their order


@pytest.mark.rule("FURY-COMBAT-45")
def test_a_planned_exchange_comes_after_the_reveal_and_before_icons_are_compared() -> None:
    table = up_to(at_prague(events={"mina": "planned_ambush"}), "combat_start")
    table.play("play:planned_ambush")
    clash(up_to(table, "strike"), "claws", mina="punch")
    assert table.asked == (seat(table, "mina"), "plan")
    assert "struck_with:claws" in table.log()
    table.play("exchange:dodge")
    assert said(table, "struck_out") == ["struck_out:claws"]
    assert discarded(table, "planned_ambush") == 1


@pytest.mark.rule("FURY-COMBAT-45")
def test_a_hunter_with_two_planned_ambushes_exchanges_twice() -> None:
    table = up_to(at_prague(events={"mina": "2 planned_ambush"}), "combat_start")
    table.play("play:planned_ambush", "play:planned_ambush")
    clash(up_to(table, "strike"), "claws", mina="punch")
    table.play("exchange:escape")
    assert discarded(table, "planned_ambush") == 1
    table.play("exchange:dodge")
    assert discarded(table, "planned_ambush") == 2
    assert said(table, "struck_out") == ["struck_out:claws"]
    assert can_fight_with(table) == ["punch", "escape"]


@pytest.mark.rule("FURY-COMBAT-45", "FURY-EVENT-09")
def test_a_planned_ambush_whose_player_has_left_is_discarded_when_the_combat_ends() -> None:
    events = {"seward": "escape_route", "mina": "planned_ambush"}
    table = up_to(at_prague(hunters=TWO, events=events), "combat_start")
    table.play("no_event", "play:planned_ambush", "play:escape_route", "choose:mina")
    clash(up_to(table, "strike"), "claws", seward="escape")
    assert said(table, "combat_ended") == ["combat_ended"]
    assert discarded(table, "planned_ambush") == 1


@pytest.mark.rule("FURY-COMBAT-45", "FURY-GOLD-07")
def test_planned_exchanges_come_in_activation_order_whoever_laid_the_card_out_first() -> None:
    events = {"seward": "planned_ambush", "mina": "planned_ambush"}
    table = up_to(at_prague(hunters=TWO, events=events), "combat_start")
    table.play("no_event", "play:planned_ambush", "play:planned_ambush")
    clash(up_to(table, "strike"), "claws", "mina", seward="escape", mina="escape")
    answer(table, seat(table, "seward"), "plan", "keep_card")
    assert table.asked == (seat(table, "mina"), "plan")


@pytest.mark.rule("FURY-COMBAT-45")
def test_enraged_answers_a_cancellation_by_icons_at_once() -> None:
    table = clash(combat(schemes="enraged"), "claws", mina="dodge")
    assert table.asked == (DRACULA, "enraged")
    assert said(table, "struck_out") == []
    table.play("play:enraged")
    assert said(table, "struck_out") == []
    assert wounds(table) == 4
    assert discarded(table, "enraged") == 1


@pytest.mark.rule("FURY-COMBAT-45")
def test_enraged_may_be_held_back() -> None:
    table = played(clash(combat(schemes="enraged"), "claws", mina="dodge"), "no_event")
    assert said(table, "struck_out") == ["struck_out:claws"]
    assert wounds(table) == 0


@pytest.mark.rule("FURY-COMBAT-45")
def test_what_follows_a_resolved_card_comes_before_the_hunters_cards() -> None:
    allies = {"hunters": "sister_agatha"}
    table = up_to(at_prague(allies=allies, items={"mina": "garlic_wreath"}), "combat_start")
    table.play("wear_wreath")
    clash(up_to(table, "strike"), "fangs", mina="punch")
    assert said(table, "suffered", "dracula_suffered") == [
        "suffered:mina:2:7",
        "dracula_suffered:4:11",
        "dracula_suffered:2:9",
        "dracula_suffered:1:8",
    ]


@pytest.mark.rule("FURY-CANCEL-01", "FURY-EVENT-14")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_event_has_no_effect_and_is_discarded(cancelled: bool) -> None:
    table = real_scene(
        "seward",
        "prague",
        hideout="vienna",
        schemes="sensationalist_press",
        draws={"events": "local_rumours"},
    )
    table.play("supply", "play:local_rumours")
    table.play("play:sensationalist_press" if cancelled else "no_event")
    assert said(table, "event_cancelled") == ["event_cancelled:local_rumours"] * cancelled
    assert said(table, "found") == ([] if cancelled else ["found:2:vienna"])
    assert discarded(table, "local_rumours") == 1


@pytest.mark.rule("FURY-CANCEL-03")
def test_a_card_cancelled_by_plotting_loses_its_icons() -> None:
    table = played(clash(combat(), "plotting", mina="dodge"), "seek:claws")
    clash(table, "fangs", mina="punch")
    table.play("no_plot")
    clash(table, "strength", mina="dodge")
    table.play("plot")
    assert said(table, "struck_out") == []
    assert wounds(table) == 4


@pytest.mark.rule("FURY-CANCEL-04")
@pytest.mark.parametrize("card", ["heavenly_host", "holy_circle"])
def test_a_cancelled_item_is_not_used_up(card: str) -> None:
    table = clash(combat(items={"mina": card}, schemes="enraged"), "mesmerize", mina=card)
    table.play("play:enraged")
    assert "card_cancelled:mina:" + card in table.log()
    assert items(table) == [card]
    assert discarded(table, card) == 0
    clash(table, "plotting", mina="dodge")
    table.play(table.codes[0])
    assert card in can_fight_with(table)


# The booklet's combat, played exactly


@pytest.fixture
def booklet() -> FuryTable:
    """Second week, dusk; Dracula and Mina in one city; one despair token."""
    cards = "claws strength escape_as_mist fangs plotting mesmerize fangs"
    return combat(cards, week=2, items={"mina": "pistol"})


@pytest.mark.rule("FURY-EXAMPLE-11")
def test_the_booklets_combat_begins(booklet: FuryTable) -> None:
    assert booklet.view().public.despair == 1
    assert len(booklet.offered(DRACULA)) == 5
    assert can_fight_with(booklet) == ["pistol", "punch", "dodge", "escape"]


@pytest.mark.rule("FURY-EXAMPLE-13", "FURY-EXAMPLE-14", "FURY-COMBAT-43")
def test_the_booklets_round_1(booklet: FuryTable) -> None:
    clash(booklet, "claws", mina="punch")
    assert (wounds(booklet), damage(booklet)) == (4, 1)
    assert said(booklet, "defeated", "combat_drawn") == ["combat_drawn:5", "combat_drawn:1"]
    assert "strike:mesmerize" in booklet.offered(DRACULA)
    assert can_fight_with(booklet) == ["pistol", "dodge", "escape"]


@pytest.mark.rule("FURY-EXAMPLE-15", "FURY-EXAMPLE-16", "FURY-COMBAT-43")
def test_the_booklets_round_2(booklet: FuryTable) -> None:
    clash(booklet, "claws", mina="punch")
    clash(booklet, "strength", mina="dodge")
    assert "struck_out:strength" in booklet.log()
    assert (wounds(booklet), damage(booklet)) == (4, 1)
    assert said(booklet, "combat_drawn")[-1:] == ["combat_drawn:1"]
    assert can_fight_with(booklet) == ["pistol", "punch", "escape"]


@pytest.mark.rule("FURY-EXAMPLE-12", "FURY-EXAMPLE-17", "FURY-COMBAT-43")
def test_the_booklets_round_3(booklet: FuryTable) -> None:
    clash(booklet, "claws", mina="punch")
    clash(booklet, "strength", mina="dodge")
    clash(booklet, "escape_as_mist", mina="pistol")
    assert said(booklet, "combat_ended") == ["combat_ended"]
    assert (wounds(booklet), damage(booklet)) == (4, 1)
    assert items(booklet) == ["pistol"]


@pytest.mark.rule("FURY-EXAMPLE-12", "FURY-EXAMPLE-18")
def test_the_escape_of_the_booklet_fails_in_round_2(booklet: FuryTable) -> None:
    clash(booklet, "claws", mina="punch")
    clash(booklet, "escape_as_mist", mina="pistol")
    assert said(booklet, "too_proud", "combat_ended") == ["too_proud:escape_as_mist"]
    assert damage(booklet) == 3
    assert said(booklet, "combat_round")[-1] == "combat_round:3"


def test_a_copy_of_a_combat_is_whole_and_its_own() -> None:
    fight = Combat((1, 3), 4)
    for at, (name, value) in enumerate(fields(fight).items()):
        if isinstance(value, bool):
            setattr(fight, name, True)
        elif isinstance(value, int):
            setattr(fight, name, 10 + at)
        else:
            setattr(fight, name, type(value)([20 + at]))
    twin = fight.clone()
    assert fields(twin) == fields(fight)
    for name, value in fields(twin).items():
        assert not isinstance(value, list) or value is not getattr(fight, name)


def test_the_card_of_the_round_before_is_barred_with_its_reason() -> None:
    table = real_scene(
        players=2,
        at="dusk",
        hunters={"mina": "prague"},
        items={"mina": "knife"},
        trail=["open prague", "vienna"],
        draws={"combat": "claws fangs mesmerize plotting strength"},
    )
    while not table.offered(1):
        table.play(table.offered(2)[-1], seat=2)
    assert not table.barred(2)
    table.play("strike:claws", seat=1)
    table.play("fight_with:mina:knife", seat=2)
    while not any(code.startswith("fight_with") for code in table.offered(2)):
        table.play(table.offered(2)[-1], seat=2)
    assert table.barred(2) == {"fight_with:mina:knife": "fury-why-last-round"}
    assert not table.barred(1)
