"""Dracula's special actions, card by card (DUEL-152 to DUEL-167, DUEL-181 to DUEL-183)."""

from typing import Unpack

import pytest

from whitby.games.duel.board import PLACES

from .at_the_table import (
    DRACULA,
    EVERYONE,
    HIS,
    HUNTERS,
    NINE,
    THEIRS,
    VAN_HELSING,
    DuelTable,
    Position,
    about_to_play,
    bar,
    can_tell,
    movement,
    scene,
)

# The Breath of the Night (dr_atem)


def breath(used: bool = True, **position: Unpack[Position]) -> DuelTable:
    """Dracula has played The Breath of the Night, and Van Helsing is about to move."""
    position["actions"] = "vh_staerke vh_widerstand"
    table = about_to_play("dr_atem dr_puls", **position)
    table.play("use:dr_atem" if used else "play:dr_atem", "barrier:none")
    assert table.asked == (VAN_HELSING, "move")
    return table


@pytest.mark.rule("DUEL-152")
@pytest.mark.parametrize(
    ("vampire", "card", "plain", "raised"),
    [
        ("vampire3", "vh_staerke", "4:3:won", "4:4:drawn"),
        ("vampire2", "vh_staerke", "4:2:won", "4:3:won"),
        ("vampire2", "vh_widerstand", "2:2:drawn", "2:3:lost"),
        ("vampire1", "vh_widerstand", "2:1:won", "2:2:drawn"),
    ],
)
def test_atem_makes_vampires_one_point_stronger(
    vampire: str, card: str, plain: str, raised: str
) -> None:
    for used, fight in ((False, plain), (True, raised)):
        table = breath(used, board={"8": vampire})
        assert table.seen()["effects"]["vampires_stronger"] is used
        table.play("step:8", "look:yes", f"play:{card}")
        assert table.facts("fought") == [f"fought:van_helsing:{fight}"]
        assert table.lives == (4, 3 if fight.endswith("lost") else 4)


@pytest.mark.rule("DUEL-152")
def test_atem_changes_nothing_about_coffins_and_the_amulet() -> None:
    board = {"8": "coffin", "10": "amulet"}
    table = breath(board=board).then("step:8", "look:yes", "play:vh_staerke")
    assert table.facts("captured", "life_lost", "fought") == ["captured:van_helsing:1"]
    table = breath(board=board).then("step:10", "look:yes", "play:vh_staerke")
    assert table.facts("captured", "life_lost", "fought") == ["life_lost:van_helsing:symbol:3"]


@pytest.mark.rule("DUEL-152")
def test_atem_comes_after_draculas_own_fight_and_leaves_hunters_as_they_are() -> None:
    table = about_to_play(
        "dr_atem",
        figures=("1", "station"),
        board={"1": "hunter2"},
        revealed=True,
        options={"cards": "dr_atem.strength.2"},
    ).then("use:dr_atem")
    assert table.facts("fought") == ["fought:dracula:2:2:drawn"]
    table.play("barrier:none")
    assert table.seen()["effects"]["vampires_stronger"]


@pytest.mark.rule("DUEL-153")
@pytest.mark.parametrize(("used", "left"), [(True, 3), (False, 4)])
def test_atem_also_strengthens_a_vampire_drawn_with_taeuschung(used: bool, left: int) -> None:
    table = about_to_play("dr_atem", actions="vh_taeuschung", hands=NINE, feint="vampire1")
    table.play("use:dr_atem" if used else "play:dr_atem", "barrier:none")
    table.play("step:8", "look:no", "stop", "use:vh_taeuschung")
    assert table.facts("feint") == ["feint:dracula:vampire1"]
    assert table.lives == (4, left)
    assert table.hand("dracula")["vampire1"] == 3


@pytest.mark.rule("DUEL-154")
def test_atem_does_not_last_for_an_extra_turn() -> None:
    table = about_to_play(
        "dr_atem",
        actions="vh_kampfeslust vh_staerke",
        board={"8": "vampire2", "7": "vampire3"},
        hands=HUNTERS,
        options={"cards": "vh_kampfeslust.strength.4"},
    ).then("use:dr_atem", "barrier:none")
    table.play("step:8", "look:yes", "use:vh_kampfeslust", "lay:hunter1", "barrier:none")
    assert table.facts("again") == ["again:van_helsing"]
    assert not table.seen()["effects"]["vampires_stronger"]
    table.play("step:7", "look:yes", "play:vh_staerke")
    assert table.facts("fought") == ["fought:van_helsing:4:3:won", "fought:van_helsing:4:3:won"]


