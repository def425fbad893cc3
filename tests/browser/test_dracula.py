"""Dracula's turn in a real browser: what only his player is shown, and how they answer."""

from __future__ import annotations

from typing import Any

from browser.conftest import Visit
from browser.tables import Shown, asks, play_until, seated
from browser.test_access import complaints
from browser.visitors import DESKTOP, PHONE, Visitor, expect
from whitby.games.fury.game import FURY

LIKES = ("start:prague", "go:", "lay:", "no_rumour", "let_go", "pass", "no_event")


def second_move(anna: Visitor, bram: Visitor) -> tuple[str, Shown]:
    """Play until Dracula is to move again; return the table and what his player sees."""
    table = seated("fury", anna, bram)

    def moves_again(asked: int, shown: Shown) -> bool:
        laid = [spot for spot in shown["view"]["trail"] if spot]
        return asks("travel", 1)(asked, shown) and len(laid) > 1

    _, shown = play_until(table, (anna, bram), moves_again, *LIKES)
    return table, shown


def test_dracula_s_turn(visit: Visit) -> None:
    with visit("en", viewport=DESKTOP) as anna, visit("de", "Bram", color_scheme="dark") as bram:
        table, shown = second_move(anna, bram)
        places = [each["on"][0]["id"] for each in shown["decision"]["options"]
                  if each["verb"] == "go"]  # fmt: skip
        anna.open(f"/t/{table}")
        # his path and hideouts are on his map, with the outlook of each destination
        expect(anna.page.locator("[data-stretch]")).to_have_count(1)
        expect(anna.page.locator('[data-token="hideout"] text')).to_have_count(2)
        outlook = anna.page.request.get(f"{anna.server.url}/api/tables/{table}/outlook").json()
        rows = {row["code"]: row for row in outlook["prospects"]}
        for place in places:
            chip = anna.page.locator(f'[data-outlook="{place}"]')
            expect(chip).to_contain_text(str(rows[f"go:{place}"]["left"]))
        named = anna.page.locator(f'[data-place="{places[0]}"]')
        assert str(rows[f"go:{places[0]}"]["left"]) in (named.get_attribute("aria-label") or "")
        # a hunter is shown none of it
        bram.open(f"/t/{table}")
        expect(bram.page.locator(".fury-map")).to_be_visible()
        expect(bram.page.locator("[data-stretch], [data-outlook], [data-mirror]")).to_have_count(0)
        answer = bram.page.request.get(f"{bram.server.url}/api/tables/{table}/outlook")
        assert (answer.status, answer.json()["code"]) == (403, "dracula-only")
        # power cards say what they do, or why they cannot be played
        expect(anna.page.locator("[data-power]")).to_have_count(5)
        assert complaints(anna) == []
        # the mirror shows what the hunters know, and nothing more
        anna.page.locator("[data-mirror]").click()
        expect(anna.page.locator("[data-stretch], [data-figure=dracula]")).to_have_count(0)
        expect(anna.page.locator(".shade")).not_to_have_count(0)
        assert complaints(anna) == []
        anna.page.locator("[data-mirror]").click()
        expect(anna.page.locator("[data-stretch]")).to_have_count(1)
        # pressing a place, then picking up an encounter and putting it on its space
        anna.page.locator(f'[data-place="{places[0]}"]').click()
        which = anna.page.get_by_role("group", name=anna.say("fury-map-which-way"))
        if which.count():
            which.get_by_role("button").first.click()
        expect(anna.page.locator(".prompt")).to_have_attribute("data-prompt", "lay")
        card = anna.page.locator("[data-encounter]").first
        name = card.get_attribute("data-encounter")
        card.locator("h3 button").click()
        anna.page.locator('[data-space="1"]').click()
        expect(anna.page.locator(".prompt")).not_to_have_attribute("data-prompt", "lay")
        trail = [spot for spot in anna.look(table)["view"]["trail"] if spot]
        assert [each["card"] for each in trail[0]["encounters"]] == [name]
        printed: dict[str, Any] = FURY.facts({})
        cards = [each["card"] for spot in trail for each in spot["encounters"]]
        ripe = any(printed["encounters"][card]["matures"] for card in cards)
        expect(anna.page.locator("[data-maturing]")).to_have_count(int(ripe))
        anna.fits()


def test_without_the_deduction_map_the_mirror_says_so(visit: Visit) -> None:
    with visit("fr", viewport=PHONE) as anna, visit("en", "Bram") as bram:
        table = seated("fury", anna, bram, house={"deduction": "off"})
        play_until(table, (anna, bram), asks("dracula_start"))
        anna.open(f"/t/{table}")
        anna.page.locator("[data-mirror]").click()
        expect(anna.word("fury-page-mirror-off")).to_be_visible()
        expect(anna.page.locator("[data-outlook] b")).not_to_have_count(0)
        anna.fits()
