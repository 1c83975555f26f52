// What only a soak does: with `SOAK=1` in front, every run plays all games of a test, otherwise the first of them.

/** True in a soak. */
export const SOAK = process.env.SOAK !== undefined;

/** Everything in a soak, and the first so many otherwise. */
export function everyday<Item>(most: number, items: readonly Item[]): readonly Item[] {
  return SOAK ? items : items.slice(0, most);
}
