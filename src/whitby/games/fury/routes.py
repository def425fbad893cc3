"""Where a hunter can go: by road, rail and sea, given roadblocks, fog and storms.

Fog and roadblocks are given as in the state: `fog` the fogged cities, `blocks` the links with a
roadblock. They affect hunters only (FURY-DPHASE-11).
"""

from __future__ import annotations

from typing import Final

from whitby.games.fury import board
from whitby.games.fury.distances import steps_apart

FAR: Final = 99
"""The distance if no road leads there."""


def _neighbours() -> list[list[int]]:
    """Return the cities one road from each space, in order; none from a hospital."""
    found: list[list[int]] = [[] for _ in range(board.SPACES)]
    for place in range(board.LOCATIONS):
        found[place] = [there for there, _ in board.ROADS_AT[place]]
    return found


NEIGHBOURS: Final = _neighbours()
"""The cities one road from each space; these lists are shared and never changed."""


LONGEST: Final = 100
"""More railways than a ticket leads over."""
_BY_ROAD: Final[dict[int, list[int]]] = {}
_BY_RAIL: Final[dict[int, list[int]]] = {}
_LEAPS: Final[dict[int, list[int]]] = {}
"""Where several roads, a ticket, or Wolf Form lead from each place if no way is closed; caches."""


def by_road(
    at: int,
    fog: tuple[int, ...] = (),
    blocks: tuple[int, ...] = (),
    steps: int = 1,
    transit: bool = True,
) -> list[int]:
    """Return the cities a hunter can reach over at most this many roads (FURY-MOVE-03, MOVE-05).

    Without `transit` fog closes only the two ends of the way (an older reading, FURY-FOG-04).
    """
    if at >= board.LOCATIONS or (fog and at in fog):
        return []
    if steps == 1:  # asked at every turn; the roads of a city are sorted
        if not fog and not blocks:
            return NEIGHBOURS[at][:]
        roads = board.ROADS_AT[at]
        return [there for there, road in roads if there not in fog and road not in blocks]
    if fog or blocks:
        return sorted(_reach(board.ROADS_AT, at, steps, fog, blocks, transit))
    key = steps * board.LOCATIONS + at
    found = _BY_ROAD.get(key)
    if found is None:
        found = _BY_ROAD[key] = sorted(_reach(board.ROADS_AT, at, steps, (), (), True))
    return found[:]


def by_rail(
    at: int,
    white: int,
    yellow: int,
    fog: tuple[int, ...] = (),
    blocks: tuple[int, ...] = (),
    transit: bool = True,
) -> list[int]:
    """Return the cities that a ticket leads to (FURY-RAIL-05, RAIL-06, RAIL-12)."""
    if at >= board.LOCATIONS or at in fog:
        return []
    if fog or blocks:
        reached = _reach(board.WHITE_AT, at, white, fog, blocks, transit)
        return sorted(reached | _reach(board.RAILS_AT, at, yellow, fog, blocks, transit))
    key = (white * LONGEST + yellow) * board.LOCATIONS + at
    found = _BY_RAIL.get(key)
    if found is None:
        reached = _reach(board.WHITE_AT, at, white, (), (), True)
        reached |= _reach(board.RAILS_AT, at, yellow, (), (), True)
        found = _BY_RAIL[key] = sorted(reached)
    return found[:]


def rail_leads(
    at: int,
    white: int,
    yellow: int,
    fog: tuple[int, ...],
    blocks: tuple[int, ...],
    transit: bool,
) -> bool:
    """Return whether a ticket leads anywhere; the first railway decides, if fog stops transit."""
    if not transit:
        return len(by_rail(at, white, yellow, fog, blocks, transit)) > 0
    if at >= board.LOCATIONS or (fog and at in fog):
        return False
    ways = board.RAILS_AT[at] if yellow > 0 else board.WHITE_AT[at] if white > 0 else ()
    if not fog and not blocks:
        return len(ways) > 0
    return any(there not in fog and link not in blocks for there, link in ways)


