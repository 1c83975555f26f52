// Counts that a rule's author gives. They are whole and bounded, so that a slip does not fill the memory.

/** The most seats of a game. */
export const MOST_SEATS = 24;
/** The longest list that a state or an action may declare. */
export const LONGEST_LIST = 1_000_000;

/**
 * Refuses a count unless it is a whole number between two bounds.
 *
 * @throws RangeError that names what is counted.
 */
export function mustBeCount(count: number, what: string, [least, most]: readonly [number, number]): void {
  if (!(Number.isInteger(count) && count >= least && count <= most))
    throw new RangeError(`${what}: expected a whole number from ${least} to ${most}, not ${count}`);
}
