// Data that is derived from a board on first use. A board is compiled once and never changes.

import type { MilepostBoard } from './board.js';

/** The function `derive`, carried out once for each board. */
/* @__NO_SIDE_EFFECTS__ */
export function onceABoard<Derived extends object>(
  derive: (board: MilepostBoard) => Derived,
): (board: MilepostBoard) => Derived {
  const kept = new WeakMap<MilepostBoard, Derived>();
  // Nearly every question is about the same board as the one before it, and rules ask some dozen an action.
  let last: { readonly board: MilepostBoard; readonly derived: Derived } | undefined;
  return (board) => {
    if (last?.board === board) return last.derived;
    let derived = kept.get(board);
    if (derived === undefined) {
      derived = derive(board);
      kept.set(board, derived);
    }
    last = { board, derived };
    return derived;
  };
}
