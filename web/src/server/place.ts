/** The tables are on the server that this page came from. */
import type { Line, Place } from '../place';
import { t } from '../words/tongue.svelte';

export const place: Place = {
  served: true,
  words: [],
  sure: false,
  prepare: () => undefined,
  loading: () => t('web-loading'),
  tells: () => false,
  async request(method, path, body, last = false) {
    const answer = await fetch(path, {
      method,
      keepalive: last,
      headers: {
        'accept-language': document.documentElement.lang,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  },
  dial(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${path}`) as Line;
  },
  Around: null,
  Home: null,
  Cover: null,
  Making: () => import('../lobby/MakeTable.svelte'),
  forget: null,
};
