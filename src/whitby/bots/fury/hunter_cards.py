"""When hunters play events that cost no action, and how they use events that reveal something."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.hunter_ground import KNOWN, Ground, likely
from whitby.bots.fury.hunter_hands import most
from whitby.bots.fury.hunter_map import DAYS_APART, stand
from whitby.bots.fury.hunter_worth import whim
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.fury import parts
from whitby.games.fury.board import LAND, LARGE, NOWHERE, SIZE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.dracula_event import ALLY
from whitby.games.fury.cards.events.revealing import IMMEDIATE
from whitby.games.fury.hunters.harm import Bite
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.options import DECLINE_PLAY, HALLOW, KEEP_EVENT, PLAY, PLAY_AS, USE_REVENGE
from whitby.games.fury.view import FuryView

WHIM: Final = 0.02
CLOSE: Final = 8.0
"""If Dracula may be in no more places than this, time matters."""
LOST: Final = 0.25
"""When he is this lost, a report is worth it."""
STARTS: Final[tuple[float, ...]] = (1.0, 0.9, 0.7, 0.5, 0.3, 0.2, 0.1)
"""How good a starting place is for a place this many days away."""
SPREAD: Final = 0.75
"""How much of that is lost if another hunter is as near."""
SUPPLIED: Final = 4.0
"""The value of a large city as a start."""


def _spaces_down(view: FuryView, spaces: tuple[int, ...]) -> list[int]:
    """Return which of these spaces have a face-down card."""
    found: list[int] = []
    for space in spaces:
        hideout = view.trail[space]
        if hideout is not None and not hideout.up:
            found.append(space)
    return found


def choose_drawn(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Option:
    """Play an event at once or keep it; an ally stays or looks for a city."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        worths.append(drawn_worth(view, option, beliefs))
    return most(decision, worths)


def drawn_worth(view: FuryView, option: Pick, beliefs: Beliefs) -> float:
    """Return the value of using a card this way."""
    if option.verb is KEEP_EVENT:
        return 0.5
    if option.verb is not PLAY_AS:
        return 1.0
    if option[parts.EVENT] == cards.NEWSPAPER_REPORTS:
        return 1.0 if option[parts.MODE] == IMMEDIATE and _spaces_down(view, (2,)) else 0.1
    if option[parts.MODE] == ALLY:
        return ally_worth(option[parts.EVENT]) - ally_worth(view.public.hunter_ally)
    return 0.3 * Ground(view, beliefs.outlook(view), option_hunter(view)).lost


def option_hunter(view: FuryView) -> int:
    """Return a hunter of this seat."""
    for hunter in cards.EVERY_HUNTER:
        if view.public.commanders[hunter] == view.seat:
            return hunter
    return 0


def ally_worth(card: int) -> float:
    """Return the value of an ally."""
    if card == cards.NONE:
        return 0.0
    if card == cards.SISTER_AGATHA:
        return 1.5
    return 1.2 if card == cards.JONATHAN_HARKER else 0.7


# Dawn and dusk


