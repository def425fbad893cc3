"""How hunters meet encounters: what to show, what to give up, and which to face first."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.hunter_combat import joining_worth
from whitby.bots.fury.hunter_hands import most
from whitby.bots.fury.hunter_worth import TICKET_WORTH, harm_cost, health, item_worth
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.games.fury import options, parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.events.dracula_reactions import CUSTOMS_DAMAGE
from whitby.games.fury.view import FuryView

ORDER: Final[tuple[int, ...]] = (
    cards.DESECRATED_SOIL,
    cards.BATS,
    cards.SPY,
    cards.RATS,
    cards.SZGANY_BODYGUARDS,
    cards.WOLVES,
    cards.SZGANY_MOB,
    cards.RECKLESS_VAMPIRE,
    cards.NEW_VAMPIRE,
    cards.ARISTOCRATIC_VAMPIRE,
    cards.HOAX,
    cards.SABOTEUR,
    cards.UNNATURAL_FOG,
)
"""The order in which encounters are faced: an Aristocrat requires a hunter who is not delayed."""
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


def shown(decision: Decision[Any]) -> Option:
    """Return the first item that can be shown, or to show nothing."""
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is options.SHOW:
            return option
    return options.SHOW_NOTHING.of()


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
                staked = (
                    staked or encounter.kind == cards.HIDDEN or cards.is_vampire(encounter.kind)
                )
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is options.SHOW and (staked or option[parts.ITEM] != cards.STAKE):
            return option
    return options.SHOW_NOTHING.of()


def choose_stake(view: FuryView, decision: Decision[Any]) -> Option:
    """Stake the vampire that would score most."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        worths.append(float(cards.MATURED_INFLUENCE[option[parts.ENCOUNTER]]))
    return most(decision, worths)


def choose_mob(view: FuryView, decision: Decision[Any]) -> Option:
    """Give up items worth less than the wound, then accept the rest."""
    hunter, held = decision.about
    least = 99.0
    best: Option = options.DONE.of()
    hand = view.items[hunter]
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is options.DISCARD_ITEM and item_worth(hand, option[parts.ITEM]) < least:
            best, least = option, item_worth(hand, option[parts.ITEM])
    saved = harm_cost(view, hunter, held) - harm_cost(view, hunter, held - 1)
    if saved > least or (health(view, hunter) - held <= 2 and least < PRECIOUS):
        return best
    return options.DONE.of()


def choose_spy(view: FuryView, decision: Decision[Any]) -> Option:
    """Give up a weapon only for tickets that are worth more."""
    hunter = decision.about[0]
    tickets = sum([TICKET_WORTH[ticket] for ticket in view.tickets[hunter]])
    best: Option = options.SHOW_NOTHING.of()
    least = tickets + SEEN
    for option in decision.options:
        assert isinstance(option, Pick)
        if (
            option.verb is options.GIVE_UP
            and item_worth(view.items[hunter], option[parts.ITEM]) < least
        ):
            best, least = option, item_worth(view.items[hunter], option[parts.ITEM])
    return best


def choose_customs(view: FuryView, decision: Decision[Any]) -> Option:
    """Pay with items or with damage."""
    hunter = decision.about[0]
    hand = view.items[hunter]
    items = sum([item_worth(hand, card) for card in hand])
    return (
        options.PAY_DAMAGE.of()
        if harm_cost(view, hunter, CUSTOMS_DAMAGE) < items
        else options.PAY_ITEMS.of()
    )


def choose_answer(view: FuryView, decision: Decision[Any]) -> Option:
    """Answer an ambush: Dogs at once, Forewarned against what hurts."""
    kind = decision.about[1]
    answer: Option = options.DECLINE_PLAY.of()
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is options.USE_DOGS:
            return option
        if (
            option.verb is options.PLAY
            and option[parts.EVENT] == cards.FOREWARNED
            and kind in WARNED
        ):
            answer = option
    return answer


def choose_join(view: FuryView, decision: Decision[Any]) -> Option:
    """Join the fight with a vampire, if armed for it."""
    return (
        options.JOIN.of() if joining_worth(view, decision.about[0]) > 0 else options.STAND_BY.of()
    )


def choose_aristocrat(view: FuryView, decision: Decision[Any]) -> Option:
    """Accept the delay to remove it: it would score more than any other."""
    return options.ACCEPT_DELAY.of()
