"""The four barriers: where they may be, who may use them, what they stop (DUEL-099 to DUEL-111).

Which slots are legal is computed here independently, from a drawing of the board.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

import pytest

from whitby.core.errors import BadSetup

from .at_the_table import DRACULA, VAN_HELSING, DuelTable, about_to_play, bar, scene

DRAWING = """
    harbour  1        2
    3        4        5
    6        7        8
    9       10  station
"""
COLOURS = ("red", "blue", "green", "yellow")
GREEN = "vh_widerstand"
"""The card that moves the green barrier in the rulebook's example."""


def neighbours() -> list[tuple[str, str]]:
    """The pairs of places next to each other in the drawing, across or down."""
    rows = [line.split() for line in DRAWING.split("\n") if line.strip()]
    across = [(row[x], row[x + 1]) for row in rows for x in range(2)]
    down = [(rows[y][x], rows[y + 1][x]) for y in range(3) for x in range(3)]
    return across + down


SLOTS = {f"{one}-{other}": (one, other) for one, other in neighbours()}


def one_piece(barred: Iterable[str]) -> bool:
    """Whether every place can be reached from the harbour with these slots barred."""
    return walkable(frozenset(barred))


@cache
def walkable(barred: frozenset[str]) -> bool:
    open_ways = [ends for name, ends in SLOTS.items() if name not in barred]
    known = {"harbour"}
    for _ in range(12):
        known |= {b for a, b in open_ways if a in known} | {a for a, b in open_ways if b in known}
    return len(known) == 12


def apart(barred: Iterable[str]) -> bool:
    """Whether no location has two of these slots."""
    ends = [end for name in barred for end in SLOTS[name]]
    return len(ends) == len(set(ends))


def layouts(most: int) -> Iterator[tuple[str, ...]]:
    """Every set of at most this many slots."""
    for count in range(most + 1):
        yield from combinations(SLOTS, count)


def grey_card() -> str:
    """A card of Dracula's without a special action that may use any barrier."""
    return next(card for card in ("dr_schatten", "dr_stille") if bar(card) == "grey")


def at_the_barriers(
    card: str, lie: dict[str, str] | None = None, options: dict[str, str] | None = None
) -> DuelTable:
    """A card has just been played; the barrier comes next."""
    side = "dracula" if card.startswith("dr_") else "van_helsing"
    table = scene(turn=side, at="action", actions={side: card}, barriers=lie or {}, options=options)
    table.play(f"play:{card}")
    return table


def offered(table: DuelTable) -> dict[str, set[str]]:
    """The slots offered for each colour."""
    found: dict[str, set[str]] = {}
    for code in table.codes:
        if code != "barrier:none":
            _, colour, slot = code.split(":")
            found.setdefault(colour, set()).add(slot)
    return found


# Where a barrier may be placed


@pytest.mark.rule("DUEL-102", "DUEL-109")
def test_on_the_empty_board_each_barrier_may_take_every_slot_between_neighbours() -> None:
    table = at_the_barriers(grey_card())
    assert len(SLOTS) == 17
    assert offered(table) == {colour: set(SLOTS) for colour in COLOURS}
    for nowhere in ("harbour-4", "2-3", "harbour-station", "harbour-harbour"):
        table.refuses(f"barrier:red:{nowhere}")


@pytest.mark.whole_games
@pytest.mark.rule("DUEL-105", "DUEL-106", "DUEL-107", "DUEL-109", "DUEL-110")
def test_exactly_those_slots_are_offered_that_leave_every_location_reachable() -> None:
    card = grey_card()
    lawful: Counter[int] = Counter()
    for layout in layouts(4):
        lie = dict(zip(COLOURS, layout, strict=False))
        if not one_piece(layout):
            with pytest.raises(BadSetup, match="cut the board in two"):
                at_the_barriers(card, lie)
            continue
        lawful[len(layout)] += 1
        found = offered(at_the_barriers(card, lie))
        for colour in COLOURS:
            others = [slot for other, slot in lie.items() if other != colour]
            assert found[colour] == {
                slot for slot in SLOTS if slot not in layout and one_piece([*others, slot])
            }, (lie, colour)
    # by hand: 4 pairs shut a corner; so do 60 triples, and 17 more shut off a place, two or a row
    assert [lawful[count] for count in range(4)] == [1, 17, 136 - 4, 680 - 60 - 17]


@pytest.mark.rule("DUEL-103", "DUEL-106")
def test_with_spacing_by_locations_exactly_those_slots_are_offered_that_touch_no_other() -> None:
    card = grey_card()
    spaced = {"barrier_spacing": "locations"}
    for layout in layouts(4):
        lie = dict(zip(COLOURS, layout, strict=False))
        if not apart(layout) or not one_piece(layout):
            continue
        found = offered(at_the_barriers(card, lie, spaced))
        for colour in COLOURS:
            others = [slot for other, slot in lie.items() if other != colour]
            assert found.get(colour, set()) == {
                slot
                for slot in SLOTS
                if slot not in layout and apart([*others, slot]) and one_piece([*others, slot])
            }, (lie, colour)


