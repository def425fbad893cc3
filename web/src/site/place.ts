/** The tables are in this browser; what is the same for everyone was made with the site. */
import { Refusal } from '../api';
import type { Answer, Method, Place } from '../place';
import { percentage } from '../words/formats';
import { t } from '../words/tongue.svelte';
import Around from './Around.svelte';
import Cover from './Cover.svelte';
import { cards, forget } from './database';
import { engine } from './engine.svelte';
import Home from './Home.svelte';
import { me, newPlayer, people } from './people.svelte';

const NOBODY: Answer = { status: 401, text: '{"code":"session-needed","text":""}' };

/** Fetch what was made with the site. */
async function made(path: string): Promise<Answer> {
  const answer = await fetch(new URL(path, document.baseURI));
  return { status: answer.status, text: await answer.text() };
}

function given(value: object): Answer {
  return { status: 200, text: JSON.stringify(value) };
}

/** Answer requests about the person, and set their name and language. */
function owner(method: Method, body: Partial<{ name: string; language: string }>): Answer {
  const { owner: before } = people;
  if (method === 'GET') return before ? given(me(before)) : NOBODY;
  return given(people.become({ ...(before ?? newPlayer('')), ...body }));
}

/** Tables without a sound card are opened once, which makes it again. */
const opened = new Set<string>();

async function mine(): Promise<Answer> {
  const { found, lacking } = await cards();
  for (const table of lacking.filter((id) => !opened.has(id))) {
    opened.add(table);
    void engine.ask(people.now, 'GET', `/api/tables/${table}`).catch(() => undefined);
  }
  const latest = found.sort((one, other) => other.table.created - one.table.created);
  return given({
    tables: latest.sort((one, other) => Number(other.waiting) - Number(one.waiting)),
  });
}

export const place: Place = {
  served: false,
  words: ['site'],
  sure: true,
  prepare: () => engine.load(),
  /** A dialog may cover the progress bar. */
  loading() {
    const loads = engine.state === 'loading';
    return loads ? `${t('web-loading')} ${percentage(engine.shown)}` : t('web-loading');
  },
  /** Without Python there is no answer at all. */
  tells: (error) => error instanceof Refusal && error.status === 0,
  async request(method, path, body) {
    const { pathname, searchParams } = new URL(path, 'http://page');
    const [, , first = '', second = '', third = ''] = pathname.split('/');
    if (first === 'games' && third === 'rules') {
      return made(`api/rules/${second}.${searchParams.get('language') ?? 'en'}.json`);
    }
    if (first === 'games') return made('api/games.json');
    if (first === 'lessons') return made(`api/lessons/${second}.json`);
    if (first === 'me' && second === 'tables') return mine();
    if (first === 'me' || first === 'session') return owner(method, body ?? {});
    if (first === 'tables' && method === 'GET' && !second) return given({ tables: [] });
    return engine.ask(people.now, method, path, body);
  },
  dial(path) {
    const { pathname, searchParams } = new URL(path, 'http://page');
    const seat = Number(searchParams.get('seat')) || undefined;
    return engine.dial(people.now, pathname.split('/')[3] ?? '', seat);
  },
  Around,
  Home,
  Cover,
  Making: () => import('./Together.svelte'),
  forget,
};
