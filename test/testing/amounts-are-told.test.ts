// What is counted changes as the events say: too much, too little and nothing told are found.

import { expect, test } from 'vitest';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { defineRuleset } from '../../src/core/engine/rules/define/define-ruleset.js';
import { amountsAreTold, examineGame, LAWS } from '../../src/testing/index.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';
import type { PebblesEvent, PebblesState } from '../core/engine/pebbles/state.js';

const shellsAreTold = amountsAreTold<{ state: PebblesState; event: PebblesEvent }>('shells-are-told', {
  held: ({ seats }) => Object.fromEntries(seats.map(({ shells }, seat) => [`seat ${seat}`, shells])),
  tell(amounts, event) {
    if (event.type === 'shellBrought' || event.type === 'stonesLaid') amounts[`seat ${event.seat}`] += 1;
  },
});

const gull = pebbles.phases.gull;
const [whistle] = gull.actions;

function found(apply: typeof whistle.apply) {
  const phases = { ...pebbles.phases, gull: { ...gull, actions: [{ ...whistle, apply }] } };
  const engine = createEngine([defineRuleset<PebblesTitle>({ ...pebbles, phases })]) as AnyEngine;
  const details = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const { findings } = examineGame(engine, 'pebbles', {
      seed,
      seats: 3,
      without: LAWS.map(({ name }) => name),
      laws: [shellsAreTold],
      every: 1000,
    });
    return findings.filter(({ law }) => law === 'shells-are-told').map(({ detail }) => detail);
  });
  return details[0] ?? null;
}

test('what is told is what happens', () => {
  expect(found(whistle.apply)).toBeNull();
});

test('a fact that tells too much', () => {
  const twice: typeof whistle.apply = (context, state, action) => {
    whistle.apply(context, state, action);
    context.emit({ type: 'shellBrought', seat: action.seat });
  };
  expect(found(twice)).toMatch(/^seat \d has 1, the events say 2$/);
});

test('a change that nothing tells', () => {
  const silent: typeof whistle.apply = (context, state, action) =>
    whistle.apply({ ...context, emit: () => {} }, state, action);
  expect(found(silent)).toMatch(/^seat \d has 1, the events say 0$/);
});
