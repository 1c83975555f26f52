// What the fields of actions and states hold the ids of, and which ids there are. The engine compares the two before any
// rule sees an action, and where a state comes from outside (E-SHAPE-2).

import { type IdRanges, idField, idShape, numberShape, seatShape } from '../../src/core/engine/index.js';
import type { MilepostBoard } from './board/board.js';
import { onceABoard } from './board/once-a-board.js';
import type { MilepostRules } from './tables.js';

/** The fields of the family that hold ids. */
export const field = /* @__PURE__ */ (() => ({
  seat: seatShape,
  /** Blank cells and the sea have numbers as well: what may stand where is for the rules to say. */
  milepost: idField('milepost', numberShape),
  segment: idField('segment', numberShape),
  /** A card of the deck, demands and events alike. */
  card: idField('card', numberShape),
  city: idField('city', idShape),
  good: idField('good', idShape),
  /** A ferry or link. */
  crossing: idField('crossing', idShape),
  loco: idField('loco', idShape),
}))();

/** Which ids there are in a game of the family. */
export function milepostIds({ rules, board }: { rules: MilepostRules; board: MilepostBoard }): IdRanges {
  return {
    ...boardIds(board),
    card: new Set([...board.demandCards, ...rules.events].map(({ number }) => number)),
    loco: new Set(Object.keys(rules.locos)),
  };
}

const boardIds = /* @__PURE__ */ (() =>
  onceABoard(({ size, segmentCount, cities, goods, ferriesAndLinks }) => ({
    milepost: size,
    segment: segmentCount,
    city: new Set(cities.map(({ id }) => id)),
    good: new Set(goods.map(({ id }) => id)),
    crossing: new Set(ferriesAndLinks.map(({ id }) => id)),
  })))();