@pytest.mark.rule("DUEL-154")
def test_atem_is_over_after_one_turn_even_if_no_vampire_was_met() -> None:
    table = breath(board={"8": "vampire3", "station": "victim"})
    table.play("step:10", "look:no", "stop", "play:vh_widerstand", "barrier:none")
    assert not table.seen()["effects"]["vampires_stronger"]
    table.play("step:1", "look:no", "stop", "play:dr_puls")
    table.no_barrier()
    table.play("step:station", "look:no", "step:8", "look:yes", "play:vh_staerke")
    assert table.facts("fought") == ["fought:van_helsing:4:3:won"]


# The Darkness of the Night (dr_dunkel)


@pytest.mark.rule("DUEL-077", "DUEL-155", "DUEL-156")
def test_dunkel_spares_draculas_life_before_the_crucifix_but_his_move_is_over() -> None:
    table = scene(board={"1": "crucifix"}, actions="dr_dunkel dr_puls").then("step:1", "look:yes")
    assert table.asked == (DRACULA, "play")
    table.play("use:dr_dunkel")
    assert table.facts("spared", "life_lost") == ["spared:dracula:1"]
    assert table.lives == (4, 4)
    assert table.on("1") == "crucifix"
    for viewer in EVERYONE:
        assert table.place("1", viewer)["card"] == "crucifix"
    table.no_barrier()
    assert table.asked == (VAN_HELSING, "move")


@pytest.mark.rule("DUEL-077", "DUEL-155")
@pytest.mark.parametrize("code", ["play:dr_dunkel", "play:dr_puls", "use:dr_puls"])
def test_without_dunkel_or_without_using_it_the_crucifix_costs_a_life(code: str) -> None:
    table = scene(board={"1": "crucifix"}, actions="dr_dunkel dr_puls")
    table.play("step:1", "look:yes", code)
    assert table.facts("spared", "life_lost") == ["life_lost:dracula:symbol:3"]
    assert table.on("1") == "crucifix"


@pytest.mark.rule("DUEL-155")
def test_dunkel_saves_the_last_life() -> None:
    table = about_to_play(
        "dr_dunkel", figures=("1", "station"), board={"1": "crucifix"}, revealed=True, lives=(1, 4)
    ).then("use:dr_dunkel")
    assert table.asked == (DRACULA, "barrier")
    assert table.lives == (1, 4)


@pytest.mark.rule("DUEL-155")
def test_dunkel_does_not_pay_for_excess_steps() -> None:
    table = about_to_play(
        "dr_dunkel",
        figures=("1", "station"),
        board={"1": "crucifix"},
        revealed=True,
        steps=movement("dr_dunkel") + 2,
    ).then("use:dr_dunkel")
    assert table.facts("life_lost", "spared") == [
        "life_lost:dracula:steps:3",
        "life_lost:dracula:steps:2",
        "spared:dracula:1",
    ]


@pytest.mark.rule("DUEL-155")
@pytest.mark.parametrize(("card", "what"), [("hunter1", "fought"), ("victim", "captured")])
def test_dunkel_helps_against_the_crucifix_alone(card: str, what: str) -> None:
    table = about_to_play("dr_dunkel", figures=("1", "station"), board={"1": card}, revealed=True)
    table.play("use:dr_dunkel")
    assert table.facts("spared", what)[0].startswith(f"{what}:dracula:")


# The Wings of the Night (dr_fluegel)


@pytest.mark.rule("DUEL-157")
def test_fluegel_puts_dracula_on_any_location_whatever_barriers_lie_between() -> None:
    lie = {"red": "harbour-1", "blue": "1-2", "green": "4-5"}
    table = about_to_play("dr_fluegel", figures=("1", "station"), barriers=lie)
    table.play("use:dr_fluegel")
    assert table.asked == (DRACULA, "fly")
    assert set(table.codes) >= {f"fly:{at}" for at in PLACES if at != "1"}
    for at in ("harbour", "2", "10"):
        table = about_to_play("dr_fluegel", figures=("1", "station"), barriers=lie)
        table.play("use:dr_fluegel", f"fly:{at}")
        assert table.figures == (at, "station")
        assert table.facts("relocated") == [f"relocated:dracula:{at}"]


