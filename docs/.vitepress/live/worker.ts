// Runs a block of code away from its page, so that the page stays quick, and tells what the block logs.

/** What a running block tells its page. */
export type Message = { readonly logged: string } | { readonly failed: string } | { readonly done: true };

const tell = (message: Message): void => postMessage(message);

Object.assign(globalThis, {
  railheadLog: (...what: readonly unknown[]) => tell({ logged: what.join(' ') }),
});

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  try {
    await import(data);
    tell({ done: true });
  } catch (error) {
    tell({ failed: String(error) });
  }
});
