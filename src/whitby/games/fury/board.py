"""The map of Europe as data: 60 places on land, 10 seas, 3 hospitals, and what links them.

Places count from 0: those on land by name, then the seas, then the hospitals, which are spaces of
the board but not locations (FURY-LOC-04). Roads and railways are links, numbered together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.errors import WhitbyError
from whitby.games.fury.links import BORDERS_FROM, ROADS_FROM, WHITE_FROM, YELLOW_FROM
from whitby.games.fury.schema import Size

NOWHERE: Final = -1
"""Where a defeated hunter is until dawn, and a place that is not known."""

# Sizes of places (FURY-LOC-02)
SMALL: Final = 0
LARGE: Final = 1
CASTLE: Final = 2
SEA: Final = 3
SIZES: Final[tuple[Size, ...]] = ("small", "large", "castle", "sea")

REGIONS: Final[tuple[str, ...]] = (
    "brittanica",
    "iberia",
    "gallia",
    "germania",
    "italia",
    "austro_hungaria",
    "baltica",
)
"""The seven regions (FURY-REGION-02). Numbers of regions count from 1; a sea has region 0."""
NO_REGION: Final = 0
BRITTANICA: Final = 1

# Each place on land: name, size, region, the seas of its anchors.
CITIES: Final[tuple[tuple[str, int, int, str], ...]] = (
    ("alicante", SMALL, 2, "mediterranean_sea"),
    ("amsterdam", LARGE, 4, "north_sea"),
    ("athens", LARGE, 7, "ionian_sea"),
    ("barcelona", LARGE, 2, "mediterranean_sea"),
    ("bari", SMALL, 5, "adriatic_sea"),
    ("belgrade", SMALL, 6, ""),
    ("berlin", LARGE, 4, ""),
    ("bordeaux", LARGE, 3, "north_atlantic"),
    ("brussels", LARGE, 3, ""),
    ("bucharest", LARGE, 7, ""),
    ("budapest", LARGE, 6, ""),
    ("cadiz", LARGE, 2, "south_atlantic"),
    ("cagliari", SMALL, 5, "mediterranean_sea tyrrhenian_sea"),
    ("castle_dracula", CASTLE, 7, ""),
    ("clermont_ferrand", SMALL, 3, ""),
    ("cologne", LARGE, 4, ""),
    ("constanta", LARGE, 7, "black_sea"),
    ("dublin", SMALL, 1, "irish_sea"),
    ("edinburgh", LARGE, 1, "north_sea"),
    ("florence", SMALL, 5, ""),
    ("frankfurt", SMALL, 4, ""),
    ("galatz", SMALL, 7, ""),
    ("galway", SMALL, 1, "north_atlantic"),
    ("geneva", SMALL, 5, ""),
    ("genoa", LARGE, 5, "tyrrhenian_sea"),
    ("granada", SMALL, 2, ""),
    ("hamburg", LARGE, 4, "north_sea"),
    ("klausenburg", SMALL, 6, ""),
    ("le_havre", SMALL, 3, "english_channel"),
    ("leipzig", LARGE, 4, ""),
    ("lisbon", LARGE, 2, "south_atlantic"),
    ("liverpool", LARGE, 1, "irish_sea"),
    ("london", LARGE, 1, "english_channel"),
    ("madrid", LARGE, 2, ""),
    ("manchester", LARGE, 1, ""),
    ("marseilles", LARGE, 3, "mediterranean_sea"),
    ("milan", LARGE, 5, ""),
    ("munich", LARGE, 4, ""),
    ("nantes", LARGE, 3, "north_atlantic"),
    ("naples", LARGE, 5, "tyrrhenian_sea"),
    ("nuremberg", SMALL, 4, ""),
    ("paris", LARGE, 3, ""),
    ("plymouth", SMALL, 1, "english_channel"),
    ("prague", LARGE, 6, ""),
    ("rome", LARGE, 5, "tyrrhenian_sea"),
    ("salonica", SMALL, 7, "ionian_sea"),
    ("santander", SMALL, 2, "south_atlantic"),
    ("saragossa", SMALL, 2, ""),
    ("sarajevo", SMALL, 6, ""),
    ("sofia", SMALL, 7, ""),
    ("strasbourg", SMALL, 3, ""),
    ("swansea", SMALL, 1, "irish_sea"),
    ("szeged", SMALL, 6, ""),
    ("toulouse", SMALL, 3, ""),
    ("valona", SMALL, 7, "adriatic_sea"),
    ("varna", LARGE, 7, "black_sea"),
    ("venice", SMALL, 5, "adriatic_sea"),
    ("vienna", LARGE, 6, ""),
    ("zagreb", SMALL, 6, ""),
    ("zurich", SMALL, 5, ""),
)
SEAS: Final[tuple[str, ...]] = (
    "adriatic_sea",
    "black_sea",
    "english_channel",
    "ionian_sea",
    "irish_sea",
    "mediterranean_sea",
    "north_atlantic",
    "north_sea",
    "south_atlantic",
    "tyrrhenian_sea",
)
HOSPITAL_CITIES: Final[tuple[str, ...]] = ("madrid", "rome", "budapest")

LAND: Final = 60
LOCATIONS: Final = 70
SPACES: Final = 73
"""Every space where a figure can be: land, seas and hospitals."""

PLACES: Final = tuple(
    [name for name, _, _, _ in CITIES]
    + list(SEAS)
    + [f"hospital_{city}" for city in HOSPITAL_CITIES]
)
"""The names of places in records."""

_NUMBERS: Final = {name: at for at, name in enumerate(PLACES)}


def place(name: str) -> int:
    """Return the number of a place."""
    if name not in _NUMBERS:
        raise WhitbyError(f"there is no place '{name}' on the board")
    return _NUMBERS[name]


SIZE: Final = tuple([size for _, size, _, _ in CITIES] + [SEA] * len(SEAS))
REGION: Final = tuple([region for _, _, region, _ in CITIES] + [NO_REGION] * (SPACES - LAND))
CASTLE_DRACULA: Final = place("castle_dracula")
CAGLIARI: Final = place("cagliari")
MADRID: Final = place("madrid")
ROME: Final = place("rome")
UNHALLOWED: Final[tuple[int, ...]] = (CASTLE_DRACULA, place("galatz"), place("klausenburg"))
"""Where no holy token can be placed (FURY-CONS-11)."""

HOSPITALS: Final[tuple[int, ...]] = (LOCATIONS, LOCATIONS + 1, LOCATIONS + 2)
ATTACHED: Final = tuple([place(city) for city in HOSPITAL_CITIES])
"""The city of each hospital (FURY-HOSP-01)."""


def _pairs(rows: tuple[tuple[str, str], ...]) -> list[tuple[int, int]]:
    return [(place(a), place(b)) for a, others in rows for b in others.split()]


ENDS: Final = tuple(_pairs(ROADS_FROM) + _pairs(WHITE_FROM) + _pairs(YELLOW_FROM))
"""The two ends of every link: roads first, then white railways, then yellow ones."""
ROADS: Final = len(_pairs(ROADS_FROM))
WHITE: Final = ROADS + len(_pairs(WHITE_FROM))
"""Links from ROADS up to here are white railways, those after it yellow ones."""
LINKS: Final = len(ENDS)


def _link_name(link: int) -> str:
    a, b = ENDS[link]
    return f"{'road' if link < ROADS else 'rail'}-{PLACES[a]}-{PLACES[b]}"


LINK_NAMES: Final = tuple([_link_name(link) for link in range(LINKS)])


def _ways(first: int, end: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return for each place where these links lead, each with its link."""
    ways: list[list[tuple[int, int]]] = [[] for _ in range(LOCATIONS)]
    for link in range(first, end):
        a, b = ENDS[link]
        ways[a].append((b, link))
        ways[b].append((a, link))
    return tuple([tuple(sorted(found)) for found in ways])


