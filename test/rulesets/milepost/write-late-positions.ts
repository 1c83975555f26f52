// Writes the positions of late-positions.ts.   npx tsx test/rulesets/milepost/write-late-positions.ts [--seed late] [--ruleset iron-dragon]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chinaRails } from '../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import type { AnyRuleset } from '../../../src/core/engine/index.js';
import { beginWalk, FLOODS_EVERY, floodsAhead, keptBridgesIn, LATE, laidIn, walkOn } from './hostile-walk.js';
import { lateFile, latePositionOf } from './late-positions.js';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'late' }, ruleset: { type: 'string' } },
});
for (const ruleset of [chinaRails, indiaRails, ironDragon] as readonly AnyRuleset[]) {
  if (values.ruleset !== undefined && values.ruleset !== ruleset.id) continue;
  let walk = beginWalk(ruleset, { seats: 6, purse: 400, seed: values.seed });
  for (let built = 1; laidIn(walk) <= LATE || keptBridgesIn(walk) === 0; built++) {
    if (!walkOn(walk)) throw new Error(`${walk.name}: nobody can build any more`);
    if (built % FLOODS_EVERY === 0) walk = floodsAhead(walk);
  }
  writeFileSync(lateFile(ruleset), `${JSON.stringify(latePositionOf(walk))}\n`);
  console.log(`${ruleset.id}: ${laidIn(walk)} segments, ${keptBridgesIn(walk)} bridges kept`);
}
