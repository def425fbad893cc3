"""Combat in its eight steps (FURY-COMBAT-05 to FURY-COMBAT-45).

`state.combat` holds it. Both sides choose in secret at the same time; then Dracula names the hunter
he engages, all cards are revealed, icons are compared, and the cards are resolved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.core.engine import Barred, Choice, Decision, Step, Together
from whitby.core.facts import Fact, Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.events.combat import PLAN
from whitby.games.fury.cards.events.enraged import STAND_FIRM
from whitby.games.fury.combat.base import combat_of
from whitby.games.fury.combat.end import END_COMBAT
from whitby.games.fury.combat.resolving import RESOLVE_HUNTERS, RESOLVE_STRIKE
from whitby.games.fury.combat.start import COMBAT_START
from whitby.games.fury.combat.strikes import PLOT_NOW
from whitby.games.fury.events import (
    COMBAT_BEGAN,
    COMBAT_DRAWN,
    COMBAT_ROUND,
    DRACULA_ONLY,
    DREW_COMBAT,
    ENGAGED,
    FOUGHT_WITH,
    STRUCK_WITH,
)
from whitby.games.fury.options import ENGAGE_WITH, FIGHT_WITH, STRIKE
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, kinds_in, seat_of, with_card, without
from whitby.games.fury.state.public import put


class BeginCombat(Step[Fury]):
    """A fight to its end: `state.fighting` against Dracula, or the vampire being resolved."""

    def run(self, state: Fury) -> None:
        """Deal the combat hands, let cards for the start be played, then fight."""
        facing = state.public.facing
        combat = Combat(state.public.fighting, cards.NONE if facing is None else facing.kind)
        combat.ambush = state.public.ambush and facing is not None
        # until dawn the marker stays on the night (FURY-TIME-02)
        at_night = (
            state.public.phase in (cards.DUSK, cards.NIGHT, cards.DRACULA_PHASE)
            or state.public.nocturnal
        )
        night_counts = facing is None or state.rulings.night_with_vampires
        combat.night = at_night and night_counts
        combat.deck = list(state.rulings.size.combat)
        combat.deck[cards.ESCAPE_AS_BAT] -= sum(
            [h is not None and h.bat for h in state.dracula.trail]
        )
        state.combat = combat
        for hunter in combat.hunters:  # weakened hunters need not show cards (FURY-WEAK-08)
            state.public.open_items = put(state.public.open_items, hunter, cards.NONE)
            state.public.open_events = put(state.public.open_events, hunter, cards.NONE)
        state.say(COMBAT_BEGAN)
        draw_combat(state, cards.COMBAT_HAND)
        state.then(COMBAT_START, NEXT_ROUND)


def draw_combat(state: Fury, count: int) -> None:
    """Dracula draws combat cards, as many as there are (FURY-COMBAT-06, FURY-COMBAT-37)."""
    combat = combat_of(state)
    drawn: list[int] = []
    for _ in range(count):
        left = sum(combat.deck)
        if left == 0:
            break
        kind = state.rng.pick(combat.deck, left, cards.COMBAT_DECK)
        combat.deck[kind] -= 1
        combat.hand = with_card(combat.hand, kind)
        drawn.append(kind)
    if drawn:
        state.say(COMBAT_DRAWN, len(drawn))
        if state.logged:
            state.recent.append(Fact(DREW_COMBAT, (tuple(sorted(drawn)),), DRACULA_ONLY))


# Step 1: both sides choose in secret


def fight_cards(state: Fury, hunter: int) -> list[int]:
    """Return what a hunter can fight with: banners in hand but last round's card (COMBAT-11)."""
    last = combat_of(state).last[hunter]
    hand = state.hands.items[hunter]
    if last != cards.NONE and last not in cards.BASIC_CARDS and last in hand:
        hand = without(hand, last)
    found = [card for card in kinds_in(hand) if cards.BANNERS[card]]
    return found + [card for card in cards.BASIC_CARDS if card != last]


class NextRound(Step[Fury]):
    """A round begins, while anyone is left to fight (FURY-COMBAT-07)."""

    def run(self, state: Fury) -> None:
        """Push the eight steps."""
        combat = state.combat
        if combat is None:  # it was called off (Heroic Leap)
            return
        if not combat.hunters:
            state.then(END_COMBAT)
            return
        combat.round += 1
        combat.revealed = combat.stopped = False
        combat.engaged = cards.NONE
        combat.cancelled = ()
        state.say(COMBAT_ROUND, combat.round)
        choices: list[Any] = [CHOOSE_STRIKE]
        choices += [CHOOSE_FIGHT[hunter] for hunter in combat.hunters]
        state.then(Together(choices), *STEPS)