ROADS_AT: Final = _ways(0, ROADS)
WHITE_AT: Final = _ways(ROADS, WHITE)
RAILS_AT: Final = _ways(ROADS, LINKS)


def _waters() -> tuple[tuple[int, ...], ...]:
    """Return for each place the steps by sea: to a sea, or from a sea to a sea or port."""
    ways: list[list[int]] = [[] for _ in range(LOCATIONS)]
    for a, b in _pairs(BORDERS_FROM):
        ways[a].append(b)
        ways[b].append(a)
    for name, _, _, anchors in CITIES:
        for sea in anchors.split():
            ways[place(name)].append(place(sea))
            ways[place(sea)].append(place(name))
    return tuple([tuple(sorted(found)) for found in ways])


WATERS: Final = _waters()
NEIGHBOURS: Final = tuple(
    [
        tuple(sorted([there for there, _ in ROADS_AT[at]] + list(WATERS[at])))
        for at in range(LOCATIONS)
    ]
)
"""What is adjacent to each location: by road, sea border or anchor, never by rail (FURY-LOC-10)."""
GRAPH: Final[dict[str, Sequence[tuple[int, int]]]] = {
    "roads": ENDS[:ROADS],
    "white_rails": ENDS[ROADS:WHITE],
    "yellow_rails": ENDS[WHITE:],
    "waters": [(a, b) for a in range(LOCATIONS) for b in WATERS[a] if a < b],
}
"""The board as edges between places: links in their order, and then the steps by sea, each once."""


def is_sea(at: int) -> bool:
    """Return whether a place is a sea zone."""
    return LAND <= at < LOCATIONS


def is_city(at: int) -> bool:
    """Return whether a place is on land; Castle Dracula counts as a city (FURY-LOC-13)."""
    return 0 <= at < LAND


def is_port(at: int) -> bool:
    """Return whether a place is a city with an anchor."""
    return is_city(at) and len(WATERS[at]) > 0


def in_hospital(at: int) -> bool:
    """Return whether this is a hospital space."""
    return at >= LOCATIONS


def city_of(at: int) -> int:
    """Return the city that a hospital is attached to."""
    return ATTACHED[at - LOCATIONS]
