"""A person's own settings: name, language, theme, account."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import against_bots, seated
from browser.test_access import complaints
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

        # everything is kept after coming back, and others see the new name
        anna.page.reload()
        expect(anna.page.get_by_label(french.say("me-name"))).to_have_value("Mina")
        expect(page).to_have_attribute("data-light", "dark")
        expect(page).to_have_attribute("lang", "fr")
        assert anna.look(table)["table"]["seats"][0]["name"] == "Mina"
        me = anna.context.request.get(f"{anna.server.url}/api/me").json()
        assert (me["name"], me["language"]) == ("Mina", "fr")


def form_of(visitor: Visitor, title: str) -> Locator:
    """Find the fold with this title."""
    return visitor.page.locator("details").filter(
        has=visitor.page.locator("summary", has_text=visitor.say(title))
    )


def give(visitor: Visitor, title: str, go: str, fields: dict[str, str]) -> None:
    """Fill in a login and a password."""
    form = form_of(visitor, title)
    form.locator("summary").click()
    for id, value in fields.items():
        form.get_by_label(visitor.say(id), exact=True).fill(value)
    form.get_by_role("button", name=visitor.say(go)).click()


def test_an_account_here_and_elsewhere(visit: Visit) -> None:
    with visit("de", name="Mina") as anna, visit("en") as elsewhere:
        table = against_bots(anna, "duel", 2)
        anna.await_turn()
        anna.open("/me")
        fresh = {"me-login": LOGIN["me-login"], "me-password-new": LOGIN["me-password"]}
        give(anna, "me-account-open", "me-account-open-go", fresh)
        anna.button("me-codes-done").click()
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

        # the right one, on another device, leads back to the person's games
        elsewhere.open("/me")
        give(elsewhere, "me-account-log-in", "me-account-log-in-go", LOGIN)
        expect(elsewhere.word("me-account-in", name="Mina")).to_be_visible()
        elsewhere.page.get_by_role("link", name=elsewhere.say("web-home")).click()
        row = elsewhere.page.locator(f'[data-table="{table}"]')
        row.get_by_role("link", name=elsewhere.say("lobby-your-turn")).click()
        assert elsewhere.await_turn()


def test_an_account_from_its_codes_to_its_end(visit: Visit) -> None:
    old, new, newest = "the count of whitby", "a ship without a crew", "boxes full of earth"
    with visit("fr", name="Mina", viewport=PHONE) as anna, visit("en") as elsewhere:
        anna.come()
        anna.open("/me")

        # a password that is easy to guess is refused
        weak = {"me-login": "mina", "me-password-new": "dracula1890"}
        give(anna, "me-account-open", "me-account-open-go", weak)
        expect(anna.word("refusal-password-weak")).to_be_visible()
        form = form_of(anna, "me-account-open")
        form.get_by_label(anna.say("me-password-new"), exact=True).fill(old)
        form.get_by_role("button", name=anna.say("me-account-open-go")).click()

        # the codes are shown once
        expect(anna.dialog.locator("code")).to_have_count(8)
        codes = anna.dialog.locator("code").all_inner_texts()
        assert complaints(anna) == []
        anna.fits()
        anna.button("me-codes-done").click()
        expect(anna.dialog).to_have_count(0)
        expect(anna.page.get_by_text(anna.say("me-codes-left", count=8))).to_be_visible()

        # another device is logged in, seen in the list, and logged out from here
        log_in = {"me-login": "mina", "me-password": old}
        elsewhere.open("/me")
        give(elsewhere, "me-account-log-in", "me-account-log-in-go", log_in)
        expect(elsewhere.word("me-account-in", name="Mina")).to_be_visible()
        anna.page.reload()
        fold(anna, "me-sessions")
        rows = anna.page.locator("[data-session]")
        expect(rows).to_have_count(2)
        expect(rows.first).to_contain_text(anna.say("me-sessions-here"))
        rows.last.get_by_role("button").click()
        expect(rows).to_have_count(1)
        elsewhere.page.reload()
        expect(elsewhere.word("me-account-none")).to_be_visible()

        # the password is changed, using the current one
        change = {"me-password-current": "garlic", "me-password-other": new}
        give(anna, "me-password-change", "me-password-change-go", change)
        expect(anna.word("refusal-not-your-password")).to_be_visible()
        anna.page.get_by_label(anna.say("me-password-current"), exact=True).fill(old)
        anna.page.get_by_role("button", name=anna.say("me-password-change-go"), exact=True).click()
        expect(anna.word("me-password-changed")).to_be_visible()
        assert complaints(anna) == []
        anna.fits()

        # a forgotten password is replaced with a code, which logs out everywhere else
        fold(elsewhere, "me-account-log-in")
        elsewhere.page.get_by_label(elsewhere.say("me-login"), exact=True).fill("mina")
        elsewhere.button("me-forgot").click()
        assert complaints(elsewhere) == []
        dialog = elsewhere.dialog
        expect(dialog.get_by_label(elsewhere.say("me-login"), exact=True)).to_have_value("mina")
        dialog.get_by_label(elsewhere.say("me-forgot-code"), exact=True).fill(codes[4].lower())
        dialog.get_by_label(elsewhere.say("me-password-other"), exact=True).fill(newest)
        elsewhere.button("me-forgot-go").click()
        expect(elsewhere.word("me-forgot-done", count=7)).to_be_visible()
        anna.page.reload()
        expect(anna.word("me-account-none")).to_be_visible()

        # finally it is deleted, which needs the password
        elsewhere.button("me-delete").click()
        dialog.get_by_label(elsewhere.say("me-password-current"), exact=True).fill(newest)
        assert complaints(elsewhere) == []
        elsewhere.button("me-delete-go").click()
        expect(elsewhere.word("me-deleted")).to_be_visible()
        fold(elsewhere, "me-account-log-in")
        give_again = {"me-login": "mina", "me-password": newest}
        for id, value in give_again.items():
            elsewhere.page.get_by_label(elsewhere.say(id), exact=True).fill(value)
        elsewhere.button("me-account-log-in-go").click()
        expect(elsewhere.word("refusal-wrong-login")).to_be_visible()


def test_a_guest_deletes_themselves_and_is_named_no_more(visit: Visit) -> None:
    with visit("de", name="Mina", viewport=PHONE) as anna, visit("fr", name="Bram") as bram:
        table = seated("duel", bram, anna)
        anna.open("/me")
        anna.button("me-delete-guest").click()
        assert complaints(anna) == []
        anna.button("me-delete-go").click()
        expect(anna.word("me-deleted")).to_be_visible()
        bram.open(f"/t/{table}")
        bram.await_turn()
        assert "Mina" not in bram.screen
        expect(bram.page.get_by_text(bram.say("web-gone")).first).to_be_attached()


def fold(visitor: Visitor, title: str) -> None:
    """Expand a section of the page."""
    visitor.page.locator("summary", has_text=visitor.say(title)).click()
