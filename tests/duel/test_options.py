"""The table options that change the rules, with each of their values."""

import pytest

from whitby.core.errors import BadSetup
from whitby.games.duel.cards import CARDS
from whitby.games.duel.game import DUEL

from .at_the_table import (
    DRACULA,
    HUNTERS,
    NINE,
    VAN_HELSING,
    DuelTable,
    about_to_play,
    can_tell,
    new_game,
    random_play,
    scene,
    strength,
)

COLOURS = {"red", "blue", "green", "yellow"}


@pytest.mark.rule(
    "DUEL-018",
    "DUEL-026",
    "DUEL-036",
    "DUEL-053",
    "DUEL-054",
    "DUEL-067",
    "DUEL-081",
    "DUEL-101",
    "DUEL-103",
    "DUEL-111",
    "DUEL-119",
    "DUEL-134",
    "DUEL-147",
)
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


def pick(table: DuelTable, seat: int, cards: str) -> None:
    for card in cards.split():
        table.play(f"pick:{card}", seat=seat)


@pytest.mark.rule("DUEL-018")
@pytest.mark.parametrize(("seat", "target"), [(DRACULA, "coffin"), (VAN_HELSING, "victim")])
def test_in_a_first_game_at_most_three_targets_are_picked(seat: int, target: str) -> None:
    table = new_game(first_game="on")
    pick(table, seat, f"{target} {target} {target}")
    assert f"pick:{target}" not in table.offered(seat)
    assert len(table.offered(seat)) == 4
    table.refuses(f"pick:{target}", seat=seat)


@pytest.mark.rule("DUEL-018")
@pytest.mark.parametrize(
    ("seat", "fighters", "target"),
    [
        (DRACULA, "vampire1 vampire2 vampire3 amulet", "coffin"),
        (VAN_HELSING, "hunter1 hunter1 crucifix hunter3", "victim"),
    ],
)
def test_in_a_first_game_at_least_two_targets_are_picked(
    seat: int, fighters: str, target: str
) -> None:
    table = new_game(first_game="on")
    pick(table, seat, fighters)
    assert table.offered(seat) == [f"pick:{target}"]
    pick(table, seat, target)
    assert table.offered(seat) == [f"pick:{target}"]


@pytest.mark.rule("DUEL-018")
def test_in_a_first_game_after_two_targets_the_last_pick_is_free() -> None:
    table = new_game(first_game="on")
    pick(table, DRACULA, "coffin vampire1 vampire1 vampire1 coffin")
    assert table.offered(DRACULA) == [
        "pick:vampire2",
        "pick:vampire3",
        "pick:amulet",
        "pick:coffin",
    ]


@pytest.mark.rule("DUEL-018")
def test_in_any_other_game_none_or_all_targets_may_be_picked() -> None:
    table = new_game(first_game="off")
    pick(table, DRACULA, "coffin coffin coffin coffin coffin vampire1")
    pick(table, VAN_HELSING, "hunter1 hunter1 hunter2 hunter2 hunter3 hunter3")
    assert table.asked == (DRACULA, "move")
    assert table.hand("dracula").get("coffin", 0) == 0
    assert table.hand("van_helsing")["victim"] == 5


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
@pytest.mark.parametrize(("spacing", "lawful"), [("slots", True), ("locations", False)])
def test_whether_a_location_may_have_two_barriers(spacing: str, lawful: bool) -> None:
    table = about_to_play("vh_widerstand", {"barrier_spacing": spacing}, barriers={"red": "4-5"})
    table.play("play:vh_widerstand")
    assert ("barrier:green:5-8" in table.codes) is lawful
    assert ("barrier:green:1-4" in table.codes) is lawful
    assert "barrier:green:1-2" in table.codes


@pytest.mark.rule("DUEL-103")
def test_with_spacing_by_locations_a_scene_with_two_at_one_place_is_refused() -> None:
    with pytest.raises(BadSetup, match="5-8 gives a location two barriers"):
        scene(barriers={"red": "4-5", "blue": "5-8"}, options={"barrier_spacing": "locations"})


@pytest.mark.rule("DUEL-111")
@pytest.mark.parametrize(("step", "optional"), [("may", True), ("must", False)])
def test_whether_the_barrier_may_be_declined(step: str, optional: bool) -> None:
    table = about_to_play("vh_widerstand", {"barrier_step": step}).then("play:vh_widerstand")
    assert ("barrier:none" in table.codes) is optional
    assert len(table.codes) == 17 + optional
    table.play("barrier:green:4-5")
    assert table.barriers == {"green": "4-5"}


