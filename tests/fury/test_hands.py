"""Hands and their limits (FURY-HAND)."""

from __future__ import annotations

import pytest

from .at_the_table import (
    ALL_EVENTS,
    FuryTable,
    answer,
    dracula_in,
    played,
    scene,
    sees,
    sheet,
)
from .seats import EVERYONE, seat

LIMITS = [("godalming", 3), ("seward", 4), ("van_helsing", 3), ("mina", 3)]
FOUR_EVENTS = "forewarned good_luck hypnosis long_night"


def full(name: str, events: str, place: str = "zurich", **position: object) -> FuryTable:
    """A hunter's day turn, with a hunters' card on top of the event deck."""
    return scene(name, place, events=events, draws={"events": "escape_route"}, **position)


@pytest.mark.rule("FURY-HAND-01", "FURY-HAND-04")
@pytest.mark.parametrize(("name", "limit"), LIMITS)
def test_event_limits_of_hunters(name: str, limit: int) -> None:
    held = " ".join(FOUR_EVENTS.split()[: limit - 1])
    table = played(full(name, held), "supply", "keep_event")
    assert table.asked[1] != "event_limit"
    table = played(full(name, " ".join(FOUR_EVENTS.split()[:limit])), "supply", "keep_event")
    assert table.asked == (seat(table, name), "event_limit")
    assert "discard_event:escape_route" in table.codes
    table.play("discard_event:forewarned")
    assert len(sheet(table, name)["events"]) == limit
    assert sees(table)["discards"]["events"] == {"forewarned": 1}


@pytest.mark.rule("FURY-HAND-01")
def test_dracula_holds_four_events() -> None:
    three = "devilish_power enraged false_tip"
    draws = {"events_bottom": "wild_horses seduction"}
    hunters = {"godalming": "zurich", "seward": "zurich"}
    table = scene(at="night", schemes=three, draws=draws, hunters=hunters)
    table.play("supply", "keep_event")
    answer(table, 3, "act", "supply", "keep_event")
    answer(table, 1, "scheme_limit", "discard_event:enraged")
    assert sees(table, 1)["dracula"]["events"] == [
        "devilish_power",
        "false_tip",
        "seduction",
        "wild_horses",
    ]
    assert "dracula_discarded_event:enraged" in table.log(None)


@pytest.mark.rule("FURY-HAND-04")
def test_dracula_may_play_an_event_in_his_phase_before_he_discards() -> None:
    table = scene(
        at="dracula",
        allies={"dracula": "immanuel_hildesheim"},
        schemes="devilish_power enraged false_tip seduction",
        draws={"events": "customs_search"},
    )
    table.play("keep_event")
    assert table.asked == (1, "scheme_limit")
    plays = [code for code in table.codes if code.startswith("play")]
    assert plays == ["play_as:devilish_power:no_supply"], "the others wait for their moment"
    table.play(plays[0])
    assert "dracula_played:devilish_power" in table.log(None)
    assert not any(line.startswith("dracula_discarded_event") for line in table.happened())
    assert len(sees(table)["dracula"]["events"]) == 4
    assert table.asked != (1, "scheme_limit")


@pytest.mark.rule("FURY-HAND-02")
@pytest.mark.parametrize(("name", "limit"), LIMITS)
def test_item_limits(name: str, limit: int) -> None:
    for count in (limit - 1, limit):
        table = scene(
            name, "hospital_rome", at="night", items=f"{count} pistol", draws={"items": "knife"}
        )
        table.play("supply")
        assert (table.asked == (seat(table, name), "item_limit")) == (count == limit)


@pytest.mark.rule("FURY-HAND-03")
def test_items_and_events_are_counted_apart() -> None:
    draws = {"events": "forewarned"}
    table = scene("godalming", "zurich", items="3 pistol", events="good_luck hypnosis", draws=draws)
    table.play("supply", "keep_event")
    assert table.asked == (3, "act")
    mine = sheet(table, "godalming")
    assert (len(mine["items"]), len(mine["events"])) == (3, 3)


