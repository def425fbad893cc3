"""Order of play: turns and their parts, matches of several games (DUEL-035 to DUEL-038)."""

import re

import pytest

from .at_the_table import DRACULA, VAN_HELSING, DuelTable, dealt, random_play, scene


def die(table: DuelTable) -> None:
    """The player on turn loses the game by excess steps."""
    while table.codes != ["stop"]:
        table.go(table.codes[0].removeprefix("step:"))
    table.play("stop")
    table.play(table.codes[0])
    table.play("lose")


def idle(table: DuelTable, turns: int = 1) -> None:
    """This many turns in which nothing happens: a step, no look, any card."""
    for _ in range(turns):
        table.walk(table.codes[0].removeprefix("step:"))
        table.play(next(code for code in table.codes if code.startswith("play:")), "barrier:none")


def choose_anew(table: DuelTable) -> None:
    """Both pick six cards for the next game."""
    assert table.waiting == [1, 2]
    for seat in (1, 2):
        for _ in range(6):
            table.play(table.offered(seat)[-1], seat=seat)


def begun(table: DuelTable) -> list[str]:
    """Each game started: its number, the side that starts, and the seat that plays Dracula."""
    return [line.removeprefix("game:") for line in table.said("game")]


def score(table: DuelTable) -> list[int]:
    """The games won by each seat."""
    wins: list[int] = table.seen()["match"]["wins"]
    return wins


@pytest.mark.rule("DUEL-035")
@pytest.mark.parametrize("options", [{}, {"match": "three", "roles": "swap"}])
def test_dracula_takes_the_first_turn_of_the_first_game(options: dict[str, str]) -> None:
    for seed in range(30):
        table = dealt(seed=seed, **options)
        assert table.asked == (DRACULA, "move")
        assert table.said("game", "turn") == ["game:1:dracula:1", "turn:1:dracula"]


@pytest.mark.rule("DUEL-036")
def test_a_match_of_one_ends_with_its_game() -> None:
    table = dealt()
    die(table)
    assert table.over
    assert (table.ending[0], table.scores) == ("van_helsing", (-1, 1))


@pytest.mark.rule("DUEL-036")
@pytest.mark.parametrize("match", ["three", "five"])
def test_the_loser_starts_the_next_game(match: str) -> None:
    table = dealt(match=match)
    idle(table)
    die(table)  # Van Helsing
    choose_anew(table)
    assert table.asked == (VAN_HELSING, "move")
    assert table.said("turn")[-1] == "turn:1:van_helsing"
    idle(table)
    die(table)  # Dracula
    choose_anew(table)
    assert table.asked == (DRACULA, "move")
    assert begun(table) == ["1:dracula:1", "2:van_helsing:1", "3:dracula:1"]


@pytest.mark.rule("DUEL-036")
def test_who_started_and_lost_starts_again() -> None:
    table = dealt(match="five")
    die(table)
    choose_anew(table)
    assert begun(table) == ["1:dracula:1", "2:dracula:1"]
    assert table.asked == (DRACULA, "move")


@pytest.mark.rule("DUEL-036")
def test_with_roles_kept_each_stays_with_his_side() -> None:
    table = dealt(match="three")
    die(table)
    assert [table.seen(seat)["side"] for seat in (1, 2)] == ["dracula", "van_helsing"]


@pytest.mark.rule("DUEL-036")
def test_with_roles_swapped_the_losing_person_starts_on_the_other_side() -> None:
    table = dealt(match="five", roles="swap")
    die(table)  # seat 1, as Dracula
    assert [table.seen(seat)["side"] for seat in (1, 2)] == ["van_helsing", "dracula"]
    choose_anew(table)
    assert table.asked == (1, "move")
    assert table.said("turn")[-1] == "turn:1:van_helsing"
    idle(table)
    assert table.asked == (2, "move")
    die(table)  # seat 2, as Dracula
    assert [table.seen(seat)["side"] for seat in (1, 2)] == ["dracula", "van_helsing"]
    choose_anew(table)
    assert table.asked == (2, "move")
    assert begun(table) == ["1:dracula:1", "2:van_helsing:2", "3:van_helsing:1"]


