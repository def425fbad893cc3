"""Dracula's events for his own phase: when he may play them, and what they do."""

from __future__ import annotations

import pytest

from whitby.games.fury.game import FURY

from .at_the_table import answer, dracula_in, ending, played, sees
from .combats import clash, up_to
from .dracula_events import PACK, at_the_end, hunt, phase, time_of_day
from .hunter_events import place
from .in_play import lying
from .readings import discarded, question, said, wounds
from .seats import DRACULA
from .the_trail import pack, schemes

FULL = ["nantes", "paris", "strasbourg", "zurich", "milan", "genoa"]
LATER = ["darkness_returns", "hidden_schemes", "nocturnal_visit", "roadblock", "summon_storms"]


# The moments of his phase


@pytest.mark.rule("FURY-EVENT-17", "FURY-EVENT-01")
def test_events_for_any_moment_are_offered_at_the_start_before_the_card_and_at_the_end() -> None:
    table = phase("devilish_power unearthly_swiftness")
    offered = ["play_as:devilish_power:no_supply", "play:unearthly_swiftness", "no_event"]
    assert question(table) == (DRACULA, "scheme", offered)
    assert "phase" not in table.log()
    table.play("no_event")
    assert question(table) == (DRACULA, "scheme", offered)
    assert table.log()[-1] == "phase"
    table.play("no_event")
    answer(table, DRACULA, "travel", "go:paris", "lay:rats")
    assert question(table) == (DRACULA, "scheme", offered)
    table.play("no_event")
    assert (table.asked, time_of_day(table)) == ((2, "act"), "day")


@pytest.mark.rule("FURY-EVENT-17", "FURY-EVENT-01")
@pytest.mark.parametrize("card", LATER)
def test_events_for_the_end_of_the_phase_are_offered_there_alone(card: str) -> None:
    table = phase(card)
    for _ in range(2):
        assert question(table) == (DRACULA, "scheme", ["no_event"])
        table.play("no_event")
    table.play("go:paris", "lay:rats")
    assert question(table) == (DRACULA, "scheme", [f"play:{card}", "no_event"])


@pytest.mark.rule("FURY-EVENT-17")
@pytest.mark.parametrize(
    "card",
    ["customs_search", "enraged", "false_tip", "seduction", "sensationalist_press", "wild_horses"],
)
def test_answers_to_hunters_cannot_be_played_in_his_phase(card: str) -> None:
    table = phase(card)
    for ways in ([], ["no_event"], ["no_event", "go:paris", "lay:rats"]):
        table.play(*ways)
        assert question(table) == (DRACULA, "scheme", ["no_event"])


@pytest.mark.rule("FURY-EVENT-17")
def test_the_slide_and_what_matures_come_before_the_second_window() -> None:
    table = played(phase("devilish_power", trail=[*FULL[:5], "genoa: spy"]), "no_event")
    answer(table, DRACULA, "leave", "let_go")
    assert table.asked == (DRACULA, "scheme")


@pytest.mark.rule("FURY-EVENT-17")
def test_the_ally_acts_before_the_first_window() -> None:
    table = phase("devilish_power", allies={"dracula": "great_wolf"})
    answer(table, DRACULA, "pounce", "choose:mina")
    assert table.asked == (DRACULA, "scheme")


@pytest.mark.rule("FURY-EVENT-03", "FURY-EVENT-17")
@pytest.mark.parametrize("first", ["nocturnal_visit", "darkness_returns"])
def test_several_events_of_a_moment_are_played_in_the_order_he_likes(first: str) -> None:
    table = at_the_end("nocturnal_visit darkness_returns")
    second = "darkness_returns" if first == "nocturnal_visit" else "nocturnal_visit"
    table.play(f"play:{first}")
    assert table.codes == [f"play:{second}", "no_event"]
    table.play(f"play:{second}")
    assert said(table, "dracula_played") == [f"dracula_played:{first}", f"dracula_played:{second}"]


@pytest.mark.rule("FURY-ROUND-11")
def test_darkness_returns_and_nobody_acts_stands_up_or_is_moved_by_day() -> None:
    hunters = {"godalming": "constanta delayed", "seward": "marseilles bats", "mina": "north_sea"}
    table = at_the_end("darkness_returns", hunters=hunters)
    table.play("play:darkness_returns")
    assert table.log()[-5:] == [
        "dracula_played:darkness_returns",
        "no_day",
        "day:tuesday:1",
        "night:tuesday:1",
        "stood_up:godalming",
    ]
    assert (table.asked, time_of_day(table)) == ((DRACULA, "drive"), "night")
    assert place(table, "mina") == "north_sea"
    assert discarded(table, "darkness_returns") == 1


