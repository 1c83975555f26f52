// Stacked luck: a state whose next draws are known, for tests and positions that need a certain roll or card.
// The named stream moves to one of its real places, from which exactly these draws follow. So the state is
// legal, fast and can be saved like any other. All stacked draws must be used up.

import { deepFreeze, type Envelope, InvalidInputError, type Luck } from '../core/engine/index.js';
import { type WordReader, wordReaders } from '../core/random/keyed-words.js';
import { uniform } from '../core/random/uniform.js';

/** A coming draw, uniform from `from` to `to`, and the value that it must give; null for any value. */
export type StackedDraw = readonly [from: number, to: number, value: number | null];

/** A state with stacked luck, and the means to see whether it was used up. */
export interface StackedLuck<State extends Envelope> {
  /** The state with other luck. */
  readonly state: State;
  /**
   * The stacked draws that a later state has not made, by stream; empty when all are used up. Throws
   * `InvalidInputError` if a stream drew more.
   */
  unused(later: Envelope): Readonly<Record<string, readonly StackedDraw[]>>;
}

// A minute at the most. Three dice take 216 places on average. The three top cards of 136 take two and a half
// million, some seconds.
const MOST_PLACES = 20_000_000;

/**
 * Moves the named streams of a state to where the given draws come next, in the order in which rules make
 * them. Several draws of one stream are searched together, so each multiplies the work by its range: use it
 * for a few dice or the top of a deck. You may name a stream that nothing has drawn on yet.
 *
 * @param state - A whole state of a game; it stays as it is.
 * @param draws - By the name of a stream, the draws that come next: lowest, highest and drawn number of each.
 * @returns The state with its luck moved on, and a function that tells which draws were left over.
 * @throws `InvalidInputError` for a value out of its range, and where no place is found.
 * @see E-LUCK-1
 * @example
 * const stacked = stackLuck(state, { dice: [[1, 6, 4], [1, 6, 2]] });
 * const next = engine.applyAction(stacked.state, { type: 'rollDice', seat: 0 });
 * assert.deepEqual(stacked.unused(next), {});
 */
export function stackLuck<State extends Envelope>(
  state: State,
  draws: Readonly<Record<string, readonly StackedDraw[]>>,
): StackedLuck<State> {
  const { algorithm, key } = state.luck;
  const streams: Record<string, number> = { ...state.luck.streams };
  for (const [stream, wanted] of Object.entries(draws)) {
    streams[stream] = findPlace(key, stream, wanted);
  }
  const luck: Luck = { algorithm, key, streams };
  return {
    state: deepFreeze({ ...state, luck }),
    unused: (later) => unusedDraws(draws, luck, later.luck.streams),
  };
}

const refused = (stream: string, message: string) =>
  new InvalidInputError('luck', [{ path: [stream], message }]);

// Walks along the stream from its first word until the wanted draws lie ahead. Any such place will do.
function findPlace(key: string, stream: string, wanted: readonly StackedDraw[]): number {
  for (const [from, to, value] of wanted)
    if (value !== null && !(value >= from && value <= to))
      throw refused(stream, `it never draws ${value} from ${from} to ${to}`);
  const read = wordReaders(key).of(stream);
  for (let place = 0; place < MOST_PLACES; place++) if (comeFrom(read, place, wanted)) return place;
  throw refused(stream, `no luck for ${wanted.length} draws within ${MOST_PLACES} places`);
}

function comeFrom(read: WordReader, start: number, wanted: readonly StackedDraw[]): boolean {
  let place = start;
  const next = () => read(place++);
  for (const [from, to, value] of wanted) {
    const drawn = uniform(next, from, to);
    if (value !== null && drawn !== value) return false;
  }
  return true;
}

// Where the stream stands before the first of the draws, and after each of them.
function placesAlong(read: WordReader, start: number, draws: readonly StackedDraw[]): readonly number[] {
  let place = start;
  const next = () => read(place++);
  return [
    start,
    ...draws.map(([from, to]) => {
      uniform(next, from, to);
      return place;
    }),
  ];
}

function unusedDraws(
  draws: Readonly<Record<string, readonly StackedDraw[]>>,
  stacked: Luck,
  now: Readonly<Record<string, number>>,
): Record<string, readonly StackedDraw[]> {
  const unused: Record<string, readonly StackedDraw[]> = {};
  for (const [stream, wanted] of Object.entries(draws)) {
    const places = placesAlong(wordReaders(stacked.key).of(stream), stacked.streams[stream], wanted);
    const used = places.indexOf(now[stream]);
    if (used < 0) throw refused(stream, `it drew more than the ${wanted.length} draws that were stacked`);
    if (used < wanted.length) unused[stream] = wanted.slice(used);
  }
  return unused;
}
