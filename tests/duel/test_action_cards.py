"""Action cards: their values, and their cycle (DUEL-023 to DUEL-034, DUEL-083)."""

from itertools import combinations

import pytest

from whitby.core.rng import Fast

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    about_to_play,
    dealt,
    random_play,
    scene,
)

# card, number, strength (0: none), bar
DRACULAS = [
    ("dr_fluegel", 1, 3, "red"),
    ("dr_puls", 2, 3, "red"),
    ("dr_tiefe", 2, 3, "blue"),
    ("dr_atem", 3, 3, "green"),
    ("dr_rauschen", 3, 3, "yellow"),
    ("dr_augen", 4, 1, "yellow"),
    ("dr_dunkel", 4, 0, "blue"),
    ("dr_fluestern", 5, 2, "green"),
    ("dr_stille", 3, 4, "grey"),
    ("dr_schatten", 6, 1, "grey"),
]
VAN_HELSINGS = [
    ("vh_eingebung", 4, 0, "blue"),
    ("vh_gelassenheit", 1, 3, "yellow"),
    ("vh_kampfeslust", 2, 3, "red"),
    ("vh_scharfsinn", 3, 1, "blue"),
    ("vh_taeuschung", 4, 1, "red"),
    ("vh_verstaerkung", 2, 3, "yellow"),
    ("vh_wachsamkeit", 3, 2, "green"),
    ("vh_widerstand", 5, 2, "green"),
    ("vh_staerke", 3, 4, "grey"),
    ("vh_ausdauer", 6, 1, "grey"),
]
CARDS = DRACULAS + VAN_HELSINGS
DECKS = {
    "dracula": [card for card, *_ in DRACULAS],
    "van_helsing": [card for card, *_ in VAN_HELSINGS],
}
SEATS = {"dracula": DRACULA, "van_helsing": VAN_HELSING}
COLOURS = ["red", "blue", "green", "yellow"]


def owner(card: str) -> str:
    return "dracula" if card.startswith("dr_") else "van_helsing"


def cycle(table: DuelTable, name: str) -> tuple[list[str], list[str], list[str]]:
    """The action cards of a side: in hand, set aside, played."""
    seen = table.side(name, SEATS[name])
    return seen["action_hand"], seen["set_aside"], seen["played"]


def facing(card: str, enemy: str, **options: str) -> DuelTable:
    """The owner of this action card has revealed that enemy card after one step."""
    return about_to_play(
        card,
        options,
        figures={owner(card): "5"},
        board={"5": enemy},
        revealed=True,
        discard="vampire2 hunter2",
    )


# What each special action causes: a question, an event or a later effect.
SPECIALS = {
    "dr_fluegel": "asks: fly",
    "dr_puls": "asks: recruit",
    "dr_tiefe": "asks: reach",
    "dr_atem": "vampires_stronger",
    "dr_rauschen": "asks: send",
    "dr_augen": "any colour",
    "dr_dunkel": "spared",
    "dr_fluestern": "no_barrier",
    "vh_eingebung": "spared",
    "vh_gelassenheit": "asks: fetch",
    "vh_kampfeslust": "extra_turn",
    "vh_scharfsinn": "hand_studied",
    "vh_taeuschung": "feint",
    "vh_verstaerkung": "relocated, asks: recruit",
    "vh_wachsamkeit": "no_special_action",
    "vh_widerstand": "asks: turn",
}


def brings(card: str, how: str) -> set[str]:
    """Which of these happen when a card is played or used against a symbol or fighter."""
    enemy = "crucifix" if owner(card) == "dracula" else "amulet"
    table = facing(card, "vampire1" if card == "vh_kampfeslust" else enemy)
    table.play(f"{how}:{card}")
    found = {line.split(":")[0] for line in table.happened()}
    found |= {effect for effect, on in table.seen()["effects"].items() if on}
    found |= {"extra_turn"} if table.seen()["extra_turn"] else set()
    if table.asked[1] == "lay":
        table.play(table.codes[0])
    found.add(f"asks: {table.asked[1]}")
    if len({code.split(":")[1] for code in table.codes if code.startswith("barrier")}) == 5:
        found.add("any colour")
    return found & set(", ".join(SPECIALS.values()).split(", "))


@pytest.mark.rule("DUEL-023", "DUEL-027")
@pytest.mark.parametrize(("card", "special"), SPECIALS.items())
def test_each_card_has_the_special_action_of_its_text(card: str, special: str) -> None:
    assert brings(card, "use") == set(special.split(", "))
    assert brings(card, "play") == set()


