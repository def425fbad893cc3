"""Chat: quick phrases in everyone's language, free text as typed, and muting someone."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import seated
from browser.visitors import PHONE, Visitor, expect

CURSED = "<i>Bruno</i>"
WORDS = "<b>x</b> &amp; <img src=x onerror=alert(1)>"


def said(visitor: Visitor) -> Locator:
    """The chat, as this person reads it."""
    return visitor.page.get_by_role("log", name=visitor.say("around-talk"))


def speak(visitor: Visitor, words: str) -> None:
    """Send a message as free text."""
    visitor.page.get_by_label(visitor.say("around-talk-words")).fill(words)
    visitor.page.keyboard.press("Enter")


def test_everyone_reads_what_was_said(visit: Visit) -> None:
    with visit("en") as anna, visit("de", name=CURSED, viewport=PHONE) as bruno:
        table = seated("duel", anna, bruno)
        for visitor in (anna, bruno):
            visitor.open(f"/t/{table}")
            visitor.await_turn()
        bruno.tab("table-tab-talk")
        bruno.button("around-talk-quick").click()
        bruno.button("phrase-well-played").click()
        # the unread messages are counted while the chat is hidden
        marked = anna.page.get_by_role("tab", name=f"{anna.say('table-tab-talk')} 1")
        expect(marked).to_be_visible()
        assert "(1)" in anna.page.title()
        marked.click()
        expect(said(anna)).to_contain_text(anna.say("phrase-well-played"))
        expect(said(bruno)).to_contain_text(bruno.say("phrase-well-played"))
        expect(anna.page.get_by_role("tab", name=anna.say("table-tab-talk"))).not_to_contain_text(
            "1"
        )

        # messages and names are plain text, whatever they look like
        speak(bruno, WORDS)
        for visitor in (anna, bruno):
            expect(said(visitor).get_by_text(WORDS, exact=True)).to_be_visible()
            expect(said(visitor).get_by_text(CURSED, exact=True)).to_have_count(2)
            expect(said(visitor).locator("img, i, .words b")).to_have_count(0)
        chip = anna.region("around-seats").get_by_role("button", name=CURSED)
        expect(chip).to_be_visible()
        anna.tab("table-tab-log")
        expect(anna.page.locator("[data-move]").first).to_contain_text(CURSED)

        # muted, and unmuted again
        anna.tab("table-tab-talk")
        chip.click()
        anna.button("around-mute").click()
        anna.page.keyboard.press("Escape")
        expect(said(anna).get_by_text(WORDS)).to_have_count(0)
        speak(bruno, "Anna?")
        expect(said(bruno).get_by_text("Anna?")).to_be_visible()
        speak(anna, "I hear nobody.")
        expect(said(bruno).get_by_text("I hear nobody.")).to_be_visible()
        expect(said(anna).get_by_text("I hear nobody.")).to_be_visible()
        expect(said(anna).get_by_text("Anna?")).to_have_count(0)
        anna.button("around-unmute").click()
        speak(bruno, "And now?")
        expect(said(anna).get_by_text("And now?")).to_be_visible()


def test_a_table_of_ready_phrases(visit: Visit) -> None:
    with visit("fr") as anna, visit("de", name="Bruno") as bruno:
        table = seated("nosferatu", anna, bruno, bots=3, house={"talk": "phrases"})
        for visitor in (anna, bruno):
            visitor.open(f"/t/{table}")
            visitor.tab("table-tab-talk")
            expect(visitor.word("refusal-phrases-only")).to_be_visible()
            expect(visitor.page.get_by_label(visitor.say("around-talk-words"))).to_have_count(0)
        about = anna.page.get_by_label(anna.say("around-talk-about"))
        about.select_option("2")
        anna.button("phrase-suspect", who="Bruno").click()
        expect(said(bruno)).to_contain_text(bruno.say("phrase-suspect", who="Bruno"))


def test_a_table_where_nothing_is_said(visit: Visit) -> None:
    with visit("en") as anna, visit(name="Bruno") as bruno:
        table = seated("duel", anna, bruno, house={"talk": "off"})
        anna.open(f"/t/{table}")
        anna.tab("table-tab-talk")
        expect(anna.word("refusal-talk-off")).to_be_visible()
        panel = anna.page.get_by_role("tabpanel")
        expect(panel.get_by_role("textbox")).to_have_count(0)
        expect(panel.get_by_role("button")).to_have_count(0)
