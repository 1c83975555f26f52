// Who owns what is drawn on the board: rails that follow from one another by building.

import { expect, test } from 'vitest';
import {
  NOBODY,
  networkOf,
  ownerOf,
  sealRail,
  withSegment,
} from '../../../../rulesets/milepost/rules/rail/network.js';
import type { Rail } from '../../../../rulesets/milepost/rules/state.js';
import { toyGame } from '../toy-game.js';

const { segment } = toyGame();
// With a ledger of its own: the first to build on a rail goes on with the ledger that is kept with it.
const bareRail = () => toyGame().state.rail;
const [one, two, three] = [segment('3,2', '4,2'), segment('4,2', 'D'), segment('D', '6,2')];
const built = (rail: Rail, seat: number, drawn: number) =>
  sealRail(withSegment(rail, { seat, segment: drawn }), seat);
const owners = (rail: Rail) => [one, two, three].map((drawn) => ownerOf(networkOf(rail), drawn));

test('M-BUILD-10: rails that follow one another share a ledger, and each sees what was built up to it', () => {
  const bare = bareRail();
  const first = built(bare, 0, one);
  const second = built(first, 1, two);
  expect([owners(bare), owners(first), owners(second)]).toEqual([
    [-1, -1, -1],
    [0, -1, -1],
    [0, 1, -1],
  ]);
  expect(networkOf(second)).toMatchObject({ ledger: networkOf(bare).ledger, aside: [] });
});

test('M-BUILD-10: where play branches, neither branch sees what the other has built', () => {
  const first = built(bareRail(), 0, one);
  const branches = [built(first, 0, two), built(first, 1, two), built(first, 1, three)];
  expect(branches.map(owners)).toEqual([
    [0, 0, -1],
    [0, 1, -1],
    [0, -1, 1],
  ]);
  expect(owners(built(branches[1], 0, three))).toEqual([0, 1, 0]);
});

test('M-BUILD-10: every rail of a long game knows who owned what by then', () => {
  // Numbers of a large board, every seventh, far more than a ledger begins with.
  const drawn = Array.from({ length: 700 }, (_, place) => 7 * ((place * 211) % 700) + (place % 2) * 60_000);
  const rails = [bareRail()];
  for (const [place, segment] of drawn.entries()) rails.push(built(rails[place], place % 2, segment));
  for (const [count, rail] of rails.entries()) {
    const network = networkOf(rail);
    const found = drawn.map((segment) => ownerOf(network, segment));
    expect(found).toEqual(drawn.map((_, place) => (place < count ? place % 2 : NOBODY)));
  }
  expect(networkOf(rails[700]).ledger).toBe(networkOf(rails[0]).ledger);
  expect(ownerOf(networkOf(rails[700]), 3)).toBe(NOBODY);
});
