"""The table options that change the rules, with each of their values."""

import pytest

from whitby.core.errors import BadSetup
from whitby.games.nosferatu.game import NOSFERATU

from .at_the_table import can_tell, new_game, scene

COMPONENTS = {3: "component", 4: "component"}


@pytest.mark.rule("NOSF-15", "NOSF-40", "NOSF-65", "NOSF-81", "NOSF-94", "NOSF-108", "NOSF-110")
def test_what_is_played_unless_the_table_says_otherwise() -> None:
    assert new_game().seen()["options"] == {
        "renfield": "volunteers",
        "double_bite": "on",
        "ritual": "must",
        "givers": "on",
        "penalty_own": "on",
        "full_history": "off",
        "show_reserves": "on",
    }


def test_every_value_of_every_option_can_be_played() -> None:
    for setting in NOSFERATU.options:
        for value in setting.choices:
            options = scene(options={setting.name: value}).seen()["options"]
            assert options[setting.name] == value


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"nosferatu has no option 'garlic'; it has renfield, .*"):
        new_game(garlic="on")


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(BadSetup, match="option ritual can be must or may, not 'perhaps'"):
        new_game(ritual="perhaps")


# renfield


@pytest.mark.rule("NOSF-15")
def test_volunteers_are_asked_all_at_once() -> None:
    table = new_game(6, renfield="volunteers")
    assert table.waiting == [1, 2, 3, 4, 5, 6]
    assert table.codes == ["volunteer:no", "volunteer:yes"]
    table.play("volunteer:yes", seat=6)
    assert table.waiting == [1, 2, 3, 4, 5]


@pytest.mark.rule("NOSF-15")
def test_a_random_renfield_is_drawn_without_asking() -> None:
    named = set()
    for seed in range(60):
        table = new_game(5, seed, renfield="random")
        assert table.asked[1] == "deal"
        named.add(table.seen()["renfield"])
    assert named == {1, 2, 3, 4, 5}


@pytest.mark.rule("NOSF-15")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_seat_is_renfield(seed: int) -> None:
    table = new_game(6, seed, renfield="first")
    assert table.asked == (1, "deal")
    assert table.seen()["renfield"] == 1


# double_bite


@pytest.mark.rule("NOSF-65")
def test_with_double_bite_off_nobody_is_bitten_twice_in_a_round() -> None:
    off = {"double_bite": "off"}
    table = scene(at="pile", given={3: "bite", 4: "bite"}, bites={6: 2}, options=off).then("bite:5")
    assert table.codes == ["bite:2", "bite:3", "bite:4"]
    assert table.barred(1) == {
        "bite:5": "nosferatu-why-bitten-already",
        "bite:6": "nosferatu-why-two-bites",
    }


@pytest.mark.rule("NOSF-65")
def test_with_double_bite_off_a_bite_of_another_round_is_no_shield() -> None:
    off = {"double_bite": "off"}
    table = scene(at="pile", given={3: "bite", 4: "rumour"}, bites={5: 1}, options=off)
    table.play("bite:5")
    assert table.bites == {5: 2}


@pytest.mark.rule("NOSF-65")
def test_with_double_bite_on_one_player_takes_both() -> None:
    table = scene(at="pile", given={3: "bite", 4: "bite"}, options={"double_bite": "on"})
    table.play("bite:5", "bite:5")
    assert table.bites == {5: 2}


# ritual


@pytest.mark.rule("NOSF-81")
def test_a_table_may_let_the_holder_decline() -> None:
    table = scene(at="pile", given=COMPONENTS, rituals="mirror", options={"ritual": "may"})
    assert table.codes == ["ritual:mirror", "ritual:none"]
    table.play("ritual:none")
    assert table.log()[-1] == "ritual_declined:3"
    assert table.rituals == "mirror"
    assert table.asked == (1, "move_stake")


@pytest.mark.rule("NOSF-81")
def test_otherwise_the_holder_must_pick() -> None:
    table = scene(at="pile", given=COMPONENTS, options={"ritual": "must"})
    assert table.codes == ["ritual:mirror", "ritual:distortion"]


# givers


