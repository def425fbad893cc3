"""Phase 4, the end of a round: clock, discard, exhausted library (NOSF-90 to NOSF-97)."""

from fractions import Fraction

import pytest

from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import CLOCK

from .at_the_table import NosferatuTable, beginning, can_tell, scene
from .chances import every_way
from .random_games import finished

RUMOURS = {3: "rumour", 4: "rumour"}


@pytest.mark.rule("NOSF-90")
def test_turned_cards_and_added_nights_go_back_into_the_clock() -> None:
    reserves = {seat: "2 night" if seat == 4 else "2 rumour" for seat in (2, 3, 4, 5, 6)}
    table = scene(reserves=reserves, draws="9 component", clock="night dawn", nights=6)
    table.play("discard:component", "give:rumour", "discard:component", "give:night")
    table.play("discard:component", "give:rumour", "pass:5")
    assert "round_ended:7:2" in table.log()
    assert table.seen()["clock"] == {
        "face_down": 8,
        "nights_face_down": 7,
        "nights_turned": 0,
        "dawn_turned": False,
    }


def dawn_after_a_night_joined(rng: Rng) -> bool:
    table = scene(players=5, at="pile", given={3: "night", 4: "rumour"}, nights=5)
    table.state.rng = rng
    table.play("move:4")
    table.finish_table_turn()
    return any(line.endswith(":dawn") for line in table.log())


@pytest.mark.rule("NOSF-90")
def test_added_nights_are_shuffled_in() -> None:
    ways = list(every_way(CLOCK, dawn_after_a_night_joined))
    assert sum(chance for chance, dawn in ways if dawn) == Fraction(3, 7)


@pytest.mark.rule("NOSF-91")
def test_components_and_rumours_slide_under_the_discard() -> None:
    reserves = {3: "2 rumour", 4: "component night"}
    table = scene(reserves=reserves, draws="3 component bite 2 rumour", clock="dawn")
    table.play("discard:component", "give:rumour", "discard:night", "give:component")
    before = table.seen()["discard"]
    assert before["top"] == "night"
    table.play("pass:5")
    assert table.seen()["discard"] == {"size": before["size"] + 2, "top": "night"}
    assert table.seen()["pile"]["size"] == 0


@pytest.mark.rule("NOSF-91")
@pytest.mark.parametrize("third", ["rumour", "bite", "night"])
def test_the_split_is_not_told(third: str) -> None:
    tables = []
    for kind in ("rumour", "component"):
        table = scene(
            reserves={2: "2 rumour", 3: f"{third} bite", 4: "rumour component", 5: "2 rumour"},
            draws="6 bite 2 night",
            clock="night dawn",
        )
        for gift in (third, kind, "rumour"):
            table.play("discard:bite", f"give:{gift}")
        if third == "bite":
            table.play("bite:2", "slide:rumour")
        table.play("pass:2")
        tables.append(table)
    one, other = tables
    assert one.seen()["round"] == 2
    viewers = [1, 2, 3, 4, 5, None]
    assert [viewer for viewer in viewers if can_tell(viewer, one, other)] == [1, 4]


@pytest.mark.rule("NOSF-92", "NOSF-94")
def test_an_exhausted_library_under_eternal_thirst_costs_a_character() -> None:
    table = scene(at="end", given=RUMOURS, exhausted=True, dark="thirst", revealed=(5,))
    assert table.log()[-1] == "punished:3"
    assert table.question == (3, "expose", ["expose:2", "expose:3", "expose:4", "expose:6"])
    table.play("expose:2")
    assert table.seen()["characters"][1] == "vampire"
    assert table.seen()["dark_card"] == "eternal_thirst"
    assert table.seen()["round"] == 2


@pytest.mark.rule("NOSF-92")
def test_an_exhausted_library_under_master_of_darkness_turns_the_card() -> None:
    table = scene(at="end", given=RUMOURS, exhausted=True, dark="master")
    assert table.asked[1] == "discard"
    assert table.seen()["dark_card"] == "eternal_thirst"
    assert table.said("punished", "revealed") == []


@pytest.mark.rule("NOSF-92")
@pytest.mark.parametrize("dark", ["thirst", "master"])
def test_nothing_happens_while_the_library_lasts(dark: str) -> None:
    table = scene(at="end", given=RUMOURS, exhausted=False, dark=dark)
    assert table.asked == (3, "discard")
    assert table.said("punished", "dark_card") == []


@pytest.mark.rule("NOSF-92", "NOSF-97")
def test_a_library_exhausted_by_a_transfusion_counts() -> None:
    given = {3: "component", 4: "component"}
    table = scene(at="pile", given=given, bites={5: 1}, library="rumour")
    table.play("ritual:transfusion", "transfuse:5", "move:6")
    assert table.asked == (6, "expose")


