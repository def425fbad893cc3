"""Observations are what a view holds: named slices, the same bytes for the same view."""

from typing import Any

import pytest

from kit.walks import decisions_of
from whitby import GAMES, State, WhitbyError, play
from whitby.bots.exact.tree import grow
from whitby.core.encoding import Encoding, counts, one_hot, one_hot_hidden, share, small
from whitby.core.engine import Decision, decisions, pending
from whitby.core.facts import Fact
from whitby.core.recall import ROW
from whitby.games.encodings import encoding
from whitby.games.fury.board import LINKS, NEIGHBOURS, place
from whitby.laws import check
from whitby.laws.secrets import NoTells, Twin
from whitby.laws.world import World


def own(state: State, seat: int | None) -> Decision[Any] | None:
    """The open decision of a seat."""
    return next((each for each in decisions(state) if each.seat == seat), None)


class NoTellsInTensors(NoTells):
    """Law 4 for tensors: twins give the same bytes."""

    name = "no tells in tensors"

    def __init__(self, each: Encoding[Any], viewers: tuple[int | None, ...] | None = None) -> None:
        super().__init__(viewers)
        self.encoding = each

    def look(self, world: World, state: State, twin: Twin) -> dict[str, object]:
        """Return everything the viewer gets, with tensors in full."""
        seen = super().look(world, state, twin)
        view, asked = world.game.view(state, twin.viewer), own(state, twin.viewer)
        seen["tensor"] = self.encoding.tensor(view, asked, recall=True)
        glimpse = world.game.glimpse(state, twin.viewer)
        seen["glimpse"] = self.encoding.tensor(glimpse, asked)
        mask = bytearray(self.encoding.actions.size)
        self.encoding.actions.mask(asked, mask)
        seen["mask"] = bytes(mask)
        return seen


@pytest.mark.parametrize(("name", "players", "seed"), [("duel", 2, 61), ("nosferatu", 6, 3)])
def test_tensors_tell_nothing_that_the_viewer_may_not_know(
    name: str, players: int, seed: int
) -> None:
    law = NoTellsInTensors(encoding(name))
    check(GAMES[name], players, seed, {"turn_limit": "50"} if name == "duel" else None, [law])
    assert law.followed > 100


@pytest.mark.parametrize("viewer", [0, 2])
def test_furys_tensors_tell_nothing_either(viewer: int) -> None:
    # the beginning of a game; `make encodings` follows whole ones
    law = NoTellsInTensors(encoding("fury"), (viewer,))
    world = World(GAMES["fury"], 3, 11, None)
    law.begin(world)
    for _ in range(120):
        law.at(world)
        act = world.choose()
        world.act(act)
        law.after(world, act)
    assert law.followed > 30


def test_the_law_sees_a_tensor_that_tells() -> None:
    class Leaky(NoTellsInTensors):
        def look(self, world: World, state: State, twin: Twin) -> dict[str, object]:
            seen = super().look(world, state, twin)
            view = world.game.view(state, 0)
            seen["tensor"] = self.encoding.tensor(view, None)
            return seen

    with pytest.raises(Exception, match="no tells in tensors"):
        check(GAMES["duel"], 2, 61, {"turn_limit": "50"}, [Leaky(encoding("duel"), (1,))])


@pytest.mark.parametrize("name", GAMES)
def test_slices_cover_a_tensor_and_stay_below_their_highest(name: str) -> None:
    game, each = GAMES[name], encoding(name)
    layout = each.layout(recall=True)
    highs = layout.highs()
    assert layout.slices[0].start == 0
    for before, after in zip(layout.slices, layout.slices[1:], strict=False):
        assert before.end == after.start
    for at, (state, asked) in enumerate(decisions_of(name, 2)):
        for seat in (asked.seat, None) if at % 7 == 0 else ():
            view = game.view(state, seat)
            mine = asked if seat is not None else None
            pieces = each.pieces(view, mine)
            assert [len(piece) for piece in pieces] == [part.size for part in each.slices]
            tensor = each.tensor(view, mine, recall=True)
            assert len(tensor) == layout.size
            assert all(map(int.__le__, tensor, highs)), [
                part
                for part, piece in zip(layout.slices, pieces, strict=False)
                if max(piece) > part.high
            ]


@pytest.mark.parametrize("name", GAMES)
def test_a_glimpse_gives_the_same_tensor_as_a_view(name: str) -> None:
    game, each = GAMES[name], encoding(name)
    for state, asked in decisions_of(name, 5):
        for seat in (None, *range(int(state.players))):
            mine = own(state, seat)
            whole = each.tensor(game.view(state, seat), mine)
            assert each.tensor(game.glimpse(state, seat), mine) == whole
        assert asked is pending(state)