def choose_window(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Option:
    """Play an event at dawn or dusk, if the moment is right."""
    hunter = decision.about[0]
    ground = Ground(view, beliefs.outlook(view), hunter)
    full = len(view.events_held[hunter]) >= cards.EVENT_LIMIT[hunter]
    best: Option = DECLINE_PLAY.of()
    gain = 0.0
    for option in decision.options:
        assert isinstance(option, Pick)
        worth = 0.0
        if option.verb in (PLAY, PLAY_AS):
            worth = window_worth(ground, option[parts.EVENT], full)
        if worth > gain:
            best, gain = option, worth
    return best


def window_worth(ground: Ground, card: int, full: bool) -> float:
    """Return the current value of an event; keep it at 0 or less."""
    view = ground.view
    ready = [
        h
        for h in cards.EVERY_HUNTER
        if view.public.places[h] != NOWHERE and not view.public.delayed[h]
    ]
    if card == cards.RENEWED_VIGOR:
        return 1.0 if len(ready) >= 3 and not view.public.vigor and not view.public.no_day else 0.0
    if card == cards.NEWSPAPER_REPORTS:
        down = _spaces_down(view, (4, 5))
        return 0.8 if down and ground.lost > LOST else 0.0
    if card == cards.SURPRISING_RETURN:
        return 0.7
    near = 0.0
    for hunter in ready:
        away = DAYS_APART[stand(view.public.places[hunter])]
        for place, chance in ground.here.items():
            if away[place] <= 2:
                near += chance
    if card == cards.LONG_NIGHT:
        close = ground.places < CLOSE and near > 1.0
        return 0.6 if (close or full) and not view.public.long_night else 0.0
    if card == cards.SPEEDY_TELEGRAPH:
        return (
            0.5
            if ground.places < CLOSE and near > 1.5 and view.public.telegraph == cards.NONE
            else 0.0
        )
    return 0.0


def choose_return(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Option:
    """Bring back the most valuable ally."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        worths.append(drawn_worth(view, option, beliefs))
    return most(decision, worths)


def choose_order(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Option:
    """Let those act first who may find Dracula, so that the others can follow."""
    here = likely(beliefs.outlook(view))
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        away = DAYS_APART[stand(view.public.places[option[parts.WHO]])]
        found = [chance for place, chance in here.items() if away[place] <= 1]
        worths.append(sum(found) + whim(rng, WHIM))
    return most(decision, worths)


# Revealing cards


def city_worth(ground: Ground, place: int) -> float:
    """Return the value of having the card of a city revealed."""
    view = ground.view
    worth = 0.0
    for spot, shares in enumerate(ground.outlook.chances[: len(view.trail)]):
        hideout = view.trail[spot]
        if hideout is not None and not hideout.up:
            worth += KNOWN[spot] * shares.get(place, 0.0)
    return worth


def choose_city(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Option:
    """Name the city whose card is likeliest to be informative."""
    ground = Ground(view, beliefs.outlook(view), decision.about[0])
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        worths.append(city_worth(ground, option[parts.PLACE]) + whim(rng, WHIM * 0.1))
    return most(decision, worths)


def choose_hallow(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Option:
    """Consecrate a city of the trail, or one that Dracula would flee to."""
    ground = Ground(view, beliefs.outlook(view), decision.about[0])
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is not HALLOW:
            worths.append(0.0)
            continue
        place = option[parts.PLACE]
        flees = ground.soon[place] - ground.here.get(place, 0.0)
        worths.append(city_worth(ground, place) + max(0.0, flees) + whim(rng, WHIM * 0.1))
    return most(decision, worths)


def choose_space(view: FuryView, decision: Decision[Any]) -> Option:
    """Have the newest face-down card revealed."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        hideout = view.trail[option[parts.SPACE]]
        down = hideout is not None and not hideout.up
        worths.append(KNOWN[option[parts.SPACE]] if down else -1.0)
    return most(decision, worths)


def choose_hideout(view: FuryView, decision: Decision[Any]) -> Option:
    """Have the encounters revealed that would mature first, or that have a rumour token."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        hideout = view.trail[option[parts.SPACE]]
        worth = float(option[parts.SPACE])
        if hideout is not None:
            worth += 10.0 if hideout.rumour else 0.0
            worth += len(
                [encounter for encounter in hideout.encounters if encounter.kind == cards.HIDDEN]
            )
        worths.append(worth)
    return most(decision, worths)


def choose_veil(view: FuryView, decision: Decision[Any]) -> Option:
    """Have the vampire discarded that would score most."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        worths.append(float(cards.MATURED_INFLUENCE[option[parts.ENCOUNTER]]))
    return most(decision, worths)


def choose_patient(view: FuryView, decision: Decision[Any]) -> Option:
    """Give blood to the hunter with the most bites."""
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        worths.append(
            float(view.public.bites[option[parts.WHO]]) - cards.BITE_SPACES[option[parts.WHO]]
        )
    return most(decision, worths)


def choose_save(view: FuryView, decision: Decision[Any]) -> Option:
    """Save a hunter from defeat; accept a bite that does not defeat."""
    hunter = decision.about[1]
    bite = any(isinstance(step, Bite) and step.hunter == hunter for step in view.flow)
    if bite and view.public.bites[hunter] < cards.BITE_SPACES[hunter]:
        return DECLINE_PLAY.of()
    for option in decision.options:
        assert isinstance(option, Pick)
        if option.verb is USE_REVENGE:
            return option
    found: Option = decision.options[0]
    return found


def choose_first(decision: Decision[Any]) -> Option:
    """Return the first option, which does something; the last one declines."""
    found: Option = decision.options[0]
    return found


# Setup


def choose_start_city(view: FuryView, decision: Decision[Any], rng: Rng) -> Option:
    """Start in a large city that is near much of Europe where no other hunter is near."""
    nearest = [0.0] * LAND
    for other in cards.EVERY_HUNTER:
        place = view.public.places[other]
        if place != NOWHERE:
            for there in range(LAND):
                days = DAYS_APART[stand(place)][there]
                nearest[there] = max(nearest[there], start_near(days))
    worths: list[float] = []
    for option in decision.options:
        assert isinstance(option, Pick)
        place = option[parts.PLACE]
        worth = SUPPLIED if SIZE[place] == LARGE else 0.0
        for there in range(LAND):
            gain = start_near(DAYS_APART[place][there])
            worth += max(0.0, gain - SPREAD * nearest[there])
        worths.append(worth + whim(rng, 1.5))
    return most(decision, worths)


def start_near(days: int) -> float:
    """Return how good it is to start this many days away."""
    return STARTS[days] if days < len(STARTS) else 0.0
