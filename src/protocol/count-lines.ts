// How many lines of play there are to a depth, in all and by first action, as far as a limit goes: what `perft` asks.

import type { AnyEngine } from '../engine/index.js';

/** Lines of play of a depth. */
export interface LineCount {
  readonly lines: number;
  /** False where the limit stopped the count, or some kind of action has too many instances to list. */
  readonly complete: boolean;
  /** By first action, in the order of the legal actions, as texts. */
  readonly branches: readonly { readonly text: string; readonly lines: number }[];
}

/** Counts the lines of `depth` legal actions from a state, up to `limit` of them. */
export function countLines(
  engine: AnyEngine,
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  first: any,
  { depth, limit }: { depth: number; limit: number },
): LineCount {
  let lines = 0;
  let complete = true;
  const branches: { text: string; lines: number }[] = [];
  const count = (state: typeof first, deep: number): void => {
    const legal = engine.legalActions(state);
    complete &&= legal.complete;
    for (const action of legal) {
      if (lines >= limit) {
        complete = false;
        return;
      }
      const before = lines;
      if (deep === 1) lines++;
      else count(engine.applyAction(state, action), deep - 1);
      if (state === first) branches.push({ text: engine.formatAction(state, action), lines: lines - before });
    }
  };
  count(first, depth);
  return { lines, complete, branches };
}
