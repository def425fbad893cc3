import type { Shown } from '../wire';

/** Whether the viewer plays against bots only: whoever is alone keeps nobody waiting. */
export function isAlone({ table, you }: Pick<Shown, 'table' | 'you'>): boolean {
  return (
    you.seats.length > 0 &&
    table.seats.every(({ person }) => person === null || person === you.person)
  );
}

/** Whether the viewer may change how fast bots answer while the game goes on. */
export function maySpeed(shown: Pick<Shown, 'table' | 'you'>): boolean {
  const bots = shown.table.seats.some((seat) => seat.bot !== null);
  return bots && (isAlone(shown) || shown.you.host);
}
