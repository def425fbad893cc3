"""Somebody's own settings: a name, a language, the light, an account."""

from __future__ import annotations

from browser.conftest import Visit
from browser.tables import against_bots
from browser.visitors import PHONE, Visitor, expect
from whitby.words import Speech

LOGIN = {"me-login": "wilhelmina", "me-password": "the count of whitby"}


def test_name_language_and_light(visit: Visit) -> None:
    with visit("en", viewport=PHONE, color_scheme="light") as anna:
        table = against_bots(anna, "duel", 2)
        anna.await_turn()
        anna.open("/me")
        name = anna.page.get_by_label(anna.say("me-name"))
        expect(name).to_have_value("Anna")
        name.fill("Mina")
        anna.button("me-name-keep").click()
        expect(anna.word("me-name-kept")).to_be_visible()

        page = anna.page.locator("html")
        expect(page).to_have_attribute("data-light", "light")
        light = anna.page.get_by_role("group", name=anna.say("me-light"))
        light.get_by_text(anna.say("web-light-dark"), exact=True).click()
        expect(page).to_have_attribute("data-light", "dark")
        anna.page.get_by_text("Français", exact=True).last.click()
        french = Speech("fr")
        expect(anna.page.get_by_role("heading", name=french.say("me-title"))).to_be_visible()

        # all of it is still so after coming back, and others see the new name
        anna.page.reload()
        expect(anna.page.get_by_label(french.say("me-name"))).to_have_value("Mina")
        expect(page).to_have_attribute("data-light", "dark")
        expect(page).to_have_attribute("lang", "fr")
        assert anna.look(table)["table"]["seats"][0]["name"] == "Mina"
        me = anna.context.request.get(f"{anna.server.url}/api/me").json()
        assert (me["name"], me["language"]) == ("Mina", "fr")


def give(visitor: Visitor, title: str, go: str, fields: dict[str, str]) -> None:
    """Fill in a login and a password."""
    form = visitor.page.locator("details").filter(
        has=visitor.page.locator("summary", has_text=visitor.say(title))
    )
    form.locator("summary").click()
    for id, value in fields.items():
        form.get_by_label(visitor.say(id)).fill(value)
    form.get_by_role("button", name=visitor.say(go)).click()


def test_an_account_here_and_elsewhere(visit: Visit) -> None:
    with visit("de", name="Mina") as anna, visit("en") as elsewhere:
        table = against_bots(anna, "duel", 2)
        anna.await_turn()
        anna.open("/me")
        fresh = {"me-login": LOGIN["me-login"], "me-password-new": LOGIN["me-password"]}
        give(anna, "me-account-open", "me-account-open-go", fresh)
        has = anna.page.get_by_text(anna.say("me-account-has", login=LOGIN["me-login"]))
        expect(has).to_be_visible()
        anna.button("me-account-log-out").click()
        expect(anna.word("me-account-out")).to_be_visible()
        expect(has).to_have_count(0)
        assert anna.context.request.get(f"{anna.server.url}/api/me").status == 401

        # a wrong password opens nothing
        give(anna, "me-account-log-in", "me-account-log-in-go", {**LOGIN, "me-password": "garlic"})
        expect(anna.page.get_by_role("status").locator(".grave")).to_be_visible()
        expect(has).to_have_count(0)

        # the right one, on another device, leads back to one's games
        elsewhere.open("/me")
        give(elsewhere, "me-account-log-in", "me-account-log-in-go", LOGIN)
        expect(elsewhere.word("me-account-in", name="Mina")).to_be_visible()
        elsewhere.page.get_by_role("link", name=elsewhere.say("web-home")).click()
        row = elsewhere.page.locator(f'[data-table="{table}"]')
        row.get_by_role("link", name=elsewhere.say("lobby-your-turn")).click()
        assert elsewhere.await_turn()
