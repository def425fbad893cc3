"""Hunter events for travel by road, rail and sea."""

from __future__ import annotations

from typing import Any

import pytest

from .at_the_table import FuryTable, answer, played
from .hunter_events import ally, at_dawn, held, holding, place, spent, turn
from .readings import damage, question, said, wounds
from .seats import DRACULA, MINA, SEWARD
from .the_trail import HUNTER, offers, trail


def carriage(city: str = "paris", ticket: str = "1-0", **position: Any) -> FuryTable:
    """Return Dr. Seward with a Chartered Carriage and a ticket."""
    position["hunters"] = {"seward": city, **position.get("hunters", {})}
    return holding("chartered_carriage", tickets=ticket, **position)


def test_chartered_carriage_goes_up_to_four_railways_of_any_colour() -> None:
    table = carriage()
    assert {"spend:1-0", "carriage:1-0"} <= set(table.codes)
    table.play("carriage:1-0")
    assert table.asked == (SEWARD, "ride")
    assert {"bordeaux", "milan", "venice", "prague"} <= offers(table, "ride")
    assert {"paris", "vienna", "rome"}.isdisjoint(offers(table, "ride"))
    table.play("ride:venice")
    assert place(table) == "venice"
    assert spent(table) == ["chartered_carriage"]
    assert said(table, "spent_ticket") == ["spent_ticket:seward:1-0"]


@pytest.mark.rule("FURY-RAIL-11")
def test_chartered_carriage_needs_a_ticket_the_day_and_an_open_railway() -> None:
    assert "carriage:1-0" in carriage("rome").codes
    assert "spend:1-0" not in carriage("rome").codes, "no white railway leads from Rome"
    for table in (
        holding("chartered_carriage", hunters={"seward": "paris"}),
        carriage(at="night"),
        carriage("athens"),
        carriage(fog="paris"),
    ):
        assert not any(code.startswith("carriage") for code in table.codes)


@pytest.mark.rule("FURY-GOLD-03")
def test_chartered_carriage_does_not_pass_roadblocks_and_fog() -> None:
    table = played(carriage(roadblocks=["rail-marseilles-milan"], fog="cologne"), "carriage:1-0")
    assert offers(table, "ride").isdisjoint({"milan", "venice", "cologne", "prague"})
    assert {"marseilles", "brussels"} <= offers(table, "ride")


@pytest.mark.rule("FURY-RAIL-11", "FURY-EVENT-14")
def test_chartered_carriage_cancelled_by_a_false_tip_leaves_the_ticket_to_the_hunter() -> None:
    table = played(carriage(schemes="false_tip"), "carriage:1-0")
    answer(table, DRACULA, "false_tip", "play:false_tip")
    assert table.asked == (SEWARD, "ride")
    assert offers(table, "ride") == {"bordeaux", "brussels", "le_havre", "marseilles"}
    assert spent(table) == ["chartered_carriage", "false_tip"]


@pytest.mark.rule("FURY-RAIL-11")
def test_chartered_carriage_cancelled_where_the_ticket_leads_nowhere_leaves_the_hunter() -> None:
    table = played(carriage("rome", schemes="false_tip"), "carriage:1-0", "play:false_tip")
    assert said(table, "stayed") == ["stayed:seward"]
    assert place(table) == "rome"
    assert table.asked == (4, "act"), "the action is spent"


@pytest.mark.rule("FURY-RAIL-11")
def test_chartered_carriage_goes_on_when_good_luck_answers_the_false_tip() -> None:
    table = carriage(schemes="false_tip", events={"mina": "good_luck"})
    table.play("carriage:1-0", "play:false_tip")
    answer(table, MINA, "good_luck", "play:good_luck")
    assert "ride:venice" in table.codes


@pytest.mark.rule("FURY-RAIL-11")
def test_a_false_tip_lets_dracula_ride_within_the_ticket() -> None:
    table = turn(hunters={"seward": "paris"}, tickets="1-0", schemes="false_tip")
    table.play("spend:1-0", "play:false_tip")
    assert table.asked == (DRACULA, "ride")
    assert offers(table, "ride") == {"bordeaux", "brussels", "le_havre", "marseilles"}


@pytest.mark.rule("FURY-RAIL-11")
@pytest.mark.parametrize("scheme", ["false_tip", "enraged"])
def test_a_spent_ticket_asks_dracula_alike_whatever_he_holds(scheme: str) -> None:
    table = played(carriage(schemes=scheme), "carriage:1-0")
    assert table.asked == (DRACULA, "false_tip")
    assert table.codes[-1] == "no_event"


