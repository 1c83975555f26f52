// A match on a server of boardgame.io, with everybody at it.

import { createRequire } from 'node:module';
import type { AnyEngine } from '../../../src/core/engine/index.js';
import { toBoardgameIO } from '../../../src/serve/adapters/boardgame-io/index.js';
import { type AnyClient, type served, until } from './served.js';

// Its entries are CommonJS only.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { SocketIO } = require('boardgame.io/dist/cjs/multiplayer.js');

/** A match that has begun: its id, and a connected client a seat. */
export interface Match {
  readonly matchID: string;
  readonly clients: readonly AnyClient[];
  /** Sends an event of socket.io from the place of seat 0, with whatever in it. */
  emit(event: string, ...args: readonly unknown[]): void;
  /** Sends a move of seat 0, its arguments as JSON: what is too deep for the client's own writer comes over so too. */
  sendMove(type: unknown, argsText: string, more?: object): void;
  leave(): void;
}

/** Begins a match of two on a server. The first client may send names. */
export async function beginMatch(
  engine: AnyEngine,
  ruleset: string,
  { url, lobby }: Awaited<ReturnType<typeof served>>,
  names?: readonly string[],
): Promise<Match> {
  const { matchID } = await lobby.createMatch(ruleset, { numPlayers: 2 });
  const clients: AnyClient[] = [];
  const keys: string[] = [];
  for (const playerName of ['Ann', 'Ben']) {
    const { playerID, playerCredentials } = await lobby.joinMatch(ruleset, matchID, { playerName });
    const client = Client({
      game: toBoardgameIO(engine, ruleset),
      multiplayer: SocketIO({ server: url }),
      matchID,
      playerID,
      credentials: playerCredentials,
      debug: false,
    });
    client.start();
    clients.push(client);
    keys.push(playerCredentials);
  }
  const [first] = clients;
  await Promise.all(clients.map((client) => until(client, () => true)));
  first.moves.start(...(names === undefined ? [] : [names]));
  await Promise.all(clients.map((client) => until(client, ({ G }) => G.state !== null)));
  const emit: Match['emit'] = (event, ...args) => void first.transport.socket.emit(event, ...args);
  return {
    matchID,
    clients,
    emit,
    sendMove(type, argsText, more = {}) {
      const payload = JSON.stringify({ type, playerID: '0', credentials: keys[0], ...more });
      const action = `{"type":"MAKE_MOVE","payload":${payload.slice(0, -1)},"args":${argsText}}}`;
      const place = JSON.stringify([first.getState()._stateID, matchID, '0']).slice(1);
      // Packets of socket.io: 2, the namespace, and the event.
      first.transport.socket.io.engine.write(`2/${ruleset},["update",${action},${place}`);
    },
    leave() {
      for (const client of clients) client.stop();
    },
  };
}