# no_look


@pytest.mark.rule("DUEL-054")
@pytest.mark.parametrize(("no_look", "asked"), [("go_on", "move"), ("stop", "play")])
def test_whether_not_looking_ends_the_move(no_look: str, asked: str) -> None:
    table = scene(board={"1": "victim"}, options={"no_look": no_look}).then("step:1", "look:no")
    assert table.asked == (DRACULA, asked)
    assert table.seen()["revealed"] is None
    assert table.on("1") == "victim"
    assert table.seen()["steps"] == 1


@pytest.mark.rule("DUEL-054")
def test_with_stop_whoever_exchanges_his_own_card_may_still_go_on() -> None:
    table = scene(board={"1": "coffin"}, hands=NINE, options={"no_look": "stop"})
    table.play("step:1", "look:yes", "lay:amulet")
    assert table.asked == (DRACULA, "move")
    assert {"step:2", "stop"} <= set(table.codes)


@pytest.mark.rule("DUEL-054")
def test_with_stop_an_empty_location_does_not_end_the_move() -> None:
    table = scene(board={"1": "empty"}, hands=NINE, options={"no_look": "stop"})
    table.play("step:1", "lay:amulet")
    assert table.asked == (DRACULA, "move")


# empty_place


@pytest.mark.rule("DUEL-081")
def test_an_empty_location_must_be_filled() -> None:
    table = scene(board={"1": "empty"}, hands=NINE, options={"empty_place": "must"}).then("step:1")
    assert table.asked == (DRACULA, "lay")
    assert "lay:none" not in table.codes


@pytest.mark.rule("DUEL-081")
def test_where_the_table_says_so_it_may_be_left_empty() -> None:
    table = scene(board={"1": "empty"}, hands=NINE, options={"empty_place": "may"}).then("step:1")
    assert table.codes[-1] == "lay:none"
    assert len(table.codes) == 6
    table.play("lay:none")
    assert table.on("1") is None
    assert sum(table.hand("dracula").values()) == 9
    assert table.asked == (DRACULA, "move")
    other = scene(board={"1": "empty"}, hands=NINE, options={"empty_place": "may"})
    other.play("step:1", "lay:coffin")
    assert other.on("1") == "coffin"


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


def unarmed(cards: tuple[str, ...]) -> str:
    """The card of a deck that has no strength."""
    [card] = [card for card in cards if strength(card) == 0]
    return card


@pytest.mark.rule("DUEL-026")
@pytest.mark.parametrize(("no_strength", "left"), [("loses", 3), ("draws", 4)])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_whether_a_card_without_strength_loses_or_draws(
    no_strength: str, left: int, number: int
) -> None:
    options = {"no_strength": no_strength}
    for cards, who, fighter in (
        (CARDS[:10], "dracula", "hunter"),
        (CARDS[10:], "van_helsing", "vampire"),
    ):
        card = unarmed(cards)
        table = about_to_play(
            card,
            options,
            figures={who: "5"},
            board={"5": f"{fighter}{number}"},
            revealed=True,
        ).then(f"play:{card}")
        result = "lost" if left == 3 else "drawn"
        assert table.facts("fought") == [f"fought:{who}:0:{number}:{result}"]
        assert table.side(who)["lives"] == left
        assert table.on("5") == f"{fighter}{number}"


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

TOGETHER = [
    ("dr_fluegel", {"van_helsing": "7"}, "fly:7", DRACULA),
    ("dr_rauschen", {"dracula": "harbour", "van_helsing": "7"}, "send:van_helsing", DRACULA),
    ("dr_rauschen", {"dracula": "5", "van_helsing": "harbour"}, "send:dracula", DRACULA),
    ("vh_verstaerkung", {"dracula": "station", "van_helsing": "3"}, "", VAN_HELSING),
]


@pytest.mark.rule("DUEL-053")
@pytest.mark.parametrize(("card", "stand", "code", "seat"), TOGETHER)
@pytest.mark.parametrize(("meeting", "asked"), [("step", "barrier"), ("arrival", "meet")])
def test_whether_a_relocation_can_bring_a_meeting(
    card: str, stand: dict[str, str], code: str, seat: int, meeting: str, asked: str
) -> None:
    table = about_to_play(card, {"meeting": meeting}, figures=stand)
    table.play(f"use:{card}", *code.split())
    here, there = table.figures
    assert here == there
    assert table.asked == (seat, asked)


