"""Dracula's seventeen events: when each is played, and its effect.

Reactions to hunters are in the modules where they react: Customs Search, False Tip and Wild Horses
in `answers.py`, Seduction in `search.py`, Enraged in `combat.py`, Sensationalist Press in
`playing.py`.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.board import LAND, LOCATIONS, NOWHERE
from whitby.games.fury.cards.allies import join_dracula, leave_hunters
from whitby.games.fury.cards.playing import play_scheme_now, unseen
from whitby.games.fury.cards.table import (
    ALL_STORMS,
    CRUCIFIX,
    DARKNESS_RETURNS,
    DEVILISH_POWER,
    DRACULA_PHASE,
    DRACULA_SIDE,
    DRACULAS_BRIDES,
    EVERY_HUNTER,
    GREAT_WOLF,
    HEAVENLY_HOST,
    HIDDEN_SCHEMES,
    HUNTER_EVENTS,
    IMMANUEL_HILDESHEIM,
    NOCTURNAL_VISIT,
    NONE,
    ROADBLOCK,
    SUMMON_STORMS,
    UNEARTHLY_SWIFTNESS,
    VAMPIRIC_INFLUENCE,
    event_side,
)
from whitby.games.fury.dracula.encounter_hand import REFILL, discard_open, draw_encounters
from whitby.games.fury.dracula.trail import add_encounter
from whitby.games.fury.events import (
    ADDS_TO,
    AGAIN,
    ENCOUNTER_LAID,
    EVENT_OPENED,
    EVENTS_TAKEN,
    GROUND_LOST,
    LAID_ENCOUNTER,
    NO_DAY,
    NO_SUPPLY,
    NOCTURNAL,
    POUNCED,
    PUSHED,
    SAW_EVENTS,
    SAW_ITEMS,
    SCHEMES_SHUFFLED,
    SHOWED,
    SWAPPED,
    Fact,
)
from whitby.games.fury.hunters.arrival import ARRIVALS
from whitby.games.fury.hunters.hands import discard_event, discard_item
from whitby.games.fury.hunters.harm import Suffer
from whitby.games.fury.hunters.showing import ask_to_show
from whitby.games.fury.hunters.supply import (
    receive_scheme,
    refill_events,
    show_top,
    take_top,
    top_side,
)
from whitby.games.fury.hunters.travel import driven_to
from whitby.games.fury.naming import MODES
from whitby.games.fury.options import (
    ADD_TO,
    CHOOSE_HUNTER,
    DECLINE_PLAY,
    DISCARD_EVENT,
    DISCARD_ITEM,
    DONE,
    DRIVE,
    KEEP_EVENT,
    LAY,
    PLAY,
    PLAY_AS,
    SHOW,
    STORM_AT,
    SWAP,
    Pick,
)
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    kinds_in,
    present,
    weakened,
    without,
)
from whitby.games.fury.state.hideout import Hideout, PlacedEncounter
from whitby.games.fury.tokens import PUT_ROADBLOCK, deconsecrate, put_storm

WITH_ALLY: Final = {
    DRACULAS_BRIDES: MODES.index("corrupt"),
    GREAT_WOLF: MODES.index("pounce"),
    IMMANUEL_HILDESHEIM: MODES.index("assist"),
}
"""Events that can be played as an ally, and their other mode."""
ALLY: Final = MODES.index("ally")
UNHALLOW: Final = MODES.index("unhallow")
RID_ALLY: Final = MODES.index("rid_ally")
FORBID_SUPPLY: Final = MODES.index("no_supply")
OR_LATER: Final[tuple[int, ...]] = (ROADBLOCK, SUMMON_STORMS)
"""Played when drawn, or at the end of a Dracula phase."""
ANY_MOMENT: Final[tuple[int, ...]] = (DEVILISH_POWER, UNEARTHLY_SWIFTNESS)
AT_THE_END: Final[tuple[int, ...]] = (
    DARKNESS_RETURNS,
    HIDDEN_SCHEMES,
    NOCTURNAL_VISIT,
    *OR_LATER,
    *ANY_MOMENT,
)
FROM_DISCARDS: Final[tuple[int, ...]] = (DARKNESS_RETURNS, IMMANUEL_HILDESHEIM)
"""Their effects may shuffle the discard pile; they are put there afterwards (FURY-EVENT-05)."""
ROADBLOCKS: Final = 3
STORMS: Final = 3
POUNCE: Final = 4
WOLF_BITE: Final = 1
ASSIST: Final = 6
FIRST_THREE: Final[tuple[int, ...]] = (0, 1, 2)
THIRD: Final = 2


# Drawing


class SchemeDrawn(Step[Fury]):
    """Dracula reads the event he drew: some are played at once. He is always asked."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return what can be done with it now."""
        card = state.drawn
        if card in WITH_ALLY:
            options = [PLAY_AS.of(card, WITH_ALLY[card]), PLAY_AS.of(card, ALLY)]
        elif card == VAMPIRIC_INFLUENCE:
            options = [PLAY.of(card)]
        elif card in OR_LATER:
            options = [PLAY.of(card), KEEP_EVENT.of()]
        else:
            options = [KEEP_EVENT.of()]
        return Decision(DRACULA_SEAT, "scheme_drawn", options, (card,))

    def take(self, state: Fury, option: Pick) -> None:
        """Play it, or keep it."""
        state.drawn = NONE
        if option.verb is not KEEP_EVENT:
            play_scheme(state, option)


