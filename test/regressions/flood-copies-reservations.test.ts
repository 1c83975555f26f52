// A flood that swept nothing away, drawn while an older one still kept a bridge, put an equal list in the place of that of the
// reservations: the rail was another object, though nothing in it had changed.

import { expect, test } from 'vitest';
import { LAWS } from '../../src/testing/index.js';
import { aboutToDraw } from '../rulesets/milepost/event-games.js';

const untouchedIsTheSame = LAWS.filter(({ name }) => name === 'untouched-is-the-same');

test.each([
  ['an older flood of another river keeps a bridge', [{ seat: 1, between: ['2,8', '3,8'] }]],
  ['nothing is kept', []],
] as const)('M-EVENT-17: a flood that sweeps nothing away leaves the rail as it is: %s', (_, reserved) => {
  const game = aboutToDraw(['flood'], { others: [{ track: ['8,4 9,4'] }], state: { reserved } });
  const before = game.state;
  const after = game.play('0: deliver coal 2 0').state;
  expect(after.inPlay).toHaveLength(1);
  const moment = { before, state: after } as never;
  expect(untouchedIsTheSame.flatMap(({ examine }) => [...examine(moment)])).toEqual([]);
  expect(after.rail).toBe(before.rail);
});
