// Whole numbers and orders from words of 32 bits (E-LUCK-3, E-LUCK-4): the luck of games and the generators
// of bots draw in the same way.

/**
 * A whole number from the words that `next` takes, uniform between `from` and `to`, both included (E-LUCK-3).
 * Throws `RangeError` unless both bounds are safe integers, the lower first, with at most 2^53 numbers
 * between.
 */
export function uniform(next: () => number, from: number, to: number): number {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from > to)
    throw new RangeError(`no whole number to draw from ${from} to ${to}`);
  // Before the 1 is added: 2^53 and one more are the same number here.
  if (to - from >= 2 ** 53) throw new RangeError(`more than 2^53 numbers from ${from} to ${to}`);
  const size = to - from + 1;
  return from + (size > 2 ** 32 ? below(2 ** 53, size, () => twoWords(next)) : below(2 ** 32, size, next));
}

// Numbers from the limit on up would make the first remainders more likely than the last.
function below(most: number, size: number, read: () => number): number {
  const limit = Math.floor(most / size) * size;
  let drawn = read();
  while (drawn >= limit) drawn = read();
  return drawn % size;
}

// 53 bits, as many as a number holds exactly: the low 21 of the first word above the 32 of the second.
function twoWords(next: () => number): number {
  const high = next() % 2 ** 21;
  return high * 2 ** 32 + next();
}

/**
 * A shuffled copy of `items`: Fisher–Yates from the last place to the second.
 *
 * @param items - The items in their order; the list stays as it is.
 * @param int - Draws a whole number between two bounds, both included: `int` of a generator, or a draw from a
 *   stream of luck. It is asked once for each place but the first.
 * @returns A new list of the same items.
 * @see E-LUCK-4
 * @example
 * const random = createRandom(7);
 * console.log(shuffled([1, 2, 3], (from, to) => random.int(from, to)).length);
 * // 3
 */
export function shuffled<Item>(items: readonly Item[], int: (from: number, to: number) => number): Item[] {
  const order = [...items];
  for (let place = order.length - 1; place > 0; place--) {
    const other = int(0, place);
    const item = order[place];
    order[place] = order[other];
    order[other] = item;
  }
  return order;
}
