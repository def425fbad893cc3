/** Registers the service worker, within the server's content security policy. */

const ADDRESS = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

/** Browsers with trusted types accept a script address only from a named policy. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('whitby-worker', { createScriptURL: () => ADDRESS });

/** Register the worker, and wait until it is ready. */
export async function ready(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? ADDRESS);
  return navigator.serviceWorker.ready;
}
