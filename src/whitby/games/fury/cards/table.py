"""Every card, token and sheet of the box as rows: facts only, with the names used in records."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.board import place
from whitby.games.fury.schema import Day, Hunter, Phase, Side

NONE: Final = -1
"""No card, nobody."""
HIDDEN: Final = -2
"""A card that a viewer may not see."""

# Hunters, in the order in which they act (FURY-ROUND-05)
GODALMING: Final = 0
SEWARD: Final = 1
VAN_HELSING: Final = 2
MINA: Final = 3
HUNTERS: Final[tuple[Hunter, ...]] = ("godalming", "seward", "van_helsing", "mina")
EVERY_HUNTER: Final[tuple[int, ...]] = (GODALMING, SEWARD, VAN_HELSING, MINA)

# Sheets, by hunter: health, empty spaces for bites, limits of the hands (FURY-COMP-12, HAND-01)
HEALTH: Final[tuple[int, ...]] = (11, 9, 8, 9)
BITE_SPACES: Final[tuple[int, ...]] = (1, 1, 2, 0)
ITEM_LIMIT: Final[tuple[int, ...]] = (3, 4, 3, 3)
EVENT_LIMIT: Final[tuple[int, ...]] = (3, 4, 3, 3)
BASIC_STARTS: Final[tuple[int, ...]] = (
    place("constanta"),
    place("marseilles"),
    place("amsterdam"),
    place("brussels"),
)
"""Where hunters start in a basic game (FURY-BASIC-01)."""
MOST_TICKETS: Final = 2
DRACULA_HEALTH: Final = 15
DRACULA_EVENTS: Final = 4
ENCOUNTER_HAND: Final = 5

# Sides of event cards, told apart by their backs (FURY-COMP-17)
HUNTER_SIDE: Final = 0
DRACULA_SIDE: Final = 1
SIDES: Final[tuple[Side, ...]] = ("hunters", "dracula")

# Events: name, copies; the hunters' first, then Dracula's (FURY-COMP-02). Their number is their row
HUNTER_EVENT_ROWS: Final[tuple[tuple[str, int], ...]] = (
    ("behind_the_veil", 1),
    ("blood_transfusion", 2),
    ("chartered_carriage", 3),
    ("consecrated_ground", 1),
    ("escape_route", 2),
    ("evil_presence", 2),
    ("excellent_weather", 2),
    ("forewarned", 2),
    ("good_luck", 2),
    ("great_strength", 1),
    ("heroic_leap", 1),
    ("hired_scouts", 4),
    ("hypnosis", 1),
    ("jonathan_harker", 1),
    ("local_rumours", 2),
    ("long_night", 2),
    ("lucky_find", 1),
    ("lucys_revenge", 1),
    ("money_trail", 1),
    ("mystic_research", 1),
    ("newspaper_reports", 3),
    ("planned_ambush", 2),
    ("renewed_vigor", 2),
    ("rufus_smith", 1),
    ("sense_of_urgency", 2),
    ("sister_agatha", 1),
    ("speedy_telegraph", 2),
    ("surprising_return", 2),
    ("vampire_lair", 1),
    ("wax_cylinders", 1),
)
DRACULA_EVENT_ROWS: Final[tuple[tuple[str, int], ...]] = (
    ("customs_search", 1),
    ("darkness_returns", 1),
    ("devilish_power", 2),
    ("draculas_brides", 1),
    ("enraged", 1),
    ("false_tip", 2),
    ("great_wolf", 1),
    ("hidden_schemes", 2),
    ("immanuel_hildesheim", 1),
    ("nocturnal_visit", 1),
    ("roadblock", 3),
    ("seduction", 1),
    ("sensationalist_press", 1),
    ("summon_storms", 2),
    ("unearthly_swiftness", 1),
    ("vampiric_influence", 2),
    ("wild_horses", 2),
)
EVENTS: Final = tuple([name for name, _ in HUNTER_EVENT_ROWS + DRACULA_EVENT_ROWS])
EVENT_COPIES: Final = tuple([copies for _, copies in HUNTER_EVENT_ROWS + DRACULA_EVENT_ROWS])
BEHIND_THE_VEIL: Final = 0
BLOOD_TRANSFUSION: Final = 1
CHARTERED_CARRIAGE: Final = 2
CONSECRATED_GROUND: Final = 3
ESCAPE_ROUTE: Final = 4
EVIL_PRESENCE: Final = 5
EXCELLENT_WEATHER: Final = 6
FOREWARNED: Final = 7
GOOD_LUCK: Final = 8
GREAT_STRENGTH: Final = 9
HEROIC_LEAP: Final = 10
HIRED_SCOUTS: Final = 11
HYPNOSIS: Final = 12
JONATHAN_HARKER: Final = 13
LOCAL_RUMOURS: Final = 14
LONG_NIGHT: Final = 15
LUCKY_FIND: Final = 16
LUCYS_REVENGE: Final = 17
MONEY_TRAIL: Final = 18
MYSTIC_RESEARCH: Final = 19
NEWSPAPER_REPORTS: Final = 20
PLANNED_AMBUSH: Final = 21
RENEWED_VIGOR: Final = 22
RUFUS_SMITH: Final = 23
SENSE_OF_URGENCY: Final = 24
SISTER_AGATHA: Final = 25
SPEEDY_TELEGRAPH: Final = 26
SURPRISING_RETURN: Final = 27
VAMPIRE_LAIR: Final = 28
WAX_CYLINDERS: Final = 29
HUNTER_EVENTS: Final = 30
CARRIAGE_RAILS: Final = 4
"""The railways, of any colour, that a Chartered Carriage leads over."""
CUSTOMS_SEARCH: Final = HUNTER_EVENTS
DARKNESS_RETURNS: Final = HUNTER_EVENTS + 1
DEVILISH_POWER: Final = HUNTER_EVENTS + 2
DRACULAS_BRIDES: Final = HUNTER_EVENTS + 3
ENRAGED: Final = HUNTER_EVENTS + 4
FALSE_TIP: Final = HUNTER_EVENTS + 5
GREAT_WOLF: Final = HUNTER_EVENTS + 6
HIDDEN_SCHEMES: Final = HUNTER_EVENTS + 7
IMMANUEL_HILDESHEIM: Final = HUNTER_EVENTS + 8
NOCTURNAL_VISIT: Final = HUNTER_EVENTS + 9
ROADBLOCK: Final = HUNTER_EVENTS + 10
SEDUCTION: Final = HUNTER_EVENTS + 11
SENSATIONALIST_PRESS: Final = HUNTER_EVENTS + 12
SUMMON_STORMS: Final = HUNTER_EVENTS + 13
UNEARTHLY_SWIFTNESS: Final = HUNTER_EVENTS + 14
VAMPIRIC_INFLUENCE: Final = HUNTER_EVENTS + 15
WILD_HORSES: Final = HUNTER_EVENTS + 16


def event_side(card: int) -> int:
    """Return the side of an event card, which everyone sees by its back."""
    return HUNTER_SIDE if card < HUNTER_EVENTS else DRACULA_SIDE


# Encounters: name, copies, health if it is fought, whether it may ambush, whether it has a matured
# effect, influence on maturing, and for Fangs in its ambush (FURY-WIN-09)
ENCOUNTER_ROWS: Final[tuple[tuple[str, int, int, bool, bool, int, int], ...]] = (
    ("aristocratic_vampire", 3, 0, False, True, 4, 0),
    ("bats", 2, 0, True, False, 0, 0),
    ("desecrated_soil", 2, 0, True, True, 0, 0),
    ("hoax", 2, 0, False, True, 0, 0),
    ("new_vampire", 2, 6, True, True, 3, 0),
    ("rats", 2, 0, True, False, 0, 0),
    ("reckless_vampire", 3, 4, True, True, 4, 1),
    ("saboteur", 2, 0, True, True, 0, 0),
    ("spy", 2, 0, True, True, 0, 0),
    ("szgany_bodyguards", 2, 0, True, True, 0, 0),
    ("szgany_mob", 2, 0, True, True, 0, 0),
    ("unnatural_fog", 2, 0, True, True, 0, 0),
    ("wolves", 2, 0, True, True, 0, 0),
)
ENCOUNTERS: Final = tuple([row[0] for row in ENCOUNTER_ROWS])
ENCOUNTER_COPIES: Final = tuple([row[1] for row in ENCOUNTER_ROWS])
VAMPIRE_HEALTH: Final = tuple([row[2] for row in ENCOUNTER_ROWS])
CAN_AMBUSH: Final = tuple([row[3] for row in ENCOUNTER_ROWS])
CAN_MATURE: Final = tuple([row[4] for row in ENCOUNTER_ROWS])
MATURED_INFLUENCE: Final = tuple([row[5] for row in ENCOUNTER_ROWS])
AMBUSH_INFLUENCE: Final = tuple([row[6] for row in ENCOUNTER_ROWS])
ARISTOCRATIC_VAMPIRE: Final = 0
BATS: Final = 1
DESECRATED_SOIL: Final = 2
HOAX: Final = 3
NEW_VAMPIRE: Final = 4
RATS: Final = 5
RECKLESS_VAMPIRE: Final = 6
SABOTEUR: Final = 7
SPY: Final = 8
SZGANY_BODYGUARDS: Final = 9
SZGANY_MOB: Final = 10
UNNATURAL_FOG: Final = 11
WOLVES: Final = 12


def is_vampire(encounter: int) -> bool:
    """Return whether this is one of the three vampire encounters (FURY-ENC-13)."""
    return MATURED_INFLUENCE[encounter] > 0


BLOW: Final = 2
"""The damage of Claws, Fangs and Strength."""

# Dracula's combat cards: name, copies, damage, healing, whether it does more by night; each bears
# the icon named after it (FURY-COMP-06, COMP-14)
DRACULA_COMBAT_ROWS: Final[tuple[tuple[str, int, int, int, bool], ...]] = (
    ("claws", 2, BLOW, 0, True),
    ("escape_as_bat", 2, 0, 0, True),
    ("escape_as_mist", 1, 0, 0, False),
    ("fangs", 2, BLOW, 2, True),
    ("mesmerize", 2, 0, 0, False),
    ("plotting", 2, 0, 0, False),
    ("strength", 2, BLOW, 0, True),
)
COMBAT: Final = tuple([row[0] for row in DRACULA_COMBAT_ROWS])
COMBAT_COPIES: Final = tuple([row[1] for row in DRACULA_COMBAT_ROWS])
STRIKE_DAMAGE: Final = tuple([row[2] for row in DRACULA_COMBAT_ROWS])
STRIKE_HEALS: Final = tuple([row[3] for row in DRACULA_COMBAT_ROWS])
STRONGER_BY_NIGHT: Final = tuple([row[4] for row in DRACULA_COMBAT_ROWS])
CLAWS: Final = 0
ESCAPE_AS_BAT: Final = 1
ESCAPE_AS_MIST: Final = 2
FANGS: Final = 3
MESMERIZE: Final = 4
PLOTTING: Final = 5
STRENGTH: Final = 6
ESCAPES: Final[tuple[int, ...]] = (ESCAPE_AS_BAT, ESCAPE_AS_MIST)
COMBAT_HAND: Final = 5
MOST_ROUNDS: Final = 6
VAMPIRE_PRIDE: Final = 3
"""Cards that must have been played before a vampire may escape (FURY-ESCAPE-05)."""


def combat_cards(names: str) -> tuple[int, ...]:
    """Return Dracula's combat cards of these names."""
    return tuple([COMBAT.index(name) for name in names.split()])


