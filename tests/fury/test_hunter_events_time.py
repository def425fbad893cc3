"""Hunter events for dawn and dusk."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.cards.table import HUNTERS, NONE
from whitby.games.fury.round import on_turn
from whitby.games.fury.state.public import put

from .at_the_table import FuryTable, answer, played, real_scene
from .hunter_events import ally, at_dawn, delayed, drawing, held, holding, offer, spent, turn, wait
from .readings import question, said
from .seats import DRACULA, MINA, SEWARD
from .the_trail import offers, schemes

BACK = ["galway", "dublin", "liverpool", "manchester", "london: rats", "plymouth"]
"""A trail of six spaces."""


def long_night(**position: Any) -> FuryTable:
    """Return a Long Night, Lord Godalming in Strasbourg about to act."""
    position["hunters"] = {"godalming": "strasbourg", **position.get("hunters", {})}
    table = played(at_dawn("long_night", **position), "play:long_night")
    return wait(table, "night")


@pytest.mark.rule("FURY-ACTION-03", "FURY-GOLD-03")
def test_long_night_lets_hunters_move_by_road_and_by_nothing_else() -> None:
    table = long_night(tickets={"godalming": "3-2", "seward": "3-2"}, hunters={"seward": "hamburg"})
    assert "road:paris" in table.codes
    table.play("pass")
    assert "road:berlin" in table.codes
    assert not any(code.startswith(("sail", "spend")) for code in table.codes)


@pytest.mark.rule("FURY-GOLD-03")
def test_long_night_does_not_open_fog_and_roadblocks() -> None:
    blocks = ["road-alicante-granada", "road-strasbourg-zurich"]  # the first is removed at dusk
    table = long_night(roadblocks=blocks, fog="2 geneva")
    assert offers(table, "road") == {"brussels", "cologne", "frankfurt", "nuremberg", "paris"}


def test_long_night_is_not_told_to_bar_what_it_allows() -> None:
    table = long_night()
    assert set(table.barred(2)).isdisjoint(table.codes)


@pytest.mark.rule("FURY-ACTION-03")
def test_without_a_long_night_no_hunter_moves_by_night() -> None:
    table = turn(at="night")
    assert not any(code.startswith("road") for code in table.codes)
    assert "fury-why-night" in table.barred(SEWARD).values()


@pytest.mark.rule("FURY-EVENT-10")
def test_long_night_discards_a_hunters_event_from_the_bottom_face_up_for_each_move() -> None:
    table = played(long_night(draws={"events_bottom": "hypnosis hired_scouts"}), "road:zurich")
    assert said(table, "event_opened") == ["event_opened:hypnosis"]
    assert sorted(spent(table)) == ["hypnosis", "long_night"]
    table.play("road:milan")
    assert said(table, "event_opened")[1:] == ["event_opened:hired_scouts"], "nobody plays it"


@pytest.mark.rule("FURY-EVENT-13")
def test_long_night_gives_draculas_events_to_him() -> None:
    table = played(long_night(draws={"events_bottom": "enraged"}), "road:zurich")
    answer(table, DRACULA, "scheme_drawn", "keep_event")
    assert schemes(table) == ["enraged"]


def test_long_night_makes_an_empty_event_deck_anew() -> None:
    table = long_night()
    table.state.decks.events = ()
    table.play("road:zurich")
    assert said(table, "events_shuffled", "event_opened") == [
        "events_shuffled",
        "event_opened:long_night",
    ]


def test_long_night_draws_nothing_for_who_does_not_move() -> None:
    table = played(long_night(draws={"events_bottom": "enraged"}), "reserve")
    assert said(table, "events_taken", "event_opened") == []


@pytest.mark.rule("FURY-HOSP-14")
def test_long_night_leads_nobody_out_of_hospital() -> None:
    table = long_night(hunters={"godalming": "hospital_rome"})
    assert table.codes == ["supply", "pass"]


def test_long_night_moves_are_move_actions_that_customs_may_meet() -> None:
    table = long_night(schemes="customs_search", draws={"events_bottom": "hypnosis"})
    table.play("road:zurich")
    while table.asked[1] != "customs":
        assert table.codes[-1] == "no_event"
        table.play("no_event")
    table.play("play:customs_search")
    assert delayed(table) == ["godalming"]


def test_long_night_lasts_one_night() -> None:
    table = wait(wait(long_night(), "day"), "night")
    assert not any(code.startswith("road") for code in table.codes)


@pytest.mark.rule("FURY-EVENT-02")
def test_newspaper_reports_are_played_at_once_or_kept() -> None:
    table = drawing("newspaper_reports", trail=BACK)
    assert table.codes == ["play_as:newspaper_reports:immediate", "keep_event"]
    table.play("keep_event")
    assert held(table) == ["newspaper_reports"]
    assert not any("newspaper" in code for code in table.codes)


def test_newspaper_reports_at_once_turn_up_space_3() -> None:
    table = played(drawing("newspaper_reports", trail=BACK), "play_as:newspaper_reports:immediate")
    assert said(table, "found") == ["found:3:liverpool"]
    assert spent(table) == ["newspaper_reports"]


@pytest.mark.parametrize("moment", ["dawn", "dusk"])
@pytest.mark.parametrize(("space", "city"), [(5, "london"), (6, "plymouth")])
def test_newspaper_reports_once_kept_turn_up_5_or_6(moment: str, space: int, city: str) -> None:
    table = at_dawn("newspaper_reports", at=moment, trail=BACK)
    answer(table, SEWARD, moment, "play_as:newspaper_reports:dawn_dusk")
    assert table.codes == ["name_space:5", "name_space:6"]
    table.play(f"name_space:{space}")
    assert said(table, "found") == [f"found:{space}:{city}"]
    assert spent(table) == ["newspaper_reports"]


@pytest.mark.parametrize("moment", ["day", "night"])
def test_newspaper_reports_that_were_kept_are_not_played_by_day_or_night(moment: str) -> None:
    table = holding("newspaper_reports", at=moment, trail=BACK)
    assert not any("newspaper" in code for code in table.codes)


@pytest.mark.rule("FURY-HIDE-08", "FURY-HIDE-19")
@pytest.mark.parametrize(
    ("flag", "found"), [("on", ["found_hide:3", "found:4:galway"]), ("off", ["found_hide:3"])]
)
def test_newspaper_reports_turn_up_hide_and_its_location(flag: str, found: list[str]) -> None:
    cards = ["dark_call", "feed", "hide: spy", "galway"]
    table = drawing("newspaper_reports", trail=cards, options={"hide_reveals_location": flag})
    table.play("play_as:newspaper_reports:immediate")
    assert said(table, "found", "found_hide") == found


@pytest.mark.rule("FURY-EVENT-15")
@pytest.mark.parametrize("cards", [BACK[:2], ["galway", "dublin", "misdirect"]])
def test_newspaper_reports_on_an_empty_or_open_space_tell_nothing(cards: list[str]) -> None:
    table = played(drawing("newspaper_reports", trail=cards), "play_as:newspaper_reports:immediate")
    assert said(table, "found", "found_hide") == []
    assert spent(table) == ["newspaper_reports"]


def vigorous(**position: Any) -> FuryTable:
    """Return a day on which every hunter has two actions."""
    position.setdefault("hunters", {"godalming": "strasbourg 5 damage"})
    table = at_dawn("renewed_vigor", "van_helsing", **position)
    return wait(offer(table, "play:renewed_vigor"), "day")


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_gives_every_hunter_two_actions_of_different_kinds_in_one_turn() -> None:
    table = played(vigorous(), "road:zurich")
    assert table.asked == (2, "act")
    assert "rest" in table.codes
    assert not any(code.startswith("road:") for code in table.codes)
    table.play("rest")
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_ends_a_turn_with_a_pass() -> None:
    table = played(vigorous(), "rest", "pass")
    assert table.asked[0] == 3
    table.play("pass")
    assert table.asked[0] == 4, "who passes takes no further action"


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_counts_special_actions_of_different_cards_as_different() -> None:
    table = vigorous(
        hunters={"godalming": "strasbourg", "seward": "strasbourg"},
        items={"godalming": "fast_horses"},
        events={"godalming": "2 sense_of_urgency money_trail"},
        trail=["galway", "north_atlantic"],
        draws={"tickets": "1-1"},
    )
    table.play("play:sense_of_urgency", "stop_here")
    assert {"horses", "play:money_trail"} <= set(table.codes)
    assert "play:sense_of_urgency" not in table.codes
    table.play("horses", "stop_here")
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_lets_a_delayed_hunter_stand_up_and_act() -> None:
    table = vigorous(hunters={"godalming": "strasbourg delayed 5 damage"})
    assert said(table, "stood_up") == ["stood_up:godalming"]
    answer(table, 2, "act", "rest")
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_lets_a_delayed_hunter_at_sea_stand_up_and_sail() -> None:
    table = vigorous(hunters={"godalming": "north_sea delayed"})
    assert table.asked == (2, "act")
    assert "sail:hamburg" in table.codes


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_forces_no_second_action_on_a_hunter_at_sea() -> None:
    table = vigorous(hunters={"godalming": "north_sea"}, events={"godalming": "excellent_weather"})
    assert table.barred(2)["pass"] == "fury-why-at-sea"
    table.play("sail:english_channel")
    assert table.codes == ["play:excellent_weather", "pass"]
    assert "pass" not in table.barred(2)


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_gives_no_second_action_by_night() -> None:
    table = wait(played(vigorous(), "rest", "pass"), "night")
    table.state.public.delayed = put(table.state.public.delayed, 2, 1)
    table.play("pass", "pass")
    assert said(table, "stood_up") == ["stood_up:van_helsing"]
    answer(table, MINA, "act", "pass")
    assert table.asked[0] == DRACULA


@pytest.mark.rule("FURY-ROUND-09")
@pytest.mark.parametrize(
    ("encounter", "damage"), [("saboteur", 0), ("wolves", 7)], ids=["delayed", "defeated"]
)
def test_renewed_vigor_is_forfeited_by_delay_and_defeat(encounter: str, damage: int) -> None:
    hunters = {"godalming": f"strasbourg {damage} damage"}
    table = vigorous(hunters=hunters, trail=["galway", f"zurich: {encounter}"])
    table.play("road:zurich", f"ambush:2:{encounter}")
    while table.asked[1] != "act":
        table.play(table.codes[-1])
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-ROUND-09")
@pytest.mark.parametrize("card", ["excellent_weather", "hypnosis"])
def test_renewed_vigor_gives_a_hunter_still_at_sea_only_excellent_weather(card: str) -> None:
    table = vigorous(hunters={"godalming": "north_sea"}, events={"godalming": card})
    table.play("sail:english_channel")
    assert table.asked == (2, "act"), "by the number of cards everyone sees"
    wanted = ["play:excellent_weather"] if card == "excellent_weather" else []
    assert table.codes == [*wanted, "pass"]


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_gives_a_hunter_without_events_nothing_more_at_sea() -> None:
    table = played(vigorous(hunters={"godalming": "north_sea"}), "sail:english_channel")
    assert table.asked == (3, "act")


@pytest.mark.rule("FURY-ROUND-09")
def test_renewed_vigor_gives_no_second_action_at_sea_after_excellent_weather() -> None:
    table = vigorous(
        hunters={"godalming": "north_sea"}, events={"godalming": "2 excellent_weather"}
    )
    table.play("play:excellent_weather", "sail:english_channel", "sail:north_atlantic")
    assert table.asked == (3, "act")


def test_renewed_vigor_lasts_one_day() -> None:
    table = wait(vigorous(), "night")
    wait(table, "day").play("rest")
    assert table.asked == (3, "act")


@pytest.mark.parametrize("moment", ["dusk", "day", "night"])
def test_renewed_vigor_speedy_telegraph_and_long_night_are_for_dawn_alone(moment: str) -> None:
    for card in ("renewed_vigor", "speedy_telegraph", "long_night"):
        table = real_scene(at=moment, events={"godalming": card})
        assert f"play:{card}" not in table.codes


@pytest.mark.rule("FURY-ROUND-10")
def test_speedy_telegraph_lets_its_player_name_the_next_hunter_by_day_and_night() -> None:
    table = played(at_dawn("speedy_telegraph", "van_helsing"), "play:speedy_telegraph")
    for _ in range(2):
        assert question(table) == (4, "act_next", [f"act_next:{name}" for name in HUNTERS])
        assert on_turn(table.view()) == NONE
        table.play("act_next:mina")
        assert table.asked == (MINA, "act")
        assert on_turn(table.view()) == HUNTERS.index("mina")
        assert said(table, "acts_next")[-1] == "acts_next:mina"
        table.play("pass")
        assert table.codes == [f"act_next:{name}" for name in HUNTERS[:3]]
        table.play("act_next:seward", "pass", "act_next:godalming", "pass")
        assert table.asked == (4, "act"), "the last one is not asked for"
        table.play("pass")
    while table.asked[0] == DRACULA:
        table.play(table.codes[0])
    for hunter in range(len(HUNTERS)):
        assert table.asked == (hunter + 2, "act"), "the next day has the usual order"
        assert on_turn(table.view()) == hunter
        table.play("pass")


@pytest.mark.rule("FURY-ROUND-10")
def test_speedy_telegraph_does_not_call_a_defeated_hunter() -> None:
    table = at_dawn("speedy_telegraph", "van_helsing")
    table.play("play:speedy_telegraph", "act_next:mina")
    table.state.public.places = put(table.state.public.places, 0, -1)
    table.state.public.hospitals = put(table.state.public.hospitals, 0, 70)
    table.play("pass")
    assert table.codes == ["act_next:seward", "act_next:van_helsing"]


GONE = {"events": "rufus_smith sister_agatha great_wolf hypnosis"}


@pytest.mark.parametrize("moment", ["dawn", "dusk"])
def test_surprising_return_plays_an_ally_of_the_hunters_from_the_discards(moment: str) -> None:
    table = played(at_dawn("surprising_return", at=moment, discard=GONE), "play:surprising_return")
    assert table.codes == [
        "play_as:rufus_smith:search_location",
        "play_as:rufus_smith:ally",
        "play_as:sister_agatha:search_location",
        "play_as:sister_agatha:ally",
    ]
    table.play("play_as:rufus_smith:ally")
    assert ally(table) == "rufus_smith"
    assert "rufus_smith" not in spent(table)
    assert "surprising_return" in spent(table)


@pytest.mark.rule("FURY-EVENT-05", "FURY-ALLY-01")
@pytest.mark.parametrize("mode", ["search_location", "ally"])
def test_surprising_return_tells_all_which_ally_it_brings_back(mode: str) -> None:
    table = at_dawn("surprising_return", discard=GONE, trail=["galway", "paris"])
    table.play("play:surprising_return", f"play_as:sister_agatha:{mode}")
    table.run()
    assert said(table, "played", "ally_recalled") == [
        "played:seward:surprising_return",
        "ally_recalled:seward:sister_agatha",
    ]


def test_surprising_return_may_play_the_ally_for_its_search() -> None:
    table = at_dawn("surprising_return", discard=GONE, trail=["galway", "paris"])
    table.play("play:surprising_return", "play_as:sister_agatha:search_location", "name:paris")
    assert said(table, "found") == ["found:2:paris"]
    assert (ally(table), spent(table).count("sister_agatha")) == (None, 1)


def test_surprising_return_needs_an_ally_of_the_hunters_in_the_discards() -> None:
    table = at_dawn("surprising_return", discard={"events": "great_wolf"})
    assert question(table) == (SEWARD, "dawn", ["no_event"])
