"""Dracula's encounters: where vampires can mature, where to set traps, what to do with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.asked import Asked
from whitby.bots.fury.card_worth import RIPE, TRAP
from whitby.bots.fury.distances import DAYS_APART
from whitby.bots.fury.dracula_sight import hunters_in
from whitby.bots.fury.dracula_threat import distances, fight_worth, steps_from
from whitby.core.facts import Pick
from whitby.games.fury import options, parts
from whitby.games.fury.board import LAND, NOWHERE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.encounters.creatures import RAT_DAMAGE, SOIL_HEALS, WOLVES_DAMAGE
from whitby.games.fury.cards.encounters.vampires import CLEARED_BY_VAMPIRE
from whitby.games.fury.state.hideout import TRAIL, Hideout
from whitby.games.fury.view import FuryView

FOUND_AT_ALL: Final = 0.2
"""How likely a hideout far from any hunter is found before it leaves the trail."""
FOUND_NEAR: Final = 0.3
FOUND_KNOWN: Final = 0.35
MATURES: Final = 0.75
"""How likely a vampire on the trail matures and clears those placed soon after it."""
SECOND: Final = 0.5
"""What a rumour token adds to a vampire that may get it."""
LAIR: Final = 0.15
DAMAGE: Final = {cards.RATS: RAT_DAMAGE, cards.SZGANY_BODYGUARDS: 3}
"""What an ambush does to the hunter; Bodyguards 2 or, if no weapon is shown, 4: about 3."""


def risk(ask: Asked, place: int) -> float:
    """Return how likely hunters find a hideout before it leaves the trail."""
    if place == NOWHERE or place >= LAND:
        return FOUND_AT_ALL
    found = FOUND_AT_ALL + FOUND_KNOWN * ask.outlook.here.get(place, 0.0)
    for away in distances(ask.view):
        near = away[place]
        if near <= 3:
            found += FOUND_NEAR * (4 - near) / 6.0
    return min(found, 0.92)


def place_of(view: FuryView, hideout: Hideout | None) -> int:
    """Return the place of a hideout; that of Hide is where he is."""
    return view.dracula_place if hideout is None or hideout.place == NOWHERE else hideout.place


def vampire_in(hideout: Hideout | None) -> bool:
    """Return whether a hideout has a vampire."""
    return hideout is not None and any(
        cards.is_vampire(encounter.kind) for encounter in hideout.encounters
    )


def found_chance(ask: Asked, hideout: Hideout | None) -> float:
    """Return how likely hunters find a hideout or lair, which may be face up."""
    likely = risk(ask, place_of(ask.view, hideout))
    return min(0.95, likely + 0.3) if hideout is not None and hideout.up else likely


def lay_worth(ask: Asked, spot: int, kind: int) -> float:
    """Return the value of placing an encounter on a hideout or lair."""
    view = ask.view
    hideout = view.dracula.trail[spot] if spot < TRAIL else view.dracula.lairs[spot - TRAIL]
    likely = found_chance(ask, hideout)
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
        if vampire_in(view.dracula.trail[space]):
            stands *= 1.0 - MATURES * (1.0 - risk(ask, place_of(view, view.dracula.trail[space])))
    return trapped + stands * points - keep


def laid_worth(ask: Asked, option: Pick) -> float:
    """Place the encounter that suits the place."""
    spot = 0
    if ask.prompt == "lay_in_lair":
        spot = TRAIL + ask.about(parts.SLOT)
    elif ask.prompt == "add":
        spot = ask.about(parts.SPACE)
    return lay_worth(ask, spot, option[parts.ENCOUNTER])


def added_worth(ask: Asked, space: int) -> float:
    """Return the value of one more encounter, the best in hand, on a space of the trail."""
    return max([lay_worth(ask, space, kind) for kind in ask.view.dracula.encounter_hand])


def corrupted_worth(ask: Asked, option: Pick) -> float:
    """Choose the hideout where another encounter is worth most."""
    if option.verb is options.DONE:
        return 0.0
    return added_worth(ask, option[parts.SPACE])


def leaving_worth(ask: Asked, option: Pick) -> float:
    """Let what can mature do so, a vampire last; otherwise make a lair where it can still bite."""
    if option.verb is options.MAKE_LAIR:
        return lair_worth(ask.view, option[parts.SLOT])
    if option.verb is not options.MATURE:
        assert option.verb is options.LET_IT_GO
        return 0.0
    kind = option[parts.ENCOUNTER]
    if cards.is_vampire(kind):
        return 8.0 + cards.MATURED_INFLUENCE[kind]
    soil = kind == cards.DESECRATED_SOIL
    matured = worth.healing(ask.view, SOIL_HEALS) if soil else RIPE[kind]
    return 20.0 + matured if matured > 0.05 else 0.05


def lair_worth(view: FuryView, slot: int) -> float:
    """Return the value of making a lair, in this slot, of what is leaving."""
    hideout = view.dracula.leaving
    if hideout is None:
        return -1.0
    found = LAIR
    for encounter in hideout.encounters:
        found += 0.1 * TRAP[encounter.kind]
    return found if view.dracula.lairs[slot] is None else found - 0.4


def rumour_worth(ask: Asked, option: Pick) -> float:
    """Put it on a vampire that has stayed hidden, as late as possible."""
    if option.verb is not options.RUMOUR:
        return 0.0
    space = option[parts.SPACE]
    hideout = ask.view.dracula.trail[space]
    assert hideout is not None
    if hideout.hides() or not vampire_in(hideout):
        return -1.0
    likely = found_chance(ask, hideout)
    return (1.0 - likely) * cards.RUMOUR_INFLUENCE - (1.0 if space == 2 else 2.2)


def ambush_worth(ask: Asked, option: Pick) -> float:
    """Play what hurts; a vampire only against a weak hunter."""
    if option.verb is not options.AMBUSH and option.verb is not options.AMBUSH_OPEN:
        return 0.0
    kind = option[parts.ENCOUNTER]
    if kind in AMBUSHES:
        return AMBUSHES[kind](ask, kind)
    damage = DAMAGE.get(kind, 0)
    return 0.3 + worth.wound_worth(ask.view, ask.hunter, damage) if damage else TRAP[kind]


def by_vampire(ask: Asked, kind: int) -> float:
    """Fight a hunter with few items or little health, better where he is himself."""
    view, hunter = ask.view, ask.hunter
    left = cards.HEALTH[hunter] - view.public.wounds[hunter]
    weak = 0.6 * (3 - len(view.hands.items[hunter])) + 0.25 * (5 - left)
    meets = 1.0 if is_with_him(ask) else -0.4
    return weak + (0.4 if kind == cards.RECKLESS_VAMPIRE else 0.0) + meets


def by_fog(ask: Asked, kind: int) -> float:
    """Delay; where he is, the fog may prevent a fight."""
    view = ask.view
    if not is_with_him(ask):
        return TRAP[kind]
    return 1.5 - fight_worth(view, hunters_in(view, view.dracula_place), True)


def by_delay(ask: Asked, kind: int) -> float:
    """Delay a hunter who is not delayed yet."""
    return 0.05 if ask.view.public.delayed[ask.hunter] else TRAP[kind]


def by_bats(ask: Asked, kind: int) -> float:
    """Put bats on a hunter who has none."""
    return -0.1 if ask.view.public.bats[ask.hunter] else TRAP[kind]


def by_spy(ask: Asked, kind: int) -> float:
    """Spy on a hunter who has much."""
    hands, hunter = ask.view.hands, ask.hunter
    return 0.2 + 0.1 * (len(hands.items[hunter]) + len(hands.tickets[hunter]))


def by_wolves(ask: Asked, kind: int) -> float:
    """Hurt a hunter with few items."""
    return 0.3 + wolves_wound(ask.view, ask.hunter)


def is_with_him(ask: Asked) -> bool:
    """Return whether the hunter is where he is."""
    return ask.view.public.places[ask.hunter] == ask.view.dracula_place


def wolves_wound(view: FuryView, hunter: int) -> float:
    """Return the value of wolves attacking a hunter, any of whose items may be a weapon."""
    damage = max(1, WOLVES_DAMAGE - len(view.hands.items[hunter]))
    return worth.wound_worth(view, hunter, damage)


AMBUSHES: Final[dict[int, Callable[[Asked, int], float]]] = {
    cards.BATS: by_bats,
    cards.HOAX: by_delay,
    cards.NEW_VAMPIRE: by_vampire,
    cards.RECKLESS_VAMPIRE: by_vampire,
    cards.SABOTEUR: by_delay,
    cards.SPY: by_spy,
    cards.UNNATURAL_FOG: by_fog,
    cards.WOLVES: by_wolves,
}
"""Ambushes whose value depends on the hunter; those of others follow from their damage."""


def dropped_worth(ask: Asked, option: Pick) -> float:
    """Discard what is worth little while the hand is large."""
    if option.verb is not options.DROP and option.verb is not options.SWAP:
        return 0.0
    kind = option[parts.ENCOUNTER]
    kept = 2.5 if cards.is_vampire(kind) else 0.6 * TRAP[kind] + 0.6 * RIPE[kind]
    return 0.62 - kept


# Matured effects


def fogged_worth(ask: Asked, option: Pick) -> float:
    """Place fog on hunters, or on one of his vampires that they are close to."""
    view, place = ask.view, option[parts.PLACE]
    score = float(len(hunters_in(view, place)))
    if place == view.dracula_place:
        score -= 0.5
    return score - 0.1 * min(6, DAYS_APART[place][view.dracula_place])


def wolves_worth(ask: Asked, option: Pick) -> float:
    """Set the wolves on the hunters they hurt most."""
    view = ask.view
    score = 0.0
    for hunter in hunters_in(view, option[parts.PLACE]):
        score += wolves_wound(view, hunter)
    return score


def spied_worth(ask: Asked, option: Pick) -> float:
    """Spy on the hunter who has most to lose."""
    view, hunter = ask.view, option[parts.WHO]
    score = 1.0 * len(view.hands.tickets[hunter]) + 0.6 * len(view.hands.items[hunter])
    return score + 0.3 * len(view.hands.events[hunter])


# Sending hunters


def vampire_places(view: FuryView) -> list[int]:
    """Return the places of his trail where a vampire is maturing."""
    return [
        place_of(view, hideout)
        for hideout in view.dracula.trail
        if hideout is not None and not hideout.hides() and vampire_in(hideout)
    ]


def sent_worth(ask: Asked, option: Pick) -> float:
    """Send a hunter away from where they could do harm."""
    view, place = ask.view, option[parts.PLACE]
    score = 0.35 * min(6, DAYS_APART[place][view.dracula_place])
    if place == view.dracula_place:
        score -= 1.5 - min(2.0, fight_worth(view, [ask.hunter], True))
    for other in vampire_places(view):
        score -= max(0.0, 1.6 - 0.6 * DAYS_APART[place][other])
    for hideout in (*view.dracula.trail, *view.dracula.lairs):
        if hideout is not None and hideout.place == place and not vampire_in(hideout):
            score += 0.2 * len(hideout.encounters) - 0.3
    return score


def hospital_worth(ask: Asked, option: Pick) -> float:
    """Choose the farthest hospital."""
    return float(steps_from(option[parts.PLACE])[ask.view.dracula_place])


def seduced_worth(ask: Asked, option: Pick) -> float:
    """Take back the most valuable vampire."""
    return float(cards.MATURED_INFLUENCE[option[parts.ENCOUNTER]])
