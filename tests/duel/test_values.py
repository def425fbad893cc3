"""The values of the cards: known ones as in the sources, and changes that a table may make."""

import pickle
import re

import pytest

from whitby import GAMES
from whitby.core.errors import BadRecord, BadSetup
from whitby.core.record import begin, parse, replay, verify
from whitby.core.rng import Fast
from whitby.games.duel.cards import BARS, CARDS, GREY
from whitby.games.duel.game import DUEL
from whitby.games.duel.state import Duel
from whitby.games.duel.values import OURS, PUBLIC, ROWS, RULEBOOK, SOURCES, Deck, canonical, deck
from whitby.rulebook import rulebook

from .at_the_table import DRACULA, DuelTable, about_to_play, new_game, scene

# From the rulebook's example: Strength moves 3 and has strength 4, Resistance moves 5, has strength
# 2 and goes with the green barrier, Feint has strength 1 and pays for four steps.
RULEBOOK_MOVES = {"vh_staerke": 3, "vh_widerstand": 5}
RULEBOOK_STRENGTHS = {"vh_staerke": 4, "vh_widerstand": 2, "vh_taeuschung": 1}
RULEBOOK_BARS = {"vh_widerstand": "green"}
# From public card lists, sorted by number, which break off after the second 4.
PUBLIC_MOVES = {
    "dr_fluegel": 1,
    "dr_puls": 2,
    "dr_tiefe": 2,
    "dr_atem": 3,
    "dr_rauschen": 3,
    "dr_stille": 3,
    "dr_augen": 4,
    "dr_dunkel": 4,
    "dr_schatten": 6,
}
PUBLIC_BARS = {"dr_augen": "yellow"}
AT_LEAST_FOUR = ("vh_taeuschung", "dr_fluestern")
NAMES_OURS = ["vh_ausdauer"]
SPECIALS_OURS = ["dr_fluestern", "vh_verstaerkung"]
SPECIALS_PUBLIC = "fluegel puls tiefe atem rauschen augen stille schatten"
UNARMED = next(row.id for row in ROWS[:10] if row.strength == 0)
ARMED = next(row.id for row in ROWS[:10] if row.strength > 0)
CHANGED = "dr_puls.move.3+vampires.1.4+vampires.2.2"


def moves(values: Deck) -> dict[str, int]:
    return dict(zip(CARDS, values.moves, strict=True))


def strengths(values: Deck) -> dict[str, int]:
    return dict(zip(CARDS, values.strengths, strict=True))


def bars(values: Deck) -> dict[str, str]:
    return {card: BARS[at] for card, at in zip(CARDS, values.bars, strict=True)}


# The table of cards


@pytest.mark.rule("DUEL-024", "DUEL-025", "DUEL-028")
def test_the_values_of_the_rulebook_and_of_public_lists_are_kept() -> None:
    values = deck()
    assert moves(values).items() >= {**RULEBOOK_MOVES, **PUBLIC_MOVES}.items()
    assert strengths(values).items() >= RULEBOOK_STRENGTHS.items()
    assert bars(values).items() >= {**RULEBOOK_BARS, **PUBLIC_BARS}.items()
    assert all(moves(values)[card] >= 4 for card in AT_LEAST_FOUR)


def from_source(field: str, source: str) -> list[str]:
    return [row.id for row in ROWS if getattr(row, field) == source]


@pytest.mark.rule("DUEL-067")
def test_every_value_says_where_it_comes_from() -> None:
    assert SOURCES == ("rulebook", "public", "ours")
    assert set(from_source("move_from", RULEBOOK)) == set(RULEBOOK_MOVES)
    assert set(from_source("move_from", PUBLIC)) == set(PUBLIC_MOVES)
    assert set(from_source("strength_from", RULEBOOK)) == set(RULEBOOK_STRENGTHS)
    assert from_source("strength_from", PUBLIC) == []
    assert set(from_source("bar_from", RULEBOOK)) == set(RULEBOOK_BARS)
    assert set(from_source("bar_from", PUBLIC)) == set(PUBLIC_BARS)
    assert from_source("name_from", OURS) == NAMES_OURS
    assert from_source("special_from", OURS) == SPECIALS_OURS
    assert " ".join(from_source("special_from", PUBLIC)).replace("dr_", "") == SPECIALS_PUBLIC
    for row in ROWS:
        assert {row.move_from, row.strength_from, row.bar_from} <= set(SOURCES)
        assert {row.name_from, row.special_from} <= set(SOURCES)


