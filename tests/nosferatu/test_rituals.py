"""The Rituals of a pile with only Components (NOSF-70 to NOSF-83)."""

import pytest

from .at_the_table import NosferatuTable, scene

COMPONENTS = {3: "component", 4: "component"}
EVERY_ACTOR = (2, 3, 4, 5, 6)


def nights(table: NosferatuTable) -> int:
    """All Nights of the clock, turned or not."""
    clock = table.seen()["clock"]
    return int(clock["nights_face_down"] + clock["nights_turned"])


@pytest.mark.rule("NOSF-70")
def test_the_holder_picks_a_ritual_that_lies_face_up() -> None:
    given = {5: "component", 6: "component"}
    table = scene(holder=5, at="pile", given=given, rituals="mirror transfusion", bites={6: 1})
    assert table.question == (5, "ritual", ["ritual:mirror", "ritual:transfusion"])
    assert table.barred(5) == {"ritual:distortion": "nosferatu-why-ritual-down"}
    table.play("ritual:mirror")
    assert table.log()[-1] == "ritual:5:mirror"


@pytest.mark.rule("NOSF-70")
def test_the_vampire_picks_too_when_he_holds_the_stake() -> None:
    table = scene(vampire=3, holder=3, at="pile", given=COMPONENTS, bites={6: 1})
    assert table.asked == (3, "ritual")
    assert table.codes == ["ritual:mirror", "ritual:distortion", "ritual:transfusion"]


@pytest.mark.rule("NOSF-71")
def test_the_mirror_makes_renfield_reveal_a_character_of_his_choice() -> None:
    table = scene(at="pile", given=COMPONENTS).then("ritual:mirror")
    assert table.asked == (1, "mirror")
    table.play("mirror:5")
    for viewer in table.everyone:
        assert table.seen(viewer)["characters"][4] == "hunter"
        assert "revealed:5:hunter" in table.log(viewer)
    assert table.revealed == [5]


@pytest.mark.rule("NOSF-72")
def test_the_mirror_is_for_characters_that_lie_face_down() -> None:
    table = scene(at="pile", given=COMPONENTS, revealed=(3, 6)).then("ritual:mirror")
    assert table.codes == ["mirror:2", "mirror:4", "mirror:5"]


@pytest.mark.rule("NOSF-72")
def test_renfield_must_show_the_vampire_when_he_is_the_last_face_down() -> None:
    table = scene(vampire=2, at="pile", given=COMPONENTS, revealed=(3, 4, 5, 6))
    table.play("ritual:mirror")
    assert table.codes == ["mirror:2"]
    table.play("mirror:2")
    assert table.seen()["characters"][1] == "vampire"


@pytest.mark.rule("NOSF-72", "NOSF-81")
def test_the_mirror_cannot_be_picked_when_no_character_is_hidden() -> None:
    table = scene(at="pile", given=COMPONENTS, revealed=EVERY_ACTOR)
    assert table.codes == ["ritual:distortion"]
    assert table.barred(3)["ritual:mirror"] == "nosferatu-why-idle-mirror"


@pytest.mark.rule("NOSF-73")
def test_the_distortion_takes_a_night_from_the_clock_to_the_discard() -> None:
    table = scene(at="pile", given=COMPONENTS, nights=6)
    before = table.seen()["discard"]["size"]
    table.play("ritual:distortion")
    assert table.log()[-1] == "night_removed"
    assert nights(table) == 5
    assert table.seen()["discard"] == {"size": before + 1, "top": "night"}
    assert table.asked == (1, "move_stake")


@pytest.mark.rule("NOSF-74")
def test_the_distortion_takes_a_turned_night_first() -> None:
    reserves = dict.fromkeys(EVERY_ACTOR, "2 component")
    table = scene(reserves=reserves, draws="8 rumour", nights=6, clock="2 night dawn")
    table.play(*["discard:rumour", "give:component"] * 4)
    assert table.seen()["clock"]["nights_turned"] == 2
    table.play("ritual:distortion")
    assert table.seen()["clock"]["nights_turned"] == 1
    assert table.seen()["clock"]["nights_face_down"] == 4


