// Perft, as chess programs count: how many lines of play begin at a state, in all and by first action. A rule
// that is wrong by one move shows as a branch with another count.

import type { AnyEngine } from '../any-engine.js';
import { refuse } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';

/** What {@link perft} counted. */
export interface Perft {
  /** Actions in a line. */
  readonly depth: number;
  /** Lines of exactly that many actions; a game that ends earlier counts as 0. */
  readonly total: number;
  /** False where the limit stopped the count, or where some kind of action has too many instances to list. */
  readonly complete: boolean;
  /** The first actions in the order of `legalActions`, with the lines that go on from each. */
  readonly branches: readonly PerftBranch[];
}

/** One first action. */
export interface PerftBranch {
  /** Its notation. */
  readonly action: string;
  /** Lines of play behind it, down to the depth that was asked for. */
  readonly lines: number;
}

/** How far to count, and whom to tell on the way. */
export interface PerftLimits {
  /**
   * Stops after this many lines, or after this many actions on the way to them where games end before; no
   * limit if left out. The work grows with it.
   */
  readonly limit?: number;
  /** Called with every branch when it is counted. */
  readonly onBranch?: (branch: PerftBranch) => void;
}

/**
 * Counts the lines of `depth` legal actions from a state, with all seats' actions and those of optional
 * decisions. Different orders of the same actions are different lines.
 *
 * @param engine - An engine that plays the title.
 * @param state - The state to begin at.
 * @param depth - How many actions a line has: a whole number from 1 on.
 * @returns How many lines there are, in all and by first action; whether the limit cut the count short.
 * @throws `InvalidInputError` for any other depth than a whole number from 1 on.
 * @see `legalActions`
 * @example
 * const { total, branches } = perft(engine, state, 2);
 */
export function perft(
  engine: AnyEngine,
  state: Envelope,
  depth: number,
  { limit = Number.POSITIVE_INFINITY, onBranch }: PerftLimits = {},
): Perft {
  if (!Number.isInteger(depth) || depth < 1) refuse('depth', 'expected a whole number, 1 or more');
  const branches: PerftBranch[] = [];
  let total = 0;
  let onTheWay = 0;
  let complete = true;
  const count = (from: Envelope, left: number): void => {
    const legal = engine.legalActions(from);
    complete &&= legal.complete;
    for (const action of legal) {
      if (total >= limit || onTheWay >= limit) {
        complete = false;
        return;
      }
      const before = total;
      if (left === 1) total++;
      else {
        onTheWay++;
        count(engine.applyAction(from, action), left - 1);
      }
      if (left !== depth) continue;
      const branch = { action: engine.formatAction(state, action), lines: total - before };
      branches.push(branch);
      onBranch?.(branch);
    }
  };
  count(state, depth);
  return { depth, total, complete, branches };
}
