"""What strong play shows about Nosferatu: balance, Rituals, Components, and when to strike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from studies.figures import Figure, between, by_way, listed, share, table
from studies.habits import Habit
from studies.names import of_ritual
from studies.playing import USUAL, Arm, Notes, Row, Study, options_but
from whitby.core.engine import Decision, Option, State
from whitby.games.nosferatu.cards import HUNTER, RITUALS, ROLES, VAMPIRE
from whitby.games.nosferatu.events import (
    ANNOUNCED,
    BITTEN,
    RITUAL_USED,
    STAKE_GIVEN,
)
from whitby.games.nosferatu.knowledge.insight import discern
from whitby.games.nosferatu.options import KILL
from whitby.games.nosferatu.parts import CASE, RITUAL, SEAT
from whitby.games.nosferatu.rights import view
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView

COMPONENTS_CASE: Final = 2
SURE: Final = (0.3, 0.5, 0.66, 0.8, 0.9, 1.01)
"""Between these, how sure a Hunter is of the first suspect."""


class NosferatuNotes(Notes):
    """Notes every chance to strike and, at the end, what was on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.found["strikes"] = []

    def chose(
        self, state: State, decision: Decision[Any], offered: Sequence[Option], option: Option
    ) -> None:
        """Note how sure a Hunter with the Stake is, of whom, and what the Hunter does."""
        assert isinstance(state, Nosferatu)
        seat = decision.seat
        if decision.prompt != "use_stake" or state.roles[seat] != HUNTER:
            return
        if option not in decision.options:
            return  # a word before the choice
        suspects = discern(view(state, seat), seat).suspicions()
        first = max(range(state.players), key=lambda other: suspects[other])
        right = state.roles[first] == VAMPIRE
        bites, struck = sum(state.public.bites), KILL.matches(option)
        self.found["strikes"].append([bites, round(suspects[first], 3), int(right), int(struck)])

    def ended(self, state: State, result: Any) -> None:
        """Note what the log says."""
        assert isinstance(state, Nosferatu)
        bites, components = 0, 0
        rituals: list[list[Any]] = []
        for event in state.events:
            if RITUAL_USED.matches(event):
                rituals.append([event[RITUAL], ROLES[state.roles[event[SEAT]]]])
            elif STAKE_GIVEN.matches(event):
                self.found["first_stake"] = ROLES[state.roles[event[SEAT]]]
            elif ANNOUNCED.matches(event):
                components += event[CASE] == COMPONENTS_CASE
            bites += BITTEN.matches(event)
        self.found |= {"rituals": rituals, "bites": bites, "components": components}


def strike_at(sure: float) -> Habit:
    """Return the habit of striking as soon as one is this sure, and not before."""

    def habit(seen: NosferatuView, decision: Decision[Any]) -> Sequence[Option]:
        if decision.prompt != "use_stake" or seen.roles[decision.seat] != HUNTER:
            return decision.options
        suspects = discern(seen, decision.seat).suspicions()
        strikes = [option for option in decision.options if KILL.matches(option)]
        first = max(strikes, key=lambda option: suspects[option[SEAT]], default=None)
        if first is not None and suspects[first[SEAT]] >= sure:
            return [first]
        return options_but(decision, ["kill"])

    return habit


def first_stake(role: int) -> Habit:
    """Return the habit of Renfield to give the Stake to the Vampire first, or to a Hunter."""

    def habit(seen: NosferatuView, decision: Decision[Any]) -> Sequence[Option]:
        kept = [o for o in decision.options if o.code().startswith("stake:")]
        return [o for o in kept if seen.roles[o[SEAT]] == role] if kept else decision.options

    return habit


def no_ritual(ritual: str) -> Habit:
    """Return the habit of picking another Ritual than this one."""

    def habit(seen: NosferatuView, decision: Decision[Any]) -> Sequence[Option]:
        return [o for o in decision.options if o.code() != f"ritual:{ritual}"]

    return habit


def thrown_components(seen: NosferatuView, decision: Decision[Any]) -> Sequence[Option]:
    """Discard Components rather than give them to Renfield."""
    if decision.prompt == "give":
        by_code = {option.code(): option for option in decision.options}
        given = [
            by_code[code] for code in ("give:rumour", "give:night", "give:bite") if code in by_code
        ]
        return given[:1] or decision.options
    if decision.prompt == "discard":
        kept = [o for o in decision.options if o.code() == "discard:component"]
        return kept or decision.options
    return decision.options


ARMS: Final[dict[str, Arm]] = {
    USUAL: Arm(),
    **{
        f"Hunters strike at {100 * at:.0f} %": Arm({"hunters": strike_at(at)})
        for at in (0.4, 0.55, 0.7, 0.9, 0.97)
    },
    **{
        f"Hunters never pick {of_ritual(name)}": Arm({"hunters": no_ritual(name)})
        for name in RITUALS
    },
    "Hunters discard Components": Arm({"hunters": thrown_components}),
    "Renfield gives the Vampire the Stake first": Arm({"evil": first_stake(VAMPIRE)}),
    "Renfield gives a Hunter the Stake first": Arm({"evil": first_stake(HUNTER)}),
}
PLAYERS: Final = (5, 6, 7, 8)
BALANCE: Final = Study("nosferatu", "nosferatu", "hard", 618, 10_000_000, NosferatuNotes, PLAYERS)
ADVICE: Final = Study(
    "nosferatu-advice", "nosferatu", "hard", 103, 10_100_000, NosferatuNotes, PLAYERS, ARMS
)
STUDIES: Final = (BALANCE, ADVICE)


