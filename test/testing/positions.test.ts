// Generated games begin in mid-game, and what fails there is told as a position to paste into a test.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import * as engineRoom from '../../src/core/engine/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../src/core/engine/index.js';
import {
  configs,
  lawfulGames,
  legalMoves,
  playedGames,
  reachableStates,
} from '../../src/testing/arbitraries.js';
import * as testing from '../../src/testing/index.js';
import {
  collectSamples,
  conformance,
  gameAt,
  outlineOf,
  playLegal,
  readPlaythrough,
} from '../../src/testing/index.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';
import { runExample } from '../run-example.js';
import { editorsWith } from '../types/editor.js';

const titles = createEngine(allRulesets) as unknown as AnyEngine;

// Kinds of action that only options allow, or that a title has of its family and never asks for.
const FAMILY = [
  'crossgradeLoco',
  'takeLoan',
  'backtrack',
  'offerTrackDeal',
  'discardDemands',
  'answerTrackDeal',
];
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'china-rails': FAMILY,
  'india-rails': FAMILY,
  'iron-dragon': [...FAMILY, 'crossFerry', 'chooseSecondTrain'],
  'hex-tycoon': [
    ...['chooseTycoon', 'stealVictoryPoint', 'removeObsolescence', 'drawDevelopmentMarker'],
    ...['takeLoan', 'buyStock', 'foundRailroad'],
  ],
};

test.each(allRulesets.map((ruleset) => [ruleset.id, ruleset as AnyRuleset] as const))(
  'fifty games of %s contain every kind of action that the default options allow',
  (id) => {
    const { actions } = titles.settingOf(titles.createGame(id, { seats: 2, seed: 1 })).ready;
    const games = fc.sample(playedGames(titles, id), { numRuns: 50, seed: 1 });
    const played = new Set(games.flatMap((game) => game.actions.map(({ type }) => type)));
    const missing = [...actions.keys()].filter((type) => !played.has(type));
    expect(missing.filter((type) => !OPTIONAL[id]?.includes(type))).toEqual([]);
  },
);

describe('a failed property of what happens late in a game', () => {
  const engine = createEngine([indiaRails]);
  const paysWell = fc.property(playedGames(engine, 'india-rails'), ({ events }) =>
    events.flat().every((event) => event.type !== 'loadDelivered' || event.payout >= 20),
  );
  const found = fc.check(paysWell, { seed: 1 });
  const [game] = found.counterexample!;

  test('is a position and the action itself, with few seats and few fields', () => {
    expect(game.actions.map(({ type }) => type)).toEqual(['deliverLoad']);
    expect([game.config.seats, JSON.stringify(game.position).length < 600]).toEqual([2, true]);
    expect(fc.check(paysWell, { seed: 1, path: found.counterexamplePath! }).counterexample).toEqual([game]);
  });

  test('is told as code that compiles where it is pasted, and fails again', () => {
    const report = fc.defaultReportMessage(found)!;
    const code = report.slice(report.indexOf('const position'), report.indexOf('\n]\nShrunk'));
    const pasted = [
      "import { createEngine } from 'railhead/engine';",
      "import { indiaRails } from 'railhead/rulesets/india-rails';",
      "import { gameAt, playLegal } from 'railhead/testing';",
      'const engine = createEngine([indiaRails]);',
      code,
      'export const { events } = playLegal(engine, game);',
    ].join('\n');
    expect(editorsWith([pasted])[0].errors()).toEqual([]);
    const modules = {
      'railhead/engine': engineRoom,
      'railhead/rulesets/india-rails': { indiaRails },
      'railhead/testing': testing,
    };
    expect(runExample(pasted, modules).exports['events']).toEqual(game.events);
  });

  test('is kept as text, too', () => {
    const again = playLegal(engine, readPlaythrough(engine, outlineOf(engine, game)));
    expect(again.states).toEqual(game.states);
    const [start] = game.states;
    expect(playLegal(engine, gameAt(start, game.actions)).states.at(-1)).toEqual(again.states.at(-1));
  });
});

describe('a title without samples', () => {
  const engine = createEngine([pebbles]);
  const stepsOf = (play: object) =>
    fc
      .sample(playedGames(engine, 'pebbles', play), { numRuns: 40, seed: 1 })
      .map(({ states }) => states[0].step);

  test('begins in games of its own suggestions and of chance, or at the start', () => {
    expect(stepsOf({}).filter((step) => step > 0).length).toBeGreaterThan(20);
    expect(stepsOf({ deep: false }).filter((step) => step > 0)).toEqual([]);
    expect(conformance(engine as AnyEngine, 'pebbles', { seed: 3 })).toEqual([]);
  });

  test('begins in the same ones where they are kept as JSON', () => {
    const samples = JSON.parse(
      JSON.stringify(collectSamples(engine as AnyEngine, 'pebbles')),
    ) as testing.SampleGames;
    expect(stepsOf({ samples })).toEqual(stepsOf({}));
    expect(samples.places.length).toBeGreaterThan(1);
  });
});

test('options that an arbitrary does not have are refused with the nearest right name', () => {
  const misspelled: object = { maxStep: 5 };
  for (const make of [playedGames, reachableStates, legalMoves, lawfulGames])
    expect(() => make(titles, 'china-rails', misspelled)).toThrow('did you mean maxSteps?');
  expect(() => configs(titles, 'china-rails', { boards: 'x' } as object)).toThrow('did you mean board?');
});
