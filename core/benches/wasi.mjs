// Runs a program for WASI under Node: node wasi.mjs program.wasm argument ...
// What it writes to Criterion's folder gets to that of CRITERION_HOME.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [program, ...rest] = process.argv.slice(2);
const home = process.env.CRITERION_HOME;
const wasi = new WASI({
  version: 'preview1',
  args: [program, ...rest],
  env: { CRITERION_HOME: '/criterion' },
  preopens: home ? { '/criterion': home } : {},
  returnOnExit: true,
});
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
