"""Play at the terminal: people and bots in turn until the game is over."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from shlex import quote

from whitby.bots.levels import NAMED, offered
from whitby.cli.card_files import with_cards
from whitby.cli.draw.drawings import drawing_of
from whitby.cli.draw.show import show_news, show_table
from whitby.cli.mistakes import Mistake, NotSaved, check_seed, find_game
from whitby.cli.play import saving
from whitby.cli.play.ask import ask
from whitby.cli.play.commands import Leave
from whitby.cli.play.desk import Desk
from whitby.cli.play.hotseat import hand_over
from whitby.cli.play.interlude import show_interlude
from whitby.cli.play.match import Match, resume
from whitby.cli.play.seats import read_seats, seat_again, seat_all
from whitby.cli.screen import Screen
from whitby.core.record import begin
from whitby.core.rng import KEY_BYTES


@dataclass(frozen=True)
class Wishes:
    """The arguments of the command line; None where none was given."""

    game: str
    players: int | None
    people: list[str]
    names: str | None
    level: str | None
    seed: int | None
    options: dict[str, str]
    cards: Path | None
    save: Path | None
    resume: Path | None


def new_match(wishes: Wishes) -> Match:
    """Return a new game: a live one with its own secret, unless a seed is given."""
    game = find_game(wishes.game)
    players = game.check_players(wishes.players, wishes.options)
    people = read_seats(wishes.people or ["1"], players)
    if wishes.seed is not None:
        check_seed(wishes.seed)
    seats = seat_all(game.name, players, people, wishes.names, wishes.level)
    secret = os.urandom(KEY_BYTES) if wishes.seed is None else None
    options = with_cards(game, wishes.options, wishes.cards)
    record = begin(game, players, options, seats.recorded(), wishes.seed, secret)
    path = None if wishes.save is None else wishes.save.absolute()
    match = Match(record, seats, path)
    if path is not None:
        saving.begin(path, record)
    return match


def old_match(wishes: Wishes, source: Path) -> Match:
    """Return the game of a record, to be resumed where it stopped."""
    game = find_game(wishes.game)
    for flag, given in (
        ("--players", wishes.players),
        ("--names", wishes.names),
        ("--seed", wishes.seed),
        ("--option", wishes.options or None),
        ("--cards", wishes.cards),
    ):
        if given is not None:
            raise Mistake(f"--resume takes everything from the record; leave out {flag}")
    record = saving.load(source)
    if record.game != game.name:
        raise Mistake(f"{source} is a game of {record.game}, not of {game.name}")
    people = read_seats(wishes.people, record.players) if wishes.people else None
    seats = seat_again(game.name, record.names, people, wishes.level)
    path = (wishes.save or source).absolute()
    match = resume(record, seats, path)
    if wishes.save is not None:
        saving.save_as(path, record)
    return match


def play(match: Match, screen: Screen, quiet: bool) -> None:
    """Ask people and bots in turn until the game is over, and show how it ended."""
    drawing = drawing_of(match.game.name)
    people = match.seats.people
    shared = len(people) > 1
    sitting: int | None = None if shared else people[0]
    told: set[int] = set()
    tongues = dict.fromkeys(people, screen.speech.lang)
    while open_now := match.decisions():
        if show_interlude(match, screen, drawing, None if shared else people[0]):
            told.clear()
            sitting = None if shared else people[0]
        decision = open_now[0]
        seat = decision.seat
        try:
            if seat in match.seats.bots:
                match.play_bot(decision)
                continue
            if seat != sitting:
                screen.speak(tongues[seat])
                hand_over(screen, screen.speech.who(seat))
                sitting = seat
            desk = Desk(match, screen, drawing, seat, quiet)
            if quiet and not shared and len(decision.options) == 1:
                take_forced(desk)
                continue
            option = ask(desk, goal=seat not in told)
            if drawing.goal(desk.seen, screen.speech) is not None:
                told.add(seat)
            tongues[seat] = screen.speech.lang
            if option is not None:
                match.play(seat, option.code())
        except NotSaved:
            rescue(match, screen)
        if shared:
            screen.wipe()
    show_end(match, screen, None if shared else people[0])


def rescue(match: Match, screen: Screen) -> None:
    """Report that the file cannot be written, and continue in another file or without one."""
    assert match.failed is not None, "only a failure calls for rescue"
    if len(match.seats.people) > 1:
        screen.wipe()
    if not screen.answers:
        screen.note("cli-save-failed", file=shown_path(match.failed))
        return
    screen.forget_keys()
    say_failed(match, screen)
    screen.say("cli-offer-file")
    ask_file(match, screen)
    if match.path is not None:
        screen.note("cli-saved", file=shown_path(match.path))


def say_failed(match: Match, screen: Screen) -> None:
    """Name the file that could not be written, if there is one."""
    if match.failed is not None:
        screen.say("cli-save-failed", file=shown_path(match.failed))


def ask_file(match: Match, screen: Screen) -> None:
    """Ask for file names until the game is saved in one, or the user declines."""
    name = screen.read()
    while name and not match.save_as(name):
        screen.say("cli-not-saved", file=name)
        name = screen.read()


def take_forced(desk: Desk) -> None:
    """Make a forced move, and say so on the next screen."""
    option = desk.decision.options[0]
    text = desk.say_option(option)
    desk.screen.note("cli-taken", option=text)
    shown = dict(desk.match.shown)  # nothing was shown for it: the log continues from there
    try:
        desk.match.play(desk.seat, option.code())
    finally:
        desk.match.shown = shown


def welcome(match: Match, screen: Screen) -> None:
    """Put what everyone should know before the first choice on the first screen."""
    record = match.record
    changed = [
        f"{setting.name}={record.options[setting.name]}"
        for setting in match.game.options
        if record.options[setting.name] != setting.default
    ]
    if record.moves:
        screen.note("cli-resumed", moves=len(record.moves))
    if changed:
        screen.note("cli-options", options=", ".join(changed))
    note_level(match, screen)
    if record.commitment is not None:
        screen.note("cli-live")
        screen.notes.append(record.commitment)
    else:
        screen.note("cli-seeded", seed=str(record.seed))
    if match.path is not None:
        screen.note("cli-saved", file=shown_path(match.path))
        screen.note("cli-saved-secret")
    screen.note("cli-welcome", help=screen.text("cli-command-help"))


def note_level(match: Match, screen: Screen) -> None:
    """Say how strong the bots are, if they are all alike, and how to change that."""
    levels = {*match.seats.bots.values()}
    if len(levels) == 1 and levels <= {*NAMED}:  # not if it has limits of its own
        message = f"bot-level-{levels.pop()}"
        screen.note(
            "cli-level",
            name=screen.text(f"{message}.name"),
            more=screen.text(f"{message}.more"),
            flag=f"--bots {'|'.join(offered(match.game.name))}",
        )


def show_end(match: Match, screen: Screen, seat: int | None) -> None:
    """Show who won and why, with everything that is open now."""
    drawing = drawing_of(match.game.name)
    seen = match.seen(seat)
    screen.clear()
    screen.show_notes()
    show_news(screen, drawing, seen)
    show_table(screen, drawing, seen)
    outcome = match.game.outcome(match.state)
    assert outcome is not None, "a game without an open decision is over"
    screen.line("")
    if seat is not None:
        score = outcome.scores[seat]
        verdict = "cli-you-win" if score > 0 else "cli-you-lose" if score < 0 else "cli-you-draw"
        screen.say(verdict, style="bold")


def close(match: Match, screen: Screen, asked: bool) -> None:
    """Say where the record is; if there is none, offer to write one."""
    over = match.over
    with suppress(NotSaved):
        match.save()
    say_failed(match, screen)
    if match.path is None and asked and screen.answers:
        screen.say("cli-offer-record" if over else "cli-offer-save")
        ask_file(match, screen)
    if match.path is None:
        return
    file = shown_path(match.path)
    screen.say("cli-saved", file=file)
    if over:
        screen.say("cli-how-to-verify", command=f"whitby verify {quote(file)}")
    else:
        command = f"whitby play {match.game.name} --resume {quote(file)}"
        screen.say("cli-how-to-resume", command=command)


def shown_path(path: Path) -> str:
    """Return a path in its shortest form."""
    try:
        return str(path.relative_to(Path.cwd()))
    except (OSError, ValueError):
        return str(path)


def sit_down(match: Match, screen: Screen, quiet: bool) -> int:
    """Play, and exit cleanly however people leave; return the exit status."""
    welcome(match, screen)
    try:
        try:
            play(match, screen, quiet)
        except Leave:
            leave_nothing(match, screen)
        close(match, screen, asked=True)
    except (EOFError, KeyboardInterrupt) as left:
        leave_nothing(match, screen)
        screen.line("")
        close(match, screen, asked=False)
        return 130 if isinstance(left, KeyboardInterrupt) else 0
    return 0


def leave_nothing(match: Match, screen: Screen) -> None:
    """Clear the screen if several people play and the game can be resumed."""
    if len(match.seats.people) > 1 and not match.over:
        screen.wipe()
