"""The box: which cards there are, and that their backs reveal nothing (NOSF-01 to NOSF-08)."""

from collections import Counter
from fractions import Fraction

import pytest

from whitby.core.errors import BadSetup
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import KINDS, LIBRARY
from whitby.games.nosferatu.game import NOSFERATU

from .at_the_table import NosferatuTable, can_tell, dealt, scene
from .chances import every_way
from .random_games import walk

BOX = {"rumour": 18, "component": 15, "bite": 16, "night": 10}


@pytest.mark.rule("NOSF-01")
def test_eight_people_use_every_character_of_the_box() -> None:
    table = dealt(players=8, vampire=5)
    own = [table.seen(seat)["characters"][seat - 1] for seat in table.seats]
    assert Counter(own) == {"hunter": 6, "vampire": 1, "renfield": 1}


@pytest.mark.rule("NOSF-01")
def test_characters_have_one_back() -> None:
    one, other = dealt(players=8, vampire=5), dealt(players=8, vampire=7)
    assert one.seen()["characters"] == ["renfield", *["?"] * 7]
    assert one.gets(None) == other.gets(None)


@pytest.mark.rule("NOSF-02")
def test_the_clock_has_at_most_ten_nights() -> None:
    clock = scene(players=8, nights=10).seen()["clock"]
    assert clock["face_down"] == 11
    assert clock["nights_face_down"] == 10
    with pytest.raises(BadSetup, match="nights: from 0 to 10, not 11"):
        scene(players=8, nights=11)


@pytest.mark.rule("NOSF-02")
@pytest.mark.parametrize("nights", [0, 1, 2, 3])
def test_the_clock_has_one_dawn(nights: int) -> None:
    table = scene(nights=nights, clock=f"{nights} night") if nights else scene(nights=0)
    while table.asked[1] in ("discard", "give"):
        table.play(table.codes[0])
    turned = [line.split(":")[2] for line in table.log() if line.startswith("clock:")]
    assert turned == ["night"] * nights + ["dawn"]
    assert table.seen()["clock"]["face_down"] == 0


def first_card(players: int, rng: Rng) -> str:
    state = NOSFERATU.setup(players=players, options={"renfield": "first"}, rng=rng)
    table = NosferatuTable(NOSFERATU, state)
    table.play("vampire:2")
    [drew, _] = [line for line in table.log(2) if line.startswith("drew:")]
    return drew.split(":")[2]


@pytest.mark.rule("NOSF-03", "NOSF-13")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_library_is_the_basic_cards_and_the_spare_nights(players: int) -> None:
    chances: dict[str, Fraction] = dict.fromkeys(KINDS, Fraction(0))
    for chance, kind in every_way(LIBRARY, lambda rng: first_card(players, rng), cards=1):
        chances[kind] += chance
    size = 49 + 10 - players
    assert chances == {
        "rumour": Fraction(18, size),
        "component": Fraction(15, size),
        "bite": Fraction(16, size),
        "night": Fraction(10 - players, size),
    }


@pytest.mark.rule("NOSF-03", "NOSF-14")
def test_no_card_is_ever_lost_or_added() -> None:
    for seed in range(120):
        for table in walk(seed):
            assert {kind: NOSFERATU.census(table.state)[kind] for kind in BOX} == BOX


@pytest.mark.rule("NOSF-04")
def test_there_are_three_rituals_each_with_two_faces() -> None:
    table = scene(at="pile", given={3: "component", 4: "component"}, bites={5: 1})
    assert table.rituals == "mirror distortion transfusion"
    assert table.codes == ["ritual:mirror", "ritual:distortion", "ritual:transfusion"]
    table.play("ritual:transfusion", "transfuse:5")
    assert table.seen()["rituals"] == {"mirror": True, "distortion": True, "transfusion": False}


@pytest.mark.rule("NOSF-05")
def test_there_is_one_stake_and_it_goes_from_hand_to_hand() -> None:
    for seed in range(80):
        *_, table = walk(seed)
        holder = ""
        for line in table.said("stake_given", "stake_passed", "stake_moved"):
            verb, *by, to = line.split(":")
            assert (verb == "stake_given") == (holder == "")
            assert by in ([], [holder])
            assert to != holder
            holder = to
        assert table.seen()["holder"] == int(holder)


@pytest.mark.rule("NOSF-06")
def test_the_dark_card_has_two_faces() -> None:
    table = scene(at="pile", given={3: "bite", 4: "rumour"}, exhausted=True)
    assert table.seen()["dark_card"] == "eternal_thirst"
    table.play("bite:5")
    table.play(table.codes[0])
    assert table.seen()["dark_card"] == "master_of_darkness"
    table.play(table.codes[0])
    assert table.seen()["dark_card"] == "eternal_thirst"


@pytest.mark.rule("NOSF-07")
def test_the_box_holds_73_cards() -> None:
    table = dealt(players=8).then("stake:2")
    seen = table.seen()
    dawns = seen["clock"]["face_down"] - seen["clock"]["nights_face_down"]
    counted = sum(NOSFERATU.census(table.state).values()) + dawns + len(seen["rituals"])
    the_stake_and_the_dark_card = 2
    assert counted + the_stake_and_the_dark_card == 73


@pytest.mark.rule("NOSF-08")
def test_a_night_in_a_reserve_has_the_back_of_any_card() -> None:
    night = scene(reserves={3: "rumour bite", 5: "night night"}, draws="2 rumour")
    rumour = scene(reserves={3: "rumour bite", 5: "rumour rumour"}, draws="2 rumour")
    assert night.reserve(5) == "night night"
    assert [viewer for viewer in [1, 3, None] if can_tell(viewer, night, rumour)] == []


@pytest.mark.rule("NOSF-08")
def test_nights_in_the_library_have_the_back_of_any_card() -> None:
    night = scene(reserves={3: "2 rumour"}, library="4 night 9 bite", draws="2 bite")
    rumour = scene(reserves={3: "2 rumour"}, library="4 rumour 9 bite", draws="2 bite")
    assert [viewer for viewer in [1, 3, None] if can_tell(viewer, night, rumour)] == []