@pytest.mark.rule("DUEL-158")
@pytest.mark.parametrize("card", ["victim", "crucifix", "hunter3", "coffin"])
def test_after_a_flight_there_is_no_look(card: str) -> None:
    table = about_to_play("dr_fluegel", board={"7": card}).then("use:dr_fluegel", "fly:7")
    assert table.asked == (DRACULA, "barrier")
    table.play("barrier:none")
    assert table.asked == (VAN_HELSING, "move")
    assert table.facts("revealed", "took_up", "passed_by", "life_lost", "captured") == []
    assert table.on("7") == card
    assert table.place("7", DRACULA)["card"] == "?"


@pytest.mark.rule("DUEL-158")
def test_after_a_flight_hands_are_not_shown_and_an_empty_location_stays_empty() -> None:
    table = about_to_play("dr_fluegel", figures=("harbour", "7"), board={"7": "empty"})
    table.play("use:dr_fluegel", "fly:7")
    assert table.figures == ("7", "7")
    assert table.asked == (DRACULA, "barrier")
    assert table.on("7") is None


@pytest.mark.rule("DUEL-158")
def test_a_flight_needs_a_step_first_and_comes_after_the_encounter() -> None:
    table = scene(board={"1": "victim"}, actions="dr_fluegel", hands=NINE)
    assert table.codes == ["step:1", "step:3"]
    table.play("step:1", "look:yes", "use:dr_fluegel")
    assert table.asked == (DRACULA, "lay")
    table.play("lay:vampire3", "fly:8")
    assert table.on("1") == "vampire3"
    happened = table.facts("captured", "laid", "relocated")
    assert happened == ["captured:dracula:1", "laid:dracula:1", "relocated:dracula:8"]


@pytest.mark.rule("DUEL-158")
def test_whoever_dies_in_the_encounter_flies_no_more() -> None:
    table = about_to_play(
        "dr_fluegel", figures=("1", "station"), board={"1": "crucifix"}, revealed=True, lives=(1, 4)
    ).then("use:dr_fluegel", "lose")
    assert table.ending == ("van_helsing", "lives")
    assert table.figures[0] == "1"


@pytest.mark.rule("DUEL-157")
def test_on_his_next_turn_he_goes_on_from_where_he_flew() -> None:
    table = about_to_play("dr_fluegel", actions="vh_staerke")
    table.play("use:dr_fluegel", "fly:9", "barrier:none")
    table.take_turn("vh_staerke", "8")
    assert table.question == (DRACULA, "move", ["step:6", "step:10"])


@pytest.mark.rule("DUEL-161")
def test_fluegel_does_not_lead_onto_the_turned_card() -> None:
    table = about_to_play("dr_fluegel", turned="5").then("use:dr_fluegel")
    assert "fly:5" not in table.codes
    assert set(table.codes) >= {f"fly:{at}" for at in PLACES if at not in ("harbour", "5")}


# The Whisper of the Night (dr_fluestern)


@pytest.mark.rule("DUEL-159")
def test_fluestern_keeps_van_helsing_from_barriers_for_one_turn() -> None:
    table = about_to_play(
        "dr_fluestern dr_puls", actions="vh_widerstand vh_staerke", barriers={"green": "4-5"}
    ).then("use:dr_fluestern")
    assert table.asked == (DRACULA, "barrier")  # it does not bind Dracula himself
    table.play("barrier:none")
    assert table.seen()["effects"]["no_barrier"]
    table.walk("8").play("play:vh_widerstand")
    assert table.asked == (DRACULA, "move")
    assert table.barriers == {"green": "4-5"}
    assert not table.seen()["effects"]["no_barrier"]
    table.walk("1").play("play:dr_puls")
    assert table.asked == (DRACULA, "barrier")
    table.play("barrier:none")
    table.walk("station").play("play:vh_staerke")
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-159")
def test_fluestern_not_used_binds_nobody() -> None:
    table = about_to_play("dr_fluestern", actions="vh_widerstand")
    table.play("play:dr_fluestern", "barrier:none")
    table.walk("8").play("play:vh_widerstand")
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-159")
def test_fluestern_is_stronger_than_a_compulsory_barrier() -> None:
    table = about_to_play("vh_widerstand", effects="whisper", options={"barrier_step": "must"})
    table.play("play:vh_widerstand")
    assert table.asked == (DRACULA, "move")


