"""Common advice of Fury of Dracula as habits, and its cards as factors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from studies.habits import without
from studies.playing import USUAL, Arm, options_but, options_with
from whitby.core.engine import Decision, Option
from whitby.games.fury.board import LAND, NOWHERE
from whitby.games.fury.cards.table import (
    CAN_MATURE,
    DRACULA_EVENT_ROWS,
    ENCOUNTERS,
    HUNTER_EVENT_ROWS,
    ITEMS,
    NIGHT,
)
from whitby.games.fury.distances import DAYS_APART, stand
from whitby.games.fury.options import GO, START
from whitby.games.fury.parts import PLACE
from whitby.games.fury.view import FuryView

CLOSE: Final = 2
"""Days between hunters who start together."""
WEEK: Final = 7


def no_sea(seen: FuryView, decision: Decision[Any]) -> Sequence[Option]:
    """Dracula stays on land."""
    return [o for o in decision.options if not (GO.matches(o) and o[PLACE] >= LAND)]


def _days(seen: FuryView, option: Any) -> list[int]:
    """Return the days from a start to the hunters who stand already."""
    placed = [stand(place) for place in seen.public.places if place != NOWHERE]
    return [DAYS_APART[option[PLACE]][place] for place in placed]


def together(seen: FuryView, decision: Decision[Any]) -> Sequence[Option]:
    """Hunters start next to one another."""
    if decision.prompt != "start":
        return decision.options
    return [o for o in decision.options if max(_days(seen, o), default=0) <= CLOSE]


def apart(seen: FuryView, decision: Decision[Any]) -> Sequence[Option]:
    """Hunters start as far from one another as they can, give or take a day."""
    starts = [o for o in decision.options if START.matches(o)]
    if decision.prompt != "start" or not starts:
        return decision.options
    least = [min(_days(seen, option), default=0) for option in starts]
    return [o for o, days in zip(starts, least, strict=True) if days >= max(least) - 1]


def by_day(seen: FuryView, decision: Decision[Any]) -> Sequence[Option]:
    """Hunters supply by day alone."""
    return options_but(decision, ["supply"]) if seen.public.phase == NIGHT else decision.options


def by_night(seen: FuryView, decision: Decision[Any]) -> Sequence[Option]:
    """Hunters supply by night alone."""
    return decision.options if seen.public.phase == NIGHT else options_but(decision, ["supply"])


def early_search(seen: FuryView, decision: Decision[Any]) -> Sequence[Option]:
    """Hunters search in the first three days wherever they can."""
    searching = options_with(decision, ["search"]) if seen.public.round <= 3 else []
    return searching or decision.options


def late_search(seen: FuryView, decision: Decision[Any]) -> Sequence[Option]:
    """Hunters do not search in the first week."""
    return options_but(decision, ["search"]) if seen.public.round <= WEEK else decision.options


ARMS: Final[dict[str, Arm]] = {
    USUAL: Arm(),
    "Dracula stays on land": Arm({"dracula": no_sea}),
    "Dracula makes no lairs": Arm({"dracula": without(["make_lair"])}),
    "Dracula places no rumors": Arm({"dracula": without(["rumour"])}),
    "hunters start together": Arm({"hunters": together}),
    "hunters start far apart": Arm({"hunters": apart}),
    "hunters supply by day only": Arm({"hunters": by_day}),
    "hunters supply by night only": Arm({"hunters": by_night}),
    "hunters never supply": Arm({"hunters": without(["supply"])}),
    "hunters search in the first three days": Arm({"hunters": early_search}),
    "hunters do not search in the first week": Arm({"hunters": late_search}),
    "hunters reserve no tickets": Arm({"hunters": without(["reserve"])}),
    "hunters never rest": Arm({"hunters": without(["rest"])}),
}
"""What Dracula or the hunters do otherwise than usual."""

POWER_CODES: Final = {
    "dark_call": {"dark_call"},
    "feed": {"feed"},
    "hide": {"hide", "wolf_hide"},
    "misdirect": {"misdirect"},
    "wolf_form": {"wolf", "wolf_lair", "wolf_hide"},
}


def factors() -> dict[str, tuple[str, set[str]]]:
    """Return whose every card is, and the options by which it is used."""
    found = {name: ("dracula", codes) for name, codes in POWER_CODES.items()}
    for side, rows in (("hunters", HUNTER_EVENT_ROWS), ("dracula", DRACULA_EVENT_ROWS)):
        for name, _ in rows:
            found[name] = (side, {f"play:{name}", f"play_as:{name}"})
    for name, matures in zip(ENCOUNTERS, CAN_MATURE, strict=True):
        codes = {f"ambush:*:{name}", f"ambush_open:*:{name}"}
        found[name] = ("dracula", codes | ({f"mature:{name}"} if matures else set()))
    for name in ITEMS:
        codes = {f"fight_with:*:{name}", f"show:{name}"}
        codes |= {"horses"} if name == "fast_horses" else set()
        codes |= {"wear_wreath"} if name == "garlic_wreath" else set()
        codes |= {"use_dogs"} if name == "dogs" else set()
        codes |= {"fire"} if name == "holy_bullets" else set()
        codes |= {"stake_it"} if name == "stake" else set()
        found[name] = ("hunters", codes)
    return found


FACTORS: Final = factors()
