"""Worlds drawn from one view: as likely as an enumeration of all of them says."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

import pytest

from whitby.core.rng import Fast
from whitby.games.duel.cards import EACH, NONE, TARGET
from whitby.games.duel.game import DUEL
from whitby.games.duel.knowledge.guess import seen_hands
from whitby.games.duel.knowledge.habits import PICKED, habit
from whitby.games.duel.knowledge.imagine import Imagination
from whitby.games.duel.knowledge.memory import STILL, Stay
from whitby.games.duel.knowledge.recall import remember
from whitby.games.duel.view import DuelView

from .at_the_table import VAN_HELSING, DuelTable, dealt, random_play, scene

Board = tuple[int, ...]
KNOWN = {"harbour": "hunter1", "1": "hunter1", "2": "hunter2", "3": "hunter2", "4": "hunter3"}
KNOWN |= {"6": "hunter3", "7": "hunter1", "9": "hunter3", "10": "victim", "station": "crucifix"}


def two_exchanges() -> DuelTable:
    """Dracula showed a small hand, then exchanged two cards, one of them twice."""
    return scene(
        figures=("4", "9"),
        board=KNOWN | {"5": "vampire1", "8": "coffin"},
        hands="coffin vampire2 amulet",
        discard="3 vampire3 2 vampire2 2 vampire1",
        targets=(0, 3),
        seen=list(KNOWN),
        saw="van_helsing",
    ).then("step:5", "look:yes", "lay:coffin", "step:8", "look:yes", "lay:vampire1", "step:5",
           "look:yes", "lay:vampire2", "stop")  # fmt: skip


def an_exchange_before_the_hand_was_seen() -> DuelTable:
    """What he held after two exchanges limits what he can have placed."""
    return scene(
        figures=("4", "station"),
        board=KNOWN | {"5": "vampire1", "8": "coffin", "9": "coffin"},
        hands="coffin vampire2 amulet",
        discard="3 vampire3 2 vampire2 2 vampire1",
        targets=(0, 2),
        seen=[place for place in KNOWN if place != "9"],
        laid=["9"],
        actions="dr_schatten",
    ).then("step:5", "look:yes", "lay:coffin", "step:8", "look:yes", "lay:vampire2", "step:station",
           "show:yes", "look:no", "stop")  # fmt: skip


def all_worlds(view: DuelView, habits: bool) -> dict[Board, float]:
    """Every board that is possible for the viewer, with its weight."""
    memory = remember(view)
    side = 1 - view.side
    base = side * EACH
    stays = [stay for stay in memory.stays if stay.side == side]
    assert not memory.gone
    found: dict[Board, float] = defaultdict(float)
    end = len(memory.moments)

    def lies(stay: Stay, at: int) -> bool:
        return stay.start <= at and (stay.end == STILL or at < stay.end)

    def placed(stay: Stay, kind: int, hand: list[int], kinds: list[int], targets: int) -> float:
        """How likely any card of a kind is chosen or placed."""
        rank = kind - base
        if not stay.laid:
            return hand[rank] * PICKED[rank]
        lying = targets - hand[TARGET]
        for other, was in zip(stays, kinds, strict=False):
            if other.place == stay.place and other.end == stay.start:
                others = hand[rank] - (was == kind)
                found = others * habit(hand, lying, rank, was - base, False)
                return found + (was == kind) * habit(hand, lying, rank, was - base, True)
        return hand[rank] * habit(hand, lying, rank, NONE, False)

    def ways(number: int, kinds: list[int], weight: float) -> Iterator[tuple[list[int], float]]:
        if number == len(stays):
            yield kinds, weight
            return
        stay = stays[number]
        room = memory.moments[stay.start].in_play
        hand = [room[base + rank] for rank in range(EACH)]
        for other, kind in zip(stays, kinds, strict=False):
            if lies(other, stay.start):
                hand[kind - base] -= 1
        for kind in range(base, base + EACH):
            if hand[kind - base] > 0 and stay.kind in (NONE, kind):
                times = hand[kind - base] * 1.0
                if habits:
                    times = placed(stay, kind, hand, kinds, room[base + TARGET])
                yield from ways(number + 1, [*kinds, kind], weight * times)

    for kinds, weight in ways(0, [], 1.0):
        counts = [[0] * EACH for _ in range(end)]
        for stay, kind in zip(stays, kinds, strict=True):
            for at in range(end):
                counts[at][kind - base] += lies(stay, at)
        fits = all(
            counts[at][rank] <= memory.moments[at].room[base + rank]
            for at in range(end)
            for rank in range(EACH)
        )
        looks = [at for at, whose in seen_hands(memory, view) if whose == side]
        if fits and all(counts[at][TARGET] for at in looks):
            board = [stay.kind if stay else NONE for stay in memory.lies]
            for stay, kind in zip(stays, kinds, strict=True):
                if stay.end == STILL:
                    board[stay.place] = kind
            found[tuple(board)] += weight
    total = sum(found.values())
    return {board: weight / total for board, weight in found.items()}


def distance(found: Counter[Board], true: dict[Board, float]) -> float:
    """Half the sum of all differences between two distributions."""
    drawn = sum(found.values())
    return sum(abs(found[board] / drawn - true.get(board, 0.0)) for board in {*found, *true}) / 2


@pytest.mark.parametrize("position", [two_exchanges, an_exchange_before_the_hand_was_seen])
def test_worlds_are_as_likely_as_an_enumeration_says(position: Callable[[], DuelTable]) -> None:
    view = position().view(VAN_HELSING)
    true = all_worlds(view, False)
    assert len(true) >= 3
    alone = Counter(tuple(DUEL.imagine(view, Fast(seed)).board) for seed in range(600))
    assert set(alone) <= set(true)
    assert distance(alone, true) < 0.1
    prepared = Imagination(view)
    chance = Fast(5)
    row = Counter(tuple(prepared.draw(chance).board) for _ in range(3000))
    assert distance(row, true) < 0.05


@pytest.mark.parametrize("position", [two_exchanges, an_exchange_before_the_hand_was_seen])
def test_habits_make_worlds_as_likely_as_they_say(position: Callable[[], DuelTable]) -> None:
    view = position().view(VAN_HELSING)
    true = all_worlds(view, True)
    prepared = Imagination(view, habits=True)
    chance = Fast(5)
    row = Counter(tuple(prepared.draw(chance).board) for _ in range(3000))
    assert distance(row, true) < 0.05


def test_worlds_in_a_row_look_like_the_real_one() -> None:
    seen = 0
    for count, table in enumerate(random_play(dealt(seed=2), 2)):
        if count % 12 == 0:
            for viewer in (1, 2):
                prepared = Imagination(table.view(viewer))
                for seed in range(3):
                    world = DuelTable(DUEL, prepared.draw(Fast(seed)))
                    assert world.gets(viewer) == table.gets(viewer)
                    assert DUEL.census(world.state) == DUEL.contents(world.state)
                    seen += 1
    assert seen > 30
