"""Windows for reactions: whether they open depends on public facts, not on what anyone holds.

Most tests compare two tables that differ only in the card someone holds: one that answers, and
one that never does. Only its owner may tell them apart, before the answer and after it.
"""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.cards.table import EVENT_COPIES, EVENTS, ITEM_COPIES, ITEMS

from .at_the_table import FuryTable, answer, played, real_scene, sees
from .combats import clash, combat, up_to
from .dracula_events import PACK, drawn, phase, seward
from .in_play import discards, lying
from .readings import apart, discarded, question, said
from .seats import DRACULA

SEWARD = 3
TOP = {"events": "hypnosis"}
"""The back of the top event is public, so it must not differ at random."""


def every(*cards: str) -> str:
    """Return all copies of some cards."""
    names = [*EVENTS, *ITEMS]
    copies = [*EVENT_COPIES, *ITEM_COPIES]
    return " ".join(f"{copies[names.index(card)]} {card}" for card in cards)


def clashed(**position: Any) -> FuryTable:
    """Return a round of combat in which Dracula's card has just been cancelled."""
    return clash(combat(draws=TOP, pack=PACK, **position), "claws", mina="dodge")


def travelled(*codes: str, **position: Any) -> FuryTable:
    """Return Dr. Seward's turn after these choices."""
    draws = position.pop("draws", TOP)
    position.setdefault("tickets", {"seward": "1-1"})
    return played(seward(draws=draws, **position), *codes)


SEARCHED = ["galway", "open prague: rats"]


def dracula_at(window: str, **position: Any) -> FuryTable:
    """Return the moment of a window for Dracula."""
    if window == "wild_horses":
        return travelled("road:vienna", **position)
    if window == "customs":
        return travelled("road:nuremberg", "no_event", **position)
    if window == "false_tip":
        return travelled("spend:1-1", **position)
    if window == "seduction":
        return travelled("search", trail=SEARCHED, **position)
    if window == "press":
        rumours = {"events": "local_rumours hypnosis"}
        return travelled("supply", "play:local_rumours", draws=rumours, **position)
    if window == "enraged":
        return clashed(**position)
    return phase(draws=TOP, **position)


DRACULA_WINDOWS = [
    ("wild_horses", "wild_horses"),
    ("customs", "customs_search"),
    ("false_tip", "false_tip"),
    ("seduction", "seduction"),
    ("press", "sensationalist_press"),
    ("enraged", "enraged"),
    ("scheme", "devilish_power"),
    ("scheme", "unearthly_swiftness"),
]
IDLE = "hidden_schemes"
"""An event of Dracula's that answers nothing."""


@pytest.mark.rule("FURY-GOLD-07", "FURY-HAND-10")
@pytest.mark.parametrize(("window", "card"), DRACULA_WINDOWS)
def test_dracula_is_asked_whether_he_holds_the_card_or_not(window: str, card: str) -> None:
    held, idle = dracula_at(window, schemes=card), dracula_at(window, schemes=IDLE)
    for table in (held, idle):
        assert table.asked == (DRACULA, window)
    assert [code for code in held.codes if card in code]
    assert idle.codes == ["no_event"]
    assert apart(held, idle) == [DRACULA]
    held.play("no_event")
    idle.play("no_event")
    assert held.asked == idle.asked
    assert apart(held, idle) == [DRACULA]


@pytest.mark.parametrize(("window", "card"), DRACULA_WINDOWS)
def test_dracula_is_not_asked_with_an_empty_hand(window: str, card: str) -> None:
    # before customs there is nothing to decline: that window does not open either
    table = travelled("road:nuremberg") if window == "customs" else dracula_at(window)
    assert table.asked != (DRACULA, window)


@pytest.mark.parametrize(("window", "card"), DRACULA_WINDOWS[:6])
def test_dracula_is_not_asked_when_every_copy_lies_open(window: str, card: str) -> None:
    table = dracula_at(window, schemes=IDLE, discard={"events": every(card)})
    assert table.asked != (DRACULA, window)


