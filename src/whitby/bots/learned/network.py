"""The networks: one definition for playing, with NumPy or in a browser, and for training.

A network gets rows of observations as bytes and gives, for each, a score for every action and the
chance to win of the seat that looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from whitby.bots.learned.shapes import Shape
from whitby.core.errors import WhitbyError

Array = Any
"""An array of NumPy, a tensor of PyTorch or `typed.Typed`: all understand what is done here."""


def sizes(shape: Shape, given: int = 0) -> dict[str, tuple[int, ...]]:
    """Return the names and sizes of all parameters; those of one dimension begin as zeros.

    With `given`, they are those of a network that evaluates whole worlds, which gets so many
    numbers about a world besides the views.
    """
    found = body(shape)
    hidden, joint = shape.plan.hidden, shape.plan.joint
    if given:
        found["given_shift"] = found["given_scale"] = (given,)
        found["joint_w"] = (shape.plan.views * hidden + given, joint)
        found["joint_b"] = (joint,)
        found["world_w"] = (joint + given, 1)
        found["world_b"] = (1,)
        return found
    for each, verbs in zip(shape.plan.sets, shape.verbs, strict=True):
        if verbs:
            found[f"{each.name}_point"] = (hidden, verbs * each.width)
    found["action_w"] = (hidden, shape.actions)
    found["action_b"] = (shape.actions,)
    found["value_w"] = (hidden, 1)
    found["value_b"] = (1,)
    return found


def check_sizes(shape: Shape, given: int, found: Mapping[str, tuple[int, ...]]) -> None:
    """Raise an error if a network has other parameters than these sizes."""
    for name, size in sizes(shape, given).items():
        if found.get(name) != size:
            raise WhitbyError(
                f"the network of {shape.game} does not fit version {shape.version} of its "
                f"encoding: {name} should have the size {size}"
            )


def body(shape: Shape) -> dict[str, tuple[int, ...]]:
    """Return the same for what both kinds of networks make of a view."""
    plan = shape.plan
    rest = len(shape.rest) + sum(plan.about)
    found: dict[str, tuple[int, ...]] = {"rest_w": (rest, plan.whole), "rest_b": (plan.whole,)}
    flat = plan.whole
    for each, inputs, links in zip(plan.sets, shape.tokens, shape.links, strict=True):
        name, width = each.name, each.width
        found[f"{name}_w"] = (len(inputs[0]), width)
        found[f"{name}_own"] = (each.count, width)
        for layer in range(each.layers):
            found[f"{name}_{layer}_self"] = (width, width)
            found[f"{name}_{layer}_links"] = (len(links) * width, width)
            found[f"{name}_{layer}_rest"] = (plan.whole, width)
            found[f"{name}_{layer}_b"] = (width,)
        flat += each.count * width
    found["trunk_w"] = (flat, plan.hidden)
    found["trunk_b"] = (plan.hidden,)
    found["mix_w"] = (plan.hidden, plan.hidden)
    found["mix_b"] = (plan.hidden,)
    return found


class Forward:
    """The network's arithmetic, with the tables of a shape as arrays of one library."""

    def __init__(
        self,
        shape: Shape,
        table: Callable[[Any, bool], Array],
        cast: Callable[[Array], Array],
        relu: Callable[[Array], Array],
        join: Callable[[list[Array]], Array],
    ) -> None:
        """`table` makes an array of a list, of floats or not; `join` joins columns."""
        self.shape = shape
        self.cast = cast
        self.relu = relu
        self.join = join
        self.scales = table(shape.scales, True)
        self.rest = table(shape.rest, False)
        self.tokens = [table(each, False) for each in shape.tokens]
        self.links = [table([row for kind in each for row in kind], True) for each in shape.links]
        self.steps = [table(list(range(size)), False) for size in shape.plan.about]
        self.columns = table([shape.pointed if at < 0 else at for at in shape.columns], False)

    def whole(self, weights: dict[str, Array], seen: Array, scaled: Array) -> Array:
        """Return what is made of everything that is not a token."""
        about = self.shape.about
        parts = [scaled[:, self.rest]]
        for at, steps in enumerate(self.steps):
            parts.append(self.cast(seen[:, about + at : about + at + 1] == steps))
        return self.relu(self.join(parts) @ weights["rest_w"] + weights["rest_b"])

    def things(self, weights: dict[str, Array], at: int, padded: Array, whole: Array) -> Array:
        """Return what is made of each token of a set, after they have heard of each other."""
        each = self.shape.plan.sets[at]
        name, rows = each.name, len(padded)
        made = self.relu(padded[:, self.tokens[at]] @ weights[f"{name}_w"] + weights[f"{name}_own"])
        for layer in range(each.layers):
            near = (self.links[at] @ made).reshape(rows, -1, each.count, each.width)
            near = near.swapaxes(1, 2).reshape(rows, each.count, -1)
            told = (whole @ weights[f"{name}_{layer}_rest"])[:, None, :]
            made = made + self.relu(
                made @ weights[f"{name}_{layer}_self"]
                + near @ weights[f"{name}_{layer}_links"]
                + told
                + weights[f"{name}_{layer}_b"]
            )
        return made

    def trunk(self, weights: dict[str, Array], seen: Array) -> tuple[Array, list[Array]]:
        """Return what the network makes of whole rows of bytes, and of each set of tokens."""
        scaled = self.cast(seen) * self.scales
        padded = self.join([scaled, scaled[:, :1] * 0.0])
        whole = self.whole(weights, seen, scaled)
        made = [self.things(weights, at, padded, whole) for at in range(len(self.shape.plan.sets))]
        flat = self.join([whole, *[each.reshape(len(seen), -1) for each in made]])
        core = self.relu(flat @ weights["trunk_w"] + weights["trunk_b"])
        return core + self.relu(core @ weights["mix_w"] + weights["mix_b"]), made

    def value(self, weights: dict[str, Array], core: Array) -> Array:
        """Return the log-odds to win of each row."""
        return (core @ weights["value_w"] + weights["value_b"])[:, 0]

    def world(self, weights: dict[str, Array], seen: Array, given: Array) -> Array:
        """Return the log-odds of the first side to win, of worlds seen by their seats.

        `seen` has a row of bytes for each view of a world, `given` the numbers about it.
        """
        views = self.shape.plan.views
        size = self.shape.inputs
        parts = []
        for at in range(views):
            core, _ = self.trunk(weights, seen[:, at * size : (at + 1) * size])
            parts.append(core)
        about = (given - weights["given_shift"]) * weights["given_scale"]
        parts.append(about)
        made = self.relu(self.join(parts) @ weights["joint_w"] + weights["joint_b"])
        return (self.join([made, about]) @ weights["world_w"] + weights["world_b"])[:, 0]

    def scores(self, weights: dict[str, Array], core: Array, made: list[Array]) -> Array:
        """Return a score for each action of each row."""
        rows = len(core)
        found = core @ weights["action_w"] + weights["action_b"]
        pointed = []
        for each, verbs, tokens in zip(self.shape.plan.sets, self.shape.verbs, made, strict=True):
            if verbs:
                asked = (core @ weights[f"{each.name}_point"]).reshape(rows, verbs, each.width)
                pointed.append((asked @ tokens.swapaxes(1, 2)).reshape(rows, -1))
        pointed.append(found[:, :1] * 0.0)
        return found + self.join(pointed)[:, self.columns]
