"""Imagined worlds: they fit everything a viewer saw, and every such world is possible."""

from collections import Counter
from pathlib import Path

import pytest

from whitby.core import record
from whitby.core.rng import Fast
from whitby.games.duel.board import LOCATIONS, PLACES
from whitby.games.duel.cards import EACH, KINDS, NONE, mine
from whitby.games.duel.game import DUEL
from whitby.games.duel.knowledge.faces import Room
from whitby.games.duel.knowledge.guess import guess
from whitby.games.duel.knowledge.imagine import odds
from whitby.games.duel.knowledge.recall import remember
from whitby.games.duel.state import Duel
from whitby.games.duel.view import DuelView

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    Viewer,
    about_to_play,
    dealt,
    random_play,
    scene,
)


def imagined(table: DuelTable, viewer: Viewer, seed: int) -> DuelTable:
    """A world that the viewer considers possible."""
    return DuelTable(DUEL, DUEL.imagine(table.view(viewer), Fast(seed)))


def faces(table: DuelTable, viewer: Viewer, place: str, worlds: int = 60) -> set[str | None]:
    """The faces a card can have in a viewer's imagined worlds."""
    return {imagined(table, viewer, seed).on(place) for seed in range(worlds)}


@pytest.mark.whole_games
@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_looks_the_same_and_is_whole(seed: int) -> None:
    for count, table in enumerate(random_play(dealt(seed=seed), seed)):
        if count % 5 == 0:
            for viewer in EVERYONE:
                other = imagined(table, viewer, count)
                assert other.gets(viewer) == table.gets(viewer)
                assert DUEL.census(other.state) == DUEL.contents(other.state)


@pytest.mark.whole_games
@pytest.mark.parametrize("seed", range(4))
def test_the_truth_is_always_among_what_is_possible(seed: int) -> None:
    """The true faces never contradict what a viewer remembers."""
    for count, table in enumerate(random_play(dealt(seed=seed), 50 + seed)):
        if count % 7 or table.state.public.phase == 3:
            continue
        for viewer in EVERYONE:
            memory = remember(table.view(viewer))
            true = remember(whole_view(table))
            room = Room(memory.moments, Fast(0))
            for stay, real in zip(memory.stays, true.stays, strict=True):
                # cards nobody has looked at since the deal are still there
                kind = table.state.board[stay.place] if real.kind == NONE else real.kind
                assert stay.kind in (NONE, kind)
                assert room.fits(stay, kind)
                room.put(stay, kind)


def whole_view(table: DuelTable) -> DuelView:
    """The view of someone who had seen every event."""
    view = table.view(None)
    view.history = table.state.events
    return view


def test_a_viewer_remembers_what_he_laid_and_what_was_revealed() -> None:
    table = scene(
        board={"4": "coffin", "7": "hunter2", "5": "vampire1"}, laid=["4", "5"], seen=["7"]
    )
    assert faces(table, DRACULA, "4") == {"coffin"}
    assert faces(table, DRACULA, "7") == {"hunter2"}
    assert faces(table, VAN_HELSING, "7") == {"hunter2"}
    assert faces(table, VAN_HELSING, "4") == set(KINDS[:5])
    assert faces(table, None, "4") == set(KINDS[:5])


def test_nobody_knows_whose_card_lies_where_nobody_looked() -> None:
    table = dealt()
    own = {"hunter1", "hunter2", "hunter3", "crucifix", "victim"}
    assert faces(table, VAN_HELSING, "6", 200) == own | set(KINDS[:5])
    for seed in range(20):
        board = imagined(table, VAN_HELSING, seed).state.board
        mine_there = Counter(KINDS[kind] for kind in board if kind >= EACH)
        assert mine_there == {"hunter1": 1, "hunter2": 1, "hunter3": 1, "crucifix": 1, "victim": 2}


