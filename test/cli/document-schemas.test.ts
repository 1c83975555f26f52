// The schemas that railhead document writes: words on every field, and they take what games show.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { wordless } from '../../src/cli/document/words.js';
import { documentsOf } from '../../src/cli/document/write-documents.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../src/core/engine/index.js';
import { greedyBot, playGame, randomBot } from '../../src/players/bots/index.js';

test.each(allRulesets.map((ruleset) => [ruleset.id, ruleset as AnyRuleset] as const))(
  '%s: words on every field, and views, states, actions and facts fit',
  async (id, ruleset) => {
    const [[{ schemas }]] = await documentsOf(id, 0);
    const { $defs } = schemas as { $defs: Record<string, object> };
    expect(Object.keys($defs).sort().join(' ')).toBe('action config fact options record state view');
    expect(Object.entries($defs).flatMap(([name, schema]) => wordless(schema, name))).toEqual([]);
    const parsers = Object.fromEntries(
      ['view', 'state', 'action', 'fact'].map((name) => [
        name,
        new Ajv2020({ strict: false, unicodeRegExp: true }).compile($defs[name]),
      ]),
    );
    const failed = (name: string, value: unknown) =>
      parsers[name](JSON.parse(JSON.stringify(value))) ? [] : (parsers[name].errors ?? []);
    const engine: AnyEngine = createEngine([ruleset]);
    const found: unknown[] = [];
    let step = 0;
    playGame(engine, id, {
      config: { seats: ['Ann', 'Ben', 'Cho'], seed: 4 },
      bots: [greedyBot, randomBot],
      misplay: 'forfeit',
      maxActions: 80,
      onAction({ state, action, events }) {
        found.push(...failed('action', action), ...events.flatMap((event) => failed('fact', event)));
        step += 1;
        if (step % 20 !== 1) return;
        found.push(...failed('state', state));
        for (const seat of [0, 1, null]) found.push(...failed('view', engine.view(state, seat)));
      },
    });
    expect(step).toBeGreaterThan(30);
    expect(found.slice(0, 2)).toEqual([]);
  },
);