@pytest.mark.rule("DUEL-023")
def test_no_card_is_in_both_decks() -> None:
    table = scene(actions={name: " ".join(cards) for name, cards in DECKS.items()})
    assert table.action_hand("dracula") == DECKS["dracula"]
    assert table.action_hand("van_helsing") == DECKS["van_helsing"]


@pytest.mark.rule("DUEL-024")
@pytest.mark.parametrize(("card", "number"), [row[:2] for row in CARDS])
def test_the_number_is_the_most_steps_that_a_card_pays_for(card: str, number: int) -> None:
    name = owner(card)
    for steps, left in ((number, 4), (number + 1, 3)):
        table = scene(turn=name, at="action", steps=steps, actions={name: card})
        table.play(f"play:{card}")
        assert table.side(name)["lives"] == left


@pytest.mark.rule("DUEL-025", "DUEL-031", "DUEL-091")
@pytest.mark.parametrize(("card", "strength"), [(row[0], row[2]) for row in CARDS])
@pytest.mark.parametrize("fighter", [1, 2, 3])
def test_a_card_fights_with_its_strength(card: str, strength: int, fighter: int) -> None:
    enemy = "hunter" if owner(card) == "dracula" else "vampire"
    table = facing(card, f"{enemy}{fighter}").then(f"play:{card}")
    result = ("lost", "drawn", "won")[(strength > fighter) + (strength >= fighter)]
    [fought] = table.said("fought")
    assert fought == f"fought:{owner(card)}:{strength}:{fighter}:{result}"


@pytest.mark.rule("DUEL-026")
@pytest.mark.parametrize(
    ("name", "unarmed"), [("dracula", "dr_dunkel"), ("van_helsing", "vh_eingebung")]
)
def test_just_one_card_of_each_deck_loses_even_to_the_weakest(name: str, unarmed: str) -> None:
    losers = []
    for card in DECKS[name]:
        table = facing(card, "hunter1" if name == "dracula" else "vampire1").then(f"play:{card}")
        if table.side(name)["lives"] == 3:
            losers.append(card)
    assert losers == [unarmed]


@pytest.mark.rule("DUEL-026")
@pytest.mark.parametrize(("card", "enemy"), [("dr_dunkel", "hunter"), ("vh_eingebung", "vampire")])
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_a_table_may_count_no_strength_as_a_draw(card: str, enemy: str, strength: int) -> None:
    table = facing(card, f"{enemy}{strength}", no_strength="draws").then(f"play:{card}")
    assert table.said("fought") == [f"fought:{owner(card)}:0:{strength}:drawn"]
    assert table.lives == (4, 4)
    assert table.on("5") == f"{enemy}{strength}"


@pytest.mark.rule("DUEL-026")
def test_a_special_action_may_cancel_the_fight_of_the_unarmed() -> None:
    table = facing("vh_eingebung", "vampire3").then("use:vh_eingebung")
    assert table.said("fought", "life_lost") == []


@pytest.mark.rule("DUEL-028", "DUEL-100", "DUEL-101")
@pytest.mark.parametrize(("card", "bar"), [(row[0], row[3]) for row in CARDS])
def test_the_bar_says_which_barrier_may_be_placed_or_moved(card: str, bar: str) -> None:
    name = owner(card)
    for barriers in ({}, {"red": "1-2", "blue": "3-4", "green": "4-5", "yellow": "7-8"}):
        table = scene(turn=name, at="action", actions={name: card}, barriers=barriers)
        table.play(f"play:{card}")
        assert table.asked == (SEATS[name], "barrier")
        offered = [code.split(":")[1] for code in table.codes if code != "barrier:none"]
        assert sorted(set(offered)) == sorted(COLOURS if bar == "grey" else [bar])


@pytest.mark.rule("DUEL-029")
def test_after_the_move_there_is_no_way_round_an_action_card() -> None:
    table = scene(turn="van_helsing", figures=("harbour", "4"), actions="vh_staerke vh_widerstand")
    table.walk("5")
    assert table.asked == (VAN_HELSING, "play")
    assert table.codes == ["play:vh_widerstand", "use:vh_widerstand", "play:vh_staerke"]
    table.refuses("stop")


@pytest.mark.rule("DUEL-029", "DUEL-084")
def test_every_turn_sees_one_action_card_of_the_side_on_turn() -> None:
    for seed in range(6):
        *_, table = random_play(dealt(seed=seed), seed)
        story = table.said("turn", "played", "used")
        pairs = list(zip(story[::2], story[1::2], strict=False))
        assert pairs
        for turn, played in pairs:
            verb, card = played.split(":")
            assert turn.startswith("turn:")
            assert verb in ("played", "used")
            assert turn.endswith(f":{owner(card)}")


