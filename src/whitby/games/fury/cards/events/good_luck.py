"""Good Luck: by day it removes a roadblock or Dracula's ally; it also cancels a False Tip."""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.allies import leave_dracula
from whitby.games.fury.cards.dracula_event import Reaction
from whitby.games.fury.cards.hunter_event import AGAINST_TIP, HunterReaction, declare, play_event
from whitby.games.fury.cards.table import DAY, EVERY_HUNTER, FALSE_TIP, GOOD_LUCK, NONE
from whitby.games.fury.cards.windows import Window
from whitby.games.fury.events import EVENT_CANCELLED
from whitby.games.fury.hunters.hands import EventLimit
from whitby.games.fury.options import CLEAR_ROAD, DECLINE_PLAY, KEEP_EVENT, OUST
from whitby.games.fury.state.fury import Fury, present, seat_of
from whitby.games.fury.tokens import lift_roadblock


class GoodLuck(HunterReaction):
    """It can be played when drawn, at any time by day (`hunters/anytime.py`) or on a False Tip."""

    card = GOOD_LUCK
    against_tip = True

    def drawn(self, state: Fury) -> list[Pick]:
        """Return what it can do now, and keeping it."""
        return [*luck_options(state), KEEP_EVENT.of()]

    def take(self, state: Fury, hunter: int, option: Pick) -> None:
        """Remove a roadblock, or Dracula's ally."""
        use_luck(state, hunter, option)


def luck_options(state: Fury) -> list[Pick]:
    """Return what Good Luck can do, by day."""
    if state.public.phase != DAY:
        return []
    options = [CLEAR_ROAD.of(link) for link in state.public.roadblocks]
    if state.public.dracula_ally != NONE:
        options.append(OUST.of())
    return options


def use_luck(state: Fury, hunter: int, option: Pick) -> None:
    """Remove a roadblock, or Dracula's ally."""
    play_event(state, hunter, GOOD_LUCK)
    if option.verb is OUST:
        leave_dracula(state)
    else:
        lift_roadblock(state, option[parts.LINK])


# By day and without an action


def lucky(state: Fury, seat: int) -> list[Pick]:
    """Return what Good Luck can do for a seat that holds it."""
    return luck_options(state) if lucky_ones(state, seat) else []


def lucky_ones(state: Fury, seat: int) -> list[int]:
    """Return the hunters of a seat who can play Good Luck: the defeated cannot (DEFEAT-12)."""
    mine = [h for h in EVERY_HUNTER if seat_of(state, h) == seat and present(state, h)]
    return [h for h in mine if GOOD_LUCK in state.hands.events[h]]


def lucky_one(state: Fury, seat: int) -> int:
    """Return whose Good Luck a seat plays: preferably from a hand with too many events."""
    able = lucky_ones(state, seat)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, EventLimit) and step.hunter in able:
        return step.hunter
    return able[0]


class AgainstTip(Window):
    """Hunters may cancel the False Tip with Good Luck."""

    def next(self, at: int) -> Window:
        """Return the same window, at another hunter."""
        return AgainstTip(self.window, at)

    def take(self, state: Fury, option: Pick) -> None:
        """Cancel it, or go on to the next hunter; Dracula may add another (FURY-GOLD-07)."""
        if option.verb is DECLINE_PLAY:
            self.run(state)
        else:
            state.public.misled = False
            state.then(Reaction(FALSE_TIP, self.at))
            play_event(state, self.at, GOOD_LUCK)
            state.say(EVENT_CANCELLED, FALSE_TIP)


AGAINST_TIP_WINDOW: Final = AgainstTip(AGAINST_TIP, EVERY_HUNTER[0])

declare(GoodLuck())
