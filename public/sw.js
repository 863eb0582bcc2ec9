// Takes over each build of the game as a whole or not at all, and keeps it for visits without
// a network.
//
// build.json lists the files of a build with their hashes, and the browser checks each file when it
// arrives. So this file need not know the names of a build, and seldom changes. The reasons are in
// docs/decisions/takeover.md.
'use strict';

const SCOPE = self.registration.scope;
const LIST = new URL('build.json', SCOPE).href;
const PAGE = './';
// One origin may hold several sites, which share its caches. Each build has a cache of its own,
// into which its list is put last: a cache without a list is not whole.
const PREFIX = `score ${SCOPE} `;
// The cache in which earlier versions of this file stored all answers of the server.
const UNCHECKED = `score ${SCOPE}`;
// The name of a note beside a build: the other build that the server has, and since when.
const BEHIND = new URL('build.json?behind', SCOPE).href;

// The longest wait for the server: a school network that never answers must not keep the stored
// game from starting.
const MAX_WAIT_MS = 5000;
// For this long, a build that cannot be taken over is thought to be still being copied to the
// server.
const MAX_BEHIND_MS = 24 * 60 * 60 * 1000;
// The most builds that are stored: the newest, and the previous one for tabs that still run it.
const MAX_KEPT = 2;
const MAX_FILES = 500;
const HASH = /^sha256-[\w+/]{43}=$/;

const urlOf = (name) => new URL(name, SCOPE).href;
const isLanguage = (name) => name.startsWith('locales/');
// The name of a file in every build: without the digits that follow from its content, or from that
// of its folder.
const stemOf = (name) => name.replace(/-[0-9a-f]+(?=[._/])/, '');
const nameOf = (url) => url.slice(SCOPE.length) || PAGE;
const isListed = (files, name) => typeof files[name] === 'string';
const inCache = (cache, name) => cache.match(urlOf(name), { ignoreVary: true });
const json = (value) => new Response(JSON.stringify(value));

/** The list of the server's build; fails where the answer is none, such as a sign-in page. */
async function serversList() {
  const signal = AbortSignal.timeout?.(MAX_WAIT_MS);
  const response = await fetch(LIST, { cache: 'no-store', redirect: 'error', signal });
  const { build, files, later = [] } = await response.json();
  const hashes = Object.values(files);
  // A browser accepts any content where the hash is not valid.
  if (!response.ok || !/^[0-9a-f]+$/.test(build) || !isListed(files, PAGE)
    || hashes.length > MAX_FILES || !hashes.every((hash) => HASH.test(hash))
    || !Array.isArray(later)) {
    throw new Error('this is no list of files');
  }
  return { build, files, later };
}

/** The file of this name with just this content, or none at all. */
async function checked(name, integrity) {
  const from = (cache) => fetch(urlOf(name), { integrity, cache, redirect: 'error' });
  // The browser's stored file may be of another build, or the answer of a half-copied one.
  return await from(name === PAGE ? 'no-cache' : 'default').catch(() => from('reload'));
}

let known;

/** The whole builds, the newest first; none where the browser denies its caches. */
function keptBuilds() {
  known ??= readBuilds().catch(() => {
    // The caches may have been denied only this time.
    known = undefined;
    return [];
  });
  return known;
}

async function readBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const builds = await Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    const list = await (await cache.match(LIST))?.json().catch(() => undefined);
    return { name, cache, later: [], ...list };
  }));
  return builds.filter(({ files }) => files).sort((one, other) => other.turn - one.turn);
}

// The files that only installing the game needs.
const INSTALL = 'install/';

// A file of the program that comes later, named by the parts that share it.
const OF_PARTS = /^(.*\/part_)(\w+)\.wasm$/;
// The program of a build from before there were parts. Two of the four were in it, and on a good
// network idle time fetched the others; so all are wanted after it. This happens once, and a table
// of the programs that became parts would be of no use later.
const BEFORE_PARTS = 'score_bg.wasm';