@pytest.mark.rule("DUEL-103")
def test_a_slot_takes_one_barrier() -> None:
    table = at_the_barriers(GREEN, {"red": "4-5"})
    assert offered(table) == {"green": set(SLOTS) - {"4-5"}}
    assert table.barred(VAN_HELSING) == {"barrier:green:4-5": "duel-why-taken"}


@pytest.mark.rule("DUEL-103")
def test_several_slots_of_one_location_may_be_barred() -> None:
    table = at_the_barriers(GREEN, {"red": "4-5", "blue": "1-4", "yellow": "3-4"})
    assert offered(table)["green"] == set(SLOTS) - {"4-5", "1-4", "3-4", "4-7"}
    table = at_the_barriers(GREEN, {"red": "4-5", "blue": "1-4"}).then("barrier:green:4-7")
    assert table.barriers == {"red": "4-5", "blue": "1-4", "green": "4-7"}


@pytest.mark.rule("DUEL-103")
def test_with_spacing_by_locations_they_may_not() -> None:
    table = at_the_barriers(GREEN, {"red": "4-5"}, {"barrier_spacing": "locations"})
    near = {"1-4", "3-4", "4-7", "2-5", "5-8"}
    assert offered(table) == {"green": set(SLOTS) - near - {"4-5"}}
    assert table.barred(VAN_HELSING) == {
        "barrier:green:4-5": "duel-why-taken",
        **{f"barrier:green:{slot}": "duel-why-spaced" for slot in near},
    }


@pytest.mark.rule("DUEL-105")
def test_the_board_may_not_be_cut_in_two() -> None:
    table = at_the_barriers(GREEN, {"red": "3-6", "blue": "4-7"})
    assert table.barred(VAN_HELSING) == {
        "barrier:green:3-6": "duel-why-taken",
        "barrier:green:4-7": "duel-why-taken",
        "barrier:green:5-8": "duel-why-cut-off",
    }


@pytest.mark.rule("DUEL-106")
def test_a_single_location_may_not_be_cut_off_even_if_nobody_stands_there() -> None:
    table = about_to_play(GREEN, figures=("4", "7"), barriers={"yellow": "6-9"})
    table.play(f"play:{GREEN}")
    assert table.barred(VAN_HELSING)["barrier:green:9-10"] == "duel-why-cut-off"
    assert "9-10" not in offered(table)["green"]


@pytest.mark.rule("DUEL-108")
@pytest.mark.parametrize(
    ("lie", "locks"),
    [
        ({"red": "harbour-1"}, "harbour-3"),
        ({"red": "10-station"}, "8-station"),
        ({"red": "2-5", "blue": "harbour-1"}, "1-4"),
    ],
)
def test_no_figure_may_be_locked_in(lie: dict[str, str], locks: str) -> None:
    where = {"dracula": locks.split("-")[0], "van_helsing": "station"}
    table = about_to_play(GREEN, figures=where, barriers=lie).then(f"play:{GREEN}")
    assert locks not in offered(table)["green"]
    assert table.barred(VAN_HELSING)[f"barrier:green:{locks}"] == "duel-why-cut-off"


@pytest.mark.rule("DUEL-107")
def test_what_counts_is_the_board_after_the_barrier_has_left_its_old_slot() -> None:
    table = at_the_barriers(grey_card(), {"green": "harbour-1"})
    assert "harbour-3" in offered(table)["green"]
    assert "harbour-3" not in offered(table)["red"]
    table.play("barrier:green:harbour-3")
    assert table.barriers == {"green": "harbour-3"}


@pytest.mark.rule("DUEL-107")
def test_with_spacing_by_locations_too_the_old_slot_no_longer_counts() -> None:
    lie = {"green": "harbour-1"}
    table = at_the_barriers(grey_card(), lie, {"barrier_spacing": "locations"})
    assert offered(table)["green"] == set(SLOTS) - {"harbour-1"}
    assert offered(table)["red"] == set(SLOTS) - {"harbour-1", "harbour-3", "1-2", "1-4"}


# What a barrier stops


@pytest.mark.rule("DUEL-099", "DUEL-104")
@pytest.mark.parametrize("side", ["dracula", "van_helsing"])
def test_neither_figure_steps_across_a_barrier(side: str) -> None:
    table = scene(turn=side, figures=("4", "4"), barriers={"red": "4-5", "blue": "1-4"})
    assert table.codes == ["step:3", "step:7"]
    seat = DRACULA if side == "dracula" else VAN_HELSING
    assert table.barred(seat)["step:5"] == "duel-why-barrier"
    assert table.barred(seat)["step:1"] == "duel-why-barrier"


