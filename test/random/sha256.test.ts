// SHA-256 as the rest of the world computes it.

import { createHash } from 'node:crypto';
import { fc, test as prop } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/random/sha256.js';

const inHex = (text: string) =>
  sha256(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the examples of FIPS 180-4: %.9s', (text, digest) => {
  expect(inHex(text)).toBe(digest);
});

test('every length around the end of a block', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'x'.repeat(length);
    expect(inHex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

prop.prop([fc.string({ unit: 'binary', maxLength: 300 })])('any text, in UTF-8', (text) => {
  expect(inHex(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
