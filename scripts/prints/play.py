"""One game: everything that leaves the engine while it is played, for every seat and spectators.

Sections: `options` (also those that are barred, and the texts of errors), `events` (with who saw
them), `views`, `state` (reveal, census, sides and so on), `words` (message ids and arguments),
`texts` (the same in every language), `imagined`, `bots` and `records`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final

import whitby
from prints.ledger import Ledger, plain
from whitby.bots import BOTS
from whitby.core.rng import Fast, Keyed
from whitby.words import LANGUAGES, Speech

NAMES: Final = ("Anna", "Bram", "Clara", "Dora", "Emil", "Fanny", "Georg", "Hanna")
EVERY: Final = {"duel": 9, "fury": 60, "nosferatu": 5}
"""Bots are asked, worlds imagined and the whole state looked at once in this many decisions."""

LOOK: Final = {"duel": 5, "fury": 12, "nosferatu": 5}
"""Everyone looks once in this many decisions; at the others it is one viewer in turn."""

SIMULATIONS: Final = 6
"""The simulations of bots that search."""
BOTS_PLAY: Final = {"duel": 5, "fury": 50, "nosferatu": 5}
"""Scripted bots play one game in this many; the moves of the others are random."""

ONWARD: Final = 6
"""Moves that are played on in an imagined world."""


def lot(game: Any, seed: int) -> tuple[int, dict[str, str]]:
    """Return the players and options of a game: in one of three the defaults, else a mixture."""
    chance = Fast(seed)
    players = game.seats[seed % len(game.seats)]
    if seed % 3 == 0:
        return players, {}
    return players, {
        setting.name: setting.choices[chance.below(len(setting.choices))]
        for setting in game.options
        if chance.below(2)
    }


class Play:
    """One game in progress."""

    def __init__(self, name: str, seed: int, ledger: Ledger) -> None:
        self.game: Any = whitby.GAMES[name]
        self.name = name
        self.seed = seed
        self.ledger = ledger
        self.chance = Fast(seed + 1_000_003)
        self.players, options = lot(self.game, seed)
        self.seats = range(self.players)
        self.viewers: list[int | None] = [None, *self.seats]
        secret = sha256(b"%d" % seed).digest() if seed % 4 == 2 else None
        rng = None if secret is None else Keyed(secret)
        self.state: Any = self.game.setup(seed, self.players, options, rng)
        names = list(NAMES[: self.players])
        known = {"seed": seed} if secret is None else {"secret": secret}
        self.book = whitby.record.begin(self.game, self.players, options, names, **known)
        self.number = 0
        self.told = 0
        self.seen = dict.fromkeys(self.viewers, 0)
        ledger.add("state", self.game.facts(self.game.choose(options)))

    def run(self) -> None:
        """Play to the end."""
        scripted = self.seed % BOTS_PLAY[self.name] == BOTS_PLAY[self.name] - 1
        while open_ := self.decisions():
            self.look(open_)
            if self.number % EVERY[self.name] == 0:
                self.look_closely(open_)
            if not self.aside():
                decision = open_[self.chance.below(len(open_))]
                if scripted:
                    code = self.bot("scripted", decision)
                else:
                    code = decision.codes()[self.chance.below(len(decision.options))]
                self.play(decision.seat, code)
            self.number += 1
        self.end()

    def decisions(self) -> Sequence[Any]:
        """Return the open decisions, after telling what happened up to them."""
        open_ = whitby.decisions(self.state)
        for event in self.state.events[self.told :]:
            seen = ["*" if event.seen_by(None) else "-"]
            seen += [str(seat + 1) if event.seen_by(seat) else "-" for seat in self.seats]
            self.ledger.add("events", str(self.number), event.code(), "".join(seen))
            self.say(self.game.words.event(event))
            self.told += 1
        return open_

    def play(self, seat: int, code: str) -> None:
        """Make a move."""
        self.book.add(seat, code)
        whitby.play(self.state, code, seat)

    def aside(self) -> bool:
        """Now and then do something that is allowed at any time."""
        if self.chance.below(9):
            return False
        seat = self.chance.below(self.players)
        codes = [option.code() for option in whitby.anytime(self.state, seat)]
        if codes:
            self.play(seat, codes[self.chance.below(len(codes))])
        return bool(codes)

    def look(self, open_: Sequence[Any]) -> None:
        """Note what is asked, and some of the views."""
        words = self.game.words
        for decision in open_:
            about = list(decision.about)
            self.ledger.add("options", str(decision.seat + 1), decision.prompt, about)
            self.say(words.prompt(decision), words.rules(decision.prompt))
            barred = whitby.barred(self.state, decision.seat)
            for option, why in [
                *((option, "") for option in decision.options),
                *((each.option, f"barred {each.code} {each.reason}") for each in barred),
            ]:
                self.ledger.add("options", *told(option), why)
                self.say(words.option(option))
        if self.number % LOOK[self.name] == 0:
            for viewer in self.viewers:
                self.view(viewer)
        else:
            self.view(open_[0].seat if self.number % 2 else self.number // 2 % self.players)

    def view(self, viewer: int | None) -> None:
        """Note what a viewer sees now, and the events that are new to them."""
        seen = whitby.sight(self.game, self.state, viewer, self.seen[viewer])
        events: Any = seen["events"]
        self.seen[viewer] += len(events)
        self.ledger.add("views", str(self.number), seen)

    def look_closely(self, open_: Sequence[Any]) -> None:
        """Note the whole state, what bots would choose, an imagined world, and an error."""
        game, state, ledger = self.game, self.state, self.ledger
        ledger.add("state", game.reveal(state).to_json(), game.census(state), game.contents(state))
        ledger.add("state", game.rounds(state), game.exchange(state), game.teams(self.players))
        for seat in self.seats:
            ledger.add("state", game.side(state, seat), repr(game.concede(state, seat)))
            for option in whitby.anytime(state, seat):
                ledger.add("options", f"anytime {seat + 1}", *told(option))
                self.say(game.words.option(option))
            try:
                whitby.play(state, "no:such:thing", seat)
            except whitby.IllegalChoice as error:
                ledger.add("options", str(error))
        for decision in open_:
            for level in BOTS[self.name]:
                self.bot(level, decision)
        self.imagine()
        self.state = state.clone()

    def bot(self, level: str, decision: Any) -> str:
        """Return what a bot chooses, and note it."""
        rng = Fast(self.seed * 10_007 + self.number)
        view = self.game.view(self.state, decision.seat)
        found = BOTS[self.name][level]
        player = found.limited(SIMULATIONS, 0.0) or found  # without a clock, and quick
        code: str = player.choose(view, decision, rng).code()
        self.ledger.add("bots", str(self.number), level, decision.prompt, code)
        return code

    def imagine(self) -> None:
        """Note another world that one viewer cannot tell from this one, and play on there."""
        viewer = self.viewers[self.chance.below(len(self.viewers))]
        rng = Fast(self.seed * 10_009 + self.number)
        other = self.game.imagine(self.game.view(self.state, viewer), rng)
        self.ledger.add("imagined", str(self.number), whitby.record.digest(other))
        for each in self.viewers:
            self.ledger.add("imagined", whitby.sight(self.game, other, each))
        for _ in range(ONWARD):
            decision = whitby.pending(other)
            if decision is not None:
                whitby.apply(other, decision.options[rng.below(len(decision.options))])
        whitby.pending(other)
        self.ledger.add("imagined", whitby.record.digest(other))

    def end(self) -> None:
        """Note the last views, the outcome and the record, and read the record again."""
        for viewer in self.viewers:
            self.view(viewer)
        self.ledger.add("state", repr(self.game.outcome(self.state)))
        self.ledger.add("state", self.game.reveal(self.state).to_json())
        self.book.finish(self.game, self.state)
        text = self.book.text()
        self.ledger.add("records", text, whitby.record.digest(self.state))
        again = whitby.record.parse(text)
        half = whitby.record.replay(whitby.GAMES, again, to=len(again.moves) // 2)
        verified = whitby.record.verify(whitby.GAMES, again)
        self.ledger.add("records", again.text(), verified, whitby.record.digest(half))

    def say(self, phrase: Any, *more: object) -> None:
        """Note a phrase, and its text in every language."""
        parts = {name: spelled(part) for name, part in phrase.parts.items()}
        key = plain([phrase.id, parts])
        self.ledger.add("words", key, *more)
        if key not in texts():
            texts()[key] = [speech(language).phrase(phrase) for language in LANGUAGES]
        self.ledger.add("texts", texts()[key])


@cache
def texts() -> dict[str, list[str]]:
    """Return the texts of phrases that were said before: they do not depend on the game."""
    return {}


@cache
def speech(language: str) -> Speech:
    """Return a language, with names for all seats."""
    return Speech(language, NAMES)


def told(option: Any) -> list[object]:
    """Return everything that an option says about itself."""
    on = [[subject.kind, subject.id] for subject in option.on()]
    return [option.code(), option.does(), on, option.grave()]


def spelled(part: Any) -> object:
    """Return an argument of a phrase as data: a number, a seat, a word, or several words."""
    for name in ("seat", "id"):
        if hasattr(part, name):
            return {name: getattr(part, name)}
    if hasattr(part, "items"):
        return {"items": [[word.id, count] for word, count in part.items]}
    return part
