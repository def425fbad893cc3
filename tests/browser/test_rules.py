"""The rules: those behind a question, and searching for any card or number."""

from __future__ import annotations

import re

from browser.conftest import Visit
from browser.tables import against_bots
from browser.visitors import PHONE, Visitor, expect


def found(visitor: Visitor) -> list[str]:
    """The numbers of the rules on the screen."""
    rules = visitor.page.locator("[data-rule]:visible")
    return [str(each.get_attribute("data-rule")) for each in rules.all()]


def search(visitor: Visitor, wish: str) -> None:
    """Search for something."""
    visitor.page.get_by_role("searchbox", name=visitor.say("rulebook-search")).fill(wish)


def test_beside_the_game(visit: Visit) -> None:
    with visit("en", viewport=PHONE) as anna:
        table = against_bots(anna, "duel", 2)
        anna.await_turn()
        asked = anna.look(table)["decision"]["rules"]
        anna.button("table-why").click()
        behind = anna.region("rulebook-question").locator("[data-rule]")
        expect(behind).to_have_count(len(asked))
        assert [each.get_attribute("data-rule") for each in behind.all()] == asked

        # a card by its name, with its text
        card = anna.say("duel-card-vh_kampfeslust")
        search(anna, card.lower())
        thing = anna.page.locator('[data-thing="vh_kampfeslust"]')
        expect(thing).to_contain_text(anna.say("duel-help-vh_kampfeslust"))

        # a rule by its number, in any spelling; one rule leads to another and back
        for wish in ("DUEL-056", "duel56", "56"):
            search(anna, wish)
            expect(anna.page.locator('[data-rule="DUEL-056"]')).to_be_visible()
            expect(thing).to_have_count(0)
        search(anna, "no such thing anywhere")
        expect(anna.word("rulebook-found", count=0)).to_be_visible()
        anna.button("rulebook-clear").click()
        expect(behind).to_have_count(len(asked))

        # in another language at once
        english = behind.first.inner_text()
        anna.switch("de")
        behind = anna.region("rulebook-question").locator("[data-rule]")
        expect(behind).to_have_count(len(asked))
        expect(behind.first).not_to_have_text(english)
        expect(behind.first).to_contain_text(asked[0])


def test_ways_from_the_book_to_a_game(visit: Visit) -> None:
    with visit("en") as anna:
        games = anna.context.request.get(f"{anna.server.url}/api/games").json()["games"]
        for game in games:
            anna.open(f"/rules/{game['name']}")
            make = anna.page.get_by_role("link", name=anna.say("rulebook-start"))
            expect(make).to_be_visible()
            only = len(game["lessons"]) == 1
            for id in game["lessons"]:
                name = anna.say("rulebook-learn" if only else f"web-lesson-{id}")
                lesson = anna.page.get_by_role("link", name=name, exact=True)
                expect(lesson).to_have_attribute("href", f"/learn/{id}")
            make.click()
            expect(anna.dialog).to_have_accessible_name(anna.say("lobby-make"))
            chosen = anna.dialog.get_by_role("group", name=anna.say("lobby-game"))
            title = anna.say(f"lobby-title-{game['name']}")
            expect(chosen.get_by_role("radio", name=title, exact=True)).to_be_checked()


def test_the_whole_book(visit: Visit) -> None:
    with visit("fr") as anna:
        anna.open("/rules/nosferatu/NOSF-34")
        chosen = anna.page.locator('[data-rule="NOSF-34"]')
        expect(chosen).to_be_focused()
        expect(chosen).to_be_in_viewport()
        everything = anna.page.locator("[data-rule]").count()
        french = chosen.inner_text()
        search(anna, "nosf 34")
        expect(chosen).to_be_visible()
        assert len(found(anna)) < everything / 10
        search(anna, anna.say("nosferatu-role-renfield"))
        expect(anna.page.locator('[data-thing="renfield"]')).to_be_visible()
        for rule in anna.page.locator("[data-rule]").all():
            expect(rule).to_contain_text(re.compile("Renfield", re.IGNORECASE))
        anna.button("rulebook-clear").click()
        expect(anna.page.locator("[data-rule]")).to_have_count(everything)

        # a number in the text leads to its rule
        link = anna.page.locator("[data-rule] a.rule").first
        to = link.inner_text()
        link.click()
        expect(anna.page).to_have_url(re.compile(f"/rules/nosferatu/{to}$"))
        expect(anna.page.locator(f'[data-rule="{to}"]')).to_be_focused()

        anna.switch("en")
        expect(chosen).not_to_have_text(french)
        expect(anna.page.locator("[data-rule]")).to_have_count(everything)
