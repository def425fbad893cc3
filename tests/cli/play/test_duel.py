"""Whole duels at the terminal: for each side, as a match, hot seat, resumed."""

from __future__ import annotations

import io
import random
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.duels import DRAWING, Played, duel_asking, new_duel, positions, short_duel
from cli.terminal import ONES, output_of, refused, spawn, whitby, words
from standin import all_levels
from whitby.bots import BOTS
from whitby.bots.levels import OFFERED
from whitby.cli.draw.choices import Choice
from whitby.cli.play.choosing import meant
from whitby.cli.play.commands import Leave
from whitby.cli.play.match import Match
from whitby.cli.play.session import play
from whitby.cli.screen import Screen
from whitby.core.engine import Decision
from whitby.core.record import parse
from whitby.games.duel.cards import BY_HAND, SETUP
from whitby.games.duel.game import DUEL
from whitby.games.duel.options import PLAY, SET_BARRIER, STEP, STOP, USE
from whitby.games.duel.scene_cards import Position
from whitby.words import Speech

RANDOM = ("play", "duel", "--bots", "random")
APART = "\n" + "=" * 40


@pytest.mark.parametrize("seat", [0, 1], ids=["dracula", "van_helsing"])
def test_who_types_codes_plays_the_same_duel_as_the_engine(
    seat: int, lang: str, file: Path
) -> None:
    played = short_duel((seat,))
    match, speech = played.match, Speech(lang)
    typed = played.typed(speech.say("cli-yes"))
    result = output_of(*played.args(), "--lang", lang, "--save", file, typed=typed)
    assert file.read_text("utf-8") == match.record.text()
    assert speech.say("duel-log-uncovered") in result
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    verdict = speech.say("cli-you-win" if outcome.scores[seat] > 0 else "cli-you-lose")
    assert verdict in result.splitlines()
    assert whitby("verify", file).exit_code == 0


def test_the_seat_is_the_side() -> None:
    first, second = (whitby(*RANDOM, "--seat", seat, typed="quit\n").stdout for seat in (1, 2))
    assert "You are Dracula. Find the five victims" in words(first)
    assert "You are Van Helsing. Find the five coffins" in words(second)
    assert "Dracula · Anna (you)" in first
    assert "Van Helsing · Bram (you)" in second


def test_the_normal_bot_is_the_default(lang: str) -> None:
    speech = Speech(lang)
    with all_levels("duel"):
        result = output_of("play", "duel", "--seed", 3, "--lang", lang, typed="1\n" * 9 + "quit\n")
        flag = f"--bots {'|'.join(OFFERED)}"
    assert speech.say("cli-mark-bot") in result
    name, more = (speech.say(f"bot-level-normal.{part}") for part in ("name", "more"))
    assert words(speech.say("cli-level", name=name, more=more, flag=flag)) in words(result)


def test_a_match_shows_the_end_of_each_game(lang: str) -> None:
    played = short_duel((0,), "three")
    match = played.match
    speech = Speech(lang, match.seats.names)
    events = [event for event in match.state.events if event.code().startswith(("won", "score"))]
    ends = [words(speech.phrase(match.game.words.event(event))) for event in events]
    assert len(ends) >= 4
    typed = played.typed(speech.say("cli-yes"))
    result = output_of(*played.args(), "--lang", lang, typed=typed)
    screens = words(result).split(words(speech.say("cli-next-game")))
    assert len(screens) == len(ends) // 2
    for number, screen in enumerate(screens):
        for line in ends[2 * number : 2 * number + 2]:
            assert screen.count(line) == 1, "told once, on the screen of that end"
        board = screen.split(ends[2 * number + 1])[1]
        assert speech.say("duel-phase-over") in board
        assert speech.say("cli-duel-game", number=number + 1, games=3) in board


def test_the_board_of_an_end_is_uncovered_and_whole() -> None:
    played = short_duel((0,), "three")
    match = new_duel([0], played.seed, **played.options)
    for move in played.match.record.moves:
        match.apply(move.seat, move.code)
        end = match.game_end(DRAWING.ends)
        if end is not None:
            break
    assert end is not None
    view = match.game.view(end, 0)
    told = [event for event in end.events if event.code().startswith("uncovered")]
    board = told[-1].code().split(":")[1].split("+")
    assert {f"{place['place']}={place['card']}" for place in view.to_json()["board"]} >= set(board)
    table = view.public
    assert table.winner >= 0
    assert 0 in table.lives or 5 in table.targets or table.reason == BY_HAND
    assert match.game.view(match.state, 0).public.phase == SETUP, (
        "the next game is laid out already"
    )


