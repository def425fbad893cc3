"""The duel for networks. What belongs to a side comes in the order Dracula, Van Helsing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from whitby.core.actions import Actions
from whitby.core.encoding import (
    MOST,
    ONE,
    ZERO,
    Encoding,
    Slice,
    about,
    bit_sets,
    one_hot,
    one_hot_hidden,
    share,
    small,
)
from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.core.recall import Tokens
from whitby.games.duel.board import ENDS, LOCATIONS, SLOTS
from whitby.games.duel.cards import (
    CARDS,
    COLOURS,
    DECK,
    EACH,
    HIDDEN,
    KINDS,
    NONE,
    PHASES,
    SETUP,
)
from whitby.games.duel.events import Kind
from whitby.games.duel.game import DUEL
from whitby.games.duel.knowledge.belief import Belief, believe
from whitby.games.duel.options import Verb
from whitby.games.duel.sizes import SIZE
from whitby.games.duel.view import DuelView
from whitby.games.duel.words import RULES

VERSION: Final = 1
ROWS: Final = 1024

SLICES: Final = (
    Slice("prompt", (len(RULES),), "what the viewer is asked, one-hot; zeros if nothing"),
    Slice("about", (2,), "what it is about, each number plus one", MOST),
    Slice("side", (2,), "the viewer's side, one-hot; zeros for a spectator"),
    Slice("starter", (2,), "who had the first turn, one-hot"),
    Slice("active", (2,), "whose turn it is, one-hot"),
    Slice("phase", (len(PHASES),), "setup, move, action, over"),
    Slice(
        "counters",
        (6,),
        "the turn, steps of this move, games begun, wins of the two seats, Dracula's seat",
        200,
    ),
    Slice("figures", (2, LOCATIONS), "where the figures are, one-hot"),
    Slice("lives", (2,), "lives left", 4),
    Slice("targets", (2,), "targets collected", 5),
    Slice("board", (LOCATIONS, len(KINDS) + 1), "the card of each place; the last: hidden"),
    Slice("may_be", (LOCATIONS, len(KINDS)), "the kinds that the viewer knows to be possible"),
    Slice("turned", (LOCATIONS,), "the place that Dracula may not enter"),
    Slice("barriers", (len(COLOURS), SLOTS), "the slot of each barrier, one-hot"),
    Slice("hand_sizes", (2,), "encounter cards in hand", 15),
    Slice("hands", (2, EACH), "by kind, where the viewer sees them", 5),
    Slice("discards", (2, EACH), "encounter cards discarded, by kind", 5),
    Slice("hand_seen", (2,), "whether the side has a valid look at the other hand"),
    Slice("ready_sizes", (2,), "action cards in hand", 10),
    Slice("ready", (2, DECK), "action cards in hand, where the viewer sees them"),
    Slice("open", (2, DECK), "action cards in hand that everyone knows"),
    Slice("aside_sizes", (2,), "action cards set aside", 10),
    Slice("aside", (2, DECK), "action cards set aside, where the viewer sees them"),
    Slice("spent", (2, DECK), "action cards played"),
    Slice(
        "effects",
        (5,),
        "vampires stronger, no barrier, no special action, the special action "
        "was used, another turn is due",
    ),
    Slice("revealed", (len(KINDS),), "the enemy card that ended the move, one-hot"),
    Slice("played", (len(CARDS),), "the action card of this turn, one-hot"),
    Slice("to_place", (len(COLOURS),), "barriers still to be used"),
    Slice("picked", (EACH,), "the viewer's own cards for the board, until they are dealt", 6),
    Slice("winner", (2,), "who won the last game, one-hot"),
    Slice("reason", (4,), "by targets, hand, lives, turn limit"),
    Slice("options", (15,), "the choice of each table option, then the size of the game", 2),
)
BELIEFS: Final = (
    Slice("belief.own", (LOCATIONS,), "how likely the card is the viewer's own, in 255ths", MOST),
    Slice("belief.enemy", (LOCATIONS, EACH), "how likely it is each card of the enemy's", MOST),
    Slice("belief.hand", (EACH,), "cards that the enemy is expected to hold, in 51sts", MOST),
)

SIDE: Final = one_hot(2)
PHASE: Final = one_hot(len(PHASES))
PLACE: Final = one_hot(LOCATIONS)
KIND: Final = one_hot(len(KINDS))
FACE: Final = one_hot_hidden(len(KINDS))
CARD: Final = one_hot(len(CARDS))
SLOT: Final = one_hot(SLOTS)
TEN: Final = bit_sets(DECK)
COLOUR: Final = bit_sets(len(COLOURS))
FLAG: Final = (ZERO, ONE)
REASON: Final = [bytes(4), *one_hot(4)]
NO_HAND: Final = bytes(EACH)
NO_BELIEF: Final = [bytes(each.size) for each in BELIEFS]
EXPECTED: Final = 51.0
"""What one expected card counts in `belief.hand`."""


def possible(pick: Pick) -> bool:
    """Return whether an option belongs to the action space: all do."""
    return True


def hand(held: Sequence[int]) -> bytes:
    """Return a hand by kind; nothing if it is hidden."""
    return bytes(held) if held else NO_HAND


def cards(held: int) -> bytes:
    """Return a set of action cards; nothing if it is hidden."""
    return TEN[0 if held == HIDDEN else held]


class DuelEncoding(Encoding[DuelView]):
    """The duel for networks."""

    def __init__(self) -> None:
        super().__init__(
            "duel",
            VERSION,
            Actions(Verb.ALL.values(), possible),
            tuple(RULES),
            SLICES,
            BELIEFS,
            Tokens(Kind.ALL.values(), ROWS),
            (*DUEL.options, SIZE),
        )

    def pieces(self, view: DuelView, asked: Decision[Any] | None) -> list[bytes]:
        """Return the bytes of each slice."""
        table = view.public
        slots = table.barriers
        return [
            self.prompt(asked),
            about(asked, 2),
            SIDE[view.side],
            SIDE[table.starter],
            SIDE[table.active],
            PHASE[table.phase],
            small(table.turn)
            + small(table.steps)
            + small(table.game)
            + small(table.wins[0])
            + small(table.wins[1])
            + small(table.dracula),
            PLACE[table.figures[0]] + PLACE[table.figures[1]],
            bytes(table.lives),
            bytes(table.targets),
            b"".join([FACE[kind] for kind in view.board]),
            b"".join([TEN[kinds] for kinds in view.notes]),
            PLACE[table.turned],
            SLOT[slots[0]] + SLOT[slots[1]] + SLOT[slots[2]] + SLOT[slots[3]],
            bytes(view.hand_sizes),
            hand(view.hands[0]) + hand(view.hands[1]),
            bytes(table.discard),
            bytes(table.fresh),
            bytes(view.ready_sizes),
            cards(view.ready[0]) + cards(view.ready[1]),
            TEN[table.open[0]] + TEN[table.open[1]],
            bytes(view.aside_sizes),
            cards(view.aside[0]) + cards(view.aside[1]),
            TEN[table.spent[0]] + TEN[table.spent[1]],
            FLAG[table.breath]
            + FLAG[table.whisper]
            + FLAG[table.ward]
            + FLAG[table.used]
            + FLAG[table.again],
            KIND[table.revealed],
            CARD[table.card],
            COLOUR[table.bars],
            hand(view.picks),
            SIDE[table.winner],
            REASON[table.reason],
            self.table.row(view.options),
        ]

    def beliefs(self, view: DuelView) -> list[bytes]:
        """Return what is probably where; nothing for a spectator, and before the deal."""
        if view.side == NONE or view.public.phase == SETUP or view.deck.size.reduced:
            return NO_BELIEF
        return self.believed(view, believe(view))

    def believed(self, view: DuelView, found: Belief) -> list[bytes]:
        """Return the same, if what the viewer believes has been found out already."""
        odds = [
            share(row.of(rank)) if view.notes[at] else 0
            for at, row in enumerate(found.odds)
            for rank in range(EACH)
        ]
        held = [min(MOST, round(EXPECTED * found.hand.of(rank))) for rank in range(EACH)]
        return [bytes([share(chance) for chance in found.own]), bytes(odds), bytes(held)]

    def graph(self) -> Mapping[str, Sequence[tuple[int, int]]]:
        """Return the slots between neighbouring places, in their order."""
        return {"slots": ENDS}


ENCODING: Final = DuelEncoding()
