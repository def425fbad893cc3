"""Five people at one table of Fury of Dracula, each with their own browser and language."""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import Any

from browser.by_map import MapPlayer
from browser.conftest import Visit
from browser.tables import seated
from browser.visitors import PHONE, Visitor, expect, listen, seen_from
from server.live import Live

FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PEOPLE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("en", {}),
    ("fr", {}),
    ("de", {}),
    ("en", FINGERS),
    ("de", FINGERS),
)
STARTS = ("lisbon", "vienna", "prague", "budapest", "munich")
"""Where everyone starts, Dracula first: too far for anyone to find him on the first day."""

FIGURES = """() => Object.fromEntries(
  [...document.querySelectorAll('.fury-map .place')].flatMap(place =>
    [...place.querySelectorAll('[data-figure]')].map(figure =>
      [figure.dataset.figure, place.querySelector('[data-place]').dataset.place])))"""
BESIDE_MAP = """() => {
  const copy = document.body.cloneNode(true);
  for (const each of copy.querySelectorAll('.fury-map, [data-explain]')) each.remove();
  return copy.innerHTML;
}"""
"""Everything but the map and the list of all possible places, which contain every place."""


def whoever_is_asked(server: Live, table: str, people: list[Visitor]) -> int:
    """Wait until the page of a person who is asked shows it; return their seat, from 0."""
    seat: int = seen_from(server, table)["waiting"][0] - 1
    people[seat].await_turn()
    return seat


def test_five_people_in_three_languages(server: Live, visit: Visit) -> None:
    with ExitStack() as stack:
        people = [
            stack.enter_context(visit(lang, f"P{seat}", **wishes))
            for seat, (lang, wishes) in enumerate(PEOPLE, 1)
        ]
        heard = [listen(visitor) for visitor in people]
        table = seated("fury", *people)
        for visitor in people:
            visitor.open(f"/t/{table}")
        for visitor in people:
            expect(visitor.page.locator('[data-stage="playing"]')).to_be_visible()
        players = [MapPlayer(each, table, random.Random(0)) for each in people]

        # everyone chooses where to start, Dracula last
        for _ in people:
            seat = whoever_is_asked(server, table, people)
            players[seat].go(STARTS[seat])
        assert [each.tally.by_map for each in players] == [1] * 5
        for each in heard[1:]:
            each.clear()  # until here they were told where a hunter can start

        # every hunter moves by day
        while min(each.tally.by_map for each in players[1:]) < 2:
            seat = whoever_is_asked(server, table, people)
            assert seat > 0
            players[seat].go()

        told = seen_from(server, table)
        public = {who: each["place"] for who, each in told["view"]["hunters"].items()}
        assert STARTS[0] not in public.values()
        for at, visitor in enumerate(people):
            page = visitor.page
            page.wait_for_function(
                f"wanted => {{ const seen = ({FIGURES})();"
                " return Object.keys(wanted).every(who => seen[who] === wanted[who]); }",
                arg=public,
            )
            expect(page.locator(".fury-map")).to_have_attribute("data-hour", told["view"]["phase"])
            health = page.locator('[data-track="health"]')
            expect(health).to_contain_text(f"{15 - told['view']['dracula']['damage']}/15")
            influence = page.locator('[data-track="influence"]')
            expect(influence).to_contain_text(f"{told['view']['influence']}/13")
            own = visitor.look(table)["view"]
            seen = page.evaluate(FIGURES)
            if at == 0:
                assert seen == {**public, "dracula": STARTS[0]}
                assert own["dracula"]["place"] == STARTS[0]
                continue
            # they have not received Dracula's place in any form
            assert seen == public
            assert own["dracula"]["place"] is None
            assert own["trail"][0]["place"] == "?"
            assert heard[at]
            assert not [each for each in heard[at] if STARTS[0] in each]
            assert visitor.say(f"fury-place-{STARTS[0]}") not in page.evaluate(BESIDE_MAP)
            spot = page.locator(f'.place:has([data-place="{STARTS[0]}"])')
            expect(spot.locator("[data-figure], [data-token]")).to_have_count(0)
