"""A toy game whose secrets are words that occur nowhere else, so that they can be searched for.

Four seats in two teams hold a word each. Three times everyone chooses in secret whether to keep or
whisper it; while the first choice is open, the first two seats may talk privately.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.core.engine import Choice, Decision, Event, Option, Step, Together, only
from whitby.core.engine import State as CoreState
from whitby.core.game import NOBODY, Game, Outcome, View
from whitby.core.rng import Rng
from whitby.core.words import Phrase, Word, Words

SEATS: Final = 4
ROUNDS: Final = 3


class Whisper(Option):
    """Keep a word, or whisper it."""

    def __init__(self, act: str, word: str) -> None:
        self.act = act
        self.word = word

    def code(self) -> str:
        return f"{self.act}:{self.word}"


class Done(Event):
    """What a seat did with its word, which only it saw."""

    def __init__(self, seat: int, code: str) -> None:
        super().__init__(only(seat))
        self.text = code

    def code(self) -> str:
        return self.text


class Round(Event):
    """Everyone has chosen."""

    def code(self) -> str:
        return "round"


class Circle(CoreState):
    """The words, and how often they were whispered."""

    def __init__(self, like: Circle | None = None) -> None:
        super().__init__(like)
        self.words: list[str] = []
        self.round = 0

    def clone(self) -> Circle:
        twin = Circle(self)
        twin.words, twin.round = self.words[:], self.round
        return twin


class Mouth(Choice[Circle, Whisper]):
    """One seat chooses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Circle) -> Decision[Whisper]:
        word = state.words[self.seat]
        return Decision(self.seat, "whisper", [Whisper("keep", word), Whisper("tell", word)])

    def take(self, state: Circle, option: Whisper) -> None:
        state.tell(Done(self.seat, f"did:{option.code()}"))


class Next(Step[Circle]):
    """The next round, or the end."""

    def run(self, state: Circle) -> None:
        state.round += 1
        if state.round > 1:
            state.tell(Round())
        if state.round <= ROUNDS:
            state.then(Together([Mouth(seat) for seat in range(SEATS)]), Next())


class CircleView(View):
    """The viewer's own word."""

    def __init__(self, seat: int | None, state: Circle) -> None:
        super().__init__(seat, [each for each in state.events if each.seen_by(seat)], state.stack)
        self.word = None if seat is None else state.words[seat]

    def to_json(self) -> dict[str, object]:
        return {"word": self.word}


class WhisperWords(Words):
    """The game's texts; the words themselves are parts of them."""

    def prompt(self, decision: Decision[Option]) -> Phrase:
        return Phrase("whispers-prompt")

    def option(self, option: Option) -> Phrase:
        return Phrase("whispers-option", {"word": Word(option.code())})

    def event(self, event: Event) -> Phrase:
        return Phrase("whispers-event", {"word": Word(event.code())})

    def rules(self, prompt: str) -> tuple[str, ...]:
        return ()


class Whispers(Game[Circle, CircleView]):
    """The game itself."""

    def __init__(self) -> None:
        super().__init__(
            name="whispers",
            version=1,
            seats=(SEATS,),
            options=(),
            bound=20,
            rights={"words": NOBODY},
            words=WhisperWords(),
        )

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> Circle:
        state = Circle()
        state.rng = rng
        drawn = [(rng.below(2**20), rng.below(2**20)) for _ in range(players)]
        state.words = [f"canary{a:05x}{b:05x}" for a, b in drawn]
        state.stack.append(Next())
        return state

    def view(self, state: Circle, seat: int | None) -> CircleView:
        return CircleView(seat, state)

    def outcome(self, state: Circle) -> Outcome | None:
        return None if state.stack else Outcome("nobody", "done", (0,) * SEATS)

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 1), (2, 3))

    def exchange(self, state: Any) -> tuple[int, ...]:
        return (0, 1) if state.round == 1 else ()


WHISPERS: Final = Whispers()
