// Everybody who watches a match, each on a stream of server-sent events. They are told their view once, and
// then what changes in it, with the events that they may see. A client that comes back names the step of its
// view, and hears what it missed.

import type { ServerResponse } from 'node:http';
import { type AnyEngine, viewPatch } from 'railhead/engine';
import type { Match, Past } from './match.js';

/** An open stream, and the seat that its key is for; null for a stranger, who is told what spectators see. */
interface Watcher {
  readonly stream: ServerResponse;
  readonly seat: number | null;
  /** The step of the view that they have. */
  step: number;
}

// Bytes that wait for a watcher who does not read. Beyond them the stream is closed: a new one goes on from
// the view that the client has.
const MOST_WAITING = 4_000_000;

// Milliseconds after which a stream says that it is there: proxies close silent ones.
const SIGN_OF_LIFE = 20_000;

/** The streams of all matches. */
export interface Streams {
  /** Opens a stream. It tells what happened since a step, or the whole view where that is long ago. */
  readonly watch: (match: Match, seat: number | null, stream: ServerResponse, since: number | null) => void;
  /** Closes the streams of a seat that changes hands. */
  readonly dismiss: (match: Match, seat: number) => void;
  /** Tells everybody who watches what happened. */
  readonly tell: (match: Match) => void;
}

/** Makes the streams of a host. A match has so many at most; the oldest is closed for one more. */
export function createStreams(engine: AnyEngine, most: number): Streams {
  const watchers = new WeakMap<Match, Set<Watcher>>();

  function say(watcher: Watcher, step: number, message: object): void {
    watcher.step = step;
    if (watcher.stream.destroyed) return;
    if (watcher.stream.writableLength > MOST_WAITING) {
      watcher.stream.destroy();
      return;
    }
    watcher.stream.write(`id: ${step}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  const seen = ({ state, events }: Past, seat: number | null) => engine.viewEvents(state, events, seat);

  // The whole view, and the last of what led there.
  function tellAll(match: Match, watcher: Watcher): void {
    const { seat } = watcher;
    const state = match.state();
    const story = match.recent().map((past) => ({ n: past.state.step, events: seen(past, seat) }));
    say(watcher, state.step, { view: engine.view(state, seat), story });
  }

  // A message for each step since the one that they have.
  function tellNew(match: Match, watcher: Watcher): void {
    const recent = match.recent();
    const known = recent.findIndex(({ state }) => state.step === watcher.step);
    if (known < 0) {
      tellAll(match, watcher);
      return;
    }
    for (let place = known + 1; place < recent.length; place++) {
      const { seat } = watcher;
      const [before, after] = [recent[place - 1], recent[place]];
      const patch = viewPatch(engine, before.state, after.state, seat);
      say(watcher, after.state.step, { patch, events: seen(after, seat) });
    }
  }

  return {
    watch(match, seat, stream, since) {
      const watcher = { stream, seat, step: since ?? -1 };
      const all = watchers.get(match) ?? new Set<Watcher>();
      watchers.set(match, all.add(watcher));
      const timer = setInterval(() => stream.write(':\n\n'), SIGN_OF_LIFE);
      stream.on('close', () => {
        clearInterval(timer);
        all.delete(watcher);
      });
      if (all.size > most) [...all][0].stream.destroy();
      stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      stream.flushHeaders();
      tellNew(match, watcher);
    },
    dismiss(match, seat) {
      for (const watcher of watchers.get(match) ?? []) if (watcher.seat === seat) watcher.stream.destroy();
    },
    tell(match) {
      for (const watcher of watchers.get(match) ?? []) tellNew(match, watcher);
    },
  };
}
