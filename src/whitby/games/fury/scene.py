"""Any legal position in a few lines, for tests, puzzles and lessons.

    table = FURY.scene(
        at="night", week=2, hunters={"mina": "paris"},
        trail=["nantes: rats", "clermont_ferrand", "bordeaux"],
    )
    table.play("pass")

Scenes speak as people do. A hunter is a place and what ails him: "paris", "paris 3 damage",
"rome delayed bats 1 bite", "defeated madrid". A hideout is a card and what lies on it: "nantes",
"open nantes: rats, open bats", "wolf nantes: rats, rumour", "hide: spy", "feed", or "" for a gap;
a vampire may carry damage, "open new_vampire 3". What is not said is left to the rules and to
chance. Dracula sits on seat 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from whitby.core.errors import BadSetup
from whitby.core.rng import Scripted
from whitby.games.fury.board import (
    HOSPITAL_CITIES,
    HOSPITALS,
    LINK_NAMES,
    LOCATIONS,
    NOWHERE,
    PLACES,
    UNHALLOWED,
    is_city,
    is_sea,
    place,
)
from whitby.games.fury.cards import (
    ALL_BATS,
    ALL_DESPAIR,
    ALL_FOG,
    ALL_HOSTS,
    ALL_ROADBLOCKS,
    ALL_STORMS,
    BASIC_STARTS,
    BITE_SPACES,
    DAY,
    DAYS,
    DRACULA_HEALTH,
    ENCOUNTER_COPIES,
    ENCOUNTER_HAND,
    ENCOUNTERS,
    EVENT_COPIES,
    EVENTS,
    EVERY_HUNTER,
    HEALTH,
    HIDE,
    HUNTER_SIDE,
    HUNTERS,
    ITEM_COPIES,
    ITEMS,
    MOST_TICKETS,
    NIGHT,
    NONE,
    POWERS,
    TICKET_COPIES,
    TICKETS,
    VAMPIRE_HEALTH,
    WINNING_INFLUENCE,
    WOLF_FORM,
    event_side,
)
from whitby.games.fury.events import (
    DAY_BEGAN,
    DRACULA_FOUND,
    FOUND,
    FOUND_HIDE,
    FOUND_LAIR,
    HUNTER_STARTS,
    NIGHT_BEGAN,
    PUT_IN_LAIR,
    PUT_ON_TRAIL,
)
from whitby.games.fury.hands import must_open, open_event, open_item
from whitby.games.fury.hideout import SLOTS, TRAIL, Hideout, Lurker
from whitby.games.fury.round import (
    DAWN_BREAKS,
    DRACULAS_PHASE,
    DUSK_FALLS,
    week,
)
from whitby.games.fury.setup import lay_out
from whitby.games.fury.state import (
    Fury,
    current,
    holy,
    hunters_at,
    revealed,
    spot,
    tied_to,
)
from whitby.games.fury.supply import show_top
from whitby.games.fury.turn import TURNS

MOMENTS: Final[tuple[str, ...]] = ("dawn", "day", "dusk", "night", "dracula")
FAR_AWAY: Final = place("galway")
"""Where Dracula is in a scene that does not care."""


class Position(TypedDict, total=False):
    """What can be said about a position."""

    at: str  # dawn, day, dusk, night or dracula (his phase); it is about to begin
    turn: str  # by day or night, the hunter who acts first; earlier ones have acted
    day: str
    week: int
    despair: int
    influence: int
    damage: int  # Dracula's
    rumours: int  # that he holds
    guards: int  # Szgany Bodyguards before him
    hunters: Mapping[str, str]
    items: Mapping[str, str]
    events: Mapping[str, str]
    tickets: Mapping[str, str]
    trail: Sequence[str]  # from space 1 on
    lairs: Sequence[str]
    pack: str  # Dracula's encounters
    schemes: str  # Dracula's events
    fog: str  # 'paris 2 london'
    roadblocks: Sequence[str]  # 'road-paris-strasbourg', 'rail-bordeaux-paris'
    storms: str
    ground: str  # consecrated
    hosts: str
    discard: Mapping[str, str]  # items, events, encounters lying open
    buried: Mapping[str, str]  # events, encounters lying face down
    draws: Mapping[str, str]  # what comes next: items, encounters, tickets, events, events_bottom


def find(name: str, names: Sequence[str], what: str) -> int:
    """Return the number of a name."""
    if name not in names:
        raise BadSetup(f"{what}: '{name}' is none of {', '.join(names)}")
    return list(names).index(name)


def several(text: str, names: Sequence[str], what: str) -> list[int]:
    """Return the numbers that 'knife 2 pistol' lists, in order."""
    found: list[int] = []
    times = ""
    for word in text.replace(",", " ").split():
        if word.isascii() and word.isdecimal() and word not in names and not times:
            if len(word) > 2:
                raise BadSetup(f"{what}: there are not {word[:9]} of anything")
            times = word
        else:
            found += [find(word, names, what)] * int(times or "1")
            times = ""
    if times:
        raise BadSetup(f"{what}: '{text}' ends with a number; say of what")
    return found


class Box:
    """The cards of one kind that have no place yet."""

    def __init__(self, copies: tuple[int, ...], names: tuple[str, ...]) -> None:
        self.left = list(copies)
        self.names = names

    def take(self, card: int, what: str) -> int:
        """Take a card out."""
        if self.left[card] == 0:
            raise BadSetup(f"{what}: there is no further {self.names[card]}")
        self.left[card] -= 1
        return card

    def several(self, text: str, what: str) -> list[int]:
        """Take out what a text lists."""
        return [self.take(card, what) for card in several(text, self.names, what)]

    def hand(self, text: str, what: str) -> tuple[int, ...]:
        """Take out a hand."""
        return tuple(sorted(self.several(text, what)))


class Scene:
    """A position being laid out."""

    def __init__(self, state: Fury, position: Position) -> None:
        self.state = state
        self.position = position
        self.items = Box(ITEM_COPIES, ITEMS)
        self.events = Box(EVENT_COPIES, EVENTS)
        self.encounters = Box(ENCOUNTER_COPIES, ENCOUNTERS)
        self.tickets = Box(TICKET_COPIES, TICKETS)


def arrange(state: Fury, position: Position) -> None:
    """Turn a fresh state into the position described."""
    for key in position:
        find(key, list(Position.__annotations__), "scene")
    for key in position.get("discard", {}):
        find(key, ("items", "events", "encounters"), "discard")
    for key in position.get("buried", {}):
        find(key, ("events", "encounters"), "buried")
    for key in position.get("draws", {}):
        find(key, ("items", "encounters", "tickets", "events", "events_bottom"), "draws")
    scene = Scene(state, position)
    lay_out(state, state.players)
    state.stack = []
    _set_time(scene)
    _place_hunters(scene)
    _hold_cards(scene)
    _lay_trail(scene)
    _lay_tokens(scene)
    _fill_decks(scene)
    _check(scene)
    _tell_past(scene)
    _script(scene)
    _begin(scene)


def _number(value: int, most: int, what: str) -> int:
    if not 0 <= value <= most:
        raise BadSetup(f"{what}: from 0 to {most}, not {value}")
    return value


def _set_time(scene: Scene) -> None:
    state, position = scene.state, scene.position
    at = MOMENTS[find(position.get("at", "day"), MOMENTS, "at")]
    state.day = find(position.get("day", "tuesday" if at == "dawn" else "monday"), DAYS, "day")
    state.round = (position.get("week", 1) - 1) * len(DAYS) + state.day + 1
    if state.round < 1:
        raise BadSetup("week: weeks count from 1")
    if at == "dawn":  # it is still the night before
        state.round -= 1
        state.day = (state.round - 1) % len(DAYS)
        if state.round == 0:
            raise BadSetup("at: the first round begins with the day, not with a dawn")
    passed = min(ALL_DESPAIR, week(state) - 1)
    state.despair = _number(position.get("despair", passed), ALL_DESPAIR, "despair")
    advanced = state.house.advanced
    state.rumours = position.get("rumours", state.despair + 1 if advanced else 0)
    _number(state.rumours, ALL_DESPAIR + 1, "rumours")
    state.influence = _number(position.get("influence", 0), WINNING_INFLUENCE - 1, "influence")
    state.damage = _number(position.get("damage", 0), DRACULA_HEALTH - 1, "damage")
    state.guards = _number(position.get("guards", 0), 2, "guards")
    for _ in range(state.guards):
        scene.encounters.take(ENCOUNTERS.index("szgany_bodyguards"), "guards")
    state.phase = NIGHT if at in ("dawn", "night", "dracula") else DAY


def _place_hunters(scene: Scene) -> None:
    state = scene.state
    state.places = list(BASIC_STARTS)
    for name, text in scene.position.get("hunters", {}).items():
        _place_hunter(state, find(name, HUNTERS, "hunters"), text.split())
    if sum(state.bats) > ALL_BATS:
        raise BadSetup(f"hunters: there are only {ALL_BATS} bats tokens")


def _place_hunter(state: Fury, hunter: int, words: list[str]) -> None:
    """Read such as 'paris 3 damage delayed'."""
    what = f"hunters: {HUNTERS[hunter]}"
    if words and words[-1].isdecimal():
        raise BadSetup(f"{what}: '{' '.join(words)}' ends with a number; say of what")
    number = 1
    placed = False
    for word in words:
        if word.isascii() and word.isdecimal() and len(word) < 3:
            number = int(word)
            continue
        if word == "damage":
            state.wounds[hunter] = _number(number, HEALTH[hunter] - 1, what)
        elif word in ("bite", "bites", "weakened"):
            state.bites[hunter] = _number(number, BITE_SPACES[hunter], what)
        elif word == "delayed":
            state.delayed[hunter] = 1
        elif word == "bats":
            state.bats[hunter] = 1
        elif word == "defeated":
            state.places[hunter] = NOWHERE
        elif state.places[hunter] == NOWHERE:
            state.beds[hunter] = HOSPITALS[find(word, HOSPITAL_CITIES, what)]
        else:
            state.places[hunter] = find(word, PLACES, what)
            if placed:
                raise BadSetup(f"{what}: '{' '.join(words)}' names two places")
            placed = True
        number = 1
    if state.places[hunter] == NOWHERE and state.beds[hunter] == NOWHERE:
        state.beds[hunter] = HOSPITALS[0]


def _hold_cards(scene: Scene) -> None:
    state, position = scene.state, scene.position
    for name, text in position.get("items", {}).items():
        state.items[find(name, HUNTERS, "items")] = scene.items.hand(text, f"items of {name}")
    for name, text in position.get("events", {}).items():
        hand = scene.events.hand(text, f"events of {name}")
        if any(event_side(card) != HUNTER_SIDE for card in hand):
            raise BadSetup(f"events: {name} cannot hold an event of Dracula")
        state.events_held[find(name, HUNTERS, "events")] = hand
    for name, text in position.get("tickets", {}).items():
        hunter = find(name, HUNTERS, "tickets")
        state.tickets[hunter] = scene.tickets.hand(text, f"tickets of {name}")
        _number(len(state.tickets[hunter]), MOST_TICKETS, f"tickets of {name}")
    state.schemes = scene.events.hand(position.get("schemes", ""), "schemes")
    if any(event_side(card) == HUNTER_SIDE for card in state.schemes):
        raise BadSetup("schemes: Dracula holds his own events only")
    if "pack" in position:
        state.pack = scene.encounters.hand(position["pack"], "pack")


def _lay_trail(scene: Scene) -> None:
    state, position = scene.state, scene.position
    trail = [_hideout(scene, text, "trail") for text in position.get("trail", ("galway",))]
    lairs = [_hideout(scene, text, "lairs") for text in position.get("lairs", ())]
    if len(trail) > TRAIL or len(lairs) > SLOTS:
        raise BadSetup(f"trail: it has {TRAIL} spaces, and there are {SLOTS} lairs")
    state.trail = tuple(trail + [None] * (TRAIL - len(trail)))
    state.lairs = tuple(lairs + [None] * (SLOTS - len(lairs)))
    for lair in state.lairs:
        if lair is not None and (not lair.is_city() or not lair.lurkers):
            raise BadSetup("lairs: a lair is a city with at least one encounter")
    if current(state) == NONE:
        raise BadSetup("trail: it needs a location, where Dracula is")
    for at in range(TRAIL):
        hideout = state.trail[at]
        if hideout is not None and hideout.hides() and tied_to(state, at) == NONE:
            state.trail = (*state.trail[:at], hideout.untied(), *state.trail[at + 1 :])


def _hideout(scene: Scene, text: str, what: str) -> Hideout | None:
    """Read such as 'open wolf nantes: rats, open bats, rumour'."""
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
    lurkers = tuple([_lurker(scene, part, what) for part in parts if part != "rumour"])
    if names[0] in POWERS[:WOLF_FORM]:
        power = POWERS.index(names[0])
        hides = power == HIDE
        if lurkers and not hides:
            raise BadSetup(f"{what}: no encounter lies on {names[0]}")
        return Hideout(NOWHERE, power, up or not hides, lurkers, rumour, wolf, False, hides)
    at = find(names[0], PLACES[:LOCATIONS], what)
    if lurkers and is_sea(at):
        raise BadSetup(f"{what}: no encounter lies at sea")
    return Hideout(at, NONE, up, lurkers, rumour, wolf, bat)


def _lurker(scene: Scene, text: str, what: str) -> Lurker:
    """Read such as 'open new_vampire 3'."""
    words = text.split()
    up = "open" in words
    words = [word for word in words if word != "open"]
    number = words[-1] if words and words[-1].isascii() and words[-1].isdecimal() else ""
    damage = int(words.pop()) if 0 < len(number) < 3 else 0
    if len(words) != 1:
        raise BadSetup(f"{what}: '{text}' should name one encounter")
    kind = scene.encounters.take(find(words[0], ENCOUNTERS, what), what)
    _number(damage, max(VAMPIRE_HEALTH[kind] - 1, 0), f"{what}: damage of {ENCOUNTERS[kind]}")
    return Lurker(kind, up or damage > 0, damage)


def _lay_tokens(scene: Scene) -> None:
    state, position = scene.state, scene.position
    state.fog = tuple(sorted(several(position.get("fog", ""), PLACES, "fog")))
    if len(state.fog) > ALL_FOG or not all(is_city(at) for at in state.fog):
        raise BadSetup(f"fog: at most {ALL_FOG} tokens, on cities")
    blocks = [find(name, LINK_NAMES, "roadblocks") for name in position.get("roadblocks", ())]
    state.roadblocks = tuple(sorted(blocks))
    if len(blocks) > ALL_ROADBLOCKS or len(set(blocks)) < len(blocks):
        raise BadSetup(f"roadblocks: at most {ALL_ROADBLOCKS}, each on a way of its own")
    state.storms = tuple(sorted(several(position.get("storms", ""), PLACES, "storms")))
    if not all(is_sea(at) for at in state.storms):
        raise BadSetup("storms: they lie on seas")
    if len(state.storms) > ALL_STORMS or len(set(state.storms)) < len(state.storms):
        raise BadSetup(f"storms: at most {ALL_STORMS}, each on a sea of its own")
    if "ground" in position:
        state.ground = find(position["ground"], PLACES, "ground")
    state.hosts = tuple(sorted(several(position.get("hosts", ""), PLACES, "hosts")))
    hallowed = holy(state)
    if not all(is_city(at) and at not in UNHALLOWED for at in hallowed):
        raise BadSetup("ground and hosts: on cities, and not near Castle Dracula")
    if len(state.hosts) > ALL_HOSTS or len(set(hallowed)) < len(hallowed):
        raise BadSetup(f"hosts: at most {ALL_HOSTS}, each on a city of its own")


def _fill_decks(scene: Scene) -> None:
    """Put what has no place into the discards described, Dracula's hand and the decks."""
    state, position = scene.state, scene.position
    discard, buried = position.get("discard", {}), position.get("buried", {})
    for card in scene.items.several(discard.get("items", ""), "discard"):
        state.item_discard[card] += 1
    for card in scene.events.several(discard.get("events", ""), "discard"):
        state.event_discard[card] += 1
    for card in scene.encounters.several(discard.get("encounters", ""), "discard"):
        state.encounter_discard[card] += 1
    for card in scene.encounters.several(buried.get("encounters", ""), "buried"):
        state.encounter_buried[card] += 1
    state.event_buried = tuple(scene.events.several(buried.get("events", ""), "buried"))
    if any(event_side(card) == HUNTER_SIDE for card in state.event_buried):
        raise BadSetup("buried: hunters' events are discarded face up")
    draws = position.get("draws", {})
    top = scene.events.several(draws.get("events", ""), "draws")
    bottom = scene.events.several(draws.get("events_bottom", ""), "draws")
    rest = [card for card, left in enumerate(scene.events.left) for _ in range(left)]
    state.rng.shuffle(rest)
    state.event_deck = bottom + rest + top[::-1]
    state.item_deck = scene.items.left
    state.ticket_pool = scene.tickets.left
    state.encounter_deck = deck = scene.encounters.left
    Box(ITEM_COPIES, ITEMS).several(draws.get("items", ""), "draws")
    Box(TICKET_COPIES, TICKETS).several(draws.get("tickets", ""), "draws")
    laid = Box(ENCOUNTER_COPIES, ENCOUNTERS).several(draws.get("encounters", ""), "draws")
    laid = [kind for at, kind in enumerate(laid) if laid[:at].count(kind) < deck[kind]]
    if "pack" not in position:
        for kind in laid:  # what is drawn next is not in his hand
            deck[kind] -= 1
        drawn: list[int] = []
        for _ in range(min(ENCOUNTER_HAND, sum(deck))):
            kind = state.rng.pick(deck, sum(deck))
            deck[kind] -= 1
            drawn.append(kind)
        state.pack = tuple(sorted(drawn))
        for kind in laid:
            deck[kind] += 1


