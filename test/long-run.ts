// What only the long run does: `SOAK=1 npm test` plays every game of a test, the everyday run the first of them.

/** True in the long run. */
export const SOAK = process.env.SOAK !== undefined;

/** Everything in the long run, and the first so many otherwise. */
export function everyday<Item>(most: number, items: readonly Item[]): readonly Item[] {
  return SOAK ? items : items.slice(0, most);
}
