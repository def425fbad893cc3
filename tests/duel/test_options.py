"""The options of a table: their defaults, each of their values, and what no other file shows."""

import pytest

from whitby.core.errors import BadSetup
from whitby.games.duel.cards import CARDS
from whitby.games.duel.game import DUEL

from .at_the_table import (
    DRACULA,
    HUNTERS,
    NINE,
    VAN_HELSING,
    about_to_play,
    can_tell,
    new_game,
    random_play,
    scene,
)

COLOURS = {"red", "blue", "green", "yellow"}


@pytest.mark.rule("DUEL-018", "DUEL-026", "DUEL-036", "DUEL-053", "DUEL-054", "DUEL-067")
@pytest.mark.rule("DUEL-081", "DUEL-101", "DUEL-103", "DUEL-111", "DUEL-119", "DUEL-134")
@pytest.mark.rule("DUEL-147")
def test_what_is_played_unless_the_table_says_otherwise() -> None:
    assert new_game().seen()["options"] == {
        "match": "one",
        "roles": "keep",
        "first_game": "off",
        "grey_cards": "two_per_deck",
        "barrier_spacing": "slots",
        "barrier_step": "may",
        "no_look": "go_on",
        "empty_place": "must",
        "no_strength": "loses",
        "meeting": "step",
        "battle_lust": "victory",
        "vigilance": "next_turn",
        "turn_limit": "200",
        "cards": "whitby",
    }


@pytest.mark.parametrize(
    ("name", "value"), [(s.name, value) for s in DUEL.options for value in s.choices]
)
def test_every_value_of_every_option_can_be_played_to_the_end(name: str, value: str) -> None:
    table = scene(options={name: value}, number=30)
    assert table.seen()["options"][name] == value
    for later in random_play(table, seed=len(name + value)):
        assert DUEL.census(later.state) == DUEL.contents(later.state)
    assert table.outcome is not None


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"duel has no option 'garlic'; it has match, .*"):
        new_game(garlic="on")


@pytest.mark.parametrize("setting", [s.name for s in DUEL.options if s.name != "cards"])
def test_an_unknown_value_is_refused(setting: str) -> None:
    with pytest.raises(BadSetup, match=rf"option {setting} can be .* or .*, not 'perhaps'"):
        scene(options={setting: "perhaps"})


# first_game


@pytest.mark.rule("DUEL-018")
def test_in_a_first_game_after_two_targets_the_last_pick_is_free() -> None:
    table = new_game(first_game="on")
    table.play("pick:coffin", *["pick:vampire1"] * 3, "pick:coffin", seat=DRACULA)
    left = ("vampire2", "vampire3", "amulet", "coffin")
    assert table.offered(DRACULA) == [f"pick:{card}" for card in left]


# grey_cards


def colours_of(card: str, grey_cards: str) -> set[str]:
    """The barriers that a card may use."""
    table = about_to_play(card, {"grey_cards": grey_cards}).then(f"play:{card}")
    return {code.split(":")[1] for code in table.codes} - {"none"}


@pytest.mark.rule("DUEL-101")
@pytest.mark.parametrize("deck", [CARDS[:10], CARDS[10:]], ids=["dracula", "van_helsing"])
@pytest.mark.parametrize(("value", "grey"), [("two_per_deck", 2), ("one_per_deck", 1)])
def test_how_many_cards_of_a_deck_use_any_barrier(
    deck: tuple[str, ...], value: str, grey: int
) -> None:
    uses = [colours_of(card, value) for card in deck]
    assert uses.count(COLOURS) == grey
    single = [next(iter(colours)) for colours in uses if len(colours) == 1]
    assert len(single) == 10 - grey
    counts = sorted(single.count(colour) for colour in COLOURS)
    assert counts == ([2, 2, 2, 2] if grey == 2 else [2, 2, 2, 3])


@pytest.mark.rule("DUEL-101")
def test_the_reading_of_grey_cards_changes_one_card_a_deck() -> None:
    changed = [
        card
        for card in CARDS
        if colours_of(card, "two_per_deck") != colours_of(card, "one_per_deck")
    ]
    assert changed == ["dr_stille", "vh_staerke"]


# barrier_spacing, barrier_step


@pytest.mark.rule("DUEL-103")
def test_with_spacing_by_locations_a_scene_with_two_at_one_place_is_refused() -> None:
    with pytest.raises(BadSetup, match="5-8 gives a location two barriers"):
        scene(barriers={"red": "4-5", "blue": "5-8"}, options={"barrier_spacing": "locations"})


# empty_place


@pytest.mark.rule("DUEL-081")
def test_even_then_a_card_taken_must_be_replaced() -> None:
    table = scene(
        board={"1": "coffin", "3": "victim"},
        hands=NINE,
        actions="dr_stille",
        options={"empty_place": "may"},
    ).then("step:1", "look:yes")
    assert table.asked == (DRACULA, "lay")
    assert "lay:none" not in table.codes
    table.play("lay:coffin", "step:harbour", "look:no", "step:3", "look:yes", "play:dr_stille")
    assert table.asked == (DRACULA, "lay")
    assert "lay:none" not in table.codes


# no_strength


