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

/** Return the levels of a game's bots, strongest first. */
export async function levels(game: string): Promise<string[]> {
  const found = (await catalogue()).games.find((each: GameCard) => each.name === game);
  return (found?.bots ?? []).map((bot) => bot.level).reverse();
}
