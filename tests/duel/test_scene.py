"""Scenes: any legal position in a few words, and a clear refusal of any other."""

import pytest

import whitby
from whitby import BadSetup
from whitby.games.duel.game import DUEL
from whitby.games.duel.scene_cards import Position

from .at_the_table import DRACULA, VAN_HELSING, about_to_play, scene


def test_a_bare_scene_is_the_first_turn_after_the_deal() -> None:
    table = scene()
    assert table.question == (DRACULA, "move", ["step:1", "step:3"])
    assert [table.side(name)["hand_size"] for name in ("dracula", "van_helsing")] == [9, 9]
    assert None not in [table.on(name["place"]) for name in table.seen()["board"]]


def test_what_is_said_is_so() -> None:
    table = scene(
        turn="van_helsing",
        number=8,
        figures={"dracula": "3", "van_helsing": "10"},
        board={"4": "coffin", "station": "empty"},
        lives={"dracula": 2},
        targets={"van_helsing": 2},
        discard="vampire2 2 hunter1",
        barriers={"red": "4-5", "yellow": "harbour-1"},
        effects="breath whisper",
        turned="7",
        actions={"dracula": "dr_puls"},
        aside={"dracula": "dr_augen dr_atem"},
    )
    assert table.asked == (VAN_HELSING, "move")
    seen = table.seen()
    assert (seen["turn"], seen["active"]) == (8, "van_helsing")
    assert seen["barriers"] == {"red": "4-5", "blue": None, "green": None, "yellow": "harbour-1"}
    assert seen["effects"] == {
        "vampires_stronger": True,
        "no_barrier": True,
        "no_special_action": False,
    }
    assert table.on("4") == "coffin"
    assert table.on("station") is None
    dracula = table.side("dracula", DRACULA)
    assert (dracula["figure"], dracula["lives"]) == ("3", 2)
    assert dracula["action_hand"] == ["dr_puls"]
    assert dracula["set_aside"] == ["dr_atem", "dr_augen"]
    assert len(dracula["played"]) == 7
    assert table.side("van_helsing")["targets"] == 2
    assert table.side("van_helsing")["discard"]["hunter1"] == 2
    assert DUEL.census(table.state) == DUEL.contents(table.state)


def test_a_hand_that_is_described_puts_all_other_cards_on_the_board() -> None:
    table = scene(hands={"dracula": "3 vampire3 3 vampire2 3 vampire1"})
    assert table.hand("dracula") == {"vampire1": 3, "vampire2": 3, "vampire3": 3}
    board = [table.on(name["place"]) for name in table.seen()["board"]]
    assert sorted(str(kind) for kind in board if kind in ("amulet", "coffin")) == [
        "amulet",
        *["coffin"] * 5,
    ]


def test_scenes_can_be_played_to_their_end_and_imagined() -> None:
    table = scene(turn="van_helsing", at="action", steps=2, seed=5)
    chance = whitby.GAMES["duel"].setup(3).rng
    while not table.over:
        for viewer in (0, 1, None):
            DUEL.imagine(DUEL.view(table.state, viewer), chance)
        options = table.decision.options
        whitby.apply(table.state, options[chance.below(len(options))])
    assert table.outcome is not None


