"""Around a game against bots: undoing picks, skipping waits, another device, and resigning."""

from __future__ import annotations

from browser.conftest import Visit
from browser.tables import against_bots
from browser.test_access import complaints
from browser.visitors import DESKTOP, PHONE, Visitor, expect

SLOW = 2.5
"""Bots take so long to answer that a test would not wait for several of them."""

SETTINGS = {"bot_seconds": SLOW}
ASKED = '.prompt:not([data-prompt=""])'


def pick(visitor: Visitor, *cards: str) -> None:
    """Pick cards for the board, in secret."""
    for card in cards:
        with visitor.answering():
            visitor.page.locator(f'.prompt [data-code="pick:{card}"]').first.click()


def test_alone_against_bots(visit: Visit) -> None:
    with visit("en", viewport=DESKTOP) as anna:
        table = against_bots(anna, "duel", 2, seat=2)

        # a pick leaves the hand, and comes back when undone
        hand = anna.page.locator("[data-part=hand] h2 .small")
        expect(hand).to_have_text("15")
        pick(anna, "hunter1", "victim")
        expect(hand).to_have_text("13")
        anna.button("table-undo").click()
        expect(hand).to_have_text("14")
        pick(anna, "victim", "victim", "hunter2", "hunter3", "crucifix")
        assert anna.look(table)["waiting"] == [1], "the bot is not done yet"

        # the wait can be skipped
        anna.page.locator("[data-skip]").click()
        expect(anna.page.locator("[data-skip]")).to_have_count(0)
        expect(anna.page.locator(ASKED)).to_be_visible()

        # the same seat, on a phone
        anna.button("around-menu").click()
        speed = anna.dialog.get_by_label(anna.say("around-fact-bots")).last
        speed.select_option("quick")
        device = anna.page.locator("[data-device-link]")
        device.get_by_role("button", name=anna.say("me-link-make")).click()
        link = device.get_by_role("textbox").input_value()
        with visit("en", viewport=PHONE, name="Nobody") as phone:
            phone.page.goto(link)
            asks = phone.say("me-link-who", name="Anna")
            expect(phone.page.get_by_role("heading", name=asks)).to_be_visible()
            assert not complaints(phone)
            assert "#" not in phone.page.url
            phone.page.locator("[data-take]").click()
            expect(phone.page.locator(ASKED)).to_be_visible()
            assert phone.look(table)["you"]["seats"] == [2]
            assert phone.look(table)["table"]["house"]["bots"] == "quick"
            phone.page.goto(link)  # the link works only once
            expect(phone.word("refusal-wrong-link").last).to_be_visible()

        # resigning opens the replay, seen from the player's own seat
        anna.button("around-resign").click()
        anna.dialog.get_by_role("button", name=anna.say("around-resign")).click()
        anna.page.locator(f'[data-winner] a[href="/t/{table}/film"]').click()
        expect(anna.page.locator("select").last).to_have_value("2")
        expect(anna.page.locator("option:checked").last).to_contain_text("Anna")
