/** The names of browsers and systems; the server identifies each with one word. */
import type { SessionCard } from '../wire';
import { t } from '../words/tongue.svelte';

const BROWSERS: Record<string, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  python: 'Python',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

const SYSTEMS: Record<string, string> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

/** Describe the device on which a session was opened, as far as it is known. */
export function deviceOf(session: SessionCard): string {
  const browser = BROWSERS[session.browser];
  const system = SYSTEMS[session.system];
  if (browser && system) return t('me-sessions-device', { browser, system });
  return browser ?? system ?? t('me-sessions-unknown');
}