def play_scheme(state: Fury, option: Pick) -> None:
    """Dracula plays an event, in a mode if it has any."""
    mode = option.other if option.verb is PLAY_AS else NONE
    ally = mode == ALLY and option.value in WITH_ALLY
    play_scheme_now(state, option.value, keep=ally or option.value in FROM_DISCARDS)
    take_scheme_effect(state, option.value, mode)
    if option.value in FROM_DISCARDS and not ally:
        state.event_discard[option.value] += 1


# His own phase


class SchemeWindow(Step[Fury]):
    """Events that Dracula can play in his phase, until he declines (FURY-EVENT-17)."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what he can play; he is asked whenever he could hold one, as far as all know."""
        if not state.schemes or not any(unseen(state, card) for card in self.cards):
            return None
        options: list[Pick] = []
        for card in kinds_in(state.schemes):
            if card in self.cards:
                options += scheme_options(state, card)
        return Decision(DRACULA_SEAT, "scheme", [*options, DECLINE_PLAY.of()])

    def run(self, state: Fury) -> None:
        """Do nothing: he cannot have such an event."""

    def take(self, state: Fury, option: Pick) -> None:
        """Play it and ask again, or continue."""
        if option.verb is not DECLINE_PLAY:
            state.then(self)
            play_scheme(state, option)


def scheme_options(state: Fury, card: int) -> list[Pick]:
    """Return the ways to play an event now."""
    if card != DEVILISH_POWER:
        return [PLAY.of(card)]
    options: list[Pick] = []
    if state.ground != NOWHERE:
        options.append(PLAY_AS.of(card, UNHALLOW))
    if state.hunter_ally != NONE:
        options.append(PLAY_AS.of(card, RID_ALLY))
    return [*options, PLAY_AS.of(card, FORBID_SUPPLY)]


def schemes_of_the_phase(state: Fury) -> list[Pick]:
    """Return the events in his hand for any moment of his phase, during his phase."""
    options: list[Pick] = []
    if state.phase == DRACULA_PHASE:
        for card in kinds_in(state.schemes):
            if card in ANY_MOMENT:
                options += scheme_options(state, card)
    return options


# Effects


def take_scheme_effect(state: Fury, card: int, mode: int) -> None:
    """Carry out an event of Dracula."""
    if card in WITH_ALLY and mode == ALLY:
        join_dracula(state, card)
    elif card == DRACULAS_BRIDES:
        state.then(Corrupt(FIRST_THREE, 2, True), REFILL)
    elif card == GREAT_WOLF:
        state.then(Pounce(POUNCE))
    elif card == IMMANUEL_HILDESHEIM:
        assist(state)
    elif card == VAMPIRIC_INFLUENCE:
        state.then(CHOOSE_WEAK)
    elif card == ROADBLOCK:
        state.then(*([PUT_ROADBLOCK] * ROADBLOCKS))
    elif card == SUMMON_STORMS:
        state.then(RaiseStorm(STORMS))
    elif card == HIDDEN_SCHEMES:
        state.then(Corrupt((THIRD,), 1, True), REFILL)
    elif card == DEVILISH_POWER:
        devilish_power(state, mode)
    elif card == DARKNESS_RETURNS:
        darkness_returns(state)
    elif card == NOCTURNAL_VISIT:
        state.nocturnal = True
        state.say(NOCTURNAL)
    else:
        assert card == UNEARTHLY_SWIFTNESS
        state.swift = True
        state.say(AGAIN)


def devilish_power(state: Fury, mode: int) -> None:
    """Remove the consecrated ground, remove the hunters' ally, or forbid supply."""
    if mode == UNHALLOW:
        state.say(GROUND_LOST, state.ground)
        deconsecrate(state)
    elif mode == RID_ALLY:
        leave_hunters(state)
    else:
        state.no_supply = True
        state.say(NO_SUPPLY)