def weather(city: str, **position: Any) -> FuryTable:
    """Return Dr. Seward about to use Excellent Weather."""
    table = holding("excellent_weather", hunters={"seward": city}, **position)
    return played(table, "play:excellent_weather")


@pytest.mark.rule("FURY-SEA-06")
def test_excellent_weather_is_two_steps_by_sea_in_one_action() -> None:
    table = weather("plymouth")
    assert table.codes == ["sail:english_channel"]
    table.play("sail:english_channel")
    assert table.asked == (SEWARD, "weather")
    assert set(table.codes) == {
        "sail:le_havre",
        "sail:london",
        "sail:plymouth",
        "sail:north_atlantic",
        "sail:north_sea",
    }
    table.play("sail:le_havre")
    assert place(table) == "le_havre"
    assert table.asked == (4, "act")
    assert spent(table) == ["excellent_weather"]


@pytest.mark.rule("FURY-SEA-06")
@pytest.mark.parametrize("first", [True, False], ids=["first port", "second port"])
def test_excellent_weather_makes_a_full_arrival_in_each_port(first: bool) -> None:
    table = weather("english_channel", trail=["galway", "le_havre: rats"])
    table.play(*(["sail:le_havre"] if first else ["sail:north_atlantic", "sail:galway"]))
    if first:
        answer(table, DRACULA, "ambush", "no_ambush")
        assert table.codes == ["sail:english_channel"]
    else:
        assert said(table, "dracula_found") == ["dracula_found:galway"]


@pytest.mark.rule("FURY-SEA-06")
@pytest.mark.parametrize(
    ("ailing", "encounter"), [("", "saboteur"), (" 8 damage", "rats")], ids=["delayed", "defeated"]
)
def test_excellent_weather_ends_if_a_port_delays_or_defeats(ailing: str, encounter: str) -> None:
    table = weather(f"english_channel{ailing}", trail=["galway", f"le_havre: {encounter}"])
    table.play("sail:le_havre", f"ambush:2:{encounter}")
    while table.asked[0] == DRACULA:
        table.play(table.codes[-1])
    assert table.asked == (4, "act")
    assert place(table) == (None if ailing else "le_havre")


@pytest.mark.rule("FURY-GOLD-03")
def test_excellent_weather_does_not_pass_storms_and_fog() -> None:
    table = weather("english_channel", storms="north_sea", fog="london")
    assert {"sail:north_sea", "sail:london"}.isdisjoint(table.codes)
    table.play("sail:north_atlantic")
    assert "sail:north_sea" not in table.codes


def test_excellent_weather_is_for_the_day_and_the_sea() -> None:
    for table in (
        holding("excellent_weather", hunters={"seward": "london"}, at="night"),
        holding("excellent_weather", hunters={"seward": "paris"}),
        holding("excellent_weather", hunters={"seward": "london"}, storms="english_channel"),
    ):
        assert "play:excellent_weather" not in table.codes


@pytest.mark.rule("FURY-ACTION-09")
def test_excellent_weather_meets_the_duty_to_move_at_sea() -> None:
    table = holding("excellent_weather", hunters={"seward": "north_sea"})
    assert "play:excellent_weather" in table.codes
    assert "pass" not in table.codes
    table.play("play:excellent_weather", "sail:hamburg", "sail:north_sea")
    assert table.asked == (4, "act")


def test_excellent_weather_is_no_move_action_and_meets_no_customs() -> None:
    table = weather("le_havre", schemes="customs_search")
    table.play("sail:english_channel", "sail:london")
    assert table.asked == (4, "act")


def urgent(city: str = "strasbourg", **position: Any) -> FuryTable:
    """Return Dr. Seward after he played Sense of Urgency."""
    table = holding("sense_of_urgency", hunters={"seward": city}, **position)
    return played(table, "play:sense_of_urgency")


def test_sense_of_urgency_costs_2_and_leads_over_one_to_three_roads() -> None:
    table = urgent()
    assert wounds(table, "seward") == 2
    assert {"zurich", "milan", "venice", "clermont_ferrand"} <= offers(table, "travel")
    assert {"strasbourg", "rome", "london"}.isdisjoint(offers(table, "travel"))
    assert "stop_here" in table.codes
    table.play("travel:venice")
    assert place(table) == "venice"
    assert spent(table) == ["sense_of_urgency"]


@pytest.mark.rule("FURY-MOVE-08")
def test_sense_of_urgency_reveals_only_the_last_city() -> None:
    cards = ["galway", "zurich: rats", "munich: rats", "venice: bats"]
    table = played(urgent(trail=cards), "travel:venice")
    assert trail(table, HUNTER) == ["land", "land: ?", "land: ?", "open venice: ?"]
    assert "ambush:4:bats" in table.codes
    assert not any("rats" in code for code in table.codes)