@pytest.mark.rule("DUEL-053")
def test_with_arrival_hands_are_shown_and_nothing_else_happens_there() -> None:
    table = about_to_play(
        "dr_fluegel",
        {"meeting": "arrival"},
        figures=("harbour", "7"),
        board={"7": "victim"},
        hands={"dracula": NINE, "van_helsing": HUNTERS},
    ).then("use:dr_fluegel", "fly:7", "show:yes")
    assert table.side("dracula", VAN_HELSING)["hand"]["vampire1"] == 3
    assert table.side("van_helsing", DRACULA)["hand"]["hunter1"] == 3
    assert table.side("dracula", None)["hand"] is None
    assert table.asked == (DRACULA, "barrier")
    assert table.place("7", DRACULA)["card"] == "?"


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
def test_with_arrival_a_relocation_elsewhere_brings_no_meeting() -> None:
    table = about_to_play("dr_fluegel", {"meeting": "arrival"}, figures=("harbour", "7"))
    table.play("use:dr_fluegel", "fly:8")
    assert table.asked == (DRACULA, "barrier")


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
    where = {"dracula": at, "van_helsing": at}
    table = about_to_play(card, {"meeting": "arrival"}, figures=where).then(f"use:{card}", *codes)
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
@pytest.mark.parametrize(
    ("card", "always", "victory"),
    [
        ("", VAN_HELSING, DRACULA),
        ("coffin", VAN_HELSING, DRACULA),
        ("amulet", VAN_HELSING, DRACULA),
        ("vampire3", VAN_HELSING, DRACULA),
        ("vampire2", VAN_HELSING, DRACULA),
        ("vampire1", VAN_HELSING, VAN_HELSING),
    ],
)
def test_whether_kampfeslust_needs_a_victory(card: str, always: int, victory: int) -> None:
    for value, next_seat in (("always", always), ("victory", victory)):
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
    table.go("harbour")
    table.play("stop")
    assert ("use:dr_puls" in table.codes) is not stays
    table.play("play:dr_puls")
    table.no_barrier()
    assert not table.seen()["effects"]["no_special_action"]
    table.take_turn("vh_ausdauer", "station")
    table.go("1")
    table.play("stop")
    assert table.codes == ["play:dr_tiefe", "use:dr_tiefe"]


# turn_limit


@pytest.mark.rule("DUEL-119")
@pytest.mark.parametrize("limit", [200, 100, 50])
def test_after_so_many_turns_nobody_has_won(limit: int) -> None:
    options = {"turn_limit": str(limit)}
    table = about_to_play("vh_staerke", options, number=limit - 1)
    table.play("play:vh_staerke", "barrier:none")
    assert table.seen()["turn"] == limit
    assert table.asked == (DRACULA, "move")
    table = about_to_play("vh_staerke", options, number=limit)
    table.play("play:vh_staerke", "barrier:none")
    assert table.ending == ("nobody", "limit")
    assert table.scores == (0, 0)


@pytest.mark.rule("DUEL-119")
def test_an_extra_turn_counts_as_a_turn() -> None:
    table = about_to_play(
        "vh_kampfeslust", {"battle_lust": "always", "turn_limit": "50"}, number=50
    ).then("use:vh_kampfeslust", "barrier:none")
    assert table.ending == ("nobody", "limit")


# cards


@pytest.mark.rule("DUEL-067")
def test_a_table_may_change_what_the_cards_say() -> None:
    table = new_game(cards="vampires.1.4+vampires.2.2")
    assert table.hand("dracula") == {
        "vampire1": 4,
        "vampire2": 2,
        "vampire3": 3,
        "amulet": 1,
        "coffin": 5,
    }
    assert new_game().hand("dracula") == {
        "vampire1": 3,
        "vampire2": 3,
        "vampire3": 3,
        "amulet": 1,
        "coffin": 5,
    }


@pytest.mark.rule("DUEL-067")
def test_everybody_can_see_that_the_cards_are_changed() -> None:
    assert can_tell(None, new_game(cards="dr_puls.move.5"), new_game())
