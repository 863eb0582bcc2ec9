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

async function start() {
  const glueUrl = document.getElementById('glue').href;
  const wasmUrl = document.getElementById('wasm').href;
  const [glue, wasm] = await Promise.all([
    import(glueUrl).catch((error) => { throw new Trouble('missing', error); }),
    program(wasmUrl),
  ]);
  await glue.default({ module_or_path: wasm });
  document.getElementById('boot')?.remove();
}

/** Keeps the game for a visit without a network, where the browser may. */
function keepOffline() {
  if (window.isSecureContext && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register('./sw.js').catch(() => {
      // Without it the game is the same, only not offline.
    });
  }
}

if (location.protocol !== 'file:') {
  start().then(keepOffline, (error) => window.scoreTrouble(reasonOf(error), error));
}