# Items, and the cards with which every hunter can fight: name, copies, whether it is a weapon, the
# icons lit on its banner, as Dracula's cards that they cancel, the damage, and the cards of
# Dracula's against which alone it is dealt (FURY-COMP-04, FURY-COMP-05, FURY-BANNER-02)
ALL_ICONS: Final = "fangs strength claws mesmerize plotting escape_as_bat escape_as_mist"
ITEM_ROWS: Final[tuple[tuple[str, int, bool, str, int, str], ...]] = (
    ("crucifix", 2, False, "fangs mesmerize escape_as_mist", 3, "fangs mesmerize"),
    ("dogs", 4, False, "", 0, ""),
    ("fast_horses", 3, False, "", 0, ""),
    ("garlic", 3, False, "fangs strength", 2, "fangs claws"),
    ("garlic_wreath", 3, False, "", 4, ""),
    ("heavenly_host", 3, False, "mesmerize", 4, ""),
    ("holy_bullets", 3, False, "", 3, ""),
    ("holy_circle", 2, False, ALL_ICONS, 0, ""),
    ("knife", 3, True, "fangs escape_as_bat", 3, ""),
    ("pistol", 4, True, "claws plotting", 2, ""),
    ("rifle", 4, True, "claws escape_as_bat", 2, ""),
    ("stake", 4, False, "", 0, ""),
)
BASIC_ROWS: Final[tuple[tuple[str, int, bool, str, int, str], ...]] = (
    ("punch", 4, False, "mesmerize plotting", 1, ""),
    ("dodge", 4, False, "fangs strength claws", 0, ""),
    ("escape", 4, False, "strength plotting", 0, ""),
)
FIGHT_ROWS: Final = ITEM_ROWS + BASIC_ROWS
ITEMS: Final = tuple([row[0] for row in ITEM_ROWS])
ITEM_COPIES: Final = tuple([row[1] for row in ITEM_ROWS])
FIGHT_CARDS: Final = tuple([row[0] for row in FIGHT_ROWS])
WEAPONS: Final = tuple([at for at, row in enumerate(FIGHT_ROWS) if row[2]])
BANNERS: Final = tuple([combat_cards(row[3]) for row in FIGHT_ROWS])
FIGHT_DAMAGE: Final = tuple([row[4] for row in FIGHT_ROWS])
HURTS_AGAINST: Final = tuple([combat_cards(row[5]) for row in FIGHT_ROWS])
CRUCIFIX: Final = 0
DOGS: Final = 1
FAST_HORSES: Final = 2
GARLIC: Final = 3
GARLIC_WREATH: Final = 4
HEAVENLY_HOST: Final = 5
HOLY_BULLETS: Final = 6
HOLY_CIRCLE: Final = 7
KNIFE: Final = 8
PISTOL: Final = 9
RIFLE: Final = 10
STAKE: Final = 11
ITEM_KINDS: Final = 12
PUNCH: Final = ITEM_KINDS
DODGE: Final = ITEM_KINDS + 1
ESCAPE: Final = ITEM_KINDS + 2
BASIC_CARDS: Final[tuple[int, ...]] = (PUNCH, DODGE, ESCAPE)
DOGS_CHASE: Final[tuple[int, ...]] = (RATS, SABOTEUR, SPY, WOLVES)
"""The encounters that Dogs work against."""
GUNS: Final[tuple[int, ...]] = (PISTOL, RIFLE)
HOSTS: Final[tuple[int, ...]] = (HEAVENLY_HOST,)
ATTACKS: Final[tuple[int, ...]] = (PUNCH, *WEAPONS)
"""Cards that always deal their damage."""
MESMERIZED_LOSS: Final = 1
"""How much less damage a weapon deals in the hands of a mesmerized hunter."""
BREAKABLE: Final[tuple[int, ...]] = (CRUCIFIX, *WEAPONS)
"""Items that Strength cancels, and by night discards."""
CANCELLED_BY: Final[dict[int, tuple[int, ...]]] = {
    MESMERIZE: tuple([card for card, banner in enumerate(BANNERS) if banner]),
    STRENGTH: (PUNCH, *BREAKABLE),
}
"""The cards of hunters that a resolved card of Dracula's cancels."""
USED_UP: Final[tuple[int, ...]] = (HEAVENLY_HOST, HOLY_CIRCLE)
"""Items that are discarded after a fight with them."""