@pytest.mark.rule("DUEL-160")
def test_on_an_extra_turn_van_helsing_may_use_a_barrier_again() -> None:
    table = about_to_play(
        "vh_kampfeslust vh_widerstand",
        figures=("harbour", "8"),
        board={"8": "vampire1"},
        revealed=True,
        hands=HUNTERS,
        effects="whisper",
        options={"cards": "vh_kampfeslust.strength.3"},
    ).then("use:vh_kampfeslust", "lay:hunter1")
    assert table.asked == (VAN_HELSING, "move")
    assert table.facts("again", "barrier") == ["again:van_helsing"]
    table.walk("7").play("play:vh_widerstand")
    assert table.asked == (VAN_HELSING, "barrier")
    table.play("barrier:green:4-7")
    assert table.barriers == {"green": "4-7"}


# The Depth of the Night (dr_tiefe)


@pytest.mark.rule("DUEL-162")
def test_tiefe_exchanges_a_card_without_going_there() -> None:
    table = about_to_play("dr_tiefe", board={"8": "coffin"}, hands=NINE).then("use:dr_tiefe")
    assert table.asked == (DRACULA, "reach")
    assert table.codes == [f"reach:{at}" for at in PLACES]
    table.play("reach:8")
    assert table.asked == (DRACULA, "lay")
    assert table.codes == [f"lay:{kind}" for kind in HIS]
    table.play("lay:amulet")
    assert table.on("8") == "amulet"
    assert table.hand("dracula") == {"vampire1": 3, "vampire2": 2, "vampire3": 2, "coffin": 2}
    assert table.figures[0] == "harbour"
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-163")
def test_the_same_card_may_go_back_and_nobody_else_can_tell() -> None:
    tables = []
    for card in ("amulet", "coffin"):
        table = about_to_play("dr_tiefe", board={"8": "coffin"}, hands=NINE)
        table.play("use:dr_tiefe", "reach:8", f"lay:{card}", "barrier:none")
        tables.append(table)
    exchanged, same = tables
    assert same.on("8") == "coffin"
    assert same.hand("dracula")["amulet"] == 1
    assert not can_tell(VAN_HELSING, exchanged, same)
    assert not can_tell(None, exchanged, same)
    assert same.place("8", DRACULA)["card"] == "coffin"


@pytest.mark.rule("DUEL-163")
@pytest.mark.parametrize("at", ["harbour", "station", "7"])
def test_tiefe_reaches_under_a_figure_too(at: str) -> None:
    table = about_to_play(
        "dr_tiefe",
        figures=("harbour", at if at != "harbour" else "7"),
        board={at: "vampire1"},
        hands="coffin amulet 2 vampire1 3 vampire2 2 vampire3",
    ).then("use:dr_tiefe", f"reach:{at}", "lay:coffin")
    assert table.on(at) == "coffin"
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-163")
@pytest.mark.parametrize("card", ["victim", "hunter3", "crucifix"])
def test_a_card_of_van_helsings_stays_unseen_and_only_its_owner_becomes_known(card: str) -> None:
    table = about_to_play("dr_tiefe", board={"8": card}, hands=NINE)
    before = table.hand("dracula")
    table.play("use:dr_tiefe", "reach:8")
    assert table.asked == (DRACULA, "barrier")
    assert table.on("8") == card
    assert table.hand("dracula") == before
    assert table.facts("not_his", "revealed", "life_lost") == ["not_his:dracula:8"]
    for viewer in EVERYONE:
        assert table.place("8", viewer)["card"] == "?"
        assert table.place("8", viewer)["may_be"] == list(THEIRS)
        assert "not_his:dracula:8" in table.log(viewer)


@pytest.mark.rule("DUEL-163")
def test_which_card_of_van_helsings_it_is_dracula_cannot_tell() -> None:
    tables = []
    for there, elsewhere in (("victim", "hunter3"), ("hunter3", "victim")):
        table = about_to_play("dr_tiefe", board={"8": there, "7": elsewhere})
        table.play("use:dr_tiefe", "reach:8", "barrier:none")
        tables.append(table)
    assert not can_tell(DRACULA, *tables)


@pytest.mark.rule("DUEL-163")
def test_with_an_empty_hand_the_same_card_must_go_back() -> None:
    table = about_to_play(
        "dr_tiefe",
        board={"8": "amulet"},
        hands={"dracula": ""},
        discard="3 vampire1 3 vampire2",
        targets=(0, 3),
    ).then("use:dr_tiefe", "reach:8")
    assert table.codes == ["lay:amulet"]
    table.play("lay:amulet")
    assert table.on("8") == "amulet"


