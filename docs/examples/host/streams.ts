// Everybody who watches a match, each on a stream of server-sent events. They are told views, and the events
// that they may see.

import type { ServerResponse } from 'node:http';
import type { AnyEngine, GameEvent } from 'railhead/engine';
import type { Match } from './match.js';

/** An open stream, and the seat that its key is for; null for a stranger, who is told what spectators see. */
interface Watcher {
  readonly stream: ServerResponse;
  readonly seat: number | null;
}

// Bytes that wait for a watcher who does not read. Beyond them the stream is closed: a new one begins with
// the whole view.
const MOST_WAITING = 4_000_000;

/** The streams of all matches. */
export interface Streams {
  /** Opens a stream, and tells where the match stands. */
  readonly watch: (match: Match, seat: number | null, stream: ServerResponse) => void;
  /** Tells everybody who watches what happened. */
  readonly tell: (match: Match, events: readonly GameEvent[]) => void;
}

/** Makes the streams of a host. A match has so many at most; the oldest is closed for one more. */
export function createStreams(engine: AnyEngine, most: number): Streams {
  const watchers = new Map<Match, Set<Watcher>>();

  function tellOne(match: Match, { stream, seat }: Watcher, events: readonly GameEvent[]): void {
    if (stream.destroyed) return;
    if (stream.writableLength > MOST_WAITING) return void stream.destroy();
    const state = match.state();
    const told = { view: engine.view(state, seat), events: engine.viewEvents(state, events as never, seat) };
    stream.write(`data: ${JSON.stringify(told)}\n\n`);
  }

  return {
    watch(match, seat, stream) {
      const watcher = { stream, seat };
      const all = watchers.get(match) ?? new Set<Watcher>();
      watchers.set(match, all.add(watcher));
      stream.on('close', () => all.delete(watcher));
      if (all.size > most) [...all][0].stream.destroy();
      stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      tellOne(match, watcher, []);
    },
    tell(match, events) {
      for (const watcher of watchers.get(match) ?? []) tellOne(match, watcher, events);
    },
  };
}
