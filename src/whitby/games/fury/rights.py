"""Who may know what: views built field by field according to FURY section 30."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.game import NOBODY
from whitby.games.fury import parts
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import EVERY_HUNTER, HIDDEN, NONE
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, dracula_place, revealed, seat_of
from whitby.games.fury.state.hands import backs
from whitby.games.fury.view import FuryView

if TYPE_CHECKING:
    from mypy_extensions import i64

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "rulings": "all",
    "public": "all",
    "players": "all",
    "dracula": "Dracula; backs, open cards, numbers, tokens, how many he holds and draws: all",
    "hands": "the owner; the partner of a trade; sizes: all",
    "decks": "sizes, the back of the top event: all; encounters he discarded face down: Dracula",
    "combat": "all; hands and sealed cards: the owner; the combat deck: Dracula",
    "fresh_ticket": "the owner",
    "looked_at": "whoever looks at them; how many: all",
    "drawn": "whoever drew it",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "logged": "all",
    "asked": "the seat it asks",
}


NO_HISTORY: Final[list[Event]] = []


def view(state: Fury, seat: int | None) -> FuryView:
    """Return what a seat may know; None is the spectator."""
    return _kept(state, seat, seat == DRACULA_SEAT)


def reveal(state: Fury) -> FuryView:
    """Return a view with every card revealed, for games that are over."""
    seen = _kept(state, None, True)
    seen.history = state.events
    if state.combat is not None:
        seen.combat = state.combat.clone()
    seen.hands = state.hands
    seen.looked_at = state.looked_at
    return seen


def _kept(state: Fury, seat: int | None, dracula: bool) -> FuryView:
    """Return a view that shares nothing with the state that can change."""
    events = state.events  # most of them everyone's
    history = [event for event in events if event.audience == EVERYONE or event.seen_by(seat)]
    own = state.dracula.clone() if dracula else state.dracula.seen()
    seen = FuryView(seat, history, state.stack[:], state.public.clone(), own)
    seen.options = dict(state.rulings.options)
    _fill(seen, state, dracula)
    return seen


def glimpse(state: Fury, seat: int | None) -> FuryView:
    """Return what a seat sees, without its history and sooner; it must not be kept or changed."""
    dracula = seat == DRACULA_SEAT
    own = state.dracula if dracula else state.dracula.seen()
    seen = FuryView(seat, NO_HISTORY, state.stack, state.public, own)
    options = state.rulings.options
    assert isinstance(options, dict)
    seen.options = options
    _fill(seen, state, dracula)
    return seen


def _fill(seen: FuryView, state: Fury, dracula: bool) -> None:
    """Add everything that is not public to everyone, beside Dracula's own part."""
    viewer = NONE if seen.seat is None else seen.seat
    seen.players = state.players
    seen.dracula_place = place_of_dracula(state, dracula)
    seen.hands = state.hands.seen(hands_seen(state, viewer))
    seen.decks = state.decks.seen(dracula)
    seen.event_on_top = state.decks.top()
    if state.combat is not None:
        seen.combat = masked_combat(state, state.combat, seen.seat, dracula)
    seen.fresh_ticket = ticket_drawn_by(state, viewer)
    seen.looked_at = looked_at_by(state, viewer)
    seen.drawn = drawn_by(state, viewer)


# What a viewer sees, one thing at a time; the spectator is the viewer NONE


def place_of_dracula(state: Fury, dracula: bool) -> int:
    """Return where Dracula is, to him and while he is revealed."""
    return dracula_place(state) if dracula or revealed(state) else NOWHERE


def hands_seen(state: Fury, viewer: i64) -> i64:
    """Return the hunters whose hands a viewer sees, by bits: their own, and in a trade both."""
    own: i64 = 0
    bit: i64 = 1
    for seat in state.public.commanders:
        if seat == viewer:
            own |= bit
        bit <<= 1
    both: i64 = 0
    for trader in state.public.traders:
        hunter: i64 = trader
        both |= 1 << hunter
    return own | both if own & both else own


def masked_combat(state: Fury, combat: Combat, seat: int | None, dracula: bool) -> Combat:
    """Return a combat as a viewer sees it: only owners see sealed cards and hands."""
    seen = combat.clone()
    if not dracula:
        seen.deck = []
        seen.hand = backs(combat.hand)
    seen.card = strike_card(combat, dracula)
    viewer = NONE if seat is None else seat
    for hunter in EVERY_HUNTER:
        seen.cards[hunter] = fight_card(state, combat, viewer, hunter)
    return seen


def strike_card(combat: Combat, dracula: bool) -> int:
    """Return Dracula's card of this round: his alone until it is revealed."""
    card = combat.card
    return card if combat.revealed or dracula or card == NONE else HIDDEN


def fight_card(state: Fury, combat: Combat, viewer: int, hunter: int) -> int:
    """Return a hunter's card of this round: the owner's alone until it is revealed."""
    card = combat.cards[hunter]
    if combat.revealed or card == NONE or seat_of(state, hunter) == viewer:
        return card
    return HIDDEN


def ticket_drawn_by(state: Fury, viewer: int) -> int:
    """Return the ticket just drawn, to the one who is asked whether to keep it."""
    ticket, asked = state.fresh_ticket, state.asked
    if ticket == NONE or asked is None or asked.prompt != "keep":
        return NONE
    hunter = parts.TOPICS.of(asked, parts.WHO)
    owns = seat_of(state, hunter) == viewer and ticket in state.hands.tickets[hunter]
    return ticket if owns else NONE


def looked_at_by(state: Fury, viewer: int) -> tuple[int, ...]:
    """Return the items that are looked at, as a viewer sees them."""
    if not state.looked_at:
        return ()
    return state.looked_at if _asked(state, viewer) == "lucky_find" else backs(state.looked_at)


def drawn_by(state: Fury, viewer: int) -> int:
    """Return the event just drawn, to the one who is asked about it."""
    if state.drawn == NONE:
        return NONE
    return state.drawn if _asked(state, viewer) in ("drawn", "scheme_drawn") else NONE


def _asked(state: Fury, viewer: int) -> str:
    """Return what a viewer is asked."""
    asked = state.asked
    return asked.prompt if asked is not None and asked.seat == viewer else ""
