"""Phase 2, the action pile: its three cases, its Nights (NOSF-50 to NOSF-55, 61 to 64, 84)."""

from itertools import combinations_with_replacement

import pytest

from whitby.games.nosferatu.cards import KINDS

from .at_the_table import beginning, can_tell, scene
from .random_games import finished


def case_of(cards: list[str]) -> int:
    """The case of a pile, as the rulebook defines it."""
    if "bite" in cards or "night" in cards:
        return 1
    return 2 if all(card == "component" for card in cards) else 3


@pytest.mark.rule("NOSF-50")
def test_the_shuffled_pile_does_not_tell_who_gave_what() -> None:
    one = scene(at="pile", given={3: "bite", 4: "rumour"}, options={"givers": "off"})
    other = scene(at="pile", given={3: "rumour", 4: "bite"}, options={"givers": "off"})
    assert [viewer for viewer in one.everyone if can_tell(viewer, one, other)] == [3, 4]


@pytest.mark.rule("NOSF-50")
def test_the_pile_is_all_that_was_given_this_round() -> None:
    table = scene(reserves={3: "2 rumour", 4: "2 bite"}, draws="4 component", clock="dawn")
    table.play("discard:component", "give:rumour", "discard:component", "give:bite")
    assert table.seen(1)["pile"] == {
        "size": 2,
        "cards": {"rumour": 1, "component": 0, "bite": 1, "night": 0},
        "case": 1,
    }


@pytest.mark.rule("NOSF-51", "NOSF-52", "NOSF-53", "NOSF-54", "NOSF-55")
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_pile_falls_under_one_case_and_it_is_announced(size: int) -> None:
    for cards in combinations_with_replacement(KINDS, size):
        given = dict(zip([3, 4, 5, 6, 2], cards, strict=False))
        table = scene(at="pile", given=given, draws="rumour", nights=5)
        for viewer in table.everyone:
            assert table.said("announced", to=viewer) == [f"announced:{case_of(list(cards))}"]
        assert table.seen()["pile"]["case"] == case_of(list(cards))


@pytest.mark.rule("NOSF-51")
def test_renfield_has_no_say_in_the_announcement() -> None:
    table = scene(reserves={3: "2 rumour", 4: "2 rumour"}, draws="4 component", clock="dawn")
    table.play("discard:component", "give:rumour", "discard:component", "give:rumour")
    assert table.log()[-2:] == ["clock:4:dawn", "announced:3"]
    assert table.asked == (3, "use_stake")


@pytest.mark.rule("NOSF-51")
def test_the_announcement_is_true_in_every_game() -> None:
    for game in finished():
        for happened in game.rounds():
            [announced] = beginning(happened, "announced")
            given = [line.split(":")[2] for line in beginning(happened, "gave")]
            assert announced == f"announced:{case_of(given)}"


@pytest.mark.rule("NOSF-52")
@pytest.mark.parametrize("card", ["bite", "night"])
def test_one_bite_or_one_night_is_enough_for_case_one(card: str) -> None:
    given = {3: "component", 4: card, 5: "component", 6: "rumour", 2: "component"}
    assert "announced:1" in scene(at="pile", given=given).log()


@pytest.mark.rule("NOSF-53")
def test_only_components_are_case_two() -> None:
    table = scene(at="pile", given={3: "component", 4: "component"})
    assert table.log() == ["announced:2"]
    assert table.asked == (3, "ritual")


@pytest.mark.rule("NOSF-54")
@pytest.mark.parametrize("others", ["rumour", "component"])
def test_rumours_with_or_without_components_are_case_three(others: str) -> None:
    table = scene(at="pile", given={3: "rumour", 4: others, 5: others})
    assert table.log() == ["announced:3"]


@pytest.mark.rule("NOSF-55")
@pytest.mark.parametrize("card", ["bite", "night"])
def test_components_beside_a_bite_or_night_call_no_ritual(card: str) -> None:
    given = {3: "component", 4: card, 5: "component", 6: "component", 2: "component"}
    table = scene(at="pile", given=given, bites={5: 1})
    if card == "bite":
        table.play("bite:4")
        table.play(table.codes[0])
    assert table.said("ritual", "no_ritual") == []
    assert table.asked == (1, "move_stake")
    assert table.rituals == "mirror distortion transfusion"


