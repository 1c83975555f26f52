// The numbers that the graph core takes. Counts are whole and bounded, so a slip in a caller does not fill
// the memory. Prices are finite and not negative: a search over any other price may never end.

/** The most nodes of a graph, and the most edges. */
const MOST = 2 ** 24;

/**
 * Refuses a count unless it is a whole number from 0 to `most`.
 *
 * @throws RangeError that names what is counted.
 */
export function mustBeCount(count: number, what: string, most = MOST): void {
  if (!isCount(count, most))
    throw new RangeError(`${what}: expected a whole number from 0 to ${most}, not ${count}`);
}

/** True for a whole number from 0 to `most`. */
export function isCount(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= most;
}

/**
 * Refuses a limit that is negative or NaN; Infinity means that nothing is limited.
 *
 * @throws RangeError that names what is limited.
 */
export function mustBeLimit(limit: number, what: string): void {
  if (!(limit >= 0)) throw new RangeError(`${what}: expected a number from 0 up, not ${limit}`);
}

/**
 * Refuses a list of costs that has fewer entries than a graph has arcs.
 *
 * @throws RangeError that names both.
 */
export function mustPriceAll(costs: Uint8Array, arcs: number): void {
  if (costs.length < arcs) throw new RangeError(`${costs.length} costs for ${arcs} arcs`);
}

/** True for what a step or a link may cost. */
export function isPrice(price: number): boolean {
  return Number.isFinite(price) && price >= 0;
}

/** The refusal of a price that is negative or not finite. */
export function badPrice(what: string, price: unknown): RangeError {
  return new RangeError(`${what} costs ${price}: expected a finite number from 0 up`);
}