@pytest.mark.parametrize("name", ["duel", "nosferatu"])
def test_with_recall_and_choices_information_sets_can_be_told_apart(name: str) -> None:
    # What differs for a player in the exact tree differs in the tensor, and the mask.
    game, each = GAMES[name], encoding(name)
    sides = [[0], [1]] if name != "nosferatu" else None
    tree = grow(game, {"size": "tiny"}, players=sides)
    tensors = set()
    for info in tree.infos:
        view = game.view(info.state, info.seat)
        tensors.add(each.tensor(view, pending(info.state), recall=True))
    assert len(tensors) == len(tree.infos)


def test_slices_say_what_lies_on_the_table() -> None:
    game, each = GAMES["fury"], encoding("fury")
    table = game.scene(hunters={"mina": "paris"})  # type: ignore[attr-defined]
    layout = each.layout(belief=True)
    view = table.view(2)
    parts = layout.split(each.tensor(view, None, belief=True))
    planes = layout.slice("hunters.place")
    mina = parts["hunters.place"][3 * planes.shape[1] :]
    assert mina.index(1) == place("paris")
    assert parts["seat"] == bytes([0, 1, 0, 0, 0])


def test_the_board_of_fury_is_a_graph() -> None:
    graph = encoding("fury").graph()
    rails = len(graph["white_rails"]) + len(graph["yellow_rails"])
    assert len(graph["roads"]) + rails == LINKS
    near: dict[int, set[int]] = {at: set() for at in range(len(NEIGHBOURS))}
    for a, b in (*graph["roads"], *graph["waters"]):
        near[a].add(b)
        near[b].add(a)
    assert all(near[at] == set(there) for at, there in enumerate(NEIGHBOURS))


def test_beliefs_rule_out_only_what_cannot_be() -> None:
    for name, seed in (("duel", 4), ("nosferatu", 5)):
        game, each = GAMES[name], encoding(name)
        layout = each.layout(belief=True)
        for at, (state, asked) in enumerate(decisions_of(name, seed)):
            if at % 9 == 0:
                view = game.view(state, asked.seat)
                parts = layout.split(each.tensor(view, asked, belief=True))
                if name == "nosferatu" and 1 in getattr(state, "roles"):  # noqa: B009
                    vampire = getattr(state, "roles").index(1)  # noqa: B009
                    assert parts["belief.vampire"][vampire] > 0


def test_the_belief_of_fury_holds_the_truth() -> None:
    game, each = GAMES["fury"], encoding("fury")
    layout = each.layout(belief=True)
    for at, (state, asked) in enumerate(decisions_of("fury", 1, 2)):
        if at > 160:
            break
        if asked.seat == 1 and at > 20 and at % 20 == 0:
            truth = game.view(state, 0).dracula_place
            parts = layout.split(each.tensor(game.view(state, 1), asked, belief=True))
            if truth >= 0:
                assert parts["belief.here"][truth] > 0


def test_a_history_can_be_read_back() -> None:
    each = encoding("duel")
    *_, (state, _) = decisions_of("duel", 4)
    facts = [event for event in state.events if isinstance(event, Fact)]
    rows = [each.tokens.row(fact) for fact in facts]
    for fact, row in zip(facts, rows, strict=True):
        assert len(row) % ROW == 0
        assert each.tokens.kinds[row[0] - 1] is fact.kind
    written = each.tokens.write(state.events)
    assert written.endswith(b"".join(rows))
    assert written[0] << 8 | written[1] == len(b"".join(rows)) // ROW


def test_claims_are_in_the_history() -> None:
    game, each = GAMES["nosferatu"], encoding("nosferatu")
    state = game.setup(1, 5, {"renfield": "first"})
    play(state, "vampire:3")
    before = each.tensor(game.view(state, 3), None, recall=True)
    play(state, "claim:suspect:4", 1)
    after = each.tensor(game.view(state, 3), None, recall=True)
    play(state, "claim:suspect:5", 1)
    assert len({before, after, each.tensor(game.view(state, 3), None, recall=True)}) == 3


def test_small_pieces() -> None:
    assert one_hot(3)[1] == b"\0\1\0"
    assert one_hot(3)[-1] == one_hot(3)[-2] == bytes(3)
    assert one_hot_hidden(2)[-2] == b"\0\0\1"
    assert one_hot_hidden(2)[-1] == bytes(3)
    assert counts([1, 1, -2], 3, True) == b"\0\2\0\1"
    assert small(300) == b"\xff"
    assert [share(chance) for chance in (0.0, 1e-9, 0.5, 0.999999, 1.0)] == [0, 1, 128, 254, 255]


def test_stale_tensors_get_one_line() -> None:
    each = encoding("duel")
    with pytest.raises(WhitbyError, match="this is version 1 of duel's encoding, not 7"):
        each.layout(version=7)
    with pytest.raises(WhitbyError, match=r"has \d+ numbers, not 3"):
        each.layout().split(b"abc")
    with pytest.raises(WhitbyError, match="duel has no slice 'trail'; it has prompt, about"):
        each.layout().slice("trail")
