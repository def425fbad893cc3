"""`whitby rules`: the rules of a game, or the values on its cards."""

from __future__ import annotations

from whitby.cli.draw.drawings import drawing_of
from whitby.cli.draw.rules import draw_book, show_rule
from whitby.cli.mistakes import Mistake, find_game
from whitby.cli.screen import Screen
from whitby.rulebook import UnknownRule, rulebook


def show_rules(screen: Screen, game: str, wanted: str | None) -> None:
    """Print the whole rulebook, one rule, or matching rules; works for unlisted games too."""
    try:
        rulebook(game)
    except UnknownRule as error:
        raise Mistake(str(error)) from None
    if wanted is not None and not wanted.strip():
        raise Mistake("no rule is named ''; give a number, such as 56, or a word, such as bite")
    if wanted is None:
        screen.show(draw_book(rulebook(game, screen.speech.lang)))
    elif not show_rule(screen, game, wanted):
        try:
            rulebook(game, screen.speech.lang).find(wanted)
        except UnknownRule as error:
            raise Mistake(f"{error}, or a word that stands in a rule") from None


def show_cards(screen: Screen, game: str, wanted: str | None) -> None:
    """Print the values on the cards of a game, and the source of each."""
    table = drawing_of(find_game(game).name).card_table(screen.speech)
    if table is None:
        raise Mistake(f"--cards is for games with values of their own; {game} has none")
    if wanted is not None:
        raise Mistake(f"--cards shows all cards; leave out '{wanted}'")
    screen.show(table)