@pytest.mark.rule("FURY-MOVE-08", "FURY-GOLD-03")
def test_sense_of_urgency_needs_every_road_and_city_on_the_way_open() -> None:
    table = urgent("athens", roadblocks=["road-sofia-valona", "road-sarajevo-zagreb"])
    assert offers(table, "travel") == {"valona", "salonica", "sarajevo", "sofia", "belgrade"}
    table = urgent("athens", fog="salonica sarajevo")
    assert offers(table, "travel") == {"valona", "sofia", "belgrade", "bucharest", "varna"}


def test_sense_of_urgency_that_defeats_the_hunter_leads_nowhere() -> None:
    table = urgent("strasbourg 7 damage")
    while table.asked[0] == DRACULA:
        table.play(table.codes[0])
    assert place(table) is None
    assert table.asked == (4, "act")


def test_sense_of_urgency_goes_on_when_great_strength_prevents_the_defeat() -> None:
    table = urgent("strasbourg 7 damage", events={"mina": "great_strength"})
    table.play("play:great_strength")
    assert table.asked == (SEWARD, "hurry")
    assert wounds(table, "seward") == 7


def test_sense_of_urgency_can_be_answered_by_wild_horses_and_not_by_customs() -> None:
    table = played(urgent(schemes="wild_horses customs_search"), "travel:munich")
    answer(table, DRACULA, "wild_horses", "play:wild_horses", "send_on:vienna")
    assert place(table) == "vienna"
    assert table.asked == (4, "act"), "it is no move action"


@pytest.mark.parametrize(
    ("city", "moment"), [("strasbourg", "night"), ("cagliari", "day"), ("north_sea", "day")]
)
def test_sense_of_urgency_needs_the_day_and_a_road(city: str, moment: str) -> None:
    table = holding("sense_of_urgency", hunters={"seward": city}, at=moment)
    assert "play:sense_of_urgency" not in table.codes


BLOCKED = ["road-paris-strasbourg", "rail-bordeaux-paris"]


def test_good_luck_takes_a_roadblock_off_the_board_without_an_action() -> None:
    table = holding("good_luck", roadblocks=BLOCKED)
    assert set(table.anytime(SEWARD)) == {f"clear_road:{link}" for link in BLOCKED}
    table.play("clear_road:road-paris-strasbourg", seat=SEWARD)
    assert table.view().to_json()["roadblocks"] == ["rail-bordeaux-paris"]
    assert spent(table) == ["good_luck"]
    assert table.asked == (SEWARD, "act")
    assert "road:paris" in table.codes


def test_good_luck_drives_draculas_ally_off_in_another_hunters_turn() -> None:
    table = turn("godalming", events={"mina": "good_luck"}, allies={"dracula": "great_wolf"})
    assert table.anytime(MINA) == ["oust"]
    table.play("oust", seat=MINA)
    assert ally(table, "dracula") is None
    assert sorted(spent(table)) == ["good_luck", "great_wolf"]
    assert table.anytime(MINA) == [], "one mode of the three"


def test_good_luck_does_one_of_its_modes_for_each_copy() -> None:
    table = holding("2 good_luck", roadblocks=BLOCKED[:1], allies={"dracula": "great_wolf"})
    table.play("oust", seat=SEWARD)
    assert table.anytime(SEWARD) == ["clear_road:road-paris-strasbourg"]
    assert held(table) == ["good_luck"]


def test_good_luck_is_for_the_day() -> None:
    for moment in ("dawn", "dusk", "night", "dracula"):
        table = at_dawn("good_luck newspaper_reports", at=moment, roadblocks=BLOCKED)
        assert table.anytime(SEWARD) == []


@pytest.mark.rule("FURY-EVENT-01")
def test_good_luck_clears_a_railway_when_the_ticket_is_spent_already() -> None:
    table = holding(
        "good_luck", hunters={"seward": "paris"}, tickets="1-0", roadblocks=["rail-bordeaux-paris"]
    )
    table.play("spend:1-0")
    assert (table.asked, "ride:bordeaux" in table.codes) == ((SEWARD, "ride"), False)
    assert table.anytime(SEWARD) == ["clear_road:rail-bordeaux-paris"]
    table.play("clear_road:rail-bordeaux-paris", seat=SEWARD)
    assert (table.asked, "ride:bordeaux" in table.codes) == ((SEWARD, "ride"), True)


