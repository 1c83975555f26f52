// Names in tables: what characters can do, what development markers ask for, and the picks of setting up.

import type { TableNames } from '../../../src/core/engine/index.js';
import type { Character } from './components/abilities.js';
import { companies, stockCompanies } from './components/companies.js';
import { dependentTycoons, tycoons } from './components/tycoons.js';
import type { HexRules, PickPhase } from './tables.js';

const PICKS: readonly PickPhase[] = ['chooseCompany', 'chooseTycoon', 'chooseStartingCity'];
const NEARBY = ['plains', 'forest', 'mountain', 'town', 'sea', 'river'];

/** The names in the tables of a game, each with those that mean something there. */
export function* tableNames(tables: HexRules): Iterable<TableNames> {
  yield { at: ['picks'], names: tables.picks, among: PICKS };
  // Each ability is one of a printed company or tycoon.
  const printed = [companies, stockCompanies, tycoons, ...Object.values(dependentTycoons)];
  const among = [...new Set(printed.flatMap((table) => Object.values(table).flatMap(abilitiesOf)))];
  for (const table of ['companies', 'tycoons'] as const)
    for (const [id, character] of Object.entries(tables[table]))
      yield { at: [table, id, 'abilities'], names: abilitiesOf(character), among };
  for (const [id, { on, terrain, near = {} }] of Object.entries(tables.developmentMarkers)) {
    const at = (part: string) => ['developmentMarkers', id, part];
    yield { at: at('on'), names: [on], among: ['town', 'city'] };
    yield { at: at('terrain'), names: terrain ? [terrain] : [], among: ['forest', 'mountain'] };
    yield { at: at('near'), names: Object.keys(near), among: NEARBY };
  }
}

const abilitiesOf = ({ abilities }: Character) => Object.keys(abilities);
