"""The slices of Fury of Dracula's observations.

Spots are the six spaces of the trail, the three lairs, and the hideout that is leaving the trail.
Hunters come in the order Godalming, Seward, Van Helsing, Mina. What is one-hot over the 73 places
(60 on land, 10 seas, 3 hospitals) can be read as features of the board's graph.
"""

from __future__ import annotations

from typing import Final

from whitby.core.encoding import MOST, Slice
from whitby.games.fury.board import LINKS, LOCATIONS, SPACES
from whitby.games.fury.cards import table as cards
from whitby.games.fury.rulings import OPTIONS
from whitby.games.fury.state.hideout import SLOTS, TRAIL
from whitby.games.fury.words import RULES

ITEMS: Final = len(cards.ITEMS)
EVENTS: Final = len(cards.EVENTS)
DRACULA_EVENT_KINDS: Final = EVENTS - cards.HUNTER_EVENTS
ENCOUNTERS: Final = len(cards.ENCOUNTERS)
TICKETS: Final = len(cards.TICKETS)
STRIKES: Final = len(cards.COMBAT)
FIGHTS: Final = len(cards.FIGHT_CARDS)
POWERS: Final = len(cards.POWERS)
SPOTS: Final = TRAIL + SLOTS + 1
VALUES: Final = LOCATIONS + 1
"""What can be in a spot, to the belief: a location, or Hide."""

