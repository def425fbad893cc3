/** The games the server offers, and what the home page adds to them. */
import { get } from '../api';
import { offered } from '../table/catalogue';
import type { GameCard, GameList } from '../wire';
import { t, tongue } from '../words/tongue.svelte';
import lengths from './lengths.json';

let asked: Promise<GameList> | null = null;

/** Return the games; they are fetched once. */
export async function games(): Promise<GameCard[]> {
  asked ??= get<GameList>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return (await asked).games;
}

/** The title of a game: from the home page's messages, or else from the game's own. */
export function title(game: string): string {
  const ids = [`lobby-title-${game}`, `${game}-title`];
  const found = ids.find((id) => tongue.has(id));
  return found ? t(found) : game;
}

/** Whether each seat has a known side, so that a side can be chosen. */
export function sided(card: GameCard): boolean {
  return card.teams || card.sides.length === card.seats.at(-1);
}

export function people(card: GameCard): string {
  const least = card.seats[0] ?? 1;
  const most = card.seats.at(-1) ?? least;
  return least === most
    ? t('lobby-people', { count: most })
    : t('lobby-people-range', { least, most });
}

/** How long a game against bots takes, from measured games (`scripts/lengths.py`). */
export function duration(card: GameCard): string | null {
  const found = (lengths as Record<string, number[] | undefined>)[card.name];
  if (!found) return null;
  const [least = 0, most = 0] = found;
  return least === most
    ? t('lobby-minutes-about', { minutes: most })
    : t('lobby-minutes', { least, most });
}

/** The levels that people are offered, weakest first: name and explanation. */
export function levels(card: GameCard): { value: string; says: string; more: string }[] {
  return offered(card).map((level) => ({
    value: level,
    says: t(`bot-level-${level}.name`),
    more: t(`bot-level-${level}.more`),
  }));
}
