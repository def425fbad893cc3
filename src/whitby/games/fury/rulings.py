"""How the table interprets unclear rules: its options, parsed once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from whitby.core.game import Setting
from whitby.games.fury.sizes import FULL, SIZE, size_of

if TYPE_CHECKING:
    from whitby.core.engine import Step

ON_OFF: Final = ("on", "off")
OFF_ON: Final = ("off", "on")
OPTIONS: Final[tuple[Setting, ...]] = (
    Setting("game_mode", ("advanced", "basic"), ("FURY-BASIC-01",)),
    Setting("hide_triggers_fury", ON_OFF, ("FURY-DESPAIR-08",)),
    Setting("night_effects_in_vampire_fights", OFF_ON, ("FURY-COMBAT-04",)),
    Setting("combat_draw_cap", ON_OFF, ("FURY-COMBAT-30",)),
    Setting("tickets_lost_on_defeat", ON_OFF, ("FURY-DEFEAT-09",)),
    Setting("misdirect_excludes_sea", ON_OFF, ("FURY-MISDIR-02",)),
    Setting("misdirect_allows_power_card", ON_OFF, ("FURY-MISDIR-04",)),
    Setting("hide_reveals_location", ON_OFF, ("FURY-HIDE-08",)),
    Setting("fog_blocks_transit", ON_OFF, ("FURY-FOG-04",)),
    Setting("fog_decline_per_hunter", OFF_ON, ("FURY-FOG-03",)),
    Setting("free_lair_clearing", ("dracula_phase", "any_time", "never"), ("FURY-LAIR-16",)),
    Setting("rumor_leaves_with_last_encounter", OFF_ON, ("FURY-RUMOR-06",)),
    Setting("rumor_bonus_per_vampire", ON_OFF, ("FURY-RUMOR-08",)),
    Setting("vampire_mature_ends_hideout", ON_OFF, ("FURY-MATURE-11",)),
    Setting("scouts_see_lairs", OFF_ON, ("FURY-LAIR-14",)),
    Setting("wolf_form_with_hide", ("later_phase", "also_same_step"), ("FURY-HIDE-13",)),
    Setting("bat_lands_on", ("vacated_space", "space_1"), ("FURY-ESCAPE-17",)),
    Setting("bat_into_lair", OFF_ON, ("FURY-ESCAPE-18",)),
    Setting("hidden_encounter_discards", ON_OFF, ("FURY-INFO-07",)),
    Setting("delay_interrupts_encounters", OFF_ON, ("FURY-SEARCH-09",)),
    Setting("psychic_bond_needs_companion", OFF_ON, ("FURY-ACTION-12",)),
    Setting("departure_token_blocks", OFF_ON, ("FURY-WOLF-07",)),
)


class Rulings:
    """The options of a table as the steps use them. It never changes.

    `combat` lets a test replace every combat by a step with a known outcome.
    """

    def __init__(self, options: Mapping[str, str], combat: Step[Any] | None = None) -> None:
        self.options = options
        self.size = size_of(options.get(SIZE.name, FULL))
        self.combat = combat
        self.advanced = options["game_mode"] == "advanced"
        self.hide_is_fury = options["hide_triggers_fury"] == "on"
        self.tickets_lost = options["tickets_lost_on_defeat"] == "on"
        self.misdirect_spares_sea = options["misdirect_excludes_sea"] == "on"
        self.misdirect_with_power = options["misdirect_allows_power_card"] == "on"
        self.hide_tells = options["hide_reveals_location"] == "on"
        self.fog_stops_transit = options["fog_blocks_transit"] == "on"
        self.decline_each = options["fog_decline_per_hunter"] == "on"
        self.clear_in_phase = options["free_lair_clearing"] != "never"
        self.clear_any_time = options["free_lair_clearing"] == "any_time"
        self.rumour_needs_card = options["rumor_leaves_with_last_encounter"] == "on"
        self.rumour_each = options["rumor_bonus_per_vampire"] == "on"
        self.vampire_ends = options["vampire_mature_ends_hideout"] == "on"
        self.wolf_hides = options["wolf_form_with_hide"] == "also_same_step"
        self.hidden_discards = options["hidden_encounter_discards"] == "on"
        self.delay_stops = options["delay_interrupts_encounters"] == "on"
        self.bond_needs_other = options["psychic_bond_needs_companion"] == "on"
        self.night_with_vampires = options["night_effects_in_vampire_fights"] == "on"
        self.draw_cap = options["combat_draw_cap"] == "on"
        self.scouts_see_lairs = options["scouts_see_lairs"] == "on"
        self.bat_vacated = options["bat_lands_on"] == "vacated_space"
        self.bat_into_lair = options["bat_into_lair"] == "on"
        self.departure_blocks = options["departure_token_blocks"] == "on"  # noqa: S105 (no password)

    def __reduce__(self) -> Any:
        return Rulings, (dict(self.options), self.combat)

    def __repr__(self) -> str:
        return f"<Rulings {sorted(self.options.items())}>"