SLICES: Final = (
    Slice("prompt", (len(RULES),), "what the viewer is asked, one-hot; zeros if nothing"),
    Slice("about", (2,), "what it is about, each number plus one", MOST),
    Slice("seat", (5,), "the viewer's seat, one-hot; zeros for a spectator"),
    Slice("players", (4,), "the number of players, one-hot from 2"),
    Slice("phase", (len(cards.PHASES),), "setup, dawn, day, dusk, night, Dracula, over"),
    Slice("day", (len(cards.DAYS),), "the day of the week, one-hot"),
    Slice(
        "tracks",
        (6,),
        "round, despair, influence, damage to Dracula, rumours he holds, Bodyguards before him",
        MOST,
    ),
    # Dracula
    Slice("spots.place", (SPOTS, SPACES), "the location of each spot, one-hot if known"),
    Slice("spots.back", (SPOTS, 3), "its back: land, sea, castle"),
    Slice("spots.power", (SPOTS, POWERS), "its power card, one-hot if known"),
    Slice("spots.marks", (SPOTS, 6), "is there, face up, wolf, bat, rumour, tied"),
    Slice("spots.encounters", (SPOTS, ENCOUNTERS + 1), "encounters by kind; the last: hidden", 4),
    Slice("spots.damage", (SPOTS,), "damage on the encounters there", 15),
    Slice("dracula.place", (SPACES,), "where Dracula is, one-hot if known"),
    Slice("dracula.from", (SPACES,), "where he was before this step, one-hot if known"),
    Slice("dracula.encounters", (ENCOUNTERS + 1,), "his encounters by kind; the last: hidden", 29),
    Slice("dracula.events", (DRACULA_EVENT_KINDS + 1,), "his events by kind; the last: hidden", 6),
    # hunters
    Slice("hunters.seat", (4, 5), "the seat that commands each hunter, one-hot"),
    Slice("hunters.place", (4, SPACES), "where each is, one-hot; zeros if nowhere"),
    Slice("hunters.bed", (4, 3), "the hospital of a defeated hunter, one-hot"),
    Slice("hunters.state", (4, 4), "wounds, bites, delayed, with bats", 11),
    Slice("hunters.items", (4, ITEMS + 1), "items by kind; the last: hidden", 7),
    Slice("hunters.events", (4, cards.HUNTER_EVENTS + 1), "events by kind; the last: hidden", 7),
    Slice("hunters.tickets", (4, TICKETS + 1), "tickets by kind; the last: hidden", 5),
    Slice("hunters.open_item", (4, ITEMS), "the item shown for a weakness, one-hot"),
    Slice("hunters.open_event", (4, cards.HUNTER_EVENTS), "the event shown for one, one-hot"),
    # decks, discards and tokens
    Slice(
        "decks",
        (7,),
        "items, events, encounters, tickets left; events and encounters discarded face down; "
        "event cards at the bottom known to be the hunters'",
        75,
    ),
    Slice("event_on_top", (2,), "whose event is on top of the deck: the hunters', Dracula's"),
    Slice("discards.items", (ITEMS,), "by kind", 4),
    Slice("discards.events", (EVENTS,), "by kind", 4),
    Slice("discards.encounters", (ENCOUNTERS,), "by kind", 3),
    Slice("discards.buried", (ENCOUNTERS,), "face-down ones by kind, for Dracula", 3),
    Slice("tokens.fog", (SPACES,), "fog at each place", 4),
    Slice("tokens.storm", (SPACES,), "a storm at each place"),
    Slice("tokens.host", (SPACES,), "a heavenly host at each place"),
    Slice("tokens.ground", (SPACES,), "the consecrated ground, one-hot"),
    Slice("tokens.roadblock", (LINKS,), "a roadblock on each link (see the graph)"),
    # events in force, and what is going on
    Slice("allies", (EVENTS,), "the allies in play"),
    Slice("in_force", (6,), "no supply, no day, nocturnal, long night, vigor, swift"),
    Slice("turn", (4, 5), "each hunter: orders the turns, has acted, trades, fights, is spared"),
    Slice("first_act", (1,), "the kind of the first of two actions, plus one", MOST),
    Slice("doing", (8,), "the encounter stays, ambush, annulled, saved, seduced, misled, "
          "misdirected, an encounter is faced"),
    Slice("facing", (ENCOUNTERS,), "the encounter being resolved, one-hot"),
    Slice("tools", (ITEMS,), "items shown before a search"),
    Slice("own.ticket", (TICKETS,), "the ticket that the viewer just drew, one-hot"),
    Slice("own.drawn", (EVENTS,), "the event that the viewer just drew, one-hot"),
    Slice("own.finds", (ITEMS + 1,), "items looked at; the last: hidden", 4),
    Slice("own.gifts", (EVENTS + 1,), "events that Dracula will read; the last: hidden", 6),
    # combat
    Slice("combat", (11,), "there is one, with Dracula, ambush, night, revealed, cancelled, "
          "enraged, revenge, bullets, the round, Plotting cards", 6),
    Slice("combat.foe", (ENCOUNTERS,), "the vampire, one-hot; zeros for Dracula"),
    Slice("combat.hand", (STRIKES + 1,), "Dracula's combat cards; the last: hidden", 7),
    Slice("combat.deck", (STRIKES,), "his combat deck, for him", 2),
    Slice("combat.played", (STRIKES,), "combat cards he played", 6),
    Slice("combat.card", (STRIKES + 1,), "his card this round; the last: hidden"),
    Slice("combat.cards", (4, FIGHTS + 1), "each hunter's card this round; the last: hidden"),
    Slice("combat.last", (4, FIGHTS), "each hunter's card of the round before"),
    Slice("combat.hunters", (4, 7), "each hunter: in it, began it, cancelled, engaged, mesmerized, "
          "wreath, planned"),
    Slice("winner", (2,), "the hunters, Dracula"),
    Slice("reason", (2,), "by defeat, by influence"),
    Slice("options", (len(OPTIONS) + 1,), "the choice of each table option, then the size", 2),
)  # fmt: skip
BELIEFS: Final = (
    Slice("belief.here", (SPACES,), "how likely Dracula is at each place, in 255ths", MOST),
    Slice(
        "belief.spots",
        (TRAIL + SLOTS, VALUES),
        "how likely each location is in each space and lair; the last: Hide",
        MOST,
    ),
)
