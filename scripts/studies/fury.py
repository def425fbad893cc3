"""What strong play shows about Fury of Dracula: which games are played, and what is noted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from studies import fury_tables
from studies.fury_habits import ARMS, FACTORS
from studies.fury_tables import ADVICE as ADVICE_NAME
from studies.fury_tables import CARDS as CARDS_NAME
from studies.fury_tables import LEVELS
from studies.playing import Notes, Study
from whitby.core.engine import Decision, Option, State
from whitby.core.facts import Fact
from whitby.games.fury.board import LAND, NOWHERE, PLACES
from whitby.games.fury.distances import DAYS_APART, stand
from whitby.games.fury.state.fury import Fury, dracula_place

OPENING: Final = 4
"""Where he begins, and where he is after each of his first moves."""
EARLY: Final = 7
"""The rounds of the first week."""
CARDS_USED: Final = {
    "played": 1,
    "dracula_played": 0,
    "power": 0,
    "matured": 0,
    "ambushed": 1,
    "faces": 1,
    "fought_with": 1,
    "struck_with": 0,
}
"""The events by which a card is used, and which of their parts names it."""
COUNTED: Final = (
    "searched",
    "supplied",
    "rested",
    "reserved",
    "traded",
    "rail",
    "lair_made",
    "rumour_laid",
    "hid",
    "misdirected",
    "bitten",
    "defeated",
    "fight",
    "dracula_found",
)


class FuryNotes(Notes):
    """Notes where Dracula begins, how hunters stand, and what was done and used."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds: list[int] = []
        self.apart: list[float] = []
        self.near: list[int] = []

    def chose(
        self, state: State, decision: Decision[Any], offered: Sequence[Option], option: Option
    ) -> None:
        """Note the beginning of a round: hunters act first, and look for him where he is now."""
        assert isinstance(state, Fury)
        while state.public.round > len(self.rounds):
            self.rounds.append(dracula_place(state))
            self._stand(state)

    def _stand(self, state: Fury) -> None:
        at = [stand(place) for place in state.public.places if place != NOWHERE]
        if len(at) > 1 and len(self.rounds) <= EARLY:
            days = [DAYS_APART[one][other] for one, other in combinations(at, 2)]
            self.apart.append(sum(days) / len(days))
            here = self.rounds[-1]
            if here != NOWHERE:
                self.near.append(min(DAYS_APART[here][one] for one in at))

    def ended(self, state: State, result: Any) -> None:
        """Note what the log says."""
        assert isinstance(state, Fury)
        done: Counter[str] = Counter()
        used: Counter[str] = Counter()
        night, at, met = False, 0, 0
        for event in state.events:
            if not isinstance(event, Fact):
                continue
            name = event.kind.name
            if name in ("day", "night"):
                night = name == "night"
                at += not night
            elif name in CARDS_USED:
                used[event.code().split(":")[1 + CARDS_USED[name]]] += 1
            if name in COUNTED:
                done[name] += 1
                if name in ("searched", "supplied"):
                    done[f"{name}_{'night' if night else 'day'}"] += 1
                    done[f"{name}_early"] += at <= EARLY
            met = met or (at if name in ("dracula_found", "fight") else 0)
        moves = [place for place in self.rounds if place != NOWHERE]
        self.found |= {
            "opening": [PLACES[place] for place in moves[:OPENING]],
            "sea": sum(place >= LAND for place in moves),
            "moves": len(moves),
            "apart": round(sum(self.apart) / max(len(self.apart), 1), 2),
            "near": round(sum(self.near) / max(len(self.near), 1), 2),
            "influence": state.public.influence,
            "met": met,
            "done": done,
            "used": used,
        }


PLAYERS: Final = (2, 3, 4, 5)
BALANCE: Final = tuple(
    Study(name, "fury", level, games, first, FuryNotes, players)
    for name, level, games, first, players in LEVELS
)
ADVICE: Final = Study(ADVICE_NAME, "fury", "normal", 127, 30_100_000, FuryNotes, PLAYERS, ARMS)
CARDS: Final = Study(
    CARDS_NAME, "fury", "normal", 829, 30_200_000, FuryNotes, PLAYERS, factors=FACTORS
)
STUDIES: Final = (*BALANCE, ADVICE, CARDS)
report = fury_tables.report
pictures = fury_tables.pictures
