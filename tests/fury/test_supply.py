"""Supply: items and events, by day and by night (FURY-SUPPLY)."""

from __future__ import annotations

import pytest

from whitby.games.fury.cards.table import EVENT_COPIES, EVENTS, HUNTER_EVENTS, ITEM_COPIES, ITEMS

from .at_the_table import ALL_EVENTS, FuryTable, played, scene, sees, sheet
from .in_play import seward
from .seats import ALL_BUT_SEWARD, SEWARD


def everything(names: tuple[str, ...], copies: tuple[int, ...]) -> str:
    """All cards of a deck, as scenes list them."""
    return " ".join(f"{count} {name}" for name, count in zip(names, copies, strict=True))


ALL_ITEMS = everything(ITEMS, ITEM_COPIES)
ALL_DRACULA_EVENTS = everything(EVENTS[HUNTER_EVENTS:], EVENT_COPIES[HUNTER_EVENTS:])
ALL_HUNTER_EVENTS = everything(EVENTS[:HUNTER_EVENTS], EVENT_COPIES[:HUNTER_EVENTS])


def hand(
    table: FuryTable, name: str = "seward", seat: int | None = SEWARD
) -> tuple[list[str], list[str]]:
    """The items and events of a hunter, as a seat sees them."""
    mine = sheet(table, name, seat)
    return mine["items"], mine["events"]


@pytest.mark.rule("FURY-SUPPLY-01", "FURY-SUPPLY-03")
def test_in_a_large_city_an_item_and_then_an_event() -> None:
    table = seward("paris", draws={"items": "knife", "events": "good_luck"})
    table.play("supply", "keep_event")
    assert hand(table) == (["knife"], ["good_luck"])
    log = table.log(3)
    assert log.index("drew_item:seward:knife") < log.index("drew_event:seward:good_luck")
    assert "supplied:seward:paris" in log
    assert table.asked == (4, "act")


@pytest.mark.rule("FURY-SUPPLY-02")
def test_in_a_small_city_only_an_event() -> None:
    table = played(seward("zurich", draws={"items": "knife", "events": "good_luck"}), "supply")
    assert hand(table) == ([], ["good_luck"])
    assert sees(table)["decks"]["items"] == 38


@pytest.mark.rule("FURY-SUPPLY-04")
@pytest.mark.parametrize("place", ["paris", "zurich"])
def test_by_day_an_event_of_dracula_is_thrown_away_unseen(place: str) -> None:
    table = played(seward(place, draws={"events": "great_wolf good_luck"}), "supply")
    assert hand(table)[1] == []
    assert sees(table)["discards"]["events_face_down"] == 1
    assert sees(table)["discards"]["events"] == {}
    assert sees(table)["decks"]["events"] == ALL_EVENTS - 1  # no second draw
    assert sees(table, 1)["dracula"]["events"] == []
    assert "event_thrown:seward" in table.log()
    for seat in (1, 2, 3, 4, 5, None):
        assert not any("great_wolf" in line for line in table.log(seat))


@pytest.mark.rule("FURY-SUPPLY-05")
def test_by_night_the_bottom_card_is_drawn() -> None:
    table = seward(at="night", draws={"events": "great_wolf", "events_bottom": "good_luck"})
    table.play("supply")
    assert hand(table)[1] == ["good_luck"]
    assert sees(table)["event_on_top"] == "dracula"


@pytest.mark.rule("FURY-SUPPLY-05", "FURY-SUPPLY-06")
def test_by_night_an_event_of_dracula_goes_to_him_unseen_by_the_hunters() -> None:
    table = seward(at="night", draws={"events": "good_luck", "events_bottom": "great_wolf"})
    table.play("supply")
    assert hand(table)[1] == []
    assert sees(table, 1)["dracula"]["events"] == ["great_wolf"]
    assert sees(table, 3)["dracula"]["events"] == ["?"]
    assert "event_to_dracula:seward" in table.log()
    for seat in (2, 3, 4, 5, None):
        assert not any("great_wolf" in line for line in table.log(seat))