@pytest.mark.rule("FURY-EVENT-12")
@pytest.mark.parametrize(("window", "card"), DRACULA_WINDOWS[:6])
def test_dracula_is_asked_when_the_last_copy_lies_face_down(window: str, card: str) -> None:
    table = dracula_at(window, schemes=IDLE, buried={"events": every(card)})
    assert table.asked == (DRACULA, window)


def test_the_windows_of_his_phase_close_when_all_their_cards_lie_open() -> None:
    gone = every("devilish_power", "unearthly_swiftness")
    table = phase(schemes="enraged", discard={"events": gone})
    answer(table, DRACULA, "travel", "go:paris", "lay:rats")
    assert table.asked == (DRACULA, "scheme")  # other events wait for the end
    later = every(
        "darkness_returns", "hidden_schemes", "nocturnal_visit", "roadblock", "summon_storms"
    )
    table = phase(schemes="enraged", discard={"events": f"{gone} {later}"})
    table.play("go:paris", "lay:rats")
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-ENC-03")
def test_what_the_brides_lay_out_is_known_to_dracula_alone() -> None:
    tables = [drawn("draculas_brides", draws=TOP, trail=["nantes"]) for _ in range(2)]
    for table, kind in zip(tables, ("spy", "hoax"), strict=True):
        table.play("play_as:draculas_brides:corrupt", "add_to:1", f"lay:{kind}")
        table.run()
    assert apart(*tables) == [DRACULA]


def hunter_at(window: str, **position: Any) -> FuryTable:
    """Return the moment of a window for Dr. Seward."""
    if window == "good_luck":
        return travelled("spend:1-1", "play:false_tip", schemes="false_tip", **position)
    if window == "answer_ambush":
        trail = ["galway", "vienna: rats"]
        return travelled("road:vienna", "ambush:2:rats", trail=trail, **position)
    if window == "tools":
        return travelled("search", trail=SEARCHED, **position)
    if window == "save":
        table = combat(hunters={"mina": "prague 8 damage"}, draws=TOP, pack=PACK, **position)
        return clash(table, "strength", mina="punch")
    if window == "combat_start":
        table = real_scene(
            at="dusk",
            hunters={"seward": "prague"},
            trail=["open prague"],
            draws={"combat": "claws strength fangs mesmerize plotting", **TOP},
            pack=PACK,
            **position,
        )
        if table.asked[1] == "dusk":
            table.play("no_event")
        return table
    if window == "great_wolf":
        table = phase(allies={"dracula": "great_wolf"}, draws=TOP, **position)
        table.play("choose:seward")
        return table
    return real_scene(at=window, day="tuesday", draws=TOP, pack=PACK, **position)


HUNTER_WINDOWS = [
    ("good_luck", "events", "good_luck"),
    ("answer_ambush", "events", "forewarned"),
    ("answer_ambush", "items", "dogs"),
    ("tools", "items", "dogs"),
    ("tools", "items", "stake"),
    ("save", "events", "great_strength"),
    ("combat_start", "events", "escape_route"),
    ("combat_start", "events", "heroic_leap"),
    ("combat_start", "events", "lucky_find"),
    ("combat_start", "events", "planned_ambush"),
    ("combat_start", "items", "garlic_wreath"),
    ("great_wolf", "items", "crucifix"),
    ("great_wolf", "items", "heavenly_host"),
    ("dawn", "events", "long_night"),
    ("dawn", "events", "renewed_vigor"),
    ("dawn", "events", "speedy_telegraph"),
    ("dawn", "events", "newspaper_reports"),
    ("dusk", "events", "newspaper_reports"),
]
USELESS = {"events": "money_trail", "items": "knife"}
"""Hunters' cards that answer nothing."""