@pytest.mark.rule("DUEL-036")
def test_after_a_swap_each_picks_from_and_sees_the_cards_of_his_new_side() -> None:
    table = dealt(match="three", roles="swap")
    die(table)
    assert table.offered(1)[-1] == "pick:victim"
    assert table.offered(2)[-1] == "pick:coffin"
    choose_anew(table)
    table.run()
    assert table.side("van_helsing", 1)["hand"] is not None
    assert table.side("dracula", 1)["hand"] is None
    assert table.side("dracula", 2)["hand"] is not None


@pytest.mark.rule("DUEL-036")
@pytest.mark.parametrize(("match", "needed"), [("one", 1), ("three", 2), ("five", 3)])
def test_a_match_ends_when_it_is_decided(match: str, needed: int) -> None:
    table = dealt(match=match)
    for won in range(1, needed + 1):
        die(table)
        if won < needed:
            assert score(table) == [0, won]
            assert table.outcome is None
            choose_anew(table)
    assert table.over
    assert score(table) == [0, needed]
    assert (table.ending[0], table.scores) == ("van_helsing", (-1, 1))


@pytest.mark.rule("DUEL-036")
@pytest.mark.parametrize("roles", ["keep", "swap"])
def test_at_one_all_the_third_game_decides(roles: str) -> None:
    table = dealt(match="three", roles=roles)
    die(table)  # seat 1
    choose_anew(table)
    idle(table)
    die(table)  # seat 2
    assert score(table) == [1, 1]
    choose_anew(table)
    idle(table)
    die(table)  # seat 1, since seat 2 had lost and started
    assert score(table) == [1, 2]
    assert table.over
    assert (table.ending[0], table.scores) == ("van_helsing", (-1, 1))


@pytest.mark.rule("DUEL-036")
def test_wins_belong_to_the_person_not_to_the_side() -> None:
    table = dealt(match="three", roles="swap")
    die(table)  # seat 1 as Dracula
    choose_anew(table)
    die(table)  # seat 1 as Van Helsing
    assert score(table) == [0, 2]
    assert table.over
    assert (table.ending[0], table.scores) == ("dracula", (-1, 1))


@pytest.mark.rule("DUEL-036")
def test_after_a_draw_dracula_starts_again_if_he_had_started() -> None:
    table = dealt(match="three", turn_limit="50")
    idle(table, 50)
    assert table.said("won") == ["won:nobody:limit"]
    choose_anew(table)
    assert table.asked == (DRACULA, "move")
    assert begun(table) == ["1:dracula:1", "2:dracula:1"]
    assert score(table) == [0, 0]


@pytest.mark.rule("DUEL-036")
def test_after_a_draw_van_helsing_starts_again_if_he_had_started() -> None:
    table = dealt(match="three", turn_limit="50")
    idle(table)
    die(table)  # Van Helsing
    choose_anew(table)
    idle(table, 50)
    choose_anew(table)
    assert table.asked == (VAN_HELSING, "move")
    assert begun(table) == ["1:dracula:1", "2:van_helsing:1", "3:van_helsing:1"]
    assert score(table) == [1, 0]


@pytest.mark.rule("DUEL-036")
def test_after_a_draw_the_same_person_starts_even_if_roles_change() -> None:
    table = dealt(match="three", roles="swap", turn_limit="50")
    idle(table, 50)
    choose_anew(table)
    assert table.asked == (1, "move")
    assert begun(table) == ["1:dracula:1", "2:van_helsing:2"]


@pytest.mark.rule("DUEL-036")
def test_a_match_of_draws_has_no_winner() -> None:
    table = dealt(match="three", turn_limit="50")
    for game in (1, 2, 3):
        idle(table, 50)
        if game < 3:
            choose_anew(table)
    assert table.over
    assert (table.ending[0], table.scores) == ("nobody", (0, 0))