@pytest.mark.rule("FURY-EVENT-01", "FURY-EVENT-04")
def test_good_luck_may_be_played_as_it_is_drawn_by_day() -> None:
    position: dict[str, Any] = {
        "hunters": {"mina": "strasbourg"},
        "roadblocks": BLOCKED,
        "allies": {"dracula": "great_wolf"},
    }
    table = played(turn("mina", draws={"events": "good_luck"}, **position), "supply")
    assert table.asked == (MINA, "drawn")
    assert table.codes[2:] == ["oust", "keep_event"]
    assert set(table.codes[:2]) == {f"clear_road:{link}" for link in BLOCKED}
    assert table.anytime(MINA) == [], "the question offers it"
    table.play("oust")
    assert (ally(table, "dracula"), held(table, "mina")) == (None, [])
    assert said(table, "played") == ["played:mina:good_luck"]
    table = turn("mina", draws={"events": "good_luck"}, **position)
    table.play("supply", f"clear_road:{BLOCKED[0]}")
    table.run()
    assert said(table, "played", "roadblock_lifted")[:2] == [
        "played:mina:good_luck",
        f"roadblock_lifted:{BLOCKED[0]}",
    ]
    table = turn("mina", at="night", draws={"events_bottom": "good_luck"}, **position)
    table.play("supply")
    assert question(table) == (MINA, "drawn", ["keep_event"])


@pytest.mark.rule("FURY-PLAYERS-03", "FURY-HAND-04")
def test_good_luck_comes_from_the_hand_with_too_many_events() -> None:
    events = {"godalming": "good_luck", "van_helsing": "good_luck forewarned escape_route"}
    draws = {"events": "hypnosis"}
    table = turn("van_helsing", players=2, events=events, draws=draws, roadblocks=BLOCKED)
    table.play("supply", "keep_event")
    assert table.asked == (2, "event_limit")
    table.play(f"clear_road:{BLOCKED[0]}", seat=2)
    assert said(table, "played") == ["played:van_helsing:good_luck"]
    assert table.asked == (2, "act")
    table.play(f"clear_road:{BLOCKED[1]}", seat=2)
    assert said(table, "played")[1:] == ["played:godalming:good_luck"]


@pytest.mark.rule("FURY-EVENT-01")
def test_good_luck_opens_a_road_in_the_middle_of_a_hurry() -> None:
    position: dict[str, Any] = {"items": {"seward": "fast_horses"}, "draws": {"tickets": "2-1"}}
    table = played(holding("good_luck", roadblocks=BLOCKED[:1], **position), "horses")
    assert (table.asked, "travel:paris" in table.codes) == ((SEWARD, "hurry"), False)
    assert table.anytime(SEWARD) == ["clear_road:road-paris-strasbourg"]
    table.play("clear_road:road-paris-strasbourg", seat=SEWARD)
    assert (table.asked, "travel:paris" in table.codes) == ((SEWARD, "hurry"), True)


def test_good_luck_is_not_played_in_the_middle_of_another_event() -> None:
    table = turn(
        draws={"events": "local_rumours"},
        schemes="enraged",
        events={"mina": "good_luck"},
        allies={"dracula": "great_wolf"},
    )
    assert table.anytime(MINA) == ["oust"]
    table.play("supply", "play:local_rumours")
    assert table.asked == (DRACULA, "press")
    assert table.anytime(MINA) == []


def test_good_luck_without_roadblock_or_ally_does_nothing() -> None:
    assert holding("good_luck").anytime(SEWARD) == []


@pytest.mark.rule("FURY-DEFEAT-12")
def test_good_luck_of_a_defeated_hunter_is_of_no_use() -> None:
    hunters = {"mina": "defeated rome"}
    table = turn(events={"mina": "good_luck"}, hunters=hunters, roadblocks=BLOCKED)
    assert table.anytime(MINA) == []


@pytest.mark.rule("FURY-GOLD-07")
@pytest.mark.parametrize("card", ["good_luck", "hypnosis"])
def test_good_luck_is_asked_for_against_a_false_tip_whatever_is_held(card: str) -> None:
    events = {"godalming": "money_trail", "mina": card}
    position: dict[str, Any] = {"tickets": {"seward": "1-0"}, "hunters": {"seward": "paris"}}
    table = turn(events=events, schemes="false_tip", **position)
    table.play("spend:1-0", "play:false_tip")
    assert question(table) == (2, "good_luck", ["no_event"])
    table.play("no_event")
    assert table.asked == (MINA, "good_luck")
    if card == "good_luck":
        table.play("play:good_luck")
        assert said(table, "event_cancelled") == ["event_cancelled:false_tip"]
        assert table.asked == (SEWARD, "ride")
    else:
        table.play("no_event")
        assert table.asked == (DRACULA, "ride")
    assert damage(table) == 0