@pytest.mark.rule("FURY-ROUND-11")
def test_darkness_returns_and_dawn_and_dusk_take_place_in_full() -> None:
    table = dracula_in(
        "nantes",
        schemes="darkness_returns",
        hunters={"mina": "paris", "seward": "defeated rome"},
        hosts="milan",
        storms="north_sea",
        fog="2 rome",
        day="sunday",
    )
    table.play("no_event", "no_event", "go:paris", "play:darkness_returns")
    happened = said(table, "day", "despair", "hospitalised", "fight", "hosts_lifted", "night")
    assert happened == [
        "day:monday:2",
        "despair:1",
        "hospitalised:seward:hospital_rome",
        "fight:mina",
        "hosts_lifted",
        "night:monday:2",
        "fight:mina",
    ]
    assert said(table, "fog_lifted", "storm_lifted") == [
        "fog_lifted:rome",
        "storm_lifted:north_sea",
    ]


@pytest.mark.rule("FURY-ROUND-11")
def test_darkness_returns_and_cards_for_the_day_cannot_be_played() -> None:
    held = {"seward": "good_luck", "godalming": "sense_of_urgency"}
    table = at_the_end("darkness_returns", events=held, roadblocks=["road-paris-strasbourg"])
    table.play("play:darkness_returns")
    for _ in range(3):
        assert table.anytime(3) == []
        assert "play:sense_of_urgency" not in table.codes
        table.play("no_event" if "no_event" in table.codes else "pass")


@pytest.mark.rule("FURY-ROUND-11")
def test_darkness_returns_for_one_day_only() -> None:
    table = played(at_the_end("darkness_returns"), "play:darkness_returns")
    assert "no_day" not in sees(table)["in_force"]
    hunt(table, "dracula").play("go:strasbourg", "lay:bats")
    assert (table.asked, time_of_day(table)) == ((2, "act"), "day")


@pytest.mark.rule("FURY-EVENT-05", "FURY-EVENT-11")
def test_darkness_returns_all_other_dracula_events_from_the_discards_to_the_deck() -> None:
    table = at_the_end(
        "darkness_returns",
        discard={"events": "roadblock 2 false_tip hypnosis"},
        buried={"events": "seduction wild_horses"},
    )
    deck = sees(table)["decks"]["events"]
    table.state.public.known_bottom = 3
    table.play("play:darkness_returns")
    assert sees(table)["decks"]["events"] == deck + 5
    assert table.view().public.known_bottom == 0, "nobody knows the backs of a shuffled deck"
    assert sees(table)["discards"]["events"] == {"hypnosis": 1, "darkness_returns": 1}
    assert sees(table)["discards"]["events_face_down"] == 0
    assert said(table, "schemes_shuffled") == ["schemes_shuffled:5"]


def test_darkness_returns_without_discards_leaves_the_deck_as_it_is() -> None:
    table = at_the_end("darkness_returns")
    before = table.state.decks.events[:]
    table.play("play:darkness_returns")
    assert table.state.decks.events == before
    assert said(table, "schemes_shuffled") == []
    assert sees(table)["discards"]["events"] == {"darkness_returns": 1}


@pytest.mark.rule("FURY-EVENT-06", "FURY-CONS-08")
def test_devilish_power_takes_the_consecrated_ground_off_the_board() -> None:
    table = played(phase("devilish_power", ground="paris"), "play_as:devilish_power:unhallow")
    assert sees(table)["consecrated"] is None
    assert said(table, "ground_lost") == ["ground_lost:paris"]
    assert (discarded(table, "devilish_power"), schemes(table)) == (1, [])
    assert "go:paris" in table.codes
    assert "no_supply" not in sees(table)["in_force"]


@pytest.mark.rule("FURY-EVENT-06", "FURY-ALLY-05")
def test_devilish_power_discards_the_hunters_ally() -> None:
    table = phase("devilish_power", allies={"hunters": "rufus_smith"})
    table.play("play_as:devilish_power:rid_ally")
    assert sees(table)["allies"]["hunters"] is None
    assert discarded(table, "rufus_smith") == 1


