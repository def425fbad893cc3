"""What each card is worth to the scripted bots: one row per card, for both sides."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.cards import table as cards

# Items: their value in a hunter's hand; how much Dracula assumes that hunters keep them (a hidden
# hand is not random); his gain if one is discarded; the approximate damage to the foe in a round.
ITEM_ROWS: Final[dict[int, tuple[float, float, float, float]]] = {
    cards.CRUCIFIX: (1.7, 1.4, 1.3, 1.0),
    cards.DOGS: (0.8, 0.4, 0.5, 0.0),
    cards.FAST_HORSES: (0.9, 0.4, 0.8, 0.0),
    cards.GARLIC: (1.2, 0.7, 0.8, 0.8),
    cards.GARLIC_WREATH: (1.1, 0.5, 0.5, 0.0),
    cards.HEAVENLY_HOST: (2.6, 2.4, 1.8, 2.8),
    cards.HOLY_BULLETS: (1.6, 1.2, 1.3, 0.0),
    cards.HOLY_CIRCLE: (1.5, 1.0, 0.9, 0.0),
    cards.KNIFE: (3.0, 3.0, 2.0, 3.0),
    cards.PISTOL: (2.4, 2.0, 1.5, 2.0),
    cards.RIFLE: (2.5, 2.2, 1.6, 2.0),
    cards.STAKE: (1.4, 0.8, 1.2, 0.0),
}
ITEM_WORTH: Final = {item: row[0] for item, row in ITEM_ROWS.items()}
ITEM_KEPT: Final = {item: row[1] for item, row in ITEM_ROWS.items()}
ITEM_TAKEN: Final = {item: row[2] for item, row in ITEM_ROWS.items()}
BLOWS: Final = {item: row[3] for item, row in ITEM_ROWS.items() if row[3]}

# The hunters' events: their value in hand, and Dracula's gain if one is discarded.
EVENT_ROWS: Final[dict[int, tuple[float, float]]] = {
    cards.BLOOD_TRANSFUSION: (0.6, 0.5),
    cards.CHARTERED_CARRIAGE: (1.2, 0.9),
    cards.CONSECRATED_GROUND: (1.3, 1.2),
    cards.ESCAPE_ROUTE: (1.0, 0.7),
    cards.EXCELLENT_WEATHER: (0.6, 0.5),
    cards.FOREWARNED: (1.0, 0.5),
    cards.GOOD_LUCK: (0.5, 0.5),
    cards.GREAT_STRENGTH: (2.4, 1.3),
    cards.HEROIC_LEAP: (2.6, 2.2),
    cards.HIRED_SCOUTS: (1.0, 1.0),
    cards.HYPNOSIS: (0.8, 0.5),
    cards.LONG_NIGHT: (1.2, 1.0),
    cards.LUCKY_FIND: (1.4, 0.5),
    cards.LUCYS_REVENGE: (0.4, 0.5),
    cards.MONEY_TRAIL: (0.7, 0.5),
    cards.MYSTIC_RESEARCH: (0.4, 0.5),
    cards.NEWSPAPER_REPORTS: (1.5, 1.4),
    cards.PLANNED_AMBUSH: (1.5, 1.0),
    cards.RENEWED_VIGOR: (1.9, 1.3),
    cards.SENSE_OF_URGENCY: (1.1, 0.5),
    cards.SPEEDY_TELEGRAPH: (1.2, 0.5),
    cards.SURPRISING_RETURN: (0.9, 0.5),
    cards.VAMPIRE_LAIR: (1.2, 0.5),
    cards.WAX_CYLINDERS: (0.5, 0.5),
}
EVENT_WORTH: Final = {event: row[0] for event, row in EVENT_ROWS.items()}
EVENT_TAKEN: Final = {event: row[1] for event, row in EVENT_ROWS.items()}

# Dracula's events: their value in his hand.
DRACULA_EVENT_WORTH: Final = {
    cards.CUSTOMS_SEARCH: 1.6,
    cards.DARKNESS_RETURNS: 3.0,
    cards.DEVILISH_POWER: 1.0,
    cards.DRACULAS_BRIDES: 1.0,
    cards.ENRAGED: 1.3,
    cards.FALSE_TIP: 1.3,
    cards.GREAT_WOLF: 2.0,
    cards.HIDDEN_SCHEMES: 1.8,
    cards.IMMANUEL_HILDESHEIM: 1.5,
    cards.NOCTURNAL_VISIT: 0.6,
    cards.ROADBLOCK: 1.2,
    cards.SEDUCTION: 2.0,
    cards.SENSATIONALIST_PRESS: 1.8,
    cards.SUMMON_STORMS: 0.5,
    cards.UNEARTHLY_SWIFTNESS: 3.0,
    cards.VAMPIRIC_INFLUENCE: 1.0,
    cards.WILD_HORSES: 1.7,
}

# Allies: their value in play, to the hunters, or to Dracula in each round.
HUNTER_ALLIES: Final = {
    cards.NONE: 0.0,
    cards.JONATHAN_HARKER: 1.2,
    cards.RUFUS_SMITH: 0.7,
    cards.SISTER_AGATHA: 1.5,
}
DRACULA_ALLIES: Final = {
    cards.NONE: 0.0,
    cards.DRACULAS_BRIDES: 0.08,
    cards.GREAT_WOLF: 0.12,
    cards.IMMANUEL_HILDESHEIM: 0.18,
}

# Encounters: their value to Dracula when a hunter triggers them; when they mature (vampires are
# handled separately); and the order in which hunters face them (an Aristocratic Vampire requires a
# hunter who is not delayed).
ENCOUNTER_ROWS: Final[dict[int, tuple[float, float, float]]] = {
    cards.DESECRATED_SOIL: (0.4, 0.2, 0),
    cards.BATS: (1.0, 0.0, 1),
    cards.SPY: (0.5, 0.3, 2),
    cards.RATS: (0.6, 0.0, 3),
    cards.SZGANY_BODYGUARDS: (1.1, 0.7, 4),
    cards.WOLVES: (1.0, 0.5, 5),
    cards.SZGANY_MOB: (0.6, 0.4, 6),
    cards.RECKLESS_VAMPIRE: (0.6, 0.0, 7),
    cards.NEW_VAMPIRE: (0.8, 0.0, 8),
    cards.ARISTOCRATIC_VAMPIRE: (0.4, 0.0, 9),
    cards.HOAX: (0.4, 0.5, 10),
    cards.SABOTEUR: (0.8, 0.25, 11),
    cards.UNNATURAL_FOG: (1.1, 0.4, 12),
}
TRAP: Final = {kind: row[0] for kind, row in ENCOUNTER_ROWS.items()}
RIPE: Final = {kind: row[1] for kind, row in ENCOUNTER_ROWS.items()}
FACED: Final = {kind: row[2] for kind, row in ENCOUNTER_ROWS.items()}
