// Open chance: every way in which rolls and draws of an action may fall, and play with a chosen one. The
// action is played again for each way, with another decider wherever rules ask chance; rules do not notice.

import type { Chance, Decide } from '../../random/streams.js';
import { canonicalJson } from '../base/json.js';
import { InvalidInputError, TooManyOutcomesError } from '../base/rejection.js';

/** How far `outcomesOf` looks. */
export interface AskedOutcomes {
  /** How many of the first rolls and draws are opened, all if left out; later ones fall as in the state. */
  readonly draws?: number;
  /** The most outcomes that are wanted: 2,000 if left out. */
  readonly most?: number;
}

/** One way in which chance may fall. */
export interface ChanceOutcome<State, Event> {
  /** How likely it is; those of a list add up to 1. */
  readonly probability: number;
  /** The results of the opened rolls and draws: `applyActionWithLuck` with this gives this state. */
  readonly luck: readonly unknown[];
  /** The next state, frozen. */
  readonly state: State;
  /** What happened; nothing is hidden yet. */
  readonly events: readonly Event[];
}

/**
 * Plays with the given luck. If rules cannot draw it, or draw less, `InvalidInputError` says which of it. It
 * is thrown when all has been played, because an error thrown through rules would look like theirs.
 */
export function withLuck<Result>(luck: readonly unknown[], play: (decide: Decide) => Result): Result {
  let next = 0;
  const wrong: { path: (string | number)[]; message: string }[] = [];
  const result = play((chance) => {
    if (next === luck.length) return chance.fallen;
    const place = placeOf(chance, luck[next]);
    if (place < 0) wrong.push({ path: [next], message: 'this cannot come here' });
    next++;
    return place < 0 ? chance.fallen : place;
  });
  if (next < luck.length) wrong.push({ path: [next], message: 'chance is asked no more than that' });
  if (wrong.length > 0) throw new InvalidInputError('luck', wrong);
  return result;
}

// The index of the wanted value; −1 if it cannot come. Among equal cards, the one that comes anyway.
function placeOf(chance: Chance, wanted: unknown): number {
  const key = keyOf(wanted);
  if (keyOf(chance.at(chance.fallen)) === key) return chance.fallen;
  for (let place = 0; place < chance.count; place++) if (keyOf(chance.at(place)) === key) return place;
  return -1;
}

const keyOf = (value: unknown) => (typeof value === 'object' ? canonicalJson(value) : value);

/**
 * Every way in which the rolls and draws of `play` may fall, in ascending order of the first result, then the
 * second, and so on. Equal cards are one way. Throws `TooManyOutcomesError` if there are more than `most`.
 */
export function listOutcomes<State, Event>(
  play: (decide: Decide) => { readonly state: State; readonly events: readonly Event[] },
  { draws = Number.POSITIVE_INFINITY, most = 2000 }: AskedOutcomes,
): readonly ChanceOutcome<State, Event>[] {
  const outcomes: ChanceOutcome<State, Event>[] = [];
  // The beginnings of what is still to be played: what comes first, and how likely it is.
  const open: { readonly luck: readonly unknown[]; readonly probability: number }[] = [
    { luck: [], probability: 1 },
  ];
  for (let begun = open.pop(); begun !== undefined; begun = open.pop()) {
    const luck = [...begun.luck];
    let { probability } = begun;
    let asked = 0;
    let isTooMuch = false;
    const { state, events } = play((chance) => {
      if (asked++ < begun.luck.length) return placeOf(chance, luck[asked - 1]);
      if (asked > draws || isTooMuch) return chance.fallen;
      const room = most - outcomes.length - open.length;
      const ways = waysOf(chance, room);
      // Refused below, when the rules have ended.
      isTooMuch = ways.length > room;
      for (const { value, share } of ways.slice(1).reverse())
        open.push({ luck: [...luck, value], probability: probability * share });
      const [first] = ways;
      luck.push(first.value);
      probability *= first.share;
      return placeOf(chance, first.value);
    });
    if (isTooMuch) throw new TooManyOutcomesError(most);
    outcomes.push({ probability, luck, state, events });
  }
  return outcomes;
}

// The possible values and how likely each is, ascending; one more than `room` shows that there are too many.
function waysOf({ count, at }: Chance, room: number) {
  const ways = new Map<unknown, { readonly value: unknown; count: number }>();
  for (let place = 0; place < count && ways.size <= room; place++) {
    const value = at(place);
    const way = ways.get(keyOf(value)) ?? { value, count: 0 };
    way.count++;
    ways.set(keyOf(value), way);
  }
  return [...ways]
    .sort(([one], [other]) => ((one as number) < (other as number) ? -1 : 1))
    .map(([, { value, count: alike }]) => ({ value, share: alike / count }));
}