@pytest.mark.rule("NOSF-92")
def test_the_penalty_comes_after_clock_and_discard_were_seen_to() -> None:
    table = scene(at="stake", given=RUMOURS, exhausted=True).then("move:4")
    assert table.log() == ["stake_moved:4", "round_ended:6:2", "punished:4"]


@pytest.mark.rule("NOSF-92")
def test_the_penalty_is_paid_once() -> None:
    table = scene(at="end", exhausted=True).then("expose:4")
    table.finish_table_turn()
    assert not table.seen()["library_exhausted"]
    assert len(table.said("punished")) == 1


@pytest.mark.rule("NOSF-93")
@pytest.mark.parametrize(("dawn", "code"), [(True, "pass:6"), (False, "move:6")])
def test_the_new_holder_pays_the_penalty(dawn: bool, code: str) -> None:
    table = scene(at="stake", dawn=dawn, exhausted=True, given=RUMOURS).then(code)
    assert table.asked == (6, "expose")


@pytest.mark.rule("NOSF-93")
def test_in_every_game_the_penalty_falls_on_the_holder_of_the_next_round() -> None:
    punished = 0
    for game in finished():
        for happened in game.rounds():
            for line in beginning(happened, "punished"):
                [stake] = beginning(happened, "stake_passed", "stake_moved")
                assert line.split(":")[1] == stake.split(":")[-1]
                assert happened.index(stake) < happened.index(line)
                punished += 1
    assert punished > 0


@pytest.mark.rule("NOSF-94")
def test_the_holder_may_reveal_the_own_character() -> None:
    table = scene(at="end", exhausted=True).then("expose:3")
    assert table.revealed == [3]


@pytest.mark.rule("NOSF-94")
def test_with_every_character_face_up_the_penalty_is_nothing() -> None:
    table = scene(at="end", exhausted=True, revealed=(2, 3, 4, 5, 6))
    assert table.asked == (3, "discard")
    assert table.said("punished", "dark_card", "revealed") == []


@pytest.mark.rule("NOSF-95")
def test_a_bite_in_the_very_round_of_exhaustion_spares_the_vampire() -> None:
    given = {3: "bite", 4: "rumour"}
    table = scene(at="pile", given=given, reserves={5: "2 rumour"}, exhausted=True)
    table.play("bite:5", "slide:rumour", "move:4")
    assert table.said("dark_card", "punished") == ["dark_card:master", "dark_card:thirst"]
    assert table.asked == (4, "discard")


def play_on(table: NosferatuTable, discard: str, give: str) -> None:
    table.play(*[f"discard:{discard}", f"give:{give}"] * 2)


@pytest.mark.rule("NOSF-96")
def test_an_idle_vampire_is_punished_and_a_busy_one_is_not() -> None:
    for laid, expected in ((0, "punished:5"), (1, "dark_card:thirst")):
        table = scene(
            at="pile",
            given={3: "bite" if laid else "rumour", 4: "rumour"},
            reserves=dict.fromkeys((2, 3, 4, 5, 6), "2 rumour"),
            library="4 component",
            draws="4 component",
            clock="dawn",
        )
        if laid:
            table.play("bite:6", "slide:rumour")
        table.play("move:4")
        play_on(table, "component", "rumour")
        table.play("pass:5")
        assert "rebuilt" in table.log()
        assert expected in table.log()
        assert len(table.said("punished")) == 1 - laid


@pytest.mark.rule("NOSF-60", "NOSF-92", "NOSF-95", "NOSF-96")
def test_the_dark_card_remembers_bites_through_whole_games() -> None:
    spared = punished = 0
    for game in finished():
        thirst = True
        for happened in game.rounds():
            if not beginning(happened, "round_ended"):
                continue
            expected = []
            if thirst and beginning(happened, "bitten"):
                expected.append("dark_card:master")
                thirst = False
            if beginning(happened, "rebuilt") and not thirst:
                expected.append("dark_card:thirst")
                thirst = True
                spared += 1
            elif beginning(happened, "rebuilt"):
                assert len(beginning(happened, "punished")) == 1
                punished += 1
            else:
                assert beginning(happened, "punished") == []
            assert beginning(happened, "dark_card") == expected
    assert spared > 0
    assert punished > 0


@pytest.mark.rule("NOSF-97")
@pytest.mark.parametrize(("library", "exhausted"), [(4, True), (5, False)])
def test_drawing_the_last_card_is_what_counts(library: int, exhausted: bool) -> None:
    table = scene(
        reserves=dict.fromkeys((2, 3, 4, 5, 6), "2 rumour"),
        library=f"{library} component",
        clock="dawn",
    )
    play_on(table, "component", "rumour")
    assert table.seen()["library_exhausted"] == exhausted
    assert ("rebuilt" in table.log()) == exhausted
    table.play("pass:6")
    assert table.asked == ((6, "expose") if exhausted else (6, "discard"))
