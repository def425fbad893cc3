"""Trade, and Van Helsing's Leader ability (FURY-TRADE)."""

from __future__ import annotations

import pytest

from .at_the_table import GAME, FuryTable, answer, played, scene, sees, sheet
from .readings import question
from .seats import seat

TOGETHER = {"seward": "paris", "van_helsing": "paris", "godalming": "rome", "mina": "rome"}


def together(**position: object) -> FuryTable:
    """Dr. Seward's turn; he is in Paris with Van Helsing, the others are in Rome."""
    return scene(**{"turn": "seward", "hunters": TOGETHER, **position})


def held(table: FuryTable, name: str) -> list[str]:
    """The items, events and tickets of a hunter, as the owner sees them."""
    mine = sheet(table, name, seat(table, name))
    return [*mine["items"], *mine["events"], *mine["tickets"]]


def verbs(table: FuryTable, verb: str) -> list[str]:
    """What is offered with this verb."""
    return [code for code in table.codes if code.startswith(verb)]


@pytest.mark.rule("FURY-TRADE-01")
@pytest.mark.parametrize("at", ["day", "night"])
def test_two_in_one_city_pass_items_and_tickets_either_way(at: str) -> None:
    items = {"seward": "knife dogs", "van_helsing": "stake", "mina": "pistol"}
    table = together(at=at, items=items, tickets={"seward": "3-2", "van_helsing": "1-0"})
    assert verbs(table, "trade") == ["trade:van_helsing"]
    table.play("trade:van_helsing")
    assert table.asked == (3, "hand")
    assert table.codes == ["give_item:dogs", "give_item:knife", "give_ticket:3-2", "done"]
    table.play("give_item:knife", "give_ticket:3-2", "done")
    answer(table, 4, "hand", "give_item:stake", "give_ticket:1-0", "done")
    assert held(table, "seward") == ["dogs", "stake", "1-0"]
    assert held(table, "van_helsing") == ["knife", "3-2"]
    assert table.asked == (4, "act")


@pytest.mark.rule("FURY-TRADE-01")
def test_one_partner_is_picked_among_several() -> None:
    table = together(hunters={**TOGETHER, "mina": "paris"}, items={"seward": "knife"})
    assert verbs(table, "trade") == ["trade:van_helsing", "trade:mina"]
    table.play("trade:mina", "give_item:knife")
    assert held(table, "mina") == ["knife"]
    assert table.asked == (5, "hand")


@pytest.mark.rule("FURY-TRADE-01")
def test_nobody_trades_from_afar() -> None:
    table = together(
        hunters={"seward": "paris", "van_helsing": "nantes"}, items={"seward": "knife"}
    )
    assert verbs(table, "trade") == []


@pytest.mark.rule("FURY-TRADE-02")
def test_a_gift_and_nothing_at_all_are_both_possible() -> None:
    table = together(items={"seward": "knife"})
    table.play("trade:van_helsing", "give_item:knife", "done")
    assert held(table, "van_helsing") == ["knife"]
    table = together(items={"seward": "knife", "van_helsing": "stake"})
    table.play("trade:van_helsing", "done", "done")
    assert (held(table, "seward"), held(table, "van_helsing")) == (["knife"], ["stake"])
    assert table.asked == (4, "act")


@pytest.mark.rule("FURY-TRADE-02")
def test_the_partner_alone_may_have_something_to_give() -> None:
    table = played(together(tickets={"van_helsing": "2-2"}), "trade:van_helsing")
    answer(table, 4, "hand", "give_ticket:2-2")
    assert held(table, "seward") == ["2-2"]


@pytest.mark.rule("FURY-TRADE-03", "FURY-TRADE-12")
def test_only_the_two_see_what_changes_hands() -> None:
    table = together(items={"seward": "knife"}, tickets={"van_helsing": "3-2"})
    table.play("trade:van_helsing")
    assert GAME.exchange(table.state) == (2, 3)  # they may talk privately
    assert sheet(table, "van_helsing", 3)["tickets"] == ["3-2"]
    assert sheet(table, "seward", 4)["items"] == ["knife"]
    assert "saw_tickets:van_helsing:3-2" in table.log(3)
    assert "saw_items:seward:knife" in table.log(4)
    table.play("give_item:knife", "give_ticket:3-2", "done")
    assert table.asked == (4, "act")
    assert GAME.exchange(table.state) == ()
    assert "gave_item:seward:van_helsing:knife" in table.log(4)
    for viewer in (1, 2, 5, None):
        log = table.log(viewer)
        assert {"traded:seward:van_helsing", "handed_item:seward:van_helsing"} <= set(log)
        assert not any("knife" in line or "3-2" in line for line in log)
        assert sheet(table, "van_helsing", viewer)["items"] == ["?"]
        assert sheet(table, "seward", viewer)["tickets"] == ["?"]


