"""Encounter cards: which to pick, which to place where, when to show hands, what to give."""

from __future__ import annotations

from typing import Final

from whitby.bots.duel import worth
from whitby.bots.duel.routes import distances
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import (
    ALL_TARGETS,
    EACH,
    FIGHTERS,
    NONE,
    SYMBOL,
    TARGET,
)
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.options import GIVE, LAY, NO, SHOW, YES
from whitby.games.duel.parts import ENCOUNTER, LEFT, PLACE, TOPICS
from whitby.games.duel.view import DuelView

# Which six cards to put on the board: the number of targets and its percentage, then the rest.
PICKED_TARGETS: Final = (1, 2, 3)
PICKED_SHARE: Final = (10, 90, 100)
PICKS_SYMBOL: Final = 85
PICK_ORDER: Final = (2, 1, 2, 1, 0, 0)
"""Fighters by rank, in the order in which they are picked."""

# The value of placing a target, by the number of one's targets already on the board.
NEED: Final[tuple[float, ...]] = (3.0, 0.35, 0.0, -0.4, -0.8, -1.0)
RISK: Final = 0.5
"""The cost of placing one near the enemy."""
SENTRY: Final[tuple[float, ...]] = (0.02, 0.2, 0.4, 0.45)
"""The value of placing a card near the enemy, by rank."""
WHIM: Final = 0.3
"""The random part of a choice, so that nobody can predict it."""

FOUND: Final = 0.35
HIDE: Final = 0.15
RESCUE: Final = 0.6
SHUFFLE: Final = 0.3
"""The value of exchanging: a card just found, one that the enemy knows, a target that the enemy
knows, and any card if a look at one's hand would let the enemy win with one capture.
"""

TOLD: Final = 0.25
LEARNT: Final = 0.2
LAST: Final = 0.5


def choose_pick(view: DuelView, decision: Decision[Pick], rng: Rng) -> Option:
    """Pick some targets, mostly the symbol, and guards for them."""
    picked = view.picks
    # a bot keeps nothing between picks, so each one draws the number of targets again
    left = TOPICS.of(decision, LEFT)
    wanted = PICKED_TARGETS[0]
    lot = rng.below(100)
    for at in range(len(PICKED_SHARE)):
        if lot < PICKED_SHARE[at]:
            wanted = PICKED_TARGETS[at]
            break
    order: list[int] = []
    if left == EACH + 1:
        order.append(TARGET)
    elif left == EACH:
        if wanted >= 2:
            order.append(TARGET)
    elif left == EACH - 1:
        if wanted >= 3 and picked[TARGET] == 2:
            order.append(TARGET)
        if rng.below(100) < PICKS_SYMBOL:
            order.append(SYMBOL)
    elif left == EACH - 2 and picked[SYMBOL] == 0 and rng.below(100) < PICKS_SYMBOL:
        order.append(SYMBOL)
    fighters = picked[0] + picked[1] + picked[2]
    order.append(PICK_ORDER[min(fighters, len(PICK_ORDER) - 1)])
    order += (2, 1, 0)
    for rank in order:
        for option in decision.options:
            if option[ENCOUNTER] % EACH == rank:
                return option
    return decision.options[rng.below(len(decision.options))]


def exchange_gain(view: DuelView, belief: Belief, place: int) -> float:
    """Return the value of exchanging the card at a location, if it is one's own."""
    if view.hand_sizes[belief.me] == 0:
        return 0.0
    if belief.lying == 0:
        return worth.CAUGHT if belief.held > 0 else 0.0
    gain = 0.0
    if belief.lying == 1 and view.public.fresh[belief.other]:
        gain += SHUFFLE
    face = belief.face[place]
    if face == NONE:
        return gain + FOUND
    if belief.shown >> place & 1:
        gain += RESCUE if face == TARGET else HIDE
    return gain


def choose_lay(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Place targets where the enemy is unlikely to look, and strong cards where they will."""
    place = TOPICS.of(decision, PLACE)
    dist = distances(view.public.walls)
    close = worth.NEAR[dist[view.public.figures[belief.other] * LOCATIONS + place]]
    worths: list[float] = []
    for option in decision.options:
        score = -0.2  # for leaving the place empty
        if option.verb is LAY:
            rank = option[ENCOUNTER] % EACH
            fits = rank == TARGET
            score = NEED[belief.lying] - RISK * close if fits else SENTRY[rank] * close
        worths.append(score)
    return worth.chosen(decision.options, worths, rng, WHIM)


def choose_recruit(view: DuelView, decision: Decision[Pick], rng: Rng) -> Option:
    """Take the strongest."""
    chosen = decision.options[0]
    for option in decision.options:
        if option[ENCOUNTER] % EACH < FIGHTERS:
            chosen = option
    return chosen


def show_worth(view: DuelView, belief: Belief) -> float:
    """Return the value of having both hands shown (DUEL-112 to DUEL-119)."""
    table = view.public
    if belief.lying == 0 and belief.held > 0:
        return worth.WIN * (2.0 * belief.bare - 1.0)
    score = worth.WIN * belief.bare
    if not table.fresh[belief.me]:
        score += LAST * belief.single
    if not table.fresh[belief.other]:
        score -= TOLD if belief.lying < 3 else 0.6 * TOLD
    if not table.fresh[belief.me]:
        score += LEARNT
    return score


def choose_show(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Show hands if that wins, or reveals more than it gives away."""
    return SHOW.of(YES if show_worth(view, belief) > 0.0 else NO)


def choose_save(view: DuelView, decision: Decision[Pick], rng: Rng) -> Option:
    """Give a target for the last life, unless that loses as well."""
    last = decision.options[len(decision.options) - 1]
    first = decision.options[0]
    lost = view.public.targets[1 - view.side] == ALL_TARGETS - 1
    return first if first.verb is GIVE and not lost else last
