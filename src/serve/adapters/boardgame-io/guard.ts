// Checks all that clients send to a server of boardgame.io 0.50, by events of socket.io and requests to its
// lobby. Unguarded it accepts a state from any active player and plays a move under another id than that of
// the credentials. It also sets fields of `Object.prototype` by an id called `__proto__`, and dies of an
// unhandled rejection where a name is an object.

import * as z from 'zod/mini';
import { entryOf } from '../../../core/engine/index.js';
import { HOST } from './host.js';

/** As much of a server as is guarded. */
export interface GuardableServer {
  /** The server's Koa application. */
  // biome-ignore lint/suspicious/noExplicitAny: a Koa application with socket.io, not a dependency here
  readonly app: any;
  /** Its router, to which the checks are added. */
  // biome-ignore lint/suspicious/noExplicitAny: its Koa router
  readonly router: any;
  /** Where it keeps its matches, if it says: the names of the lobby are read there. */
  // biome-ignore lint/suspicious/noExplicitAny: its storage, of one kind or another
  readonly db?: any;
}

/**
 * Guards a server before it runs. Messages that no client of boardgame.io sends are dropped, and lobby
 * requests without a player are answered 400. Players keep the name under which they joined the lobby.
 *
 * @param server - A server of boardgame.io that does not run yet.
 * @param games - The games that it was made with.
 * @returns The same server.
 * @see `toBoardgameIO`
 * @example
 * const games = [toBoardgameIO(engine, 'my-title')];
 * guardServer(Server({ games, origins }), games).run(8000);
 */
export function guardServer<S extends GuardableServer>(server: S, games: readonly { name?: string }[]): S {
  for (const { name } of games)
    server.app._io.of(name).use((socket: Socket, accept: () => void) => {
      socket.use(([event, ...args], pass) => {
        if (!isMessage(event, args)) return;
        if (event === 'update' && isStart(args[0])) void nameFrom(server.db, args).then(pass);
        else pass();
      });
      accept();
    });
  server.router.use(guardBody);
  return server;
}

interface Socket {
  use(middleware: (packet: [event: string, ...args: unknown[]], pass: () => void) => void): void;
}

/** True for what a client of boardgame.io sends. */
function isMessage(event: string, args: readonly unknown[]): boolean {
  const schema = entryOf<z.ZodMiniType>(MESSAGES, event);
  if (schema === undefined || !isShallow(args) || !z.safeParse(schema, args).success) return false;
  // The credentials are those of one id, and the move is played under the other.
  return event !== 'update' || (args[0] as ClientMove).payload.playerID === args[3];
}

interface ClientMove {
  readonly payload: { readonly playerID: string; readonly type: string; args?: unknown };
}

const isStart = (move: unknown) => (move as ClientMove).payload.type === 'start';

// The first move deals. The lobby's names replace those that its client sent.
async function nameFrom(db: GuardableServer['db'], args: readonly unknown[]): Promise<void> {
  const [{ payload }, , matchID] = args as readonly [ClientMove, unknown, string];
  payload.args = [];
  try {
    const { metadata } = (await db?.fetch(matchID, { metadata: true })) ?? {};
    const players = Object.values<{ id: number; name?: string }>(metadata?.players ?? {});
    const names: (string | null)[] = [];
    for (const { id, name = null } of players) names[id] = name;
    payload.args = [Array.from(names, (name) => name ?? null)];
  } catch (error) {
    // The match is dealt without names.
    console.error(error);
  }
}

const MESSAGES = /* @__PURE__ */ (() => {
  const text = z.string().check(z.maxLength(200));
  const player = z.string().check(z.regex(new RegExp(`^(\\d{1,2}|${HOST})$`)));
  const seat = z.nullish(player);
  const credentials = z.nullish(text);
  const players = z.nullish(z.int().check(z.gte(1), z.lte(24)));
  const args = z.optional(z.array(z.unknown()).check(z.maxLength(3)));
  const payload = z.strictObject({ type: text, args, playerID: player, credentials });
  const move = z.strictObject({ type: z.literal('MAKE_MOVE'), payload });
  const said = z.strictObject({ id: text, sender: text, payload: z.unknown() });
  return {
    update: z.tuple([move, z.int(), text, player]),
    sync: z.tuple([text, z.optional(seat), z.optional(credentials), z.optional(players)]),
    chat: z.tuple([text, said, z.optional(credentials)]),
  };
})();

// Far beyond any action; what writes or reads all of a message goes down into it by recursion.
const DEEPEST = 32;

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.values(value).every((item) => isShallow(item, depth + 1));
}

interface LobbyContext {
  readonly request: object;
  throw(status: number, message: string): never;
}

// The lobby's routes read the body themselves, each for its own.
async function guardBody(ctx: LobbyContext, next: () => Promise<void>): Promise<void> {
  let read: unknown;
  Object.defineProperty(ctx.request, 'body', {
    configurable: true,
    get: () => read,
    set(body: unknown) {
      if (!isRequest(body)) ctx.throw(400, 'no request of a lobby');
      read = body;
    },
  });
  await next();
}

function isRequest(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !isShallow(body)) return false;
  const { playerID } = body as { playerID?: unknown };
  if (typeof playerID !== 'string' && typeof playerID !== 'number') return playerID == null;
  return /^\d{1,2}$/.test(String(playerID));
}
