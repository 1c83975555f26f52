// Names in tables: an entry that names another which is not there is refused where the title, the layer or
// the variant is made.

import { describe, expect, test } from 'vitest';
import { chinaRails, type chinaRailsRules } from '../../../rulesets/china-rails/index.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/index.js';
import { defineMilepostGame } from '../../../rulesets/milepost/index.js';
import {
  type AnyRuleset,
  createEngine,
  declareChapter,
  InvalidInputError,
  layer,
  switchOption,
  type TypesOf,
} from '../../../src/core/engine/index.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { pebbles } from './pebbles/pebbles.js';

const over = (base: AnyRuleset, tables: object) => () => layer(base, { id: 'house', title: 'House', tables });
const { locos } = chinaRails.tables;
const { companies, developmentMarkers } = hexTycoon.tables;
const freight = (change: object) => ({ locos: { ...locos, freight: { ...locos.freight, ...change } } });
const port = (change: object) => ({
  developmentMarkers: { ...developmentMarkers, port: { ...developmentMarkers.port, ...change } },
});

// What is laid over a title, and the refusal.
const refused: Readonly<Record<string, readonly [base: AnyRuleset, tables: object, message: string]>> = {
  'an upgrade to no loco': [
    chinaRails,
    freight({ upgrades: ['fast-frieght'] }),
    'tables.locos.freight.upgrades: there is no fast-frieght; did you mean fast-freight?',
  ],
  'a crossgrade to no loco': [
    chinaRails,
    freight({ crossgrades: ['warp'] }),
    'crossgrades: there is no warp',
  ],
  'a first train that is no loco': [chinaRails, { firstLocos: ['frieght'] }, 'did you mean freight?'],
  'a chosen train that is no loco': [
    chinaRails,
    { chosenLocos: ['hevy-freight'] },
    'did you mean heavy-freight?',
  ],
  'a loco that others become, taken away': [
    chinaRails,
    { locos: { freight: locos.freight } },
    'there is no fast-freight',
  ],
  'a loco without its speed': [
    chinaRails,
    {
      locos: {
        ...locos,
        warp: { name: 'Warp', level: 4, cards: null, capacity: 3, upgrades: [], crossgrades: [] },
      },
    },
    'tables.locos.warp.speed: it is missing',
  ],
  'a misspelt figure of a loco': [
    chinaRails,
    freight({ uprgades: [] }),
    'tables.locos.freight.uprgades: no rule reads it; did you mean upgrades?',
  ],
  'what becomes of dealt events': [chinaRails, { dealtEvents: 'shuffled' }, 'did you mean shuffled-back?'],
  'a link of no kind': [chinaRails, { victoryLink: 'fery' }, 'did you mean ferry?'],
  'an ability that nobody has': [
    hexTycoon,
    {
      companies: { ...companies, 'red-runner': { ...companies['red-runner'], abilities: { railMarker: 3 } } },
    },
    'tables.companies.red-runner.abilities: there is no railMarker; did you mean railMarkers?',
  ],
  'a marker on nothing': [hexTycoon, port({ on: 'cities' }), 'did you mean city?'],
  'a marker near nothing': [hexTycoon, port({ near: { rivers: 1 } }), 'did you mean river?'],
  'a marker on no terrain': [hexTycoon, port({ terrain: 'forrest' }), 'did you mean forest?'],
  'a pick of nothing': [hexTycoon, { picks: ['chooseCompanies'] }, 'did you mean chooseCompany?'],
};

describe('a layer is refused with the nearest right name', () => {
  test.for(Object.keys(refused))('%s', (name) => {
    const [base, tables, message] = refused[name];
    expect(over(base, tables)).toThrow(InvalidInputError);
    expect(over(base, tables)).toThrow(message);
  });

  test('and taken where each name means something', () => {
    const warp = { ...locos['super-freight'], name: 'Warp', upgrades: [] };
    expect(over(chinaRails, { locos: { ...freight({ upgrades: ['warp'] }).locos, warp } })).not.toThrow();
    expect(over(chinaRails, { firstLocos: ['heavy-freight', 'freight'] })).not.toThrow();
  });
});

test('a title of the family is refused when it is defined', () => {
  const spec = {
    id: 'my-china',
    title: 'My China',
    edition: 'none',
    revision: 1,
    board: chinaRails.board,
    variants: [],
    eventCards: [],
    start: { cash: 50, startupTurns: 2 },
    victory: { cash: 250, majors: 7 },
  };
  const define = (rules: object) => () => defineMilepostGame({ ...spec, rules } as never);
  expect(define({})).not.toThrow();
  expect(define({ firstLocos: ['warp'] })).toThrow(
    'tables.firstLocos: there is no warp; did you mean freight?',
  );
});

test('any title may say which names its tables have', () => {
  const define = (friend: string) => () =>
    defineRuleset({
      ...pebbles,
      tableNames: () => [{ at: ['friend'], names: [friend], among: ['gull', 'crab'] }],
    });
  expect(define('crab')).not.toThrow();
  expect(define('gul')).toThrow('tables.friend: there is no gul; did you mean gull?');
});

test('a variant that brings such a name is refused when a game begins with it', () => {
  const fast = declareChapter<TypesOf<typeof chinaRailsRules>>()({
    id: 'faster',
    options: { faster: switchOption('Faster', { firstLocos: ['fast'] }) },
  }).defineChapter({});
  const engine = createEngine([layer(chinaRails, { id: 'house', title: 'House', chapters: [fast] })]);
  const begin = (faster: boolean) => () =>
    engine.createGame('house', { seats: 2, seed: 1, options: { faster } });
  expect(begin(false)).not.toThrow();
  expect(begin(true)).toThrow('there is no fast; did you mean freight?');
});
