"""All events, as facts with an audience. A partly visible fact is two events.

A fact is a kind and its parts. The kinds are listed below in one table; the names of their parts
say what the numbers mean (`naming.py`) and are the variables of the message in the log.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Event, State, only
from whitby.games.fury.naming import LISTS, called

DRACULA_ONLY: Final = only(0)
"""The audience of Dracula alone: he has the first seat."""

ALL_KINDS: Final[dict[str, Kind]] = {}


class Kind:
    """A kind of fact: its name, its parts, and whether the rules disclose something by it."""

    def __init__(self, name: str, parts: str = "", tells: bool = False) -> None:
        assert name not in ALL_KINDS, f"two kinds of event are called {name}"
        self.name = name
        self.parts = tuple(parts.split())
        self.tells = tells
        ALL_KINDS[name] = self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return kind_called, (self.name,)

    def __repr__(self) -> str:
        return f"<{self.name}>"


def kind_called(name: str) -> Kind:
    """Return the kind with this name."""
    return ALL_KINDS[name]


class Fact(Event):
    """Something that happened: a kind, its numbers, and the cards it lists, if any."""

    def __init__(
        self,
        kind: Kind,
        values: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        audience: int = EVERYONE,
    ) -> None:
        self.audience = audience
        self.kind = kind
        self.values = values
        self.cards = cards

    def code(self) -> str:
        """Return the fact as text, such as 'road:mina:paris'."""
        parts = self.kind.parts
        texts = [self.kind.name]
        for at, value in enumerate(self.values):
            texts.append(called(parts[at], value))
        if parts and parts[-1] in LISTS:
            texts.append("+".join([called(parts[-1], card) for card in self.cards]) or "nothing")
        return ":".join(texts)

    def tells(self, state: State) -> int:
        """Return its audience, if the rules disclose something by it."""
        return self.audience if self.kind.tells else 0


# Set-up
HUNTER_STARTS: Final = Kind("starts", "who place")
DRACULA_STARTS: Final = Kind("dracula_starts")
DRACULA_STARTED: Final = Kind("dracula_started", "place")
EVENT_ON_TOP: Final = Kind("top", "side", True)

# A position that is set up rather than played (`scene.py`)
PUT_ON_TRAIL: Final = Kind("put_on_trail", "space back", True)
PUT_IN_LAIR: Final = Kind("put_in_lair", "slot", True)

# Time
DAY_BEGAN: Final = Kind("day", "day week")
NIGHT_BEGAN: Final = Kind("night", "day week")
DESPAIR: Final = Kind("despair", "count")
RUMOUR_GAINED: Final = Kind("rumour_gained", "count")

# What hunters do
STOOD_UP: Final = Kind("stood_up", "who")
PASSED: Final = Kind("passed", "who")
ACTS_NEXT: Final = Kind("acts_next", "who", True)
TOOK_ROAD: Final = Kind("road", "who place")
SAILED: Final = Kind("sailed", "who place")
SPENT_TICKET: Final = Kind("spent_ticket", "who ticket", True)
TOOK_TRAIN: Final = Kind("rail", "who place")
STAYED: Final = Kind("stayed", "who")
LEFT_HOSPITAL: Final = Kind("left_hospital", "who place")
RESERVED: Final = Kind("reserved", "who")
TICKET_DRAWN: Final = Kind("ticket_drawn", "who")
DREW_TICKET: Final = Kind("drew_ticket", "who ticket", True)
DRAWS_AGAIN: Final = Kind("draws_again", "who")
GAVE_BACK_TICKET: Final = Kind("gave_back_ticket", "who")
GAVE_BACK: Final = Kind("gave_back", "who ticket")
RESTED: Final = Kind("rested", "who")
SEARCHED: Final = Kind("searched", "who place")
SUPPLIED: Final = Kind("supplied", "who place")
ITEM_DRAWN: Final = Kind("item_drawn", "who")
DREW_ITEM: Final = Kind("drew_item", "who item", True)
EVENT_DRAWN: Final = Kind("event_drawn", "who", True)
DREW_EVENT: Final = Kind("drew_event", "who event", True)
EVENT_THROWN: Final = Kind("event_thrown", "who")
EVENT_TO_DRACULA: Final = Kind("event_to_dracula", "who", True)
DRACULA_DREW_EVENT: Final = Kind("dracula_drew_event", "event", True)
ITEMS_SHUFFLED: Final = Kind("items_shuffled")
EVENTS_SHUFFLED: Final = Kind("events_shuffled")
DISCARDED_ITEM: Final = Kind("discarded_item", "who item", True)
DISCARDED_EVENT: Final = Kind("discarded_event", "who event", True)
DRACULA_DISCARDED_EVENT: Final = Kind("dracula_discarded_event", "event", True)
TRADED: Final = Kind("traded", "who other")
LED: Final = Kind("led", "who other")
SAW_ITEMS: Final = Kind("saw_items", "who items", True)
SAW_EVENTS: Final = Kind("saw_events", "who events", True)
SAW_TICKETS: Final = Kind("saw_tickets", "who tickets", True)
HANDED_ITEM: Final = Kind("handed_item", "who other")
HANDED_EVENT: Final = Kind("handed_event", "who other")
HANDED_TICKET: Final = Kind("handed_ticket", "who other")
GAVE_ITEM: Final = Kind("gave_item", "who other item", True)
GAVE_EVENT: Final = Kind("gave_event", "who other event", True)
GAVE_TICKET: Final = Kind("gave_ticket", "who other ticket", True)
BOND: Final = Kind("bond", "who region answer", True)

# What happens to hunters
SHOWS_ITEM: Final = Kind("shows_item", "who item", True)
SHOWS_EVENT: Final = Kind("shows_event", "who event", True)
SHOWED: Final = Kind("showed", "who item", True)
DELAYED: Final = Kind("delayed", "who")
BITTEN: Final = Kind("bitten", "who")
SUFFERED: Final = Kind("suffered", "who count left")
RECOVERED: Final = Kind("recovered", "who count left")
DEFEATED: Final = Kind("defeated", "who place")
HOSPITAL_FIXED: Final = Kind("hospital_fixed", "who place")
HOSPITALISED: Final = Kind("hospitalised", "who place")
ITEMS_LOST: Final = Kind("items_lost", "who items", True)
EVENTS_LOST: Final = Kind("events_lost", "who events", True)
TICKETS_LOST: Final = Kind("tickets_lost", "who count")
BITE_HEALED: Final = Kind("bite_healed", "who")

# Dracula's phase
PHASE_BEGAN: Final = Kind("phase")
LET_GO: Final = Kind("let_go")
MATURED: Final = Kind("matured", "encounter", True)
LAIR_MADE: Final = Kind("lair_made", "slot", True)
ROOM_MADE: Final = Kind("room_made", "slot", True)
LAIR_CLEARED: Final = Kind("lair_cleared", "slot")
LAIR_ENTERED: Final = Kind("lair_entered", "slot", True)
LAIR_GUARDED: Final = Kind("lair_guarded", "slot")
GUARDED_LAIR: Final = Kind("guarded_lair", "slot encounter")
LAID: Final = Kind("laid", "back", True)
LAID_OPEN: Final = Kind("laid_open", "place", True)
WENT: Final = Kind("went", "place")
HID: Final = Kind("hid")
POWER_PLAYED: Final = Kind("power", "power", True)
HID_OPENLY: Final = Kind("hid_openly", "", True)
MISDIRECTED: Final = Kind("misdirected", "space", True)
CLEARED: Final = Kind("cleared", "space")
STRIPPED: Final = Kind("stripped", "space", True)
PENALTY: Final = Kind("penalty", "", True)
ENCOUNTERS_DRAWN: Final = Kind("encounters_drawn", "count")
DREW_ENCOUNTERS: Final = Kind("drew_encounters", "encounters", True)
ENCOUNTERS_SHUFFLED: Final = Kind("encounters_shuffled")
ENCOUNTER_LAID: Final = Kind("encounter_laid", "space")
LAID_ENCOUNTER: Final = Kind("laid_encounter", "space encounter")
RUMOUR_LAID: Final = Kind("rumour_laid", "space")
RUMOUR_GONE: Final = Kind("rumour_gone")
DRACULA_SUFFERED: Final = Kind("dracula_suffered", "count left", True)
DRACULA_RECOVERED: Final = Kind("dracula_recovered", "count left", True)
INFLUENCE: Final = Kind("influence", "count left", True)

# Discoveries
NO_TRACE: Final = Kind("no_trace", "place", True)
FOUND: Final = Kind("found", "space place", True)
FOUND_LAIR: Final = Kind("found_lair", "slot place", True)
FOUND_HIDE: Final = Kind("found_hide", "space", True)
FOUND_LEAVING: Final = Kind("found_leaving", "place", True)
DRACULA_FOUND: Final = Kind("dracula_found", "place", True)
AMBUSHED: Final = Kind("ambushed", "who encounter place spot", True)
AMBUSHED_OPEN: Final = Kind("ambushed_open", "who encounter place spot", True)
FACES: Final = Kind("faces", "who encounter")
TURNED_UP: Final = Kind("turned_up", "encounter", True)
ENCOUNTER_DISCARDED: Final = Kind("encounter_discarded", "encounter", True)
ENCOUNTER_STAYS: Final = Kind("encounter_stays", "encounter")
WOLVES_CAME: Final = Kind("wolves_came", "place")
SPIED_ON: Final = Kind("spied_on", "who")
BATS_PUT: Final = Kind("bats_put", "who")
BATS_MOVED: Final = Kind("bats_moved", "who place")
SOIL: Final = Kind("soil")
BODYGUARDS_KEPT: Final = Kind("bodyguards_kept", "count")
BODYGUARDS_SENT: Final = Kind("bodyguards_sent", "who")
HOAX_READ: Final = Kind("hoax_read", "events", True)
HOAX_TOOK: Final = Kind("hoax_took", "event")
HOAX_TAKEN: Final = Kind("hoax_taken")
HOAX_SHUFFLED: Final = Kind("hoax_shuffled", "count")

# Tokens of the board
FOG_PUT: Final = Kind("fog_put", "place count")
FOG_LIFTED: Final = Kind("fog_lifted", "place")
ROADBLOCK_PUT: Final = Kind("roadblock_put", "link")
ROADBLOCK_LIFTED: Final = Kind("roadblock_lifted", "link")
STORM_PUT: Final = Kind("storm_put", "place")
STORM_LIFTED: Final = Kind("storm_lifted", "place")
GROUND_CONSECRATED: Final = Kind("ground_consecrated", "place")
HOST_PUT: Final = Kind("host_put", "place")
HOSTS_LIFTED: Final = Kind("hosts_lifted")

# Fights and the end
FIGHT: Final = Kind("fight", "hunters")
VAMPIRE_FIGHT: Final = Kind("vampire_fight", "encounter hunters")
FIGHT_DECLINED: Final = Kind("fight_declined")
HUNTER_SPARED: Final = Kind("hunter_spared", "who")
JOINED: Final = Kind("joined", "who")
WON: Final = Kind("won", "side reason")

# Combat
COMBAT_BEGAN: Final = Kind("combat_began")
DREW_COMBAT: Final = Kind("drew_combat", "combats", True)
COMBAT_DRAWN: Final = Kind("combat_drawn", "count")
COMBAT_ROUND: Final = Kind("combat_round", "count")
ENGAGED: Final = Kind("engaged", "who")
STRUCK_WITH: Final = Kind("struck_with", "combat", True)
FOUGHT_WITH: Final = Kind("fought_with", "who fight_card", True)
EXCHANGED: Final = Kind("exchanged", "who fight_card", True)
STRUCK_OUT: Final = Kind("struck_out", "combat")
CARD_NEXT: Final = Kind("card_next", "who")
CARD_CANCELLED: Final = Kind("card_cancelled", "who fight_card")
PLOTTED: Final = Kind("plotted", "who")
TOO_PROUD: Final = Kind("too_proud", "combat")
MESMERIZED: Final = Kind("mesmerized", "who")
PLOT_DREW: Final = Kind("plot_drew", "combat")
PLOT_SEARCHED: Final = Kind("plot_searched")
VAMPIRE_SUFFERED: Final = Kind("vampire_suffered", "encounter count left")
VAMPIRE_RECOVERED: Final = Kind("vampire_recovered", "encounter count left")
VAMPIRE_DEFEATED: Final = Kind("vampire_defeated", "encounter")
LEFT_COMBAT: Final = Kind("left_combat", "who")
COMBAT_ENDED: Final = Kind("combat_ended")
FLEW_AWAY: Final = Kind("flew_away", "space back", True)
FLEW_TO: Final = Kind("flew_to", "place")
WREATH_LAID: Final = Kind("wreath_laid", "who", True)
WREATH_GONE: Final = Kind("wreath_gone", "who")
PREVENTED: Final = Kind("prevented", "who")

# Events played
PLAYED: Final = Kind("played", "who event", True)
DRACULA_PLAYED: Final = Kind("dracula_played", "event", True)
EVENT_CANCELLED: Final = Kind("event_cancelled", "event")
ALLY_JOINED: Final = Kind("ally_joined", "event")
ALLY_LEFT: Final = Kind("ally_left", "event")
ALLY_RECALLED: Final = Kind("ally_recalled", "who event", True)

# What events reveal and do
NEAR: Final = Kind("near", "hunters", True)
NAMED: Final = Kind("named", "who place")
NAMED_OPEN: Final = Kind("named_open", "place", True)
NOT_ON_TRAIL: Final = Kind("not_on_trail", "place", True)
REGION_TOLD: Final = Kind("region_told", "region", True)
LAID_HAND_OPEN: Final = Kind("laid_hand_open", "encounters", True)
LAID_EVENTS_OPEN: Final = Kind("laid_events_open", "events", True)
HIDE_SHOWN: Final = Kind("hide_shown", "", True)
DEDUCED: Final = Kind("deduced", "space", True)
TICKET_TURNED: Final = Kind("ticket_turned", "who ticket", True)
SAW_FINDS: Final = Kind("saw_finds", "who items", True)
FOUND_ITEM: Final = Kind("found_item", "who")
TOOK_ITEM: Final = Kind("took_item", "who item")
ITEM_THROWN: Final = Kind("item_thrown", "item", True)
BACKS_CHECKED: Final = Kind("backs_checked", "who count", True)
EVENTS_TAKEN: Final = Kind("events_taken", "count", True)
EVENT_BURIED: Final = Kind("event_buried", "count", True)
EVENT_OPENED: Final = Kind("event_opened", "event", True)
INFLUENCE_LOST: Final = Kind("influence_lost", "count left")
GROUND_LOST: Final = Kind("ground_lost", "place")
HORSES_BOLTED: Final = Kind("horses_bolted", "who place")
POUNCED: Final = Kind("pounced", "who", True)
ADDS_TO: Final = Kind("adds_to", "space", True)
PUSHED: Final = Kind("pushed", "who place")
NO_SUPPLY: Final = Kind("no_supply")
NO_DAY: Final = Kind("no_day")
SCHEMES_SHUFFLED: Final = Kind("schemes_shuffled", "count")
NOCTURNAL: Final = Kind("nocturnal")
AGAIN: Final = Kind("again")
RETURNED_TO_HAND: Final = Kind("returned_to_hand", "encounter")
SWAPPED: Final = Kind("swapped")
WAX_RETURNS: Final = Kind("wax_returns", "who")
