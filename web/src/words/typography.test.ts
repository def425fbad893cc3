import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
/** A message that is followed by a colon, such as `{t('around-asked')}: `. */
const COLON = /\{t\((?:[^{}]|\{[^{}]*\})*\)\}\s*:/;

it('leaves colons to messages: in French a no-break space stands before them', () => {
  const parts = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' });
  const found = parts
    .filter((path) => path.endsWith('.svelte'))
    .filter((path) => COLON.test(readFileSync(SOURCE + path, 'utf-8')));
  expect(found).toEqual([]);
});
