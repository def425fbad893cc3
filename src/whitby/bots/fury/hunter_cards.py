"""When hunters play events that cost no action, and how they use events that reveal something."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.asked import Asked
from whitby.bots.fury.card_worth import HUNTER_ALLIES
from whitby.bots.fury.distances import DAYS_APART, stand
from whitby.bots.fury.hunter_ground import KNOWN, Ground
from whitby.bots.fury.hunter_nearness import likely
from whitby.bots.fury.hunter_worth import chosen, whim
from whitby.core.engine import Option
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import LAND, LARGE, NOWHERE, SIZE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.dracula_event import ALLY
from whitby.games.fury.cards.events.revealing import IMMEDIATE
from whitby.games.fury.hunters.harm import Bite
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


def is_down(view: FuryView, space: int) -> bool:
    """Return whether a space of the trail has a face-down card."""
    hideout = view.dracula.trail[space]
    return hideout is not None and not hideout.up


def drawn_worth(ask: Asked, option: Pick) -> float:
    """Play an event at once or keep it; an ally stays or looks for a city."""
    view = ask.view
    if option.verb is KEEP_EVENT:
        return 0.5
    if option.verb is not PLAY_AS:
        return 1.0
    if option[parts.EVENT] == cards.NEWSPAPER_REPORTS:
        return 1.0 if option[parts.MODE] == IMMEDIATE and is_down(view, 2) else 0.1
    if option[parts.MODE] == ALLY:
        return HUNTER_ALLIES[option[parts.EVENT]] - HUNTER_ALLIES[view.public.hunter_ally]
    own = [h for h in cards.EVERY_HUNTER if view.public.commanders[h] == view.seat]
    return 0.3 * Ground(view, ask.outlook, own[0] if own else 0).lost


# Dawn and dusk


def choose_window(ask: Asked) -> Option:
    """Play an event at dawn or dusk, if the moment is right."""
    view, hunter = ask.view, ask.hunter
    ground = Ground(view, ask.outlook, hunter)
    full = len(view.hands.events[hunter]) >= cards.EVENT_LIMIT[hunter]
    best: Option = DECLINE_PLAY.of()
    gain = 0.0
    for option in ask.options:
        worth = 0.0
        if option.verb in (PLAY, PLAY_AS):
            worth = window_worth(ground, option[parts.EVENT], full)
        if worth > gain:
            best, gain = option, worth
    return best


def window_worth(ground: Ground, card: int, full: bool) -> float:
    """Return the current value of an event; keep it at 0 or less."""
    public = ground.view.public
    ready = [h for h in cards.EVERY_HUNTER if public.places[h] != NOWHERE and not public.delayed[h]]
    if card == cards.RENEWED_VIGOR:
        return 1.0 if len(ready) >= 3 and not public.vigor and not public.no_day else 0.0
    if card == cards.NEWSPAPER_REPORTS:
        down = is_down(ground.view, 4) or is_down(ground.view, 5)
        return 0.8 if down and ground.lost > LOST else 0.0
    if card == cards.SURPRISING_RETURN:
        return 0.7
    near = 0.0
    for hunter in ready:
        away = DAYS_APART[stand(public.places[hunter])]
        for place, chance in ground.here.items():
            if away[place] <= 2:
                near += chance
    close = ground.places < CLOSE
    if card == cards.LONG_NIGHT:
        return 0.6 if ((close and near > 1.0) or full) and not public.long_night else 0.0
    if card == cards.SPEEDY_TELEGRAPH:
        return 0.5 if close and near > 1.5 and public.telegraph == cards.NONE else 0.0
    return 0.0


def choose_order(ask: Asked) -> Option:
    """Let those act first who may find Dracula, so that the others can follow."""
    here = likely(ask.outlook)
    worths: list[float] = []
    for option in ask.options:
        away = DAYS_APART[stand(ask.view.public.places[option[parts.WHO]])]
        worths.append(sum([chance for place, chance in here.items() if away[place] <= 1]))
    return chosen(ask, worths, WHIM)


# Revealing cards


def city_worth(ground: Ground, place: int) -> float:
    """Return the value of having the card of a city revealed."""
    view = ground.view
    worth = 0.0
    for spot, shares in enumerate(ground.outlook.chances[: len(view.dracula.trail)]):
        if is_down(view, spot):
            worth += KNOWN[spot] * shares.get(place, 0.0)
    return worth


def choose_city(ask: Asked) -> Option:
    """Name the city whose card is likeliest to be informative."""
    ground = Ground(ask.view, ask.outlook, ask.hunter)
    worths = [city_worth(ground, option[parts.PLACE]) for option in ask.options]
    return chosen(ask, worths, WHIM * 0.1)


def choose_hallow(ask: Asked) -> Option:
    """Consecrate a city of the trail, or one that Dracula would flee to."""
    ground = Ground(ask.view, ask.outlook, ask.hunter)
    worths: list[float] = []
    for option in ask.options:
        if option.verb is not HALLOW:
            worths.append(0.0)
            continue
        place = option[parts.PLACE]
        flees = ground.soon[place] - ground.here.get(place, 0.0)
        worths.append(city_worth(ground, place) + max(0.0, flees) + whim(ask.rng, WHIM * 0.1))
    return chosen(ask, worths)


def space_worth(ask: Asked, option: Pick) -> float:
    """Have the newest face-down card revealed."""
    space = option[parts.SPACE]
    return KNOWN[space] if is_down(ask.view, space) else -1.0


def hideout_worth(ask: Asked, option: Pick) -> float:
    """Have the encounters revealed that would mature first, or that have a rumour token."""
    hideout = ask.view.dracula.trail[option[parts.SPACE]]
    worth = float(option[parts.SPACE])
    if hideout is None:
        return worth
    hidden = [each for each in hideout.encounters if each.kind == cards.HIDDEN]
    return worth + (10.0 if hideout.rumour else 0.0) + len(hidden)


def patient_worth(ask: Asked, option: Pick) -> float:
    """Give blood to the hunter with the most bites."""
    hunter = option[parts.WHO]
    return float(ask.view.public.bites[hunter]) - cards.BITE_SPACES[hunter]


def choose_save(ask: Asked) -> Option:
    """Save a hunter from defeat; accept a bite that does not defeat."""
    hunter = ask.about(parts.OTHER)
    bite = any(isinstance(step, Bite) and step.hunter == hunter for step in ask.view.flow)
    if bite and ask.view.public.bites[hunter] < cards.BITE_SPACES[hunter]:
        return DECLINE_PLAY.of()
    for option in ask.options:
        if option.verb is USE_REVENGE:
            return option
    return ask.options[0]


# Setup


def choose_start_city(ask: Asked) -> Option:
    """Start in a large city that is near much of Europe where no other hunter is near."""
    nearest = [0.0] * LAND
    for place in ask.view.public.places:
        if place != NOWHERE:
            for there in range(LAND):
                days = DAYS_APART[stand(place)][there]
                nearest[there] = max(nearest[there], start_near(days))
    worths: list[float] = []
    for option in ask.options:
        place = option[parts.PLACE]
        worth = SUPPLIED if SIZE[place] == LARGE else 0.0
        for there in range(LAND):
            gain = start_near(DAYS_APART[place][there])
            worth += max(0.0, gain - SPREAD * nearest[there])
        worths.append(worth)
    return chosen(ask, worths, 1.5)


def start_near(days: int) -> float:
    """Return how good it is to start this many days away."""
    return STARTS[days] if days < len(STARTS) else 0.0
