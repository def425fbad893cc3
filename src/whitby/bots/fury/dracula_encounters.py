"""Dracula's encounters: where vampires can mature, where to set traps, what to do with them."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.dracula_sight import hunters_in
from whitby.bots.fury.dracula_threat import STEPS, fight_worth, steps_from
from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.fury import options, parts
from whitby.games.fury.board import LAND, NOWHERE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.encounters.creatures import SOIL_HEALS
from whitby.games.fury.cards.encounters.vampires import CLEARED_BY_VAMPIRE
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.state.hideout import TRAIL, Hideout
from whitby.games.fury.view import FuryView

TRAP: Final = {
    cards.BATS: 1.0,
    cards.DESECRATED_SOIL: 0.4,
    cards.HOAX: 0.4,
    cards.RATS: 0.6,
    cards.SABOTEUR: 0.8,
    cards.SPY: 0.5,
    cards.SZGANY_BODYGUARDS: 1.1,
    cards.SZGANY_MOB: 0.6,
    cards.UNNATURAL_FOG: 1.1,
    cards.WOLVES: 1.0,
    cards.NEW_VAMPIRE: 0.8,
    cards.RECKLESS_VAMPIRE: 0.6,
    cards.ARISTOCRATIC_VAMPIRE: 0.4,
}
"""The value of an encounter when a hunter triggers it."""
RIPE: Final = {
    cards.BATS: 0.0,
    cards.DESECRATED_SOIL: 0.2,
    cards.HOAX: 0.5,
    cards.RATS: 0.0,
    cards.SABOTEUR: 0.25,
    cards.SPY: 0.3,
    cards.SZGANY_BODYGUARDS: 0.7,
    cards.SZGANY_MOB: 0.4,
    cards.UNNATURAL_FOG: 0.4,
    cards.WOLVES: 0.5,
}
"""Its value when it matures; vampires are handled separately."""
FOUND_AT_ALL: Final = 0.2
"""How likely a hideout far from any hunter is found before it leaves the trail."""
FOUND_NEAR: Final = 0.3
FOUND_KNOWN: Final = 0.35
MATURES: Final = 0.75
"""How likely a vampire on the trail matures and clears those placed soon after it."""
SECOND: Final = 0.5
"""What a rumour token adds to a vampire that may get it."""
LAIR: Final = 0.15
WHIM: Final = 0.25


def risk(view: FuryView, place: int, beliefs: Beliefs) -> float:
    """Return how likely hunters find a hideout before it leaves the trail."""
    if place == NOWHERE or place >= LAND:
        return FOUND_AT_ALL
    found = FOUND_AT_ALL + FOUND_KNOWN * beliefs.outlook(view).here.get(place, 0.0)
    for hunter in cards.EVERY_HUNTER:
        at = view.public.places[hunter]
        if at != NOWHERE:
            away = steps_from(at)[place]
            if away <= 3:
                found += FOUND_NEAR * (4 - away) / 6.0
    return min(found, 0.92)


def place_of(view: FuryView, spot: int) -> int:
    """Return the place of a hideout; that of Hide is where he is."""
    hideout = view.trail[spot] if spot < TRAIL else view.lairs[spot - TRAIL]
    if hideout is None or hideout.place == NOWHERE:
        return view.dracula
    return hideout.place


def vampire_in(hideout: Hideout | None) -> bool:
    """Return whether a hideout has a vampire."""
    return hideout is not None and any(
        cards.is_vampire(encounter.kind) for encounter in hideout.encounters
    )


def lay_worth(view: FuryView, spot: int, kind: int, beliefs: Beliefs) -> float:
    """Return the value of placing an encounter on a hideout or lair."""
    hideout = view.trail[spot] if spot < TRAIL else view.lairs[spot - TRAIL]
    likely = risk(view, place_of(view, spot), beliefs)
    if hideout is not None and hideout.up:
        likely = min(0.95, likely + 0.3)
    trapped = likely * TRAP[kind]
    ripens = spot < TRAIL and hideout is not None and not hideout.hides()
    if not cards.is_vampire(kind):
        matured = RIPE[kind]
        if kind == cards.DESECRATED_SOIL:
            matured += worth.healing(view, SOIL_HEALS)
        return trapped + (1.0 - likely) * matured * (1.0 if ripens else 0.0)
    keep = 1.6  # the value of the card in hand
    if not ripens:
        return trapped + 0.2 * (1.0 - likely) - keep
    if vampire_in(hideout):
        return trapped - keep
    points = cards.MATURED_INFLUENCE[kind] + (
        SECOND * cards.RUMOUR_INFLUENCE if view.public.rumours else 0.0
    )
    stands = 1.0 - likely
    for space in range(spot + 1, min(TRAIL, spot + 1 + len(CLEARED_BY_VAMPIRE))):
        if vampire_in(view.trail[space]):
            stands *= 1.0 - MATURES * (1.0 - risk(view, place_of(view, space), beliefs))
    return trapped + stands * points - keep


def choose_laid(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Pick:
    """Place the encounter that suits the place."""
    spot = 0
    if decision.prompt == "lay_in_lair":
        spot = TRAIL + decision.about[0]
    elif decision.prompt == "add":
        spot = decision.about[0]
    worths = [
        lay_worth(view, spot, option[parts.ENCOUNTER], beliefs) for option in decision.options
    ]
    return worth.mixed(decision.options, worths, rng, WHIM)


def choose_corrupted(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Pick:
    """Choose the hideout where another encounter is worth most."""
    worths: list[float] = []
    for option in decision.options:
        if option.verb is options.DONE:
            worths.append(0.0)
            continue
        space = option[parts.SPACE]
        worths.append(max([lay_worth(view, space, kind, beliefs) for kind in view.encounter_hand]))
    return worth.best(decision.options, worths, rng)


def choose_leaving(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Let what can mature do so, a vampire last; otherwise make a lair where it can still bite."""
    worths: list[float] = []
    for option in decision.options:
        if option.verb is options.MATURE:
            kind = option[parts.ENCOUNTER]
            if cards.is_vampire(kind):
                worths.append(8.0 + cards.MATURED_INFLUENCE[kind])
                continue
            matured = RIPE[kind]
            if kind == cards.DESECRATED_SOIL:
                matured = worth.healing(view, SOIL_HEALS)
            worths.append(20.0 + matured if matured > 0.05 else 0.05)
        elif option.verb is options.MAKE_LAIR:
            worths.append(lair_worth(view, option[parts.SLOT]))
        else:
            assert option.verb is options.LET_IT_GO
            worths.append(0.0)
    return worth.best(decision.options, worths, rng)


