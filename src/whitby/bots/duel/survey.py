"""What the side on turn expects of every place: a quick form of the scripted bot's plan.

It is made from a state, for playouts, of what that side could know: its notes, its own hand, the
open part of the table, and how many enemy cards of each rank are unaccounted for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.bots.duel import worth
from whitby.bots.duel.cards import CANCELLING
from whitby.bots.duel.hands import FOUND, HIDE, LAST, LEARNT, RESCUE, SHUFFLE, TOLD
from whitby.bots.duel.playout_worth import encounter, kept, life_cost, special
from whitby.bots.duel.routes import distances
from whitby.games.duel import cards
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import ALL_TARGETS, DECK, EACH, KINDS_OF, NONE, TARGET
from whitby.games.duel.knowledge.belief import RECKLESS
from whitby.games.duel.knowledge.habits import PLACED
from whitby.games.duel.state import Duel

if TYPE_CHECKING:
    from mypy_extensions import i64

TARGET_PLACED: Final = 1.0
"""How much likelier a target is on the board than in the hand, next to other cards."""
NEVER: Final = -1000.0


def lying_targets(state: Duel, side: int) -> int:
    """Return how many targets of a side are on the board."""
    left = ALL_TARGETS - state.public.targets[1 - side]
    found: int = left - state.hand[side * EACH + TARGET]
    return found


class Survey:
    """The expectations of the side on turn."""

    def __init__(self, state: Duel) -> None:
        self.state = state
        table = state.public
        side: i64 = table.active
        self.side = side
        self.odds: list[float] = [0.0] * EACH  # ranks of a hidden enemy card
        self.share = 0.0  # how likely a doubtful place is the enemy's
        self.bare = 1.0  # the enemy has no target on the board
        self.single = 0.0  # or just one
        self.lying = lying_targets(state, side)
        self.held: i64 = state.hand[side * EACH + TARGET]
        self.dist = distances(table.walls)
        self.stand: list[float] = []
        self._guess()
        self.meeting = self._show()
        self.life = life_cost(state, side)
        self.prize = self._capture()
        self.end: list[float] = []  # by number of steps from now on
        self.met: list[float] = []  # the same and by rank
        self.mean: list[float] = []  # the same over all ranks
        self._arm()

    def _guess(self) -> None:
        """Guess where the enemy's targets are, and value each place by being near them."""
        state, side = self.state, self.side
        table = state.public
        enemy: i64 = 1 - side
        first: i64 = enemy * EACH
        notes = state.notes
        left: list[int] = []
        for rank in range(EACH):
            left.append(state.deck.box[first + rank] - table.discard[first + rank])
        left[TARGET] -= table.targets[side]
        if table.fresh[side]:
            for rank in range(EACH):
                left[rank] -= state.hand[first + rank]
        doubtful = unfound = 0
        base: i64 = side * LOCATIONS
        for at in range(LOCATIONS):
            mask: i64 = notes[base + at]
            if mask & (mask - 1):
                if mask & KINDS_OF[side] and mask & KINDS_OF[enemy]:
                    doubtful += 1
                    if state.board[at] // EACH == side:
                        unfound += 1
            elif mask >> first & 31:
                left[state.board[at] - first] -= 1
        total = 0.0
        odds = self.odds
        for rank in range(EACH):
            weight = TARGET_PLACED if rank == TARGET else PLACED[rank]
            odds[rank] = max(0, left[rank]) * weight
            total += odds[rank]
        if total > 0.0:
            for rank in range(EACH):
                odds[rank] /= total
        if doubtful:
            self.share = (doubtful - unfound) / doubtful
        hunted: list[int] = []
        chances: list[float] = []
        none = 1.0
        single = 0.0
        for at in range(LOCATIONS):
            chance = self.enemy_at(at) * odds[TARGET]
            if notes[base + at] == 1 << first + TARGET:
                chance = 1.0
            if chance > 0.0:
                hunted.append(at)
                chances.append(chance)
                single = single * (1.0 - chance) + none * chance
                none *= 1.0 - chance
        if table.fresh[side]:
            lying = lying_targets(state, enemy)
            self.bare = 1.0 if lying == 0 else 0.0
            self.single = 1.0 if lying == 1 else 0.0
        else:
            self.bare = none * RECKLESS if hunted else none
            self.single = single
        self._stand(hunted, chances)

    def _stand(self, hunted: list[int], chances: list[float]) -> None:
        """Value each place by being near the enemy's targets, and the enemy."""
        table = self.state.public
        there: i64 = table.figures[1 - self.side] * LOCATIONS
        chase = worth.CHASE * worth.WIN * self.bare
        if self.lying == 0 and self.held > 0:
            chase -= worth.CAUGHT
        dist = self.dist
        for place in range(LOCATIONS):
            score = chase * worth.NEAR[dist[there + place]]
            base: i64 = place * LOCATIONS
            for at in range(len(hunted)):
                score += worth.ATTACK * chances[at] * worth.NEAR[dist[base + hunted[at]]]
            self.stand.append(score)

    def enemy_at(self, place: int) -> float:
        """Return how likely a hidden enemy card is at a place."""
        mask: i64 = self.state.notes[self.side * LOCATIONS + place]
        if mask & (mask - 1) == 0 or mask & KINDS_OF[1 - self.side] == 0:
            return 0.0
        return self.share if mask & KINDS_OF[self.side] else 1.0

    def _show(self) -> float:
        """Return the value of having both hands shown."""
        fresh = self.state.public.fresh
        if self.lying == 0 and self.held > 0:
            return worth.WIN * (2.0 * self.bare - 1.0)
        score = worth.WIN * self.bare
        if not fresh[self.side]:
            score += LAST * self.single + LEARNT
        if not fresh[1 - self.side]:
            score -= TOLD if self.lying < 3 else 0.6 * TOLD
        return score

    def _capture(self) -> float:
        """Return the value of one more target of the enemy."""
        table = self.state.public
        collected = table.targets[self.side]
        held = self.state.hand[(1 - self.side) * EACH + TARGET]
        if table.fresh[self.side] and collected + 1 + held == ALL_TARGETS:
            return worth.WIN
        return worth.TARGETS[min(collected, ALL_TARGETS - 1)]

    def _arm(self) -> None:
        """Find what the best card is worth after each number of steps, with an encounter or not."""
        state, side = self.state, self.side
        table = state.public
        deck = state.deck
        ready: i64 = state.ready[side]
        steps: i64 = table.steps
        best: i64 = max(steps, deck.best[side << 10 | ready])
        silent = side == cards.DRACULA and table.ward
        held: list[int] = []
        for at in range(DECK):
            if ready >> at & 1:
                held.append(side * DECK + at)
        share = (len(held) - 1) / 4
        size: i64 = best - steps + 1
        self.end = [NEVER] * size
        self.met = [NEVER] * (size * EACH)
        for card in held:
            keep = share * kept(state, card)
            use = 0.0 if silent else special(state, card)
            worths: list[float] = []
            for rank in range(EACH):
                score = encounter(state, card, rank, False, self.life, self.prize)
                if card in CANCELLING and not silent:
                    used = encounter(state, card, rank, True, self.life, self.prize)
                    score = max(score, used)
                worths.append(score + max(use, 0.0))
            for more in range(size):
                if steps + more > deck.moves[card] and more > 0:
                    break  # nobody walks farther than a card pays for
                dear = keep
                if steps > deck.moves[card]:
                    dear += float(steps - deck.moves[card]) * (self.life + worth.DEAR)
                self.end[more] = max(self.end[more], max(use, 0.0) - dear)
                for rank in range(EACH):
                    at = more * EACH + rank
                    self.met[at] = max(self.met[at], worths[rank] - dear)
        for more in range(size):
            mean = 0.0
            for rank in range(EACH):
                mean += self.odds[rank] * self.met[more * EACH + rank]
            self.mean.append(mean)

    def exchange(self, place: int) -> float:
        """Return the value of exchanging the card of a place, if it is one's own."""
        state, side = self.state, self.side
        first: i64 = side * EACH
        hand = state.hand
        size = hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3] + hand[first + 4]
        if size == 0:
            return 0.0
        if self.lying == 0:
            return worth.CAUGHT if self.held > 0 else 0.0
        gain = SHUFFLE if self.lying == 1 and state.public.fresh[1 - side] else 0.0
        mask: i64 = state.notes[side * LOCATIONS + place]
        if mask & (mask - 1):
            return gain + FOUND
        if state.notes[(1 - side) * LOCATIONS + place] == mask:
            gain += RESCUE if mask == 1 << first + TARGET else HIDE
        return gain

    def look(self, place: int, more: int, stay: float) -> float:
        """Return the value of looking at a place after some more steps; `stay` is moving on."""
        mask: i64 = self.state.notes[self.side * LOCATIONS + place]
        stand = self.stand[place]
        if mask & KINDS_OF[1 - self.side] == 0:
            return self.exchange(place) + stay
        if mask & (mask - 1) == 0:
            return self.met[more * EACH + self.state.board[place] % EACH] + stand
        enemy = self.enemy_at(place)
        score = enemy * (self.mean[more] + stand)
        return score + (1.0 - enemy) * (self.exchange(place) + stay) if enemy < 1.0 else score

    def enter(self, place: int, more: int) -> float:
        """Return the value of ending the move at a place after some more steps."""
        score = stay = self.end[more] + self.stand[place]
        if self.state.board[place] != NONE:
            score = max(score, self.look(place, more, stay))
        if place == self.state.public.figures[1 - self.side] and self.meeting > 0.0:
            score += self.meeting
        return score