def test_a_hand_that_was_shown_says_what_lies_on_the_board() -> None:
    table = scene(
        figures=("5", "station"),
        turn="van_helsing",
        hands="coffin 3 vampire3 3 vampire2 2 vampire1",
        board=dict.fromkeys(("1",), "hunter1"),
        saw="van_helsing",
    )
    for seed in range(30):
        other = imagined(table, VAN_HELSING, seed)
        assert other.hand("dracula") == table.hand("dracula")
        on_board = Counter(KINDS[kind] for kind in other.state.board if 0 <= kind < EACH)
        assert on_board == {"coffin": 4, "amulet": 1, "vampire1": 1}


def test_after_a_showing_each_exchange_blurs_the_hand_by_one_card() -> None:
    """Dracula showed a hand without coffins; a card he places later can be one he picked up."""
    table = scene(
        figures=("4", "9"),
        hands="3 vampire3 3 vampire2 2 vampire1 amulet",
        board={"5": "coffin", "1": "victim"},
        saw="van_helsing",
    ).then("step:5", "look:yes", "lay:coffin", "stop")
    possible = faces(table, VAN_HELSING, "5", 300)
    assert possible == {"vampire1", "vampire2", "vampire3", "amulet", "coffin"}
    for seed in range(60):
        board = imagined(table, VAN_HELSING, seed).state.board
        others = [board[at] for at in range(LOCATIONS) if PLACES[at] != "5"]
        left = Counter(KINDS[kind] for kind in others if 0 <= kind < EACH)
        assert sum((Counter({"coffin": 5, "vampire1": 1}) - left).values()) == 1


def test_what_a_card_was_is_bound_by_what_was_in_the_hand_then() -> None:
    """The card he picked up was known, and the hand was shown: what he placed is one of the two."""
    table = scene(
        figures=("4", "9"),
        board={"5": "vampire1", "8": "coffin"},
        hands="amulet",
        lives=(4, 4),
        discard="3 vampire3 3 vampire2 2 vampire1",
        targets=(0, 4),
        seen=["5"],
        saw="van_helsing",
    ).then("step:5", "look:yes", "lay:amulet", "stop")
    assert faces(table, VAN_HELSING, "5") == {"vampire1", "amulet"}
    assert faces(table, VAN_HELSING, "8", 200) >= {"coffin"}
    for seed in range(40):
        hand = imagined(table, VAN_HELSING, seed).hand("dracula")
        assert hand in ({"vampire1": 1}, {"amulet": 1})


def test_a_drawn_card_and_a_gift_were_in_the_hand() -> None:
    table = about_to_play(
        "vh_taeuschung vh_staerke",
        hands="amulet",
        discard="3 vampire3 3 vampire2 3 vampire1",
        feint="amulet",
        board={"1": "victim"},
    ).then("use:vh_taeuschung", "barrier:none")
    for seed in range(20):
        assert imagined(table, VAN_HELSING, seed).hand("dracula") == {"amulet": 1}
        assert "amulet" not in {
            KINDS[kind] for kind in imagined(table, VAN_HELSING, seed).state.board if kind != NONE
        }
    # a spectator saw only that it cost a life, which a coffin would not have done
    assert {*imagined(table, None, 1).hand("dracula")} <= {"amulet", "coffin"}


def test_action_cards_are_drawn_from_those_not_yet_played() -> None:
    table = about_to_play(
        "vh_gelassenheit vh_staerke",
        actions="dr_puls dr_atem",
        aside="dr_augen vh_widerstand vh_ausdauer",
    ).then("use:vh_gelassenheit", "fetch:vh_scharfsinn", "barrier:none")
    hands = [imagined(table, DRACULA, seed).state for seed in range(60)]
    scharfsinn = 1 << 3
    assert all(state.ready[1] & scharfsinn for state in hands)  # everyone saw it fetched
    assert {state.ready[1] & ~scharfsinn for state in hands} == {1 << 7, 1 << 8, 1 << 9}
    own = {imagined(table, VAN_HELSING, seed).state.ready[1] for seed in range(9)}
    assert own == {table.state.ready[1]}
    assert {imagined(table, VAN_HELSING, seed).state.ready[0] for seed in range(60)} == {
        0b1010,
        0b1000 | 1 << 5,
        0b10 | 1 << 5,
    }


