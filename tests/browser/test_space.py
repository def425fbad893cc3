"""At 360 px no button is cut or broken inside a word, at any question, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from browser.conftest import Visit
from browser.questions import every_question
from browser.tables import settle
from browser.visitors import PHONE, Visitor, expect
from lengths import length

LANGUAGES = ("de", "fr", "en")
EVERY = length(5, 1)
"""One in this many questions is shown in the other languages too."""
LINES = 3
"""More lines than this a button should not need."""

# The places of hunters on their chips are cut on purpose: a tap shows them whole.
BAD = """most => {
  const bad = [];
  const kept = '.chips, .lens, [data-trail]';
  for (const button of document.querySelectorAll('button, summary, [role=tab], a.button')) {
    if (button.closest(kept) || !button.checkVisibility({ visibilityProperty: true })) continue;
    const label = button.innerText.trim();
    const box = button.getBoundingClientRect();
    if (!label || box.width < 2) continue;
    const parts = [button, ...button.querySelectorAll(':not(.unseen)')].filter(each =>
      each.clientWidth > 1 && getComputedStyle(each).overflowX !== 'visible');
    if (parts.some(each => each.scrollWidth > each.clientWidth + 1)) bad.push(`cut: ${label}`);
    const rows = new Set();
    const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const range = document.createRange();
      for (const word of walk.currentNode.data.matchAll(/[^\\s\\u00ad-]+/g)) {
        range.setStart(walk.currentNode, word.index);
        range.setEnd(walk.currentNode, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map(each => Math.round(each.top)));
        if (tops.size > 1) bad.push(`broken word ${word[0]}: ${label}`);
        for (const top of tops) rows.add(Math.round(top / 8));
      }
    }
    if (button.closest('.options') && rows.size > most) bad.push(`${rows.size} lines: ${label}`);
  }
  return [...new Set(bad)];
}"""

NO_MAP = """() => {  // drawing it takes long, and it has no labels to look at here
  const style = new CSSStyleSheet();
  style.replaceSync('.lens { display: none }');
  document.adoptedStyleSheets = [style];
}"""


def ill_fitting(visitor: Visitor) -> list[str]:
    """Return the labels that are cut, break a word, or take too many lines."""
    return list(visitor.page.evaluate(BAD, LINES))


def unfold(visitor: Visitor) -> None:
    """Show the choices as a list too."""
    folded = visitor.page.locator('.prompt [data-list][aria-expanded="false"]')
    if folded.count():
        folded.first.click()


@pytest.mark.parametrize(
    ("lesson", "lang", "players", "seat", "games"),
    [
        ("duel", "de", 2, 1, 4),
        ("duel", "fr", 2, 2, 4),
        ("nosferatu", "fr", 6, 2, 12),
        ("fury-dracula", "fr", 2, 1, 12),
        ("fury-hunters", "de", 2, 2, 12),
    ],
)
def test_no_button_is_cut(
    visit: Visit, lesson: str, lang: str, players: int, seat: int, games: int
) -> None:
    questions = every_question(lesson, lesson.split("-")[0], players, seat, games)

    def give(route: Route) -> None:
        route.fulfill(body=questions, content_type="application/json")

    bad: list[str] = []
    others = [each for each in LANGUAGES if each != lang]
    with visit(lang, viewport=PHONE) as anna:
        anna.page.route(f"**/api/lessons/{lesson}", give)
        anna.open(f"/learn/{lesson}")
        anna.page.evaluate(NO_MAP)
        steps = anna.page.locator("[data-frame]")
        expect(steps).to_have_attribute("data-frame", "1")
        for number in range(1, questions.count(b'"decision":{') + 1):
            expect(steps).to_have_attribute("data-frame", str(number))
            anna.draw("half")
            unfold(anna)
            prompt = anna.page.locator(".prompt").get_attribute("data-prompt")
            for shown in [lang, *([] if number % EVERY else others)]:
                if shown != anna.speech.lang:
                    anna.switch(shown)
                settle(anna)
                bad += [f"{prompt} {shown} {each}" for each in ill_fitting(anna)]
            anna.page.keyboard.press("ArrowRight")
    assert bad == []
