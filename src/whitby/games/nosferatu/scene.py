"""Any legal position of Nosferatu in a few lines, for tests, puzzles and lessons.

    table = NOSFERATU.scene(players=6, renfield=1, vampire=4, holder=2, at="stake", dawn=True)
    table.play("kill:4")

Scenes use everyday notation: seats count from 1, cards are words ("bite rumour", "3 component").
What is not specified is left to the rules and to chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from whitby.core.engine import Step
from whitby.core.errors import BadSetup
from whitby.core.rng import Scripted
from whitby.core.scene import check_draws, check_keys, find, several, within
from whitby.games.nosferatu.cards import (
    ACTION_PILE,
    BASIC,
    BITE,
    END_OF_ROUND,
    FATAL_BITES,
    HUNTER,
    KINDS,
    MOST_BITES,
    NIGHT,
    NIGHTS,
    RENFIELD,
    RITUALS,
    STAKE,
    TABLE_TURN,
    VAMPIRE,
)
from whitby.games.nosferatu.pile import SETTLE_PILE, case_of
from whitby.games.nosferatu.round import BEGIN_ROUND, TURN
from whitby.games.nosferatu.round_end import END_ROUND
from whitby.games.nosferatu.row import lay
from whitby.games.nosferatu.stake import STAKE_PHASE
from whitby.games.nosferatu.state import Nosferatu, put

MOMENTS: Final = {"turn": TABLE_TURN, "pile": ACTION_PILE, "stake": STAKE, "end": END_OF_ROUND}
CLOCK_FACES: Final = ("night", "dawn")


class Position(TypedDict, total=False):
    """The description of a position; None is as if it were not described."""

    renfield: int
    vampire: int
    holder: int
    at: str  # turn, pile, stake or end
    turn: int | None  # whose turn it is; those between the holder and them have acted
    round: int
    bites: Mapping[int, int] | None
    reserves: Mapping[int, str] | None
    given: Mapping[int, str] | None  # the cards given in this round
    revealed: Sequence[int]  # characters that are face up besides Renfield's
    rituals: str | None  # that lie face up
    dark: str  # thirst or master
    nights: int | None  # in the clock, with those turned over
    turned: int  # Nights turned over in this round
    dawn: bool
    exhausted: bool
    library: str | None
    discard: str | None
    draws: str  # cards that come next from the library
    clock: str  # what comes next from the clock: night or dawn


class Scene:
    """A position being set up."""

    def __init__(self, state: Nosferatu, position: Position) -> None:
        self.state = state
        self.position = position
        self.loose = list(BASIC)  # cards that have no place yet
        self.loose[NIGHT] = NIGHTS
        self.drawn: list[int] = []  # cards that are to be drawn next

    def seat(self, number: int, what: str) -> int:
        """Return a seat counted from 0."""
        if not 1 <= number <= self.state.players:
            raise BadSetup(
                f"{what}: there is no seat {number}; seats are 1 to {self.state.players}"
            )
        return number - 1

    def actor(self, number: int, what: str) -> int:
        """Return a seat that is not Renfield's."""
        seat = self.seat(number, what)
        if seat == self.state.public.renfield:
            raise BadSetup(f"{what}: seat {number} is Renfield")
        return seat

    def take(self, cards: list[int], what: str) -> list[int]:
        """Take cards from those without a place."""
        for kind in range(4):
            if cards[kind] > self.loose[kind]:
                raise BadSetup(
                    f"{what}: {cards[kind]} {KINDS[kind]} asked for, {self.loose[kind]} left"
                )
            self.loose[kind] -= cards[kind]
        return cards


def cards(text: str, what: str) -> list[int]:
    """Return how many of each kind 'bite 3 rumour' asks for."""
    listed = several(text, KINDS, what)
    return [listed.count(kind) for kind in range(len(KINDS))]


