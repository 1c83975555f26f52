// The laws of the contract, and that money, loads and track are conserved, over games of India Rails: two to six seats,
// every option alone, and settings in which every two options meet in every way that is allowed.

import { describe, expect, test } from 'vitest';
import { circus } from '../../rulesets/india-rails/circus.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { milepostVariants } from '../../rulesets/milepost/variants.js';
import {
  type AnyEngine,
  createEngine,
  type Envelope,
  type GameAction,
  type Random,
} from '../../src/engine/index.js';
import { examineGame } from '../../src/testing/index.js';
import { CONSERVATION, examinePlayedOn, type PlayedOn } from '../milepost/conservation.js';
import { has, pairsOf, pairwiseSettings, type Setting } from '../milepost/pairwise.js';

const engine = createEngine([indiaRails]) as unknown as AnyEngine;
const variants = [...milepostVariants, circus];
const NAMES = variants.map(({ option }) => option);
const isAllowed = (options: Setting) =>
  variants.every(({ option, conflict }) => !options[option] || (conflict?.(options) ?? null) === null);
const SETTINGS = pairwiseSettings(NAMES, isAllowed);

const board = indiaRails.board();

function findings(plan: Partial<PlayedOn>) {
  const whole = { seed: 1, seats: 3, steps: 80, suggested: 70, every: 80, ...plan };
  return examinePlayedOn(engine, 'india-rails', whole).findings;
}

describe('games of two to six seats keep the laws', () => {
  test.each([2, 3, 4, 5, 6])('%i seats', (seats) => {
    expect(findings({ seats, seed: `seats ${seats}`, steps: 140 })).toEqual([]);
  });
});

describe('every option alone keeps the laws', () => {
  test.each(NAMES)('%s', (option) => {
    const options = { [option]: true, ...(option === 'handsOfFour' ? { additionalTrains: true } : {}) };
    expect(findings({ options, seats: 2 + (NAMES.indexOf(option) % 5), seed: option })).toEqual([]);
  });
});

describe('any two options keep the laws together', () => {
  test.each(SETTINGS.map((setting, n) => [n, setting] as const))('setting %i', (n, options) => {
    expect(findings({ options, seats: 2 + (n % 5), seed: `pair ${n}` })).toEqual([]);
  });

  test('the settings cover every pair that can be', () => {
    const missing = pairsOf(NAMES).filter((pair) => !SETTINGS.some((setting) => has(setting, pair)));
    expect(missing.map(({ one, other, values }) => `${one} ${values[0]}, ${other} ${values[1]}`)).toEqual([
      'noTax true, reshuffle true',
      'additionalTrains false, handsOfFour true',
    ]);
  });
});

describe('Pilgrims and the Circus keep the laws', () => {
  // A player who starts in Calcutta and likes to load and unload both, and goes on as suggested otherwise.
  const fond = (action: GameAction) =>
    action.type.endsWith('Pilgrims') ||
    ['pilgrims', 'circus'].includes((action as { load?: string }).load ?? '');
  const { mileposts: calcutta } = board.cities[board.cityIndex('calcutta')];
  const choose = (state: Envelope, random: Random): GameAction | null => {
    const listed = [...engine.legalActions(state)];
    const starts = listed.filter((action) =>
      calcutta.includes((action as { milepost?: number }).milepost ?? -1),
    );
    const liked = [...starts, ...listed.filter(fond)];
    if (liked.length > 0 && random.int(1, 100) <= 60) return liked[random.int(0, liked.length - 1)];
    const [decision] = engine.decisions(state).filter(({ optional }) => !optional);
    const [line] = engine.suggest(state, decision, random);
    return line !== undefined && engine.checkAction(state, line) === null ? line : null;
  };

  test.each([
    { circus: true, costToLoad: true, borrowing: true },
    { circus: true, fieldWarehousing: true, openContracts: true, additionalTrains: true },
  ])('%o', (options) => {
    const plan = { seed: 5, seats: 3, steps: 300, every: 100, laws: CONSERVATION, options, choose };
    const { findings: found, actions, history } = examineGame(engine, 'india-rails', plan);
    expect(found).toEqual([]);
    expect(actions['pickUpPilgrims']).toBeGreaterThan(0);
    const circuses = history.actions.filter((action) => (action as { load?: string }).load === 'circus');
    expect(circuses.length).toBeGreaterThan(3);
  });
});