@pytest.mark.rule("DUEL-025", "DUEL-026")
@pytest.mark.parametrize("side", [0, 1])
def test_strengths_go_from_one_to_four_and_one_card_a_deck_has_none(side: int) -> None:
    found = deck().strengths[10 * side : 10 * side + 10]
    assert set(found) <= {0, 1, 2, 3, 4}
    assert found.count(0) == 1


@pytest.mark.rule("DUEL-101")
@pytest.mark.parametrize("side", [0, 1])
def test_a_deck_has_two_cards_of_each_colour_and_two_grey_or_one_grey(side: int) -> None:
    two = [BARS[at] for at in deck().bars[10 * side : 10 * side + 10]]
    assert {bar: two.count(bar) for bar in BARS} == dict.fromkeys(BARS, 2)
    one = [BARS[at] for at in deck(lone_grey=True).bars[10 * side : 10 * side + 10]]
    assert one.count("grey") == 1
    assert sorted(one.count(bar) for bar in BARS if bar != "grey") == [2, 2, 2, 3]


# Changes have one form


@pytest.mark.parametrize(
    ("given", "form"),
    [
        ("whitby", "whitby"),
        (CHANGED, CHANGED),
        ("vampires.2.2+dr_puls.move.3+vampires.1.4", CHANGED),
        ("dr_puls.move.2", "whitby"),
        ("dr_puls.move.3+vh_widerstand.move.5", "dr_puls.move.3"),
        ("vampires.1.3+vampires.2.3+hunters.3.3", "whitby"),
        ("vh_staerke.strength.4+vh_widerstand.strength.2+vh_taeuschung.strength.1", "whitby"),
        ("hunters.1.9+hunters.2.0+hunters.3.0", "hunters.1.9+hunters.2.0+hunters.3.0"),
    ],
)
def test_changes_are_brought_into_one_form(given: str, form: str) -> None:
    assert canonical(given) == form
    assert canonical(form) == form
    assert new_game(cards=given).seen()["options"]["cards"] == form


def test_a_bar_that_is_named_counts_under_either_reading_of_the_grey_cards() -> None:
    named = "dr_stille.barrier.grey"
    assert canonical(named) == named
    assert bars(deck(named, lone_grey=True))["dr_stille"] == "grey"
    assert bars(deck(lone_grey=True))["dr_stille"] != "grey"


def test_a_bar_that_is_the_same_under_both_readings_changes_nothing() -> None:
    [puls] = [row for row in ROWS if row.id == "dr_puls"]
    assert puls.bar == puls.lone_grey
    assert canonical(f"dr_puls.barrier.{puls.bar}") == "whitby"


def test_equal_sets_of_values_are_one_object() -> None:
    assert deck(CHANGED) is deck(CHANGED)
    assert deck(CHANGED) is not deck()
    assert deck(CHANGED) is not deck(CHANGED, lone_grey=True)
    assert pickle.loads(pickle.dumps(deck(CHANGED, lone_grey=True))) is deck(CHANGED, True)