def test_goals_are_told_anew_when_sides_are_exchanged() -> None:
    played = short_duel((0,), "three", "swap")
    said = words(whitby(*played.args(), typed=played.typed()).stdout)
    assert said.count("You are Dracula. Find") >= 1
    assert said.count("You are Van Helsing. Find") >= 1


def test_quiet_duels_show_no_board_but_the_last() -> None:
    played = short_duel((0,))
    loud = whitby(*played.args(), typed=played.typed()).stdout
    quiet = whitby(*played.args(), "--quiet", typed=played.typed()).stdout
    assert loud.count("0 Harbour") > 5
    assert quiet.count("0 Harbour") <= 1


def test_nobody_wins_at_the_limit_of_turns(file: Path) -> None:
    match = new_duel([0], 3, turn_limit="50")
    quiet = ("look:no", "stop", "show:no", "barrier:none")
    while open_now := match.decisions():
        codes = open_now[0].codes()
        match.play(open_now[0].seat, next((code for code in codes if code in quiet), codes[0]))
    file.write_text(match.record.text(), "utf-8")
    result = whitby("play", "duel", "--resume", file)
    assert match.record.end == "nobody limit"
    assert "The last turn has been played: nobody wins." in result.stdout
    assert "A draw." in result.stdout.splitlines()


# Hot seat


@pytest.mark.parametrize("roles", ["keep", "swap"])
def test_hot_seat_shows_each_only_what_is_theirs(roles: str) -> None:
    played = short_duel((0, 1), "three", roles)
    match = played.match
    result = output_of(*played.args(), typed=played.typed())
    speech = Speech("en", match.seats.names)
    hidden = [secrets(match, 1 - seat) for seat in (0, 1)]
    sitting = None
    ends = handed = 0
    for screen in result.split(APART):
        named = re.search(r"Hand the keyboard to (\w+), then press Enter\.", screen)
        if named is not None:
            assert "Your hand" not in screen[: named.start()]
            sitting = speech.names.index(named[1])
            handed += 1
        if "Game over" in screen:
            ends += 1
            assert "(you)" not in screen, "the end is everybody's"
            sitting = None
            continue
        shown = set(re.findall(r"(\w+) \(you\)", screen))
        assert shown <= ({speech.names[sitting]} if sitting is not None else set())
        if sitting is not None:
            read = words(screen)
            assert not [line for line in hidden[sitting] if line in read]
    assert handed > 5
    assert ends >= 2


def secrets(match: Match, seat: int) -> set[str]:
    """The lines of the log that only one seat reads, in any game."""
    speech = Speech("en", match.seats.names)
    say = match.game.words.event
    mine = {speech.phrase(say(event)) for event in match.state.events if event.seen_by(seat)}
    others = {speech.phrase(say(event)) for event in match.state.events if event.seen_by(1 - seat)}
    return {words(line) for line in mine - others}


def test_hot_seat_at_a_real_terminal_wipes_what_was_shown() -> None:
    child = spawn(*RANDOM, "--seed", 5, "--seat", "all")
    child.expect_exact("Hand the keyboard to Anna, then press Enter.")
    child.sendline("")
    for _ in range(6):
        child.expect_exact("(you)")
        child.expect(r"\n(?:\x1b\[[0-9;]*m)*> ")
        child.sendline("1")
    child.expect_exact("Hand the keyboard to Bram, then press Enter.")
    assert child.before.endswith("\x1b[2J\x1b[3J\x1b[H")
    assert "pick:hunter1" not in child.before
    child.sendline("")
    child.expect_exact("pick:hunter1")
    child.close(force=True)


# Resuming


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 1.0])
def test_a_duel_taken_up_again_goes_on_as_it_would_have(part: float, file: Path) -> None:
    played = short_duel((0,), "three")
    whole = played.match.record
    cut = parse(whole.text())
    cut.moves = whole.moves[: int(part * len(whole.moves))]
    cut.end = cut.digest = None
    file.write_text(cut.text(), "utf-8")
    output_of("play", "duel", "--resume", file, typed=rest_of(played, len(cut.moves)))
    assert file.read_text("utf-8") == whole.text()


