"""Laws 1, 2, 3, 7 and 8: flow, legality, reproducibility, conservation and an end."""

from __future__ import annotations

import pickle

from whitby.core import record
from whitby.core.engine import (
    Decision,
    Option,
    State,
    Together,
    anytime,
    apply,
    barred,
    decisions,
    pending,
    play,
)
from whitby.core.errors import IllegalChoice
from whitby.laws.world import Act, World, describe


class Law:
    """Something that holds in every game, at every decision."""

    name = ""

    def begin(self, world: World) -> None:
        """Check a game that is about to begin."""

    def at(self, world: World) -> None:
        """Check a decision."""

    def after(self, world: World, act: Act) -> None:
        """Check the result of a choice."""

    def end(self, world: World) -> None:
        """Check a game that is over."""


class FlowIsData(Law):
    """Law 1: `ask` is pure, and a state clones and pickles at any decision."""

    name = "flow is data"

    def __init__(self, every: int = 4) -> None:
        self.every = every

    def at(self, world: World) -> None:
        """Ask twice, copy twice, and play on in the copies."""
        if not world.turn_of(self.every):
            return
        before = describe(world.state)
        top = world.state.stack[-1]
        asked = [describe(top.ask(world.state)), describe(top.ask(world.state))]
        if asked[0] != asked[1]:
            raise world.broken(self.name, "asking twice gives two decisions")
        if describe(world.state) != before:
            raise world.broken(self.name, "asking changed the state")
        copies = {"clone": world.state.clone(), "pickle": self.thawed(world)}
        for way, twin in copies.items():
            if describe(twin) != before:
                raise world.broken(self.name, f"the {way} is not the same: {describe(twin)}")
        ends = [self.advance(twin) for twin in copies.values()]
        if describe(world.state) != before:
            raise world.broken(self.name, "playing on in a copy changed the original")
        if ends[0] != ends[1]:
            raise world.broken(self.name, "two copies played on in different ways")

    def thawed(self, world: World) -> State:
        """Return the state pickled and unpickled."""
        try:
            saved = pickle.loads(pickle.dumps(world.state))  # noqa: S301
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise world.broken(self.name, f"the state cannot be saved: {error}") from error
        assert isinstance(saved, State)
        return saved

    def advance(self, twin: State) -> str:
        """Play a few more choices and return the result."""
        for _ in range(3):
            decision = pending(twin)
            if decision is None:
                break
            apply(twin, decision.options[len(decision.options) // 2])
        pending(twin)
        return describe(twin)


class Stranger(Option):
    """A choice that no rule offers."""

    def __init__(self, name: str) -> None:
        self.name = name

    def code(self) -> str:
        """Return its name in records."""
        return self.name


class OnlyTheOffered(Law):
    """Law 2: what is offered can be applied; anything else is refused and changes nothing."""

    name = "one source of legality"

    def __init__(self, every: int = 1) -> None:
        self.every = every
        self.seen: dict[str, Option] = {}  # options seen before

    def begin(self, world: World) -> None:
        """Forget the options of the last game."""
        self.seen = {}

    def at(self, world: World) -> None:
        """Check the offer, then try what is not in it, for every seat."""
        if not world.turn_of(self.every):
            return
        open_now = decisions(world.state)
        for decision in open_now:
            self.check_offer(world, decision)
        before = describe(world.state)
        strangers: list[Option] = [Stranger("no-such-thing"), Stranger("")]
        strangers += list(self.seen.values())[-6:]
        for seat in range(world.players):
            offered = {option.code() for option in anytime(world.state, seat)}
            for decision in open_now:
                if decision.seat == seat:
                    offered.update(decision.codes())
            for option in strangers:
                if option.code() not in offered:
                    self.refuse(world, option, seat)
        if describe(world.state) != before:
            raise world.broken(self.name, "a refused choice changed the state")
        for decision in open_now:
            for option in decision.options:
                self.seen[option.code()] = option

    def check_offer(self, world: World, decision: Decision[Option]) -> None:
        """Check that an offer is neither empty nor ambiguous nor at odds with what is barred."""
        codes = decision.codes()
        if not codes:
            raise world.broken(self.name, f"{decision.prompt} offers nothing")
        everything = codes + [option.code() for option in anytime(world.state, decision.seat)]
        if len(set(everything)) != len(everything):
            raise world.broken(self.name, f"{decision.prompt} offers a code twice: {everything}")
        both = {item.code for item in barred(world.state, decision.seat)} & set(codes)
        if both:
            raise world.broken(self.name, f"{decision.prompt} offers and bars {sorted(both)}")
        for option in decision.options:
            twin = world.state.clone()
            play(twin, option.code(), decision.seat)
            pending(twin)

    def refuse(self, world: World, option: Option, seat: int) -> None:
        """Check that a choice is refused, by object and by code."""
        for attempt in ("object", "code"):
            try:
                if attempt == "object":
                    apply(world.state, option, seat)
                else:
                    play(world.state, option.code(), seat)
            except IllegalChoice:
                continue
            raise world.broken(self.name, f"seat {seat + 1} was let do '{option.code()}'")


class SameGame(Law):
    """Law 3: the same seed and codes give the same game, with sealed answers in any order."""

    name = "same seed, same codes, same game"

    def __init__(self, every: int = 1) -> None:
        self.every = every

    def at(self, world: World) -> None:
        """Give simultaneous answers in two orders."""
        if not isinstance(world.state.stack[-1], Together) or not world.turn_of(self.every):
            return
        open_now = decisions(world.state)
        answers = [
            Act(d.seat, d.options[world.chance.below(len(d.options))], False) for d in open_now
        ]
        ends = []
        for order in (answers, answers[::-1]):
            twin = world.state.clone()
            for act in order:
                apply(twin, act.option, act.seat)
            pending(twin)
            ends.append(describe(twin))
        if ends[0] != ends[1]:
            raise world.broken(self.name, "the order of simultaneous answers matters")

    def end(self, world: World) -> None:
        """Write the record, read it, and replay it."""
        book = record.begin(world.game, world.players, world.options, seed=world.seed)
        for act in world.acts:
            book.add(act.seat, act.option.code())
        book.finish(world.game, world.state)
        again = record.parse(book.text())
        if again.text() != book.text():
            raise world.broken(self.name, "a record read back is not the same")
        games = {world.game.name: world.game}
        twin = record.replay(games, again)
        if describe(twin) != describe(world.state):
            raise world.broken(self.name, "the replay of the record is another game")
        record.verify(games, again)
        half = len(world.acts) // 2
        part = record.replay(games, again, half)
        for act in world.acts[half:]:
            play(part, act.option.code(), act.seat)
        pending(part)
        if describe(part) != describe(world.state):
            raise world.broken(self.name, "a game taken up in the middle went another way")


class Conservation(Law):
    """Law 7: every card and token is in exactly one place at every decision."""

    name = "conservation"

    def at(self, world: World) -> None:
        """Count all components."""
        counted = world.game.census(world.state)
        expected = world.game.contents(world.state)
        if counted != expected:
            wrong = [
                f"{name}: {counted.get(name, 0)} of {expected.get(name, 0)}"
                for name in sorted({*counted, *expected})
                if counted.get(name) != expected.get(name)
            ]
            raise world.broken(self.name, f"counted {', '.join(wrong)}")

    def end(self, world: World) -> None:
        """Count all components once more."""
        self.at(world)


class RandomGamesEnd(Law):
    """Law 8: a random game ends, within the bound that the game states, with an outcome."""

    name = "random games end"

    def __init__(self) -> None:
        self.made = 0  # choices in this game

    def begin(self, world: World) -> None:
        """Start counting."""
        self.made = 0

    def after(self, world: World, act: Act) -> None:
        """Count the choices."""
        self.made += not act.aside
        if self.made > world.game.bound:
            raise world.broken(self.name, f"no end within {world.game.bound} choices")
        if world.state.stack and world.game.outcome(world.state) is not None:
            raise world.broken(self.name, "there is an outcome while steps are pending")

    def end(self, world: World) -> None:
        """Check the outcome."""
        outcome = world.game.outcome(world.state)
        if outcome is None or len(outcome.scores) != world.players:
            raise world.broken(self.name, f"the outcome is {outcome}")
