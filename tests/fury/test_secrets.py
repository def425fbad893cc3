"""Who may see what: the table of hidden information in docs/rules/fury.md, row by row.

Most tests compare two worlds that differ in one thing only. Viewers who may know it can tell them
apart; the others get the same bytes in both: view, log, decision, what is barred, who is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from whitby.core.engine import Event, apply, decisions, pending, play
from whitby.core.errors import IllegalChoice
from whitby.core.facts import Fact
from whitby.core.rng import Fast
from whitby.core.sight import sight, to_bytes
from whitby.games.fury.board import NOWHERE, PLACES
from whitby.games.fury.events import Kind
from whitby.games.fury.state.fury import Fury, revealed
from whitby.games.fury.tokens import consecrate

from .at_the_table import GAME, FuryTable, dracula_in, played, scene, sees, sheet
from .readings import apart, said
from .seats import DRACULA, EVERYONE, GODALMING, MINA, SEWARD, VAN_HELSING

ALL = list(EVERYONE)
HUNTING = (GODALMING, SEWARD, VAN_HELSING, MINA)


def pair(
    ways: Sequence[dict[str, Any]], plays: Sequence[str] = (), **same: Any
) -> tuple[FuryTable, FuryTable]:
    """Two positions with this difference, after the same moves."""
    one, two = scene(**{**same, **ways[0]}), scene(**{**same, **ways[1]})
    one.play(*plays)
    two.play(*plays)
    return one, two


def trails(*ways: list[str]) -> list[dict[str, Any]]:
    return [{"trail": way} for way in ways]


# Dracula's trail


@pytest.mark.rule("FURY-HIDEOUT-04", "FURY-COMP-15", "FURY-CURLOC-03")
def test_a_land_card_face_down_is_known_to_dracula_alone() -> None:
    for ways in (
        trails(["nantes", "paris"], ["nantes", "le_havre"]),
        trails(["nantes", "paris"], ["bordeaux", "paris"]),
    ):
        assert apart(*pair(ways, at="day")) == [DRACULA]


@pytest.mark.rule("FURY-REVEAL-01", "FURY-HIDEOUT-06")
def test_a_card_turned_up_by_an_arrival_is_seen_by_all() -> None:
    ways = trails(["nantes", "paris"], ["nantes", "le_havre"])
    one, two = pair(ways, ["road:paris"], at="day", turn="mina", hunters={"mina": "brussels"})
    assert apart(one, two) == ALL
    for viewer in EVERYONE:
        assert sees(one, viewer)["trail"][1]["place"] == "paris"


@pytest.mark.rule("FURY-REVEAL-02", "FURY-HIDEOUT-05")
def test_what_is_turned_up_stays_open_when_it_slides_and_becomes_a_lair() -> None:
    last = "open marseilles: rats, open bats"
    trail = ["nantes", "paris", "strasbourg", "zurich", "geneva", last]
    table = played(dracula_in(*trail, hunters={"seward": "rome"}), "make_lair:1")
    for viewer in EVERYONE:
        lair = sees(table, viewer)["lairs"][0]
        assert (lair["place"], lair["open"]) == ("marseilles", True)
        assert [card["open"] for card in lair["encounters"]].count(True) == 1


@pytest.mark.rule("FURY-COMP-15", "FURY-HIDEOUT-07", "FURY-SEA-03")
def test_a_sea_card_is_told_by_its_back_and_the_sea_by_nobody_but_dracula() -> None:
    two_seas = trails(["north_sea", "amsterdam"], ["english_channel", "le_havre"])
    assert apart(*pair(two_seas, at="day", hunters={"van_helsing": "rome"})) == [DRACULA]
    land_or_sea = trails(["north_sea"], ["edinburgh"])
    assert apart(*pair(land_or_sea, at="day")) == ALL
    table = played(scene("mina", "amsterdam", trail=["north_sea"]), "sail:north_sea")
    assert sees(table, 5)["trail"][0]["place"] == "?"
    assert not [line for line in table.log(5) if line.startswith(("found", "no_trace"))]


@pytest.mark.rule("FURY-COMP-15", "FURY-CASTLE-02", "FURY-CASTLE-06")
def test_the_castle_is_known_by_its_back_and_is_not_revealed() -> None:
    table = scene(at="day", trail=["castle_dracula"])
    for viewer in (*HUNTING, None):
        seen = sees(table, viewer)
        assert seen["trail"][0]["back"] == "castle"
        assert not seen["trail"][0]["open"]
        assert seen["dracula"]["place"] is None


@pytest.mark.rule("FURY-COMP-16", "FURY-POWER-04")
@pytest.mark.parametrize("power", ["dark_call", "feed", "misdirect"])
def test_announced_power_cards_are_known_to_all(power: str) -> None:
    ways = trails([power, "nantes"], ["", "nantes"])
    assert apart(*pair(ways, at="day")) == ALL
    table = scene(at="day", trail=[power, "nantes"])
    assert {sees(table, eyes)["trail"][0]["power"] for eyes in EVERYONE} == {power}


@pytest.mark.rule("FURY-COMP-15", "FURY-HIDE-04")
def test_hide_looks_like_a_land_card() -> None:
    ways = trails(["hide", "nantes"], ["bordeaux", "nantes"])
    assert apart(*pair(ways, at="day")) == [DRACULA]


@pytest.mark.rule("FURY-HIDE-04", "FURY-INFO-14")
def test_laying_hide_tells_the_hunters_no_more_than_a_move() -> None:
    one, two = dracula_in("nantes"), dracula_in("nantes")
    one.play("hide")
    two.play("go:bordeaux")
    assert apart(one, two) == [DRACULA]
    assert "laid:land" in one.log(2)


@pytest.mark.rule("FURY-REVEAL-05", "FURY-HIDE-07", "FURY-REVEAL-04", "FURY-CURLOC-04")
def test_hide_is_revealed_with_its_location_and_so_is_dracula() -> None:
    table = played(scene("mina", "brussels", trail=["hide: rats", "paris"]), "road:paris")
    for viewer in EVERYONE:
        seen = sees(table, viewer)
        assert seen["trail"][0]["power"] == "hide"
        assert seen["dracula"]["place"] == "paris"


@pytest.mark.rule("FURY-WOLF-02", "FURY-COMP-16")
def test_wolf_form_is_announced_and_its_goal_is_not() -> None:
    one, two = dracula_in("nantes"), dracula_in("nantes")
    one.play("wolf:paris")
    two.play("wolf:toulouse")
    assert apart(one, two) == [DRACULA]
    for viewer in EVERYONE:
        assert sees(one, viewer)["trail"][0]["wolf"]


def test_escape_as_bat_on_the_trail_is_seen_by_all() -> None:
    assert apart(*pair(trails(["bat nantes"], ["nantes"]), at="day")) == ALL


@pytest.mark.rule("FURY-CURLOC-05", "FURY-REVEAL-04")
def test_the_figure_stands_on_the_board_only_while_his_card_lies_open() -> None:
    table = dracula_in("open nantes")
    for viewer in EVERYONE:
        assert sees(table, viewer)["dracula"]["place"] == "nantes"
    table.play("go:bordeaux")
    for viewer in EVERYONE:
        known = "bordeaux" if viewer == DRACULA else None
        assert sees(table, viewer)["dracula"]["place"] == known


@pytest.mark.rule("FURY-CONS-03")
def test_a_holy_token_lays_open_what_it_falls_on() -> None:
    table = scene(at="day", trail=["nantes", "paris: rats"])
    consecrate(table.state, PLACES.index("paris"))
    for viewer in EVERYONE:
        spot = sees(table, viewer)["trail"][1]
        assert spot["place"] == "paris"
        assert spot["encounters"] == [{"card": "rats", "open": True, "damage": 0}]


@pytest.mark.rule("FURY-ENC-03")
@pytest.mark.parametrize("where", ["trail", "lairs"])
def test_the_face_of_an_encounter_is_draculas_and_its_presence_everybodys(where: str) -> None:
    trail = {"trail": ["nantes"]}
    rats = {**trail, where: ["paris: rats"]}
    bats = {**trail, where: ["paris: bats"]}
    assert apart(*pair([rats, bats], pack="", at="day")) == [DRACULA]
    more = {**trail, where: ["paris: rats, bats"]}
    assert apart(*pair([rats, more], pack="", at="day")) == ALL
    opened = {**trail, where: ["paris: open rats"]}
    assert apart(*pair([rats, opened], pack="", at="day")) == ALL


@pytest.mark.rule("FURY-ENC-03")
def test_the_order_of_cards_lying_together_tells_nothing() -> None:
    ways = trails(["paris: rats, open bats, spy"], ["paris: spy, open bats, rats"])
    assert apart(*pair(ways, at="day")) == [DRACULA]


@pytest.mark.rule("FURY-ENC-03", "FURY-SEARCH-01")
def test_a_search_does_not_tell_where_a_card_lay_among_open_ones() -> None:
    lying = ("open paris: spy, open hoax", "open paris: open hoax, spy")
    ways = trails(*[["nantes", each] for each in lying])
    one, two = pair(ways, ["search"], at="day", turn="mina", hunters={"mina": "paris"})
    assert said(one, "turned_up") == ["turned_up:spy"]
    assert apart(one, two) == []


@pytest.mark.rule("FURY-INFO-12")
def test_a_hideout_that_leaves_unseen_stays_unseen() -> None:
    rest = ["nantes", "paris", "strasbourg", "zurich", "geneva"]
    ways = trails([*rest, "milan: rats"], [*rest, "hide: bats"])
    one, two = pair(ways, ["let_go"], at="dracula", pack="spy 2 hoax 2 wolves")
    assert apart(one, two) == [DRACULA]


@pytest.mark.rule("FURY-INFO-12", "FURY-INFO-14")
def test_dracula_is_asked_about_hide_as_about_a_city() -> None:
    rest = ["nantes", "paris", "strasbourg", "zurich", "geneva"]
    ways = trails([*rest, "milan: rats"], [*rest, "hide: rats"])
    one, two = pair(ways, at="dracula", pack="spy 2 hoax 2 wolves")
    assert one.asked == two.asked == (1, "leave")
    assert apart(one, two) == [DRACULA]


@pytest.mark.rule("FURY-LAIR-03")
def test_the_place_of_a_lair_is_draculas_unless_it_lay_open() -> None:
    def lairs(*ways: str) -> list[dict[str, Any]]:
        return [{"lairs": [way]} for way in ways]

    assert apart(*pair(lairs("paris: rats", "rome: rats"), trail=["nantes"])) == [DRACULA]
    assert apart(*pair(lairs("open paris: rats", "paris: rats"), trail=["nantes"])) == ALL


@pytest.mark.rule("FURY-LAIR-09")
def test_an_arrival_at_a_lair_shows_it_to_all() -> None:
    table = played(scene("mina", "brussels", trail=["nantes"], lairs=["paris: rats"]), "road:paris")
    assert {sees(table, eyes)["lairs"][0]["place"] for eyes in EVERYONE} == {"paris"}


@pytest.mark.rule("FURY-LAIR-20")
def test_all_see_which_lair_is_entered_and_not_where_it_is() -> None:
    ways = [{"lairs": ["paris: rats"]}, {"lairs": ["bordeaux: rats"]}]
    one, two = pair(ways, ["enter_lair:1"], at="dracula", trail=["nantes"], pack="2 spy 2 hoax")
    assert apart(one, two) == [DRACULA]
    assert "lair_entered:1" in one.log()
    assert sees(one)["lairs"][0] is None


# Hands


@pytest.mark.rule("FURY-HAND-10")
@pytest.mark.parametrize(
    ("what", "one", "two", "more"),
    [
        ("pack", "rats bats", "spy wolves", "rats bats spy"),
        ("schemes", "seduction", "enraged", "seduction enraged"),
    ],
)
def test_draculas_hands_are_his_their_sizes_open(what: str, one: str, two: str, more: str) -> None:
    assert apart(*pair([{what: one}, {what: two}], pack="")) == [DRACULA]
    assert apart(*pair([{what: one}, {what: more}], pack="")) == ALL


@pytest.mark.rule("FURY-HAND-10", "FURY-TICKET-07")
@pytest.mark.parametrize(
    ("what", "one", "two", "more"),
    [
        ("items", "knife", "rifle", "knife rifle"),
        ("events", "forewarned", "hypnosis", "forewarned hypnosis"),
        ("tickets", "1-1", "3-2", "1-1 3-2"),
    ],
)
def test_a_hunters_hand_is_his_own_its_size_open(what: str, one: str, two: str, more: str) -> None:
    ways = [{what: {"seward": one}}, {what: {"seward": two}}]
    assert apart(*pair(ways, turn="mina")) == [SEWARD]
    ways = [{what: {"seward": one}}, {what: {"seward": more}}]
    assert apart(*pair(ways, turn="mina")) == ALL


@pytest.mark.rule("FURY-WEAK-02")
@pytest.mark.parametrize(("what", "card"), [("items", "knife"), ("events", "hypnosis")])
def test_a_weakened_hunters_open_card_is_seen_by_all(what: str, card: str) -> None:
    table = scene(hunters={"seward": "rome 1 bite"}, **{what: {"seward": card}})
    for viewer in EVERYONE:
        assert sheet(table, "seward", viewer)[f"open_{what[:-1]}"] == card


@pytest.mark.rule("FURY-HAND-10", "FURY-WEAK-02")
def test_a_discard_does_not_tell_whether_there_is_another_of_the_open_kind() -> None:
    ways = [{"items": {"seward": "2 knife rifle"}}, {"items": {"seward": "knife 2 rifle"}}]
    one, two = pair(
        ways,
        ["search", "discard_item:knife"],
        turn="godalming",
        hunters={"godalming": "paris", "seward": "paris 1 bite"},
        trail=["open paris: open szgany_mob"],
    )
    assert one.asked == two.asked
    assert apart(one, two) == [SEWARD]


@pytest.mark.rule("FURY-TRADE-03", "FURY-INFO-05", "FURY-TRADE-01")
def test_partners_of_a_trade_see_each_others_cards_and_nobody_else_does() -> None:
    table = scene(
        "godalming",
        "paris",
        hunters={"seward": "paris"},
        items={"seward": "knife rifle"},
        events={"seward": "hypnosis"},
        tickets={"seward": "1-1"},
    )
    table.play("trade:seward")
    for viewer in EVERYONE:
        seen = sheet(table, "seward", viewer)
        cards = [*seen["items"], *seen["events"], *seen["tickets"]]
        known = ["knife", "rifle", "hypnosis", "1-1"]
        assert cards == (known if viewer in (GODALMING, SEWARD) else ["?"] * 4)


@pytest.mark.rule("FURY-INFO-06", "FURY-TRADE-03")
def test_the_privacy_of_a_trade_ends_with_it() -> None:
    table = scene("godalming", "paris", hunters={"seward": "paris"}, items={"seward": "knife"})
    table.play("trade:seward")
    assert GAME.exchange(table.state) == (1, 2)
    assert sheet(table, "seward", 2)["items"] == ["knife"]
    table.play("done")
    table.run()
    assert GAME.exchange(table.state) == ()
    assert sheet(table, "seward", 2)["items"] == ["?"]


@pytest.mark.rule("FURY-TRADE-12", "FURY-TRADE-03")
def test_the_table_sees_that_a_card_changes_hands_and_not_which() -> None:
    same = {
        "turn": "godalming",
        "hunters": {"godalming": "paris", "seward": "paris"},
        "items": {"godalming": "knife rifle"},
    }
    one, two = scene(**same), scene(**same)
    one.play("trade:seward", "give_item:knife")
    two.play("trade:seward", "give_item:rifle")
    assert apart(one, two) == [GODALMING, SEWARD]
    for viewer in EVERYONE:
        assert "handed_item:godalming:seward" in one.log(viewer)
        assert len(sheet(one, "seward", viewer)["items"]) == 1


@pytest.mark.rule("FURY-INFO-05", "FURY-TRADE-12")
def test_leader_is_as_private_as_a_trade() -> None:
    same = {"turn": "van_helsing", "events": {"van_helsing": "hypnosis forewarned"}}
    one, two = scene(**same), scene(**same)
    one.play("lead:mina", "give_event:hypnosis")
    two.play("lead:mina", "give_event:forewarned")
    assert apart(one, two) == [VAN_HELSING, MINA]


@pytest.mark.rule("FURY-REVEAL-03", "FURY-REVEAL-01")
def test_an_item_shown_is_seen_by_all_and_goes_back_to_the_hand() -> None:
    table = scene("seward", "paris", items="pistol dogs", trail=["open paris: open rats"])
    table.play("search", "show_nothing", "show:pistol")
    for viewer in EVERYONE:
        assert "showed:seward:pistol" in table.log(viewer)
    assert sheet(table, "seward", 3)["items"] == ["dogs", "pistol"]
    assert sheet(table, "seward", 2)["items"] == ["?", "?"]


@pytest.mark.rule("FURY-TICKET-07", "FURY-SETUP-10")
def test_a_ticket_drawn_is_seen_by_its_owner_alone() -> None:
    ways = [{"draws": {"tickets": "3-2"}}, {"draws": {"tickets": "1-0"}}]
    assert apart(*pair(ways, ["reserve"], turn="seward")) == [SEWARD]
    assert apart(*pair(ways, ["reserve", "keep"], turn="seward")) == [SEWARD]


@pytest.mark.rule("FURY-RAIL-02")
def test_a_ticket_spent_is_shown_to_all() -> None:
    table = played(scene("seward", "paris", tickets="2-2"), "spend:2-2")
    assert all("spent_ticket:seward:2-2" in table.log(viewer) for viewer in EVERYONE)


def test_a_ticket_thrown_back_is_not_shown() -> None:
    ways = [{"tickets": {"seward": "1-1 3-2"}}, {"tickets": {"seward": "1-1 2-2"}}]
    one, two = pair(ways, turn="seward", draws={"tickets": "1-0"})
    one.play("reserve", "return:3-2")
    two.play("reserve", "return:2-2")
    assert apart(one, two) == [SEWARD]


# Decks and discards


@pytest.mark.rule("FURY-HAND-10", "FURY-SETUP-05", "FURY-SETUP-08", "FURY-SETUP-10")
def test_what_comes_next_is_known_to_nobody() -> None:
    for what, one, two in (
        ("items", "knife", "rifle"),
        ("encounters", "rats", "bats"),
        ("tickets", "3-2", "1-0"),
        ("events", "hypnosis", "forewarned"),
        ("events_bottom", "hypnosis", "seduction"),
    ):
        ways = [{"draws": {what: one}}, {"draws": {what: two}}]
        assert apart(*pair(ways, pack="", turn="seward")) == [], what


@pytest.mark.rule("FURY-COMP-17")
def test_whose_event_lies_on_top_is_seen_by_all() -> None:
    ways = [{"draws": {"events": "hypnosis"}}, {"draws": {"events": "seduction"}}]
    assert apart(*pair(ways, turn="seward")) == ALL


@pytest.mark.rule("FURY-SUPPLY-06")
def test_an_event_drawn_is_seen_by_the_drawer_alone() -> None:
    ways = [{"draws": {"events": "hypnosis good_luck"}}, {"draws": {"events": "hired_scouts"}}]
    ways[1]["draws"]["events"] += " good_luck"
    one, two = pair(ways, ["supply"], turn="seward", hunters={"seward": "strasbourg"})
    assert apart(one, two) == [SEWARD]


@pytest.mark.rule("FURY-SUPPLY-05", "FURY-COMP-17")
def test_an_event_handed_to_dracula_is_seen_by_him_alone() -> None:
    ways = [{"draws": {"events_bottom": "seduction"}}, {"draws": {"events_bottom": "enraged"}}]
    same = {"at": "night", "turn": "seward", "hunters": {"seward": "strasbourg"}}
    assert apart(*pair(ways, ["supply"], **same)) == [DRACULA]
    other = [ways[0], {"draws": {"events_bottom": "hypnosis"}}]
    assert apart(*pair(other, ["supply"], **same)) == ALL


@pytest.mark.rule("FURY-INFO-01")
@pytest.mark.parametrize(
    ("what", "one", "two"),
    [
        ("items", "knife", "rifle"),
        ("events", "hypnosis", "seduction"),
        ("encounters", "rats", "bats"),
    ],
)
def test_open_discards_are_seen_by_all(what: str, one: str, two: str) -> None:
    ways = [{"discard": {what: one}}, {"discard": {what: two}}]
    assert apart(*pair(ways, pack="", draws={"events": "forewarned"})) == ALL


@pytest.mark.rule("FURY-INFO-02", "FURY-EVENT-12")
def test_events_discarded_face_down_are_seen_by_nobody() -> None:
    ways = [{"buried": {"events": "seduction"}}, {"buried": {"events": "enraged"}}]
    assert apart(*pair(ways, draws={"events": "forewarned"})) == []
    ways[1] = {"buried": {"events": "seduction enraged"}}
    assert apart(*pair(ways, draws={"events": "forewarned"})) == ALL


@pytest.mark.rule("FURY-INFO-03")
def test_dracula_reads_them_through_a_matured_hoax() -> None:
    ways = [{"buried": {"events": "seduction"}}, {"buried": {"events": "enraged"}}]
    trail = ["nantes", "paris", "strasbourg", "zurich", "geneva", "milan: hoax"]
    same = {"at": "dracula", "trail": trail, "draws": {"events": "forewarned"}}
    one, two = pair(ways, ["mature:hoax"], **same)
    assert one.asked == (1, "hoax")
    assert apart(one, two) == [DRACULA]
    assert "hoax_read:seduction" in one.log(1)


@pytest.mark.rule("FURY-INFO-07")
def test_encounters_discarded_face_down_are_seen_by_dracula_alone() -> None:
    ways = [{"buried": {"encounters": "rats"}}, {"buried": {"encounters": "bats"}}]
    assert apart(*pair(ways, pack="")) == [DRACULA]


@pytest.mark.rule("FURY-INFO-07")
def test_or_by_all_where_the_table_plays_so() -> None:
    rest = ["nantes", "paris", "strasbourg", "zurich", "geneva"]
    ways = trails([*rest, "milan: rats"], [*rest, "milan: bats"])
    off = {"hidden_encounter_discards": "off"}
    assert apart(*pair(ways, ["let_go"], at="dracula", pack="", options=off)) == ALL


@pytest.mark.rule("FURY-INFO-08")
def test_the_location_deck_is_told_to_nobody_but_dracula() -> None:
    """Where he can still go is offered to him alone, and a refusal does not name it."""
    table = dracula_in("nantes", "paris")
    assert "go:bordeaux" in table.codes
    for seat in (2, 3, 4, 5):
        assert table.offered(seat) == []
        with pytest.raises(IllegalChoice) as refused:
            table.play("go:bordeaux", seat=seat)
        assert "le_havre" not in str(refused.value)


# What everyone can see


@pytest.mark.rule("FURY-DAMAGE-01", "FURY-RUMOR-09")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"damage": 1}, {"damage": 2}),
        ({"hunters": {"mina": "rome 1 damage"}}, {"hunters": {"mina": "rome 2 damage"}}),
        ({"hunters": {"seward": "rome 1 bite"}}, {"hunters": {"seward": "rome"}}),
        ({"hunters": {"mina": "rome delayed"}}, {"hunters": {"mina": "rome"}}),
        ({"hunters": {"mina": "rome bats"}}, {"hunters": {"mina": "rome"}}),
        ({"trail": ["nantes: open new_vampire 1"]}, {"trail": ["nantes: open new_vampire 2"]}),
        ({"trail": ["nantes: rats, rumour"]}, {"trail": ["nantes: rats"]}),
        ({"rumours": 1}, {"rumours": 2}),
        ({"despair": 1, "rumours": 1}, {"despair": 2, "rumours": 1}),
        ({"influence": 1}, {"influence": 2}),
        ({"guards": 1}, {"guards": 0}),
        ({"fog": "rome"}, {"fog": "2 rome"}),
        ({"storms": "north_sea"}, {}),
        ({"roadblocks": ["road-paris-strasbourg"]}, {}),
        ({"ground": "rome"}, {"hosts": "rome"}),
    ],
)
def test_sheets_tracks_and_tokens_are_seen_by_all(one: dict[str, Any], two: dict[str, Any]) -> None:
    assert apart(*pair([one, two], pack="", turn="godalming")) == ALL


@pytest.mark.rule("FURY-INFO-13")
def test_an_arrival_without_a_find_is_told_to_all() -> None:
    table = played(scene("mina", "brussels", trail=["nantes"]), "road:paris")
    assert all("no_trace:paris" in table.log(viewer) for viewer in EVERYONE)


@pytest.mark.rule("FURY-INFO-14")
def test_what_is_public_in_draculas_phase() -> None:
    rest = ["nantes", "paris", "strasbourg", "zurich", "geneva", "milan: rats"]
    table = dracula_in(*rest, pack="spy bats hoax wolves rats", rumours=1)
    table.play("let_go", "go:north_atlantic")
    log = table.log()
    assert {"let_go", "laid:sea", "dracula_suffered:2:13"} <= set(log)
    land = dracula_in("nantes", pack="spy bats hoax wolves rats", rumours=1)
    land.play("go:bordeaux", "lay:spy", "rumour:1")
    log = land.log()
    assert [
        line for line in log if line.split(":")[0] in ("laid", "encounter_laid", "rumour_laid")
    ] == ["laid:land", "encounter_laid:1", "rumour_laid:1"]


@pytest.mark.rule("FURY-INFO-10")
@pytest.mark.parametrize(("here", "answer"), [("nantes", "yes"), ("rome", "no")])
def test_a_forced_answer_is_true_and_heard_by_all(here: str, answer: str) -> None:
    table = played(scene("mina", "paris", trail=[here]), "bond:mina")
    assert all(f"bond:mina:gallia:{answer}" in table.log(viewer) for viewer in EVERYONE)


@pytest.mark.rule("FURY-INFO-09")
def test_every_public_event_is_in_every_log() -> None:
    """So everyone can deduce from the log, including the spectator."""
    state = GAME.setup(3, 5)
    chance = Fast(3)
    while (decision := pending(state)) is not None:
        apply(state, chance.choice(list(decision.options)))
    logs = [[e for e in state.events if e.seen_by(seat)] for seat in range(5)]
    public = [event for event in state.events if event.seen_by(None)]
    for log in logs:
        assert [event for event in log if event.seen_by(None)] == public


@pytest.mark.rule("FURY-INFO-04", "FURY-INFO-05")
def test_hunters_have_no_private_talk_but_in_a_trade() -> None:
    table = scene("godalming", "paris", hunters={"seward": "paris"}, items={"seward": "knife"})
    assert GAME.exchange(table.state) == ()
    table.play("trade:seward")
    assert GAME.exchange(table.state) == (1, 2)


# The spectator, and possible leaks


def test_the_spectator_sees_least() -> None:
    state = GAME.setup(8, 4)
    chance = Fast(8)
    for _ in range(150):
        decision = pending(state)
        assert decision is not None
        apply(state, chance.choice(list(decision.options)))
    seen = GAME.view(state, None).to_json()
    for seat in range(4):
        more = GAME.view(state, seat).to_json()
        assert unknown(seen) >= unknown(more)
        assert {e.code() for e in GAME.view(state, None).history} <= {
            e.code() for e in GAME.view(state, seat).history
        }


def unknown(thing: object) -> int:
    """Count the unknown values in a view."""
    if isinstance(thing, dict):
        return sum(unknown(value) for value in thing.values())
    if isinstance(thing, list):
        return sum(unknown(value) for value in thing)
    return int(thing == "?")


def test_what_only_some_see_never_has_the_whole_table_as_its_audience() -> None:
    private = (
        "drew_",
        "gave_item",
        "gave_event",
        "gave_ticket",
        "gave_back",
        "went",
        "hid",
        "laid_encounter",
        "guarded_lair",
        "dracula_drew",
        "dracula_started",
        "hoax_read",
        "hoax_took",
        "flew_to",
        "plot_drew",
        "took_item",
        "saw_finds",
    )
    names = [kind.name for kind in Kind.ALL.values() if kind.name.startswith(private)]
    names = [name for name in names if name not in ("hid_openly", "gave_back_ticket")]
    state = GAME.setup(5, 5)
    chance = Fast(5)
    while (decision := pending(state)) is not None:
        apply(state, chance.choice(list(decision.options)))
    for event in state.events:
        assert isinstance(event, Fact)
        if event.kind.name in names:
            opened = event.kind.name in ("gave_item", "gave_event")
            assert not event.seen_by(None) or opened, event.code()


# A canary: no hidden place is named to anyone but Dracula


def hidden_places(state: Fury) -> set[str]:
    """The places of face-down cards whose backs do not reveal them."""
    spots = [*state.dracula.trail, *state.dracula.lairs, state.dracula.leaving]
    found = [h.place for h in spots if h is not None and h.place >= 0 and not h.up]
    return {PLACES[place] for place in found} - {"castle_dracula"}


def public_places(state: Fury, events: list[Event]) -> set[str]:
    """The public places: figures, tokens, and public events."""
    found = [
        *state.public.places,
        *state.public.hospitals,
        *state.public.fog,
        *state.public.storms,
        *state.public.hosts,
        state.public.ground,
    ]
    names = {PLACES[place] for place in found if place != NOWHERE}
    for event in events:
        if event.seen_by(None):
            names.update(event.code().split(":"))
    return names


def named(seen: dict[str, object]) -> set[str]:
    """The places in what a viewer gets of the position, except the decision."""
    text = to_bytes({"view": seen["view"], "anytime": seen["anytime"]}).decode()
    return {name for name in PLACES if f'"{name}"' in text}


@pytest.mark.whole_games
@pytest.mark.parametrize("players", [2, 5])
def test_no_view_names_a_place_that_lies_face_down(players: int) -> None:
    watched = 0
    for seed in range(3):
        state = GAME.setup(seed, players)
        chance = Fast(seed)
        while (decision := pending(state)) is not None:
            hidden = hidden_places(state) - public_places(state, state.events)
            for viewer in [None, *range(1, players)]:
                seen = sight(GAME, state, viewer)
                assert not hidden & named(seen)
                spoken = {part for e in GAME.view(state, viewer).history for part in parts(e)}
                assert not hidden & spoken
            watched += bool(hidden) and not revealed(state)
            for _ in range(7):
                if (decision := pending(state)) is not None:
                    apply(state, chance.choice(list(decision.options)))
    assert watched > 20


def parts(event: Event) -> list[str]:
    """The words of an event."""
    return event.code().replace("+", ":").split(":")


def test_no_error_names_what_another_is_offered() -> None:
    state = GAME.setup(2, 5)
    chance = Fast(2)
    for _ in range(200):
        decision = pending(state)
        assert decision is not None
        choosing = {asked.seat for asked in decisions(state)}  # several at once in a combat
        for seat in set(range(5)) - choosing:
            text = refusal(state, seat)
            assert text == f"'nonsense' is not offered: it is not seat {seat + 1}'s choice now"
        for seat in choosing:
            mine = [asked.codes() for asked in decisions(state) if asked.seat == seat]
            assert refusal(state, seat).endswith(f"offered: {', '.join(mine[0])}")
        apply(state, chance.choice(list(decision.options)))


def refusal(state: Fury, seat: int) -> str:
    """What a seat is told if it chooses something invalid."""
    with pytest.raises(IllegalChoice) as refused:
        play(state, "nonsense", seat)
    return str(refused.value)


@pytest.mark.rule("FURY-INFO-11")
def test_a_hunter_shows_a_card_to_everyone_or_to_nobody() -> None:
    table = scene(
        "mina", "paris", hunters={"godalming": "paris"}, items="pistol", trail=["nantes: rats"]
    )
    table.play("road:nantes", "ambush:1:rats", "no_event", "show:pistol")
    shown = [event for event in table.state.events if event.code() == "showed:mina:pistol"]
    assert [event.seen_by(seat) for event in shown for seat in (None, 0, 1, 2, 3)] == [True] * 5
