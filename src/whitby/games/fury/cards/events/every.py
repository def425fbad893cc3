"""Every event of both sides: importing this module declares them all."""

from __future__ import annotations

from typing import Final

import whitby.games.fury.cards.events.asking
import whitby.games.fury.cards.events.combat
import whitby.games.fury.cards.events.dracula_allies
import whitby.games.fury.cards.events.dracula_phase
import whitby.games.fury.cards.events.dracula_reactions
import whitby.games.fury.cards.events.enraged
import whitby.games.fury.cards.events.good_luck
import whitby.games.fury.cards.events.hunter_allies
import whitby.games.fury.cards.events.preparing
import whitby.games.fury.cards.events.preventing
import whitby.games.fury.cards.events.revealing
import whitby.games.fury.cards.events.seduction
import whitby.games.fury.cards.events.travelling
import whitby.games.fury.cards.events.vampiric_influence  # noqa: F401
from whitby.games.fury.cards.dracula_event import DECLARED as DRACULAS
from whitby.games.fury.cards.hunter_event import DECLARED as HUNTERS

AT_ONCE: Final = tuple([event.card for event in HUNTERS if event.at_once])
DRACULA_AT_ONCE: Final = tuple([event.card for event in DRACULAS if event.at_once])
"""What nobody keeps, because it must be played when drawn (FURY-EVENT-04)."""
DISCARDED_LAST: Final = tuple([event.card for event in DRACULAS if event.discarded_last])
"""What goes to the discard pile after its effect (FURY-EVENT-05)."""
MODES_OF: Final = {event.card: event.modes() for event in HUNTERS} | {
    event.card: event.modes() for event in DRACULAS
}
"""The modes of each event (FURY-EVENT-06)."""