@pytest.mark.rule("DUEL-036")
def test_everything_is_laid_out_anew_for_the_next_game() -> None:
    table = scene(
        options={"match": "three"},
        figures=("4", "7"),
        lives=(1, 2),
        targets=(3, 2),
        discard="vampire1 hunter2",
        barriers={"red": "1-2", "green": "7-8"},
        effects="breath whisper",
        actions="dr_fluegel",
        aside={"dracula": ""},
    ).go("5", "4")
    table.play("stop", "play:dr_fluegel", "lose")
    choose_anew(table)
    fresh = dealt(
        dracula="coffin coffin coffin coffin coffin amulet",
        van_helsing="victim victim victim victim victim crucifix",
        match="three",
    )
    seen, expected = table.seen(), fresh.seen()
    assert seen.pop("match") == {"game": 2, "wins": [0, 1], "dracula": 1}
    del expected["match"]
    assert seen == expected


@pytest.mark.rule("DUEL-037")
def test_turns_alternate() -> None:
    table = dealt()
    idle(table, 12)
    assert table.said("turn") == [
        f"turn:{number}:{'dracula' if number % 2 else 'van_helsing'}" for number in range(1, 14)
    ]


@pytest.mark.rule("DUEL-037")
def test_in_any_game_turns_alternate_but_for_a_turn_won_by_battle_lust() -> None:
    for seed in range(40):
        *_, table = random_play(dealt(seed=seed), seed)
        last = ""
        again = False
        for line in table.said("turn", "again"):
            if line == "again:van_helsing":
                again = True
                continue
            on_turn = line.split(":")[2]
            if last:
                assert (on_turn == last) == again
            last, again = on_turn, False


@pytest.mark.rule("DUEL-038", "DUEL-084", "DUEL-094")
def test_a_turn_is_a_move_then_an_action_card_and_a_barrier_at_the_end() -> None:
    letters = {
        "turn": "t",
        "stepped": "s",
        "took_up": "x",
        "laid": "x",
        "passed_by": "x",
        "played": "p",
        "used": "p",
        "barrier": "b",
        "won": "w",
    }
    for seed in range(60):
        *_, table = random_play(dealt(seed=seed), seed)
        story = "".join(letters.get(line.split(":")[0], "") for line in table.log())
        assert re.fullmatch("(t(sx*)+px*b{0,2})*(t((sx*)+(px*b{0,2})?)?)?w", story), story


@pytest.mark.rule("DUEL-038")
def test_all_see_which_part_of_the_turn_it_is() -> None:
    table = scene(figures=("4", "5"), board={"5": "coffin"}, actions="dr_fluegel dr_stille")
    parts = []
    for code in ("step:5", "show:no", "look:yes", "lay:coffin", "stop", "use:dr_fluegel", "fly:9"):
        parts.append((table.asked[1], table.seen()["phase"]))
        table.play(code)
    parts.append((table.asked[1], table.seen()["phase"]))
    table.play("barrier:none")
    parts.append((table.asked[1], table.seen()["phase"]))
    assert parts == [
        ("move", "move"),
        ("meet", "move"),
        ("look", "move"),
        ("lay", "move"),
        ("move", "move"),
        ("play", "action"),
        ("fly", "action"),
        ("barrier", "action"),
        ("move", "move"),
    ]


@pytest.mark.rule("DUEL-038")
@pytest.mark.parametrize(("answer", "no_look"), [("look:yes", "go_on"), ("look:no", "stop")])
def test_however_the_move_ends_the_second_part_begins(answer: str, no_look: str) -> None:
    table = scene(figures=("4", "station"), board={"5": "victim"}, options={"no_look": no_look})
    table.play("step:5", answer)
    assert (table.asked[1], table.seen()["phase"]) == ("play", "action")


@pytest.mark.rule("DUEL-038")
def test_the_other_side_has_no_move_and_no_card_meanwhile() -> None:
    table = dealt()
    assert table.waiting == [DRACULA]
    table.go("1")
    assert table.waiting == [DRACULA]
    table.play("stop")
    assert table.waiting == [DRACULA]
    assert table.offered(VAN_HELSING) == []
    table.play(table.codes[0], "barrier:none")
    assert table.waiting == [VAN_HELSING]
    assert table.offered(DRACULA) == []
