"""The hunters' answers: every prompt goes to the module for its topic."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.hunter_cards import (
    choose_city,
    choose_drawn,
    choose_first,
    choose_hallow,
    choose_hideout,
    choose_order,
    choose_patient,
    choose_return,
    choose_save,
    choose_space,
    choose_start_city,
    choose_veil,
    choose_window,
)
from whitby.bots.fury.hunter_combat import (
    choose_bullets,
    choose_card,
    choose_exchange,
    choose_next,
    choose_out,
    choose_revenge,
    choose_start,
)
from whitby.bots.fury.hunter_encounters import (
    choose_answer,
    choose_aristocrat,
    choose_customs,
    choose_join,
    choose_mob,
    choose_resolve,
    choose_spy,
    choose_stake,
    choose_tools,
    shown,
)
from whitby.bots.fury.hunter_hands import (
    choose_find,
    choose_hand,
    choose_limit,
    choose_open,
    choose_ticket,
)
from whitby.bots.fury.hunter_plan import choose_act, choose_place
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.view import FuryView

LIMITS: Final[tuple[str, ...]] = ("item_limit", "event_limit", "ticket_limit", "make_room")
SHOWN: Final[tuple[str, ...]] = ("repel", "guards_weapon", "wolves_weapon", "great_wolf")


def choose_as_hunters(
    view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs
) -> Option:
    """Return the answer of a hunters' seat."""
    prompt = decision.prompt
    if prompt == "act":
        return choose_act(view, decision, rng, beliefs)
    if prompt == "start":
        return choose_start_city(view, decision, rng)
    if prompt in ("ride", "hurry", "weather"):
        return choose_place(view, decision, rng, beliefs)
    if prompt in LIMITS:
        return choose_limit(view, decision)
    if prompt in ("keep", "again"):
        return choose_ticket(view, decision)
    if prompt in ("open_item", "open_event"):
        return choose_open(view, decision)
    if prompt == "hand":
        return choose_hand(view, decision)
    if prompt == "lucky_find":
        return choose_find(view, decision)
    if prompt in SHOWN:
        return shown(decision)
    found = in_fight(view, decision, rng)
    if found is None:
        found = met(view, decision)
    if found is None:
        found = played(view, decision, rng, beliefs)
    return found


def in_fight(view: FuryView, decision: Decision[Any], rng: Rng) -> Option | None:
    """Return the answer to a combat prompt."""
    prompt = decision.prompt
    if prompt == "fight_with":
        return choose_card(view, decision, rng)
    if prompt == "combat_start":
        return choose_start(view, decision)
    if prompt == "plan":
        return choose_exchange(view, decision)
    if prompt == "next_card":
        return choose_next(view, decision)
    if prompt == "bullets":
        return choose_bullets(view, decision)
    if prompt in ("let_out", "escape_route"):
        return choose_out(view, decision)
    if prompt == "revenge":
        return choose_revenge(view, decision)
    return None


def met(view: FuryView, decision: Decision[Any]) -> Option | None:
    """Return the answer to an encounter's prompt."""
    prompt = decision.prompt
    if prompt == "resolve":
        return choose_resolve(view, decision)
    if prompt == "tools":
        return choose_tools(view, decision)
    if prompt == "stake":
        return choose_stake(view, decision)
    if prompt == "mob":
        return choose_mob(view, decision)
    if prompt == "spy":
        return choose_spy(view, decision)
    if prompt == "aristocrat":
        return choose_aristocrat(view, decision)
    if prompt == "join":
        return choose_join(view, decision)
    if prompt == "pay_customs":
        return choose_customs(view, decision)
    if prompt == "answer_ambush":
        return choose_answer(view, decision)
    return None


def played(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Option:
    """Return the answer to an event's prompt."""
    prompt = decision.prompt
    if prompt == "drawn":
        return choose_drawn(view, decision, rng, beliefs)
    if prompt in ("dawn", "dusk"):
        return choose_window(view, decision, rng, beliefs)
    if prompt == "return_ally":
        return choose_return(view, decision, rng, beliefs)
    if prompt == "act_next":
        return choose_order(view, decision, rng, beliefs)
    if prompt == "name_city":
        return choose_city(view, decision, rng, beliefs)
    if prompt == "name_space":
        return choose_space(view, decision)
    if prompt == "deduce":
        return choose_hideout(view, decision)
    if prompt == "veil":
        return choose_veil(view, decision)
    if prompt in ("hallow", "show_host"):
        return choose_hallow(view, decision, rng, beliefs)
    if prompt == "transfuse":
        return choose_patient(view, decision)
    if prompt == "save":
        return choose_save(view, decision)
    return choose_first(decision)  # Good Luck against a False Tip
