"""The hunters' thirty events: when each is played, and its effect.

Effects are in `scouting.py` and `errands.py`; reactions are in the modules where they react.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.allies import join_hunters, leave_dracula
from whitby.games.fury.cards.errands import (
    EscapeRoute,
    Hallow,
    Transfuse,
    Weather,
    can_transfuse,
    heroic_leap,
    lucky_find,
    mystic_research,
    urgency,
    vampire_lair,
)
from whitby.games.fury.cards.playing import Window, play_event
from whitby.games.fury.cards.scouting import (
    FIFTH_OR_SIXTH,
    THIRD,
    Deduce,
    NameCity,
    RevealSpace,
    analysis,
    behind_the_veil,
    evil_presence,
    guarded,
    hide_space,
    hypnosis,
    local_rumours,
    sea_cards,
)
from whitby.games.fury.cards.table import (
    BEHIND_THE_VEIL,
    BLOOD_TRANSFUSION,
    CONSECRATED_GROUND,
    DAY,
    ESCAPE_ROUTE,
    EVERY_HUNTER,
    EVIL_PRESENCE,
    EXCELLENT_WEATHER,
    FAST_HORSES,
    GOOD_LUCK,
    HEROIC_LEAP,
    HIDE,
    HIRED_SCOUTS,
    HYPNOSIS,
    JONATHAN_HARKER,
    LOCAL_RUMOURS,
    LONG_NIGHT,
    LUCKY_FIND,
    LUCYS_REVENGE,
    MINA,
    MONEY_TRAIL,
    MYSTIC_RESEARCH,
    NEWSPAPER_REPORTS,
    NIGHT,
    NONE,
    PLANNED_AMBUSH,
    RENEWED_VIGOR,
    RUFUS_SMITH,
    SENSE_OF_URGENCY,
    SEWARD,
    SISTER_AGATHA,
    SPEEDY_TELEGRAPH,
    STAKE,
    SURPRISING_RETURN,
    VAMPIRE_LAIR,
    VAN_HELSING,
    WAX_CYLINDERS,
)
from whitby.games.fury.events import ALLY_RECALLED
from whitby.games.fury.hunters.hands import EventLimit
from whitby.games.fury.hunters.travel import roads_from, seas_from
from whitby.games.fury.naming import MODES
from whitby.games.fury.options import (
    CLEAR_ROAD,
    KEEP_EVENT,
    OUST,
    PLAY,
    PLAY_AS,
    USE_HORSES,
    Pick,
)
from whitby.games.fury.state.fury import Fury, hunters_at, in_city, kinds_in, present, seat_of
from whitby.games.fury.tokens import lift_roadblock

ALLIES: Final[tuple[int, ...]] = (JONATHAN_HARKER, RUFUS_SMITH, SISTER_AGATHA)
AT_ONCE: Final[tuple[int, ...]] = (
    BEHIND_THE_VEIL,
    EVIL_PRESENCE,
    HIRED_SCOUTS,
    LOCAL_RUMOURS,
    *ALLIES,
)
"""Must be played when drawn (FURY-EVENT-04)."""
AT_DAWN: Final[tuple[int, ...]] = (
    LONG_NIGHT,
    NEWSPAPER_REPORTS,
    RENEWED_VIGOR,
    SPEEDY_TELEGRAPH,
    SURPRISING_RETURN,
)
AT_DUSK: Final[tuple[int, ...]] = (NEWSPAPER_REPORTS, SURPRISING_RETURN)
SEARCH_LOCATION: Final = MODES.index("search_location")
ALLY: Final = MODES.index("ally")
IMMEDIATE: Final = MODES.index("immediate")
DAWN_DUSK: Final = MODES.index("dawn_dusk")
DEDUCTION: Final = MODES.index("deduction")
ANALYSIS: Final = MODES.index("analysis")


# Drawing


class Drawn(Step[Fury]):
    """A hunter reads the event just drawn: some are played at once, others kept (FURY-EVENT-04).

    The question is always asked, so that it reveals nothing about the card.
    """

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return what can be done with it now."""
        card = state.drawn
        options: list[Pick] = []
        if card in ALLIES:
            options = [PLAY_AS.of(card, SEARCH_LOCATION), PLAY_AS.of(card, ALLY)]
        elif card in AT_ONCE:
            options = [PLAY.of(card)]
        elif card == NEWSPAPER_REPORTS:
            options = [PLAY_AS.of(card, IMMEDIATE), KEEP_EVENT.of()]
        elif card == GOOD_LUCK:
            options = [*luck_options(state), KEEP_EVENT.of()]
        else:
            options = [KEEP_EVENT.of()]
        return Decision(seat_of(state, self.hunter), "drawn", options, (self.hunter, card))

    def take(self, state: Fury, option: Pick) -> None:
        """Play it, or keep it."""
        state.drawn = NONE
        if option.verb is CLEAR_ROAD or option.verb is OUST:
            use_luck(state, self.hunter, option)
        elif option.verb is not KEEP_EVENT:
            keep = option.verb is PLAY_AS and option.other == ALLY
            play_event(state, self.hunter, option.value, mode_of(option), keep)


