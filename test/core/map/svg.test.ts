// The drawing kit: numbers, names, elements and paths.

import { expect, test } from 'vitest';
import {
  element,
  escaped,
  group,
  LETTER,
  linePath,
  px,
  ringPath,
  textElement,
  textWidth,
} from '../../../src/core/map/svg.js';

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

test('an element has its attributes in order, without those that are absent', () => {
  expect(element('rect', { x: 0.04, width: 2.25, rx: undefined, fill: 'a"b' })).toBe(
    '<rect x="0" width="2.3" fill="a&quot;b"/>',
  );
  expect(element('g', {}, [element('a', {}), element('b', {}, '')])).toBe('<g><a/>\n<b/></g>');
});

test('a group has a child a line, and is nothing without children', () => {
  expect(group({ id: 'g' }, ['<a/>', '', '<b/>'])).toBe('<g id="g">\n<a/>\n<b/>\n</g>');
  expect(group({ id: 'g' }, [''])).toBe('');
});

test('texts are escaped, and come with attributes', () => {
  expect(textElement(1, 2, 'A & B', { fill: 'red' })).toBe('<text x="1" y="2" fill="red">A &amp; B</text>');
  expect([px(textWidth('four', 10)), px(textWidth('four', 10, LETTER.bold))]).toEqual(['23.2', '26.4']);
});

test('paths are open or closed', () => {
  const points = [
    [0, 0],
    [1.25, 2],
  ] as const;
  expect([linePath(points), ringPath(points)]).toEqual(['M0 0L1.3 2', 'M0 0L1.3 2Z']);
});