def _check(scene: Scene) -> None:
    """Refuse what the rules forbid: cards twice, a hunter on a hidden card (CURLOC-07)."""
    state = scene.state
    seen: list[int] = []
    for at in range(TRAIL + SLOTS):
        hideout = spot(state, at)
        if hideout is None:
            continue
        cards = [hideout.place] if hideout.place != NOWHERE else [-2 - hideout.power]
        cards += [-2 - WOLF_FORM] if hideout.wolf else []
        if any(card in seen for card in cards):
            raise BadSetup("trail: a card lies in two places")
        seen += cards
        if hideout.is_city() and not hideout.up and hunters_at(state, hideout.place):
            name = PLACES[hideout.place]
            raise BadSetup(f"trail: a hunter is in {name}, so its card lies open: 'open {name}'")
    laid = [spot(state, at) for at in range(TRAIL + SLOTS)]
    rumours = state.rumours + len([hideout for hideout in laid if hideout and hideout.rumour])
    if rumours > ALL_DESPAIR + 1:
        raise BadSetup(f"rumours: there are {ALL_DESPAIR + 1} tokens, not {rumours}")
    if not state.house.advanced and (rumours or any(state.lairs) or min(seen) < NOWHERE):
        raise BadSetup("game_mode: a basic game has no rumours, lairs and power cards")


