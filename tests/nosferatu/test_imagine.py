"""Imagined worlds: nothing the viewer remembers contradicts them, even in long games."""

import pytest

from whitby import apply, pending, sight, to_bytes
from whitby.core.engine import Decision, Option
from whitby.core.rng import Fast
from whitby.games.nosferatu.cards import BITE, NIGHT
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.state import Nosferatu


def patient(decision: Decision[Option], chance: Fast) -> Option:
    """Choose at random, but give no Bite and kill nobody, so that the library runs out."""
    options = list(decision.options)
    calm = [o for o in options if o.code() != "give:bite" and not o.code().startswith("kill")]
    chosen = chance.choice(calm or options)
    assert isinstance(chosen, Option)
    return chosen


def check_counts(state: Nosferatu) -> None:
    """Check that every place has the right number of cards."""
    assert sum(state.library) == state.public.library_size
    assert min(state.library + state.discard + state.pile + state.reserve) >= 0
    assert NOSFERATU.census(state) == NOSFERATU.contents(state)


@pytest.mark.whole_games
@pytest.mark.rule("NOSF-41", "NOSF-117")
@pytest.mark.parametrize("givers", ["on", "off"])
@pytest.mark.parametrize("players", NOSFERATU.seats)
def test_whatever_was_seen_the_imagined_world_has_all_cards_in_place(
    players: int, givers: str
) -> None:
    rebuilt = 0
    for seed in range(2):
        state = NOSFERATU.setup(seed, players, {"givers": givers})
        chance = Fast(seed)
        for made in range(200):
            decision = pending(state)
            if decision is None:
                break
            if made % 12 == 6 * seed:
                for viewer in (None, made % players):
                    twin = NOSFERATU.imagine(NOSFERATU.view(state, viewer), Fast(made))
                    check_counts(twin)
                    seen = to_bytes(sight(NOSFERATU, twin, viewer))
                    assert seen == to_bytes(sight(NOSFERATU, state, viewer))
                    other = (made % players) if viewer is None else None
                    check_counts(NOSFERATU.imagine(NOSFERATU.view(twin, other), Fast(made)))
            apply(state, patient(decision, chance))
        rebuilt += "rebuilt" in [event.code() for event in state.events]
    assert rebuilt, "the library ran out, or this test saw nothing"


@pytest.mark.rule("NOSF-91")
def test_a_pile_adds_no_bite_and_no_night_to_the_imagined_discard() -> None:
    looked = 0
    for seed in range(12):
        state = NOSFERATU.setup(seed, 5 + seed % 4)
        chance = Fast(seed)
        for _ in range(60):
            decision = pending(state)
            codes = [event.code() for event in state.events]
            if decision is None or any(c.startswith(("slid", "rebuilt")) for c in codes):
                break
            public = sum(
                c.startswith("discarded") and c.endswith(("bite", "night")) for c in codes
            ) + sum(c.startswith(("night_removed", "transfused")) for c in codes)
            for viewer in [None, *range(state.players)]:
                twin = NOSFERATU.imagine(NOSFERATU.view(state, viewer), Fast(seed))
                assert twin.discard[BITE] + twin.discard[NIGHT] == public
                looked += 1
            apply(state, chance.choice(list(decision.options)))
    assert looked > 300
