// Keeps the last complete game for visits without a network.
//
// The page itself is the list of its files: whatever index.html names is kept.
// So this file need not know what a build is called, and never changes.
'use strict';

const SCOPE = self.registration.scope;
// One origin may hold several sites, and all of them share its caches.
const CACHE = `score ${SCOPE}`;
// A school network that answers nothing at all must not keep the kept game
// from starting.
const MAX_WAIT_MS = 5000;
const HASHED = /-[0-9a-f]{8,16}(_bg)?\.\w+$/;

/** The files that a page's text names, below this folder, as addresses. A link
    to a place in the page names none. */
function filesOf(text) {
  return [...text.matchAll(/\b(?:href|src)=["']?([^"'#\s>]+)/g)]
    .map(([, name]) => new URL(name, SCOPE).href)
    .filter((file) => file.startsWith(SCOPE));
}

/** Keeps a page and all its files, and only then forgets the ones before. */
async function keep(page) {
  const cache = await caches.open(CACHE);
  const text = await page.clone().text();
  const kept = await cache.match(SCOPE);
  if (kept && await kept.text() === text) return;
  const files = filesOf(text);
  await cache.addAll(files);
  await cache.put(SCOPE, page);
  const wanted = new Set([SCOPE, ...files]);
  const all = await cache.keys();
  await Promise.all(all.filter(({ url }) => !wanted.has(url)).map((old) => cache.delete(old)));
}

async function fromCache(address) {
  return (await caches.open(CACHE)).match(address, { ignoreVary: true });
}

/** The page: the server's if it answers, so that a new game is seen at once. */
async function page(event) {
  const signal = AbortSignal.timeout?.(MAX_WAIT_MS);
  const response = await fetch(event.request, { signal }).catch(() => undefined);
  if (response?.ok) {
    // A game that cannot be kept whole (a file missing, no room) leaves the
    // one before in place.
    event.waitUntil(keep(response.clone()).catch(() => undefined));
    return response;
  }
  return await fromCache(SCOPE) ?? response ?? Response.error();
}

/** A file. One with a hash in its name changes its name with its content, so a
    kept one is right; of any other the server's is newer. */
async function file(request) {
  if (HASHED.test(request.url)) return await fromCache(request.url) ?? fetch(request);
  return await fetch(request).catch(() => undefined)
    ?? await fromCache(request.url)
    ?? Response.error();
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(SCOPE, { cache: 'no-cache' }).then(keep));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  const path = request.url.slice(SCOPE.length).replace(/[?#].*$/, '');
  if (request.mode !== 'navigate') {
    event.respondWith(file(request));
  } else if (path === '' || path === 'index.html') {
    event.respondWith(page(event));
  }
});
