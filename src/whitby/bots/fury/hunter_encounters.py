"""How hunters meet encounters: what to show, what to give up, and which to face first."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.asked import Asked
from whitby.bots.fury.card_worth import FACED
from whitby.bots.fury.hunter_combat import joining_worth
from whitby.bots.fury.hunter_worth import TICKET_WORTH, harm_cost, health, item_worth
from whitby.core.engine import Option
from whitby.core.facts import Pick
from whitby.games.fury import options, parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.events.dracula_reactions import CUSTOMS_DAMAGE

WARNED: Final[tuple[int, ...]] = (
    cards.WOLVES,
    cards.SABOTEUR,
    cards.SZGANY_BODYGUARDS,
    cards.SZGANY_MOB,
    cards.UNNATURAL_FOG,
    cards.SPY,
    cards.BATS,
)
"""What Forewarned is kept for."""
SEEN: Final = 0.5
"""The cost of Dracula seeing a hand."""
PRECIOUS: Final = 1.6
"""Mobs get items of less value than this, from a hunter who cannot afford the damage."""


def choose_shown(ask: Asked) -> Option:
    """Show the first item that can be shown, or nothing."""
    for option in ask.options:
        if option.verb is options.SHOW:
            return option
    return options.SHOW_NOTHING.of()


def resolve_worth(ask: Asked, option: Pick) -> float:
    """Face the encounters in a fixed order."""
    return -FACED[option[parts.ENCOUNTER]]


def choose_tools(ask: Asked) -> Option:
    """Show everything that may help: a Stake, if a vampire may be there, and Dogs."""
    view = ask.view
    place = view.public.places[ask.hunter]
    staked = False
    for hideout in (*view.dracula.trail, *view.dracula.lairs):
        if hideout is not None and hideout.up and hideout.place == place:
            for encounter in hideout.encounters:
                kind = encounter.kind
                staked = staked or kind == cards.HIDDEN or cards.is_vampire(kind)
    for option in ask.options:
        if option.verb is options.SHOW and (staked or option[parts.ITEM] != cards.STAKE):
            return option
    return options.SHOW_NOTHING.of()


def vampire_worth(ask: Asked, option: Pick) -> float:
    """Remove the vampire that would score most."""
    return float(cards.MATURED_INFLUENCE[option[parts.ENCOUNTER]])


def choose_mob(ask: Asked) -> Option:
    """Give up items worth less than the wound, then accept the rest."""
    view = ask.view
    hunter, held = ask.hunter, ask.about(parts.COUNT)
    least = 99.0
    best: Option = options.DONE.of()
    hand = view.hands.items[hunter]
    for option in ask.options:
        if option.verb is options.DISCARD_ITEM and item_worth(hand, option[parts.ITEM]) < least:
            best, least = option, item_worth(hand, option[parts.ITEM])
    saved = harm_cost(view, hunter, held) - harm_cost(view, hunter, held - 1)
    if saved > least or (health(view, hunter) - held <= 2 and least < PRECIOUS):
        return best
    return options.DONE.of()


def choose_spy(ask: Asked) -> Option:
    """Give up a weapon only for tickets that are worth more."""
    hand, tickets = ask.view.hands.items[ask.hunter], ask.view.hands.tickets[ask.hunter]
    best: Option = options.SHOW_NOTHING.of()
    least = sum([TICKET_WORTH[ticket] for ticket in tickets]) + SEEN
    for option in ask.options:
        if option.verb is options.GIVE_UP and item_worth(hand, option[parts.ITEM]) < least:
            best, least = option, item_worth(hand, option[parts.ITEM])
    return best


def choose_customs(ask: Asked) -> Option:
    """Pay with items or with damage."""
    hunter = ask.hunter
    hand = ask.view.hands.items[hunter]
    items = sum([item_worth(hand, card) for card in hand])
    hurt = harm_cost(ask.view, hunter, CUSTOMS_DAMAGE) < items
    return options.PAY_DAMAGE.of() if hurt else options.PAY_ITEMS.of()


def choose_answer(ask: Asked) -> Option:
    """Answer an ambush: Dogs at once, Forewarned against what hurts."""
    answer: Option = options.DECLINE_PLAY.of()
    warns = ask.about(parts.ENCOUNTER) in WARNED
    for option in ask.options:
        if option.verb is options.USE_DOGS:
            return option
        if warns and option.verb is options.PLAY and option[parts.EVENT] == cards.FOREWARNED:
            answer = option
    return answer


def choose_join(ask: Asked) -> Option:
    """Join the fight with a vampire, if armed for it."""
    joins = joining_worth(ask.view, ask.hunter) > 0
    return options.JOIN.of() if joins else options.STAND_BY.of()


def choose_aristocrat(ask: Asked) -> Option:
    """Accept the delay to remove it: it would score more than any other."""
    return options.ACCEPT_DELAY.of()