def darkness_returns(state: Fury) -> None:
    """The next day is skipped; all discarded Dracula events go back into the deck."""
    state.no_day = True
    state.say(NO_DAY)
    found = list(state.event_buried)
    for card in range(HUNTER_EVENTS, len(state.event_discard)):
        found += [card] * state.event_discard[card]
        state.event_discard[card] = 0
    state.event_buried = ()
    if found:
        state.event_deck += found
        state.rng.shuffle(state.event_deck)
        state.known_bottom = 0
        state.say(SCHEMES_SHUFFLED, len(found))
        show_top(state)


def assist(state: Fury) -> None:
    """Immanuel Hildesheim: the top six events; Dracula's go to him, others are discarded."""
    taken: list[int] = []
    for _ in range(ASSIST):
        if not refill_events(state):
            break
        taken.append(take_top(state))
    his = [card for card in taken if event_side(card) == DRACULA_SIDE]
    for card in taken:
        if event_side(card) != DRACULA_SIDE:
            state.event_discard[card] += 1
            state.say(EVENT_OPENED, card)
    state.say(EVENTS_TAKEN, len(his))
    show_top(state)
    if his:
        state.gifts = tuple(his)
        state.then(TAKE_GIFTS)


class TakeGifts(Step[Fury]):
    """Dracula draws the events that Immanuel Hildesheim brought, one by one."""

    def run(self, state: Fury) -> None:
        """Read the next one."""
        card = state.gifts[0]
        state.gifts = state.gifts[1:]
        if state.gifts:
            state.then(self)
        receive_scheme(state, card, limit=not state.gifts)


def can_hold(hideout: Hideout | None) -> bool:
    """Return whether an encounter may be placed on a hideout (FURY-ENC-02)."""
    return hideout is not None and (hideout.is_city() or hideout.hides())


class Corrupt(Step[Fury]):
    """Dracula adds an encounter from his hand to one of these hideouts (Brides, Schemes).

    The first is mandatory; a second is optional.
    """

    def __init__(self, spaces: tuple[int, ...], left: int, must: bool) -> None:
        self.spaces = spaces
        self.left = left
        self.must = must

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hideouts that can take one."""
        fit = [space for space in self.spaces if can_hold(state.trail[space])]
        if not fit or self.left == 0 or not state.encounter_hand:
            return None
        options = [ADD_TO.of(space) for space in fit]
        if not self.must:
            options.append(DONE.of())
        return Decision(DRACULA_SEAT, "corrupt", options)

    def run(self, state: Fury) -> None:
        """Do nothing: no hideout can take one."""

    def take(self, state: Fury, option: Pick) -> None:
        """Choose the card for it."""
        if option.verb is ADD_TO:
            state.say(ADDS_TO, option.value)
            others = tuple([space for space in self.spaces if space != option.value])
            state.then(AddTo(option.value), Corrupt(others, self.left - 1, False))


class AddTo(Step[Fury]):
    """An encounter is placed face down on a hideout (FURY-ENC-01)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return his encounters."""
        options = [LAY.of(kind) for kind in kinds_in(state.encounter_hand)]
        return Decision(DRACULA_SEAT, "add", options, (self.space,))

    def take(self, state: Fury, option: Pick) -> None:
        """Place it."""
        state.encounter_hand = without(state.encounter_hand, option.value)
        add_encounter(state, self.space, PlacedEncounter(option.value))
        state.say(ENCOUNTER_LAID, self.space)
        state.say_to_dracula(LAID_ENCOUNTER, self.space, option.value)


class Pounce(Step[Fury]):
    """The Great Wolf attacks a hunter of Dracula's choice."""

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters on the board."""
        there = [hunter for hunter in EVERY_HUNTER if present(state, hunter)]
        if not there:
            return None
        options = [CHOOSE_HUNTER.of(hunter) for hunter in there]
        return Decision(DRACULA_SEAT, "pounce", options, (self.damage,))

    def run(self, state: Fury) -> None:
        """Do nothing: no hunter is on the board."""

    def take(self, state: Fury, option: Pick) -> None:
        """Attack."""
        state.say(POUNCED, option.value)
        state.then(FaceWolf(option.value, self.damage))


class FaceWolf(Step[Fury]):
    """The hunter shows a Crucifix or a Heavenly Host, or suffers damage."""

    def __init__(self, hunter: int, damage: int) -> None:
        self.hunter = hunter
        self.damage = damage

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what can be shown."""
        if not state.items[self.hunter]:
            return None
        return ask_to_show(state, self.hunter, (CRUCIFIX, HEAVENLY_HOST), "great_wolf", self.damage)

    def run(self, state: Fury) -> None:
        """Suffer."""
        state.then(Suffer(self.hunter, self.damage))

    def take(self, state: Fury, option: Pick) -> None:
        """Show it, or suffer."""
        if option.verb is SHOW:
            state.say(SHOWED, self.hunter, option.value)
        else:
            self.run(state)


