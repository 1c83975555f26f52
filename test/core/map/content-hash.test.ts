import { expect, test } from 'vitest';
import { contentHash } from '../../../src/core/map/content-hash.js';

test('the hash looks at content, not at the order of keys', () => {
  expect(contentHash({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(contentHash({ b: [2, { d: 4, c: 3 }], a: 1 }));
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]));
  expect(contentHash({})).toMatch(/^[0-9a-f]{64}$/);
});