def hunters_won(row: Row) -> float:
    """Return whether the Hunters won."""
    return float(row["winner"] == "hunters")


def balance(rows: Sequence[Row]) -> list[Figure]:
    """Return how often the Hunters win, by the number of players."""
    found = [share("all", [hunters_won(row) for row in rows])]
    for players in sorted({row["players"] for row in rows}):
        some = [hunters_won(row) for row in rows if row["players"] == players]
        found.append(share(f"{players} players", some))
    return found


def endings(rows: Sequence[Row]) -> str:
    """Return how games end, by the number of players."""
    lines = []
    for players in sorted({row["players"] for row in rows}):
        some = [row for row in rows if row["players"] == players]
        ends = [
            ("hunters", "stake"),
            ("evil", "stake"),
            ("evil", "bites"),
        ]
        counts = [sum((row["winner"], row["reason"]) == end for row in some) for end in ends]
        rounds = sum(row["rounds"] for row in some) / len(some)
        cells = [f"{100 * count / len(some):.1f} %" for count in counts]
        lines.append([f"{players}", f"{len(some):,}", *cells, f"{rounds:.1f}"])
    heads = ["players", "games", "the Vampire staked", "a Hunter staked", "five Bites", "rounds"]
    return table(heads, lines)


def strikes(rows: Sequence[Row]) -> str:
    """Return how often the first suspect is the Vampire, by how sure the Hunter is."""
    lines = []
    every = [strike for row in rows for strike in row["strikes"]]
    for low, high in zip((0.0, *SURE), SURE, strict=False):
        some = [strike for strike in every if low <= strike[1] < high]
        if not some:
            continue
        mean = sum(strike[1] for strike in some) / len(some)
        right = share("", [strike[2] for strike in some])
        struck = sum(strike[3] for strike in some)
        name = f"{100 * low:.0f} to {100 * min(high, 1):.0f} %"
        lines.append(
            [
                name,
                f"{len(some):,}",
                f"{100 * mean:.0f} %",
                right.text(),
                f"{100 * struck / len(some):.0f} %",
            ]
        )
    heads = ["sure of the first suspect", "chances", "on average", "right", "struck"]
    return table(heads, lines)


def seen(rows: Sequence[Row]) -> list[Figure]:
    """Return what goes with winning: a hint, since it also depends on how the game stands."""
    found = []
    for at, name in enumerate(RITUALS):
        having = [row for row in rows if any(each[0] == at for each in row["rituals"])]
        lacking = [row for row in rows if row not in having]
        found.append(_contrast(f"{of_ritual(name)} used", having, lacking))
    having = [row for row in rows if row["first_stake"] == "vampire"]
    lacking = [row for row in rows if row["first_stake"] == "hunter"]
    found.append(_contrast("the Vampire had the Stake first", having, lacking))
    return found


def _contrast(name: str, having: Sequence[Row], lacking: Sequence[Row]) -> Figure:
    return between(name, [*map(hunters_won, having)], [*map(hunters_won, lacking)])


def report(games: dict[str, list[Row]]) -> dict[str, str]:
    """Return the tables by name."""
    rows, tried = games[BALANCE.name], games[ADVICE.name]
    found: dict[str, str] = {}
    if rows:
        found["nosferatu-balance"] = listed("players", "the Hunters win", balance(rows))
        found["nosferatu-endings"] = endings(rows)
        found["nosferatu-strikes"] = strikes(rows)
        found["nosferatu-seen"] = listed("seen", "Hunters' wins, points", seen(rows))
    if tried:
        found["nosferatu-advice"] = listed(
            "instead of the usual", "Hunters' wins, points", by_way(tried, hunters_won)
        )
    return found


def pictures(games: dict[str, list[Row]]) -> dict[str, tuple[str, str, list[Figure], float]]:
    """Return title, subtitle, figures and middle of each picture, by name."""
    rows, tried = games[BALANCE.name], games[ADVICE.name]
    found: dict[str, tuple[str, str, list[Figure], float]] = {}
    if rows:
        found["insights-nosferatu-balance"] = (
            "Nosferatu: how often the Hunters win",
            f"hard against hard, {len(rows):,} games; 95 % intervals",
            balance(rows),
            0.5,
        )
    if tried:
        figures = by_way(tried, hunters_won)
        found["insights-nosferatu-advice"] = (
            "Nosferatu: other habits than the usual",
            f"points of the Hunters' wins, {figures[0].games:,} deals each; 95 % intervals",
            figures,
            0.0,
        )
    return found
