// The server of boardgame.io on free ports, and what its clients come to show.

import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';

// Its entries are CommonJS only.
const { LobbyClient } = createRequire(import.meta.url)('boardgame.io/dist/cjs/client.js');

// biome-ignore lint/suspicious/noExplicitAny: clients of a framework without types here
export type AnyClient = any;

/** Runs a server until it is stopped. */
export async function served(server: AnyClient) {
  // Its lobby answers on a port of its own only, and takes none that is 0.
  const apiPort = await freePort();
  const servers = await server.run({ port: 0, lobbyConfig: { apiPort }, callback: () => {} });
  return {
    url: `http://localhost:${servers.appServer.address().port}`,
    lobby: new LobbyClient({ server: `http://localhost:${apiPort}` }),
    stop: () => server.kill(servers),
  };
}

/** What a client shows as soon as it fits. */
export function until(client: AnyClient, isDone: (now: AnyClient) => boolean): Promise<AnyClient> {
  return new Promise((resolve) => {
    const stop = client.subscribe((now: AnyClient) => {
      if (now === null || !isDone(now)) return;
      queueMicrotask(() => stop());
      resolve(now);
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
