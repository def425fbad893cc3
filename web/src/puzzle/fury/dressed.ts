/** What the map shows of a puzzle: the reader's marks, then the solution step by step. */
import { spotOf } from '../../games/fury/geography';
import type { PlaceState, Stamp } from '../../games/fury/map/state';
import { t } from '../../words/tongue.svelte';
import { verdicts, type Verdict } from '../score';
import type { Posed } from '../kinds';

const SIGNS: Record<Verdict, Stamp['kind']> = { right: 'yes', missed: 'near', wrong: 'clear' };

export function dressed(
  places: Record<string, PlaceState>,
  { puzzle, answer, checked, step }: Pick<Posed, 'puzzle' | 'answer' | 'checked' | 'step'>,
): Record<string, PlaceState> {
  const found = { ...places };
  const dress = (place: string, more: PlaceState) => {
    const id = spotOf(place)?.id ?? place;
    found[id] = { ...found[id], ...more };
  };
  const shown = checked ? (step?.left ?? puzzle.solution) : answer;
  const says = t(checked ? 'puzzle-possible' : 'puzzle-mark');
  for (const place of shown) dress(place, { shade: { value: 1, text: '', says } });
  if (!checked) return found;
  for (const [place, verdict] of verdicts(puzzle, answer)) {
    const said = t(`puzzle-verdict-${verdict}`);
    dress(place, { stamp: { kind: SIGNS[verdict], text: '', strength: 1, says: said } });
  }
  return found;
}
