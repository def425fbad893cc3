"""The administrator's commands: they use the store while the server runs, and leave it orders."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from whitby.cli.admin.store import (
    STAGES,
    address,
    confirmed,
    end_sessions,
    find,
    find_person,
    forget,
    is_sure,
    names,
    now,
    run,
    show_tables,
    write_new,
)
from whitby.cli.mistakes import Mistake, check_count
from whitby.cli.screen import Screen, home_language, plain_console
from whitby.extras import require

if TYPE_CHECKING:
    from whitby.server.store import Store

DAY: Final = 86_400_000
MOST_DAYS: Final = 36_500
MOST_LETTERS: Final = 500
"""The maximum length of an announcement."""

admin = typer.Typer(no_args_is_help=True)

TableName = Annotated[str, typer.Argument(metavar="TABLE", help="its id or short code")]
Folder = Annotated[Path | None, typer.Option(metavar="FOLDER", help="the server's data folder")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="the server's database")]
Lang = Annotated[str | None, typer.Option(metavar="en|fr|de", help="language (default: yours)")]
Yes = Annotated[bool, typer.Option("--yes", help="do not ask for confirmation")]


@admin.callback()
def prepare() -> None:
    """Manage the tables of a server."""
    require("server", "whitby admin")


@admin.command("list")
def list_tables(
    stage: Annotated[
        str | None, typer.Option(metavar="|".join(STAGES), help="only tables at this stage")
    ] = None,
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List the tables, most recently used first."""
    if stage is not None and stage not in STAGES:
        raise Mistake(f"--stage '{stage}' should be one of {', '.join(STAGES)}")
    screen = Screen(lang or home_language())

    async def work(store: Store) -> None:
        headers = await store.headers(await store.in_stage(*([stage] if stage else STAGES)))
        people = await names(store, [header.id for header in headers])
        show_tables(screen, headers, people)

    run(folder, database, work)


@admin.command()
def export(
    table: TableName,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="a new file")] = None,
    log: Annotated[
        bool, typer.Option("--log", help="the raw log as JSON lines, including secrets")
    ] = False,
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the record of a finished game, or the log of any table."""
    aside = Screen(lang or home_language(), console=plain_console(stderr=True))

    async def work(store: Store) -> str:
        from whitby.server.store.export import log_lines, record_of

        header = await find(store, table)
        if log:
            return log_lines(header, await store.entries(header.id))
        if header.stage != "over":
            raise Mistake(
                f"table {header.id} is {header.stage}, and there is a record of finished games "
                "only; --log writes the bare log, secrets and all"
            )
        return (await record_of(store, header)).text()

    text = run(folder, database, work)
    if out is None:
        sys.stdout.write(text)
    else:
        write_new(out, text)
        aside.say("admin-exported", file=str(out))
    if log:
        aside.say("admin-export-secret")


@admin.command()
def delete(
    table: TableName,
    yes: Yes = False,
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete a table with everything that was played, said and noted there."""
    screen = Screen(lang or home_language())

    async def work(store: Store) -> None:
        header = await find(store, table)
        people = (await names(store, [header.id]))[header.id]
        if not yes and not is_sure(screen, header, people):
            screen.say("admin-kept")
            return
        await forget(store, header.id)
        screen.say("admin-deleted", table=header.id)

    run(folder, database, work)


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="the announcement")],
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Send an announcement to everyone who is at a table."""
    said = " ".join(text.split())
    if not said or len(said) > MOST_LETTERS or not said.isprintable():
        raise Mistake(f"an announcement is one line of text, of at most {MOST_LETTERS} letters")
    run(folder, database, lambda store: store.order("announce", said, now()))
    Screen(lang or home_language()).say("admin-announced")


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a new file")],
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Back up the whole store to a file, while the server runs."""
    from whitby.server.store.backup import backup

    backup(address(folder, database), file)
    screen = Screen(lang or home_language())
    screen.say("admin-backed-up", file=str(file))
    screen.say("admin-backup-secret")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a backup")],
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Restore the store from a backup; the server must not be running."""
    from whitby.server.store.backup import restore
    from whitby.server.store.database import file_of

    target = file_of(address(folder, database))
    if target is None:
        raise Mistake("this store is in PostgreSQL: use pg_restore or psql")
    old = restore(file, target.parent, target.name)
    screen = Screen(lang or home_language())
    screen.say("admin-restored", file=str(file))
    if old is not None:
        screen.say("admin-old-kept", file=str(old))


@admin.command()
def purge(
    days: Annotated[int, typer.Option(help="delete tables unused for this many days")],
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete the tables that nobody has used for a long time."""
    check_count("--days", days, MOST_DAYS)

    async def work(store: Store) -> int:
        tables = await store.stale(now() - days * DAY)
        for table in tables:
            await forget(store, table)
        await store.people.drop_expired(now())
        await store.people.drop_strangers(now() - DAY)
        return len(tables)

    count = run(folder, database, work)
    Screen(lang or home_language()).say("admin-purged", count=count)


@admin.command()
def doctor(folder: Folder = None, database: Database = None, lang: Lang = None) -> None:
    """Check a deployment: database, address, proxy, push, mail, disk, clock, limits and engine."""
    from whitby.cli.admin.doctor.command import examine, report, settings_of

    screen = Screen(lang or home_language())
    raise typer.Exit(report(screen, examine(settings_of(folder, database))))


@admin.command("reset-password")
def reset_password(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="the login of the account")],
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Create a one-time code with which a person can set a new password."""
    screen = Screen(lang or home_language())

    async def work(store: Store) -> str:
        from whitby.server.accounts.recovery_codes import digest, new_code

        person = await find_person(store, login, None)
        code = new_code()
        await store.people.add_code(person.id, digest(code), now() + DAY)
        return code

    code = run(folder, database, work)
    screen.line(code)
    screen.say("admin-code", login=login)


@admin.command("sign-out")
def sign_out(
    login: Annotated[
        str | None, typer.Argument(metavar="[LOGIN]", help="the login of an account")
    ] = None,
    id: Annotated[
        str | None, typer.Option("--id", metavar="PERSON", help="a person's id, as in the log")
    ] = None,
    everyone: Annotated[bool, typer.Option("--all", help="everyone")] = False,
    yes: Yes = False,
    folder: Folder = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """End all sessions of a person, or of everyone, and close their connections."""
    if (login is not None) + (id is not None) + everyone != 1:
        raise Mistake("give one of LOGIN, --id or --all")
    screen = Screen(lang or home_language())

    async def work(store: Store) -> None:
        person = None if everyone else await find_person(store, login, id)
        if person is None:
            sure = yes or confirmed(screen, "admin-sign-out-all-sure")
        else:
            sure = yes or bool(person.login) or confirmed(screen, "admin-sign-out-guest-sure")
        if not sure:
            screen.say("admin-not-signed-out")
            return
        count = await end_sessions(store, person)
        screen.say("admin-signed-out", count=count)

    run(folder, database, work)
