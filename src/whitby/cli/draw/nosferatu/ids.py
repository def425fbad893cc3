"""The message ids used on Nosferatu's screen, by number and by name."""

from __future__ import annotations

from typing import Final

PHASES: Final = (
    "nosferatu-phase-setup",
    "nosferatu-phase-table_turn",
    "nosferatu-phase-action_pile",
    "nosferatu-phase-stake",
    "nosferatu-phase-end_of_round",
    "nosferatu-phase-over",
)
CARDS: Final = (
    "nosferatu-card-rumour",
    "nosferatu-card-component",
    "nosferatu-card-bite",
    "nosferatu-card-night",
)
CHARACTERS: Final = (
    "nosferatu-role-hunter",
    "nosferatu-role-vampire",
    "nosferatu-role-renfield",
)
GOALS: Final = ("nosferatu-goal-hunter", "nosferatu-goal-vampire", "nosferatu-goal-renfield")
RITUALS: Final = (
    "nosferatu-ritual-mirror",
    "nosferatu-ritual-distortion",
    "nosferatu-ritual-transfusion",
)
CASES: Final = ("", "nosferatu-case-1", "nosferatu-case-2", "nosferatu-case-3")
TALK: Final = {
    "gave": "cli-nosferatu-talk-gave",
    "hold": "cli-nosferatu-talk-hold",
    "am": "cli-nosferatu-talk-am",
    "suspect": "cli-nosferatu-talk-suspect",
    "trust": "cli-nosferatu-talk-trust",
    "gave_me": "cli-nosferatu-talk-gave_me",
    "pile_had": "cli-nosferatu-talk-pile_had",
}
AIDS: Final = {
    "nosferatu-card-rumour": "nosferatu-help-rumour",
    "nosferatu-card-component": "nosferatu-help-component",
    "nosferatu-card-bite": "nosferatu-help-bite",
    "nosferatu-card-night": "nosferatu-help-night",
    "nosferatu-thing-dawn": "nosferatu-help-dawn",
    "nosferatu-thing-stake": "nosferatu-help-stake",
    "nosferatu-ritual-mirror": "nosferatu-help-mirror",
    "nosferatu-ritual-distortion": "nosferatu-help-distortion",
    "nosferatu-ritual-transfusion": "nosferatu-help-transfusion",
    "nosferatu-role-hunter": "nosferatu-help-hunter",
    "nosferatu-role-vampire": "nosferatu-help-vampire",
    "nosferatu-role-renfield": "nosferatu-help-renfield",
    "nosferatu-dark_card-thirst": "nosferatu-help-thirst",
    "nosferatu-dark_card-master": "nosferatu-help-master",
}
SIDES: Final = {"hunters": "nosferatu-side-hunters", "evil": "nosferatu-side-evil"}
REASONS: Final = {"stake": "cli-nosferatu-by-stake", "bites": "cli-nosferatu-by-bites"}