class RaiseStorm(Step[Fury]):
    """Up to three storms on seas that have none (FURY-STORM-01, FURY-STORM-02)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the seas without a storm, and stopping."""
        if self.left == 0 or len(state.storms) == ALL_STORMS:
            return None
        calm = [sea for sea in range(LAND, LOCATIONS) if sea not in state.storms]
        options = [STORM_AT.of(sea) for sea in calm]
        return Decision(DRACULA_SEAT, "storms", [*options, DONE.of()], (self.left,))

    def run(self, state: Fury) -> None:
        """Do nothing: no token is left."""

    def take(self, state: Fury, option: Pick) -> None:
        """Place one and ask for the next, or stop."""
        if option.verb is STORM_AT:
            put_storm(state, option.value)
            state.then(RaiseStorm(self.left - 1))


# Vampiric Influence


class ChooseWeak(Step[Fury]):
    """Dracula picks a weakened hunter."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the weakened hunters on the board."""
        weak = [h for h in EVERY_HUNTER if present(state, h) and weakened(state, h)]
        if not weak:
            return None
        options = [CHOOSE_HUNTER.of(hunter) for hunter in weak]
        return Decision(DRACULA_SEAT, "influence", options)

    def run(self, state: Fury) -> None:
        """Do nothing: no hunter is weakened."""

    def take(self, state: Fury, option: Pick) -> None:
        """Reveal the hunter's cards; discard one; move the hunter."""
        hunter = option.value
        state.tell(Fact(SAW_ITEMS, (hunter,), state.items[hunter]))
        state.tell(Fact(SAW_EVENTS, (hunter,), state.events_held[hunter]))
        state.then(TakeCard(hunter), Push(hunter))


class TakeCard(Step[Fury]):
    """Dracula discards one of the hunter's cards."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cards."""
        options = [DISCARD_ITEM.of(card) for card in kinds_in(state.items[self.hunter])]
        options += [DISCARD_EVENT.of(card) for card in kinds_in(state.events_held[self.hunter])]
        if not options:
            return None
        return Decision(DRACULA_SEAT, "take_card", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: the hunter has no cards."""

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it."""
        if option.verb is DISCARD_ITEM:
            discard_item(state, self.hunter, option.value)
        else:
            discard_event(state, self.hunter, option.value)


class Push(Step[Fury]):
    """Dracula moves the hunter to an adjacent city (FURY-MOVE-04, FURY-HOSP-15)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the adjacent cities."""
        near = driven_to(state, self.hunter)
        if not near:
            return None
        return Decision(DRACULA_SEAT, "push", [DRIVE.of(at) for at in near], (self.hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: no city is adjacent."""

    def take(self, state: Fury, option: Pick) -> None:
        """Move the figure; revealing and ambushes follow."""
        state.places[self.hunter] = option.value
        state.say(PUSHED, self.hunter, option.value)
        state.then(ARRIVALS[self.hunter])


# Allies of Dracula, when his phase starts


class AllyActs(Step[Fury]):
    """What Dracula's ally does when his phase starts (FURY-EVENT-17)."""

    def run(self, state: Fury) -> None:
        """Let the ally act."""
        if state.dracula_ally == DRACULAS_BRIDES:
            state.then(SWAP_ONE)
        elif state.dracula_ally == GREAT_WOLF:
            state.then(Pounce(WOLF_BITE))
        elif state.dracula_ally == IMMANUEL_HILDESHEIM and top_side(state) == DRACULA_SIDE:
            card = take_top(state)
            state.say(EVENTS_TAKEN, 1)
            show_top(state)
            receive_scheme(state, card)


class SwapOne(Step[Fury]):
    """Dracula's Brides: he may discard an encounter and draw another."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return his encounters, and keeping them."""
        if not state.encounter_hand:
            return None
        options = [SWAP.of(kind) for kind in kinds_in(state.encounter_hand)]
        return Decision(DRACULA_SEAT, "swap", [*options, DONE.of()])

    def run(self, state: Fury) -> None:
        """Do nothing: he has no encounters."""

    def take(self, state: Fury, option: Pick) -> None:
        """Swap it, or not."""
        if option.verb is SWAP:
            state.encounter_hand = without(state.encounter_hand, option.value)
            state.say(SWAPPED)
            discard_open(state, option.value)
            draw_encounters(state, 1)


SCHEME_DRAWN: Final = SchemeDrawn()
ANY_TIME_WINDOW: Final = SchemeWindow(ANY_MOMENT)
END_WINDOW: Final = SchemeWindow(AT_THE_END)
TAKE_GIFTS: Final = TakeGifts()
CHOOSE_WEAK: Final = ChooseWeak()
ALLY_ACTS: Final = AllyActs()
SWAP_ONE: Final = SwapOne()
