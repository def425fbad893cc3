"""The aim and the box: targets, lives, cards, board and barriers (DUEL-001 to 004, 006, 016)."""

import pytest

from whitby.games.duel.game import DUEL

from .at_the_table import (
    DECKS,
    EVERYONE,
    HIS,
    THEIRS,
    about_to_play,
    can_tell,
    dealt,
    deck_of,
    laid_out,
    neighbours,
    random_play,
    scene,
)

PLACES = ["harbour", *[str(house) for house in range(1, 11)], "station"]
SEEKERS = [("dracula", "victim", "dr_stille"), ("van_helsing", "coffin", "vh_staerke")]


@pytest.mark.rule("DUEL-001", "DUEL-002", "DUEL-065")
@pytest.mark.parametrize(("seeker", "target", "card"), SEEKERS)
def test_the_fifth_target_of_the_opponent_wins(seeker: str, target: str, card: str) -> None:
    table = scene(
        turn=seeker,
        figures={seeker: "4"},
        board={"5": target},
        targets={seeker: 4},
        actions={seeker: card},
    ).then("step:5", "look:yes")
    assert not table.over
    table.play(f"play:{card}")
    assert table.ending == (seeker, "targets")
    assert table.side(seeker)["targets"] == 5
    assert table.on("5") is None


@pytest.mark.rule("DUEL-001", "DUEL-065")
@pytest.mark.parametrize(("seeker", "target", "card"), SEEKERS)
@pytest.mark.parametrize("found", [0, 1, 2, 3])
def test_fewer_than_five_do_not_win(seeker: str, target: str, card: str, found: int) -> None:
    table = scene(
        turn=seeker,
        figures={seeker: "4"},
        board={"5": target},
        targets={seeker: found},
        actions={seeker: card},
    ).then("step:5", "look:yes", f"play:{card}")
    assert table.side(seeker)["targets"] == found + 1
    assert not table.over


@pytest.mark.rule("DUEL-002")
@pytest.mark.parametrize(("seeker", "own"), [("dracula", "coffin"), ("van_helsing", "victim")])
def test_nobody_seeks_his_own_targets(seeker: str, own: str) -> None:
    table = scene(turn=seeker, figures={seeker: "4"}, board={"5": own}, targets={seeker: 4})
    before = table.hand(seeker).get(own, 0)
    table.play("step:5", "look:yes")
    assert table.side(seeker)["targets"] == 4
    assert table.hand(seeker)[own] == before + 1
    assert not table.over


@pytest.mark.rule("DUEL-003", "DUEL-079", "DUEL-120")
@pytest.mark.parametrize(
    ("loser", "card", "winner"),
    [("dracula", "dr_fluegel", "van_helsing"), ("van_helsing", "vh_gelassenheit", "dracula")],
)
def test_whoever_loses_the_last_life_has_lost(loser: str, card: str, winner: str) -> None:
    table = scene(
        turn=loser,
        figures={loser: "4"},
        lives={loser: 1},
        actions={loser: card},
        targets={loser: 4},
    ).go("5", "4")
    table.play("stop", f"play:{card}", "lose")
    assert table.said("life_lost") == [f"life_lost:{loser}:steps:0"]
    assert table.ending == (winner, "lives")


@pytest.mark.rule("DUEL-004", "DUEL-008", "DUEL-009")
def test_the_box_holds_fifteen_encounter_cards_and_ten_action_cards_a_side() -> None:
    table = dealt()
    table.run()
    counted = DUEL.census(table.state)
    for name in DECKS:
        assert [counted.pop(card) for card in deck_of(name)] == [1] * 10
    assert counted.pop("barriers") == 4
    assert counted == {**HIS, **THEIRS}


@pytest.mark.rule("DUEL-004", "DUEL-008", "DUEL-009", "DUEL-022")
def test_two_figures_four_lives_a_side_and_four_colours() -> None:
    table = dealt()
    assert sorted(table.seen()["sides"]) == ["dracula", "van_helsing"]
    assert table.lives == (4, 4)
    assert list(table.seen()["barriers"]) == ["red", "blue", "green", "yellow"]


@pytest.mark.rule("DUEL-004")
@pytest.mark.parametrize("calm", [True, False])
def test_nothing_is_ever_lost_or_added(calm: bool) -> None:
    for seed in range(6):
        beginning = dealt(seed=seed, turn_limit="50")
        beginning.run()
        whole = DUEL.census(beginning.state)
        for table in random_play(beginning, seed, calm):
            assert DUEL.census(table.state) == whole
            assert {0, 1, 2, 3, 4}.issuperset(table.state.public.lives)


@pytest.mark.rule("DUEL-006")
def test_the_board_has_ten_houses_a_harbour_and_a_coach_station() -> None:
    assert [spot["place"] for spot in dealt().seen()["board"]] == PLACES


@pytest.mark.rule("DUEL-006")
def test_harbour_and_station_lie_in_opposite_corners() -> None:
    for corner, beside in (("harbour", ["1", "3"]), ("station", ["8", "10"])):
        table = scene(figures=(corner, "4"))
        assert table.codes == [f"step:{name}" for name in beside]
    assert _distance("harbour", "station") == 5
    assert max(_distance(a, b) for a in PLACES for b in PLACES) == 5


def _distance(start: str, end: str) -> int:
    """How many steps the figure itself needs, asking the table at each place."""
    reached, steps = {start}, 0
    while end not in reached:
        steps += 1
        for name in list(reached):
            table = scene(figures=(name, "1" if name != "1" else "2"))
            reached |= {code.removeprefix("step:") for code in table.codes}
    return steps


@pytest.mark.rule("DUEL-006")
def test_there_are_seventeen_slots() -> None:
    table = about_to_play("dr_schatten").then("play:dr_schatten")
    order = PLACES.index
    pairs = {f"{a}-{b}" for a in PLACES for b in neighbours(a) if order(a) < order(b)}
    for colour in ("red", "blue", "green", "yellow"):
        slots = [code.split(":")[2] for code in table.codes if code.startswith(f"barrier:{colour}")]
        assert len(slots) == 17
        assert set(slots) == pairs


ROWS = """
    vampire1 hunter1 coffin
    victim   amulet  crucifix
    vampire2 hunter2 coffin
    victim   vampire3 hunter3
"""
LAID_OUT = laid_out(ROWS)


@pytest.mark.rule("DUEL-016")
@pytest.mark.parametrize(
    ("here", "there"),
    [("harbour", "1"), ("2", "3"), ("4", "5"), ("2", "7"), ("6", "station"), ("4", "2")],
)
def test_all_encounter_cards_have_the_same_back(here: str, there: str) -> None:
    swapped = {**LAID_OUT, here: LAID_OUT[there], there: LAID_OUT[here]}
    one, other = scene(board=LAID_OUT), scene(board=swapped)
    assert (one.on(here), other.on(here)) == (LAID_OUT[here], LAID_OUT[there])
    assert [viewer for viewer in EVERYONE if can_tell(viewer, one, other)] == []
