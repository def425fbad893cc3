"""Dracula's five power cards, each one class: when it can be played, why not, and its effect."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Barred
from whitby.core.facts import Pick, Verb
from whitby.games.fury import parts
from whitby.games.fury.board import CASTLE_DRACULA, NOWHERE, is_sea
from whitby.games.fury.cards.table import (
    ALL_DESPAIR,
    DARK_CALL,
    FEED,
    FURY_INFLUENCE,
    HIDE,
    MISDIRECT,
    NONE,
    WOLF_FORM,
)
from whitby.games.fury.dracula.encounter_hand import DrawEncounters
from whitby.games.fury.dracula.placing import can_go, enter_lair, lay, steps_from
from whitby.games.fury.dracula.trail import clear_space
from whitby.games.fury.ending import HealDracula, HurtDracula, Score
from whitby.games.fury.events import HID, HID_OPENLY, LAID, MISDIRECTED, POWER_PLAYED
from whitby.games.fury.options import (
    DARK_CALL_NOW,
    FEED_NOW,
    HIDE_NOW,
    MISDIRECT_NOW,
    WOLF,
    WOLF_HIDE,
    WOLF_TO_LAIR,
)
from whitby.games.fury.routes import leaps
from whitby.games.fury.state.fury import (
    Fury,
    current,
    dracula_place,
    hide_of,
    holy,
    revealed,
    set_spot,
    spot_of,
)
from whitby.games.fury.state.hideout import LAND_BACK, TRAIL, Hideout

CALL_DAMAGE: Final = 2
CALL_DRAWS: Final = 5
FEED_HEALS: Final = 3
WOLF_FORM_DAMAGE: Final = 1


class Power:
    """One of the power cards. A subclass says what is printed on it."""

    card: int = NONE
    verbs: tuple[Verb, ...] = ()  # the options with which it is played
    takes_encounter: bool = True  # on the hideout that it makes
    again: bool = False  # another card is played in the same step

    def options(self, state: Fury) -> list[Pick]:
        """Return the ways to play it."""
        raise NotImplementedError

    def named(self, state: Fury) -> Pick:
        """Return the option that stands for it when it is barred."""
        return self.verbs[0].of()

    def barred(self, state: Fury) -> list[Barred]:
        """Return what Dracula would expect to do with it and cannot, with reasons."""
        raise NotImplementedError

    def play(self, state: Fury, option: Pick) -> None:
        """Place it, and carry it out."""
        raise NotImplementedError

    def on_trail(self, state: Fury) -> bool:
        """Return whether it is on the trail and so not available (FURY-POWER-05)."""
        return any(
            hideout is not None and hideout.power == self.card for hideout in state.dracula.trail
        )


class StayingPower(Power):
    """A card with which Dracula stays: not at sea, not on holy ground (FURY-POWER-06)."""

    def options(self, state: Fury) -> list[Pick]:
        """Return it, if nothing is in the way."""
        return [] if self.reason(state) else [self.verbs[0].of()]

    def barred(self, state: Fury) -> list[Barred]:
        """Return it with the reason, if there is one."""
        reason = self.reason(state)
        return [Barred(self.verbs[0].of(), reason)] if reason else []

    def reason(self, state: Fury) -> str:
        """Return why it cannot be played, or nothing (POWER-05, POWER-06, DPHASE-18)."""
        if self.on_trail(state):
            return "fury-why-power-on-trail"
        place = dracula_place(state)
        if is_sea(place):
            return "fury-why-power-at-sea"
        return "fury-why-power-on-holy-ground" if place in holy(state) else ""

    def announce(self, state: Fury) -> None:
        """Place it face up (FURY-DARK-03, FURY-FEED-02)."""
        set_spot(state, 0, Hideout(NOWHERE, self.card, True))
        state.say(POWER_PLAYED, self.card)


class DarkCall(StayingPower):
    """2 damage to Dracula, who draws five encounters (FURY-DARK-01)."""

    card = DARK_CALL
    verbs: tuple[Verb, ...] = (DARK_CALL_NOW,)
    takes_encounter = False

    def play(self, state: Fury, option: Pick) -> None:
        """Announce it, hurt him, and draw."""
        self.announce(state)
        state.then(HurtDracula(CALL_DAMAGE), DrawEncounters(CALL_DRAWS))


class Feed(StayingPower):
    """Dracula heals 3 (FURY-FEED-01)."""

    card = FEED
    verbs: tuple[Verb, ...] = (FEED_NOW,)
    takes_encounter = False

    def play(self, state: Fury, option: Pick) -> None:
        """Announce it, and heal."""
        self.announce(state)
        state.then(HealDracula(FEED_HEALS))


class Hide(StayingPower):
    """Looks like any land card, unless Dracula is revealed (FURY-HIDE-04, FURY-HIDE-06)."""

    card = HIDE
    verbs: tuple[Verb, ...] = (HIDE_NOW,)

    def play(self, state: Fury, option: Pick) -> None:
        """Place it."""
        self.place(state, False)

    def place(self, state: Fury, wolf: bool) -> None:
        """Place it, with Wolf Form or not; in the third week it scores (FURY-DESPAIR-08)."""
        open_now = revealed(state)
        set_spot(state, 0, Hideout(NOWHERE, HIDE, open_now, (), False, wolf, False, True))
        if open_now:
            state.say(HID_OPENLY)
        else:
            state.say(LAID, LAND_BACK)
            state.say_to_dracula(HID)
        if state.public.despair == ALL_DESPAIR and state.rulings.hide_is_fury:
            state.then(Score(FURY_INFLUENCE))


class WolfForm(Power):
    """1 damage to Dracula, who goes up to two roads (FURY-WOLF-01, FURY-WOLF-02)."""

    card = WOLF_FORM
    verbs: tuple[Verb, ...] = (WOLF, WOLF_TO_LAIR, WOLF_HIDE)

    def options(self, state: Fury) -> list[Pick]:
        """Return where it leads; with Hide, if the table plays that way (FURY-HIDE-13)."""
        if self.on_trail(state):
            return []
        options = self.ways(state)
        if state.rulings.wolf_hides and HIDE_CARD.options(state):
            options.append(WOLF_HIDE.of())
        return options

    def ways(self, state: Fury) -> list[Pick]:
        """Return the cities and lairs within reach (FURY-WOLF-01, FURY-WOLF-06, FURY-LAIR-19)."""
        options: list[Pick] = []
        for there in leaps(dracula_place(state), holy(state), state.rulings.departure_blocks):
            at = spot_of(state, there)
            if at == NONE:
                options.append(WOLF.of(there))
            elif at >= TRAIL:
                options.append(WOLF_TO_LAIR.of(at - TRAIL))
        return options

    def named(self, state: Fury) -> Pick:
        """Return the first city it might have led to."""
        place = dracula_place(state)
        near = leaps(place)
        return WOLF.of(near[0] if near else place)

    def barred(self, state: Fury) -> list[Barred]:
        """Return it with the reason, if it is on the trail or leads nowhere."""
        if self.on_trail(state):
            return [Barred(self.named(state), "fury-why-power-on-trail")]
        if not self.ways(state):
            return [Barred(self.named(state), "fury-why-wolf-no-way")]
        return []

    def play(self, state: Fury, option: Pick) -> None:
        """Go there as a wolf; the damage comes first."""
        state.say(POWER_PLAYED, WOLF_FORM)
        if option.verb is WOLF_HIDE:
            HIDE_CARD.place(state, True)
        elif option.verb is WOLF_TO_LAIR:
            enter_lair(state, option[parts.SLOT], True)
        else:
            lay(state, option[parts.PLACE], True)
        state.then(HurtDracula(WOLF_FORM_DAMAGE))

    def on_trail(self, state: Fury) -> bool:
        """Return whether it is with a card on the trail."""
        return any(hideout is not None and hideout.wolf for hideout in state.dracula.trail)


class Misdirect(Power):
    """Clears a hideout and takes its space; then another card is played (FURY-MISDIR-01)."""

    card = MISDIRECT
    verbs: tuple[Verb, ...] = (MISDIRECT_NOW,)
    again = True

    def options(self, state: Fury) -> list[Pick]:
        """Return the hideouts that it can take, if Dracula can go on then."""
        if state.public.misdirected or self.on_trail(state):
            return []
        near: list[int] = []
        can_go_on = can_go(state)
        if state.rulings.misdirect_with_power:
            for power in WITH_LOCATION:
                can_go_on = can_go_on or len(power.options(state)) > 0
        if not can_go_on:  # the freed location may be entered, so it can be the only way on
            near = steps_from(state)
            if state.rulings.misdirect_with_power and not WOLF_CARD.on_trail(state):
                near += leaps(dracula_place(state), holy(state), state.rulings.departure_blocks)
        options: list[Pick] = []
        for space in range(1, TRAIL):
            hideout = state.dracula.trail[space]
            if hideout is None or self.spared(state, space, hideout):
                continue
            if can_go_on or hideout.place in near:
                options.append(MISDIRECT_NOW.of(space))
        return options

    def spared(self, state: Fury, space: int, hideout: Hideout) -> str:
        """Return why it cannot take a hideout, or nothing (MISDIR-02, MISDIR-03, MISDIR-08)."""
        if hideout.place == NOWHERE or hideout.wolf:
            return "fury-why-misdirect-power"
        if space == current(state):
            return "fury-why-misdirect-here"
        if hideout.place == CASTLE_DRACULA:
            return "fury-why-misdirect-castle"
        if is_sea(hideout.place) and state.rulings.misdirect_spares_sea:
            return "fury-why-misdirect-sea"
        return "" if hide_of(state, space) == NONE else "fury-why-misdirect-hide"

    def barred(self, state: Fury) -> list[Barred]:
        """Return the hideouts that it cannot take; the current one if it takes none at all."""
        if self.on_trail(state):
            return [Barred(MISDIRECT_NOW.of(current(state)), "fury-why-power-on-trail")]
        offered = self.options(state)
        found: list[Barred] = []
        for space in range(1, TRAIL):
            option = MISDIRECT_NOW.of(space)
            hideout = state.dracula.trail[space]
            if hideout is not None and option not in offered:
                reason = self.spared(state, space, hideout) or "fury-why-misdirect-no-way"
                found.append(Barred(option, reason))
        return found

    def play(self, state: Fury, option: Pick) -> None:
        """Clear the hideout and place Misdirect there instead (FURY-MISDIR-09)."""
        space = option[parts.SPACE]
        state.say(POWER_PLAYED, MISDIRECT)
        state.say(MISDIRECTED, space)
        clear_space(state, space)
        set_spot(state, space, Hideout(NOWHERE, MISDIRECT, True))
        state.public.misdirected = True


HIDE_CARD: Final = Hide()
WOLF_CARD: Final = WolfForm()
MISDIRECT_CARD: Final = Misdirect()
WITH_LOCATION: Final[tuple[Power, ...]] = (DarkCall(), Feed(), HIDE_CARD, WOLF_CARD)
"""The powers that make a hideout, in the order in which they are offered."""
POWER_CARDS: Final = {power.card: power for power in (*WITH_LOCATION, MISDIRECT_CARD)}
PLAYED_BY: Final = {verb: power for power in POWER_CARDS.values() for verb in power.verbs}
