"""Marks on the map: each person has their own, and teams may share them if the table allows it.

They are stored outside the log. A private mark sends nothing to anyone and affects no answer to
others. A shared one is sent to those who play, or may take back, a seat of the same public team:
never to the other side, to spectators or over a shoulder.
"""

from __future__ import annotations

from whitby.games.fury.board import LOCATIONS, PLACES
from whitby.server.refusals import need
from whitby.server.table.replay import Table
from whitby.server.table.talk import tidy
from whitby.server.table.viewers import Viewer, own_seats
from whitby.wire.marks import Pencil


def team_of(table: Table, person: str | None) -> set[int]:
    """Return the seats of a person's team, if the table lets teams share marks."""
    if person is None or not table.seating.house.team_marks or table.position is None:
        return set()
    own, found = own_seats(table, person), set()
    for team in table.game.teams(len(table.seating.seats)):
        seats = {seat + 1 for seat in team}
        if len(seats) > 1 and own & seats:
            found |= seats
    return found


def mates_of(table: Table, person: str) -> dict[str, int]:
    """Return who shares marks with a person, each with the first of their seats in the team."""
    team, found = team_of(table, person), {}
    for other in table.seating.belongs:
        seats = own_seats(table, other) & team
        if other != person and seats:
            found[other] = min(seats)
    return found


def may_share(table: Table, person: str) -> bool:
    """Return whether a person may share marks: only players in a team."""
    team = team_of(table, person)
    return table.stage == "playing" and not team.isdisjoint(table.seating.held_by(person))


def changes(table: Table, viewer: Viewer) -> int:
    """Return how often the shared marks that a viewer sees have changed; 0 if they see none."""
    sees = not viewer.shoulder and bool(team_of(table, viewer.person))
    return table.mark_changes if sees else 0


def need_map(table: Table) -> None:
    """Refuse if the table has no map to mark, or not yet."""
    need(table.seating.game == "fury", "no-marks")
    need(table.position is not None, "not-begun")


def check_mark(table: Table, person: str, wish: Pencil) -> str:
    """Return a mark's text as it is stored, or refuse; text for others follows the chat rules."""
    need(wish.place in PLACES[:LOCATIONS], "no-place", 422, place=wish.place)
    if wish.sign is None:
        return ""
    text = tidy(wish.text.replace("\n", " ")) if wish.text.strip() else ""
    if wish.shared:
        house = table.seating.house
        need(house.team_marks, "marks-private", 403)
        need(may_share(table, person), "no-team", 403)
        need(not text or house.talk != "off", "talk-off", 403)
        need(not text or house.talk != "phrases", "phrases-only", 403)
    return text
