// Stacked luck: a state whose next draws are known, for tests and positions that need a certain roll or card. Nothing is
// pretended: the named stream is put to a place of the real generator from which exactly these draws follow, so the
// state is as legal, plays as fast and can be saved like any other. What was stacked must be used up.

import { deepFreeze, type Envelope, type Luck } from '../core/engine/index.js';
import { createRandom, drawFrom } from '../core/random/streams.js';

/** A draw to come: uniform between `from` and `to`, and what shall come of it; null for whatever comes. */
export type StackedDraw = readonly [from: number, to: number, value: number | null];

/** A state with stacked luck, and the means to see whether it was used up. */
export interface StackedLuck<State extends Envelope> {
  /** The state as it was, but for its luck. */
  readonly state: State;
  /**
   * The draws that a later state has not made, by stream; empty when all are used up. Throws `RangeError` if a stream
   * drew more than was stacked.
   */
  unused(later: Envelope): Readonly<Record<string, readonly StackedDraw[]>>;
}

// About twenty seconds. Three dice take 216 places on average, the three top cards of 136 two and a half million.
const MOST_PLACES = 20_000_000;

/**
 * Puts the named streams of a state (the keys of `state.luck.streams`) where the given draws come next, in the order in
 * which rules make them. Several draws of one stream are looked for together,
 * so every one more multiplies the work by its range: meant for a few dice or the top of a deck. Throws `RangeError` for
 * a stream that the state has not, for a value out of its range, and where no place is found.
 *
 * @example
 * const stacked = stackLuck(state, { dice: [[1, 6, 4], [1, 6, 2]] });
 * const next = engine.applyAction(stacked.state, { type: 'rollDice', seat: 0 });
 * assert.deepEqual(stacked.unused(next), {});
 */
export function stackLuck<State extends Envelope>(
  state: State,
  draws: Readonly<Record<string, readonly StackedDraw[]>>,
): StackedLuck<State> {
  const streams: Record<string, readonly number[]> = { ...state.luck.streams };
  for (const [stream, wanted] of Object.entries(draws)) {
    if (streams[stream] === undefined)
      throw new RangeError(`no luck stream is named ${stream}; there are ${Object.keys(streams).join(', ')}`);
    streams[stream] = findPlace(stream, wanted);
  }
  const luck: Luck = { algorithm: state.luck.algorithm, streams };
  return {
    state: deepFreeze({ ...state, luck }),
    unused: (later) => unusedDraws(draws, streams, later.luck.streams),
  };
}

// Walks along the generator until the wanted draws lie ahead: a place it comes past is as good as any other.
function findPlace(stream: string, wanted: readonly StackedDraw[]): readonly number[] {
  for (const [from, to, value] of wanted)
    if (value !== null && !(value >= from && value <= to))
      throw new RangeError(`${stream} never draws ${value} from ${from} to ${to}`);
  const start = createRandom('stacked', stream);
  let at: readonly number[] = Array.from({ length: 4 }, () => start.int(-0x8000_0000, 0x7fff_ffff));
  for (let places = 0; places < MOST_PLACES; places++) {
    if (comeFrom(at, wanted)) return at;
    for (const { after } of walk(at, ONE_STEP)) at = after;
  }
  throw new RangeError(`no luck for ${wanted.length} draws of ${stream} within ${MOST_PLACES} places`);
}

const ONE_STEP: readonly StackedDraw[] = [[0, 1, null]];

function comeFrom(at: readonly number[], wanted: readonly StackedDraw[]): boolean {
  let place = 0;
  for (const { drawn } of walk(at, wanted)) {
    const value = wanted[place++][2];
    if (value !== null && drawn !== value) return false;
  }
  return true;
}

function* walk(at: readonly number[], wanted: readonly StackedDraw[]) {
  const holder: { luck: Luck } = { luck: { algorithm: 'xoroshiro128plus', streams: { at } } };
  const drawer = drawFrom(holder);
  for (const [from, to] of wanted) {
    const drawn = drawer.int('at', from, to);
    yield { drawn, after: holder.luck.streams.at };
  }
}

function unusedDraws(
  draws: Readonly<Record<string, readonly StackedDraw[]>>,
  stacked: Readonly<Record<string, readonly number[]>>,
  now: Readonly<Record<string, readonly number[]>>,
): Record<string, readonly StackedDraw[]> {
  const unused: Record<string, readonly StackedDraw[]> = {};
  for (const [stream, wanted] of Object.entries(draws)) {
    const places = [stacked[stream], ...Array.from(walk(stacked[stream], wanted), ({ after }) => after)];
    const used = places.findIndex((place) => place.join() === now[stream]?.join());
    if (used < 0)
      throw new RangeError(`${stream} drew more than the ${wanted.length} draws that were stacked`);
    if (used < wanted.length) unused[stream] = wanted.slice(used);
  }
  return unused;
}
