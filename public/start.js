// Fetches the game and starts it; every failure ends in scoreTrouble.

window.scoreStarting = true;

/** Why the game did not start: one of the reasons in boot.js. */
class Trouble extends Error {
  constructor(reason, message) {
    super(message);
    this.reason = reason;
  }
}

const WASM_MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** The program in the form that WebAssembly compiles fastest: a response that can be streamed, or
 *  its bytes where the server names a wrong type. */
async function program(url) {
  const response = await fetch(url).catch((error) => {
    throw new Trouble('network', error);
  });
  if (!response.ok) {
    throw new Trouble('missing', `${url}: ${response.status}`);
  }
  if (response.headers.get('Content-Type') === 'application/wasm') {
    return response;
  }
  const bytes = await response.arrayBuffer().catch((error) => {
    throw new Trouble('network', error);
  });
  const start = new Uint8Array(bytes).subarray(0, 4);
  if (!WASM_MAGIC.every((byte, place) => start[place] === byte)) {
    throw new Trouble('missing', `${url} is not a WebAssembly program`);
  }
  return bytes;
}

function reasonOf(error) {
  if (error instanceof Trouble) return error.reason;
  if (error instanceof WebAssembly.CompileError) return 'damaged';
  if (error instanceof WebAssembly.LinkError) return 'damaged';
  if (error instanceof WebAssembly.RuntimeError) return 'crash';
  // A body that breaks off while it is compiled is a TypeError in every
  // browser, and nothing else in the start is.
  return 'network';
}

/** Why a script could not be imported, which no browser says: it is asked for once more, and its
 *  answer tells. */
async function reasonFor(url) {
  const response = await fetch(url, { cache: 'no-store' }).catch(() => null);
  if (!response) return 'network';
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  return response.ok && !isPage ? 'withheld' : 'missing';
}

/** Whether this is the start page of a package for an LMS: one page, and no site round it. */
const IS_PACKAGE = document.documentElement.hasAttribute('data-assignment');

const addressOf = (id) => document.getElementById(id).href;

/** Shows how much of the program has come, by a copy of the answer: the browser compiles its own as it
 *  comes. Where a service worker has it, there is nothing to wait for. */
async function showHowFar(answer) {
  if (hasWorker() || !(answer instanceof Response)) return;
  const reader = answer.clone().body.getReader();
  const max = Number(document.querySelector('meta[name=program-bytes]').content);
  const bars = [...document.querySelectorAll('progress.loaded')];
  const show = (value) => bars.forEach((bar) => Object.assign(bar, { hidden: false, max, value }));
  let bytes = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    bytes += value.length;
    show(bytes);
  }
}

/** Fetches the program with its glue and starts it with the other promises that it `needs`. The
 *  glue imports the loader of the parts: both are asked for at once. */
async function run(needs) {
  const scripts = ['glue', 'loader'].map(addressOf);
  const [asked] = scripts.map((url) => import(url));
  const [glue, wasm] = await Promise.all([
    asked.catch(async (error) => {
      const reasons = await Promise.all(scripts.map(reasonFor));
      throw new Trouble(reasons.find((reason) => reason !== 'withheld') ?? 'withheld', error);
    }),
    program(addressOf('wasm')).then((answer) => {
      // An error of the copy is an error of the answer, too, and is reported there.
      showHowFar(answer).catch(() => {});
      return answer;
    }),
    needs,
  ]);
  await glue.default({ module_or_path: wasm });
}

/** The links of all files that a part needs: its styles, and its code. */
const filesOf = (part) => [...document.querySelectorAll('link[data-parts]')]
  .filter(({ dataset }) => dataset.parts.split(' ').includes(part));
const isStyle = ({ rel }) => rel === 'stylesheet';

/** The answers that were asked for before the program wants them, by their addresses. */
const early = new Map();

