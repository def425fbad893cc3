"""Phase 3, the Ancestral Stake: kill, pass on, or be moved (NOSF-85 to NOSF-89b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Barred, Choice, Decision, Step
from whitby.core.facts import Pick
from whitby.games.nosferatu.cards import BY_STAKE, EVIL_WINS, HUNTERS_WIN, STAKE, VAMPIRE
from whitby.games.nosferatu.ending import reveal, win
from whitby.games.nosferatu.events import KILLED, STAKE_MOVED, STAKE_PASSED
from whitby.games.nosferatu.options import KILL, MOVE_STAKE, PASS_STAKE
from whitby.games.nosferatu.parts import SEAT
from whitby.games.nosferatu.state import Nosferatu, others


class StakePhase(Step[Nosferatu]):
    """With Dawn the holder decides, whoever revealed it (NOSF-89b); without it Renfield does."""

    def run(self, state: Nosferatu) -> None:
        """Ask one or the other."""
        state.public.phase = STAKE
        state.then(USE_STAKE if state.public.dawn else RENFIELD_MOVES)


class UseStake(Choice[Nosferatu, Pick]):
    """The holder must kill or pass the Stake on; the Vampire can only pass it (NOSF-85, 86)."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the other actors, to pass it to or to kill (NOSF-88, NOSF-89)."""
        table = state.public
        seats = others(state, table.holder)
        options = [PASS_STAKE.all[seat] for seat in seats]
        if state.roles[table.holder] != VAMPIRE:
            options += [KILL.all[seat] for seat in seats]
        return Decision(table.holder, "use_stake", options)

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Kill, which ends the game (NOSF-100, NOSF-119), or pass."""
        table = state.public
        seat = option[SEAT]
        if option.verb is KILL:
            state.tell(KILLED.of(table.holder, seat))
            reveal(state, seat)
            slain = state.roles[seat] == VAMPIRE
            win(state, HUNTERS_WIN if slain else EVIL_WINS, BY_STAKE)
        else:
            state.tell(STAKE_PASSED.of(table.holder, seat))
            table.holder = seat

    def barred(self, state: Nosferatu) -> Sequence[Barred]:
        """Return why the Vampire cannot kill; nobody else is told (NOSF-89a)."""
        if state.roles[state.public.holder] != VAMPIRE:
            return ()
        why = "nosferatu-why-vampire-no-kill"
        return [Barred(KILL.of(seat), why) for seat in others(state, state.public.holder)]


class RenfieldMoves(Choice[Nosferatu, Pick]):
    """Renfield must move the Stake to another actor (NOSF-87, NOSF-88)."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the actors except the holder."""
        seats = others(state, state.public.holder)
        return Decision(
            state.public.renfield, "move_stake", [MOVE_STAKE.all[seat] for seat in seats]
        )

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Make that seat the holder."""
        state.public.holder = option[SEAT]
        state.tell(STAKE_MOVED.of(option[SEAT]))

    def barred(self, state: Nosferatu) -> Sequence[Barred]:
        """Return why it can neither stay nor come to Renfield."""
        return [
            Barred(MOVE_STAKE.of(state.public.holder), "nosferatu-why-stake-must-move"),
            Barred(MOVE_STAKE.of(state.public.renfield), "nosferatu-why-renfield-no-stake"),
        ]


STAKE_PHASE: Final = StakePhase()
USE_STAKE: Final = UseStake()
RENFIELD_MOVES: Final = RenfieldMoves()
