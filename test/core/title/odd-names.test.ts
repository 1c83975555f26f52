// Pictures with odd names: every title draws well-formed XML, whatever its board and its seats are called.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allTitles } from '../../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../src/core/engine/index.js';
import { escaped } from '../../../src/core/map/svg.js';
import type { Title } from '../../../src/core/title/title.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { findNoXml } from './strict-xml.js';

const titles = allTitles as unknown as readonly Title<AnyRuleset>[];

const ODD = [
  '<b>&"\'',
  '🚂👩‍👩‍👧‍👦',
  'שרה אל־עזיז',
  'محمد',
  'Nguyễn'.normalize('NFD'),
  ']]>&amp;<!--',
  '</text>',
  '🚂'.repeat(40),
];

// Every name in a file is another one.
function oddlyNamed(value: unknown, counter = { n: 0 }): unknown {
  if (Array.isArray(value)) return value.map((item) => oddlyNamed(item, counter));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      // A company with an office of its own is found by its name.
      if (key !== 'name' || part === 'Richmond & Danville') return [key, oddlyNamed(part, counter)];
      const n = counter.n++;
      return [key, [...ODD[n % ODD.length]].slice(0, 34).join('') + (n === 0 ? '' : ` ${n}`)];
    }),
  );
}

const jsonOf = (id: string, file: string) => JSON.parse(readFileSync(`maps/${id}/${file}.json`, 'utf8'));

describe.each(titles.map((title) => [title.ruleset.id as string, title] as const))('%s', (id, title) => {
  test('draws well-formed XML of a board and of seats with odd names', async () => {
    const kind = await title.boards();
    const map = { ...(oddlyNamed(jsonOf(id, 'map')) as object), id: 'odd' } as object;
    const given = kind.needsDeck ? (oddlyNamed(jsonOf(id, 'deck')) as Record<string, unknown>) : undefined;
    const deck = given && { ...given, ['map' in given ? 'map' : 'id']: 'odd' };
    expect(kind.validate(map, deck).filter(({ severity }) => severity === 'error')).toEqual([]);
    const board = kind.define(map, deck);
    const picture = await title.picture();
    const engine = createEngine([title.ruleset], { boards: [board] }) as unknown as AnyEngine;
    const { states } = playRandomGame(engine, id, {
      seed: 5,
      seats: ODD.slice(0, title.ruleset.seats.max),
      board: 'odd',
      steps: 120,
      suggested: 90,
    } as never);
    const late = states[states.length - 1];
    for (const options of [{}, { idPrefix: '"<&' }, { translate: (text: string) => `${text}<&\u001b` }]) {
      const svg = picture.draw(board, late, options);
      expect(findNoXml(svg)).toBeNull();
      if (!('translate' in options)) expect(svg).toContain('&lt;b&gt;&amp;&quot;');
    }
    expect(findNoXml(picture.draw(board))).toBeNull();
    expect(picture.draw(board)).toContain('&lt;/');
  });
});

test('what XML cannot hold is replaced, everything else is kept', () => {
  expect(escaped('a\u001b\u0000\ufffe\uffff\ud83db\udc00')).toBe('a\ufffd\ufffd\ufffd\ufffd\ufffdb\ufffd');
  expect(escaped('<🚂\t\n"')).toBe('&lt;🚂\t\n&quot;');
});

test.each([
  ['<a b="1"><c/>text &amp; more</a>', null],
  ['<a>\u001b</a>', 'a character that XML cannot hold'],
  ['<a>\ufffe</a>', 'a character that XML cannot hold'],
  ['<a>\ud83d</a>', 'a character that XML cannot hold'],
  ['<a>&</a>', 'no markup: «&</a>»'],
  ['<a b="<"/>', 'no markup: «<a b="<"/>»'],
  ['<a><b></a></b>', 'an end without a start: «</a></b>»'],
  ['<a b="1" b="2"/>', 'an attribute twice: «<a b="1" b="2"/>»'],
  ['<a/><b/>', 'a second tree: «<b/>»'],
  ['<a>', 'a has no end'],
])('%j is read strictly', (text, amiss) => {
  expect(findNoXml(text)).toBe(amiss);
});
