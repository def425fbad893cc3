"""How hunters meet encounters: what to show, what to give up, and which to face first."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.hunter_combat import joining_worth
from whitby.bots.fury.hunter_hands import most
from whitby.bots.fury.hunter_worth import TICKET_WORTH, harm_cost, health, item_worth
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.events.dracula_reactions import CUSTOMS_DAMAGE
from whitby.games.fury.cards.table import (
    ARISTOCRATIC_VAMPIRE,
    BATS,
    DESECRATED_SOIL,
    FOREWARNED,
    HIDDEN,
    HOAX,
    MATURED_INFLUENCE,
    NEW_VAMPIRE,
    RATS,
    RECKLESS_VAMPIRE,
    SABOTEUR,
    SPY,
    STAKE,
    SZGANY_BODYGUARDS,
    SZGANY_MOB,
    UNNATURAL_FOG,
    WOLVES,
    is_vampire,
)
from whitby.games.fury.options import (
    ACCEPT_DELAY,
    DECLINE_PLAY,
    DISCARD_ITEM,
    DONE,
    GIVE_UP,
    JOIN,
    PAY_DAMAGE,
    PAY_ITEMS,
    PLAY,
    SHOW,
    SHOW_NOTHING,
    STAND_BY,
    USE_DOGS,
)
from whitby.games.fury.view import FuryView

ORDER: Final[tuple[int, ...]] = (
    DESECRATED_SOIL,
    BATS,
    SPY,
    RATS,
    SZGANY_BODYGUARDS,
    WOLVES,
    SZGANY_MOB,
    RECKLESS_VAMPIRE,
    NEW_VAMPIRE,
    ARISTOCRATIC_VAMPIRE,
    HOAX,
    SABOTEUR,
    UNNATURAL_FOG,
)
"""The order in which encounters are faced: an Aristocrat requires a hunter who is not delayed."""
WARNED: Final[tuple[int, ...]] = (
    WOLVES,
    SABOTEUR,
    SZGANY_BODYGUARDS,
    SZGANY_MOB,
    UNNATURAL_FOG,
    SPY,
    BATS,
)
"""What Forewarned is kept for."""
SEEN: Final = 0.5
"""The cost of Dracula seeing a hand."""
PRECIOUS: Final = 1.6
"""Mobs get items of less value than this, from a hunter who cannot afford the damage."""


def shown(decision: Decision[Any]) -> Option:
    """Return the first item that can be shown, or to show nothing."""
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is SHOW:
            return option
    return SHOW_NOTHING.of()


def choose_resolve(view: FuryView, decision: Decision[Any]) -> Option:
    """Return which encounter is faced next."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        worths.append(-float(ORDER.index(option[parts.ENCOUNTER])))
    return most(decision, worths)


def choose_tools(view: FuryView, decision: Decision[Any]) -> Option:
    """Show everything that may help: a Stake, if a vampire may be there, and Dogs."""
    place = view.public.places[decision.about[0]]
    staked = False
    for hideout in (*view.trail, *view.lairs):
        if hideout is not None and hideout.up and hideout.place == place:
            for encounter in hideout.encounters:
                staked = staked or encounter.kind == HIDDEN or is_vampire(encounter.kind)
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is SHOW and (staked or option[parts.ITEM] != STAKE):
            return option
    return SHOW_NOTHING.of()


def choose_stake(view: FuryView, decision: Decision[Any]) -> Option:
    """Stake the vampire that would score most."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        worths.append(float(MATURED_INFLUENCE[option[parts.ENCOUNTER]]))
    return most(decision, worths)


def choose_mob(view: FuryView, decision: Decision[Any]) -> Option:
    """Give up items worth less than the wound, then accept the rest."""
    hunter, held = decision.about
    least = 99.0
    best: Option = DONE.of()
    hand = view.items[hunter]
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is DISCARD_ITEM and item_worth(hand, option[parts.ITEM]) < least:
            best, least = option, item_worth(hand, option[parts.ITEM])
    saved = harm_cost(view, hunter, held) - harm_cost(view, hunter, held - 1)
    if saved > least or (health(view, hunter) - held <= 2 and least < PRECIOUS):
        return best
    return DONE.of()


def choose_spy(view: FuryView, decision: Decision[Any]) -> Option:
    """Give up a weapon only for tickets that are worth more."""
    hunter = decision.about[0]
    tickets = sum([TICKET_WORTH[ticket] for ticket in view.tickets[hunter]])
    best: Option = SHOW_NOTHING.of()
    least = tickets + SEEN
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is GIVE_UP and item_worth(view.items[hunter], option[parts.ITEM]) < least:
            best, least = option, item_worth(view.items[hunter], option[parts.ITEM])
    return best


def choose_customs(view: FuryView, decision: Decision[Any]) -> Option:
    """Pay with items or with damage."""
    hunter = decision.about[0]
    hand = view.items[hunter]
    items = sum([item_worth(hand, card) for card in hand])
    return PAY_DAMAGE.of() if harm_cost(view, hunter, CUSTOMS_DAMAGE) < items else PAY_ITEMS.of()


def choose_answer(view: FuryView, decision: Decision[Any]) -> Option:
    """Answer an ambush: Dogs at once, Forewarned against what hurts."""
    kind = decision.about[1]
    answer: Option = DECLINE_PLAY.of()
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is USE_DOGS:
            return option
        if option.verb is PLAY and option[parts.EVENT] == FOREWARNED and kind in WARNED:
            answer = option
    return answer


def choose_join(view: FuryView, decision: Decision[Any]) -> Option:
    """Join the fight with a vampire, if armed for it."""
    return JOIN.of() if joining_worth(view, decision.about[0]) > 0 else STAND_BY.of()


def choose_aristocrat(view: FuryView, decision: Decision[Any]) -> Option:
    """Accept the delay to remove it: it would score more than any other."""
    return ACCEPT_DELAY.of()
