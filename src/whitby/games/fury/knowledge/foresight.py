"""What a move of Dracula's would tell the hunters, and which of them could reach him.

For everything that Dracula could be seen to do now, a forecast says in how many places he could
then be. It uses only public events, whatever is on the trail. For Dracula's own view each of his
options is looked up there, together with the hunters who can get to where it leads him.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.facts import Fact, Pick, Verb
from whitby.games.fury import options as verbs
from whitby.games.fury import parts
from whitby.games.fury.board import NOWHERE, city_of, in_hospital, is_city, is_sea
from whitby.games.fury.cards import table as cards
from whitby.games.fury.events import (
    DRACULA_STARTS,
    FLEW_AWAY,
    INFLUENCE,
    LAID,
    LAIR_ENTERED,
    POWER_PLAYED,
)
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.holding import ANNOUNCED
from whitby.games.fury.knowledge.worlds import back_of, here_spot
from whitby.games.fury.routes import by_rail, by_road, by_sea, to_cities
from whitby.games.fury.state.hideout import CASTLE_BACK, LAND_BACK, SEA_BACK, SLOTS, TRAIL, Hideout
from whitby.games.fury.view import FuryView

FORESEEN: Final[tuple[str, ...]] = ("dracula_start", "travel", "fly")
"""The prompts at which Dracula chooses a location."""

LEADS: Final[tuple[Verb, ...]] = (verbs.START, verbs.GO, verbs.WOLF, verbs.FLY)
TO_LAIRS: Final[tuple[Verb, ...]] = (verbs.ENTER_LAIR, verbs.WOLF_TO_LAIR, verbs.FLY_TO_LAIR)
STAYS: Final[tuple[Verb, ...]] = (
    verbs.FEED_NOW,
    verbs.DARK_CALL_NOW,
    verbs.HIDE_NOW,
    verbs.WOLF_HIDE,
    verbs.LAND_HERE,
)
AS_WOLF: Final[tuple[Verb, ...]] = (verbs.WOLF, verbs.WOLF_TO_LAIR, verbs.WOLF_HIDE)

WOLF_PLAYED: Final = Fact(POWER_PLAYED, (cards.WOLF_FORM,))
SCORED: Final = Fact(INFLUENCE, (cards.FURY_INFLUENCE, 0))
"""A city scores in the third week; the total reveals nothing."""
BEST_TICKET: Final = cards.TICKET_ROWS[0]

Told = tuple[Fact, ...]
"""The public facts of a move."""


class Prospect:
    """What an option of Dracula's leads to.

    `near` are the hunters who can be there after their next day action, `perhaps` those who can if
    a ticket that Dracula cannot see is the best one. `left` says in how many places he could be
    then, as far as the hunters can know; NONE if that is not asked for.
    """

    def __init__(
        self, code: str, place: int, near: list[int], perhaps: list[int], left: int
    ) -> None:
        self.code = code
        self.place = place
        self.near = near
        self.perhaps = perhaps
        self.left = left


def prospects(
    view: FuryView, options: Sequence[Pick], found: dict[str, int] | None
) -> list[Prospect]:
    """Return where those of Dracula's options lead that determine his location."""
    reaches = [in_reach(view, hunter) for hunter in cards.EVERY_HUNTER]
    rows: list[Prospect] = []
    for option in options:
        place = leads_to(view, option)
        if place == NOWHERE:
            continue
        near = [hunter for hunter in cards.EVERY_HUNTER if place in reaches[hunter][0]]
        perhaps = [h for h in cards.EVERY_HUNTER if h not in near and place in reaches[h][1]]
        left = cards.NONE
        if found is not None:
            left = 1 if lies_open(view, option, place) else found[key(seen(view, option, place))]
        rows.append(Prospect(option.code(), place, near, perhaps, left))
    return rows


# The public facts of a move


def forecast(belief: Belief, prompt: str) -> dict[str, int]:
    """Return in how many places he could be after each thing that he could be seen to do."""
    found: dict[str, int] = {}
    for told in tellable(belief, prompt):
        after = belief.clone()
        for fact in told:
            after.witness(fact)
        found[key(told)] = len(after.here())
    return found


def key(told: Told) -> str:
    """Return the key of this in a forecast."""
    return " ".join([fact.code() for fact in told])


def tellable(belief: Belief, prompt: str) -> list[Told]:
    """Return everything that he could be seen to do, without hidden places."""
    if prompt == "dracula_start":
        return [(Fact(DRACULA_STARTS),)]
    if prompt == "fly":
        return flights(belief)
    moves = [laid(SEA_BACK), *steps(belief, ())]
    if not belief.rulings.advanced or (
        belief.misdirected and not belief.rulings.misdirect_with_power
    ):
        return moves
    for power in cards.OPEN_POWERS:
        if ANNOUNCED + power not in belief.backs:
            moves.append((Fact(POWER_PLAYED, (power,)),))
    if belief.wolf == cards.NONE:
        moves += steps(belief, (WOLF_PLAYED,))
    return moves


def steps(belief: Belief, form: Told) -> list[Told]:
    """Return what can be seen when he goes to a city or a lair, or hides."""
    scored: Told = (SCORED,) if belief.despair == cards.ALL_DESPAIR else ()
    moves: list[Told] = []
    if scored and not belief.rulings.hide_is_fury:
        moves.append((*form, *laid(LAND_BACK)))
    for back in (LAND_BACK, CASTLE_BACK):
        moves.append((*form, *laid(back), *scored))
    for slot in range(SLOTS):
        moves.append((*form, Fact(LAIR_ENTERED, (slot,)), *scored))
    return moves


