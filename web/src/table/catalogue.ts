/** The server's catalogue of games, bot levels and quick phrases. It is fetched once. */
import { get } from '../api';
import type { GameCard, GameList } from '../wire';

let asked: Promise<GameList> | null = null;

export function catalogue(): Promise<GameList> {
  asked ??= get<GameList>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The levels of bots that people are offered, weakest first. */
export function offered(card: GameCard): string[] {
  return card.bots.filter((bot) => bot.offered).map((bot) => bot.level);
}

/** The level of a bot if nobody chooses. */
export function usualLevel(card: GameCard): string {
  return card.bots.find((bot) => bot.usual)?.level ?? '';
}

/** Return a game's card; null if the server does not have it. */
export async function cardOf(game: string): Promise<GameCard | null> {
  return (await catalogue()).games.find((each) => each.name === game) ?? null;
}
