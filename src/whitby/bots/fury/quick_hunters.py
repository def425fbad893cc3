"""Quick answers of the hunters, for playouts."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.card_worth import ITEM_WORTH
from whitby.bots.fury.quick import Quick, any_of, attraction, quick_answer, with_verb
from whitby.core.engine import Decision
from whitby.core.facts import Pick, Verb
from whitby.core.rng import Rng
from whitby.games.fury import options as verbs
from whitby.games.fury import parts
from whitby.games.fury.board import LARGE, LOCATIONS, SIZE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.distances import stand
from whitby.games.fury.state.fury import Fury

FAR_OFF: Final = 0.002
"""A ticket is spent if no place near by attracts more than this."""
CLOSE: Final = 0.01
"""From here on looking for Dracula comes before supplies."""
STAYS: Final = 0.4
"""How much a hunter's own place attracts, compared with others."""
FINE: Final = 1 << 16
SHARED: Final = 0.8
"""What is left of a place's attraction for each hunter who is there already."""
FEEBLE: Final = 3
"""With this much health a hunter is careful."""


def act(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Search what is known, rest and supply if need be, otherwise look for Dracula."""
    hunter = parts.TOPICS.of(decision, parts.WHO)
    public = state.public
    here = public.places[hunter]
    draws = attraction(state, rng)
    best = drawn_to(state, draws, hunter, stand(here))
    total = STAYS * best
    move: Pick | None = None
    supply: Pick | None = None
    rest: Pick | None = None
    reserve: Pick | None = None
    search: Pick | None = None
    spend: Pick | None = None
    option: Pick
    for option in decision.options:
        verb = option.verb
        if verb is verbs.ROAD or verb is verbs.SAIL or verb is verbs.LEAVE:
            draw = drawn_to(state, draws, hunter, option.first)
            total += draw
            best = max(best, draw)
            if draw * FINE > total * float(rng.below(FINE)):  # in proportion to the attraction
                move = option
        elif verb is verbs.SUPPLY:
            supply = option
        elif verb is verbs.REST:
            rest = option
        elif verb is verbs.RESERVE:
            reserve = option
        elif verb is verbs.SEARCH:
            search = option
        elif verb is verbs.SPEND and spend is None:
            spend = option
    luck = rng.below(100)
    left = cards.HEALTH[hunter] - public.wounds[hunter]
    if search is not None and luck < (70 if left > FEEBLE else 30):
        return search
    if rest is not None and luck < (60 if left <= FEEBLE else 6 * public.wounds[hunter]):
        return rest
    items = len(state.hands.items[hunter])
    needy = items < 2 and supply is not None and (here >= LOCATIONS or SIZE[here] == LARGE)
    if needy and best < CLOSE and luck < 50:
        assert supply is not None
        return supply
    if spend is not None and best < FAR_OFF and luck < 75:
        return spend
    if move is not None and luck < 93:
        return move
    tickets = len(state.hands.tickets[hunter])
    if reserve is not None and tickets < cards.MOST_TICKETS and luck < (60 if tickets == 0 else 25):
        return reserve
    if supply is not None and luck < 92:
        return supply
    return rest or reserve or any_of(decision.options, rng)


def drawn_to(state: Fury, draws: list[float], hunter: int, place: int) -> float:
    """Return how often a hunter goes to a place, up to a factor; less where others already are."""
    draw = draws[place]
    for other in cards.EVERY_HUNTER:
        if other != hunter and state.public.places[other] == place:
            draw *= SHARED
    return draw * draw


def go(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Go to one of the places, more often where Dracula may be."""
    draws = attraction(state, rng)
    hunter = parts.TOPICS.of(decision, parts.WHO) if decision.about else cards.NONE
    found: Pick = decision.options[0]
    total = 0.0
    option: Pick
    for option in decision.options:
        if 0 <= option.first < LOCATIONS:
            draw = drawn_to(state, draws, hunter, option.first)
            total += draw
            if draw * FINE > total * float(rng.below(FINE)):
                found = option
    return found


def discard(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Discard the item of least value."""
    found: Pick = decision.options[0]
    least = 99.0
    option: Pick
    for option in decision.options:
        if option.verb is verbs.DISCARD_ITEM and ITEM_WORTH[option.first] < least:
            least = ITEM_WORTH[option.first]
            found = option
    return found


def seldom(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Play an event now and then, when it is offered."""
    if rng.below(4) == 0:
        return any_of(decision.options, rng)
    return with_verb(decision.options, verbs.DECLINE_PLAY) or any_of(decision.options, rng)


def fight(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Fight with any card, weapons more often."""
    combat = state.combat
    assert combat is not None
    hunter = parts.TOPICS.of(decision, parts.WHO)
    weak = cards.HEALTH[hunter] - state.public.wounds[hunter] <= FEEBLE
    total = 0
    option: Pick
    for option in decision.options:
        total += _appeal(option[parts.FIGHT_CARD], weak)
    point = rng.below(total)
    for option in decision.options:
        point -= _appeal(option[parts.FIGHT_CARD], weak)
        if point < 0:
            return option
    return option


APPEAL: Final[dict[int, int]] = {
    cards.CRUCIFIX: 3,
    cards.GARLIC: 2,
    cards.HEAVENLY_HOST: 6,
    cards.HOLY_CIRCLE: 1,
    cards.KNIFE: 6,
    cards.PISTOL: 4,
    cards.RIFLE: 4,
    cards.PUNCH: 2,
    cards.DODGE: 2,
    cards.ESCAPE: 1,
}
"""How often a hunter fights with each card, relative to the others."""


def _appeal(card: int, weak: bool) -> int:
    found = APPEAL[card]
    return found + 3 if weak and (card == cards.DODGE or card == cards.ESCAPE) else found


def resolve_order(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Take the first."""
    found: Pick = decision.options[0]
    return found


PREFERRED: Final[dict[str, Verb]] = {
    "keep": verbs.KEEP_TICKET,
    "hand": verbs.DONE,
    "mob": verbs.DONE,
    "let_out": verbs.DONE,
    "spy": verbs.SHOW_NOTHING,
    "pay_customs": verbs.PAY_DAMAGE,
    "aristocrat": verbs.ACCEPT_DELAY,
    "join": verbs.JOIN,
    "bullets": verbs.FIRE,
    "repel": verbs.SHOW,
    "guards_weapon": verbs.SHOW,
    "wolves_weapon": verbs.SHOW,
    "great_wolf": verbs.SHOW,
    "tools": verbs.SHOW,
    "again": verbs.ENOUGH,
    "plan": verbs.KEEP_CARD,
    "escape_route": verbs.DECLINE_PLAY,
}
"""What the hunters answer if it is offered; otherwise anything."""
FOR_HUNTERS: Final[dict[str, Quick]] = {
    "act": act,
    "ride": go,
    "hurry": go,
    "weather": go,
    "name_city": go,
    "item_limit": discard,
    "make_room": resolve_order,
    "dawn": seldom,
    "dusk": seldom,
    "combat_start": seldom,
    "fight_with": fight,
    "next_card": resolve_order,
    "answer_ambush": resolve_order,
    "save": resolve_order,
    "good_luck": resolve_order,
    "show_host": resolve_order,
}
"""How the hunters answer a prompt in a playout."""


def as_hunters(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Return a plausible answer of the hunters."""
    return quick_answer(FOR_HUNTERS, PREFERRED, state, decision, rng)
