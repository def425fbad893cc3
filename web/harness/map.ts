/** Renders the map on its own for tests/browser/test_map.py. Not part of the page. */
import '@fontsource-variable/grenze-gotisch/wght.css';
import '../src/style/tokens.css';
import '../src/style/base.css';
import './harness.css';
import { mount } from 'svelte';
import Europe from '../src/games/fury/map/Map.svelte';
import type { Language } from '../src/words/speech';
import { tongue } from '../src/words/tongue.svelte';
import { SCENES } from './scenes';

const query = new URLSearchParams(location.search);
const chosen: string[] = [];
const explained: string[] = [];
document.documentElement.dataset.light = query.get('light') ?? 'light';
await tongue.speak((query.get('lang') ?? 'en') as Language, 'web', 'fury', 'fury_page');
const scene = SCENES[query.get('scene') ?? 'quiet'] ?? {};
mount(Europe, {
  target: document.body,
  props: {
    ...scene,
    night: query.has('night'),
    wheel: query.has('page') ? 'page' : 'zoom',
    inset: { bottom: Number(query.get('sheet') ?? 0) },
    onchoose: (place: string) => chosen.push(place),
    onexplain: (place: string) => explained.push(place),
  },
});
Object.assign(window, { chosen, explained, speak: (lang: Language) => tongue.speak(lang) });
