"""Any legal position in a few lines, for tests, puzzles and lessons. For example::

    table = FURY.scene(
        at="night", week=2, hunters={"mina": "paris"},
        trail=["nantes: rats", "clermont_ferrand", "bordeaux"],
    )
    table.play("pass")

Scenes use everyday notation. A hunter is a place and conditions: "paris", "paris 3 damage", "rome
delayed bats 1 bite", "defeated madrid". A hideout is a card and what is on it: "nantes", "open
nantes: rats, open bats", "wolf nantes: rats, rumour", "hide: spy", "feed", or "" for a gap; a
vampire may have damage, "open new_vampire 3". A combat with Dracula, at dawn or dusk, is the
hunters in it with their cards of the round before, and his cards: {"mina": "punch", "played":
"claws", "hand": "fangs strength", "effects": "enraged"}; the next round is about to begin. What is
not specified is left to the rules and to chance. Dracula has seat 1.
"""

from __future__ import annotations

from typing import Final

from whitby.core.errors import BadSetup
from whitby.core.rng import Scripted
from whitby.core.scene import check_draws, check_keys, find, several, within
from whitby.games.fury.board import HOSPITAL_CITIES, HOSPITALS, NOWHERE, PLACES, in_hospital
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.dracula_event import ALLY
from whitby.games.fury.cards.events.every import MODES_OF
from whitby.games.fury.events import DAY_BEGAN, NIGHT_BEGAN
from whitby.games.fury.hunters.turn import TURNS
from whitby.games.fury.round import DAWN_BREAKS, DRACULAS_PHASE, DUSK_FALLS, week
from whitby.games.fury.scene_board import check, lay_tokens, lay_trail, tell_past
from whitby.games.fury.scene_cards import Box, Position, Scene
from whitby.games.fury.scene_combat import begin_combat, lay_combat
from whitby.games.fury.setup import lay_out
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.public import more, put

MOMENTS: Final[tuple[str, ...]] = ("dawn", "day", "dusk", "night", "dracula")


def arrange(state: Fury, position: Position) -> None:
    """Turn a fresh state into the position described."""
    check_keys(position, Position)
    for key in position.get("discard", {}):
        find(key, ("items", "events", "encounters"), "discard")
    for key in position.get("buried", {}):
        find(key, ("events", "encounters"), "buried")
    for key in position.get("draws", {}):
        find(key, ("items", "encounters", "tickets", "combat", "events", "events_bottom"), "draws")
    scene = Scene(state, position)
    lay_out(state, state.players)
    state.stack = []
    _set_time(scene)
    _place_hunters(scene)
    _hold_cards(scene)
    lay_trail(scene)
    lay_tokens(scene)
    _fill_decks(scene)
    check(scene)
    lay_combat(scene)
    tell_past(scene)
    _script(scene)
    _begin(scene)


def _set_time(scene: Scene) -> None:
    state, position = scene.state, scene.position
    at = MOMENTS[find(position.get("at", "day"), MOMENTS, "at")]
    state.public.day = find(
        position.get("day", "tuesday" if at == "dawn" else "monday"), cards.DAYS, "day"
    )
    state.public.round = (position.get("week", 1) - 1) * len(cards.DAYS) + state.public.day + 1
    if state.public.round < 1:
        raise BadSetup("week: weeks count from 1")
    if at == "dawn":  # it is still the night before
        state.public.round -= 1
        state.public.day = (state.public.round - 1) % len(cards.DAYS)
        if state.public.round == 0:
            raise BadSetup("at: the first round begins with the day, not with a dawn")
    passed = min(cards.ALL_DESPAIR, week(state) - 1)
    state.public.despair = within(position.get("despair", passed), cards.ALL_DESPAIR, "despair")
    advanced = state.rulings.advanced
    state.public.rumours = position.get("rumours", state.public.despair + 1 if advanced else 0)
    within(state.public.rumours, cards.ALL_DESPAIR + 1, "rumours")
    state.public.influence = within(
        position.get("influence", 0), cards.WINNING_INFLUENCE - 1, "influence"
    )
    state.public.damage = within(position.get("damage", 0), cards.DRACULA_HEALTH - 1, "damage")
    state.public.guards = within(position.get("guards", 0), 2, "guards")
    for _ in range(state.public.guards):
        scene.encounters.take(cards.ENCOUNTERS.index("szgany_bodyguards"), "guards")
    state.public.phase = cards.NIGHT if at in ("dawn", "night", "dracula") else cards.DAY


