// What the fields of actions and states hold the ids of, and which ids there are (E-SHAPE-2).

import { fields, type IdRanges } from '../../../src/core/engine/index.js';
import type { Board } from '../board/board.js';

const line = /* @__PURE__ */ fields.numberOf('line');
/** A card of any kind. */
const card = /* @__PURE__ */ fields.numberOf('card');

/** The fields of actions: those that every title has, and its own. */
export const field = /* @__PURE__ */ (() => ({
  ...fields,
  line,
  card,
  /** A set of lines (E-SHAPE-3). */
  lines: fields.setOf(line, { most: 200 }),
  /** A set of cards (E-SHAPE-3). */
  cards: fields.setOf(card, { most: 200 }),
  /** Where a Company Card is drawn from. */
  source: fields.oneOf(['deck', 'display']),
}))();

/** Which lines and cards there are. */
export function twentiethIds({ board }: { readonly board: Board }): IdRanges {
  return { line: board.graph.edgeCount, card: board.cards.length };
}
