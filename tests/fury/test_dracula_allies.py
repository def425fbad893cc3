"""Dracula's three events with an ally side: what they do when drawn, and as allies."""

from __future__ import annotations

import pytest

from whitby.games.fury.cards.table import EVENT_COPIES, EVENTS

from .at_the_table import ALL_EVENTS, answer, played, sees
from .dracula_events import PACK, drawn, hunt, phase
from .in_play import lying
from .readings import discarded, items, question, said, wounds
from .seats import DRACULA
from .the_trail import pack, schemes

SIX = "false_tip hypnosis wild_horses good_luck enraged forewarned"
"""Six events on top of the deck, three of them Dracula's."""


@pytest.mark.rule("FURY-EVENT-06", "FURY-ENC-01", "FURY-HAND-07")
def test_draculas_brides_lay_an_encounter_on_two_of_the_first_three_hideouts() -> None:
    table = drawn("draculas_brides", trail=["nantes", "paris", "hide", "bordeaux", "toulouse"])
    modes = ["play_as:draculas_brides:corrupt", "play_as:draculas_brides:ally"]
    assert table.codes == modes
    table.play(modes[0])
    assert question(table) == (DRACULA, "corrupt", ["add_to:1", "add_to:2", "add_to:3"])
    table.play("add_to:3", "lay:spy")
    assert len(pack(table)) == 4  # he draws up after the whole effect
    assert table.codes == ["add_to:1", "add_to:2", "done"]
    table.play("add_to:1", "lay:hoax")
    assert (lying(table, 1), lying(table, 3)) == ([("hoax", False, 0)], [("spy", False, 0)])
    assert (len(pack(table)), discarded(table, "draculas_brides")) == (5, 1)
    assert table.asked == (4, "act")


def test_draculas_brides_may_corrupt_one_hideout_only() -> None:
    table = drawn("draculas_brides", trail=["nantes", "paris"])
    table.play("play_as:draculas_brides:corrupt", "add_to:2", "lay:spy", "done")
    assert said(table, "adds_to", "encounter_laid") == ["adds_to:2", "encounter_laid:2"]
    assert (lying(table, 1), lying(table, 2)) == ([], [("spy", False, 0)])
    assert len(pack(table)) == 5


@pytest.mark.rule("FURY-ENC-02", "FURY-EVENT-15")
def test_draculas_brides_corrupt_no_sea_feed_dark_call_or_misdirect() -> None:
    table = drawn("draculas_brides", trail=["feed", "dark_call", "north_sea", "edinburgh"])
    table.play("play_as:draculas_brides:corrupt")
    assert (table.asked, discarded(table, "draculas_brides")) == ((4, "act"), 1)
    table = drawn("draculas_brides", trail=["nantes", "misdirect", "north_atlantic"])
    table.play("play_as:draculas_brides:corrupt")
    assert table.codes == ["add_to:1"]


@pytest.mark.rule("FURY-ALLY-01", "FURY-ALLY-02", "FURY-ALLY-06")
def test_draculas_brides_as_an_ally_swap_an_encounter_when_his_phase_starts() -> None:
    table = drawn("draculas_brides", schemes="2 false_tip seduction wild_horses")
    table.play("play_as:draculas_brides:ally")
    assert sees(table)["allies"]["dracula"] == "draculas_brides"
    assert (discarded(table, "draculas_brides"), len(schemes(table))) == (0, 4)
    hunt(table, "dracula")
    assert table.asked == (DRACULA, "swap")
    assert table.codes == [*[f"swap:{kind}" for kind in PACK.split()], "done"]