@pytest.mark.rule("NOSF-74")
def test_the_night_may_come_back_through_the_library() -> None:
    table = scene(
        at="pile",
        given=COMPONENTS,
        nights=10,
        reserves={4: "2 bite"},
        library="rumour",
        draws="rumour night",
    ).then("ritual:distortion", "move:4")
    assert table.reserve(4) == "rumour bite bite night"
    table.play("discard:bite", "give:night")
    assert nights(table) == 9


@pytest.mark.rule("NOSF-74")
def test_the_distortion_cannot_be_picked_without_a_night() -> None:
    table = scene(at="pile", given=COMPONENTS, nights=0)
    assert table.codes == ["ritual:mirror"]
    assert table.barred(3)["ritual:distortion"] == "nosferatu-why-idle-distortion"


@pytest.mark.rule("NOSF-75")
def test_the_transfusion_cancels_a_bite_and_its_player_draws() -> None:
    table = scene(
        at="pile", given=COMPONENTS, bites={5: 2, 6: 1}, reserves={6: "rumour"}, draws="2 night"
    )
    before = table.seen()
    table.play("ritual:transfusion", "transfuse:5")
    assert table.bites == {5: 1, 6: 1}
    assert table.reserve(5) == "night"
    assert table.seen()["discard"] == {"size": before["discard"]["size"] + 1, "top": "bite"}
    assert table.seen()["library"] == before["library"] - 1
    assert table.reserve(6) == "rumour"


@pytest.mark.rule("NOSF-76")
def test_the_holder_picks_who_is_transfused() -> None:
    table = scene(at="pile", given=COMPONENTS, bites={2: 1, 4: 2, 6: 1}).then("ritual:transfusion")
    assert table.question == (3, "transfuse", ["transfuse:2", "transfuse:4", "transfuse:6"])


@pytest.mark.rule("NOSF-77")
def test_a_transfused_player_may_draw_the_last_card() -> None:
    table = scene(
        at="pile", given=COMPONENTS, bites={5: 1}, reserves={5: "rumour"}, library="night"
    )
    waste = table.seen()["discard"]["size"]
    table.play("ritual:transfusion", "transfuse:5")
    assert "rebuilt" in table.log()
    assert table.reserve(5) == "rumour night"
    the_cancelled_bite = 1
    assert table.seen()["library"] == waste + the_cancelled_bite
    assert table.seen()["discard"] == {"size": 0, "top": None}
    assert table.seen()["library_exhausted"]


@pytest.mark.rule("NOSF-78")
def test_without_a_bite_the_transfusion_cannot_be_picked() -> None:
    table = scene(at="pile", given=COMPONENTS)
    assert table.codes == ["ritual:mirror", "ritual:distortion"]
    assert table.barred(3) == {"ritual:transfusion": "nosferatu-why-idle-transfusion"}


@pytest.mark.rule("NOSF-79")
def test_an_idle_transfusion_alone_brings_all_rituals_back() -> None:
    table = scene(at="pile", given=COMPONENTS, rituals="transfusion")
    assert table.log() == ["announced:2", "rituals_raised"]
    assert table.rituals == "mirror distortion transfusion"
    assert table.question == (3, "ritual", ["ritual:mirror", "ritual:distortion"])


@pytest.mark.rule("NOSF-79")
@pytest.mark.parametrize(
    ("up", "bitten"),
    [("transfusion", {5: 1}), ("mirror transfusion", {}), ("distortion transfusion", {})],
)
def test_otherwise_the_rituals_stay_as_they_lie(up: str, bitten: dict[int, int]) -> None:
    table = scene(at="pile", given=COMPONENTS, rituals=up, bites=bitten)
    assert table.log() == ["announced:2"]
    assert table.rituals == up