@pytest.mark.rule("FURY-TRADE-12")
def test_after_a_trade_hands_are_closed_again() -> None:
    table = together(items={"seward": "knife", "van_helsing": "stake"})
    table.play("trade:van_helsing", "done", "done")
    assert sheet(table, "seward", 4)["items"] == ["?"]
    assert sees(table)["trading"] == []


@pytest.mark.rule("FURY-TRADE-12")
def test_an_open_card_that_is_handed_over_is_seen_by_all() -> None:
    table = together(hunters={**TOGETHER, "seward": "paris 1 bite"}, items={"seward": "knife"})
    table.play("trade:van_helsing", "give_item:knife")
    assert "gave_item:seward:van_helsing:knife" in table.log(1)


@pytest.mark.rule("FURY-TRADE-04")
def test_nobody_trades_at_sea() -> None:
    hunters = {"seward": "north_sea", "van_helsing": "north_sea"}
    table = together(hunters=hunters, items={"seward": "knife"})
    assert verbs(table, "trade") == []


@pytest.mark.rule("FURY-TRADE-05")
def test_events_do_not_change_hands_in_a_trade() -> None:
    table = together(items={"seward": "knife"}, events={"seward": "good_luck"})
    table.play("trade:van_helsing")
    assert verbs(table, "give_event") == []
    table = together(events={"seward": "good_luck", "van_helsing": "forewarned"})
    assert verbs(table, "trade") == []  # nothing could be handed over


def leader(**position: object) -> FuryTable:
    """Van Helsing's turn in Paris with Dr. Seward; the others are in Rome."""
    return together(**{"turn": "van_helsing", **position})


@pytest.mark.rule("FURY-TRADE-05", "FURY-TRADE-06", "FURY-TRADE-07", "FURY-TRADE-13")
def test_van_helsing_exchanges_events_with_a_hunter_in_any_city() -> None:
    table = leader(
        events={"van_helsing": "good_luck", "mina": "forewarned"},
        items={"mina": "knife", "van_helsing": "stake"},
        tickets={"mina": "3-2"},
    )
    assert verbs(table, "lead") == ["lead:godalming", "lead:seward", "lead:mina"]
    assert verbs(table, "trade") == ["trade:seward"]
    table.play("lead:mina")
    assert GAME.exchange(table.state) == (3, 4)
    assert table.codes == ["give_event:good_luck", "done"]
    table.play("give_event:good_luck")
    assert question(table) == (5, "hand", ["give_event:forewarned", "give_event:good_luck", "done"])
    table.play("give_event:forewarned", "done")
    assert held(table, "van_helsing") == ["stake", "forewarned"]
    assert sheet(table, "mina", 5)["events"] == ["good_luck"]
    assert table.asked == (5, "act")


@pytest.mark.rule("FURY-TRADE-06", "FURY-TRADE-08")
@pytest.mark.parametrize("where", ["north_sea", "hospital_rome", "defeated rome"])
def test_leader_reaches_nobody_at_sea_in_hospital_or_off_the_board(where: str) -> None:
    table = leader(hunters={**TOGETHER, "mina": where}, events={"van_helsing": "good_luck"})
    assert verbs(table, "lead") == ["lead:godalming", "lead:seward"]


@pytest.mark.rule("FURY-TRADE-13")
@pytest.mark.parametrize("where", ["north_sea", "hospital_rome"])
def test_van_helsing_himself_must_be_in_a_city(where: str) -> None:
    table = leader(hunters={"van_helsing": where}, events={"van_helsing": "good_luck"})
    assert verbs(table, "lead") == []


@pytest.mark.rule("FURY-TRADE-13")
@pytest.mark.parametrize("turn", ["godalming", "seward", "mina"])
def test_leader_works_only_in_van_helsing_s_own_action(turn: str) -> None:
    table = together(turn=turn, events={turn: "good_luck", "van_helsing": "forewarned"})
    assert verbs(table, "lead") == []