@pytest.mark.rule("DUEL-026")
def test_with_draws_cards_that_have_a_strength_still_lose() -> None:
    table = about_to_play(
        "vh_taeuschung",
        {"no_strength": "draws"},
        figures=("harbour", "5"),
        board={"5": "vampire2"},
        revealed=True,
    ).then("play:vh_taeuschung")
    assert table.lives == (4, 3)


# meeting


@pytest.mark.rule("DUEL-053")
def test_with_arrival_a_relocation_can_win_the_game() -> None:
    table = about_to_play(
        "dr_fluegel",
        {"meeting": "arrival"},
        figures=("harbour", "7"),
        hands="5 victim 3 hunter1 hunter2",
    ).then("use:dr_fluegel", "fly:7", "show:yes")
    assert table.ending == ("dracula", "hand")


@pytest.mark.rule("DUEL-053")
@pytest.mark.parametrize(
    ("card", "at", "codes"),
    [
        ("dr_rauschen", "harbour", ["send:dracula"]),
        ("dr_rauschen", "harbour", ["send:van_helsing"]),
        ("vh_verstaerkung", "station", []),
    ],
)
def test_with_arrival_figures_that_stood_together_already_do_not_meet(
    card: str, at: str, codes: list[str]
) -> None:
    table = about_to_play(card, {"meeting": "arrival"}, figures=(at, at))
    table.play(f"use:{card}", *codes)
    assert table.asked[1] == "barrier"


@pytest.mark.rule("DUEL-053")
@pytest.mark.parametrize("meeting", ["step", "arrival"])
def test_beginning_a_turn_together_is_no_meeting_but_a_step_brings_one(meeting: str) -> None:
    table = scene(figures=("7", "7"), actions="dr_schatten", options={"meeting": meeting})
    assert table.asked == (DRACULA, "move")
    table.play("step:4", "look:no", "step:7")
    assert table.asked == (DRACULA, "meet")


@pytest.mark.rule("DUEL-145")
def test_with_arrival_the_hunter_is_taken_after_the_meeting() -> None:
    table = about_to_play(
        "vh_verstaerkung", {"meeting": "arrival"}, figures=("station", "3"), discard="hunter1"
    ).then("use:vh_verstaerkung", "show:no")
    assert table.codes == ["recruit:hunter1"]


# battle_lust


@pytest.mark.rule("DUEL-134")
@pytest.mark.parametrize("card", ["", "coffin", "amulet", "vampire3", "vampire2", "vampire1"])
def test_whether_kampfeslust_needs_a_victory(card: str) -> None:
    victory = VAN_HELSING if card == "vampire1" else DRACULA
    for value, next_seat in (("always", VAN_HELSING), ("victory", victory)):
        table = about_to_play(
            "vh_kampfeslust vh_staerke",
            {"battle_lust": value, "cards": "vh_kampfeslust.strength.2"},
            figures=("harbour", "8"),
            board={"8": card or "coffin"},
            revealed=bool(card),
            hands=HUNTERS,
        ).then("use:vh_kampfeslust")
        if table.asked[1] == "lay":
            table.play("lay:hunter1")
        table.play("barrier:none")
        assert table.asked == (next_seat, "move")


@pytest.mark.rule("DUEL-134")
def test_with_always_there_is_one_extra_turn_and_only_if_it_is_used() -> None:
    always = {"battle_lust": "always"}
    table = about_to_play("vh_kampfeslust vh_staerke", always)
    table.play("use:vh_kampfeslust", "barrier:none")
    table.take_turn("vh_staerke", "8")
    assert table.asked == (DRACULA, "move")
    table = about_to_play("vh_kampfeslust vh_staerke", always)
    table.play("play:vh_kampfeslust", "barrier:none")
    assert table.asked == (DRACULA, "move")


# vigilance


@pytest.mark.rule("DUEL-147")
@pytest.mark.parametrize(("value", "stays"), [("next_turn", False), ("next_action", True)])
def test_whether_wachsamkeit_outlasts_a_card_without_special_action(
    value: str, stays: bool
) -> None:
    table = about_to_play(
        "vh_wachsamkeit vh_staerke vh_ausdauer",
        {"vigilance": value},
        actions="dr_stille dr_puls dr_tiefe",
    ).then("use:vh_wachsamkeit", "barrier:none")
    table.take_turn("dr_stille", "1")
    assert table.seen()["effects"]["no_special_action"] is stays
    table.take_turn("vh_staerke", "8")
    table.walk("harbour")
    assert ("use:dr_puls" in table.codes) is not stays
    table.play("play:dr_puls")
    table.no_barrier()
    assert not table.seen()["effects"]["no_special_action"]
    table.take_turn("vh_ausdauer", "station")
    table.walk("1")
    assert table.codes == ["play:dr_tiefe", "use:dr_tiefe"]


# turn_limit


@pytest.mark.rule("DUEL-119")
def test_an_extra_turn_counts_as_a_turn() -> None:
    table = about_to_play(
        "vh_kampfeslust", {"battle_lust": "always", "turn_limit": "50"}, number=50
    ).then("use:vh_kampfeslust", "barrier:none")
    assert table.ending == ("nobody", "limit")


# cards


@pytest.mark.rule("DUEL-067")
def test_everybody_can_see_that_the_cards_are_changed() -> None:
    assert can_tell(None, new_game(cards="dr_puls.move.5"), new_game())
