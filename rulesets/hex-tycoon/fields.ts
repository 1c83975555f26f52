// What the fields of actions and states hold the ids of, and which ids there are (E-SHAPE-2).

import { type IdRanges, idField, idShape, numberShape, seatShape } from '../../src/core/engine/index.js';
import type { HexBoard } from './board/compile-board.js';
import { stockCompanies } from './components/companies.js';
import { dependentTycoons, tycoons } from './components/tycoons.js';
import type { HexRules } from './tables.js';

/** The fields that hold ids. */
export const field = /* @__PURE__ */ (() => ({
  seat: seatShape,
  hex: idField('hex', numberShape),
  /** A hex, for its interior, or a hexside. */
  site: idField('site', numberShape),
  company: idField('company', idShape),
  tycoon: idField('tycoon', idShape),
  marker: idField('marker', idShape),
}))();

/** Which ids there are. Companies and tycoons of options that are off exist, too: HT-OPT-0b says why they are refused. */
export function hexIds({ rules, board }: { rules: HexRules; board: HexBoard }): IdRanges {
  const { shutout, loans, stocks } = dependentTycoons;
  return {
    hex: board.hexCount,
    site: board.siteCount,
    company: new Set(Object.keys({ ...rules.companies, ...stockCompanies })),
    tycoon: new Set(Object.keys({ ...rules.tycoons, ...tycoons, ...shutout, ...loans, ...stocks })),
    marker: new Set(Object.keys(rules.developmentMarkers)),
  };
}
