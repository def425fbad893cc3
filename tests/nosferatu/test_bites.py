"""Bites: who is bitten, what it costs, and the Dark Card (NOSF-56 to NOSF-60, 65 to 69)."""

from itertools import product

import pytest

from .at_the_table import beginning, can_tell, scene
from .random_games import finished, watched


@pytest.mark.rule("NOSF-56")
def test_renfield_lays_each_bite_before_somebody() -> None:
    table = scene(at="pile", given={3: "bite", 4: "bite", 5: "rumour"})
    assert table.asked == (1, "bite")
    table.play("bite:4")
    assert table.bites == {4: 1}
    assert table.asked == (1, "bite")
    table.play("bite:6")
    assert table.bites == {4: 1, 6: 1}
    assert table.waiting == [4, 6]


@pytest.mark.rule("NOSF-57")
def test_hunters_and_the_vampire_can_be_bitten_but_not_renfield() -> None:
    table = scene(renfield=4, vampire=2, at="pile", given={3: "bite", 5: "rumour"})
    assert table.codes == [f"bite:{seat}" for seat in (1, 2, 3, 5, 6)]
    table.play("bite:2")
    assert table.bites == {2: 1}


@pytest.mark.rule("NOSF-58")
def test_nobody_takes_a_third_bite() -> None:
    table = scene(at="pile", given={3: "bite", 4: "rumour"}, bites={2: 2, 5: 1})
    assert table.codes == [f"bite:{seat}" for seat in (3, 4, 5, 6)]
    assert table.barred(1) == {"bite:2": "nosferatu-why-two-bites"}


@pytest.mark.rule("NOSF-58")
def test_nobody_ever_holds_more_than_two() -> None:
    assert max(max(seen["bites"]) for game in watched() for seen, _ in game) == 2


@pytest.mark.rule("NOSF-59")
def test_the_bitten_player_slides_a_card_of_choice_under_the_discard() -> None:
    table = scene(at="pile", given={3: "bite", 4: "rumour"}, reserves={5: "night component"})
    table.play("bite:5")
    assert table.question == (5, "slide", ["slide:component", "slide:night"])
    before = table.seen()["discard"]
    table.play("slide:night")
    assert table.reserve(5) == "component"
    assert table.seen()["discard"] == {"size": before["size"] + 1, "top": before["top"]}


@pytest.mark.rule("NOSF-59")
def test_the_card_slid_away_is_shown_to_nobody() -> None:
    tables = []
    for card in ("night", "component"):
        table = scene(at="pile", given={3: "bite", 4: "rumour"}, reserves={5: "night component"})
        table.play("bite:5", f"slide:{card}")
        tables.append(table)
    one, other = tables
    assert [viewer for viewer in one.everyone if can_tell(viewer, one, other)] == [5]
    assert "slid:5:night" in one.log(5)
    assert "slid_unseen:5" in one.log(4)


@pytest.mark.rule("NOSF-59")
def test_a_slid_card_does_not_cover_the_top_of_the_discard() -> None:
    table = scene(reserves={3: "2 bite", 4: "bite rumour"}, draws="4 component", clock="dawn")
    table.play("discard:component", "give:bite", "discard:rumour", "give:bite")
    table.play("bite:3", "bite:4", "slide:bite", "slide:component")
    assert table.seen()["discard"]["top"] == "rumour"


@pytest.mark.rule("NOSF-59")
def test_one_card_for_each_bite() -> None:
    table = scene(at="pile", given={3: "bite", 4: "bite"}, reserves={5: "night component"})
    table.play("bite:5", "bite:5")
    table.play("slide:night")
    assert table.codes == ["slide:component"]
    table.play("slide:component")
    assert table.reserve(5) == ""
    assert table.asked == (1, "move_stake")


@pytest.mark.rule("NOSF-60")
def test_a_bite_turns_eternal_thirst_to_master_of_darkness() -> None:
    table = scene(at="pile", given={3: "bite", 4: "rumour"}, reserves={5: "2 rumour"})
    table.play("bite:5", "slide:rumour")
    assert table.seen()["dark_card"] == "master_of_darkness"
    assert table.said("dark_card") == ["dark_card:master"]


@pytest.mark.rule("NOSF-60")
def test_a_bite_leaves_master_of_darkness_as_it_is() -> None:
    given = {3: "bite", 4: "rumour"}
    table = scene(at="pile", given=given, reserves={5: "2 rumour"}, dark="master")
    table.play("bite:5", "slide:rumour")
    assert table.seen()["dark_card"] == "master_of_darkness"
    assert table.said("dark_card") == []


@pytest.mark.rule("NOSF-65")
def test_one_player_may_take_two_bites_in_one_round() -> None:
    table = scene(at="pile", given={3: "bite", 4: "bite", 5: "bite"}).then("bite:5")
    assert "bite:5" in table.codes
    table.play("bite:5")
    assert table.bites == {5: 2}
    assert table.codes == [f"bite:{seat}" for seat in (2, 3, 4, 6)]


@pytest.mark.rule("NOSF-65")
def test_a_bite_of_an_earlier_round_leaves_room_for_one() -> None:
    table = scene(at="pile", given={3: "bite", 4: "bite"}, bites={5: 1}).then("bite:5")
    assert "bite:5" not in table.codes