# Power cards, one of each (FURY-POWER-01)
POWERS: Final[tuple[str, ...]] = ("dark_call", "feed", "hide", "misdirect", "wolf_form")
DARK_CALL: Final = 0
FEED: Final = 1
HIDE: Final = 2
MISDIRECT: Final = 3
WOLF_FORM: Final = 4
OPEN_POWERS: Final[tuple[int, ...]] = (DARK_CALL, FEED)
"""The powers that make a hideout of their own, face up (FURY-DARK-03, FURY-FEED-02)."""

# Tickets: white value, yellow value (0: none), copies (FURY-COMP-11)
TICKET_ROWS: Final[tuple[tuple[int, int, int], ...]] = (
    (3, 2, 4),
    (2, 2, 4),
    (2, 1, 3),
    (1, 1, 2),
    (1, 0, 3),
)
TICKETS: Final[tuple[str, ...]] = ("3-2", "2-2", "2-1", "1-1", "1-0")
TICKET_COPIES: Final = tuple([copies for _, _, copies in TICKET_ROWS])

# Tokens (FURY-COMP-07, FURY-COMP-08): their number is limited
ALL_STORMS: Final = 6
ALL_FOG: Final = 4
ALL_BATS: Final = 2
ALL_ROADBLOCKS: Final = 8
ALL_HOSTS: Final = 3
ALL_DESPAIR: Final = 3

# The influence track and what moves the marker (FURY-WIN-01, WIN-06, DESPAIR-05 to 07, RUMOR-04)
WINNING_INFLUENCE: Final = 13
BITE_INFLUENCE: Final = 1
DEFEAT_INFLUENCE: Final = 2
FURY_INFLUENCE: Final = 3
RUMOUR_INFLUENCE: Final = 3

# Time
DAYS: Final[tuple[Day, ...]] = (
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
)
SETUP: Final = 0
DAWN: Final = 1
DAY: Final = 2
DUSK: Final = 3
NIGHT: Final = 4
DRACULA_PHASE: Final = 5
OVER: Final = 6
PHASES: Final[tuple[Phase, ...]] = ("setup", "dawn", "day", "dusk", "night", "dracula", "over")

# How a game ends
BY_DEFEAT: Final = 0
BY_INFLUENCE: Final = 1
REASONS: Final[tuple[str, ...]] = ("defeat", "influence")

# Decks, for generators with prepared draws
ITEM_DECK: Final = 0
ENCOUNTER_DECK: Final = 1
TICKET_POOL: Final = 2
COMBAT_DECK: Final = 3
