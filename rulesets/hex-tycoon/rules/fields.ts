// What the fields of actions and states hold the ids of, and which ids there are (E-SHAPE-2).

import { fields, type IdRanges } from '../../../src/core/engine/index.js';
import type { HexBoard } from '../board/compile-board.js';
import { stockCompanies } from './components/companies.js';
import { dependentTycoons, tycoons } from './components/tycoons.js';
import type { HexRules } from './tables.js';

/** The fields of actions: those that every title has, and the ids of this title. */
export const field = /* @__PURE__ */ (() => ({
  ...fields,
  hex: fields.numberOf('hex'),
  /** A hex, for its interior, or a hexside. */
  site: fields.numberOf('site'),
  company: fields.nameOf('company'),
  tycoon: fields.nameOf('tycoon'),
  marker: fields.nameOf('marker'),
}))();

/** The ids. Companies and tycoons of options that are off are ids, too: HT-OPT-0b refuses them. */
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