def test_devilish_power_offers_only_what_it_can_do() -> None:
    assert phase("devilish_power").codes == ["play_as:devilish_power:no_supply", "no_event"]
    table = phase("devilish_power", ground="paris", allies={"hunters": "rufus_smith"})
    modes = ["unhallow", "rid_ally", "no_supply"]
    assert table.codes == [*[f"play_as:devilish_power:{mode}" for mode in modes], "no_event"]


@pytest.mark.rule("FURY-SUPPLY-13")
def test_devilish_power_forbids_supply_by_day_by_night_and_in_hospital() -> None:
    at = {"godalming": "hospital_rome", "seward": "rome"}
    for card, allowed in (("devilish_power", False), ("nocturnal_visit", True)):
        table = at_the_end(card, hunters=at)
        table.play(next(code for code in table.codes if "play" in code))
        for time in ("day", "night"):
            hunt(table, time)
            for seat in (2, 3):
                assert (table.asked, time_of_day(table)) == ((seat, "act"), time)
                assert ("supply" in table.codes) == allowed
                table.play("pass")


def test_devilish_power_forbids_supply_in_one_hunter_phase_only() -> None:
    table = played(at_the_end("devilish_power"), "play_as:devilish_power:no_supply")
    assert sees(table)["in_force"] == ["no_supply"]
    hunt(table, "dracula")
    assert sees(table)["in_force"] == []
    table.play("go:strasbourg", "lay:bats")
    assert "supply" in table.codes


def test_devilish_power_before_a_second_phase_still_forbids_supply() -> None:
    table = phase("devilish_power unearthly_swiftness")
    table.play("play_as:devilish_power:no_supply", "play:unearthly_swiftness")
    table.play("go:paris", "lay:rats", "go:strasbourg", "lay:bats")
    assert (table.asked, time_of_day(table)) == ((2, "act"), "day")
    assert "supply" not in table.codes


def test_devilish_power_twice_takes_two_modes() -> None:
    table = played(phase("2 devilish_power", ground="paris"), "play_as:devilish_power:unhallow")
    assert table.codes == ["play_as:devilish_power:no_supply", "no_event"]
    table.play("play_as:devilish_power:no_supply")
    assert sees(table)["in_force"] == ["no_supply"]


@pytest.mark.rule("FURY-ENC-01", "FURY-HAND-07", "FURY-GOLD-04")
def test_hidden_schemes_adds_an_encounter_to_the_third_space_and_he_refills() -> None:
    table = at_the_end("hidden_schemes", trail=["nantes", "bordeaux: hoax"])
    table.play("play:hidden_schemes")
    assert question(table) == (DRACULA, "corrupt", ["add_to:3"])
    table.play("add_to:3")
    answer(table, DRACULA, "add", "lay:spy")
    assert lying(table, 3) == [("hoax", False, 0), ("spy", False, 0)]
    assert len(pack(table)) == 5
    assert discarded(table, "hidden_schemes") == 1


def test_hidden_schemes_can_add_to_hide() -> None:
    table = at_the_end("hidden_schemes", trail=["nantes", "hide", "bordeaux"])
    table.play("play:hidden_schemes", "add_to:3", "lay:spy")
    assert lying(table, 3) == [("spy", False, 0)]


@pytest.mark.rule("FURY-ENC-02")
@pytest.mark.parametrize("third", ["north_atlantic", "feed", "dark_call", "misdirect", ""])
def test_hidden_schemes_adds_nothing_where_no_encounter_may_lie(third: str) -> None:
    table = played(at_the_end("hidden_schemes", trail=["nantes", third]), "play:hidden_schemes")
    assert table.asked == (2, "act")
    assert (lying(table, 3), discarded(table, "hidden_schemes")) == ([], 1)


def test_hidden_schemes_twice_puts_two_encounters_there() -> None:
    table = at_the_end("2 hidden_schemes", trail=["nantes", "bordeaux"])
    table.play("play:hidden_schemes", "add_to:3", "lay:spy")
    table.play("play:hidden_schemes", "add_to:3", "lay:bats")
    assert [card for card, _, _ in lying(table, 3)] == ["spy", "bats"]