@pytest.mark.rule("DUEL-030", "DUEL-087")
@pytest.mark.parametrize(
    ("card", "left"), [("dr_puls", 3), ("dr_atem", 4), ("dr_augen", 4), ("dr_fluegel", 2)]
)
def test_three_steps_need_a_card_of_three_or_more(card: str, left: int) -> None:
    table = scene(figures=("4", "station"), actions="dr_fluegel dr_puls dr_atem dr_augen")
    table.walk("5", "4", "7").play(f"play:{card}")
    assert table.lives == (left, 4)


@pytest.mark.rule("DUEL-031", "DUEL-091")
@pytest.mark.parametrize(("card", "result"), [("vh_staerke", "won"), ("vh_ausdauer", "lost")])
def test_the_card_played_for_the_move_is_the_one_that_fights(card: str, result: str) -> None:
    table = scene(
        turn="van_helsing",
        figures=("harbour", "4"),
        board={"5": "vampire3"},
        actions="vh_staerke vh_ausdauer",
    ).then("step:5", "look:yes", f"play:{card}")
    assert table.said("fought")[0].endswith(f":3:{result}")


@pytest.mark.rule("DUEL-032")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_played_cards_lie_open_on_their_owners_pile(viewer: int | None) -> None:
    table = scene(
        figures=("4", "8"),
        actions="dr_stille dr_atem dr_schatten vh_staerke vh_ausdauer",
        aside={"dracula": "dr_puls", "van_helsing": " ".join(DECKS["van_helsing"][:8])},
    )
    gone = ["dr_fluegel", "dr_tiefe", "dr_rauschen", "dr_augen", "dr_dunkel", "dr_fluestern"]
    assert table.side("dracula", viewer)["played"] == gone
    table.take_turn("dr_stille", "5")
    table.take_turn("vh_ausdauer", "7")
    assert table.side("dracula", viewer)["played"] == [*gone, "dr_stille"]
    assert table.side("van_helsing", viewer)["played"] == ["vh_ausdauer"]
    assert table.action_hand("dracula") == ["dr_atem", "dr_schatten"]
    assert table.action_hand("van_helsing") == ["vh_staerke"]


@pytest.mark.rule("DUEL-033")
@pytest.mark.parametrize("name", DECKS)
def test_a_used_up_hand_is_replaced_by_the_cards_set_aside(name: str) -> None:
    cards = DECKS[name]
    table = scene(
        turn=name, figures=("4", "4"), actions={name: cards[8]}, aside={name: " ".join(cards[:5])}
    ).take_turn(cards[8], "5")
    assert cycle(table, name) == (cards[:5], [], [*cards[5:8], *cards[8:]])
    assert table.asked == (SEATS["van_helsing" if name == "dracula" else "dracula"], "move")
    assert table.said("refilled") == [f"refilled:{name}:5"]


@pytest.mark.rule("DUEL-033")
def test_with_a_card_left_in_hand_nothing_is_taken_up() -> None:
    table = scene(figures=("4", "station"), actions="dr_stille dr_schatten")
    aside = cycle(table, "dracula")[1]
    table.take_turn("dr_stille", "5")
    assert cycle(table, "dracula") == (["dr_schatten"], aside, ["dr_stille"])
    assert table.said("refilled") == []


@pytest.mark.rule("DUEL-033", "DUEL-034")
def test_new_cards_come_after_the_special_action_and_the_barrier() -> None:
    table = scene(figures=("4", "station"), actions="dr_fluegel").go("5")
    table.play("stop", "use:dr_fluegel")
    assert table.action_hand("dracula") == []
    table.play("fly:9")
    assert table.asked == (DRACULA, "barrier")
    assert table.action_hand("dracula") == []
    table.play("barrier:none")
    assert table.action_hand("dracula") == DECKS["dracula"][1:]
    assert table.log()[-2:] == ["refilled:dracula:9", "turn:2:van_helsing"]


@pytest.mark.rule("DUEL-034")
def test_when_all_ten_are_used_they_are_shuffled_and_five_drawn() -> None:
    table = scene(
        figures=("4", "station"),
        actions="dr_stille",
        aside={"dracula": ""},
        draws={"dracula": "dr_stille dr_puls dr_augen dr_atem dr_schatten"},
    )
    assert len(cycle(table, "dracula")[2]) == 9
    table.take_turn("dr_stille", "5")
    assert cycle(table, "dracula") == (
        ["dr_puls", "dr_atem", "dr_augen", "dr_stille", "dr_schatten"],
        ["dr_fluegel", "dr_tiefe", "dr_rauschen", "dr_dunkel", "dr_fluestern"],
        [],
    )
    assert table.said("refilled") == ["refilled:dracula:5:shuffled"]


