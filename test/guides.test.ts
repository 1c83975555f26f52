// The examples of the guides and recipes run as they stand, and log what they say they log.

import * as events from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import * as http from 'node:http';
import { join } from 'node:path';
import * as toolkit from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as vue from 'vue';
import * as ws from 'ws';
import { chinaDeck, chinaMap } from '../maps/china-rails/index.js';
import * as chinaRails from '../rulesets/china-rails/index.js';
import * as hexTycoon from '../rulesets/hex-tycoon/index.js';
import * as indiaRails from '../rulesets/india-rails/index.js';
import * as milepost from '../rulesets/milepost/index.js';
import * as titles from '../rulesets/titles.js';
import * as twentieth from '../rulesets/twentieth-century-limited/index.js';
import * as engine from '../src/entries/engine.js';
import * as graph from '../src/entries/graph.js';
import * as players from '../src/entries/players.js';
import * as table from '../src/entries/table.js';
import * as testing from '../src/entries/testing.js';
import * as railhead from '../src/index.js';
import * as arbitraries from '../src/testing/arbitraries.js';
import { examplesIn, runExample } from './run-example.js';

const DOCS = join(import.meta.dirname, '../docs');
const modules: Readonly<Record<string, unknown>> = {
  '@reduxjs/toolkit': toolkit,
  'fast-check': fc,
  'node:events': events,
  'node:http': http,
  vue,
  ws,
  railhead,
  'railhead/engine': engine,
  'railhead/graph': graph,
  'railhead/players': players,
  'railhead/table': table,
  'railhead/testing': testing,
  'railhead/titles': titles,
  'railhead/testing/arbitraries': arbitraries,
  'railhead/maps/china-rails/map.json': chinaMap,
  'railhead/maps/china-rails/deck.json': chinaDeck,
  'railhead/rulesets/china-rails': chinaRails,
  'railhead/rulesets/hex-tycoon': hexTycoon,
  'railhead/rulesets/india-rails': indiaRails,
  'railhead/rulesets/milepost': milepost,
  'railhead/rulesets/twentieth-century-limited': twentieth,
};
const examples = [
  'adding-a-ruleset.md',
  'bots.md',
  'planning.md',
  'shared-seeds.md',
  'testing.md',
  'map-format.md',
  ...['guides', 'recipes'].flatMap((folder) =>
    readdirSync(join(DOCS, folder)).map((file) => `${folder}/${file}`),
  ),
].flatMap((file) => examplesIn(readFileSync(join(DOCS, file), 'utf8')).map((source) => ({ file, source })));

const guides = readdirSync(join(DOCS, 'guides'));

test('there are eighteen guides', () => expect(guides).toHaveLength(18));

test.each(guides)('docs/guides/%s has 400 to 1,600 words', (file) => {
  const words = readFileSync(join(DOCS, 'guides', file), 'utf8')
    .trim()
    .split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(400);
  expect(words).toBeLessThanOrEqual(1600);
});

test.each(examples)('the example of docs/$file runs and logs what it says', async ({ source }) => {
  const { logged, promised, done } = runExample(source, modules);
  await done;
  expect(promised.length).toBeGreaterThan(0);
  expect(logged).toEqual(promised);
});