@pytest.mark.rule("DUEL-183")
def test_tiefe_cannot_choose_an_empty_location() -> None:
    table = about_to_play("dr_tiefe", board={"8": "empty", "3": "empty"}).then("use:dr_tiefe")
    assert table.codes == [f"reach:{at}" for at in PLACES if at not in ("8", "3")]


@pytest.mark.rule("DUEL-181")
def test_the_turned_card_may_be_exchanged_and_the_location_stays_barred() -> None:
    table = scene(
        figures=("5", "station"), board={"8": "coffin"}, turned="8", actions="dr_tiefe", hands=NINE
    ).then("step:4", "look:no", "stop", "use:dr_tiefe", "reach:8", "lay:vampire3")
    assert table.on("8") == "vampire3"
    assert table.place("8")["turned"]
    table.play("barrier:none")
    assert table.facts("straightened") == ["straightened:van_helsing:8"]


@pytest.mark.rule("DUEL-181")
def test_from_the_turned_location_dracula_may_leave_but_not_come_back() -> None:
    table = scene(figures=("7", "station"), turned="7", actions="dr_schatten")
    assert table.codes == ["step:4", "step:6", "step:8", "step:10"]
    table.play("step:4", "look:no")
    assert "step:7" not in table.codes
    assert table.barred(DRACULA) == {"step:7": "duel-why-turned"}


# The Pulse of the Night (dr_puls)


@pytest.mark.rule("DUEL-164")
def test_puls_takes_any_one_vampire_from_draculas_discard_pile() -> None:
    table = about_to_play(
        "dr_puls",
        discard="2 vampire1 vampire3 2 hunter2",
        hands="coffin vampire1 3 vampire2 amulet",
    ).then("use:dr_puls")
    assert table.question == (DRACULA, "recruit", ["recruit:vampire1", "recruit:vampire3"])
    table.play("recruit:vampire1")
    assert table.asked == (DRACULA, "barrier")
    assert table.hand("dracula") == {"vampire1": 2, "vampire2": 3, "amulet": 1, "coffin": 1}
    left = {**dict.fromkeys(HIS, 0), "vampire1": 1, "vampire3": 1}
    assert table.side("dracula")["discard"] == left
    assert "recruited:dracula:vampire1" in table.log()


@pytest.mark.rule("DUEL-164")
def test_puls_not_used_takes_nothing() -> None:
    table = about_to_play("dr_puls", discard="vampire3").then("play:dr_puls")
    assert table.asked == (DRACULA, "barrier")
    assert table.side("dracula")["discard"]["vampire3"] == 1


@pytest.mark.rule("DUEL-183")
def test_puls_without_a_vampire_in_the_pile_does_nothing() -> None:
    table = about_to_play("dr_puls", discard="3 hunter1")
    size = table.side("dracula")["hand_size"]
    assert "use:dr_puls" in table.codes
    table.play("use:dr_puls")
    assert table.asked == (DRACULA, "barrier")
    assert table.side("dracula")["hand_size"] == size
    assert table.facts("recruited") == []


# The Roar of the Night (dr_rauschen)


@pytest.mark.rule("DUEL-165")
@pytest.mark.parametrize(
    ("who", "stand"), [("dracula", ("harbour", "7")), ("van_helsing", ("5", "harbour"))]
)
def test_rauschen_puts_either_figure_on_the_harbour(who: str, stand: tuple[str, str]) -> None:
    table = about_to_play(
        "dr_rauschen", figures=("5", "7"), barriers={"red": "harbour-1", "blue": "3-6"}
    ).then("use:dr_rauschen")
    assert table.question == (DRACULA, "send", ["send:dracula", "send:van_helsing"])
    table.play(f"send:{who}")
    assert table.figures == stand
    assert table.facts("relocated") == [f"relocated:{who}:harbour"]
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-165")
@pytest.mark.parametrize("who", ["dracula", "van_helsing"])
@pytest.mark.parametrize("card", ["coffin", "victim", "crucifix", "empty"])
def test_rauschen_brings_no_look_no_showing_and_no_filling(who: str, card: str) -> None:
    at = {"dracula": "5", "van_helsing": "7"}
    other = "van_helsing" if who == "dracula" else "dracula"
    table = about_to_play("dr_rauschen", figures={**at, other: "harbour"}, board={"harbour": card})
    table.play("use:dr_rauschen", f"send:{who}")
    assert table.figures == ("harbour", "harbour")
    assert table.asked == (DRACULA, "barrier")
    assert table.on("harbour") == (None if card == "empty" else card)
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-165")
def test_van_helsing_goes_on_from_the_harbour() -> None:
    table = about_to_play("dr_rauschen", figures=("5", "station"), board={"harbour": "coffin"})
    table.play("use:dr_rauschen", "send:van_helsing", "barrier:none")
    assert table.question == (VAN_HELSING, "move", ["step:1", "step:3"])


