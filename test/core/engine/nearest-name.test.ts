// Names that nobody knows are refused with what was probably meant and with what there is.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../rulesets/china-rails/index.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/index.js';
import { type AnyEngine, createEngine } from '../../../src/core/engine/index.js';
import { pebbles } from './pebbles/pebbles.js';

const engine: AnyEngine = createEngine([chinaRails, hexTycoon, pebbles]);
const config = { seats: 2, seed: 1 };
const begin = (change: object) => () => engine.createGame('pebbles', { ...config, ...change });

describe('names of titles, boards, options, fields and actions', () => {
  test('a title', () => {
    expect(() => engine.createGame('chinarails', config)).toThrow(
      'no ruleset chinarails is known to this engine; did you mean china-rails? There are china-rails, hex-tycoon, pebbles',
    );
    expect(() => engine.createGame({} as never, config)).toThrow(
      /^no ruleset an object is known to this engine$/,
    );
  });

  test('a board', () => {
    expect(begin({ board: 'shoer' })).toThrow('did you mean shore? There are shore');
  });

  test('an option, and a field of the config', () => {
    expect(begin({ options: { longbeach: true } })).toThrow(
      'options: unknown field longbeach; did you mean longBeach? There are longBeach, quick',
    );
    expect(begin({ sets: 2 })).toThrow(
      'unknown field sets; did you mean seats? There are seats, seed, options',
    );
    const china = () => engine.createGame('china-rails', { ...config, options: { fasttrains: true } });
    expect(china).toThrow('unknown field fasttrains; did you mean fastTrains?');
  });

  test('a field of an action, and its type', () => {
    const state = begin({})();
    const refusal = (action: object) => () => engine.applyAction(state, action as never);
    expect(refusal({ type: 'endturn', seat: 0 })).toThrow(
      'unknown action type endturn; did you mean endTurn?',
    );
    expect(refusal({ type: 'endTurn', seta: 0, seat: 0 })).toThrow('unknown field seta; did you mean seat?');
  });

  test('a field of a position, and one deep in it', () => {
    const placed = (state: object) => () => engine.createPosition('pebbles', { config, state });
    expect(placed({ raund: 3 })).toThrow('unknown field raund; did you mean round?');
    const turn = { seat: 1, movs: 0, moves: 0, rolled: false, since: 0 };
    expect(placed({ turn })).toThrow('turn: unknown field movs; did you mean moves?');
  });

  test('names of prototypes and very long ones are refused without a guess that takes long', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(begin({ options: JSON.parse(`{"${name}":{"x":1}}`) })).toThrow(`unknown field ${name}`);
    expect(begin({ ['x'.repeat(100_000)]: 1 })).toThrow(/unknown field x{40}…$/);
  });
});