def _place_hunters(scene: Scene) -> None:
    state = scene.state
    state.public.places = cards.BASIC_STARTS
    for name, text in scene.position.get("hunters", {}).items():
        _place_hunter(state, find(name, cards.HUNTERS, "hunters"), text.split())
    if sum(state.public.bats) > cards.ALL_BATS:
        raise BadSetup(f"hunters: there are only {cards.ALL_BATS} bats tokens")


def _place_hunter(state: Fury, hunter: int, words: list[str]) -> None:
    """Parse a text such as 'paris 3 damage delayed'."""
    what = f"hunters: {cards.HUNTERS[hunter]}"
    if words and words[-1].isdecimal():
        raise BadSetup(f"{what}: '{' '.join(words)}' ends with a number; say of what")
    number = 1
    placed = False
    for word in words:
        if word.isascii() and word.isdecimal() and len(word) < 3:
            number = int(word)
            continue
        if word == "damage":
            state.public.wounds = put(
                state.public.wounds, hunter, within(number, cards.HEALTH[hunter] - 1, what)
            )
        elif word in ("bite", "bites", "weakened"):
            state.public.bites = put(
                state.public.bites, hunter, within(number, cards.BITE_SPACES[hunter], what)
            )
        elif word == "delayed":
            state.public.delayed = put(state.public.delayed, hunter, 1)
        elif word == "bats":
            state.public.bats = put(state.public.bats, hunter, 1)
        elif word == "defeated":
            state.public.places = put(state.public.places, hunter, NOWHERE)
        elif state.public.places[hunter] == NOWHERE:
            state.public.hospitals = put(
                state.public.hospitals, hunter, HOSPITALS[find(word, HOSPITAL_CITIES, what)]
            )
        else:
            state.public.places = put(state.public.places, hunter, find(word, PLACES, what))
            if placed:
                raise BadSetup(f"{what}: '{' '.join(words)}' names two places")
            placed = True
        number = 1
    at = state.public.places[hunter]
    if state.public.bats[hunter] and (at == NOWHERE or in_hospital(at)):
        raise BadSetup(f"{what}: a defeat ends the bats, and none follow a hunter into hospital")
    if at == NOWHERE and state.public.hospitals[hunter] == NOWHERE:
        state.public.hospitals = put(state.public.hospitals, hunter, HOSPITALS[0])


def _hold_cards(scene: Scene) -> None:
    state, position = scene.state, scene.position
    for name, text in position.get("items", {}).items():
        state.hands = state.hands.with_items(
            find(name, cards.HUNTERS, "items"), scene.items.hand(text, f"items of {name}")
        )
    for name, text in position.get("events", {}).items():
        hand = scene.events.hand(text, f"events of {name}")
        if any(cards.event_side(card) != cards.HUNTER_SIDE for card in hand):
            raise BadSetup(f"events: {name} cannot hold an event of Dracula")
        state.hands = state.hands.with_events(find(name, cards.HUNTERS, "events"), hand)
    for name, text in position.get("tickets", {}).items():
        hunter = find(name, cards.HUNTERS, "tickets")
        state.hands = state.hands.with_tickets(
            hunter, scene.tickets.hand(text, f"tickets of {name}")
        )
        within(len(state.hands.tickets[hunter]), cards.MOST_TICKETS, f"tickets of {name}")
    state.dracula.event_hand = scene.events.hand(position.get("schemes", ""), "schemes")
    if any(cards.event_side(card) == cards.HUNTER_SIDE for card in state.dracula.event_hand):
        raise BadSetup("schemes: Dracula holds his own events only")
    for name, text in position.get("allies", {}).items():
        card = scene.events.take(find(text, cards.EVENTS, "allies"), "allies")
        side = find(name, cards.SIDES, "allies")
        if cards.event_side(card) != side or ALLY not in MODES_OF[card]:
            raise BadSetup(f"allies: {text} is no ally of {name}")
        if side == cards.HUNTER_SIDE:
            state.public.hunter_ally = card
        else:
            state.public.dracula_ally = card
    if "pack" in position:
        state.dracula.encounter_hand = scene.encounters.hand(position["pack"], "pack")


