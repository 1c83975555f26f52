// TC-COMPANY-4, TC-COMPANY-5: the least sets of own lines that join a card's cities together with lines that were paid for.

import { expect, test } from 'vitest';
import { leastOwnSets } from '../../../../rulesets/twentieth-century-limited/rules/routes';
import { position, toyBoard } from '../toy-board';

// From a to b: two own lines by x; or two own lines by w and v and a foreign one behind them.
const toy = toyBoard({ lines: 'a-x x-b a-w w-v v-b', cities: 'a b c' });
const state = position(toy, 2, {
  seats: [{ track: toy.lines('a-x x-b a-w w-v') }, { track: toy.lines('v-b') }],
});
const [{ nodes: ends }] = toy.board.cards.filter(({ kind }) => kind === 'company') as unknown as [
  { nodes: number[] },
];
const setsFor = (paid: string) => leastOwnSets({ board: toy.board, state }, 0, toy.lines(paid), ends);

test('TC-COMPANY-4: without paid lines every least set is one', () => {
  expect(setsFor('')).toEqual([toy.lines('a-x x-b')]);
});

test('TC-COMPANY-5: of sets as small as each other only those that need what was paid for', () => {
  expect(setsFor('v-b')).toEqual([toy.lines('a-w w-v')]);
});