def lair_worth(view: FuryView, slot: int) -> float:
    """Return the value of making a lair, in this slot, of what is leaving."""
    hideout = view.leaving
    if hideout is None:
        return -1.0
    found = LAIR
    for encounter in hideout.encounters:
        found += 0.1 * TRAP[encounter.kind]
    if view.lairs[slot] is not None:
        found -= 0.4
    return found


def choose_rumour(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Pick:
    """Put it on a vampire that has stayed hidden, as late as possible."""
    worths: list[float] = []
    for option in decision.options:
        if option.verb is not options.RUMOUR:
            worths.append(0.0)
            continue
        hideout = view.trail[option[parts.SPACE]]
        assert hideout is not None
        if hideout.hides() or not vampire_in(hideout):
            worths.append(-1.0)
            continue
        likely = risk(view, place_of(view, option[parts.SPACE]), beliefs)
        if hideout.up:
            likely = min(0.95, likely + 0.3)
        last = option[parts.SPACE] == 2
        worths.append((1.0 - likely) * cards.RUMOUR_INFLUENCE - (1.0 if last else 2.2))
    return worth.best(decision.options, worths, rng)


# Ambush


def choose_ambush(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Play what hurts; a vampire only against a weak hunter."""
    hunter = decision.about[0]
    worths: list[float] = []
    for option in decision.options:
        if option.verb is options.AMBUSH or option.verb is options.AMBUSH_OPEN:
            worths.append(ambush_worth(view, hunter, option[parts.ENCOUNTER]))
        else:
            worths.append(0.0)
    return worth.best(decision.options, worths, rng)


def ambush_worth(view: FuryView, hunter: int, kind: int) -> float:
    """Return the value of ambushing a hunter with a card."""
    left = cards.HEALTH[hunter] - view.public.wounds[hunter]
    armed = len(view.items[hunter])
    meets = view.public.places[hunter] == view.dracula
    if kind in (cards.NEW_VAMPIRE, cards.RECKLESS_VAMPIRE):
        weak = 0.6 * (3 - armed) + 0.25 * (5 - left)
        return weak + (0.4 if kind == cards.RECKLESS_VAMPIRE else 0.0) + (1.0 if meets else -0.4)
    if kind == cards.UNNATURAL_FOG and meets:
        fight = fight_worth(view, hunters_in(view, view.dracula), True)
        return 1.5 - fight
    if kind in (cards.SABOTEUR, cards.HOAX) and view.public.delayed[hunter]:
        return 0.05
    if kind == cards.BATS and view.public.bats[hunter]:
        return -0.1
    if kind == cards.SPY:
        return 0.2 + 0.1 * (armed + len(view.tickets[hunter]))
    if kind == cards.RATS:
        return 0.3 + worth.wound_worth(view, hunter, 2)
    if kind == cards.SZGANY_BODYGUARDS:
        return 0.3 + worth.wound_worth(view, hunter, 3)
    if kind == cards.WOLVES:
        return 0.3 + worth.wound_worth(view, hunter, max(1, 4 - armed))
    return TRAP[kind]


# Cards in hand


def keep_worth(view: FuryView, kind: int) -> float:
    """Return the value of an encounter in hand."""
    if cards.is_vampire(kind):
        return 2.5
    return 0.6 * TRAP[kind] + 0.6 * RIPE[kind]


def choose_dropped(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Discard what is worth little while the hand is large."""
    worths: list[float] = []
    for option in decision.options:
        if option.verb is options.DROP or option.verb is options.SWAP:
            worths.append(0.62 - keep_worth(view, option[parts.ENCOUNTER]))
        else:
            worths.append(0.0)
    return worth.best(decision.options, worths, rng)


# Matured effects


def choose_fogged(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Place fog on hunters, or on one of his vampires that they are close to."""
    worths: list[float] = []
    for option in decision.options:
        place = option[parts.PLACE]
        score = 0.0
        for _ in hunters_in(view, place):
            score += 1.0
        if place == view.dracula:
            score -= 0.5
        worths.append(score - 0.1 * min(6, STEPS[place][view.dracula]))
    return worth.mixed(decision.options, worths, rng, 0.1)


def choose_wolves(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Set the wolves on the hunters they hurt most."""
    worths: list[float] = []
    for option in decision.options:
        score = 0.0
        for hunter in hunters_in(view, option[parts.PLACE]):
            score += worth.wound_worth(view, hunter, max(1, 4 - len(view.items[hunter])))
        worths.append(score)
    return worth.best(decision.options, worths, rng)


def choose_spied(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Spy on the hunter who has most to lose."""
    worths: list[float] = []
    for option in decision.options:
        hunter = option[parts.WHO]
        score = 1.0 * len(view.tickets[hunter]) + 0.6 * len(view.items[hunter])
        worths.append(score + 0.3 * len(view.events_held[hunter]))
    return worth.mixed(decision.options, worths, rng, 0.1)


# Sending hunters


def vampire_places(view: FuryView) -> list[int]:
    """Return the places of his trail where a vampire is maturing."""
    found: list[int] = []
    for space, hideout in enumerate(view.trail):
        if hideout is not None and not hideout.hides() and vampire_in(hideout):
            found.append(place_of(view, space))
    return found


def sent_worth(view: FuryView, hunter: int, place: int) -> float:
    """Return the value of sending a hunter to a place."""
    score = 0.35 * min(6, STEPS[place][view.dracula])
    if place == view.dracula:
        night = True
        score -= 1.5 - min(2.0, fight_worth(view, [hunter], night))
    for other in vampire_places(view):
        score -= max(0.0, 1.6 - 0.6 * STEPS[place][other])
    for hideout in (*view.trail, *view.lairs):
        if hideout is not None and hideout.place == place and not vampire_in(hideout):
            score += 0.2 * len(hideout.encounters) - 0.3
    return score


def choose_sent(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Send a hunter away from where they could do harm."""
    hunter = decision.about[0]
    worths = [sent_worth(view, hunter, option[parts.PLACE]) for option in decision.options]
    return worth.mixed(decision.options, worths, rng, 0.1)


def choose_hospital(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Choose the farthest hospital."""
    worths: list[float] = []
    for option in decision.options:
        worths.append(float(steps_from(option[parts.PLACE])[view.dracula]))
    return worth.best(decision.options, worths, rng)


def choose_seduced(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Take back the most valuable vampire."""
    worths = [
        float(cards.MATURED_INFLUENCE[option[parts.ENCOUNTER]]) for option in decision.options
    ]
    return worth.best(decision.options, worths, rng)
