"""The board of a scene: the trail and the lairs, the tokens, and what everyone knows about them."""

from __future__ import annotations

from typing import Final

from whitby.core.errors import BadSetup
from whitby.core.scene import find, several, within
from whitby.games.fury.board import (
    LINK_NAMES,
    LOCATIONS,
    NOWHERE,
    PLACES,
    UNHALLOWED,
    is_city,
    is_sea,
)
from whitby.games.fury.cards import table as deck
from whitby.games.fury.events import (
    DESPAIR,
    DRACULA_FOUND,
    FOUND,
    FOUND_HIDE,
    FOUND_LAIR,
    GROUND_CONSECRATED,
    HOST_PUT,
    HUNTER_STARTS,
    PUT_IN_LAIR,
    PUT_ON_TRAIL,
)
from whitby.games.fury.hunters.supply import show_top
from whitby.games.fury.scene_cards import Scene, open_cards
from whitby.games.fury.state.fury import (
    current,
    holy,
    hunters_at,
    revealed,
    spot,
    tied_to,
)
from whitby.games.fury.state.hideout import SLOTS, TRAIL, Hideout, PlacedEncounter


def lay_trail(scene: Scene) -> None:
    """Set up the trail and the lairs."""
    state, position = scene.state, scene.position
    trail = [_hideout(scene, text, "trail") for text in position.get("trail", ("galway",))]
    lairs = [_hideout(scene, text, "lairs") for text in position.get("lairs", ())]
    if len(trail) > TRAIL or len(lairs) > SLOTS:
        raise BadSetup(f"trail: it has {TRAIL} spaces, and there are {SLOTS} lairs")
    state.dracula.trail = tuple(trail + [None] * (TRAIL - len(trail)))
    state.dracula.lairs = tuple(lairs + [None] * (SLOTS - len(lairs)))
    for lair in state.dracula.lairs:
        if lair is not None and (not lair.is_city() or not lair.encounters):
            raise BadSetup("lairs: a lair is a city with at least one encounter")
    if current(state) == deck.NONE:
        raise BadSetup("trail: it needs a location, where Dracula is")
    for at in range(TRAIL):
        hideout = state.dracula.trail[at]
        if hideout is not None and hideout.hides() and tied_to(state, at) == deck.NONE:
            state.dracula.trail = (
                *state.dracula.trail[:at],
                hideout.untied(),
                *state.dracula.trail[at + 1 :],
            )


def _hideout(scene: Scene, text: str, what: str) -> Hideout | None:
    """Parse a text such as 'open wolf nantes: rats, open bats, rumour'."""
    if not text.strip():
        return None
    head, _, tail = text.partition(":")
    words = head.split()
    up = "open" in words
    wolf = "wolf" in words
    bat = "bat" in words
    names = [word for word in words if word not in ("open", "wolf", "bat")]
    if len(names) != 1:
        raise BadSetup(f"{what}: '{head}' should name one card")
    parts = [part.strip() for part in tail.split(",") if part.strip()]
    rumour = "rumour" in parts
    encounters = tuple([_encounter(scene, part, what) for part in parts if part != "rumour"])
    if names[0] in deck.POWERS[: deck.WOLF_FORM]:
        power = deck.POWERS.index(names[0])
        hides = power == deck.HIDE
        if encounters and not hides:
            raise BadSetup(f"{what}: no encounter lies on {names[0]}")
        return Hideout(NOWHERE, power, up or not hides, encounters, rumour, wolf, False, hides)
    at = find(names[0], PLACES[:LOCATIONS], what)
    if encounters and is_sea(at):
        raise BadSetup(f"{what}: no encounter lies at sea")
    if rumour and is_sea(at):
        raise BadSetup(f"{what}: no rumour lies at sea")
    if (wolf or bat) and is_sea(at):
        raise BadSetup(f"{what}: neither wolf nor bat goes to sea")
    return Hideout(at, deck.NONE, up, encounters, rumour, wolf, bat)


def _encounter(scene: Scene, text: str, what: str) -> PlacedEncounter:
    """Parse a text such as 'open new_vampire 3'."""
    words = text.split()
    up = "open" in words
    words = [word for word in words if word != "open"]
    number = words[-1] if words and words[-1].isascii() and words[-1].isdecimal() else ""
    damage = int(words.pop()) if 0 < len(number) < 3 else 0
    if len(words) != 1:
        raise BadSetup(f"{what}: '{text}' should name one encounter")
    kind = scene.encounters.take(find(words[0], deck.ENCOUNTERS, what), what)
    within(
        damage, max(deck.VAMPIRE_HEALTH[kind] - 1, 0), f"{what}: damage of {deck.ENCOUNTERS[kind]}"
    )
    return PlacedEncounter(kind, up or damage > 0, damage)


