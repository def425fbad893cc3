import type { Shown } from '../wire';

/** Whether the viewer plays against bots only, and so keeps nobody waiting. */
export function isAlone({ table, you }: Pick<Shown, 'table' | 'you'>): boolean {
  return (
    you.seats.length > 0 &&
    table.seats.every(({ person }) => person === null || person === you.person)
  );
}

/** Whether no one else can come back either: then the viewer may skip to their turn. */
export function maySkip(shown: Pick<Shown, 'table' | 'you'>): boolean {
  const { table, you } = shown;
  const others = table.seats.some(({ owner }) => owner !== null && owner !== you.person);
  return isAlone(shown) && !others;
}

/** Whether the viewer may change the speed of bots during the game. */
export function maySpeed(shown: Pick<Shown, 'table' | 'you'>): boolean {
  const bots = shown.table.seats.some((seat) => seat.bot !== null);
  return bots && (isAlone(shown) || shown.you.host);
}