def mode_of(option: Pick) -> int:
    """Return the mode that was chosen, or NONE."""
    return option.other if option.verb is PLAY_AS else NONE


# Dawn and dusk


class DawnWindow(Window):
    """Events for dawn, after the marker has moved (FURY-TIME-04, FURY-TIME-08)."""

    def cards(self) -> tuple[int, ...]:
        """Return the events for dawn."""
        return AT_DAWN

    def prompt(self) -> str:
        """Return the prompt."""
        return "dawn"

    def again(self, at: int) -> Window:
        """Return the same window, at another hunter."""
        return DAWN_WINDOWS[at]

    def playable(self, state: Fury, hunter: int) -> list[Pick]:
        """Return what the hunter can play."""
        return window_options(state, hunter, self.cards())


class DuskWindow(DawnWindow):
    """Events for dusk."""

    def cards(self) -> tuple[int, ...]:
        """Return the events for dusk."""
        return AT_DUSK

    def prompt(self) -> str:
        """Return the prompt."""
        return "dusk"

    def again(self, at: int) -> Window:
        """Return the same window, at another hunter."""
        return DUSK_WINDOWS[at]


def window_options(state: Fury, hunter: int, cards: tuple[int, ...]) -> list[Pick]:
    """Return which of these events a hunter holds, in their modes."""
    options: list[Pick] = []
    for card in kinds_in(state.events_held[hunter]):
        if card not in cards:
            continue
        if card == NEWSPAPER_REPORTS:
            options.append(PLAY_AS.of(card, DAWN_DUSK))
        elif card != SURPRISING_RETURN or returning(state):
            options.append(PLAY.of(card))
    return options


def returning(state: Fury) -> list[int]:
    """Return the hunters' allies that are face up in the discard pile."""
    return [card for card in ALLIES if state.event_discard[card]]


