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

/** The program, as what WebAssembly compiles fastest: a response that can be
 *  streamed, or its bytes where the server names a wrong type. */
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

/** Fetches a program and its glue, by the ids of their links, and starts it `after`
 *  something else. Firefox remembers a script that failed, so each `time` has an address
 *  of its own. */
async function run(glueId, wasmId, { time = 0, after } = {}) {
  const glueUrl = document.getElementById(glueId).href + (time ? `?${time}` : '');
  const wasmUrl = document.getElementById(wasmId).href;
  const [glue, wasm] = await Promise.all([
    import(glueUrl).catch((error) => { throw new Trouble('missing', error); }),
    program(wasmUrl),
    after,
  ]);
  await glue.default({ module_or_path: wasm });
}

/** When the page has been painted once: its text comes before the program's work. Where
 *  nobody looks at it there is nothing to wait for. */
function painted() {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

const NOT_HERE = 'This part of the game could not be fetched. Check the network and try again.';

/** Fetches a game's program when it is first opened, and again at each later request as
 *  long as that failed. */
function later(name) {
  const request = `score:${name}`;
  const slot = document.getElementById(`${name}-place`);
  let times = 0;
  const fetchIt = () => {
    removeEventListener(request, fetchIt);
    run(`${name}-glue`, `${name}-wasm`, { time: times++ }).catch((error) => {
      if (reasonOf(error) === 'crash' && window.scoreStartsAgain(error)) return;
      console.warn(error);
      addEventListener(request, fetchIt);
      const sentence = Object.assign(document.createElement('p'), { textContent: NOT_HERE });
      const again = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: 'Try again',
        onclick: () => {
          slot.replaceChildren();
          dispatchEvent(new Event(request));
        },
      });
      sentence.setAttribute('role', 'alert');
      slot.replaceChildren(sentence, again);
    });
  };
  addEventListener(request, fetchIt);
}
later('dials');
later('yahtzee');
later('worksheets');
later('practice');
later('statistics');

/** Keeps the game for a visit without a network, where the browser may. */
function keepOffline() {
  if (window.isSecureContext && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register('./sw.js').catch(() => {
      // Without it the game is the same, only not offline.
    });
  }
}

if (location.protocol !== 'file:') {
  run('glue', 'wasm', { after: painted() }).then(keepOffline, (error) => window.scoreTrouble(reasonOf(error), error));
}
