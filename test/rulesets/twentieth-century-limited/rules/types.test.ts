import { expect, test } from 'vitest';
import {
  type TwentiethCenturyAction,
  twentiethCenturyLimited,
} from '../../../../rulesets/twentieth-century-limited';
import { createEngine } from '../../../../src/core/engine';

const engine = createEngine([twentiethCenturyLimited]);

test('actions are told apart by their types, and those of other titles do not compile', () => {
  const state = engine.createGame('twentieth-century-limited', { seats: 2, seed: 1 });
  const refused = (action: unknown) => engine.tryAction(state, action as TwentiethCenturyAction).ok;
  // @ts-expect-error: an action of another family
  const build: TwentiethCenturyAction = { type: 'buildTrack', seat: 0, from: 1, to: 2 };
  // @ts-expect-error: cards are numbers
  const keep: TwentiethCenturyAction = { type: 'keepRegionalCard', seat: 0, card: 'boston' };
  // @ts-expect-error: a declaration names its paid lines
  const score: TwentiethCenturyAction = { type: 'scoreCompanyCard', seat: 0, card: 80 };
  // @ts-expect-error: there are two sources
  const draw: TwentiethCenturyAction = { type: 'drawCompanyCard', seat: 0, source: 'discard' };
  expect([build, keep, score, draw].map(refused)).toEqual([false, false, false, false]);
  const placed = { type: 'placeTrack', seat: 0, line: 3 } satisfies TwentiethCenturyAction;
  expect(placed.line).toBe(3);
});

test('options are typed', () => {
  // @ts-expect-error: no such option
  const options: Parameters<typeof engine.createGame>[1]['options'] = { tycoons: true };
  expect(() => engine.createGame('twentieth-century-limited', { seats: 2, seed: 1, options })).toThrow(
    'tycoons',
  );
});