@pytest.mark.rule("FURY-TRADE-13")
def test_in_one_city_a_trade_is_either_ordinary_or_leader() -> None:
    cards = {"items": {"seward": "knife"}, "events": {"seward": "good_luck"}}
    table = played(leader(**cards), "trade:seward")
    assert table.codes == ["give_item:knife", "done"]
    table = played(leader(**cards), "lead:seward")
    assert table.codes == ["give_event:good_luck", "done"]


@pytest.mark.rule("FURY-TRADE-07", "FURY-TRADE-12")
def test_what_leader_moves_is_seen_by_the_two_alone() -> None:
    table = leader(events={"van_helsing": "good_luck"}, items={"seward": "knife"})
    table.play("lead:seward", "give_event:good_luck", "done")
    for viewer in (1, 2, 5, None):
        log = table.log(viewer)
        assert {"led:van_helsing:seward", "handed_event:van_helsing:seward"} <= set(log)
        assert not any("good_luck" in line or "knife" in line for line in log)


@pytest.mark.rule("FURY-TRADE-08")
def test_nobody_trades_in_hospital() -> None:
    hunters = {"seward": "rome", "van_helsing": "hospital_rome", "mina": "hospital_rome"}
    table = together(hunters=hunters, items={"seward": "knife", "mina": "stake"})
    assert verbs(table, "trade") == []
    table = together(turn="mina", hunters=hunters, items={"mina": "stake"})
    assert verbs(table, "trade") == []


@pytest.mark.rule("FURY-TRADE-09", "FURY-DELAY-11")
def test_the_partner_may_be_delayed() -> None:
    hunters = {**TOGETHER, "van_helsing": "paris delayed"}
    table = together(hunters=hunters, items={"van_helsing": "stake"})
    table.play("trade:van_helsing", "give_item:stake")
    assert held(table, "seward") == ["stake"]


@pytest.mark.rule("FURY-TRADE-10")
def test_limits_are_checked_when_the_trade_ends() -> None:
    table = together(
        items={"seward": "2 knife", "van_helsing": "2 stake dogs"},
        tickets={"seward": "2 3-2", "van_helsing": "1-0"},
    )
    table.play("trade:van_helsing", "give_item:knife", "give_ticket:3-2", "give_ticket:3-2")
    assert len(sheet(table, "van_helsing")["items"]) == 4  # the limit does not apply yet
    table.play("give_item:knife")
    assert table.asked == (4, "hand")
    assert len(sheet(table, "van_helsing")["items"]) == 5
    table.play("give_item:dogs", "done")
    answer(table, 4, "item_limit", "discard_item:knife")
    assert "discarded_item:van_helsing:knife" in table.log(None)
    assert question(table) == (4, "ticket_limit", ["return:3-2", "return:1-0"])
    table.play("return:1-0")
    assert held(table, "van_helsing") == ["knife", "stake", "stake", "3-2", "3-2"]
    assert held(table, "seward") == ["dogs"]
    assert not any("1-0" in line for line in table.log(3)[-4:])


@pytest.mark.rule("FURY-TRADE-10")
def test_events_too_many_after_leader_are_discarded() -> None:
    table = leader(
        events={"van_helsing": "good_luck forewarned", "mina": "long_night hypnosis"},
        hunters=TOGETHER,
    )
    table.play("lead:mina", "give_event:good_luck", "give_event:forewarned")
    table.play("done")
    answer(table, 5, "event_limit", "discard_event:hypnosis")
    assert sees(table)["discards"]["events"] == {"hypnosis": 1}


@pytest.mark.rule("FURY-TRADE-11")
def test_each_decides_over_the_own_cards() -> None:
    table = played(together(items={"seward": "knife", "van_helsing": "stake"}), "trade:van_helsing")
    assert table.offered(3) == ["give_item:knife", "done"]
    assert table.offered(4) == []
    table.play("done", seat=3)
    assert table.offered(4) == ["give_item:stake", "done"]
    assert table.offered(3) == []


@pytest.mark.rule("FURY-TRADE-03")
def test_a_person_with_both_hunters_needs_no_private_talk() -> None:
    table = played(together(players=2, items={"seward": "knife"}), "trade:van_helsing")
    assert GAME.exchange(table.state) == ()
    assert table.asked == (2, "hand")
