"""Playing on in two worlds with the same visible actions, and comparing after every step."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from msgspec.structs import replace

from server.following import Follower, keyed
from server.stand_ins import nothing
from server.twins import Pair, Table, Told, Viewer, World
from whitby import GAMES
from whitby.core.engine import State, decisions
from whitby.core.game import Game
from whitby.core.rng import Fast
from whitby.laws.secrets import Twin
from whitby.laws.world import Act, describe
from whitby.laws.world import World as Truth
from whitby.server.live.room import Room
from whitby.server.table.game import TableGame
from whitby.server.table.trial import Known, Trial

SECRET_OF_B: Final = b"another world has other secrets."
MINUTE: Final = 60_000


class OtherGame(TableGame):
    """The game in world B: it remembers its own past, and can be led where the truth went."""

    def __init__(self, play: Play, state: State) -> None:
        options = dict(play.table.case.options)
        super().__init__(play.game, state, options, SECRET_OF_B, play.marks(state))
        self.play = play
        self.past: dict[int, State] = {}
        self.next: State | None = None
        self.led: Trial | None = None

    def try_move(self, seat: int, code: str) -> Trial:
        if self.next is None:
            return super().try_move(seat, code)
        self.led, self.next = Trial(seat, self.next, len(self.next.events), None), None
        return self.led

    def accept(self, trial: Trial) -> None:
        super().accept(trial)
        if trial is self.led:  # it has a different past now
            self._marks = self.play.marks(trial.state)
            self._known = Known()

    def undo(self, seat: int) -> int:
        gone = self.undo_move(seat)
        at = super().undo(seat)
        for number in [number for number in self.past if number > gone]:
            del self.past[number]  # it never happened
        return at

    def begin(self) -> TableGame:
        return Earlier(self, 0)

    def past_state(self, number: int) -> State:
        """Return the state of this world after this many moves."""
        if number not in self.past:
            self.past[number] = self.play.imagined_past(number)
        return self.past[number].clone()


class Earlier(TableGame):
    """World B as it was after this many moves."""

    def __init__(self, now: OtherGame, number: int) -> None:
        state = now.past_state(number)
        marks = now.play.marks(state, number)
        super().__init__(now.game, state, now._options, now._secret, marks)
        self.now = now
        self.number = number

    def go_on(self, moves: list[tuple[int, str]]) -> TableGame:
        return Earlier(self.now, self.number + len(moves))


class Play:
    """One table in two worlds, and the viewer to be deceived."""

    def __init__(self, pair: Pair, table: Table, seed: int) -> None:
        self.pair = pair
        self.table = table
        self.game: Game[Any, Any] = GAMES[table.case.game]
        self.chance = Fast(seed)
        self.truth = Truth(self.game, table.case.players, seed, table.case.options)
        self.rooms = [world.room(table.id) for world in pair.worlds]
        self.seat: int | None = None
        self.law = Follower(None)
        self.viewers: list[Viewer] = []
        self.known: set[str] = {"no-such-thing"}

    @property
    def twin(self) -> Twin:
        return self.law.twins[0]

    @property
    def over(self) -> bool:
        return self.rooms[0].table.stage != "playing"

    def position(self, at: int) -> TableGame:
        found = self.rooms[at].table.position
        assert found is not None
        return found

    def marks(self, state: State, number: int | None = None) -> list[int]:
        """Return how many events an imagined world had after each move, as far as witnessed.

        A viewer knows when they witnessed something, so it happened then in every world.
        """
        truth = self.position(0)
        told = truth.moves(self.seat)
        viewer = None if self.seat is None else self.seat - 1
        seen = [at for at, event in enumerate(state.events) if event.seen_by(viewer)]
        done = len(truth._marks) - 1 if number is None else number
        return [
            next(iter(seen[bisect_right(told, move) :]), len(state.events))
            for move in range(done + 1)
        ]

    # A stretch for one viewer

    def begin(self, seat: int | None) -> None:
        """From now on compare what a seat (from 1) or a spectator gets."""
        self.end()
        self.seat = seat
        self.law = Follower(None if seat is None else seat - 1)
        self.law.begin(self.truth)
        self.law.chance = Fast(self.chance.below(2**31))
        self.imagine()
        assert self.twin.state is not None
        other = OtherGame(self, self.twin.state.clone())
        self.rooms[1].table.position = other
        self.adopt(self.rooms[1])
        for world in self.pair.worlds:
            world.live.do(nothing())
            world.notifier.clear()
        self.pair.figures["stretches"] += 1
        for room in self.rooms:  # links are revoked when a seat changes hands
            room.table.seating.shoulders.update(self.table.shoulders)
            room.renderer.forget_card()
            room.services.library.drop(room.id)
        for viewer in self.company():
            viewer.enter()
            self.viewers.append(viewer)
        self.compare()

    def company(self) -> list[Viewer]:
        """Return everyone who may know no more than this viewer and is deceived with them."""
        id, cookies = self.table.id, self.pair.cookies
        if self.seat is None:
            watcher = Viewer(self.pair, "a watcher with a session", id, cookies[-2])
            return [Viewer(self.pair, "the spectator", id), watcher]
        own, found = self.table.people[self.seat - 1], []
        if own is not None:
            found.append(Viewer(self.pair, f"seat {self.seat}", id, own, self.seat))
        token = self.table.shoulders.get(self.seat)
        if token is not None:
            name = f"somebody over the shoulder of seat {self.seat}"
            found.append(Viewer(self.pair, name, id, cookies[-1], None, token))
        return found

    def end(self) -> None:
        """Disconnect the viewers."""
        self.pair.hang_up()
        self.viewers = []

    def adopt(self, room: Room) -> None:
        """Let world B's room adopt its new state; when questions were asked is public."""
        position, truth = room.table.position, self.rooms[0]
        assert position is not None
        room.table.questions = position.questions
        self.adopt_window(room)
        room.table.since = dict(truth.table.since)
        room.autoplay.beats = dict(truth.autoplay.beats)
        room.autoplay.reminders.told = set(truth.autoplay.reminders.told)
        self.pair.dice.copy(*(world.live.loop for world in self.pair.worlds))
        for each in self.rooms:
            assert each.table.position is not None
            each.table.position._back.clear()
            each.table._lefts.clear()

    def adopt_window(self, room: Room) -> None:
        """Let world B's window have opened when it did in world A: everyone sees that."""
        truth, position = self.rooms[0], room.table.position
        assert position is not None
        room.table.waits, room.table._reacting = truth.table.waits, truth.table._reacting
        assert len(position.window) == truth.table._reacting, "a window opened by what is hidden"
        room.table.window = None
        if truth.table.window is not None:
            room.table.window = replace(truth.table.window, asks=position.window)

    def imagine(self) -> None:
        """Check that the worlds look alike, and find another twin if there is none."""
        self.truth.state = self.position(0)._state
        fresh = self.twin.state is None
        self.law.at(self.truth)
        assert self.twin.state is not None
        if fresh:
            self.twin.state.rng = keyed(self.chance)

    def imagined_past(self, moves: int) -> State:
        """Return a state that world B may have had before it was created."""
        done = [(act.seat, act.code) for act in self.rooms[0].table.seating.moves[:moves]]
        real = self.position(0).begin().go_on(done)._state
        view = self.game.view(real, self.law.viewers[0] if self.law.viewers else None)
        found: State = self.game.imagine(view, Fast(self.chance.below(2**31)))
        return found

    # Steps

    def step(self) -> None:
        """Let someone choose at random in world A, and follow in world B."""
        self.imagine()
        for decision in decisions(self.truth.state):
            self.known.update(decision.codes())
        self.move(self.truth.choose())

    def move(self, act: Act) -> None:
        """Make a choice in both worlds, as far as the viewer can see the same one."""
        seat, code = act.seat + 1, act.option.code()
        self.perform(0, seat, code)
        self.truth.state = self.position(0)._state
        self.truth.acts.append(act)
        self.law.check_audiences(self.truth)
        self.law.follow(self.truth, act, self.twin)
        self.pair.figures["decisions"] += 1
        if self.twin.state is None:
            self.lead(seat, code, act.aside)
        else:
            chosen, rng = self.law.found
            self.position(1)._state.rng = rng
            self.perform(1, seat, chosen)
            followed = self.position(1)._state
            assert describe(followed) == describe(self.twin.state), "the server played otherwise"
            self.twin.state = followed
            self.pair.figures["followed"] += 1
            self.pair.figures["different"] += describe(followed) != describe(self.truth.state)
        self.remember()
        self.compare()

    def lead(self, seat: int, code: str, aside: bool) -> None:
        """Let world B go where the truth went: the rules disclosed how the twin differs."""
        other, room = self.position(1), self.rooms[1]
        assert isinstance(other, OtherGame)
        self.imagine()
        assert self.twin.state is not None
        other.next = self.twin.state
        if not aside and seat != self.seat:
            code = room.table.questions[seat][1]
        ahead = TableGame(self.game, self.twin.state, {}, SECRET_OF_B)
        for each in room.table.questions:
            if each != seat:  # what is asked again is the same as in world A
                anew = self.rooms[0].table.since.get(each) == self.rooms[0].table.seq
                room.table.questions[each] = () if anew else ahead.question(each)
        reacting = room.table.window is not None
        self.perform(1, seat, code)
        if reacting:  # a pass gives no extra time, but a card played in world A did
            room.table.clocks.left[:] = self.rooms[0].table.clocks.left
        self.adopt(room)
        self.pair.figures["parted"] += 1

    def remember(self) -> None:
        """Keep the state of world B after this many moves."""
        other = self.position(1)
        assert isinstance(other, OtherGame)
        other.past[len(self.rooms[1].table.seating.moves)] = other._state

    def perform(self, at: int, seat: int, code: str) -> None:
        """Let a seat choose in one world: a viewer by socket, others over HTTP, bots by a hook."""
        cookie = self.table.people[seat - 1]
        held = self.rooms[at].table.seating.seats[seat - 1]
        window = self.rooms[at].table.window
        passes = window is not None and code == window.passing  # as it does by itself
        if cookie is None or held.person is None or passes:
            self.pair.worlds[at].live.do(self.bot_move(at, seat, code))
            return
        frame = self.frame(at, {"do": "move", "code": code, "seat": seat})
        own = [v for v in self.viewers if v.cookies[0] == cookie and v.name == f"seat {seat}"]
        if own:
            own[0].send(at, frame)
        else:
            self.post(self.pair.worlds[at], cookie, frame)
        self.settle(at)

    async def bot_move(self, at: int, seat: int, code: str) -> None:
        room = self.rooms[at]
        async with room.lock:
            await room.play(seat, code)
        await room.gate.all_through()

    def settle(self, at: int) -> None:
        """Wait until bots, clocks and reminders of one world have begun what follows a change."""
        self.pair.worlds[at].live.do(self.rooms[at].gate.all_through())

    def frame(self, at: int, act: dict[str, object]) -> dict[str, object]:
        """Return a command under the same key in both worlds."""
        if at == 0:
            self.pair.keys += 1
        key = f"key-{self.pair.keys}"
        return {"type": "do", "key": key, "at": self.rooms[at].table.seq, "act": act}

    def post(self, world: World, cookie: str, frame: dict[str, object]) -> int:
        answer = world.ask("POST", f"/api/tables/{self.table.id}/do", cookie, frame)
        assert answer.status == 200 or frame["act"] != "move", answer
        return answer.status

    def both(self, cookie: str, act: dict[str, object]) -> int:
        """Let someone do the same in both worlds; return how it was answered."""
        own = [v for v in self.viewers if v.cookies[0] == cookie and v.name.startswith("seat")]
        statuses = []
        for at, world in enumerate(self.pair.worlds):
            frame = self.frame(at, act)
            if own:
                own[0].send(at, frame)
                statuses.append(200)
            else:
                statuses.append(self.post(world, cookie, frame))
        if statuses[0] != statuses[1]:
            raise Told(f"{act} was answered with {statuses[0]} here and {statuses[1]} there")
        self.compare()
        return statuses[0]

    def skip(self, prompt: str) -> None:
        """Play on in both worlds, which are still the same, up to a question."""
        while not any(decision.prompt == prompt for decision in decisions(self.position(0)._state)):
            decision = decisions(self.position(0)._state)[0]
            code = self.chance.choice(decision.codes())
            for at, world in enumerate(self.pair.worlds):
                world.live.do(self.bot_move(at, decision.seat + 1, code))

    # Comparing

    def compare(self) -> None:
        """Compare what was received, when the server would act by itself, and whom it notified."""
        for _ in range(2):  # people who were expelled are seen to be gone in the second round
            for viewer in self.viewers:
                viewer.drain(0)
                viewer.drain(1)
        for viewer in self.viewers:
            viewer.compare()
        for at in (0, 1):
            self.settle(at)
        for what in ("beats", "windows", "news", "clocks"):
            left, right = (getattr(self, what)(at) for at in (0, 1))
            if left != right:
                raise Told(f"{what} differ: {left} and {right}")

    def beats(self, at: int) -> list[tuple[int, int, float]]:
        """Return when bots and automatic answers would come."""
        beats = self.rooms[at].autoplay.beats
        return [(seat, beat.since, beat.pause) for seat, beat in sorted(beats.items())]

    def windows(self, at: int) -> tuple[object, ...] | None:
        """Return who may react, since when and for how long, and which bots are thinking."""
        room = self.rooms[at]
        if room.table.window is None:
            return None
        minds = sorted(room.autoplay.reactions.minds)
        return (
            room.table.window.since,
            room.table.window.seats,
            room.table.window_ends(room.services.now()),
            minds,
        )

    def news(self, at: int) -> list[tuple[object, ...]]:
        """Return whom the server notified that it is their turn."""
        self.pair.worlds[at].live.do(nothing())
        told = [told for told in self.pair.worlds[at].notifier if self.table.id in told]
        return sorted(told, key=repr)  # nobody sees who was notified first

    def clocks(self, at: int) -> list[tuple[int, bool]]:
        """Return how much time each seat has left, including bots."""
        clocks, now = self.rooms[at].table.clocks, self.pair.clock.now()
        return [
            (clocks.left_at(n, now), n in clocks.running) for n in range(1, len(clocks.left) + 1)
        ]
