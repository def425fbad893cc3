/** The service worker, registered under the content security policy of the server. */

const ADDRESS = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

/** Browsers that know trusted types take an address of a script from a named policy only. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('whitby-worker', { createScriptURL: () => ADDRESS });

/** Register the worker, and wait until it can be used. */
export async function ready(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? ADDRESS);
  return navigator.serviceWorker.ready;
}
