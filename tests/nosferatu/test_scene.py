"""Scenes: any legal position in a few lines, and a clear refusal of any other."""

from typing import Any

import pytest

from whitby.core.errors import BadSetup
from whitby.games.nosferatu.cards import NIGHT
from whitby.games.nosferatu.game import NOSFERATU

from .at_the_table import scene

RUMOURS = {3: "rumour", 4: "rumour"}


# Each moment


def test_a_scene_at_a_turn_begins_with_the_holder() -> None:
    table = scene(holder=5)
    assert table.asked == (5, "discard")
    assert table.seen()["phase"] == "table_turn"


def test_a_scene_can_begin_with_a_later_turn() -> None:
    table = scene(holder=5, turn=2, given={5: "rumour", 6: "bite"}, clock="dawn")
    assert table.asked == (2, "discard")
    assert table.seen()["pile"]["size"] == 2
    table.play(table.codes[0])
    table.play(table.codes[0])
    assert "clock:2:dawn" in table.log()


def test_a_scene_at_the_pile_begins_with_the_announcement() -> None:
    table = scene(at="pile", given=RUMOURS)
    assert table.log() == ["announced:3"]


def test_a_scene_at_the_stake_comes_after_the_pile() -> None:
    table = scene(at="stake", given=RUMOURS)
    assert table.log() == []
    assert table.seen()["pile"] == {"size": 2, "cards": None, "case": 3}
    table.play("move:4")
    assert table.said("round_ended") == ["round_ended:6:2"]


def test_a_scene_at_the_end_goes_on_to_the_next_round() -> None:
    table = scene(at="end", given=RUMOURS, round=4)
    assert table.log() == ["round_ended:6:2", "round:5", "turn:3"]


def test_every_moment_leads_on_to_the_following_ones() -> None:
    order = ["announced", "stake_moved", "round_ended", "round"]
    for at, expected in (("pile", order), ("stake", order[1:]), ("end", order[2:])):
        table = scene(at=at, given=RUMOURS)
        while table.said("round") == []:
            table.play(table.codes[0])
        assert [line.split(":")[0] for line in table.said(*order)] == expected


# The scene is as described


def test_a_scene_says_how_things_lie() -> None:
    table = scene(
        players=7,
        renfield=7,
        vampire=4,
        holder=2,
        at="stake",
        round=3,
        bites={1: 2, 4: 1},
        reserves={4: "night", 5: "bite component"},
        revealed=(5,),
        rituals="distortion",
        dark="master",
        nights=9,
        exhausted=True,
        options={"ritual": "may"},
    )
    seen = table.seen()
    assert (seen["players"], seen["renfield"], seen["holder"], seen["round"]) == (7, 7, 2, 3)
    assert table.seen(7)["characters"].index("vampire") + 1 == 4
    assert table.bites == {1: 2, 4: 1}
    assert (table.reserve(1), table.reserve(4), table.reserve(5)) == (
        "",
        "night",
        "component bite",
    )
    assert table.revealed == [5]
    assert table.rituals == "distortion"
    assert seen["dark_card"] == "master_of_darkness"
    assert seen["clock"]["nights_face_down"] == 9
    assert seen["library_exhausted"]
    assert seen["options"]["ritual"] == "may"


def test_cards_are_drawn_and_turned_as_they_were_laid() -> None:
    table = scene(reserves={3: "2 rumour", 4: "2 rumour"}, draws="bite 2 night bite", clock="dawn")
    assert table.said("drew", to=3) == ["drew:3:bite", "drew:3:night"]
    table.play("discard:rumour", "give:rumour")
    assert table.said("drew", to=4) == ["drew:4:night", "drew:4:bite"]
    table.play("discard:rumour", "give:rumour")
    assert table.said("clock") == ["clock:4:dawn"]


def test_what_is_not_said_is_left_to_chance() -> None:
    hands = {tuple(scene(seed=seed).reserve(seat) for seat in (2, 4, 5, 6)) for seed in range(20)}
    assert len(hands) == 20
    assert scene(bites={4: 1}, at="stake").reserve_sizes == {2: 2, 3: 2, 4: 1, 5: 2, 6: 2}