def _fill_decks(scene: Scene) -> None:
    """Put cards without a place into the described discards, Dracula's hand and the decks."""
    state, position = scene.state, scene.position
    discard, buried = position.get("discard", {}), position.get("buried", {})
    for card in scene.items.several(discard.get("items", ""), "discard"):
        state.public.item_discard = more(state.public.item_discard, card)
    for card in scene.events.several(discard.get("events", ""), "discard"):
        state.public.event_discard = more(state.public.event_discard, card)
    for card in scene.encounters.several(discard.get("encounters", ""), "discard"):
        state.public.encounter_discard = more(state.public.encounter_discard, card)
    for card in scene.encounters.several(buried.get("encounters", ""), "buried"):
        state.decks.encounters_buried = more(state.decks.encounters_buried, card)
    state.decks.events_buried = tuple(scene.events.several(buried.get("events", ""), "buried"))
    if any(cards.event_side(card) == cards.HUNTER_SIDE for card in state.decks.events_buried):
        raise BadSetup("buried: hunters' events are discarded face up")
    draws = position.get("draws", {})
    top = scene.events.several(draws.get("events", ""), "draws")
    bottom = scene.events.several(draws.get("events_bottom", ""), "draws")
    rest = [card for card, left in enumerate(scene.events.left) for _ in range(left)]
    state.rng.shuffle(rest)
    state.decks.events = (*bottom, *rest, *top[::-1])
    state.decks.items = tuple(scene.items.left)
    state.decks.tickets = tuple(scene.tickets.left)
    deck = scene.encounters.left
    check_draws(
        several(draws.get("items", ""), cards.ITEMS, "draws"),
        scene.items.left,
        cards.ITEMS,
        "draws",
    )
    Box(cards.TICKET_COPIES, cards.TICKETS).several(draws.get("tickets", ""), "draws")
    laid = several(draws.get("encounters", ""), cards.ENCOUNTERS, "draws")
    check_draws(laid, deck, cards.ENCOUNTERS, "draws")
    laid = laid[: sum(deck)]
    if "pack" not in position:
        for kind in laid:  # what is drawn next is not in his hand
            deck[kind] -= 1
        drawn: list[int] = []
        for _ in range(min(cards.ENCOUNTER_HAND, sum(deck))):
            kind = state.rng.pick(deck, sum(deck))
            deck[kind] -= 1
            drawn.append(kind)
        state.dracula.encounter_hand = tuple(sorted(drawn))
        for kind in laid:
            deck[kind] += 1
    state.decks.encounters = tuple(deck)


def _script(scene: Scene) -> None:
    """Prepare the next random draws, if they are described."""
    draws = scene.position.get("draws", {})
    decks = [
        several(draws.get("items", ""), cards.ITEMS, "draws"),
        several(draws.get("encounters", ""), cards.ENCOUNTERS, "draws"),
        several(draws.get("tickets", ""), cards.TICKETS, "draws"),
        several(draws.get("combat", ""), cards.COMBAT, "draws"),
    ]
    if any(decks):
        names = (cards.ITEMS, cards.ENCOUNTERS, cards.TICKETS, cards.COMBAT)
        scene.state.rng = Scripted(decks, scene.state.rng, names)


def _begin(scene: Scene) -> None:
    """Push what happens next."""
    state, position = scene.state, scene.position
    if state.combat is not None:
        begin_combat(scene, state.combat)
        return
    at = position.get("at", "day")
    first = find(position.get("turn", cards.HUNTERS[0]), cards.HUNTERS, "turn")
    if at == "dawn":
        state.then(DAWN_BREAKS)
    elif at == "dusk":
        state.then(DUSK_FALLS)
    elif at == "dracula":
        state.then(DRACULAS_PHASE)
    else:
        state.say(DAY_BEGAN if at == "day" else NIGHT_BEGAN, state.public.day, week(state))
        state.then(*TURNS[first:], DUSK_FALLS if at == "day" else DRACULAS_PHASE)