@pytest.mark.rule("FURY-GOLD-07", "FURY-HAND-10")
@pytest.mark.parametrize(("window", "kind", "card"), HUNTER_WINDOWS)
def test_a_hunter_is_asked_whatever_is_held(window: str, kind: str, card: str) -> None:
    held = hunter_at(window, **{kind: {"seward": card}})
    idle = hunter_at(window, **{kind: {"seward": USELESS[kind]}})
    for table in (held, idle):
        assert table.asked == (SEWARD, window)
    assert len(held.codes) == 2
    assert len(idle.codes) == 1
    assert apart(held, idle) == [SEWARD]
    held.play(held.codes[-1])
    idle.play(idle.codes[-1])
    assert held.asked == idle.asked
    assert apart(held, idle) == [SEWARD]


@pytest.mark.parametrize("window", sorted({window for window, _, _ in HUNTER_WINDOWS}))
def test_a_hunter_is_not_asked_with_empty_hands(window: str) -> None:
    assert hunter_at(window).asked != (SEWARD, window)


@pytest.mark.parametrize(
    ("window", "kind", "gone"),
    [
        ("good_luck", "events", "good_luck"),
        ("answer_ambush", "events", "forewarned"),
        ("answer_ambush", "items", "dogs"),
        ("save", "events", "great_strength"),
        ("combat_start", "items", "garlic_wreath"),
        (
            "combat_start",
            "events",
            "escape_route heroic_leap lucky_find lucys_revenge planned_ambush",
        ),
        (
            "dawn",
            "events",
            "long_night newspaper_reports renewed_vigor speedy_telegraph surprising_return",
        ),
        ("dusk", "events", "newspaper_reports surprising_return"),
    ],
)
def test_a_hunter_is_not_asked_when_every_copy_lies_open(window: str, kind: str, gone: str) -> None:
    hands = {kind: {"seward": USELESS[kind]}}
    assert hunter_at(window, **hands).asked == (SEWARD, window)
    table = hunter_at(window, discard={kind: every(*gone.split())}, **hands)
    assert table.asked != (SEWARD, window)


@pytest.mark.rule("FURY-WEAK-02")
def test_a_copy_open_before_a_weakened_hunter_is_asked_for_there_and_not_elsewhere() -> None:
    table = hunter_at(
        "good_luck",
        events={"godalming": "money_trail", "seward": "hypnosis", "mina": "good_luck"},
        discard={"events": "good_luck"},
        draws={"events": "mystic_research"},
    )
    assert question(table) == (5, "good_luck", ["play:good_luck", "no_event"])


# The order of several reactions


@pytest.mark.rule("FURY-GOLD-07")
def test_hunters_are_asked_in_activation_order_until_one_cancels() -> None:
    events = {"godalming": "money_trail", "seward": "good_luck", "van_helsing": "good_luck"}
    table = hunter_at("good_luck", events=events)
    assert question(table) == (2, "good_luck", ["no_event"])
    table.play("no_event")
    answer(table, 3, "good_luck", "no_event")
    assert table.asked == (4, "good_luck")
    table = played(hunter_at("good_luck", events=events), "no_event", "play:good_luck")
    assert table.asked == (3, "ride")
    assert said(table, "played") == ["played:seward:good_luck"]


@pytest.mark.rule("FURY-GOLD-07", "FURY-DEFEAT-12")
def test_a_defeated_hunter_is_not_asked() -> None:
    events = {"godalming": "good_luck", "seward": "money_trail"}
    table = hunter_at("good_luck", hunters={"godalming": "defeated rome"}, events=events)
    assert table.asked == (SEWARD, "good_luck")


@pytest.mark.rule("FURY-GOLD-07", "FURY-EVENT-03")
def test_after_an_event_at_dawn_all_are_asked_again() -> None:
    events = {"godalming": "money_trail", "seward": "long_night renewed_vigor"}
    table = hunter_at("dawn", events=events)
    answer(table, 2, "dawn", "no_event", "play:renewed_vigor")
    answer(table, 2, "dawn", "no_event")
    assert table.codes == ["play:long_night", "no_event"]