def arrange(state: Nosferatu, position: Position) -> None:
    """Turn a freshly dealt state into the position described."""
    check_keys(position, Position)
    table = state.public
    scene = Scene(state, position)
    at = position.get("at", "turn")
    find(at, list(MOMENTS), "at")
    table.round = position.get("round", 1)
    if table.round < 1:
        raise BadSetup(f"round: rounds count from 1, so there is no round {table.round}")
    table.phase = MOMENTS[at]
    table.dawn = position.get("dawn", False)
    table.exhausted = position.get("exhausted", False)
    _seat_people(scene)
    _lay_open(scene)
    _lay_clock(scene)
    scene.drawn = several(position.get("draws", ""), KINDS, "draws")
    _lay_cards(scene)
    _script(scene)
    first: list[Step[Nosferatu]] = [SETTLE_PILE, STAKE_PHASE, END_ROUND, BEGIN_ROUND]
    state.stack = first[max(0, table.phase - ACTION_PILE) :][::-1]
    if at == "pile":
        _check_turned(scene, state.players - 2 - int(table.dawn))
    if at == "turn":
        state.stack.append(TURN[_acting(scene)])


def _acting(scene: Scene) -> int:
    """Return whose turn it is; exactly those before, from the holder on, have acted."""
    state, turn = scene.state, scene.position.get("turn")
    table = state.public
    acting = table.holder if turn is None else scene.actor(turn, "turn")
    if table.dawn:
        raise BadSetup("dawn: nobody acts after Dawn; the moments after it are pile, stake and end")
    for number in scene.position.get("given") or {}:
        if (number - 1 - table.holder) % state.players >= (acting - table.holder) % state.players:
            raise BadSetup(f"given: seat {number} has not acted yet")
    acted = (acting - table.holder) % state.players
    between = (table.renfield - table.holder) % state.players < acted
    _check_turned(scene, max(0, acted - int(between) - 1))
    return acting


def _check_turned(scene: Scene, most: int) -> None:
    """Refuse more turned Nights than people, other than the holder, who have acted (NOSF-36)."""
    turned = scene.state.public.turned_nights
    if turned > most:
        raise BadSetup(
            f"turned: {turned} Nights, but the holder turns none over and "
            f"at most {most} others have turned one"
        )


def _seat_people(scene: Scene) -> None:
    state, position = scene.state, scene.position
    table = state.public
    table.renfield = scene.seat(position.get("renfield", 1), "renfield")
    everyone = range(state.players)
    table.actors = tuple([seat for seat in everyone if seat != table.renfield])
    state.roles = put((HUNTER,) * state.players, table.renfield, RENFIELD)
    state.roles = put(state.roles, scene.actor(position.get("vampire", 2), "vampire"), VAMPIRE)
    table.holder = scene.actor(position.get("holder", 3), "holder")
    open_now = [scene.seat(number, "revealed") for number in position.get("revealed", ())]
    faces = {table.renfield, *open_now}
    table.revealed = tuple([seat in faces for seat in everyone])


def _lay_open(scene: Scene) -> None:
    position, table = scene.position, scene.state.public
    for number, count in (position.get("bites") or {}).items():
        if not 0 <= count <= MOST_BITES:
            raise BadSetup(f"bites: seat {number} can hold 0 to {MOST_BITES}, not {count}")
        table.bites = put(table.bites, scene.actor(number, "bites"), count)
    if sum(table.bites) >= FATAL_BITES:
        raise BadSetup(f"bites: with {FATAL_BITES} in play the game is over")
    scene.take([0, 0, sum(table.bites), 0], "bites")
    rituals = position.get("rituals")
    if rituals is not None:
        table.rituals = 0
        for ritual in several(rituals, RITUALS, "rituals"):
            table.rituals |= 1 << ritual
        if table.rituals == 0:
            raise BadSetup("rituals: at least one lies face up; name mirror, distortion, ...")
    table.thirst = find(position.get("dark", "thirst"), ("thirst", "master"), "dark") == 0


