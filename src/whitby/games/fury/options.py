"""All options, as verbs with their objects. Each is created once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.core.engine import Option, Subject
from whitby.games.fury.naming import NAMES, called

ALL_VERBS: Final[dict[str, Verb]] = {}


class Pick(Option):
    """A choice: a verb and its objects."""

    def __init__(self, verb: Verb, value: int = -1, other: int = -1) -> None:
        self.verb = verb
        self.value = value
        self.other = other

    def code(self) -> str:
        """Return its name in records, such as 'road:paris'."""
        parts = self.verb.parts
        text = self.verb.name
        if len(parts) > 0:
            text += ":" + called(parts[0], self.value)
        if len(parts) > 1:
            text += ":" + called(parts[1], self.other)
        return text

    def does(self) -> str:
        """Return the name of its verb."""
        return self.verb.name

    def on(self) -> Sequence[Subject]:
        """Return the objects of the verb."""
        parts = self.verb.parts
        found: list[Subject] = []
        if len(parts) > 0:
            found.append(Subject(parts[0], called(parts[0], self.value)))
        if len(parts) > 1:
            found.append(Subject(parts[1], called(parts[1], self.other)))
        return found

    def grave(self) -> bool:
        """Return whether to ask for confirmation."""
        return self.verb.grave

    def __reduce__(self) -> Any:
        return rebuilt, (self.verb.name, self.value, self.other)


def rebuilt(name: str, value: int, other: int) -> Pick:
    """Return the option that was pickled."""
    return ALL_VERBS[name].of(value, other)


class Verb:
    """Something that can be done, and its parts; its options are created once and shared."""

    def __init__(self, name: str, parts: str = "", grave: bool = False) -> None:
        assert name not in ALL_VERBS, f"two verbs are called {name}"
        self.name = name
        self.parts = tuple(parts.split())
        self.grave = grave
        count = 1
        if len(self.parts) == 1:
            count = len(NAMES[self.parts[0]])
        self.made = [Pick(self, at if self.parts else -1) for at in range(count)]
        ALL_VERBS[name] = self

    def of(self, value: int = 0, other: int = -1) -> Pick:
        """Return the option that does this to that."""
        if len(self.parts) > 1:
            return Pick(self, value, other)
        return self.made[max(value, 0)]

    def __reduce__(self) -> Any:
        return verb_called, (self.name,)

    def __repr__(self) -> str:
        return f"<{self.name}>"


def verb_called(name: str) -> Verb:
    """Return the verb with this name."""
    return ALL_VERBS[name]


# Set-up
START: Final = Verb("start", "place")

# Actions of hunters
ROAD: Final = Verb("road", "place")
SAIL: Final = Verb("sail", "place")
LEAVE: Final = Verb("leave", "place")
SPEND: Final = Verb("spend", "ticket")
RIDE: Final = Verb("ride", "place")
RESERVE: Final = Verb("reserve")
REST: Final = Verb("rest")
SEARCH: Final = Verb("search")
SUPPLY: Final = Verb("supply")
TRADE: Final = Verb("trade", "who")
LEAD: Final = Verb("lead", "who")
BOND_WITH: Final = Verb("bond", "who")
PASS: Final = Verb("pass")

# Tickets, hands, trades
RETURN_TICKET: Final = Verb("return", "ticket")
KEEP_TICKET: Final = Verb("keep")
DRAW_AGAIN: Final = Verb("again")
ENOUGH: Final = Verb("enough")
DISCARD_ITEM: Final = Verb("discard_item", "item")
DISCARD_EVENT: Final = Verb("discard_event", "event")
GIVE_ITEM: Final = Verb("give_item", "item")
GIVE_EVENT: Final = Verb("give_event", "event")
GIVE_TICKET: Final = Verb("give_ticket", "ticket")
DONE: Final = Verb("done")
OPEN_ITEM: Final = Verb("open_item", "who item")
OPEN_EVENT: Final = Verb("open_event", "who event")
SHOW: Final = Verb("show", "item")
SHOW_NOTHING: Final = Verb("show_nothing")
GIVE_UP: Final = Verb("give_up", "item")
ACCEPT_DELAY: Final = Verb("accept_delay")
REFUSE_DELAY: Final = Verb("refuse_delay")
JOIN: Final = Verb("join")
STAND_BY: Final = Verb("stand_by")
RESOLVE: Final = Verb("resolve", "encounter")

# Dracula
AMBUSH: Final = Verb("ambush", "spot encounter")
AMBUSH_OPEN: Final = Verb("ambush_open", "spot encounter")
NO_AMBUSH: Final = Verb("no_ambush")
GO: Final = Verb("go", "place")
ENTER_LAIR: Final = Verb("enter_lair", "slot")
DARK_CALL_NOW: Final = Verb("dark_call")
FEED_NOW: Final = Verb("feed")
HIDE_NOW: Final = Verb("hide")
WOLF: Final = Verb("wolf", "place")
WOLF_TO_LAIR: Final = Verb("wolf_lair", "slot")
WOLF_HIDE: Final = Verb("wolf_hide")
MISDIRECT_NOW: Final = Verb("misdirect", "space")
MATURE: Final = Verb("mature", "encounter")
LET_IT_GO: Final = Verb("let_go")
MAKE_LAIR: Final = Verb("make_lair", "slot")
ABANDON: Final = Verb("abandon", "slot")
LAY: Final = Verb("lay", "encounter")
RUMOUR: Final = Verb("rumour", "space")
NO_RUMOUR: Final = Verb("no_rumour")
CHOOSE_HOSPITAL: Final = Verb("hospital", "place")
DRIVE: Final = Verb("drive", "place")
BLOCK: Final = Verb("block", "link")
UNBLOCK: Final = Verb("unblock", "link")
CALM: Final = Verb("calm", "place")
FOG_OVER: Final = Verb("fog", "place")
WOLVES_TO: Final = Verb("wolves", "place")
SPY_ON: Final = Verb("spy", "who")
SEND_GUARDS: Final = Verb("guards", "who")
KEEP_GUARDS: Final = Verb("keep_guards")
DROP: Final = Verb("drop", "encounter")
TAKE_EVENT: Final = Verb("take", "event")
FIGHT_ON: Final = Verb("fight")
DECLINE: Final = Verb("decline")
SPARE: Final = Verb("spare", "who")
ENGAGE: Final = Verb("engage", "who")

# Combat
STRIKE: Final = Verb("strike", "combat")
FIGHT_WITH: Final = Verb("fight_with", "who fight_card")
ENGAGE_WITH: Final = Verb("engage_with", "who")
EXCHANGE: Final = Verb("exchange", "fight_card")
KEEP_CARD: Final = Verb("keep_card")
PLOT: Final = Verb("plot")
NO_PLOT: Final = Verb("no_plot")
CLAW: Final = Verb("claw", "who")
SEEK: Final = Verb("seek", "combat")
RESOLVE_CARD: Final = Verb("resolve_card", "who")
LET_OUT: Final = Verb("let_out", "who")
FIRE: Final = Verb("fire")
HOLD_FIRE: Final = Verb("hold_fire")
WEAR_WREATH: Final = Verb("wear_wreath")
FLY: Final = Verb("fly", "place")
FLY_TO_LAIR: Final = Verb("fly_to_lair", "slot")
LAND_HERE: Final = Verb("stay_here")

USE_REVENGE: Final = Verb("use_revenge")

# Events
PLAY: Final = Verb("play", "event")
PLAY_AS: Final = Verb("play_as", "event mode")
DECLINE_PLAY: Final = Verb("no_event")
NAME_CITY: Final = Verb("name", "place")
NAME_SPACE: Final = Verb("name_space", "space")
CHOOSE_ENCOUNTER: Final = Verb("choose_encounter", "encounter")
CHOOSE_HUNTER: Final = Verb("choose", "who")
CHOOSE_ITEM: Final = Verb("take_item", "item")
HALLOW: Final = Verb("hallow", "place")
NO_HOST: Final = Verb("no_host")
CARRIAGE: Final = Verb("carriage", "ticket")
USE_HORSES: Final = Verb("horses")
TRAVEL_TO: Final = Verb("travel", "place")
STOP_HERE: Final = Verb("stop_here")
KEEP_EVENT: Final = Verb("keep_event")
USE_DOGS: Final = Verb("use_dogs")
SEND_ON: Final = Verb("send_on", "place")
PAY_ITEMS: Final = Verb("pay_items")
PAY_DAMAGE: Final = Verb("pay_damage")
STORM_AT: Final = Verb("storm", "place")
CLEAR_ROAD: Final = Verb("clear_road", "link")
OUST: Final = Verb("oust")
ACT_NEXT: Final = Verb("act_next", "who")
SWAP: Final = Verb("swap", "encounter")
ADD_TO: Final = Verb("add_to", "space")
CHOOSE_VAMPIRE: Final = Verb("seduce", "encounter")
STAKE_IT: Final = Verb("stake_it", "encounter")