@pytest.mark.rule("FURY-GOLD-07", "FURY-SEARCH-12")
def test_the_searching_hunter_decides_before_dracula() -> None:
    table = hunter_at("tools", items={"seward": "dogs"}, schemes="seduction")
    answer(table, SEWARD, "tools", "show:dogs")
    assert table.asked == (DRACULA, "seduction")


@pytest.mark.rule("FURY-GOLD-07")
def test_a_cancel_is_answered_only_by_the_card_that_names_it() -> None:
    luck = {"godalming": "good_luck", "seward": "good_luck"}
    table = dracula_at("press", schemes="sensationalist_press false_tip", events=luck)
    table.play("play:sensationalist_press")
    assert table.asked == (4, "act")
    table = hunter_at("good_luck", events=luck, draws=TOP)
    table.play("play:good_luck")  # no card names Good Luck
    assert table.asked == (3, "ride")
    table = played(clashed(schemes="enraged", events=luck), "play:enraged")
    assert table.asked[1] not in ("good_luck", "press")


# Answers to an ambush


@pytest.mark.rule("FURY-AMBUSH-15")
@pytest.mark.parametrize("kind", ["bats", "rats", "spy", "szgany_mob", "unnatural_fog", "wolves"])
def test_forewarned_throws_away_what_ambushes_without_effect(kind: str) -> None:
    table = seward(
        hideout=f"vienna: {kind}, hoax",
        events="forewarned",
        pack="desecrated_soil hoax saboteur new_vampire reckless_vampire",
    )
    table.play("road:vienna", f"ambush:2:{kind}")
    assert question(table) == (SEWARD, "answer_ambush", ["play:forewarned", "no_event"])
    table.play("play:forewarned")
    assert (discards(table), discarded(table, "forewarned")) == ({kind: 1}, 1)
    assert said(table, "suffered", "delayed", "bats_put", "fog_put") == []
    assert lying(table, 2) == [("hoax", False, 0)]


@pytest.mark.rule("FURY-AMBUSH-15")
@pytest.mark.parametrize("kind", ["new_vampire", "reckless_vampire"])
def test_forewarned_does_not_answer_a_vampire(kind: str) -> None:
    trail = ["galway", f"vienna: {kind}"]
    table = played(seward(trail=trail, events="forewarned"), "road:vienna", f"ambush:2:{kind}")
    assert table.asked[1] != "answer_ambush"


@pytest.mark.rule("FURY-AMBUSH-15")
def test_forewarned_is_for_the_ambushed_hunter_and_never_for_a_search() -> None:
    trail = ["galway", "vienna: rats"]
    table = seward(trail=trail, events={"godalming": "forewarned"}, hunters={"godalming": "rome"})
    table.play("road:vienna", "ambush:2:rats")
    assert table.asked[1] != "answer_ambush"
    table = hunter_at("tools", events={"seward": "forewarned"})
    assert said(table, "suffered") == ["suffered:seward:2:7"]


@pytest.mark.rule("FURY-AMBUSH-15")
def test_each_ambush_is_answered_before_the_next_one_is_declared() -> None:
    table = seward(hideout="vienna: rats, spy", events="forewarned", items="dogs")
    table.play("road:vienna", "ambush:2:rats")
    assert table.codes == ["play:forewarned", "use_dogs", "no_event"]
    table.play("use_dogs")
    assert question(table) == (DRACULA, "ambush", ["ambush:2:spy", "no_ambush"])
    table.play("ambush:2:spy", "play:forewarned")
    assert (sees(table)["trail"][1]["encounters"], discards(table)) == ([], {"rats": 1, "spy": 1})


@pytest.mark.rule("FURY-AMBUSH-15", "FURY-LAIR-10")
def test_forewarned_against_the_last_card_of_a_lair_clears_it() -> None:
    table = seward(trail=["galway"], lairs=["vienna: rats"], events="forewarned")
    table.play("road:vienna", "ambush:lair1:rats", "play:forewarned")
    assert sees(table)["lairs"][0] is None
    assert up_to(table, "act").asked == (4, "act")
