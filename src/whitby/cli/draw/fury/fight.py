"""A combat in Fury of Dracula on the screen: who fights whom, and the cards of this round."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from whitby.cli.draw.fury import ids
from whitby.cli.draw.fury.rows import Row, joined, named, whole
from whitby.games.fury.cards.table import DRACULA_SIDE, HIDDEN, NONE
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.view import FuryView
from whitby.words import Speech

SEALED: Final = "?"
"""A face-down card."""


def fight_rows(view: FuryView, speech: Speech) -> list[Row]:
    """Return the current combat: its round, everyone's cards, and Dracula's hand."""
    combat = view.combat
    if combat is None:
        fighting = [whole(speech.say(ids.HUNTERS[hunter])) for hunter in view.public.fighting]
        return [(speech.say("cli-fury-fight"), joined(fighting, ", "))] if fighting else []
    rows = [(speech.say("cli-fury-fight"), joined(_outline(combat, speech)))]
    rows.append((speech.say(ids.SIDES[DRACULA_SIDE]), joined(_dracula(combat, speech))))
    for hunter in combat.hunters:
        name = speech.say(ids.HUNTERS[hunter])
        rows.append((name, joined(_hunter(combat, hunter, speech))))
    return rows


def _outline(combat: Combat, speech: Speech) -> list[Text | str]:
    """Return the opponent, the round, and what applies to the whole combat."""
    foe = "fury-foe-dracula" if combat.with_dracula() else ids.ENCOUNTERS[combat.vampire]
    parts: list[Text | str] = [Text(whole(speech.say(foe)), "bold")]
    if combat.round:
        parts.append(_said("fury-field-combat-round", str(combat.round), speech))
    if combat.engaged != NONE:
        parts.append(_said("fury-field-engaged", speech.say(ids.HUNTERS[combat.engaged]), speech))
    for id, holds in (
        ("fury-field-night", combat.night),
        ("fury-field-enraged", combat.enraged),
        ("fury-field-revenge", combat.revenge),
    ):
        if holds:
            parts.append(speech.say(id))
    return parts


def _dracula(combat: Combat, speech: Speech) -> list[Text | str]:
    """Return Dracula's card, those he has played, and his hand for viewers who see it."""
    parts: list[Text | str] = []
    if combat.card != NONE:
        card = SEALED if combat.card == HIDDEN else speech.say(ids.COMBAT[combat.card])
        parts.append(Text(whole(card), "bold"))
    if combat.stopped:
        parts.append(whole(speech.say("fury-field-cancelled")))
    if combat.played:
        parts.append(_said("cli-fury-played", named(combat.played, ids.COMBAT, speech), speech))
    if combat.plots:
        parts.append(_said("fury-field-plots", str(combat.plots), speech))
    held = named(combat.hand, ids.COMBAT, speech) or str(len(combat.hand))
    parts.append(_said("cli-fury-held", held, speech))
    return parts


def _hunter(combat: Combat, hunter: int, speech: Speech) -> list[Text | str]:
    """Return a hunter's card, and what happened to the hunter."""
    parts: list[Text | str] = []
    if combat.cards[hunter] != NONE:
        card = combat.cards[hunter]
        shown = SEALED if card == HIDDEN else speech.say(ids.FIGHT[card])
        parts.append(Text(whole(shown), "bold"))
    for id, holds in (
        ("fury-field-cancelled", hunter in combat.cancelled),
        ("fury-field-mesmerized", hunter in combat.mesmerized),
        ("fury-field-wreath", hunter in combat.wreaths),
        ("fury-field-planned", hunter in combat.planned),
    ):
        if holds:
            parts.append(whole(speech.say(id)))
    return parts


def _said(id: str, what: str, speech: Speech) -> str:
    """Return a label and what it is about."""
    return f"{speech.say('cli-fury-label', what=speech.say(id))} {what}"


def force_rows(view: FuryView, speech: Speech) -> list[Row]:
    """Return the allies, and the temporary effects of events."""
    rows: list[Row] = []
    allies = [
        _said(side, whole(speech.say(ids.EVENTS[ally])), speech)
        for side, ally in zip(
            ids.SIDES, (view.public.hunter_ally, view.public.dracula_ally), strict=True
        )
        if ally != NONE
    ]
    if allies:
        rows.append((speech.say("fury-field-allies"), joined(allies)))
    forces = [
        speech.say(id)
        for id, holds in (
            ("fury-force-no_supply", view.public.no_supply),
            ("fury-force-no_day", view.public.no_day),
            ("fury-force-nocturnal", view.public.nocturnal),
            ("fury-force-long_night", view.public.long_night),
            ("fury-force-vigor", view.public.vigor),
            ("fury-force-telegraph", view.public.telegraph != NONE),
            ("fury-force-swift", view.public.swift),
        )
        if holds
    ]
    if forces:
        rows.append((speech.say("fury-field-in_force"), joined(forces)))
    return rows