def _reach(
    ways: tuple[tuple[tuple[int, int], ...], ...],
    at: int,
    steps: int,
    fog: tuple[int, ...],
    blocks: tuple[int, ...],
    transit: bool,
) -> set[int]:
    """Return where such a way can end: not where it began (FURY-MOVE-09, FURY-RAIL-10)."""
    closed = fog if transit else ()
    reached = {at}
    edge = [at]
    for _ in range(steps):
        ahead: list[int] = []
        for here in edge:
            for there, link in ways[here]:
                if there not in reached and there not in closed and link not in blocks:
                    reached.add(there)
                    ahead.append(there)
        edge = ahead
    reached.discard(at)
    return reached if transit else reached.difference(fog)


def by_sea(at: int, fog: tuple[int, ...] = (), storms: tuple[int, ...] = ()) -> list[int]:
    """Return where one step by sea can lead a hunter (FURY-SEA-01, FURY-STORM-03)."""
    if at >= board.LOCATIONS or at in fog:
        return []
    return [there for there in board.WATERS[at] if there not in fog and there not in storms]


def to_cities(at: int, fog: tuple[int, ...] = (), blocks: tuple[int, ...] = ()) -> list[int]:
    """Return the adjacent cities that a hunter can be moved to by an effect (FURY-BATS-09, 10).

    From a sea these are its ports, from a hospital its own city (FURY-HOSP-15).
    """
    if at >= board.LOCATIONS:
        city = board.ATTACHED[at - board.LOCATIONS]
        return [] if city in fog else [city]
    if board.is_sea(at):
        return [port for port in board.WATERS[at] if port < board.LAND and port not in fog]
    return by_road(at, fog, blocks)


ROADS_APART: Final = steps_apart(
    tuple([tuple([there for there, _ in roads]) for roads in board.ROADS_AT[: board.LAND]]), FAR
)
"""The number of roads between two cities, ignoring roadblocks (FURY-LOC-12); FAR without a way."""


def nearest_hospitals(at: int) -> tuple[int, ...]:
    """Return the hospitals nearest to the place of a defeat (FURY-DEFEAT-04 to DEFEAT-06)."""
    if at >= board.LOCATIONS:
        return (at,)  # defeated on a hospital space (FURY-DEFEAT-14)
    if board.is_sea(at):
        return board.HOSPITALS  # no road leads away (FURY-DEFEAT-13)
    if board.REGION[at] == board.BRITTANICA:
        return (board.HOSPITALS[board.ATTACHED.index(board.MADRID)],)
    if at == board.CAGLIARI:
        return (board.HOSPITALS[board.ATTACHED.index(board.ROME)],)
    away = [ROADS_APART[at][city] for city in board.ATTACHED]
    least = min(away)
    return tuple([board.HOSPITALS[i] for i, roads in enumerate(away) if roads == least])


def _leaps(starts: list[int], holy: tuple[int, ...]) -> set[int]:
    """Return the cities one road from any of these, over roads that touch no holy city."""
    found: set[int] = set()
    for here in starts:
        for there, _ in board.ROADS_AT[here]:
            if there not in holy:
                found.add(there)
    return found


def leaps(at: int, holy: tuple[int, ...] = (), departure_blocks: bool = False) -> list[int]:
    """Return where Wolf Form leads: one or two roads, or from the sea a port or one road beyond.

    A holy token on the way or at the end blocks it (FURY-WOLF-04, WOLF-07, WOLF-10); one on the
    city he leaves only if the table plays that way.
    """
    if holy:
        return _leaps_around(at, holy, departure_blocks)
    found = _LEAPS.get(at)
    if found is None:
        found = _LEAPS[at] = _leaps_around(at, (), False)
    return found[:]


def _leaps_around(at: int, holy: tuple[int, ...], departure_blocks: bool) -> list[int]:
    """Return where Wolf Form leads, worked out anew."""
    if board.is_sea(at):
        first = {port for port in board.WATERS[at] if port < board.LAND and port not in holy}
    elif departure_blocks and at in holy:
        return []
    else:
        first = _leaps([at], holy)
    reached = first | _leaps(sorted(first), holy)
    reached.discard(at)
    return sorted(reached)