def _lay_clock(scene: Scene) -> None:
    """Lay the Nights of the clock, some of them turned over this round."""
    state, position = scene.state, scene.position
    nights = position.get("nights")
    total = within(state.players if nights is None else nights, NIGHTS, "nights")
    turned = within(position.get("turned", 0), total, "turned")
    state.public.turned_nights = turned
    state.public.clock_nights = total - turned
    scene.take([0, 0, 0, total], "nights")


def _lay_cards(scene: Scene) -> None:
    state, position = scene.state, scene.position
    table = state.public
    at, given = position.get("at", "turn"), position.get("given") or {}
    library, discard = position.get("library"), position.get("discard")
    pile = [0, 0, 0, 0]
    for number, name in given.items():
        kinds = several(name, KINDS, "given")
        if len(kinds) != 1:
            raise BadSetup(f"given: seat {number} gives one card, not '{name}'")
        state.given = lay(state.given, scene.actor(number, "given"), kinds[0])
        pile[kinds[0]] += 1
    if at in ("stake", "end"):
        # its Bites were placed and its Nights joined the clock: the author says where they are
        table.case = case_of(pile) if given else 0
        pile[BITE] = pile[NIGHT] = 0
    if at == "pile" and not given:
        raise BadSetup("given: the action pile is never empty; say what some seats gave")
    state.pile = scene.take(pile, "given")
    state.library = [0, 0, 0, 0]
    for number, text in (position.get("reserves") or {}).items():
        _lay_reserve(scene, scene.actor(number, "reserves"), text)
    if library is not None:
        state.library = scene.take(cards(library, "library"), "library")
    if discard is not None:
        state.discard = scene.take(cards(discard, "discard"), "discard")
    _fill_reserves(scene, [] if library is not None else scene.drawn)
    if library is not None and discard is not None and sum(scene.loose) > 0:
        left = [f"{count} {KINDS[kind]}" for kind, count in enumerate(scene.loose) if count]
        raise BadSetup(f"library and discard: {', '.join(left)} would be in neither")
    rest = state.discard if library is not None and discard is None else state.library
    for kind in range(4):
        rest[kind] += scene.loose[kind]
    table.library_size = sum(state.library)
    if table.library_size == 0:
        raise BadSetup("library: it is never empty; an empty one is rebuilt from the discard")


def _lay_reserve(scene: Scene, seat: int, text: str) -> None:
    state = scene.state
    what = f"reserve of seat {seat + 1}"
    held = scene.take(cards(text, what), what)
    due = MOST_BITES - state.public.bites[seat]
    if sum(held) != due:
        raise BadSetup(
            f"reserves: seat {seat + 1} holds {due} cards with {state.public.bites[seat]} Bites, "
            f"not {sum(held)}"
        )
    state.reserve[4 * seat : 4 * seat + 4] = held


def _fill_reserves(scene: Scene, drawn: list[int]) -> None:
    """Fill the reserves that are not described with any cards but those drawn next."""
    state, described = scene.state, scene.position.get("reserves") or {}
    for seat in range(state.players):
        if seat == state.public.renfield or seat + 1 in described:
            continue
        for _ in range(MOST_BITES - state.public.bites[seat]):
            if sum(scene.loose) == 0:
                raise BadSetup("library and discard: they leave no cards for the reserves")
            kind = state.rng.pick(scene.loose, sum(scene.loose))
            spare = [each for each in range(4) if scene.loose[each] > drawn.count(each)]
            if kind not in spare and spare:
                kind = spare[0]
            scene.loose[kind] -= 1
            state.reserve[4 * seat + kind] += 1


def _script(scene: Scene) -> None:
    """Prepare the next random draws, if they are described."""
    state = scene.state
    check_draws(scene.drawn, state.library, KINDS, "draws")
    turned = several(scene.position.get("clock", ""), CLOCK_FACES, "clock")
    if scene.drawn or turned:
        state.rng = Scripted([scene.drawn, turned], state.rng, (KINDS, CLOCK_FACES))
