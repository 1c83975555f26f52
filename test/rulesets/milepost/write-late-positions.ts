// Writes the positions of late-positions.ts.   npx tsx test/rulesets/milepost/write-late-positions.ts [--seed late]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chinaRails } from '../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import type { AnyRuleset } from '../../../src/core/engine/index.js';
import { beginWalk, LATE, laidIn, walkOn } from './hostile-walk.js';
import { lateFile, latePositionOf } from './late-positions.js';

const { values } = parseArgs({ options: { seed: { type: 'string', default: 'late' } } });
for (const ruleset of [chinaRails, indiaRails, ironDragon] as readonly AnyRuleset[]) {
  const walk = beginWalk(ruleset, { seats: 6, purse: 400, seed: values.seed });
  while (laidIn(walk) <= LATE && walkOn(walk));
  writeFileSync(lateFile(ruleset), `${JSON.stringify(latePositionOf(walk))}\n`);
  console.log(`${ruleset.id}: ${laidIn(walk)} segments`);
}
