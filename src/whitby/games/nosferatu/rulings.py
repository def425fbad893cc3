"""How the table interprets unclear rules: its options."""

from __future__ import annotations

from typing import Final

from whitby.core.game import Setting

ON_OFF: Final = ("on", "off")
OPTIONS: Final = (
    Setting("renfield", ("volunteers", "random", "first"), ("NOSF-15",)),
    Setting("double_bite", ON_OFF, ("NOSF-65",)),
    Setting("ritual", ("must", "may"), ("NOSF-81",)),
    Setting("givers", ON_OFF, ("NOSF-40",)),
    Setting("penalty_own", ON_OFF, ("NOSF-94",)),
    Setting("full_history", ("off", "on"), ("NOSF-110",)),
    Setting("show_reserves", ON_OFF, ("NOSF-108",)),
)
