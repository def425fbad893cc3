/** Requests to the server, and its refusals as errors. */
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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        'accept-language': document.documentElement.lang,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw new Unreachable(error);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<Error> {
  try {
    const told = (await answer.json()) as Refused;
    return new Refusal(told.code, told.text, answer.status, told.retry_after ?? null);
  } catch {
    return new Unreachable(`status ${String(answer.status)}`);
  }
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: object = {}) => ask<T>('POST', path, body);

/** Return a new idempotency key; `randomUUID` is missing when the server is not reached over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