def lay_tokens(scene: Scene) -> None:
    """Put the tokens on the board."""
    state, position = scene.state, scene.position
    state.public.fog = tuple(sorted(several(position.get("fog", ""), PLACES, "fog")))
    if len(state.public.fog) > deck.ALL_FOG or not all(is_city(at) for at in state.public.fog):
        raise BadSetup(f"fog: at most {deck.ALL_FOG} tokens, on cities")
    blocks = [find(name, LINK_NAMES, "roadblocks") for name in position.get("roadblocks", ())]
    state.public.roadblocks = tuple(sorted(blocks))
    if len(blocks) > deck.ALL_ROADBLOCKS or len(set(blocks)) < len(blocks):
        raise BadSetup(f"roadblocks: at most {deck.ALL_ROADBLOCKS}, each on a way of its own")
    state.public.storms = tuple(sorted(several(position.get("storms", ""), PLACES, "storms")))
    if not all(is_sea(at) for at in state.public.storms):
        raise BadSetup("storms: they lie on seas")
    if len(state.public.storms) > deck.ALL_STORMS or len(set(state.public.storms)) < len(
        state.public.storms
    ):
        raise BadSetup(f"storms: at most {deck.ALL_STORMS}, each on a sea of its own")
    if "ground" in position:
        state.public.ground = find(position["ground"], PLACES, "ground")
    state.public.hosts = tuple(sorted(several(position.get("hosts", ""), PLACES, "hosts")))
    hallowed = holy(state)
    if not all(is_city(at) and at not in UNHALLOWED for at in hallowed):
        raise BadSetup("ground and hosts: on cities, and not near Castle Dracula")
    if len(state.public.hosts) > deck.ALL_HOSTS or len(set(hallowed)) < len(hallowed):
        raise BadSetup(f"hosts: at most {deck.ALL_HOSTS}, each on a city of its own")


BATS: Final = deck.COMBAT_COPIES[deck.ESCAPE_AS_BAT]


def _is_open(scene: Scene, space: int) -> bool:
    """Return whether the card on a space of the trail is face up."""
    hideout = scene.state.dracula.trail[space]
    return hideout is not None and hideout.up


def check(scene: Scene) -> None:
    """Refuse what the rules forbid.

    Among it are duplicate cards, a hunter on a hidden card (CURLOC-07), and Hide face down at an
    open location (HIDE-06, HIDE-07).
    """
    state = scene.state
    seen: list[int] = []
    for at in range(TRAIL + SLOTS):
        hideout = spot(state, at)
        if hideout is None:
            continue
        cards = [hideout.place] if hideout.place != NOWHERE else [-2 - hideout.power]
        cards += [-2 - deck.WOLF_FORM] if hideout.wolf else []
        if any(card in seen for card in cards):
            raise BadSetup("trail: a card lies in two places")
        seen += cards
        if hideout.is_city() and not hideout.up and hunters_at(state, hideout.place):
            name = PLACES[hideout.place]
            raise BadSetup(f"trail: a hunter is in {name}, so its card lies open: 'open {name}'")
        if hideout.tied and not hideout.up and _is_open(scene, tied_to(state, at)):
            raise BadSetup("trail: a Hide at an open location lies open: 'open hide'")
    laid = [spot(state, at) for at in range(TRAIL + SLOTS)]
    if sum([hideout is not None and hideout.bat for hideout in laid]) > BATS:
        raise BadSetup(f"trail: there are only {BATS} Escape as Bat cards")
    rumours = state.public.rumours + len(
        [hideout for hideout in laid if hideout and hideout.rumour]
    )
    if rumours > deck.ALL_DESPAIR + 1:
        raise BadSetup(f"rumours: there are {deck.ALL_DESPAIR + 1} tokens, not {rumours}")
    if not state.rulings.advanced and (rumours or any(state.dracula.lairs) or min(seen) < NOWHERE):
        raise BadSetup("game_mode: a basic game has no rumours, lairs and power cards")


def tell_past(scene: Scene) -> None:
    """Tell what everyone knows about the position, as if it had been played."""
    state = scene.state
    for hunter in deck.EVERY_HUNTER:
        if state.public.places[hunter] != NOWHERE:
            state.say(HUNTER_STARTS, hunter, state.public.places[hunter])
    if state.public.despair == deck.ALL_DESPAIR:  # from now on a move may score (DESPAIR-08)
        state.say(DESPAIR, deck.ALL_DESPAIR)
    hidden = [
        hideout.place for hideout in state.dracula.trail if hideout is not None and not hideout.up
    ]
    _tell_holy(scene, [place for place in holy(state) if place in hidden])
    for at in range(TRAIL - 1, -1, -1):
        hideout = state.dracula.trail[at]
        if hideout is not None and (hideout.place != NOWHERE or hideout.hides()):
            state.say(PUT_ON_TRAIL, at, hideout.back())
    for slot in range(SLOTS):
        if state.dracula.lairs[slot] is not None:
            state.say(PUT_IN_LAIR, slot)
    for at in range(TRAIL + SLOTS):
        hideout = spot(state, at)
        if hideout is None or not hideout.up:
            continue
        if hideout.hides():
            state.say(FOUND_HIDE, at)
        elif at >= TRAIL:
            state.say(FOUND_LAIR, at - TRAIL, hideout.place)
        elif hideout.place != NOWHERE:
            state.say(FOUND, at, hideout.place)
    if revealed(state):
        hideout = state.dracula.trail[current(state)]
        assert hideout is not None
        state.say(DRACULA_FOUND, hideout.place)
    _tell_holy(scene, [place for place in holy(state) if place not in hidden])
    show_top(state)
    open_cards(scene)


def _tell_holy(scene: Scene, places: list[int]) -> None:
    """Tell of holy tokens.

    One told after the trail rules out a hidden card there, since it would have been revealed
    (CONS-03). A scene may have such a card all the same: then its token is told before the trail.
    """
    state = scene.state
    for place in places:
        state.say(GROUND_CONSECRATED if place == state.public.ground else HOST_PUT, place)
