"""Dracula in combat: which card against whom, when to plot, and when to get away."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.asked import Asked
from whitby.bots.fury.dracula_bout import Bout
from whitby.bots.fury.dracula_mixing import MIXING
from whitby.bots.fury.dracula_sight import hunters_in
from whitby.bots.fury.dracula_strikes import saved, strongest, think
from whitby.bots.fury.dracula_threat import fight_worth
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table as deck
from whitby.games.fury.cards.encounters.szgany import GUARD_DAMAGE
from whitby.games.fury.options import ENGAGE, FIGHT_ON, KEEP_GUARDS, PLAY, PLOT

PLOT_SPENT: Final = 0.5
"""The minimum value for turning Plotting down, except in the last round."""


def choose_strike(ask: Asked) -> Pick:
    """Choose a card for the hunter it suits best, and mix."""
    strikes = [option[parts.COMBAT_CARD] for option in ask.options]
    return worth.chosen(ask, strongest(Bout(ask.view), strikes), MIXING)


def choose_engaged(ask: Asked) -> Pick:
    """Engage the hunter whom the chosen card hurts most."""
    bout = Bout(ask.view)
    strike = bout.combat.card
    kinds = sorted({strike, *bout.combat.hand})
    at = kinds.index(strike)
    values = [think(bout, option[parts.WHO], kinds)[at] for option in ask.options]
    return worth.chosen(ask, values, 0.1)


def choose_plot(ask: Asked) -> Pick:
    """Turn Plotting down if the hunter's card is in the way."""
    bout = Bout(ask.view)
    last = len(bout.combat.played) >= deck.MOST_ROUNDS - 1
    return ask.either(PLOT, saved(bout) > (0.1 if last else PLOT_SPENT))


def choose_enraged(ask: Asked) -> Pick:
    """Save a valuable card if there is no need to escape."""
    bout = Bout(ask.view)
    gained = 0.0
    if bout.combat.card not in deck.ESCAPES:
        gained = saved(bout)
        if bout.ahead < -1.0:
            gained -= 1.0
    worths = [gained - 0.6 if option.verb is PLAY else 0.0 for option in ask.options]
    return worth.chosen(ask, worths)


def claw_worth(ask: Asked, option: Pick) -> float:
    """Strike the second blow where it hurts most."""
    return worth.wound_worth(ask.view, option[parts.WHO], deck.BLOW)


def choose_sought(ask: Asked) -> Pick:
    """Look for the most useful card."""
    bout = Bout(ask.view)
    combat = bout.combat
    strikes = [option[parts.COMBAT_CARD] for option in ask.options]
    worths = strongest(bout, strikes)
    for at, strike in enumerate(strikes):
        if strike in combat.hand:
            worths[at] -= 0.3
        if strike in deck.ESCAPES and bout.himself:
            worths[at] = max(worths[at], -bout.ahead) - (1.0 if combat.enraged else 0.0)
        if strike == deck.FANGS and deck.MESMERIZE in combat.hand and combat.night:
            worths[at] += 0.4
    return worth.chosen(ask, worths)


def fog_worth(ask: Asked, option: Pick) -> float:
    """Fight in the fog only if that is worth it."""
    view = ask.view
    night = view.public.phase in (deck.DUSK, deck.NIGHT) or view.public.nocturnal
    there = [ask.hunter] if ask.decision.about else hunters_in(view, view.dracula_place)
    eager = option.verb is FIGHT_ON or option.verb is ENGAGE
    return 1.0 if eager == (fight_worth(view, there, night) > 0.3) else 0.0


def guards_worth(ask: Asked, option: Pick) -> float:
    """Send them before a fight, against a hunter they may defeat or who is best armed."""
    if option.verb is KEEP_GUARDS:
        return 0.5
    view, hunter = ask.view, option[parts.WHO]
    score = worth.wound_worth(view, hunter, GUARD_DAMAGE) + 0.1 * len(view.hands.items[hunter])
    return score + 0.4 * worth.wound_worth(view, hunter, 2 * GUARD_DAMAGE)
