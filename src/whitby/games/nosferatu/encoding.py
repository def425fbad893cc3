"""Nosferatu for networks: seats are padded to eight, whatever the number of players."""

from __future__ import annotations

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
from whitby.games.nosferatu.cards import KINDS, NONE, PHASES, RITUALS, ROLES
from whitby.games.nosferatu.events import Kind
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.knowledge.belief import suspicion
from whitby.games.nosferatu.options import Verb
from whitby.games.nosferatu.parts import FEWEST_SEATS, MOST_SEATS
from whitby.games.nosferatu.row import cards_of
from whitby.games.nosferatu.sizes import SEATS, SIZE
from whitby.games.nosferatu.view import NosferatuView
from whitby.games.nosferatu.words import RULES

VERSION: Final = 1
FEWEST: Final = SEATS[0]  # reduced games are for four
ROWS: Final = 512
CARDS: Final = len(KINDS)

SLICES: Final = (
    Slice("prompt", (len(RULES),), "what the viewer is asked, one-hot; zeros if nothing"),
    Slice("about", (1,), "what is left to do of it, plus one", MOST),
    Slice("players", (MOST_SEATS - FEWEST + 1,), "the number of players, one-hot from 4"),
    Slice("seat", (MOST_SEATS,), "the viewer's seat, one-hot; zeros for a spectator"),
    Slice("phase", (len(PHASES),), "setup, table turn, action pile, stake, end of round, over"),
    Slice("round", (1,), "rounds begun", MOST),
    Slice("renfield", (MOST_SEATS,), "who is Renfield, one-hot"),
    Slice("holder", (MOST_SEATS,), "who holds the Stake, one-hot"),
    Slice("roles", (MOST_SEATS, 4), "each seat: Hunter, Vampire, Renfield, hidden"),
    Slice("revealed", (MOST_SEATS,), "whose character is face up"),
    Slice("bites", (MOST_SEATS,), "Bites in front of each seat", 2),
    Slice("fresh_bites", (MOST_SEATS,), "of them, placed this round", 2),
    Slice("reserve_sizes", (MOST_SEATS,), "cards in each reserve", 4),
    Slice("reserves", (MOST_SEATS, CARDS), "cards of each kind, where the viewer sees them", 4),
    Slice(
        "piles",
        (7,),
        "library, discard, clock, its Nights, Nights turned, action pile, the case announced",
        59,
    ),
    Slice("discard_top", (CARDS,), "the face-up card on the discard, one-hot"),
    Slice("marks", (3,), "Dawn was turned; Eternal Thirst is up; the library is exhausted"),
    Slice("rituals", (len(RITUALS),), "the face-up Rituals"),
    Slice("discarded", (MOST_SEATS, CARDS), "what each seat discarded this round, one-hot"),
    Slice("given", (MOST_SEATS, CARDS + 1), "what each seat gave this round; the last: hidden"),
    Slice("pile", (CARDS,), "the action pile by kind, for Renfield", 7),
    Slice("own_answer", (2,), "the viewer's own sealed answer: no, yes"),
    Slice("sealed", (CARDS,), "the viewer's own sealed cards", 4),
    Slice("winner", (2,), "Hunters, Evil"),
    Slice("reason", (2,), "by Stake, by Bites"),
    Slice("options", (8,), "the choice of each table option, then the size of the game", 2),
)
BELIEFS: Final = (
    Slice("belief.vampire", (MOST_SEATS,), "how likely each seat is the Vampire, in 255ths", MOST),
)

PLAYERS: Final = one_hot(MOST_SEATS - FEWEST + 1)
SEAT: Final = one_hot(MOST_SEATS)
PHASE: Final = one_hot(len(PHASES))
ROLE: Final = one_hot_hidden(len(ROLES))
CARD: Final = one_hot(CARDS)
GIFT: Final = one_hot_hidden(CARDS)
ANSWER: Final = one_hot(2)
RITUAL: Final = bit_sets(len(RITUALS))
FLAG: Final = (ZERO, ONE)
OUTCOME: Final = [bytes(2), *one_hot(2)]
NO_CARDS: Final = bytes(CARDS)
PAD: Final = [bytes(width * MOST_SEATS) for width in range(CARDS + 2)]


def possible(pick: Pick) -> bool:
    """Return whether an option belongs to the action space: all do."""
    return True


def seats(values: tuple[int, ...] | list[int]) -> bytes:
    """Return a number for each seat."""
    return bytes(values) + PAD[1][len(values) :]


class NosferatuEncoding(Encoding[NosferatuView]):
    """Nosferatu for networks."""

    def __init__(self) -> None:
        super().__init__(
            "nosferatu",
            VERSION,
            Actions(Verb.ALL.values(), possible),
            tuple(RULES),
            SLICES,
            BELIEFS,
            Tokens(Kind.ALL.values(), ROWS),
            (*NOSFERATU.options, SIZE),
        )

    def pieces(self, view: NosferatuView, asked: Decision[Any] | None) -> list[bytes]:
        """Return the bytes of each slice."""
        table = view.public
        players = view.players
        me = NONE if view.seat is None else view.seat
        missing = MOST_SEATS - players
        reserves = [bytes(held) if held else NO_CARDS for held in view.reserves]
        discarded = cards_of(table.shown, players)
        return [
            self.prompt(asked),
            about(asked, 1),
            PLAYERS[players - FEWEST],
            SEAT[me],
            PHASE[table.phase],
            small(table.round),
            SEAT[table.renfield],
            SEAT[table.holder],
            b"".join([ROLE[role] for role in view.roles]) + PAD[4][: 4 * missing],
            seats(table.revealed),
            seats(table.bites),
            seats(table.fresh),
            seats(view.reserve_sizes),
            b"".join(reserves) + PAD[4][: 4 * missing],
            bytes(
                [
                    table.library_size,
                    view.discard_size,
                    view.clock_down,
                    table.clock_nights,
                    table.turned_nights,
                    view.pile_size,
                    table.case,
                ]
            ),
            CARD[table.discard_top],
            FLAG[table.dawn] + FLAG[table.thirst] + FLAG[table.exhausted],
            RITUAL[table.rituals],
            b"".join([CARD[card] for card in discarded]) + PAD[4][: 4 * missing],
            b"".join([GIFT[card] for card in view.given]) + PAD[5][: 5 * missing],
            bytes(view.pile) if view.pile else NO_CARDS,
            ANSWER[view.volunteered],
            bytes(view.sealed) if view.sealed else NO_CARDS,
            OUTCOME[table.winner],
            OUTCOME[table.reason],
            self.table.row(table.options),
        ]

    def beliefs(self, view: NosferatuView) -> list[bytes]:
        """Return how likely each seat is the Vampire."""
        if view.players < FEWEST_SEATS:
            known = [1.0 if role == 1 else 0.0 for role in view.roles]
            return [seats([share(chance) for chance in known])]
        return [seats([share(chance) for chance in suspicion(view)])]


ENCODING: Final = NosferatuEncoding()
