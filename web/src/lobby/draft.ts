/** The settings of a table, while the form is being filled in. */
import type { Access, Configure, GameCard, House, NewTable, Pace, TableCard } from '../wire';
import { HOUSE } from './opening';

export interface Draft {
  players: number;
  options: Record<string, string>;
  kind: Pace['kind'];
  /** The values of every kind of pace, so that none is lost when the kind is switched. */
  bank: number;
  increment: number;
  minutes: number;
  hours: number;
  access: Access;
  password: string;
  house: House;
}

/** Return the default settings of a new table. */
export function draftOf(game: GameCard): Draft {
  return {
    players: game.seats[0] ?? 2,
    options: Object.fromEntries(game.settings.map((each) => [each.name, each.choices[0] ?? ''])),
    kind: 'relaxed',
    bank: 15,
    increment: 20,
    minutes: 15,
    hours: 48,
    access: 'unlisted',
    password: '',
    house: { ...HOUSE },
  };
}

/** Return the current settings of a table. */
export function draftFrom(game: GameCard, table: TableCard): Draft {
  const { pace } = table;
  const draft: Draft = {
    ...draftOf(game),
    players: table.players,
    options: { ...table.options },
    kind: pace.kind,
    access: table.access,
    house: { ...table.house },
  };
  if (pace.kind === 'live') {
    draft.bank = Math.max(1, Math.round(pace.bank / 60));
    draft.increment = pace.increment;
  } else if (pace.kind === 'relaxed') draft.minutes = pace.minutes;
  else draft.hours = pace.hours;
  return draft;
}

export function newTable(game: string, draft: Draft): NewTable {
  return { game, ...agreed(draft) };
}

export function configure(draft: Draft): Configure {
  return { do: 'configure', ...agreed(draft) };
}

function agreed(draft: Draft): Omit<NewTable, 'game'> {
  const { players, options, access, house } = draft;
  const password = access === 'password' && draft.password ? { password: draft.password } : {};
  return {
    players,
    options: { ...options },
    pace: pace(draft),
    access,
    house: { ...house },
    ...password,
  };
}

function pace(draft: Draft): Pace {
  switch (draft.kind) {
    case 'live':
      return { kind: 'live', bank: draft.bank * 60, increment: draft.increment };
    case 'relaxed':
      return { kind: 'relaxed', minutes: draft.minutes };
    default:
      return { kind: 'correspondence', hours: draft.hours };
  }
}