@pytest.mark.rule("DUEL-104")
def test_a_barrier_stops_both_ways_and_in_the_middle_of_a_move() -> None:
    table = scene(figures=("5", "station"), barriers={"red": "4-5"})
    assert table.codes == ["step:2", "step:8"]
    table.play("step:2", "look:no", "step:1", "look:no", "step:4", "look:no")
    assert "step:5" not in table.codes
    assert {"step:1", "step:3", "step:7", "stop"} <= set(table.codes)


@pytest.mark.rule("DUEL-099")
def test_the_way_round_a_barrier_is_longer() -> None:
    table = scene(figures=("harbour", "station"), barriers={"red": "harbour-1"})
    table.play("step:3", "look:no", "step:4", "look:no", "step:1", "look:no")
    assert table.figures[0] == "1"


# Which barrier


@pytest.mark.rule("DUEL-100")
def test_the_rulebook_has_the_green_barrier_moved_with_widerstand() -> None:
    table = at_the_barriers(GREEN, {"red": "1-2", "green": "4-5"})
    assert set(offered(table)) == {"green"}


@pytest.mark.rule("DUEL-101")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_grey_card_uses_any_one_barrier_but_only_one(colour: str) -> None:
    table = at_the_barriers(grey_card(), {"green": "4-5"}).then(f"barrier:{colour}:7-10")
    assert table.barriers == {"green": "4-5", colour: "7-10"}
    assert table.asked == (VAN_HELSING, "move")


# Placing, moving, declining


@pytest.mark.rule("DUEL-109")
def test_a_barrier_used_for_the_first_time_is_placed() -> None:
    table = at_the_barriers(GREEN)
    assert table.barriers == {}
    table.play("barrier:green:4-7")
    assert table.barriers == {"green": "4-7"}
    assert table.facts("barrier") == ["barrier:van_helsing:green:4-7"]


@pytest.mark.rule("DUEL-110")
def test_from_then_on_it_is_moved_and_frees_its_old_slot() -> None:
    table = at_the_barriers(GREEN, {"green": "harbour-1"})
    assert offered(table) == {"green": set(SLOTS) - {"harbour-1"}}
    assert table.barred(VAN_HELSING) == {"barrier:green:harbour-1": "duel-why-stays"}
    table.play("barrier:green:4-7")
    assert table.barriers == {"green": "4-7"}
    assert table.codes == ["step:1", "step:3"]


@pytest.mark.rule("DUEL-110")
def test_a_barrier_never_leaves_the_board() -> None:
    table = scene(
        actions="dr_atem dr_fluestern vh_wachsamkeit vh_widerstand",
        barriers={"green": "4-5"},
        options={"cards": "dr_atem.barrier.green+dr_fluestern.barrier.green"},
    )
    lain = []
    for step, card, slot in (
        ("step:1", "dr_atem", "1-2"),
        ("step:8", "vh_widerstand", "none"),
        ("step:harbour", "dr_fluestern", "6-9"),
    ):
        table.play(step, "look:no", "stop", f"play:{card}")
        assert all(code.startswith("barrier:green:") for code in table.codes[1:])
        table.play(f"barrier:green:{slot}" if slot != "none" else "barrier:none")
        lain.append(table.barriers)
    assert lain == [{"green": "1-2"}, {"green": "1-2"}, {"green": "6-9"}]


@pytest.mark.rule("DUEL-111")
def test_either_side_moves_a_barrier_that_the_other_placed() -> None:
    table = scene(
        actions="dr_atem dr_puls vh_widerstand vh_staerke",
        options={"cards": "dr_atem.barrier.green"},
    ).then("step:1", "look:no", "stop", "play:dr_atem", "barrier:green:4-5")
    table.play("step:8", "look:no", "stop", "play:vh_widerstand", "barrier:green:7-8")
    assert table.barriers == {"green": "7-8"}
    assert table.facts("barrier") == ["barrier:dracula:green:4-5", "barrier:van_helsing:green:7-8"]


@pytest.mark.rule("DUEL-111")
@pytest.mark.parametrize("lie", [{}, {"green": "4-5"}])
def test_using_a_barrier_is_optional(lie: dict[str, str]) -> None:
    table = at_the_barriers(GREEN, lie)
    assert table.codes[0] == "barrier:none"
    table.play("barrier:none")
    assert table.barriers == lie
    assert table.facts("barrier") == []
    assert table.asked == (DRACULA, "move")


@pytest.mark.rule("DUEL-111")
@pytest.mark.parametrize("card", [GREEN, "dr_schatten"])
def test_a_table_may_make_it_compulsory(card: str) -> None:
    table = at_the_barriers(card, {"green": "4-5"}, {"barrier_step": "must"})
    assert "barrier:none" not in table.codes
    assert "barrier:green:4-5" not in table.codes
    table.play("barrier:green:1-2")
    assert table.barriers == {"green": "1-2"}
