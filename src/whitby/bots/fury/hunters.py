"""The hunters' answers: every prompt goes to the module for its topic."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury import hunter_cards as events
from whitby.bots.fury import hunter_combat as combat
from whitby.bots.fury import hunter_encounters as encounters
from whitby.bots.fury import hunter_hands as hands
from whitby.bots.fury import hunter_plan as plan
from whitby.bots.fury.asked import Answer, Asked, Worth
from whitby.bots.fury.hunter_worth import chosen
from whitby.core.engine import Option

RATED: Final[dict[str, Worth]] = {
    "item_limit": hands.limit_worth,
    "event_limit": hands.limit_worth,
    "ticket_limit": hands.limit_worth,
    "make_room": hands.limit_worth,
    "open_item": hands.open_worth,
    "open_event": hands.open_worth,
    "lucky_find": hands.find_worth,
    # combat
    "next_card": combat.next_worth,
    # encounters
    "resolve": encounters.resolve_worth,
    "stake": encounters.vampire_worth,
    # events
    "drawn": events.drawn_worth,
    "return_ally": events.drawn_worth,
    "name_space": events.space_worth,
    "deduce": events.hideout_worth,
    "veil": encounters.vampire_worth,
    "transfuse": events.patient_worth,
}
"""The value of an option of each prompt to the hunters."""
ANSWERS: Final[dict[str, Answer]] = {
    "act": plan.choose_act,
    "start": events.choose_start_city,
    "ride": plan.choose_place,
    "hurry": plan.choose_place,
    "weather": plan.choose_place,
    "keep": hands.keep_ticket,
    "again": hands.choose_again,
    "hand": hands.choose_hand,
    # combat
    "fight_with": combat.choose_card,
    "combat_start": combat.choose_start,
    "plan": combat.choose_exchange,
    "bullets": combat.choose_bullets,
    "let_out": combat.choose_out,
    "escape_route": combat.choose_out,
    "revenge": combat.choose_revenge,
    # encounters
    "repel": encounters.choose_shown,
    "guards_weapon": encounters.choose_shown,
    "wolves_weapon": encounters.choose_shown,
    "great_wolf": encounters.choose_shown,
    "tools": encounters.choose_tools,
    "mob": encounters.choose_mob,
    "spy": encounters.choose_spy,
    "aristocrat": encounters.choose_aristocrat,
    "join": encounters.choose_join,
    "pay_customs": encounters.choose_customs,
    "answer_ambush": encounters.choose_answer,
    # events
    "dawn": events.choose_window,
    "dusk": events.choose_window,
    "act_next": events.choose_order,
    "name_city": events.choose_city,
    "hallow": events.choose_hallow,
    "show_host": events.choose_hallow,
    "save": events.choose_save,
}
"""How the hunters answer the other prompts."""


def choose_as_hunters(ask: Asked) -> Option:
    """Return the answer of a hunters' seat."""
    worth = RATED.get(ask.prompt)
    if worth is not None:
        return chosen(ask, [worth(ask, option) for option in ask.options])
    answer = ANSWERS.get(ask.prompt)
    # Good Luck against a False Tip: the first option plays it, the last one declines
    return ask.options[0] if answer is None else answer(ask)