def _tell_past(scene: Scene) -> None:
    """Tell what everyone knows of the position, as if it had come about."""
    state = scene.state
    for hunter in EVERY_HUNTER:
        if state.places[hunter] != NOWHERE:
            state.say(HUNTER_STARTS, hunter, state.places[hunter])
    for at in range(TRAIL - 1, -1, -1):
        hideout = state.trail[at]
        if hideout is not None and (hideout.place != NOWHERE or hideout.hides()):
            state.say(PUT_ON_TRAIL, at, hideout.back())
    for slot in range(SLOTS):
        if state.lairs[slot] is not None:
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
        hideout = state.trail[current(state)]
        assert hideout is not None
        state.say(DRACULA_FOUND, hideout.place)
    show_top(state)
    for hunter in EVERY_HUNTER:
        if must_open(state, hunter):
            open_item(state, hunter, state.items[hunter][0] if state.items[hunter] else NONE)
            events = state.events_held[hunter]
            open_event(state, hunter, events[0] if events else NONE)


def _script(scene: Scene) -> None:
    """Lay down what chance gives next, where that is said."""
    draws = scene.position.get("draws", {})
    decks = [
        several(draws.get("items", ""), ITEMS, "draws"),
        several(draws.get("encounters", ""), ENCOUNTERS, "draws"),
        several(draws.get("tickets", ""), TICKETS, "draws"),
    ]
    if any(decks):
        scene.state.rng = Scripted(decks, scene.state.rng)


def _begin(scene: Scene) -> None:
    """Put down what happens next."""
    state, position = scene.state, scene.position
    at = position.get("at", "day")
    first = find(position.get("turn", HUNTERS[0]), HUNTERS, "turn")
    if at == "dawn":
        state.then(DAWN_BREAKS)
    elif at == "dusk":
        state.then(DUSK_FALLS)
    elif at == "dracula":
        state.then(DRACULAS_PHASE)
    else:
        state.say(DAY_BEGAN if at == "day" else NIGHT_BEGAN, state.day, week(state))
        state.then(*TURNS[first:], DUSK_FALLS if at == "day" else DRACULAS_PHASE)
