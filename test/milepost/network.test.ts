// Who owns what is drawn on the board: rails that follow from one another by building.

import { expect, test } from 'vitest';
import { networkOf, ownerOf, sealRail, withSegment } from '../../rulesets/milepost/rail/network.js';
import type { Rail } from '../../rulesets/milepost/state.js';
import { toyGame } from './toy-game.js';

const { board, segment, state } = toyGame();
const [one, two, three] = [segment('3,2', '4,2'), segment('4,2', 'D'), segment('D', '6,2')];
const built = (rail: Rail, seat: number, drawn: number) =>
  sealRail(withSegment(board, rail, seat, drawn), seat);
const owners = (rail: Rail) => [one, two, three].map((drawn) => ownerOf(networkOf(board, rail), drawn));

test('M-BUILD-10: rails that follow one another share a ledger, and each sees what was built up to it', () => {
  const first = built(state.rail, 0, one);
  const second = built(first, 1, two);
  expect([owners(state.rail), owners(first), owners(second)]).toEqual([
    [-1, -1, -1],
    [0, -1, -1],
    [0, 1, -1],
  ]);
  expect(networkOf(board, second)).toMatchObject({ ledger: networkOf(board, state.rail).ledger, aside: [] });
});

test('M-BUILD-10: where play branches, neither branch sees what the other has built', () => {
  const first = built(state.rail, 0, one);
  const branches = [built(first, 0, two), built(first, 1, two), built(first, 1, three)];
  expect(branches.map(owners)).toEqual([
    [0, 0, -1],
    [0, 1, -1],
    [0, -1, 1],
  ]);
  expect(owners(built(branches[1], 0, three))).toEqual([0, 1, 0]);
});