@pytest.mark.rule("DUEL-034")
def test_after_a_shuffle_any_five_of_the_ten_can_come() -> None:
    hands = set()
    for seed in range(2400):
        table = scene(seed=seed, at="action", actions="dr_stille", aside={"dracula": ""})
        table.play("play:dr_stille", "barrier:none")
        [drew] = table.facts("drew")
        hands.add(tuple(drew.removeprefix("drew:").split("+")))
    assert hands == set(combinations(DECKS["dracula"], 5))


@pytest.mark.rule("DUEL-033", "DUEL-034")
@pytest.mark.parametrize("seed", range(4))
def test_over_ten_turns_each_card_is_played_once_and_then_all_come_again(seed: int) -> None:
    table = dealt(seed=seed)
    chance = Fast(seed)
    plays: dict[str, list[str]] = {name: [] for name in DECKS}
    for turn in range(60):
        name = "van_helsing" if turn % 2 else "dracula"
        count = len(plays[name]) % 10
        hand, aside, played = cycle(table, name)
        assert (len(hand), len(aside), len(played)) == (5 - count % 5, 5 * (count < 5), count)
        card = hand[chance.below(len(hand))]
        plays[name].append(card)
        table.take_turn(card, table.codes[0].removeprefix("step:"))
    for name, cards in DECKS.items():
        for start in (0, 10, 20):
            assert sorted(plays[name][start : start + 10]) == sorted(cards)
        assert plays[name][:10] != plays[name][10:20]


@pytest.mark.rule("DUEL-034")
def test_after_composure_the_remaining_cards_set_aside_come_together() -> None:
    table = scene(
        turn="van_helsing",
        figures=("4", "8"),
        actions="dr_stille dr_schatten vh_gelassenheit",
        aside="vh_staerke vh_ausdauer vh_eingebung",
    ).go("7")
    table.play("stop", "use:vh_gelassenheit", "fetch:vh_staerke", "barrier:none")
    assert cycle(table, "van_helsing")[:2] == (["vh_staerke"], ["vh_eingebung", "vh_ausdauer"])
    assert table.said("refilled") == []
    table.take_turn("dr_stille", "5")
    table.take_turn("vh_staerke", "6")
    assert cycle(table, "van_helsing")[:2] == (["vh_eingebung", "vh_ausdauer"], [])
    assert table.said("refilled") == ["refilled:van_helsing:2"]


@pytest.mark.rule("DUEL-034")
def test_after_composure_with_nothing_set_aside_all_ten_are_shuffled() -> None:
    table = scene(
        turn="van_helsing",
        figures=("4", "8"),
        actions="dr_stille dr_schatten vh_gelassenheit",
        aside="vh_staerke",
    ).go("7")
    table.play("stop", "use:vh_gelassenheit", "fetch:vh_staerke", "barrier:none")
    assert cycle(table, "van_helsing")[:2] == (["vh_staerke"], [])
    table.take_turn("dr_stille", "5")
    table.take_turn("vh_staerke", "6")
    hand, aside, played = cycle(table, "van_helsing")
    assert (len(hand), len(aside), played) == (5, 5, [])
    assert sorted(hand + aside) == sorted(DECKS["van_helsing"])


@pytest.mark.rule("DUEL-083", "DUEL-151", "DUEL-167")
@pytest.mark.parametrize(
    ("name", "plain"),
    [("dracula", ["dr_stille", "dr_schatten"]), ("van_helsing", ["vh_staerke", "vh_ausdauer"])],
)
def test_eight_of_ten_cards_have_a_special_action(name: str, plain: list[str]) -> None:
    cards = DECKS[name]
    table = scene(turn=name, at="action", actions={name: " ".join(cards)})
    expected = []
    for card in cards:
        expected += [f"play:{card}"] if card in plain else [f"play:{card}", f"use:{card}"]
    assert table.codes == expected
    assert len([code for code in expected if code.startswith("use:")]) == 8


@pytest.mark.rule("DUEL-151", "DUEL-167")
@pytest.mark.parametrize("card", ["dr_stille", "dr_schatten", "vh_staerke", "vh_ausdauer"])
def test_the_other_two_have_none(card: str) -> None:
    table = about_to_play(card)
    assert table.codes == [f"play:{card}"]
    table.refuses(f"use:{card}")
    table.play(f"play:{card}")
    assert table.asked == (SEATS[owner(card)], "barrier")