@pytest.mark.rule("FURY-SUPPLY-06")
def test_only_the_drawer_reads_what_is_drawn() -> None:
    table = played(seward(draws={"items": "knife", "events": "good_luck"}), "supply")
    for seat in ALL_BUT_SEWARD:
        assert hand(table, seat=seat) == (["?"], ["?"])
        assert not any("knife" in line or "good_luck" in line for line in table.log(seat))


@pytest.mark.rule("FURY-SUPPLY-07")
def test_an_item_too_many_is_discarded_before_the_event_is_drawn() -> None:
    table = seward(items="2 dogs 2 stake", draws={"items": "knife", "events": "good_luck"})
    table.play("supply")
    assert table.asked == (3, "item_limit")
    assert table.codes == ["discard_item:dogs", "discard_item:knife", "discard_item:stake"]
    assert hand(table)[1] == []
    table.play("discard_item:stake")
    assert hand(table) == (["dogs", "dogs", "knife", "stake"], ["good_luck"])
    assert sees(table)["discards"]["items"] == {"stake": 1}


@pytest.mark.rule("FURY-SUPPLY-08")
@pytest.mark.parametrize("at", ["day", "night"])
def test_no_supply_at_castle_dracula(at: str) -> None:
    table = seward("castle_dracula", at=at)
    assert "supply" not in table.codes
    assert table.barred(3)["supply"] == "fury-why-castle"


@pytest.mark.rule("FURY-SUPPLY-09")
@pytest.mark.parametrize("at", ["day", "night"])
def test_in_hospital_one_item_and_no_event(at: str) -> None:
    table = played(seward("hospital_rome", at=at, draws={"items": "knife"}), "supply")
    assert hand(table) == (["knife"], [])
    assert sees(table)["decks"]["events"] == ALL_EVENTS


@pytest.mark.rule("FURY-SUPPLY-09", "FURY-SUPPLY-12")
def test_in_hospital_lord_godalming_draws_one_as_well() -> None:
    table = played(scene("godalming", "hospital_rome"), "supply")
    assert len(hand(table, "godalming", 2)[0]) == 1


@pytest.mark.rule("FURY-SUPPLY-12")
def test_lord_godalming_draws_two_items_in_a_large_city() -> None:
    table = scene(
        "godalming", "paris", items="2 dogs", draws={"items": "knife pistol", "events": "good_luck"}
    )
    table.play("supply")
    assert table.asked == (2, "item_limit")  # after both
    assert table.codes == ["discard_item:dogs", "discard_item:knife", "discard_item:pistol"]
    table.play("discard_item:dogs")
    assert hand(table, "godalming", 2) == (["dogs", "knife", "pistol"], ["good_luck"])


@pytest.mark.rule("FURY-SUPPLY-12")
def test_lord_godalming_draws_no_item_in_a_small_city() -> None:
    table = played(scene("godalming", "zurich", draws={"events": "good_luck"}), "supply")
    assert hand(table, "godalming", 2) == ([], ["good_luck"])


@pytest.mark.rule("FURY-SUPPLY-11")
def test_an_empty_item_deck_is_made_anew_from_the_discards() -> None:
    table = played(seward(discard={"items": ALL_ITEMS}, draws={"items": "rifle"}), "supply")
    assert hand(table)[0] == ["rifle"]
    assert "items_shuffled" in table.log()
    assert sees(table)["decks"]["items"] == 37
    assert sees(table)["discards"]["items"] == {}


@pytest.mark.rule("FURY-SUPPLY-11")
def test_the_last_item_and_then_one_from_the_new_deck() -> None:
    but_one = ALL_ITEMS.replace("4 stake", "3 stake")
    table = played(scene("godalming", "paris", discard={"items": but_one}), "supply")
    items = hand(table, "godalming", 2)[0]
    assert "stake" in items
    assert len(items) == 2
    assert sees(table)["decks"]["items"] == 36


