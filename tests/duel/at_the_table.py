"""The vocabulary of these tests: what someone at the table sees, holds and hears.

Seat 1 plays Dracula, seat 2 Van Helsing, unless a match has swapped roles; the spectator is None.
A pair is always Dracula's first: `figures=("4", "station")`, `table.lives == (3, 4)`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self, TypedDict, Unpack

import whitby
from observed import Observed, Viewer, beginning, can_tell, kinds
from whitby.core.rng import Fast
from whitby.games.duel.board import PLACES
from whitby.games.duel.cards import BARS, CARDS, KINDS, SIDES
from whitby.games.duel.game import DUEL
from whitby.games.duel.state import Duel
from whitby.games.duel.values import deck
from whitby.games.duel.view import DuelView

__all__ = ["Viewer", "beginning", "can_tell", "kinds"]

DRACULA, VAN_HELSING = 1, 2
EVERYONE: tuple[Viewer, ...] = (DRACULA, VAN_HELSING, None)
HIS = {"vampire1": 3, "vampire2": 3, "vampire3": 3, "amulet": 1, "coffin": 5}
THEIRS = {"hunter1": 3, "hunter2": 3, "hunter3": 3, "crucifix": 1, "victim": 5}
"""The encounter cards in the box: Dracula's, Van Helsing's."""
DECKS = {
    "dracula": "fluegel puls tiefe atem rauschen augen dunkel fluestern stille schatten",
    "van_helsing": "eingebung gelassenheit kampfeslust scharfsinn taeuschung verstaerkung "
    "wachsamkeit widerstand staerke ausdauer",
}
"""The action cards in the box."""
NINE = "coffin amulet 3 vampire1 2 vampire2 2 vampire3"
"""A hand for Dracula; his other six cards, including 4 coffins, are on the board."""
HUNTERS = "victim 3 hunter1 3 hunter2 2 hunter3"
"""A hand for Van Helsing; his other six cards are on the board."""
DECK_OF_CARDS = deck()


class DuelTable(Observed[Duel, DuelView]):
    """A table of the duel."""

    def side(self, name: str, viewer: Viewer = None) -> dict[str, Any]:
        """What a viewer sees of a side: 'dracula' or 'van_helsing'."""
        found: dict[str, Any] = self.seen(viewer)["sides"][name]
        return found

    def place(self, name: str, viewer: Viewer = None) -> dict[str, Any]:
        """What a viewer sees of a place: 'harbour', '1' to '10', 'station'."""
        found: dict[str, Any] = next(p for p in self.seen(viewer)["board"] if p["place"] == name)
        return found

    def on(self, name: str) -> str | None:
        """The card that is really on a place, or None."""
        self.run()
        kind = self.state.board[PLACES.index(name)]
        return None if kind < 0 else KINDS[kind]

    def hand(self, name: str) -> dict[str, int]:
        """The encounter cards a side really holds: their number by name, without zeros."""
        cards: dict[str, int] = self.side(name, SIDES.index(name) + 1)["hand"]
        return {card: count for card, count in cards.items() if count}

    def action_hand(self, name: str) -> list[str]:
        """The action cards a side really holds."""
        cards: list[str] = self.side(name, SIDES.index(name) + 1)["action_hand"]
        return cards

    @property
    def lives(self) -> tuple[int, int]:
        """The lives of Dracula and of Van Helsing."""
        return self.side("dracula")["lives"], self.side("van_helsing")["lives"]

    @property
    def targets(self) -> tuple[int, int]:
        """How many targets Dracula and Van Helsing have collected."""
        return self.side("dracula")["targets"], self.side("van_helsing")["targets"]

    @property
    def figures(self) -> tuple[str, str]:
        """Where Dracula and Van Helsing are."""
        return self.side("dracula")["figure"], self.side("van_helsing")["figure"]

    @property
    def barriers(self) -> dict[str, str]:
        """The slots of the barriers on the board."""
        return {colour: slot for colour, slot in self.seen()["barriers"].items() if slot}

    @property
    def ending(self) -> tuple[str, str]:
        """Who won, and why."""
        outcome = self.outcome
        assert outcome is not None, "the game goes on"
        return outcome.winner, outcome.reason

    def go(self, *places: str) -> Self:
        """Walk to these places, one after the other, without looking or showing hands."""
        for name in places:
            self.play(f"step:{name}")
            if self.asked[1] == "meet":
                self.play("show:no")
            self.play("look:no")
        return self

    def walk(self, *places: str) -> Self:
        """A whole move: go to these places and stop."""
        return self.go(*places).then("stop")

    def take_turn(self, card: str, *places: str) -> Self:
        """A whole turn: walk, play this card without its special action, place no barrier."""
        return self.walk(*places).then(f"play:{card}", "barrier:none")

    def no_barrier(self) -> None:
        """Leave the barriers as they are, if they may be used now."""
        if self.asked[1] == "barrier":
            self.play("barrier:none")


class Position(TypedDict, total=False):
    """What `scene` takes: as in whitby.games.duel.scene, with pairs for two sides' numbers.

    Cards belong to their side, so those of both may be named in one breath.
    """

    turn: str
    at: str
    number: int
    steps: int
    revealed: bool
    figures: tuple[str, str] | Mapping[str, str]
    board: Mapping[str, str]
    laid: Sequence[str]
    seen: Sequence[str]
    hands: str | Mapping[str, str]
    discard: str
    targets: tuple[int, int] | Mapping[str, int]
    lives: tuple[int, int] | Mapping[str, int]
    actions: str | Mapping[str, str]
    aside: str | Mapping[str, str]
    barriers: Mapping[str, str]
    turned: str
    effects: str
    saw: str
    draws: str | Mapping[str, str]
    feint: str


def scene(
    options: Mapping[str, str] | None = None, seed: int = 0, **position: Unpack[Position]
) -> DuelTable:
    """Any legal position."""
    whole: dict[str, Any] = dict(position)
    for name, value in whole.items():
        if isinstance(value, tuple):
            whole[name] = dict(zip(SIDES, value, strict=True))
        elif name in ("hands", "actions", "aside", "draws") and isinstance(value, str):
            whole[name] = by_owner(value)
    return DuelTable(DUEL, DUEL.scene(options, seed, **whole).state)


def by_owner(cards: str) -> dict[str, str]:
    """Cards such as 'dr_stille vh_staerke' or '2 coffin victim' by the side that they belong to."""
    found: dict[str, str] = {}
    count = ""
    for word in cards.split():
        if word.isdigit():
            count = f"{word} "
            continue
        first = word.startswith("dr_") or word in KINDS[:5]
        name = SIDES[0 if first else 1]
        found[name] = f"{found.get(name, '')} {count}{word}"
        count = ""
    assert found, "say whose hand is empty"
    return found


def about_to_play(
    cards: str, options: Mapping[str, str] | None = None, **position: Unpack[Position]
) -> DuelTable:
    """A move is over, and its side is about to play one of these action cards."""
    others = position.get("actions", "")
    assert isinstance(others, str), "the cards say whose they are"
    position["turn"] = "dracula" if cards.startswith("dr_") else "van_helsing"
    position["at"] = "action"
    position["actions"] = f"{cards} {others}"
    return scene(options, **position)


def new_game(seed: int = 0, **options: str) -> DuelTable:
    """A table before any choice."""
    return DuelTable(DUEL, DUEL.setup(seed, 2, options))


def dealt(
    dracula: str = "vampire1 vampire2 vampire3 amulet coffin coffin",
    van_helsing: str = "hunter1 hunter2 hunter3 crucifix victim victim",
    seed: int = 0,
    **options: str,
) -> DuelTable:
    """A table with these cards chosen and dealt; Dracula is about to move."""
    table = new_game(seed, **options)
    for seat, cards in ((DRACULA, dracula), (VAN_HELSING, van_helsing)):
        table.play(*[f"pick:{card}" for card in cards.split()], seat=seat)
    return table


def random_play(table: DuelTable, seed: int, calm: bool = True) -> Iterator[DuelTable]:
    """Yield the table at each decision while everyone chooses at random; calmly: nothing grave."""
    chance = Fast(seed)
    while not table.over:
        yield table
        options = list(table.decision.options)
        if calm:
            options = [option for option in options if not option.grave()] or options
        whitby.apply(table.state, options[chance.below(len(options))])
    yield table


def deck_of(name: str) -> list[str]:
    """The ten action cards of a side."""
    return [f"{'dr' if name == 'dracula' else 'vh'}_{card}" for card in DECKS[name].split()]


def laid_out(rows: str) -> dict[str, str]:
    """A card for each place, in the rows of the board."""
    return dict(zip(PLACES, rows.split(), strict=True))


def movement(card: str) -> int:
    """The movement number of an action card at this table."""
    return DECK_OF_CARDS.moves[CARDS.index(card)]


def strength(card: str) -> int:
    """The fighting strength of an action card; 0 is none."""
    return DECK_OF_CARDS.strengths[CARDS.index(card)]


def bar(card: str) -> str:
    """The colour of an action card's bar: a barrier's, or grey."""
    return BARS[DECK_OF_CARDS.bars[CARDS.index(card)]]


def neighbours(name: str) -> list[str]:
    """The places next to a place, read off a drawing of the board."""
    drawing = ("harbour 1 2", "3 4 5", "6 7 8", "9 10 station")
    grid = [row.split() for row in drawing]
    [(y, x)] = [(y, row.index(name)) for y, row in enumerate(grid) if name in row]
    beside = ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
    return [grid[y][x] for y, x in beside if 0 <= y < 4 and 0 <= x < 3]