def rest_of(played: Played, at: int) -> str:
    """What the person in seat 1 types after this many moves."""
    match = new_duel([0], played.seed, **played.options)
    lines: list[str] = []
    for number, move in enumerate(played.match.record.moves):
        if number >= at:
            if match.game_end(DRAWING.ends) is not None:
                lines.append("")
            if move.seat == 0:
                decision = next(one for one in match.decisions() if one.seat == 0)
                lines.append(move.code)
                if decision.find(move.code).grave():
                    lines.append("yes")
        match.apply(move.seat, move.code)
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(
    ("viewer", "lang"), [("spectator", "fr"), ("1", "en"), ("2", "de"), ("open", "fr")]
)
def test_a_match_can_be_replayed_through_every_pair_of_eyes(
    viewer: str, lang: str, file: Path
) -> None:
    match = short_duel((0, 1), "three").match
    file.write_text(match.record.text(), "utf-8")
    args = ("replay", file, "--as", viewer, "--lang", lang)
    whole = output_of(*args, "--all")
    frames = whitby(*args, "--at", 10, typed="\n" * 15 + "e\nb\nq\n")
    assert frames.exit_code == 0
    assert max(map(len, (whole + frames.stdout).splitlines())) <= 80
    speech = Speech(lang, match.seats.names)
    eyes: dict[str, list[int | None]] = {"spectator": [None], "1": [0], "2": [1]}
    sees = eyes.get(viewer, [0, 1])
    told = words(whole)
    for event in match.state.events:
        if event.code().startswith(("laid_face", "drew")):
            line = words(speech.phrase(match.game.words.event(event)))
            assert (line in told) == any(event.seen_by(seat) for seat in sees)


def test_a_replay_shows_the_end_of_each_game(file: Path) -> None:
    played = short_duel((0, 1), "three")
    match = new_duel([0, 1], played.seed, **played.options)
    at = 0
    while match.game_end(DRAWING.ends) is None:
        move = played.match.record.moves[at]
        match.apply(move.seat, move.code)
        at += 1
    file.write_text(played.match.record.text(), "utf-8")
    end = whitby("replay", file, "--at", at, typed="q\n").stdout
    assert "Game 1/3" in end
    assert "Game over" in end
    after = whitby("replay", file, "--at", at + 1, typed="q\n").stdout
    assert "Game 2/3 · Set-up" in after


# What can be typed


def typed_at(match: Match, line: str, tmp_path: Path) -> str:
    """Type a line at the duel's current decision; return the code it stands for."""
    file = tmp_path / "game.txt"
    file.unlink(missing_ok=True)
    file.write_text(match.record.text(), "utf-8")
    whitby("play", "duel", "--resume", file, typed=f"{line}\nyes\n", LANG="en_GB.UTF-8")
    moves = parse(file.read_text("utf-8")).moves[len(match.record.moves) :]
    return moves[0].code if moves else ""


def test_places_are_typed_by_their_numbers(tmp_path: Path) -> None:
    match = duel_asking(lambda one: one.prompt == "move" and "step:5" in one.codes(), [0])
    assert "step:2" not in match.decisions()[0].codes() or "step:8" in match.decisions()[0].codes()
    for line in ("5", "step 5", "step:5", "house 5", "STEP:5", "go 5"):
        assert typed_at(match, line, tmp_path) == "step:5"


def test_the_corners_are_0_and_11(tmp_path: Path) -> None:
    match = duel_asking(lambda one: one.prompt == "move" and "step:harbour" in one.codes(), [0])
    for line in ("0", "harbour", "step harbour", "ha"):
        assert typed_at(match, line, tmp_path) == "step:harbour"
    match = duel_asking(lambda one: one.prompt == "move" and "step:station" in one.codes(), [1])
    for line in ("11", "coach", "station"):
        assert typed_at(match, line, tmp_path) == "step:station"


def test_stopping_has_a_letter(tmp_path: Path) -> None:
    match = duel_asking(lambda one: one.prompt == "move" and "stop" in one.codes(), [0])
    for line in ("s", "stop", "Stop here"):
        assert typed_at(match, line, tmp_path) == "stop"


def test_barriers_are_typed_by_colour_and_passage(tmp_path: Path) -> None:
    match = duel_asking(
        lambda one: "barrier:red:4-5" in one.codes() and "barrier:blue:4-5" in one.codes(), [0]
    )
    for line in ("red 4-5", "red 5-4", "RED 4-5", "barrier:red:4-5", "re 4-5", "red 4 5"):
        assert typed_at(match, line, tmp_path) == "barrier:red:4-5"
    assert typed_at(match, "blu 4-5", tmp_path) == "barrier:blue:4-5"
    assert typed_at(match, "none", tmp_path) == "barrier:none"
    codes = match.decisions()[0].codes()
    assert typed_at(match, "7", tmp_path) == codes[6]
    assert typed_at(match, "4-5", tmp_path) == "", "it could be any colour"


