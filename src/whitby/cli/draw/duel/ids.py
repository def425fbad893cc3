"""The message ids used on the duel's screen, by number and by name."""

from __future__ import annotations

from typing import Final

PHASES: Final = ("duel-phase-setup", "duel-phase-move", "duel-phase-action", "duel-phase-over")
SIDES: Final = ("duel-side-dracula", "duel-side-van_helsing")
NOBODY: Final = "duel-side-nobody"
GOALS: Final = ("duel-goal-dracula", "duel-goal-van_helsing")
OWNERS: Final = ("cli-duel-of-dracula", "cli-duel-of-van_helsing")
PLACES: Final = (
    "duel-place-harbour",
    "duel-place-1",
    "duel-place-2",
    "duel-place-3",
    "duel-place-4",
    "duel-place-5",
    "duel-place-6",
    "duel-place-7",
    "duel-place-8",
    "duel-place-9",
    "duel-place-10",
    "duel-place-station",
)
ENCOUNTERS: Final = (
    "duel-encounter-vampire1",
    "duel-encounter-vampire2",
    "duel-encounter-vampire3",
    "duel-encounter-amulet",
    "duel-encounter-coffin",
    "duel-encounter-hunter1",
    "duel-encounter-hunter2",
    "duel-encounter-hunter3",
    "duel-encounter-crucifix",
    "duel-encounter-victim",
)
CARDS: Final = (
    "duel-card-dr_fluegel",
    "duel-card-dr_puls",
    "duel-card-dr_tiefe",
    "duel-card-dr_atem",
    "duel-card-dr_rauschen",
    "duel-card-dr_augen",
    "duel-card-dr_dunkel",
    "duel-card-dr_fluestern",
    "duel-card-dr_stille",
    "duel-card-dr_schatten",
    "duel-card-vh_eingebung",
    "duel-card-vh_gelassenheit",
    "duel-card-vh_kampfeslust",
    "duel-card-vh_scharfsinn",
    "duel-card-vh_taeuschung",
    "duel-card-vh_verstaerkung",
    "duel-card-vh_wachsamkeit",
    "duel-card-vh_widerstand",
    "duel-card-vh_staerke",
    "duel-card-vh_ausdauer",
)
SPECIALS: Final = (
    "cli-duel-special-dr_fluegel",
    "cli-duel-special-dr_puls",
    "cli-duel-special-dr_tiefe",
    "cli-duel-special-dr_atem",
    "cli-duel-special-dr_rauschen",
    "cli-duel-special-dr_augen",
    "cli-duel-special-dr_dunkel",
    "cli-duel-special-dr_fluestern",
    "",
    "",
    "cli-duel-special-vh_eingebung",
    "cli-duel-special-vh_gelassenheit",
    "cli-duel-special-vh_kampfeslust",
    "cli-duel-special-vh_scharfsinn",
    "cli-duel-special-vh_taeuschung",
    "cli-duel-special-vh_verstaerkung",
    "cli-duel-special-vh_wachsamkeit",
    "cli-duel-special-vh_widerstand",
    "",
    "",
)
"""Short descriptions of special actions; some cards have none."""

MARKS: Final = (
    "cli-duel-mark-red",
    "cli-duel-mark-blue",
    "cli-duel-mark-green",
    "cli-duel-mark-yellow",
    "cli-duel-mark-grey",
)
"""Colours in three letters, as they are shown on the board and can be typed."""

BARS: Final = (
    "duel-barrier-red",
    "duel-barrier-blue",
    "duel-barrier-green",
    "duel-barrier-yellow",
    "duel-barrier-grey",
)
EFFECTS: Final = ("duel-effect-breath", "duel-effect-whisper", "duel-effect-ward")
REASONS: Final = {
    "targets": "duel-reason-targets",
    "hand": "duel-reason-hand",
    "lives": "duel-reason-lives",
    "limit": "duel-reason-limit",
    "match": "duel-reason-match",
}
SOURCES: Final = {
    "rulebook": "duel-source-rulebook",
    "public": "duel-source-public",
    "ours": "duel-source-ours",
}
FIGHTERS: Final = ("cli-duel-vampires", "cli-duel-hunters")
AIDS: Final = {
    **{card: card.replace("-card-", "-help-") for card in CARDS},
    "duel-encounter-vampire1": "duel-help-vampire",
    "duel-encounter-vampire2": "duel-help-vampire",
    "duel-encounter-vampire3": "duel-help-vampire",
    "duel-encounter-amulet": "duel-help-amulet",
    "duel-encounter-coffin": "duel-help-coffin",
    "duel-encounter-hunter1": "duel-help-hunter",
    "duel-encounter-hunter2": "duel-help-hunter",
    "duel-encounter-hunter3": "duel-help-hunter",
    "duel-encounter-crucifix": "duel-help-crucifix",
    "duel-encounter-victim": "duel-help-victim",
    "duel-thing-barriers": "duel-help-barrier",
    "duel-thing-lives": "duel-help-lives",
    "cli-duel-meeting": "duel-help-meeting",
    "cli-duel-bluff": "duel-help-bluff",
    "cli-duel-give": "duel-help-give",
}
"""What can be asked about, and the message that explains it."""