@pytest.mark.rule("FURY-ENC-16")
def test_draculas_brides_discard_what_they_swap_face_up_and_draw_another() -> None:
    ally = {"dracula": "draculas_brides"}
    table = played(phase(allies=ally, draws={"encounters": "szgany_mob"}), "swap:hoax")
    assert "swapped" in table.log(), "everyone sees that he swaps"
    assert pack(table) == ["bats", "rats", "spy", "szgany_mob", "wolves"]
    assert sees(table)["discards"]["encounters"] == {"hoax": 1}
    table = played(phase(allies=ally), "done")
    assert (table.asked, pack(table)) == ((DRACULA, "travel"), PACK.split())


@pytest.mark.rule("FURY-ALLY-04", "FURY-ALLY-05")
def test_a_new_ally_of_dracula_replaces_the_old_one() -> None:
    table = drawn("draculas_brides", allies={"dracula": "great_wolf", "hunters": "rufus_smith"})
    table.play("play_as:draculas_brides:ally")
    assert sees(table)["allies"] == {"hunters": "rufus_smith", "dracula": "draculas_brides"}
    assert discarded(table, "great_wolf") == 1


@pytest.mark.rule("FURY-EVENT-06")
def test_great_wolf_does_four_damage_to_a_hunter_of_his_choice() -> None:
    table = drawn("great_wolf", hunters={"mina": "hospital_rome", "van_helsing": "defeated madrid"})
    table.play("play_as:great_wolf:pounce")
    assert table.asked == (DRACULA, "pounce")
    assert table.codes == ["choose:godalming", "choose:seward", "choose:mina"]
    table.play("choose:mina")
    assert (wounds(table), discarded(table, "great_wolf")) == (4, 1)


@pytest.mark.rule("FURY-REVEAL-03")
@pytest.mark.parametrize("item", ["crucifix", "heavenly_host"])
def test_great_wolf_is_kept_off_by_a_crucifix_or_a_heavenly_host(item: str) -> None:
    table = drawn("great_wolf", items={"godalming": f"knife {item}"})
    table.play("play_as:great_wolf:pounce", "choose:godalming")
    assert question(table) == (2, "great_wolf", [f"show:{item}", "show_nothing"])
    table.play(f"show:{item}")
    assert (wounds(table, "godalming"), len(items(table, "godalming"))) == (0, 2)


@pytest.mark.rule("FURY-DAMAGE-09", "FURY-GREAT-05")
def test_great_wolf_can_defeat_and_great_strength_prevents_it() -> None:
    hurt = {"mina": "rome 5 damage"}
    table = drawn("great_wolf", hunters=hurt, events="great_strength")
    table.play("play_as:great_wolf:pounce", "choose:mina")
    answer(table, 3, "save", "play:great_strength")
    assert wounds(table) == 5
    table = played(drawn("great_wolf", hunters=hurt), "play_as:great_wolf:pounce", "choose:mina")
    assert "defeated:mina:rome" in table.log()


@pytest.mark.rule("FURY-ALLY-01")
def test_great_wolf_as_an_ally_does_one_damage_when_each_phase_starts() -> None:
    table = played(drawn("great_wolf", items={"godalming": "crucifix"}), "play_as:great_wolf:ally")
    assert wounds(table, "seward") == 0
    hunt(table, "dracula").play("choose:seward")
    assert wounds(table, "seward") == 1
    table = phase(allies={"dracula": "great_wolf"}, items={"godalming": "crucifix"})
    table.play("choose:godalming", "show:crucifix")
    assert wounds(table, "godalming") == 0


def test_great_wolf_as_an_ally_finds_nobody_when_all_are_defeated() -> None:
    gone = dict.fromkeys(("godalming", "seward", "van_helsing", "mina"), "defeated rome")
    table = phase(allies={"dracula": "great_wolf"}, hunters=gone)
    assert table.asked == (DRACULA, "travel")


