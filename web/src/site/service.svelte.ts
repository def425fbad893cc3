/** The service worker: the site without a network, and its updates, which nobody is forced to take. */
import { engine } from './engine.svelte';

class Service {
  /** Whether there is a newer version of the site that the visitor has not put off. */
  offers = $state(false);
  private waiting: ServiceWorker | null = null;
  private used = false;
  /** Whether another page of the site has taken a newer version into use. */
  private replaced = false;

  /** Register the worker once the page has loaded, so that it does not slow that down. */
  start(): void {
    if (!('serviceWorker' in navigator)) return;
    const begin = () => void this.register().catch(() => undefined); // the page works without it
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }

  /** Use the newer version, and load the page anew with it. */
  use(): void {
    this.used = true;
    if (this.waiting) this.waiting.postMessage('use');
    else location.reload(); // another page of the site uses it already
  }

  private async register(): Promise<void> {
    const found = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.used) location.reload();
      this.replaced = controlled; // the first one has the files of this page
      controlled = true;
      this.look(found);
    });
    // The files of this version are gone, so whoever put off the other one needs it now.
    addEventListener('vite:preloadError', () => this.look(found));
    this.look(found);
    found.addEventListener('updatefound', () => {
      const { installing } = found;
      installing?.addEventListener('statechange', () => this.look(found));
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void found.update().catch(() => undefined);
    });
    const ready = await navigator.serviceWorker.ready;
    if (!saves()) requestIdle(() => ready.active?.postMessage('fetch'));
  }

  /** A version that waits is an update only if another one is in use. */
  private look(found: ServiceWorkerRegistration): void {
    this.waiting = navigator.serviceWorker.controller ? found.waiting : null;
    this.offers = this.replaced || this.waiting !== null;
  }
}

/** Whether the person has asked for little traffic. */
function saves(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Do something when nothing else is going on; Python comes first if somebody plays. */
function requestIdle(work: () => void): void {
  const wait = () => (engine.state === 'loading' ? setTimeout(wait, 1000) : work());
  setTimeout(wait, 3000);
}

export const service = new Service();