# Changes that are refused


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ("", "cards: '' is no change; a change is card.value.new, such as dr_puls.move.3"),
        ("dr_puls.move", "cards: 'dr_puls.move' is no change"),
        ("dr_puls.move.3.4", "cards: 'dr_puls.move.3.4' is no change"),
        ("dr_puls.move.3+", "cards: '' is no change"),
        ("whitby+dr_puls.move.3", "cards: 'whitby' is no change"),
        ("garlic.move.3", "cards: there is no card 'garlic'; there are dr_fluegel, "),
        ("dr_puls.speed.3", "dr_puls has no value 'speed'; it has move, strength and barrier"),
        ("dr_puls.move.0", "dr_puls.move is a whole number from 1 to 9, not '0'"),
        ("dr_puls.move.10", "dr_puls.move is a whole number from 1 to 9, not '10'"),
        ("dr_puls.move.-1", "dr_puls.move is a whole number from 1 to 9, not '-1'"),
        ("dr_puls.move.two", "dr_puls.move is a whole number from 1 to 9, not 'two'"),
        ("dr_puls.move.²", "dr_puls.move is a whole number from 1 to 9, not '²'"),
        ("dr_puls.move.", "dr_puls.move is a whole number from 1 to 9, not ''"),
        ("dr_puls.strength.5", "dr_puls.strength is a whole number from 0 to 4, not '5'"),
        ("dr_fluestern.move.3", "dr_fluestern.move is a whole number from 4 to 9, not '3'"),
        ("vh_taeuschung.move.3", "vh_taeuschung.move is a whole number from 4 to 9, not '3'"),
        ("vh_staerke.move.4", "vh_staerke.move is 3 by the rulebook, not 4"),
        ("vh_widerstand.move.4", "vh_widerstand.move is 5 by the rulebook, not 4"),
        ("vh_staerke.strength.3", "vh_staerke.strength is 4 by the rulebook, not 3"),
        ("vh_taeuschung.strength.2", "vh_taeuschung.strength is 1 by the rulebook, not 2"),
        ("vh_widerstand.barrier.red", "vh_widerstand.barrier is green by the rulebook, not red"),
        (
            "dr_puls.barrier.pink",
            "dr_puls.barrier can be red or blue or green or yellow or grey, not 'pink'",
        ),
        ("dr_augen.barrier.grey", "dr_augen.barrier is one colour, since its text adds another"),
        (
            "vh_staerke.barrier.red+vh_ausdauer.barrier.blue",
            "one or two cards of van_helsing have a grey bar, not 0",
        ),
        (f"{ARMED}.strength.0", "one card of dracula has strength 0, that is none, not 2"),
        (f"{UNARMED}.strength.1", "one card of dracula has strength 0, that is none, not 0"),
        ("vampires.1.4", "there are 9 vampires, not 4 + 3 + 3"),
        ("hunters.3.2", "there are 9 hunters, not 3 + 3 + 2"),
        ("vampires.4.1", "vampires have strength 1, 2 or 3, not '4'"),
        ("vampires.1.10", "vampires.1 is a whole number from 0 to 9, not '10'"),
        ("dr_puls.move.3+dr_puls.move.4", "cards: dr_puls.move stands twice"),
        ("dr_puls.move.03", "dr_puls.move is a whole number from 1 to 9, not '03'"),
    ],
)
def test_a_wrong_change_is_refused_with_the_reason(changes: str, why: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(why)):
        canonical(changes)
    with pytest.raises(BadSetup, match=re.escape(why)):
        new_game(cards=changes)


@pytest.mark.parametrize("number", ["00009", "000010", "0000" + "9" * 5000])
def test_leading_noughts_do_not_smuggle_a_number_in(number: str) -> None:
    with pytest.raises(BadSetup, match=r"dr_puls.strength is a whole number from 0 to 4"):
        canonical(f"dr_puls.strength.{number}")


def test_a_third_grey_card_is_refused_unless_each_deck_has_one() -> None:
    change = {"cards": "dr_puls.barrier.grey"}
    with pytest.raises(BadSetup, match="one or two cards of dracula have a grey bar, not 3"):
        DUEL.setup(options=change)
    table = DUEL.setup(options={**change, "grey_cards": "one_per_deck"})
    assert [table.deck.bars[:10].count(GREY), table.deck.bars[10:].count(GREY)] == [2, 1]


def test_a_set_without_any_grey_card_is_refused_under_the_other_reading_too() -> None:
    change = {"cards": "dr_schatten.barrier.red", "grey_cards": "one_per_deck"}
    assert new_game(cards="dr_schatten.barrier.red").asked[1] == "pick"
    with pytest.raises(BadSetup, match="one or two cards of dracula have a grey bar, not 0"):
        DUEL.setup(options=change)


@pytest.mark.parametrize(
    "changes",
    [
        f"{UNARMED}.strength.1+{ARMED}.strength.0",
        "dr_stille.barrier.blue",
        "dr_schatten.barrier.red+dr_puls.barrier.grey",
        "vampires.1.0+vampires.2.0+vampires.3.9",
    ],
)
def test_what_the_rulebook_leaves_open_can_be_changed(changes: str) -> None:
    table = new_game(cards=changes)
    assert sorted(table.seen()["options"]["cards"].split("+")) == sorted(changes.split("+"))


# Changes take effect at the table


def test_a_changed_number_pays_for_more_steps() -> None:
    for changes, left in (("whitby", 3), ("dr_puls.move.3", 4)):
        table = about_to_play("dr_puls", {"cards": changes}, steps=3).then("play:dr_puls")
        assert table.lives == (left, 4)


