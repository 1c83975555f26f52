// Whose track is whose, for people who see few colours.

import { expect, test } from 'vitest';
import { HEARTS, joints } from '../../../../rulesets/milepost/picture/joints.js';
import { SEAT_COLOURS } from '../../../../src/core/title/picture.js';
import { difference, leastDifference } from '../../../core/title/colour-vision.js';

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

test('in grey, two seats differ in lightness, or in the shape or the middle of their joints', () => {
  const lightness = (colour: string) => difference(colour, '#000000');
  const grey = (colour: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const mean = Math.round(red * 0.299 + green * 0.587 + blue * 0.114)
      .toString(16)
      .padStart(2, '0');
    return `#${mean.repeat(3)}`;
  };
  const signOf = (seat: number) => joints('M1 1h0', seat).replace(/ d="[^"]*"/g, '');
  const alike = pairs.filter(
    ([one, other]) =>
      signOf(one.seat) === signOf(other.seat) &&
      Math.abs(lightness(grey(one.colour)) - lightness(grey(other.colour))) < 25,
  );
  expect(alike).toEqual([]);
});
