// Numbers and names in pictures.

import { expect, test } from 'vitest';
import { escaped, px } from '../../src/core/map/svg-text.js';

test.each([
  [0, '0'],
  [-0.04, '0'],
  [2.25, '2.3'],
  [-7.16, '-7.2'],
  [1200, '1200'],
])('%d is written %s', (value, text) => {
  expect(px(value)).toBe(text);
});

test('names cannot break out of their element or attribute', () => {
  expect(escaped('<b>"A & B"</b>')).toBe('&lt;b&gt;&quot;A &amp; B&quot;&lt;/b&gt;');
});
