// What the fields of actions and states hold the ids of, and which ids there are (E-SHAPE-2).

import { type IdRanges, idField, numberShape, seatShape } from '../../src/core/engine/index.js';
import type { Board } from './board/board.js';

/** The fields that hold ids. */
export const field = /* @__PURE__ */ (() => ({
  seat: seatShape,
  line: idField('line', numberShape),
  /** A card of any kind. */
  card: idField('card', numberShape),
}))();

/** Which lines and cards there are. */
export function twentiethIds({ board }: { readonly board: Board }): IdRanges {
  return { line: board.graph.edgeCount, card: board.cards.length };
}