@pytest.mark.rule("NOSF-40")
@pytest.mark.parametrize(("givers", "knows"), [("on", True), ("off", False)])
def test_whether_renfield_knows_who_gave_what(givers: str, knows: bool) -> None:
    tables = []
    for first, second in (("bite", "rumour"), ("rumour", "bite")):
        table = scene(
            reserves={3: "bite rumour", 4: "bite rumour"},
            draws="4 component",
            clock="dawn",
            options={"givers": givers},
        ).then("discard:component", f"give:{first}", "discard:component", f"give:{second}")
        tables.append(table)
    one, other = tables
    assert can_tell(1, one, other) == knows
    assert one.seen(1)["given"][2] == ("bite" if knows else "?")
    assert (one.said("gave", to=1) == ["gave:3:bite", "gave:4:rumour"]) == knows


@pytest.mark.rule("NOSF-40", "NOSF-50")
def test_with_givers_off_renfield_sees_the_cards_once_they_are_shuffled() -> None:
    table = scene(
        reserves={3: "bite rumour", 4: "bite rumour"},
        draws="4 component",
        clock="dawn",
        options={"givers": "off"},
    ).then("discard:component", "give:bite")
    assert table.seen(1)["pile"] == {"size": 1, "cards": None, "case": 0}
    assert "gave_unseen:3" in table.log(1)
    table.play("discard:component", "give:rumour")
    cards = {"rumour": 1, "component": 0, "bite": 1, "night": 0}
    assert table.seen(1)["pile"]["cards"] == cards
    assert "pile:1:0:1:0" in table.log(1)
    for viewer in (2, 3, 4, 5, 6, None):
        assert table.said("pile", to=viewer) == []
        assert table.seen(viewer)["pile"]["cards"] is None


# penalty_own


@pytest.mark.rule("NOSF-94")
@pytest.mark.parametrize(
    ("own", "codes"), [("on", ["expose:3", "expose:5"]), ("off", ["expose:5"])]
)
def test_whether_the_holder_may_reveal_himself(own: str, codes: list[str]) -> None:
    table = scene(at="end", exhausted=True, revealed=(2, 4, 6), options={"penalty_own": own})
    assert table.codes == codes


@pytest.mark.rule("NOSF-94")
def test_with_penalty_own_off_a_last_hidden_holder_stays_hidden() -> None:
    hidden = (2, 4, 5, 6)
    table = scene(at="end", exhausted=True, revealed=hidden, options={"penalty_own": "off"})
    assert table.asked == (3, "discard")
    assert table.said("punished") == []


# full_history


@pytest.mark.rule("NOSF-110")
@pytest.mark.parametrize(("full", "kept"), [("off", []), ("on", [[3, "component"], [4, "night"]])])
def test_whether_earlier_discards_stay_in_sight(full: str, kept: list[list[object]]) -> None:
    table = scene(
        reserves={3: "2 rumour", 4: "2 rumour", 5: "2 rumour"},
        draws="2 component 2 night 2 bite",
        clock="dawn",
        options={"full_history": full},
    ).then("discard:component", "give:rumour", "discard:night", "give:rumour")
    for viewer in table.everyone:
        assert table.seen(viewer)["discarded"][2:4] == ["component", "night"]
        assert table.seen(viewer)["discarded_before"] == []
    table.play("pass:5")
    table.play("discard:bite")
    for viewer in table.everyone:
        assert table.seen(viewer)["discarded"] == [None, None, None, None, "bite", None]
        assert table.seen(viewer)["discarded_before"] == kept


# show_reserves


@pytest.mark.rule("NOSF-108")
def test_with_show_reserves_off_reserves_stay_closed_at_the_end() -> None:
    off = {"show_reserves": "off"}
    table = scene(at="stake", dawn=True, reserves={4: "night bite"}, options=off).then("kill:6")
    assert table.said("reserve") == []
    assert "?" not in table.seen()["characters"]
    for viewer in (1, 2, 3, 5, 6, None):
        assert table.seen(viewer)["reserves"][3] is None
    assert table.reserve(4) == "bite night"


@pytest.mark.rule("NOSF-108")
def test_with_show_reserves_on_they_are_opened_at_the_end() -> None:
    on = {"show_reserves": "on"}
    table = scene(at="stake", dawn=True, reserves={4: "night bite"}, options=on).then("kill:6")
    assert len(table.said("reserve")) == 5
    assert table.seen()["reserves"][3] == {"rumour": 0, "component": 0, "bite": 1, "night": 1}