@pytest.mark.rule("FURY-TIME-06")
@pytest.mark.parametrize(("card", "hurt"), [("nocturnal_visit", 4), ("hidden_schemes", 2)])
def test_nocturnal_visit_makes_a_dawn_combat_one_by_night(card: str, hurt: int) -> None:
    draws = {"combat": "claws claws fangs fangs strength"}
    table = at_the_end(card, "go:paris", hunters={"mina": "paris"}, draws=draws)
    table.play(f"play:{card}")
    clash(up_to(table, "strike"), "claws", mina="punch")
    assert wounds(table) == hurt


def test_nocturnal_visit_ends_with_the_day() -> None:
    table = played(at_the_end("nocturnal_visit"), "play:nocturnal_visit")
    assert (time_of_day(table), sees(table)["in_force"]) == ("day", ["nocturnal"])
    hunt(table, "night")
    assert sees(table)["in_force"] == []
    assert discarded(table, "nocturnal_visit") == 1


@pytest.mark.rule("FURY-COMBAT-04")
@pytest.mark.parametrize(("reading", "hurt"), [("off", 2), ("on", 4)])
def test_nocturnal_visit_touches_vampires_if_the_table_reads_so(reading: str, hurt: int) -> None:
    table = FURY.scene(
        {"night_effects_in_vampire_fights": reading},
        at="dracula",
        trail=["nantes", "open rome: open new_vampire 1"],
        schemes="nocturnal_visit",
        pack=PACK,
        rumours=0,
        hunters={"godalming": "rome"},
        draws={"combat": "claws claws fangs fangs strength"},
    )
    table.play("no_event", "no_event", "go:paris", "lay:rats", "play:nocturnal_visit", "search")
    clash(up_to(table, "strike"), "claws", godalming="punch")
    assert wounds(table, "godalming") == hurt


@pytest.mark.parametrize("moment", [0, 1, 2])
def test_unearthly_swiftness_gives_a_second_phase_before_dawn(moment: int) -> None:
    table = phase("unearthly_swiftness")
    before = ["no_event"] * moment + (["go:paris", "lay:rats"] if moment == 2 else [])
    table.play(*before, "play:unearthly_swiftness")
    if moment < 2:
        assert sees(table)["in_force"] == ["swift"]
        table.play("go:paris", "lay:rats")
    assert (table.asked, time_of_day(table)) == ((DRACULA, "travel"), "dracula")
    assert said(table, "phase", "day") == ["phase", "phase"]
    assert sees(table, DRACULA)["trail"][1]["place"] == "paris"
    table.play("go:strasbourg", "lay:bats")
    assert (table.asked, time_of_day(table)) == ((2, "act"), "day")
    assert said(table, "day") == ["day:tuesday:1"]
    assert discarded(table, "unearthly_swiftness") == 1


@pytest.mark.rule("FURY-EVENT-17")
def test_unearthly_swiftness_repeats_the_ally_the_slide_the_windows_and_the_encounter() -> None:
    table = phase(
        "unearthly_swiftness hidden_schemes",
        allies={"dracula": "great_wolf"},
        trail=[*FULL[:5], "genoa: spy"],
    )
    asked: list[str] = []
    for _ in range(40):
        if time_of_day(table) != "dracula":
            break
        asked.append(table.asked[1])
        codes = ["play:unearthly_swiftness", "no_event", "choose:godalming", "let_go"]
        codes += ["go:bordeaux", "go:toulouse", "lay:rats", "lay:bats"]
        table.play(next(code for code in codes if code in table.codes))
    once = ["pounce", "scheme", "leave", "scheme", "travel", "lay", "scheme"]
    assert asked == ["pounce", "scheme", *once[1:], *once]


@pytest.mark.rule("FURY-DESPAIR-12")
def test_unearthly_swiftness_gives_three_influence_in_each_phase_with_all_despair() -> None:
    table = phase("unearthly_swiftness", despair=3)
    table.play("play:unearthly_swiftness", "go:paris", "lay:rats")
    assert table.view().public.influence == 3
    table.play("go:strasbourg")
    assert table.view().public.influence == 6


@pytest.mark.rule("FURY-DESPAIR-12")
def test_unearthly_swiftness_can_win_the_game_in_its_second_phase() -> None:
    table = phase("unearthly_swiftness", despair=3, influence=9)
    table.play("play:unearthly_swiftness", "go:paris", "lay:rats", "go:strasbourg")
    assert ending(table) == ("dracula", "influence")
