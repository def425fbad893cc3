"""Converts Python types to TypeScript: structs and typed dictionaries become interfaces."""

from __future__ import annotations

from inspect import getdoc
from typing import Any, Final, get_type_hints

from msgspec import NODEFAULT
from msgspec import inspect as shapes
from msgspec.inspect import Field, StructType, Type, TypedDictType

WIDTH: Final = 100
PLAIN: Final[dict[type[Type], str]] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


class Writer:
    """Writes types; `named` are the unions that have a name, each with a description."""

    def __init__(self, named: dict[str, tuple[Any, str]], readonly: bool = False) -> None:
        self.named = named
        self.array = "readonly " if readonly else ""
        self.names: dict[frozenset[str], str] = {}  # by the alternatives of the union
        for name, (kind, _) in named.items():
            self.names[frozenset(self.alternatives(shapes.type_info(kind)))] = name

    def choice(self, name: str) -> str:
        """Return the definition of a named union."""
        kind, said = self.named[name]
        options = self.alternatives(shapes.type_info(kind))
        head, joined = f"export type {name} =", " | ".join(options)
        line = f"{head} {joined};"
        if len(line) > WIDTH:
            line = f"{head}\n  {joined};"
        if len(joined) + 3 > WIDTH:
            line = head + "".join(f"\n  | {option}" for option in options) + ";"
        return (f"/** {said} */\n" if said else "") + f"{line}\n"

    def interface(self, kind: type[Any], asked: bool = False) -> str:
        """Return an interface; if only clients send it, fields with a default are optional."""
        shape = shapes.type_info(kind)
        lines: list[str] = []
        fields: tuple[Field, ...]
        if isinstance(shape, TypedDictType):
            order = list(get_type_hints(kind))
            fields = tuple(sorted(shape.fields, key=lambda field: order.index(field.name)))
        else:
            assert isinstance(shape, StructType)
            lines += [] if shape.tag is None else [f"  {shape.tag_field}: '{shape.tag}';"]
            fields = shape.fields
        lines += [self.member(field, asked) for field in fields]
        said = (getdoc(kind) or "").splitlines()
        comment = [f"/** {said[0]} */"]
        if len(said) > 1:
            comment = ["/**", *[f" * {line}".rstrip() for line in said], " */"]
        head = f"export interface {kind.__name__} {{"
        body = (
            [head, *lines, "}"]
            if lines
            else [f"export type {kind.__name__} = Record<string, never>;"]
        )
        return "\n".join([*comment, *body]) + "\n"

    def member(self, field: Field, asked: bool) -> str:
        """Return one field."""
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        mark = "?" if not field.required and (asked or unset) else ""
        return f"  {field.encode_name}{mark}: {self.written(field.type)};"

    def written(self, kind: Type) -> str:
        """Return a type as TypeScript, by its name if it has one."""
        options = self.alternatives(kind)
        empty = [each for each in options if each == "null"]
        rest = [each for each in options if each != "null"]
        name = self.names.get(frozenset(rest))
        return " | ".join(([name] if name else rest) + empty)

    def alternatives(self, kind: Type) -> list[str]:
        """Return the alternatives of a type; most types have only one."""
        if isinstance(kind, shapes.UnionType):
            return [option for each in kind.types for option in self.alternatives(each)]
        if isinstance(kind, shapes.LiteralType):
            return [f"'{value}'" for value in kind.values]
        return [self.single(kind)]

    def single(self, kind: Type) -> str:
        """Return a type that is not a union."""
        match kind:
            case StructType() | TypedDictType():
                return kind.cls.__name__
            case shapes.ListType():
                item = self.written(kind.item_type)
                bare = " " not in item or item[0] == "["
                return f"{self.array}{item}[]" if bare else f"{self.array}({item})[]"
            case shapes.TupleType():
                items = ", ".join(self.written(each) for each in kind.item_types)
                return f"{self.array}[{items}]"
            case shapes.DictType():
                return f"Record<{self.written(kind.key_type)}, {self.written(kind.value_type)}>"
        return PLAIN[type(kind)]
