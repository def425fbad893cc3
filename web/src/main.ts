import '@fontsource-variable/grenze-gotisch/wght.css';
import './style/tokens.css';
import './style/base.css';
import { place } from '#place';
import { mount } from 'svelte';
import App from './App.svelte';
import { person } from './person.svelte';
import { prefer } from './prefer.svelte';
import { tongue } from './words/tongue.svelte';

await tongue.speak(prefer.language, 'web', 'server', ...place.words);
mount(App, { target: document.getElementById('app')! });
void person.recall();
