// @vitest-environment happy-dom
// SVG text as elements: what is drawn becomes nodes, and what could run or is no SVG is refused.

import { describe, expect, test } from 'vitest';
import { goodIcon } from '../../../rulesets/milepost/picture/goods/good-icon.js';
import { isRailheadError } from '../../../src/index.js';
import { createDrawing } from '../../../src/table/board/index.js';

const SVG = 'http://www.w3.org/2000/svg';
const drawn = (inside: string) => createDrawing(`<svg xmlns="${SVG}">${inside}</svg>`);

test('elements, attributes and text are read, with entities', () => {
  const svg = drawn(
    `<g data-layer='a "b"'>\n<!-- a <note> -->\n<text x="1" y="2">&lt;b&gt;&amp;&quot;&apos; &#x1F682;&#65;</text><path d="M0 0"/></g>`,
  );
  expect([svg.namespaceURI, svg.nodeName]).toEqual([SVG, 'svg']);
  const [group] = svg.children;
  expect(group.getAttribute('data-layer')).toBe('a "b"');
  expect([...group.children].map(({ nodeName, namespaceURI }) => [nodeName, namespaceURI])).toEqual([
    ['text', SVG],
    ['path', SVG],
  ]);
  expect(group.children[0].textContent).toBe('<b>&"\' 🚂A');
  expect(group.children[1].getAttribute('d')).toBe('M0 0');
});

test('an icon of a card is one element', () => {
  const icon = createDrawing(goodIcon('rice'));
  expect(icon.getAttribute('viewBox')).toBe('-1 -1 18 18');
  expect(icon.children.length).toBeGreaterThan(0);
});

test('a picture without a size is as large as a letter; one with a size keeps it', () => {
  const icon = createDrawing(goodIcon('rice'));
  expect([icon.getAttribute('width'), icon.getAttribute('height')]).toEqual(['1em', '1em']);
  const sized = createDrawing(`<svg xmlns="${SVG}" width="80" height="60"/>`);
  expect([sized.getAttribute('width'), sized.getAttribute('height')]).toEqual(['80', '60']);
});

describe('refused, with the place', () => {
  test.each([
    ['<script>x</script>', '<script>x'],
    ['<SCRIPT/>', '<SCRIPT/>'],
    ['<svg:script/>', '<svg:script/>'],
    ['<g onload="x"/>', '<g onload="x"/>'],
    ['<g ONCLICK="x"/>', '<g ONCLICK="x"/>'],
    ['<a href="javascript:x"/>', '<a href="javascript:x"/>'],
    ['<a xlink:href=" java\tscript:x"/>', '<a xlink:href='],
    ['<set attributeName="onclick" to="x"/>', '<set attributeName='],
    ['<animate attributeName="xlink:href"/>', '<animate attributeName='],
    ['<g><b></g></b>', '</g></b>'],
    ['<g', '<g'],
    ['<g a=1/>', '<g a=1/>'],
    ['<g a="<"/>', '<g a='],
    ['<![CDATA[x]]>', '<![CDATA[x]]>'],
    ['&nbsp;', '&nbsp;'],
    ['a & b', 'a & b'],
    ['&#99999999;', '&#99999999;'],
  ])('%s', (inside, place) => {
    let found: unknown;
    try {
      drawn(inside);
    } catch (error) {
      found = error;
    }
    expect(isRailheadError(found)).toBe(true);
    expect((found as Error).message).toContain(place.slice(0, 30));
  });

  test.each(['', 'text', '<g/>', '<svg/><svg/>', '<svg/>more', '<svg>', '</svg>'])(
    '%j is no document',
    (text) => {
      expect(() => createDrawing(text)).toThrow('picture: ');
    },
  );
});
