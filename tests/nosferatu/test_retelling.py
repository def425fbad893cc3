"""Imagined pasts: what every seat remembers in an imagined world did happen there."""

from collections.abc import Sequence

import pytest

from lengths import length
from whitby import apply, pending, sight, to_bytes
from whitby.bots import bot
from whitby.core.engine import Option, State
from whitby.core.facts import Fact, Kind, Pick
from whitby.core.rng import Fast, Scripted
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import VAMPIRE
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.knowledge.belief import believe
from whitby.games.nosferatu.knowledge.imagine import Imagination
from whitby.games.nosferatu.parts import CARD, CLOCK_FACE, RITUAL, ROLE, SEAT, TO
from whitby.games.nosferatu.state import Nosferatu, vampire

ANSWERS: dict[str, Kind] = {
    "stake_first": events.STAKE_GIVEN,
    "discard": events.DISCARDED,
    "give": events.GAVE,
    "slide": events.SLID,
    "bite": events.BITTEN,
    "ritual": events.RITUAL_USED,
    "mirror": events.CHARACTER_REVEALED,
    "expose": events.CHARACTER_REVEALED,
    "transfuse": events.TRANSFUSED,
    "move_stake": events.STAKE_MOVED,
    "use_stake": events.STAKE_PASSED,
}
"""What an answer to each prompt is told by, up to the end of the game."""
PLAIN = {"renfield": "first", "ritual": "must"}
TABLES = [
    (players, givers, level)
    for players in NOSFERATU.seats
    for at, givers in enumerate(("on", "off"))
    for level in length((("scripted", "random")[(players + at) % 2],), ("scripted", "random"))
]
"""Every pair of a number of players with a rule, or with a level; all together in the long form."""


def play_again(told: list[Fact], players: int, options: dict[str, str]) -> Nosferatu:
    """Play a whole past again, with the cards and choices that its events tell."""
    state = NOSFERATU.setup(0, players, options)
    draws = [event[CARD] for event in told if event.kind is events.DREW]
    clock = [event[CLOCK_FACE] for event in told if event.kind is events.CLOCK_TURNED]
    state.rng = Scripted([draws, clock], Fast(0))
    at = 0
    while (decision := pending(state)) is not None:
        if decision.prompt == "deal":
            seen = [e for e in told if e.kind is events.CHARACTER_SEEN and e[ROLE] == VAMPIRE]
            apply(state, find(decision.options, seen[0][SEAT]))
            continue
        kind = ANSWERS[decision.prompt]
        while at < len(told) and told[at].kind is not kind:
            at += 1
        if at == len(told):
            return state
        event = told[at]
        at += 1
        part = {"ritual": RITUAL, "use_stake": TO}.get(decision.prompt)
        if part is None:
            part = CARD if kind in (events.DISCARDED, events.GAVE, events.SLID) else SEAT
        apply(state, find(decision.options, event[part]))
    return state


def find(options: Sequence[Pick], value: int) -> Option:
    """Return the option about a seat, a card or a Ritual."""
    return next(option for option in options if option.first == value)


def facts_of(state: State) -> list[Fact]:
    """Return all events of a state."""
    return [event for event in state.events if isinstance(event, Fact)]


@pytest.mark.whole_games
@pytest.mark.rule("NOSF-41", "NOSF-50", "NOSF-117")
@pytest.mark.parametrize(("players", "givers", "level"), TABLES)
def test_an_imagined_past_can_be_played_and_leads_to_the_imagined_world(
    players: int, givers: str, level: str
) -> None:
    options = {**PLAIN, "givers": givers}
    looked = untold = 0
    for seed in range(4):
        state = NOSFERATU.setup(seed, players, options)
        chance = Fast(seed)
        for made in range(160):
            decision = pending(state)
            if decision is None:
                break
            if made > 3 and made % 13 == 4 and decision.prompt != "slide":
                for viewer in [None, *range(players)]:
                    view = NOSFERATU.view(state, viewer)
                    twin = NOSFERATU.imagine(view, Fast(made))
                    if len(facts_of(twin)) < len(facts_of(state)):
                        untold += 1  # after many rebuilt libraries the position alone is imagined
                        continue
                    again = play_again(facts_of(twin), players, options)
                    assert [e.code() for e in again.events] == [e.code() for e in twin.events]
                    assert [e.audience for e in again.events] == [e.audience for e in twin.events]
                    for seat in range(players):
                        left = to_bytes(sight(NOSFERATU, again, seat))
                        assert left == to_bytes(sight(NOSFERATU, twin, seat))
                    assert again.library == twin.library
                    assert again.discard == twin.discard
                    looked += 1
            view = NOSFERATU.view(state, decision.seat)
            apply(state, bot("nosferatu", level).choose(view, decision, chance))
    assert looked > 15
    assert untold < looked / 20


def test_the_vampire_is_drawn_by_the_weights_given() -> None:
    state = NOSFERATU.setup(4, 6, PLAIN)
    for code in range(9):
        decision = pending(state)
        assert decision is not None
        apply(state, decision.options[code % len(decision.options)])
    view = NOSFERATU.view(state, None)
    weights = [0.0, 0.0, 0.6, 0.0, 0.4, 0.0]
    chance = Fast(1)
    prepared = Imagination(view, weights)
    found = [vampire(prepared.draw(chance)) for _ in range(300)]
    assert set(found) == {2, 4}
    assert 150 < found.count(2) < 210


@pytest.mark.rule("NOSF-75")
def test_a_belief_can_begin_with_a_scene() -> None:
    table = NOSFERATU.scene(
        players=5, renfield=1, holder=3, at="pile", bites={4: 1, 5: 2}, given={3: "component"}
    )
    for code in ("ritual:transfusion", "transfuse:4"):
        table.play(code)
    for seat in range(1, 5):
        assert believe(NOSFERATU.view(table.state, seat)).bites[4] == 2