def test_the_same_words_and_seed_give_the_same_scene() -> None:
    assert scene(seed=5).seen(4) == scene(seed=5).seen(4)
    assert scene(seed=5).happened() == scene(seed=5).happened()


SCENES: list[dict[str, Any]] = [
    {},
    {"players": 5, "holder": 4},
    {"players": 8, "bites": {2: 2, 3: 1}, "nights": 10},
    {"reserves": {3: "bite night"}},
    {"library": "4 rumour 3 bite"},
    {"discard": "4 rumour 3 bite"},
    {"library": "18 rumour 7 component", "discard": "2 component 16 bite"},
    {"turn": 6, "turned": 2},
    {"at": "pile", "given": {3: "bite", 4: "component"}},
    {"at": "stake", "given": {3: "rumour", 4: "component"}},
    {"at": "end", "exhausted": True},
]


@pytest.mark.rule("NOSF-03", "NOSF-14")
@pytest.mark.parametrize("words", SCENES, ids=str)
def test_a_scene_has_every_card_of_the_box_and_no_more(words: dict[str, Any]) -> None:
    table = scene(**words)
    assert NOSFERATU.census(table.state) == NOSFERATU.contents(table.state)
    table.run()
    assert NOSFERATU.census(table.state) == NOSFERATU.contents(table.state)
    seen = table.seen()
    clock = seen["clock"]["nights_face_down"] + seen["clock"]["nights_turned"]
    lying = seen["library"] + seen["discard"]["size"] + seen["pile"]["size"]
    assert lying + sum(seen["reserve_sizes"]) + sum(seen["bites"]) + clock == 59


# What is refused

REFUSALS: list[tuple[dict[str, Any], str]] = [
    ({"weather": "fine"}, "scene: 'weather' is none of renfield, vampire, "),
    ({"players": 9}, "nosferatu is for 5 to 8 players, not 9"),
    ({"at": "lunch"}, "at: 'lunch' is none of turn, pile, stake, end"),
    ({"renfield": 7}, "renfield: there is no seat 7; seats are 1 to 6"),
    ({"vampire": 0}, "vampire: there is no seat 0; seats are 1 to 6"),
    ({"vampire": 1}, "vampire: seat 1 is Renfield"),
    ({"holder": 1}, "holder: seat 1 is Renfield"),
    ({"turn": 1}, "turn: seat 1 is Renfield"),
    ({"revealed": (8,)}, "revealed: there is no seat 8; seats are 1 to 6"),
    ({"bites": {1: 1}}, "bites: seat 1 is Renfield"),
    ({"bites": {4: 3}}, "bites: seat 4 can hold 0 to 2, not 3"),
    ({"bites": {4: -1}}, "bites: seat 4 can hold 0 to 2, not -1"),
    ({"bites": {2: 2, 3: 2, 4: 1}}, "bites: with 5 in play the game is over"),
    ({"reserves": {1: "2 bite"}}, "reserves: seat 1 is Renfield"),
    ({"reserves": {4: "bite"}}, "reserves: seat 4 holds 2 cards with 0 Bites, not 1"),
    ({"reserves": {4: "2 bite"}, "bites": {4: 1}}, "seat 4 holds 1 cards with 1 Bites, not 2"),
    (
        {"reserves": {4: "bite garlic"}},
        "reserve of seat 4: 'garlic' is none of rumour, component, bite",
    ),
    ({"given": {1: "bite"}}, "given: seat 1 is Renfield"),
    ({"given": {3: "bite bite"}}, "given: seat 3 gives one card, not 'bite bite'"),
    ({"given": {3: ""}}, "given: seat 3 gives one card, not ''"),
    ({"rituals": ""}, "rituals: at least one lies face up"),
    ({"rituals": "garlic"}, "rituals: 'garlic' is none of mirror, distortion, transfusion"),
    ({"dark": "blank"}, "dark: 'blank' is none of thirst, master"),
    ({"nights": 11}, "nights: from 0 to 10, not 11"),
    ({"library": "19 rumour"}, "library: 19 rumour asked for, 18 left"),
    ({"library": "16 bite", "discard": "bite"}, "discard: 1 bite asked for, 0 left"),
    ({"reserves": {4: "2 night"}, "nights": 9}, "reserve of seat 4: 2 night asked for, 1 left"),
    ({"library": ""}, "library: it is never empty"),
    ({"library": "18 rumour 15 component 16 bite 4 night"}, "no cards for the reserves"),
    ({"clock": "noon"}, "clock: 'noon' is none of night, dawn"),
    ({"draws": "dawn"}, "draws: 'dawn' is none of rumour, component, bite, night"),
    ({"options": {"garlic": "on"}}, "nosferatu has no option 'garlic'"),
    ({"nights": -1}, "nights: from 0 to 10, not -1"),
    ({"dawn": True}, "dawn: nobody acts after Dawn"),
    ({"at": "pile"}, "given: the action pile is never empty"),
    ({"given": {5: "bite"}}, "given: seat 5 has not acted yet"),
    ({"turn": 5, "given": {5: "bite"}}, "given: seat 5 has not acted yet"),
    ({"reserves": {4: "2 bite 3"}}, "'2 bite 3' ends with a number"),
    ({"turned": -1}, "turned: from 0 to 6, not -1"),
    ({"nights": 2, "turned": 3}, "turned: from 0 to 2, not 3"),
    ({"draws": "3 rumour", "library": "2 rumour bite"}, "draws: 3 rumour asked for, 2 in the deck"),
]