/** The names of which a kept build has one, if it has had this file or would need it. The files
    that parts share differ from build to build, but each part has one of its own. */
function namesFor(name) {
  const [, start, parts] = OF_PARTS.exec(name) ?? [];
  if (!parts) return [name];
  return [BEFORE_PARTS, ...parts.split('_').map((part) => `${start}${part}.wasm`)];
}

/** The names of a build's files that are taken over with it: those of its start, and those of the
    later parts that a kept build has. Where data are to be saved, a program that has changed is
    fetched when it is opened. */
async function wantedNames({ files, later }, kept) {
  const isSaving = Boolean(navigator.connection?.saveData);
  // A language is two files, and was one file in earlier builds.
  const partOf = (name) => stemOf(name).replace('locales/words/', 'locales/');
  const key = (name) => (isSaving && !isLanguage(name) ? name : partOf(name));
  const caches = await Promise.all(kept.map(({ cache }) => cache.keys()));
  const had = new Set(caches.flat().map(({ url }) => key(nameOf(url))));
  return Object.keys(files).filter((name) => !name.startsWith(INSTALL)
    && (!later.includes(name) || namesFor(key(name)).some((wanted) => had.has(wanted))));
}

/** This file: the same one of a kept build, or else the server's. */
async function fileFrom(kept, name, integrity) {
  for (const { cache, files } of kept) {
    const found = files[name] === integrity && await inCache(cache, name);
    if (found) return found;
  }
  return checked(name, integrity);
}

/** Forgets all builds but these. */
async function keepOnly(wanted) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.filter((name) => !wanted.includes(name)).map((name) => caches.delete(name)));
  known = undefined;
}

/** Puts the whole of a build beside those that are kept. */
async function takeIn(list, kept) {
  const { build, files } = list;
  const name = PREFIX + build;
  const others = kept.map((other) => other.name).filter((other) => other !== name);
  // Builds that were never whole make room.
  await keepOnly([name, ...others.slice(0, MAX_KEPT)]);
  const cache = await caches.open(name);
  const take = async (name) => {
    // Files that arrived before an interruption were checked.
    if (await inCache(cache, name)) return;
    await cache.put(urlOf(name), await fileFrom(kept, name, files[name]));
  };
  // The page is first: a host that changes files would change it.
  await take(PAGE);
  await Promise.all((await wantedNames(list, kept)).map(take));
  await cache.put(LIST, json({ ...list, turn: 1 + (kept[0]?.turn ?? 0) }));
  await keepOnly([name, ...others].slice(0, MAX_KEPT));
}

/** Notes beside the newest build since when the server has had another. */
async function noteBehind({ cache }, build) {
  const note = await (await cache.match(BEHIND))?.json();
  if (note?.build !== build) await cache.put(BEHIND, json({ build, since_ms: Date.now() }));
}

async function takeOver() {
  const list = await serversList();
  // Where the caches cannot be read, this fails, and none of them is deleted.
  const kept = await readBuilds();
  if (kept[0]?.build === list.build) return;
  try {
    await takeIn(list, kept);
  } catch (error) {
    if (kept[0]) await noteBehind(kept[0], list.build);
    throw error;
  }
  // Pages that are open show the previous build.
  for (const client of await self.clients.matchAll()) client.postMessage(list.build);
}

let taking;

/** Takes the server's build over, once for all who ask meanwhile. */
function takeOverOnce() {
  taking ??= takeOver().finally(() => { taking = undefined; });
  return taking;
}

/** Fetches files of the newest build that are not kept yet, one after the other: those that
    `choose` names, given the build and all that are kept. Returns how many files came. */
async function takeMissing(choose) {
  await taking?.catch(() => undefined);
  const kept = await keptBuilds();
  const [newest] = kept;
  if (!newest) return 0;
  const { cache, files } = newest;
  let count = 0;
  for (const name of await choose(newest, kept)) {
    if (!isListed(files, name) || await inCache(cache, name)) continue;
    try {
      await cache.put(urlOf(name), await fileFrom(kept, name, files[name]));
      count += 1;
    } catch {
      // A file that a filter keeps away, for example, is no reason to go without the others.
    }
  }
  return count;
}