@pytest.mark.rule("FURY-EVENT-06", "FURY-EVENT-10")
def test_immanuel_hildesheim_gives_him_his_of_six_events_and_discards_the_others_open() -> None:
    table = drawn("immanuel_hildesheim", draws={"events": SIX})
    deck = sees(table)["decks"]["events"]
    table.play("play_as:immanuel_hildesheim:assist")
    assert sees(table)["decks"]["events"] == deck - 6
    table.play("keep_event", "keep_event", "keep_event")
    assert schemes(table) == ["enraged", "false_tip", "wild_horses"]
    assert sees(table)["discards"]["events"] == {
        "forewarned": 1,
        "good_luck": 1,
        "hypnosis": 1,
        "immanuel_hildesheim": 1,
    }
    assert sees(table)["discards"]["events_face_down"] == 0


@pytest.mark.rule("FURY-HAND-01", "FURY-HAND-04")
def test_immanuel_hildesheim_brings_immediate_events_that_are_played_then_the_limit_holds() -> None:
    six = "false_tip summon_storms wild_horses enraged seduction customs_search"
    table = drawn("immanuel_hildesheim", draws={"events": six}, schemes="false_tip")
    table.play("play_as:immanuel_hildesheim:assist", "keep_event", "play:summon_storms", "done")
    table.play(*["keep_event"] * 4)
    assert table.asked == (DRACULA, "scheme_limit")
    assert len(schemes(table)) == 6
    table.play("discard_event:false_tip", "discard_event:enraged")
    assert schemes(table) == ["customs_search", "false_tip", "seduction", "wild_horses"]


@pytest.mark.rule("FURY-SUPPLY-10", "FURY-EVENT-05")
def test_immanuel_hildesheim_shuffles_the_other_discards_when_the_deck_runs_out() -> None:
    left = {"immanuel_hildesheim": 1, "false_tip": 1, "hypnosis": 1}
    copies = zip(EVENTS, EVENT_COPIES, strict=True)
    gone = [f"{count - left.get(card, 0)} {card}" for card, count in copies]
    draws = {"events": "false_tip hypnosis"}
    table = drawn("immanuel_hildesheim", draws=draws, discard={"events": " ".join(gone)})
    assert sees(table)["decks"]["events"] == 2
    table.play("play_as:immanuel_hildesheim:assist")
    assert "events_shuffled" in table.log()
    assert sees(table)["decks"]["events"] == ALL_EVENTS - 3 - 4
    assert discarded(table, "immanuel_hildesheim") == 1


@pytest.mark.rule("FURY-COMP-17")
def test_immanuel_hildesheim_may_take_cards_whose_backs_were_seen_at_the_bottom() -> None:
    table = drawn("immanuel_hildesheim", draws={"events": "hypnosis"})
    table.run()
    cards = "forewarned escape_route good_luck hypnosis money_trail heroic_leap lucky_find"
    table.state.decks.events = tuple(EVENTS.index(card) for card in cards.split())
    table.state.public.known_bottom = 6
    table.play("play_as:immanuel_hildesheim:assist")
    table.run()
    assert (sees(table)["decks"]["events"], table.view().public.known_bottom) == (1, 1)


@pytest.mark.rule("FURY-ALLY-01")
@pytest.mark.parametrize(("top", "taken"), [("enraged", ["enraged"]), ("hypnosis", [])])
def test_immanuel_hildesheim_draws_a_dracula_event_from_the_top(top: str, taken: list[str]) -> None:
    table = phase(allies={"dracula": "immanuel_hildesheim"}, draws={"events": top})
    if taken:
        answer(table, DRACULA, "scheme_drawn", "keep_event")
    assert schemes(table) == taken
    assert said(table, "events_taken") == ["events_taken:1"] * len(taken)
    assert sees(table)["decks"]["events"] == ALL_EVENTS - 1 - len(taken)
    assert table.asked == (DRACULA, "scheme" if taken else "travel")


def test_immanuel_hildesheim_as_an_ally_plays_at_once_what_must_be() -> None:
    table = phase(allies={"dracula": "immanuel_hildesheim"}, draws={"events": "vampiric_influence"})
    table.play("play:vampiric_influence")
    assert table.asked == (DRACULA, "influence")