def test_a_choice_that_could_be_several_is_asked_again() -> None:
    match = duel_asking(lambda one: "use:dr_puls" in one.codes(), [0])
    speech = Speech("en")
    decision = match.decisions()[0]
    choices = [
        Choice(str(at), option, speech.phrase(match.game.words.option(option)))
        for at, option in enumerate(decision.options, 1)
    ]
    plain, special = decision.codes().index("play:dr_puls"), decision.codes().index("use:dr_puls")
    both = [choices[plain], choices[special]]
    assert meant("pulse", choices) == both
    assert meant("puls", choices) == both
    assert meant("play pulse", choices) == [choices[plain]]
    assert meant("use pulse", choices) == [choices[special]]
    assert meant("use puls", choices) == [choices[special]]
    assert meant("", choices) == []
    assert meant("?!", choices) == []
    assert meant("garlic", choices) == []


def test_a_number_is_never_the_beginning_of_another() -> None:
    tens = [Choice("10", STEP.of(10), "Go to house 10"), Choice("s", STOP.of(), "Stop here")]
    assert meant("1", tens) == []
    assert meant("step 1", tens) == []
    assert meant("step 10", tens) == [tens[0]]
    walls = [Choice("1", SET_BARRIER.of(0, 3), "Put the red barrier between house 1 and house 4")]
    assert meant("red 1-4", [Choice("1", SET_BARRIER.of(0, 3), "", ("1-4", "4-1"))])
    assert meant("1 1", walls) == []


def test_somebody_is_told_what_could_be_meant() -> None:
    match = duel_asking(lambda one: "use:dr_puls" in one.codes(), [0])
    assert PLAY.of(1).code() == "play:dr_puls"
    assert USE.of(1).code() == "use:dr_puls"
    said = said_at(match, "pulse", "nonsense")
    first = match.decisions()[0].codes().index("play:dr_puls") + 1
    assert f"“pulse” matches more than one choice: {first}, {first + 1}." in said
    assert "“nonsense” is not one of your choices. Choose from 1 to" in said


