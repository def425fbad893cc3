"""The errors that people can cause: their codes, and the parts each is raised with."""

import ast
from functools import cache

from words.source import SOURCES, calls, trees

RAISERS = (
    "WhitbyError",
    "IllegalChoice",
    "BadSetup",
    "BadRecord",
    "MissingExtra",
    "Mistake",
    "wrong",
)


@cache
def errors() -> dict[str, list[set[str]]]:
    """The code of every error that has one, and the names of its parts wherever it is raised."""
    found: dict[str, list[set[str]]] = {}
    for tree in trees(SOURCES):
        for call, _, _ in calls(tree, RAISERS):
            if len(call.args) == 2 and isinstance(call.args[1], ast.Constant):
                parts = {str(keyword.arg) for keyword in call.keywords}
                found.setdefault(str(call.args[1].value), []).append(parts)
    return found