WRONG: list[tuple[Position, str]] = [
    ({"weather": "fine"}, "scene: 'weather' is none of turn, at, "),  # type: ignore[typeddict-unknown-key]
    ({"turn": "mina"}, "turn: 'mina' is none of dracula, van_helsing"),
    ({"at": "night"}, "at: 'night' is none of move, action"),
    ({"number": 0}, "number: turns count from 1 to 200, so there is no turn 0"),
    ({"steps": 3}, "steps: say how many were taken, at least 1, at the moment 'action'"),
    ({"figures": {"dracula": "11"}}, "figures: '11' is none of harbour, 1, "),
    ({"board": {"4": "bat"}}, "board: 'bat' is none of vampire1, "),
    ({"board": {"4": "amulet", "5": "amulet"}}, "board: there is no further amulet"),
    ({"lives": {"dracula": 5}}, "lives: a side has 1 to 4, not 5"),
    ({"targets": {"dracula": 5}}, "targets: a side has 0 to 4 before the end, not 5"),
    ({"discard": "coffin"}, "discard: only fighters are discarded, not coffin"),
    ({"discard": "vampire1 2"}, "discard: 'vampire1 2' ends with a number; say of what"),
    ({"barriers": {"red": "4-5", "blue": "4-5"}}, "barriers: two lie in the slot 4-5"),
    (
        {"barriers": {"red": "harbour-1", "blue": "harbour-3"}},
        "barriers: they cut the board in two",
    ),
    ({"hands": {"dracula": "victim"}}, "hands: victim is no card of dracula"),
    ({"hands": {"dracula": "coffin"}}, "hands: 12 places are open for the other cards"),
    ({"actions": {"dracula": "vh_staerke"}}, "actions: vh_staerke is no card of dracula"),
    ({"actions": {"dracula": ""}}, "actions: dracula needs a card to play"),
    (
        {"actions": {"dracula": "dr_puls"}, "aside": {"dracula": "dr_puls"}},
        "aside: a card of dracula is in hand and set aside",
    ),
    ({"board": {"4": "empty"}, "turned": "4"}, "turned: no card lies at 4"),
    ({"board": {"4": "empty"}, "laid": ["4"]}, "laid and seen: no card lies at 4"),
    ({"number": 201}, "number: turns count from 1 to 200, so there is no turn 201"),
    ({"at": "action", "steps": 0}, "steps: say how many were taken, at least 1"),
    ({"discard": "999 vampire1"}, "discard: there are not 999 of anything"),
    ({"discard": "\u0663 vampire1"}, "discard: '\u0663' is none of vampire1"),
    ({"feint": "victim"}, "feint: 'victim' is none of vampire1"),
    ({"draws": {"dracula": "vh_staerke"}}, "draws: 'vh_staerke' is none of dr_fluegel"),
    (
        {"hands": {"dracula": "5 coffin 3 vampire1 vampire2"}, "saw": "van_helsing"},
        "saw: van_helsing could prove his victory by that hand",
    ),
    ({"effects": "fog"}, "effects: 'fog' is none of breath, whisper, ward"),
    (
        {"at": "action", "revealed": True, "board": {"harbour": "coffin"}},
        "revealed: no card of the opponent lies at harbour",
    ),
]


@pytest.mark.parametrize(("position", "message"), WRONG)
def test_what_cannot_be_is_refused(position: Position, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        scene(**position)
    assert str(error.value).startswith(message)


@pytest.mark.rule("DUEL-161")
def test_a_turned_card_and_barriers_leave_dracula_a_step_when_he_moves() -> None:
    cornered: Position = {"barriers": {"red": "harbour-1"}, "turned": "3"}
    with pytest.raises(BadSetup) as error:
        scene(**cornered)
    assert str(error.value) == (
        "turned: the barriers and the card turned at 3 leave Dracula no step from harbour; "
        "he needs one"
    )
    later: Position = {**cornered, "turn": "van_helsing"}
    assert scene(**later).asked == (VAN_HELSING, "move")
    after: Position = {**cornered, "at": "action"}
    assert scene(**after).asked[0] == DRACULA
    assert scene(figures={"dracula": "1"}, barriers={"red": "harbour-1"}, turned="3").codes
    assert scene(figures={"dracula": "7"}, turned="7").asked == (DRACULA, "move")


def test_a_prepared_card_that_is_not_there_when_it_is_drawn_is_an_error() -> None:
    vampires = "3 vampire3 3 vampire2 3 vampire1"
    table = about_to_play("vh_taeuschung", hands={"dracula": vampires}, feint="coffin")
    table.play("use:vh_taeuschung")
    with pytest.raises(
        BadSetup, match="draws: coffin is to be drawn next, but there is only vampire"
    ):
        table.run()


def test_what_was_laid_is_known_to_its_owner_and_what_was_seen_to_all() -> None:
    table = scene(board={"4": "coffin", "7": "hunter2"}, laid=["4"], seen=["7"])
    assert table.place("4", DRACULA)["card"] == "coffin"
    assert table.place("4", VAN_HELSING)["card"] == "?"
    assert table.place("4", None)["may_be"] == [
        "vampire1",
        "vampire2",
        "vampire3",
        "amulet",
        "coffin",
    ]
    for viewer in (DRACULA, VAN_HELSING, None):
        assert table.place("7", viewer)["card"] == "hunter2"
