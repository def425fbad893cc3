"""The duel: the Game object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Unpack

from whitby.core.engine import check_seat
from whitby.core.game import Game, Outcome
from whitby.core.rng import Rng
from whitby.core.table import Table
from whitby.games.duel import cards
from whitby.games.duel.board import NOWHERE
from whitby.games.duel.ending import match_over
from whitby.games.duel.knowledge.imagine import imagine
from whitby.games.duel.printed import facts
from whitby.games.duel.public import Public
from whitby.games.duel.rights import RIGHTS, glimpse, reveal, view
from whitby.games.duel.rulings import OPTIONS, Rulings
from whitby.games.duel.scene import arrange
from whitby.games.duel.scene_cards import Position
from whitby.games.duel.setup import NEXT_GAME, lay_out
from whitby.games.duel.sizes import FULL, SIZE
from whitby.games.duel.state import Duel, seat_of, side_of
from whitby.games.duel.values import Deck, deck
from whitby.games.duel.view import DuelView
from whitby.games.duel.words import DuelWords

NOBODY: Final = "nobody"
BY_MATCH: Final = "match"


def table_deck(options: Mapping[str, str]) -> Deck:
    """Return the values that a table plays with."""
    lone_grey = options["grey_cards"] == "one_per_deck"
    return deck(options["cards"], lone_grey, options.get(SIZE.name, FULL))


class DuelGame(Game[Duel, DuelView]):
    """Dracula against Van Helsing in London, for two."""

    def __init__(self) -> None:
        super().__init__(
            name="duel",
            version=1,
            seats=(2,),
            options=OPTIONS,
            bound=60000,
            rights=RIGHTS,
            words=DuelWords("duel"),
            sides=cards.SIDES,
            study=(SIZE,),
        )

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> Duel:
        """Return the table before anyone has chosen a card."""
        state = Duel(Rulings(options), table_deck(options), Public())
        state.rng = rng
        lay_out(state)
        state.stack.append(NEXT_GAME)
        return state

    def view(self, state: Duel, seat: int | None) -> DuelView:
        """Return what a seat may know; None is the spectator."""
        if seat is not None:
            check_seat(state, seat)
        return view(state, seat)

    def glimpse(self, state: Duel, seat: int | None) -> DuelView:
        """Return what a seat sees, without its history and sooner."""
        return glimpse(state, seat)

    def reveal(self, state: Duel) -> DuelView:
        """Return a view with every card revealed."""
        return reveal(state)

    def imagine(self, view: DuelView, rng: Rng) -> Duel:
        """Return a whole state that the viewer could not tell from the real one."""
        return imagine(view, rng)

    def outcome(self, state: Duel) -> Outcome | None:
        """Return who won the game; in a match, the side on which its winner played last."""
        table = state.public
        if state.stack or not match_over(state):
            return None
        winner = table.winner
        reason = cards.REASONS[table.reason]
        if state.rulings.games > 1:
            ahead = table.wins[0] - table.wins[1]
            winner = cards.NONE if ahead == 0 else side_of(state, 0 if ahead > 0 else 1)
            reason = BY_MATCH
        if winner == cards.NONE:
            return Outcome(NOBODY, reason, (0, 0))
        won = seat_of(state, winner)
        return Outcome(cards.SIDES[winner], reason, (1, -1) if won == 0 else (-1, 1))

    def side(self, state: Duel, seat: int) -> str | None:
        """Return the side that a seat plays."""
        return cards.SIDES[side_of(state, seat)]

    def rounds(self, state: Duel) -> int:
        """Return how many turns have begun."""
        return state.public.turn

    def scene(
        self,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        **position: Unpack[Position],
    ) -> Table[Duel, DuelView]:
        """Return any legal position; see `scene.py` for how it is described."""
        state = self.setup(seed, None, options)
        arrange(state, position)
        return Table(self, state)

    def facts(self, options: Mapping[str, str]) -> dict[str, object]:
        """Return the card values of a table with these options, and the board."""
        return dict(facts(table_deck(self.choose(options))))

    def census(self, state: Duel) -> dict[str, int]:
        """Return the number of cards and pieces over all places."""
        table = state.public
        counted: dict[str, int] = {}
        for kind in range(len(cards.KINDS)):
            counted[cards.KINDS[kind]] = (
                state.hand[kind] + table.discard[kind] + state.board.count(kind)
            )
        counted[cards.KINDS[cards.TARGET]] += table.targets[cards.VAN_HELSING]
        counted[cards.KINDS[cards.EACH + cards.TARGET]] += table.targets[cards.DRACULA]
        for card in range(len(cards.CARDS)):
            side, at = divmod(card, cards.DECK)
            places = [state.ready[side], state.aside[side], table.spent[side]]
            counted[cards.CARDS[card]] = sum([held >> at & 1 for held in places])
        laid = [slot for slot in table.barriers if slot != NOWHERE]
        counted["barriers"] = (
            len(cards.COLOURS) - len(laid) + len(cards.bits(table.walls & ~state.deck.size.outside))
        )
        return counted

    def contents(self, state: Duel) -> dict[str, int]:
        """Return the cards and pieces of the box (DUEL-004, DUEL-008, DUEL-009)."""
        box = {cards.KINDS[kind]: state.deck.box[kind] for kind in range(len(cards.KINDS))}
        dealt = state.ready != (0, 0) or state.aside != (0, 0)
        for card, name in enumerate(cards.CARDS):
            side, at = divmod(card, cards.DECK)
            box[name] = state.deck.size.actions[side] >> at & 1 if dealt else 0
        box["barriers"] = len(cards.COLOURS)
        return box


DUEL: Final = DuelGame()
