/** Requests to the server, and its refusals as errors. */
import { place } from '#place';
import type { Answer, Method } from './place';
import type { Refused } from './wire';
import { t } from './words/tongue.svelte';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly retryAfter: number | null,
  ) {
    super(text);
  }
}

/** No response at all: the server is down or the network is offline. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(t('web-unreachable'), { cause });
  }
}

export async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
  const { status, text } = await sent(method, path, body);
  if (status < 200 || status > 299) throw refusal(status, text);
  return JSON.parse(text) as T;
}

/** Return the text of a response that is not JSON. */
export async function read(path: string): Promise<string> {
  const { status, text } = await sent('GET', path);
  if (status !== 200) throw refusal(status, text);
  return text;
}

async function sent(method: Method, path: string, body?: object): Promise<Answer> {
  try {
    return await place.request(method, path, body);
  } catch (error) {
    throw error instanceof Refusal ? error : new Unreachable(error);
  }
}

function refusal(status: number, text: string): Error {
  try {
    const told = JSON.parse(text) as Refused;
    return new Refusal(told.code, told.text, status, told.retry_after ?? null);
  } catch {
    return new Unreachable(`status ${String(status)}`);
  }
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: object = {}) => ask<T>('POST', path, body);

/** Return a new idempotency key; `randomUUID` is missing when the server is not reached over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
