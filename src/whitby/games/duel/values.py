"""The values of the cards, in one table, with the source of each.

The rulebook gives few numbers; public card lists give Dracula's movement numbers; the rest is ours.
Owners of the box can change any value that the rulebook does not fix. A table's changes are written
as one word, so that a record is complete: `dr_puls.move.3+vampires.1.4`.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.core.errors import BadSetup
from whitby.games.duel.cards import AUGEN, BARS, CARDS, DECK, EACH, GREY, KINDS, PLAIN, SIDES
from whitby.games.duel.sizes import FULL, size_of

# The source of a value.
RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
OURS: Final = "ours"
SOURCES: Final = (RULEBOOK, PUBLIC, OURS)

STANDARD: Final = "whitby"
"""The name of the set of values in this file."""


class Row:
    """One action card: its values, and the source of each."""

    def __init__(
        self,
        id: str,
        move: int,
        move_from: str,
        strength: int,
        strength_from: str,
        bar: str,
        bar_from: str,
        lone_grey: str,
        name_from: str,
        special_from: str,
        least_move: int = 1,
    ) -> None:
        self.id = id
        self.move = move
        self.move_from = move_from
        self.strength = strength  # 0: none is printed (DUEL-026)
        self.strength_from = strength_from
        self.bar = bar
        self.bar_from = bar_from
        self.lone_grey = lone_grey  # its bar if each deck has one grey card (DUEL-101)
        self.name_from = name_from
        self.special_from = special_from
        self.least_move = least_move  # the minimum that the sources allow


R: Final = RULEBOOK
P: Final = PUBLIC
O: Final = OURS  # noqa: E741

# id, move, strength, bar, bar with one grey card per deck, source of name and of special action.
# Täuschung pays four steps in the rulebook's example; the public list breaks off after Dracula's
# second 4, so Das Flüstern der Nacht has at least that.
ROWS: Final = (
    Row("dr_fluegel", 1, P, 3, O, "red", O, "red", P, P),
    Row("dr_puls", 2, P, 3, O, "red", O, "red", P, P),
    Row("dr_tiefe", 2, P, 3, O, "blue", O, "blue", P, P),
    Row("dr_atem", 3, P, 3, O, "green", O, "green", P, P),
    Row("dr_rauschen", 3, P, 3, O, "yellow", O, "yellow", P, P),
    Row("dr_augen", 4, P, 1, O, "yellow", P, "yellow", P, P),
    Row("dr_dunkel", 4, P, 0, O, "blue", O, "blue", P, R),
    Row("dr_fluestern", 5, O, 2, O, "green", O, "green", R, O, least_move=4),
    Row("dr_stille", 3, P, 4, O, "grey", O, "blue", P, P),
    Row("dr_schatten", 6, P, 1, O, "grey", O, "grey", P, P),
    Row("vh_eingebung", 4, O, 0, O, "blue", O, "blue", R, R),
    Row("vh_gelassenheit", 1, O, 3, O, "yellow", O, "yellow", R, R),
    Row("vh_kampfeslust", 2, O, 3, O, "red", O, "red", R, R),
    Row("vh_scharfsinn", 3, O, 1, O, "blue", O, "blue", R, R),
    Row("vh_taeuschung", 4, O, 1, R, "red", O, "red", R, R, least_move=4),
    Row("vh_verstaerkung", 2, O, 3, O, "yellow", O, "yellow", R, O),
    Row("vh_wachsamkeit", 3, O, 2, O, "green", O, "green", R, R),
    Row("vh_widerstand", 5, R, 2, R, "green", R, "green", R, R),
    Row("vh_staerke", 3, R, 4, R, "grey", O, "red", R, R),
    Row("vh_ausdauer", 6, O, 1, O, "grey", O, "grey", O, R),
)

FIGHTER_NAMES: Final = ("vampires", "hunters")
FIGHTER_COUNTS: Final = ((3, 3, 3), (3, 3, 3))
"""Fighters of strength 1, 2 and 3, Dracula's and Van Helsing's: nine each (DUEL-008, DUEL-009);
the split is ours."""
FIGHTERS_EACH: Final = 9
MOST_MOVE: Final = 9
MOST_STRENGTH: Final = 4


class Deck:
    """The values of a table. It never changes, and equal ones are the same object."""

    def __init__(self, changes: str = STANDARD, lone_grey: bool = False, size: str = FULL) -> None:
        self.size = size_of(size)
        self.changes = changes
        self.lone_grey = lone_grey
        self.name = f"{changes} {'one' if lone_grey else 'two'} grey"
        self.moves = [row.move for row in ROWS]
        self.strengths = [row.strength for row in ROWS]
        self.bars = [BARS.index(row.lone_grey if lone_grey else row.bar) for row in ROWS]
        self.box: list[int] = []  # encounter cards of each kind
        for counts in FIGHTER_COUNTS:
            self.box += [*counts, 1, 5]
        if changes != STANDARD:
            named: set[str] = set()
            for change in changes.split("+"):
                value = change.rpartition(".")[0]
                if value in named:
                    raise BadSetup(f"cards: {value} stands twice")
                named.add(value)
                self._change(change)
            self._check()
        if self.size.reduced:
            self.name = f"{self.name} {size}"
            self.moves = [1] * len(self.moves)
            self.box = list(self.size.box)
        self.best = [self._best(cards) for cards in range(2 * 2**DECK)]

    def _change(self, change: str) -> None:
        """Apply one change, such as 'dr_puls.move.3'."""
        parts = change.split(".")
        if len(parts) != 3:
            raise BadSetup(
                f"cards: '{change}' is no change; a change is card.value.new, "
                "such as dr_puls.move.3 or vampires.1.4"
            )
        name, what, value = parts
        if name in FIGHTER_NAMES:
            self._change_fighters(name, what, value)
        elif name not in CARDS:
            raise BadSetup(f"cards: there is no card '{name}'; there are {', '.join(CARDS)}")
        elif what == "barrier":
            self._change_bar(CARDS.index(name), value)
        elif what in ("move", "strength"):
            self._change_number(CARDS.index(name), what, value)
        else:
            raise BadSetup(
                f"cards: {name} has no value '{what}'; it has move, strength and barrier"
            )

    def _change_fighters(self, name: str, strength: str, count: str) -> None:
        if strength not in ("1", "2", "3"):
            raise BadSetup(f"cards: {name} have strength 1, 2 or 3, not '{strength}'")
        kind = FIGHTER_NAMES.index(name) * EACH + int(strength) - 1
        self.box[kind] = number(f"{name}.{strength}", count, 0, FIGHTERS_EACH)

    def _change_bar(self, card: int, value: str) -> None:
        row = ROWS[card]
        if value not in BARS:
            raise BadSetup(f"cards: {row.id}.barrier can be {' or '.join(BARS)}, not '{value}'")
        if row.bar_from == RULEBOOK and value != row.bar:
            raise BadSetup(f"cards: {row.id}.barrier is {row.bar} by the rulebook, not {value}")
        if card == AUGEN and value == "grey":
            raise BadSetup(f"cards: {row.id}.barrier is one colour, since its text adds another")
        self.bars[card] = BARS.index(value)

    def _change_number(self, card: int, what: str, value: str) -> None:
        row = ROWS[card]
        name = f"{row.id}.{what}"
        fixed = row.move_from if what == "move" else row.strength_from
        stands = row.move if what == "move" else row.strength
        if what == "move":
            new = number(name, value, row.least_move, MOST_MOVE)
        else:
            new = number(name, value, 0, MOST_STRENGTH)
        if fixed == RULEBOOK and new != stands:
            raise BadSetup(f"cards: {name} is {stands} by the rulebook, not {new}")
        if what == "move":
            self.moves[card] = new
        else:
            self.strengths[card] = new

    def _check(self) -> None:
        """Refuse a set that contradicts the rulebook's counts."""
        for side in (0, 1):
            cards = range(side * DECK, side * DECK + DECK)
            unarmed = [CARDS[card] for card in cards if self.strengths[card] == 0]
            if len(unarmed) != 1:
                raise BadSetup(
                    f"cards: one card of {SIDES[side]} has strength 0, that is none, "
                    f"not {counted(unarmed)}"
                )
            grey = [CARDS[card] for card in cards if self.bars[card] == GREY]
            if len(grey) not in (1, 2):
                raise BadSetup(
                    f"cards: one or two cards of {SIDES[side]} have a grey bar, not {counted(grey)}"
                )
            fighters = self.box[side * EACH : side * EACH + 3]
            if sum(fighters) != FIGHTERS_EACH:
                raise BadSetup(
                    f"cards: there are {FIGHTERS_EACH} {FIGHTER_NAMES[side]}, "
                    f"not {' + '.join([str(count) for count in fighters])}"
                )

    def _best(self, cards: int) -> int:
        """Return the greatest movement number among the cards in one hand."""
        side, held = divmod(cards, 2**DECK)
        found = 0
        for card in range(DECK):
            if held >> card & 1 and self.moves[side * DECK + card] > found:
                found = self.moves[side * DECK + card]
        return found

    def has_special(self, card: int) -> bool:
        """Return whether a card has a special action (DUEL-083)."""
        return card not in PLAIN

    def __reduce__(self) -> Any:
        return deck, (self.changes, self.lone_grey, self.size.name)

    def __repr__(self) -> str:
        return f"<Deck {self.name}>"


