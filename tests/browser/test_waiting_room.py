"""The waiting room: people come and go, and everyone sees it at once."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.visitors import PHONE, Visitor, expect
from standin import all_levels
from whitby.bots.levels import OFFERED


def seat(visitor: Visitor, number: int) -> Locator:
    """A seat in the room."""
    return visitor.page.locator(f'li[data-seat="{number}"]')


def sit(visitor: Visitor, number: int) -> None:
    """Sit down by clicking."""
    place = f"{visitor.say('lobby-room-sit')}, {visitor.say('lobby-room-seat', seat=number)}"
    visitor.page.get_by_role("button", name=place).click()


def test_people_bots_and_the_host(visit: Visit) -> None:
    with (
        all_levels("nosferatu"),
        visit("en") as anna,
        visit("fr", name="Bruno", viewport=PHONE) as bruno,
    ):
        anna.come()
        table = anna.new_table(game="nosferatu", players=5)
        for visitor in (anna, bruno):
            visitor.open(f"/t/{table}")
            expect(seat(visitor, 5)).to_be_visible()
        sit(anna, 1)
        expect(seat(bruno, 1)).to_contain_text("Anna")

        # a newcomer is asked for a name, and nothing else
        sit(bruno, 2)
        bruno.dialog.get_by_label(bruno.say("lobby-name")).fill("Bruno")
        bruno.dialog.get_by_role("button", name=bruno.say("lobby-room-who-go")).click()
        expect(seat(bruno, 2)).to_contain_text(bruno.say("lobby-room-you"))
        expect(seat(anna, 2)).to_contain_text("Bruno")

        # a guest is not offered what only the host may do
        for id in ("lobby-room-start", "lobby-room-close", "lobby-room-change"):
            expect(anna.button(id)).to_be_visible()
            expect(bruno.button(id)).to_have_count(0)
        expect(anna.button("lobby-room-fill-here", seat=3)).to_be_visible()
        expect(bruno.button("lobby-room-fill-here", seat=3)).to_have_count(0)
        expect(bruno.button("lobby-room-fill-all", count=3)).to_have_count(0)
        expect(bruno.button("lobby-room-clear", seat=1)).to_have_count(0)

        # with free seats no game can start, and the reason is shown
        anna.button("lobby-room-start").click(force=True)  # the button says that it is too early
        why = anna.page.get_by_role("status").get_by_text(
            anna.say("lobby-room-start-free", count=3)
        )
        expect(why).to_have_count(2)
        expect(seat(anna, 3)).to_be_visible()

        anna.button("lobby-room-fill-here", seat=3).click()
        level = bruno.say("bot-level-normal")
        expect(seat(bruno, 3)).to_contain_text(bruno.say("lobby-room-bot", level=level))
        levels = anna.page.get_by_label(anna.say("lobby-level"))
        expect(levels.locator("option")).to_have_text(
            [anna.say(f"bot-level-{each}.name") for each in OFFERED]
        )
        levels.select_option("hard")
        expect(anna.word("bot-level-hard.more")).to_be_visible()
        anna.button("lobby-room-fill-all", count=2).click()
        level = bruno.say("bot-level-hard")
        expect(seat(bruno, 5)).to_contain_text(bruno.say("lobby-room-bot", level=level))
        expect(
            bruno.page.get_by_text(bruno.say("lobby-room-start-wait", name="Anna"))
        ).to_be_visible()

        # removed from the seat, and back again
        anna.button("lobby-room-clear", seat=2).click()
        expect(seat(bruno, 2)).to_contain_text(bruno.say("lobby-room-free"))
        sit(bruno, 2)
        expect(seat(anna, 2)).to_contain_text("Bruno")

        anna.button("lobby-room-start").click()
        for visitor in (anna, bruno):
            expect(visitor.page.locator('[data-stage="playing"]')).to_be_visible()


def test_a_password_and_a_table_that_closes(visit: Visit) -> None:
    with visit("de") as anna, visit("en", name="Bruno") as bruno:
        anna.come()
        table = anna.new_table(game="duel", access="password", password="garlic")
        anna.open(f"/t/{table}")
        bruno.open(f"/t/{table}")
        expect(bruno.word("lobby-closed-password")).to_be_visible()
        expect(bruno.page.locator("[data-seat]")).to_have_count(0)

        bruno.page.get_by_label(bruno.say("lobby-name")).fill("Bruno")
        field = bruno.page.get_by_label(bruno.say("lobby-closed-password-field"))
        field.fill("onions")
        bruno.button("lobby-closed-enter").click()
        expect(bruno.word("refusal-wrong-password")).to_be_visible()
        field.fill("garlic")
        bruno.button("lobby-closed-enter").click()
        sit(bruno, 1)
        expect(seat(anna, 1)).to_contain_text("Bruno")

        # changed settings are visible to everyone at once
        anna.button("lobby-room-change").click()
        talk = anna.dialog.get_by_role("group", name=anna.say("lobby-talk"))
        talk.get_by_text(anna.say("lobby-talk-off"), exact=True).click()
        anna.button("lobby-room-change-go").click()
        agreed = bruno.page.get_by_role("region", name=bruno.say("lobby-room-agreed"))
        expect(agreed.get_by_text(bruno.say("lobby-talk-off"), exact=True)).to_be_visible()

        anna.button("lobby-room-close").click()
        anna.button("lobby-room-stay").click()
        expect(anna.dialog).to_have_count(0)
        expect(seat(bruno, 1)).to_be_visible()
        anna.button("lobby-room-close").click()
        anna.dialog.get_by_role("button", name=anna.say("lobby-room-close")).click()
        for visitor in (anna, bruno):
            expect(visitor.page.locator('[data-stage="closed"]')).to_contain_text(
                visitor.say("notice-closed-host")
            )
            expect(visitor.page.locator("[data-seat]")).to_have_count(0)
