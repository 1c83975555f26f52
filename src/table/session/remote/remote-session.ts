// A game that a host keeps, as a session. The client has only views. It shows at once what its seat plays,
// and people can take it back. The first action that cannot be taken back sends all of it to the host.

import {
  type AnyEngine,
  type AnyRuleset,
  type Engine,
  type Ids,
  InvalidInputError,
  type NamesIn,
  type TitleNames,
} from '../../../core/engine/index.js';
import type { Session } from '../session.js';
import { type HeldGame, holdGame } from './held-game.js';
import { openLink } from './link.js';
import { readMatchUpdate } from './messages.js';
import { heard, type Past } from './past.js';

/** How a client reaches a game that a host keeps. */
export interface RemoteOptions<R extends AnyRuleset> {
  /** The engine that knows the title; it tells what is legal from the view. */
  readonly engine: Engine<R>;
  /** What the host gave to the seat. Without one, the client sees what spectators see. */
  readonly key?: string;
  /**
   * Milliseconds before each further try where the host cannot be reached; the last one repeats. Half a
   * second to half a minute, unless given. They are short again after a connection that lasted as long as the
   * longest.
   */
  readonly retry?: readonly number[];
  /** Draws a number from 0 to 1 that shortens each pause by up to a half; `Math.random` unless given. */
  readonly random?: () => number;
  /** What asks the host; `fetch` of the platform unless given. */
  readonly fetch?: typeof fetch;
}

/** A session with a host. */
export interface RemoteSession<T extends TitleNames = TitleNames> extends Session<T> {
  /** Leaves the host. Actions that were not sent yet are lost. */
  readonly close: () => void;
}

const RETRY = [500, 1000, 2000, 5000, 10_000, 30_000];

/**
 * Opens a game that a host keeps, as a session for {@link openTable}. The hosting guide says what it answers.
 *
 * The host sends the view of the seat once, and then its changes. Actions are tried on the view, so people
 * can take them back, and nobody else hears of them. The first one that draws luck, shows something hidden or
 * hands the game over sends all; until the host answers, the connection is `waiting`. If the host is out of
 * reach, the session retries and continues from its step. The host plays a repeated action once.
 *
 * The host sends no times. A table counts the clocks of the seats itself, from when it opens the session.
 *
 * @param url The address of the match: `https://example.org/matches/1234`.
 * @param options The engine, and the key of the seat.
 * @returns The session, once it has a view. A host that cannot be reached is asked until it can.
 * @throws `InvalidInputError` where the host refuses the client, with the host's sentence;
 * `UnknownRulesetError` or `UnknownBoardError` for a game that the engine does not know.
 * @see `applyViewPatch`, which carries out what the host sends
 * @example
 * // In place of a host.
 * const message = { view: view(createGame('hex-tycoon', { seats: 2, seed: 7 }), 0), story: [] };
 * const host = async () => new Response(`data: ${JSON.stringify(message)}\n\n`);
 *
 * const options = { engine, key: 'of seat 0', fetch: host };
 * const session = await remoteSession('https://example.org/matches/1', options);
 * console.log(session.getSnapshot().seats.join());
 * // 0
 * session.close();
 */
export async function remoteSession<R extends AnyRuleset, Id extends Ids<R> = Ids<R>>(
  url: string,
  options: RemoteOptions<R>,
): Promise<RemoteSession<NamesIn<R, Id>>> {
  const { key, retry = RETRY, random = Math.random, fetch: ask = fetch.bind(globalThis) } = options;
  const engine: AnyEngine = options.engine;
  const listeners = new Set<() => void>();
  let past: Past | null = null;
  let game: HeldGame | null = null;
  let lost: string | null = 'not connected yet';
  let refused: string | null = null;
  let settle: (error: unknown) => void = () => undefined;
  const settled = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === null ? resolve() : reject(error));
  });

  const link = openLink(
    { url: url.replace(/\/$/, ''), key, fetch: ask, retry, random },
    {
      onMessage(message) {
        past = heard(past, readMatchUpdate(message));
        if (game === null) begin(past);
        else game.goOn(past);
        return past.view.step;
      },
      onState(why) {
        lost = why;
        game?.change();
      },
      onRefused(why) {
        refused = why;
        settle(new InvalidInputError('url', [{ path: [], message: why }]));
        game?.change();
      },
    },
  );

  function begin(first: Past): void {
    try {
      engine.settingOf(first.view);
    } catch (error) {
      link.close();
      settle(error);
      return;
    }
    game = holdGame(engine, first, {
      send: link.send,
      lost: () => lost,
      refused: () => refused,
      changed: () => {
        for (const listener of [...listeners]) listener();
      },
    });
    settle(null);
  }

  await settled;
  const { change: _, goOn: __, ...verbs } = game as unknown as HeldGame;
  return {
    ...verbs,
    subscribe(listener: () => void) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    close: link.close,
  } as RemoteSession<NamesIn<R, Id>>;
}
