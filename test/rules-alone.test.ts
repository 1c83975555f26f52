// Every title's rules can be had alone: they play the same games, and a bundle of them carries no more.

import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { chinaRails, chinaRailsRules } from '../rulesets/china-rails/index.js';
import { hexTycoon, hexTycoonRules } from '../rulesets/hex-tycoon/index.js';
import { indiaRails, indiaRailsRules } from '../rulesets/india-rails/index.js';
import { ironDragon, ironDragonRules } from '../rulesets/iron-dragon/index.js';
import {
  twentiethCenturyLimited,
  twentiethCenturyLimitedRules,
} from '../rulesets/twentieth-century-limited/index.js';
import type { GameAction } from '../src/core/engine/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../src/core/engine/index.js';

const titles: [string, AnyRuleset, AnyRuleset][] = [
  ['chinaRailsRules', chinaRailsRules, chinaRails],
  ['indiaRailsRules', indiaRailsRules, indiaRails],
  ['ironDragonRules', ironDragonRules, ironDragon],
  ['hexTycoonRules', hexTycoonRules, hexTycoon],
  ['twentiethCenturyLimitedRules', twentiethCenturyLimitedRules, twentiethCenturyLimited],
];

describe.each(titles)('%s', (name, alone, whole) => {
  test('a record of the whole title replays, and who asks for suggestions hears where they are', () => {
    const [small, large] = [alone, whole].map((title) => createEngine([title]) as unknown as AnyEngine);
    const config = { seats: 2, seed: 7 };
    let state = large.createGame(whole.id, config);
    const actions: GameAction[] = [];
    for (let step = 0; step < 40; step++) {
      const [{ seat }] = large.decisions(state);
      const action = large.sampleAction(state, seat) as GameAction;
      state = large.applyAction(state, action);
      actions.push(action);
    }
    const replayed = small.replay(large.record(whole.id, config, actions)).state;
    expect(small.hashState(replayed)).toBe(large.hashState(state));
    const [decision] = small.decisions(replayed);
    expect(() => small.suggest(replayed, decision, { int: (from) => from })).toThrow(
      `import ${name.replace('Rules', '')} of railhead/rulesets/${whole.id}`,
    );
  });

  test.each([
    ['rules', name, /messages|suggest|players|render|picture|summary|generate\/|catalogue/],
    [
      'rules and words',
      `${name}, ${name.replace('Rules', 'Words')}`,
      /players|render|rulesets.*picture|summary|generate\/|catalogue/,
    ],
  ])('a bundle of %s carries nothing else', async (_what, names, others) => {
    const { metafile } = await build({
      stdin: {
        contents: `export { ${names} } from './rulesets/${whole.id}/index.ts'`,
        resolveDir: new URL('..', import.meta.url).pathname,
      },
      bundle: true,
      format: 'esm',
      write: false,
      metafile: true,
    });
    const [{ inputs }] = Object.values(metafile.outputs);
    const carried = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
    expect(carried).toContain(`rulesets/${whole.id}/rules/${whole.id}.ts`);
    expect(carried.filter((file) => others.test(file))).toEqual([]);
  });
});
