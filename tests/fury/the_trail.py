"""The trail and the lairs in the notation of scenes, as one seat sees them.

Dracula (seat 1) sees 'nantes: rats, rumour' where the hunters see 'land: ?, rumour'.
"""

from __future__ import annotations

from typing import Any

from whitby.games.fury.board import PLACES
from whitby.games.fury.cards.table import ENCOUNTERS, EVENTS, HIDDEN, HIDE, NONE, POWERS
from whitby.games.fury.state.fury import set_spot
from whitby.games.fury.state.hideout import HIDDEN_SEA, TRAIL, Hideout, PlacedEncounter

from .at_the_table import FuryTable
from .seats import DRACULA

HUNTER = 2
FIVE = ("bordeaux", "nantes", "paris", "strasbourg", "zurich")
"""Five cities in a row; a sixth hideout behind them slides off the trail."""
VAMPIRES = [("new_vampire", 3), ("aristocratic_vampire", 4), ("reckless_vampire", 4)]
"""What each vampire is worth when it matures."""
PASSES = ("pass",) * 4
"""All four hunters pass, by day or by night."""


def trail(table: FuryTable, seat: int = DRACULA) -> list[str]:
    """Return the trail from space 1 on; '' is a gap, and empty spaces at the end are left out."""
    found = [_words(hideout) for hideout in table.view(seat).dracula.trail]
    while found and not found[-1]:
        found.pop()
    return found


def lairs(table: FuryTable, seat: int = DRACULA) -> list[str]:
    """Return the three slots; '' is an empty one."""
    return [_words(lair) for lair in table.view(seat).dracula.lairs]


def _words(hideout: Hideout | None) -> str:
    if hideout is None:
        return ""
    card = "sea" if hideout.place == HIDDEN_SEA else "land"
    if hideout.power != NONE:
        card = POWERS[hideout.power]
    elif hideout.place >= 0:
        card = PLACES[hideout.place]
    shown = hideout.up and hideout.power in (NONE, HIDE)
    marks = ((shown, "open"), (hideout.wolf, "wolf"), (hideout.bat, "bat"))
    words = " ".join([mark for has, mark in marks if has] + [card])
    parts = [_card(encounter) for encounter in hideout.encounters] + ["rumour"] * hideout.rumour
    return f"{words}: {', '.join(parts)}" if parts else words


def _card(encounter: PlacedEncounter) -> str:
    name = "?" if encounter.kind == HIDDEN else ENCOUNTERS[encounter.kind]
    name += f" {encounter.damage}" if encounter.damage else ""
    return f"open {name}" if encounter.up else name


def where(table: FuryTable, seat: int = DRACULA) -> str | None:
    """Return where a seat knows Dracula to be; for a hunter, his figure."""
    at = table.view(seat).dracula_place
    return None if at < 0 else PLACES[at]


def pack(table: FuryTable) -> list[str]:
    """Return the encounters in Dracula's hand."""
    return [ENCOUNTERS[kind] for kind in table.view(DRACULA).dracula.encounter_hand]


def schemes(table: FuryTable) -> list[str]:
    """Return the events in Dracula's hand."""
    return [EVENTS[card] for card in table.view(DRACULA).dracula.event_hand]


def discards(table: FuryTable, seat: int = DRACULA) -> dict[str, Any]:
    """Return the discard piles as a seat sees them."""
    found: Any = table.view(seat).to_json()["discards"]
    return {**found}


def gone(table: FuryTable, seat: int = DRACULA) -> tuple[list[str], int]:
    """Return the face-up discarded encounters, and how many are face down."""
    found = discards(table, seat)
    opened = [kind for kind, count in found["encounters"].items() for _ in range(count)]
    return opened, found["encounters_face_down"]


def offers(table: FuryTable, verb: str) -> set[str]:
    """Return what a verb is offered with: the cities of 'go:paris', 'go:nantes'."""
    return {code.partition(":")[2] for code in table.codes if code.partition(":")[0] == verb}


def verbs(table: FuryTable) -> set[str]:
    """Return the verbs of what is offered: 'go', 'wolf'."""
    return {code.partition(":")[0] for code in table.codes}


def hurt(table: FuryTable) -> int:
    """Return Dracula's damage."""
    table.run()
    return table.state.public.damage


def score(table: FuryTable) -> int:
    """Return the influence."""
    table.run()
    return table.state.public.influence


def empty_the_deck(table: FuryTable) -> None:
    """Put the rest of the encounter deck on Dracula's oldest hideout."""
    state = table.state
    last = max(at for at in range(TRAIL) if state.dracula.trail[at] is not None)
    hideout = state.dracula.trail[last]
    assert hideout is not None
    rest = [
        PlacedEncounter(kind)
        for kind, left in enumerate(state.decks.encounters)
        for _ in range(left)
    ]
    set_spot(state, last, hideout.holding((*hideout.encounters, *rest)))
    state.decks.encounters = (0,) * len(state.decks.encounters)