/** Fetches the later files; languages are kept when they are chosen. */
const takeRest = () => takeMissing(({ later }) => later.filter((name) => !isLanguage(name)));

/** The server's page where its build cannot be taken over for too long, as on a host that
    changes files on their way: then it is shown as it comes. */
async function pageOfAnother({ cache }, request) {
  const note = await (await cache.match(BEHIND))?.json();
  if (!note || Date.now() - note.since_ms < MAX_BEHIND_MS) return undefined;
  const signal = AbortSignal.timeout?.(MAX_WAIT_MS);
  const response = await fetch(request, { signal }).catch(() => undefined);
  const text = response?.ok ? await response.clone().text() : '';
  return text.includes(note.build) ? response : undefined;
}

async function integrityOf(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** A file of a kept build. One that is missing there or broken is fetched past it. */
async function fileOf({ cache, files }, name, event) {
  if (!isListed(files, name)) return undefined;
  const kept = await inCache(cache, name);
  // A program is large, and after a start that fails it is checked.
  if (kept && (name.endsWith('.wasm') || await integrityOf(kept.clone()) === files[name])) {
    return kept;
  }
  const fetched = await checked(name, files[name]).catch(() => undefined);
  if (fetched) event.waitUntil(cache.put(urlOf(name), fetched.clone()));
  return fetched;
}

/** The file from the first of the kept builds that has it, or else from the server. */
async function keptFile(name, event) {
  for (const build of await keptBuilds()) {
    const found = await fileOf(build, name, event);
    if (found) return found;
  }
  return fetch(event.request);
}

/** The page: the server's where its build can be taken over at once, or else the kept one. */
async function page(event) {
  const done = takeOverOnce().catch(() => undefined);
  event.waitUntil(done);
  if ((await keptBuilds())[0]) {
    await Promise.race([done, new Promise((late) => setTimeout(late, MAX_WAIT_MS))]);
  }
  const [newest] = await keptBuilds();
  return newest && await pageOfAnother(newest, event.request) || keptFile(PAGE, event);
}

/** Checks the newest build after a start that failed; returns how many files were not as they
    should be. They are fetched again, now or when they are asked for. */
async function mend() {
  const [newest] = await keptBuilds();
  if (!newest) return 0;
  const { cache, files } = newest;
  const isMended = await Promise.all((await wantedNames(newest, [newest])).map(async (name) => {
    const kept = await inCache(cache, name);
    if (kept && await integrityOf(kept) === files[name]) return false;
    await cache.delete(urlOf(name));
    await checked(name, files[name])
      .then((fetched) => cache.put(urlOf(name), fetched))
      .catch(() => undefined);
    return true;
  }));
  return isMended.filter(Boolean).length;
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // An earlier version of this file may have taken the build over with fewer files than this one
  // wants.
  event.waitUntil(takeOverOnce().then(() => takeMissing(wantedNames)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete(UNCHECKED), self.clients.claim()]));
});

// The requests of a page, and the functions that return the number of changes.
const REQUESTS = { mend, take: () => takeOverOnce().then(() => 1), rest: takeRest };

self.addEventListener('message', (event) => {
  if (!Object.keys(REQUESTS).includes(event.data)) return;
  event.waitUntil(REQUESTS[event.data]().then(
    (count) => event.ports[0].postMessage(count),
    () => event.ports[0].postMessage(0),
  ));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  const path = nameOf(request.url.replace(/[?#].*$/, ''));
  // Requests of another page of the site, and for files that are never kept, are the browser's own
  // business.
  const isPage = path === PAGE || path === 'index.html';
  const isNeverKept = path === 'build.json' || path.startsWith(INSTALL);
  if (isNeverKept || (request.mode === 'navigate' && !isPage)) return;
  event.respondWith(request.mode === 'navigate' ? page(event) : keptFile(path, event));
});
