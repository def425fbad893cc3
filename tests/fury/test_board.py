"""The board: places, ways, regions, and what is adjacent to what (FURY-LOC, FURY-REGION)."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.core.errors import WhitbyError
from whitby.core.table import Table
from whitby.games.fury.board import LINK_NAMES, PLACES, REGION, place
from whitby.games.fury.hunters.harm import Suffer
from whitby.games.fury.routes import ROADS_APART, by_rail

from .at_the_table import GAME, dracula_in, played, scene, sees, sheet

BOX: dict[str, Any] = GAME.facts({})
MINA = 3

# The map: size, region, roads, white railways, yellow railways, anchors
MAP = {
    "alicante": ("small", 2, 3, 2, 0, 1),
    "amsterdam": ("large", 4, 2, 0, 0, 1),
    "athens": ("large", 7, 1, 0, 0, 1),
    "barcelona": ("large", 2, 2, 2, 0, 1),
    "bari": ("small", 5, 2, 0, 1, 1),
    "belgrade": ("small", 6, 5, 0, 2, 0),
    "berlin": ("large", 4, 3, 3, 1, 0),
    "bordeaux": ("large", 3, 4, 2, 0, 1),
    "brussels": ("large", 3, 5, 2, 0, 0),
    "bucharest": ("large", 7, 5, 0, 3, 0),
    "budapest": ("large", 6, 4, 0, 2, 0),
    "cadiz": ("large", 2, 3, 0, 0, 1),
    "cagliari": ("small", 5, 0, 0, 0, 2),
    "castle_dracula": ("castle", 7, 2, 0, 0, 0),
    "clermont_ferrand": ("small", 3, 6, 0, 0, 0),
    "cologne": ("large", 4, 6, 3, 0, 0),
    "constanta": ("large", 7, 2, 0, 1, 1),
    "dublin": ("small", 1, 1, 0, 0, 1),
    "edinburgh": ("large", 1, 1, 1, 0, 1),
    "florence": ("small", 5, 3, 0, 2, 0),
    "frankfurt": ("small", 4, 4, 3, 0, 0),
    "galatz": ("small", 7, 3, 0, 1, 0),
    "galway": ("small", 1, 1, 0, 0, 1),
    "geneva": ("small", 5, 5, 0, 1, 0),
    "genoa": ("large", 5, 4, 0, 3, 1),
    "granada": ("small", 2, 3, 0, 0, 0),
    "hamburg": ("large", 4, 3, 1, 0, 1),
    "klausenburg": ("small", 6, 6, 0, 0, 0),
    "le_havre": ("small", 3, 3, 1, 0, 1),
    "leipzig": ("large", 4, 5, 3, 0, 0),
    "lisbon": ("large", 2, 3, 1, 0, 1),
    "liverpool": ("large", 1, 2, 1, 0, 1),
    "london": ("large", 1, 3, 3, 0, 1),
    "madrid": ("large", 2, 6, 4, 0, 0),
    "manchester": ("large", 1, 3, 3, 0, 0),
    "marseilles": ("large", 3, 6, 1, 1, 1),
    "milan": ("large", 5, 5, 0, 4, 0),
    "munich": ("large", 4, 6, 2, 0, 0),
    "nantes": ("large", 3, 4, 0, 0, 1),
    "naples": ("large", 5, 2, 0, 2, 1),
    "nuremberg": ("small", 4, 6, 2, 0, 0),
    "paris": ("large", 3, 6, 4, 0, 0),
    "plymouth": ("small", 1, 1, 1, 0, 1),
    "prague": ("large", 6, 3, 0, 2, 0),
    "rome": ("large", 5, 3, 0, 2, 1),
    "salonica": ("small", 7, 2, 0, 1, 1),
    "santander": ("small", 2, 4, 1, 0, 1),
    "saragossa": ("small", 2, 5, 3, 0, 0),
    "sarajevo": ("small", 6, 4, 0, 0, 0),
    "sofia": ("small", 7, 6, 0, 3, 0),
    "strasbourg": ("small", 3, 7, 3, 0, 0),
    "swansea": ("small", 1, 2, 1, 0, 1),
    "szeged": ("small", 6, 4, 0, 3, 0),
    "toulouse": ("small", 3, 5, 0, 0, 0),
    "valona": ("small", 7, 4, 0, 0, 1),
    "varna": ("large", 7, 2, 0, 1, 1),
    "venice": ("small", 5, 4, 0, 2, 1),
    "vienna": ("large", 6, 4, 0, 3, 0),
    "zagreb": ("small", 6, 5, 0, 0, 0),
    "zurich": ("small", 5, 6, 1, 1, 0),
}
SEAS = {
    "adriatic_sea": "ionian_sea bari valona venice",
    "black_sea": "ionian_sea constanta varna",
    "english_channel": "north_atlantic north_sea le_havre london plymouth",
    "ionian_sea": "adriatic_sea black_sea tyrrhenian_sea athens salonica",
    "irish_sea": "north_atlantic dublin liverpool swansea",
    "mediterranean_sea": "south_atlantic tyrrhenian_sea alicante barcelona cagliari marseilles",
    "north_atlantic": "english_channel irish_sea north_sea south_atlantic bordeaux galway nantes",
    "north_sea": "english_channel north_atlantic amsterdam edinburgh hamburg",
    "south_atlantic": "mediterranean_sea north_atlantic cadiz lisbon santander",
    "tyrrhenian_sea": "ionian_sea mediterranean_sea cagliari genoa naples rome",
}
REGIONS = {
    "brittanica": 8,
    "iberia": 8,
    "gallia": 9,
    "germania": 8,
    "italia": 10,
    "austro_hungaria": 8,
    "baltica": 9,
}


def ways(name: str, way: str) -> list[str]:
    """Where the roads, white or yellow railways from a city lead."""
    links = [link["ends"] for link in BOX["links"].values() if link["way"] == way]
    return sorted(b if a == name else a for a, b in links if name in (a, b))


def near(name: str) -> set[str]:
    """What is adjacent to a place."""
    return set(BOX["places"][name]["neighbours"])


def test_places_and_links_are_listed_once_and_in_order() -> None:
    assert list(BOX["places"]) == [*sorted(MAP), *sorted(SEAS)]
    assert len(set(LINK_NAMES)) == len(LINK_NAMES)
    for a, b in [link["ends"] for link in BOX["links"].values()]:
        assert {a, b} <= set(MAP)
        assert a < b


@pytest.mark.rule("FURY-REGION-01")
@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_one_piece_apart_from_islands(region: str) -> None:
    cities = [name for name in MAP if BOX["places"][name]["region"] == region]
    reached = cities[:1]
    for name in reached:  # grows
        seas = near(name) & set(SEAS)
        across = {other for sea in seas for other in near(sea) & set(SEAS)}
        there = near(name).union(*(near(sea) for sea in seas | across))
        reached += sorted(there.intersection(cities).difference(reached))
    assert sorted(reached) == cities


@pytest.mark.rule("FURY-LOC-02")
@pytest.mark.parametrize("name", MAP)
def test_each_city_is_as_the_map_shows_it(name: str) -> None:
    size, region, roads, white, yellow, anchors = MAP[name]
    seen = BOX["places"][name]
    assert (seen["size"], seen["region"]) == (size, list(REGIONS)[region - 1])
    assert seen["port"] == (anchors > 0)
    assert len(near(name) & set(SEAS)) == anchors
    counts = tuple(len(ways(name, way)) for way in ("road", "white", "yellow"))
    assert counts == (roads, white, yellow)


def test_counts_of_the_whole_map() -> None:
    sizes = [size for size, *_ in MAP.values()]
    assert {kind: sizes.count(kind) for kind in ("large", "small", "castle")} == {
        "large": 30,
        "small": 29,
        "castle": 1,
    }
    kinds = [link["way"] for link in BOX["links"].values()]
    assert [kinds.count(way) for way in ("road", "white", "yellow")] == [110, 27, 21]
    assert sum(place["port"] for place in BOX["places"].values()) == 29


@pytest.mark.rule("FURY-LOC-01")
def test_every_city_and_every_sea_is_a_location() -> None:
    assert set(BOX["places"]) == set(MAP) | set(SEAS)
    trail = ["paris", "north_sea", "castle_dracula", "dublin", "black_sea", "rome"]
    hideouts = sees(scene(trail=trail), 1)["trail"]
    assert [hideout["place"] for hideout in hideouts] == trail


@pytest.mark.rule("FURY-LOC-02", "FURY-LOC-03")
def test_castle_dracula_is_neither_large_nor_small_and_is_entered_like_a_city() -> None:
    assert BOX["places"]["castle_dracula"]["size"] == "castle"
    table = scene("godalming", "galatz")
    assert "road:castle_dracula" in table.codes
    table = dracula_in("galatz")
    assert "go:castle_dracula" in table.codes


@pytest.mark.rule("FURY-LOC-04")
def test_hospitals_are_no_locations() -> None:
    assert BOX["hospitals"] == {
        "hospital_madrid": "madrid",
        "hospital_rome": "rome",
        "hospital_budapest": "budapest",
    }
    assert not set(BOX["hospitals"]) & set(BOX["places"])
    assert all("hospital" not in code for code in dracula_in("madrid").codes)
    assert all("hospital" not in code for code in scene("godalming", "madrid").codes)


@pytest.mark.rule("FURY-LOC-05", "FURY-LOC-06")
@pytest.mark.parametrize(
    "where",
    [
        {"trail": ["galway", "open paris: rats"]},
        {"trail": ["galway"], "lairs": ["open paris: rats"]},
    ],
)
def test_a_hunter_is_with_whatever_lies_on_the_card_of_the_place(where: dict[str, Any]) -> None:
    assert "search" in scene(hunters={"godalming": "paris"}, **where).codes
    assert "search" not in scene(hunters={"godalming": "nantes"}, **where).codes
    table = played(scene(hunters={"godalming": "nantes"}, **where), "road:paris")
    assert table.asked == (1, "ambush")


@pytest.mark.rule("FURY-LOC-07")
def test_a_single_road_makes_cities_adjacent_and_two_do_not() -> None:
    assert near("paris") == {
        "brussels",
        "clermont_ferrand",
        "geneva",
        "le_havre",
        "nantes",
        "strasbourg",
    }
    assert "cologne" in near("brussels")
    assert "cologne" not in near("paris")


@pytest.mark.rule("FURY-LOC-07", "FURY-LOC-08")
@pytest.mark.parametrize("name", SEAS)
def test_seas_touch_their_neighbours_and_their_ports(name: str) -> None:
    assert near(name) == set(SEAS[name].split())
    assert all(name in near(other) for other in SEAS[name].split())


@pytest.mark.rule("FURY-LOC-09")
def test_cagliari_alone_has_two_anchors_and_no_road() -> None:
    assert near("cagliari") == {"mediterranean_sea", "tyrrhenian_sea"}
    assert [name for name, row in MAP.items() if row[5] > 1] == ["cagliari"]


@pytest.mark.rule("FURY-LOC-10")
def test_railways_make_nothing_adjacent() -> None:
    assert "paris" in ways("bordeaux", "white")
    assert "paris" not in near("bordeaux")
    table = scene("godalming", "bordeaux", trail=["galway"])
    assert "road:paris" not in table.codes
    assert "go:paris" not in dracula_in("bordeaux").codes


@pytest.mark.rule("FURY-EXAMPLE-22")
def test_two_large_cities_by_rail_and_a_small_one_between_them_by_road() -> None:
    large, small, other = "cologne", "leipzig", "berlin"
    assert other in ways(large, "white")
    assert other not in near(large)
    assert {large, other} <= near(small)
    table = played(scene("godalming", large, tickets="1-0"), "spend:1-0")
    assert f"ride:{other}" in table.codes


@pytest.mark.rule("FURY-LOC-11")
def test_a_roadblock_stops_hunters_and_changes_no_adjacency() -> None:
    block = "road-nantes-paris"
    table = scene("godalming", "paris", roadblocks=[block])
    assert "road:nantes" not in table.codes
    assert table.barred(2)["road:nantes"] == "fury-why-roadblock"
    table = dracula_in("paris", roadblocks=[block])
    assert "go:nantes" in table.codes


def hospital_after_defeat(city: str, *roadblocks: str) -> str:
    """The hospital of a hunter who is defeated in a city."""
    table = scene("mina", city, at="night", roadblocks=roadblocks)
    table.state.then(Suffer(MINA, 9))
    table.run()
    found: str = sheet(table, "mina")["hospital"]
    return found


@pytest.mark.rule("FURY-LOC-12")
def test_roadblocks_do_not_lengthen_distances() -> None:
    assert hospital_after_defeat("florence", "road-florence-rome") == "hospital_rome"
    blocked = ["road-alicante-madrid", "road-alicante-granada", "road-alicante-saragossa"]
    assert hospital_after_defeat("alicante", *blocked) == "hospital_madrid"
    assert ROADS_APART[place("galatz")][place("budapest")] == 2
    assert ROADS_APART[place("london")][place("dublin")] == 99


@pytest.mark.rule("FURY-LOC-13")
def test_castle_dracula_is_a_city_for_resting_trading_searching_and_bonds() -> None:
    table = scene(
        "mina",
        "castle_dracula 2 damage",
        hunters={"seward": "castle_dracula"},
        items={"seward": "knife"},
        hideout="open castle_dracula: rats",
    )
    assert {"rest", "trade:seward", "search", "bond:mina"} <= set(table.codes)
    assert not {"supply", "reserve"} & set(table.codes)


@pytest.mark.rule("FURY-LOC-13", "FURY-SETUP-13", "FURY-SETUP-15")
def test_nobody_starts_at_castle_dracula() -> None:
    table = Table(GAME, GAME.setup(0, 5))
    assert "start:castle_dracula" not in table.codes
    table.play("start:paris", "start:rome", "start:berlin", "start:madrid")
    assert table.asked == (1, "dracula_start")
    assert "start:castle_dracula" not in table.codes


@pytest.mark.rule("FURY-LOC-13")
def test_dracula_and_hunters_fight_at_castle_dracula() -> None:
    table = scene(at="dusk", hunters={"mina": "castle_dracula"}, trail=["open castle_dracula"])
    table.run()
    assert "fight:mina" in table.happened()


@pytest.mark.rule("FURY-REGION-01", "FURY-REGION-02")
def test_seven_regions() -> None:
    found = [place["region"] for place in BOX["places"].values() if place["region"]]
    assert {name: found.count(name) for name in REGIONS} == REGIONS
    assert set(found) == set(REGIONS)


@pytest.mark.rule("FURY-REGION-03")
def test_seas_and_hospitals_belong_to_no_region() -> None:
    assert all(BOX["places"][sea]["region"] is None for sea in SEAS)
    assert [REGION[at] for at in range(60, 73)] == [0] * 13


@pytest.mark.rule("FURY-REGION-01", "FURY-REGION-05", "FURY-ACTION-12")
@pytest.mark.parametrize(
    ("dracula", "hunter", "answer"),
    [
        ("nantes", "paris", "bond:mina:gallia:yes"),
        ("galway", "paris", "bond:mina:gallia:no"),
        ("castle_dracula", "athens", "bond:mina:baltica:yes"),
        ("klausenburg", "athens", "bond:mina:baltica:no"),
    ],
)
def test_psychic_bond_asks_about_a_region(dracula: str, hunter: str, answer: str) -> None:
    table = played(scene(turn="mina", hunters={"seward": hunter}, trail=[dracula]), "bond:seward")
    assert answer in table.log()


@pytest.mark.rule("FURY-REGION-04")
@pytest.mark.parametrize("hunter", ["nantes", "dublin", "lisbon"])
def test_at_sea_dracula_is_in_no_region(hunter: str) -> None:
    table = played(scene("mina", hunter, trail=["north_atlantic"]), "bond:mina")
    assert [line for line in table.log() if line.startswith("bond")] == [
        f"bond:mina:{BOX['places'][hunter]['region']}:no"
    ]


@pytest.mark.rule("FURY-REGION-06")
def test_a_hunter_in_hospital_is_in_no_region() -> None:
    table = scene(turn="mina", hunters={"seward": "hospital_madrid"}, trail=["madrid"])
    assert "bond:seward" not in table.codes
    assert "bond:godalming" in table.codes


# The functions


def test_an_unknown_place_is_refused() -> None:
    with pytest.raises(WhitbyError, match="there is no place 'atlantis' on the board"):
        place("atlantis")


@pytest.mark.rule("FURY-RAIL-12")
def test_where_a_ticket_leads_on_a_mixed_network() -> None:
    milan = place("milan")  # yellow railways only
    one = {PLACES[there] for there in by_rail(milan, 1, 1)}
    assert one == {"geneva", "genoa", "marseilles", "zurich"}
    assert by_rail(milan, 3, 0) == []
    strasbourg = {PLACES[there] for there in by_rail(place("strasbourg"), 1, 0)}
    assert strasbourg == {"frankfurt", "munich", "zurich"}