@pytest.mark.rule("FURY-SUPPLY-11")
def test_without_any_item_none_is_drawn() -> None:
    table = seward(draws={"events": "good_luck"})
    table.state.decks.items = (0,) * len(ITEMS)
    table.play("supply")
    assert hand(table) == ([], ["good_luck"])
    table = seward("hospital_rome")
    table.state.decks.items = (0,) * len(ITEMS)
    assert "supply" not in table.codes


@pytest.mark.rule("FURY-SUPPLY-10")
def test_an_empty_event_deck_is_made_anew_from_all_discards() -> None:
    table = seward(
        "zurich", discard={"events": ALL_HUNTER_EVENTS}, buried={"events": ALL_DRACULA_EVENTS}
    )
    assert sees(table)["decks"]["events"] == 0
    assert sees(table)["event_on_top"] is None
    table.play("supply")
    assert "events_shuffled" in table.log()
    seen = sees(table)
    assert seen["decks"]["events"] == ALL_EVENTS - 1
    assert seen["discards"]["events"] == {}
    taken = len(hand(table)[1])
    assert seen["discards"]["events_face_down"] == 1 - taken
    assert seen["event_on_top"] is not None


@pytest.mark.rule("FURY-SUPPLY-10")
def test_without_any_event_none_is_drawn() -> None:
    table = seward("paris", draws={"items": "knife"})
    table.state.decks.events = ()
    table.play("supply")
    assert hand(table) == (["knife"], [])
    table = seward("zurich")
    table.state.decks.events = ()
    assert "supply" not in table.codes


@pytest.mark.rule("FURY-SUPPLY-10", "FURY-SUPPLY-11", "FURY-ACTION-13")
def test_without_any_card_there_is_no_supply_in_a_large_city() -> None:
    table = seward("paris")
    table.state.decks.events = ()
    assert "supply" in table.codes
    table = seward("paris")
    table.state.decks.events = ()
    table.state.decks.items = (0,) * len(ITEMS)
    assert "supply" not in table.codes


@pytest.mark.rule("FURY-COMP-17")
def test_everyone_sees_whose_card_comes_next() -> None:
    table = seward("zurich", draws={"events": "good_luck great_wolf"})
    assert sees(table)["event_on_top"] == "hunters"
    table.play("supply")
    assert sees(table)["event_on_top"] == "dracula"
    assert table.log()[-1] == "top:dracula"


@pytest.mark.rule("FURY-SUPPLY-03", "FURY-SUPPLY-05")
@pytest.mark.parametrize("at", ["day", "night"])
def test_the_last_cards_of_the_deck_may_be_those_whose_backs_were_seen(at: str) -> None:
    table = seward("zurich", at=at, draws={"events": "good_luck money_trail"})
    table.state.decks.events = table.state.decks.events[-2:]
    table.state.public.known_bottom = 2
    table.play("supply")
    assert table.view().public.known_bottom == 1, "as many as there are"


@pytest.mark.rule("FURY-SUPPLY-10", "FURY-COMP-17")
@pytest.mark.parametrize("at", ["day", "night"])
def test_after_the_last_event_no_card_lies_on_top(at: str) -> None:
    table = seward("zurich", at=at)
    table.run()
    table.state.decks.events = (EVENTS.index("good_luck"),)
    table.play("supply", "keep_event")
    assert sees(table)["decks"]["events"] == 0
    assert sees(table)["event_on_top"] is None


@pytest.mark.rule("FURY-SUPPLY-10")
def test_from_an_empty_deck_immanuel_hildesheim_brings_nothing() -> None:
    table = scene(at="dracula", allies={"dracula": "immanuel_hildesheim"})
    table.state.decks.events = ()
    assert table.asked == (1, "travel")
    assert sees(table)["dracula"]["events"] == []
