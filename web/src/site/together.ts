/** Opens a table for several people at one screen. */
import { newKey } from '../api';
import { HOUSE } from '../lobby/opening';
import { prefer } from '../prefer.svelte';
import type { Command, GameCard, TableCard } from '../wire';
import { engine } from './engine.svelte';
import type { Player } from './messages';
import { newPlayer, people } from './people.svelte';
import { refusalOf } from './refused';

async function ask<T>(who: Player, path: string, body: object): Promise<T> {
  const { status, text } = await engine.ask(who, 'POST', path, body);
  if (status > 299) throw refusalOf(status, text);
  return JSON.parse(text) as T;
}

const act = (who: Player, table: string, command: Command) =>
  ask(who, `/api/tables/${table}/do`, { type: 'do', key: newKey(), at: 0, act: command });

/** Create a table, let everyone sit down, add bots, and start; return its id. */
export async function startTogether(
  game: GameCard,
  players: number,
  names: readonly string[],
  level: string,
): Promise<string> {
  const own = { ...(people.owner ?? newPlayer('')), name: names[0] ?? '' };
  people.become(own);
  prefer.name = own.name;
  prefer.save();
  const all = [own, ...names.slice(1).map(newPlayer)];
  const table = await ask<TableCard>(own, '/api/tables', {
    game: game.name,
    players,
    pace: { kind: 'correspondence', hours: 720 },
    access: 'unlisted',
    house: { ...HOUSE, talk: 'off', draw_seats: true },
  });
  for (const [at, player] of all.entries())
    await act(player, table.id, { do: 'sit', seat: at + 1 });
  for (let seat = all.length + 1; seat <= players; seat += 1) {
    await act(own, table.id, { do: 'fill', seat, level });
  }
  await act(own, table.id, { do: 'start' });
  return table.id;
}
