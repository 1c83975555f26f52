// The kinds of ids in fields of actions and states, and the valid ids of each kind. The engine checks ids
// before any rule sees an action, and when a state comes from outside (E-SHAPE-2).

import { fields, type IdRanges } from '../../../src/core/engine/index.js';
import type { MilepostBoard } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { allCards } from './cards/deck.js';
import type { MilepostRules } from './tables.js';

/** The fields of the family's actions: those of every title, the family's ids, and trains. */
export const field = /* @__PURE__ */ (() => ({
  ...fields,
  /** Blank cells and the sea have numbers as well: what may stand where is for the rules to say. */
  milepost: fields.numberOf('milepost'),
  segment: fields.numberOf('segment'),
  /** A card of the deck: a demand or an event. */
  card: fields.numberOf('card'),
  city: fields.nameOf('city'),
  good: fields.nameOf('good'),
  /** A ferry or link. */
  crossing: fields.nameOf('crossing'),
  loco: fields.nameOf('loco'),
  /** The train of an action; if it is left out, the first is filled in (M-VAR-13, E-SHAPE-4). */
  train: fields.optional(fields.int(0, 1)),
}))();

/** Which ids there are in a game of the family. */
export function milepostIds({ rules, board }: { rules: MilepostRules; board: MilepostBoard }): IdRanges {
  return {
    ...boardIds(board),
    card: new Set(allCards({ rules, board })),
    loco: new Set(Object.keys(rules.locos)),
  };
}

const boardIds = onceABoard(({ size, segmentCount, cities, goods, crossings }) => ({
  milepost: size,
  segment: segmentCount,
  city: new Set(cities.map(({ id }) => id)),
  good: new Set(goods.map(({ id }) => id)),
  crossing: new Set(crossings.map(({ id }) => id)),
}));
