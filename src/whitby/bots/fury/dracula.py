"""A scripted Dracula: runs and hides, lets vampires mature, and flees fights he would lose."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury import dracula_combat as combat
from whitby.bots.fury import dracula_encounters as encounters
from whitby.bots.fury import dracula_events as events
from whitby.bots.fury import dracula_travel as travel
from whitby.bots.fury.asked import Answer, Asked, Worth
from whitby.bots.fury.dracula_worth import chosen
from whitby.core.engine import Option

RATED: Final[dict[str, tuple[Worth, float]]] = {
    "dracula_start": (travel.start_worth, 0.35),
    "fly": (travel.flight_worth, 0.25),
    # encounters
    "lay": (encounters.laid_worth, 0.25),
    "lay_in_lair": (encounters.laid_worth, 0.25),
    "add": (encounters.laid_worth, 0.25),
    "corrupt": (encounters.corrupted_worth, 0.0),
    "rumour": (encounters.rumour_worth, 0.0),
    "leave": (encounters.leaving_worth, 0.0),
    "ambush": (encounters.ambush_worth, 0.0),
    "drop": (encounters.dropped_worth, 0.0),
    "swap": (encounters.dropped_worth, 0.0),
    "choose_fog": (encounters.fogged_worth, 0.1),
    "choose_wolves": (encounters.wolves_worth, 0.0),
    "choose_spied": (encounters.spied_worth, 0.1),
    "drive": (encounters.sent_worth, 0.1),
    "push": (encounters.sent_worth, 0.1),
    "send_on": (encounters.sent_worth, 0.1),
    "ride": (encounters.sent_worth, 0.1),
    "hospital": (encounters.hospital_worth, 0.0),
    "seduce": (encounters.seduced_worth, 0.0),
    # combat
    "claw": (combat.claw_worth, 0.0),
    "fog_fight": (combat.fog_worth, 0.0),
    "fog_fight_one": (combat.fog_worth, 0.0),
    "guards": (combat.guards_worth, 0.0),
    # events
    "scheme": (events.scheme_worth, 0.0),
    "scheme_drawn": (events.drawn_worth, 0.1),
    "scheme_limit": (events.limit_worth, 0.0),
    "hoax": (events.taken_worth, 0.1),
    "pounce": (events.pounced_worth, 0.02),
    "influence": (events.influenced_worth, 0.1),
    "take_card": (events.taken_card_worth, 0.0),
    "roadblock": (events.block_worth, 0.02),
    "lift_roadblock": (events.unblock_worth, 0.01),
    "storms": (events.stormy_worth, 0.01),
    "lift_storm": (events.calm_worth, 0.01),
}
"""The value of an option of each prompt to Dracula, and how random his choice is."""
ANSWERS: Final[dict[str, Answer]] = {
    "travel": travel.choose_travel,
    "strike": combat.choose_strike,
    "engage": combat.choose_engaged,
    "plot": combat.choose_plot,
    "enraged": combat.choose_enraged,
    "seek": combat.choose_sought,
    "press": events.answer_press,
    "seduction": events.answer_search,
    "wild_horses": events.answer_road,
    "customs": events.answer_border,
    "false_tip": events.answer_ticket,
}
"""How Dracula answers the other prompts."""


def choose_as_dracula(ask: Asked) -> Option:
    """Return what Dracula answers."""
    rated = RATED.get(ask.prompt)
    if rated is not None:
        worth, scale = rated
        return chosen(ask, [worth(ask, option) for option in ask.options], scale)
    answer = ANSWERS.get(ask.prompt)
    if answer is None:
        return ask.options[ask.rng.below(len(ask.options))]
    return answer(ask)
