"""A scripted Dracula: runs and hides, lets vampires mature, and flees fights he would lose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.bots.fury import dracula_combat as combat
from whitby.bots.fury import dracula_encounters as encounters
from whitby.bots.fury import dracula_events as schemes
from whitby.bots.fury import dracula_travel as travel
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.view import FuryView

Answer = Callable[[FuryView, Decision[Any], Rng], Pick]
InformedAnswer = Callable[[FuryView, Decision[Any], Rng, Beliefs], Pick]

ANSWERS: Final[dict[str, Answer]] = {
    "dracula_start": travel.choose_start,
    "fly": travel.choose_flight,
    # encounters
    "leave": encounters.choose_leaving,
    "ambush": encounters.choose_ambush,
    "drop": encounters.choose_dropped,
    "swap": encounters.choose_dropped,
    "choose_fog": encounters.choose_fogged,
    "choose_wolves": encounters.choose_wolves,
    "choose_spied": encounters.choose_spied,
    "drive": encounters.choose_sent,
    "push": encounters.choose_sent,
    "send_on": encounters.choose_sent,
    "ride": encounters.choose_sent,
    "hospital": encounters.choose_hospital,
    "seduce": encounters.choose_seduced,
    # combat
    "strike": combat.choose_strike,
    "engage": combat.choose_engaged,
    "plot": combat.choose_plot,
    "enraged": combat.choose_enraged,
    "claw": combat.choose_claw,
    "seek": combat.choose_sought,
    "fog_fight": combat.choose_fog,
    "fog_fight_one": combat.choose_fog,
    "guards": combat.choose_guards,
    # events
    "hoax": schemes.choose_taken,
    "press": schemes.answer_press,
    "seduction": schemes.answer_search,
    "wild_horses": schemes.answer_road,
    "customs": schemes.answer_border,
    "false_tip": schemes.answer_ticket,
    "pounce": schemes.choose_pounced,
    "influence": schemes.choose_influenced,
    "take_card": schemes.choose_taken_card,
    "storms": schemes.choose_storm,
    "lift_storm": schemes.choose_calm,
}
"""The function that answers each prompt for Dracula."""
INFORMED: Final[dict[str, InformedAnswer]] = {
    "travel": travel.choose_travel,
    "lay": encounters.choose_laid,
    "lay_in_lair": encounters.choose_laid,
    "add": encounters.choose_laid,
    "corrupt": encounters.choose_corrupted,
    "rumour": encounters.choose_rumour,
    "scheme": schemes.choose_scheme,
    "scheme_drawn": schemes.choose_drawn,
    "scheme_limit": schemes.choose_limit,
    "roadblock": schemes.choose_block,
    "lift_roadblock": schemes.choose_unblock,
}
"""Those that depend on where the hunters believe him to be."""


def choose_as_dracula(
    view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs
) -> Option:
    """Return what Dracula answers."""
    informed = INFORMED.get(decision.prompt)
    if informed is not None:
        return informed(view, decision, rng, beliefs)
    answer = ANSWERS.get(decision.prompt)
    if answer is None:
        found: Option = decision.options[rng.below(len(decision.options))]
        return found
    return answer(view, decision, rng)
