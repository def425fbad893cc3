"""How hunters fight: which card to play, which event, and when to leave."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.asked import Asked
from whitby.bots.fury.hunter_duel import Duel
from whitby.bots.fury.hunter_fight import fight_worth
from whitby.bots.fury.hunter_worth import (
    WIN,
    arms,
    chosen,
    dracula_health,
    harm_cost,
    health,
    surprises,
)
from whitby.core.engine import Option
from whitby.core.facts import Pick
from whitby.games.fury import options, parts
from whitby.games.fury.cards import table as deck
from whitby.games.fury.cards.events.combat import LEAP_DAMAGE
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.view import FuryView

WHIM: Final = 0.3
"""How much better a card must be to be always played."""
LEAP_HEALTH: Final = 6
BARELY: Final = 3
WAYS_OUT: Final = (deck.ESCAPE, deck.HOLY_CIRCLE)


def fight_of(view: FuryView) -> Combat:
    """Return the current fight."""
    assert view.combat is not None
    return view.combat


def choose_card(ask: Asked) -> Option:
    """Return the card to fight with."""
    cards = [option[parts.FIGHT_CARD] for option in ask.options]
    return chosen(ask, Duel(ask.view, ask.hunter).weigh(cards), WHIM)


def choose_exchange(ask: Asked) -> Option:
    """Return another card for the one revealed, if it is better against what is known."""
    hunter = ask.hunter
    combat = fight_of(ask.view)
    duel = Duel(ask.view, hunter)
    worths: list[float] = []
    for option in ask.options:
        exchanged = option.verb is options.EXCHANGE
        card = option[parts.FIGHT_CARD] if exchanged else combat.cards[hunter]
        engaged = combat.engaged == hunter
        worth = duel.against(card, combat.card) if engaged else duel.blow(card)
        worths.append(worth - 1.0 if card in WAYS_OUT else worth)
    return chosen(ask, worths)


def choose_start(ask: Asked) -> Option:
    """Return the event to play before a fight, a Garlic Wreath to wear, or neither."""
    combat = fight_of(ask.view)
    best: Option = options.DECLINE_PLAY.of()
    gain = 0.0
    for option in ask.options:
        worth = 0.0
        if option.verb is options.WEAR_WREATH:
            worth = 0.4 if combat.with_dracula() else 0.0
        elif option.verb is options.PLAY:
            worth = start_worth(ask.view, combat, ask.hunter, option[parts.EVENT])
        if worth > gain:
            best, gain = option, worth
    return best


def start_worth(view: FuryView, combat: Combat, hunter: int, card: int) -> float:
    """Return the value of playing an event before a fight."""
    with_dracula = combat.with_dracula()
    worth = fight_worth(view, list(combat.hunters), combat.night) if with_dracula else 0.0
    if card == deck.HEROIC_LEAP:
        if not with_dracula:
            return 0.0
        if dracula_health(view) <= LEAP_DAMAGE:
            return WIN
        leap = LEAP_DAMAGE - harm_cost(view, hunter, LEAP_DAMAGE)
        return leap - max(worth, 0.0) if health(view, hunter) >= LEAP_HEALTH else 0.0
    if card == deck.ESCAPE_ROUTE:
        if with_dracula:
            return -worth if worth < -0.5 else 0.0
        return 0.6 if health(view, hunter) <= BARELY else 0.0
    if card in (deck.LUCKY_FIND, deck.LUCYS_REVENGE):
        return 1.5 if with_dracula else 0.0
    if card == deck.PLANNED_AMBUSH:
        return 1.0 if with_dracula or arms(view.hands.items[hunter]) < 1.5 else 0.0
    return 0.0


def choose_out(ask: Asked) -> Option:
    """Return who leaves the fight: the weakest, and besides those who must only the nearly dead."""
    best: Option | None = None
    least = 99
    done: Option | None = None
    for option in ask.options:
        if option.verb is options.DONE:
            done = option
        elif health(ask.view, option[parts.WHO]) < least:
            best, least = option, health(ask.view, option[parts.WHO])
    if done is not None and (best is None or least > BARELY):
        return done
    assert best is not None
    return best


def next_worth(ask: Asked, option: Pick) -> float:
    """Resolve the most useful card first, and leave last."""
    card = fight_of(ask.view).cards[option[parts.WHO]]
    if card in WAYS_OUT:
        return -1.0
    return float(deck.FIGHT_DAMAGE[card] if card in deck.ATTACKS else 2)


def choose_bullets(ask: Asked) -> Option:
    """Fire at Dracula, or if it defeats a vampire."""
    kills = Duel(ask.view, ask.hunter).left <= deck.FIGHT_DAMAGE[deck.HOLY_BULLETS]
    if options.FIRE.of() in ask.options and (fight_of(ask.view).with_dracula() or kills):
        return options.FIRE.of()
    return options.HOLD_FIRE.of()


def choose_revenge(ask: Asked) -> Option:
    """Stop Dracula's escape, if the fight goes well."""
    combat = fight_of(ask.view)
    good = fight_worth(ask.view, list(combat.hunters), combat.night) > 0
    return options.USE_REVENGE.of() if good else options.DECLINE_PLAY.of()


def joining_worth(view: FuryView, hunter: int) -> float:
    """Return the value of joining another hunter's fight with a vampire, and being delayed."""
    hand = view.hands.items[hunter]
    strong = arms(hand) + 0.3 * surprises(hand)
    return strong - 1.2 if health(view, hunter) > BARELY + 1 else -1.0