@pytest.mark.rule("DUEL-161", "DUEL-165")
def test_to_a_turned_harbour_only_van_helsing_can_be_sent() -> None:
    table = about_to_play("dr_rauschen", figures=("5", "station"), turned="harbour")
    table.play("use:dr_rauschen")
    assert table.codes == ["send:van_helsing"]


# The Eyes of the Night (dr_augen)


def colours(table: DuelTable) -> set[str]:
    """The barriers on offer now."""
    return {code.split(":")[1] for code in table.codes if code != "barrier:none"}


@pytest.mark.rule("DUEL-166")
def test_augen_allows_the_yellow_barrier_and_one_of_another_colour() -> None:
    assert bar("dr_augen") == "yellow"
    table = about_to_play("dr_augen").then("use:dr_augen")
    table.play("barrier:yellow:1-2")
    assert table.asked == (DRACULA, "barrier")
    assert colours(table) == {"red", "blue", "green"}
    table.play("barrier:blue:4-5")
    assert table.asked == (VAN_HELSING, "move")
    assert table.barriers == {"yellow": "1-2", "blue": "4-5"}


@pytest.mark.rule("DUEL-166")
@pytest.mark.parametrize("effects", ["", "ward"], ids=["not used", "cancelled by Vigilance"])
def test_without_augen_only_the_yellow_barrier_is_left(effects: str) -> None:
    table = about_to_play("dr_augen", effects=effects)
    assert ("use:dr_augen" in table.codes) is not bool(effects)
    table.play("play:dr_augen")
    assert colours(table) == {"yellow"}
    table.play("barrier:yellow:1-2")
    assert table.asked == (VAN_HELSING, "move")


@pytest.mark.rule("DUEL-182")
def test_the_other_barrier_may_come_first_and_then_only_the_yellow_one_is_left() -> None:
    table = about_to_play("dr_augen").then("use:dr_augen")
    assert colours(table) == {"red", "blue", "green", "yellow"}
    table.play("barrier:red:4-5")
    assert colours(table) == {"yellow"}
    table.play("barrier:yellow:1-2")
    assert table.asked == (VAN_HELSING, "move")
    assert table.facts("barrier") == ["barrier:dracula:red:4-5", "barrier:dracula:yellow:1-2"]


@pytest.mark.rule("DUEL-182")
@pytest.mark.parametrize(
    ("codes", "lie"),
    [
        (["none"], {}),
        (["yellow:1-2", "none"], {"yellow": "1-2"}),
        (["red:1-2", "none"], {"red": "1-2"}),
    ],
)
def test_each_of_the_two_may_be_declined(codes: list[str], lie: dict[str, str]) -> None:
    table = about_to_play("dr_augen").then("use:dr_augen", *[f"barrier:{code}" for code in codes])
    assert table.asked == (VAN_HELSING, "move")
    assert table.barriers == lie


@pytest.mark.rule("DUEL-182")
def test_each_must_be_lawful_at_its_own_moment() -> None:
    table = about_to_play("dr_augen", barriers={"yellow": "harbour-1"}).then("use:dr_augen")
    assert "barrier:red:harbour-3" not in table.codes
    table.play("barrier:yellow:4-5")
    assert "barrier:red:harbour-3" in table.codes
    assert "barrier:red:4-5" not in table.codes
    other = about_to_play("dr_augen").then("use:dr_augen")
    assert "barrier:red:harbour-3" in other.codes
    other.play("barrier:yellow:harbour-1")
    assert "barrier:red:harbour-3" not in other.codes


@pytest.mark.rule("DUEL-182")
def test_where_barriers_are_compulsory_one_is_enough() -> None:
    table = about_to_play("dr_augen", options={"barrier_step": "must"}).then("use:dr_augen")
    assert "barrier:none" not in table.codes
    table.play("barrier:red:4-5", "barrier:none")
    assert table.barriers == {"red": "4-5"}