def counted(cards: list[str]) -> str:
    """Return how many cards these are, and which."""
    return f"{len(cards)} ({', '.join(cards)})" if cards else "0"


def number(name: str, value: str, least: int, most: int) -> int:
    """Return a value as a number within its bounds."""
    if value not in [str(fit) for fit in range(least, most + 1)]:
        raise BadSetup(f"cards: {name} is a whole number from {least} to {most}, not '{value}'")
    return int(value)


_DECKS: Final[dict[tuple[str, bool, str], Deck]] = {}
MOST_DECKS: Final = 64
"""Sets of values that are cached."""


def deck(changes: str = STANDARD, lone_grey: bool = False, size: str = FULL) -> Deck:
    """Return the set of values with these changes, or refuse it."""
    key = (changes, lone_grey, size)
    found = _DECKS.get(key)
    if found is None:
        found = Deck(changes, lone_grey, size)
        if len(_DECKS) >= MOST_DECKS:
            _DECKS.clear()
        _DECKS[key] = found
    return found


def canonical(changes: str) -> str:
    """Return the canonical word for these changes, without those that change nothing."""
    if changes == STANDARD:
        return STANDARD
    try:
        wanted = Deck(changes)
    except BadSetup:
        # with bars for one grey card per deck; the table's own reading applies when it is dealt
        wanted = Deck(changes, True)
    found: list[str] = []
    named = {".".join(change.split(".")[:2]) for change in changes.split("+")}
    for card in range(len(ROWS)):
        row = ROWS[card]
        if wanted.moves[card] != row.move:
            found.append(f"{row.id}.move.{wanted.moves[card]}")
        if wanted.strengths[card] != row.strength:
            found.append(f"{row.id}.strength.{wanted.strengths[card]}")
        # an explicit bar counts under either reading of the grey cards
        bar = BARS[wanted.bars[card]]
        if f"{row.id}.barrier" in named and not row.bar == row.lone_grey == bar:
            found.append(f"{row.id}.barrier.{bar}")
    for side in (0, 1):
        for rank in range(3):
            count = wanted.box[side * EACH + rank]
            if count != FIGHTER_COUNTS[side][rank]:
                found.append(f"{FIGHTER_NAMES[side]}.{rank + 1}.{count}")
    return "+".join(found) or STANDARD


assert tuple([row.id for row in ROWS]) == CARDS
assert len(KINDS) == 2 * EACH