/** Asks for the files of the part that the page needs which this address names; each once. */
function askEarly(hash) {
  const page = IS_PACKAGE ? 'homework' : hash.slice(1).replace(/^\//, '').split('?')[0];
  const own = [...document.querySelectorAll('link[data-pages]')]
    .find(({ dataset }) => dataset.pages.split(' ').includes(page));
  if (!own) return;
  const part = own.dataset.parts;
  stylesOf(part);
  for (const { href } of filesOf(part).filter((link) => !isStyle(link))) {
    if (early.has(href)) continue;
    const answer = program(href);
    // The program asks again where it fails.
    answer.catch(() => {});
    early.set(href, answer);
  }
}

// A page that is pointed at is probably opened next.
for (const pointed of ['pointerover', 'focusin']) {
  addEventListener(pointed, ({ target }) => {
    const link = target.closest?.('a[href*="#"]');
    if (link && isGoodConnection()) askEarly(link.hash);
  }, { passive: true });
}

/** The styles that were asked for, by their links. */
const styles = new Map();

// Nothing waits for an event that does not come: the link is looked at, too.
const LOOK_AT_STYLE_EVERY_MS = 200;
const MAX_STYLE_WAIT_MS = 10000;

/** Puts a style on the page. It is ready when it has come, or fails to. */
const putOneOn = (link) => new Promise((done) => {
  const ready = () => {
    clearInterval(look);
    done();
  };
  const asked_ms = performance.now();
  const look = setInterval(() => {
    if (link.sheet || performance.now() - asked_ms > MAX_STYLE_WAIT_MS) ready();
  }, LOOK_AT_STYLE_EVERY_MS);
  link.addEventListener('load', ready);
  link.addEventListener('error', ready);
  link.disabled = false;
});

/** Puts the styles of these links on the page. It is ready when all have come, and goes on without
 *  those that do not come. */
const putOn = (links) => Promise.all(links.map((link) => {
  if (!styles.has(link)) styles.set(link, putOneOn(link));
  return styles.get(link);
}));
const stylesOf = (part) => putOn(filesOf(part).filter(isStyle));

/** The part that has this file to itself. */
const partWith = (href) => [...document.querySelectorAll('link[data-pages]')]
  .find((link) => link.href === href)?.dataset.parts;

/** The answer for a file of a part, which the loader of the parts asks for, when the part's styles
 *  are on the page. Each answer is used once; it has the right type, whatever the server says. */
window.scoreFetch = async ({ href }) => {
  const styled = stylesOf(partWith(href));
  const asked = early.get(href);
  // The file is not requested early again, unless this request fails.
  early.set(href, null);
  try {
    const answer = await (asked ? asked.catch(() => program(href)) : program(href));
    await styled;
    if (answer instanceof Response) return answer;
    return new Response(answer, { headers: { 'Content-Type': 'application/wasm' } });
  } catch (error) {
    early.delete(href);
    throw error;
  }
};

/** When the text is in the reader's language, or first.js waits no more. */
function wordsSet() {
  const root = document.documentElement;
  return new Promise((done) => {
    if (!root.hasAttribute('data-words')) done();
    new MutationObserver(done).observe(root, { attributeFilter: ['data-words'] });
  });
}

const MAX_SCREEN_WAIT_MS = 2000;

/** When the first words are on the screen; where the browser does not tell, or nobody looks at the
 *  page, there is nothing to wait for. */
function wordsSeen() {
  const isTold = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (document.hidden || !isTold) return Promise.resolve();
  return new Promise((done) => {
    setTimeout(done, MAX_SCREEN_WAIT_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** The styles that only the game needs, whatever page it opens with. */
const restOfStyles = () => putOn([...document.querySelectorAll('link[disabled]:not([data-parts])')]);

/** Has the reader's other messages fetched beside the program, which asks for them when it runs. */
function fetchMessages() {
  const link = document.getElementById(`language-${window.scoreLanguage}-messages`);
  if (link) {
    fetch(link.href).then((answer) => answer.text()).catch(() => {
      // The program shows where they do not come.
    });
  }
}

/** The languages and helpers that are fetched later, as the ids of their links begin. */
const LATER = new Set([...document.querySelectorAll('link[rel=later][id]')]
  .map(({ id }) => id.replace(/-[^-]+$/, '')));

const MAX_LIST_WAIT_MS = 5000;

/** How much the service worker did of a request; see boot.js. */
const askWorker = (request) => new Promise((done) => {
  if (window.scoreAskWorker) window.scoreAskWorker(request, done);
  else done(0);
});

/** Whether a service worker looks after this page; a frame may be allowed none. */
function hasWorker() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

const ownBuild = () => document.querySelector('meta[name=build]').content;

/** Whether the server has a build that is not the one that runs, and it can be loaded. */
async function hasNewerBuild() {
  if (IS_PACKAGE) return false;
  try {
    const signal = AbortSignal.timeout?.(MAX_LIST_WAIT_MS);
    const response = await fetch('./build.json', { cache: 'no-store', signal });
    const { build } = await response.json();
    if (!response.ok || typeof build !== 'string' || build === ownBuild()) return false;
  } catch {
    return false;
  }
  // Where the game is kept for offline, a build is shown when it is whole.
  return !hasWorker() || await askWorker('take') > 0;
}

/** Looks after files that did not come: the server has a newer build, which is shown, or the stored
 *  files are broken, and are fetched past the cache. Returns whether there is a newer build. */
async function lookAfter(links) {
  await askWorker('mend');
  if (await hasNewerBuild()) {
    sayNewer();
    return true;
  }
  await Promise.allSettled(links.map(({ href }) => fetch(href, { cache: 'reload' })));
  return false;
}
for (const name of LATER) {
  const links = [...document.querySelectorAll(`link[id^="${name}-"]`)];
  addEventListener(`score:missing:${name}`, () => lookAfter(links));
}
window.scoreLookAfter = (part) => lookAfter(filesOf(part));

// The marks of an open call on the document, here and in a group: no call is lost to a new build.
const CALLS = ['data-call', 'data-group-call'];

function loadWhenNoCallIsOpen() {
  const root = document.documentElement;
  const load = () => {
    if (!CALLS.some((call) => root.hasAttribute(call))) location.reload();
  };
  document.querySelector('#newer button').disabled = true;
  document.getElementById('newer-next').hidden = true;
  document.getElementById('newer-waits').hidden = !CALLS.some((call) => root.hasAttribute(call));
  new MutationObserver(load).observe(root, { attributes: true, attributeFilter: CALLS });
  load();
}
document.querySelector('#newer button').addEventListener('click', loadWhenNoCallIsOpen);

/** Shows that there is a newer build. A player who does not load it gets it with their next round,
    which the program reports when it is stored and nobody has begun to think. */
function sayNewer() {
  document.getElementById('newer').hidden = false;
  addEventListener('score:round', loadWhenNoCallIsOpen);
}

// A page that the newer build replaces is gone by then, and need not report it.
const SAY_AFTER_MS = 1000;

// The service worker reports each build that it has taken over.
try {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data !== ownBuild()) setTimeout(sayNewer, SAY_AFTER_MS);
  });
} catch {
  // A frame that allows none.
}

// A tab that stays open for days looks for a newer build, too.
const LOOK_EVERY_MS = 60 * 60 * 1000;
let looked_ms = Date.now();

async function lookForNewerBuild() {
  if (Date.now() - looked_ms < LOOK_EVERY_MS) return;
  looked_ms = Date.now();
  if (await hasNewerBuild()) sayNewer();
}
document.addEventListener('visibilitychange', lookForNewerBuild);
setInterval(lookForNewerBuild, LOOK_EVERY_MS / 4);

/** Whether the network is one over which files may be fetched that nobody has asked for. Where a
 *  browser says nothing about its network, it is. */
function isGoodConnection() {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  return !saveData && effectiveType === '4g';
}

const IDLE_AFTER_MS = 2000;

/** Has the rest of the game kept when the page has nothing else to do. */
function keepRestWhenIdle() {
  const keepRest = () => {
    if (isGoodConnection()) askWorker('rest');
  };
  if (window.requestIdleCallback) requestIdleCallback(keepRest);
  else setTimeout(keepRest, IDLE_AFTER_MS);
}

/** Keeps the game for a visit without a network, where the browser may. */
function keepOffline() {
  if (IS_PACKAGE || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // A part or a language that was fetched before there was a worker is not stored yet.
  serviceWorker.addEventListener('controllerchange', () => {
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    for (const { href } of document.querySelectorAll('link[rel=later], link[data-parts]')) {
      if (fetched.has(href)) fetch(href).catch(() => {});
    }
    keepRestWhenIdle();
  });
  if (serviceWorker.controller) keepRestWhenIdle();
  serviceWorker.register('./sw.js').catch(() => {
    // Without a service worker the game is the same, but not offline.
  });
}

// Where a browser would offer to install the game, the page does it instead, once and quietly.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  import(document.getElementById('offer-script').href)
    .then(({ offer }) => offer(event))
    .catch(() => {
      // The browser's own menu has it, too.
    });
});

const trouble = document.getElementById('trouble');
if (!trouble.dataset.reason) {
  // Before the first words are shown, nothing else uses the network and the processor.
  wordsSet().then(wordsSeen).catch(() => {}).then(() => {
    const needs = restOfStyles();
    fetchMessages();
    askEarly(location.hash);
    return run(needs);
  }).then(() => {
    // Without boot.js the box would say that no script has loaded.
    if (!trouble.dataset.reason) trouble.hidden = true;
    try {
      keepOffline();
    } catch {
      // A frame that allows no worker.
    }
  }, (error) => window.scoreTrouble(reasonOf(error), error));
}
