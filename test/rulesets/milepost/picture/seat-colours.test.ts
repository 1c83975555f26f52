// Whose track is whose, for people who see few colours.

import { expect, test } from 'vitest';
import { HEARTS, joints } from '../../../../rulesets/milepost/picture/joints.js';
import { SEAT_COLOURS } from '../../../../src/core/title/picture.js';
import { leastDifference } from '../../../core/title/colour-vision.js';

const seats = SEAT_COLOURS.map((colour, seat) => ({ colour, seat, heart: HEARTS[seat] }));
const pairs = seats.flatMap((one) =>
  seats.filter(({ seat }) => seat > one.seat).map((other) => [one, other] as const),
);

test('two seats are far apart in colour for every kind of sight, or differ in the middle of their joints', () => {
  const alike = pairs.filter(
    ([one, other]) => one.heart === other.heart && leastDifference(one.colour, other.colour) < 30,
  );
  expect(alike).toEqual([]);
  expect(pairs.filter(([one, other]) => leastDifference(one.colour, other.colour) < 30)).not.toEqual([]);
});

test('a heart stands out from its joint for every kind of sight', () => {
  for (const { colour, seat, heart } of seats) {
    const drawn = joints('M1 1h0', seat);
    if (heart === null) expect(drawn.match(/<path/g)).toHaveLength(1);
    else {
      expect(drawn).toContain(heart);
      expect(leastDifference(colour, heart)).toBeGreaterThan(20);
    }
  }
});