class ChooseStrike(Choice[Fury, Pick]):
    """Dracula chooses a combat card from his hand (FURY-COMBAT-10)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return his cards."""
        options = [STRIKE.of(kind) for kind in kinds_in(combat_of(state).hand)]
        return Decision(DRACULA_SEAT, "strike", options)

    def take(self, state: Fury, option: Pick) -> None:
        """Keep it sealed."""
        combat_of(state).card = option[parts.COMBAT_CARD]


class ChooseFight(Choice[Fury, Pick]):
    """A hunter chooses a card with a banner (FURY-COMBAT-11, FURY-COMBAT-39)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cards that can be used."""
        options = [FIGHT_WITH.of(self.hunter, card) for card in fight_cards(state, self.hunter)]
        return Decision(seat_of(state, self.hunter), "fight_with", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Keep it sealed."""
        combat_of(state).cards[self.hunter] = option[parts.FIGHT_CARD]

    def barred(self, state: Fury) -> Sequence[Barred]:
        """Return the card of the previous round, which is not in hand (FURY-COMBAT-34)."""
        last = combat_of(state).last[self.hunter]
        if last == cards.NONE or last in fight_cards(state, self.hunter):
            return ()
        if last not in cards.BASIC_CARDS and last not in state.hands.items[self.hunter]:
            return ()
        return (Barred(FIGHT_WITH.of(self.hunter, last), "fury-why-last-round"),)


# Steps 2 and 3: the engaged hunter, and revealing the cards


class Engage(Step[Fury]):
    """Dracula names the hunter he engages, again each round (FURY-COMBAT-12, COMBAT-13)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters in the combat, if there is a choice."""
        hunters = combat_of(state).hunters
        if len(hunters) < 2:
            return None
        return Decision(DRACULA_SEAT, "engage", [ENGAGE_WITH.of(hunter) for hunter in hunters])

    def run(self, state: Fury) -> None:
        """Engage the only one."""
        engage(state, combat_of(state).hunters[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Engage the chosen one."""
        engage(state, option[parts.WHO])


def engage(state: Fury, hunter: int) -> None:
    """Name the engaged hunter."""
    combat_of(state).engaged = hunter
    state.say(ENGAGED, hunter)


class Reveal(Step[Fury]):
    """All chosen cards are revealed at once (FURY-COMBAT-14)."""

    def run(self, state: Fury) -> None:
        """Reveal them."""
        combat = combat_of(state)
        combat.revealed = True
        combat.hand = without(combat.hand, combat.card)
        combat.played = (*combat.played, combat.card)
        state.say(STRUCK_WITH, combat.card)
        for hunter in combat.hunters:
            state.say(FOUGHT_WITH, hunter, combat.cards[hunter])


# Step 4: icons


class Compare(Step[Fury]):
    """If the engaged hunter's banner shows its icon, Dracula's card is cancelled (COMBAT-15)."""

    def run(self, state: Fury) -> None:
        """Compare; Enraged may answer (FURY-COMBAT-45)."""
        combat = combat_of(state)
        lit = cards.BANNERS[combat.cards[combat.engaged]]
        if combat.engaged in combat.cancelled or combat.card not in lit:
            return
        combat.stopped = True
        state.then(STAND_FIRM)


# Steps 7 and 8


class Refresh(Step[Fury]):
    """After six cards, or with nobody left, the combat ends; otherwise hands are refreshed."""

    def run(self, state: Fury) -> None:
        """Draw and take back cards (FURY-COMBAT-26, FURY-COMBAT-30, FURY-COMBAT-33, COMBAT-34)."""
        combat = combat_of(state)
        if not combat.hunters or len(combat.played) >= state.rulings.size.combat_rounds:
            state.then(END_COMBAT)
            return
        if len(combat.hand) < cards.COMBAT_HAND or not state.rulings.draw_cap:
            draw_combat(state, 1)
        for hunter in cards.EVERY_HUNTER:
            combat.last[hunter] = combat.cards[hunter]
            combat.cards[hunter] = cards.NONE
        combat.card = cards.NONE
        state.then(NEXT_ROUND)


BEGIN_COMBAT: Final = BeginCombat()
NEXT_ROUND: Final = NextRound()
CHOOSE_STRIKE: Final = ChooseStrike()
CHOOSE_FIGHT: Final = tuple([ChooseFight(hunter) for hunter in cards.EVERY_HUNTER])
ENGAGE: Final = Engage()
REVEAL: Final = Reveal()
COMPARE: Final = Compare()
REFRESH: Final = Refresh()
STEPS: Final[tuple[Step[Fury], ...]] = (
    ENGAGE,
    REVEAL,
    PLAN,
    PLOT_NOW,
    COMPARE,
    RESOLVE_STRIKE,
    RESOLVE_HUNTERS,
    REFRESH,
)
