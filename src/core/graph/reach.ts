// What can be reached from state to state, where a state is more than a node: a place and how you came there,
// or a game after some actions. The caller says what follows and which states are worth a look.

import { createHeap } from './heap';

/** How a search goes from state to state. */
export interface StateSearch<State> {
  /** Tells the states that follow on a state, one by one. */
  successors(state: State, tell: (next: State) => void): void;
  /** Takes a state in; false leaves it out, as where one that is as good was taken in before. */
  admit(state: State): boolean;
  /** False for a state that was taken in and is beaten by now. Absent where none ever is. */
  stands?(state: State): boolean;
  /** The state of the least rank comes first; NaN throws a RangeError. Absent for a breadth-first search. */
  rank?(state: State): number;
}

/**
 * Looks at states one after the other: those of the least rank first, of equals the one that was told first.
 * It asks what follows on a state when you want the next one, so you may stop at a goal or after any look.
 *
 * @param starts The states that the search begins with.
 * @param search What follows, and what is left out.
 * @returns The states in the order in which they are looked at.
 *
 * @example
 * // Halve an even number, or take one away.
 * const known = new Set();
 * const countdown = {
 *   admit: (n) => known.size < known.add(n).size,
 *   successors: (n, tell) => {
 *     if (n > 0) tell(n - 1);
 *     if (n > 0 && n % 2 === 0) tell(n / 2);
 *   },
 * };
 * console.log([...reach([6], countdown)].join(' '));
 * // 6 5 3 4 2 1 0
 */
export function* reach<State>(
  starts: Iterable<State>,
  { successors, admit, stands, rank }: StateSearch<State>,
): Generator<State, void> {
  const waiting = createHeap<State>();
  const tell = (state: State) => {
    if (!admit(state)) return;
    const ranked = rank?.(state) ?? 0;
    if (Number.isNaN(ranked)) throw new RangeError('a state has the rank NaN');
    waiting.add(state, ranked);
  };
  for (const start of starts) tell(start);
  for (let next = waiting.take(); next !== null; next = waiting.take()) {
    if (stands?.(next.item) === false) continue;
    yield next.item;
    successors(next.item, tell);
  }
}