class Return(Step[Fury]):
    """Surprising Return: an ally from the discard pile is played, in either mode."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the allies, in both modes."""
        options: list[Pick] = []
        for card in returning(state):
            options += [PLAY_AS.of(card, SEARCH_LOCATION), PLAY_AS.of(card, ALLY)]
        return Decision(seat_of(state, self.hunter), "return_ally", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Play it, announced to all (FURY-EVENT-05)."""
        state.say(ALLY_RECALLED, self.hunter, option.value)
        if option.other == ALLY:
            state.event_discard[option.value] -= 1
        take_effect(state, self.hunter, option.value, option.other)


# Special actions


def specials(state: Fury, hunter: int) -> list[Pick]:
    """Return the events and items that a hunter can use with the action (FURY-ACTION-08)."""
    options: list[Pick] = []
    for card in kinds_in(state.events_held[hunter]):
        if card == WAX_CYLINDERS and hunter == SEWARD and in_city(state, hunter):
            if guarded(state):
                options.append(PLAY_AS.of(card, DEDUCTION))
            if state.house.advanced and not hide_known(state):
                options.append(PLAY_AS.of(card, ANALYSIS))
        elif usable(state, hunter, card):
            options.append(PLAY.of(card))
    if FAST_HORSES in state.items[hunter] and state.phase == DAY and roads_from(state, hunter):
        options.append(USE_HORSES.of())
    return options


def hide_known(state: Fury) -> bool:
    """Return whether everyone sees where Hide is."""
    space = hide_space(state)
    hideout = state.trail[space] if space != NONE else None
    return hideout is not None and hideout.up and hideout.power == HIDE


def usable(state: Fury, hunter: int, card: int) -> bool:
    """Return whether an event can be used with the action here and now (FURY-ACTION-13)."""
    if card == EXCELLENT_WEATHER:
        return state.phase == DAY and len(seas_from(state, hunter)) > 0
    if not in_city(state, hunter):
        return False
    if card == BLOOD_TRANSFUSION:
        return len(can_transfuse(state, hunter)) > 0
    if card == CONSECRATED_GROUND:
        return state.phase == NIGHT
    if card == HYPNOSIS:
        return hunter == MINA and len(hunters_at(state, state.places[MINA])) > 1
    if card == MONEY_TRAIL:
        return len(sea_cards(state)) > 0
    if card == MYSTIC_RESEARCH:
        return hunter == VAN_HELSING and len(state.event_deck) > 0
    if card == SENSE_OF_URGENCY:
        return state.phase == DAY and len(roads_from(state, hunter, 3)) > 0
    if card == VAMPIRE_LAIR:
        return state.phase == DAY and STAKE in state.items[hunter] and state.influence > 0
    return False


# Good Luck, by day and without an action


def lucky(state: Fury, seat: int) -> list[Pick]:
    """Return what Good Luck can do for a seat that holds it."""
    return luck_options(state) if lucky_ones(state, seat) else []


def luck_options(state: Fury) -> list[Pick]:
    """Return what Good Luck can do, by day."""
    if state.phase != DAY:
        return []
    options = [CLEAR_ROAD.of(link) for link in state.roadblocks]
    if state.dracula_ally != NONE:
        options.append(OUST.of())
    return options


def lucky_ones(state: Fury, seat: int) -> list[int]:
    """Return the hunters of a seat who can play Good Luck: the defeated cannot (DEFEAT-12)."""
    mine = [h for h in EVERY_HUNTER if seat_of(state, h) == seat and present(state, h)]
    return [h for h in mine if GOOD_LUCK in state.events_held[h]]


def lucky_one(state: Fury, seat: int) -> int:
    """Return whose Good Luck a seat plays: preferably from a hand with too many events."""
    able = lucky_ones(state, seat)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, EventLimit) and step.hunter in able:
        return step.hunter
    return able[0]


def use_luck(state: Fury, hunter: int, option: Pick) -> None:
    """Remove a roadblock, or Dracula's ally."""
    play_event(state, hunter, GOOD_LUCK)
    if option.verb is OUST:
        leave_dracula(state)
    else:
        lift_roadblock(state, option.value)


# Effects


def take_effect(state: Fury, hunter: int, card: int, mode: int) -> None:
    """Carry out an event of the hunters."""
    if card in ALLIES:
        if mode == ALLY:
            join_hunters(state, card)
        else:
            state.then(NameCity(hunter, 1))
    elif card == BEHIND_THE_VEIL:
        behind_the_veil(state, hunter)
    elif card == EVIL_PRESENCE:
        evil_presence(state)
    elif card == HIRED_SCOUTS:
        state.then(NameCity(hunter, 2))
    elif card == LOCAL_RUMOURS:
        local_rumours(state, hunter)
    elif card == NEWSPAPER_REPORTS:
        state.then(RevealSpace(hunter, (THIRD,) if mode == IMMEDIATE else FIFTH_OR_SIXTH))
    elif card == HYPNOSIS:
        hypnosis(state, hunter)
    elif card == MONEY_TRAIL:
        state.then(RevealSpace(hunter, tuple(sea_cards(state))))
    elif card == WAX_CYLINDERS:
        if mode == ANALYSIS:
            analysis(state, hunter)
        else:
            state.then(Deduce(hunter))
    else:
        run_errand(state, hunter, card)


def run_errand(state: Fury, hunter: int, card: int) -> None:
    """Carry out the events that do something rather than reveal something."""
    if card == BLOOD_TRANSFUSION:
        state.then(Transfuse(hunter))
    elif card == CONSECRATED_GROUND:
        state.then(Hallow(hunter))
    elif card == EXCELLENT_WEATHER:
        state.then(Weather(hunter, 2))
    elif card == SENSE_OF_URGENCY:
        urgency(state, hunter)
    elif card == VAMPIRE_LAIR:
        vampire_lair(state, hunter)
    elif card == MYSTIC_RESEARCH:
        mystic_research(state, hunter)
    elif card == ESCAPE_ROUTE:
        state.then(EscapeRoute(hunter))
    elif card == HEROIC_LEAP:
        heroic_leap(state, hunter)
    elif card == LUCKY_FIND:
        lucky_find(state, hunter)
    elif card == SURPRISING_RETURN:
        state.then(Return(hunter))
    else:
        set_up(state, hunter, card)


def set_up(state: Fury, hunter: int, card: int) -> None:
    """Carry out the events with a lasting effect."""
    if card == LUCYS_REVENGE:
        assert state.combat is not None
        state.combat.revenge = True
    elif card == PLANNED_AMBUSH:
        assert state.combat is not None
        state.combat.planned = (*state.combat.planned, hunter)
    elif card == LONG_NIGHT:
        state.long_night = True
    elif card == RENEWED_VIGOR:
        state.vigor = True
    elif card == SPEEDY_TELEGRAPH:
        state.telegraph = hunter


DRAWN: Final = tuple([Drawn(hunter) for hunter in EVERY_HUNTER])
DAWN_WINDOWS: Final = tuple([DawnWindow(hunter) for hunter in EVERY_HUNTER])
DUSK_WINDOWS: Final = tuple([DuskWindow(hunter) for hunter in EVERY_HUNTER])
