// Starts a program in a Web Worker. The first message names its two files, whose names follow from
// their content; the program reports itself when it is ready.
addEventListener('message', async ({ data: [glue, wasm] }) => {
  try {
    const program = await import(glue);
    await program.default({ module_or_path: wasm });
  } catch (error) {
    // An error outside of any promise is reported to the page.
    setTimeout(() => { throw error; });
  }
}, { once: true });
