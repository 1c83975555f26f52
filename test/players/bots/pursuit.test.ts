// A plan is gone on with as long as the title has one for the same aim.

import { expect, test } from 'vitest';
import type { Choice } from '../../../src/players/bots/index.js';
import { createPursuit } from '../../../src/players/bots/pursuit.js';

const [lay, move, wait] = ['lay', 'move', 'wait'].map((type) => ({ type, seat: 0 }));

/** A choice at a step, with plans by their aims, in a game that refuses some actions. */
function choiceAt(step: number, plans: Record<string, object>, refused: readonly object[] = []): Choice {
  const game = {
    plans: () => Object.entries(plans).map(([aim, action]) => ({ line: [action], ...(aim && { aim }) })),
    checkAction: (action: object) => (refused.includes(action) ? { code: 'no' } : null),
  };
  return { game, view: { step }, decision: { seat: 0, kind: 'turn' } } as unknown as Choice;
}

test('the line comes first, then the plan with the same aim, wherever it stands among the others', () => {
  const pursuit = createPursuit();
  expect(pursuit.begin(choiceAt(1, {}), { line: [lay, move], aim: 'coal' })).toBe(lay);
  expect(pursuit.next(choiceAt(2, { iron: wait, coal: lay }))).toBe(move);
  expect(pursuit.next(choiceAt(3, { iron: wait, coal: lay }))).toBe(lay);
  // Somebody came between: the line is lost and the plan is not.
  expect(pursuit.begin(choiceAt(4, {}), { line: [lay, move], aim: 'coal' })).toBe(lay);
  expect(pursuit.next(choiceAt(9, { iron: wait, coal: lay }))).toBe(lay);
});

test('an aim that the title has no more is given up for good, but not where it compares none', () => {
  const pursuit = createPursuit();
  pursuit.begin(choiceAt(1, {}), { line: [lay], aim: 'coal' });
  expect(pursuit.next(choiceAt(2, { '': wait }))).toBeNull();
  expect(pursuit.next(choiceAt(3, { coal: move }))).toBe(move);
  expect(pursuit.next(choiceAt(4, { iron: wait }))).toBeNull();
  expect(pursuit.next(choiceAt(5, { coal: move }))).toBeNull();
});

test('a plan that was suggested is gone on with as long as it is suggested', () => {
  const pursuit = createPursuit();
  pursuit.begin(choiceAt(1, {}), { line: [lay], aim: 'coal', isSuggested: true });
  expect(pursuit.next(choiceAt(2, { coal: move, iron: wait }))).toBe(move);
  expect(pursuit.next(choiceAt(3, { iron: wait, coal: move }))).toBeNull();
  expect(pursuit.next(choiceAt(4, { coal: move, iron: wait }))).toBeNull();
});

test('what is no plan is played, and the plan is gone on with', () => {
  const pursuit = createPursuit();
  pursuit.begin(choiceAt(1, {}), { line: [lay], aim: 'coal' });
  expect(pursuit.begin(choiceAt(2, {}), { line: [wait] })).toBe(wait);
  expect(pursuit.next(choiceAt(3, { coal: move }))).toBe(move);
  // A plan without an aim is a plan all the same.
  expect(pursuit.begin(choiceAt(4, {}), { line: [wait], aim: null })).toBe(wait);
  expect(pursuit.next(choiceAt(5, { coal: move }))).toBeNull();
});

test('what the rules refuse is not played', () => {
  const pursuit = createPursuit();
  expect(pursuit.begin(choiceAt(1, {}, [lay]), { line: [lay], aim: 'coal' })).toBeNull();
  expect(pursuit.next(choiceAt(2, { coal: lay }, [lay]))).toBeNull();
  expect(pursuit.next(choiceAt(3, { coal: lay }))).toBe(lay);
});