def flights(belief: Belief) -> list[Told]:
    """Return what can be seen when he flies away as a bat, or does not."""
    space = 0
    if belief.rulings.bat_vacated:
        for world in belief.worlds:
            space = here_spot(world)  # the same in all of them: he is fighting there
            break
    moves: list[Told] = [()]
    for back in (LAND_BACK, CASTLE_BACK):
        flew = Fact(FLEW_AWAY, (space, back))
        moves.append((flew,))
        if belief.rulings.bat_into_lair:
            for slot in range(SLOTS):
                moves.append((Fact(LAIR_ENTERED, (slot,)), flew))
    return moves


def laid(back: int) -> Told:
    """Return that a card with this back is placed."""
    return (Fact(LAID, (back,)),)


def seen(view: FuryView, option: Pick, place: int) -> Told:
    """Return the public facts of an option that does not show where he is."""
    verb = option.verb
    if verb is verbs.START:
        return (Fact(DRACULA_STARTS),)
    if verb is verbs.FEED_NOW or verb is verbs.DARK_CALL_NOW:
        return (Fact(POWER_PLAYED, (cards.FEED if verb is verbs.FEED_NOW else cards.DARK_CALL,)),)
    if verb is verbs.LAND_HERE:
        return ()
    entered: Told = (Fact(LAIR_ENTERED, (option[parts.SLOT],)),) if verb in TO_LAIRS else ()
    if verb is verbs.FLY or verb is verbs.FLY_TO_LAIR:
        vacated = view.options["bat_lands_on"] == "vacated_space"
        space = current(view.dracula.trail) if vacated else 0
        return (*entered, Fact(FLEW_AWAY, (space, back_of(place))))
    form: Told = (WOLF_PLAYED,) if verb in AS_WOLF else ()
    hides = verb is verbs.HIDE_NOW or verb is verbs.WOLF_HIDE
    scores = is_city(place) and view.public.despair == cards.ALL_DESPAIR
    if hides and view.options["hide_triggers_fury"] != "on":
        scores = False
    scored: Told = (SCORED,) if scores else ()
    return (*form, *(entered or laid(LAND_BACK if hides else back_of(place))), *scored)


def lies_open(view: FuryView, option: Pick, place: int) -> bool:
    """Return whether everyone then sees where he is (FURY-DPHASE-12, HIDE-06, LAIR-13)."""
    if option.verb in STAYS:
        here = view.dracula.trail[current(view.dracula.trail)]
        return here is not None and here.up
    if option.verb in TO_LAIRS:
        lair = view.dracula.lairs[option[parts.SLOT]]
        assert lair is not None
        return lair.up or place in view.public.places
    return is_city(place) and place in view.public.places


def leads_to(view: FuryView, option: Pick) -> int:
    """Return where Dracula is after an option; NOWHERE if it does not decide that."""
    if option.verb in LEADS:
        return option[parts.PLACE]
    if option.verb in TO_LAIRS:
        lair = view.dracula.lairs[option[parts.SLOT]]
        assert lair is not None
        return lair.place
    return view.dracula_place if option.verb in STAYS else NOWHERE


def current(trail: tuple[Hideout | None, ...]) -> int:
    """Return the space of Dracula's location on the trail (FURY-CURLOC-01)."""
    for space in range(TRAIL):
        hideout = trail[space]
        if hideout is not None and hideout.place != NOWHERE:
            return space
    raise AssertionError("he is somewhere")


# Pursuers


def in_reach(view: FuryView, hunter: int) -> tuple[set[int], set[int]]:
    """Return where a hunter can be after the next day action: for certain, and with a good ticket.

    One action by road, by sea, or with a ticket, given the current fog, roadblocks and storms; no
    event cards. A delayed hunter stands up instead; bats go where Dracula wants; the defeated can
    leave their hospital.
    """
    at = (
        view.public.places[hunter]
        if view.public.hospitals[hunter] == NOWHERE
        else view.public.hospitals[hunter]
    )
    if at == NOWHERE:
        return set(), set()
    if in_hospital(at):
        closed = view.public.no_day or city_of(at) in view.public.fog
        return set() if closed else {city_of(at)}, set()
    if view.public.no_day or view.public.delayed[hunter]:
        return {at}, set()
    if (
        view.public.bats[hunter]
        and at not in view.public.fog
        and to_cities(at, view.public.fog, view.public.roadblocks)
    ):
        return set(), set()
    transit = view.options["fog_blocks_transit"] == "on"
    sure = set(by_sea(at, view.public.fog, view.public.storms))
    if not (is_sea(at) and sure):  # at sea, moving is mandatory (FURY-ACTION-05)
        sure.add(at)
    sure.update(by_road(at, view.public.fog, view.public.roadblocks, 1, transit))
    perhaps: set[int] = set()
    for ticket in view.hands.tickets[hunter]:
        white, yellow, _ = BEST_TICKET if ticket == cards.HIDDEN else cards.TICKET_ROWS[ticket]
        reached = by_rail(at, white, yellow, view.public.fog, view.public.roadblocks, transit)
        (perhaps if ticket == cards.HIDDEN else sure).update(reached)
    return sure, perhaps
