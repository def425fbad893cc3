"""A combat of Fury of Dracula over the map: both sides choose, the cards are revealed, it ends."""

from __future__ import annotations

from contextlib import ExitStack

from browser.conftest import Visit
from browser.tables import Shown, play_until, seated
from browser.test_access import complaints
from browser.visitors import DESKTOP, PHONE, expect


def next_to(facts: Shown, place: str) -> list[str]:
    """The places one road away from here."""
    ends = [each["ends"] for each in facts["links"].values() if each["way"] == "road"]
    return [one if other == place else other for one, other in ends if place in (one, other)]


def test_a_round_is_chosen_turned_up_and_told(visit: Visit) -> None:
    with ExitStack() as stack:
        anna = stack.enter_context(visit("en", "Anna", viewport=PHONE, color_scheme="dark"))
        bram = stack.enter_context(visit("de", "Bram", viewport=DESKTOP))
        people = (anna, bram)
        table = seated("fury", *people)

        def fights(seat: int, shown: Shown) -> bool:
            combat = shown["view"]["combat"]
            return seat == 2 and bool(combat) and shown["decision"]["prompt"] == "fight_with"

        # Dracula starts next to a hunter, who moves there at once
        _, shown = play_until(table, people, lambda s, _: s == 1)
        answer = anna.context.request.get(f"{anna.server.url}/api/tables/{table}/facts")
        near = next_to(answer.json()["facts"], shown["view"]["hunters"]["godalming"]["place"])
        codes = [each["code"] for each in shown["decision"]["options"]]
        place = next(code[6:] for code in codes if code[6:] in near)
        likes = (f"start:{place}", f"road:{place}", "engage", "decline", "pass", "strike:c")
        play_until(table, people, fights, *likes)
        bram.open(f"/t/{table}")
        scene = bram.page.locator("[data-combat]")
        expect(scene.locator("[data-combat-card]").first).to_be_visible()
        assert complaints(bram) == []
        bram.fits()
        # the second round: the card from the first cannot be played again, and says so
        _, shown = play_until(
            table, people, lambda s, now: fights(s, now) and bool(now["decision"]["barred"]), *likes
        )
        reason = shown["decision"]["barred"][0]["reason"]
        expect(scene.get_by_text(bram.say(reason)).first).to_be_visible()
        expect(scene.locator(".told")).not_to_be_empty()
        before = bram.page.evaluate("window.whitby.shown")
        scene.locator("[data-combat-card] button[data-code]").first.click()
        bram.page.wait_for_function("before => window.whitby.shown > before", arg=before)
        # Dracula's side, on a phone
        play_until(table, people, lambda s, now: s == 1 and bool(now["view"]["combat"]), *likes)
        anna.open(f"/t/{table}")
        expect(anna.page.locator("[data-combat]")).to_be_visible()
        assert complaints(anna) == []
        anna.fits()
        # when it is over, the last round can still be read
        play_until(table, people, lambda _, now: now["view"]["combat"] is None, *likes)
        over = bram.page.locator("[data-combat-over]")
        expect(over.locator(".told")).not_to_be_empty()
        over.get_by_role("button", name=bram.say("web-close")).click()
        expect(over).to_have_count(0)
