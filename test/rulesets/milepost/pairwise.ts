// A small set of settings of switches in which every two of them meet in every way that is allowed.

import { createRandom } from '../../../src/core/engine/index.js';

/** Which switches are on. */
export type Setting = Readonly<Record<string, boolean>>;

/** Two switches with a value each. */
export interface Pair {
  readonly one: string;
  readonly other: string;
  readonly values: readonly [boolean, boolean];
}

/**
 * Settings that cover all pairs that some allowed setting has: each is the best of many drawn by chance, until nothing
 * new is found. The same switches give the same settings.
 */
export function pairwiseSettings(
  switches: readonly string[],
  isAllowed: (setting: Setting) => boolean,
): Setting[] {
  const random = createRandom('pairwise', ...switches);
  const settings: Setting[] = [];
  let open = pairsOf(switches);
  for (;;) {
    const drawn = Array.from(
      { length: 300 },
      (): Setting => Object.fromEntries(switches.map((name) => [name, random.int(0, 1) === 1])),
    ).filter(isAllowed);
    const gain = (setting: Setting) => open.filter((pair) => has(setting, pair)).length;
    const best = drawn.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    if (gain(best) === 0) return settings;
    settings.push(best);
    open = open.filter((pair) => !has(best, pair));
  }
}

/** Every pair of values that two of the switches may have. */
export function pairsOf(switches: readonly string[]): Pair[] {
  const values = [true, false].flatMap((first) => [true, false].map((second) => [first, second] as const));
  return switches.flatMap((one, place) =>
    switches.slice(place + 1).flatMap((other) => values.map((both): Pair => ({ one, other, values: both }))),
  );
}

/** True if the setting gives the two switches these values. */
export function has(setting: Setting, { one, other, values }: Pair): boolean {
  return setting[one] === values[0] && setting[other] === values[1];
}