def said_at(match: Match, *typed: str, lang: str = "en") -> str:
    """The terminal's answer to these lines, typed at the duel's current decision."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        file.write_text(match.record.text(), "utf-8")
        lines = "".join(f"{line}\n" for line in (*typed, "quit"))
        result = whitby("play", "duel", "--resume", file, "--lang", lang, typed=lines)
    assert result.exit_code == 0
    return words(result.stdout)


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        (
            "en",
            "99",
            "“99” is not one of your choices. Type the code in front of a choice, or “help”.",
        ),
        ("fr", "99", "« 99 » n’est pas proposé. Tapez le code d’un choix, ou « aide »."),
        (
            "de",
            "99",
            "„99“ steht nicht zur Wahl. Tippe, was vor einer Möglichkeit steht, oder „hilfe“.",
        ),
        ("en", "?", "DUEL-039"),
        ("en", "? bluff", "Bluffing: "),
        ("en", "? dr_puls", "The Pulse of the Night: Dracula takes one vampire"),
        ("fr", "? puls", "C’est en vie"),
        ("de", "? puls", "Der Puls der Nacht: "),
        ("en", "? hunter", "Vampire hunter: "),
        ("de", "? gruft", "Gruft: "),
        ("fr", "? amulette", "Amulette de Dracula : "),
        ("en", "? lives", "Lives: "),
        ("en", "? 56", "DUEL-056"),
        ("en", "goal", "Find the five victims"),
        ("en", "help", "choose by number or by code"),
        ("en", "log", "Turn 1: Dracula to move."),
        ("en", "table", "Steps"),
    ],
)
def test_answers(lang: str, typed: str, said: str) -> None:
    match = duel_asking(lambda one: one.prompt == "move" and "stop" in one.codes(), [0])
    answer = said_at(match, typed, lang=lang)
    assert words(said) in answer.partition(f"> {typed}")[2]


def test_why_says_what_is_barred(lang: str) -> None:
    match = duel_asking(lambda one: one.prompt == "barrier", [0])
    while not match.seen(0).barred:
        decision = match.decisions()[0]
        match.play(decision.seat, decision.codes()[-1])
    barred = match.seen(0).barred[0]
    assert words(Speech(lang).say(barred.reason)) in said_at(match, "why", lang=lang)


# Giving up a target


def may_give(match: Match, seat: int) -> bool:
    """Whether someone may give up a target next to a choice."""
    seen = match.seen(seat)
    return bool(seen.asides) and seen.decision is not None


def duel_with_gift() -> Match:
    """A duel in which the person in seat 1 may give up a target next to a choice."""
    for seed in range(300):
        match = new_duel([0], seed)
        for _ in positions(match, random.Random(seed)):
            if may_give(match, 0) and sum(match.game.view(match.state, 0).public.targets) < 3:
                return match
    raise AssertionError("nobody may give")


def test_a_target_given_up_is_asked_twice(file: Path) -> None:
    match = duel_with_gift()
    file.write_text(match.record.text(), "utf-8")
    said = words(whitby("play", "duel", "--resume", file, typed="give\nno\nquit\n").stdout)
    assert "To give up a target card for 2 lives, type give." in said
    assert "you can’t undo this" in said
    assert len(parse(file.read_text("utf-8")).moves) == len(match.record.moves)
    said = words(whitby("play", "duel", "--resume", file, typed="give\nyes\nquit\n").stdout)
    assert "gives up a coffin" in said
    assert parse(file.read_text("utf-8")).moves[-1].code == "give"


def test_a_target_can_be_given_up_through_the_list_of_claims(file: Path) -> None:
    match = duel_with_gift()
    file.write_text(match.record.text(), "utf-8")
    whitby("play", "duel", "--resume", file, typed="claim\n1\n1\nyes\nquit\n")
    assert parse(file.read_text("utf-8")).moves[-1].code == "give"


GIVEN_AWAY = Position(
    targets={"van_helsing": 4}, lives={"dracula": 2}, hands={"dracula": "coffin vampire1"}
)


def given_away(monkeypatch: pytest.MonkeyPatch, *typed: str, **options: str) -> str:
    """What Dracula is shown after giving up his last coffin and typing this."""
    match = new_duel([0], 0, **options)
    match.state = DUEL.scene(options, **GIVEN_AWAY).state
    file = io.StringIO()
    screen = Screen("en", match.seats.names, Console(file=file, width=80))
    lines = iter(("give", "yes", *typed, "quit"))
    monkeypatch.setattr(screen, "read", lambda prompt="": next(lines))
    with suppress(Leave):
        play(match, screen, False)
    return words(file.getvalue())


def test_a_gift_that_ends_the_duel_leaves_no_question(monkeypatch: pytest.MonkeyPatch) -> None:
    said = given_away(monkeypatch)
    assert "All 5 coffins are taken: Van Helsing wins!" in said
    assert said.endswith("You lose.")


def test_a_gift_that_ends_a_game_of_a_match_is_followed_by_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = given_away(monkeypatch, "", match="five")
    before, after = said.split("Press Enter to start the next game of the match.")
    assert "Game over" in before
    assert "Set-up" in after
    assert "Van Helsing wins!" not in after


# Lists


def test_games_lists_the_duel(lang: str) -> None:
    text = words(whitby("games", "--lang", lang).stdout).partition("nosferatu")[0]
    for part in ("duel", " 2 ", ", ".join(BOTS["duel"]), "match=one|three|five", "--cards FILE"):
        assert part in text
    assert "2–2" not in text


def test_simulate_counts_by_side_and_reason(lang: str) -> None:
    bots = "dracula=random,van_helsing=scripted"
    args = ("simulate", "duel", "-n", 6, "--bots", bots, "--lang", lang)
    text = words(whitby(*args).stdout)
    assert "Van Helsing" in text
    assert bots in text


def test_simulate_counts_what_nobody_won() -> None:
    speech = Speech("en")
    assert DRAWING.side("nobody", speech) == "Nobody"
    assert DRAWING.reason("limit", speech) == "by the turn limit"
    assert DRAWING.reason("match", speech) == "by games won"


def test_a_duel_is_for_two() -> None:
    assert "duel is for 2 players, not 3" in refused(*RANDOM, "--players", 3)
    assert "1 to 2" in refused(*RANDOM, "--seat", 3)


def test_every_option_has_a_label_of_its_own() -> None:
    speech = Speech("en")
    asked: set[str] = set()
    for seed in range(8):
        match = new_duel([0, 1], seed)
        for decision in positions(match, random.Random(seed)):
            asked.add(decision.prompt)
            check_labels(decision, speech)
    assert asked >= {"pick", "move", "look", "lay", "play", "barrier"}


def check_labels(decision: Decision[Any], speech: Speech) -> None:
    """Check that every option has its own label."""
    labels = DRAWING.labels(decision, speech)
    if labels is not None:
        assert len(labels) == len(set(labels)) == len(decision.options)


def test_one_who_always_takes_the_first_number_can_pick() -> None:
    result = output_of(*RANDOM, "--seed", 1, typed=ONES)
    assert "Turn 1" in result
