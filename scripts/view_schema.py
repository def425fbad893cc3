"""Generates the JSON Schema of a game's views and printed facts."""

from __future__ import annotations

from inspect import getdoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from view_types import home, typed_dicts

from whitby.core.schema import Mark, Word

PLAIN: Final = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}


def view_schema(game: str) -> dict[str, Any]:
    """Return the JSON Schema of one game's views, with that of its printed facts in `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A view of {game}",
        "$ref": f"#/$defs/{home(game)['VIEW'].__name__}",
        "$defs": {kind.__name__: definition(kind, game) for kind in typed_dicts(game)},
    }


def definition(kind: type[Any], game: str) -> dict[str, Any]:
    """Return the JSON Schema of a typed dictionary."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        "description": getdoc(kind),
        "type": "object",
        "properties": {name: json_schema(hint, game) for name, hint in hints.items()},
        "required": list(hints),
        "additionalProperties": False,
    }


def json_schema(hint: Any, game: str) -> dict[str, Any]:
    """Return the JSON Schema of a type.

    Values with `x-seat` are numbers of seats; those with `x-words` have a message each, whose id
    starts so. Lists with `x-per-seat` have an entry for each seat.
    """
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        found = json_schema(arguments[0], game)
        for mark in hint.__metadata__:
            if isinstance(mark, Word) and mark.family == "seat":
                found["x-seat"] = True
            elif isinstance(mark, Word):
                found["x-words"] = f"{game}-{mark.family}"
            elif mark is Mark.PER_SEAT:
                found["x-per-seat"] = True
        return found
    if origin in (Union, UnionType):
        return {"anyOf": [json_schema(each, game) for each in arguments]}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin is list:
        return {"type": "array", "items": json_schema(arguments[0], game)}
    if origin is tuple:
        items = [json_schema(each, game) for each in arguments]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
    if origin is dict:
        keys, values = (json_schema(each, game) for each in arguments)
        return {"type": "object", "propertyNames": keys, "additionalProperties": values}
    if is_typeddict(hint):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    return {"type": PLAIN[hint]}