@pytest.mark.rule("NOSF-66")
@pytest.mark.parametrize("double", ["on", "off"])
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_there_is_always_somebody_to_bite(players: int, double: str) -> None:
    for laid in product([0, 1, 2], repeat=players - 1):
        if sum(laid) == 4 and list(laid) == sorted(laid, reverse=True):
            table = scene(
                players=players,
                at="pile",
                given={3: "bite", 4: "rumour"},
                bites=dict(enumerate(laid, 2)),
                options={"double_bite": double},
            )
            assert len(table.codes) == sum(count < 2 for count in laid) >= 2


@pytest.mark.rule("NOSF-66")
@pytest.mark.parametrize("double", ["on", "off"])
@pytest.mark.parametrize("laid", [{}, {2: 1}, {2: 2}, {2: 1, 3: 1}, {2: 2, 3: 1}, {2: 2, 3: 2}])
def test_a_pile_of_bites_always_finds_necks(laid: dict[int, int], double: str) -> None:
    given = {3: "bite", 4: "bite", 5: "bite", 2: "bite"}
    table = scene(players=5, at="pile", given=given, bites=laid, options={"double_bite": double})
    placed = 0
    while not table.over and table.asked == (1, "bite"):
        table.play(table.codes[0])
        placed += 1
    assert placed == min(4, 5 - sum(laid.values()))


@pytest.mark.rule("NOSF-67")
@pytest.mark.parametrize(("laid", "fresh"), [(0, 1), (0, 2), (1, 1)])
def test_whoever_is_bitten_has_a_card_to_discard(laid: int, fresh: int) -> None:
    given = {3: "bite", 4: "bite" if fresh == 2 else "rumour"}
    table = scene(at="pile", given=given, bites={5: laid}).then(*["bite:5"] * fresh)
    for _ in range(fresh):
        assert table.asked == (5, "slide")
        table.play(table.codes[0])
    assert table.reserve_sizes[5] == 2 - laid - fresh


@pytest.mark.whole_games
@pytest.mark.rule("NOSF-67")
def test_in_every_game_each_bite_costs_its_player_a_card() -> None:
    for game in finished():
        for happened in game.rounds():
            if beginning(happened, "round_ended"):
                bitten = sorted(line.split(":")[1] for line in beginning(happened, "bitten"))
                assert sorted(line.split(":")[1] for line in beginning(happened, "slid")) == bitten


@pytest.mark.rule("NOSF-68")
def test_bites_then_discards_then_the_dark_card_then_the_nights() -> None:
    given = {3: "night", 4: "bite", 5: "bite", 6: "night"}
    table = scene(at="pile", given=given, reserves={4: "2 rumour", 5: "2 rumour"}).then("bite:5")
    assert table.asked == (1, "bite")
    table.play("bite:4", "slide:rumour", "slide:rumour")
    assert table.log() == [
        "announced:1",
        "bite_due",
        "bitten:5",
        "bite_due",
        "bitten:4",
        "slid_unseen:4",
        "slid_unseen:5",
        "dark_card:master",
        "nights_joined:2",
    ]


@pytest.mark.rule("NOSF-68")
def test_all_who_were_bitten_discard_at_the_same_time() -> None:
    table = scene(at="pile", given={3: "bite", 4: "bite"}, reserves={4: "2 rumour", 5: "2 night"})
    table.play("bite:5", "bite:4")
    assert table.waiting == [4, 5]
    table.play("slide:night", seat=5)
    assert table.waiting == [4]
    assert table.reserve_sizes[5] == 2
    assert table.said("slid_unseen") == []
    table.play("slide:rumour", seat=4)
    assert table.reserve_sizes[4] == table.reserve_sizes[5] == 1


@pytest.mark.rule("NOSF-68", "NOSF-101")
def test_victory_is_looked_for_after_each_bite() -> None:
    table = scene(at="pile", given={3: "bite", 4: "bite"}, bites={2: 2, 5: 1}).then("bite:5")
    assert not table.over
    table.play("bite:6")
    assert table.over


@pytest.mark.rule("NOSF-69")
def test_the_number_of_bites_is_public() -> None:
    table = scene(at="pile", given={3: "bite", 4: "bite", 5: "rumour", 6: "rumour"})
    table.play("bite:2", "bite:6")
    for viewer in table.everyone:
        assert table.seen(viewer)["bitten_this_round"] == [0, 1, 0, 0, 0, 1]
        assert table.said("bitten", to=viewer) == ["bitten:2", "bitten:6"]


@pytest.mark.rule("NOSF-69")
def test_nobody_but_renfield_can_tell_whose_the_bites_were() -> None:
    reserves = {2: "2 rumour"}
    one = scene(at="pile", given={3: "bite", 4: "rumour"}, reserves=reserves)
    other = scene(at="pile", given={3: "rumour", 4: "bite"}, reserves=reserves)
    for table in (one, other):
        table.play("bite:2", "slide:rumour")
    assert not can_tell(2, one, other)
    assert not can_tell(None, one, other)
    assert can_tell(1, one, other)
