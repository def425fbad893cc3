import { beforeEach, expect, test, vi } from 'vitest';
import { person } from './person.svelte';
import { prefer } from './prefer.svelte';
import { heardUntil, hearUntil } from './table/heard';
import type { Me } from './wire';

const kept = new Map<string, string>();
let answer: () => Promise<Response>;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', () => answer());
  person.me = { id: 'w4zi4orfw023', name: 'Mina' } as Me;
  prefer.name = 'Mina';
  prefer.light = 'dark';
  prefer.save();
  hearUntil('3qcsqo1m1ill', 1794734389571);
});

test('who signs out leaves nothing of themselves in the browser', async () => {
  answer = () => Promise.resolve(new Response('{}', { status: 200 }));
  await person.leave();
  expect(person.me).toBeNull();
  expect(heardUntil('3qcsqo1m1ill')).toBe(0);
  expect(JSON.stringify([...kept])).not.toMatch(/Mina|3qcsqo1m1ill/);
  expect(kept.get('whitby-light')).toBe('dark'); // a setting of the device
});

test('nor do they when the server is away, and they are told that the session goes on', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  await expect(person.leave()).rejects.toThrow();
  expect(person.me?.name).toBe('Mina');
  expect(JSON.stringify([...kept])).not.toMatch(/Mina|3qcsqo1m1ill/);
});

test('who deletes themselves is forgotten here too', async () => {
  answer = () => Promise.resolve(new Response('{}', { status: 200 }));
  await person.remove('correct horse battery');
  expect(person.me).toBeNull();
  expect(heardUntil('3qcsqo1m1ill')).toBe(0);
  expect(JSON.stringify([...kept])).not.toMatch(/Mina|3qcsqo1m1ill/);
});

test('who is refused that is still here', async () => {
  const told = JSON.stringify({ code: 'not-your-password', text: 'That is not your password.' });
  answer = () => Promise.resolve(new Response(told, { status: 403 }));
  await expect(person.remove('wrong')).rejects.toThrow();
  expect(person.me?.name).toBe('Mina');
  expect(prefer.name).toBe('Mina');
});

test('who ends all their sessions is forgotten here too', () => {
  person.left();
  expect(person.me).toBeNull();
  expect(JSON.stringify([...kept])).not.toMatch(/Mina|3qcsqo1m1ill/);
});
