"""`whitby admin doctor`: look at everything a server needs, in order, and say what is wrong."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.text import Text

from whitby.cli.admin.doctor import database, machine, network, outside
from whitby.cli.admin.doctor.findings import SIGNS, Check, Finding
from whitby.cli.screen import Screen
from whitby.server.settings import Settings

CHECKS: Final[tuple[Check, ...]] = (
    machine.check_engine,
    machine.check_folder,
    database.check_database,
    machine.check_space,
    machine.check_speed,
    machine.check_clock,
    machine.check_files,
    network.check_server,
    network.check_address,
    network.check_proxy,
    outside.check_push,
    outside.check_mail,
)
"""Every check, in the order in which a host would fix what is found."""


def settings_of(
    folder: Path | None, address: str | None, environ: Mapping[str, str] = os.environ
) -> Settings:
    """Return the settings of the environment, with the options of the command applied."""
    given = dict(environ)
    if folder is not None:
        given |= {"WHITBY_FOLDER": str(folder), "WHITBY_DATABASE": ""}
    if address is not None:
        given["WHITBY_DATABASE"] = address
    return Settings.from_environ(given)


def examine(settings: Settings) -> list[Finding]:
    """Return everything that was found, in order."""
    return [finding for check in CHECKS for finding in check(settings)]


def report(screen: Screen, findings: list[Finding]) -> int:
    """Print what was found, and return the exit status: 1 if something does not work."""
    for finding in findings:
        sign, style = SIGNS[finding.level]
        line = Text.assemble((sign, style), " ", screen.text(finding.id, **finding.parts))
        screen.console.print(line, soft_wrap=True)
    counts = {level: sum(each.level == level for each in findings) for level in SIGNS}
    screen.say("doctor-summary", bad=counts["bad"], poor=counts["poor"])
    return 1 if counts["bad"] else 0