def test_a_changed_number_counts_for_how_far_one_may_go() -> None:
    table = scene(
        actions="dr_puls",
        lives=(1, 4),
        hands="amulet 3 vampire1 3 vampire2 2 vampire3",
        options={"cards": "dr_puls.move.4"},
    )
    for at in ("1", "2", "5", "4"):
        assert not table.decision.find(f"step:{at}").grave()
        table.play(f"step:{at}", "look:no")
    assert table.decision.find("step:3").grave()


def test_a_changed_strength_counts_in_a_fight() -> None:
    table = about_to_play(
        "dr_puls",
        {"cards": "dr_puls.strength.1"},
        figures=("1", "station"),
        board={"1": "hunter2"},
        revealed=True,
    ).then("play:dr_puls")
    assert table.facts("fought") == ["fought:dracula:1:2:lost"]


@pytest.mark.rule("DUEL-166")
def test_a_changed_bar_counts_for_barriers_and_for_augen() -> None:
    table = about_to_play("dr_augen", {"cards": "dr_augen.barrier.red"})
    table.play("use:dr_augen", "barrier:red:1-2")
    colours = {code.split(":")[1] for code in table.codes} - {"none"}
    assert colours == {"blue", "green", "yellow"}


def test_changed_fighters_are_in_the_box() -> None:
    table = new_game(cards=CHANGED)
    assert DUEL.contents(table.state)["vampire1"] == 4
    assert table.hand("dracula")["vampire2"] == 2
    for _ in range(4):
        table.play("pick:vampire1", seat=DRACULA)
    assert "pick:vampire1" not in table.offered(DRACULA)
    assert "pick:vampire2" in table.offered(DRACULA)


# Records


def recorded(cards: str, seed: int) -> str:
    """The record of a random game with these cards; Dracula starts with four vampires of 1."""
    record = begin(DUEL, 2, {"cards": cards}, seed=seed)
    table = DuelTable(DUEL, DUEL.setup(seed, 2, {"cards": cards}))
    chance = Fast(seed)
    codes = ["pick:vampire1"] * 4
    while not table.over:
        options = [option.code() for option in table.decision.options]
        code = codes.pop() if codes else options[chance.below(len(options))]
        record.add(table.decision.seat, code)
        table.play(code)
    record.finish(DUEL, table.state)
    return record.text()


@pytest.mark.parametrize("seed", range(3))
def test_a_record_with_changed_cards_is_whole(seed: int) -> None:
    text = recorded("vampires.2.2+vampires.1.4+dr_puls.move.3", seed)
    assert f" cards={CHANGED} " in f"{text} ".replace("\n", " ")
    record = parse(text)
    assert record.options["cards"] == CHANGED
    assert verify(GAMES, record) == "replayed"
    replayed = replay(GAMES, record)
    assert isinstance(replayed, Duel)
    assert replayed.deck is deck(CHANGED)
    assert record.text() == text


def test_with_other_cards_the_same_record_does_not_verify() -> None:
    text = recorded(CHANGED, 1)
    other = parse(text.replace(f"cards={CHANGED}", "cards=whitby"))
    with pytest.raises(
        BadRecord, match=r"move 4 \(1 pick:vampire1\): 'pick:vampire1' is not offered"
    ):
        verify(GAMES, other)


def test_a_record_with_impossible_cards_is_refused_with_the_reason() -> None:
    text = recorded(CHANGED, 1)
    wrong = parse(text.replace(f"cards={CHANGED}", "cards=vampires.1.4"))
    with pytest.raises(BadRecord, match=re.escape("there are 9 vampires, not 4 + 3 + 3")):
        replay(GAMES, wrong)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_table_of_the_rulebook_is_that_of_the_program(lang: str) -> None:
    rows = re.findall(
        r"^\| [^|]+ \| `(\w+)` \| (.+) \|$", rulebook("duel", lang).text, re.MULTILINE
    )
    assert [row[0] for row in rows] == list(CARDS)
    letters = {"en": "rpo", "fr": "lpn", "de": "aöu"}[lang]
    for row, (_, cells) in zip(ROWS, rows, strict=True):
        move, strength, bar, name, special = cells.split(" | ")
        source = dict(zip(SOURCES, letters, strict=True))
        assert move == f"{row.move} {source[row.move_from]}"
        assert strength == f"{row.strength or '–'} {source[row.strength_from]}"
        assert bar.split()[1] == source[row.bar_from]
        assert (name, special) == (source[row.name_from], source[row.special_from])
        if lang == "en":
            assert bar.split()[0] == row.bar