def test_sealed_picks_can_be_anything_that_the_mode_allows() -> None:
    table = _half_picked()
    picked: set[tuple[int, ...]] = set()
    for seed in range(40):
        state: Duel = imagined(table, VAN_HELSING, seed).state
        assert sum(state.picks[:EACH]) == 6
        assert state.picks[mine(0, 4)] in (2, 3)
        picked.add(state.picks[:EACH])
    assert len(picked) > 10


def _half_picked() -> DuelTable:
    """A first game in which Dracula has chosen and Van Helsing has not."""
    table = DuelTable(DUEL, DUEL.setup(0, 2, {"first_game": "on"}))
    picked = ["coffin", "coffin", "vampire1", "vampire2", "vampire3", "amulet"]
    table.play(*[f"pick:{card}" for card in picked], seat=DRACULA)
    return table


@pytest.mark.whole_games
def test_chances_are_those_of_cards_in_a_hand() -> None:
    """Each card of a known hand is equally likely to be placed: here one coffin in three."""
    table = scene(
        figures=("4", "9"),
        board={"5": "vampire1"},
        hands="coffin vampire2",
        discard="3 vampire3 2 vampire2 2 vampire1",
        saw="van_helsing",
        seen=["5"],
    ).then("step:5", "look:yes", "lay:coffin", "stop")
    found = Counter(imagined(table, VAN_HELSING, seed).on("5") for seed in range(3000))
    assert set(found) == {"coffin", "vampire1", "vampire2"}
    assert all(abs(count - 1000) < 130 for count in found.values())


def test_odds_count_what_lies_where() -> None:
    table = scene(
        board={"4": "coffin", "5": "victim", "6": "empty"},
        laid=["4"],
        seen=["5"],
        saw="van_helsing",
        hands="3 vampire1 3 vampire2 3 vampire3",
    )
    chances = odds(table.view(VAN_HELSING), Fast(3), 600)
    assert chances[5] == pytest.approx({"victim": 1})
    assert chances[6] == {}
    assert set(chances[4]) == {"coffin", "amulet"}
    assert chances[4]["coffin"] == pytest.approx(5 / 6, abs=0.05)
    assert all(
        sum(chance.values()) == pytest.approx(1) for at, chance in enumerate(chances) if at != 6
    )


def talkative(seed: int, most: int) -> DuelTable:
    """A long game in which hands are always shown and own cards always exchanged."""
    table = dealt(seed=seed)
    chance = Fast(seed)
    for _ in range(most):
        codes = [option.code() for option in table.decision.options if not option.grave()]
        wanted = [code for code in codes if code in ("show:yes", "stop")]
        if "look:yes" in codes:
            side = table.state.public.active
            place = table.state.public.figures[side]
            own = table.state.board[place] // EACH == side
            wanted = ["look:yes" if own else "look:no"]
        pool = wanted if wanted and chance.below(4) else codes or table.codes
        before = table.state.clone()
        table.play(pool[chance.below(len(pool))])
        if table.over:
            return DuelTable(DUEL, before)
    return table


@pytest.mark.parametrize("seed", [0, 1, 3, 5, 10, 14])
def test_many_hands_shown_are_a_riddle_that_is_solved(seed: int) -> None:
    table = talkative(seed, 500)
    shown = sum(line.startswith("hands_shown") for line in table.happened())
    assert shown >= 5
    for viewer in EVERYONE:
        other = imagined(table, viewer, seed)
        assert other.gets(viewer) == table.gets(viewer)
        assert DUEL.census(other.state) == DUEL.contents(other.state)


@pytest.mark.parametrize("seed", range(6))
def test_the_faces_found_break_no_moment_of_the_past(seed: int) -> None:
    table = talkative(seed, 300)
    for viewer in EVERYONE:
        view = table.view(viewer)
        memory = remember(view)
        guess(memory, view, Fast(seed))
        room = Room(memory.moments, Fast(0))
        for stay in memory.stays:
            assert room.fits(stay, stay.kind)
            room.put(stay, stay.kind)
        assert min(min(moment) for moment in room.left) >= 0


