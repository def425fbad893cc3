"""Victory: the Stake, the fifth Bite, and what is shown then (NOSF-100 to NOSF-108, 119)."""

import pytest

from .at_the_table import beginning, scene
from .random_games import finished, watched


@pytest.mark.rule("NOSF-100", "NOSF-106")
def test_staking_the_vampire_wins_for_the_hunters() -> None:
    table = scene(vampire=5, at="stake", dawn=True).then("kill:5")
    assert table.log()[:3] == ["killed:3:5", "revealed:5:vampire", "won:hunters:stake"]
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.reason) == ("hunters", "stake")
    assert table.outcome.scores == (-1, 1, 1, 1, -1, 1)


@pytest.mark.rule("NOSF-100", "NOSF-106")
def test_staking_a_hunter_wins_for_evil() -> None:
    table = scene(vampire=5, at="stake", dawn=True).then("kill:6")
    assert table.log()[:3] == ["killed:3:6", "revealed:6:hunter", "won:evil:stake"]
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.reason) == ("evil", "stake")
    assert table.outcome.scores == (1, -1, -1, -1, 1, -1)


@pytest.mark.rule("NOSF-101")
def test_the_fifth_bite_wins_for_evil_at_once() -> None:
    table = scene(at="pile", given={3: "bite", 4: "rumour"}, bites={3: 2, 4: 1, 5: 1})
    assert table.said("won") == []
    table.play("bite:5")
    assert table.said("won") == ["won:evil:bites"]
    assert table.over


@pytest.mark.rule("NOSF-101")
def test_four_bites_win_nothing() -> None:
    table = scene(at="pile", given={3: "bite", 4: "rumour"}, bites={3: 2, 5: 1}).then("bite:5")
    table.play(table.codes[0])
    table.play("move:4")
    assert sum(table.bites.values()) == 4
    assert table.seen()["round"] == 2


@pytest.mark.rule("NOSF-102")
def test_a_cancelled_bite_does_not_count() -> None:
    table = scene(
        at="pile",
        given={3: "component", 4: "component"},
        bites={2: 2, 4: 1, 5: 1},
        reserves={6: "2 bite"},
        draws="5 rumour",
        clock="dawn",
    ).then("ritual:transfusion", "transfuse:5", "move:6")
    table.play("discard:rumour", "give:bite", "discard:rumour", "give:rumour")
    table.play("bite:3")
    assert not table.over
    assert table.bites == {2: 2, 3: 1, 4: 1}


@pytest.mark.rule("NOSF-102")
def test_the_vampires_own_bites_count() -> None:
    table = scene(vampire=2, at="pile", given={3: "bite", 4: "rumour"}, bites={2: 1, 3: 2, 4: 1})
    table.play("bite:2")
    assert table.outcome is not None
    assert table.outcome.winner == "evil"


@pytest.mark.rule("NOSF-101", "NOSF-102")
def test_evil_wins_when_five_bites_lie_on_the_table_and_not_before() -> None:
    cancelled = 0
    for game in finished():
        laid = 0
        for line in beginning(game.seen, "bitten", "transfused", "won"):
            if line.startswith("won"):
                assert (laid == 5) == (line == "won:evil:bites")
            else:
                assert laid < 5
                laid += 1 if line.startswith("bitten") else -1
                cancelled += line.startswith("transfused")
    assert cancelled > 0


@pytest.mark.rule("NOSF-103")
def test_the_fifth_bite_ends_the_game_before_anything_else() -> None:
    given = {3: "bite", 4: "bite", 5: "bite", 6: "night"}
    table = scene(
        at="pile", given=given, bites={2: 2, 4: 1, 5: 1}, nights=6, dawn=True, exhausted=True
    ).then("bite:6")
    assert table.bites == {2: 2, 4: 1, 5: 1, 6: 1}
    assert table.waiting == []
    assert table.seen()["dark_card"] == "eternal_thirst"
    assert table.seen()["reserve_sizes"] == [0, 0, 2, 1, 1, 2]
    assert table.seen()["pile"]["size"] == 3
    later = ("bite_due", "slid", "slid_unseen", "dark_card", "nights_joined", "punished", "killed")
    assert table.facts(*later) == ["bite_due"]


@pytest.mark.rule("NOSF-104")
def test_revealing_the_vampire_by_mirror_ends_nothing() -> None:
    table = scene(vampire=2, at="pile", given={3: "component", 4: "component"})
    table.play("ritual:mirror", "mirror:2")
    assert table.seen()["characters"][1] == "vampire"
    assert table.outcome is None
    assert table.asked == (1, "move_stake")


@pytest.mark.rule("NOSF-104")
def test_revealing_the_vampire_by_penalty_ends_nothing() -> None:
    table = scene(vampire=2, at="end", exhausted=True).then("expose:2")
    assert table.outcome is None
    assert table.asked == (3, "discard")


