// Writes the fixtures of today's format versions, where there are none yet: npx tsx test/core/engine/saves/write-fixtures.ts.
// A fixture is never written again: it is what somebody has on his disk.

import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyEngine, createEngine } from '../../../../src/core/engine/index.js';
import { playRandomGame } from '../../../../src/testing/index.js';
import { tallies1 } from '../layers/tallies.js';
import { pebbles } from '../pebbles/pebbles.js';

const engine = createEngine([pebbles]) as unknown as AnyEngine;
const { config, actions, states } = playRandomGame(engine, 'pebbles', { seed: 10, seats: 3, steps: 90 });
const record = engine.record('pebbles', config as never, actions as never);
const snapshot = JSON.parse(engine.serialize(states[20]));
for (const save of [record, snapshot]) {
  const name = `${save.format.replace('railhead/', '')}-v${save.formatVersion}.json`;
  const file = fileURLToPath(new URL(name, import.meta.url));
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(save)}\n`);
}

// Of rules whose second revision gave states another shape, what their first one wrote.
const tallied = createEngine([tallies1]) as unknown as AnyEngine;
const first = playRandomGame(tallied, 'tallies', { seed: 7, seats: 2, steps: 60 });
const saves = {
  record: JSON.stringify(tallied.record('tallies', first.config as never, first.actions as never)),
  snapshot: tallied.serialize(first.states[16]),
};
for (const [name, text] of Object.entries(saves)) {
  const file = fileURLToPath(new URL(`tallies-1/${name}.json`, import.meta.url));
  if (!existsSync(file)) writeFileSync(file, `${text}\n`);
}