@pytest.mark.rule("FURY-HAND-06")
def test_dracula_s_encounters_have_no_limit() -> None:
    table = played(dracula_in("nantes", pack="2 rats 2 bats 2 hoax 2 spy 2 wolves"), "dark_call")
    assert len(sees(table, 1)["dracula"]["encounters"]) == 15
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-HAND-07")
def test_dracula_refills_to_five_after_his_encounter_step() -> None:
    table = dracula_in("nantes", pack="2 rats 2 bats hoax", draws={"encounters": "spy"})
    table.play("go:paris", "lay:hoax")
    assert len(sees(table)["dracula"]["encounters"]) == 4  # not during the step
    table.play("no_rumour")
    assert sees(table, 1)["dracula"]["encounters"] == ["bats", "bats", "rats", "rats", "spy"]


@pytest.mark.rule("FURY-HAND-07")
def test_with_six_he_does_not_draw() -> None:
    table = dracula_in("nantes", pack="2 rats 2 bats 2 hoax")
    table.play("go:paris", "lay:hoax", "no_rumour")
    assert len(sees(table)["dracula"]["encounters"]) == 5
    assert not any(line.startswith("encounters_drawn") for line in table.happened())


@pytest.mark.rule("FURY-HAND-07")
def test_he_refills_after_desecrated_soil_has_used_several() -> None:
    table = scene(
        "godalming",
        "paris",
        hideout="nantes: desecrated_soil",
        pack="2 rats",
        draws={"encounters": "spy bats hoax wolves saboteur szgany_mob"},
    )
    table.play("road:nantes", "ambush:2:desecrated_soil")
    assert len(sees(table, 1)["dracula"]["encounters"]) == 5
    table.play("drop:rats", "drop:rats")
    assert len(sees(table, 1)["dracula"]["encounters"]) == 3  # between its cards he does not draw
    table.play("drop:spy")
    assert len(sees(table, 1)["dracula"]["encounters"]) == 5


@pytest.mark.rule("FURY-HAND-09")
def test_open_cards_count_against_the_limit() -> None:
    table = full("mina", "forewarned good_luck hypnosis")
    assert sheet(table, "mina")["open_event"] == "forewarned"
    table.play("supply", "keep_event")
    assert table.asked == (5, "event_limit")
    assert "discard_event:forewarned" in table.codes


@pytest.mark.rule("FURY-HAND-10")
def test_counts_are_open_and_faces_are_not() -> None:
    table = scene(
        items={"seward": "knife dogs"},
        events={"seward": "good_luck"},
        tickets={"seward": "3-2"},
        schemes="enraged",
        pack="2 new_vampire 3 reckless_vampire",
        discard={"items": "stake"},
        buried={"events": "seduction", "encounters": "rats"},
    )
    for viewer in (2, 4, 5, None):
        theirs = sheet(table, "seward", viewer)
        assert (theirs["items"], theirs["events"]) == (["?", "?"], ["?"])
        assert theirs["tickets"] == ["?"]
        seen = sees(table, viewer)
        assert seen["dracula"]["events"] == ["?"]
        assert seen["dracula"]["encounters"] == ["?"] * 5
        assert seen["discards"]["events_face_down"] == 1
        assert seen["discards"]["encounters_face_down"] == 1
        assert seen["discards"]["encounters_known"] == {}
        decks = {"items": 35, "events": ALL_EVENTS - 3, "encounters": 22, "tickets": 15}
        assert seen["decks"] == decks


@pytest.mark.rule("FURY-HAND-11")
def test_the_owner_chooses_what_to_discard_and_it_lies_face_up() -> None:
    table = scene(
        "godalming",
        "paris",
        items="knife dogs stake",
        events="forewarned good_luck hypnosis",
        draws={"items": "rifle crucifix", "events": "long_night"},
    )
    table.play("supply")
    answer(table, 2, "item_limit", "discard_item:rifle", "discard_item:knife", "keep_event")
    answer(table, 2, "event_limit", "discard_event:good_luck")
    for viewer in EVERYONE:
        seen = sees(table, viewer)["discards"]
        assert (seen["items"], seen["events"]) == ({"knife": 1, "rifle": 1}, {"good_luck": 1})
        assert "discarded_item:godalming:rifle" in table.log(viewer)
        assert "discarded_event:godalming:good_luck" in table.log(viewer)
