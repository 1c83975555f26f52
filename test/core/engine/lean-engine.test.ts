// A lean engine plays as a whole one does, and has of the rest what it is given. What was left out says so.

import { expect, test } from 'vitest';
import { chinaRails, chinaRailsRules, chinaRailsWords } from '../../../rulesets/china-rails/index.js';
import {
  checks,
  combineSeeds,
  commitSeed,
  createEngine,
  createLeanEngine,
  createRandom,
  freshSeed,
  MissingPartError,
  saves,
  words,
} from '../../../src/entries/engine.js';
import { conformance } from '../../../src/testing/index.js';
import { pebbles } from './pebbles/pebbles.js';

const whole = createEngine([pebbles]);
const lean = createLeanEngine([pebbles]);
const config = { seats: 2, seed: 7 };

// Every verb, asked for what it needs or for nothing: what it lacks it says before it looks.
const lacking = (engine: object) =>
  Object.entries(engine).flatMap(([verb, ask]) => {
    try {
      ask();
    } catch (error) {
      if (error instanceof MissingPartError) return [[verb, error.part]];
    }
    return [];
  });

const SAVING = ['createPosition', 'record', 'readRecord', 'replay', 'checkUpgrade'];
const LOADING = ['serialize', 'deserialize', 'migrate'];

test('E-SAVE-2: a lean engine has all verbs, and those of a part that it lacks name the part', () => {
  expect(Object.keys(lean).sort()).toEqual(Object.keys(whole).sort());
  const saving = [...SAVING, ...LOADING].map((verb) => [verb, 'saves']);
  expect(lacking(lean)).toEqual([...saving, ['describe', 'words']]);
  expect(lacking(createLeanEngine([pebbles], { saves }))).toEqual([['describe', 'words']]);
  expect(lacking(createLeanEngine([pebbles], { words }))).toEqual(saving);
  expect(lacking(whole)).toEqual([]);
});

test('the error says what to pass, and has a code', () => {
  const save = () => lean.serialize(lean.createGame('pebbles', config));
  expect(save).toThrow('pass `saves` of railhead/engine, as in createLeanEngine([…], { saves })');
  expect(save).toThrow(expect.objectContaining({ code: 'missing-part', part: 'saves' }));
});

test('E-SAVE-2: lean and whole play the same game, and read the same saves', () => {
  const saving = createLeanEngine([pebbles], { saves });
  const played = [whole, lean, saving].map((engine) => {
    const state = engine.createGame('pebbles', config);
    const [first] = engine.legalActions(state);
    return engine.applyAction(state, first);
  });
  expect(played.map(whole.hashState)).toEqual(played.map(() => whole.hashState(played[0])));
  expect(saving.deserialize(whole.serialize(played[0]))).toEqual(played[1]);
});

test('E-SEED-1: a lean engine without saves refuses a shared seed, which it could not check', () => {
  const own = () => [freshSeed(), freshSeed()];
  const parts = { host: freshSeed(), seats: own(), reserves: own() };
  const seedCommitments = {
    table: 't',
    host: commitSeed('t', 'host', parts.host),
    seats: parts.seats.map((part, seat) => commitSeed('t', { seat }, part)),
    reserves: parts.reserves.map((part, reserve) => commitSeed('t', { reserve }, part)),
  };
  const shared = { seats: 2, seed: combineSeeds('t', parts), seedCommitments };
  expect(() => lean.createGame('pebbles', shared)).toThrow('a shared seed needs saves');
  expect(() => lean.createGame('pebbles', { ...config, seedParts: parts })).toThrow(MissingPartError);
  expect(createLeanEngine([pebbles], { saves }).createGame('pebbles', shared).step).toBe(0);
});

test('checks say which part of a ruleset and which argument is wrong', () => {
  const broken = { ...pebbles, phases: undefined } as never;
  expect(() => createLeanEngine([broken])).toThrow(TypeError);
  expect(() => createLeanEngine([broken], { checks })).toThrow(/phases: expected/);
  const checked = createLeanEngine([pebbles], { checks });
  expect(() => lean.decisions({ game: config } as never)).toThrow();
  expect(() => checked.viewEvents(checked.createGame('pebbles', config), 7 as never, 0)).toThrow(
    'events: expected a list, not 7',
  );
});

test('rules without suggestions say what to import, and whoever has suggestions gives them', () => {
  const [alone, advised] = [chinaRailsRules, chinaRails].map((title) => createLeanEngine([title]));
  const state = alone.createGame('china-rails', config);
  const [decision] = alone.decisions(state);
  const random = createRandom(7);
  const asked = ['suggest', 'plans', 'evaluate'] as const;
  for (const verb of asked) {
    const ask = () => (verb === 'evaluate' ? alone.evaluate(state, 0) : alone[verb](state, decision, random));
    expect(ask).toThrow(MissingPartError);
    expect(ask).toThrow(
      `${verb} of China Rails needs suggestions, which were left out: import chinaRails of railhead/rulesets/china-rails`,
    );
  }
  expect(advised.suggest(state, decision, random).length).toBeGreaterThan(0);
  // A title that has no opinion keeps silent.
  const start = whole.createGame('pebbles', config);
  expect(whole.suggest(start, whole.decisions(start)[0], random)).toEqual([]);
});

test('the laws of the testing kit ask rules alone for no suggestions', () => {
  const alone = createEngine([{ ...pebbles, suggestedBy: 'pebbles of another file' }]);
  const found = [whole, alone].map((engine) => conformance(engine, 'pebbles', { seed: 1, seats: 2 }));
  expect(found[1]).toEqual(found[0]);
});

test('rules with their words speak as the whole title does', () => {
  const spoken = createLeanEngine([{ ...chinaRailsRules, ...chinaRailsWords }], { words });
  const full = createEngine([chinaRails]);
  const state = spoken.createGame('china-rails', config);
  const refused = spoken.checkAction(state, { type: 'endOperations', seat: state.turn.seat });
  expect(refused && spoken.describe(state, refused)).toBe(refused && full.describe(state, refused));
  expect(refused && spoken.describe(state, refused)).toContain('You cannot end operations now');
});
