"""All options of Fury of Dracula, one row each."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from whitby.core import facts
from whitby.games.fury import parts


class Verb(facts.Verb):
    """A kind of option of Fury of Dracula."""

    ALL: ClassVar[dict[str, Any]] = {}


# Set-up
START: Final = Verb("start", parts.PLACE)

# Actions of hunters
ROAD: Final = Verb("road", parts.PLACE)
SAIL: Final = Verb("sail", parts.PLACE)
LEAVE: Final = Verb("leave", parts.PLACE)
SPEND: Final = Verb("spend", parts.TICKET)
RIDE: Final = Verb("ride", parts.PLACE)
RESERVE: Final = Verb("reserve")
REST: Final = Verb("rest")
SEARCH: Final = Verb("search")
SUPPLY: Final = Verb("supply")
TRADE: Final = Verb("trade", parts.WHO)
LEAD: Final = Verb("lead", parts.WHO)
BOND_WITH: Final = Verb("bond", parts.WHO)
PASS: Final = Verb("pass")

# Tickets, hands, trades
RETURN_TICKET: Final = Verb("return", parts.TICKET)
KEEP_TICKET: Final = Verb("keep")
DRAW_AGAIN: Final = Verb("again")
ENOUGH: Final = Verb("enough")
DISCARD_ITEM: Final = Verb("discard_item", parts.ITEM)
DISCARD_EVENT: Final = Verb("discard_event", parts.EVENT)
GIVE_ITEM: Final = Verb("give_item", parts.ITEM)
GIVE_EVENT: Final = Verb("give_event", parts.EVENT)
GIVE_TICKET: Final = Verb("give_ticket", parts.TICKET)
DONE: Final = Verb("done")
OPEN_ITEM: Final = Verb("open_item", parts.WHO, parts.ITEM)
OPEN_EVENT: Final = Verb("open_event", parts.WHO, parts.EVENT)
SHOW: Final = Verb("show", parts.ITEM)
SHOW_NOTHING: Final = Verb("show_nothing")
GIVE_UP: Final = Verb("give_up", parts.ITEM)
ACCEPT_DELAY: Final = Verb("accept_delay")
REFUSE_DELAY: Final = Verb("refuse_delay")
JOIN: Final = Verb("join")
STAND_BY: Final = Verb("stand_by")
RESOLVE: Final = Verb("resolve", parts.ENCOUNTER)

# Dracula
AMBUSH: Final = Verb("ambush", parts.SPOT, parts.ENCOUNTER)
AMBUSH_OPEN: Final = Verb("ambush_open", parts.SPOT, parts.ENCOUNTER)
NO_AMBUSH: Final = Verb("no_ambush")
GO: Final = Verb("go", parts.PLACE)
ENTER_LAIR: Final = Verb("enter_lair", parts.SLOT)
DARK_CALL_NOW: Final = Verb("dark_call")
FEED_NOW: Final = Verb("feed")
HIDE_NOW: Final = Verb("hide")
WOLF: Final = Verb("wolf", parts.PLACE)
WOLF_TO_LAIR: Final = Verb("wolf_lair", parts.SLOT)
WOLF_HIDE: Final = Verb("wolf_hide")
MISDIRECT_NOW: Final = Verb("misdirect", parts.SPACE)
MATURE: Final = Verb("mature", parts.ENCOUNTER)
LET_IT_GO: Final = Verb("let_go")
MAKE_LAIR: Final = Verb("make_lair", parts.SLOT)
ABANDON: Final = Verb("abandon", parts.SLOT)
LAY: Final = Verb("lay", parts.ENCOUNTER)
RUMOUR: Final = Verb("rumour", parts.SPACE)
NO_RUMOUR: Final = Verb("no_rumour")
CHOOSE_HOSPITAL: Final = Verb("hospital", parts.PLACE)
DRIVE: Final = Verb("drive", parts.PLACE)
BLOCK: Final = Verb("block", parts.LINK)
UNBLOCK: Final = Verb("unblock", parts.LINK)
CALM: Final = Verb("calm", parts.PLACE)
FOG_OVER: Final = Verb("fog", parts.PLACE)
WOLVES_TO: Final = Verb("wolves", parts.PLACE)
SPY_ON: Final = Verb("spy", parts.WHO)
SEND_GUARDS: Final = Verb("guards", parts.WHO)
KEEP_GUARDS: Final = Verb("keep_guards")
DROP: Final = Verb("drop", parts.ENCOUNTER)
TAKE_EVENT: Final = Verb("take", parts.EVENT)
FIGHT_ON: Final = Verb("fight")
DECLINE: Final = Verb("decline")
SPARE: Final = Verb("spare", parts.WHO)
ENGAGE: Final = Verb("engage", parts.WHO)

# Combat
STRIKE: Final = Verb("strike", parts.COMBAT_CARD)
FIGHT_WITH: Final = Verb("fight_with", parts.WHO, parts.FIGHT_CARD)
ENGAGE_WITH: Final = Verb("engage_with", parts.WHO)
EXCHANGE: Final = Verb("exchange", parts.FIGHT_CARD)
KEEP_CARD: Final = Verb("keep_card")
PLOT: Final = Verb("plot")
NO_PLOT: Final = Verb("no_plot")
CLAW: Final = Verb("claw", parts.WHO)
SEEK: Final = Verb("seek", parts.COMBAT_CARD)
RESOLVE_CARD: Final = Verb("resolve_card", parts.WHO)
LET_OUT: Final = Verb("let_out", parts.WHO)
FIRE: Final = Verb("fire")
HOLD_FIRE: Final = Verb("hold_fire")
WEAR_WREATH: Final = Verb("wear_wreath")
FLY: Final = Verb("fly", parts.PLACE)
FLY_TO_LAIR: Final = Verb("fly_to_lair", parts.SLOT)
LAND_HERE: Final = Verb("stay_here")

USE_REVENGE: Final = Verb("use_revenge")

# Events
PLAY: Final = Verb("play", parts.EVENT)
PLAY_AS: Final = Verb("play_as", parts.EVENT, parts.MODE)
DECLINE_PLAY: Final = Verb("no_event")
NAME_CITY: Final = Verb("name", parts.PLACE)
NAME_SPACE: Final = Verb("name_space", parts.SPACE)
CHOOSE_ENCOUNTER: Final = Verb("choose_encounter", parts.ENCOUNTER)
CHOOSE_HUNTER: Final = Verb("choose", parts.WHO)
CHOOSE_ITEM: Final = Verb("take_item", parts.ITEM)
HALLOW: Final = Verb("hallow", parts.PLACE)
NO_HOST: Final = Verb("no_host")
CARRIAGE: Final = Verb("carriage", parts.TICKET)
USE_HORSES: Final = Verb("horses")
TRAVEL_TO: Final = Verb("travel", parts.PLACE)
STOP_HERE: Final = Verb("stop_here")
KEEP_EVENT: Final = Verb("keep_event")
USE_DOGS: Final = Verb("use_dogs")
SEND_ON: Final = Verb("send_on", parts.PLACE)
PAY_ITEMS: Final = Verb("pay_items")
PAY_DAMAGE: Final = Verb("pay_damage")
STORM_AT: Final = Verb("storm", parts.PLACE)
CLEAR_ROAD: Final = Verb("clear_road", parts.LINK)
OUST: Final = Verb("oust")
ACT_NEXT: Final = Verb("act_next", parts.WHO)
SWAP: Final = Verb("swap", parts.ENCOUNTER)
ADD_TO: Final = Verb("add_to", parts.SPACE)
CHOOSE_VAMPIRE: Final = Verb("seduce", parts.ENCOUNTER)
STAKE_IT: Final = Verb("stake_it", parts.ENCOUNTER)
