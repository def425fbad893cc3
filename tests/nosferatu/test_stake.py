"""Phase 3, the Ancestral Stake: kill, pass on, or be moved (NOSF-85 to NOSF-89b)."""

import pytest

from whitby.core.errors import IllegalChoice

from .at_the_table import can_tell, scene


@pytest.mark.rule("NOSF-85")
def test_with_dawn_the_holder_kills_or_passes() -> None:
    table = scene(at="stake", dawn=True)
    assert table.asked == (3, "use_stake")
    passes = [f"pass:{seat}" for seat in (2, 4, 5, 6)]
    assert table.codes == passes + [f"kill:{seat}" for seat in (2, 4, 5, 6)]


@pytest.mark.rule("NOSF-85")
def test_the_stake_passes_to_whom_the_holder_likes() -> None:
    table = scene(at="stake", dawn=True).then("pass:6")
    assert table.seen()["holder"] == 6
    for viewer in table.everyone:
        assert "stake_passed:3:6" in table.log(viewer)


@pytest.mark.rule("NOSF-85", "NOSF-87")
def test_the_stake_is_never_offered_to_renfield() -> None:
    for dawn in (True, False):
        table = scene(renfield=4, at="stake", dawn=dawn)
        assert not [code for code in table.codes if code.endswith(":4")]


@pytest.mark.rule("NOSF-86")
def test_the_vampire_can_only_pass() -> None:
    table = scene(vampire=3, holder=3, at="stake", dawn=True)
    assert table.codes == [f"pass:{seat}" for seat in (2, 4, 5, 6)]
    with pytest.raises(IllegalChoice, match="'kill:4' is not offered"):
        table.play("kill:4")
    table.play("pass:4")
    assert table.seen()["holder"] == 4


@pytest.mark.rule("NOSF-87")
def test_without_dawn_renfield_moves_the_stake() -> None:
    table = scene(at="stake", dawn=False)
    assert table.asked == (1, "move_stake")
    assert table.codes == [f"move:{seat}" for seat in (2, 4, 5, 6)]
    table.play("move:5")
    assert table.seen()["holder"] == 5
    assert table.asked == (5, "discard")


@pytest.mark.rule("NOSF-87")
def test_without_dawn_nobody_can_kill() -> None:
    table = scene(at="stake", dawn=False)
    assert table.waiting == [1]
    with pytest.raises(IllegalChoice, match="not seat 3's choice now"):
        table.play("kill:2", seat=3)


@pytest.mark.rule("NOSF-88")
def test_the_stake_always_changes_hands() -> None:
    moved = scene(at="stake", dawn=False)
    assert "move:3" not in moved.codes
    assert moved.barred(1) == {
        "move:3": "nosferatu-why-stake-must-move",
        "move:1": "nosferatu-why-renfield-no-stake",
    }
    assert "pass:3" not in scene(at="stake", dawn=True).codes


@pytest.mark.rule("NOSF-88")
@pytest.mark.parametrize("verb", ["pass", "move"])
def test_the_vampire_or_a_revealed_player_may_be_the_next_holder(verb: str) -> None:
    for seat in (2, 5):
        table = scene(vampire=2, revealed=(2, 5), at="stake", dawn=verb == "pass")
        table.play(f"{verb}:{seat}")
        assert table.seen()["holder"] == seat


@pytest.mark.rule("NOSF-89")
def test_anybody_but_the_holder_and_renfield_can_be_killed() -> None:
    table = scene(renfield=4, holder=5, vampire=2, at="stake", dawn=True, revealed=(6,))
    kills = [code for code in table.codes if code.startswith("kill:")]
    assert kills == ["kill:1", "kill:2", "kill:3", "kill:6"]


@pytest.mark.rule("NOSF-89")
def test_killing_a_revealed_hunter_loses_at_once() -> None:
    table = scene(at="stake", dawn=True, revealed=(5,)).then("kill:5")
    assert table.outcome is not None
    assert table.outcome.winner == "evil"


@pytest.mark.rule("NOSF-89")
def test_a_kill_and_nothing_else_asks_to_be_confirmed() -> None:
    table = scene(at="stake", dawn=True, revealed=(5,))
    grave = [option.code() for option in table.decision.options if option.grave()]
    assert grave == [f"kill:{seat}" for seat in (2, 4, 5, 6)]


@pytest.mark.rule("NOSF-89a")
def test_a_holder_is_asked_alike_whether_hunter_or_vampire() -> None:
    hunter = scene(vampire=2, holder=3, at="stake", dawn=True)
    vampire = scene(vampire=3, holder=3, at="stake", dawn=True)
    assert hunter.asked == vampire.asked == (3, "use_stake")
    assert hunter.waiting == vampire.waiting == [3]
    for viewer in (4, 5, 6, None):
        assert hunter.gets(viewer) == vampire.gets(viewer)
    hunter.play("pass:5")
    vampire.play("pass:5")
    for viewer in (4, 6, None):
        assert hunter.gets(viewer) == vampire.gets(viewer)


@pytest.mark.rule("NOSF-89a")
def test_the_vampire_alone_sees_his_kill_barred() -> None:
    table = scene(vampire=3, holder=3, at="stake", dawn=True)
    why = "nosferatu-why-vampire-no-kill"
    assert table.barred(3) == {f"kill:{seat}": why for seat in (2, 4, 5, 6)}
    assert why.encode() in table.gets(3)
    for viewer in (1, 2, 4, 5, 6, None):
        assert why.encode() not in table.gets(viewer)
    assert scene(vampire=2, holder=3, at="stake", dawn=True).barred(3) == {}


@pytest.mark.rule("NOSF-89a")
def test_nobody_else_learns_what_the_holder_was_offered() -> None:
    table = scene(vampire=3, holder=3, at="stake", dawn=True)
    for seat in (1, 2, 4, 5, 6):
        assert table.offered(seat) == []
        assert table.barred(seat) == {}
    assert can_tell(3, table, scene(vampire=2, holder=3, at="stake", dawn=True))


@pytest.mark.rule("NOSF-89b")
def test_who_turned_dawn_has_no_special_right() -> None:
    rumours = dict.fromkeys((2, 3, 4, 5, 6), "2 rumour")
    table = scene(reserves=rumours, draws="6 component", clock="night dawn")
    table.play(*["discard:component", "give:rumour"] * 3)
    assert table.said("clock")[-1] == "clock:5:dawn"
    assert table.waiting == [3]
    assert table.offered(5) == []
