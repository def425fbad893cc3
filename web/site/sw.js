// The site without a network. What the page needs is stored when this version is installed, Python
// when somebody plays or nothing else is going on, and of the documentation what somebody reads. A new
// version waits until the page asks for it.

/* global VERSION, SHELL, LATER -- the build puts them before this: what there is, by address */
const SITE = `whitby-site-${VERSION}`;
const PYTHON = 'whitby-python';
const READ = 'whitby-docs';
const docs = new URL('docs/', self.registration.scope).href;
const later = new Set(LATER.map((path) => new URL(path, self.registration.scope).href));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'use') void self.skipWaiting();
  if (data === 'fetch') void fetchLater();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) {
    event.respondWith(request.url.startsWith(docs) ? read(request) : answer(request));
  }
});

async function install() {
  const cache = await caches.open(SITE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
}

/** Forget earlier versions, and what Python had then. */
async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith('whitby-site-') && name !== SITE) await caches.delete(name);
  }
  const python = await caches.open(PYTHON);
  for (const request of await python.keys()) {
    if (!later.has(request.url)) await python.delete(request);
  }
  await self.clients.claim();
}

async function answer(request) {
  const found =
    (await (await caches.open(SITE)).match(request, { ignoreSearch: true })) ??
    (await (await caches.open(PYTHON)).match(request));
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok && later.has(request.url)) {
    await (await caches.open(PYTHON)).put(request, fresh.clone()).catch(() => undefined);
  }
  return fresh;
}

/** A page of the documentation as it is now, or, without a network, as it was last read. */
async function read(request) {
  const cache = await caches.open(READ);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone()).catch(() => undefined);
    return fresh;
  } catch (error) {
    const found = await cache.match(request, { ignoreSearch: true });
    if (found) return found;
    throw error;
  }
}

async function fetchLater() {
  const cache = await caches.open(PYTHON);
  for (const address of later) {
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
  }
}