@pytest.mark.rule("NOSF-79")
def test_the_rituals_are_brought_back_only_for_a_pile_of_components() -> None:
    table = scene(at="pile", given={3: "component", 4: "rumour"}, rituals="transfusion")
    table.play("move:4")
    assert table.rituals == "transfusion"


@pytest.mark.rule("NOSF-80")
def test_a_used_ritual_is_turned_face_down() -> None:
    table = scene(at="pile", given=COMPONENTS).then("ritual:mirror", "mirror:4")
    assert table.rituals == "distortion transfusion"


@pytest.mark.rule("NOSF-80")
@pytest.mark.parametrize(
    ("last", "target"),
    [("mirror", ["mirror:4"]), ("distortion", []), ("transfusion", ["transfuse:5"])],
)
def test_when_all_three_are_face_down_all_are_turned_up(last: str, target: list[str]) -> None:
    table = scene(at="pile", given=COMPONENTS, rituals=last, bites={5: 1})
    table.play(f"ritual:{last}", *target)
    assert table.log()[-1] == "rituals_raised"
    assert table.rituals == "mirror distortion transfusion"


@pytest.mark.rule("NOSF-80")
def test_two_face_down_stay_face_down() -> None:
    table = scene(at="pile", given=COMPONENTS, rituals="mirror distortion")
    table.play("ritual:distortion", "move:4")
    assert table.rituals == "mirror"


@pytest.mark.rule("NOSF-81")
def test_a_ritual_that_can_be_applied_must_be_applied() -> None:
    table = scene(at="pile", given=COMPONENTS, rituals="mirror", vampire=2, revealed=(3, 4, 5, 6))
    assert table.codes == ["ritual:mirror"]


@pytest.mark.rule("NOSF-81")
@pytest.mark.parametrize("up", ["mirror", "distortion", "mirror distortion", "mirror transfusion"])
@pytest.mark.parametrize("policy", ["must", "may"])
def test_nothing_happens_when_no_ritual_can_be_applied(up: str, policy: str) -> None:
    table = scene(
        at="pile",
        given=COMPONENTS,
        rituals=up,
        revealed=EVERY_ACTOR,
        nights=0,
        options={"ritual": policy},
    )
    assert table.log() == ["announced:2", "no_ritual"]
    assert table.rituals == up
    assert table.asked == (1, "move_stake")


@pytest.mark.rule("NOSF-81")
def test_nothing_happens_even_when_all_rituals_were_brought_back() -> None:
    table = scene(
        at="pile", given=COMPONENTS, rituals="transfusion", revealed=EVERY_ACTOR, nights=0
    )
    assert table.log() == ["announced:2", "rituals_raised", "no_ritual"]


@pytest.mark.rule("NOSF-82")
def test_a_transfusion_does_not_turn_the_dark_card_back() -> None:
    table = scene(at="pile", given=COMPONENTS, bites={5: 1}, dark="master")
    table.play("ritual:transfusion", "transfuse:5", "move:4")
    assert table.bites == {}
    assert table.seen()["dark_card"] == "master_of_darkness"
    assert table.said("dark_card") == []


@pytest.mark.rule("NOSF-83")
@pytest.mark.parametrize("dawn", [True, False])
@pytest.mark.parametrize("codes", ["mirror mirror:4", "distortion", "transfusion transfuse:5"])
def test_the_stake_comes_after_a_ritual(codes: str, dawn: bool) -> None:
    table = scene(at="pile", given=COMPONENTS, bites={5: 1}, dawn=dawn)
    first, *rest = codes.split()
    table.play(f"ritual:{first}", *rest)
    assert table.asked == ((3, "use_stake") if dawn else (1, "move_stake"))
    assert len(table.said("ritual")) == 1


@pytest.mark.rule("NOSF-75", "NOSF-45")
def test_the_transfused_reserve_grows_back_to_its_size() -> None:
    table = scene(at="pile", given=COMPONENTS, bites={5: 2})
    table.play("ritual:transfusion", "transfuse:5")
    assert table.reserve_sizes == {2: 2, 3: 2, 4: 2, 5: 1, 6: 2}
