// The generator makes the published map, and others as good.

import { describe, expect, test } from 'vitest';
import { fourCorners } from '../../../../maps/hex-tycoon/index.js';
import { generateMap } from '../../../../rulesets/hex-tycoon/board/generate/generate-map.js';
import { validateBoard } from '../../../../rulesets/hex-tycoon/board/validate-board.js';

describe('the published map', () => {
  test('is what the generator makes', () => {
    const { id, name } = fourCorners;
    const made = generateMap('even-3', { id, name });
    expect({ ...made, credits: fourCorners.credits }).toEqual(fourCorners);
  });
});

describe('the generator', () => {
  test('makes another map of every seed, the same of the same, however short the search', () => {
    const steps = 800;
    const [one, again, other] = [
      generateMap(1, { steps }),
      generateMap('1', { steps }),
      generateMap(2, { steps, symmetry: 'mirror' }),
    ];
    expect(again).toEqual(one);
    expect(other.rows).not.toEqual(one.rows);
    for (const map of [one, other]) expect(validateBoard(map)).toEqual([]);
  });
});
