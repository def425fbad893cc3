"""The source of the program: its strings and its calls."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "whitby"
Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def trees(folder: Path) -> list[ast.Module]:
    """The syntax trees of the files in a folder."""
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]


@cache
def literals(folder: Path) -> set[str]:
    """Every complete string in the source in a folder."""
    found: set[str] = set()
    for tree in trees(folder):
        parts = {node for each in ast.walk(tree) for node in joined(each)}
        found |= {
            str(node.value)
            for node in constants(tree)
            if isinstance(node.value, str) and node not in parts
        }
    return found


def constants(tree: ast.AST) -> list[ast.Constant]:
    """Every constant below a node of the source."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]


def joined(node: ast.AST) -> list[ast.expr]:
    """The parts of an f-string."""
    return node.values if isinstance(node, ast.JoinedStr) else []


def calls(
    node: ast.AST, names: Iterable[str], scope: Scope | None = None
) -> Iterator[tuple[ast.Call, str, Scope]]:
    """Calls of functions with these names, with the name, and the function they are in."""
    inner = node if isinstance(node, Scope) else scope
    if isinstance(node, ast.Call) and called(node) in names and inner is not None:
        yield node, called(node), inner
    for child in ast.iter_child_nodes(node):
        yield from calls(child, names, inner)


def called(call: ast.Call) -> str:
    """The name of what is called."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def strings(node: ast.expr, scope: Scope) -> list[str]:
    """Every string that an expression can be; variable parts are patterns."""
    match node:
        case ast.Constant(value=str(value)):
            return [value]
        case ast.IfExp():
            return strings(node.body, scope) + strings(node.orelse, scope)
        case ast.JoinedStr():
            known = [part.value if isinstance(part, ast.Constant) else "" for part in node.values]
            return ["".join(str(part) or "[a-z]+" for part in known)]
        case ast.Name():
            given = [
                text
                for each in ast.walk(scope)
                if isinstance(each, ast.Assign)
                and any(isinstance(to, ast.Name) and to.id == node.id for to in each.targets)
                for text in strings(each.value, scope)
            ]
            assert given, f"line {node.lineno}: what '{node.id}' can be does not stand there"
            return given
    raise AssertionError(f"line {node.lineno}: {ast.unparse(node)} is no string that can be read")
