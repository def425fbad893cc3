"""Setup of the advanced and the basic game, and the number of players (FURY-SETUP ff.)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from whitby.core.errors import BadSetup
from whitby.core.table import Table
from whitby.games.fury.cards.table import EVENTS, HUNTERS

from .at_the_table import GAME, FuryTable, dracula_in, played, scene, sees, sheet
from .combats import clash, combat, up_to
from .readings import can_fight_with
from .seats import EVERYONE
from .the_trail import pack

STARTS = ("start:paris", "start:rome", "start:paris", "start:london")


def new_game(seed: int = 0, players: int = 5, **options: str) -> FuryTable:
    """A new table, before anyone has chosen a place."""
    return Table(GAME, GAME.setup(seed, players, options))


def begun(seed: int = 0, players: int = 5) -> FuryTable:
    """An advanced game on its first day; Dracula is in Madrid."""
    table = new_game(seed, players)
    table.play(*STARTS, "start:madrid")
    return table


@pytest.mark.rule("FURY-SETUP-01", "FURY-SETUP-02")
def test_influence_is_0_and_it_is_monday() -> None:
    seen = sees(begun())
    assert (seen["influence"], seen["despair"]) == (0, 0)
    assert (seen["day"], seen["phase"], seen["round"], seen["week"]) == ("monday", "day", 1, 1)


@pytest.mark.rule("FURY-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_seat_is_dracula_and_the_others_share_the_hunters(players: int) -> None:
    commands = GAME.commands(players)
    assert commands[0] == ()
    assert all(commands[1:])
    assert sorted(name for seat in commands for name in seat) == sorted(HUNTERS)
    table = begun(players=players)
    assert [GAME.side(table.state, seat) for seat in range(players)] == [
        "dracula",
        *["hunters"] * (players - 1),
    ]


@pytest.mark.rule("FURY-SETUP-04")
def test_every_character_has_a_sheet_and_a_figure() -> None:
    table = begun()
    places = [sheet(table, name)["place"] for name in HUNTERS]
    assert places == ["paris", "rome", "paris", "london"]
    assert [sheet(table, name)["health"] for name in HUNTERS] == [11, 9, 8, 9]
    assert [sheet(table, name)["seat"] for name in HUNTERS] == [2, 3, 4, 5]


@pytest.mark.rule("FURY-SETUP-05", "FURY-SETUP-08", "FURY-SETUP-10")
def test_decks_of_items_and_encounters_and_the_pool_of_tickets() -> None:
    table = begun()
    for seat in EVERYONE:
        assert sees(table, seat)["decks"] == {
            "items": 38,
            "events": 75,
            "encounters": 28 - 5,
            "tickets": 16,
        }
    assert GAME.census(table.state) == GAME.contents(table.state)


@pytest.mark.rule("FURY-SETUP-05", "FURY-SETUP-10")
def test_what_is_drawn_first_is_left_to_chance() -> None:
    items, tickets = set(), set()
    for seed in range(20):
        table = played(begun(seed), "supply")
        items.update(sheet(table, "godalming", 2)["items"])
        table = played(begun(seed), "reserve")
        tickets.update(sheet(table, "godalming", 2)["tickets"])
    assert len(items) > 5
    assert len(tickets) > 2


@pytest.mark.rule("FURY-SETUP-06")
def test_the_events_of_both_sides_are_shuffled_together() -> None:
    decks = []
    for seed in (1, 2):
        table = begun(seed)
        assert len(table.state.decks.events) == 75
        decks.append(table.state.decks.events)
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])
    top, bottom = decks[0][:40], decks[0][40:]
    hunters = EVENTS.index("wax_cylinders")
    for half in (top, bottom):
        assert min(half) <= hunters < max(half)


@pytest.mark.rule("FURY-SETUP-09")
def test_every_location_and_power_card_is_in_dracula_s_deck() -> None:
    table = dracula_in("castle_dracula")
    powers = {"dark_call", "feed", "hide"}
    assert {"go:galatz", "go:klausenburg", *powers} <= set(table.codes)
    assert any(code.startswith("wolf:") for code in table.codes)
    table = dracula_in("paris", "nantes")
    assert "misdirect:3" in table.codes


@pytest.mark.rule("FURY-SETUP-11", "FURY-SETUP-12")
def test_dracula_has_five_encounters_and_a_rumour() -> None:
    seen = sees(begun(), 1)["dracula"]
    assert len(seen["encounters"]) == 5
    assert None not in seen["encounters"]
    assert seen["rumours"] == 1
    assert sees(begun(), 2)["dracula"]["encounters"] == ["?"] * 5


@pytest.mark.rule("FURY-SETUP-07")
def test_nobody_holds_combat_cards_outside_combat() -> None:
    assert [sheet(begun(), name)["items"] for name in HUNTERS] == [[], [], [], []]
    table = combat(hunters={"mina": "prague"}, items={"mina": "2 knife"})
    assert can_fight_with(table) == ["knife", "punch", "dodge", "escape"]
    assert len(sheet(table, "mina")["items"]) == 2
    clash(table, "plotting", mina="escape")
    up_to(table, "open_item")
    assert table.codes == ["open_item:mina:knife"]
    assert sheet(table, "mina", 5)["items"] == ["knife", "knife"]


@pytest.mark.rule("FURY-SETUP-08")
def test_the_opening_encounters_are_left_to_chance() -> None:
    hands = Counter(tuple(sees(begun(seed), 1)["dracula"]["encounters"]) for seed in range(8))
    assert len(hands) > 6


@pytest.mark.rule("FURY-SETUP-13")
def test_hunters_choose_any_city_openly_and_in_order_before_dracula() -> None:
    table = new_game()
    for seat, code in zip((2, 3, 4, 5), STARTS, strict=True):
        assert table.asked == (seat, "start")
        assert len(table.codes) == 59
        assert "start:castle_dracula" not in table.codes
        assert not [code for code in table.codes if "sea" in code and code != "start:swansea"]
        table.play(code)
    assert "starts:van_helsing:paris" in table.log()  # together with Lord Godalming
    assert table.asked == (1, "dracula_start")


@pytest.mark.rule("FURY-SETUP-14")
def test_dracula_starts_in_secret_on_space_1() -> None:
    table = begun()
    assert sees(table, 1)["trail"][0]["place"] == "madrid"
    assert sees(table, 1)["dracula"]["place"] == "madrid"
    for seat in (2, 3, 4, 5, None):
        first = sees(table, seat)["trail"][0]
        assert (first["place"], first["back"], first["open"]) == ("?", "land", False)
        assert not any("madrid" in line for line in table.log(seat))
    assert sees(table)["trail"][1:] == [None] * 5


@pytest.mark.rule("FURY-SETUP-15")
def test_dracula_starts_neither_at_sea_nor_at_the_castle_nor_with_a_hunter() -> None:
    table = new_game()
    table.play(*STARTS)
    offered = set(table.codes)
    assert len(offered) == 60 - 1 - 3
    assert not {"start:castle_dracula", "start:paris", "start:rome", "start:london"} & offered
    assert "start:north_sea" not in offered


@pytest.mark.rule("FURY-SETUP-16")
def test_dracula_cannot_start_with_a_power_card() -> None:
    table = new_game()
    table.play(*STARTS)
    assert all(code.startswith("start:") for code in table.codes)


@pytest.mark.rule("FURY-SETUP-17")
def test_the_figure_of_dracula_stands_at_the_trail() -> None:
    table = begun()
    assert [sees(table, seat)["dracula"]["place"] for seat in (2, 3, 4, 5, None)] == [None] * 5
    assert not any(line.startswith("dracula_found") for line in table.happened())


@pytest.mark.rule("FURY-SETUP-18")
def test_the_start_gets_no_encounter() -> None:
    assert sees(begun(), 1)["trail"][0]["encounters"] == []


@pytest.mark.rule("FURY-SETUP-19")
def test_nobody_starts_with_anything() -> None:
    table = begun()
    for name, seat in zip(HUNTERS, (2, 3, 4, 5), strict=True):
        mine = sheet(table, name, seat)
        assert (mine["items"], mine["events"], mine["tickets"]) == ([], [], [])
        assert (mine["bites"], mine["delayed"], mine["bats"]) == (0, False, False)
    assert sees(table, 1)["dracula"]["damage"] == 0
    assert sees(table, 1)["dracula"]["events"] == []


@pytest.mark.rule("FURY-BASIC-01")
def test_a_basic_game_has_fixed_starts() -> None:
    table = new_game(game_mode="basic")
    assert table.asked == (1, "dracula_start")
    assert [sheet(table, name)["place"] for name in HUNTERS] == [
        "constanta",
        "marseilles",
        "amsterdam",
        "brussels",
    ]
    assert "start:brussels" not in table.codes


BASIC = {"game_mode": "basic"}


@pytest.mark.rule("FURY-BASIC-02")
def test_a_basic_game_has_no_power_cards() -> None:
    trail = ["bordeaux", "clermont_ferrand", "nantes"]
    table = dracula_in(*trail, options=BASIC)
    assert table.codes == ["go:santander", "go:toulouse", "go:north_atlantic"]
    assert "feed" in dracula_in(*trail).codes


@pytest.mark.rule("FURY-BASIC-03")
def test_a_basic_game_has_no_rumours() -> None:
    table = new_game(game_mode="basic")
    table.play("start:madrid")
    assert sees(table)["dracula"]["rumours"] == 0
    table = scene(options=BASIC, at="dawn", day="monday", week=2)
    assert (sees(table)["despair"], sees(table)["dracula"]["rumours"]) == (1, 0)
    table = played(dracula_in("nantes", options=BASIC), "go:paris", f"lay:{pack(table)[0]}")
    assert table.asked[1] != "rumour"


@pytest.mark.rule("FURY-BASIC-04")
def test_a_basic_game_has_no_lairs() -> None:
    trail = ["galway", "", "", "", "", "paris: hoax"]
    table = dracula_in(*trail, options=BASIC)
    assert table.codes == ["mature:hoax", "let_go"]
    assert "make_lair:1" in dracula_in(*trail).codes
    bare = dracula_in("galway", "", "", "", "", "paris", options=BASIC)
    assert bare.asked == (1, "travel")


@pytest.mark.rule("FURY-BASIC-05")
def test_all_else_is_common_to_both_games() -> None:
    position: dict[str, Any] = {
        "hunters": {"godalming": "paris 2 damage"},
        "tickets": {"godalming": "3-2"},
        "trail": ["galway", "nantes: rats"],
    }
    basic, advanced = scene(options=BASIC, **position), scene(**position)
    assert basic.codes == advanced.codes
    for table in (basic, advanced):
        table.play("road:nantes", "ambush:2:rats")
    assert sheet(basic, "godalming") == sheet(advanced, "godalming")
    assert sees(basic)["decks"] == sees(advanced)["decks"]


@pytest.mark.rule("FURY-BASIC-06")
def test_in_a_basic_game_dracula_pays_the_penalty_where_no_way_leads_on() -> None:
    trail = ["galway", "dublin", "north_atlantic"]
    table = dracula_in(*trail, options=BASIC)
    table.run()
    assert "penalty" in table.log()
    assert sees(table)["dracula"]["damage"] == 5
    assert sees(table)["dracula"]["place"] == "galway"


@pytest.mark.rule("FURY-PLAYERS-01", "FURY-PLAYERS-02")
@pytest.mark.parametrize(
    ("players", "commands"),
    [
        (5, ((), ("godalming",), ("seward",), ("van_helsing",), ("mina",))),
        (4, ((), ("godalming", "mina"), ("seward",), ("van_helsing",))),
        (3, ((), ("godalming", "van_helsing"), ("seward", "mina"))),
        (2, ((), HUNTERS)),
    ],
)
def test_all_four_hunters_are_always_in_play(
    players: int, commands: tuple[tuple[str, ...], ...]
) -> None:
    assert GAME.commands(players) == commands
    table = begun(players=players)
    assert all(sheet(table, name)["place"] for name in HUNTERS)
    asked = []
    for _ in HUNTERS:
        asked.append(table.asked[0])
        table.play("pass")
    seats = {name: seat + 1 for seat, names in enumerate(commands) for name in names}
    assert asked == [seats[name] for name in HUNTERS]


@pytest.mark.parametrize("players", [1, 6])
def test_it_is_for_two_to_five(players: int) -> None:
    with pytest.raises(BadSetup, match=f"fury is for 2 to 5 players, not {players}"):
        GAME.setup(0, players)


@pytest.mark.rule("FURY-PLAYERS-03")
def test_one_person_keeps_the_hunters_apart() -> None:
    table = scene(
        "godalming",
        "paris",
        players=2,
        at="night",
        hunters={"seward": "paris"},
        items={"godalming": "3 knife", "seward": "4 pistol"},
        tickets={"godalming": "2 3-2", "seward": "2-2"},
        draws={"items": "dogs stake", "events_bottom": "great_strength"},
    )
    table.play("supply")
    assert table.asked == (2, "item_limit")
    assert table.codes == ["discard_item:dogs", "discard_item:knife", "discard_item:stake"]
    table.play("discard_item:dogs", "discard_item:stake", "keep_event", "reserve")
    assert table.asked == (2, "keep")  # Dr. Seward has room for a second ticket


@pytest.mark.rule("FURY-PLAYERS-04")
def test_one_person_knows_both_hands_and_still_needs_a_trade() -> None:
    hunters = {"seward": "paris", "mina": "rome"}
    items = {"godalming": "knife", "mina": "stake"}
    table = scene("godalming", "paris", players=2, hunters=hunters, items=items)
    assert sheet(table, "godalming", 2)["items"] == ["knife"]
    assert sheet(table, "mina", 2)["items"] == ["stake"]
    assert "trade:seward" in table.codes
    assert "trade:mina" not in table.codes
    table.play("trade:seward", "give_item:knife")
    assert sheet(table, "seward", 2)["items"] == ["knife"]
    table.play("done")
    assert table.decision.about == (1,)  # the action is spent: it is Dr. Seward's turn


@pytest.mark.rule("FURY-PLAYERS-05")
def test_hunters_win_or_lose_together() -> None:
    table = played(dracula_in("nantes", damage=14), "go:north_atlantic")
    assert table.outcome is not None
    assert table.outcome.scores == (-1, 1, 1, 1, 1)
    table = played(dracula_in("nantes", influence=12, despair=3), "go:paris")
    assert table.outcome is not None
    assert table.outcome.scores == (1, -1, -1, -1, -1)