@pytest.mark.rule("DUEL-018")
def test_in_a_first_game_the_deal_has_two_or_three_targets_of_each() -> None:
    table = dealt(first_game="on")
    for viewer in EVERYONE:
        for seed in range(40):
            board = imagined(table, viewer, seed).state.board
            assert board.count(mine(0, 4)) in (2, 3)
            assert board.count(mine(1, 4)) in (2, 3)


@pytest.mark.rule("DUEL-016", "DUEL-178")
def test_the_others_in_an_imagined_world_know_no_more_than_they_should() -> None:
    table = dealt()
    world = imagined(table, DRACULA, 1).state
    assert world.notes == table.state.notes
    for count, played in enumerate(random_play(table, 5)):
        if count % 6 == 0 and not played.over:
            for viewer in EVERYONE:
                world = imagined(played, viewer, count).state
                for at in range(3 * LOCATIONS):
                    mask = played.state.notes[at]
                    assert (world.notes[at] == mask) or (mask & (mask - 1) == 0)


@pytest.mark.whole_games
@pytest.mark.parametrize("seed", range(3))
def test_whoever_sits_in_an_imagined_world_can_imagine_too(seed: int) -> None:
    for count, table in enumerate(random_play(dealt(seed=seed), 20 + seed)):
        if count % 9 == 0 and not table.over:
            for viewer in EVERYONE:
                world = imagined(table, viewer, count)
                for other in EVERYONE:
                    again = imagined(world, other, count)
                    assert again.gets(other) == world.gets(other)


@pytest.mark.rule("DUEL-180")
def test_a_spectator_knows_that_a_costly_card_was_no_coffin() -> None:
    table = about_to_play(
        "vh_taeuschung", hands="vampire2", discard="3 vampire1 2 vampire2", targets=(0, 1)
    ).then("use:vh_taeuschung")
    hands = [imagined(table, None, seed).hand("dracula") for seed in range(80)]
    assert {name for hand in hands for name in hand} == {"vampire2", "vampire3", "amulet"}


@pytest.mark.rule("DUEL-116")
def test_a_hand_that_was_shown_and_proved_nothing_leaves_a_target_on_the_board() -> None:
    table = scene(
        figures=("8", "station"),
        hands="4 coffin vampire3",
        board={"harbour": "coffin", "1": "amulet"},
        discard="3 vampire1 3 vampire2 2 vampire3",
        targets=(1, 0),
    ).then("step:station", "show:yes")
    for seed in range(120):
        assert imagined(table, None, seed).state.board.count(mine(0, 4)) > 0


RECORDS = sorted((Path(__file__).parent.parent / "records" / "duel").glob("*.txt"))


@pytest.mark.whole_games
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_recorded_games_can_be_imagined_all_along(path: Path) -> None:
    book = record.parse(path.read_text("utf-8"))
    table = DuelTable(DUEL, DUEL.setup(options=book.options, rng=book.rng()))
    for line, move in enumerate(book.moves):
        if line % 8 == 0:
            for viewer in EVERYONE:
                assert imagined(table, viewer, line).gets(viewer) == table.gets(viewer)
        table.play(move.code, seat=move.seat + 1)


@pytest.mark.parametrize("seed", [3, 8])
def test_a_spectators_wrong_guess_is_thrown_away(seed: int) -> None:
    """Hands that run empty leave no doubt, so a wrong guess about a drawn card is discarded."""
    table = about_to_play(
        "vh_taeuschung",
        hands="vampire2",
        discard="3 vampire1 2 vampire2 2 vampire3",
        targets=(0, 4),
        figures=("4", "9"),
        board={"5": "amulet", "8": "vampire3", "2": "coffin"},
    ).then("use:vh_taeuschung", "barrier:none", "step:5", "look:yes", "lay:vampire2", "stop")
    table.play(next(code for code in table.codes if code.startswith("play:")))
    worlds = [imagined(table, None, 40 * seed + at) for at in range(40)]
    assert {tuple(sorted(world.hand("dracula"))) for world in worlds} > {("amulet",)}
    for world in worlds:
        assert world.gets(None) == table.gets(None)
