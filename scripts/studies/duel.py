"""What strong play shows about the duel: balance, the six cards, what special actions are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from studies.figures import Figure, between, by_factor, by_way, listed, share, table
from studies.names import of_duel
from studies.playing import USUAL, Arm, Notes, Row, Study
from whitby.core.engine import Decision, Option, State
from whitby.games.duel.cards import CARDS, DECK, EACH, PLAIN, SIDES, SYMBOL, TARGET
from whitby.games.duel.events import HANDS_SHOWN, PLAYED, USED
from whitby.games.duel.options import PICK
from whitby.games.duel.parts import ENCOUNTER, PLAYED_CARD
from whitby.games.duel.state import Duel, side_of

STRONG: Final = "hard@50"
"""The level of the studies; simulations, not seconds, so that they can be repeated."""
SPECIAL: Final = [card for card in range(len(CARDS)) if card not in PLAIN]


class DuelNotes(Notes):
    """Notes the six cards of each side, and which action cards were used."""

    def __init__(self) -> None:
        super().__init__()
        self.picks = [[0] * EACH, [0] * EACH]

    def chose(
        self, state: State, decision: Decision[Any], offered: Sequence[Option], option: Option
    ) -> None:
        """Note a card that is picked for the board."""
        if PICK.matches(option):
            assert isinstance(state, Duel)
            side = side_of(state, decision.seat)
            self.picks[side][option[ENCOUNTER] % EACH] += 1

    def ended(self, state: State, result: Any) -> None:
        """Note what the log says."""
        used: Counter[str] = Counter()
        played: Counter[str] = Counter()
        shown = 0
        for event in state.events:
            if USED.matches(event):
                used[CARDS[event[PLAYED_CARD]]] += 1
            elif PLAYED.matches(event):
                played[CARDS[event[PLAYED_CARD]]] += 1
            shown += HANDS_SHOWN.matches(event)
        self.found |= {"picks": self.picks, "used": used, "played": played, "shown": shown}


FACTORS: Final = {CARDS[card]: (SIDES[card // DECK], {f"use:{CARDS[card]}"}) for card in SPECIAL}
"""Every special action, closed in a quarter of the games."""
BALANCE: Final = Study("duel", "duel", STRONG, 226, 20_000_000, DuelNotes)
STRONGER: Final = Study("duel-stronger", "duel", "hard@100", 20, 20_000_000, DuelNotes)
SCRIPTED: Final = Study("duel-scripted", "duel", "scripted", 2887, 20_000_000, DuelNotes)
SPECIALS: Final = Study(
    "duel-specials-scripted", "duel", "scripted", 3723, 20_100_000, DuelNotes, factors=FACTORS
)
CHANGES: Final = {
    "dr_fluegel strength 2": "dr_fluegel.strength.2",
    "dr_stille strength 3": "dr_stille.strength.3",
    "dr_fluestern move 4": "dr_fluestern.move.4",
    "dr_fluestern move 6": "dr_fluestern.move.6",
    "vh_scharfsinn strength 2": "vh_scharfsinn.strength.2",
    "vh_wachsamkeit strength 3": "vh_wachsamkeit.strength.3",
    "vh_gelassenheit move 2": "vh_gelassenheit.move.2",
    "vh_ausdauer move 7": "vh_ausdauer.move.7",
    "vampires 4 3 2": "vampires.1.4+vampires.3.2",
    "hunters 2 3 4": "hunters.1.2+hunters.3.4",
}
"""One value of our own changed at a time."""
VALUES: Final = Study(
    "duel-values-scripted",
    "duel",
    "scripted",
    262,
    20_300_000,
    DuelNotes,
    arms={USUAL: Arm(), **{name: Arm(options={"cards": word}) for name, word in CHANGES.items()}},
)
STUDIES: Final = (BALANCE, STRONGER, SCRIPTED, SPECIALS, VALUES)


def dracula_won(row: Row) -> float:
    """Return whether Dracula won; a technical draw is half a win."""
    return 0.5 if row["winner"] == "nobody" else float(row["winner"] == "dracula")


def balance(games: dict[str, list[Row]]) -> list[Figure]:
    """Return how often Dracula wins, by the level of both."""
    found = []
    for study in (SCRIPTED, BALANCE, STRONGER):
        if games[study.name]:
            name = f"{study.level} against itself"
            found.append(share(name, [dracula_won(row) for row in games[study.name]]))
    return found


def endings(games: dict[str, list[Row]]) -> str:
    """Return how games end, by level."""
    ends = [(side, how) for side in SIDES for how in ("hand", "targets", "lives")]
    lines = []
    for study in (SCRIPTED, BALANCE, STRONGER):
        rows = games[study.name]
        if rows:
            counts = Counter((row["winner"], row["reason"]) for row in rows)
            cells = [f"{100 * counts[end] / len(rows):.1f} %" for end in ends]
            turns = sum(row["rounds"] for row in rows) / len(rows)
            shown = sum(row["shown"] for row in rows) / len(rows)
            lines.append([study.level, f"{len(rows):,}", *cells, f"{turns:.1f}", f"{shown:.1f}"])
    names = [f"{'Dracula' if side == 'dracula' else 'Van Helsing'}, {how}" for side, how in ends]
    return table(["level", "games", *names, "turns", "hands shown"], lines)


def picks(rows: Sequence[Row]) -> list[Figure]:
    """Return what the six cards are worth to their owner: they are drawn whatever the deal is.

    What is hardly ever chosen, or nearly always, is left out: its interval would say nothing.
    """
    found = []
    for side, name in enumerate(("Dracula", "Van Helsing")):
        won = [(row["picks"][side], _won(row, side)) for row in rows]
        targets = [(counts[TARGET], each) for counts, each in won]
        for many in (1, 2, 3):
            having = [each for count, each in targets if count == many]
            lacking = [each for count, each in targets if count != many]
            found.append(between(f"{name}: {many} target{'s' * (many > 1)}", having, lacking))
        having = [each for counts, each in won if counts[SYMBOL]]
        lacking = [each for counts, each in won if not counts[SYMBOL]]
        symbol = "Amulet" if side == 0 else "Crucifix"
        found.append(between(f"{name}: the {symbol}", having, lacking))
        strong = [each for counts, each in won if counts[2] == 3]
        others = [each for counts, each in won if counts[2] < 3]
        found.append(between(f"{name}: all fighters of strength 3", strong, others))
    return [each for each in found if each.high - each.low < 0.5]


def chosen(rows: Sequence[Row]) -> str:
    """Return which six cards are chosen most often, and how often they win."""
    lines = []
    for side, name in enumerate(("Dracula", "Van Helsing")):
        counted: dict[tuple[int, ...], list[float]] = {}
        for row in rows:
            counted.setdefault(tuple(row["picks"][side]), []).append(_won(row, side))
        most = sorted(counted.items(), key=lambda item: -len(item[1]))[:4]
        for counts, won in most:
            cells = [f"{name}: {' '.join(map(str, counts[:3]))}", str(counts[SYMBOL])]
            part = 100 * len(won) / len(rows)
            lines.append([*cells, str(counts[TARGET]), f"{part:.0f} %", share("", won).text()])
    heads = ["fighters of strength 1, 2, 3", "symbol", "targets", "chosen", "wins"]
    return table(heads, lines)


def _won(row: Row, side: int) -> float:
    return abs(dracula_won(row) - side)


def specials(rows: Sequence[Row]) -> list[Figure]:
    """Return what each special action is worth to its owner, in points."""
    found: list[Figure] = []
    for side in (0, 1):
        names = [CARDS[card] for card in SPECIAL if card // DECK == side]
        found += by_factor(rows, names, lambda row, side=side: _won(row, side), of_duel)  # type: ignore[misc]
    return found


def changed(rows: Sequence[Row]) -> list[Figure]:
    """Return what changes of values do to Dracula, with the names of the cards."""
    found = []
    for each in by_way(rows, dracula_won):
        card, _, rest = each.name.partition(" ")
        named = f"{of_duel(card)}: {rest}" if card in CARDS else each.name
        found.append(replace(each, name=named))
    return found


def report(games: dict[str, list[Row]]) -> dict[str, str]:
    """Return the tables by name."""
    found: dict[str, str] = {}
    if figures := balance(games):
        found["duel-balance"] = listed("both play", "Dracula wins", figures)
        found["duel-endings"] = endings(games)
    for study in (BALANCE, SCRIPTED):
        if rows := games[study.name]:
            found[f"{study.name}-picks"] = listed("on the board", "points", picks(rows))
            found[f"{study.name}-chosen"] = chosen(rows)
    if rows := games[SPECIALS.name]:
        found[SPECIALS.name] = listed("special action", "worth, points", specials(rows))
    if rows := games[VALUES.name]:
        found[VALUES.name] = listed("change", "Dracula's wins, points", changed(rows))
    return found


def pictures(games: dict[str, list[Row]]) -> dict[str, tuple[str, str, list[Figure], float]]:
    """Return title, subtitle, figures and middle of each picture, by name."""
    found: dict[str, tuple[str, str, list[Figure], float]] = {}
    if figures := balance(games):
        found["insights-duel-balance"] = (
            "The duel: how often Dracula wins",
            "both sides play at the same level; 95 % intervals",
            figures,
            0.5,
        )
    if rows := games[SPECIALS.name]:
        found["insights-duel-specials"] = (
            "The duel: what a special action is worth to its side",
            f"points of wins, {len(rows):,} games between scripted bots; 95 % intervals",
            specials(rows),
            0.0,
        )
    return found