@pytest.mark.rule("NOSF-61")
def test_each_night_of_the_pile_joins_the_clock() -> None:
    table = scene(at="pile", given={3: "night", 4: "night", 5: "rumour"}, nights=6)
    assert table.log() == ["announced:1", "nights_joined:2"]
    clock = table.seen()["clock"]
    assert clock["nights_face_down"] + clock["nights_turned"] == 8


@pytest.mark.rule("NOSF-61")
def test_a_night_that_joined_stays_in_later_rounds() -> None:
    table = scene(
        at="pile",
        given={3: "night", 4: "rumour"},
        nights=6,
        reserves=dict.fromkeys((2, 3, 4, 5, 6), "2 rumour"),
        draws="8 component",
        clock="night dawn",
    ).then("move:4")
    assert table.seen()["clock"]["face_down"] == 8
    table.play(*["discard:component", "give:rumour"] * 3, "pass:5")
    assert table.seen()["round"] == 3
    assert table.seen()["clock"]["nights_face_down"] == 7


@pytest.mark.rule("NOSF-61")
def test_a_time_distortion_takes_a_night_out_again() -> None:
    table = scene(at="pile", given={3: "component", 4: "component"}, nights=7)
    table.play("ritual:distortion", "move:4")
    assert table.seen()["clock"]["nights_face_down"] == 6


@pytest.mark.rule("NOSF-62")
def test_nights_alone_do_not_turn_the_dark_card() -> None:
    table = scene(at="pile", given={3: "night", 4: "night"}).then("move:4")
    assert table.seen()["round"] == 2
    assert table.seen()["dark_card"] == "eternal_thirst"
    assert table.said("dark_card") == []


@pytest.mark.rule("NOSF-63")
@pytest.mark.parametrize("dawn", [True, False])
def test_the_stake_comes_after_nights(dawn: bool) -> None:
    table = scene(at="pile", given={3: "night", 4: "rumour"}, dawn=dawn)
    assert table.asked == ((3, "use_stake") if dawn else (1, "move_stake"))


@pytest.mark.rule("NOSF-63")
@pytest.mark.parametrize("dawn", [True, False])
def test_the_stake_comes_after_bites(dawn: bool) -> None:
    table = scene(at="pile", given={3: "bite", 4: "rumour"}, dawn=dawn, reserves={5: "2 rumour"})
    table.play("bite:5", "slide:rumour")
    assert table.asked == ((3, "use_stake") if dawn else (1, "move_stake"))


@pytest.mark.rule("NOSF-64")
def test_renfield_can_hold_back_neither_bites_nor_nights() -> None:
    table = scene(at="pile", given={3: "bite", 4: "night", 5: "bite"}, nights=6)
    assert table.codes == [f"bite:{seat}" for seat in (2, 3, 4, 5, 6)]
    table.play("bite:2")
    assert table.asked == (1, "bite")
    assert table.codes == [f"bite:{seat}" for seat in (2, 3, 4, 5, 6)]
    table.play("bite:3")
    table.play(table.offered(2)[0], seat=2)
    table.play(table.offered(3)[0], seat=3)
    assert table.log()[-1] == "nights_joined:1"
    assert table.seen()["pile"]["size"] == 0
    table.play("move:4")
    assert table.seen()["clock"]["face_down"] == 8


@pytest.mark.rule("NOSF-64")
def test_every_bite_and_night_of_a_pile_is_applied() -> None:
    for game in finished():
        for happened in game.rounds():
            if not beginning(happened, "round_ended"):
                continue
            given = [line.split(":")[2] for line in beginning(happened, "gave")]
            assert len(beginning(happened, "bitten")) == given.count("bite")
            joined = [int(line.split(":")[1]) for line in beginning(happened, "nights_joined")]
            assert sum(joined) == given.count("night")


@pytest.mark.rule("NOSF-84")
@pytest.mark.parametrize("dawn", [True, False])
def test_rumours_lead_straight_to_the_stake(dawn: bool) -> None:
    before = scene(at="stake", given={3: "rumour", 4: "component"}, dawn=dawn, bites={5: 1})
    table = scene(at="pile", given={3: "rumour", 4: "component"}, dawn=dawn, bites={5: 1})
    assert table.log() == ["announced:3"]
    assert table.asked == ((3, "use_stake") if dawn else (1, "move_stake"))
    assert table.seen(1) == before.seen(1)
    assert table.reserve_sizes == {2: 2, 3: 2, 4: 2, 5: 1, 6: 2}
