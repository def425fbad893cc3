// The site without a network. What the page needs is stored when this version is installed, Python
// when somebody plays or nothing else is going on, and of the documentation what somebody reads. The
// networks of bots are stored by the page's worker when one is to play. A new version waits until the page asks for it.

/* global VERSION, SHELL, LATER, ASKED -- the build puts them before this: what there is, by address */
// Another copy of the site may be under another path of this host, and shares its storage.
const OWN = `whitby-site ${new URL(self.registration.scope).pathname} `;
const SITE = OWN + VERSION;
const PYTHON = 'whitby-python';
const NETWORKS = 'whitby-networks';
const READ = 'whitby-docs';
const docs = new URL('docs/', self.registration.scope).href;
const addresses = (paths) =>
  new Set(paths.map((path) => new URL(path, self.registration.scope).href));
const later = addresses(LATER);
const asked = addresses(ASKED);

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

/** Forget earlier versions, and what Python and the bots had then. */
async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OWN) && name !== SITE) await caches.delete(name);
  }
  await keep(PYTHON, later);
  await keep(NETWORKS, asked);
  await self.clients.claim();
}

/** Keep in a cache only what this version has, too, and what belongs to another path. */
async function keep(name, wanted) {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const own = request.url.startsWith(self.registration.scope);
    if (own && !wanted.has(request.url)) await cache.delete(request);
  }
}

async function answer(request) {
  const home = new URL('index.html', self.registration.scope).href;
  if (request.url.split(/[?#]/)[0] === home) return answer(new Request(self.registration.scope));
  const own = later.has(request.url) ? PYTHON : asked.has(request.url) ? NETWORKS : null;
  const cache = await caches.open(own ?? SITE);
  const found = await cache.match(request, { ignoreSearch: !own });
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok && own === PYTHON) await cache.put(request, fresh.clone()).catch(() => undefined);
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