@pytest.mark.rule("NOSF-104")
def test_a_revealed_vampire_acts_gives_and_passes_the_stake() -> None:
    table = scene(
        vampire=2,
        holder=2,
        revealed=(2,),
        reserves={2: "2 bite", 3: "2 rumour"},
        draws="4 component",
        clock="dawn",
    ).then("discard:component", "give:bite", "discard:component", "give:rumour")
    table.play("bite:6")
    table.play(table.codes[0])
    assert table.asked == (2, "use_stake")
    assert table.codes == [f"pass:{seat}" for seat in (3, 4, 5, 6)]


@pytest.mark.rule("NOSF-104")
def test_hunters_who_know_the_vampire_still_need_dawn() -> None:
    without = scene(vampire=2, revealed=(2,), at="stake", dawn=False)
    assert without.waiting == [1]
    with_dawn = scene(vampire=2, revealed=(2,), at="stake", dawn=True)
    assert "kill:2" in with_dawn.codes


@pytest.mark.rule("NOSF-105")
def test_a_revealed_character_stays_face_up() -> None:
    table = scene(at="end", exhausted=True, seed=1).then("expose:5")
    while not table.over:
        assert 5 in table.revealed
        table.play(table.codes[0])
    assert int(table.seen()["round"]) > 2


@pytest.mark.rule("NOSF-105")
def test_no_character_is_ever_covered_again() -> None:
    shown_early = 0
    for game in watched():
        shown: set[int] = set()
        for seen, asked in game:
            now = {seat for seat, up in enumerate(seen["revealed"], 1) if up}
            now.discard(seen["renfield"])
            assert shown <= now
            shown = now
            shown_early += bool(shown) and asked is not None
    assert shown_early > 0


@pytest.mark.rule("NOSF-106")
def test_renfield_wins_and_loses_with_the_vampire() -> None:
    for game in finished():
        [vampire] = [
            int(line.split(":")[1])
            for line in beginning(game.seen, "revealed")
            if "vampire" in line
            for line in beginning(game.seen, "revealed")
            if "vampire" in line
        ]
        scores = game.outcome.scores
        evil = {game.renfield, vampire}
        for seat, score in enumerate(scores, 1):
            assert (score == 1) == ((seat in evil) == (game.outcome.winner == "evil"))


@pytest.mark.rule("NOSF-107")
def test_every_game_has_a_winner() -> None:
    assert {game.outcome.winner for game in finished()} == {"hunters", "evil"}
    for game in finished():
        assert len(beginning(game.seen, "won")) == 1


@pytest.mark.rule("NOSF-107")
def test_there_is_no_last_round() -> None:
    table = scene(at="stake", round=1_000_000).then("move:4")
    assert table.seen()["round"] == 1_000_001
    assert table.asked == (4, "discard")


@pytest.mark.rule("NOSF-108")
@pytest.mark.parametrize("by", ["stake", "bites"])
def test_at_the_end_all_characters_are_shown(by: str) -> None:
    if by == "stake":
        table = scene(vampire=5, at="stake", dawn=True).then("kill:6")
    else:
        table = scene(vampire=5, at="pile", given={3: "bite", 4: "rumour"}, bites={2: 2, 5: 2})
        table.play("bite:6")
    for viewer in table.everyone:
        characters = table.seen(viewer)["characters"]
        assert characters == ["renfield", "hunter", "hunter", "hunter", "vampire", "hunter"]
        assert len(table.said("revealed", to=viewer)) == 5


@pytest.mark.rule("NOSF-108")
def test_at_the_end_the_reserves_are_shown() -> None:
    table = scene(at="stake", dawn=True, reserves={4: "night bite"})
    assert table.seen()["reserves"][3] is None
    table.play("kill:6")
    for viewer in table.everyone:
        shown = table.seen(viewer)["reserves"][3]
        assert shown == {"rumour": 0, "component": 0, "bite": 1, "night": 1}
        assert "reserve:4:0:0:1:1" in table.log(viewer)
    assert table.reserve(4) == "bite night"


@pytest.mark.rule("NOSF-119")
@pytest.mark.parametrize("target", [2, 5])
def test_a_kill_ends_the_game_before_the_end_of_the_round(target: int) -> None:
    table = scene(
        vampire=2,
        at="stake",
        dawn=True,
        exhausted=True,
        given={3: "component", 4: "rumour"},
        rituals="mirror",
    ).then(f"kill:{target}")
    assert table.over
    assert table.waiting == []
    assert table.said("round_ended", "punished", "round") == []
    assert table.seen()["pile"]["size"] == 2
    assert table.rituals == "mirror"