@pytest.mark.parametrize(("words", "why"), REFUSALS, ids=[why for _, why in REFUSALS])
def test_a_scene_against_the_rules_is_refused(words: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        scene(**words)
    assert why in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.rule("NOSF-03")
def test_library_and_discard_together_leave_no_card_over() -> None:
    with pytest.raises(BadSetup) as refusal:
        scene(library="4 rumour 3 bite", discard="2 component", reserves={2: "2 night"})
    assert str(refusal.value).startswith("library and discard: ")
    assert str(refusal.value).endswith("would be in neither")


@pytest.mark.rule("NOSF-36", "NOSF-49")
def test_nights_turned_this_round_lie_face_up_until_the_clock_is_gathered() -> None:
    table = scene(turn=6, nights=7, turned=2, clock="night")
    clock = table.seen()["clock"]
    assert (clock["nights_face_down"], clock["nights_turned"]) == (5, 2)
    table.play(table.codes[0])
    table.play(table.codes[0])
    assert table.seen()["clock"]["nights_turned"] == 3
    assert scene(at="end", turned=6).log()[0] == "round_ended:6:0"


@pytest.mark.rule("NOSF-36", "NOSF-37")
@pytest.mark.parametrize(
    ("words", "most"),
    [
        ({}, 0),
        ({"turn": 4}, 0),
        ({"turn": 2}, 3),
        ({"at": "pile", "given": RUMOURS}, 4),
        ({"at": "pile", "given": RUMOURS, "dawn": True}, 3),
    ],
)
def test_only_those_who_have_acted_turn_nights_over(words: dict[str, Any], most: int) -> None:
    assert scene(**words, turned=most).seen()["clock"]["nights_turned"] == most
    with pytest.raises(BadSetup, match=f"at most {most} others have turned one"):
        scene(**words, turned=most + 1)


@pytest.mark.parametrize("seed", range(20))
def test_cards_to_be_drawn_next_are_in_no_random_reserve(seed: int) -> None:
    assert scene(draws="4 night", seed=seed).state.library[NIGHT] == 4


def test_a_prepared_card_that_is_not_there_when_it_is_drawn_is_an_error() -> None:
    table = scene(nights=0, clock="night", turn=4)
    table.play(table.codes[0])
    table.play(table.codes[0])
    with pytest.raises(BadSetup, match="draws: night is to be drawn next, but there is only dawn"):
        table.run()
